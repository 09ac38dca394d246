/** Where things of the valley are, in units of the board file's canvas. Everything is read from the file, once for each board. */
import { extent, polygon, type Box, type Pair } from "../../../../lib/board/paths";
import { widthOf } from "../art/icons";
import type { View } from "../../view";
import type { BoardFile, Point2, Province, ProvinceFile, Region, RegionFile, SegmentFile, Space } from "../../wire";

/** Room for the lines round the land. */
const MARGIN = 20;
/** Radii of a garden space and of a bonus token; half of a cup tile. */
export const SPACE = 18;
export const HEX = 27;
export const TILE = { width: 64, height: 38 };
/** A stack with its figure, about its middle. */
export const STACK: Box = { x: -38, y: -35, width: 89, height: 64 };
/** A boat is drawn smaller than a garden. */
export const BOAT = 0.8;

/** Something made of a board file, once. */
export function once<Made>(make: (board: BoardFile) => Made): (board: BoardFile) => Made {
  const known = new WeakMap<BoardFile, Made>();
  return (board) => {
    let made = known.get(board);
    if (made === undefined) known.set(board, (made = make(board)));
    return made;
  };
}

/** What is seen: the land, the end of the river, and the lines round them. */
export const wholeOf = once((board): Box => {
  const [x, y, width, height] = board.viewbox;
  const land = extent([...board.regions.flatMap((r) => r.polygon), [x, y], [x + width, y + height]]);
  return { x: land.x - MARGIN, y: land.y - MARGIN, width: land.width + 2 * MARGIN, height: land.height + 2 * MARGIN };
});

export const landOf = (region: RegionFile): string => polygon(region.polygon);
export const allLand = once((board): string => board.regions.map(landOf).join(""));

const regions = once((board) => new Map(board.regions.map((r) => [String(r.id), r])));
export const regionFile = (board: BoardFile, region: Region): RegionFile | null => regions(board).get(region) ?? null;
const provinces = once((board) => new Map(board.provinces.map((p) => [p.id, p])));
export const provinceFile = (board: BoardFile, province: Province): ProvinceFile | null =>
  provinces(board).get(province) ?? null;
/** The region of a space. */
const homes = once(
  (board) => new Map(board.regions.flatMap((r) => r.spaces.map((s): [Space, RegionFile] => [s.id, r]))),
);
export const homeOf = (board: BoardFile, space: Space): RegionFile | null => homes(board).get(space) ?? null;
/** The region that a space lies in, by its name; empty if the board has no such space. */
export const regionOf = (board: BoardFile, space: Space): Region => String(homeOf(board, space)?.id ?? "");
export const spaceAt = (board: BoardFile, space: Space): Point2 | null =>
  homeOf(board, space)?.spaces.find((s) => s.id === space) ?? null;

/** Whose garden is on each space. */
export const holdersOf = (view: View): ReadonlyMap<Space, number> =>
  new Map(view.table.seats.flatMap((seat, n) => seat.gardens.map((space): [Space, number] => [space, n])));

