import { describe, expect, it } from "vitest";
import { brackets, FRAME, outline, seams, SIDE, spot } from "./outline";
import { cellOf, directionTo, squareAt, step } from "./square";

const loops = (path: string): number => path.split("Z").length - 1;
const corners = (path: string): number => path.split("Q").length - 1;

describe("squares", () => {
  it("are named by column letter and row number, row 1 at the top", () => {
    expect(cellOf("g5")).toEqual({ row: 4, column: 6 });
    expect(squareAt(12, 0)).toBe("a13");
    expect(step("a1", { row: -1, column: 0 }, 13, 13)).toBeNull();
    expect(step("m12", { row: 1, column: 0 }, 13, 13)).toBe("m13");
    expect(directionTo("c3", "c2")).toBe(3);
    expect(directionTo("c3", "d4")).toBe(-1);
  });
});

describe("outlines", () => {
  it("go once round a tile", () => {
    expect(corners(outline(["a1", "b1"], 0, 5))).toBe(4);
    expect(loops(outline(["a1", "b1"], 0, 5))).toBe(1);
  });
  it("have six corners round an angle", () => {
    expect(corners(outline(["a1", "b1", "b2"], 2, 5))).toBe(6);
  });
  it("keep a hole, and keep squares apart that only touch at a corner", () => {
    const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
    expect(loops(outline(ring, 2, 5))).toBe(2);
    expect(loops(outline(["a1", "b2"], 2, 5))).toBe(2);
  });
  it("lie inside the squares by the inset", () => {
    const numbers = outline(["a1"], 4, 0)
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.min(...numbers)).toBe(FRAME + 4);
    expect(Math.max(...numbers)).toBe(FRAME + SIDE - 4);
  });
  it("draw a seam between neighbours only", () => {
    expect(seams(["a1", "b1"]).split("M").length - 1).toBe(1);
    expect(seams(["a1", "b2"])).toBe("");
    expect(seams(["a1", "b1", "a2", "b2"]).split("M").length - 1).toBe(4);
  });
  it("bracket a rectangle at its four corners", () => {
    expect(brackets(["c3", "c4"]).split("M").length - 1).toBe(4);
  });
});

it("a pagoda stands where the province holds together best", () => {
  expect(spot(["a1", "b1", "c1", "b2"])).toEqual({ row: 0, column: 1 });
  expect(spot(["a1", "b1", "c1"])).toEqual({ row: 0, column: 1 });
});
