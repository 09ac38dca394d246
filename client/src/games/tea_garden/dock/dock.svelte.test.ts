// @vitest-environment jsdom
import { fireEvent, render } from "../../../rendering";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Args } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import Dock from "./Dock.svelte";
import GardenList from "./panels/GardenList.svelte";
import { extrasOf } from "./panels/extraactions";
import SpaceChoice from "./panels/SpaceChoice.svelte";
import { board, crops, FakeMatch, gardenList, leafList, mv, reach, turn, view } from "../fixtures";
import { keyOf } from "../play/moves";
import { TeaPlay } from "../play/play.svelte";
import type { View } from "../view";
import { changesOf } from "../tell/consequences/changes";
import { groupLeaves, listStrip, stripOf } from "../tell/consequences/strip";
import { alike } from "./handuse";
import type { Cost, Deal, Effect, Move, Reach } from "../wire";

/** A match that what is drawn follows. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("menu"));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  past = false;
  table = { seats: [{}, {}] };
  constructor(of: View, legal: Move[]) {
    super(of, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    this.view = of;
    this.legal = legal;
  }
  get state(): unknown {
    return { waiting: { kind: "seat", seat: this.mine ? 0 : 1 }, result: null };
  }
}

const settled = async () => {
  await new Promise((done) => setTimeout(done));
  await tick();
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const card = (id: string) => find(`.tea-hand [data-card="${id}"]`)!;
const action = (id: string) => find(`[data-action="${id}"]`)!;
const choice = (key: string) => find(`.tea-choice [data-move="${key}"]`)!;

function show(of: View, legal: Move[]): { match: LiveMatch; play: TeaPlay } {
  const match = new LiveMatch(of, legal);
  const play = new TeaPlay(match.context);
  render(Dock, { match: match.context, play });
  return { match, play };
}
/** What is said is shown with its variables. */
function telling(match: LiveMatch): LiveMatch {
  match.say = (phrase: Phrase | string, args?: Args): string =>
    typeof phrase === "string"
      ? `${phrase} ${JSON.stringify(args ?? {})}`
      : `${phrase.id} ${JSON.stringify(phrase.args)}`;
  return match;
}
function talking(of: View, legal: Move[]): { match: LiveMatch; play: TeaPlay } {
  const match = telling(new LiveMatch(of, legal));
  const play = new TeaPlay(match.context);
  render(Dock, { match: match.context, play });
  return { match, play };
}
/** All moves are taken: the position after each is what the list says, the last one stays. */
function follows(match: LiveMatch, play: TeaPlay, steps: Record<string, [View, Move[]]>): void {
  match.then = (row) => {
    const next = row.map((one) => steps[keyOf(one)]).findLast((step) => step);
    if (!next) return;
    [match.view, match.legal] = [next[0], next[1]];
    play.refresh();
  };
}

const TOPS: Move[] = [mv.top("S01"), mv.top("S04"), mv.top("S08"), mv.top("S09")];
const slots = [{ top: "S01", cards: ["S01", "S08"] }];
const played = (more: Partial<ReturnType<typeof turn>> = {}) => ({ turn: turn({ played: true, ...more }) });

