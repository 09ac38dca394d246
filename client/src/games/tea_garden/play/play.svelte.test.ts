// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { same } from "../../../lib/table/turn/same";
import { illegal, problemOf } from "../../../lib/wire/problem";
import { buttonsOf } from "../dock/buttons";
import { faceOf } from "../board/art/cards";
import { board, crops, FakeMatch, gardenList, leafList, mv, reach, turn, view } from "../fixtures";
import { gameKey } from "./keys";
import { labelOf } from "../words/labels";
import { keyOf } from "./moves";
import { paneOf } from "../dock/panes";
import { inValley } from "../board/valley/places";
import { answers, pickRegion } from "./mapclick";
import { TeaPlay } from "./play.svelte";
import { priceOf } from "../words/prompt";
import type { View } from "../view";
import { stepsOf } from "../dock/steps";
import type { Barred, Bill, Flip, Leaf, LeafList, Move, Reach, SeatState, Table } from "../wire";

/** A match that what is derived from it follows. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("menu"));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  constructor(of: View, legal: Move[]) {
    super(of, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    this.view = of;
    this.legal = legal;
  }
}

const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key });
  Object.defineProperty(event, "target", { value: document.body });
  return event;
};
const settled = () => new Promise((done) => setTimeout(done));
let clock: MockInstance<typeof performance.now>;
beforeEach(() => {
  clock = vi.spyOn(performance, "now").mockReturnValue(1000);
});
/** Time goes on: what was shown has been seen. */
const later = () => clock.mockReturnValue(performance.now() + 60_000);
/** What has just come may be confirmed. */
const rested = (play: TeaPlay) => vi.waitFor(() => expect(play.fresh).toBe(false), { interval: 20 });

let match: LiveMatch;
function asked(of: View, legal: Move[]): TeaPlay {
  match = new LiveMatch(of, legal);
  return new TeaPlay(match.context);
}
/** The house takes the moves; what comes after each is what the list says, and it says so before. */
function follows(play: TeaPlay, steps: Record<string, [View, Move[]]>): void {
  match.answer = (row) => ({ events: [], view: steps[keyOf(row.at(-1)!)]?.[0] ?? match.view });
  match.then = (row) => {
    for (const one of row) {
      const next = steps[keyOf(one)];
      if (!next) throw new Error(`not expected: ${keyOf(one)}`);
      [match.view, match.legal] = [next[0], next[1]];
    }
    play.refresh();
  };
}
const PLAYED: Partial<Table> = { turn: turn({ played: true }) };
const menu = (strength = 3, changes: Partial<Table> = PLAYED, barred: Barred[] = []) =>
  view("menu", { green: [0, 2, 1, 0, 0, 0], brown: [0, 0, 0, 0, 1, 0], gardens: ["1a", "3a"] }, changes, {
    strength,
    reach: reach({ barred }),
  });
/** The same while more cards could be added. */
const covering = (strength = 3, barred: Barred[] = []): View => {
  const then = menu(strength, PLAYED, barred);
  return { ...then, table: { ...then.table, point: { cover: { last: null } } } };
};
const WEAK: Barred = { attempt: mv.garden("2a"), need: 2 };
const bill: Bill = {
  left: 2,
  brown: 0,
  quality: 2,
  pots_brown: 0,
  pots_any: 0,
  last: "g1",
  keep: 0,
  cause: { buy: "A11" },
};
const mineLeaves = { green: [0, 2, 1, 0, 0, 0], brown: [0, 0, 0, 0, 1, 0] } as const;
const LEAVES: Partial<SeatState> = { green: [...mineLeaves.green], brown: [...mineLeaves.brown] };
const paying = (changes: Partial<Bill> = {}, proposed: Leaf[] = ["g2", "g2"], list: Partial<LeafList> = {}) => {
  const [least, most] = [proposed.length, proposed.length];
  const open: LeafList["open"] = [["g2", 2], ["g3", 1], ["b5", 1]]; // prettier-ignore
  const leaves = leafList({ least, most, quality: 2, open, proposed, ...list });
  return view({ pay: { ...bill, ...changes } }, LEAVES, PLAYED, { leaves });
};
const flipping = (changes: Partial<Flip> = {}, list: Partial<LeafList> = {}) => {
  const { main, done, left, last }: Flip = { main: true, done: 0, left: 3, last: 1, ...changes };
  const open: LeafList["open"] = [["g2", 2], ["g3", 1]]; // prettier-ignore
  const least = Number(main && done === 0);
  const leaves = leafList({ done, least, most: left, open, proposed: ["g2", "g3"], ...list });
  return view({ flip: { main, done, left, last } }, LEAVES, PLAYED, { strength: 2, leaves });
};
/** Pagodas from 2 on, and the scrolls that each takes. */
const taking = (...scrolls: number[]) => scrolls.map((n, at) => ({ number: at + 2, need: at + 2, scrolls: n }));
/** Gardens in regions 1 and 3 to harvest. */
const picking = () => {
  const picks = gardenList({ most: 2, open: crops({ 1: 1, 3: 3 }), proposed: ["1", "3"] });
  return view({ pick: { done: 0, left: 2, last: null } }, { gardens: ["1a", "3a"] }, PLAYED, { strength: 3, picks });
};

