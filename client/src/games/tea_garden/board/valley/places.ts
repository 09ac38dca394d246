/** What hands and keys reach on the valley, and which of it an arrow leads to. */
import { type Spot, stepFrom } from "../../../../lib/board/spots";
import { HEX, once, regionOf, SPACE, stackAt, stationsOf, tokenAt, valueAt } from "./geometry";
import type { BoardFile, Move, Province, Region, RegionFile, Space } from "../../wire";

/** `region 9`, `space 9a`, `cups yellow`, `river`: names that are looked up on the board, never taken apart. */
export type Place = string;
export const regionPlace = (region: Region | number): Place => `region ${region}`;
export const spacePlace = (space: Space): Place => `space ${space}`;
export const cupsPlace = (province: Province): Place => `cups ${province}`;
export const RIVER: Place = "river";

/** What a place is, or what of the valley a move names: one of these. */
export interface Named {
  region?: Region;
  space?: Space;
  province?: Province;
  river?: true;
}

const all = once(
  (board): ReadonlyMap<Place, Named> =>
    new Map<Place, Named>([
      ...board.regions.map((r): [Place, Named] => [regionPlace(r.id), { region: String(r.id) }]),
      ...board.regions.flatMap((r) => r.spaces.map(({ id }): [Place, Named] => [spacePlace(id), { space: id }])),
      ...board.provinces.map(({ id }): [Place, Named] => [cupsPlace(id), { province: id }]),
      [RIVER, { river: true }],
    ]),
);
/** What a place of this board is; nothing of it: the board has none of that name. */
export const named = (board: BoardFile, place: Place): Named => all(board).get(place) ?? {};

/** The region that a place lies in or is. */
export function regionAt(board: BoardFile, place: Place): Region | null {
  const { region, space } = named(board, place);
  return region ?? (space === undefined ? null : regionOf(board, space));
}

/** What of the valley a move names; of a garden both its region and its space. */
export function inValley(board: BoardFile, move: Move | null): Named {
  switch (move?.kind) {
    case "garden":
      return { region: regionOf(board, move.space), space: move.space };
    case "pick":
      return { region: move.region };
    case "cups":
      return { province: move.province };
    case "river":
      return { river: true };
    default:
      return {};
  }
}

/** Between the value and the token: the middle of what is written of a region. */
const centre = (region: RegionFile): { x: number; y: number } => {
  const [a, b] = [valueAt(region), region.bonus_hex ? tokenAt(region) : valueAt(region)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

/** Regions, spaces, stacks and the river, where keys and fingers find them. */
export const spotsOf = once((board): readonly Spot<Place>[] => {
  const regions = board.regions.map((r) => ({ target: regionPlace(r.id), ...centre(r), r: HEX }));
  const spaces = board.regions.flatMap((r) =>
    r.spaces.map((s) => ({ target: spacePlace(s.id), x: s.x, y: s.y, r: SPACE })),
  );
  const stacks = board.provinces.map((p) => ({ target: cupsPlace(p.id), ...stackAt(board, p), r: 30 }));
  const stations = stationsOf(board);
  const first = stations[0];
  const river = first ? [{ target: RIVER, x: first.x, y: first.y, r: SPACE }] : [];
  return [...regions, ...spaces, ...stacks, ...river];
});

/** Where an arrow leads. `spaces`: from space to space as well; else from region to region, to stacks and to the river. */
export function stepTo(board: BoardFile, from: Place, arrow: readonly [number, number], spaces = false): Place | null {
  const spots = spotsOf(board).filter((s) => spaces || named(board, s.target).space === undefined || s.target === from);
  return stepFrom(spots, from, arrow) ?? stepFrom(spots, from, arrow, () => true);
}
