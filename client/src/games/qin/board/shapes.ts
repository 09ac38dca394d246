/** Paths of roofs and halves of tiles. */
import { round } from "../../../lib/board/paths";
import { FRAME, left, SIDE, top } from "./outline";
import { cellOf } from "./square";
import type { Square } from "../wire";

/** One roof with lifted eaves: middle x, y of the eaves, half width w, height h. */
export function roof(x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number): string => `${round(x + w * dx)} ${round(y + h * dy)}`;
  return (
    `M${p(0, -1)}C${p(0.22, -0.45)} ${p(0.6, -0.12)} ${p(1, -0.28)}C${p(0.94, 0.1)} ${p(0.8, 0.18)} ${p(0.66, 0.14)}` +
    `L${p(-0.66, 0.14)}C${p(-0.8, 0.18)} ${p(-0.94, 0.1)} ${p(-1, -0.28)}C${p(-0.6, -0.12)} ${p(-0.22, -0.45)} ${p(0, -1)}Z`
  );
}

/** One half of a tile: rounded where the tile ends, straight where the other half begins. */
export function halfPath(square: Square, other: Square): string {
  const [h, o] = [cellOf(square), cellOf(other)];
  const [toLeft, toRight, above, below] = [o.column < h.column, o.column > h.column, o.row < h.row, o.row > h.row];
  const inset = 1.4;
  const [x1, x2] = [left(h.column) + (toLeft ? 0 : inset), left(h.column) + SIDE - (toRight ? 0 : inset)];
  const [y1, y2] = [top(h.row) + (above ? 0 : inset), top(h.row) + SIDE - (below ? 0 : inset)];
  const corner = (inner: boolean): number => (inner ? 0 : 7);
  const [tl, tr] = [corner(toLeft || above), corner(toRight || above)];
  const [br, bl] = [corner(toRight || below), corner(toLeft || below)];
  return (
    `M${x1 + tl} ${y1}H${x2 - tr}Q${x2} ${y1} ${x2} ${y1 + tr}V${y2 - br}Q${x2} ${y2} ${x2 - br} ${y2}` +
    `H${x1 + bl}Q${x1} ${y2} ${x1} ${y2 - bl}V${y1 + tl}Q${x1} ${y1} ${x1 + tl} ${y1}Z`
  );
}

/** The line between the halves of a tile. */
export function seamOf(a: Square, b: Square): string {
  const [p, q] = [cellOf(a), cellOf(b)];
  if (p.row === q.row) return `M${left(Math.max(p.column, q.column))} ${top(p.row) + 3}v${SIDE - 6}`;
  return `M${left(p.column) + 3} ${top(Math.max(p.row, q.row))}h${SIDE - 6}`;
}

/** Size of the drawing of a board. */
export const extent = (squares: number): number => squares * SIDE + 2 * FRAME;
