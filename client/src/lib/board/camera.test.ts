import { describe, expect, it } from "vitest";
import { clamped, framing, HOME, showing, zoomedAt } from "./camera";

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
  it("moves no further than it takes to have something in sight", () => {
    const near = { x: -100, y: -100, scale: 2 };
    const area = { x: 100, y: 100, width: 40, height: 40 };
    expect(showing(near, area, 400, 400)).toEqual(near);
    const right = showing(near, { ...area, x: 300 }, 400, 400);
    expect([right.x + 340 * 2 <= 400, right.y]).toEqual([true, -100]);
    const left = showing(near, { ...area, x: 10 }, 400, 400);
    expect(left.x + 10 * 2).toBeGreaterThanOrEqual(0);
    // Too large for the box: its middle.
    expect(showing(near, { x: 0, y: 0, width: 400, height: 400 }, 400, 400)).toEqual({ x: -200, y: -200, scale: 2 });
  });
  it("frames a part of the board in the middle, and never comes too close", () => {
    const camera = framing({ x: 100, y: 200, width: 100, height: 50 }, 400, 400);
    expect(camera.scale).toBeCloseTo(3.6);
    expect([camera.x + 150 * camera.scale, camera.y + 225 * camera.scale]).toEqual([200, 200]);
    expect(framing({ x: 0, y: 0, width: 5, height: 5 }, 400, 400).scale).toBe(4);
    expect(framing({ x: 0, y: 0, width: 400, height: 400 }, 400, 400).scale).toBe(1);
  });
});
