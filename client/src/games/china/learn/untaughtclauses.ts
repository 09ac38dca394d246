/** Clauses that the lessons leave out; each is told by `also-<clause>` when they are done. */
export const also: readonly string[] = ["C24", "S10", "S9", "E1"];
