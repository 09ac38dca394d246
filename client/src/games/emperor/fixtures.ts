/** Positions for the tests: the real map, two states. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Fake } from "../fake";
import { rulesOf } from "./ruleset";
import type { View } from "./seen";
import type { BoardFile, Move, Point, ProvinceState, Rules, Table } from "./wire";

export const board = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../../../games/emperor/boards/china.json"), "utf8"),
) as BoardFile;

export const VIENNA: Rules = {
  ...rulesOf("vienna"),
  yin_33: false,
  honan_shensi_mountain: false,
  shantung_anhwei_open: false,
};

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
      attacks: [],
      fight: null,
      mergers: [],
      phases: [1, 2, 3, 4, 5],
    },
    ...more,
  };
}

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
  constructor(point: Point, legal: string[], changes: Partial<Table> = {}) {
    super(view(point, changes), board, ["Ann", "Ben"]);
    this.legal = legal.map(move);
  }
}
