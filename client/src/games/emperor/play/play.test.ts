// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { illegal } from "../../../lib/wire/problem";
import { actionsOf } from "../dock/buttons";
import { FakeMatch, growing, mv, view, withMarkers } from "../fixtures";
import { keyOf } from "./moves";
import { EmperorPlay } from "./play.svelte";
import type { Growing, Move, Outlook, Point, Table } from "../wire";

const settled = () => new Promise((done) => setTimeout(done));
let clock: MockInstance<typeof performance.now>;
beforeEach(() => {
  clock = vi.spyOn(performance, "now").mockReturnValue(1000);
});
/** Time goes on: what was shown has been seen. */
const later = () => clock.mockReturnValue(performance.now() + 60_000);
const sorted = (set: ReadonlySet<string>): string[] => [...set].sort();

let match: FakeMatch;
function asked(point: Point, legal: Move[], changes: Partial<Table> = {}, outlook: Partial<Outlook> = {}): EmperorPlay {
  match = new FakeMatch(point, legal, changes, outlook);
  return new EmperorPlay(match.context);
}

describe("one province", () => {
  it("is aimed at, its consequence asked for, and sent by a second tap", async () => {
    const play = asked("place-initial", [mv.settle("honan"), mv.settle("hupeh")], { provinces: {}, holding: 3 });
    expect(play.kind).toBe("settle");
    expect(sorted(play.targets)).toEqual(["honan", "hupeh"]);
    play.press("honan");
    expect(play.aim).toEqual(mv.settle("honan"));
    await settled();
    expect(match.asked).toEqual([[mv.settle("honan")]]);
    // The second half of a double click has seen nothing.
    play.press("honan");
    expect(match.played).toEqual([]);
    later();
    play.press("honan");
    await settled();
    expect(match.played).toEqual([[mv.settle("honan")]]);
  });
  it("that cannot be chosen is asked about: the house says why not", async () => {
    const play = asked("place-initial", [mv.settle("honan")], { provinces: {} });
    match.answer = () => illegal("E3", "settle-apart", { province: "korea" });
    play.press("korea");
    await settled();
    expect(match.asked).toEqual([[mv.settle("korea")]]);
    expect(play.declined).toMatchObject({ move: mv.settle("korea"), provinces: ["korea"] });
    expect(play.refusal?.rule).toBe("E3");
    expect(play.cancel()).toBe(true);
    expect(play.declined).toBeNull();
    expect(play.cancel()).toBe(false);
  });
  it("waits for the button where somebody wants to be asked", async () => {
    const play = asked("designate-yang", [mv.yang("honan")]);
    match.confirm = "button";
    const toButton = vi.fn();
    play.toButton = toButton;
    play.press("honan");
    await settled();
    later();
    play.press("honan");
    play.enter();
    expect(match.played).toEqual([]);
    expect(toButton).toHaveBeenCalledOnce();
    play.confirm();
    expect(match.played).toEqual([[mv.yang("honan")]]);
  });
  it("means nothing while others are asked", () => {
    const play = asked("phase-two", [mv.colonise("honan", "shansi")]);
    expect(play.sources.size).toBe(1);
    match.mine = false;
    const waiting = new EmperorPlay(match.context);
    expect(waiting.sources.size + waiting.targets.size).toBe(0);
    expect(waiting.prompt).toBeNull();
    expect(waiting.picks).toBe(false);
    waiting.press("honan");
    expect(waiting.source).toBeNull();
  });
});

