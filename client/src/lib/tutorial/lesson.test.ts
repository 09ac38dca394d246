import { describe, expect, it, vi } from "vitest";
import { api, Trouble } from "../wire/api";
import type { GameCard, Lesson, Scene, State } from "../wire/wire";
import { firstGame } from "./first";
import { judgeMove, judgeRefusal } from "./lesson";
import { Practice, practiceOf } from "./practice.svelte";

const lesson = (changes: Partial<Lesson> = {}): Lesson => ({ id: "x", scenario: "l01-x", events: [], ...changes });
const refusal = (rule: string) => ({ code: "refuse-joins-majors", rule, params: {} });

describe("a lesson", () => {
  it("is passed when its events happened to the learner", () => {
    const village = lesson({ events: ["founded", "absorbed"] });
    const founded = { kind: "founded", owner: 0 };
    expect(judgeMove(village, [founded, { kind: "absorbed", seat: 0 }], 0)).toBe("passed");
    expect(judgeMove(village, [founded, { kind: "absorbed", seat: 1 }], 0)).toBe("missed");
    expect(judgeMove(village, [founded], 0)).toBe("missed");
  });
  it("may be about winning", () => {
    const last = lesson({ events: ["ended"] });
    expect(judgeMove(last, [{ kind: "ended", winners: [0] }], 0)).toBe("passed");
    expect(judgeMove(last, [{ kind: "ended", winners: [1] }], 0)).toBe("missed");
  });
  it("without events is passed by any legal move", () => {
    expect(judgeMove(lesson(), [], 0)).toBe("passed");
  });
  it("about a refusal is passed by that clause alone", () => {
    const majors = lesson({ refused: "Q13" });
    expect(judgeMove(majors, [{ kind: "placed", seat: 0 }], 0)).toBe("missed");
    expect(judgeRefusal(majors, refusal("Q13"))).toBe("passed");
    expect(judgeRefusal(majors, refusal("Q12"))).toBeNull();
    expect(judgeRefusal(lesson(), refusal("Q13"))).toBeNull();
  });
});

const state = (asked: number, events: Record<string, unknown>[] = []): State => ({
  entries: events.length,
  seat: 0,
  waiting: { kind: "seat", seat: asked, question: "ask-place" },
  view: { asked },
  legal: asked === 0 ? ["RR a1 a2"] : [],
  told: [{ entry: 0, events }],
  undo: "none",
  result: null,
});
const scene: Scene = {
  name: "",
  title: "",
  clauses: [],
  board: { id: "bird" },
  players: 2,
  start: state(0),
  steps: [],
};

describe("practice", () => {
  const made = (about: Partial<Lesson>) => new Practice("qin", lesson(about), scene, state(0));

  it("asks the house for board and position", async () => {
    vi.spyOn(api, "scene").mockResolvedValue(scene);
    const practice = vi.spyOn(api, "practice").mockResolvedValue(state(0));
    const { mine, seat, legal } = await practiceOf("qin", lesson());
    expect(practice).toHaveBeenCalledWith("qin", { scenario: "l01-x", moves: [] });
    expect([mine, seat, legal]).toEqual([true, 0, ["RR a1 a2"]]);
  });
  it("plays a move, judges it and lets me try again", async () => {
    const practice = made({ events: ["founded"] });
    const house = vi.spyOn(api, "practice").mockResolvedValue(state(1, [{ kind: "placed", seat: 0 }]));
    expect(await practice.play("RR a1 a2")).toBeNull();
    expect(house).toHaveBeenCalledWith("qin", { scenario: "l01-x", moves: ["RR a1 a2"] });
    expect([practice.verdict, practice.mine, practice.view]).toEqual(["missed", false, { asked: 1 }]);
    practice.again();
    expect([practice.verdict, practice.mine, practice.view]).toEqual([null, true, { asked: 0 }]);
    house.mockResolvedValue(state(1, [{ kind: "founded", owner: 0 }]));
    await practice.play("RR a1 a2");
    expect(practice.verdict).toBe("passed");
  });
  it("is passed by the refusal it is about, already when it is only aimed at", async () => {
    const practice = made({ refused: "Q13" });
    const house = vi.spyOn(api, "practicePreview").mockRejectedValue(new Trouble(refusal("Q12")));
    expect(await practice.preview("YY a1 a2")).toEqual(refusal("Q12"));
    expect(practice.verdict).toBeNull();
    house.mockRejectedValue(new Trouble(refusal("Q13")));
    await practice.preview("YY a1 a2");
    expect([practice.verdict, practice.mine]).toEqual(["passed", false]);
  });
});

it("the first game is against the gentlest bot on the first board", () => {
  const card = {
    id: "qin",
    players: [2, 4],
    boards: ["bird", "lion"],
    bots: ["random", "greedy"],
  } as unknown as GameCard;
  expect(firstGame(card)).toMatchObject({
    players: 2,
    board: "bird",
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
    start: true,
  });
});
