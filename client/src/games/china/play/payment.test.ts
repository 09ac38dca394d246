import { expect, it } from "vitest";
import { cardsAt, guessedCards, indicesOf, toggled, wayCode } from "./payment";
import type { Color } from "../wire";

const HAND: Color[] = ["red", "green", "green"];

it("finds the cards of a hand that pay, those chosen before others", () => {
  expect(indicesOf(HAND, ["green"])).toEqual([1]);
  expect(indicesOf(HAND, ["green"], [2])).toEqual([2]);
  expect(indicesOf(HAND, ["green", "green"])).toEqual([1, 2]);
  expect(indicesOf(HAND, ["yellow"])).toEqual([]);
});

it("joins a second card of the colour, and begins anew with another", () => {
  expect(toggled(HAND, [], 1)).toEqual([1]);
  expect(toggled(HAND, [1], 2)).toEqual([1, 2]);
  expect(toggled(HAND, [1, 2], 0)).toEqual([0]);
  expect(toggled(HAND, [1, 2], 1)).toEqual([2]);
  expect(toggled(["green", "green", "green"], [0, 1], 2)).toEqual([1, 2]);
  expect(cardsAt(HAND, [1, 2])).toEqual(["green", "green"]);
});

it("names a way to pay", () => {
  expect([wayCode(["red"]), wayCode(["yellow", "yellow"])]).toEqual(["one-red", "two-yellow"]);
});

it("guesses what pays: the colour, else a pair, else any card, else the colour though none is there", () => {
  expect(guessedCards(HAND, "red")).toEqual(["red"]);
  expect(guessedCards(HAND, "purple")).toEqual(["green", "green"]);
  expect(guessedCards(["red", "green", "yellow"], "purple")).toEqual(["red"]);
  expect(guessedCards([], "purple")).toEqual(["purple"]);
});
