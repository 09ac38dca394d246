/** What a screen reader says of each square, and what stands in the text form of the board. */
import { seatOf, type Args } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { cellOf, squareAt } from "../board/square";
import type { BoardFile, RegionView, Square, View } from "../wire";

/** Looks up what lies on a square; built once for a view. */
export class Survey {
  readonly #regions = new Map<Square, RegionView>();
  readonly #villages = new Map<Square, number>();
  readonly #board: BoardFile;
  readonly #view: View;

  constructor(board: BoardFile, view: View) {
    this.#board = board;
    this.#view = view;
    for (const region of view.regions) for (const square of region.squares) this.#regions.set(square, region);
    board.villages.forEach((v, n) => v.squares.forEach((s) => this.#villages.set(s, n)));
  }

  /** The words for a square. `legal`: whether the chosen tile may lie there. */
  describe(square: Square, legal: boolean): Phrase {
    const { row, column } = cellOf(square);
    const args: Args = { row: row + 1, column: String.fromCharCode(65 + column) };
    const region = this.#regions.get(square);
    if (region) {
      Object.assign(args, { color: region.color, size: region.squares.length });
      if (region.owner === null) return { id: "square-lone", args };
      return { id: "square-province", args: { ...args, owner: seatOf(region.owner), pagodas: region.pagodas } };
    }
    const village = this.#villages.get(square);
    if (village !== undefined) {
      args.village = this.#board.villages[village]!.id;
      const owner = this.#view.villages[village] ?? null;
      if (owner === null) return { id: "square-village", args };
      return { id: "square-village-owned", args: { ...args, owner: seatOf(owner) } };
    }
    const ground = this.#board.rows[row]?.[column];
    if (ground === "~") return { id: "square-water", args };
    if (ground === "#") return { id: "square-outside", args };
    return { id: legal ? "square-legal" : "square-grass", args };
  }
}

/** The squares of a board, row by row. */
export const rowsOf = (board: BoardFile): Square[][] =>
  board.rows.map((line, row) => Array.from(line, (_, column) => squareAt(row, column)));

/** The squares that are coloured on the board itself. */
export const printedSquares = (board: BoardFile): Set<Square> =>
  new Set(
    rowsOf(board)
      .flat()
      .filter((s) => "RYB".includes(board.rows[cellOf(s).row]![cellOf(s).column]!)),
  );
