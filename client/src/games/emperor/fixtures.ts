/** Positions for the tests: the real map, two states. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Fake } from "../fake";
import type { Seat } from "../wire";
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

const plain = <K extends Move["kind"]>(kind: K): { kind: K } => ({ kind });
type Of<K extends Move["kind"]> = Extract<Move, { kind: K }>;
const at =
  <K extends Move["kind"]>(kind: K) =>
  (province: Province): { kind: K; province: Province } => ({ kind, province });
const fromTo =
  <K extends Move["kind"]>(kind: K) =>
  (from: Province, to: Province): { kind: K; from: Province; to: Province } => ({ kind, from, to });
/** Moves, by their fields. */
export const mv = {
  drop: plain("drop"),
  endPhase: plain("end-phase"),
  accept: plain("accept"),
  refuse: plain("refuse"),
  stand: plain("stand"),
  breakOff: plain("break-off"),
  leave: plain("leave"),
  resign: plain("resign"),
  settle: at("settle"),
  grow: at("grow"),
  demand: at("demand"),
  yang: at("yang"),
  yin: at("yin"),
  colonise: fromTo("colonise"),
  attack: fromTo("attack"),
  move: (from: Province, to: Province, count: number): Of<"move"> => ({ kind: "move", from, to, count }),
  withdraw: (to: Province): Of<"withdraw"> => ({ kind: "withdraw", to }),
  proposeMerge: (seat: Seat, share?: number): Of<"propose-merge"> =>
    share === undefined ? { kind: "propose-merge", seat } : { kind: "propose-merge", seat, share },
  offerMerge: (share?: number): Of<"offer-merge"> =>
    share === undefined ? { kind: "offer-merge" } : { kind: "offer-merge", share },
  roll: (dice: number): Of<"roll"> => ({ kind: "roll", dice }),
  advance: (count: number): Of<"advance"> => ({ kind: "advance", count }),
  relief: (accepted: boolean): Of<"relief"> => ({ kind: "relief", accepted }),
  join: (seat: Seat): Of<"join"> => ({ kind: "join", seat }),
};

export class FakeMatch extends Fake<View, BoardFile, Move> {
  /** Under way. */
  get state(): unknown {
    return { result: null };
  }
  constructor(point: Point, legal: Move[], changes: Partial<Table> = {}, outlook: Partial<Outlook> = {}) {
    super(withOutlook(view(point, changes), outlook), board, ["Ann", "Ben"]);
    this.legal = legal;
  }
}
