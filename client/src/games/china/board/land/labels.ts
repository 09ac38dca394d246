/** Where the names of regions stand: the character, and the Latin name beside or below it. */
import type { RegionFile } from "../../wire";

/** The name as it is written; the file's apostrophe is a typewriter's. */
export const nameOf = (region: RegionFile): string => region.name.replace("'", "’");

/** Where a name is not simply centred on the file's point: [dx, dy, stacked]. */
const EXCEPTIONS: Readonly<Record<string, readonly [number, number, boolean]>> = {
  yan: [-4, 8, true],
  wei: [20, 2, true],
  zhao: [6, -6, false],
  qi: [7, -4, false],
};

/** The counter of a scored region is a little larger than the character. */
const CHARACTER = 42;
const GAP = 4;
/** A serif letter of 25 units. */
const LETTER = 14.2;

export interface LabelPlace {
  /** Middle of the character. */
  hx: number;
  hy: number;
  /** Middle and base line of the name. */
  tx: number;
  ty: number;
  /** About how wide the name is. */
  width: number;
}

export function labelPlace(region: RegionFile): LabelPlace {
  const [dx, dy, stacked] = EXCEPTIONS[region.id] ?? [0, 0, false];
  const [x, y] = [region.label.x + dx, region.label.y + dy];
  const width = region.name.length * LETTER;
  if (stacked) return { hx: x, hy: y - 17, tx: x, ty: y + 26, width };
  const total = CHARACTER + GAP + width;
  return { hx: x - total / 2 + CHARACTER / 2, hy: y, tx: x + total / 2 - width / 2, ty: y + 9, width };
}

/** The box round character and name. */
export function labelBox(region: RegionFile): { x: number; y: number; width: number; height: number } {
  const { hx, hy, tx, ty, width } = labelPlace(region);
  const left = Math.min(hx - 19, tx - width / 2);
  const right = Math.max(hx + 19, tx + width / 2);
  return { x: left, y: hy - 19, width: right - left, height: Math.max(38, ty - hy + 24) };
}

/** How long the name of the sea may be, and about how wide its letters are, in their own size. */
const SEA = 7.8;
const SEA_LETTER = 0.47;
/** The space between the letters of the sea's name: wide, but a long name stays as long as a short one. */
export const seaSpacing = (name: string): number =>
  Math.round(100 * Math.min(0.18, Math.max(0, SEA / name.length - SEA_LETTER))) / 100;
