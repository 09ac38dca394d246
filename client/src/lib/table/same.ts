/** Whether two rows of moves are the same. */
export const sameMoves = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((move, n) => move === b[n]);
