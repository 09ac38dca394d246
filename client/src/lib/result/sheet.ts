/** The score sheet in parts: lines from the same kind of source are added up where there are many. */
import type { SheetLine } from "../wire/wire";

/** More of one kind than this become one line that opens. */
const FEW = 3;

export interface SheetPart {
  source: string;
  points: number[];
  /** Only one: a line like any other. */
  lines: readonly SheetLine[];
}

const sumOf = (lines: readonly SheetLine[]): number[] =>
  (lines[0]?.points ?? []).map((_, seat) => lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));

/** In the order of the lines; those of a kind stand together there already. */
export function partsOf(lines: readonly SheetLine[]): SheetPart[] {
  const groups: SheetLine[][] = [];
  for (const line of lines) {
    if (groups.at(-1)?.[0]?.source === line.source) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  const parts = groups.flatMap((group) => (group.length > FEW ? [group] : group.map((line) => [line])));
  return parts.map((group) => ({ source: group[0]!.source, points: sumOf(group), lines: group }));
}
