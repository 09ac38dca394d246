/**
 * What an aim takes and brings, for the strip Strength · Pay · Gain. Figures come from the view, the house's preview of it and
 * the board file: what is paid now or later, and what is printed as its reward.
 */
import { caravanOf } from "./caravans";
import { faceOf } from "./cards";
import { askedFor } from "./kind";
import { markersOf } from "./mine";
import { isBrown, regionOf } from "./moves";
import type { View } from "./seen";
import { inSupply } from "./short";
import { type Source, SOURCES } from "./sources";
import type { BoardFile, Card, Cause, Effect, Leaf, Move, Pot, Region, Scroll, SeatState, Space } from "./wire";

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

const SCROLLS: readonly Scroll[] = ["strength", "teapot", "repeat"];
const QUALITIES = [1, 2, 3, 4, 5, 6];

/** Leaves of a list, those alike together, in the order they are first named. */
export function groupLeaves(leaves: readonly Leaf[]): { leaf: Leaf; n: number }[] {
  const counts = new Map<Leaf, number>();
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return [...counts].map(([leaf, n]) => ({ leaf, n }));
}

const leafItems = (leaves: readonly Leaf[]): Item[] =>
  groupLeaves(leaves).map(({ leaf, n }) => ({ is: "leaf", leaf, n }));
const effectItems = (effects: readonly Effect[]): Item[] => effects.map((effect) => ({ is: "effect", effect }));

/** What changes on a board between two moments: given away, and won. */
export function changesOf(before: SeatState, after: SeatState): { pay: Item[]; gain: Item[] } {
  const pay: Item[] = [];
  const gain: Item[] = [];
  const points = after.vp - before.vp;
  if (points > 0) gain.push({ is: "effect", effect: { kind: "vp", n: points } });
  for (const q of QUALITIES) {
    const green = after.green[q - 1]! - before.green[q - 1]!;
    const brown = after.brown[q - 1]! - before.brown[q - 1]!;
    // A leaf that turns is neither lost nor won.
    const turned = green < 0 && brown > 0 ? Math.min(-green, brown) : 0;
    if (green + turned < 0) pay.push({ is: "leaf", leaf: `g${q}`, n: -green - turned });
    if (brown < 0) pay.push({ is: "leaf", leaf: `b${q}`, n: -brown });
    if (green > 0) gain.push({ is: "effect", effect: { kind: "leaves", n: green, q } });
    if (turned > 0) gain.push({ is: "leaf", leaf: `b${q}`, n: turned });
  }
  const tokens = after.tokens - before.tokens;
  if (tokens < 0) pay.push({ is: "tokens", n: -tokens });
  if (tokens > 0) gain.push({ is: "effect", effect: { kind: "emperor_token", n: tokens } });
  for (const [at, scroll] of SCROLLS.entries()) {
    const more = after.scrolls[at]! - before.scrolls[at]!;
    // Strength scrolls stand beside the strength.
    if (more < 0 && scroll !== "strength") pay.push({ is: "scroll", scroll, n: -more });
    if (more > 0) gain.push({ is: "effect", effect: { kind: "scroll", scroll, n: more } });
  }
  const markers = markersOf(after.rows) - markersOf(before.rows);
  if (markers > 0) gain.push({ is: "effect", effect: { kind: "cup_marker", n: markers } });
  return { pay, gain };
}

/** Sources that stand somewhere: "5 → 7" says more than "2 more". */
const STANDING: ReadonlySet<Source> = new Set(["river", "university", "emperor_track"]);
/** Scrolls, tokens and points of now are drawn as what they are. */
const DRAWN: ReadonlySet<Source> = new Set(["points", "tokens"]);

