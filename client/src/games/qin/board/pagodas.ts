/** Where pagodas stand: one for each province and each village with an owner, painted from the back row to the front. */
import { middleX, middleY, spot, villageSpot } from "./outline";
import type { BoardFile, Square, View } from "../wire";

export interface Piece {
  /** Changes when the piece is another one: it then appears anew. */
  key: string;
  x: number;
  y: number;
  owner: number;
  storeys: 1 | 2;
  /** The preview draws it instead; it stays in the list, so that it does not appear anew afterwards. */
  hidden: boolean;
}

export function standing(squares: readonly Square[]): { x: number; y: number } {
  const { row, column } = spot(squares);
  return { x: middleX(column), y: middleY(row) };
}

/** All pieces; those on `covered` squares are drawn by the preview. */
export function piecesOf(view: View, board: BoardFile, covered: ReadonlySet<Square>): Piece[] {
  const isHidden = (squares: readonly Square[]): boolean => squares.some((s) => covered.has(s));
  const provinces = view.regions.flatMap(({ home, owner, pagodas, squares }): Piece[] => {
    if (owner === null) return [];
    const storeys = pagodas > 1 ? 2 : 1;
    return [{ key: `${home} ${owner} ${storeys}`, ...standing(squares), owner, storeys, hidden: isHidden(squares) }];
  });
  const villages = board.villages.flatMap(({ id, squares }, n): Piece[] => {
    const owner = view.villages[n] ?? null;
    if (owner === null) return [];
    return [{ key: `${id} ${owner}`, ...villageSpot(squares), owner, storeys: 1, hidden: isHidden(squares) }];
  });
  return [...provinces, ...villages].sort((a, b) => a.y - b.y);
}
