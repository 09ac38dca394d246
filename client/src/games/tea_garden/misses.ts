/** When a try in a lesson cannot come to what is wanted any more: the turn is over, or its main action was another one. */

/** What only one of happens in a turn: its main action. */
const MAIN: ReadonlySet<string> = new Set(["founded", "bought", "traded", "fermenting", "harvesting"]);
const LAST: ReadonlySet<string> = new Set(["passed", "turn-ended"]);

export function misses(kind: string, wanted: readonly string[]): boolean {
  if (wanted.includes(kind)) return false;
  return LAST.has(kind) || (MAIN.has(kind) && wanted.some((other) => MAIN.has(other)));
}
