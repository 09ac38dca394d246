// @vitest-environment jsdom
// What stepper, countdown, hand and buttons say: read from the view and the log, never judged here.
import { describe, expect, it, vi } from "vitest";
import type { Told } from "../../../lib/wire/wire";
import { actionsOf } from "./buttons";
import { useOf } from "./cards/carduses";
import { turnsOf } from "../tell/standing/countdown";
import { bars, figuresOf, kindsOf } from "../tell/standing/figures";
import { FakeMatch, growing, merger, mv, phasesAt, view, withOutlook } from "../fixtures";
import { keyOf } from "../play/moves";
import { deedsOf, phaseNow } from "./phases";
import { EmperorPlay } from "../play/play.svelte";
import { drawOf, eventsStanding, fightOf, turnOf } from "../tell/story";
import type { Countdown, Event, Move, Odds, Outlook, Point, Table, Yang } from "../wire";

const odds = (win: number): Odds => ({
  win,
  lost: [100, 200],
  lost_at_once: null,
  attackers_left: [1000, 4000],
  defenders_left: [2000],
});

describe("the stepper", () => {
  it("knows the phase under way, if there is one", () => {
    const at = (now: number) => phaseNow(withOutlook(view("idle"), { phases: phasesAt(now) }));
    expect([at(0), at(1), at(5), at(6)]).toEqual([null, 1, 5, null]);
  });
  it("counts what was done", () => {
    const events: Event[] = [
      { kind: "settled", seat: 0, province: "honan", count: 3 },
      { kind: "grew", seat: 0, province: "honan", back: false },
      { kind: "grew", seat: 0, province: "honan", back: true },
      { kind: "moved", seat: 0, from: "honan", to: "hupeh", count: 2 },
      { kind: "colonised", seat: 0, from: "honan", to: "shensi" },
    ];
    expect(deedsOf(events)).toMatchObject({ 1: 4, 2: 1, 3: 2, 4: 0 });
  });
});

const told = (...entries: Record<string, unknown>[][]): Told[] => entries.map((events, entry) => ({ entry, events }));

describe("the story of a turn", () => {
  it("begins with the turn, and forgets what was taken back", () => {
    const log = told(
      [{ kind: "moved", seat: 1 }],
      [{ kind: "turn", seat: 0, turn: 2 }],
      [{ kind: "colonised", seat: 0 }],
      [{ kind: "colonised", seat: 0 }],
    );
    const undone: Told = { entry: 4, house: { kind: "undone", seat: 0, from: 3 }, events: [] };
    expect(turnOf(eventsStanding([...log, undone]), 0)).toEqual([{ kind: "colonised", seat: 0 }]);
  });
  it("is one seat's part of the set-up round", () => {
    const log = told([{ kind: "settled", seat: 1 }], [{ kind: "settled", seat: 0 }]);
    expect(turnOf(eventsStanding(log), 0)).toHaveLength(1);
  });
  it("has the throws of the last attack only", () => {
    const log = told(
      [
        { kind: "attacked", seat: 0 },
        { kind: "rolled", seat: 0, dice: 1 },
        { kind: "die", face: 2, strikes: 1 },
      ],
      [
        { kind: "attacked", seat: 0 },
        { kind: "stood", seat: 1 },
      ],
      [{ kind: "rolled", seat: 0, dice: 2 }],
      [{ kind: "die", face: 3, strikes: 0 }],
      [
        { kind: "die", face: 4, strikes: 1 },
        { kind: "fought", attackers: 1, defenders: 1 },
      ],
    );
    const dice = [
      { face: 3, strikes: 0 },
      { face: 4, strikes: 1 },
    ];
    expect(fightOf(eventsStanding(log))).toEqual({ throws: [{ dice, lost: [1, 1] }], answer: "stood" });
  });
  it("finds the cards of a seat, with what came of them, after others have drawn", () => {
    const log = told(
      [{ kind: "named-yang", seat: 0, province: "honan" }],
      [{ kind: "named-yin", seat: 0, province: "hupeh" }],
      [{ kind: "drew-yang", seat: 0, card: "city" }],
      [
        { kind: "drew-yin", seat: 0, card: "plague" },
        { kind: "lost", seat: 0, province: "hupeh", count: 1 },
        { kind: "turn", seat: 1, turn: 2 },
      ],
      [{ kind: "drew-yang", seat: 1, card: null }],
    );
    const draw = drawOf(eventsStanding(log), 0);
    expect(draw).toMatchObject({ yangAt: "honan", yinAt: "hupeh", yang: "city", yin: "plague" });
    expect(draw?.came.map((e) => e.kind)).toEqual(["lost"]);
    expect(drawOf(eventsStanding(log), null)).toMatchObject({ seat: 1, yang: null, yin: null });
    expect(drawOf([], 0)).toBeNull();
  });
});

