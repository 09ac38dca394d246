/** The geometry of the graph: numbers in, lines and places out. */

/** The lines of the seats, told apart by dashes as well as by colour; one for each shape of a seat. */
export const DASHES = ["none", "8 3", "2.5 3", "10 3 2.5 3", "5 3"] as const;

/** The heights of each seat's line, moment by moment. */
export function curvesOf(scores: readonly (readonly number[])[], of: (scores: readonly number[]) => number[]) {
  const heights = scores.map(of);
  return (heights[0] ?? []).map((_, seat) => heights.map((h) => h[seat] ?? 0));
}

/** From where to where the heights go; 0 is always in sight. */
export const rangeOf = (heights: readonly number[]): [low: number, high: number] => [
  Math.min(0, ...heights),
  Math.max(1, ...heights),
];

/** The round numbers in a range, five at most. */
export function ticksOf([low, high]: readonly [number, number]): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((s) => (high - low) / s < 5) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}

/** A line that stays level and then steps: between two entries nothing changes. */
export function stepPath(heights: readonly number[], x: (moment: number) => number, y: (height: number) => number) {
  let path = `M${x(0)} ${y(heights[0] ?? 0)}`;
  heights.forEach((height, n) => {
    if (n > 0 && height !== heights[n - 1]) path += `H${x(n)}V${y(height)}`;
  });
  return `${path}H${x(heights.length - 1)}`;
}

/** Moves places apart that lie closer than `gap`, as little as it takes, within `low` and `high`. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]!);
  const moved = order.map((n) => places[n]!);
  for (let n = 1; n < moved.length; n += 1) moved[n] = Math.max(moved[n]!, moved[n - 1]! + gap);
  // What was pushed over the edge comes back, and pushes the others up.
  const over = (moved.at(-1) ?? high) - high;
  if (over > 0) moved[moved.length - 1] = high;
  for (let n = moved.length - 2; n >= 0; n -= 1) moved[n] = Math.max(low, Math.min(moved[n]!, moved[n + 1]! - gap));
  const apart = [...places];
  order.forEach((n, at) => (apart[n] = moved[at]!));
  return apart;
}

/** A few moments from the first to the last, for the graph in numbers. */
export function quarters(last: number): number[] {
  return [...new Set([0, 1, 2, 3, 4].map((n) => Math.round((last * n) / 4)))];
}
