import { describe, expect, it } from "vitest";
import { bestOver, kindOf, leaning, nearest, ofKind, placement, squaresOf, turned, waysOver } from "./placement";
import { textOf } from "../fixtures";

const legal = [
  placement(["c2", "d2"], ["red", "yellow"]),
  placement(["c2", "d2"], ["yellow", "red"]),
  placement(["c2", "c3"], ["red", "yellow"]),
  placement(["a1", "b1"], ["red", "red"]),
  placement(["d2", "d3"], ["red", "yellow"]),
];
const habit = { direction: 0, swapped: false };

describe("the house's notation", () => {
  it("keeps the squares in reading order and the colours with their squares", () => {
    expect(textOf(placement(["d2", "c2"], ["red", "yellow"]))).toBe("YR c2 d2");
    expect(textOf(placement(["c10", "c9"], ["red", "blue"]))).toBe("BR c9 c10");
    expect(textOf(placement(["g5", "h5"], ["red", "yellow"]))).toBe("RY g5 h5");
  });
  it("knows the tile, whichever way round it lies", () => {
    expect(kindOf(placement(["c2", "d2"], ["yellow", "red"]))).toBe("RY");
    expect(kindOf(placement(["c2", "d2"], ["blue", "yellow"]))).toBe("YB");
  });
});

describe("narrowing the legal moves", () => {
  it("keeps those of the chosen tile and lists the squares they cover", () => {
    expect(ofKind(legal, "RR").map(textOf)).toEqual(["RR a1 b1"]);
    expect([...squaresOf(ofKind(legal, "RY"))].sort()).toEqual(["c2", "c3", "d2", "d3"]);
    expect(ofKind(legal, "BB")).toEqual([]);
  });
});

describe("which way round", () => {
  const mixed = ofKind(legal, "RY");
  it("follows the pointer inside the square", () => {
    const over = (row: number, column: number) => textOf(bestOver(mixed, "c2", { row, column }, habit)!);
    expect(over(1, 2.4)).toBe("RY c2 d2");
    expect(over(1.4, 2)).toBe("RY c2 c3");
  });
  it("keeps the colours as they were turned last", () => {
    expect(textOf(bestOver(mixed, "c2", { row: 1, column: 2.4 }, { direction: 0, swapped: true })!)).toBe("YR c2 d2");
  });
  it("takes what is legal when the habit is not", () => {
    const at = leaning("d3", { direction: 2, swapped: true });
    expect(textOf(bestOver(mixed, "d3", at, { direction: 2, swapped: true })!)).toBe("RY d2 d3");
    expect(bestOver(mixed, "e5", { row: 4, column: 4 }, habit)).toBeNull();
  });
  it("finds a near place for a finger, but not a far one", () => {
    expect(textOf(nearest(mixed, { row: 0.6, column: 2.5 }, habit, 0.75)!)).toBe("RY c2 d2");
    expect(nearest(mixed, { row: 4, column: 4 }, habit, 0.75)).toBeNull();
  });
  it("turns through all that is legal about a square and comes back", () => {
    const ways = waysOver("c2", "RY", 5, 5);
    const seen = [placement(["c2", "d2"], ["red", "yellow"])];
    for (let n = 0; n < 3; n++) seen.push(turned(seen[n]!, "c2", mixed, ways));
    expect(seen.map(textOf)).toEqual(["RY c2 d2", "RY c2 c3", "YR c2 d2", "RY c2 d2"]);
  });
  it("turns through everything where nothing is legal, staying on the board", () => {
    const ways = waysOver("a1", "YB", 5, 5);
    expect(ways.map(textOf)).toEqual(["YB a1 b1", "YB a1 a2", "BY a1 b1", "BY a1 a2"]);
    expect(textOf(turned(ways[3]!, "a1", [], ways))).toBe("YB a1 b1");
  });
});
