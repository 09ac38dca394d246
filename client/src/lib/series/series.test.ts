import { describe, expect, it } from "vitest";
import type { SeriesGame, SeriesInfo } from "../wire/wire";
import { seatOf } from "../words/seats";
import { goesOn, isOver, lengthsOf, ranked, seriesWish, sharesOf, stateOf, verdict } from "./series";

const BOARDS = ["bird", "lion", "carp"];
const several = { games: 5, turns: false, count: "wins" as const };
const result = (places: number[], scores: number[]) => ({ reason: "", places, scores, shares: [] });
const over: SeriesGame = { board: "bird", table: "a", result: result([1, 2], [3, 9]) };
const series = (changes: Partial<SeriesInfo>): SeriesInfo => ({
  number: 0,
  count: "scores",
  games: [over, { board: "lion" }],
  standings: result([1, 2], [3, 9]),
  ...changes,
});

describe("what is asked of the house", () => {
  it("is nothing for one game, and no boards for the usual series", () => {
    expect(seriesWish("one", several, "lion", BOARDS)).toBeNull();
    expect(seriesWish("usual", several, "lion", BOARDS)).toEqual({ boards: [], count: "scores" });
  });
  it("is the chosen board for each game, or the boards in turn from the chosen one on", () => {
    expect(seriesWish("several", several, "lion", BOARDS)).toEqual({ boards: Array(5).fill("lion"), count: "wins" });
    expect(seriesWish("several", { ...several, turns: true }, "lion", BOARDS)?.boards).toEqual([
      "lion",
      "carp",
      "bird",
      "lion",
      "carp",
    ]);
  });
  it("offers no usual series where there is one board", () => {
    expect(lengthsOf(BOARDS)).toEqual(["one", "usual", "several"]);
    expect(lengthsOf(["bird"])).toEqual(["one", "several"]);
  });
});

describe("what the standings say", () => {
  it("knows whether it goes on", () => {
    expect([isOver(series({})), goesOn(series({}))]).toEqual([false, true]);
    const done = series({ number: 1, games: [over, over] });
    expect([isOver(done), goesOn(done)]).toEqual([true, false]);
  });
  it("ranks by place, whatever wins", () => {
    expect(ranked(result([2, 1, 2], [5, 0, 5])).map((r) => r.seat)).toEqual([1, 0, 2]);
  });
  it("says who leads, who is level, who won", () => {
    expect(verdict(series({}), null)).toEqual({ id: "series-leads", args: { winners: [seatOf(0)] } });
    expect(verdict(series({ standings: result([1, 1], [3, 3]) }), null).id).toBe("series-level");
    expect(verdict(series({ games: [{ board: "bird", table: "a" }] }), null).id).toBe("series-begins");
    expect(verdict(series({ games: [over] }), null).id).toBe("series-won");
    expect(verdict(series({ games: [over], standings: result([1, 1], [3, 3]) }), null).id).toBe("series-shared");
    expect(verdict(series({ standings: result([1, 1], [3, 3]) }), 1)).toEqual({
      id: "series-level-with",
      args: { winners: [seatOf(0)] },
    });
  });
  it("tells what is over, what is being played and what is to come", () => {
    expect([over, { board: "lion", table: "b" }, { board: "lion" }].map(stateOf)).toEqual([
      "over",
      "playing",
      "coming",
    ]);
  });
  it("knows who shares what with whom, where partners do", () => {
    expect([sharesOf(null), sharesOf(over.result)]).toEqual([[], []]);
    const shares = [{ from: 1, to: 0, percent: 40 }];
    expect(sharesOf({ ...over.result!, shares })).toEqual(shares);
  });
});
