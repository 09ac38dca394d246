/** Cards of my hand that I am about to play: nobody knows of them yet. */
import { faceOf } from "./cards";
import type { BoardFile, Card, Move } from "./wire";

export class Raised {
  readonly #board: BoardFile;
  /** In the order they were raised. */
  cards = $state.raw<readonly Card[]>([]);
  #top = $state<Card | null>(null);
  /** The card on top: the one named, else the first one raised. */
  readonly top = $derived.by((): Card | null => this.cards.find((c) => c === this.#top) ?? this.cards[0] ?? null);
  readonly strength = $derived.by((): number =>
    this.cards.reduce((sum, card) => sum + faceOf(this.#board, card).strength, 0),
  );

  constructor(board: BoardFile) {
    this.#board = board;
  }

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
  /** As moves: the top card, the others under it in rising order (T57). The list closes itself if no more can be added (T59). */
  movesFrom(hand: readonly Card[]): Move[] {
    const { top, cards } = this;
    if (top === null) return [];
    const under = cards.filter((card) => card !== top).sort();
    const more = hand.some((card) => !cards.includes(card) && card > (under.at(-1) ?? ""));
    return [
      { kind: "top", card: top },
      ...under.map((card): Move => ({ kind: "cover", card })),
      ...(more ? [{ kind: "done" } as const] : []),
    ];
  }
}
