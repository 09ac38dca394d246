/**
 * What is tried and not sent yet, the same for every game: something is aimed at, the house says what it would do, and it
 * is sent or taken back. What cannot be done is asked about as well: the house says by which rule.
 */
import type { MatchContext, Preview } from "../../../games/contract";
import type { Problem } from "../../wire/problem";
import { same } from "./same";

/** A second tap commits, but not the second half of a double click: the consequence has to be seen first. */
export const SEEN_AFTER_MS = 300;

export interface Ways<Aim, View, Move> {
  /** The moves, usually one; also what tells two aims apart. */
  moves(aim: Aim): readonly Move[];
  /** The house has said what the aim would do: to be spoken. */
  told(aim: Aim, preview: Preview<View>): void;
  /** A refusal with its places written as people read them. */
  readable?(problem: Problem): Problem;
}

export class Trial<Aim, View, Move = Aim> {
  readonly #match: MatchContext<View, unknown, Move>;
  readonly #ways: Ways<Aim, View, Move>;
  /** What would be done if I said yes now. */
  aim = $state.raw<Aim | null>(null);
  /** What the house says some aim would do. */
  answer = $state.raw<{ moves: readonly Move[]; preview: Preview<View> } | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** What was refused; it stays where it was put. */
  refused = $state.raw<Aim | null>(null);
  /** Something of mine is on its way. */
  sending = $state(false);
  /** What the aim would do, once the house has said it. */
  readonly preview = $derived.by((): Preview<View> | null => {
    const { aim, answer } = this;
    return answer && aim !== null && same(answer.moves, this.#ways.moves(aim)) ? answer.preview : null;
  });

  /** The last question to the house; null: nobody waits for its answer any more. */
  #asked: readonly Move[] | null = null;
  #seenAt = Infinity;

  constructor(match: MatchContext<View, unknown, Move>, ways: Ways<Aim, View, Move>) {
    this.#match = match;
    this.#ways = ways;
  }

  /** Whether the consequence has been on the screen for a moment. */
  get seen(): boolean {
    return performance.now() - this.#seenAt > SEEN_AFTER_MS;
  }

  is(aim: Aim): boolean {
    return this.aim !== null && this.#same(this.aim, aim);
  }

  /** Aims, and asks the house what it would do. */
  take(aim: Aim): void {
    this.refusal = null;
    this.refused = null;
    this.aim = aim;
    this.answer = null;
    this.#seenAt = Infinity;
    void this.#ask(aim);
  }

  /** Something that is not among the legal moves: the house says by which rule, or that it may be after all. */
  async refuse(aim: Aim): Promise<void> {
    this.forget();
    this.refused = aim;
    const answer = await this.ask(this.#ways.moves(aim));
    if (!answer || this.refused === null || !this.#same(this.refused, aim)) return;
    if ("code" in answer) this.show(answer, aim);
    else this.take(aim);
  }

  /** Whether the house allows what is not known as legal; otherwise it says why not. */
  async allows(moves: readonly Move[]): Promise<boolean> {
    this.forget();
    const answer = await this.ask(moves);
    if (!answer) return false;
    if ("code" in answer) this.show(answer, null);
    return !("code" in answer);
  }

  /** What the house says to a row of moves; null if something else was asked meanwhile, or the position is another. */
  async ask(moves: readonly Move[]): Promise<Preview<View> | Problem | null> {
    this.#asked = moves;
    const answer = await this.#match.preview(moves);
    return this.#asked === moves ? answer : null;
  }

  /** Sends the aim, once its consequence is on the screen. */
  async commit(): Promise<void> {
    const { aim } = this;
    if (aim === null || !this.preview) return;
    const problem = await this.send(this.#ways.moves(aim));
    if (problem && this.is(aim)) this.show(problem, aim);
  }

  async send(moves: readonly Move[]): Promise<Problem | null> {
    if (this.sending) return null;
    this.sending = true;
    return this.#match.play(moves).finally(() => (this.sending = false));
  }

  /** Sends moves at once; a refusal is shown without a place. */
  async sendNow(moves: readonly Move[]): Promise<boolean> {
    if (this.sending) return false;
    const problem = await this.send(moves);
    if (problem) this.show(problem, null);
    return !problem;
  }

  /** Shows a refusal, and what was refused. */
  show(problem: Problem, aim: Aim | null): void {
    this.aim = null;
    this.answer = null;
    this.refused = aim;
    this.object(problem);
  }

  /** Shows why it cannot be sent as it is; the aim stays. */
  object(problem: Problem): void {
    this.refusal = this.#ways.readable?.(problem) ?? problem;
    this.#match.sound("refuse");
  }

  forget(): void {
    this.#asked = null;
    this.aim = null;
    this.answer = null;
    this.refusal = null;
    this.refused = null;
  }

  async #ask(aim: Aim): Promise<void> {
    const moves = this.#ways.moves(aim);
    const answer = await this.ask(moves);
    if (!answer || !this.is(aim)) return;
    if ("code" in answer) return this.show(answer, aim);
    this.answer = { moves, preview: answer };
    this.#seenAt = performance.now();
    this.#ways.told(aim, answer);
  }

  #same(a: Aim, b: Aim): boolean {
    return same(this.#ways.moves(a), this.#ways.moves(b));
  }
}