describe("the hand", () => {
  it("raises cards, adds their strength and lays one on top", async () => {
    const { match, play } = show(view("menu"), [mv.pass, ...TOPS]);
    expect(action("confirm").classList).toContain("off");
    // The house adds them up, which takes a while.
    let answer = (): void => {};
    match.preview = (row) => new Promise((done) => (answer = () => done(match.answer(row))));
    match.answer = (row) => ({
      events: [],
      view: view({ cover: { last: null } }, {}, played(), { strength: 2 * row.length - 1 }),
    });
    await fireEvent.click(card("S08"));
    await fireEvent.click(card("S01"));
    expect(find(".sum")!.textContent).toMatch(/2 \+ 1 =\s*…/);
    answer();
    await settled();
    expect(find(".sum")!.textContent).toMatch(/2 \+ 1 =\s*3/);
    expect(card("S08").getAttribute("aria-pressed")).toBe("true");
    expect(play.raised.top).toBe("S08");
    // What the top card opens is lit; of the others the strength counts alone.
    const lies = () => ["S01", "S04", "S08"].map((id) => /lies-(\w+)/.exec(card(id).innerHTML)?.[1]);
    expect(lies()).toEqual(["under", undefined, "top"]);
    await fireEvent.dblClick(card("S01"));
    expect(play.raised.top).toBe("S01");
    expect(lies()).toEqual(["top", undefined, "under"]);
    await fireEvent.click(card("S08"));
    expect(play.raised.cards).toEqual(["S01"]);
  });

  it("plays the top card first, the others in rising order, and ends the list", async () => {
    const { match, play } = show(view("menu"), [mv.pass, ...TOPS]);
    const cover = (last: string | null): View => view({ cover: { last } });
    match.answer = () => ({ events: [], view: cover("S04") });
    follows(match, play, {
      "top S08": [cover(null), [mv.cover("S01"), mv.cover("S04"), mv.cover("S09"), mv.done]],
      "cover S01": [cover("S01"), [mv.cover("S04"), mv.cover("S09"), mv.done]],
      "cover S04": [cover("S04"), [mv.cover("S09"), mv.done]],
      done: [view("menu", { slots }, played()), [mv.harvest]],
    });
    for (const id of ["S04", "S08", "S01"]) await fireEvent.click(card(id));
    await fireEvent.dblClick(card("S08"));
    await fireEvent.click(action("play"));
    for (let n = 0; n < 12; n++) await settled();
    expect(match.played).toEqual([[mv.top("S08"), mv.cover("S01"), mv.cover("S04"), mv.done]]);
  });

  it("takes no double click for two presses", async () => {
    const { match } = show(view("menu", { slots }, played({ main: true })), [mv.end]);
    await fireEvent.click(action("end"), { detail: 2 });
    expect(match.played).toEqual([]);
    await fireEvent.click(action("end"), { detail: 1 });
    expect(match.played).toEqual([[mv.end]]);
  });

  it("goes from card to card with arrows, and O lays on top", async () => {
    const { play } = show(view("menu"), TOPS);
    card("S01").focus();
    await fireEvent.keyDown(card("S01"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("S04"));
    await fireEvent.keyDown(card("S04"), { key: "o" });
    expect(play.raised.top).toBe("S04");
    expect(card("S01").tabIndex).toBe(-1);
  });

  it("names the card that is discarded, and sends it when confirmed", async () => {
    const { match } = show(view({ discard: { left: 1 } }), [mv.discard("S01"), mv.discard("S04")]);
    expect(action("confirm").classList).toContain("off");
    await fireEvent.click(card("S04"));
    await settled();
    expect(match.played).toEqual([]);
    await fireEvent.click(action("confirm"));
    await settled();
    expect(match.played).toEqual([[mv.discard("S04")]]);
  });
});

describe("the five actions", () => {
  it("count their ways once cards are played, and say when there is none", () => {
    show(view("menu", { slots }, played(), { strength: 3 }), [
      mv.buy("A11"),
      mv.buy("A12"),
      mv.harvest,
      mv.garden("2a"),
      mv.garden("2b"),
    ]);
    const dim = (verb: string) => find(`[data-verb="${verb}"]`)!.classList.contains("dim");
    expect(["garden", "buy", "caravan", "ferment", "harvest"].map(dim)).toEqual([false, false, true, true, false]);
    expect(find('[data-verb="caravan"] small')!.textContent).toBe("dock-not-now");
  });
  it("are gone when one of them is done; ending the turn names what is unused", () => {
    const { match } = show(view("menu", { slots }, played({ main: true })), [mv.end, mv.river]);
    expect(find(".five")).toBeNull();
    expect(action("end").textContent).toContain("dock-unused");
    match.legal = [mv.end];
  });
  it("ask the house why not", async () => {
    const barred = [{ attempt: mv.ferment, need: null }];
    const { match } = show(view("menu", { slots }, played(), { reach: reach({ barred }) }), [mv.harvest]);
    await fireEvent.click(find('[data-verb="ferment"]')!);
    await settled();
    expect(match.asked).toContainEqual([mv.ferment]);
    expect(match.played).toEqual([]);
  });
});

describe("more to do", () => {
  it("aims at a side action with one way, and lists those with several", async () => {
    const deals: Deal[] = [{ by: mv.river, brings: [{ kind: "emperor_token", n: 1 }] }];
    const { play } = show(view("menu", { slots }, played(), { deals }), [
      mv.harvest,
      mv.river,
      mv.cups("yellow"),
      mv.cups("green"),
    ]);
    await fireEvent.click(find('[data-more="river"]')!);
    await settled();
    expect(play.aim).toEqual(mv.river);
    expect(find(".strip")!.textContent).toContain("dock-gain");
    play.cancel();
    await fireEvent.click(find('[data-more="cups"]')!);
    expect(play.aim).toBeNull();
    await fireEvent.click(choice("cups green"));
    await settled();
    expect(play.aim).toEqual(mv.cups("green"));
  });
  it("puts the list away when something else is aimed at, and the aim when a list is opened", async () => {
    const { play } = show(view("menu", { slots }, played()), [
      mv.harvest,
      mv.river,
      mv.cups("yellow"),
      mv.cups("green"),
    ]);
    await fireEvent.click(find('[data-more="cups"]')!);
    expect(choice("cups green")).not.toBeNull();
    play.choose(mv.river);
    await settled();
    expect(choice("cups green")).toBeNull();
    await fireEvent.click(find('[data-more="cups"]')!);
    await settled();
    expect(play.aim).toBeNull();
    expect(choice("cups green")).not.toBeNull();
  });
  it("has one Tab stop for the chips, one for what is listed", async () => {
    show(view("menu", { slots }, played()), [mv.harvest, mv.river, mv.cups("yellow"), mv.cups("green")]);
    await fireEvent.click(find('[data-more="cups"]')!);
    const stops = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.tabIndex === 0).length;
    await settled();
    expect([stops(".more .chip"), stops(".tea-choice .opt")]).toEqual([1, 1]);
    expect(find('.tea-choice [role="group"]')!.getAttribute("aria-label")).toBe("side-cups");
  });
});

