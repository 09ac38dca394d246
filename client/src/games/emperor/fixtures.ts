/** Positions for the tests: the real map, two states. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Fake } from "../fake";
import type { View } from "./view";
import type {
  BoardFile,
  Growing,
  Merger,
  Move,
  Outlook,
  Phase,
  Point,
  Province,
  ProvinceState,
  Rules,
  Table,
} from "./wire";

const folder = resolve(import.meta.dirname, "../../../../games/emperor");
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(folder, path), "utf8"));

export const board = read("boards/china.json") as BoardFile;

/** Where a scenario begins. */
export const positionOf = (scenario: string): Table =>
  (read(`scenarios/${scenario}.json`) as { position: { table: Table } }).position.table;

export const VIENNA: Rules = positionOf("l06-attack").rules;

/** The phases of a turn while one of them is under way. */
export const phasesAt = (now: number, all: readonly number[] = [1, 2, 3, 4, 5]): Phase[] =>
  all.map((number) => ({ number, is: number < now ? "done" : number > now ? "next" : "now" }));

/** One lot of markers to be placed: in each province so many stay, by so many moves. */
export const growing = (
  count: number,
  rooms: Readonly<Record<Province, readonly [stay: number, moves: number]>>,
  origin: Province | null = null,
): Growing => ({
  lots: [{ origin, count }],
  left: count,
  next: count,
  rooms: Object.entries(rooms).map(([province, [stay, moves]]) => ({ province, stay, moves })),
});

/** Two states as one. */
export const merger = (senior: number, junior: number, more: Partial<Merger> = {}): Merger => ({
  senior,
  junior,
  lost: 0,
  cards: 0,
  when: "at-once",
  markers: 9,
  provinces: 5,
  hand: 0,
  points: 20,
  ...more,
});

export const held = (owner: number, markers: number): ProvinceState => ({
  owner,
  markers,
  spent: 0,
  exhausted: 0,
  symbols: [0, 0, 0],
});

/** Seat 0 has Honan (5), Hupeh (3) and Anhwei (2), seat 1 has Hunan (4) and Kiangsu (2). */
export function view(point: Point, changes: Partial<Table> = {}, more: Partial<View> = {}): View {
  const seat = {
    status: "live" as const,
    share: null,
    cornered: 0,
    claim: false,
    placed: true,
    known: [],
    reliefs: 0,
  };
  const table: Table = {
    rules: VIENNA,
    point,
    first: 0,
    active: 0,
    turn: 5,
    provinces: { honan: held(0, 5), hupeh: held(0, 3), anhwei: held(0, 2), hunan: held(1, 4), kiangsu: held(1, 2) },
    seats: [seat, seat],
    yang_then: [],
    yin_unseen: {},
    yin_then: [],
    holding: 0,
    growth: { regular: 0, place: null, bonus: Array(21).fill(0) as Table["growth"]["bonus"], drops: 0 },
    closed: [],
    proposed: [],
    demanded: [],
    refused: [],
    share: null,
    pending: null,
    battle: null,
    throw: [0, 0, 0, 0, 0, 0],
    yang_at: null,
    yin_at: null,
    struck: null,
    ...changes,
  };
  return {
    viewer: { seat: 0 },
    board: "china",
    table,
    hand: [],
    cards: [0, 0],
    yang_deck: 32,
    unseen: {},
    drawn: null,
    supply: [20, 24],
    outcome: null,
    outlook: {
      influence: [[], []],
      scores: [16, 10],
      points: [],
      reach: [[], []],
      completing: [[], []],
      leaders: [0, 1],
      attacks: [],
      facing: true,
      fight: null,
      dice: 1,
      refuges: [],
      orders: { attack: null, always: 10 },
      mergers: [],
      partner: null,
      vacant: null,
      growing: null,
      fragile: [],
      relief: null,
      phases: phasesAt(4),
      countdown: { by: "turns", now: table.turn, all: 33, turns: [] },
      rule_set: "vienna",
      barriers: {},
    },
    ...more,
  };
}

/** The same with something else told about it. */
export const withOutlook = (of: View, outlook: Partial<Outlook>): View => ({
  ...of,
  outlook: { ...of.outlook, ...outlook },
});

/** The same with other markers. */
export const withMarkers = (of: View, markers: Record<string, [owner: number, count: number]>): View => ({
  ...of,
  table: {
    ...of.table,
    provinces: {
      ...of.table.provinces,
      ...Object.fromEntries(Object.entries(markers).map(([id, [owner, count]]) => [id, held(owner, count)])),
    },
  },
});

const PARTS: Readonly<Record<string, readonly string[]>> = {
  settle: ["province"],
  grow: ["province"],
  colonise: ["from", "to"],
  move: ["from", "to", "count"],
  attack: ["from", "to"],
  propose_merge: ["seat", "share"],
  demand: ["province"],
  withdraw: ["to"],
  offer_merge: ["share"],
  roll: ["dice"],
  advance: ["count"],
  yang: ["province"],
  yin: ["province"],
  join: ["seat"],
};

/** Moves as records write them: `move honan hupeh 2`. */
export function move(text: string): Move {
  const [verb = "", ...words] = text.split(" ");
  if (verb === "relief") return { kind: verb, accepted: words[0] === "yes" };
  const parts = words.map((word, n) => [PARTS[verb]![n], /^\d+$/.test(word) ? Number(word) : word]);
  return { kind: verb.replace("_", "-"), ...Object.fromEntries(parts) } as Move;
}

/** `legal` as records write it. */
export class FakeMatch extends Fake<View, BoardFile, Move> {
  /** Under way. */
  get state(): unknown {
    return { result: null };
  }
  constructor(point: Point, legal: string[], changes: Partial<Table> = {}, outlook: Partial<Outlook> = {}) {
    super(withOutlook(view(point, changes), outlook), board, ["Ann", "Ben"]);
    this.legal = legal.map(move);
  }
}
