/** Small helpers for drawn boards: numbers, corners, circles. */
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
