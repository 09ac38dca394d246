/** Cards in a hand: which are chosen, and which pay for a piece. */
import type { Phrase } from "../../contract";
import { atlas, regionAt, type Target } from "../board/geometry";
import type { Placement } from "./moves";
import type { BoardFile, Cards, Color, Payment } from "../wire";

/** In the order of the rules. */
export const COLORS: readonly Color[] = ["red", "green", "yellow", "orange", "purple"];

/** Cards side by side, in the order of the colours. */
export const colorsOf = (cards: Cards): Color[] =>
  COLORS.flatMap((color) => Array.from({ length: cards[color] ?? 0 }, () => color));
/** How many there are. */
export const sizeOf = (cards: Cards): number => COLORS.reduce((sum, color) => sum + (cards[color] ?? 0), 0);

/** Cards in words, those of a kind counted together: "2 red", "one from the deck". */
export function inWords(cards: readonly (Color | "deck")[]): Phrase[] {
  return [...COLORS, "deck" as const].flatMap((kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count > 0 ? [{ id: `some-${kind}`, args: { count } }] : [];
  });
}

/** A way to pay, as a code for `way-…`: one card, or two that count as one. */
export const wayCode = (cards: readonly Color[]): string => `${cards.length > 1 ? "two" : "one"}-${cards[0] ?? "red"}`;

/** Which cards of the hand are meant, the first ones that fit; those already chosen before others. */
export function indicesOf(hand: readonly Color[], cards: readonly Color[], chosen: readonly number[] = []): number[] {
  const order = [...chosen, ...hand.map((_, n) => n).filter((n) => !chosen.includes(n))];
  const found: number[] = [];
  for (const card of cards) {
    const n = order.find((i) => hand[i] === card && !found.includes(i));
    if (n !== undefined) found.push(n);
  }
  return found.sort((a, b) => a - b);
}

/** One card more or less: a second one of the same colour joins it, another colour begins anew. */
export function toggled(hand: readonly Color[], chosen: readonly number[], index: number): number[] {
  if (chosen.includes(index)) return chosen.filter((n) => n !== index);
  const alike = chosen.filter((n) => hand[n] === hand[index]);
  return [...alike.slice(-1), index].sort((a, b) => a - b);
}

export const cardsAt = (hand: readonly Color[], indices: readonly number[]): Payment =>
  indices.flatMap((n) => hand[n] ?? []);

/**
 * Cards that a person may mean for a place where nothing is legal, so that the house can name the rule that matters:
 * a card of the colour, else a pair, else any card.
 */
export function guessedCards(hand: readonly Color[], color: Color): Payment {
  if (hand.includes(color)) return [color];
  const pair = hand.find((card, n) => hand.indexOf(card) !== n);
  return pair ? [pair, pair] : [hand[0] ?? color];
}

/** What a person may want to place where nothing is legal, with the chosen cards if there are any; null where nothing is ever placed. */
export function guessedPlacement(
  board: BoardFile,
  target: Target,
  hand: readonly Color[],
  chosen: Payment,
): Placement | null {
  const { space, region } = atlas(board);
  const color = region.get(regionAt(board, target))?.color;
  if (!color) return null;
  const cards = chosen.length > 0 ? chosen : guessedCards(hand, color);
  // Where no house can stand any more, a fortification is not what is meant.
  return space.has(target) ? { kind: "house", space: target, cards } : { kind: "emissary", region: target, cards };
}
