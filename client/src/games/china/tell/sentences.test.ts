// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sayingsOf, spokenText } from "../../../lib/table/log/telling";
import type { Result } from "../../../lib/wire/wire";
import { seatOf } from "../../../lib/words/seats";
import type { GameEvent, MatchContext } from "../../contract";
import { Finale, stepsOf } from "./finale.svelte";
import { seats } from "./seats";
import type { View } from "../view";
import { continues, reveal, tell } from "./sentences";
import { soundOf } from "./sounds";
import { text } from "../words/text";
import type { BoardFile } from "../wire";
import { sayTo, speakerOf } from "../../spoken.fixture";

const boards = import.meta.glob("../../../../../games/china/boards/4-5.json", { import: "default", eager: true });
const board = Object.values(boards)[0] as BoardFile;

const names = ["Ann", "Ben", "Cleo"];
const english = speakerOf("china");
const match = (language = "en") => ({ board, say: sayTo({ names, me: 0 }, "china", language) });
const told = (events: GameEvent[], language = "en") => spokenText(sayingsOf(match(language), { tell }, events), names);

const TURN: GameEvent[] = [
  { kind: "house", seat: 1, space: "wei3", card: "red", count: 1 },
  { kind: "region-scored", region: "wei", points: [3, 7, 0], full: true },
  { kind: "emissary", seat: 1, region: "wei", card: "green", count: 2 },
  { kind: "stopped", seat: 1 },
  { kind: "took", seat: 1, place: 2, card: "red" },
  { kind: "reached", seat: 1 },
  { kind: "drew", seat: 1, card: null },
  { kind: "reached", seat: 1 },
  { kind: "drew", seat: 1, card: null },
  { kind: "shown", place: 2, card: "green" },
];

describe("event by event", () => {
  const paid = (language: string, count: number) =>
    match(language).say("event-house", { seat: seatOf(1), space: "wei3", card: "red", count });
  it("says what a piece was paid with", () => {
    expect(paid("en", 1)).toContain("pays a red card.");
    expect(paid("en", 2)).toContain("pays a red card and another like it.");
    expect(paid("pl", 2)).toContain("płaci czerwoną kartę i drugą taką samą.");
    expect(paid("de", 2)).toContain("zahlt eine rote Karte und noch eine gleiche.");
    expect(paid("it", 2)).toContain("paga una carta rossa e un’altra uguale.");
  });
});

