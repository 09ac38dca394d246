/** Where the provinces are, for keyboard and pointer, and which of them adjoin. */
import { type Spot, stepFrom } from "../../lib/board/spots";
import { ownedBy } from "./figures";
import { atlas, type MapRules, spotOf } from "./geometry";
import type { View } from "./seen";
import type { BoardFile, Province, Seat } from "./wire";

/** Provinces with a border or sea crossing to this one; the impassable border too, which one can see. */
export const neighbours = (board: BoardFile, rules: MapRules, province: Province): readonly Province[] => [
  ...(atlas(board, rules).near.get(province)?.keys() ?? []),
];

/** Whether a state has a province of another one beside its own, with a passage between them. */
export function facesOthers(board: BoardFile, view: View, seat: Seat): boolean {
  const { near } = atlas(board, view.table.rules);
  const others = (province: Province): boolean => ![seat, null].includes(view.table.provinces[province]?.owner ?? null);
  return ownedBy(view, seat).some((own) =>
    [...(near.get(own) ?? [])].some(([to, { counts }]) => counts !== "impassable" && others(to)),
  );
}

const spots = new WeakMap<BoardFile, Spot<Province>[]>();
export function spotsOf(board: BoardFile): readonly Spot<Province>[] {
  const known = spots.get(board);
  if (known) return known;
  const made = board.provinces.map((p) => ({ target: p.id, x: spotOf(board, p).x, y: spotOf(board, p).y, r: 0 }));
  spots.set(board, made);
  return made;
}

/** The neighbour that lies most in that direction; where there is none, the nearest province of all. */
export function stepTo(
  board: BoardFile,
  rules: MapRules,
  from: Province,
  arrow: readonly [number, number],
): Province | null {
  const beside = neighbours(board, rules, from);
  return stepFrom(spotsOf(board), from, arrow, (p) => beside.includes(p)) ?? stepFrom(spotsOf(board), from, arrow);
}

/** The province in the middle of the map: the keyboard begins there. */
export function middle(board: BoardFile): Province {
  const [width, height] = board.size;
  const far = (s: { x: number; y: number }): number => Math.hypot(s.x - width / 2, s.y - height / 2);
  return [...spotsOf(board)].sort((a, b) => far(a) - far(b))[0]?.target ?? "";
}

/** The provinces in the order of the rules: figures by province are counted so. */
export const ORDER: readonly Province[] = [
  "kansu",
  "shensi",
  "shansi",
  "hopeh",
  "shantung",
  "honan",
  "kiangsu",
  "anhwei",
  "hupeh",
  "szechwan",
  "hunan",
  "kiangsi",
  "chekiang",
  "fukien",
  "kwangtung",
  "kwangsi",
  "kweichow",
  "yunnan",
  "liaoning",
  "korea",
  "taiwan",
];
