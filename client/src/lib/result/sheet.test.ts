import { expect, it } from "vitest";
import { partsOf } from "./sheet";

const line = (source: string, ...points: number[]) => ({ source, params: {}, points });

it("adds up many lines of a kind, and leaves few as they are", () => {
  const regions = [1, 2, 3, 4].map((n) => line("region", n, 0));
  const parts = partsOf([...regions, line("alliance", 0, 5), line("alliance", 0, 2), line("roads", 4, 0)]);
  expect(parts.map(({ source, points, lines }) => [source, points, lines.length])).toEqual([
    ["region", [10, 0], 4],
    ["alliance", [0, 5], 1],
    ["alliance", [0, 2], 1],
    ["roads", [4, 0], 1],
  ]);
});
