/** Where a zoomed board stands: pixels it is moved by, and how large it is. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export const HOME: Camera = { x: 0, y: 0, scale: 1 };
const CLOSEST = 4;

/** Another scale with the point (x, y) of the box staying under the finger. */
export function zoomedAt(camera: Camera, x: number, y: number, scale: number): Camera {
  const next = Math.min(CLOSEST, Math.max(1, scale));
  const ratio = next / camera.scale;
  return { x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio, scale: next };
}

/** Keeps the board over its box: no empty edge, and home at scale 1. */
export function clamped(camera: Camera, width: number, height: number): Camera {
  if (camera.scale <= 1.01) return HOME;
  const within = (v: number, size: number) => Math.min(0, Math.max(size * (1 - camera.scale), v));
  return { scale: camera.scale, x: within(camera.x, width), y: within(camera.y, height) };
}

/** A part of the board, in pixels of it at rest. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As far as this from the edge something is well in sight. */
const EDGE = 10;

/** Moved no further than it takes to have an area in sight; of one that is too large, its middle. */
export function showing(camera: Camera, area: Area, width: number, height: number): Camera {
  const along = (at: number, from: number, length: number, size: number): number => {
    const [start, end] = [at + from * camera.scale, at + (from + length) * camera.scale];
    if (end - start > size - 2 * EDGE) return at + (size - start - end) / 2;
    if (start < EDGE) return at + EDGE - start;
    return end > size - EDGE ? at + size - EDGE - end : at;
  };
  return { ...camera, x: along(camera.x, area.x, area.width, width), y: along(camera.y, area.y, area.height, height) };
}

/** So close that an area fills the box, with some room around it. */
export function framing(area: Area, width: number, height: number): Camera {
  const room = 4 * EDGE;
  const scale = Math.min(CLOSEST, (width - room) / area.width, (height - room) / area.height);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return { scale: Math.max(1, scale), x: width / 2 - x * scale, y: height / 2 - y * scale };
}
