/** Numbers of the view as panels show them. Nothing is computed by rules here: it is counted and rounded. */
import type { Look } from "../../../../lib/wire/wire";
import type { MatchContext } from "../../../contract";
import { SYMBOLS } from "../../board/geometry";
import { percentOf } from "../../words/odds";
import type { View } from "../../view";
import type { Seat } from "../../../wire";
import type { Odds, Province, Yang } from "../../wire";

export interface Bar {
  /** Markers left. */
  left: number;
  percent: number;
  /** Height, 0 to 1, of the highest bar. */
  height: number;
}

/** How the fight may end: the attacker's markers left, most first, then the defender's, fewest first. */
export function bars({ attackers_left, defenders_left }: Odds): [Bar[], Bar[]] {
  const most = Math.max(1, ...attackers_left, ...defenders_left);
  const bar = (chance: number, n: number): Bar => ({ left: n + 1, percent: percentOf(chance), height: chance / most });
  return [attackers_left.map(bar).reverse(), defenders_left.map(bar)];
}

/** A state in five numbers. */
export interface Figures {
  provinces: number;
  influenced: number;
  markers: number;
  cards: number;
  points: number;
}

export const ownedBy = ({ table }: View, seat: Seat): Province[] =>
  Object.entries(table.provinces)
    .filter(([, p]) => p.owner === seat && p.markers > 0)
    .map(([id]) => id);

export function figuresOf(view: View, seat: Seat): Figures {
  const own = ownedBy(view, seat);
  return {
    provinces: own.length,
    influenced: view.outlook.influence[seat]?.length ?? 0,
    markers: own.reduce((sum, id) => sum + view.table.provinces[id]!.markers, 0),
    cards: view.cards[seat] ?? 0,
    points: view.outlook.scores[seat] ?? 0,
  };
}

/** Cards that a deck holds, and those of them that nobody has seen: used ones lie at the bottom (E75). */
export interface Deck {
  held: number;
  unseen: number;
}

export function decksOf({ table, yang_deck }: View): { yang: Deck; yin: Deck } {
  const unseen = Object.values(table.yin_unseen).reduce((sum, n) => sum + n, 0);
  return {
    yang: { held: yang_deck + table.yang_then.length, unseen: yang_deck },
    yin: { held: unseen + table.yin_then.length, unseen },
  };
}

export const markersIn = ({ table }: View, province: Province): number => table.provinces[province]?.markers ?? 0;

/** Which kinds of symbols lie in a province. */
export const symbolsAt = ({ table }: View, province: Province): Yang[] =>
  SYMBOLS.filter((_, n) => (table.provinces[province]?.symbols[n] ?? 0) > 0);

/** A hand as kinds of cards with their numbers, in the order of the deck. */
export function kindsOf(hand: readonly Yang[]): { card: Yang; count: number }[] {
  const kinds = ORDER.map((card) => ({ card, count: hand.filter((c) => c === card).length }));
  return kinds.filter(({ count }) => count > 0);
}

const ORDER: readonly Yang[] = ["cross_water", "cross_mountain", "cross_wall", "relief_famine", "relief_flood"];

/** Colour and shape of a seat. */
export const lookOf = (match: Pick<MatchContext, "looks">, seat: number | null): Look =>
  match.looks[seat ?? 0] ?? { color: 0, shape: 0 };
