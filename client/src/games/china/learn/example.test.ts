import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { DECK, fromDisplay } from "../play/moves";
import type { MatchContext } from "../../contract";
import { advice } from "./advice";
import { counts, cropOf, scoringOf, tries } from "./example";
import { view } from "../fixtures";
import { WHOLE } from "../board/geometry";
import type { View } from "../view";
import type { BoardFile, Move, Standing } from "../wire";

const file = resolve(import.meta.dirname, "../../../../../games/china/boards/3-4.json");
const board = JSON.parse(readFileSync(file, "utf8")) as BoardFile;

const nobody = { most_houses: [], most_emissaries: [] };
const standing: Standing = {
  regions: [
    { region: "wei", houses: [2, 1, 0], points: [3, 2, 0], cap: 2, emissaries: 1, ...nobody },
    { region: "lu", houses: [4, 0, 0], points: [4, 0, 0], cap: 4, emissaries: 0, ...nobody },
    { region: "han", houses: [0, 0, 0], points: [0, 0, 0], cap: 0, emissaries: 0, ...nobody },
  ],
  alliances: [
    { number: 12, points: [7, 0, 0] },
    { number: 13, points: [0, 0, 0] },
  ],
  lines: [[], [["wei1", "wei2", "wei3", "chin3"]], []],
  due: [0, 4, 0].map((roads) => ({ houses: 0, alliances: 0, roads })),
};
const at = (changes: Parameters<typeof view>[0] = {}) => view({ scored: ["lu"], ...changes }, { standing });

describe("a position without a move", () => {
  it("is scored by the clause it is an example of", () => {
    expect(counts(at(), "S5")).toEqual([{ kind: "region-scored", region: "wei", points: [3, 2, 0], full: false }]);
    expect(counts(at(), "S8")).toEqual([{ kind: "alliance-scored", number: 12, points: [7, 0, 0] }]);
    expect(counts(at(), "S9")).toEqual([
      { kind: "roads-scored", seat: 1, points: 4, lines: [["wei1", "wei2", "wei3", "chin3"]] },
    ]);
    expect(counts(at(), "C15")).toBeNull();
  });
  it("tells who won, once it is over", () => {
    const outcome = { reason: "deck", places: [1, 3, 1], scores: [61, 40, 61] };
    expect(counts(at({ phase: { over: "deck" }, outcome }), "D12")).toEqual([
      { kind: "ended", reason: "deck", winners: [0, 2] },
    ]);
    expect(counts(at(), "S11")).toBeNull();
  });
  it("is shown one thing at a time", () => {
    const [roads] = counts(at(), "S9")!;
    expect(scoringOf([roads!], at())).toMatchObject({ lines: { seat: 1 }, gains: [0, 4, 0] });
    expect(scoringOf([roads!, roads!], at())).toBeNull();
    expect(scoringOf([{ kind: "house", seat: 0 }], at())).toBeNull();
  });
});

it("what was tried is told with its cards", () => {
  const two = [{ id: "some-yellow", args: { count: 2 } }];
  expect(tries({ kind: "house", space: "qi2", cards: ["yellow", "yellow"] }, board)).toEqual({
    id: "example-house",
    args: { city: "Linzi", region: "qi", cards: two },
  });
  expect(tries({ kind: "emissary", region: "wei", cards: ["yellow", "yellow"] }, board)).toMatchObject({
    id: "example-emissary",
    args: { region: "wei" },
  });
  expect(tries({ kind: "exchange", card: "red", source: DECK }, board).id).toBe("example-exchange");
  expect(tries({ kind: "take", source: fromDisplay(2) }, board).id).toBe("example-take");
});

describe("the part of the map that is shown", () => {
  const crop = (moves: Move[], counted: ReturnType<typeof counts> = null) => cropOf(board, at(), { moves, counted });
  it("has the regions of the moves in it, and stays on the map", () => {
    const box = crop([
      { kind: "house", space: "wei3", cards: ["red"] },
      { kind: "take", source: DECK },
    ]);
    for (const [x, y] of board.regions.find((r) => r.id === "wei")!.polygon) {
      expect(x >= box.x && x <= box.x + box.width).toBe(true);
      expect(y >= box.y && y <= box.y + box.height).toBe(true);
    }
    for (const { id } of board.regions) {
      const { x, y, width, height } = crop([{ kind: "emissary", region: id, cards: ["red"] }]);
      expect(x >= WHOLE.x && y >= WHOLE.y, id).toBe(true);
      expect(x + width <= WHOLE.x + WHOLE.width + 0.01 && y + height <= WHOLE.y + WHOLE.height + 0.01, id).toBe(true);
    }
  });
  it("is all of it for what is everywhere or nowhere", () => {
    expect(crop([{ kind: "take", source: DECK }])).toBe(WHOLE);
    expect(
      crop([
        { kind: "house", space: "yan1", cards: ["green"] },
        { kind: "house", space: "shu1", cards: ["red"] },
      ]),
    ).toBe(WHOLE);
  });
});

describe("advice", () => {
  const match = (closing: string[], legal: Move[]) =>
    ({ board, view: view({}, { closing }), legal }) as unknown as MatchContext<View, BoardFile, Move>;
  it("is given where one house fills a region and I can build it", () => {
    expect(
      advice(
        match(
          ["wei4", "lu3"],
          [
            { kind: "house", space: "wei1", cards: ["red"] },
            { kind: "house", space: "lu3", cards: ["orange"] },
          ],
        ),
      ),
    ).toEqual({
      id: "remark-fill",
      args: { region: "lu" },
    });
    expect(advice(match(["lu3"], [{ kind: "emissary", region: "lu", cards: ["orange"] }]))).toBeNull();
    expect(advice(match([], [{ kind: "house", space: "lu3", cards: ["orange"] }]))).toBeNull();
  });
});