/** Points at the end that change, by the house's own sheet: lost, and won. */
export function endsOf(before: View, after: View, seat: number): { pay: Item[]; gain: Item[] } {
  const ends: { pay: Item[]; gain: Item[] } = { pay: [], gain: [] };
  for (const [at, source] of SOURCES.entries()) {
    const [was, then] = [before.outlook.sheet[seat]?.[at] ?? 0, after.outlook.sheet[seat]?.[at] ?? 0];
    if (was === then || DRAWN.has(source)) continue;
    const stands = STANDING.has(source);
    const item: Item = { is: "end", before: stands ? was : null, n: stands ? then : then - was, source };
    (then > was ? ends.gain : ends.pay).push(item);
  }
  return ends;
}

/** My points before and after, if the house asks me for nothing more then. */
function pointsOf(before: View, after: View, seat: number): Strip["points"] {
  const { point, active } = after.table;
  const settled = active !== seat || point === "menu" || point === "over" || askedFor(point, "fate") !== null;
  const [was, then] = [before.outlook.scores[seat] ?? 0, after.outlook.scores[seat] ?? 0];
  return settled && was !== then ? { before: was, after: then } : undefined;
}

export interface Trying {
  /** The view right before it: raised cards are played in it. */
  view: View;
  /** The view after the move, once the house has said it; null also where hidden things decide what comes. */
  after: View | null;
  board: BoardFile;
  seat: number;
  /** Leaves that I am about to pay with it; null where none are asked for. */
  picked: readonly Leaf[] | null;
}

/** The strip of a move: what is printed, as far as the supply has it, and what the house says of the points at the end. */
export function stripOf(move: Move, trying: Trying): Strip {
  const { view, after, seat } = trying;
  const printed = inSupply(printedOf(move, trying), view.supply, Number(move.kind === "marker"));
  if (!after) return printed;
  const ends = endsOf(view, after, seat);
  const isTold = (item: Item): boolean =>
    item.is === "end" && (isStep(move) || ends.gain.some((end) => end.is === "end" && end.source === item.source));
  const points = pointsOf(view, after, seat);
  return {
    strength: printed.strength,
    pay: [...printed.pay, ...ends.pay],
    gain: [...printed.gain.filter((item) => !isTold(item)), ...ends.gain],
    ...(points ? { points } : {}),
  };
}
/** Done with the move itself, nothing is paid for it later: the house has said all. */
const isStep = ({ kind }: Move): boolean => kind === "river" || kind === "university";

