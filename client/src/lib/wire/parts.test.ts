import { expect, test } from "vitest";
import { PartsOfState } from "./parts";
import type { Update } from "./wire";

const BARE: Update = {
  entries: 1,
  seat: 0,
  waiting: { kind: "over" },
  told: [],
  undo: "none",
  order: null,
  result: null,
};

test("my own fields stand in the place of everybody's", () => {
  const first = { ...BARE, open: { viewer: "public", hand: null, houses: 3 }, own: { viewer: { seat: 0 }, hand: [1] } };
  const state = new PartsOfState().take({ ...first, outlook: null, legal: ["a"] });
  expect(state.view).toEqual({ viewer: { seat: 0 }, hand: [1], houses: 3 });
  expect(state).toMatchObject({ entries: 1, outlook: null, legal: ["a"] });
  expect(state).not.toHaveProperty("open");
  expect(state).not.toHaveProperty("own");
});

test("what is left out is as it was; what comes counts, even if it is empty", () => {
  const parts = new PartsOfState();
  parts.take({ ...BARE, open: { houses: 3 }, own: { hand: [1] }, outlook: { standing: 1 }, legal: ["a"] });
  const second = parts.take({ ...BARE, entries: 2, open: { houses: 4 }, legal: [] });
  expect(second).toMatchObject({ entries: 2, view: { houses: 4, hand: [1] }, outlook: { standing: 1 }, legal: [] });
  const third = parts.take({ ...BARE, entries: 3, own: { hand: [] }, outlook: null });
  expect(third).toMatchObject({ entries: 3, view: { houses: 4, hand: [] }, outlook: null, legal: [] });
});
