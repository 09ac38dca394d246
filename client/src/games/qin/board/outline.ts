/** Outlines of sets of squares as SVG paths. */
import { rounded, type Pair } from "../../../lib/board/paths";
import { cellOf } from "./square";
import type { Square } from "../wire";

/** Side of a square, width of the frame, in units of the drawing. */
export const SIDE = 60;
export const FRAME = 30;

export const left = (column: number): number => FRAME + column * SIDE;
export const top = (row: number): number => FRAME + row * SIDE;
export const middleX = (column: number): number => left(column) + SIDE / 2;
export const middleY = (row: number): number => top(row) + SIDE / 2;

interface Edge {
  from: Pair;
  to: Pair;
}

/** Edges between a square of the set and one outside it, clockwise round the set (holes counter-clockwise). */
function borderEdges(squares: readonly Square[]): Map<string, Edge[]> {
  const cells = squares.map(cellOf);
  const set = new Set(cells.map((c) => `${c.row},${c.column}`));
  const has = (row: number, column: number): boolean => set.has(`${row},${column}`);
  const edges = new Map<string, Edge[]>();
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = `${x1},${y1}`;
    const list = edges.get(key) ?? [];
    list.push({ from: [x1, y1], to: [x2, y2] });
    edges.set(key, list);
  };
  for (const { row: r, column: c } of cells) {
    if (!has(r - 1, c)) add(c, r, c + 1, r);
    if (!has(r, c + 1)) add(c + 1, r, c + 1, r + 1);
    if (!has(r + 1, c)) add(c + 1, r + 1, c, r + 1);
    if (!has(r, c - 1)) add(c, r + 1, c, r);
  }
  return edges;
}

const direction = (e: Edge): Pair => [e.to[0] - e.from[0], e.to[1] - e.from[1]];

/** Takes one closed loop out of the edges. Where two loops meet at a corner it turns right, which keeps them apart. */
function takeLoop(edges: Map<string, Edge[]>): Edge[] {
  const take = (key: string, index: number): Edge => {
    const list = edges.get(key)!;
    const [edge] = list.splice(index, 1);
    if (list.length === 0) edges.delete(key);
    return edge!;
  };
  const loop = [take(edges.keys().next().value!, 0)];
  const [startX, startY] = loop[0]!.from;
  for (;;) {
    const last = loop[loop.length - 1]!;
    if (last.to[0] === startX && last.to[1] === startY) return loop;
    const key = `${last.to[0]},${last.to[1]}`;
    const [dx, dy] = direction(last);
    const right = edges.get(key)!.findIndex((e) => dx * direction(e)[1] - dy * direction(e)[0] > 0);
    loop.push(take(key, edges.get(key)!.length > 1 ? Math.max(0, right) : 0));
  }
}

/** The outline of squares: `inset` from their edge (negative: outside it), corners rounded. Holes are kept. */
export function outline(squares: readonly Square[], inset: number, radius: number): string {
  const edges = borderEdges(squares);
  let path = "";
  while (edges.size > 0) {
    const loop = takeLoop(edges);
    const before = (list: readonly Edge[], i: number): Pair => direction(list[(i + list.length - 1) % list.length]!);
    const corners = loop.filter((e, i) => {
      const [dx, dy] = before(loop, i);
      return dx !== direction(e)[0] || dy !== direction(e)[1];
    });
    // The inward normal of a clockwise edge (dx, dy) is (-dy, dx); a corner moves by both of its edges' normals.
    const points = corners.map((e, i): Pair => {
      const [[dx, dy], [qx, qy]] = [direction(e), before(corners, i)];
      return [left(e.from[0]) + inset * (-dy - qy), top(e.from[1]) + inset * (dx + qx)];
    });
    path += rounded(points, radius);
  }
  return path;
}

/** The edges between neighbouring squares of a set: fine seams, so that sizes can be counted. */
export function seams(squares: readonly Square[]): string {
  const set = new Set(squares);
  return squares
    .map((square) => {
      const { row, column } = cellOf(square);
      const right = set.has(String.fromCharCode(98 + column) + (row + 1));
      const below = set.has(String.fromCharCode(97 + column) + (row + 2));
      const across = right ? `M${left(column + 1)} ${top(row) + 4}v${SIDE - 8}` : "";
      return across + (below ? `M${left(column) + 4} ${top(row + 1)}h${SIDE - 8}` : "");
    })
    .join("");
}

/** Four corners round a rectangle of squares. */
export function brackets(squares: readonly Square[]): string {
  const cells = squares.map(cellOf);
  const [rows, columns] = [cells.map((c) => c.row), cells.map((c) => c.column)];
  const [x1, y1] = [left(Math.min(...columns)) + 1, top(Math.min(...rows)) + 1];
  const [x2, y2] = [left(Math.max(...columns)) + SIDE - 1, top(Math.max(...rows)) + SIDE - 1];
  const q = 13;
  return (
    `M${x1} ${y1 + q}V${y1 + 5}Q${x1} ${y1} ${x1 + 5} ${y1}H${x1 + q}M${x2 - q} ${y1}H${x2 - 5}Q${x2} ${y1} ${x2} ${y1 + 5}V${y1 + q}` +
    `M${x2} ${y2 - q}V${y2 - 5}Q${x2} ${y2} ${x2 - 5} ${y2}H${x2 - q}M${x1 + q} ${y2}H${x1 + 5}Q${x1} ${y2} ${x1} ${y2 - 5}V${y2 - q}`
  );
}

/** Where a province's pagoda stands: the square with most neighbours of the province, nearest to its middle. */
export function spot(squares: readonly Square[]): { row: number; column: number } {
  const cells = squares.map(cellOf);
  const mean = (pick: (c: { row: number; column: number }) => number): number =>
    cells.reduce((sum, c) => sum + pick(c), 0) / cells.length;
  const [row, column] = [mean((c) => c.row), mean((c) => c.column)];
  const worth = (c: { row: number; column: number }): number =>
    cells.filter((o) => Math.abs(o.row - c.row) + Math.abs(o.column - c.column) === 1).length * 0.6 -
    Math.hypot(c.row - row, c.column - column);
  return cells.reduce((best, c) => (worth(c) > worth(best) ? c : best));
}

/** The middle of a village of one or two squares, in units of the drawing. */
export function villageSpot(squares: readonly Square[]): { x: number; y: number } {
  const [a, b] = [cellOf(squares[0]!), cellOf(squares[squares.length - 1]!)];
  return { x: (middleX(a.column) + middleX(b.column)) / 2, y: (middleY(a.row) + middleY(b.row)) / 2 };
}