describe("names of moves", () => {
  it("say which one", () => {
    const rows = [{ tiles: ["C01", "C02"], markers: [1] }];
    const brings: Effect[] = [{ kind: "vp", n: 3 }];
    const deals: Deal[] = [{ by: mv.marker(0, 0, "left"), brings }];
    const legal = [mv.marker(0, 0, "left"), mv.marker(0, 0, "right")];
    const { play } = show(view("menu", { slots, rows }, played(), { deals }), legal);
    expect(play.label(mv.buy("A21"))).toEqual({ id: "do-buy", args: { card: "A21" } });
    expect(play.label(mv.caravan("KB01", 0, 1)).args).toMatchObject({ caravan: "KB01" });
    expect(play.label(mv.marker(0, 0, "left"))).toEqual({
      id: "do-marker-of",
      args: { effects: brings.map((effect) => ({ id: `brief-${effect.kind}`, args: effect })) },
    });
    expect(play.label(mv.marker(0, 0, "right"))).toEqual({ id: "do-marker", args: {} });
  });
});

describe("questions", () => {
  it("offers pagodas; what is too strong is asked about", async () => {
    const pagodas = [2, 3, 4, 5, 6, 7].map((number) => ({ number, need: number + 2, scrolls: number < 4 ? 0 : null }));
    const { match, play } = show(view({ pagoda: { space: "4a" } }, { slots }, played(), { strength: 5, pagodas }), [
      mv.pagoda(2),
      mv.pagoda(3),
    ]);
    expect(choice("pagoda 5").classList).toContain("dim");
    expect(choice("pagoda 3").textContent).toContain("dock-need");
    await fireEvent.click(choice("pagoda 3"));
    await settled();
    expect(play.aim).toEqual(mv.pagoda(3));
    await fireEvent.click(action("confirm"));
    await settled();
    expect(match.played).toEqual([[mv.pagoda(3)]]);
  });
  it("pays with the proposed leaves, or with others, in rising order", async () => {
    const bill = {
      left: 2,
      brown: 0,
      quality: 1,
      pots_brown: 0,
      pots_any: 0,
      last: "g1" as const,
      keep: 0,
      cause: "row" as const,
    };
    const mine = { green: [2, 1, 0, 0, 0, 0], brown: [0, 0, 1, 0, 0, 0] } as const;
    const of = view({ pay: bill }, { green: [...mine.green], brown: [...mine.brown] }, played(), {
      leaves: leafList({
        least: 2,
        most: 2,
        open: [
          ["g1", 2],
          ["g2", 1],
          ["b3", 1],
        ],
        proposed: ["g1", "g1"],
      }),
    });
    const { match, play } = show(of, [mv.pay("g1"), mv.pay("g2"), mv.pay("b3")]);
    follows(match, play, {
      "pay g1": [view({ pay: { ...bill, left: 1 } }, {}, played()), [mv.pay("g1"), mv.pay("b3")]],
    });
    expect(find('[data-leaf="g1"]')!.textContent).toMatch(/2\/2/);
    await fireEvent.click(find('[data-leaf="b3"]')!);
    await tick();
    expect(play.leaves.picked).toEqual(["g1", "b3"]);
    await fireEvent.click(action("confirm"));
    for (let n = 0; n < 4; n++) await settled();
    expect(match.played).toEqual([[mv.pay("g1"), mv.pay("b3")]]);
  });
  it("asks the house about a leaf that does not fit, and changes nothing", async () => {
    const bill = { left: 1, brown: 0, quality: 2, pots_brown: 0, pots_any: 0, last: "g1" as const, keep: 0 };
    const of = view({ pay: { ...bill, cause: "row" } }, { green: [1, 1, 0, 0, 0, 0] }, played(), {
      leaves: leafList({ least: 1, most: 1, quality: 2, open: [["g2", 1]], proposed: ["g2"] }),
    });
    const { match, play } = show(of, [mv.pay("g2")]);
    await fireEvent.click(find('[data-leaf="g1"]')!);
    await settled();
    expect(match.asked).toContainEqual([mv.pay("g1")]);
    expect(play.leaves.changed).toBe(false);
  });
  it("lets nothing be drawn without a press, and can be skipped", async () => {
    const { match } = show(view({ draw: { n: 1, discard: false } }), [mv.draw, mv.skip]);
    await fireEvent.click(action("skip"));
    await settled();
    expect(match.played).toEqual([[mv.skip]]);
  });
  it("removes a card of a pile; those alike are shown once", async () => {
    const legal: Move[] = [
      mv.remove("hand", "S01"),
      mv.remove("pile", "S08"),
      mv.remove("pile", "S09"),
      mv.remove("discard", "S04"),
      mv.skip,
    ];
    const { play } = show(view("remove"), legal);
    expect(choice("remove pile S08")).not.toBeNull();
    expect(choice("remove pile S09")).toBeNull();
    await fireEvent.click(choice("remove discard S04"));
    expect(play.aim).toEqual(mv.remove("discard", "S04"));
    await fireEvent.click(card("S01"));
    expect(play.aim).toEqual(mv.remove("hand", "S01"));
  });
  it("names what replaces a teapot as the house tells it, also where it is not possible", () => {
    const deals: Deal[] = [
      { by: mv.teapot("scroll"), takes: [{ kind: "scroll", scroll: "teapot", n: 2 }] },
      { by: mv.teapot("leaves"), takes: [{ kind: "leaves", n: 5 }] },
      { by: mv.teapot("brown"), takes: [{ kind: "brown", n: 4 }] },
    ];
    const point = { teapot: { card: "A11" as const, missing: 1, last: "scroll" as const, leaves: 0, brown: 0 } };
    talking(view(point, {}, played(), { deals }), [mv.teapot("leaves")]);
    const title = (swap: "scroll" | "leaves" | "brown") => choice(`teapot ${swap}`).querySelector("b")!.textContent;
    expect([title("scroll"), title("leaves"), title("brown")]).toEqual([
      'brief-scroll {"n":2,"scroll":"teapot"}',
      'price-any {"n":5}',
      'price-brown {"n":4}',
    ]);
    expect(choice("teapot brown").classList).toContain("dim");
  });
  it("names what repeating takes as the house tells it", () => {
    const deals: Deal[] = [
      { by: mv.repeat("leaves"), takes: [{ kind: "brown", n: 5 }] },
      { by: mv.repeat("scroll"), takes: [{ kind: "scroll", scroll: "repeat", n: 2 }] },
    ];
    const legal = [mv.repeat("leaves"), mv.repeat("scroll"), mv.harvest];
    const { play } = talking(view("menu", { slots }, played({ window: true }), { deals }), legal);
    expect(extrasOf(play).map(({ title }) => title)).toEqual([
      { id: "dock-repeat-leaves", args: { n: 5 } },
      { id: "dock-repeat-scroll", args: { n: 2 } },
    ]);
  });
  it("lists regions and spaces with the gains that the house tells, whatever is printed on the board", () => {
    const brings: Effect[] = [{ kind: "emperor_token", n: 7 }];
    const [one, other] = [mv.garden("4a"), mv.garden("4b")];
    const deals: Deal[] = [{ by: one, spaces: [["4a", 8], ["4b", 0]], brings }]; // prettier-ignore
    const of = view("menu", { slots }, played(), { deals });
    const match = telling(new LiveMatch(of, [one, other]));
    const play = new TeaPlay(match.context);
    play.action = "garden";
    render(GardenList, { match: match.context, play });
    expect(find(".list .sr")!.textContent).toContain('brief-vp {"n":8}, brief-emperor_token');
    play.choose(one);
    render(SpaceChoice, { match: match.context, play, spaces: [other, one] });
    const titles = [...document.querySelectorAll(".row [data-move] b")].map((b) => b.textContent);
    expect(titles).toEqual(['dock-space {"n":8}', 'dock-space {"n":0}']);
  });
  it("shows nothing to choose while others play", () => {
    const { match } = show(view("menu", {}, { active: 1 }), []);
    match.mine = false;
    return tick().then(() => {
      expect(find(".tea-choice")).toBeNull();
      expect(card("S01")).not.toBeNull();
    });
  });
});

