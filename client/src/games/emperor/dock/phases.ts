/** The phases of a turn: which one it is, and what was done in those before it. */
import type { View } from "../view";
import type { Event } from "../wire";

/** The one under way; null before the first turn, when the phases are over, and after the game. */
export const phaseNow = ({ outlook }: View): number | null =>
  outlook.phases.find(({ is }) => is === "now")?.number ?? null;

/** What was done in each phase of a turn so far, in numbers: markers placed, colonies, markers moved, attacks. */
export function deedsOf(events: readonly Event[]): Record<number, number> {
  const deeds = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const event of events) {
    if (event.kind === "settled") deeds[1] += event.count;
    else if (event.kind === "grew" && !event.back) deeds[1] += 1;
    else if (event.kind === "colonised") deeds[2] += 1;
    else if (event.kind === "moved") deeds[3] += event.count;
    else if (event.kind === "attacked") deeds[4] += 1;
  }
  return deeds;
}