describe("from one province to another", () => {
  const COLONISE: Move[] = [
    mv.colonise("honan", "shansi"),
    mv.colonise("honan", "hopeh"),
    mv.colonise("hupeh", "shansi"),
    mv.endPhase,
  ];
  it("the source is chosen first, then what it reaches is lit", () => {
    const play = asked("phase-two", COLONISE);
    expect(sorted(play.sources)).toEqual(["honan", "hupeh"]);
    expect(sorted(play.targets)).toEqual(["hopeh", "shansi"]);
    play.press("hupeh");
    expect(play.source).toBe("hupeh");
    expect(sorted(play.targets)).toEqual(["shansi"]);
    expect(play.sources.size).toBe(0);
    expect(play.prompt).toEqual({ id: "play-colonise-to", args: { from: "hupeh" } });
    play.press("shansi");
    expect(play.aim).toEqual(mv.colonise("hupeh", "shansi"));
  });
  it("or the target, and another source is a click away", () => {
    const play = asked("phase-two", COLONISE);
    play.press("shansi");
    // The fullest one.
    expect(play.aim).toEqual(mv.colonise("honan", "shansi"));
    play.press("hupeh");
    expect(play.aim).toEqual(mv.colonise("hupeh", "shansi"));
  });
  it("is taken back step by step", () => {
    const play = asked("phase-two", COLONISE);
    play.link("honan", "hopeh");
    expect(play.aim).toEqual(mv.colonise("honan", "hopeh"));
    expect(play.tentative).toBe(true);
    play.cancel();
    expect([play.source, play.target, play.aim]).toEqual(["honan", null, null]);
    play.cancel();
    expect(play.source).toBeNull();
    expect(play.tentative).toBe(false);
  });
  it("is no longer meant when its source is clicked again, but not by a double click", () => {
    const play = asked("phase-two", COLONISE);
    play.press("honan");
    play.press("honan");
    expect(play.source).toBe("honan");
    later();
    play.press("honan");
    expect(play.source).toBeNull();
  });
  it("another source forgets the target it cannot reach", () => {
    const play = asked("phase-two", COLONISE);
    play.link("honan", "hopeh");
    play.press("hupeh");
    expect([play.source, play.target, play.aim]).toEqual(["hupeh", null, null]);
  });
  it("asks the house about what is not lit, with what seems to be meant", async () => {
    const play = asked("phase-two", COLONISE);
    match.answer = () => illegal("E12", "colonise-few", { from: "anhwei" });
    play.press("anhwei");
    await settled();
    expect(match.asked.at(-1)?.map(keyOf).join()).toMatch(/^colonise anhwei (kiangsi|chekiang|shantung)$/);
    play.link("honan", "hopeh");
    play.press("korea");
    await settled();
    expect(match.asked.at(-1)).toEqual([mv.colonise("honan", "korea")]);
    expect([play.source, play.target]).toEqual(["honan", null]);
  });
  it("prefers the better odds where the target of an attack is clicked first", () => {
    const play = asked("idle", [mv.attack("honan", "kiangsu"), mv.attack("hupeh", "kiangsu"), mv.endPhase]);
    const odds = { lost: [0, 0] as [number, number], lost_at_once: null, attackers_left: [], defenders_left: [] };
    const attack = (from: string, win: number) => ({ from, to: "kiangsu", card: null, odds: { ...odds, win } });
    const { outlook } = match.view;
    match.view = { ...match.view, outlook: { ...outlook, attacks: [attack("honan", 2000), attack("hupeh", 7000)] } };
    const second = new EmperorPlay(match.context);
    second.press("kiangsu");
    expect(second.aim).toEqual(mv.attack("hupeh", "kiangsu"));
    expect(play.aim).toBeNull();
  });
});

