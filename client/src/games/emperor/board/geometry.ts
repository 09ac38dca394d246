/** Where things of the map are, in units of the board file's canvas. */
import { extent, polygon, type Box, type Pair } from "../../../lib/board/paths";
import type { Look } from "../../../lib/wire/wire";
import type { View } from "../view";
import type { Barrier, BoardFile, BorderFile, Outlook, Province, ProvinceFile } from "../wire";

/** What is seen of the house's map: all provinces. Sea and land go on beyond it. */
export const WHOLE: Box = { x: 14, y: 34, width: 972, height: 922 };
/** So far sea and land are drawn. */
export const BEYOND: Box = { x: -900, y: -500, width: 2800, height: 2000 };

/** A border as this table plays it. */
export interface Border extends BorderFile {
  /** The first of its barriers (E33). */
  counts: Barrier;
}
/** What lies on the borders that a table has chosen: the house says it. */
export type Chosen = Outlook["barriers"];

export interface Atlas {
  province: ReadonlyMap<Province, ProvinceFile>;
  borders: readonly Border[];
  /** By province: the provinces across each of its borders. */
  near: ReadonlyMap<Province, ReadonlyMap<Province, Border>>;
}

const atlases = new WeakMap<BoardFile, Map<string, Atlas>>();
/** The map of a table by names; made once, so that what is drawn of it stays as it is. */
export function atlas(board: BoardFile, chosen: Chosen): Atlas {
  const known = atlases.get(board) ?? new Map<string, Atlas>();
  atlases.set(board, known);
  // By what lies on each border, in the order of the file.
  const key = board.borders.map(({ id }) => chosen[id]?.join("+") ?? "-").join("|");
  const found = known.get(key);
  if (found) return found;
  const made = make(board, chosen);
  known.set(key, made);
  return made;
}

function make(board: BoardFile, chosen: Chosen): Atlas {
  const borders = board.borders.map((b): Border => {
    const barriers = chosen[b.id] ?? b.barriers;
    return { ...b, barriers, counts: barriers[0] ?? "open" };
  });
  const near = new Map<Province, Map<Province, Border>>(board.provinces.map((p) => [p.id, new Map()]));
  for (const b of borders) {
    near.get(b.a)?.set(b.b, b);
    near.get(b.b)?.set(b.a, b);
  }
  return { province: new Map(board.provinces.map((p) => [p.id, p])), borders, near };
}

/** The land of a province with its islands. */
export const landOf = (p: ProvinceFile): string => [p.polygon, ...p.islands].map(polygon).join("");

/** The box round some provinces, with their islands. */
export const extentOf = (board: BoardFile, provinces: Iterable<Province>): Box => {
  const wanted = new Set(provinces);
  return extent(board.provinces.filter((p) => wanted.has(p.id)).flatMap((p) => [p.polygon, ...p.islands].flat()));
};

/** The map that comes with the house: its id cannot be taken by a host's file. */
export const isOurs = (board: BoardFile): boolean => board.id === "china";

const MARGIN = 16;

/** What is seen of a map; the provinces of a host's file may lie anywhere on its canvas. */
export function wholeOf(board: BoardFile): Box {
  const { x, y, width, height } = extentOf(
    board,
    board.provinces.map(({ id }) => id),
  );
  const within =
    x >= WHOLE.x && y >= WHOLE.y && x + width <= WHOLE.x + WHOLE.width && y + height <= WHOLE.y + WHOLE.height;
  if (isOurs(board) && within) return WHOLE;
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Where the piece, the name and the symbols of a province stand. */
export interface Spot {
  /** Middle of the piece. */
  x: number;
  y: number;
  /** Middle and base line of the name. */
  lx: number;
  ly: number;
}

/** Where the printed points of our map leave too little room for a piece of this size: [piece, name]. */
const BETTER: Readonly<Record<Province, readonly [Pair, Pair]>> = {
  kwangtung: [
    [560, 782],
    [560, 752],
  ],
  korea: [
    [918, 295],
    [918, 271],
  ],
  taiwan: [
    [780, 770],
    [780, 738],
  ],
};

export function spotOf(board: BoardFile, p: ProvinceFile): Spot {
  const [[x, y], [lx, ly]] = (isOurs(board) && BETTER[p.id]) || [p.marker, p.label];
  return { x, y: y + 6, lx, ly: ly + 3 };
}

/** Half the width of a piece; how far apart symbols stand. */
export const PIECE = 21;
const STEP = 25;

/** Piece and symbols stand in one row, centred on the spot: how far the piece is moved, and where each disc is. */
export function rowOf(piece: boolean, symbols: number): { dx: number; discs: number[] } {
  const dx = piece ? -13 * symbols : 12 * (1 - symbols);
  const first = piece ? dx + 34 : dx;
  return { dx, discs: Array.from({ length: symbols }, (_, i) => first + STEP * i) };
}

/** A piece is thicker from four markers on, and once more from seven on. */
export const heightOf = (markers: number): number => (markers >= 7 ? 2 : markers >= 4 ? 1 : 0);

/** Unoccupied provinces with the seat whose influence they are under. */
export const influenceOf = (view: View): [Province, number][] =>
  view.outlook.influence.flatMap((provinces, seat) => provinces.map((p): [Province, number] => [p, seat]));

/** The kinds of symbols, in the order of the view. */
export const SYMBOLS = ["city", "mine", "agriculture"] as const;
export type SymbolKind = (typeof SYMBOLS)[number];
/** The symbols of a province, one by one. */
export const symbolsOf = (view: View, province: Province): SymbolKind[] =>
  SYMBOLS.flatMap((kind, n) => Array<SymbolKind>(view.table.provinces[province]?.symbols[n] ?? 0).fill(kind));

export interface Rim {
  province: Province;
  /** Whose colour; null: nobody's, it is what I have chosen. */
  look: Look | null;
}

/** Where the piece of a province stands, or would stand. */
export function pieceAt(board: BoardFile, view: View, province: Province): Pair | null {
  const p = board.provinces.find(({ id }) => id === province);
  if (!p) return null;
  const { x, y } = spotOf(board, p);
  return [x + rowOf(true, symbolsOf(view, province).length).dx, y];
}

/** The badge with the odds of an attack: below the ring round the piece. */
export const BADGE = { y: 39, height: 25 };
export const badgeWidth = (card: boolean): number => (card ? 76 : 58);
export function badgeBox(board: BoardFile, view: View, province: Province, card: boolean): Box | null {
  const at = pieceAt(board, view, province);
  const width = badgeWidth(card);
  return at && { x: at[0] - width / 2, y: at[1] + BADGE.y - BADGE.height / 2, width, height: BADGE.height };
}
