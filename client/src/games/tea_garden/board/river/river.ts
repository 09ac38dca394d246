/** The river as a ribbon that widens towards its mouth, and the way of a boat on it. */
import { along, beside, curve, lengthOf, resampled, smoothed, straight } from "../../../../lib/board/lines";
import type { Pair } from "../../../../lib/board/paths";
import { once, stationsOf } from "../valley/geometry";
import type { View } from "../../view";
import type { BoardFile, SegmentFile } from "../../wire";

const STEP = 16;

const courseOf = once((board) => smoothed(resampled(board.decor.river.path, STEP), 1));

export interface River {
  ribbon: string;
  /** The line of its current. */
  flow: string;
  banks: readonly string[];
}
export const riverOf = once((board): River => {
  const course = courseOf(board);
  const { width_start: from, width_end: to } = board.decor.river;
  const half = (i: number): number => (from + ((to - from) * i) / (course.length - 1)) / 2 + 2;
  const left = beside(course, half);
  const right = beside(course, (i) => -half(i)).reverse();
  const ripple = (side: number): string => curve(beside(course, (i) => side * half(i) * 0.5));
  return {
    ribbon: `${curve(left)}L${curve(right).slice(1)}Z`,
    flow: curve(course),
    banks: [ripple(1), ripple(-1)],
  };
});

/** How far down the river a point lies. */
function reach(course: readonly Pair[], at: Pair): number {
  let best = { far: Infinity, length: 0 };
  course.forEach((p, i) => {
    const far = Math.hypot(p[0] - at[0], p[1] - at[1]);
    if (far < best.far) best = { far, length: lengthOf(course.slice(0, i + 1)) };
  });
  return best.length;
}

/** The way of a boat from one station to another, along the river, between the pills. */
export function wayOf(board: BoardFile, from: number, to: number): string {
  const [a, b] = [stationsOf(board)[from], stationsOf(board)[to]];
  if (!a || !b) return "";
  const course = courseOf(board);
  const [start, end] = [reach(course, [a.x, a.y]), reach(course, [b.x, b.y])];
  const room = Math.min(a.width / 2 + 2, (end - start) / 3);
  const steps = Math.max(2, Math.round((end - start) / 8));
  const first = start + room;
  const last = Math.max(first + 6, end - Math.min(b.width / 2 + 2, (end - start) / 3));
  return straight(Array.from({ length: steps + 1 }, (_, i) => along(course, first + ((last - first) * i) / steps)));
}

/** Where the house says that a seat's boat would come to next, as it is printed there. */
export const nextStation = (board: BoardFile, { outlook }: View, seat: number): SegmentFile | null =>
  board.river.segments.find(({ index }) => index === outlook.segments[seat]) ?? null;