describe("a move", () => {
  it("has a key as the rules write it, with all counted from 1", () => {
    expect(keyOf({ kind: "garden", space: "12b" })).toBe("garden 12b");
    expect(keyOf({ kind: "caravan", caravan: "KB01", trade: 0, tier: 1 })).toBe("caravan KB01 1 2");
    expect(keyOf({ kind: "flip", basket: 3 })).toBe("flip 3");
    expect(keyOf({ kind: "pagoda", number: 2 })).toBe("pagoda 2");
    expect(keyOf({ kind: "bonus", number: 0 })).toBe("bonus 1");
    expect(keyOf({ kind: "place-new" })).toBe("place new");
    expect(keyOf({ kind: "place", row: 0, end: "right" })).toBe("place 1 right");
    expect(keyOf({ kind: "marker", spot: { row: 1, gap: 0 }, end: "left" })).toBe("marker 2.1 left");
    expect(keyOf({ kind: "put", spot: { row: 0, gap: 2 } })).toBe("put 1.3");
    expect(keyOf({ kind: "remove", zone: "pile", card: "S01" })).toBe("remove pile S01");
    expect(keyOf({ kind: "end" })).toBe("end");
  });
  it("names what it is about in the valley", () => {
    expect(inValley(board, mv.garden("12b"))).toEqual({ region: "12", space: "12b" });
    expect(inValley(board, mv.pick("3"))).toEqual({ region: "3" });
    expect(inValley(board, mv.cups("red"))).toEqual({ province: "red" });
    expect(inValley(board, mv.river)).toEqual({ river: true });
    expect(inValley(board, null)).toEqual({});
  });
  it("is said with no more than its sentence needs", () => {
    expect(labelOf(board, mv.garden("9a"))).toEqual({ id: "do-garden", args: { region: "9" } });
    expect(labelOf(board, mv.end)).toEqual({ id: "do-end", args: {} });
    expect(labelOf(board, mv.pagoda(4))).toEqual({ id: "do-pagoda", args: { n: 4 } });
    expect(labelOf(board, mv.pay("b5"))).toEqual({ id: "do-pay", args: { basket: 5 } });
    expect(labelOf(board, mv.place(1, "left"))).toEqual({ id: "do-place", args: { row: 2, end: "left" } });
    expect(labelOf(board, mv.placeNew)).toEqual({ id: "do-place", args: { end: "new" } });
    expect(labelOf(board, mv.marker(0, 0, "left"))).toEqual({ id: "do-marker", args: {} });
  });
});

describe("cards", () => {
  it("are played with the top card first and the others in rising order; the list is closed", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01"), mv.top("S04"), mv.top("S08"), mv.top("S09")]);
    play.raised.raise("S08");
    play.raised.raise("S04");
    play.raised.setTop("S01");
    const cover = view({ cover: { last: null } });
    follows(play, {
      "top S01": [cover, [mv.cover("S04"), mv.cover("S08"), mv.cover("S09"), mv.done]],
      "cover S04": [view({ cover: { last: "S04" } }), [mv.cover("S08"), mv.cover("S09"), mv.done]],
      "cover S08": [view({ cover: { last: "S08" } }), [mv.cover("S09"), mv.done]],
      done: [menu(), [mv.harvest]],
    });
    expect(await play.raised.send()).toBe(true);
    expect(match.played).toEqual([[mv.top("S01"), mv.cover("S04"), mv.cover("S08"), mv.done]]);
    expect(play.raised.cards).toEqual([]);
  });
  it("leave a list that closes by itself alone", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01")]);
    play.raised.setTop("S01");
    play.raised.raise("S09");
    follows(play, {
      "top S01": [view({ cover: { last: null } }), [mv.cover("S04"), mv.cover("S08"), mv.cover("S09"), mv.done]],
      "cover S09": [menu(), [mv.harvest]],
    });
    expect(await play.raised.send()).toBe(true);
    expect(match.played).toEqual([[mv.top("S01"), mv.cover("S09")]]);
  });
  it("forget which one was on top once it is lowered", () => {
    const play = asked(view("menu"), [mv.top("S01"), mv.top("S04")]);
    play.raised.raise("S04");
    play.raised.setTop("S01");
    expect(play.raised.top).toBe("S01");
    play.raised.lower("S01");
    play.raised.raise("S01");
    expect(play.raised.top).toBe("S04");
  });
  it("go first when an action is picked, and the action is aimed at then", async () => {
    const play = asked(view("menu", {}, {}, {}, ["S01"]), [mv.pass, mv.top("S01")]);
    play.raised.raise("S01");
    follows(play, { "top S01": [menu(), [mv.harvest, mv.ferment, mv.garden("3a"), mv.garden("6a")]] });
    await play.setAction("garden");
    expect(match.played).toEqual([[mv.top("S01")]]);
    expect(play.action).toBe("garden");
    expect([...play.targets.regions]).toEqual(["3", "6"]);
    expect(play.targets.river).toBe(false);
    expect(play.pane).toBe("valley");
  });
  it("stay raised where the action is not possible with them: the house says why", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01"), mv.top("S04")]);
    const weak = illegal("T20", "pagoda-strength", { need: 2, reach: 1 });
    match.answer = (row) => (row.at(-1)?.kind === "garden" ? weak : { events: [], view: covering(1, [WEAK]) });
    play.raised.raise("S01");
    await play.setAction("garden");
    await settled();
    expect(match.asked.at(-1)).toEqual([mv.top("S01"), mv.done, mv.garden("2a")]);
    expect([match.played, play.raised.cards, play.action]).toEqual([[], ["S01"], null]);
    expect([play.refusal?.rule, play.declined?.kind]).toEqual(["T20", "garden"]);
    play.dismiss();
    expect([play.refusal, play.raised.cards]).toEqual([null, ["S01"]]);
  });
  it("tell their strength and what they are good for, by one question to the house", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01"), mv.top("S04")]);
    expect([play.raised.strength, play.barred("garden")]).toEqual([null, null]);
    match.answer = (row) => ({ events: [], view: row.length > 1 ? covering(3) : covering(1, [WEAK]) });
    play.raised.raise("S01");
    expect(play.raised.strength).toBeNull();
    play.raised.weigh();
    await settled();
    expect(match.asked).toEqual([[mv.top("S01")]]);
    expect([play.raised.strength, play.barred("garden"), play.barred("harvest")]).toEqual([1, WEAK, null]);
    play.raised.raise("S04");
    expect([play.raised.strength, play.barred("garden")]).toEqual([null, null]);
    await settled();
    expect([play.raised.strength, play.barred("garden")]).toEqual([3, null]);
  });
  it("are good for anything as far as anybody knows, where hidden things decide what they lead to", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01"), mv.top("S04")]);
    match.answer = () => ({ events: [], view: null });
    play.raised.raise("S01");
    await settled();
    expect(play.barred("garden")).toBeNull();
    await play.setAction("garden");
    expect(match.played).toEqual([[mv.top("S01")]]);
  });
  it("come first: with none raised the house says so", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01")]);
    match.answer = () => illegal("T6", "cards-first");
    await play.setAction("buy");
    expect(match.played).toEqual([]);
    expect(play.refusal?.rule).toBe("T6");
  });
  it("stay raised while somebody else's things happen, but not those that left the hand", () => {
    const play = asked(view("menu"), [mv.top("S01"), mv.top("S04")]);
    play.raised.raise("S01");
    play.raised.raise("S04");
    match.view = view("menu", { tokens: 1 }, {}, {}, ["S04", "S08"]);
    play.refresh();
    expect(play.raised.cards).toEqual(["S04"]);
  });
});

