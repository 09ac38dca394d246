import { describe, expect, it } from "vitest";
import type { GameCard } from "../wire/wire";
import { boardsFor, fittingBoard, numbersOf } from "./fitting";

const card = (changes: Partial<GameCard>): GameCard =>
  ({
    id: "x",
    players: [3, 5],
    boards: ["3-4", "4-5"],
    seats: { "3-4": [3, 4], "4-5": [4, 5] },
    ...changes,
  }) as GameCard;

describe("boards and numbers of players", () => {
  it("go together as the game says", () => {
    expect([3, 4, 5].map((n) => boardsFor(card({}), n))).toEqual([["3-4"], ["3-4", "4-5"], ["4-5"]]);
    expect(numbersOf(card({}))).toEqual([3, 4, 5]);
  });
  it("leave out a number nobody drew a board for, and a board nobody can play on", () => {
    const odd = card({ boards: ["small", "sketch"], seats: { small: [3, 5], sketch: [] } });
    expect(numbersOf(odd)).toEqual([3, 5]);
    expect(boardsFor(odd, 3)).toEqual(["small"]);
  });
  it("keep the wished board where it fits, and take the first that does elsewhere", () => {
    expect(fittingBoard(card({}), 4, "4-5")).toBe("4-5");
    expect(fittingBoard(card({}), 3, "4-5")).toBe("3-4");
    expect(fittingBoard(card({}), 5, null)).toBe("4-5");
    expect(fittingBoard(card({ boards: [], seats: {} }), 4, "4-5")).toBe("");
  });
});
