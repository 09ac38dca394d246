// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { lastsOf } from "../../../lib/replay/moments";
import { parted, turnsOf } from "../../../lib/replay/turns";
import { sayingsOf, spokenText } from "../../../lib/table/log/telling";
import type { Result, Told } from "../../../lib/wire/wire";
import type { GameEvent, MatchContext } from "../../contract";
import { actsOf, isAct } from "./eventgroups";
import { stepsOf } from "./finale.svelte";
import { lastTurns } from "./lastturns";
import { seats } from "./standing/seats";
import type { View } from "../view";
import { soundOf } from "./sounds";
import { reveal, tell } from "./sentences";
import { text } from "../words/text";
import { cites, continues, linesOf, opens } from "./loglines";
import type { BoardFile } from "../wire";
import { sayTo } from "../../spoken.fixture";

const boards = import.meta.glob("../../../../../games/tea_garden/boards/valley.json", {
  import: "default",
  eager: true,
});
const board = Object.values(boards)[0] as BoardFile;
const names = ["Ann", "Ben", "Cleo"];

const match = (language = "en", me: number | null = null) => ({
  board,
  say: sayTo({ names, me }, "tea_garden", language),
});
const told = (events: readonly GameEvent[], language?: string, me?: number | null) =>
  spokenText(sayingsOf(match(language, me), { tell }, events), names);

const paid = (seat: number, colour = "green", quality = 3): GameEvent => ({ kind: "paid", seat, colour, quality });
const points = (seat: number, count: number): GameEvent => ({ kind: "points", seat, count });
const drew = (seat: number): GameEvent => ({ kind: "drew", seat, card: null });

/** Steps of a match as the house tells them: the set-up, two turns, the end of a round, the next turn. */
const STEPS: GameEvent[][] = [
  [{ kind: "first", seat: 1 }],
  [{ kind: "token", region: "2", bonus: "B01" }],
  [{ kind: "revealed-market", card: "A15" }],
  [drew(1)],
  [drew(0), { kind: "round", round: 1, seat: 1 }, { kind: "turn", seat: 1, turn: 1 }],
  // 5: Ben
  [{ kind: "rising", seat: 1, row: 1, tokens: 2 }],
  [paid(1), { kind: "rose", seat: 1, row: 1 }],
  [{ kind: "took-emperor", seat: 1, card: "E14" }],
  [{ kind: "revealed-emperor", card: "E15" }],
  [{ kind: "removed", seat: 1, card: "S07", zone: "discard" }],
  [{ kind: "played", seat: 1, card: "E14" }],
  [
    { kind: "covered", seat: 1, card: "S11" },
    { kind: "strength", seat: 1, strength: 5 },
  ],
  [
    { kind: "trading", seat: 1, caravan: "KB13", trade: 2, tier: 2 },
    { kind: "strengthened", seat: 1, count: 1 },
  ],
  [paid(1), paid(1, "brown"), { kind: "traded", seat: 1, caravan: "KB13" }, points(1, 2), points(1, 5)],
  [
    { kind: "turn-ended", seat: 1 },
    { kind: "turn", seat: 0, turn: 1 },
  ],
  // 15: Ann
  [
    { kind: "played", seat: 0, card: "S03" },
    { kind: "strength", seat: 0, strength: 1 },
  ],
  [
    { kind: "studied", seat: 0, sector: 1, part: "outer" },
    { kind: "leaves", seat: 0, count: 3, quality: 2 },
  ],
  [{ kind: "repeating", seat: 0, side: "university", means: "leaves", count: 3 }],
  [paid(0, "brown")],
  [paid(0, "brown")],
  [paid(0, "brown"), { kind: "studied", seat: 0, sector: 2, part: "inner" }, { kind: "drawing", seat: 0, count: 1 }],
  [drew(0)],
  [{ kind: "harvesting", seat: 0 }],
  [{ kind: "picked", seat: 0, region: "4", count: 1 }],
  [
    { kind: "turn-ended", seat: 0 },
    { kind: "market-left", card: "A18" },
  ],
  // 25: nobody
  [
    { kind: "revealed-market", card: "A22" },
    { kind: "ripened", round: 2 },
    { kind: "harvested", seat: 1, count: 4 },
    { kind: "harvested", seat: 0, count: 2 },
  ],
  [drew(1), { kind: "round", round: 2, seat: 1 }, { kind: "turn", seat: 1, turn: 1 }],
  [
    { kind: "passed", seat: 1 },
    { kind: "turn", seat: 0, turn: 1 },
  ],
];
const log: Told[] = STEPS.map((events, entry) => ({ entry, events }));
const game = { tell, continues, opens };
const turns = turnsOf(parted(log, log.length, game), game);
const lines = turns.map((line) => ({
  entry: line[0]!.entry,
  events: line.flatMap((t) => t.events as GameEvent[]),
}));
const sentences = (me: number | null = null) => lines.map(({ events }) => told(events, "en", me));

