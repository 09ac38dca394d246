// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { Fake } from "../../games/fake";
import { illegal, problemOf } from "../wire/problem";
import { Answered } from "./answered.svelte";

class Table extends Fake<string, null, number> {
  constructor() {
    super("now", null, ["Ann"]);
    this.answer = (row) => ({ events: [], view: `after ${row.join()}` });
  }
}

describe("what the house says to a row", () => {
  it("is asked for once, and known from then on", async () => {
    const table = new Table();
    const answered = new Answered(table.context);
    expect(answered.viewAfter([1, 2])).toBeNull();
    await Promise.all([answered.ask([1, 2]), answered.ask([1, 2])]);
    expect([table.asked, answered.viewAfter([1, 2])]).toEqual([[[1, 2]], "after 1,2"]);
    expect([answered.viewAfter([1]), answered.viewAfter([])]).toEqual([null, null]);
  });
  it("is the last one: an answer that comes too late is nobody's", async () => {
    const table = new Table();
    const late: (() => void)[] = [];
    table.preview = (row) => new Promise((done) => late.push(() => done(table.answer(row))));
    const answered = new Answered(table.context);
    const asked = [answered.ask([1]), answered.ask([2])];
    late.toReversed().forEach((answer) => answer());
    await Promise.all(asked);
    expect([answered.viewAfter([1]), answered.viewAfter([2])]).toEqual([null, "after 2"]);
  });
  it("is no view where a rule forbids the row; but the line may be better the next time", async () => {
    const table = new Table();
    const answered = new Answered(table.context);
    table.answer = () => illegal("T18", "too-weak");
    await answered.ask([1]);
    await answered.ask([1]);
    expect([table.asked.length, answered.viewAfter([1])]).toEqual([1, null]);
    table.answer = () => problemOf("unreachable");
    await answered.ask([2]);
    table.answer = () => ({ events: [], view: "there" });
    await answered.ask([2]);
    expect([table.asked.length, answered.viewAfter([2])]).toEqual([3, "there"]);
  });
  it("holds no longer than the position", async () => {
    const answered = new Answered(new Table().context);
    await answered.ask([1]);
    answered.forget();
    expect(answered.viewAfter([1])).toBeNull();
  });
});
