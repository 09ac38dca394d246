/** Cards of my hand that I am about to play: nobody knows of them yet. */
import type { Card, Move } from "../wire";

export class Raised {
  /** In the order they were raised. */
  cards = $state.raw<readonly Card[]>([]);
  #top = $state<Card | null>(null);
  /** The card on top: the one named, else the first one raised. */
  readonly top = $derived.by((): Card | null => this.cards.find((c) => c === this.#top) ?? this.cards[0] ?? null);
  /** As moves: the top card, the others under it in rising order (T57). */
  readonly moves = $derived.by((): readonly Move[] => {
    const { top, cards } = this;
    if (top === null) return [];
    const under = cards.filter((card) => card !== top).sort();
    return [{ kind: "top", card: top }, ...under.map((card): Move => ({ kind: "cover", card }))];
  });

  add(card: Card): void {
    if (!this.cards.includes(card)) this.cards = [...this.cards, card];
  }
  remove(card: Card): void {
    this.keep(this.cards.filter((c) => c !== card));
  }
  setTop(card: Card): void {
    this.add(card);
    this.#top = card;
  }
  /** All others are lowered. */
  keep(cards: readonly Card[]): void {
    this.cards = this.cards.filter((card) => cards.includes(card));
    if (this.#top !== null && !this.cards.includes(this.#top)) this.#top = null;
  }
}
