import { describe, expect, it } from "vitest";
import { plain, signed } from "../words/numbers";
import { curvesOf, quarters, rangeOf, spread, stepPath, ticksOf } from "./graph";

describe("the graph", () => {
  it("turns scores into one curve for each seat", () => {
    const scores = [
      [24, 24],
      [23, 24],
      [23, 22],
    ];
    expect(curvesOf(scores, (s) => s.map((n) => 24 - n))).toEqual([
      [0, 1, 1],
      [0, 0, 2],
    ]);
    expect(curvesOf([], (s) => [...s])).toEqual([]);
  });

  it("steps where the number changes and is level elsewhere", () => {
    const path = stepPath(
      [0, 0, 2, 2],
      (n) => n * 10,
      (h) => 100 - h,
    );
    expect(path).toBe("M0 100H20V98H30");
  });

  it("has few round ticks, from nothing to the highest", () => {
    expect(rangeOf([3, 7])).toEqual([0, 7]);
    expect(rangeOf([0, 0])).toEqual([0, 1]);
    expect(ticksOf([0, 24])).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf([0, 7])).toEqual([0, 2, 4, 6]);
    expect(ticksOf([-3, 4])).toEqual([-2, 0, 2, 4]);
    expect(ticksOf([0, 1])).toEqual([0, 1]);
  });

  it("moves marks apart and keeps them inside", () => {
    expect(spread([50, 10], 20, 0, 100)).toEqual([50, 10]);
    expect(spread([50, 52], 20, 0, 100)).toEqual([50, 70]);
    expect(spread([98, 97, 99], 20, 0, 100)).toEqual([80, 60, 100]);
    expect(spread([], 20, 0, 100)).toEqual([]);
  });

  it("tells a few moments in numbers", () => {
    expect(quarters(100)).toEqual([0, 25, 50, 75, 100]);
    expect(quarters(2)).toEqual([0, 1, 2]);
  });

  it("writes signs as a printer would", () => {
    expect([signed(3), signed(-2), signed(0), plain(-4), plain(4)]).toEqual(["+3", "−2", "0", "−4", "4"]);
  });
});