/** The middle of an outline, weighted by its area. */
function middle(outline: readonly Pair[]): Point2 {
  let [area, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length]!;
    const part = ax * by - bx * ay;
    area += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The map that comes with the house: its id cannot be taken by a host's file. */
const isOurs = (board: BoardFile): boolean => board.id === "valley";
/** Where our own map leaves too little room for names of this size: [x, y] beside what the file says. */
const BETTER: Readonly<Record<string, Pair>> = { "4": [-14, 0], "6": [-22, 2], "12": [0, 3] };
/** Where the name of a region stands: middle of its base line. */
export function labelAt(board: BoardFile, region: RegionFile): Point2 {
  const [dx, dy] = (isOurs(board) && BETTER[String(region.id)]) || [0, 0];
  const at = region.label ?? middle(region.polygon);
  return { x: at.x + dx, y: at.y + 4 + dy };
}
export const valueAt = (region: RegionFile): Point2 => region.value_badge ?? middle(region.polygon);
export const tokenAt = (region: RegionFile): Point2 => {
  const { x, y } = valueAt(region);
  return region.bonus_hex ?? { x: x + 52, y };
};
/** Where the cup tiles of a province lie. */
export function stackAt(board: BoardFile, province: ProvinceFile): Point2 {
  if (province.cup_stack) return province.cup_stack;
  const first = board.regions.find((r) => r.province === province.id);
  return first ? middle(first.polygon) : { x: 0, y: 0 };
}
/** The name of a province stands below its cup tiles; at the first one above, where the river leaves no room below. */
export function provinceNameAt(board: BoardFile, province: ProvinceFile): Point2 {
  const { x, y } = stackAt(board, province);
  const river = board.river.segments.some((s) => Math.abs(s.x - x) < 80 && s.y > y && s.y - y < 60);
  return { x, y: river ? y - 27 : y + 37 };
}

/** A station of the river: its pill, or the harbour with its berths. */
export interface Station {
  file: SegmentFile;
  x: number;
  y: number;
  width: number;
  /** Where each berth is. */
  berths: readonly Point2[];
}
const PILL = { height: 36, icon: 24.5 };
export const HARBOUR = { width: 84, height: 78 };
export const PILL_HEIGHT = PILL.height;

const iconsWidth = (segment: SegmentFile): number =>
  segment.bonus.reduce((sum, effect) => sum + (widthOf(effect) * PILL.icon) / 24 + 2, 0);
/** The room of its points, with the line before them. */
export const figureRoom = (segment: SegmentFile): number => (String(segment.end_vp ?? 0).length > 1 ? 32 : 25);
/** The middle of each bonus of a station, from its left end. */
export function iconsAt(station: Station): number[] {
  let from = -station.width / 2 + 6;
  return station.file.bonus.map((effect) => {
    const width = (widthOf(effect) * PILL.icon) / 24;
    const at = from + width / 2;
    from += width + 2;
    return at;
  });
}
export const ICON = PILL.icon;

export const stationsOf = once((board): readonly Station[] => {
  const right = board.viewbox[0] + board.viewbox[2];
  return board.river.segments.map((file): Station => {
    if (!file.final_slots?.length)
      return { file, x: file.x, y: file.y, width: iconsWidth(file) + 8 + figureRoom(file), berths: [] };
    // The harbour keeps clear of the land before it.
    const x = Math.min(file.x + 10, right + MARGIN / 2 - HARBOUR.width / 2);
    const berths = file.final_slots.map((_, n) => ({
      x: x - 20 + 40 * (n % 2),
      y: file.y - 19 + 38 * Math.floor(n / 2),
    }));
    return { file, x, y: file.y, width: HARBOUR.width, berths };
  });
});

export interface Moored {
  seat: number;
  x: number;
  y: number;
}
/** Where the boats are: side by side at their station, mine last so that it lies in front; in the harbour each at its berth. */
export function boatsOf(board: BoardFile, view: View, me: number | null): Moored[] {
  const seats = view.table.seats.map(({ boat, berth }, seat) => ({ seat, boat, berth }));
  const order = [...seats].sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
  return order.flatMap(({ seat, boat, berth }): Moored[] => {
    const station = stationsOf(board)[boat];
    if (!station) return [];
    const here = order.filter((s) => s.boat === boat && s.berth === null).map((s) => s.seat);
    const own = berth === null ? undefined : station.berths[berth];
    return [{ seat, ...(own ?? moorOf(station, here.indexOf(seat), here.length)) }];
  });
}
/** The place of the `n`th of `many` boats at a station: in a row above it; before they set out two by two below the start. */
export function moorOf({ file, x, y }: Station, n: number, many: number): Point2 {
  if (file.index === 0) return { x: x - 23 + 25 * (n % 2), y: y + 24 + 25 * Math.floor(n / 2) };
  return { x: x + (n - (many - 1) / 2) * (many > 3 ? 27 : many > 2 ? 30 : 35), y: y - 31 };
}