describe("what replaces a teapot or repeats", () => {
  it("is counted as the house counts it", () => {
    const acts = actsOf([
      { kind: "buying", seat: 0, card: "A11", missing: 1 },
      { kind: "replaced", seat: 0, swap: "scroll", count: 2 },
      { kind: "repeating", seat: 0, side: "river", means: "scroll", count: 3 },
      { kind: "sailed", seat: 0, segment: 2 },
    ]);
    expect(acts.map((act) => isAct(act) && act.paid)).toEqual([
      [{ thing: { kind: "scroll", scroll: "teapot" }, n: 2 }],
      [{ thing: { kind: "scroll", scroll: "repeat" }, n: 3 }],
    ]);
  });
});

describe("a turn", () => {
  it("is one line, from the cards to the end; so are the set-up and the end of a round", () => {
    expect(lines.map(({ entry }) => entry)).toEqual([0, 5, 15, 25, 27, 28]);
    expect(lastsOf(turns, log.length)).toEqual([4, 14, 24, 26, 27, 27]);
    expect(lines[3]!.events.map(({ kind }) => kind)).toEqual([
      "market-left",
      "revealed-market",
      "ripened",
      "harvested",
      "harvested",
      "drew",
      "round",
    ]);
  });
  it("is told act by act, with its price and all it brought", () => {
    expect(sentences()).toEqual([
      "Ben begins.",
      "Ben: Emperor row 1 for 2 emperor tokens and 1 green leaf: emperor card “Porcelain Patron” and starting card of strength 1 removed. " +
        "Played: 2 cards, strength 5. Sale to a caravan for 1 strength scroll, 1 green leaf and 1 brown leaf. Ben +7.",
      "Ann plays 1 card: strength 1. University, sector 1, outer part: 3 leaves of quality 2. " +
        "Again, for 3 brown leaves: University, sector 2, inner part: 1 card drawn. Extra harvest in Qingcheng.",
      "Round 1 is over, and the leaves ripen. Harvest: Ben 4 and Ann 2. Round 2 begins; start player: Ben.",
      "Ben passes.",
      "",
    ]);
  });
  it("speaks to me of what I did", () => {
    expect(sentences(0)[2]).toMatch(/^You play 1 card: strength 1\./);
    expect(sentences(1)[1]).toMatch(/^You: Emperor row 1/);
    expect(sentences(1)[4]).toBe("You pass.");
  });
  it("is told as far as it has come", () => {
    expect(told([{ kind: "played", seat: 0, card: "S01" }])).toBe("Ann plays 1 card.");
    expect(told([{ kind: "chose-space", seat: 0, space: "9a", region: "9" }])).toBe("Ann: New garden in Meitan.");
    expect(told([paid(0), paid(0)])).toBe("Ann: Paid: 2 green leaves.");
    expect(told([{ kind: "turn", seat: 0, turn: 2 }])).toBe("");
  });
  it("is cut alike where there are no steps", () => {
    expect(linesOf(STEPS.flat()).map((events) => events[0]?.kind)).toEqual([
      "first",
      "turn",
      "turn",
      "market-left",
      "turn",
      "turn",
    ]);
  });
});