describe("cards that are only raised", () => {
  const laid = covering(4);
  const bought = paying();
  const begin = (raised: View = laid): TeaPlay => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01"), mv.top("S04")]);
    match.answer = (row) => ({ events: [], view: row.some((one) => same(one, mv.buy("A11"))) ? bought : raised });
    play.raised.raise("S01");
    play.raised.raise("S04");
    return play;
  };
  it("are tried together with what is tapped, and nothing is sent before it is confirmed", async () => {
    const play = begin();
    play.choose(mv.buy("A11"));
    await settled();
    expect(match.asked).toContainEqual([mv.top("S01"), mv.cover("S04"), mv.done, mv.buy("A11")]);
    expect(match.played).toEqual([]);
    expect([play.aim, play.action]).toEqual([mv.buy("A11"), null]);
    expect(play.before?.outlook.strength).toBe(4);
    expect(play.leaves.picked).toEqual(["g2", "g2"]);
    const cover = (last: string | null) => view({ cover: { last } });
    follows(play, {
      "top S01": [cover(null), [mv.cover("S04"), mv.done]],
      "cover S04": [cover("S04"), [mv.done]],
      done: [laid, [mv.buy("A11")]],
      "buy A11": [bought, [mv.pay("g2")]],
      "pay g2": [paying({ left: 1, last: "g2" }, ["g2"]), [mv.pay("g2")]],
    });
    play.confirm();
    for (let n = 0; n < 8; n++) await settled();
    const row = [mv.top("S01"), mv.cover("S04"), mv.done, mv.buy("A11"), mv.pay("g2"), mv.pay("g2")];
    expect(match.asked.at(-1)).toEqual(row);
    expect(match.played).toEqual([row]);
  });
  it("stay in the hand when it is out of reach", async () => {
    const play = begin();
    match.answer = () => illegal("T24", "too-weak");
    play.choose(mv.buy("A16"));
    await settled();
    expect(play.declined).toMatchObject(mv.buy("A16"));
    expect([match.played, play.raised.cards]).toEqual([[], ["S01", "S04"]]);
  });
  it("may be others: the same is tried with those", async () => {
    const play = begin();
    play.choose(mv.buy("A11"));
    await settled();
    play.raised.lower("S04");
    await settled();
    expect(play.aim).toEqual(mv.buy("A11"));
    expect(match.asked).toContainEqual([mv.top("S01"), mv.done, mv.buy("A11")]);
    play.raised.lower("S01");
    expect(play.aim).toBeNull();
  });
  it("find the half of a caravan that the house allows", async () => {
    const sales = [mv.caravan("KB01", 0, 0), mv.caravan("KB01", 1, 0)];
    const play = begin(view("menu", {}, PLAYED, { reach: reach({ sales }) }));
    play.caravans.pick("KB01", { trade: 1 });
    await settled();
    expect(play.aim).toEqual(mv.caravan("KB01", 1, 0));
    expect(match.played).toEqual([]);
  });
});

describe("a region", () => {
  const legal: Move[] = [mv.harvest, mv.garden("13b"), mv.garden("13a"), mv.garden("3a")];
  it("means its best free space; another space is one tap away", async () => {
    const play = asked(menu(), legal);
    pickRegion(play, "13");
    const best = board.regions.find((r) => r.id === 13)!.spaces.filter((s) => s.id !== "13c");
    expect(play.aim).toEqual({ kind: "garden", space: best.sort((a, b) => b.vp - a.vp)[0]!.id });
    play.choose(mv.garden("13b"));
    expect(play.aim).toEqual(mv.garden("13b"));
    await settled();
    later();
    follows(play, { "garden 13b": [view({ pagoda: { space: "13b" } }, {}, PLAYED), [mv.pagoda(2), mv.pagoda(3)]] });
    pickRegion(play, "13");
    await settled();
    expect(match.played).toEqual([[mv.garden("13b")]]);
  });
  it("out of reach is asked about", async () => {
    const play = asked(menu(), legal);
    match.answer = () => illegal("T20", "too-far", { region: "15" });
    pickRegion(play, "15");
    await settled();
    expect(match.asked).toEqual([[mv.garden("15a")]]);
    expect(play.declined).toMatchObject(mv.garden("15a"));
    expect(play.cancel()).toBe(true);
    expect(play.refusal).toBeNull();
  });
});

