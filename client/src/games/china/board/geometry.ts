/** Where things of the map are, in units of the board file's canvas, and the paths that join them. */
import { polar, round, rounded, type Pair } from "../../../lib/board/paths";
import type { AllianceFile, BoardFile, Region, RegionFile, Space, SpaceFile } from "../wire";

/** What is seen of the drawing: all of it, or on a phone only the land, without frame and wall. */
export const WHOLE = { x: -16, y: -16, width: 1032, height: 1032 };
export const LAND = { x: 96, y: 88, width: 904, height: 904 };

/** Radii of the things that are drawn round a point. */
export const HOUSE = 25;
export const DRAGON = 34;
export const BADGE = 18;

/** What the cursor, a card of details or a ring can be on: a space, a region, or the badge of an alliance, by its name. */
export type Target = string;
/** `alliance-12`: looked up on the board, never taken apart. */
export const badgeOf = (number: number): Target => `alliance-${number}`;

export interface Atlas {
  space: ReadonlyMap<Space, SpaceFile>;
  region: ReadonlyMap<Region, RegionFile>;
  alliance: ReadonlyMap<number, AllianceFile>;
  /** The same by the names of their badges. */
  badge: ReadonlyMap<Target, AllianceFile>;
  /** The spaces a road leads to. */
  roads: ReadonlyMap<Space, readonly Space[]>;
}

const atlases = new WeakMap<BoardFile, Atlas>();
/** The board file by names; made once. */
export function atlas(board: BoardFile): Atlas {
  const known = atlases.get(board);
  if (known) return known;
  const roads = new Map<Space, Space[]>(board.spaces.map((s) => [s.id, []]));
  for (const [a, b] of board.roads) {
    roads.get(a)?.push(b);
    roads.get(b)?.push(a);
  }
  const made: Atlas = {
    space: new Map(board.spaces.map((s) => [s.id, s])),
    region: new Map(board.regions.map((r) => [r.id, r])),
    alliance: new Map(board.alliances.map((a) => [a.number, a])),
    badge: new Map(board.alliances.map((a) => [badgeOf(a.number), a])),
    roads,
  };
  atlases.set(board, made);
  return made;
}

/** A river: a smooth curve through the middles of its points. */
export function river(points: readonly Pair[]): string {
  const text = ([x, y]: Pair): string => `${round(x)} ${round(y)}`;
  const bends = points.slice(1, -1).map((p, i) => {
    const next = points[i + 2]!;
    return `Q${text(p)} ${text([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2])}`;
  });
  return `M${text(points[0]!)}${bends.join("")}L${text(points[points.length - 1]!)}`;
}

/** The roads between pairs of spaces. */
export function roadPath(board: BoardFile, pairs: readonly (readonly [Space, Space])[]): string {
  return pairs.map((pair) => linePath(board, pair)).join("");
}

/** A line from space to space. */
export function linePath(board: BoardFile, line: readonly Space[]): string {
  const { space } = atlas(board);
  const points = line.flatMap((id) => space.get(id) ?? []);
  return points.length > 1 ? `M${points.map((s) => `${s.x} ${s.y}`).join("L")}` : "";
}

/** How long a line is, for the time its drawing takes. */
function lineLength(board: BoardFile, line: readonly Space[]): number {
  const { space } = atlas(board);
  const points = line.flatMap((id) => space.get(id) ?? []);
  return points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y), 0);
}

/** Milliseconds of a brush for a unit of the map. */
const PACE = 1.1;
/** Of the time there is, so much at most is for drawing; then there is something to look at. */
const DRAWING = 0.8;

/** Lines drawn one after the other, at the pace of a brush, or as fast as `ms` demand. */
export function strokesOf(board: BoardFile, lines: readonly (readonly Space[])[], ms = Infinity, speed = 1) {
  const lengths = lines.map((line) => lineLength(board, line) * PACE);
  const all = lengths.reduce((sum, time) => sum + time, 0);
  const by = Math.min(1, (ms * DRAWING) / all) * speed;
  let delay = 0;
  return lines.map((line, n) => {
    const stroke = { d: linePath(board, line), delay, time: lengths[n]! * by };
    delay += stroke.time;
    return stroke;
  });
}

/** The region of a place: of a house space, or the one whose dragon space it is. */
export const regionAt = (board: BoardFile, place: string): Region => atlas(board).space.get(place)?.region ?? place;

/** One roof with a flat ridge and lifted eaves: middle x, y of the eaves, half width w, height h. */
export function roof(x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number): string => `${round(x + w * dx)} ${round(y + h * dy)}`;
  return (
    `M${p(-0.55, -1)}L${p(0.55, -1)}C${p(0.65, -0.5)} ${p(0.8, -0.2)} ${p(1, -0.2)}C${p(0.96, 0.1)} ${p(0.85, 0.16)} ${p(0.75, 0.14)}` +
    `L${p(-0.75, 0.14)}C${p(-0.85, 0.16)} ${p(-0.96, 0.1)} ${p(-1, -0.2)}C${p(-0.8, -0.2)} ${p(-0.65, -0.5)} ${p(-0.55, -1)}Z`
  );
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];
/** An octagon round 0, 0. */
export const octagon = (radius: number): string =>
  rounded(
    CORNERS.map((i) => polar(0, 0, radius, 22.5 + i * 45)),
    3,
  );

/** Where up to five kinds of emissaries stand on one dragon space, and how large. */
export function emissarySpots(kinds: number): { x: number; y: number; size: number }[] {
  const SPOTS: readonly (readonly Pair[])[] = [
    [],
    [[0, 0]],
    [
      [-18, 0],
      [18, 0],
    ],
    [
      [0, -15],
      [-18, 12],
      [18, 12],
    ],
    [
      [-17, -14],
      [17, -14],
      [-17, 14],
      [17, 14],
    ],
    [
      [0, -22],
      [-21, -4],
      [21, -4],
      [-13, 19],
      [13, 19],
    ],
  ];
  const size = kinds === 1 ? 1.35 : kinds === 2 ? 1.12 : kinds === 5 ? 0.92 : 1;
  return (SPOTS[Math.min(kinds, 5)] ?? []).map(([x, y]) => ({ x, y: y - 1, size }));
}

/** Where the number of emissaries stands: on the lower edge of its own, on the side away from the others. */
export function countPlace(spot: { x: number; y: number; size: number } = { x: 0, y: 0, size: 1 }): {
  x: number;
  y: number;
} {
  const side = spot.x < 0 ? -1 : 1;
  // Below the upper ones stand others.
  return { x: spot.x + side * 10 * spot.size, y: spot.y + (spot.y < -10 ? 1 : 11) * spot.size };
}

/** The pips under a dragon: one for each emissary that has room, in an arc. */
export function pipPlaces(region: RegionFile, count: number): Pair[] {
  const { x, y } = region.dragon;
  return Array.from({ length: count }, (_, i) => polar(x, y, 40.5, 180 - (i - (count - 1) / 2) * 19));
}

export interface Place {
  x: number;
  y: number;
  /** Radius of a ring round it. */
  r: number;
}

/** Middle and size of a thing on the board; null if the board has none of that name. */
export function placeOf(board: BoardFile, target: Target): Place | null {
  const { space, region, badge } = atlas(board);
  const s = space.get(target);
  if (s) return { x: s.x, y: s.y - 2, r: 35 };
  const r = region.get(target);
  if (r) return { x: r.dragon.x, y: r.dragon.y, r: 48 };
  const a = badge.get(target);
  return a ? { x: a.x, y: a.y, r: 26 } : null;
}
