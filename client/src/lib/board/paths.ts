/** Small helpers for drawn boards: numbers, corners, circles, boxes. */
export type Pair = readonly [number, number];

/** One decimal is finer than any screen. */
export const round = (x: number): number => Math.round(x * 10) / 10;

/** A point on a circle; 0 degrees is up, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Pair {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + radius * Math.sin(angle)), round(cy - radius * Math.cos(angle))];
}

/** A polygon with rounded corners. */
export function rounded(points: readonly Pair[], radius: number): string {
  const n = points.length;
  const parts = points.map(([x, y], i) => {
    const [px, py] = points[(i + n - 1) % n]!;
    const [qx, qy] = points[(i + 1) % n]!;
    const [a, b] = [Math.hypot(px - x, py - y), Math.hypot(qx - x, qy - y)];
    const k = Math.min(radius, a / 2, b / 2);
    const into = `${round(x + ((px - x) / a) * k)} ${round(y + ((py - y) / a) * k)}`;
    const out = `${round(x + ((qx - x) / b) * k)} ${round(y + ((qy - y) / b) * k)}`;
    return `${i ? "L" : "M"}${into}Q${round(x)} ${round(y)} ${out}`;
  });
  return `${parts.join("")}Z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const viewBox = (box: Box): string => `${box.x} ${box.y} ${box.width} ${box.height}`;

/** A closed polygon. */
export const polygon = (points: readonly Pair[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** The box round some points. */
export function extent(points: readonly Pair[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a point lies in an area: a ray from it crosses the outline an odd number of times. */
export function holds(outline: readonly Pair[], x: number, y: number): boolean {
  let odd = false;
  outline.forEach(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  });
  return odd;
}

/** Whether two boxes overlap. */
export const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
