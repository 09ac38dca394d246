/** Positions for the tests: the real board, two seats; seat 0 is asked. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Fake } from "../fake";
import type { View } from "./view";
import type { Of } from "./play/moves";
import type {
  BoardFile,
  Caravan,
  Card,
  End,
  GardenList,
  Hurdle,
  Leaf,
  LeafList,
  Means,
  Move,
  Outlook,
  Part,
  Point,
  Province,
  Reach,
  Region,
  SeatState,
  Space,
  Swap,
  Table,
  Turn,
  Zone,
} from "./wire";

export const board = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../../../games/tea_garden/boards/valley.json"), "utf8"),
) as BoardFile;

export const turn = (changes: Partial<Turn> = {}): Turn => ({
  played: false,
  main: false,
  side: null,
  repeated: false,
  window: false,
  fee: false,
  free: false,
  used: 0,
  ...changes,
});

export const seat = (changes: Partial<SeatState> = {}): SeatState => ({
  hidden: ["S01", "S04", "S08", "S09"],
  cards: 4,
  known: [],
  discard: [],
  removed: [],
  slots: [],
  green: [0, 2, 0, 0, 0, 0],
  brown: [0, 0, 0, 0, 0, 0],
  tokens: 0,
  scrolls: [0, 0, 0],
  rows: [],
  boat: 0,
  berth: null,
  university: null,
  centre: 0,
  emperor: 0,
  pagodas: [2, 3, 4, 5, 6, 7],
  gardens: ["1a"],
  caravans: [],
  vp: 0,
  passed: false,
  ...changes,
});

/** What the house says of a list of leaves, of gardens, and of what the cards of the turn are good for. */
export const leafList = (changes: Partial<LeafList> = {}): LeafList => ({
  done: 0,
  least: 0,
  most: 0,
  brown: 0,
  quality: 1,
  open: [],
  proposed: [],
  ...changes,
});
export const gardenList = (changes: Partial<GardenList> = {}): GardenList => ({
  done: 0,
  least: 1,
  most: 1,
  open: [],
  proposed: [],
  needs: [],
  ...changes,
});
/** Gardens that can be harvested, by region with the quality of their leaf. */
export const crops = (of: Record<string, number>): GardenList["open"] =>
  Object.entries(of).map(([region, q]) => [region, { kind: "leaves", n: 1, q }]);
/** Places of the market, by the scrolls that each takes. */
export const hurdles = (...scrolls: (number | null)[]): Hurdle[] =>
  scrolls.map((n, at) => ({ need: board.player_board.market_slot_strengths[at]!, scrolls: n }));
export const reach = (changes: Partial<Reach> = {}): Reach => ({
  market: hurdles(0, 0, 0, 0, 0, 0),
  tiers: Array.from({ length: 3 }, () => [
    { need: 2, scrolls: 0 },
    { need: 4, scrolls: 0 },
  ]),
  barred: [],
  sales: [],
  ...changes,
});

const NO_LEAVES = Array<number>(12).fill(0) as Outlook["ripened"][number];

