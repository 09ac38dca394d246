import { expect, it } from "vitest";
import { cardsAt, guessedCards, indicesOf, toggled, wayCode } from "./payment";

it("finds the cards of a hand that pay, those chosen before others", () => {
  expect(indicesOf("rgg", "g")).toEqual([1]);
  expect(indicesOf("rgg", "g", [2])).toEqual([2]);
  expect(indicesOf("rgg", "gg")).toEqual([1, 2]);
  expect(indicesOf("rgg", "y")).toEqual([]);
});

it("joins a second card of the colour, and begins anew with another", () => {
  expect(toggled("rgg", [], 1)).toEqual([1]);
  expect(toggled("rgg", [1], 2)).toEqual([1, 2]);
  expect(toggled("rgg", [1, 2], 0)).toEqual([0]);
  expect(toggled("rgg", [1, 2], 1)).toEqual([2]);
  expect(toggled("ggg", [0, 1], 2)).toEqual([1, 2]);
  expect(cardsAt("rgg", [1, 2])).toBe("gg");
});

it("names a way to pay", () => {
  expect([wayCode("r"), wayCode("yy")]).toEqual(["one-red", "two-yellow"]);
});

it("guesses what pays: the colour, else a pair, else any card, else the colour though none is there", () => {
  expect(guessedCards("rgg", "red")).toBe("r");
  expect(guessedCards("rgg", "purple")).toBe("gg");
  expect(guessedCards("rgy", "purple")).toBe("r");
  expect(guessedCards("", "purple")).toBe("p");
});
