/** A few provinces round the printed squares, for pictures of a board that nobody plays on. */
import { cellOf, DIRECTIONS, rowsAndColumns, step } from "./square";
import type { BoardFile, Color, RegionView, Square } from "../wire";

const COLORS: Record<string, Color> = { R: "red", Y: "yellow", B: "blue" };
const SIZES = [5, 3, 4];

/** Each printed square grows over the grass round it, rather away from the middle. */
export function sampleRegions(board: BoardFile): RegionView[] {
  const { rows, columns } = rowsAndColumns(board.rows);
  const ground = (square: Square): string => board.rows[cellOf(square).row]?.[cellOf(square).column] ?? "#";
  const reach = (square: Square): number => {
    const { row, column } = cellOf(square);
    return Math.hypot(row - rows / 2, column - columns / 2);
  };
  const between = (a: Square, b: Square): number =>
    Math.hypot(cellOf(a).row - cellOf(b).row, cellOf(a).column - cellOf(b).column);
  const taken = new Set<Square>();
  const around = (square: Square): Square[] =>
    DIRECTIONS.flatMap((d) => step(square, d, rows, columns) ?? []).filter((s) => ground(s) === "." && !taken.has(s));

  const printed = board.rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => {
      const color = COLORS[letter];
      return color ? [{ color, square: String.fromCharCode(97 + column) + (row + 1) }] : [];
    }),
  );
  return printed.map(({ color, square }, n): RegionView => {
    const squares = [square];
    const far = (other: Square): number => between(square, other) - reach(other) / 2;
    while (squares.length < SIZES[n % SIZES.length]!) {
      const next = squares.flatMap(around).sort((a, b) => far(a) - far(b))[0];
      if (!next) break;
      squares.push(next);
      taken.add(next);
    }
    const pagodas = squares.length >= 5 ? 2 : squares.length > 1 ? 1 : 0;
    return { home: square, color, owner: pagodas ? n : null, pagodas, squares };
  });
}
