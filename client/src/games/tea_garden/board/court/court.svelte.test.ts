// @vitest-environment jsdom
// Cards, caravans, wheel and stair: what they show, what a press of them asks for, and what is told of them.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fireEvent, render } from "../../../../rendering";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { illegal } from "../../../../lib/wire/problem";
import type { Args } from "../../../../lib/words/seats";
import { Speaker } from "../../../../lib/words/speaker";
import Caravans from "./Caravans.svelte";
import { caravanOf, tradeWords } from "./caravans";
import { cardWords, cupWords, faceOf, linesOf, nameOf, scoringWords } from "../art/cards";
import { cupOf } from "../art/cups";
import EmperorCards from "./EmperorCards.svelte";
import { board, FakeMatch, hurdles, mv, reach, turn, view } from "../../fixtures";
import CloseLook from "../CloseLook.svelte";
import Market from "./Market.svelte";
import { TeaPlay } from "../../play/play.svelte";
import type { View } from "../../view";
import Stair from "./Stair.svelte";
import University from "./University.svelte";
import { atStart, boxOf, crowd, drawn, partsOf } from "./wheel";
import type { Move, Outlook } from "../../wire";

const catalogue = (language: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../../../../games/tea_garden/locales/${language}.ftl`), "utf8");
const english = new Speaker("en", [catalogue("en")]);
const say = (id: string, args?: Args): string => english.say(id, args);

describe("a card in words", () => {
  it("says everything that stands on it, the price only where it is on sale", () => {
    const face = faceOf(board, "A21");
    expect(cardWords(face, say, true)).toBe(
      "Action card A21; Level II; Strength: 2; Side action: River; Teapots: red teapot; At the end: 2 points; " +
        "Price: 2 leaves of quality 3 or better, green teapot, teapot of any colour",
    );
    expect(cardWords(face, say)).not.toContain("Price");
    expect(cardWords(faceOf(board, "A27"), say)).toContain("Side action: River or Cups");
  });
  it("names emperor cards in the language, or as a host's file does", () => {
    const face = faceOf(board, "E07");
    expect(nameOf(face, say)).toBe("Lord of the Gardens");
    expect(nameOf({ ...face, title: "Own name" }, say)).toBe("Own name");
    expect(linesOf(face, say).at(-1)).toEqual(["At the end", "3 points for each garden, for at most 6 gardens."]);
  });
  it.each(["en", "pl", "de", "it"])("has words for all cards, caravans and tiles in %s", (language) => {
    const speaker = new Speaker(language, [catalogue(language)]);
    const said: string[] = [];
    const check = (id: string, args?: Args): string => {
      if (!speaker.has(id) && !id.startsWith("card-")) said.push(id);
      return speaker.say(id, args);
    };
    const cards = [...board.starting_cards, ...board.action_cards.cards, ...board.emperor_cards];
    for (const { id } of cards) expect(cardWords(faceOf(board, id), check, true)).not.toMatch(/undefined|\{/);
    for (const card of board.emperor_cards) scoringWords(card.scoring, check);
    for (const { id } of board.caravans.cards) tradeWords(caravanOf(board, id).trades[0]!, check);
    for (const { id } of board.cups.tiles) cupWords(cupOf(board, id), check);
    expect(said).toEqual([]);
  });
  it("is at fault for a card that the board does not have", () => {
    expect(() => faceOf(board, "Z1")).toThrow("no card Z1");
    expect(() => cupOf(board, "Z1")).toThrow("no cup tile Z1");
    expect(() => caravanOf(board, "Z1")).toThrow("no caravan Z1");
  });
});

describe("the wheel", () => {
  const { university } = board;
  const parts = partsOf(university);
  const angleOf = ({ x, y }: { x: number; y: number }): number =>
    (Math.atan2(y - university.centre.y, x - university.centre.x) * 180) / Math.PI;

  it("has every part, with its bonus and its workers inside of its sector", () => {
    expect(parts.map((p) => `${p.sector} ${p.part}`)).toEqual([
      ...["1 outer", "1 inner", "2 outer", "2 inner", "3 outer", "3 inner", "4 outer", "4 inner"],
    ]);
    for (const { sector, bonus, workers } of parts) {
      const file = university.sectors[sector - 1]!;
      for (const at of [bonus, workers]) {
        const turned = (((angleOf(at) - file.start_angle) % 360) + 360) % 360;
        expect(turned).toBeGreaterThan(5);
        expect(turned).toBeLessThan(file.end_angle - file.start_angle - 5);
      }
    }
  });
  it("shows one lantern for parts that score alike, else one for each", () => {
    expect(parts.filter((p) => p.lantern)).toHaveLength(4);
    const own = structuredClone(university);
    own.sectors[0]!.parts[0]!.end_vp = 9;
    expect(partsOf(own).filter((p) => p.lantern)).toHaveLength(5);
  });
  it("is drawn alike whatever measure and place the file has", () => {
    expect(boxOf(drawn(university), [{ ...atStart(university, 18, 0), r: 10 }])).toBe("0 -20 1000 1020");
    const own = structuredClone(university);
    own.viewbox = [50, 50, 500, 500];
    for (const at of [own.centre, own.start]) [at.x, at.y] = [at.x / 2 + 50, at.y / 2 + 50];
    own.centre.r /= 2;
    expect(partsOf(drawn(own))).toEqual(parts);
    expect(atStart(drawn(own), 18, 34)).toEqual(atStart(university, 18, 34));
  });
  it("keeps workers of one part apart", () => {
    for (const n of [1, 2, 3, 4]) {
      const { at, scale } = crowd(n);
      expect(at).toHaveLength(n);
      const gaps = at.flatMap((a, i) => at.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      for (const gap of gaps) expect(gap).toBeGreaterThan(30 * scale);
    }
  });
});

/** A match that what is drawn follows. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("menu"));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  table = { seats: [{}, {}] };
  constructor(of: View, legal: Move[]) {
    super(of, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    [this.view, this.legal] = [of, legal];
  }
  override say(phrase: { id: string; args?: Args } | string, args?: Args): string {
    return typeof phrase === "string" ? say(phrase, args) : say(phrase.id, phrase.args);
  }
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function show(Part: any, of: View, legal: Move[], mine = true): { match: LiveMatch; play: TeaPlay } {
  const match = new LiveMatch(of, legal);
  match.mine = mine;
  const play = new TeaPlay(match.context);
  render(Part, { match: match.context, play });
  return { match, play };
}
const find = (selector: string): Element => document.querySelector(selector)!;
/** What a screen reader says of it. */
const said = (e: Element): string => e.getAttribute("aria-label") ?? e.querySelector(".sr")?.textContent ?? "";
const labels = (selector: string): string[] => [...document.querySelectorAll(selector)].map(said);
const played = { turn: turn({ played: true }) };

describe("the market", () => {
  const BUYS: Move[] = [mv.buy("A11"), mv.buy("A13"), mv.harvest];
  it("tells the strength of each place, and the teapots that are missing", () => {
    const told = { missing: [0, 2, 1, 0, 0, 0], reach: reach({ market: hurdles(0, 0, 0, null, null, null) }) };
    show(Market, view("menu", {}, played, told), BUYS);
    const words = labels("[data-card]");
    expect(words[1]).toContain("needs strength 2; 2 teapots missing");
    expect(words[0]).not.toContain("missing");
    const plaques = [...document.querySelectorAll(".need")].map((e) => [e.textContent, e.classList.contains("ok")]);
    expect(plaques).toEqual([
      ["1", true],
      ["2", true],
      ["2", true],
      ["3", false],
      ["4", false],
      ["5", false],
    ]);
    expect([...document.querySelectorAll(".lack")].map((e) => e.textContent)).toEqual(["−2", "−1"]);
  });
  it("is in reach with scrolls, as the house allows it; nothing is missing once the main action is done", () => {
    const told = { reach: reach({ market: hurdles(0, 0, 0, 1, 1, null) }) };
    show(Market, view("menu", { scrolls: [1, 0, 0] }, played, told), [mv.buy("A14"), ...BUYS]);
    const plaques = [...document.querySelectorAll(".need")];
    expect(plaques.map((e) => e.classList.contains("ok"))).toEqual([true, true, true, true, false, false]);
    expect(plaques.map((e) => e.classList.contains("scrolls"))).toEqual([false, false, false, true, false, false]);
    expect(labels("[data-card]")[3]).toContain("needs strength 3; 1 strength scroll");
    document.body.innerHTML = "";
    show(Market, view("menu", {}, { turn: turn({ played: true, main: true }) }), [mv.end]);
    expect(document.querySelector(".lack")).toBeNull();
  });
  it("counts cards that are raised, before they are played", async () => {
    const { match, play } = show(Market, view("menu"), [mv.pass, mv.top("S08")]);
    expect(document.querySelectorAll(".need.ok")).toHaveLength(0);
    const told = { reach: reach({ market: hurdles(0, 0, 0, null, null, null) }), teapots: [[0, 1, 0, 0], [0, 0, 0, 0]] }; // prettier-ignore
    match.answer = () => ({ events: [], view: view({ cover: { last: null } }, {}, played, told as Partial<Outlook>) });
    expect(document.querySelector(".sight")).toBeNull();
    play.raised.raise("S08");
    await new Promise((done) => setTimeout(done));
    await tick();
    expect(document.querySelector(".sight")!.getAttribute("aria-label")).toContain("1 red teapot");
    expect(document.querySelectorAll(".need.ok")).toHaveLength(3);
    expect(document.querySelector(".lack")).toBeNull();
  });
  it("makes a card the aim; asks why not for one out of reach", async () => {
    const { play, match } = show(Market, view("menu", {}, played, { strength: 2 }), BUYS);
    await fireEvent.click(find('[data-card="A13"]'));
    expect(play.aim).toEqual(mv.buy("A13"));
    expect(find('[data-card="A13"]').getAttribute("aria-pressed")).toBe("true");
    match.answer = () => illegal("T24", "market-strength");
    await fireEvent.click(find('[data-card="A16"]'));
    await tick();
    expect(match.asked).toContainEqual([mv.buy("A16")]);
  });
  it("keeps the card in sight that is being paid", () => {
    const bill = {
      left: 2,
      brown: 0,
      quality: 2,
      pots_brown: 0,
      pots_any: 0,
      last: "g1" as const,
      keep: 0,
      cause: { buy: "A14" },
    };
    show(Market, view({ pay: bill }, {}, played), [mv.pay("g2")]);
    expect(find('[data-card="A14"]').getAttribute("aria-pressed")).toBe("true");
  });
  it("has one Tab stop; arrows lead on", async () => {
    show(Market, view("menu", {}, played), BUYS);
    const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
    cards.forEach((card, n) => (card.getBoundingClientRect = () => new DOMRect(n * 80, 0, 75, 102)));
    expect(cards.map((c) => c.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: "End" });
    expect(document.activeElement).toBe(cards[5]);
    expect(cards.filter((c) => c.tabIndex === 0)).toEqual([cards[5]]);
  });
});

describe("caravans", () => {
  const WAYS: Move[] = [mv.caravan("KB01", 0, 0), mv.caravan("KB01", 0, 1), mv.caravan("KB02", 0, 0)];
  const rows = (id: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`[data-look="caravan ${id}"] button`),
  ];
  it("have two trades and two tiers, each a thing to choose", async () => {
    const { play } = show(Caravans, view("menu", {}, played), WAYS);
    expect(rows("KB01").map(said)).toEqual([
      "2 leaves: 2 points",
      "3 leaves: 4 points",
      "Strength 2: 2 points",
      "Strength 4: 3 points, 1 emperor token",
    ]);
    expect(rows("KB01").map((r) => r.classList.contains("off"))).toEqual([false, true, false, false]);
    expect(rows("KB03").every((r) => r.classList.contains("off"))).toBe(true);
    await fireEvent.click(rows("KB01")[2]!);
    expect(play.aim).toEqual(mv.caravan("KB01", 0, 0));
    await fireEvent.click(rows("KB01")[3]!);
    expect(play.aim).toEqual(mv.caravan("KB01", 0, 1));
    expect(rows("KB01").map((r) => r.getAttribute("aria-pressed"))).toEqual(["true", "false", "false", "true"]);
  });
  it("keep their trade and tier in sight while they are paid", () => {
    const bill = { left: 2, brown: 0, quality: 1, pots_brown: 0, pots_any: 0, last: "g1" as const, keep: 0 };
    show(Caravans, view({ pay: { ...bill, cause: { caravan: ["KB02", 1, 0] } } }, {}, played), [mv.pay("g2")]);
    const drawn = [...document.querySelectorAll('[data-look="caravan KB02"] .row')];
    expect(drawn.map((r) => r.classList.contains("chosen"))).toEqual([false, true, true, false]);
    // Nothing can be chosen there now.
    expect(rows("KB02")).toEqual([]);
  });
});

describe("emperor cards", () => {
  it("are taken when asked for", async () => {
    const { play } = show(EmperorCards, view("take"), [mv.take("E01"), mv.take("E02"), mv.take("E03")]);
    await fireEvent.click(find('[data-card="E02"]'));
    expect(play.aim).toEqual(mv.take("E02"));
  });
});

describe("the emperor's stair", () => {
  it("has one step to press: my next one", async () => {
    const { play } = show(Stair, view("menu", { emperor: 1 }, {}, { rows: [2, 1] }), [mv.advance, mv.top("S08")]);
    const buttons = [...document.querySelectorAll<HTMLElement>("button")];
    expect(buttons.map(said)).toEqual([
      "Emperor row 2; Price: 1 emperor token, a leaf of quality 2 or better; Reward: 1 teapot scroll, 2 points",
    ]);
    expect(buttons[0]!.classList.contains("lit")).toBe(true);
    expect(labels('[data-look="row 1"]')[0]).toContain("here: Ann");
    await fireEvent.click(buttons[0]!);
    expect(play.aim).toEqual(mv.advance);
  });
  it("is only to be looked at while others move", () => {
    show(Stair, view("menu", { emperor: 1 }), [], false);
    expect(document.querySelector("button")).toBeNull();
    expect(labels('[data-look="row 6"]')[0]).toContain("10 points at the end");
  });
});

describe("the university", () => {
  it("leads where the house says", () => {
    const where = { university: { sector: 2, part: "outer" as const } };
    show(University, view("menu", where, played, { sectors: [3, 1] }), [
      mv.university("outer"),
      mv.university("inner"),
    ]);
    const ahead = labels("[role=button]");
    expect(ahead).toHaveLength(2);
    for (const words of ahead) expect(words).toMatch(/^Sector 3, /);
  });
  it("offers the two parts ahead of my worker", async () => {
    const where = { university: { sector: 4, part: "inner" as const } };
    const { play } = show(University, view("menu", where, played), [mv.university("outer"), mv.university("inner")]);
    const parts = [...document.querySelectorAll("[role=button]")];
    expect(parts.map((p) => p.getAttribute("aria-label"))).toEqual([
      "Sector 1, outer part; Bonus: 3 leaves of quality 2; 1 point at the end",
      "Sector 1, inner part; Bonus: ferment 2; 1 point at the end",
    ]);
    expect(labels('[data-look="part 4 inner"]')[0]).toContain("here: Ann");
    expect(labels('[data-look="centre"]')[0]).toContain("in reserve: Ann ");
    // All of it is reached by arrows, from one Tab stop.
    const stops = [...document.querySelectorAll<SVGElement>("[data-stop]")];
    expect(stops.filter((stop) => stop.matches("[data-look]"))).toHaveLength(9);
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1);
    // A key that is held down presses once.
    await fireEvent.keyDown(parts[1]!, { key: "Enter", repeat: true });
    expect(play.aim).toBeNull();
    await fireEvent.keyDown(parts[1]!, { key: "Enter" });
    expect(play.aim).toEqual(mv.university("inner"));
  });
});

describe("what is looked at", () => {
  afterEach(() => vi.useRealTimers());
  const told = (): string => document.querySelector(".look")?.textContent ?? "";
  function both(mine: boolean): { play: TeaPlay } {
    const shown = show(Market, view("menu", {}, played, { strength: 5 }), mine ? [mv.buy("A13")] : [], mine);
    render(CloseLook, { match: shown.match.context, play: shown.play });
    return shown;
  }
  const touch = (type: string, more: object = {}): PointerEvent =>
    new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, cancelable: true, ...more });

  it("is told large after a moment under the mouse, and no longer elsewhere", async () => {
    vi.useFakeTimers();
    both(true);
    find('[data-card="A13"]').dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    await tick();
    expect(told()).toBe("");
    vi.advanceTimersByTime(600);
    await tick();
    expect(told()).toContain("Action card A13");
    expect(told()).toContain("2 leaves of quality 2 or better, blue teapot");
    find(".court-bar").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
    await tick();
    expect(told()).toBe("");
  });
  it("is told by a long touch, which chooses nothing; a short one chooses", async () => {
    vi.useFakeTimers();
    const { play } = both(true);
    const card = find('[data-card="A13"]');
    card.dispatchEvent(touch("pointerdown"));
    vi.advanceTimersByTime(500);
    await tick();
    expect(told()).toContain("A13");
    card.dispatchEvent(touch("pointerup"));
    card.dispatchEvent(touch("click"));
    expect(play.aim).toBeNull();
    card.dispatchEvent(touch("pointerdown"));
    vi.advanceTimersByTime(100);
    card.dispatchEvent(touch("pointerup"));
    card.dispatchEvent(touch("click"));
    expect(play.aim).toEqual(mv.buy("A13"));
  });
  it("is told by a tap while nothing is asked of me; Esc puts it away", async () => {
    both(false);
    find('[data-card="A13"]').dispatchEvent(touch("click"));
    await tick();
    expect(told()).toContain("A13");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(told()).toBe("");
  });
});
