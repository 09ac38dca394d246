// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { Fake } from "../../games/fake";
import { illegal, problemOf } from "../wire/problem";
import { Row } from "./row.svelte";
import { Trial } from "./trial.svelte";

let match: Fake<string, null, number>;
let trial: Trial<string, number>;
let row: Row<string, number>;
beforeEach(() => {
  match = new Fake<string, null, number>("now", null, ["Ann"]);
  match.legal = [1];
  match.answer = (plan) => ({ events: [], view: `after ${plan.join()}` });
  trial = new Trial(match.context, { told: () => {}, readable: (problem) => problem });
  row = new Row(match.context, trial);
});

describe("a row that is sent without being aimed at", () => {
  it("is asked about first, and goes as one", async () => {
    expect(await row.send([1, 2])).toBe(true);
    expect([match.asked, match.played]).toEqual([[[1, 2]], [[1, 2]]]);
  });
  it("is not asked about if it is one legal move, unless something may have to follow it", async () => {
    await row.send([1]);
    expect(match.asked).toEqual([]);
    await row.send([1], (after) => (after === "after 1" ? 9 : null));
    expect([match.asked, match.played]).toEqual([[[1]], [[1], [1, 9]]]);
  });
  it("is closed by nothing where nobody knows what comes after it", async () => {
    match.answer = () => ({ events: [], view: null });
    await row.send([1, 2], () => 9);
    expect(match.played).toEqual([[1, 2]]);
  });
  it("is not sent if a rule forbids it: what is aimed at stays", async () => {
    trial.take([1]);
    match.answer = () => illegal("T18", "too-weak");
    expect(await row.send([1, 2])).toBe(false);
    expect([match.played, trial.aim, trial.refusal?.rule]).toEqual([[], [1], "T18"]);
  });
  it("puts the aim away where the line is down", async () => {
    trial.take([1]);
    match.answer = () => problemOf("unreachable");
    await row.send([1, 2]);
    expect([match.played, trial.aim, trial.refusal?.code]).toEqual([[], null, "unreachable"]);
  });
  it("is asked about where its only move is not legal", async () => {
    match.answer = () => illegal("T18", "too-weak");
    expect(await row.send([7])).toBe(false);
    expect([trial.refused, trial.refusal?.rule]).toEqual([[7], "T18"]);
  });
  it("is sent once, and not when somebody else is asked meanwhile", async () => {
    const first = row.send([1, 2]);
    expect([row.running, await row.send([1, 3])]).toEqual([true, false]);
    match.mine = false;
    expect([await first, row.running, match.played]).toEqual([false, false, []]);
  });
});
