// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { Told } from "../../wire/wire";
import { movedAt, sinceOf } from "./since";

const entry = (kind: string) => (entry: number, seat?: number) => ({ entry, events: [{ kind, seat }] });
const placed = (n: number, seat: number): Told => ({ ...entry("placed")(n, seat), by: seat });
const drew = entry("drew");
const shown = entry("shown");
const undone = (entry: number, seat: number): Told => ({ entry, house: { kind: "undone", seat, from: 0 }, events: [] });
const stoodIn = (entry: number, seat: number): Told => ({
  entry,
  house: { kind: "stood-in", seat, level: "novice" },
  events: [],
});
const moved = (seat: number | null, ...log: Told[]) => movedAt(log, seat);
const entries = (log: readonly Told[]) => log.map((told) => told.entry);

describe("my last move", () => {
  it("is the last entry that is mine", () => {
    expect(moved(0, placed(0, 1), placed(1, 0), placed(2, 1), placed(3, 1))).toBe(2);
    expect(moved(null, placed(0, 1), placed(1, 0))).toBeNull();
    expect(moved(2, placed(0, 1), placed(1, 0))).toBeNull();
  });
  it("ends with what chance did right after it, whoever that names", () => {
    expect(moved(0, placed(0, 0), drew(1, 0), shown(2), drew(3, 1))).toBe(4);
    expect(moved(0, placed(0, 0), drew(1, 0), placed(2, 1), drew(3, 1))).toBe(2);
  });
  it("is nothing that I drew after another's move", () => {
    expect(moved(0, placed(0, 0), drew(1, 0), placed(2, 1), drew(3, 0), drew(4, 1))).toBe(2);
  });
  it("is nothing that happened around the board, except that a move was taken back", () => {
    expect(moved(0, placed(0, 0), placed(1, 1), stoodIn(2, 0))).toBe(1);
    expect(moved(0, placed(0, 0), placed(1, 1), undone(2, 1), placed(3, 1))).toBe(3);
    expect(moved(null, placed(0, 0), undone(1, 0))).toBe(2);
  });
  it("is no event of a game that is called as one of the house's", () => {
    expect(moved(0, placed(0, 0), { ...entry("undone")(1, 1), by: 1 })).toBe(1);
  });
  it("is what I was dealt, before I have moved", () => {
    expect(moved(0, drew(0, 0), drew(1, 1), placed(2, 1), drew(3, 1), stoodIn(4, 0))).toBe(1);
    expect(moved(null, drew(0, 0))).toBeNull();
  });
});

describe("what happened since", () => {
  const log = [placed(0, 1), placed(1, 0), placed(2, 1), placed(3, 1)];
  it("begins after my last move", () => {
    expect(entries(sinceOf(log, { moved: 2, looked: 0, round: 2 }))).toEqual([2, 3]);
  });
  it("is at most a round for somebody who only watches", () => {
    const since = (looked: number) => entries(sinceOf(log, { moved: null, looked, round: 2 }));
    expect(since(1)).toEqual([2, 3]);
    expect(since(3)).toEqual([3]);
    expect(since(4)).toEqual([]);
  });
  it("tells also what happened around the board", () => {
    expect(entries(sinceOf([...log, stoodIn(4, 1)], { moved: null, looked: 3, round: 2 }))).toEqual([3, 4]);
  });
  it("has a round of moves, however much is drawn between them", () => {
    const drawn = [drew(0, 0), drew(1, 1), placed(2, 0), drew(3, 0), placed(4, 1), drew(5, 1), placed(6, 0), shown(7)];
    const since = (log: Told[]) => entries(sinceOf(log, { moved: null, looked: 0, round: 2 }));
    expect(since(drawn)).toEqual([4, 5, 6, 7]);
    expect(since(drawn.slice(0, 4))).toEqual([2, 3]);
    expect(since(drawn.slice(0, 2))).toEqual([0, 1]);
  });
});
