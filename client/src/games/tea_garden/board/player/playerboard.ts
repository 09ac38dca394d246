/** What lies on a player's board, sorted for drawing. Figures come from the view; nothing is decided here. */
import { BASKETS, basketOf, colourOf, isBrown, leafIn, rankOf } from "../../play/moves";
import type { View } from "../../view";
import type { Card, Colour, Leaf, RowState, SeatState, SlotState } from "../../wire";

/** The leaves of one colour in a basket. */
export interface Heap {
  leaf: Leaf;
  colour: Colour;
  count: number;
  /** So many are picked, or proposed. */
  picked: number;
  /** So many would come by what is aimed at. */
  coming: number;
  /** One of them may be named now. */
  open: boolean;
}
export interface Basket {
  n: number;
  green: Heap;
  brown: Heap;
}

export interface Picking {
  picked: readonly Leaf[];
  open: ReadonlySet<Leaf>;
}

export function basketsOf(seat: SeatState, picking: Picking | null, after: SeatState | null): Basket[] {
  const heap = (colour: Colour, n: number): Heap => {
    const leaf = leafIn(colour, n);
    const count = seat[colour][n - 1] ?? 0;
    return {
      leaf,
      colour,
      count,
      picked: picking?.picked.filter((l) => l === leaf).length ?? 0,
      coming: Math.max(0, (after?.[colour][n - 1] ?? count) - count),
      open: picking?.open.has(leaf) ?? false,
    };
  };
  return BASKETS.map((n) => ({ n, green: heap("green", n), brown: heap("brown", n) }));
}

/** A basket in the next round: its leaves after ripening, and what the harvest adds. */
export interface Ripe {
  green: number;
  brown: number;
  harvest: number;
}
export function ripeOf({ outlook }: View, seat: number): Ripe[] {
  return BASKETS.map((_, n) => ({
    green: outlook.ripened[seat]?.[n] ?? 0,
    brown: outlook.ripened[seat]?.[n + BASKETS.length] ?? 0,
    harvest: outlook.harvest[seat]?.[n] ?? 0,
  }));
}
/** Whether the round is over for a seat, or all its turn slots are used: time to think of the next one. */
export function isRoundEnding({ table, outlook }: View, seat: number): boolean {
  const mine = table.seats[seat];
  return mine !== undefined && outlook.ripens && (mine.passed || mine.slots.length === outlook.turns);
}

/** The digit keys name a basket, with Shift its brown leaves. The code: with Shift the key itself is another sign. */
export function leafOfKey({ code, shiftKey }: { code: string; shiftKey: boolean }): Leaf | null {
  const n = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
  return n ? leafIn(shiftKey ? "brown" : "green", Number(n)) : null;
}

/** The next heap with leaves in some direction: left and right to other baskets, up to the brown ones, down to the green ones. */
export function heapFrom(leaf: Leaf, key: string, leaves: readonly Leaf[]): Leaf | null {
  const [n, own, other] = [basketOf(leaf), colourOf(leaf), isBrown(leaf) ? ("green" as const) : ("brown" as const)];
  const turned = leafIn(other, n);
  if (key === "ArrowUp" || key === "ArrowDown")
    return (key === "ArrowUp") !== isBrown(leaf) && leaves.includes(turned) ? turned : null;
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return null;
  for (let at = n + step; at >= 1 && at <= BASKETS.length; at += step) {
    const there = [leafIn(own, at), leafIn(other, at)].find((l) => leaves.includes(l));
    if (there) return there;
  }
  return null;
}
export const inOrder = (leaves: readonly Leaf[]): Leaf[] => [...leaves].sort((a, b) => rankOf(a) - rankOf(b));

/** The numbers of the pagodas, and whether each is still on the board. */
export function pagodasOf(numbers: readonly number[], left: readonly number[]): { n: number; here: boolean }[] {
  const rest = [...left];
  return numbers.map((n) => {
    const at = rest.indexOf(n);
    if (at >= 0) rest.splice(at, 1);
    return { n, here: at >= 0 };
  });
}

export interface Slot {
  n: number;
  /** Top card first; empty if nothing was played. */
  cards: readonly Card[];
  /** Null: the house has not said it. */
  strength: number | null;
  state: "done" | "now" | "free" | "lost";
  /** Not played yet, only chosen. */
  tentative: boolean;
  /** The fee that has to be paid for it. */
  fee: boolean;
}
/** Cards that I am about to play, the top one first. */
export interface Chosen {
  cards: readonly Card[];
  strength: number | null;
}
/** The turn slots of a seat. */
export function slotsOf(view: View, seat: number, chosen: Chosen = { cards: [], strength: null }): Slot[] {
  const { outlook, table } = view;
  const { slots, passed } = table.seats[seat]!;
  const now = table.active === seat ? outlook.slot : null;
  const under = ({ top, cards }: SlotState): Card[] => [top, ...cards.filter((card) => card !== top)];
  return Array.from({ length: outlook.turns }, (_, n) => {
    const played = slots[n] ? under(slots[n]) : [];
    const tentative = played.length === 0 && n === now && chosen.cards.length > 0;
    const cards = tentative ? chosen.cards : played;
    const strength = tentative ? chosen.strength : (outlook.slots[seat]?.[n] ?? null);
    const state = n === now ? "now" : played.length > 0 ? "done" : passed ? "lost" : "free";
    return { n: n + 1, cards, strength, state, tentative, fee: outlook.fees[seat] === n };
  });
}

/** Where the cards of a seat are. `pile` is null where hand and draw pile cannot be told apart. */
export interface Cards {
  hand: number;
  pile: number;
  /** Cards of the draw pile; with those in hand, if these are hidden. */
  unseen: readonly Card[];
  /** In hand, as everybody knows. */
  known: readonly Card[];
  discard: readonly Card[];
  removed: readonly Card[];
  own: boolean;
}
export function cardsOf(view: View, seat: number): Cards {
  const { hidden, cards, known, discard, removed } = view.table.seats[seat]!;
  const hand = typeof view.viewer === "object" && view.viewer.seat === seat ? view.hand : null;
  const unseen = hand ? hidden.filter((card) => !hand.includes(card)) : hidden;
  return {
    hand: cards,
    pile: hidden.length - cards,
    unseen: [...unseen].sort(),
    known: hand ? [] : known,
    discard: [...discard].sort(),
    removed: [...removed].sort(),
    own: hand !== null,
  };
}

const RATIO = 40 / 66;
const ROW_GAP = 6;
const BETWEEN = 14;
/** How wide cup tiles can be so that rows of these lengths lie on a field: short rows share a line. */
export function tileWidth(lengths: readonly number[], width: number, height: number, most = 58, least = 26): number {
  for (let tile = most; tile > least; tile--)
    if (linesOf(lengths, width, tile) * (tile * RATIO + ROW_GAP) - ROW_GAP <= height) return tile;
  return least;
}
function linesOf(lengths: readonly number[], width: number, tile: number): number {
  let lines = 0;
  let room = -1;
  for (const length of lengths) {
    const need = length * tile;
    if (need > width) return Infinity;
    if (room < need) {
      lines++;
      room = width - need - BETWEEN;
    } else room -= need + BETWEEN;
  }
  return lines;
}

export const markersOf = (rows: readonly RowState[]): number =>
  rows.reduce((sum, row) => sum + row.markers.reduce((all, n) => all + n, 0), 0);