describe("leaves to pay", () => {
  it("are proposed, swapped with one of the same colour, and sent in rising order", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3"), mv.pay("b5")]);
    expect(play.leaves.picked).toEqual(["g2", "g2"]);
    expect(play.tentative).toBe(false);
    play.leaves.add("g3");
    expect(play.leaves.picked).toEqual(["g2", "g3"]);
    play.leaves.add("b5");
    expect(play.leaves.picked).toEqual(["g2", "b5"]);
    expect(play.tentative).toBe(true);
    follows(play, {
      "pay g2": [paying({ left: 1, last: "g2" }, ["g2"]), [mv.pay("g2"), mv.pay("g3"), mv.pay("b5")]],
      "pay b5": [menu(), [mv.end]],
    });
    play.leaves.commit();
    await settled();
    await settled();
    expect(match.played).toEqual([[mv.pay("g2"), mv.pay("b5")]]);
  });
  it("are those that are good enough, and enough of them brown", () => {
    const list: Partial<LeafList> = { quality: 3, brown: 1, open: [["g3", 1], ["b5", 1]] }; // prettier-ignore
    const play = asked(paying({ quality: 3, brown: 1 }, ["g3", "b5"], list), [mv.pay("g3")]);
    expect(play.leaves.fit).toEqual(["g3", "b5"]);
    expect(play.leaves.canAdd("g2")).toBe(false);
    play.leaves.remove("b5");
    expect(play.leaves.ready).toBe(false);
    play.leaves.toggle("b5");
    expect(play.leaves.ready).toBe(true);
    expect(play.cancel()).toBe(true);
    expect(play.leaves.changed).toBe(false);
  });
  it("are asked for together with what they pay for, as soon as the house has said what that would ask", async () => {
    const play = asked(menu(), [mv.buy("A11"), mv.harvest]);
    match.answer = () => ({ events: [], view: paying() });
    play.choose(mv.buy("A11"));
    expect(play.leaves.open).toBe(false);
    await settled();
    expect(play.leaves.open).toBe(true);
    expect(play.leaves.picked).toEqual(["g2", "g2"]);
    follows(play, {
      "buy A11": [paying(), [mv.pay("g2"), mv.pay("g3")]],
      "pay g2": [paying({ left: 1, last: "g2" }, ["g2"]), [mv.pay("g2")]],
    });
    play.confirm();
    await settled();
    await settled();
    await settled();
    expect(match.played).toEqual([[mv.buy("A11"), mv.pay("g2"), mv.pay("g2")]]);
  });
});

describe("a row", () => {
  it("is asked about as a whole: what the house would refuse on the way is not begun, and stays chosen", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3"), mv.pay("b5")]);
    play.leaves.add("b5");
    match.answer = () => illegal("T58", "keep");
    play.confirm();
    await settled();
    expect(match.asked).toEqual([[mv.pay("g2"), mv.pay("b5")]]);
    expect(match.played).toEqual([]);
    expect(play.refusal?.rule).toBe("T58");
    expect(play.leaves.picked).toEqual(["g2", "b5"]);
    play.leaves.add("g3");
    expect(play.refusal).toBeNull();
  });
  it("keeps what was picked in sight until it is paid, and proposes anew after it", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3"), mv.pay("b5")]);
    play.leaves.add("b5");
    const seen: unknown[] = [];
    match.then = () => {
      seen.push([play.busy, play.leaves.picked]);
      [match.view, match.legal] = [paying({}, ["g2", "g3"]), [mv.pay("g2")]];
      play.refresh();
      seen.push([play.busy, play.leaves.picked]);
    };
    play.confirm();
    expect(play.busy).toBe(true);
    await settled();
    expect(match.played).toEqual([[mv.pay("g2"), mv.pay("b5")]]);
    expect(seen).toEqual([
      [true, ["g2", "b5"]],
      [true, ["g2", "g3"]],
    ]);
    expect(play.busy).toBe(false);
  });
  it("is not sent when somebody else has taken over while the house was asked", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3")]);
    match.answer = () => {
      match.mine = false;
      return { events: [], view: menu() };
    };
    play.confirm();
    await settled();
    expect([match.asked, match.played, play.refusal]).toEqual([[[mv.pay("g2"), mv.pay("g2")]], [], null]);
  });
  it("is not sent when the position has changed while the house was asked", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3")]);
    match.answer = () => {
      match.view = menu();
      play.refresh();
      return { events: [], view: menu() };
    };
    play.confirm();
    await settled();
    expect([match.played, play.refusal, play.busy]).toEqual([[], null, false]);
  });
  it("is not sent when fate would come before its end", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3")]);
    match.answer = () => problemOf("chance-first");
    play.confirm();
    await settled();
    expect([match.played, play.refusal?.code]).toEqual([[], "chance-first"]);
  });
  it("is refused as a whole", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3")]);
    match.answer = () => ({ events: [], view: menu() });
    match.refusal = problemOf("stale");
    play.confirm();
    await settled();
    expect([match.played, play.refusal?.code]).toEqual([[[mv.pay("g2"), mv.pay("g2")]], "stale"]);
  });
  it("of one move that is not legal is asked about", async () => {
    const play = asked(paying({ left: 1 }, ["g2"]), [mv.pay("g3")]);
    match.answer = () => illegal("T15", "pay-quality");
    play.confirm();
    await settled();
    expect([match.asked, match.played]).toEqual([[[mv.pay("g2")]], []]);
    expect(play.declined).toMatchObject({ ...mv.pay("g2"), problem: { rule: "T15" } });
  });
  it("does not close a list that another player is asked", async () => {
    const play = asked(flipping(), [mv.flip(2), mv.flip(3)]);
    const others = flipping({ done: 1 });
    match.answer = () => ({ events: [], view: { ...others, table: { ...others.table, active: 1 } } });
    play.confirm();
    await settled();
    expect(match.played).toEqual([[mv.flip(2), mv.flip(3)]]);
  });
});

