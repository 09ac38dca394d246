/** New markers: what a move would place, and several of them in a row. */
import type { Arrival } from "../../lib/table/arrival";
import type { Trial } from "../../lib/table/trial.svelte";
import type { GameEvent, MatchContext } from "../contract";
import { parse } from "./moves";
import { leftAlike, leftToPlace } from "./phases";
import { stateOf } from "./picking";
import type { BoardFile, Province, View } from "./wire";

type Match = MatchContext<View, BoardFile>;

export interface Grown {
  /** Markers that stay where they are placed. */
  placed: number;
  /** Those that go back to the supply at once (E10). */
  back: number;
}
export const ONE: Grown = { placed: 1, back: 0 };

/** What a new marker brings, as the house has said it: where there is no choice, it places all that are left (E81). */
export function grownBy(
  events: readonly GameEvent[],
  view: View,
  after: View | null,
  at: Province,
  count: number,
): Grown {
  const back = events.filter((e) => e.kind === "grew" && e.back === true).length;
  const more = after ? stateOf(after, at).markers - stateOf(view, at).markers : 0;
  return { placed: back > 0 ? more : Math.max(1, count, more), back };
}

/** What a province holds, where more goes back at once (E10). */
const FULL = 10;

/** So many of the markers that are alike find room in a province. */
export function roomFor(view: View, at: Province): number {
  const left = leftAlike(view);
  return view.table.rules.cap_at_once ? Math.max(0, Math.min(left, FULL - stateOf(view, at).markers)) : left;
}

/** Whether the house would leave the next marker there. */
async function stays(match: Match, move: string): Promise<boolean> {
  const { view } = match;
  const at = parse(move).place ?? "";
  const answer = await match.preview(move);
  return !("code" in answer) && stateOf(answer.view, at).markers > stateOf(view, at).markers;
}

/**
 * Sends them one by one. It ends with the first that is refused, no longer asked, or would go back to the supply, and as
 * soon as anything else happens: somebody takes back what was placed.
 */
export async function growInARow(
  match: Match,
  trial: Trial<string, View>,
  arrival: Arrival,
  moves: readonly string[],
): Promise<void> {
  let known = leftToPlace(match.view);
  for (const [n, move] of moves.entries()) {
    // What the first one does was seen.
    if (n > 0 && !(await stays(match, move))) return;
    if (!match.mine || trial.sending || !match.legal.includes(move) || leftToPlace(match.view) !== known) return;
    const arrived = arrival.next();
    if (!(await trial.sendNow(move))) return;
    await arrived;
    if (leftToPlace(match.view) >= known) return;
    known = leftToPlace(match.view);
  }
}
