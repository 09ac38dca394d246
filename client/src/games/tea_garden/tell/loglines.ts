/** How the log is cut into lines: the set-up, each turn, the tidying up after a round. These are also the stops of a replay. */
import type { GameEvent } from "../../contract";
import type { Event } from "../wire";

const TIDIES: ReadonlySet<string> = new Set(["market-left", "ripened"]);
/** What may follow in the lines of the house: the set-up, and the tidying up. */
const HOUSE: ReadonlySet<string> = new Set([
  "first",
  "token",
  "revealed-market",
  "revealed-caravan",
  "revealed-emperor",
  "revealed-cup",
  "drew",
  "market-left",
  "ripened",
  "harvested",
  "shuffled",
  "round",
]);

/** A step can end one turn and begin the next, or end the round. */
export const opens = (event: GameEvent): boolean => event.kind === "turn" || event.kind === "market-left";

/** Whose turn it begins. */
export function turnOf(event: GameEvent): number | null {
  const happened = event as unknown as Event;
  return happened.kind === "turn" ? happened.seat : null;
}

/** Whether the log goes on in the same line. */
export function continues(event: GameEvent, line: readonly GameEvent[]): boolean {
  const [first] = line;
  if (!first || event.kind === "turn" || event.kind === "first") return false;
  const last = line.at(-1)!;
  const house = first.kind === "first" || line.some(({ kind }) => TIDIES.has(kind));
  if (house) return last.kind !== "turn" && HOUSE.has(event.kind);
  if (last.kind === "turn-ended" || last.kind === "passed" || last.kind === "ended") return false;
  return typeof event.seat === "number" ? event.seat === first.seat : HOUSE.has(event.kind);
}

/** Events in lines, where they do not come step by step. */
export function linesOf(events: readonly GameEvent[]): GameEvent[][] {
  const lines: GameEvent[][] = [];
  for (const event of events) {
    const last = lines.at(-1);
    // Inside of a step everything goes on that does not open a line.
    if (last && !opens(event) && (continues(event, last) || event.kind === "turn-ended")) last.push(event);
    else lines.push([event]);
  }
  return lines;
}

/** What the log leads to the rules for: what was done, not each leaf and card of it. */
const CITED: ReadonlySet<string> = new Set([
  "passed",
  "fee-begun",
  "used-marker",
  "rising",
  "chose-space",
  "strengthened",
  "buying",
  "replaced",
  "trading",
  "fermenting",
  "harvesting",
  "sailed",
  "berthed",
  "took-cup",
  "studied",
  "centre",
  "repeating",
  "used-bonus",
  "ripened",
  "harvested",
]);
export const cites = (event: GameEvent): boolean => CITED.has(event.kind);