describe("how many", () => {
  const MOVES: Move[] = [1, 2, 3, 4, 5].map((n) => mv.move("honan", "hupeh", n));
  it("leaves one marker behind unless told otherwise", async () => {
    const play = asked("phase-three", [...MOVES, mv.endPhase]);
    play.link("honan", "hupeh");
    expect([play.amount.least, play.amount.count, play.amount.most]).toEqual([1, 4, 5]);
    expect(play.aim).toEqual(mv.move("honan", "hupeh", 4));
    play.amount.step(1);
    expect(play.aim).toEqual(mv.move("honan", "hupeh", 5));
    play.amount.step(1);
    expect(play.amount.count).toBe(5);
    play.amount.set(2);
    await settled();
    play.confirm();
    expect(match.played).toEqual([[mv.move("honan", "hupeh", 2)]]);
  });
  it("offers no more dice than can strike, but lets more be thrown", async () => {
    const battle = { from: "honan", to: "kiangsu", defender: 1, thrown: false, offered: false, dice: 0 };
    const play = asked("attacker-to-roll", [mv.roll(1), mv.roll(2), mv.roll(3), mv.breakOff], { battle }, { dice: 2 });
    expect(play.aim).toEqual(mv.roll(2));
    play.amount.set(3);
    expect(play.aim).toEqual(mv.roll(3));
    expect(match.asked).toEqual([]);
    play.confirm();
    await settled();
    expect(match.played).toEqual([[mv.roll(3)]]);
  });
  it("advances by number, and shows what comes of it once the board is there", async () => {
    const battle = { from: "honan", to: "kiangsu", defender: 1, thrown: true, offered: false, dice: 0 };
    const play = asked("advance", [mv.advance(0), mv.advance(1), mv.advance(2)], { battle });
    play.prepare();
    await settled();
    expect(match.asked).toEqual([[mv.advance(2)]]);
    expect(play.tentative).toBe(false);
    play.amount.set(0);
    expect(play.aim).toEqual(mv.advance(0));
    await settled();
    play.enter();
    expect(match.played).toEqual([[mv.advance(0)]]);
  });
});

