/** The part of a map that a small picture shows: what it is about, in its surroundings. */
import { extent, type Box, type Pair } from "./paths";

const MARGIN = 34;
/** From so much of it on the whole map is as good. */
const MOST = 0.62;
/** How much longer than wide or high it may be. */
const LONGEST = 1.4;

/** The part round some points, never outside the map and never narrower than `least`; without points all of it. */
export function cropped(points: readonly Pair[], whole: Box, least: number): Box {
  if (points.length === 0) return whole;
  const box = extent(points);
  const [wide, high] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  const width = Math.max(least, wide, high / LONGEST);
  const height = Math.max(width / LONGEST, high);
  if (width * height > MOST * whole.width * whole.height) return whole;
  const within = (from: number, length: number, size: number, start: number, all: number) =>
    Math.min(Math.max(from + (length - size) / 2, start), start + all - size);
  return {
    x: within(box.x, box.width, width, whole.x, whole.width),
    y: within(box.y, box.height, height, whole.y, whole.height),
    width,
    height,
  };
}