describe("what was chosen in a list", () => {
  it("stays when something else is tapped that cannot be", async () => {
    const play = asked(paying(), [mv.pay("g2"), mv.pay("g3")]);
    play.leaves.add("g3");
    match.answer = () => illegal("T56", "question");
    play.choose(mv.buy("A12"));
    await settled();
    expect(play.refusal?.rule).toBe("T56");
    expect(play.leaves.picked).toEqual(["g2", "g3"]);
  });
  it("stays with the aim it was chosen for", async () => {
    const play = asked(menu(), [mv.ferment, mv.harvest]);
    match.answer = () => ({ events: [], view: flipping() });
    play.choose(mv.ferment);
    await settled();
    play.leaves.remove("g3");
    match.answer = () => illegal("T24", "too-weak");
    play.choose(mv.buy("A16"));
    await settled();
    expect([play.aim, play.leaves.picked]).toEqual([mv.ferment, ["g2"]]);
    expect(play.cancel()).toBe(true);
    expect([play.refusal, play.aim]).toEqual([null, mv.ferment]);
  });
});

describe("leaves to ferment", () => {
  it("may be fewer, by the press that takes more: after the last one none", () => {
    const leaves = leafList({ most: 2, open: [["g2", 4]], proposed: ["g2", "g2"] });
    const many = view({ flip: { main: false, done: 0, left: 2, last: 1 } }, { green: [0, 4, 0, 0, 0, 0] }, PLAYED, {
      leaves,
    });
    const play = asked(many, [mv.done, mv.flip(2)]);
    const counts = [0, 1, 2, 3].map(() => (play.leaves.toggle("g2"), play.leaves.count("g2")));
    expect(counts).toEqual([0, 1, 2, 0]);
    play.leaves.reset();
    play.leaves.toggle("b2");
    expect(play.leaves.changed).toBe(false);
    const none = buttonsOf(play).find((b) => b.id === "none")!;
    expect(gameKey(play, press("0"))).toBe(true);
    expect(play.leaves.picked).toEqual([]);
    expect([none.key, buttonsOf(play).map((b) => b.id)]).toEqual(["0", ["confirm"]]);
  });
  it("are proposed; the list is closed if it is still open", async () => {
    const play = asked(flipping(), [mv.flip(2), mv.flip(3)]);
    expect(play.leaves.picked).toEqual(["g2", "g3"]);
    expect([play.leaves.least, play.leaves.most]).toEqual([1, 3]);
    follows(play, {
      "flip 2": [flipping({ done: 1, left: 2, last: 2 }), [mv.flip(2), mv.flip(3), mv.done]],
      "flip 3": [flipping({ done: 2, left: 1, last: 3 }), [mv.flip(3), mv.done]],
      done: [menu(), [mv.end]],
    });
    play.confirm();
    for (let n = 0; n < 4; n++) await settled();
    expect(match.played).toEqual([[mv.flip(2), mv.flip(3), mv.done]]);
  });
  it("are not closed where nobody knows what comes after them", async () => {
    const play = asked(flipping(), [mv.flip(2), mv.flip(3)]);
    match.answer = () => ({ events: [], view: null });
    play.confirm();
    for (let n = 0; n < 4; n++) await settled();
    expect(match.played).toEqual([[mv.flip(2), mv.flip(3)]]);
  });
  it("of another effect that follows are not closed with the first", async () => {
    const play = asked(flipping({ main: false, left: 1 }, { proposed: ["g3"] }), [mv.done, mv.flip(2), mv.flip(3)]);
    expect(play.leaves.picked).toEqual(["g3"]);
    follows(play, { "flip 3": [flipping({ main: false, left: 2 }), [mv.done, mv.flip(2)]] });
    play.confirm();
    for (let n = 0; n < 3; n++) await settled();
    expect(match.played).toEqual([[mv.flip(3)]]);
  });
  it("may be none where that is allowed", async () => {
    const play = asked(flipping({ main: false, left: 1 }), [mv.done, mv.flip(2)]);
    play.leaves.clear();
    follows(play, { done: [menu(), [mv.end]] });
    play.confirm();
    await settled();
    expect(match.played).toEqual([[mv.done]]);
  });
});

describe("gardens to harvest", () => {
  it("are proposed; another one takes the place of the last", () => {
    const pick = view(
      { pick: { done: 0, left: 1, last: null } },
      { gardens: ["1a", "3a", "13a"] },
      { turn: turn({ played: true }) },
      { strength: 1, picks: gardenList({ open: crops({ 1: 1, 3: 3, 13: 4 }), proposed: ["13"] }) },
    );
    const play = asked(pick, [mv.pick("1"), mv.pick("13"), mv.pick("3")]);
    expect(play.gardens.picked).toEqual(["13"]);
    pickRegion(play, "3");
    expect(play.gardens.picked).toEqual(["3"]);
    expect(play.gardens.ready).toBe(true);
  });
  const T32 = illegal("T32", "no-garden-there");
  it("that I do not have say why not, and the aim stays with its gardens", async () => {
    const play = asked(menu(), [mv.harvest, mv.garden("4a")]);
    const pick = picking();
    match.answer = (row) => (row.some((one) => same(one, mv.pick("4"))) ? T32 : { events: [], view: pick });
    play.choose(mv.harvest);
    await settled();
    pickRegion(play, "4");
    await settled();
    expect(match.asked.at(-1)).toEqual([mv.harvest, mv.pick("4")]);
    expect([play.aim, play.action, play.refusal?.rule]).toEqual([mv.harvest, "harvest", "T32"]);
    expect(play.gardens.picked).toEqual(["1", "3"]);
  });
  it("that I do not have say why not, once the harvest is sent", async () => {
    const pick = picking();
    const play = asked(pick, [mv.pick("1"), mv.pick("3")]);
    match.answer = () => T32;
    pickRegion(play, "4");
    await settled();
    expect(match.asked).toEqual([[mv.pick("4")]]);
    expect(play.declined).toMatchObject({ ...mv.pick("4"), problem: T32 });
  });
});