describe("new markers", () => {
  const grew = (back: boolean, province = "honan") => ({ kind: "grew", seat: 0, province, back });
  const buttons = (play: EmperorPlay) => actionsOf(play).map(({ id, label }) => [id, label]);
  const rows = (count: number): Move[] => Array<Move>(count).fill(mv.grow("honan"));
  /** So many are in Honan, where no more than ten stay; a row of moves places as many. */
  const begun = (honan: number, lot: Growing): EmperorPlay => {
    const play = asked("phase-one", [mv.grow("honan"), mv.grow("hupeh")], {}, { growing: lot });
    match.view = withMarkers(match.view, { honan: [0, honan] });
    play.refresh();
    match.answer = ({ length }) => ({
      events: Array.from({ length }, (_, n) => grew(honan + n >= 10)),
      view: withMarkers(match.view, { honan: [0, Math.min(10, honan + length)] }),
    });
    return play;
  };

  it("are placed in a row, of which the house is asked as one", async () => {
    const play = begun(5, growing(3, { honan: [3, 3], hupeh: [3, 3] }));
    play.press("honan");
    await settled();
    expect([play.amount.count, play.amount.most]).toEqual([1, 3]);
    expect(play.after?.table.provinces.honan?.markers).toBe(6);
    play.amount.set(3);
    // What was said of one is not said of three.
    expect([play.after, play.growth]).toEqual([null, { placed: 3, back: 0 }]);
    await settled();
    expect(match.asked.at(-1)).toEqual(rows(3));
    expect(play.after?.table.provinces.honan?.markers).toBe(8);
    expect(play.label(mv.grow("honan"))).toEqual({ id: "do-grow", args: { province: "honan", count: 3 } });
    expect(match.spoken.at(-1)).toContain("play-confirm");
    play.amount.step(-1);
    await settled();
    expect(play.after?.table.provinces.honan?.markers).toBe(7);
    play.confirm();
    await settled();
    expect(match.played).toEqual([rows(2)]);
  });
  it("are not sent before the house has said what the row does", async () => {
    const play = begun(5, growing(3, { honan: [3, 3], hupeh: [3, 3] }));
    play.press("honan");
    await settled();
    play.amount.set(2);
    play.confirm();
    expect(match.played).toEqual([]);
    await settled();
    play.confirm();
    expect(match.played).toEqual([rows(2)]);
  });
  it("are as many as the house says, where it places some by itself (E81)", async () => {
    const play = begun(5, growing(3, { honan: [3, 1], hupeh: [3, 1] }));
    const events = [grew(false), grew(false), grew(false), grew(false, "hupeh")];
    match.answer = () => ({ events, view: withMarkers(match.view, { honan: [0, 8], hupeh: [0, 4] }) });
    play.press("honan");
    expect(play.amount.most).toBe(1);
    await settled();
    expect(play.growth).toEqual({ placed: 3, back: 0 });
    play.confirm();
    expect(match.played).toEqual([rows(1)]);
  });
  it("of a symbol are placed one by one, or all by a button", async () => {
    const play = begun(5, growing(2, { honan: [2, 2], hupeh: [2, 2] }, "honan"));
    play.press("honan");
    await settled();
    expect(play.amount.most).toBe(1);
    expect(buttons(play)).toEqual([
      ["back", { id: "act-back" }],
      ["rest", { id: "act-rest", args: { count: 2 } }],
      ["confirm", { id: "do-grow", args: { province: "honan", count: 1 } }],
    ]);
  });
  it("above ten are told before they go back, on the one button that does it and in the prompt (E10)", async () => {
    const play = begun(9, growing(3, { honan: [1, 1], hupeh: [3, 1] }));
    match.answer = () => ({
      events: [grew(false), grew(true), grew(true)],
      view: withMarkers(match.view, { honan: [0, 10] }),
    });
    play.press("honan");
    await settled();
    const label = { id: "do-grow-back", args: { province: "honan", count: 1, back: 2 } };
    expect(buttons(play)).toEqual([
      ["back", { id: "act-back" }],
      ["confirm", label],
    ]);
    expect(play.prompt).toEqual({ id: "play-confirm", args: { move: label } });
  });
  it("are told where none stays", async () => {
    const play = begun(10, growing(3, { honan: [0, 0], hupeh: [3, 3] }));
    play.press("honan");
    await settled();
    expect([play.amount.most, play.growth]).toEqual([1, { placed: 0, back: 1 }]);
    expect(buttons(play).map(([id]) => id)).toEqual(["back", "confirm"]);
  });
  it("are counted by the events where hidden things decide what comes", async () => {
    const play = begun(5, growing(3, { honan: [3, 1], hupeh: [3, 1] }));
    match.answer = () => ({ events: [grew(false), grew(false), grew(true)], view: null });
    play.press("honan");
    await settled();
    expect([play.after, play.growth]).toEqual([null, { placed: 2, back: 1 }]);
  });
  it("go by a button that says how many find room, which vanishes when they are all chosen", async () => {
    const play = begun(8, growing(3, { honan: [2, 2], hupeh: [3, 3] }));
    play.press("honan");
    await settled();
    expect(buttons(play)[1]).toEqual(["rest", { id: "do-grow", args: { province: "honan", count: 2 } }]);
    play.amount.set(2);
    await settled();
    expect(buttons(play).map(([id]) => id)).toEqual(["back", "confirm"]);
  });

  it("are one message", async () => {
    await begun(3, growing(3, { honan: [3, 3] })).many("honan", 3);
    expect([match.asked, match.played]).toEqual([[], [rows(3)]]);
  });
  it("say why they are refused when they are sent", async () => {
    const play = begun(3, growing(3, { honan: [3, 3] }));
    match.refusal = illegal("E7", "grow-where");
    await play.many("honan", 2);
    expect(match.played).toEqual([rows(2)]);
    expect(play.refusal?.rule).toBe("E7");
  });
  it("are not sent twice, nor when it is not my turn", async () => {
    const play = begun(3, growing(3, { honan: [3, 3] }));
    await Promise.all([play.many("honan", 3), play.many("honan", 3)]);
    expect(match.played).toEqual([rows(3)]);
    match.mine = false;
    await play.many("honan", 2);
    expect(match.played).toEqual([rows(3)]);
  });
});

