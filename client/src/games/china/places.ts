/** The places of the map for keyboard, finger and screen reader: house spaces, dragons and badges of alliances. */
import { placeOf, type Target } from "./geometry";
import type { BoardFile } from "./wire";

export interface Spot {
  target: Target;
  x: number;
  y: number;
  /** How far from its middle a pointer still means it. */
  r: number;
}

const spots = new WeakMap<BoardFile, Spot[]>();
/** All places, region by region, the alliances last. Made once for a board. */
export function spotsOf(board: BoardFile): Spot[] {
  const known = spots.get(board);
  if (known) return known;
  const spot = (target: Target): Spot[] => {
    const at = placeOf(board, target);
    return at ? [{ target, x: at.x, y: at.y, r: at.r - 5 }] : [];
  };
  const made = [
    ...board.regions.flatMap((r) => [...r.house_spaces, r.id].flatMap(spot)),
    ...board.alliances.flatMap((a) => spot(`alliance-${a.number}`)),
  ];
  spots.set(board, made);
  return made;
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/**
 * The nearest place in a direction: what lies straight ahead is nearer than what lies aside. Of those that are `wanted`;
 * as they may be few and far between, what lies further aside counts then, too.
 */
export function stepFrom(
  board: BoardFile,
  from: Target,
  [dx, dy]: readonly [number, number],
  wanted?: (target: Target) => boolean,
): Target | null {
  const all = spotsOf(board);
  const here = all.find((s) => s.target === from);
  if (!here) return all[0]?.target ?? null;
  /** Ahead first, within 60 degrees of the arrow. */
  const found: Record<"ahead" | "aside", { target: Target; cost: number } | null> = { ahead: null, aside: null };
  for (const spot of all) {
    if (wanted && !wanted(spot.target)) continue;
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const where = aside > ahead * 1.75 ? "aside" : "ahead";
    const cost = Math.hypot(ahead, aside * 2);
    if (cost < (found[where]?.cost ?? Infinity)) found[where] = { target: spot.target, cost };
  }
  return (found.ahead ?? (wanted ? found.aside : null))?.target ?? null;
}

/** What a finger means: what it is right on, though that cannot be chosen; else the nearest that can, within reach. */
export function nearest(
  board: BoardFile,
  at: { x: number; y: number },
  reach: number,
  wanted: (target: Target) => boolean,
): Target | null {
  const far = (s: Spot): number => Math.hypot(s.x - at.x, s.y - at.y);
  const near = spotsOf(board)
    .filter((s) => far(s) <= Math.max(reach, s.r))
    .sort((a, b) => far(a) - far(b));
  const on = near.find((s) => far(s) <= s.r * 0.6);
  return (on ?? near.find((s) => wanted(s.target)) ?? near[0])?.target ?? null;
}