describe("a turn", () => {
  it("is told as one, with cities, pairs, points and what everybody saw of the cards", () => {
    expect(told(TURN)).toBe(
      "Ben builds in Anyi, Wei. Wei is full: Ben +7, Ann +3. Then an emissary for two green cards. " +
        "New cards: red and 2 from the deck.",
    );
  });
  it("of mine names me and my cards", () => {
    const mine: GameEvent[] = [
      { kind: "exchanged", seat: 0, card: "purple" },
      { kind: "reached", seat: 0 },
      { kind: "drew", seat: 0, card: "orange" },
    ];
    expect(told(mine)).toBe("You exchange a purple card. New card: orange.");
    expect(told(mine.slice(0, 1))).toBe("You exchange and discard a purple card.");
  });
  it("is one line of the log, and another's turn is another", () => {
    const line: GameEvent[] = [TURN[0]!];
    for (const event of TURN.slice(2)) {
      expect([event.kind, continues(event, line)]).toEqual([event.kind, true]);
      line.push(event);
    }
    expect(continues({ kind: "house", seat: 2, space: "qi1", card: "yellow", count: 1 }, line)).toBe(false);
    expect(continues({ kind: "house", seat: 1, space: "qi1", card: "yellow", count: 1 }, line)).toBe(false);
    expect(
      continues({ kind: "house", seat: 1, space: "qi1", card: "yellow", count: 1 }, [{ kind: "first", seat: 1 }]),
    ).toBe(false);
  });
  it("leaves out what is dealt to others", () => {
    const deal: GameEvent[] = [
      { kind: "first", seat: 1 },
      { kind: "dealt", seat: 1, card: null },
      { kind: "dealt", seat: 0, card: "red" },
      { kind: "dealt", seat: 0, card: "red" },
      { kind: "shown", place: 0, card: "green" },
    ];
    expect(told(deal)).toBe("Ben begins. Your first cards: 2 red.");
    expect(deal.slice(1).every((event) => continues(event, deal.slice(0, 1)))).toBe(true);
  });
  it.each(["en", "pl", "de", "it"])("has words for all of it in %s", (language) => {
    for (const seat of [0, 1]) {
      const events = TURN.map((event) => ("seat" in event ? { ...event, seat } : event));
      const all = told([...events, { kind: "exchanged", seat, card: "red" }, { kind: "deck-empty" }], language);
      expect(all).not.toMatch(/event-|log-|then-|some-|pair-|none|\{|\$/);
    }
  });
});

const END: GameEvent[] = [
  { kind: "took", seat: 2, place: 0, card: "red" },
  { kind: "deck-empty" },
  { kind: "region-scored", region: "qi", points: [2, 1, 0], full: false },
  { kind: "alliance-scored", number: 7, points: [5, 0, 0] },
  {
    kind: "roads-scored",
    seat: 1,
    points: 10,
    lines: [
      ["wei1", "wei2", "wei3", "wei4", "wei5", "wei6"],
      ["qi1", "qi2", "qi3", "qi4"],
    ],
  },
  { kind: "ended", reason: "deck", winners: [1] },
];

describe("the final scoring", () => {
  const steps = stepsOf(END, board, [9, 15, 4]);
  it("goes through regions, all fifteen alliances and roads, and counts up to the result", () => {
    expect(steps.map((s) => s.region ?? s.alliance ?? s.lines?.seat)).toEqual([
      "qi",
      ...Array.from({ length: 15 }, (_, n) => n + 1),
      1,
    ]);
    expect(steps[0]).toMatchObject({ part: "houses", scores: [4, 5, 4] });
    expect(steps.filter((s) => s.alliance === 7)).toMatchObject([{ gains: [5, 0, 0], scores: [9, 5, 4] }]);
    expect(steps.at(-1)).toMatchObject({ part: "roads", scores: [9, 15, 4], gains: [0, 10, 0] });
  });
  it("walks on quickly where nobody gets anything, and never lasts long", () => {
    expect(steps[1]!.ms).toBeLessThan(steps[7]!.ms);
    expect(steps.reduce((sum, s) => sum + s.ms, 0)).toBeLessThanOrEqual(18_000);
    const many = Array.from({ length: 9 }, (): GameEvent => ({ ...END[2]! }));
    const alliances = Array.from({ length: 15 }, (_, n): GameEvent => ({ ...END[3]!, number: n + 1 }));
    const all = stepsOf([...many, ...alliances, ...END.slice(4)], board, [0, 0, 0]);
    expect(all.reduce((sum, s) => sum + s.ms, 0)).toBeCloseTo(18_000);
  });
  it("is nothing where the game was given up", () => {
    expect(stepsOf([], board, [0, 0, 0])).toEqual([]);
  });
  it("is told in full where it is short, else summed up", () => {
    expect(told(END)).toBe(
      "Cleo draws: red. The deck has run out for the second time. Nobody draws any more, and the round is played to its end. " +
        "Houses in Qi: Ann +2, Ben +1. Alliance 7, Lu–Qi: Ann +5. Lines of 6 and 4 houses: Ben +10. " +
        "The game is over. The deck has run out twice.",
    );
    const regions = ["qi", "lu", "han"].map((region): GameEvent => ({ ...END[2]!, region }));
    expect(told(regions)).toBe("Houses in regions that are not full: Ann +6, Ben +3.");
  });
});

describe("the show of it", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const heard: string[] = [];
  const over = (changes: Record<string, unknown> = {}) =>
    new Finale({
      board,
      view: { seats: [9, 15, 4].map((score) => ({ score })) },
      ending: { events: END, watched: true },
      reducedMotion: false,
      speed: 1,
      sound: (name: string) => heard.push(name),
      ...changes,
    } as unknown as MatchContext<View, BoardFile>);

  it("begins by itself once, and ends with the result", () => {
    const finale = over();
    finale.begin();
    expect(finale.shown).toMatchObject({ region: "qi", scores: [4, 5, 4] });
    expect(finale.scores).toEqual([4, 5, 4]);
    vi.advanceTimersByTime(20_000);
    expect([finale.running, finale.seen, heard.at(-1)]).toEqual([false, true, "win"]);
    finale.begin();
    expect(finale.running).toBe(false);
    finale.play();
    expect(finale.running).toBe(true);
    finale.skip();
    expect(finale.shown).toBeNull();
  });
  it("waits for whoever looks at something else", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const finale = over();
    finale.begin();
    expect(finale.running).toBe(false);
    hidden.mockReturnValue(false);
    finale.begin();
    expect(finale.running).toBe(true);
    finale.stop();
    hidden.mockRestore();
  });
  it("waits to be asked at an old table, and where nothing is to move", () => {
    for (const changes of [{ ending: { events: END, watched: false } }, { reducedMotion: true }, { speed: 0 }]) {
      const finale = over(changes);
      finale.begin();
      expect([finale.running, finale.ready]).toEqual([false, true]);
      finale.play();
      expect(finale.running).toBe(true);
      finale.stop();
    }
  });
  it("stops when one looks at the past, and shows nothing where nothing was scored", () => {
    const past = over({ past: true });
    past.play();
    expect(past.shown).toBeNull();
    past.stop();
    expect(over({ ending: null }).ready).toBe(false);
  });
});