describe("the log", () => {
  it("tells what the supply did not have", () => {
    const events: GameEvent[] = [
      { kind: "trading", seat: 0, caravan: "KB01", trade: 1, tier: 1 },
      { kind: "leaves", seat: 0, count: 0, quality: 3 },
      { kind: "tokens", seat: 0, count: 0 },
      { kind: "scrolls", seat: 0, scroll: "teapot", count: 0 },
      { kind: "nothing", seat: 0 },
    ];
    const losses =
      "no leaf (the supply is empty), no emperor token (the supply is empty), " +
      "no teapot scroll (the supply is empty) and a bonus without effect";
    expect(told(events)).toContain(losses);
    const harvest: GameEvent[] = [
      { kind: "harvesting", seat: 0 },
      { kind: "picked", seat: 0, region: "3", count: 0 },
    ];
    expect(told(harvest)).toContain("no leaf (the supply is empty)");
  });
  it.each(["pl", "de", "it"])("has words for all of it in %s", (language) => {
    for (const { events } of lines) expect(told(events, language)).not.toMatch(/log-|then-|event-|[{}$]/);
  });
  it("leads to the rules of what was done, not of each leaf", () => {
    const cited = lines[1]!.events.filter(cites).map(({ kind }) => kind);
    expect(cited).toEqual(["rising", "trading", "strengthened"]);
  });
  it("tells of the end, but not who has won", () => {
    const end = [
      { kind: "passed", seat: 0 },
      { kind: "ended", winners: [1] },
    ];
    expect(told(end)).toBe("Ann passes. The fifth round is over, and so is the game.");
  });
  it("shows which card was drawn when everything is laid open", () => {
    expect(reveal(drew(0), { kind: "card", card: "S05" })).toEqual({ kind: "drew", seat: 0, card: "S05" });
    expect(reveal({ kind: "revealed-market", card: "A15" }, { kind: "market", card: "A15" })).toEqual({
      kind: "revealed-market",
      card: "A15",
    });
  });
  it("is heard", () => {
    expect(soundOf({ kind: "played", seat: 0, card: "S01" })).toBe("card");
    expect(soundOf({ kind: "turn", seat: 0, turn: 1 })).toBeNull();
  });
});

describe("the last turn of a seat", () => {
  const last = (told: readonly Told[]) =>
    lastTurns(told, 2).map((phrases) => phrases.map((phrase) => match().say(phrase)).join(", "));
  it("is told in a few words", () => {
    expect(last(log)).toEqual(["studied, harvested", "passed"]);
    expect(last(log.slice(0, 15))).toEqual(["", "rose to row 1, served a caravan"]);
  });
  it("is the one before, until something is done", () => {
    expect(last(log.slice(0, 27))).toEqual(["studied, harvested", "rose to row 1, served a caravan"]);
    expect(last([...log, { entry: 28, events: [{ kind: "played", seat: 0, card: "S01" }] }])[0]).toBe("plays cards");
  });
});

const state = (more: object) => ({
  hidden: ["S01", "S02", "S03"],
  cards: 2,
  known: [],
  discard: ["S04"],
  removed: [],
  slots: [{ top: "S10", cards: ["S10", "S11"] }],
  green: [0, 2, 0, 0, 0, 0],
  brown: [0, 0, 0, 0, 1, 0],
  tokens: 3,
  scrolls: [1, 0, 2],
  rows: [{ tiles: ["C01", "C02"], markers: [1] }],
  boat: 4,
  berth: null,
  university: { sector: 2, part: "inner" },
  centre: 1,
  emperor: 3,
  pagodas: [4, 5, 7],
  gardens: ["1a"],
  caravans: ["KB01"],
  vp: 20,
  passed: false,
  ...more,
});
const view = {
  viewer: { seat: 0 },
  table: {
    round: 2,
    start: 1,
    active: 0,
    market: ["A15", "A18"],
    caravans: ["KB01", null, null],
    emperors: ["E14", null, null],
    tops: ["C05", null, "C06", "C07", "C08"],
    bonus: [null, "B01", ...Array.from({ length: 14 }, () => null)],
    down: { actions: [1, 2, 3, 4, 5], caravans: [3, 4], emperors: 9, cups: [1, 2, 3, 4, 5] },
    seats: [state({}), state({ vp: 10, gardens: ["1b", "2a"], university: null })],
  },
  hand: ["S01", "E04"],
  outlook: {
    rounds: 5,
    turns: 4,
    slots: [[4], [4]],
    reserve: [5, 5],
    scores: [33, 47],
    sheet: [
      [20, 3, 4, 1, 2, 0, 0, 3],
      [10, 0, 30, 0, 5, 0, 2, 0],
    ],
    emperors: [
      [["E04", 4]],
      [
        ["E14", 18],
        ["E15", 12],
      ],
    ],
  },
  supply: { leaves: 40, markers: 20, tokens: 0, scrolls: [8, 7, 6] },
  outcome: null,
} as unknown as View;