describe("phase four", () => {
  const LEGAL: Move[] = [
    mv.attack("honan", "hunan"),
    mv.proposeMerge(1),
    mv.proposeMerge(1, 30),
    mv.demand("kiangsu"),
    mv.endPhase,
  ];
  it("merges with the owner of what is clicked, and names a share", async () => {
    const play = asked("idle", LEGAL);
    play.setMode("merge");
    expect(sorted(play.targets)).toEqual(["hunan", "kiangsu"]);
    play.press("hunan");
    expect([play.merger.partner, play.aim]).toEqual([1, mv.proposeMerge(1)]);
    play.merger.setShare(30);
    expect(play.aim).toEqual(mv.proposeMerge(1, 30));
    await settled();
    later();
    // Any province of the same player.
    play.press("kiangsu");
    await settled();
    expect(match.played).toEqual([[mv.proposeMerge(1, 30)]]);
  });
  it("goes back from the partner, then from the mode", () => {
    const play = asked("idle", LEGAL);
    play.setMode("merge");
    play.merger.propose(1);
    play.cancel();
    expect([play.merger.partner, play.mode]).toEqual([null, "merge"]);
    play.cancel();
    expect(play.mode).toBe("attack");
  });
  it("says why nobody can be asked in an empty province", () => {
    const play = asked("idle", LEGAL, {}, { vacant: { rule: "E22", illegal: { kind: "merge-nobody" } } });
    play.setMode("merge");
    play.press("korea");
    expect(play.refusal).toEqual(illegal("E22", "merge-nobody"));
    expect(play.cancel()).toBe(true);
    play.moveTo("korea");
    play.enter();
    expect(play.refusal?.rule).toBe("E22");
    const vacant = { rule: "E71", illegal: { kind: "join-nobody" as const } };
    const cornered = asked("cornered-choice", [mv.join(1), mv.leave], {}, { vacant });
    cornered.press("korea");
    expect(cornered.refusal).toEqual(illegal("E71", "join-nobody"));
  });
  it("demands a province", () => {
    const play = asked("idle", LEGAL);
    play.setMode("demand");
    expect(play.prompt).toEqual({ id: "play-demand" });
    play.press("kiangsu");
    expect(play.aim).toEqual(mv.demand("kiangsu"));
  });
  it("confirms on the map what was chosen in a panel", async () => {
    const battle = { from: "hunan", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
    const play = asked("defender-to-answer", [mv.offerMerge(), mv.stand, mv.withdraw("honan")], { battle, active: 1 });
    expect(sorted(play.targets)).toEqual(["honan"]);
    play.choose(mv.offerMerge());
    await settled();
    play.enter();
    await settled();
    expect(match.played).toEqual([[mv.offerMerge()]]);
    play.choose(mv.withdraw("honan"));
    expect(play.cursor).toBe("honan");
  });
  it("sends what is chosen a second time, but not by a double click", async () => {
    const play = asked("idle", LEGAL);
    play.choose(mv.attack("honan", "hunan"));
    expect([play.source, play.target]).toEqual(["honan", "hunan"]);
    await settled();
    play.choose(mv.attack("honan", "hunan"));
    await settled();
    expect(match.played).toEqual([]);
    later();
    match.confirm = "button";
    play.choose(mv.attack("honan", "hunan"));
    await settled();
    expect(match.played).toEqual([]);
    match.confirm = "tap";
    play.choose(mv.attack("honan", "hunan"));
    await settled();
    expect(match.played).toEqual([[mv.attack("honan", "hunan")]]);
  });
  it("names a share with an offer, too, and sends it with that", async () => {
    const battle = { from: "hunan", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
    const play = asked("defender-to-answer", [mv.offerMerge(), mv.stand], { battle, active: 1 });
    play.merger.offer();
    play.merger.setShare(30);
    expect([play.merger.offering, play.merger.share]).toEqual([mv.offerMerge(30), 30]);
    await settled();
    later();
    play.merger.offer();
    await settled();
    expect(match.played).toEqual([[mv.offerMerge(30)]]);
    play.merger.setShare(null);
    expect(play.aim).toEqual(mv.offerMerge());
  });
});

describe("a new position", () => {
  it("forgets what was chosen for the old one, and nothing else does", () => {
    const play = asked("phase-two", [mv.colonise("honan", "shansi")]);
    play.press("honan");
    play.refresh();
    expect(play.source).toBe("honan");
    match.view = view("phase-three");
    play.refresh();
    expect(play.source).toBeNull();
    // The eleventh marker goes back: nothing on the map tells it.
    const growth = { regular: 2, place: null, bonus: Array(21).fill(0) as Table["growth"]["bonus"], drops: 0 };
    match.view = view("phase-one", { growth });
    match.legal = [mv.grow("honan")];
    play.refresh();
    play.choose(mv.grow("honan"));
    match.view = view("phase-one", { growth: { ...growth, regular: 1 } });
    play.refresh();
    expect(play.aim).toBeNull();
  });
});