function printedOf(move: Move, { view, after, board, seat, picked }: Trying): Strip {
  const me = view.table.seats[seat]!;
  const then = after?.table.seats[seat] ?? null;
  const changes = then ? changesOf(me, then) : { pay: [], gain: [] };
  const have = view.outlook.strength;
  const taken = then ? me.scrolls[0] - then.scrolls[0] : 0;
  /** T18: what goes beyond the cards' strength takes a scroll each, also where it is taken later. */
  const strength = (need: number, open = false): Strip["strength"] => ({
    have,
    scrolls: Math.max(0, taken, need - have),
    need,
    open,
  });
  const due = picked ? leafItems(picked) : null;

  switch (move.kind) {
    case "garden": {
      const { space } = move;
      const need = Math.min(...me.pagodas) + extraFor(space, view);
      return { strength: strength(need, me.pagodas.length > 1), pay: [], gain: gardenGains(space, view, board) };
    }
    case "pagoda": {
      const space = askedFor(view.table.point, "pagoda")?.space ?? "";
      return {
        strength: strength(move.number + extraFor(space, view)),
        pay: [],
        gain: gardenGains(space, view, board),
      };
    }
    case "buy": {
      const { card } = move;
      const at = view.table.market.indexOf(card);
      const face = faceOf(board, card);
      const missing = view.outlook.missing[at] ?? 0;
      const { leaves, teapots } = face.cost ?? { leaves: { n: 0, q: 1 }, teapots: [] };
      const price: Item[] = due ?? [{ is: "price", n: leaves.n, quality: leaves.q, colour: "any" }];
      const pots: Item[] = teapots.length > 0 ? [{ is: "pots", pots: teapots, missing }] : [];
      const need = board.player_board.market_slot_strengths[at] ?? 0;
      return { strength: strength(need), pay: [...price, ...pots], gain: cardGains(card, board) };
    }
    case "caravan": {
      const file = board.caravans.cards.find((c) => c.id === move.caravan);
      const trade = file?.trades[move.trade];
      const tier = file?.strengths[move.tier];
      if (!trade || !tier) break;
      const { green, brown } = trade.pay;
      const price: Item[] = [
        ...(green > 0 ? [{ is: "price" as const, n: green, quality: null, colour: "green" as const }] : []),
        ...(brown > 0 ? [{ is: "price" as const, n: brown, quality: null, colour: "brown" as const }] : []),
      ];
      return {
        strength: strength(tier.strength),
        pay: due ?? price,
        gain: effectItems([...trade.reward, ...tier.reward]),
      };
    }
    case "advance": {
      const row = board.emperor_track.rows[me.emperor];
      if (!row) break;
      const { tokens, leaf_min_quality: quality } = row.cost;
      const leaf: Item[] = due ?? [{ is: "price", n: 1, quality, colour: "any" }];
      const was = board.emperor_track.rows[me.emperor - 1]?.end_vp ?? null;
      const end: Item[] = row.end_vp > 0 ? [{ is: "end", before: was, n: row.end_vp, source: "emperor_track" }] : [];
      return {
        strength: null,
        pay: [{ is: "tokens", n: tokens }, ...leaf],
        gain: [...effectItems(row.reward), ...end],
      };
    }
    case "river": {
      const [here, next] = [board.river.segments[me.boat], board.river.segments[me.boat + 1]];
      if (!next) break;
      const end = next.end_vp;
      const lantern: Item[] = end === null ? [] : [{ is: "end", before: here?.end_vp ?? 0, n: end, source: "river" }];
      return { strength: null, pay: changes.pay, gain: [...effectItems(next.bonus), ...lantern] };
    }
    case "university": {
      const next = board.university.sectors.find(({ sector }) => sector === view.outlook.sectors[seat]);
      const part = next?.parts.find((p) => p.part === move.part);
      if (!part) break;
      const here = me.university ? endOf(board, me.university) : 0;
      return {
        strength: null,
        pay: [],
        gain: [...effectItems(part.bonus), { is: "end", before: here, n: part.end_vp, source: "university" }],
      };
    }
    case "marker": {
      const { row, gap } = move.spot;
      const tile = me.rows[row]?.tiles[move.end === "left" ? gap : gap + 1];
      const file = board.cups.tiles.find((cup) => cup.id === tile);
      return { strength: null, pay: [], gain: effectItems(file?.bonus ?? []) };
    }
    case "bonus": {
      const top = me.slots.at(-1)?.top;
      const effect = top ? faceOf(board, top).bonus[move.number] : undefined;
      return { strength: null, pay: [], gain: effect ? effectItems([effect]) : [] };
    }
    case "repeat": {
      if (move.means === "leaves")
        return { strength: null, pay: due ?? brownPrice(board.player_board.repeat_brown), gain: [] };
      return { strength: null, pay: [{ is: "scroll", scroll: "repeat", n: 1 }], gain: [] };
    }
    case "fee": {
      const { leaves, brown } = board.player_board.fee;
      const any: Item[] = [{ is: "price", n: leaves - brown, quality: null, colour: "any" }, ...brownPrice(brown)];
      return { strength: null, pay: due ?? any, gain: [] };
    }
  }
  return { strength: null, ...changes };
}

const brownPrice = (n: number): Item[] => [{ is: "price", n, quality: null, colour: "brown" }];

function endOf(board: BoardFile, { sector, part }: { sector: number; part: string }): number {
  return board.university.sectors[sector - 1]?.parts.find((p) => p.part === part)?.end_vp ?? 0;
}

