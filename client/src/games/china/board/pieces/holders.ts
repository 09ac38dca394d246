/** Who would get points for an alliance as it stands, and where their marks stand beside its number. */
import { DRAGON, HOUSE } from "../geometry";
import { labelPlace } from "../land/labels";
import type { View } from "../../view";
import type { AllianceFile, BoardFile } from "../../wire";

export function holdersOf(view: View, number: number): number[] {
  const points = view.outlook.standing.alliances.find((a) => a.number === number)?.points ?? [];
  return points.flatMap((p, seat) => (p > 0 ? [seat] : []));
}

/** Alliances that other seats hold, or that are worth something else, after a move. */
export function changedAlliances(before: View, after: View): number[] {
  return after.outlook.standing.alliances
    .filter(({ number, points }) => {
      const was = before.outlook.standing.alliances.find((a) => a.number === number)?.points ?? [];
      return points.some((p, seat) => p !== (was[seat] ?? 0));
    })
    .map((a) => a.number);
}

/** Which way the holders' marks go from the badge: to the right or left, above or below. */
export interface Side {
  x: 1 | -1;
  y: 1 | -1;
}
/** Middle of the first mark, and the step to the next. */
export const MARK = 15;
export const MARK_STEP = 17;
const RADIUS = 13;

const sides = new WeakMap<BoardFile, Map<number, Side>>();
/** The corner of a badge with the most room; made once for a board. */
export function sideOf(board: BoardFile, alliance: AllianceFile): Side {
  const known = sides.get(board) ?? new Map<number, Side>();
  sides.set(board, known);
  const before = known.get(alliance.number);
  if (before) return before;
  const things = [
    ...board.spaces.map((s) => ({ x: s.x, y: s.y, r: HOUSE })),
    ...board.regions.map(({ dragon }) => ({ x: dragon.x, y: dragon.y, r: DRAGON + 12 })),
    ...board.alliances.filter((a) => a !== alliance).map((a) => ({ x: a.x, y: a.y, r: 22 })),
    ...board.regions.flatMap((r) => {
      const { hx, hy, tx, ty, width } = labelPlace(r);
      return [hx, tx - width / 2 + 8, tx, tx + width / 2 - 8].map((x) => ({ x, y: x === hx ? hy : ty - 8, r: 18 }));
    }),
  ];
  /** How far two marks would reach into other things; the second one is rarer. */
  const cost = (side: Side): number =>
    [0, 1].reduce((sum, n) => {
      const [x, y] = [alliance.x + side.x * 1.25 * (MARK + n * MARK_STEP), alliance.y + side.y * 1.25 * MARK];
      const into = things.map((t) => Math.max(0, RADIUS * 1.25 + t.r - Math.hypot(t.x - x, t.y - y)));
      return sum + into.reduce((a, b) => a + b, 0) / (n + 1);
    }, 0);
  const corners: Side[] = [
    { x: 1, y: -1 },
    { x: -1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  const best = corners.reduce((a, b) => (cost(b) < cost(a) - 0.5 ? b : a));
  known.set(alliance.number, best);
  return best;
}
