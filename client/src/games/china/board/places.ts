/** The places of the map for keyboard, finger and screen reader: house spaces, dragons and badges of alliances. */
import { middleOf, type Spot } from "../../../lib/board/spots";
import { badgeOf, placeOf, type Target } from "./geometry";
import type { BoardFile } from "../wire";

const spots = new WeakMap<BoardFile, Spot<Target>[]>();
/** All places, region by region, the alliances last. Made once for a board. */
export function spotsOf(board: BoardFile): Spot<Target>[] {
  const known = spots.get(board);
  if (known) return known;
  const spot = (target: Target): Spot<Target>[] => {
    const at = placeOf(board, target);
    return at ? [{ target, x: at.x, y: at.y, r: at.r - 5 }] : [];
  };
  const made = [
    ...board.regions.flatMap((r) => [...r.house_spaces, r.id].flatMap(spot)),
    ...board.alliances.flatMap((a) => spot(badgeOf(a.number))),
  ];
  spots.set(board, made);
  return made;
}

/** The space in the middle of the map: the keyboard begins there. */
export function middle({ spaces, canvas }: BoardFile): Target {
  const at = spaces.map(({ id, x, y }) => ({ target: id, x, y, r: 0 }));
  return middleOf(at, canvas.width, canvas.height) ?? "";
}
