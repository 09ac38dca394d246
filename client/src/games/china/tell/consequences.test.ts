import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../contract";
import { consequences } from "./consequences";
import { board, view, withRegion } from "../fixtures";
import type { View } from "../view";
import type { Outlook } from "../wire";

const house = { kind: "house", space: "wei1" } as const;
const emissary = { kind: "emissary", region: "wei" } as const;
const told = (aim: Parameters<typeof consequences>[0], before: View, after: View | null, events: GameEvent[] = []) =>
  consequences(aim, before, events, after, board);
const rows = (of: ReturnType<typeof consequences>) =>
  of.rows.map((r) => [r.phrase.id, r.deltas.map((d) => `${d.seat}${d.points > 0 ? "+" : ""}${d.points}`).join(" ")]);
const counting = (of: View, outlook: Partial<Outlook>): View => ({ ...of, outlook: { ...of.outlook, ...outlook } });

describe("what a house would do", () => {
  it("scores a full region at once", () => {
    const scored = { kind: "region-scored", region: "wei", points: [3, 2, 0], full: true };
    const after = counting(withRegion(view(), "wei", { houses: [2, 1, 0], cap: 2 }), { totals: [3, 2, 0] });
    const of = told(house, view(), after, [{ kind: "house" }, scored]);
    expect(rows(of)).toEqual([
      ["will-full", "0+3 1+2"],
      ["will-room", ""],
    ]);
    expect(of.gains).toEqual([3, 2, 0]);
    expect(of.totals).toEqual([
      { seat: 0, before: 0, after: 3 },
      { seat: 1, before: 0, after: 2 },
    ]);
  });
  it("tells who has the most houses, and what that would bring", () => {
    const led = withRegion(view(), "wei", { most_houses: [0], points: [1, 0, 0] });
    expect(rows(told(house, view(), led))[0]).toEqual(["will-houses-takes", "0+1"]);
    const behind = withRegion(view(), "wei", { most_houses: [1], points: [0, 1, 0] });
    const level = withRegion(view(), "wei", { most_houses: [0, 1], points: [2, 2, 0] });
    expect(rows(told(house, behind, level))[0]).toEqual(["will-houses-shares", "0+2 1+1"]);
    const far = withRegion(view(), "wei", { most_houses: [1], points: [0, 2, 0] });
    const second = withRegion(view(), "wei", { most_houses: [1], points: [2, 3, 0] });
    expect(rows(told(house, far, second))[0]).toEqual(["will-houses", "0+2 1+1"]);
    const more = withRegion(view(), "wei", { most_houses: [0], points: [2, 0, 0] });
    expect(rows(told(house, led, more))[0]).toEqual(["will-houses-keeps", "0+1"]);
  });
  it("tells whether an emissary finds room", () => {
    const full = withRegion(view(), "wei", { houses: [1, 1, 0], points: [2, 2, 0], cap: 1, emissaries: 1 });
    const of = told(house, view(), full);
    expect(of.rows[1]).toMatchObject({ phrase: { id: "will-no-room" }, note: { args: { count: 1, most: 1 } } });
  });
  it("tells of a line along the roads", () => {
    const { standing } = view().outlook;
    const due = (roads: number): View =>
      counting(view(), { standing: { ...standing, due: standing.due.map((d, n) => (n === 0 ? { ...d, roads } : d)) } });
    expect(rows(told(house, due(0), due(4)))).toContainEqual(["will-line", "0+4"]);
    expect(rows(told(house, due(4), due(5)))).toContainEqual(["will-line-grows", "0+1"]);
  });
  it("tells what a fortification does", () => {
    expect(rows(told({ kind: "fort", space: "wei1" }, view(), view()))).toEqual([["will-fort", ""]]);
    expect(rows(told(house, view({ forts: ["wei1"] }), view()))).toContainEqual(["will-fortified", ""]);
  });
  it("tells that an empty region takes one piece only, and that the game ends", () => {
    const after = view({ phase: "draw", was_empty: true, pieces: 1 }, { alone: true });
    expect(rows(told(house, view(), after))).toContainEqual(["will-alone", ""]);
    expect(rows(told(house, view(), view(), [{ kind: "ended" }]))).toEqual([["will-ended", ""]]);
  });
  it("tells what the final scoring brings by it, and the rest as a sum", () => {
    const events = [
      { kind: "region-scored", region: "wei", points: [4, 2, 0], full: false },
      { kind: "alliance-scored", number: 12, points: [7, 0, 0] },
      { kind: "alliance-scored", number: 13, points: [0, 5, 0] },
      { kind: "roads-scored", seat: 0, points: 6, lines: [["wei1"]] },
      { kind: "ended" },
    ];
    expect(rows(told(house, view(), view(), events))).toEqual([
      ["will-ended", ""],
      ["will-allied", "0+7"],
      ["will-line", "0+6"],
      ["will-final-rest", "0+4 1+7"],
    ]);
  });
  it("tells what happens at once and claims nothing more where hidden things decide what comes", () => {
    const scored = { kind: "region-scored", region: "wei", points: [3, 2, 0], full: true };
    const of = told(house, view({ forts: ["wei1"] }), null, [{ kind: "house" }, scored]);
    expect(rows(of)).toEqual([
      ["will-full", "0+3 1+2"],
      ["will-fortified", ""],
    ]);
    expect([of.gains, of.totals]).toEqual([[3, 2, 0], null]);
    expect(told(house, view(), null)).toEqual({ rows: [], totals: null, gains: null });
  });
});

describe("what an emissary would do", () => {
  const sent = (...most_emissaries: number[]) => withRegion(view(), "wei", { cap: 3, most_emissaries });
  it("tells who has the most", () => {
    expect(rows(told(emissary, view(), sent(0)))).toEqual([["will-emissaries-takes", ""]]);
    expect(rows(told(emissary, sent(1), sent(0, 1)))).toEqual([["will-emissaries-shares", ""]]);
    expect(rows(told(emissary, sent(1), sent(1)))).toEqual([["will-emissaries", ""]]);
  });
  it("tells of alliances that change hands or value", () => {
    const { standing } = view().outlook;
    const allied = (...points: number[]): View =>
      counting(view(), { standing: { ...standing, alliances: [{ number: 12, points }] } });
    expect(rows(told(emissary, allied(0, 0, 0), allied(2, 0, 0)))).toContainEqual(["will-allied", "0+2"]);
    expect(rows(told(emissary, allied(0, 3, 0), allied(4, 0, 0)))).toContainEqual(["will-allied", "0+4 1-3"]);
    expect(rows(told(emissary, allied(0, 3, 0), allied(0, 0, 0)))).toContainEqual(["will-alliance-lost", "1-3"]);
    expect(rows(told(emissary, allied(3, 0, 0), allied(4, 0, 0)))).toContainEqual(["will-alliance", "0+1"]);
  });
});
