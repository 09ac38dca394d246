// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { myself } from "../house/me.svelte";
import { isMyMove, isShared, labelNames, mySeat, mySeats, ownSeat, toAgree, youAt } from "../table/seats/people";
import type { Sitter, State, TableInfo } from "../wire/wire";
import { calledUp, changesHands, eyesOf, isCurtained, offered } from "./eyes";

const person = (id: string, name: string, local = false): Sitter => ({ kind: "person", id, name, local, here: true });
const BOT: Sitter = { kind: "bot", level: "greedy" };

function tableOf(sitters: Sitter[], asked: number | null = 0, phase: TableInfo["phase"] = "playing"): TableInfo {
  const seats = sitters.map((sitter, n) => ({ sitter, look: { color: n, shape: n }, resigned: false }));
  const rest = { listed: false, watching: true, away_minutes: 10, commitment: "", created: 0 };
  return {
    id: "t",
    game: "qin",
    phase,
    players: seats.length,
    board: "b",
    options: {},
    seats,
    host: "me",
    asked,
    ...rest,
  };
}
const stateOf = (seat: number | null, asked: number | null): State => ({
  entries: 1,
  seat,
  waiting: asked === null ? { kind: "over" } : { kind: "seat", seat: asked, decision: { kind: "place" } },
  view: {},
  outlook: null,
  legal: [],
  told: [],
  undo: "none",
  order: null,
  result: null,
});

const anna = person("me", "Anna");
const grete = person("me", "Grete", true);
const alone = tableOf([BOT, anna], 1);
const family = tableOf([grete, BOT, anna, person("far", "Łucja")], 0);

beforeEach(() => (myself.me = { id: "me", name: "Anna" }));

describe("seats of this screen", () => {
  it("are one's own and those of whoever shares it", () => {
    expect(mySeats(family)).toEqual([0, 2]);
    expect(mySeat(family)).toBe(0);
    expect(ownSeat(family)).toBe(2);
    expect(isShared(family)).toBe(true);
    expect([mySeats(alone), ownSeat(alone), isShared(alone)]).toEqual([[1], 1, false]);
    expect(mySeats(tableOf([BOT, person("far", "Łucja")]))).toEqual([]);
  });
  it("have names instead of “you” where there are several", () => {
    expect(labelNames(family)[0]).toBe("Grete");
    expect(labelNames(family)[2]).toBe("Anna");
    expect(labelNames(alone)[1]).not.toBe("Anna");
    expect([youAt(family, 0), youAt(alone, 1)]).toEqual([null, 1]);
  });
  it("are asked whichever of them it is", () => {
    expect(isMyMove(family)).toBe(true);
    expect(isMyMove({ ...family, asked: 2 })).toBe(true);
    expect(isMyMove({ ...family, asked: 3 })).toBe(false);
    expect(isMyMove({ ...family, phase: "over" })).toBe(false);
  });
});

describe("whose eyes the house is asked for", () => {
  it("says nothing of a screen with one seat", () => {
    for (const table of [null, alone]) expect(eyesOf(table, null)).toEqual({ seat: null, curtain: false });
  });
  it("is the one who looks, or everybody's", () => {
    expect(eyesOf(family, 2)).toEqual({ seat: 2, curtain: false });
    expect(eyesOf(family, null)).toEqual({ seat: null, curtain: true });
  });
});

describe("a move to be taken back", () => {
  const undo_asked = { seat: 3, waiting: [0, 2] };
  it("is for all seats of this screen to agree, while the game is played", () => {
    expect(toAgree({ ...family, undo_asked })).toEqual([0, 2]);
    expect(toAgree({ ...family, undo_asked: { seat: 0, waiting: [3] } })).toEqual([]);
    expect(toAgree(family)).toEqual([]);
    expect(toAgree({ ...family, undo_asked, phase: "over" })).toEqual([]);
  });
});

describe("the curtain", () => {
  it("closes when somebody else at this screen is asked", () => {
    expect(changesHands(family, 2, stateOf(2, 0))).toBe(true);
    expect(changesHands(family, 0, stateOf(0, 0))).toBe(false);
  });
  it("stays open while bots and people elsewhere move, and at the end", () => {
    for (const asked of [1, 3, null]) expect(changesHands(family, 2, stateOf(2, asked))).toBe(false);
  });
  it("is not needed for a seat in which a bot stands in", () => {
    const seats = family.seats.map((s, n) => (n === 0 ? { ...s, stand_in: "greedy" as const } : s));
    const table = { ...family, seats };
    expect(calledUp(table, 0)).toBeNull();
    expect(changesHands(table, 2, stateOf(2, 0))).toBe(false);
    expect(offered(table, 0)).toEqual([0, 2]);
  });
  it("never falls at a screen with one seat", () => {
    expect(changesHands(alone, null, stateOf(1, 1))).toBe(false);
    expect(isCurtained(alone, null, stateOf(1, 1))).toBe(false);
  });
  it("hides the table until the house has sent what the one who looks may see", () => {
    expect(isCurtained(family, null, stateOf(null, 0))).toBe(true);
    expect(isCurtained(family, 0, null)).toBe(true);
    expect(isCurtained(family, 0, stateOf(null, 0))).toBe(true);
    expect(isCurtained(family, 0, stateOf(2, 0))).toBe(true);
    expect(isCurtained(family, 0, stateOf(0, 0))).toBe(false);
    expect(isCurtained({ ...family, phase: "over" }, null, stateOf(null, null))).toBe(false);
  });
  it("is lifted by whoever is asked; by anybody here while others move", () => {
    expect(offered(family, 0)).toEqual([0]);
    expect(offered(family, 1)).toEqual([0, 2]);
  });
});