describe("the figures of a seat", () => {
  it("are the points so far, and those at the end", () => {
    const [ann] = seats(view, null);
    expect(ann).toMatchObject({ value: 20, then: { value: 33, label: "seat-then" } });
    expect(seats(view, {} as Result)[1]).toEqual({
      value: 47,
      label: "seat-points",
      notes: [{ id: "seat-state", args: { cards: 2 } }],
    });
  });
});

describe("the final scoring", () => {
  const steps = stepsOf(view);
  it("goes through the sheet item by item, from the points of the game to the last ones", () => {
    expect(steps.map(({ source }) => source)).toEqual([
      "action_cards",
      "emperor_cards",
      "river",
      "university",
      "emperor_track",
      "cups",
      "tokens",
    ]);
    expect(steps[0]).toMatchObject({ gains: [3, 0], scores: [23, 10] });
    expect(steps[1]).toMatchObject({ gains: [4, 30], scores: [27, 40] });
    expect(steps.at(-1)!.scores).toEqual([33, 47]);
  });
  it("tells of each emperor card, and passes quickly over what brings nobody anything", () => {
    expect(steps[1]!.phrases.map((phrase) => match().say(phrase))).toEqual([
      "Ann: Imperial Seal 4",
      "Ben: Porcelain Patron 18 and Tea Ceremony 12",
    ]);
    expect(steps[4]!.ms).toBeLessThan(steps[3]!.ms);
  });
});

describe("the board in text", () => {
  const lines = text({ ...match("en", 0), view, names } as unknown as MatchContext);
  it("tells of court, regions, cups, seats and hand", () => {
    expect(lines[0]).toBe("Round 2 of 5, start player: Ben");
    expect(lines.find((line) => line.startsWith("Ya’an"))).toMatch(
      /Sichuan, value 3.*Ben, 0 points and free, by points: \d+ and \d+/,
    );
    expect(lines).toContain("Cups of Sichuan: none left.");
    expect(lines).toContain("Leaves: green 2 of quality 2; brown 1 of quality 5.");
    expect(lines).toContain("Turn 1: starting card of strength 2 on top, strength 4.");
    expect(lines.filter((line) => line.startsWith("Market, strength"))).toHaveLength(2);
    expect(lines.find((line) => line.startsWith("Caravan: "))).toMatch(
      / for .*; .* for .*\. With strength \d: .*; \d: /,
    );
    expect(lines).toContain(
      "Supply: leaves 40, cup markers 20, emperor tokens 0; scrolls: strength 8, teapot 7, repeat 6.",
    );
    expect(lines.find((line) => line.startsWith("Segment 4 of the river"))).toMatch(
      /points at the end; here: Ann, Ben/,
    );
    expect(lines.filter((line) => line.startsWith("Sector "))).toHaveLength(8);
    expect(lines.filter((line) => line.startsWith("Emperor row "))).toHaveLength(board.emperor_track.rows.length);
    expect(lines.at(-1)).toMatch(/^Your hand: Imperial Seal; Strength: /);
  });
  it("does not count what never runs out", () => {
    const open = text({ ...match("en", 0), view: { ...view, supply: null }, names } as unknown as MatchContext);
    expect(open.filter((line) => line.startsWith("Supply"))).toEqual([]);
    expect(open).toHaveLength(lines.length - 1);
  });
  it("names cup tiles by the halves that the file has", () => {
    const tiles = board.cups.tiles.map((tile) => (tile.id === "C05" ? { ...tile, left: "white" as const } : tile));
    const hosts = { ...board, cups: { ...board.cups, tiles } };
    const said = text({ ...match("en", 0), board: hosts, view, names } as unknown as MatchContext);
    expect(said.find((line) => line.startsWith("Cups of Home Valley"))).toContain("white–green tile");
    expect(lines.find((line) => line.startsWith("Cups of Home Valley"))).toContain("green–green tile");
    const took: GameEvent[] = [{ kind: "took-cup", seat: 0, province: "yellow", cup: "C05" }];
    expect(tell(took, hosts)[0]?.args?.what).toMatchObject({ args: { what: { args: { cup: "C08" } } } });
  });
  it.each(["pl", "de", "it"])("has words for all of it in %s", (language) => {
    const said = text({ ...match(language, 0), view, names } as unknown as MatchContext).join("\n");
    expect(said).not.toMatch(/words-|text-|[{}$]/);
  });
});
