/** What stands on the board, on tiles and on cards as the gain of a move. It is read there; how much of it there is (D1), the house says. */
import { same } from "../../../lib/table/turn/same";
import { caravanOf } from "../board/court/caravans";
import { faceOf } from "../board/art/cards";
import { cupOf } from "../board/art/cups";
import { askedFor } from "./question";
import { regionOf } from "./moves";
import type { View } from "../view";
import { bonusOf } from "../board/valley/tokens";
import type { BoardFile, Cause, Effect, Move, Part, PartFile, RowFile, SegmentFile, Space } from "../wire";

/** Where something is read. */
export interface Reading {
  view: View;
  board: BoardFile;
  seat: number;
}

/** The emperor row that a seat could rise to. */
export const nextRow = ({ view, board, seat }: Reading): RowFile | null =>
  board.emperor_track.rows.find(({ row }) => row === view.outlook.rows[seat]) ?? null;
/** The station that a seat's boat would come to. */
export const nextSegment = ({ view, board, seat }: Reading): SegmentFile | null =>
  board.river.segments.find(({ index }) => index === view.outlook.segments[seat]) ?? null;
/** A part of the sector that a seat's worker would come to. */
export const nextPart = ({ view, board, seat }: Reading, part: Part): PartFile | null =>
  board.university.sectors
    .find(({ sector }) => sector === view.outlook.sectors[seat])
    ?.parts.find((p) => p.part === part) ?? null;

/** The token of the region that a space lies in. */
const tokenAt = (space: Space, { view, board }: Reading): readonly Effect[] =>
  bonusOf(board, view.table.bonus[Number(regionOf(space)) - 1] ?? null);
/** The points of a space. */
const pointsAt = (space: Space, { board }: Reading): number =>
  board.regions.flatMap(({ spaces }) => spaces).find(({ id }) => id === space)?.vp ?? 0;

/** The effects in printed order, without the points of a garden's space. */
function rewardOf(move: Move, at: Reading): readonly Effect[] {
  const { view, board, seat } = at;
  const me = view.table.seats[seat];
  switch (move.kind) {
    case "garden":
      return tokenAt(move.space, at);
    case "pagoda":
      return tokenAt(askedFor(view.table.point, "pagoda")?.space ?? "", at);
    case "caravan": {
      const { trades, strengths } = caravanOf(board, move.caravan);
      return [...(trades[move.trade]?.reward ?? []), ...(strengths[move.tier]?.reward ?? [])];
    }
    case "advance":
      return nextRow(at)?.reward ?? [];
    case "river":
      return nextSegment(at)?.bonus ?? [];
    case "university":
      return nextPart(at, move.part)?.bonus ?? [];
    case "marker": {
      const { row, gap } = move.spot;
      const tile = me?.rows[row]?.tiles[move.end === "left" ? gap : gap + 1];
      return tile ? cupOf(board, tile).bonus : [];
    }
    case "bonus": {
      const top = me?.slots.at(-1)?.top;
      const effect = top ? faceOf(board, top).bonus[move.number] : undefined;
      return effect ? [effect] : [];
    }
    default:
      return [];
  }
}

/** The space that a garden would stand on. */
function spaceOf(move: Move, { view }: Reading): Space | null {
  if (move.kind === "garden") return move.space;
  return move.kind === "pagoda" ? (askedFor(view.table.point, "pagoda")?.space ?? null) : null;
}

/** An effect that a move brings, and how much of it there is; null: all of it. */
export interface Gain {
  effect: Effect;
  given: number | null;
}

/** What the house says of a move that would bring less than what is printed. */
function shortageOf(move: Move, { view }: Reading): readonly (number | null)[] {
  const region = move.kind === "garden" ? regionOf(move.space) : null;
  const found = view.outlook.short?.find(({ by }) =>
    by.kind === "garden" ? regionOf(by.space) === region : same(by, move),
  );
  return found?.given ?? [];
}

/** What a move brings: for a garden the points of the space, then the region's token (T23). */
export function gainsOf(move: Move, at: Reading): Gain[] {
  const [space, given] = [spaceOf(move, at), shortageOf(move, at)];
  const points = space === null ? 0 : pointsAt(space, at);
  return [
    ...(points > 0 ? [{ effect: { kind: "vp" as const, n: points }, given: null }] : []),
    ...rewardOf(move, at).map((effect, n) => ({ effect, given: given[n] ?? null })),
  ];
}

/** The same without how much there is. */
export const effectsOf = (
  move: Move,
  { view, board, seat }: Pick<Reading, "view" | "board"> & { seat: number | null },
): Effect[] => gainsOf(move, { view, board, seat: seat ?? 0 }).map(({ effect }) => effect);

/** The move that is being paid for; null where that brings nothing printed. */
export function moveOf(cause: Cause): Move | null {
  if (cause === "row") return { kind: "advance" };
  if (typeof cause === "string" || "buy" in cause) return null;
  const [caravan, trade, tier] = cause.caravan;
  return { kind: "caravan", caravan, trade, tier };
}