const view = {
  fortifications: true,
  seats: [
    { score: 9, houses: 13, emissaries: 5, forts: 1, cards: 3, known: {} },
    { score: 7, houses: 15, emissaries: 1, forts: 0, cards: 2, known: { red: 1 } },
  ],
  houses: { wei1: 0, wei2: 0, qi1: 1 },
  forts: ["lu1"],
  emissaries: { wei: [0, 2] },
  scored: [],
  display: ["red", null, "green", "red"],
  discard: { red: 2, green: 1 },
  deck: 20,
  hand: { red: 1, yellow: 2 },
  outlook: {
    standing: {
      regions: [
        { region: "wei", houses: [2, 0], points: [2, 0], cap: 2, emissaries: 2 },
        { region: "qi", houses: [0, 1], points: [0, 1], cap: 1, emissaries: 0 },
      ],
      alliances: [{ number: 10, points: [0, 2] }],
      lines: [[["wei1", "wei2", "wei3", "wei4"]], []],
      due: [],
    },
    totals: [23, 20],
    to_take: 0,
  },
  outcome: null,
} as unknown as View;

it("a seat has its points, where they are heading, and what is left", () => {
  expect(seats(view, null)[0]).toEqual({
    value: 9,
    label: "seat-points",
    then: { value: 23, label: "seat-then" },
    notes: [
      { id: "seat-left", args: { houses: 13, emissaries: 5, cards: 3 } },
      { id: "seat-forts", args: { forts: 1 } },
    ],
  });
  // Also where the game itself goes on because the others gave up.
  expect(seats(view, {} as Result)[0]).not.toHaveProperty("then");
});

it("the board in words tells who is where", () => {
  const said = text({ ...match(), view } as unknown as MatchContext);
  expect(said).toContain("You: 2 houses, in Shaoliang and Pingyang");
  expect(said).toContain("Ben: 2 emissaries");
  expect(said).toContain("Wei, red: 2 of 7 house spaces built on, 2 of 2 emissaries");
  expect(said).toContain("Alliance 10, Wei–Qi: Ben 2");
  expect(said).toContain("Fortifications: Qufu");
  expect(said).toContain("You: fortifications left: 1");
  expect(said).toContain("Ben: everybody saw these cards taken: red");
  expect(said.filter((line) => line.includes("everybody saw"))).toHaveLength(1);
  expect(said).toContain("You: line of 4 houses, Shaoliang, Pingyang, Anyi and Hedong");
  expect(said).toContain("Display: red, green and red. Cards in the deck: 20. Discards: 2 red and green");
  expect(said).toContain("Your cards: red and 2 yellow");
  expect(english.has("words-none")).toBe(true);
});

it("pieces, cards and a full region can be heard", () => {
  expect(TURN.map((event) => soundOf(event)).filter(Boolean)).toEqual([
    "piece",
    "score",
    "piece",
    "card",
    "card",
    "card",
  ]);
  expect(soundOf(END[2]!)).toBeNull();
});

it("the proof after the game names the cards that were hidden", () => {
  expect(reveal({ kind: "drew", seat: 1, card: null }, { kind: "draw", card: "orange" })).toEqual({
    kind: "drew",
    seat: 1,
    card: "orange",
  });
  expect(reveal({ kind: "first", seat: 1 }, { kind: "first", seat: 1 })).toEqual({ kind: "first", seat: 1 });
});
