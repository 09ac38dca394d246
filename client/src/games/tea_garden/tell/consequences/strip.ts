/**
 * What an aim takes and brings, for the strip Strength · Pay · Gain. All of it comes from the house: the views before and after it,
 * and what they tell under `outlook`.
 */
import { changesOf, endsOf } from "./changes";
import { askedFor } from "../../play/question";
import { BASKETS } from "../../play/moves";
import { cardPointsOf, costsOf, type Gain, gainsOf, paidFor, potsOf } from "../../play/deals";
import type { View } from "../../view";
import type { Source } from "../standing/pointsources";
import type { Card, Cost, Effect, GardenList, Hurdle, Leaf, Move, Need, Pot, Region, Scroll } from "../../wire";

/** One drawing of the strip. */
export type Item =
  | { is: "leaf"; leaf: Leaf; n: number }
  /** A price whose leaves are not chosen yet. */
  | { is: "price"; n: number; quality: number | null; colour: "any" | "brown" | "green" }
  | { is: "tokens"; n: number }
  | { is: "scroll"; scroll: Scroll; n: number }
  /** Teapots of a price: seen on my top cards, or missing. */
  | { is: "pots"; pots: readonly Pot[]; missing: number }
  | { is: "effect"; effect: Effect }
  /** A gain that the supply cannot pay in full (D1): so many of it are left. */
  | { is: "short"; effect: Effect; n: number }
  | { is: "card"; card: Card }
  /** Points at the end: so many more, or where they stand now and then (`before`); `source`: where they are counted. */
  | { is: "end"; before: number | null; n: number; source?: Source };

export interface Strip {
  /** `need` is the least that will do; `open`: more may be needed, as it is not chosen yet. */
  strength: { have: number; scrolls: number; need: number; open?: boolean } | null;
  pay: Item[];
  gain: Item[];
  /** My points if it ended now, and after it: only where nothing more is asked for it. */
  points?: { before: number; after: number };
}

/** Leaves of a list, those alike together, in the order they are first named. */
export function groupLeaves(leaves: readonly Leaf[]): { leaf: Leaf; n: number }[] {
  const counts = new Map<Leaf, number>();
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return [...counts].map(([leaf, n]) => ({ leaf, n }));
}

const leafItems = (leaves: readonly Leaf[]): Item[] =>
  groupLeaves(leaves).map(({ leaf, n }) => ({ is: "leaf", leaf, n }));
const gainItems = (gains: readonly Gain[]): Item[] =>
  gains.map(({ effect, given }) => (given === null ? { is: "effect", effect } : { is: "short", effect, n: given }));

/** My points before and after, if the house asks me for nothing more then. */
function pointsOf(before: View, after: View, seat: number): Strip["points"] {
  const { point, active } = after.table;
  const settled = active !== seat || point === "menu" || point === "over" || askedFor(point, "fate") !== null;
  const [was, then] = [before.outlook.scores[seat] ?? 0, after.outlook.scores[seat] ?? 0];
  return settled && was !== then ? { before: was, after: then } : undefined;
}

interface Reading {
  view: View;
  seat: number;
}

/** `view`: right before the move, with raised cards played. */
export interface Trying extends Reading {
  /** The view after the move, once the house has said it; null also where hidden things decide what comes. */
  after: View | null;
  /** The same with what is paid for it, where leaves are chosen together with the move. */
  whole?: View | null;
  /** Leaves that I am about to pay with it; null where none are asked for. */
  picked: readonly Leaf[] | null;
}

/** The strip of a move: what it takes and brings, and what the house says of the points at the end. */
export function stripOf(move: Move, trying: Trying): Strip {
  const { view, seat } = trying;
  const after = trying.whole ?? trying.after;
  const taken = costOf(move, trying);
  const gain = wonBy(move, trying);
  if (!after) return { ...taken, gain };
  const ends = endsOf(view, after, seat);
  const isTold = (item: Item): boolean =>
    item.is === "end" && ends.gain.some((end) => end.is === "end" && end.source === item.source);
  const points = pointsOf(view, after, seat);
  return {
    strength: taken.strength,
    pay: [...taken.pay, ...ends.pay],
    gain: [...gain.filter((item) => !isTold(item)), ...ends.gain],
    ...(points ? { points } : {}),
  };
}

/** What the house tells as its gain; else what it says has changed. */
function wonBy(move: Move, trying: Trying): Item[] {
  const gains = gainItems(gainsOf(move, trying.view));
  if (move.kind === "buy") return cardGains(move, trying.view);
  return gains.length > 0 || isForMore(move) ? gains : differences(trying).gain;
}
/** Nothing is won by the move itself: it leads to something that is chosen, or paid for, next. */
const isForMore = ({ kind }: Move): boolean => kind === "garden" || kind === "repeat" || kind === "fee";

function differences({ view, after, seat }: Trying): { pay: Item[]; gain: Item[] } {
  const [before, then] = [view.table.seats[seat], after?.table.seats[seat]];
  return before && then ? changesOf(before, then) : { pay: [], gain: [] };
}

type Strength = Strip["strength"];
const strengthOf = (view: View, hurdle: Hurdle | null | undefined, open = false): Strength =>
  hurdle ? { have: view.outlook.strength, scrolls: hurdle.scrolls ?? 0, need: hurdle.need, open } : null;

