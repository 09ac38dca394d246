/** Where the provinces are, for keyboard and pointer, and which of them adjoin. */
import { middleOf, type Spot, stepFrom } from "../../../lib/board/spots";
import { spotOf } from "./geometry";
import type { BoardFile, Province } from "../wire";

/** Provinces with a border or sea crossing to this one; the impassable border too, which one can see. */
export const neighbours = (board: BoardFile, province: Province): readonly Province[] =>
  board.borders.flatMap(({ a, b }) => (a === province ? b : b === province ? a : []));

const spots = new WeakMap<BoardFile, Spot<Province>[]>();
export function spotsOf(board: BoardFile): readonly Spot<Province>[] {
  const known = spots.get(board);
  if (known) return known;
  const made = board.provinces.map((p) => ({ target: p.id, x: spotOf(board, p).x, y: spotOf(board, p).y, r: 0 }));
  spots.set(board, made);
  return made;
}

/** The neighbour that lies most in that direction; where there is none, the nearest province of all. */
export function stepTo(board: BoardFile, from: Province, arrow: readonly [number, number]): Province | null {
  const beside = neighbours(board, from);
  return stepFrom(spotsOf(board), from, arrow, (p) => beside.includes(p)) ?? stepFrom(spotsOf(board), from, arrow);
}

/** The province in the middle of the map: the keyboard begins there. */
export function middle(board: BoardFile): Province {
  const [width, height] = board.size;
  return middleOf(spotsOf(board), width, height) ?? "";
}