describe("a caravan", () => {
  const legal: Move[] = [mv.caravan("KB01", 0, 0), mv.caravan("KB01", 0, 1), mv.caravan("KB01", 1, 0), mv.harvest];
  it("is chosen by a trade or by a tier; the other half stays if it can", () => {
    const play = asked(menu(4), legal);
    play.caravans.pick("KB01", { trade: 0 });
    expect(play.aim).toEqual(mv.caravan("KB01", 0, 1));
    play.caravans.pick("KB01", { tier: 0 });
    expect(play.aim).toEqual(mv.caravan("KB01", 0, 0));
    play.caravans.pick("KB01", { trade: 1 });
    expect(play.aim).toEqual(mv.caravan("KB01", 1, 0));
  });
  it("is proposed without scrolls where the cards are strong enough for some tier", () => {
    const proposed = (scrolls: number | null) => {
      const tiers: Reach["tiers"] = [
        [
          { need: 2, scrolls: 0 },
          { need: 4, scrolls },
        ],
        null,
        null,
      ];
      const play = asked(view("menu", {}, PLAYED, { reach: reach({ tiers }) }), legal);
      play.caravans.pick("KB01", { trade: 0 });
      return play.aim;
    };
    expect(proposed(1)).toEqual(mv.caravan("KB01", 0, 0));
    expect(proposed(null)).toEqual(mv.caravan("KB01", 0, 0));
    expect(proposed(0)).toEqual(mv.caravan("KB01", 0, 1));
  });
  it("is not sent by a tap on the half that was only proposed", async () => {
    const play = asked(menu(4), legal);
    play.caravans.pick("KB01", { trade: 0 });
    await settled();
    later();
    play.caravans.pick("KB01", { tier: 1 });
    await settled();
    expect([play.aim, match.played]).toEqual([mv.caravan("KB01", 0, 1), []]);
    play.caravans.pick("KB01", { tier: 1 });
    await settled();
    expect(match.played).toEqual([[mv.caravan("KB01", 0, 1)]]);
  });
});

describe("a follow-up question", () => {
  it("comes with an answer: the greatest pagoda that takes no scroll", async () => {
    const of = view({ pagoda: { space: "4a" } }, {}, PLAYED, { pagodas: taking(0, 0, 0, 1) });
    const play = asked(of, [mv.pagoda(2), mv.pagoda(3), mv.pagoda(4), mv.pagoda(5)]);
    play.prepare();
    expect(play.aim).toEqual(mv.pagoda(4));
    expect(play.tentative).toBe(false);
    expect(play.prompt).toMatchObject({ id: "play-pagoda", args: { region: "4" } });
    expect(play.pane).toBe("mine");
    await settled();
    play.choose(mv.pagoda(2));
    expect(play.prompt).toMatchObject({ id: "play-confirm" });
  });
  it("shows its pane on a phone once, and leaves it to whoever looks elsewhere", () => {
    const play = asked(paying(), [mv.pay("g2")]);
    play.prepare();
    expect(play.pane).toBe("mine");
    play.setPane("rivals");
    play.prepare();
    expect(play.pane).toBe("rivals");
    expect(paneOf("take", null, "take")).toBe("court");
    expect(paneOf("side", null, "cups")).toBe("valley");
  });
});

describe("what has only just come", () => {
  const over = menu(3, { turn: turn({ played: true, main: true }) });
  it("is not sent by the second half of a double press: neither a proposal nor the end of the turn", async () => {
    const play = asked(menu(), [mv.garden("3a"), mv.garden("6a"), mv.harvest]);
    play.choose(mv.garden("3a"));
    await settled();
    follows(play, {
      "garden 3a": [
        view({ pagoda: { space: "3a" } }, {}, PLAYED, { pagodas: taking(0, 0) }),
        [mv.pagoda(2), mv.pagoda(3)],
      ],
      "pagoda 3": [over, [mv.end]],
      end: [over, []],
    });
    play.confirm();
    await settled();
    play.prepare();
    await settled();
    play.confirm();
    await settled();
    expect(match.played).toEqual([[mv.garden("3a")]]);
    await rested(play);
    play.confirm();
    await settled();
    expect(gameKey(play, press("Enter"))).toBe(true);
    await settled();
    expect(match.played).toEqual([[mv.garden("3a")], [mv.pagoda(3)]]);
    await rested(play);
    gameKey(play, press("Enter"));
    await settled();
    expect(match.played).toEqual([[mv.garden("3a")], [mv.pagoda(3)], [mv.end]]);
  });
  it("does not hinder what I choose then", async () => {
    const play = asked(over, [mv.end, mv.river]);
    match.view = menu(4, { turn: turn({ played: true, main: true }) });
    play.refresh();
    play.choose(mv.river);
    await settled();
    play.confirm();
    await settled();
    expect(match.played).toEqual([[mv.river]]);
  });
  it("is proposed again after a look back", () => {
    const of = view({ pagoda: { space: "4a" } }, {}, PLAYED, { pagodas: taking(0, 0, 0, 1) });
    const play = asked(of, [mv.pagoda(2), mv.pagoda(3)]);
    play.prepare();
    expect([play.aim, play.proposed]).toEqual([mv.pagoda(3), true]);
    [match.view, match.mine] = [view("menu"), false];
    play.refresh();
    expect([play.aim, play.proposed]).toEqual([null, false]);
    [match.view, match.mine] = [of, true];
    play.refresh();
    play.prepare();
    expect([play.aim, play.proposed]).toEqual([mv.pagoda(3), true]);
  });
  it("comes back as proposed when another answer is taken back", () => {
    const play = asked(view({ pagoda: { space: "4a" } }, {}, PLAYED, { pagodas: taking(0, 0, 0, 1) }), [
      mv.pagoda(2),
      mv.pagoda(3),
    ]);
    play.prepare();
    play.choose(mv.pagoda(2));
    expect(play.cancel()).toBe(true);
    expect([play.aim, play.proposed, play.tentative]).toEqual([mv.pagoda(3), true, false]);
    expect(play.cancel()).toBe(false);
  });
});

