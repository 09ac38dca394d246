import { describe, expect, it } from "vitest";
import { board, seat, view } from "../../fixtures";
import {
  basketsOf,
  cardsOf,
  heapFrom,
  isRoundEnding,
  leafOfKey,
  pagodasOf,
  ripeOf,
  slotsOf,
  tileWidth,
} from "./playerboard";
import { spotName } from "../../play/moves";
import { placedTile } from "../../play/placedtile";
import type { Leaf, Outlook } from "../../wire";

describe("baskets", () => {
  const mine = seat({ green: [0, 2, 3, 0, 0, 0], brown: [0, 1, 0, 0, 0, 0] });

  it("say which leaves are picked, which may be, and which would come", () => {
    const after = seat({ green: [0, 2, 3, 0, 2, 0], brown: [0, 0, 0, 0, 0, 0] });
    const baskets = basketsOf(mine, { picked: ["g3", "g3", "b2"], open: new Set(["g3", "b2"]) }, after);
    expect(baskets.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(baskets[2]!.green).toMatchObject({ leaf: "g3", count: 3, picked: 2, open: true, coming: 0 });
    expect(baskets[1]!.green).toMatchObject({ count: 2, picked: 0, open: false });
    expect(baskets[1]!.brown).toMatchObject({ leaf: "b2", picked: 1, open: true, coming: 0 });
    expect(baskets[4]!.green).toMatchObject({ count: 0, coming: 2 });
  });

  it("show the next round: ripened ones and the harvest, by basket", () => {
    const ripened = [[1, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0]] as unknown as Outlook["ripened"];
    const harvest = [[0, 4, 0, 0, 0, 0]] as unknown as Outlook["harvest"];
    const ripe = ripeOf(view("menu", {}, {}, { ripened, harvest }), 0);
    expect(ripe[1]).toEqual({ green: 2, brown: 0, harvest: 4 });
    expect(ripe[2]).toEqual({ green: 0, brown: 3, harvest: 0 });
  });

  it("show it by themselves once the round is over for the seat, but not in the last round", () => {
    expect(isRoundEnding(view("menu"), 0)).toBe(false);
    expect(isRoundEnding(view("menu", { passed: true }), 0)).toBe(true);
    const four = Array.from({ length: 4 }, () => ({ top: "S01", cards: ["S01"] }));
    expect(isRoundEnding(view("menu", { slots: four }), 0)).toBe(true);
    expect(isRoundEnding(view("menu", { passed: true }, { round: 5 }), 0)).toBe(false);
  });
});

describe("keys", () => {
  it("name a leaf by its basket, with Shift a brown one", () => {
    expect(leafOfKey({ code: "Digit3", shiftKey: false })).toBe("g3");
    expect(leafOfKey({ code: "Digit3", shiftKey: true })).toBe("b3");
    expect(leafOfKey({ code: "Numpad6", shiftKey: false })).toBe("g6");
    expect(leafOfKey({ code: "Digit7", shiftKey: false })).toBeNull();
    expect(leafOfKey({ code: "KeyB", shiftKey: false })).toBeNull();
  });

  it("go from heap to heap, over empty baskets", () => {
    const leaves: Leaf[] = ["g2", "g5", "b2", "b4"];
    expect(heapFrom("g2", "ArrowRight", leaves)).toBe("b4");
    expect(heapFrom("g5", "ArrowLeft", leaves)).toBe("b4");
    expect(heapFrom("b4", "ArrowRight", leaves)).toBe("g5");
    expect(heapFrom("g2", "ArrowUp", leaves)).toBe("b2");
    expect(heapFrom("b2", "ArrowDown", leaves)).toBe("g2");
    expect(heapFrom("b2", "ArrowUp", leaves)).toBeNull();
    expect(heapFrom("g5", "ArrowRight", leaves)).toBeNull();
  });
});

it("pagodas on the map leave their places empty, also where numbers are alike", () => {
  expect(pagodasOf([2, 3, 3], [3])).toEqual([
    { n: 2, here: false },
    { n: 3, here: true },
    { n: 3, here: false },
  ]);
});

describe("turn slots", () => {
  const first = { top: "S08", cards: ["S01", "S08"] };

  it("have the top card first, and the strength of all", () => {
    const told = { slots: [[3], []], slot: 0 };
    const slots = slotsOf(view("menu", { slots: [first] }, {}, told), 0);
    expect(slots[0]).toMatchObject({ cards: ["S08", "S01"], strength: 3, state: "now", tentative: false });
    expect(slots.map(({ state }) => state)).toEqual(["now", "free", "free", "free"]);
    expect(slots.map(({ fee }) => fee)).toEqual([false, false, false, true]);
  });

  it("show cards that are only chosen, in the slot that is next", () => {
    const chosen = { cards: ["S04", "S09"], strength: 3 };
    const slots = slotsOf(view("menu", { slots: [first] }, {}, { slot: 1 }), 0, chosen);
    expect(slots[0]).toMatchObject({ state: "done", tentative: false });
    expect(slots[1]).toMatchObject({ state: "now", cards: ["S04", "S09"], strength: 3, tentative: true });
    expect(slotsOf(view("menu"), 0, { ...chosen, strength: null })[0]!.strength).toBeNull();
  });

  it("are lost when the seat has passed", () => {
    const slots = slotsOf(view("menu", { slots: [first], passed: true }, { active: 1 }), 0);
    expect(slots.map(({ state }) => state)).toEqual(["done", "lost", "lost", "lost"]);
    const before = slotsOf(view("menu", {}, { round: 0 }, { slot: null }), 0);
    expect(before.map(({ state }) => state)).toEqual(["free", "free", "free", "free"]);
  });

  it("ask for the fee where the house says so", () => {
    const three = [first, first, first];
    const due = view("menu", { slots: three }, {}, { slot: 3 });
    expect(slotsOf(due, 0)[3]).toMatchObject({ state: "now", fee: true });
    const paid = view("menu", { slots: three }, {}, { slot: 3, fees: [null, 3] });
    expect(slotsOf(paid, 0)[3]).toMatchObject({ state: "now", fee: false });
  });
});

describe("cards", () => {
  const mine = { hidden: ["S09", "S01", "S04", "S08", "S10"], cards: 4, known: ["S01"], discard: ["S03", "S02"] };

  it("are told apart by their owner: what is not in hand is in the draw pile", () => {
    expect(cardsOf(view("menu", mine), 0)).toMatchObject({
      hand: 4,
      pile: 1,
      unseen: ["S10"],
      known: [],
      discard: ["S02", "S03"],
      own: true,
    });
  });

  it("are not told apart by others, but for those everybody knows", () => {
    const seen = { ...view("menu", mine, {}, {}, null), viewer: { seat: 1 } };
    expect(cardsOf(seen, 0)).toMatchObject({ unseen: ["S01", "S04", "S08", "S09", "S10"], known: ["S01"], own: false });
  });
});

describe("cup rows", () => {
  it("have tiles of full size while they fit", () => {
    expect(tileWidth([], 330, 70)).toBe(58);
    expect(tileWidth([3], 330, 70)).toBe(58);
  });
  it("get smaller tiles when there are more, and never too small ones", () => {
    const long = tileWidth([8], 330, 70);
    expect(long).toBe(Math.floor(330 / 8));
    expect(tileWidth([3, 3, 3], 330, 70)).toBeLessThan(58);
    expect(tileWidth([40], 330, 70)).toBe(26);
  });
  it("name connections as people do, from 1", () => {
    expect(spotName({ row: 1, gap: 0 })).toBe("2.1");
  });
  it("know the tile to be placed: the top one of its stack", () => {
    expect(placedTile(view({ place: { province: "blue" } }), board)).toBe("C03");
    expect(placedTile(view("menu"), board)).toBeNull();
  });
});
