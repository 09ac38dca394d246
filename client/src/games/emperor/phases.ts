/** The five phases of a turn: which one it is, and what was done in those before it. */
import { kindOf, phaseOf } from "./kind";
import type { View } from "./seen";
import type { Event } from "./wire";

export const PHASES = [1, 2, 3, 4, 5] as const;
export type Phase = (typeof PHASES)[number];

/** The one under way; null before the first turn, when the phases are over, and after the game. */
export function phaseNow({ table }: View): Phase | null {
  if (table.point === "first") return null;
  return PHASES.find((phase) => phase === phaseOf(kindOf(table.point))) ?? null;
}

/** What was done in each phase of a turn so far, in numbers: markers placed, colonies, markers moved, attacks. */
export function deedsOf(events: readonly Event[]): Record<Phase, number> {
  const deeds = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const event of events) {
    if (event.kind === "settled") deeds[1] += 3;
    else if (event.kind === "grew" && !event.back) deeds[1] += 1;
    else if (event.kind === "colonised") deeds[2] += 1;
    else if (event.kind === "moved") deeds[3] += event.count;
    else if (event.kind === "attacked") deeds[4] += 1;
  }
  return deeds;
}

/** Markers or provinces that are still to be placed in phase one. */
export function leftToPlace({ table }: View): number {
  if (table.point === "place-initial") return table.holding;
  return table.growth.regular + bonusLeft(table.growth.bonus) - table.growth.drops;
}

/** So many of them may go to where the next one goes: the regular ones, else those of one symbol's province (E79). */
export function leftAlike(view: View): number {
  const { regular, bonus } = view.table.growth;
  return Math.min(leftToPlace(view), regular > 0 ? regular : (bonus.find((n) => n > 0) ?? 0));
}

export const bonusLeft = (bonus: readonly number[]): number => bonus.reduce((sum, n) => sum + n, 0);
