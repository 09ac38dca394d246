// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SEATS as CHINA } from "../../games/china/wire";
import type { GameEvent } from "../../games/contract";
import { SEATS as EMPEROR } from "../../games/emperor/wire";
import { SEATS as QIN } from "../../games/qin/wire";
import { SEATS as TEA } from "../../games/tea_garden/wire";
import { api, Trouble } from "../wire/api";
import { illegal, problemOf } from "../wire/problem";
import type { GameCard, Lesson, Scene, State } from "../wire/wire";
import { words } from "../words/words.svelte";
import { firstGame } from "./firstgame";
import { judgeMove, judgeRefusal } from "./lesson";
import { Practice, practiceOf } from "./practice.svelte";

const lesson = (changes: Partial<Lesson> = {}): Lesson => ({
  id: "x",
  scenario: "l01-x",
  events: [],
  missed: [],
  ...changes,
});
const FIELDS = { ...TEA, ...CHINA, ...EMPEROR, ...QIN };
const judge = (about: Lesson, events: GameEvent[], before: GameEvent[] = [], asked = false) =>
  judgeMove(about, { events, before, seat: 0, fields: FIELDS, asked });
const refusal = (rule: string) => illegal(rule, "joins-majors");

describe("a lesson", () => {
  it("is passed when its events happened to the learner", () => {
    const village = lesson({ events: ["founded", "absorbed"] });
    const founded = { kind: "founded", owner: 0 };
    expect(judge(village, [founded, { kind: "absorbed", seat: 0 }])).toBe("passed");
    expect(judge(village, [founded, { kind: "absorbed", seat: 1 }])).toBe("missed");
    expect(judge(village, [founded])).toBe("missed");
  });
  it("may be about winning", () => {
    const last = lesson({ events: ["ended"] });
    expect(judge(last, [{ kind: "ended", winners: [0] }])).toBe("passed");
    expect(judge(last, [{ kind: "ended", winners: [1] }])).toBe("missed");
  });
  it("may be about points, for whomever the event brings them", () => {
    const full = lesson({ events: ["region-scored"] });
    expect(judge(full, [{ kind: "region-scored", points: [4, 3, 0] }])).toBe("passed");
    expect(judge(full, [{ kind: "region-scored", points: [0, 3, 0] }])).toBe("missed");
  });
  it("may take several moves of one turn, as long as each is a step", () => {
    const two = lesson({ events: ["house", "house"] });
    const house = { kind: "house", seat: 0 };
    expect(judge(two, [house], [], true)).toBeNull();
    expect(judge(two, [house], [], false)).toBe("missed");
    expect(judge(two, [house, house], [house], true)).toBe("passed");
    expect(judge(two, [house, { kind: "stopped", seat: 0 }], [house], true)).toBe("missed");
  });
  it("may have a step that is made again and again, and one that comes to the learner from another", () => {
    const attack = lesson({ events: ["attacked", "rolled", "advanced"] });
    const [attacked, rolled] = ["attacked", "rolled"].map((kind) => ({ kind, seat: 0, owner: 1 }));
    expect(judge(attack, [attacked!, rolled!, rolled!], [attacked!, rolled!], true)).toBeNull();
    expect(judge(attack, [attacked!, { kind: "broke-off", seat: 0 }], [attacked!], true)).toBe("missed");
    const merge = lesson({ events: ["merged"] });
    expect(judge(merge, [{ kind: "merged", seat: 2, owner: 0 }])).toBe("passed");
    expect(judge(merge, [{ kind: "merged", seat: 2, owner: 1 }])).toBe("missed");
  });
  it("goes on until something happens by which it is missed, where a turn has many steps", () => {
    const garden = lesson({ events: ["founded"], missed: ["bought"] });
    const course = (kind: string, asked = true, seat = 0) =>
      judgeMove(garden, { events: [{ kind, seat }], before: [], seat: 0, fields: TEA, asked });
    expect(["played", "bought", "founded"].map((kind) => course(kind))).toEqual([null, "missed", "passed"]);
    expect(course("played", false)).toBe("missed");
    expect(course("bought", true, 1)).toBeNull();
    // What was on its way after that changes nothing.
    const bought = [{ kind: "bought", seat: 0 }];
    const later = { events: [...bought, { kind: "drew", seat: 0 }], before: bought, seat: 0, fields: TEA, asked: true };
    expect(judgeMove(garden, later)).toBe("missed");
  });
  it("is about seats, whatever these are called, and about no other number", () => {
    const fields = { "event-told": ["by", "to"] };
    const course = (event: object) => ({ events: [{ kind: "told", ...event }], before: [], seat: 0, fields });
    const verdict = (event: object) => judgeMove(lesson({ events: ["told"] }), { ...course(event), asked: false });
    expect([{ by: 0 }, { to: [2, 0] }, { seat: 0 }].map(verdict)).toEqual(["passed", "passed", "missed"]);
  });
  it("without events is passed by any legal move", () => {
    expect(judge(lesson(), [])).toBe("passed");
  });
  it("about a refusal is passed by that clause alone", () => {
    const majors = lesson({ refused: "Q13" });
    expect(judge(majors, [{ kind: "placed", seat: 0 }])).toBe("missed");
    expect(judgeRefusal(majors, refusal("Q13"))).toBe("passed");
    expect(judgeRefusal(majors, refusal("Q12"))).toBeNull();
    expect(judgeRefusal(lesson(), refusal("Q13"))).toBeNull();
  });
});

