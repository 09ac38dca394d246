// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { illegal } from "../../../lib/wire/problem";
import { same } from "../../../lib/table/turn/same";
import { placement } from "./placement";
import { FakeMatch, textOf, view } from "../fixtures";
import { QinPlay } from "./play.svelte";

const settled = () => new Promise((done) => setTimeout(done));
const aim = (play: QinPlay) => play.aim && textOf(play.aim);

let match: FakeMatch;
let play: QinPlay;
beforeEach(() => {
  match = new FakeMatch();
  match.legal = [
    placement(["d3", "e3"], ["red", "yellow"]),
    placement(["d3", "e3"], ["yellow", "red"]),
    placement(["d3", "d4"], ["red", "yellow"]),
    placement(["b5", "c5"], ["yellow", "blue"]),
  ];
  play = new QinPlay(match.context);
});

describe("choosing", () => {
  it("begins with the first tile that can be laid", () => {
    expect(play.kind).toBe("RY");
    expect([...play.targets].sort()).toEqual(["d3", "d4", "e3"]);
  });
  it("chooses another tile and shows its places", () => {
    play.choose(2);
    expect([...play.targets].sort()).toEqual(["b5", "c5"]);
    play.choose(7);
    expect(play.chosen).toBe(2);
  });
  it("shows no places while others move", () => {
    match.mine = false;
    const waiting = new QinPlay(match.context);
    expect(waiting.targets.size).toBe(0);
    expect(waiting.prompt).toBeNull();
    waiting.tap({ row: 2, column: 3 }, false);
    expect(waiting.aim).toBeNull();
  });
});

describe("aiming and laying", () => {
  it("asks the house for the consequence and lays only after it is shown", async () => {
    play.tap({ row: 2, column: 3.3 }, false);
    expect(aim(play)).toBe("RY d3 e3");
    await play.commit();
    expect(match.played).toEqual([]);
    await settled();
    expect(match.asked).toEqual([[placement(["d3", "e3"], ["red", "yellow"])]]);
    expect(play.consequences).not.toBeNull();
    expect(play.prompt?.id).toBe("play-confirm");
    await play.commit();
    expect(match.played).toEqual([[placement(["d3", "e3"], ["red", "yellow"])]]);
  });
  it("lays only by the button for who wants it so; Enter leads there", async () => {
    match.confirm = "button";
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    play.tap({ row: 2, column: 3.3 }, true);
    await settled();
    now.mockReturnValue(9000);
    play.tap({ row: 2, column: 4 }, true);
    const toButton = vi.fn();
    play.toButton = toButton;
    play.enter();
    expect(match.played).toEqual([]);
    expect(toButton).toHaveBeenCalledOnce();
    await play.commit();
    expect(match.played).toEqual([[placement(["d3", "e3"], ["red", "yellow"])]]);
  });
  it("lays by a second tap on the tile, but not by a double click", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    play.tap({ row: 2, column: 3.3 }, true);
    await settled();
    now.mockReturnValue(1100);
    play.tap({ row: 2, column: 4 }, true);
    expect(match.played).toEqual([]);
    now.mockReturnValue(1500);
    play.tap({ row: 2, column: 4 }, true);
    expect(match.played).toEqual([[placement(["d3", "e3"], ["red", "yellow"])]]);
  });
  it("takes a second square as the direction", () => {
    play.tap({ row: 2, column: 3.3 }, false);
    play.tap({ row: 3, column: 3 }, false);
    expect(aim(play)).toBe("RY d3 d4");
  });
  it("turns through the legal ways and remembers them", () => {
    play.tap({ row: 2, column: 3.3 }, false);
    const seen: (string | null)[] = [];
    for (let n = 0; n < 3; n++) {
      play.turn();
      seen.push(aim(play));
    }
    expect(seen).toEqual(["RY d3 d4", "YR d3 e3", "RY d3 e3"]);
  });
  it("plays by keyboard: Enter shows, Enter lays", async () => {
    play.moveTo("d3");
    expect(play.hover && textOf(play.hover)).toBe("RY d3 e3");
    expect(play.ring).toEqual(["d3", "e3"]);
    play.turn();
    play.enter();
    expect(aim(play)).toBe("RY d3 d4");
    await settled();
    play.enter();
    expect(match.played).toEqual([[placement(["d3", "d4"], ["red", "yellow"])]]);
  });
  it("forgets an answer that came too late", async () => {
    play.tap({ row: 2, column: 3.3 }, false);
    play.cancel();
    await settled();
    expect(play.consequences).toBeNull();
    expect(play.aim).toBeNull();
  });
  it("drags: a drop on the board aims, nothing more", async () => {
    play.locate = (x, y) => ({ row: y, column: x });
    play.startDrag(1, 9, 9, false);
    expect(play.hover).toBeNull();
    play.dragTo(3.5, 2.1);
    expect(play.hover && textOf(play.hover)).toBe("RY d3 e3");
    play.drop();
    await settled();
    expect(aim(play)).toBe("RY d3 e3");
    expect(match.played).toEqual([]);
  });
});

describe("refusals", () => {
  const problem = illegal("Q12", "touches-nothing", { a: "b2", b: "c2" });
  it("asks why a place is not legal, and leaves the tile lying there", async () => {
    match.answer = () => problem;
    play.tap({ row: 1, column: 1.3 }, false);
    await settled();
    expect(match.asked).toEqual([[placement(["b2", "c2"], ["red", "yellow"])]]);
    expect(play.refusal).toMatchObject({ rule: "Q12", illegal: { kind: "touches-nothing", a: "B2", b: "C2" } });
    expect(play.refused && textOf(play.refused)).toBe("RY b2 c2");
    expect(play.tentative).toBe(true);
    expect(play.cancel()).toBe(true);
    expect(play.refusal).toBeNull();
    expect(play.cancel()).toBe(false);
  });
  it("means a place on grass, so that the rule that matters is named", async () => {
    match.answer = () => problem;
    // C4 lies under the red C3: leaning up, the other half would lie on it.
    play.tap({ row: 2.7, column: 2.1 }, false);
    await settled();
    expect(match.asked).toEqual([[placement(["c4", "d4"], ["red", "yellow"])]]);
  });
  it("snaps a finger to a near place, a mouse not", async () => {
    match.answer = ([move]) => (match.legal.some((l) => same(l, move)) ? { events: [], view: view() } : problem);
    play.tap({ row: 1.55, column: 3.4 }, true);
    expect(aim(play)).toBe("RY d3 e3");
    play.cancel();
    play.tap({ row: 1.45, column: 3.4 }, false);
    await settled();
    expect(play.aim).toBeNull();
    expect(play.refusal?.rule).toBe("Q12");
  });
  it("shows why a move was not taken", async () => {
    play.tap({ row: 2, column: 3.3 }, false);
    await settled();
    match.refusal = { code: "stale", params: {} };
    await play.commit();
    expect(play.refusal?.code).toBe("stale");
    expect(play.aim).toBeNull();
  });
});

it("a new position takes back what was aimed at", () => {
  play.tap({ row: 2, column: 3.3 }, false);
  play.refresh();
  expect(play.aim).not.toBeNull();
  match.view = view({ stock: 39, turn: 1 });
  play.refresh();
  expect(play.aim).toBeNull();
});
