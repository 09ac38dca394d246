/** Clauses that the lessons leave out; each is told by `also-<clause>` when they are done. */
export const also: readonly string[] = ["T32", "T52", "T50", "T3"];
