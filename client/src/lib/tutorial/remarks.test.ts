// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { GameEvent } from "../../games/contract";
import { turnOf } from "../../games/emperor/tell/loglines";
import { turnOf as tea } from "../../games/tea_garden/tell/loglines";
import { words } from "../words/words.svelte";
import { Remarks, sameTurn } from "./remarks.svelte";

const KNOWN = new Set(["remark-turn-1", "remark-turn-2", "remark-turn-3", "remark-founded", "remark-absorbed"]);
const at = (table: string) => new Remarks(table, (id) => KNOWN.has(id));
const events = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

beforeEach(() => localStorage.clear());

it("speaks only at a table it was asked to help at", () => {
  const remarks = at("other");
  remarks.turn(0);
  remarks.happened(events("founded"));
  expect([remarks.on, remarks.tip, remarks.remark]).toEqual([false, null, null]);
});

it("has a tip for each of the first turns, as far as there are words", () => {
  Remarks.begin("t");
  const remarks = at("t");
  const tips = [0, 4, 8, 12].map((entries) => {
    remarks.turn(entries);
    // Told twice, as after a refused move: still the same turn.
    remarks.turn(entries);
    return remarks.tip;
  });
  expect(tips).toEqual(["remark-turn-1", "remark-turn-2", "remark-turn-3", null]);
});

it("has one tip for a turn of several questions", () => {
  Remarks.begin("t");
  const remarks = at("t");
  // I begin: nobody else has done anything yet.
  const tips = [[0, true] as const, [1, true] as const, [2, true] as const, [9, false] as const].map(
    ([entries, still]) => {
      remarks.turn(entries, still);
      return remarks.tip;
    },
  );
  expect(tips).toEqual(["remark-turn-1", "remark-turn-1", "remark-turn-1", "remark-turn-2"]);
});

it("explains each kind of event once, of several the last, where there are words", () => {
  Remarks.begin("t");
  const remarks = at("t");
  remarks.happened(events("placed", "founded", "built", "absorbed"));
  expect(remarks.remark).toBe("remark-absorbed");
  remarks.happened(events("placed", "founded", "absorbed", "ended"));
  expect(remarks.remark).toBe("remark-founded");
  remarks.happened(events("founded", "absorbed"));
  expect(remarks.remark).toBe("remark-founded");
});

it("shows what is new for this turn and the next, then falls silent", () => {
  Remarks.begin("t");
  const remarks = at("t");
  remarks.turn(0);
  remarks.happened(events("founded"));
  remarks.turn(4);
  expect(remarks.remark).toBe("remark-founded");
  remarks.happened(events("founded"));
  remarks.turn(8);
  expect(remarks.remark).toBeNull();
  expect(at("t").remark).toBeNull();
  remarks.turn(12);
  expect([remarks.tip, remarks.remark]).toEqual([null, null]);
});

it("goes on where it was when the page is opened anew, until it is sent away", () => {
  Remarks.begin("t");
  const before = at("t");
  before.turn(0);
  before.happened(events("founded"));
  const after = at("t");
  after.turn(0);
  expect([after.tip, after.remark]).toEqual(["remark-turn-1", "remark-founded"]);
  after.stop();
  expect(after.on).toBe(false);
  expect(at("t").on).toBe(false);
});

it("knows the questions of one turn, also where others are asked in it", async () => {
  await words.need("china");
  const by = (kind: string, seat?: number) => ({ kind, seat });
  const china = (...since: GameEvent[]) => sameTurn(since, 0, { id: "china" });
  expect(china(by("house", 0), by("region-scored"))).toBe(true);
  expect(china(by("house", 0), by("house", 1))).toBe(false);
  expect(china({ kind: "ended", winners: [1] })).toBe(false);
  // The place of a card, or whatever else, is nobody.
  expect(china({ kind: "shown", place: 1, seat: 1 })).toBe(true);
  const emperor = (...since: GameEvent[]) => sameTurn(since, 0, { id: "emperor", turnOf });
  expect(emperor(by("attacked", 0), by("stood", 1))).toBe(true);
  // I am asked in the turn of another; mine goes on to be the last one.
  expect(emperor(by("turn", 1), by("attacked", 1))).toBe(true);
  expect(emperor(by("turn", 1), by("turn", 0))).toBe(false);
  expect([by("turn", 2), by("passed", 2)].map(tea)).toEqual([2, null]);
});
