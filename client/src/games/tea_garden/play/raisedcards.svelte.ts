/** Cards of my hand that I am about to play: nobody knows of them yet, but the house says what they would be good for. */
import { Answered } from "../../../lib/play/answered.svelte";
import { same } from "../../../lib/table/turn/same";
import type { MatchContext } from "../../contract";
import { type Action, DONE } from "./moves";
import { isAsked } from "./question";
import type { View } from "../view";
import type { Barred, BoardFile, Card, Move } from "../wire";

/** Whose cards they are. */
interface Playing {
  readonly match: MatchContext<View, BoardFile, Move>;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly played: boolean;
  readonly trial: { take(plan: readonly Move[]): void; refuse(plan: readonly Move[]): Promise<void> };
  barred(action: Action): Barred | null;
  /** Others are raised now. */
  reraised(): void;
  /** Sends a row, and behind it what `closing` names. */
  sendRow(row: readonly Move[], closing: (after: View) => Move | null): Promise<boolean>;
}

export class RaisedCards {
  readonly #play: Playing;
  readonly #answered: Answered<View, Move>;
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
  /** The view with them played, also while more could be added; null: none are raised, or the house has not said it. */
  readonly laid = $derived.by((): View | null => (this.#play.played ? null : this.#answered.viewAfter(this.moves)));
  /** The position they lie before. */
  #position = {};

  constructor(play: Playing) {
    this.#play = play;
    this.#answered = new Answered(play.match);
  }

  /** Null until the house has said it. */
  get strength(): number | null {
    return this.laid?.outlook.strength ?? null;
  }
  /** What plays them and nothing more: while others could be added, that is said. */
  get plan(): readonly Move[] {
    return this.laid && isAsked(this.laid, "cover") ? [...this.moves, DONE] : this.moves;
  }

  raise(card: Card): void {
    if (!this.cards.includes(card)) this.cards = [...this.cards, card];
    this.#play.reraised();
  }
  lower(card: Card): void {
    this.keep(this.cards.filter((c) => c !== card));
    this.#play.reraised();
  }
  toggle(card: Card): void {
    if (this.cards.includes(card)) this.lower(card);
    else this.raise(card);
  }
  setTop(card: Card): void {
    this.#top = card;
    this.raise(card);
  }
  /** All others are lowered. */
  keep(cards: readonly Card[]): void {
    this.cards = this.cards.filter((card) => cards.includes(card));
    if (this.#top !== null && !this.cards.includes(this.#top)) this.#top = null;
  }
  /** Another position: what the house said of them holds no more. */
  begin(kept: readonly Card[]): void {
    this.#position = {};
    this.#answered.forget();
    this.keep(kept);
  }

  /** Asks the house what they are good for. */
  weigh(): void {
    const { mine, busy, played } = this.#play;
    if (mine && !busy && !played && this.cards.length > 0) void this.#answered.ask(this.moves);
  }
  /** Waits until the house has said what they lead to; false if they are others by then. */
  async lay(): Promise<boolean> {
    if (this.laid) return true;
    const [position, moves] = [this.#position, this.moves];
    await this.#answered.ask(moves);
    return position === this.#position && same(moves, this.moves);
  }

  /** Plays them. */
  async send(): Promise<boolean> {
    const { trial } = this.#play;
    if (this.cards.length > 0)
      return this.#play.sendRow(this.moves, (after) => (isAsked(after, "cover") ? DONE : null));
    // The house says what comes first: cards, or the fee.
    await trial.refuse([{ kind: "harvest" }]);
    return false;
  }
  /** A move is tried with them, in one go. */
  async take(move: Move): Promise<void> {
    if (this.laid || (await this.lay())) this.#play.trial.take([...this.plan, move]);
  }
  /** Cards that would be played for nothing stay raised: the house says why not. */
  async isFor(action: Action): Promise<boolean> {
    if (this.cards.length === 0) return true;
    if (!(await this.lay())) return false;
    const barred = this.#play.barred(action);
    if (barred) void this.#play.trial.refuse([...this.plan, barred.attempt]);
    return barred === null;
  }
}
