/** Cards in a hand: which are chosen, and which ways of paying the legal moves leave. */
import type { Phrase } from "../contract";
import type { Aim } from "./aim";
import { type Placement, same } from "./moves";
import type { Cards, Color } from "./wire";

export const LETTERS: Readonly<Record<string, Color>> = {
  r: "red",
  g: "green",
  y: "yellow",
  o: "orange",
  p: "purple",
};

/** In the order of the rules. */
export const COLORS: readonly Color[] = Object.values(LETTERS);

export const colorOf = (letter: string): Color => LETTERS[letter] ?? "red";
const letterOf = (color: Color): string => color[0]!;
/** How many cards of a colour there are. */
export const countOf = (cards: Cards, color: Color): number => [...cards].filter((l) => colorOf(l) === color).length;

/** Cards in words, those of a kind counted together: "2 red", "one from the deck". */
export function inWords(cards: readonly (Color | "deck")[]): Phrase[] {
  return [...COLORS, "deck" as const].flatMap((kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count > 0 ? [{ id: `some-${kind}`, args: { count } }] : [];
  });
}

/** A way to pay, as a code for `way-…`: one card, or two that count as one. */
export const wayCode = (cards: Cards): string => `${cards.length > 1 ? "two" : "one"}-${colorOf(cards[0] ?? "r")}`;

/** Which cards of the hand are meant, the first ones that fit; those already chosen before others. */
export function indicesOf(hand: Cards, cards: Cards, chosen: readonly number[] = []): number[] {
  const order = [...chosen, ...[...hand].map((_, n) => n).filter((n) => !chosen.includes(n))];
  const found: number[] = [];
  for (const letter of cards) {
    const n = order.find((i) => hand[i] === letter && !found.includes(i));
    if (n !== undefined) found.push(n);
  }
  return found.sort((a, b) => a - b);
}

/** One card more or less: a second one of the same colour joins it, another colour begins anew. */
export function toggled(hand: Cards, chosen: readonly number[], index: number): number[] {
  if (chosen.includes(index)) return chosen.filter((n) => n !== index);
  const alike = chosen.filter((n) => hand[n] === hand[index]);
  return [...alike.slice(-1), index].sort((a, b) => a - b);
}

export const cardsAt = (hand: Cards, indices: readonly number[]): Cards => indices.map((n) => hand[n] ?? "").join("");

/** The ways to pay for a piece. */
export const waysFor = (legal: readonly Placement[], aim: Aim): Cards[] =>
  legal.filter((p) => same(p.aim, aim)).map((p) => p.cards);

/**
 * Cards that a person may mean for a place where nothing is legal, so that the house can name the rule that matters:
 * a card of the colour, else a pair, else any card.
 */
export function guessedCards(hand: Cards, color: Color): Cards {
  const letters = [...hand];
  if (letters.includes(letterOf(color))) return letterOf(color);
  const pair = letters.find((l, n) => letters.indexOf(l) !== n);
  if (pair) return pair + pair;
  return letters[0] ?? letterOf(color);
}
