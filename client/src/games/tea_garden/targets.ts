/** What glows: the things on the table that an answer to the present question could name. */
import type { Kind } from "./kind";
import { type Action, type Move, isAction } from "./moves";
import type { Caravan, Card, Leaf, Part, Province, Region, Space, Spot } from "./wire";

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
  /** Connections with a marker to use, or where one may be put. */
  spots: ReadonlySet<Spot>;
  /** Ends of cup rows: `new`, `1 left`. */
  ends: ReadonlySet<string>;
  pagodas: ReadonlySet<number>;
  leaves: ReadonlySet<Leaf>;
  /** Bonuses of the top card, from 1. */
  bonuses: ReadonlySet<number>;
}

/** Cards and caravans tell by themselves that they are in reach; regions do so only once a garden is wanted. */
const QUIET: ReadonlySet<string> = new Set(["garden"]);

/** Which of the legal moves are about what is being decided: an action that was picked hides the others. */
export function asked(legal: readonly Move[], kind: Kind, action: Action | null): readonly Move[] {
  if (kind !== "menu") return legal;
  if (action !== null) return legal.filter((m) => m.verb === action);
  return legal.filter((m) => !QUIET.has(m.verb));
}

const named = <T>(moves: readonly Move[], of: (move: Move) => T | undefined): ReadonlySet<T> =>
  new Set(moves.flatMap((m) => of(m) ?? []));

export function targetsOf(
  moves: readonly Move[],
  lists: { leaves: Iterable<Leaf>; regions: Iterable<Region> },
): Targets {
  const of = (...verbs: string[]): readonly Move[] => moves.filter((m) => verbs.includes(m.verb));
  return {
    regions: new Set([...named(of("garden"), (m) => m.region), ...lists.regions]),
    spaces: named(of("garden"), (m) => m.space),
    provinces: named(of("cups"), (m) => m.province),
    market: named(of("buy"), (m) => m.card),
    caravans: named(of("caravan"), (m) => m.caravan),
    emperors: named(of("take"), (m) => m.card),
    parts: named(of("university"), (m) => m.part),
    river: of("river").length > 0,
    advance: of("advance").length > 0,
    spots: named(of("marker", "put"), (m) => m.spot),
    ends: named(of("place"), (m) => (m.row === undefined ? m.end : `${m.row} ${m.end}`)),
    pagodas: named(of("pagoda"), (m) => m.n),
    leaves: new Set(lists.leaves),
    bonuses: named(of("bonus"), (m) => m.n),
  };
}

export const NO_MOVE: Move = { text: "", verb: "" };
/** Whether a move is one of the five, so that its action counts as picked. */
export const actionOf = (move: Move): Action | null => (isAction(move.verb) ? move.verb : null);
