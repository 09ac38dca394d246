// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { Fake } from "../../games/fake";
import type { Phrase } from "../../games/contract";
import { illegal } from "../wire/problem";
import { Controller, type Takeback } from "./controller.svelte";

/** A game of places: a piece is put on one of them, with as many more as are wished for. */
type Move = { put: string };
type View = { on: readonly string[] };

class Places extends Controller<View, null, Move> {
  readonly prompt: Phrase | null = { id: "put" };
  extra = $state<readonly string[]>([]);
  begun = 0;
  talks = false;

  constructor(match: Fake<View, null, Move>) {
    super(match.context);
    this.refresh();
  }
  protected override begin(): void {
    this.begun += 1;
  }
  protected isAimedAt(place: string): boolean {
    return this.aim?.put === place;
  }
  protected aimAt(place: string): void {
    const move = { put: place };
    if (this.legal.some(({ put }) => put === place)) this.take(move);
    else void this.refuse(move);
  }
  protected override planOf(move: Move): readonly Move[] {
    return [...this.extra.map((put) => ({ put })), move];
  }
  protected override get isAimedElsewhere(): boolean {
    return this.talks;
  }
  protected get takebacks(): readonly Takeback[] {
    return [
      { is: this.trial.isRefused || this.aim !== null, back: () => this.forget() },
      { is: this.extra.length > 0, back: () => (this.extra = []), quiet: true },
    ];
  }
  protected spoken(): readonly string[] {
    return this.after ? [`on ${this.after.on.join()}`] : [];
  }
  now(move: Move): Promise<void> {
    return this.sendNow([move]);
  }
}

const settled = () => new Promise((done) => setTimeout(done));
let clock: MockInstance<typeof performance.now>;
/** Time goes on: what was shown has been seen. */
const later = () => clock.mockReturnValue(performance.now() + 60_000);

let match: Fake<View, null, Move>;
let play: Places;
beforeEach(() => {
  clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  match = new Fake<View, null, Move>({ on: [] }, null, ["Ann"]);
  match.legal = [{ put: "a" }, { put: "b" }];
  match.answer = (plan) => ({ events: [], view: { on: plan.map(({ put }) => put) } });
  play = new Places(match);
});

describe("a place", () => {
  it("is aimed at by a tap, and sent by a second one that is no double click", async () => {
    play.press("a");
    expect([play.aim, play.cursor, play.tentative]).toEqual([{ put: "a" }, "a", true]);
    play.press("a");
    await settled();
    play.press("a");
    expect(match.played).toEqual([]);
    later();
    play.press("a");
    expect(match.played).toEqual([[{ put: "a" }]]);
  });
  it("is aimed at anew by another tap", async () => {
    play.press("a");
    play.press("b");
    await settled();
    expect([play.aim, play.after]).toEqual([{ put: "b" }, { on: ["b"] }]);
  });
  it("is aimed at and sent by Enter", async () => {
    play.moveTo("b");
    play.enter();
    await settled();
    play.enter();
    expect(match.played).toEqual([[{ put: "b" }]]);
  });
  it("is sent by the button alone where somebody wants to be asked: Enter leads there", async () => {
    match.confirm = "button";
    play.toButton = vi.fn();
    play.press("a");
    await settled();
    later();
    play.press("a");
    expect(play.toButton).not.toHaveBeenCalled();
    play.enter();
    expect(play.toButton).toHaveBeenCalledOnce();
    expect(match.played).toEqual([]);
    play.confirm();
    expect(match.played).toHaveLength(1);
  });
  it("is left alone by Enter where the aim is no matter of the board", async () => {
    play.press("a");
    await settled();
    play.moveTo("b");
    play.talks = true;
    play.enter();
    expect(match.played).toEqual([[{ put: "a" }]]);
  });
  it("means nothing while others are asked, or my move is on its way; the keyboard's place goes along", async () => {
    match.mine = false;
    play.press("a");
    play.enter();
    expect([play.aim, play.cursor, play.legal]).toEqual([null, "a", []]);
    match.mine = true;
    let done = (): void => {};
    match.play = (plan) => {
      match.played.push(plan);
      return new Promise((end) => (done = () => end(null)));
    };
    const sent = play.now({ put: "a" });
    expect([play.busy, play.legal.length]).toEqual([true, 2]);
    play.press("b");
    await play.now({ put: "b" });
    done();
    await sent;
    expect([play.aim, match.played]).toEqual([null, [[{ put: "a" }]]]);
  });
});

it("a plan of several choices is asked about and sent as one row", async () => {
  play.extra = ["x", "y"];
  play.press("a");
  await settled();
  expect([play.aim, play.aimsAt({ put: "a" }), play.aimsAt({ put: "x" })]).toEqual([{ put: "a" }, true, false]);
  expect(play.after).toEqual({ on: ["x", "y", "a"] });
  await play.commit();
  expect(match.played).toEqual([[{ put: "x" }, { put: "y" }, { put: "a" }]]);
});

it("the consequence is spoken behind the question, without what is empty", async () => {
  play.press("a");
  await settled();
  expect(match.spoken).toEqual(["put on a"]);
});

describe("a refusal", () => {
  beforeEach(() => (match.answer = () => illegal("Q12", "touches-nothing")));

  it("stays where it was tried, until the keyboard goes on or it is taken back", async () => {
    play.press("z");
    await settled();
    expect([play.refused, play.refusal?.rule, play.aim]).toEqual([{ put: "z" }, "Q12", null]);
    play.moveTo("a");
    expect([play.refused, play.refusal]).toEqual([null, null]);
    play.press("z");
    await settled();
    expect([play.cancel(), play.refusal, play.cancel()]).toEqual([true, null, false]);
  });
  it("may be another's, in an example", () => {
    play.showRefused({ put: "z" }, illegal("Q12", "touches-nothing"), 1);
    expect([play.refused, play.refusedOf]).toEqual([{ put: "z" }, 1]);
  });
});

describe("what is not sent", () => {
  it("is taken back, the last first; what is quiet has no cross", () => {
    play.extra = ["x"];
    expect(play.tentative).toBe(false);
    play.press("a");
    expect(play.tentative).toBe(true);
    expect([play.cancel(), play.aim, play.extra]).toEqual([true, null, ["x"]]);
    expect([play.cancel(), play.extra, play.cancel()]).toEqual([true, [], false]);
  });
  it("stays while the position is told again, and is forgotten with another one", () => {
    play.press("a");
    play.refresh();
    expect([play.aim, play.begun]).toEqual([{ put: "a" }, 1]);
    match.view = { on: ["b"] };
    play.refresh();
    expect([play.aim, play.begun]).toEqual([null, 2]);
  });
  it("is forgotten when other eyes look, or nothing may be done any more", () => {
    for (const change of [() => (match.seat = 1), () => (match.legal = [])]) {
      play.press("a");
      change();
      play.refresh();
      expect(play.aim).toBeNull();
    }
  });
});

it("a question has only just come for a moment", () => {
  expect(play.fresh).toBe(true);
  later();
  expect(play.fresh).toBe(false);
  match.view = { on: ["b"] };
  play.refresh();
  expect(play.fresh).toBe(true);
});
