/** New markers: what a move would place, and how many may go in a row. */
import type { Trial } from "../../lib/table/trial.svelte";
import type { GameEvent, MatchContext, Preview } from "../contract";
import { leftAlike } from "./phases";
import { stateOf } from "./picking";
import type { View } from "./seen";
import type { BoardFile, Move, Province } from "./wire";

type Match = MatchContext<View, BoardFile, Move>;

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
  const more = after ? stateOf(after, at).markers - stateOf(view, at).markers : grownAt(events, at);
  return { placed: back > 0 ? more : Math.max(1, count, more), back };
}

/** New markers that stay in a province, as the log has them. */
const grownAt = (events: readonly GameEvent[], at: Province): number =>
  events.filter((e) => e.kind === "grew" && e.province === at && e.back !== true).length;

/** What a province holds, where more goes back at once (E10). */
const FULL = 10;

/** So many of the markers that are alike find room in a province. */
export function roomFor(view: View, at: Province): number {
  const left = leftAlike(view);
  return view.table.rules.cap_at_once ? Math.max(0, Math.min(left, FULL - stateOf(view, at).markers)) : left;
}

/**
 * As many new markers in a province as are asked for and stay: the game may place the last ones itself (E81), and what finds no
 * room goes back to the supply (E10). What the first one does was seen. Null: something else has happened meanwhile.
 */
export async function stayingRow(
  match: Match,
  trial: Trial<Move, View>,
  at: Province,
  most: number,
): Promise<readonly Move[] | null> {
  const move: Move = { kind: "grow", province: at };
  const now = stateOf(match.view, at).markers;
  const fitting = ({ events, view }: Preview<View>): number =>
    view ? stateOf(view, at).markers - now : grownAt(events, at);
  let count = most;
  while (count > 1) {
    const row = Array<Move>(count).fill(move);
    const answer = await trial.ask(row);
    if (!answer || !match.mine) return null;
    const fits = "code" in answer ? count - 1 : fitting(answer);
    if (fits >= count) return row;
    count = fits;
  }
  return [move];
}
