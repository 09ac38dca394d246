// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { AroundWish, LONGEST_NAME, ownName } from "./around.svelte";

describe("names around one screen", () => {
  it("are told apart by a number", () => {
    expect(ownName("Anna", ["Grete"])).toBe("Anna");
    expect(ownName("Anna", ["anna"])).toBe("Anna 2");
    expect(ownName("Anna", ["Anna", "Anna 2"])).toBe("Anna 3");
  });
  it("stay as short as the house wants them", () => {
    const long = "A".repeat(LONGEST_NAME);
    expect(ownName(long, [long])).toBe(`${"A".repeat(LONGEST_NAME - 2)} 2`);
  });
});

describe("seats around one screen", () => {
  beforeEach(() => localStorage.clear());
  const names = (wish: AroundWish) => wish.people.map((p) => p.name);

  it("are as many as the game needs, the rest for bots", () => {
    const wish = new AroundWish([3, 4, 5]);
    expect([wish.people.length, wish.players, wish.left, wish.numbers]).toEqual([2, 3, 1, [3, 4, 5]]);
  });
  it("are as many as were wished for", () => {
    localStorage.setItem("teahouse.hotseat.names", JSON.stringify(["B", "C", "D", "E"]));
    expect(new AroundWish([3, 4, 5], 5).players).toBe(5);
    const wish = new AroundWish([3, 4, 5], 3);
    expect([wish.people.length, wish.players, wish.numbers]).toEqual([3, 3, [3, 4, 5]]);
  });
  it("grow with the people up to the most the game takes", () => {
    const wish = new AroundWish([3, 4, 5]);
    for (let n = 0; n < 5; n++) wish.add();
    expect([wish.people.length, wish.full, wish.players, wish.numbers]).toEqual([5, true, 5, [5]]);
    expect(new Set(names(wish)).size).toBe(5);
  });
  it("skip a number the game has no board for", () => {
    const wish = new AroundWish([2, 4]);
    wish.add();
    expect([wish.people.length, wish.players, wish.left]).toEqual([3, 4, 1]);
  });
  it("leave out whom the game has no seat for, of those remembered", () => {
    localStorage.setItem("teahouse.hotseat.names", JSON.stringify(["B", "C", "D", "E"]));
    expect(new AroundWish([2, 3, 4]).people).toHaveLength(4);
  });
});