/** The strength that a garden takes beyond its pagoda. */
const extraFor = (space: Space, view: View): number => view.outlook.gardens[Number(regionOf(space)) - 1] ?? 0;

/** The points of a space, then its region's token (T23). */
function gardenGains(space: Space, view: View, board: BoardFile): Item[] {
  const region = Number(regionOf(space));
  const points = board.regions[region - 1]?.spaces.find((s) => s.id === space)?.vp ?? 0;
  const token = view.table.bonus[region - 1];
  const bonus = board.tokens.find((t) => t.id === token)?.bonus ?? [];
  return effectItems([...(points > 0 ? [{ kind: "vp" as const, n: points }] : []), ...bonus]);
}

/** What is printed as the gain of a move. */
export const effectsOf = (
  move: Move,
  { view, board, seat }: { view: View; board: BoardFile; seat: number | null },
): Effect[] =>
  printedOf(move, { view, board, seat: seat ?? 0, after: null, picked: null }).gain.flatMap((item) =>
    item.is === "effect" ? [item.effect] : [],
  );

/** A list that is being chosen: leaves to pay, turn or sell, gardens to harvest. */
export interface Listing {
  /** The view in which it is asked. */
  view: View;
  board: BoardFile;
  seat: number;
  leaves: readonly Leaf[];
  gardens: readonly Region[];
}

/** The strip of a list, as far as the supply goes; null where none is asked. */
export function listStrip(listing: Listing): Strip | null {
  const strip = printedList(listing);
  return strip && inSupply(strip, listing.view.supply);
}

function printedList({ view, board, seat, leaves, gardens }: Listing): Strip | null {
  const { point } = view.table;
  const have = view.outlook.strength;
  /** T18: what goes beyond the cards' strength takes a scroll each. */
  const strength = (need: number): Strip["strength"] => ({ have, scrolls: Math.max(0, need - have), need });
  const bill = askedFor(point, "pay");
  if (bill)
    return { strength: null, pay: leafItems(leaves), gain: causeGains(bill.cause, board, view.table.seats[seat]!) };
  const flip = askedFor(point, "flip");
  if (flip) {
    const turned = leafItems(leaves.map((leaf) => leaf.replace("g", "b")));
    return { strength: flip.main ? strength(flip.done + leaves.length) : null, pay: [], gain: turned };
  }
  const sale = askedFor(point, "sell");
  if (sale) {
    const browns = leaves.filter(isBrown).length;
    const n = browns * sale.brown + (leaves.length - browns) * sale.green;
    return { strength: null, pay: leafItems(leaves), gain: n > 0 ? effectItems([{ kind: "vp", n }]) : [] };
  }
  const pick = askedFor(point, "pick");
  if (!pick) return null;
  const values = gardens.map((region) => board.regions[Number(region) - 1]?.value ?? 0);
  const qualities = [...new Set(values)].sort((a, b) => a - b);
  const won = qualities.map((q): Effect => ({ kind: "leaves", n: values.filter((v) => v === q).length, q }));
  return { strength: strength(pick.done + gardens.length), pay: [], gain: effectItems(won) };
}

/** What is paid for. */
function causeGains(cause: Cause, board: BoardFile, me: SeatState): Item[] {
  if (cause === "row") return effectItems(board.emperor_track.rows[me.emperor]?.reward ?? []);
  if (typeof cause === "string") return [];
  if ("buy" in cause) return cardGains(cause.buy, board);
  const [caravan, trade, tier] = cause.caravan;
  const { trades, strengths } = caravanOf(board, caravan);
  return effectItems([...(trades[trade]?.reward ?? []), ...(strengths[tier]?.reward ?? [])]);
}

function cardGains(card: Card, board: BoardFile): Item[] {
  const { vp } = faceOf(board, card);
  return [
    { is: "card", card },
    ...(vp ? [{ is: "end" as const, before: null, n: vp, source: "action_cards" as const }] : []),
  ];
}
