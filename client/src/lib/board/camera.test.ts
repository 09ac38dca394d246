import { describe, expect, it } from "vitest";
import { clamped, HOME, zoomedAt } from "./camera";

describe("the camera over a board", () => {
  it("keeps the point under the finger where it is", () => {
    const near = zoomedAt(HOME, 100, 50, 2);
    expect(near).toEqual({ x: -100, y: -50, scale: 2 });
    expect((100 - near.x) / near.scale).toBe(100);
  });
  it("never shows an empty edge, and comes home when zoomed out", () => {
    expect(clamped({ x: 40, y: -900, scale: 2 }, 400, 400)).toEqual({ x: 0, y: -400, scale: 2 });
    expect(clamped({ x: -3, y: 5, scale: 1.005 }, 400, 400)).toEqual(HOME);
    expect(zoomedAt(HOME, 0, 0, 99).scale).toBe(4);
    expect(zoomedAt(HOME, 0, 0, 0.2).scale).toBe(1);
  });
});
