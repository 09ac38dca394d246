/** Cup tiles, as the board file has them. */
import type { BoardFile, Cup, CupFile, Half } from "../../wire";

const known = new WeakMap<BoardFile, Map<Cup, CupFile>>();

export function cupOf(board: BoardFile, id: Cup): CupFile {
  let cups = known.get(board);
  if (!cups) known.set(board, (cups = new Map(board.cups.tiles.map((tile) => [tile.id, tile]))));
  const cup = cups.get(id);
  if (!cup) throw new Error(`no cup tile ${id} on board ${board.id}`);
  return cup;
}

const HALVES: readonly Half[] = ["blue", "green", "white"];
/** The tile of the house's own file whose halves are the same: the catalogues name it, whatever a host's file has by this id. */
export function namedTile(board: BoardFile | undefined, id: Cup): Cup {
  const tile = board?.cups.tiles.find((cup) => cup.id === id);
  if (!tile) return id;
  return `C0${1 + 3 * HALVES.indexOf(tile.left) + HALVES.indexOf(tile.right)}`;
}
