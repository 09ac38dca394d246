/** The score sheet as bars: what makes up the points of each seat. */
import type { SheetLine } from "../wire/wire";

export interface Bar {
  seat: number;
  total: number;
  /** Of which source, and which of the looks that is. */
  parts: { source: string; points: number; of: number }[];
}
export interface Bars {
  /** Those that brought anybody anything. */
  sources: { source: string; of: number }[];
  /** The most first. */
  bars: Bar[];
  /** What fills the width. */
  most: number;
}

/** So many looks there are; more sources begin again. */
export const LOOKS = 8;

/** Points below zero have no length: they are left to the sheet. */
export function barsOf(lines: readonly SheetLine[]): Bars {
  const kinds = [...new Set(lines.map(({ source }) => source))];
  const pointsOf = (source: string, seat: number): number =>
    lines.reduce((sum, line) => sum + (line.source === source ? (line.points[seat] ?? 0) : 0), 0);
  const bars = (lines[0]?.points ?? []).map((_, seat): Bar => {
    const parts = kinds.flatMap((source, n) => {
      const points = pointsOf(source, seat);
      return points > 0 ? [{ source, points, of: n % LOOKS }] : [];
    });
    return { seat, total: kinds.reduce((sum, source) => sum + pointsOf(source, seat), 0), parts };
  });
  const used = new Set(bars.flatMap(({ parts }) => parts.map(({ source }) => source)));
  const sources = kinds.flatMap((source, n) => (used.has(source) ? [{ source, of: n % LOOKS }] : []));
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { points }) => sum + points, 0)));
  return { sources, bars: bars.toSorted((a, b) => b.total - a.total), most };
}
