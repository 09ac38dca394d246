/** What glows: the things on the table that an answer to the present question could name. */
import type { Kind } from "./question";
import { regionOf } from "../board/valley/geometry";
import { type Action, type Of, ofKind } from "./moves";
import type { BoardFile, Caravan, Card, Leaf, Move, Part, Province, Region, Space } from "../wire";

/** What is done on cup rows: a tile is placed, a marker is put or used. */
export type RowMove = Of<"place" | "place-new" | "put" | "marker">;

export interface Targets {
  regions: ReadonlySet<Region>;
  spaces: ReadonlySet<Space>;
  provinces: ReadonlySet<Province>;
  market: ReadonlySet<Card>;
  caravans: ReadonlySet<Caravan>;
  emperors: ReadonlySet<Card>;
  parts: ReadonlySet<Part>;
  river: boolean;
  advance: boolean;
  rows: readonly RowMove[];
  pagodas: ReadonlySet<number>;
  leaves: ReadonlySet<Leaf>;
  /** Bonuses of the top card, from 0. */
  bonuses: ReadonlySet<number>;
}

/** Which of the legal moves are about what is being decided: an action that was picked hides the others. */
export function asked(legal: readonly Move[], kind: Kind, action: Action | null): readonly Move[] {
  if (kind !== "menu") return legal;
  if (action !== null) return ofKind(legal, action);
  // Cards and caravans tell by themselves that they are in reach; regions do so only once a garden is wanted.
  return legal.filter((m) => m.kind !== "garden");
}

export function targetsOf(
  board: BoardFile,
  moves: readonly Move[],
  lists: { leaves: Iterable<Leaf>; regions: Iterable<Region> },
): Targets {
  const gardens = ofKind(moves, "garden").map(({ space }) => space);
  return {
    regions: new Set([...gardens.map((space) => regionOf(board, space)), ...lists.regions]),
    spaces: new Set(gardens),
    provinces: new Set(ofKind(moves, "cups").map(({ province }) => province)),
    market: new Set(ofKind(moves, "buy").map(({ card }) => card)),
    caravans: new Set(ofKind(moves, "caravan").map(({ caravan }) => caravan)),
    emperors: new Set(ofKind(moves, "take").map(({ card }) => card)),
    parts: new Set(ofKind(moves, "university").map(({ part }) => part)),
    river: ofKind(moves, "river").length > 0,
    advance: ofKind(moves, "advance").length > 0,
    rows: ofKind(moves, "place", "place-new", "put", "marker"),
    pagodas: new Set(ofKind(moves, "pagoda").map(({ number }) => number)),
    leaves: new Set(lists.leaves),
    bonuses: new Set(ofKind(moves, "bonus").map(({ number }) => number)),
  };
}