const state = (asked: number, events: Record<string, unknown>[] = []): State => ({
  entries: events.length,
  seat: 0,
  waiting: { kind: "seat", seat: asked, decision: { kind: "place" } },
  view: { asked },
  outlook: null,
  legal: asked === 0 ? ["RR a1 a2"] : [],
  told: [{ entry: 0, events }],
  undo: "none",
  order: null,
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
  const made = (about: Partial<Lesson>, game = "qin") => new Practice(game, lesson(about), scene, state(0));

  beforeAll(async () => {
    for (const game of ["qin", "china", "emperor"]) await words.need(game);
  });

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
    expect(await practice.play(["RR a1 a2"])).toBeNull();
    expect(house).toHaveBeenCalledWith("qin", { scenario: "l01-x", moves: ["RR a1 a2"] });
    expect([practice.verdict, practice.mine, practice.view]).toEqual(["missed", false, { asked: 1 }]);
    practice.again();
    expect([practice.verdict, practice.mine, practice.view]).toEqual([null, true, { asked: 0 }]);
    house.mockResolvedValue(state(1, [{ kind: "founded", owner: 0 }]));
    await practice.play(["RR a1 a2"]);
    expect(practice.verdict).toBe("passed");
  });
  it("goes on with the next move of the turn, and tells only what is new", async () => {
    const practice = made({ events: ["house", "house"] }, "china");
    const house = { kind: "house", seat: 0 };
    const asked = vi.spyOn(api, "practice").mockResolvedValue(state(0, [house]));
    await practice.play(["house wei3 r"]);
    expect([practice.verdict, practice.mine, practice.begun]).toEqual([null, true, true]);
    asked.mockResolvedValue(state(0, [house, { ...house, space: "wei4" }]));
    await practice.play(["house wei4 r"]);
    expect(asked).toHaveBeenLastCalledWith("china", { scenario: "l01-x", moves: ["house wei3 r", "house wei4 r"] });
    expect([practice.verdict, practice.fresh]).toEqual(["passed", [{ ...house, space: "wei4" }]]);
    practice.again();
    expect(practice.begun).toBe(false);
    await practice.play(["house wei4 r"]);
    expect(asked).toHaveBeenLastCalledWith("china", { scenario: "l01-x", moves: ["house wei4 r"] });
  });
  it("makes several moves as one, and judges them together", async () => {
    const practice = made({ events: ["house", "drew"] }, "china");
    const asked = vi.spyOn(api, "practice").mockResolvedValue(state(0, [{ kind: "house", seat: 0 }]));
    await practice.play(["house wei3 r"]);
    asked.mockResolvedValue(
      state(
        1,
        ["house", "stopped", "drew"].map((kind) => ({ kind, seat: 0 })),
      ),
    );
    const preview = vi
      .spyOn(api, "practicePreview")
      .mockResolvedValue({ events: [], after: { view: { deck: 7 }, outlook: { due: 1 } } });
    const told = await practice.preview(["stop", "take deck"]);
    expect(told).toEqual({ events: [], view: { deck: 7, outlook: { due: 1 } } });
    const sofar = { scenario: "l01-x", moves: ["house wei3 r"] };
    expect(preview).toHaveBeenLastCalledWith("china", { ...sofar, row: ["stop", "take deck"] });
    await practice.play(["stop", "take deck"]);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked).toHaveBeenLastCalledWith("china", { ...sofar, moves: ["house wei3 r", "stop", "take deck"] });
    expect(practice.verdict).toBe("passed");
  });
  it("lets the others answer as in the scenario, with the first thing that is allowed", async () => {
    const step = (seat: number, move: string) => ({ seat, move, state: state(0) });
    const steps = [step(0, "attack"), step(1, "withdraw"), step(1, "stand"), step(1, "stand")];
    const attack = lesson({ events: ["attacked", "rolled"] });
    const practice = new Practice("emperor", attack, { ...scene, steps }, state(0));
    const [attacked, stood] = ["attacked", "stood"].map((kind, seat) => ({ kind, seat }));
    const asked = vi.spyOn(api, "practice").mockImplementation((_, { moves }) => {
      if (moves.at(-1) === "withdraw") return Promise.reject(new Trouble(refusal("E39")));
      return Promise.resolve(moves.length === 1 ? state(1, [attacked!]) : state(0, [attacked!, stood!]));
    });
    vi.spyOn(practice, "speed", "get").mockReturnValue(0);
    expect(await practice.play(["attack"])).toBeNull();
    expect(asked.mock.calls.map(([, { moves }]) => moves.at(-1))).toEqual(["attack", "withdraw", "stand"]);
    expect([practice.verdict, practice.mine, practice.fresh]).toEqual([null, true, [stood]]);
  });
  it("says so if the house fails while the others answer, and the move can be made again", async () => {
    const steps = [{ seat: 1, move: "stand", state: state(0) }];
    const practice = new Practice("emperor", lesson({ events: ["stood"] }), { ...scene, steps }, state(0));
    vi.spyOn(practice, "speed", "get").mockReturnValue(0);
    const offline = problemOf("unreachable");
    let up = false;
    const asked = vi.spyOn(api, "practice").mockImplementation((_, { moves }) => {
      if (moves.length === 1) return Promise.resolve(state(1, [{ kind: "attacked", seat: 0 }]));
      return up ? Promise.resolve(state(0, [{ kind: "stood", seat: 0 }])) : Promise.reject(new Trouble(offline));
    });
    expect(await practice.play(["attack"])).toEqual(offline);
    expect([practice.verdict, practice.mine, practice.view]).toEqual([null, true, { asked: 0 }]);
    up = true;
    expect(await practice.play(["attack"])).toBeNull();
    expect(asked.mock.calls.at(-1)![1].moves).toEqual(["attack", "stand"]);
    expect(practice.verdict).toBe("passed");
  });
  it("is passed by the refusal it is about, already when it is only aimed at", async () => {
    const practice = made({ refused: "Q13" });
    const house = vi.spyOn(api, "practicePreview").mockRejectedValue(new Trouble(refusal("Q12")));
    expect(await practice.preview(["YY a1 a2"])).toEqual(refusal("Q12"));
    expect(practice.verdict).toBeNull();
    house.mockRejectedValue(new Trouble(refusal("Q13")));
    await practice.preview(["YY a1 a2"]);
    expect(house).toHaveBeenLastCalledWith("qin", { scenario: "l01-x", moves: [], row: ["YY a1 a2"] });
    expect([practice.verdict, practice.mine]).toEqual(["passed", false]);
  });
});

describe("the first game", () => {
  const card = (about: object) => ({ bots: ["random", "greedy"], ...about }) as unknown as GameCard;
  it("is against the gentlest bot on the first board", () => {
    const boards = { boards: ["bird", "lion"], seats: { bird: [2, 3, 4], lion: [2, 3, 4] } };
    expect(firstGame(card({ id: "qin", players: [2, 4], ...boards }))).toMatchObject({
      players: 2,
      board: "bird",
      seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
      start: true,
    });
  });
  it("has as many as the game needs, on a side for so many", () => {
    const boards = { boards: ["4-5", "3-4"], seats: { "3-4": [3, 4], "4-5": [4, 5] } };
    const { players, board, seats } = firstGame(card({ id: "china", players: [3, 5], ...boards }));
    expect([players, board, seats.length]).toEqual([3, "3-4", 3]);
  });
});
