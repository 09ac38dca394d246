// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { game as china } from "../../../games/china";
import { game } from "../../../games/qin";
import type { Told } from "../../wire/wire";
import { moversOf, takenBack } from "./takeback";

const event = (entry: number, kind: string, seat: number): Told => ({ entry, events: [{ kind, seat }] });
const did = (entry: number, kind: string, seat: number): Told => ({ ...event(entry, kind, seat), by: seat });
const placed = (entry: number, seat: number) => did(entry, "placed", seat);
const drew = (entry: number, seat: number) => event(entry, "drew", seat);
const house = (entry: number, house: Told["house"]): Told => ({ entry, house, events: [] });
const undone = (entry: number, seat: number, from: number) => house(entry, { kind: "undone", seat, from });
const gone = (log: Told[], seat: number) => takenBack(log, seat).map((t) => t.entry);

describe("what is taken back", () => {
  const log = [drew(0, 0), drew(1, 1), placed(2, 0), drew(3, 0), placed(4, 1), drew(5, 1)];

  it("begins with the seat's last move, not with what it drew", () => {
    expect(gone(log, 0)).toEqual([2, 3, 4, 5]);
    expect(gone(log, 1)).toEqual([4, 5]);
    expect(moversOf(takenBack(log, 0), game)).toEqual([0, 1]);
  });
  it("counts turns, as the list of them does", () => {
    const turn = (entry: number, seat: number) => [
      did(entry, "house", seat),
      did(entry + 1, "stopped", seat),
      did(entry + 2, "took", seat),
    ];
    const gone = takenBack([...turn(0, 0), ...turn(3, 1), ...turn(6, 2)], 0);
    expect(moversOf(gone, china)).toEqual([0, 1, 2]);
  });
  it("is nothing for who has not moved", () => {
    expect(gone(log.slice(0, 4), 1)).toEqual([]);
  });
  it("has nothing that was taken back before, nor what happened around the board", () => {
    const more = [
      ...log,
      undone(6, 1, 4),
      house(7, { kind: "stood-in", seat: 1, level: null }),
      placed(8, 1),
      drew(9, 1),
      placed(10, 0),
    ];
    expect(gone(more, 1)).toEqual([8, 9, 10]);
    expect(gone([...more, undone(11, 0, 10), undone(12, 1, 8)], 0)).toEqual([2, 3]);
  });
  it("has what the game itself calls giving up", () => {
    const left = [...log, house(6, { kind: "resigned", seat: 1 }), did(7, "resigned", 1), drew(8, 0)];
    expect(gone(left, 1)).toEqual([7, 8]);
  });
  it("may have been several steps of one choice, as the house says", () => {
    const chosen = [...log, placed(6, 0), placed(7, 0), placed(8, 0), undone(9, 0, 6), placed(10, 1)];
    expect(gone(chosen, 0)).toEqual([2, 3, 4, 5, 10]);
    const going = [...log, placed(6, 0), placed(7, 0), placed(8, 0)];
    expect(gone(going, 0)).toEqual([8]);
    expect(takenBack(going, 0, 6).map((t) => t.entry)).toEqual([6, 7, 8]);
  });
});
