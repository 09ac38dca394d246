/** Where the points of a region that fills are shown: near it, and on top of nothing that matters. */
import { atlas, BADGE, DRAGON, HOUSE, type Box } from "./geometry";
import { labelPlace } from "./labels";
import type { BoardFile, Region, View } from "./wire";

/** Height of a row of points. */
export const ROW = 40;
/** From mark to mark, by the digits of the points. */
export const pillStep = (gains: readonly number[]): number => 61 + 13 * String(Math.max(...gains)).length;

export interface Pill extends Box {
  columns: number;
}

/** All in one row, or in two: whichever finds a better place. */
function shapes(gains: readonly number[]): { columns: number; width: number; height: number }[] {
  const seats = gains.filter((points) => points > 0).length;
  const columns = seats < 3 ? [seats] : [seats, Math.ceil(seats / 2)];
  return columns.map((n) => ({ columns: n, width: n * pillStep(gains) + 12, height: seats > n ? 2 * ROW - 4 : ROW }));
}

interface Obstacle extends Box {
  /** How bad it would be to cover it. */
  weight: number;
}

const round = (x: number, y: number, r: number, weight: number): Obstacle => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
  weight,
});
const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Pieces weigh more than anything; then printed things one may want to read or choose. */
export function obstacles(board: BoardFile, view: View): Obstacle[] {
  return [
    ...board.spaces.map((s) =>
      view.houses[s.id] === undefined ? round(s.x, s.y, 19, 8) : round(s.x, s.y, HOUSE + 2, 1000),
    ),
    ...board.regions.map((r) => {
      const held = (view.emissaries[r.id] ?? []).some((n) => n > 0);
      return round(r.dragon.x, r.dragon.y, DRAGON + 10, held ? 1000 : 12);
    }),
    ...board.alliances.map((a) => round(a.x, a.y, BADGE + 4, 30)),
    ...board.regions.map((r) => {
      const { hx, hy, tx, ty, width } = labelPlace(r);
      const left = Math.min(hx - 19, tx - width / 2);
      const right = Math.max(hx + 19, tx + width / 2);
      return { x: left, y: hy - 19, width: right - left, height: Math.max(38, ty - hy + 24), weight: 15 };
    }),
  ];
}

/** The place for the points of `gains`. `aimed` is the thing about to be placed. */
export function payoutPlace(
  board: BoardFile,
  view: View,
  region: Region,
  gains: readonly number[],
  within: Box,
  aimed: { x: number; y: number },
): Pill {
  const home = atlas(board).region.get(region)?.dragon ?? aimed;
  const things = [...obstacles(board, view), round(aimed.x, aimed.y, 37, 1000)];
  const STEP = 16;
  const MARGIN = 8;
  let best: Pill = { x: within.x, y: within.y, width: 0, height: 0, columns: 1 };
  let least = Infinity;
  for (const { columns, width, height } of shapes(gains))
    for (let y = within.y + MARGIN; y <= within.y + within.height - height - MARGIN; y += STEP)
      for (let x = within.x + MARGIN; x <= within.x + within.width - width - MARGIN; x += STEP) {
        const away = Math.hypot(x + width / 2 - home.x, (y + height / 2 - home.y) * 1.2) / 6;
        if (away >= least) continue;
        const pill = { x, y, width, height, columns };
        const cost = things.reduce((sum, thing) => sum + (touches(pill, thing) ? thing.weight : 0), away);
        if (cost < least) [best, least] = [pill, cost];
      }
  return best;
}
