/** What hands and keys reach on the valley, and which of it an arrow leads to. */
import { type Spot, stepFrom } from "../../../../lib/board/spots";
import { HEX, homeOf, once, SPACE, stackAt, stationsOf, tokenAt, valueAt } from "./geometry";
import type { BoardFile, Province, Region, RegionFile, Space } from "../../wire";

/** `region 9`, `space 9a`, `cups yellow`, `river`. */
export type Place = string;
export const regionPlace = (region: Region | number): Place => `region ${region}`;
export const spacePlace = (space: Space): Place => `space ${space}`;
export const cupsPlace = (province: Province): Place => `cups ${province}`;
export const RIVER: Place = "river";

/** A place taken apart. */
export function named(place: Place): { region?: Region; space?: Space; province?: Province; river?: true } {
  const [kind, id = ""] = place.split(" ");
  if (kind === "region") return { region: id };
  if (kind === "space") return { space: id };
  return kind === "cups" ? { province: id as Province } : kind === "river" ? { river: true } : {};
}

/** The region that a place lies in or is. */
export function regionOf(board: BoardFile, place: Place): Region | null {
  const { region, space } = named(place);
  if (region !== undefined) return region;
  const home = space === undefined ? null : homeOf(board, space);
  return home ? String(home.id) : null;
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
  const all = spotsOf(board).filter((s) => spaces || named(s.target).space === undefined || s.target === from);
  return stepFrom(all, from, arrow) ?? stepFrom(all, from, arrow, () => true);
}
