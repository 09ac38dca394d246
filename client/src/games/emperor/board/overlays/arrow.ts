/** A brush stroke that ends in an arrow's head, from one place to another, a little bent. */
import type { Pair } from "../../../../lib/board/paths";
import { beside, straight } from "../../../../lib/board/lines";

const STEPS = 14;
/** How much of the way the bend leads aside. */
const BEND = 0.16;
const HEAD = 15;

/** A point of the way from `from` to `to`, bent to its left. */
function way(from: Pair, to: Pair): (t: number) => Pair {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // Bends upwards, whichever way it goes.
  const side = dx >= 0 ? -1 : 1;
  const bend: Pair = [(from[0] + to[0]) / 2 - dy * BEND * side, (from[1] + to[1]) / 2 + dx * BEND * side];
  return (t) => {
    const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
    return [at(0), at(1)];
  };
}

/** The way between two places without the circles of `room` round both. */
export function between(from: Pair, to: Pair, room: number): (t: number) => Pair {
  const whole = way(from, to);
  const total = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const cut = Math.min(0.32, room / total);
  return (t) => whole(cut + t * (1 - 2 * cut));
}

/** The outline of the stroke: it swells towards its head. */
export function brush(from: Pair, to: Pair, room = 27): string {
  const at = between(from, to, room);
  const body = Array.from({ length: STEPS - 1 }, (_, i) => at(i / STEPS));
  const width = (i: number): number => 2.2 + 4.6 * (i / (STEPS - 2)) ** 1.2;
  const [tip, neck] = [at(1), body[body.length - 1]!];
  const n = Math.hypot(tip[0] - neck[0], tip[1] - neck[1]) || 1;
  const [ux, uy] = [(tip[0] - neck[0]) / n, (tip[1] - neck[1]) / n];
  const barb = (side: number): Pair => [neck[0] - uy * HEAD * side - ux * 5, neck[1] + ux * HEAD * side - uy * 5];
  const [left, right] = [beside(body, width), beside(body, (i) => -width(i))];
  return `${straight([...left, barb(1), [tip[0] + ux * 6, tip[1] + uy * 6], barb(-1), ...right.reverse()])}Z`;
}

/** The head of a dotted trail: it shows which way. */
export function head(from: Pair, to: Pair, room = 27): string {
  const at = between(from, to, room);
  const [tip, neck] = [at(1), at(0.94)];
  const n = Math.hypot(tip[0] - neck[0], tip[1] - neck[1]) || 1;
  const [ux, uy] = [(tip[0] - neck[0]) / n, (tip[1] - neck[1]) / n];
  const barb = (side: number): Pair => [tip[0] - ux * 6 - uy * 5.5 * side, tip[1] - uy * 6 + ux * 5.5 * side];
  return `${straight([barb(1), [tip[0] + ux * 6, tip[1] + uy * 6], barb(-1)])}Z`;
}

/** The same way as a line, for dotted trails. */
export function trail(from: Pair, to: Pair, room = 27): string {
  const at = between(from, to, room);
  return straight(Array.from({ length: STEPS }, (_, i) => at(i / STEPS)));
}
