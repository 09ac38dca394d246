/** Borders of the valley, from the outlines of its regions: adjoining regions have the same points along their border. */
import { round, type Pair } from "../../../../lib/board/paths";
import { once } from "./geometry";
import type { Province } from "../../wire";

export interface Borders {
  /** Between regions of one province. */
  inner: string;
  /** Between two provinces. */
  between: string;
  /** Where the valley ends. */
  coast: string;
}

const key = (a: Pair, b: Pair): string =>
  [a, b]
    .map((p) => p.map(round).join())
    .sort()
    .join(" ");

export const bordersOf = once((board): Borders => {
  const edges = new Map<string, { a: Pair; b: Pair; of: Province[] }>();
  for (const region of board.regions)
    region.polygon.forEach((a, n) => {
      const b = region.polygon[(n + 1) % region.polygon.length]!;
      const known = edges.get(key(a, b));
      if (known) known.of.push(region.province);
      else edges.set(key(a, b), { a, b, of: [region.province] });
    });
  const lines: Record<keyof Borders, string[]> = { inner: [], between: [], coast: [] };
  let last: { kind: keyof Borders; end: Pair } | null = null;
  for (const { a, b, of } of edges.values()) {
    const kind = of.length === 1 ? "coast" : of[0] === of[1] ? "inner" : "between";
    // Edges that follow each other make one line, so that dashes run on.
    const on = last?.kind === kind && last.end[0] === a[0] && last.end[1] === a[1];
    lines[kind].push(`${on ? "" : `M${round(a[0])} ${round(a[1])}`}L${round(b[0])} ${round(b[1])}`);
    last = { kind, end: b };
  }
  return { inner: lines.inner.join(""), between: lines.between.join(""), coast: lines.coast.join("") };
});
