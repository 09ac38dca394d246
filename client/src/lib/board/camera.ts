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
