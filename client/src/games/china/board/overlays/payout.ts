/** Where the points of a region that fills are shown: near it, and on top of nothing that matters. */
import { extent, holds, touches, type Box } from "../../../../lib/board/paths";
import type { Pair } from "../../../../lib/board/paths";
import { atlas, BADGE, DRAGON, HOUSE } from "../geometry";
import { labelBox } from "../land/labels";
import type { View } from "../../view";
import type { BoardFile, Region } from "../../wire";

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
  const columns = seats < 2 ? [seats] : [seats, Math.ceil(seats / 2)];
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
    ...board.alliances.map((a) => round(a.x, a.y, BADGE + 4, 200)),
    ...board.regions.map((r) => ({ ...labelBox(r), weight: 15 })),
  ];
}

/** Worse than to cover names and free spaces: to be read as another region's points. */
const APART = 80;
/** Whether a box touches a region. */
const reaches = ({ x, y, width, height }: Box, outline: readonly Pair[]): boolean =>
  [x, x + width / 2, x + width].some((px) => [y, y + height / 2, y + height].some((py) => holds(outline, px, py)));

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
  const outline = atlas(board).region.get(region)?.polygon ?? [];
  const frame = extent(outline);
  const STEP = 14;
  const MARGIN = 8;
  let best: Pill = { x: within.x, y: within.y, width: 0, height: 0, columns: 1 };
  let least = Infinity;
  for (const { columns, width, height } of shapes(gains))
    for (let y = within.y + MARGIN; y <= within.y + within.height - height - MARGIN; y += STEP)
      for (let x = within.x + MARGIN; x <= within.x + within.width - width - MARGIN; x += STEP) {
        const away = Math.hypot(x + width / 2 - home.x, (y + height / 2 - home.y) * 1.2) / 6;
        if (away >= least) continue;
        const pill = { x, y, width, height, columns };
        const near = touches(pill, frame);
        let cost = near ? away : away + APART;
        for (const thing of things) {
          if (cost >= least) break;
          if (touches(pill, thing)) cost += thing.weight;
        }
        if (near && cost < least && !reaches(pill, outline)) cost += APART;
        if (cost < least) [best, least] = [pill, cost];
      }
  return best;
}
