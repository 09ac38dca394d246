/** Positions for the tests: the real board, two seats; seat 0 is asked. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Fake } from "../fake";
import type { View } from "./view";
import type {
  BoardFile,
  GardenList,
  LeafList,
  Move,
  Outlook,
  Point,
  Reach,
  SeatState,
  Spot,
  Table,
  Turn,
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
export const reach = (changes: Partial<Reach> = {}): Reach => ({
  market: [0, 0, 0, 0, 0, 0],
  tiers: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
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
      poor: false,
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

/** Moves as records write them, in the notation of RULES.md: there all is counted from 1. */
export const move = (text: string): Move => parts(text) as Move;
function parts(text: string): object {
  const [kind = "", a = "", b = "", c = ""] = text.split(" ");
  const place = (n: string): number => Number(n) - 1;
  const spot = (): Spot => {
    const [row = "", gap = ""] = a.split(".");
    return { row: place(row), gap: place(gap) };
  };
  switch (kind) {
    case "top":
    case "cover":
    case "buy":
    case "take":
    case "discard":
      return { kind, card: a };
    case "garden":
      return { kind, space: a };
    case "pick":
      return { kind, region: a };
    case "pagoda":
      return { kind, number: Number(a) };
    case "bonus":
      return { kind, number: place(a) };
    case "teapot":
      return { kind, swap: a };
    case "caravan":
      return { kind, caravan: a, trade: place(b), tier: place(c) };
    case "flip":
      return { kind, basket: Number(a) };
    case "pay":
    case "sell":
      return { kind, leaf: a };
    case "university":
      return { kind, part: a };
    case "cups":
      return { kind, province: a };
    case "place":
      return a === "new" ? { kind: "place-new" } : { kind, row: place(a), end: b };
    case "repeat":
      return { kind, means: a };
    case "marker":
      return { kind, spot: spot(), end: b };
    case "put":
      return { kind, spot: spot() };
    case "remove":
      return { kind, zone: a, card: b };
    case "pass":
    case "fee":
    case "advance":
    case "done":
    case "ferment":
    case "harvest":
    case "river":
    case "end":
    case "draw":
    case "skip":
      return { kind };
    default:
      throw new Error(`no move: ${text}`);
  }
}
export const moves = (...texts: string[]): Move[] => texts.map(move);

export class FakeMatch extends Fake<View, BoardFile, Move> {
  constructor(of: View, legal: readonly string[]) {
    super(of, board, ["Ann", "Ben"]);
    this.legal = legal.map(move);
  }
}
