// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { firstGame } from "../tutorial/firstgame";
import type { GameCard } from "../wire/wire";
import { Wish } from "./wish.svelte";

const china = {
  id: "china",
  players: [3, 5],
  boards: ["3-4", "4-5"],
  seats: { "3-4": [3, 4], "4-5": [4, 5] },
  series: ["3-4", "4-5"],
  options: {
    first: { values: ["random", "0", "4"], default: "random", seats: { "0": 0, "4": 4 } },
    fortifications: { values: ["off", "on"], default: "off" },
  },
  bots: ["novice", "player", "champion"],
} as unknown as GameCard;

beforeEach(() => localStorage.clear());

describe("a wish", () => {
  it("begins with as few as can play, on a board for them", () => {
    const wish = new Wish(china);
    expect([wish.players, wish.board, wish.boards]).toEqual([3, "3-4", ["3-4"]]);
  });

  it("changes the board with the number of players, and remembers what was chosen", () => {
    const wish = new Wish(china);
    wish.players = 5;
    expect(wish.againstBots()).toMatchObject({ players: 5, board: "4-5" });
    wish.players = 4;
    wish.board = "4-5";
    wish.players = 3;
    expect(wish.board).toBe("3-4");
    wish.players = 4;
    expect(wish.board).toBe("4-5");
  });

  it("mends what is remembered and no longer fits", () => {
    localStorage.setItem("teahouse.wish.china.players", "3");
    localStorage.setItem("teahouse.wish.china.board", "4-5");
    expect(new Wish(china)).toMatchObject({ players: 3, board: "3-4" });
    localStorage.setItem("teahouse.wish.china.players", "2");
    localStorage.setItem("teahouse.wish.china.board", "gone");
    expect(new Wish(china)).toMatchObject({ players: 3, board: "3-4" });
  });

  it("has a usual series only where there are several boards for so many", () => {
    const wish = new Wish(china);
    wish.players = 4;
    wish.length = "usual";
    expect(wish.games).toBe(2);
    expect(wish.againstBots().series).toEqual({ boards: [], count: "scores" });
    wish.players = 5;
    expect([wish.length, wish.games]).toEqual(["one", 1]);
    expect(wish.againstBots().series).toBeNull();
  });

  it("makes the usual series of the game's boards for it, not of every board there is", () => {
    const wish = new Wish({ ...china, boards: ["3-4", "4-5", "own"], seats: { ...china.seats, own: [3, 4, 5] } });
    wish.players = 4;
    wish.length = "usual";
    expect([wish.boards.length, wish.usual, wish.games]).toEqual([3, ["3-4", "4-5"], 2]);
    wish.players = 5;
    expect(wish.length).toBe("one");
  });

  it("takes turns among the boards for so many only", () => {
    const wish = new Wish(china);
    wish.players = 5;
    wish.length = "several";
    wish.several.turns = true;
    expect(wish.againstBots().series?.boards).toEqual(["4-5", "4-5", "4-5"]);
  });

  it("fits those around the screen too", () => {
    const wish = new Wish(china);
    const table = wish.aroundScreen({ names: ["A", "B", "C", "D", "E"], players: 5, rest: "bots" });
    expect(table).toMatchObject({ players: 5, board: "4-5", start: true });
    expect(table.seats).toHaveLength(5);
  });

  it("lists no table at which several people see one screen", () => {
    const wish = new Wish(china);
    wish.listed = true;
    expect(wish.withFriends().listed).toBe(true);
    const around = wish.aroundScreen({ names: ["A", "B"], players: 3, rest: "friends" });
    expect(around).toMatchObject({ listed: false, start: false });
  });

  it("asks for changed options alone, and for no beginner who is not there", () => {
    const wish = new Wish(china);
    wish.options.fortifications = "on";
    wish.options.first = "4";
    expect(wish.againstBots().options).toEqual({ fortifications: "on" });
    wish.players = 5;
    expect(wish.againstBots().options).toEqual({ fortifications: "on", first: "4" });
  });
});

it("a learner's first game fits too", () => {
  expect(firstGame(china)).toMatchObject({ players: 3, board: "3-4" });
  const large = { ...china, boards: ["4-5", "3-4"] };
  expect(firstGame(large)).toMatchObject({ players: 3, board: "3-4" });
});
