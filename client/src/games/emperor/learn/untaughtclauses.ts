/** Clauses that the lessons leave out; each is told by `also-<clause>` when they are done. */
export const also: readonly string[] = ["E35", "E57", "E27", "E70"];
