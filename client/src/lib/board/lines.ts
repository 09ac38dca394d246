/** Lines of the map: evenly spaced points, smooth curves, lines beside lines. */
import { round, type Pair } from "./paths";

const distance = (a: Pair, b: Pair): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const text = ([x, y]: Pair): string => `${round(x)} ${round(y)}`;

export const lengthOf = (line: readonly Pair[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + distance(line[i]!, p), 0);

/** The point of a line after so much of its length. */
export function along(line: readonly Pair[], length: number): Pair {
  let left = length;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const d = distance(a, b);
    if (left <= d && d > 0) return [a[0] + ((b[0] - a[0]) * left) / d, a[1] + ((b[1] - a[1]) * left) / d];
    left -= d;
  }
  return line[line.length - 1]!;
}

/** The same line with points about `step` apart, both ends kept. */
export function resampled(line: readonly Pair[], step: number): Pair[] {
  const total = lengthOf(line);
  const n = Math.max(2, Math.round(total / step));
  return Array.from({ length: n + 1 }, (_, i) => (i === n ? line[line.length - 1]! : along(line, (total * i) / n)));
}

/** Each point moves towards its neighbours, so many times; the ends stay. */
export function smoothed(line: readonly Pair[], times: number): readonly Pair[] {
  if (times === 0) return line;
  const mean = (i: number, axis: 0 | 1): number => (line[i - 1]![axis] + 2 * line[i]![axis] + line[i + 1]![axis]) / 4;
  const inner = line.slice(1, -1).map((_, i): Pair => [mean(i + 1, 0), mean(i + 1, 1)]);
  return smoothed(line.length > 2 ? [line[0]!, ...inner, line[line.length - 1]!] : line, times - 1);
}

/** A curve through all points (Catmull and Rom's). */
export function curve(line: readonly Pair[]): string {
  const last = line.length - 1;
  const parts = line.slice(0, -1).map((p, i) => {
    const [before, next, after] = [line[Math.max(0, i - 1)]!, line[i + 1]!, line[Math.min(last, i + 2)]!];
    const c1: Pair = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6];
    const c2: Pair = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
    return `C${text(c1)} ${text(c2)} ${text(next)}`;
  });
  return `M${text(line[0]!)}${parts.join("")}`;
}

/** A line of straight pieces. */
export const straight = (line: readonly Pair[]): string => `M${line.map(text).join("L")}`;

/** The line so far to its left, seen in its direction (with y downwards: to the right). */
export function beside(line: readonly Pair[], by: number | ((i: number) => number)): Pair[] {
  const last = line.length - 1;
  return line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!];
    const n = distance(a, b) || 1;
    const d = typeof by === "number" ? by : by(i);
    return [p[0] - ((b[1] - a[1]) / n) * d, p[1] + ((b[0] - a[0]) / n) * d];
  });
}

/** Numbers that look random and are the same every time. */
export function scatter(seed: number): (least: number, most: number) => number {
  let x = (seed * 2654435761) % 2 ** 32 || 1;
  return (least, most) => {
    x = (x * 1664525 + 1013904223) % 2 ** 32;
    return least + ((most - least) * x) / 2 ** 32;
  };
}
