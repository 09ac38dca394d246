/** Names of squares and where they lie. Row and column count from 0, row 0 at the top. */
import type { Square } from "../wire";

export interface Cell {
  row: number;
  column: number;
}

/** No board has more rows or columns. */
const MOST = 15;
const upTo = Array.from({ length: MOST }, (_, n) => n);

export const squareAt = (row: number, column: number): Square => String.fromCharCode(97 + column) + (row + 1);

/** Where each square lies, by its name. */
const CELLS: ReadonlyMap<Square, Cell> = new Map(
  upTo.flatMap((row) => upTo.map((column): [Square, Cell] => [squareAt(row, column), { row, column }])),
);
export function cellOf(square: Square): Cell {
  const cell = CELLS.get(square);
  if (!cell) throw new Error(`no square ${square}`);
  return cell;
}

/** As people read it: `G5`. */
export const spoken = (square: Square): string => square.toUpperCase();

/** Reading order: row by row, left to right. */
export function inReadingOrder(a: Square, b: Square): boolean {
  const [p, q] = [cellOf(a), cellOf(b)];
  return p.row < q.row || (p.row === q.row && p.column < q.column);
}

export const rowsAndColumns = (rows: readonly string[]): { rows: number; columns: number } => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
});

/** Right, down, left, up: the order in which a tile turns round its first square. */
export const DIRECTIONS: readonly Cell[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
  { row: -1, column: 0 },
];

/** The square one step away, or null beyond a grid of `rows` by `columns`. */
export function step(square: Square, by: Cell, rows: number, columns: number): Square | null {
  const { row, column } = cellOf(square);
  const [r, c] = [row + by.row, column + by.column];
  return r >= 0 && c >= 0 && r < rows && c < columns ? squareAt(r, c) : null;
}

/** Which of the four directions leads from one square to its neighbour; -1 if they do not touch. */
export function directionTo(from: Square, to: Square): number {
  const [a, b] = [cellOf(from), cellOf(to)];
  return DIRECTIONS.findIndex((d) => a.row + d.row === b.row && a.column + d.column === b.column);
}
