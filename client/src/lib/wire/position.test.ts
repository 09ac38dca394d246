import { describe, expect, it } from "vitest";
import { previewOf, seenOf } from "./position";

describe("a position as it is drawn", () => {
  it("is the view with what the rules tell about it, the same object each time", () => {
    const position = { view: { houses: 3 }, outlook: { totals: [4, 0] } };
    const seen = seenOf(position);
    expect(seen).toEqual({ houses: 3, outlook: { totals: [4, 0] } });
    expect(seenOf(position)).toBe(seen);
    expect(seenOf({ ...position })).not.toBe(seen);
    expect(position.view).toEqual({ houses: 3 });
  });
  it("is the view itself where the rules tell nothing about it", () => {
    const view = { houses: 3 };
    expect(seenOf({ view, outlook: null })).toBe(view);
  });
});

it("a preview without a position after it has no view", () => {
  const events = [{ kind: "placed" }];
  expect(previewOf({ events, after: null })).toEqual({ events, view: null });
  expect(previewOf({ events, after: { view: { v: 1 }, outlook: null } })).toEqual({ events, view: { v: 1 } });
});
