/** The card I am about to play, or to match with. Every judgement comes from `match.legal` and `match.preview`. */
import { Controller, type Takeback } from "../../../lib/play/controller.svelte";
import { sayingsOf } from "../../../lib/table/log/telling";
import { same } from "../../../lib/table/turn/same";
import type { MatchContext, Phrase } from "../../../games/contract";
import type { BoardFile, Move, View } from "../wire";
import { placeOf, valueOf, VALUES } from "./moves";

export class CardPlay extends Controller<View, BoardFile, Move> {
  /** Whether I am asked to match the card on the table (N6). */
  readonly asked = $derived.by((): boolean => this.legal.includes("let"));
  /** Places of cards that may be pressed. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const isLegal = (value: number): boolean => this.legal.some((move) => same(move, this.#moveWith(value)));
    return new Set(VALUES.filter(isLegal).map(placeOf));
  });
  readonly prompt = $derived.by((): Phrase | null => (this.mine && this.aim !== null ? this.label(this.aim) : null));
  /** What the aim would do, in sentences. */
  readonly outcome = $derived.by((): readonly string[] => {
    const { preview } = this.trial;
    return preview ? sayingsOf(this.match, { id: "template" }, preview.events).map(({ text }) => text) : [];
  });

  constructor(match: MatchContext<View, BoardFile, Move>) {
    super(match);
    this.cursor = placeOf(1);
    this.refresh();
  }

  /** What a move is called on its button. */
  label(move: Move): Phrase {
    if (move === "let") return { id: "do-let" };
    return move === "match"
      ? { id: "do-match", args: { value: this.match.view.played ?? 0 } }
      : { id: "do-play", args: { value: move.play } };
  }
  /** N8: the card on the table scores. There is nothing to look at first. */
  letScore(): void {
    if (this.asked && this.free) void this.trial.sendNow(["let"]);
  }

  protected get takebacks(): readonly Takeback[] {
    return [{ is: this.trial.aim !== null || this.trial.refused !== null, back: () => this.forget() }];
  }
  isAimedAt(place: string): boolean {
    return this.aimsAt(this.#moveWith(valueOf(place)));
  }
  protected aimAt(place: string): void {
    const move = this.#moveWith(valueOf(place));
    if (this.lit.has(place)) this.trial.take([move]);
    else void this.trial.refuse([move]);
  }
  protected spoken(): readonly string[] {
    return this.outcome;
  }

  /** N7: only an equal card matches. Any other one is played, as far as the house allows it. */
  #moveWith(value: number): Move {
    return this.asked && value === this.match.view.played ? "match" : { play: value };
  }
}
