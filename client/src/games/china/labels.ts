/** Where the names of regions stand: the character, and the Latin name beside or below it. */
import type { RegionFile } from "./wire";

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
export const CHARACTER = 42;
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
