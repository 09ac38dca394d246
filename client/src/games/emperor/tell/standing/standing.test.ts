// @vitest-environment jsdom
import { render, screen } from "../../../../rendering";
import { describe, expect, it } from "vitest";
import type { MatchContext, SeatNote } from "../../../contract";
import type { View } from "../../view";
import Standing from "./Standing.svelte";
import type { BoardFile } from "../../wire";
import { sayTo } from "../../../spoken.fixture";

const names = ["You", "Ben", "Cleo", "Dan"];
const notes = names.map((name, n): SeatNote => ({
  name,
  icon: "person",
  words: "",
  turn: n === 2,
  me: n === 0,
  away: false,
}));
const held = (owner: number, markers: number) => ({ owner, markers, spent: 0, exhausted: 0, symbols: [0, 0, 0] });
const seat = { status: "live", share: null, cornered: 0, claim: false, placed: true, known: [], reliefs: 0 };

const view = {
  table: {
    rules: { cornered_turns: 5 },
    turn: 9,
    active: 2,
    provinces: { honan: held(0, 7), hupeh: held(0, 3), korea: held(2, 4) },
    seats: [
      { ...seat, claim: true },
      { ...seat, status: { junior: 0 }, share: 30 },
      { ...seat, cornered: 3, known: ["cross_wall"], reliefs: 1 },
      { ...seat, status: "eliminated" },
    ],
    yang_then: ["cross_wall"],
    yin_unseen: { plague: 2, flood: 3 },
    yin_then: ["famine"],
  },
  cards: [1, 0, 3, 0],
  yang_deck: 21,
  supply: [20, 30, 26, 30],
  outlook: {
    influence: [["shensi", "kansu"], [], [], []],
    scores: [21, 0, 9, 0],
    points: [
      [10, 2, 1, 4, 4],
      [0, 0, 0, 0, 0],
      [4, 0, 3, 2, 0],
      [0, 0, 0, 0, 0],
    ],
    leaders: [0, 0, 2, 3],
    countdown: { by: "turns", now: 9, all: 33, turns: [] },
  },
} as unknown as View;

const match = {
  view,
  state: { result: null },
  looks: names.map((_, n) => ({ color: n, shape: n })),
  names,
  seat: 0,
  say: sayTo({ names, me: 0 }, "emperor"),
} as unknown as MatchContext<View, BoardFile>;

const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent.replace(/\s+/g, " ").trim());
const cells = (name: string) =>
  [...screen.getByText(name).closest("tr")!.querySelectorAll("td")].map((td) => td.textContent.trim());

describe("the standing", () => {
  it("has a partner under its leader, the claim and the counter under theirs, those who are out last", () => {
    render(Standing, { match, notes, scores: null });
    expect(rows().map((row) => row.split(" ")[0])).toEqual(["You", "4", "Ben", "Cleo", "Cornered,", "Dan"]);
    expect(rows()[1]).toBe("4 provinces: wins by keeping fifteen until its next turn");
    expect(rows()[2]).toContain("junior partner, share 30 %");
    expect(rows()[4]).toBe("Cornered, 3 of 5");
    expect(rows()[5]).toContain("out");
    expect(document.querySelector("tr.turn b")?.textContent).toBe("Cleo");
  });
  it("has a merger that is agreed on under whoever will join (E27)", () => {
    const pending = { ...view, table: { ...view.table, pending: { senior: 0, share: null } } };
    render(Standing, { match: { ...match, view: pending }, notes, scores: null });
    expect(rows()[4]).toBe("When this turn ends, Cleo joins You");
  });
  it("says every figure in full for the ear", () => {
    render(Standing, { match, notes, scores: null });
    const spoken = [...screen.getByText("Cleo").closest("tr")!.querySelectorAll("td .sr")].map((s) => s.textContent);
    expect(spoken).toEqual([
      "1 province occupied, 0 under influence",
      "4 markers on the map, 26 in the supply",
      "Symbols: 0",
      "3 Yang cards, known to all: Wall Crossing and a relief card",
    ]);
  });
  it("has both decks, with what nobody has seen of them, beside how far the game is", () => {
    render(Standing, { match, notes, scores: null });
    const decks = document.querySelector(".count .decks")!;
    expect(decks.querySelector(".sr")!.textContent).toBe("Decks: Yang 22, unseen 21; Yin 6, unseen 5");
    expect([...decks.querySelectorAll(".n")].map((n) => n.textContent)).toEqual(["22/21", "6/5"]);
  });
  it("has in its sheet the points by their source", () => {
    render(Standing, { match, notes, scores: null, sheet: true });
    expect(cells("You")).toEqual(["10", "2", "1", "4", "4", "21"]);
    expect(rows()[1]).toContain("You claim the throne: if you still hold fifteen provinces");
  });
  it("shows other points while they are counted", () => {
    render(Standing, { match, notes, scores: [5, 0, 8, 0] });
    expect(cells("You").at(-1)).toBe("5");
    expect(document.querySelector("td.best")?.closest("tr")?.querySelector("b")?.textContent).toBe("Cleo");
  });
});
