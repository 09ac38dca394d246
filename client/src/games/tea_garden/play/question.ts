/** What is asked, in one word for board and panels. */
import type { Point } from "../wire";

export type Kind =
  | "menu"
  | "cover"
  | "pagoda"
  | "teapot"
  | "pay"
  | "flip"
  | "pick"
  | "side"
  | "place"
  | "draw"
  | "discard"
  | "remove"
  | "put"
  | "sell"
  | "take"
  | "fate"
  | "over";

export const kindOf = (point: Point): Kind => (typeof point === "string" ? point : (Object.keys(point)[0] as Kind));

/** Whether the seat at turn is asked this. */
export const isAsked = ({ table }: { table: { point: Point } }, kind: Kind): boolean => kindOf(table.point) === kind;

/** What is remembered for a question of some kind; null if another one is asked. */
export function askedFor<K extends Kind>(point: Point, kind: K): Extract<Point, Record<K, unknown>>[K] | null {
  type Found = Extract<Point, Record<K, unknown>>;
  return typeof point === "object" && kind in point ? (point as Found)[kind] : null;
}
