/** What examples in the rules show: the parts of the table that their moves are about, and what was tried. */
import { cropped } from "../../../lib/board/crop";
import type { Box, Pair } from "../../../lib/board/paths";
import type { Phrase } from "../../contract";
import { regionFile, regionOf, stationsOf, wholeOf } from "../board/valley/geometry";
import { labelOf } from "../words/labels";
import { inValley } from "../board/valley/places";
import type { Verb } from "../play/moves";
import type { View } from "../view";
import type { BoardFile, Move, SeatState } from "../wire";

/** A part of the common table. */
export type Scene = "valley" | "market" | "caravans" | "university" | "stair" | "emperors";
/** A part of a player's board. */
export type Own = "leaves" | "slots" | "cups" | "stock" | "pagodas";

const SCENES: Readonly<Partial<Record<Verb, Scene>>> = {
  garden: "valley",
  pick: "valley",
  harvest: "valley",
  river: "valley",
  cups: "valley",
  buy: "market",
  caravan: "caravans",
  university: "university",
  advance: "stair",
  take: "emperors",
};

/** Where the moves of an example are made, in their order. */
export function scenesOf(moves: readonly Move[]): Scene[] {
  return [...new Set(moves.flatMap((move) => SCENES[move.kind] ?? []))];
}

const OWN: Readonly<Record<Own, ReadonlySet<Verb>>> = {
  leaves: new Set(["pay", "flip", "ferment", "sell", "harvest", "pick", "fee", "buy", "caravan", "advance"]),
  slots: new Set(["top", "cover", "fee", "buy"]),
  cups: new Set(["cups", "place", "place-new", "marker", "put"]),
  stock: new Set(["repeat", "teapot", "advance"]),
  pagodas: new Set(["garden", "pagoda"]),
};

const any = (list: readonly number[]): boolean => list.some((n) => n > 0);

/** What of a player's board belongs to it: what the moves need, and whatever lies there. */
export function ownOf(seat: SeatState, moves: readonly Move[]): Own[] {
  const there: Readonly<Record<Own, boolean>> = {
    leaves: any(seat.green) || any(seat.brown),
    slots: seat.slots.length > 0,
    cups: seat.rows.length > 0,
    stock: seat.tokens > 0 || any(seat.scrolls),
    pagodas: false,
  };
  return (Object.keys(OWN) as Own[]).filter((own) => there[own] || moves.some(({ kind }) => OWN[own].has(kind)));
}

/** Whose board it is: of whoever looks, else of whoever has the turn. */
export const shownSeat = ({ viewer, table }: View): number => (typeof viewer === "object" ? viewer.seat : table.active);

/** No closer than this: a few regions in their surroundings. */
const LEAST = 420;

function touched(board: BoardFile, view: View, move: Move): Pair[] {
  const { region, province, river } = inValley(board, move);
  if (river) {
    const boat = view.table.seats[shownSeat(view)]?.boat ?? 0;
    return stationsOf(board)
      .slice(Math.max(0, boat - 1), boat + 3)
      .map(({ x, y }): Pair => [x, y]);
  }
  if (province) return board.regions.filter((r) => r.province === province).flatMap((r) => r.polygon);
  return region ? (regionFile(board, region)?.polygon ?? []) : [];
}

/** The part of the valley that an example is about: the regions of its moves, and gardens of whoever makes them. */
export function cropOf(board: BoardFile, view: View, moves: readonly Move[]): Box {
  const points = moves.flatMap((move) => touched(board, view, move));
  const founds = moves.some(({ kind }) => kind === "garden");
  const own = founds ? (view.table.seats[shownSeat(view)]?.gardens ?? []) : [];
  const homes = own.flatMap((space) => regionFile(board, regionOf(board, space))?.polygon ?? []);
  return cropped(points.length > 0 ? [...points, ...homes] : [], wholeOf(board), LEAST);
}

/** A move that was refused, as its button would say it. */
export const tries = (move: unknown, board: unknown): Phrase => ({
  id: "example-try",
  args: { move: labelOf(board as BoardFile, move as Move) },
});
