import { expect, it } from "vitest";
import type { SheetLine } from "../wire/wire";
import { barsOf } from "./bars";

const line = (source: string, points: number[]): SheetLine => ({ source, points, params: {} });

it("the bars have the parts of each seat's points, in the order of the sheet, the most first", () => {
  const lines = [line("a", [1, 5]), line("b", [0, 0]), line("c", [2, 4]), line("a", [3, 0])];
  const { bars, sources, most } = barsOf(lines);
  expect(sources).toEqual([
    { source: "a", of: 0 },
    { source: "c", of: 2 },
  ]);
  expect(bars).toEqual([
    {
      seat: 1,
      total: 9,
      parts: [
        { source: "a", points: 5, of: 0 },
        { source: "c", points: 4, of: 2 },
      ],
    },
    {
      seat: 0,
      total: 6,
      parts: [
        { source: "a", points: 4, of: 0 },
        { source: "c", points: 2, of: 2 },
      ],
    },
  ]);
  expect(most).toBe(9);
});

it("what costs points has no length, but counts", () => {
  const [bar] = barsOf([line("a", [5]), line("b", [-2])]).bars;
  expect(bar).toEqual({ seat: 0, total: 3, parts: [{ source: "a", points: 5, of: 0 }] });
  expect(barsOf([])).toEqual({ sources: [], bars: [], most: 1 });
});