describe("Enter on the valley", () => {
  it("aims, then sends, and confirms what is asked next from where it is", async () => {
    const play = asked(menu(), [mv.garden("3a"), mv.garden("6a"), mv.harvest]);
    await play.setAction("garden");
    play.moveTo("region 3");
    play.enter();
    expect(play.aim).toEqual(mv.garden("3a"));
    await settled();
    follows(play, {
      "garden 3a": [
        view({ pagoda: { space: "3a" } }, {}, PLAYED, { pagodas: taking(0, 0) }),
        [mv.pagoda(2), mv.pagoda(3)],
      ],
      "pagoda 3": [menu(3, { turn: turn({ played: true, main: true }) }), [mv.end]],
    });
    play.enter();
    await settled();
    play.prepare();
    await settled();
    await rested(play);
    play.enter();
    await settled();
    expect(match.played).toEqual([[mv.garden("3a")], [mv.pagoda(3)]]);
    play.enter();
    await settled();
    expect(play.refusal).toBeNull();
    expect(match.asked.at(-1)).toEqual([mv.pagoda(3)]);
    // Later on it asks why there can be no other garden.
    await rested(play);
    match.answer = () => illegal("T10", "main-done");
    play.enter();
    await settled();
    expect(play.refusal?.rule).toBe("T10");
  });
});

describe("what cannot be done now", () => {
  const why = (rule: string) => () => illegal(rule, "no");
  it("says why by its key, and the aim stays", async () => {
    const play = asked(menu(), [mv.buy("A11"), mv.harvest]);
    match.answer = why("T33");
    for (const [key, attempt] of [
      ["r", mv.river],
      ["u", mv.university("outer")],
      ["k", mv.cups("yellow")],
      ["e", mv.advance],
      ["m", mv.marker(0, 0, "left")],
      ["p", mv.pass],
    ] as const) {
      expect(gameKey(play, press(key))).toBe(true);
      await settled();
      expect([match.asked.at(-1), play.refusal?.rule]).toEqual([[attempt], "T33"]);
      play.cancel();
    }
    match.answer = () => ({ events: [], view: menu() });
    play.choose(mv.buy("A11"));
    await settled();
    match.answer = why("T33");
    gameKey(play, press("r"));
    await settled();
    expect([play.aim, play.refusal?.rule]).toEqual([mv.buy("A11"), "T33"]);
  });
  it("says why where it lies in the valley, once cards are played", () => {
    const play = asked(menu(), [mv.buy("A11"), mv.harvest]);
    for (const place of ["river", "cups blue"]) expect(answers(play, place)).toBe(true);
    for (const place of ["river", "cups blue"])
      expect(answers(asked(view("menu"), [mv.top("S01")]), place)).toBe(false);
  });
  it("says why where nothing is on sale at all", async () => {
    const barred = [{ attempt: mv.buy("A11"), need: null }];
    const play = asked(menu(3, { ...PLAYED, market: [], caravans: [null, null, null] }, barred), [mv.harvest]);
    match.answer = why("T24");
    await play.setAction("buy");
    await settled();
    expect(play.refusal?.rule).toBe("T24");
  });
});

describe("passing", () => {
  it("is aimed at first by a press, too, unless nothing else can be done", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01")]);
    const passes = () => buttonsOf(play).find((b) => b.id === "pass")!;
    await rested(play);
    passes().run();
    await settled();
    expect([play.aim, match.played]).toEqual([mv.pass, []]);
    const alone = asked(view("menu"), [mv.pass]);
    await rested(alone);
    buttonsOf(alone)[0]!.run();
    await settled();
    expect(match.played).toEqual([[mv.pass]]);
  });
});

describe("what is only proposed", () => {
  it("is taken over by the first tap, and sent by the second", async () => {
    const of = view({ pagoda: { space: "3a" } }, {}, PLAYED, { pagodas: taking(0, 0) });
    const play = asked(of, [mv.pagoda(2), mv.pagoda(3)]);
    play.prepare();
    await settled();
    await rested(play);
    later();
    play.choose(mv.pagoda(3));
    expect([play.aim, play.proposed, match.played]).toEqual([mv.pagoda(3), false, []]);
    play.choose(mv.pagoda(3));
    await settled();
    expect(match.played).toEqual([[mv.pagoda(3)]]);
  });
});

describe("taking back", () => {
  it("goes from the aim to the action to the cards", async () => {
    const play = asked(menu(), [mv.garden("3a"), mv.garden("6a"), mv.harvest]);
    await play.setAction("garden");
    pickRegion(play, "3");
    expect(play.cancel()).toBe(true);
    expect([play.aim, play.action]).toEqual([null, "garden"]);
    expect(play.cancel()).toBe(true);
    expect(play.action).toBeNull();
    expect(play.cancel()).toBe(false);
  });
});