/** `mine`: what seat 0 has on its board. */
export function view(
  point: Point,
  mine: Partial<SeatState> = {},
  changes: Partial<Table> = {},
  outlook: Partial<Outlook> = {},
  hand: string[] | null = ["S01", "S04", "S08", "S09"],
): View {
  const table: Table = {
    supply: "box",
    round: 2,
    start: 0,
    active: 0,
    point,
    tasks: [],
    turn: turn(),
    market: ["A11", "A12", "A13", "A14", "A15", "A16"],
    caravans: ["KB01", "KB02", "KB03"],
    emperors: ["E01", "E02", "E03"],
    tops: ["C01", "C02", "C03", "C04", "C05"],
    bonus: [null, ...board.tokens.slice(0, 15).map((token) => token.id)] as Table["bonus"],
    down: { actions: [3, 4, 4, 4, 4], caravans: [4, 15], emperors: 13, cups: [4, 4, 4, 4, 4] },
    gone: [],
    seats: [seat(mine), seat({ gardens: ["1b"] })],
    ...changes,
  };
  return {
    viewer: { seat: 0 },
    board: "valley",
    table,
    hand,
    supply: { leaves: 70, markers: 30, tokens: 30, scrolls: [8, 8, 8] },
    outlook: {
      rounds: 5,
      turns: 4,
      sheet: [Array<number>(8).fill(0), Array<number>(8).fill(0)],
      scores: [0, 0],
      strength: 0,
      slots: table.seats.map(() => []),
      slot: table.seats[table.active]!.slots.length - (table.turn.played ? 1 : 0),
      fees: [3, 3],
      fee: [
        { kind: "leaves", n: 2 },
        { kind: "brown", n: 1 },
      ],
      ripens: table.round < 5,
      segments: [1, 1],
      reserve: [6, 6],
      rows: [1, 1],
      cups: [[0, 1], [], [], [], []],
      teapots: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      missing: [1, 1, 1, 1, 1, 1],
      ripened: [NO_LEAVES, NO_LEAVES],
      harvest: [
        [0, 2, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
      ],
      gardens: [null, 0, 0, 2, 2, 0, 0, 2, 2, null, null, null, null, null, null, null],
      emperors: [[], []],
      sectors: [1, 1],
      ...outlook,
    },
    outcome: null,
  };
}

const plain = <K extends Move["kind"]>(kind: K): { kind: K } => ({ kind });
const ofCard =
  <K extends Move["kind"]>(kind: K) =>
  (card: Card): { kind: K; card: Card } => ({ kind, card });
/** Moves, by their fields: rows, connections, trades, tiers and bonuses count from 0. */
export const mv = {
  pass: plain("pass"),
  fee: plain("fee"),
  advance: plain("advance"),
  done: plain("done"),
  ferment: plain("ferment"),
  harvest: plain("harvest"),
  river: plain("river"),
  end: plain("end"),
  draw: plain("draw"),
  skip: plain("skip"),
  placeNew: plain("place-new"),
  top: ofCard("top"),
  cover: ofCard("cover"),
  buy: ofCard("buy"),
  take: ofCard("take"),
  discard: ofCard("discard"),
  garden: (space: Space): Of<"garden"> => ({ kind: "garden", space }),
  pick: (region: Region): Of<"pick"> => ({ kind: "pick", region }),
  pagoda: (number: number): Of<"pagoda"> => ({ kind: "pagoda", number }),
  bonus: (number: number): Of<"bonus"> => ({ kind: "bonus", number }),
  teapot: (swap: Swap): Of<"teapot"> => ({ kind: "teapot", swap }),
  caravan: (caravan: Caravan, trade: number, tier: number): Of<"caravan"> => ({
    kind: "caravan",
    caravan,
    trade,
    tier,
  }),
  flip: (basket: number): Of<"flip"> => ({ kind: "flip", basket }),
  pay: (leaf: Leaf): Of<"pay"> => ({ kind: "pay", leaf }),
  sell: (leaf: Leaf): Of<"sell"> => ({ kind: "sell", leaf }),
  university: (part: Part): Of<"university"> => ({ kind: "university", part }),
  cups: (province: Province): Of<"cups"> => ({ kind: "cups", province }),
  place: (row: number, end: End): Of<"place"> => ({ kind: "place", row, end }),
  repeat: (means: Means): Of<"repeat"> => ({ kind: "repeat", means }),
  marker: (row: number, gap: number, end: End): Of<"marker"> => ({ kind: "marker", spot: { row, gap }, end }),
  put: (row: number, gap: number): Of<"put"> => ({ kind: "put", spot: { row, gap } }),
  remove: (zone: Zone, card: Card): Of<"remove"> => ({ kind: "remove", zone, card }),
};

export class FakeMatch extends Fake<View, BoardFile, Move> {
  constructor(of: View, legal: readonly Move[]) {
    super(of, board, ["Ann", "Ben"]);
    this.legal = [...legal];
  }
}
