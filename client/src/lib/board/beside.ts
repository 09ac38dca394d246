/** Where a card stands beside the thing it is about: never on top of it, never outside its bounds. */
import type { Box } from "./paths";

const GAP = 8;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

interface Point {
  x: number;
  y: number;
}

/** Above, below, right or left of it, wherever there is room first; null if there is none. */
function room(thing: Box, width: number, height: number, bounds: Box): Point | null {
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height];
  const across = clamp(thing.x + thing.width / 2 - width / 2, bounds.x, right - width);
  const along = clamp(thing.y + thing.height / 2 - height / 2, bounds.y, bottom - height);
  const above = thing.y - GAP - height;
  const below = thing.y + thing.height + GAP;
  const after = thing.x + thing.width + GAP;
  const before = thing.x - GAP - width;
  if (above >= bounds.y) return { x: across, y: above };
  if (below + height <= bottom) return { x: across, y: below };
  if (after + width <= right) return { x: after, y: along };
  if (before >= bounds.x) return { x: before, y: along };
  return null;
}

/**
 * The upper left corner of a card of `width` × `height`. `things` are what it should not cover, the best first: a whole
 * region, say, and else at least its middle.
 */
export function beside(things: readonly Box[], width: number, height: number, bounds: Box): Point {
  for (const thing of things) {
    const place = room(thing, width, height, bounds);
    if (place) return place;
  }
  // No side has room enough: as far away as the bounds allow.
  const last = things[things.length - 1] ?? bounds;
  const low = last.y + last.height / 2 > bounds.y + bounds.height / 2;
  return { x: bounds.x, y: low ? bounds.y : Math.max(bounds.y, bounds.y + bounds.height - height) };
}
