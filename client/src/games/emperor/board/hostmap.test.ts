// @vitest-environment jsdom
// The poorest map that the house takes (games/emperor/src/drawing.rs) is drawn all the same.
import { render } from "../../../rendering";
import { describe, expect, it } from "vitest";
import { artOf } from "./land/borders";
import { cropOf } from "../learn/example";
import { board as rich, mv } from "../fixtures";
import { atlas, type Chosen, extentOf } from "./geometry";
import MapLayers from "./MapLayers.svelte";
import { middle, spotsOf, stepTo } from "./places";
import { sampleView } from "./sample";
import type { Barrier, BoardFile } from "../wire";

const PLAIN: Chosen = {};
const KINDS: Barrier[][] = [[], ["water"], ["mountain"], ["wall"], ["impassable"], ["wall", "mountain", "water"]];

/** Every land a point, every border as short as may be, nothing round it. */
const poor: BoardFile = {
  ...rich,
  source: "mine",
  provinces: rich.provinces.map((p) => ({
    ...p,
    pinyin: "",
    hanzi: "",
    polygon: [p.marker, p.marker, p.marker],
    islands: [],
  })),
  borders: rich.borders.map((b, n) => ({
    ...b,
    feature: "",
    kind: n % 7 === 6 ? "sea" : "land",
    barriers: n % 7 === 6 ? ["water"] : (KINDS[n % 7] ?? []),
    line: [
      [n, 0],
      [n + 1, 0],
    ],
  })),
  choices: {},
  decor: { land: [], rivers: [], texts: [] },
};

describe("the poorest map", () => {
  it("is drawn without a number that is none", () => {
    const looks = [0, 1, 2, 3, 4].map((n) => ({ color: n, shape: n }));
    const props = { board: poor, view: sampleView(poor), looks, say: (id: string) => id };
    const { container } = render(MapLayers, { props });
    expect(container.querySelectorAll("path").length).toBeGreaterThan(21);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    const art = artOf(atlas(poor, PLAIN));
    expect([art.walls, art.rivers, art.closed, art.crossings].every((all) => all.length > 0)).toBe(true);
    expect(JSON.stringify(art)).not.toMatch(/null|NaN/);
  });

  it("has a way for the keyboard and a part for examples", () => {
    expect(spotsOf(poor)).toHaveLength(21);
    expect(poor.provinces.map(({ id }) => id)).toContain(middle(poor));
    expect(stepTo(poor, middle(poor), [1, 0])).not.toBeNull();
    expect(Object.values(extentOf(poor, ["korea"])).every(Number.isFinite)).toBe(true);
    const part = cropOf(poor, sampleView(poor), { moves: [mv.settle("korea")], counted: null });
    expect(Object.values(part).every(Number.isFinite)).toBe(true);
  });
});