it("knows which of the turns to come are mine", () => {
  const count: Countdown = { by: "turns", now: 30, all: 33, turns: [0, 1, 0] };
  expect([turnsOf(count, 0), turnsOf(count, 1), turnsOf(count, 2), turnsOf(count, null)]).toEqual([
    [31, 33],
    [32],
    [],
    [],
  ]);
});

describe("a Yang card", () => {
  const attack = (from: string, to: string, card: Yang | null) => ({ from, to, card, odds: odds(5000) });
  const attacks = [attack("hupeh", "hunan", "cross_water"), attack("honan", "hunan", "cross_water")];
  const outlook = { ...view("idle").outlook, attacks };
  it("says how many targets it has", () => {
    const now = view("idle", {}, { outlook });
    expect(useOf(now, 0, "cross_water", [mv.attack("hupeh", "hunan"), mv.endPhase])).toEqual({
      note: { id: "hand-use-targets", args: { count: 1 } },
      now: true,
    });
    expect(useOf(now, 0, "cross_wall", [mv.endPhase]).now).toBe(false);
    expect(useOf(view("phase-one", {}, { outlook }), 0, "cross_water", [mv.grow("honan")]).now).toBe(false);
    expect(useOf(view("idle", { active: 1 }, { outlook }), 0, "cross_water", []).note.id).toBe("hand-use-later");
  });
  it("helps against what has struck, if the house lets it", () => {
    const flood = withOutlook(view("relief-asked", { struck: "flood" }), { relief: "relief_flood" });
    expect(useOf(flood, 0, "relief_flood", [mv.relief(false)]).now).toBe(false);
    expect(useOf(flood, 1, "relief_flood", [mv.relief(false), mv.relief(true)]).now).toBe(false);
    expect(useOf(flood, 0, "relief_flood", [mv.relief(false), mv.relief(true)]).now).toBe(true);
    expect(useOf(flood, 0, "relief_famine", [mv.relief(false), mv.relief(true)]).now).toBe(false);
  });
  it("is counted by kind", () => {
    expect(kindsOf(["relief_flood", "cross_water", "relief_flood"])).toEqual([
      { card: "cross_water", count: 1 },
      { card: "relief_flood", count: 2 },
    ]);
  });
});

it("draws the end of a fight from most attackers to most defenders", () => {
  const [ours, theirs] = bars(odds(5000));
  expect(ours.map((b) => [b.left, b.percent, b.height])).toEqual([
    [2, 40, 1],
    [1, 10, 0.25],
  ]);
  expect(theirs.map((b) => b.left)).toEqual([1]);
  expect(figuresOf(view("idle"), 1)).toMatchObject({ provinces: 2, markers: 6, points: 10 });
});

it("names moves on the page as records write them", () => {
  expect(
    [
      mv.grow("honan"),
      mv.attack("honan", "hunan"),
      mv.move("honan", "hupeh", 2),
      mv.withdraw("honan"),
      mv.roll(3),
      mv.advance(0),
      mv.endPhase,
      mv.proposeMerge(1),
      mv.proposeMerge(0, 30),
      mv.offerMerge(),
      mv.join(0),
      mv.relief(true),
      mv.relief(false),
    ].map(keyOf),
  ).toEqual([
    "grow honan",
    "attack honan hunan",
    "move honan hupeh 2",
    "withdraw honan",
    "roll 3",
    "advance 0",
    "end_phase",
    "propose_merge 1",
    "propose_merge 0 30",
    "offer_merge",
    "join 0",
    "relief yes",
    "relief no",
  ]);
});