function costItem(cost: Cost): Item {
  switch (cost.kind) {
    case "leaves":
      return { is: "price", n: cost.n, quality: cost.q ?? null, colour: "any" };
    case "green":
    case "brown":
      return { is: "price", n: cost.n, quality: null, colour: cost.kind };
    case "tokens":
      return { is: "tokens", n: cost.n };
    case "scroll":
      return { is: "scroll", scroll: cost.scroll, n: cost.n };
  }
}
/** The price of a move; once its leaves are chosen, those. */
function priceOf(move: Move, { view, picked }: Trying): Item[] {
  const price = costsOf(move, view).map(costItem);
  return picked ? [...price.filter(({ is }) => is !== "price"), ...leafItems(picked)] : price;
}

/** What it takes: strength with the scrolls that make up for it (T18), and a price. */
function costOf(move: Move, trying: Trying): Pick<Strip, "strength" | "pay"> {
  const { view, after } = trying;
  const { outlook, table } = view;
  switch (move.kind) {
    case "garden": {
      // The smallest pagoda that is there.
      const [least, ...more] = after?.outlook.pagodas ?? [];
      return { strength: strengthOf(view, least, more.length > 0), pay: [] };
    }
    case "pagoda": {
      const taken = outlook.pagodas?.find(({ number }) => number === move.number);
      return { strength: strengthOf(view, taken), pay: [] };
    }
    case "buy": {
      const at = table.market.indexOf(move.card);
      const pots = potsOf(move, view);
      const seen: Item[] = pots.length > 0 ? [{ is: "pots", pots, missing: outlook.missing[at] ?? 0 }] : [];
      return { strength: strengthOf(view, outlook.reach?.market[at]), pay: [...priceOf(move, trying), ...seen] };
    }
    case "caravan": {
      const tiers = outlook.reach?.tiers[table.caravans.indexOf(move.caravan)];
      return { strength: strengthOf(view, tiers?.[move.tier]), pay: priceOf(move, trying) };
    }
    case "advance":
    case "repeat":
    case "fee":
    case "teapot":
      return { strength: null, pay: priceOf(move, trying) };
    case "marker":
    case "bonus":
    case "river":
    case "university":
      return { strength: null, pay: [] };
  }
  return { strength: null, pay: differences(trying).pay };
}

/** A list that is being chosen: leaves to pay, turn or sell, gardens to harvest. `view`: in which it is asked. */
export interface Listing extends Reading {
  /** The view after what is chosen; null until the house has said it. */
  whole: View | null;
  leaves: readonly Leaf[];
  gardens: readonly Region[];
}

/** The strip of a list; null where none is asked. */
export function listStrip(listing: Listing): Strip | null {
  const { view, whole, seat, leaves, gardens } = listing;
  const { point } = view.table;
  const bill = askedFor(point, "pay");
  if (bill) {
    const { cause } = bill;
    const bought: Buying | null = typeof cause === "object" && "buy" in cause ? { kind: "buy", card: cause.buy } : null;
    const gain = bought ? cardGains(bought, view) : gainItems(paidFor(view));
    return { strength: null, pay: leafItems(leaves), gain };
  }
  const [before, then] = [view.table.seats[seat], whole?.table.seats[seat]];
  const { pay, gain } = before && then ? changesOf(before, then) : { pay: [], gain: [] };
  /** For so many that are named. */
  const strength = (needs: readonly Need[] | undefined, named: number): Strip["strength"] => {
    const need = needs?.[named];
    return need ? { have: view.outlook.strength, scrolls: need.scrolls, need: need.strength } : null;
  };
  if (askedFor(point, "flip")) return { strength: strength(view.outlook.leaves?.needs, leaves.length), pay, gain };
  if (askedFor(point, "sell")) return { strength: null, pay: leafItems(leaves), gain };
  const { picks } = view.outlook;
  if (!picks) return null;
  return { strength: strength(picks.needs, gardens.length), pay, gain: whole ? cropItems(picks, gardens, gain) : [] };
}

/** What the gardens give, by quality; where the house gives less of it, that is said (D1). */
function cropItems({ open }: GardenList, gardens: readonly Region[], gain: readonly Item[]): Item[] {
  const crops = open.flatMap(([region, crop]) => (gardens.includes(region) && crop.kind === "leaves" ? [crop] : []));
  const won = gain.flatMap((item) => (item.is === "effect" && item.effect.kind === "leaves" ? [item.effect] : []));
  const count = (of: readonly { n: number; q: number }[], q: number): number =>
    of.reduce((sum, effect) => sum + (effect.q === q ? effect.n : 0), 0);
  return BASKETS.filter((q) => count(crops, q) > 0).map((q): Item => {
    const effect: Effect = { kind: "leaves", n: count(crops, q), q };
    const given = count(won, q);
    return given === effect.n ? { is: "effect", effect } : { is: "short", effect, n: given };
  });
}

type Buying = Extract<Move, { kind: "buy" }>;

function cardGains(move: Buying, view: View): Item[] {
  const n = cardPointsOf(move, view);
  return [
    { is: "card", card: move.card },
    ...(n > 0 ? [{ is: "end" as const, before: null, n, source: "action_cards" as const }] : []),
  ];
}
