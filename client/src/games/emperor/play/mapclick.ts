/** What a click on the map seems to mean. Guesses for convenience: whether it can be done is the house's to say. */
import type { Kind } from "./question";
import { moveTo, type Verb, type Way } from "./moves";
import { neighbours } from "../board/places";
import type { View } from "../view";
import type { BoardFile, Move, Province, ProvinceState } from "../wire";

const EMPTY: ProvinceState = { owner: null, markers: 0, spent: 0, exhausted: 0, symbols: [0, 0, 0] };
export const stateOf = (view: View, province: Province): ProvinceState => view.table.provinces[province] ?? EMPTY;
export const ownerOf = (view: View, province: Province): number | null => stateOf(view, province).owner;

/** Where a target was clicked first: from the province with the best chance, else from the fullest. */
export function guessSource(view: View, ways: readonly Way[], target: Province): Province | null {
  const worth = (from: Province): number =>
    (view.outlook.attacks.find((a) => a.from === from && a.to === target)?.odds.win ?? 0) + stateOf(view, from).markers;
  const froms = new Set(ways.flatMap((m) => (m.to === target ? m.from : [])));
  return [...froms].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** How many to begin with, when nobody has said a number. */
export function countFor(kind: Kind, view: View, source: Province | null, most: number): number {
  const { battle } = view.table;
  // A province is not given up by a slip of the hand: one stays.
  const stays = (from: Province): number => Math.max(1, Math.min(most, stateOf(view, from).markers - 1));
  if (kind === "move" && source) return stays(source);
  if (kind === "advance" && battle) return stays(battle.from);
  if (kind === "roll") return view.outlook.dice;
  // Where new markers may be spread, one by one; all of them have a button.
  if (kind === "grow") return 1;
  return most;
}

interface Tries {
  readonly match: { readonly view: View; readonly board: BoardFile; readonly seat: number | null };
  readonly verb: Verb;
  readonly source: Province | null;
}

/** The move that a click on an unlit province seems to ask for, for the house to say why not; null if there is none. */
export function attempts({ match, verb, source }: Tries, province: Province): Move | null {
  const { view, board, seat } = match;
  const move = moveTo(verb, source, province);
  if (move) return move;
  const near = neighbours(board, province);
  const own = (p: Province): boolean => ownerOf(view, p) === seat;
  const fits = (p: Province): boolean =>
    verb === "move" ? own(p) : verb === "attack" ? !own(p) && ownerOf(view, p) !== null : ownerOf(view, p) === null;
  if (own(province)) {
    const to = near.find(fits) ?? near[0];
    return to ? moveTo(verb, province, to) : null;
  }
  const from = near.find(own) ?? Object.keys(view.table.provinces).find(own);
  return from ? moveTo(verb, from, province) : null;
}