describe("the strip", () => {
  const base = { after: null, seat: 0, picked: null };
  /** What the house tells of a card, whatever is printed on it. */
  const bought: Deal = { by: mv.buy("A11"), pots: ["blue", "any"], points: 4 };
  it("says what a card costs, and which leaves are proposed", () => {
    const missing = [0, 1, 1, 1, 1, 1];
    const of = view("menu", {}, played(), { strength: 3, missing, reach: reach(), deals: [bought] });
    const strip = stripOf(mv.buy("A11"), { ...base, view: of, picked: ["g2", "g2"] });
    expect(strip.strength).toMatchObject({ have: 3, scrolls: 0, need: 1 });
    expect(strip.pay).toEqual([
      { is: "leaf", leaf: "g2", n: 2 },
      { is: "pots", pots: ["blue", "any"], missing: 0 },
    ]);
    const gain = [
      { is: "card", card: "A11" },
      { is: "end", before: null, n: 4, source: "action_cards" },
    ];
    expect(strip.gain).toEqual(gain);
    // The same while it is paid for.
    const bill = { left: 2, brown: 0, quality: 1, pots_brown: 0, pots_any: 0, last: "g1" as const, keep: 0 };
    const pay = view({ pay: { ...bill, cause: { buy: "A11" } } }, {}, played(), { deals: [bought] });
    const list = listStrip({ view: pay, whole: null, seat: 0, leaves: ["g2"], gardens: [] });
    expect(list).toEqual({ strength: null, pay: [{ is: "leaf", leaf: "g2", n: 1 }], gain });
  });
  it("says what replaces a teapot, as the house does", () => {
    const takes: Cost[] = [{ kind: "leaves", n: 4 }];
    const at = view({ teapot: { card: "A11", missing: 1, last: "scroll", leaves: 0, brown: 0 } }, {}, played(), {
      deals: [{ by: mv.teapot("leaves"), takes }],
    });
    expect(stripOf(mv.teapot("leaves"), { ...base, view: at }).pay).toEqual([
      { is: "price", n: 4, quality: null, colour: "any" },
    ]);
  });
  it("counts what it would be worth once it is paid for", () => {
    const sheet = (cards: number) => [[0, cards, 0, 0, 0, 0, 0, 0], Array<number>(8).fill(0)];
    const of = view("menu", {}, played(), { reach: reach(), deals: [bought] });
    const whole = view({ fate: "market" }, {}, played(), { sheet: sheet(1), scores: [1, 0] });
    const strip = stripOf(mv.buy("A11"), { ...base, view: of, whole, picked: ["g2", "g2"] });
    expect(strip.gain.filter((item) => item.is === "end")).toEqual([
      { is: "end", before: null, n: 1, source: "action_cards" },
    ]);
    expect(strip.points).toEqual({ before: 0, after: 1 });
  });
  it("promises no more than the supply has, as the house says", () => {
    const { trades, strengths } = board.caravans.cards.find((card) => card.id === "KB01")!;
    const reward = [...trades[0]!.reward, ...strengths[1]!.reward];
    const by = mv.caravan("KB01", 0, 1);
    const gain = (given: Deal["given"]) =>
      stripOf(by, { ...base, view: view("menu", {}, played(), { deals: [{ by, brings: reward, given }] }) }).gain;
    expect(gain(undefined)).toEqual(reward.map((effect) => ({ is: "effect", effect })));
    expect(gain([null, null, 0])).toEqual([
      ...reward.slice(0, 2).map((effect) => ({ is: "effect", effect })),
      { is: "short", effect: reward[2], n: 0 },
    ]);
  });
  it("tells of a garden the points of its space and the token of its region; of the gardens there one stands for all", () => {
    const token: Effect = { kind: "emperor_token", n: 1 };
    const deal: Deal = { by: mv.garden("9a"), spaces: [["9a", 3], ["9b", 0]], brings: [token], given: [0] }; // prettier-ignore
    const garden = (space: string) =>
      stripOf(mv.garden(space), { ...base, view: view("menu", {}, played(), { deals: [deal] }) }).gain;
    const short = { is: "short", effect: token, n: 0 };
    expect(garden("9a")).toEqual([{ is: "effect", effect: { kind: "vp", n: 3 } }, short]);
    expect(garden("9b")).toEqual([short]);
    // Nothing is told of the others, and nothing is worked out here.
    expect(garden("8a")).toEqual([]);
  });
  it("tells the price of a move as the house does, until its leaves are chosen", () => {
    const takes: Cost[] = [
      { kind: "tokens", n: 2 },
      { kind: "leaves", n: 1, q: 3 },
    ];
    const of = view("menu", {}, played(), { deals: [{ by: mv.advance, takes }] });
    const tokens = { is: "tokens", n: 2 };
    expect(stripOf(mv.advance, { ...base, view: of }).pay).toEqual([
      tokens,
      { is: "price", n: 1, quality: 3, colour: "any" },
    ]);
    const paid = stripOf(mv.advance, { ...base, view: of, picked: ["g3"] }).pay;
    expect(paid).toEqual([tokens, { is: "leaf", leaf: "g3", n: 1 }]);
  });
  it("takes points at the end from the sheet: a lap of the university is no loss", () => {
    const at = (sector: number, points: number, centre: number): View => {
      const sheet = [
        [0, 0, 0, 0, points, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
      ];
      const university = { sector, part: "outer" as const };
      return view("menu", { university, centre }, played(), { sheet, scores: [points, 0] });
    };
    const strip = stripOf(mv.university("outer"), { ...base, view: at(4, 7, 0), after: at(1, 11, 1) });
    expect(strip.gain.at(-1)).toEqual({ is: "end", before: 7, n: 11, source: "university" });
    expect(strip.gain.filter((item) => item.is === "end")).toHaveLength(1);
    expect(strip.points).toEqual({ before: 7, after: 11 });
  });
  it("counts matches of cups and emperor cards, won and lost; the sum only when nothing more is asked", () => {
    const counting = (sum: number, ...mine: number[]): View =>
      view("menu", {}, {}, { sheet: [mine, Array<number>(8).fill(0)], scores: [sum, 0] });
    const before = counting(13, 0, 4, 6, 0, 0, 0, 1, 2);
    const after = counting(11, 0, 4, 3, 0, 0, 0, 3, 1);
    const strip = stripOf(mv.place(0, "left"), { ...base, view: before, after });
    expect(strip.gain).toEqual([{ is: "end", before: null, n: 2, source: "cups" }]);
    expect(strip.pay).toEqual([{ is: "end", before: null, n: -3, source: "emperor_cards" }]);
    expect(strip.points).toEqual({ before: 13, after: 11 });
    const asks = { ...after, table: { ...after.table, point: "put" as const } };
    expect(stripOf(mv.place(0, "left"), { ...base, view: before, after: asks }).points).toBeUndefined();
  });
  it("shows the scrolls that a garden will take, before its pagoda is named", () => {
    const of = view("menu", { scrolls: [3, 0, 0] }, played(), { strength: 2 });
    const pagodas = [2, 3].map((number) => ({ number, need: number + 2, scrolls: number }));
    const after = view({ pagoda: { space: "4a" } }, {}, played(), { strength: 2, pagodas });
    expect(stripOf(mv.garden("4a"), { ...base, view: of, after }).strength).toEqual({
      have: 2,
      scrolls: 2,
      need: 4,
      open: true,
    });
  });
  it("tells while something is paid for what that brings", () => {
    const bill = { left: 2, brown: 0, quality: 1, pots_brown: 0, pots_any: 0, last: "g1" as const, keep: 0 };
    const brings: Effect[] = [
      { kind: "vp", n: 2 },
      { kind: "vp", n: 3 },
      { kind: "emperor_token", n: 1 },
    ];
    const deals = [{ by: mv.caravan("KB01", 0, 1), brings }];
    const of = view({ pay: { ...bill, cause: { caravan: ["KB01", 0, 1] } } }, {}, played(), { deals });
    const { gain } = listStrip({ view: of, whole: null, seat: 0, leaves: ["g2"], gardens: [] })!;
    expect(gain).toEqual(brings.map((effect) => ({ is: "effect", effect })));
  });
  it("shows what a pagoda needs there, and the scrolls the house would take", () => {
    const pagodas = [{ number: 4, need: 6, scrolls: 1 }];
    const of = view({ pagoda: { space: "4a" } }, { scrolls: [2, 0, 0] }, played(), { strength: 5, pagodas });
    expect(stripOf(mv.pagoda(4), { ...base, view: of }).strength).toEqual({
      have: 5,
      scrolls: 1,
      need: 6,
      open: false,
    });
  });
  it("shows what a tier needs, and the scrolls the house would take", () => {
    const tiers: Reach["tiers"] = [[{ need: 2, scrolls: 0 }, { need: 4, scrolls: 1 }], null, null]; // prettier-ignore
    const of = view("menu", {}, played(), { strength: 3, reach: reach({ tiers }) });
    const strength = { have: 3, scrolls: 1, need: 4, open: false };
    expect(stripOf(mv.caravan("KB01", 0, 1), { ...base, view: of }).strength).toEqual(strength);
  });
  it("tells leaves that turn from leaves that are paid", () => {
    const [before, after] = [
      view("menu").table.seats[0]!,
      view("menu", { green: [0, 1, 0, 0, 0, 0], brown: [0, 1, 0, 0, 0, 0] }).table.seats[0]!,
    ];
    expect(changesOf(before, after)).toEqual({ pay: [], gain: [{ is: "leaf", leaf: "b2", n: 1 }] });
  });
  it("tells what a list comes to, as the house says: points of a sale, scrolls, leaves of a harvest", () => {
    const listing = { board, seat: 0, gardens: [] };
    const sale = view({ sell: { done: 0, left: 6, last: "g1", green: 1, brown: 2 } });
    const sold = { ...listing, view: sale, leaves: ["g2", "b3"] as const };
    expect(listStrip({ ...sold, whole: null })!.gain).toEqual([]);
    expect(listStrip({ ...sold, whole: view("menu", { vp: 3 }) })!.gain).toContainEqual({
      is: "effect",
      effect: { kind: "vp", n: 3 },
    });
    const flip = view({ flip: { main: true, done: 0, left: 3, last: 1 } }, { scrolls: [1, 0, 0] }, played(), {
      strength: 1,
      leaves: leafList({
        most: 2,
        needs: [0, 1, 2].map((strength) => ({ strength, scrolls: Math.max(0, strength - 1) })),
      }),
    });
    const turned = view("menu", { green: [0, 0, 0, 0, 0, 0], brown: [0, 2, 0, 0, 0, 0] });
    expect(listStrip({ ...listing, view: flip, whole: turned, leaves: ["g2", "g2"] })).toEqual({
      strength: { have: 1, scrolls: 1, need: 2 },
      pay: [],
      gain: [{ is: "leaf", leaf: "b2", n: 2 }],
    });
    expect(listStrip({ ...listing, view: view("menu"), whole: null, leaves: [] })).toBeNull();
    // Two gardens, and one leaf is left of the box.
    const needs = [0, 1, 2].map((strength) => ({ strength, scrolls: 0 }));
    const picks = gardenList({ most: 2, open: crops({ 2: 3, 3: 3, 5: 4 }), needs });
    const pick = view({ pick: { done: 0, left: 2, last: null } }, {}, played(), { strength: 2, picks });
    const green = [...pick.table.seats[0]!.green] as [number, number, number, number, number, number];
    green[2] += 1;
    const picked = { ...listing, view: pick, leaves: [], gardens: ["2", "3"] };
    const { strength, gain } = listStrip({ ...picked, whole: view("menu", { green }) })!;
    expect(strength).toEqual({ have: 2, scrolls: 0, need: 2 });
    expect(gain).toEqual([{ is: "short", effect: { kind: "leaves", n: 2, q: 3 }, n: 1 }]);
  });
  it("puts leaves and cards that are alike together", () => {
    expect(groupLeaves(["g2", "b3", "g2"])).toEqual([
      { leaf: "g2", n: 2 },
      { leaf: "b3", n: 1 },
    ]);
    expect(alike(["S08", "S01", "S09"], board)).toEqual([
      { card: "S08", n: 2 },
      { card: "S01", n: 1 },
    ]);
  });
});