describe("the prompt", () => {
  it("says what there is to do", () => {
    expect(asked(view("menu"), [mv.pass, mv.top("S01")]).prompt?.id).toBe("play-begin");
    expect(asked(view("menu"), [mv.top("S01")]).prompt?.id).toBe("play-begin-cards");
    expect(asked(view("menu"), [mv.pass, mv.fee]).prompt?.id).toBe("play-fee");
    expect(asked(view("menu"), [mv.pass]).prompt?.id).toBe("play-only-pass");
    expect(asked(menu(4), [mv.harvest]).prompt).toEqual({ id: "play-main", args: { n: 4 } });
    const done = { turn: turn({ played: true, main: true }) };
    expect(asked(menu(4, done), [mv.end, mv.river]).prompt?.id).toBe("play-rest");
    expect(asked(menu(4, done), [mv.end]).prompt?.id).toBe("play-end");
  });
  it("names the price that is due", () => {
    const price = (least: number, brown: number, quality: number) => priceOf(leafList({ least, brown, quality }));
    expect(price(2, 0, 2)).toEqual({ id: "price-leaves", args: { n: 2, q: 2 } });
    expect(price(3, 1, 1)).toEqual({ id: "price-fee", args: { leaves: 3, brown: 1 } });
    expect(price(2, 2, 1)).toEqual({ id: "price-brown", args: { n: 2 } });
    expect(price(3, 0, 1)).toEqual({ id: "price-any", args: { n: 3 } });
  });
});

describe("the steps of a turn", () => {
  it("tell what was done, what is asked and what comes", () => {
    const raising = asked(view("menu"), [mv.top("S01"), mv.top("S09")]);
    raising.raised.raise("S01");
    const [side] = faceOf(board, "S01").side;
    expect(stepsOf(view("menu"), board, raising)[2]?.note.id).toBe(side ? `side-${side}` : "step-side-none");
    const before = stepsOf(view("menu"), board, null);
    expect(before.map((s) => s.state)).toEqual(["now", "next", "next", "next"]);
    const slots = [{ top: "S01", cards: ["S01", "S08"] }];
    const main = stepsOf(view("menu", { slots }, PLAYED, { strength: 3 }), board, null);
    expect(main.map((s) => s.state)).toEqual(["done", "now", "next", "next"]);
    expect(main[0]?.note).toEqual({ id: "step-chosen", args: { n: 2, strength: 3 } });
    const rest = { turn: turn({ played: true, main: true, side: "river" as const }) };
    expect(stepsOf(view("menu", { slots }, rest), board, null).map((s) => s.state)).toEqual([
      "done",
      "done",
      "done",
      "next",
    ]);
  });
});

describe("keys", () => {
  it("pick an action, then a card of the market", async () => {
    const play = asked(menu(), [mv.buy("A12"), mv.buy("A13"), mv.harvest]);
    expect(gameKey(play, press("b"))).toBe(true);
    await settled();
    expect(play.action).toBe("buy");
    expect(gameKey(play, press("2"))).toBe(true);
    expect(play.aim).toEqual(mv.buy("A12"));
  });
  it("go through the ways of a side action", () => {
    const play = asked(menu(), [mv.university("inner"), mv.university("outer"), mv.harvest]);
    gameKey(play, press("u"));
    expect(play.aim).toEqual(mv.university("inner"));
    gameKey(play, press("u"));
    expect(play.aim).toEqual(mv.university("outer"));
  });
  it("pass and skip by two presses, not by one", async () => {
    const play = asked(view("menu"), [mv.pass, mv.top("S01")]);
    expect(gameKey(play, press("p"))).toBe(true);
    await settled();
    expect([play.aim, match.played]).toEqual([mv.pass, []]);
    gameKey(play, press("Enter"));
    expect(match.played).toEqual([]);
    await rested(play);
    gameKey(play, press("Enter"));
    expect(match.played).toEqual([[mv.pass]]);

    const draw = asked(view({ draw: { n: 1, discard: false } }, {}, PLAYED), [mv.draw, mv.skip]);
    draw.prepare();
    gameKey(draw, press("n"));
    await settled();
    await rested(draw);
    expect(buttonsOf(draw).map((b) => b.label.id)).toEqual(["do-skip"]);
    gameKey(draw, press("Enter"));
    expect(match.played).toEqual([[mv.skip]]);
  });
  it("do nothing while others are asked", () => {
    const play = asked(menu(), [mv.harvest]);
    match.mine = false;
    expect(gameKey(play, press("h"))).toBe(false);
  });
});

describe("the only way", () => {
  it("of an action is proposed: the first tap on it takes it over, the second sends it", async () => {
    const play = asked(menu(), [mv.buy("A11"), mv.harvest, mv.ferment]);
    await play.setAction("buy");
    await settled();
    expect([play.aim, play.proposed]).toEqual([mv.buy("A11"), true]);
    later();
    play.choose(mv.buy("A11"));
    expect([match.played, play.proposed]).toEqual([[], false]);
    expect(play.cancel()).toBe(true);
    expect([play.aim, play.action]).toEqual([null, null]);
  });
  it("can be taken back while it is only proposed", async () => {
    const play = asked(menu(), [mv.buy("A11"), mv.harvest, mv.ferment]);
    await play.setAction("buy");
    expect(play.cancel()).toBe(true);
    expect([play.aim, play.action, play.proposed]).toEqual([null, null, false]);
  });
});

describe("a fee that cannot be paid", () => {
  it("is why no card can be played", async () => {
    const slots = ["S02", "S03", "S05"].map((top) => ({ top, cards: [top] }));
    const play = asked(view("menu", { slots }), [mv.pass]);
    match.answer = () => illegal("T5", "fee-poor");
    play.choose(mv.top("S01"));
    await settled();
    expect(match.asked).toEqual([[mv.top("S01")]]);
    expect(play.refusal?.illegal?.kind).toBe("fee-poor");
  });
});