describe("the buttons", () => {
  const at = (point: Point, legal: Move[], changes: Partial<Table> = {}, outlook: Partial<Outlook> = {}) => {
    const match = new FakeMatch(point, legal, changes, outlook);
    const play = new EmperorPlay(match.context);
    return { match, play, ids: () => actionsOf(play).map((a) => a.id) };
  };
  const settled = () => new Promise((done) => setTimeout(done));

  it("end a phase while nothing is chosen, else confirm what is", async () => {
    const { play, ids, match } = at("phase-two", [mv.colonise("honan", "shensi"), mv.endPhase]);
    expect(ids()).toEqual(["end_phase"]);
    play.choose(mv.colonise("honan", "shensi"));
    await settled();
    expect(ids()).toEqual(["back", "confirm"]);
    actionsOf(play).at(-1)!.run();
    await settled();
    expect(match.played).toEqual([[mv.colonise("honan", "shensi")]]);
  });
  it("place all that find room in one province", async () => {
    const outlook = { growing: growing(3, { honan: [3, 3], hupeh: [2, 2], anhwei: [3, 1] }) };
    const { play, match, ids } = at("phase-one", [mv.grow("honan"), mv.grow("hupeh"), mv.grow("anhwei")], {}, outlook);
    const rest = () => actionsOf(play).find((a) => a.id === "rest");
    play.choose(mv.grow("hupeh"));
    expect(rest()?.label).toEqual({ id: "do-grow", args: { province: "hupeh", count: 2 } });
    // There one move places them all.
    play.choose(mv.grow("anhwei"));
    expect(ids()).toEqual(["back", "confirm"]);
    play.choose(mv.grow("honan"));
    await settled();
    expect(ids()).toEqual(["back", "rest", "confirm"]);
    expect(rest()?.label).toEqual({ id: "act-rest", args: { count: 3 } });
    rest()!.run();
    await settled();
    expect(match.played).toEqual([Array(3).fill(mv.grow("honan"))]);
  });
  it("do not offer to place more where the next marker goes back", async () => {
    const outlook = { growing: growing(2, { honan: [0, 0], hupeh: [1, 1] }, "hupeh") };
    const { play, ids } = at("phase-one", [mv.grow("honan"), mv.grow("hupeh")], {}, outlook);
    for (const province of ["honan", "hupeh"]) {
      play.choose(mv.grow(province));
      await settled();
      expect(ids()).toEqual(["back", "confirm"]);
    }
  });
  it("wait for what the house says before they are ready", async () => {
    const { play } = at("phase-two", [mv.colonise("honan", "shensi"), mv.endPhase]);
    play.choose(mv.colonise("honan", "shensi"));
    expect(actionsOf(play).at(-1)).toMatchObject({ id: "confirm", waits: true });
    await settled();
    expect(actionsOf(play).at(-1)).toMatchObject({ id: "confirm", waits: false });
  });
  it("offer to give up a marker only when the house does", () => {
    expect(at("phase-one", [mv.drop, mv.grow("honan")]).ids()).toEqual(["drop", "confirm"]);
    expect(at("phase-one", [mv.grow("honan")]).ids()).toEqual(["confirm"]);
  });
  it("let negotiate where somebody can be asked", () => {
    expect(at("idle", [mv.attack("honan", "hunan"), mv.proposeMerge(1), mv.endPhase]).ids()).toEqual([
      "merge",
      "end_phase",
    ]);
    expect(at("idle", [mv.demand("hunan"), mv.endPhase]).ids()).toEqual(["demand", "end_phase"]);
  });
  it("ask once more before a state is given away", async () => {
    const outlook = { mergers: [merger(1, 0)], partner: 0 };
    const asked = at({ "merge-asked": 0 }, [mv.accept, mv.refuse], { active: 1 }, outlook);
    actionsOf(asked.play).at(-1)!.run();
    await settled();
    expect(asked.match.played).toEqual([]);
    expect(actionsOf(asked.play).at(-1)!.label.id).toBe("act-join-surely");
    // The second half of a double click.
    actionsOf(asked.play).at(-1)!.run();
    await settled();
    expect(asked.match.played).toEqual([]);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    actionsOf(asked.play).at(-1)!.run();
    await settled();
    expect(asked.match.played).toEqual([[mv.accept]]);
    vi.restoreAllMocks();
  });
  it("accept at once where the other one joins", async () => {
    const outlook = { mergers: [merger(0, 1)], partner: 0 };
    const asked = at({ "merge-asked": 0 }, [mv.accept, mv.refuse], { active: 1 }, outlook);
    actionsOf(asked.play).at(-1)!.run();
    await settled();
    expect(asked.match.played).toEqual([[mv.accept]]);
  });
  it("offer relief only with a card that helps", () => {
    expect(at("relief-asked", [mv.relief(false)]).ids()).toEqual(["relief no"]);
    expect(at("relief-asked", [mv.relief(false), mv.relief(true)]).ids()).toEqual(["relief no", "relief yes"]);
  });
  it("stand, unless a refuge is chosen", async () => {
    const battle = { from: "hunan", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
    const { play, ids } = at("defender-to-answer", [mv.stand, mv.withdraw("honan")], { active: 1, battle });
    expect(ids()).toEqual(["stand"]);
    play.choose(mv.withdraw("honan"));
    await settled();
    expect(ids()).toEqual(["back", "confirm"]);
  });
});
