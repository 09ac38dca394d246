/** Placements and how to find the one that is meant. Knows no rules: what is legal comes from the house. */
import { cellOf, directionTo, DIRECTIONS, inReadingOrder, step } from "../board/square";
import { same } from "../../../lib/table/turn/same";
import type { Color, Kind, Move, Square } from "../wire";

/** A colour on each of two squares, the squares in reading order: a move as the house knows it. */
export type Placement = Move;

/** The two colours of a tile, in the order of the house. */
export const COLORS: Readonly<Record<Kind, readonly [Color, Color]>> = {
  RR: ["red", "red"],
  YY: ["yellow", "yellow"],
  BB: ["blue", "blue"],
  RY: ["red", "yellow"],
  RB: ["red", "blue"],
  YB: ["yellow", "blue"],
};
const KINDS = Object.keys(COLORS) as Kind[];
const LETTER: Record<Color, string> = { red: "R", yellow: "Y", blue: "B" };

export function placement(squares: readonly [Square, Square], colors: readonly [Color, Color]): Placement {
  if (inReadingOrder(squares[0], squares[1])) return { squares: [...squares], colors: [...colors] };
  return { squares: [squares[1], squares[0]], colors: [colors[1], colors[0]] };
}

/** The colours in reading order as letters: `YR` is yellow first. */
export const lettersOf = (p: Placement): string => LETTER[p.colors[0]] + LETTER[p.colors[1]];

/** The tile it needs, in the order of the house. */
export function kindOf({ colors: [a, b] }: Placement): Kind {
  const isIt = ([first, second]: readonly [Color, Color]) =>
    (first === a && second === b) || (first === b && second === a);
  return KINDS.find((kind) => isIt(COLORS[kind]))!;
}

export const covers = (p: Placement, square: Square): boolean => p.squares.includes(square);

export const otherSquare = (p: Placement, square: Square): Square =>
  p.squares[0] === square ? p.squares[1] : p.squares[0];

export const colorOn = (p: Placement, square: Square): Color => p.colors[p.squares[0] === square ? 0 : 1];

/** Legal placements of one tile. */
export const ofKind = (legal: readonly Placement[], kind: Kind | null): Placement[] =>
  legal.filter((p) => kindOf(p) === kind);

/** A point of the board in squares: the middle of `a1` is 0, 0. */
export interface Point {
  row: number;
  column: number;
}

/** What the hand was doing: a placement that keeps to it is preferred when several fit. */
export interface Habit {
  /** Where the second half lay, seen from the first square (index of DIRECTIONS). */
  direction: number;
  /** Whether the tile's colours were swapped, in reading order. */
  swapped: boolean;
}

const isSwapped = (p: Placement): boolean => p.colors[0] !== COLORS[kindOf(p)][0];

function distance(p: Placement, at: Point): number {
  const [a, b] = [cellOf(p.squares[0]), cellOf(p.squares[1])];
  return Math.hypot((a.row + b.row) / 2 - at.row, (a.column + b.column) / 2 - at.column);
}

/** How far a placement is from what is meant: its middle from the pointer, and its colours from the habit. */
export function misfit(p: Placement, at: Point, habit: Habit): number {
  return distance(p, at) + (isSwapped(p) === habit.swapped ? 0 : 0.3);
}

/** A point in a square, leaning a little to where the second half should lie. */
export function leaning(square: Square, habit: Habit): Point {
  const { row, column } = cellOf(square);
  const d = DIRECTIONS[habit.direction]!;
  return { row: row + d.row * 0.3, column: column + d.column * 0.3 };
}

/** The placement over `square` that fits best; null if none covers it. */
export function bestOver(list: readonly Placement[], square: Square, at: Point, habit: Habit): Placement | null {
  return best(
    list.filter((p) => covers(p, square)),
    at,
    habit,
  );
}

/** The placement whose middle is nearest, if it is within `reach` squares. */
export function nearest(list: readonly Placement[], at: Point, habit: Habit, reach: number): Placement | null {
  return best(
    list.filter((p) => distance(p, at) <= reach),
    at,
    habit,
  );
}

function best(list: readonly Placement[], at: Point, habit: Habit): Placement | null {
  let found: Placement | null = null;
  for (const p of list) if (!found || misfit(p, at, habit) < misfit(found, at, habit)) found = p;
  return found;
}

/** All ways to lay a tile with one half on `square`: four turns, then four with the colours swapped. */
export function waysOver(square: Square, kind: Kind, rows: number, columns: number): Placement[] {
  const [first, second] = COLORS[kind];
  const halves: [Color, Color][] =
    first === second
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
  return halves.flatMap((colors) =>
    DIRECTIONS.flatMap((d) => {
      const other = step(square, d, rows, columns);
      return other ? [placement([square, other], colors)] : [];
    }),
  );
}

/** The next way round: turning about `square` through what is legal, or through everything if nothing is. */
export function turned(
  now: Placement,
  square: Square,
  legal: readonly Placement[],
  all: readonly Placement[],
): Placement {
  const allowed = all.filter((p) => legal.some((l) => same(l, p)));
  const ways = allowed.length > 0 ? all.filter((p) => allowed.includes(p) || same(p, now)) : all;
  const at = ways.findIndex((p) => same(p, now));
  return ways[(at + 1) % ways.length] ?? now;
}

export const habitOf = (p: Placement, square: Square): Habit => ({
  direction: Math.max(0, directionTo(square, otherSquare(p, square))),
  swapped: isSwapped(p),
});

/** All squares that some placement covers. */
export const squaresOf = (list: readonly Placement[]): ReadonlySet<Square> =>
  new Set(list.flatMap((p) => [...p.squares]));
