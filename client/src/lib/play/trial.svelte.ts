/**
 * What is tried and not sent yet, the same for every game: a plan is aimed at, the house says what it would do, and it is sent
 * or taken back. What cannot be done is asked about as well: the house says by which rule.
 */
import type { MatchContext, Preview } from "../../games/contract";
import { same } from "../table/turn/same";
import type { Problem } from "../wire/problem";
import { Fresh } from "./fresh.svelte";

/** Choices that are carried out together or not at all: a row of moves, usually one. */
export type Plan<Move> = readonly Move[];

export interface Speaker {
  /** The house has said what the aim would do: to be spoken. */
  told(): void;
  /** A refusal with its places written as people read them. */
  readable(problem: Problem): Problem;
}

export class Trial<View, Move> {
  readonly #match: MatchContext<View, unknown, Move>;
  readonly #speaker: Speaker;
  /** What would be done if I said yes now. */
  aim = $state.raw<Plan<Move> | null>(null);
  /** What the house says some plan would do. */
  #answer = $state.raw<{ plan: Plan<Move>; preview: Preview<View> } | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** What was refused; it stays where it was put. */
  refused = $state.raw<Plan<Move> | null>(null);
  /** Something of mine is on its way. */
  sending = $state(false);
  /** What the aim would do, once the house has said it. */
  readonly preview = $derived.by((): Preview<View> | null => {
    const { aim } = this;
    const answer = this.#answer;
    return answer && aim !== null && same(answer.plan, aim) ? answer.preview : null;
  });

  /** The last question to the house; null: nobody waits for its answer any more. */
  #asked: Plan<Move> | null = null;
  /** The consequence has only just come on the screen. */
  readonly #shown = new Fresh();

  constructor(match: MatchContext<View, unknown, Move>, speaker: Speaker) {
    this.#match = match;
    this.#speaker = speaker;
  }

  /** Whether the consequence has been on the screen for a moment. */
  get seen(): boolean {
    return this.preview !== null && !this.#shown.on;
  }
  /** Whether something was refused, and that is still to be seen. */
  get isRefused(): boolean {
    return this.refused !== null || this.refusal !== null;
  }

  is(plan: Plan<Move>): boolean {
    return same(this.aim, plan);
  }

  /** Aims, and asks the house what it would do. */
  take(plan: Plan<Move>): void {
    this.refusal = null;
    this.refused = null;
    this.aim = plan;
    this.#answer = null;
    void this.#weigh(plan);
  }

  /** Something that is not among the legal moves: the house says by which rule, or that it may be after all. */
  async refuse(plan: Plan<Move>): Promise<void> {
    this.forget();
    this.refused = plan;
    const answer = await this.ask(plan);
    if (!answer || !same(this.refused, plan)) return;
    if ("code" in answer) this.show(answer, plan);
    else this.take(plan);
  }

  /** Whether the house allows what is not known as legal; otherwise it says why not. */
  async allows(plan: Plan<Move>): Promise<boolean> {
    this.forget();
    const answer = await this.ask(plan);
    if (!answer) return false;
    if ("code" in answer) this.show(answer, null);
    return !("code" in answer);
  }

  /** What the house says to a plan; null if something else was asked meanwhile, or the position is another. */
  async ask(plan: Plan<Move>): Promise<Preview<View> | Problem | null> {
    this.#asked = plan;
    const answer = await this.#match.preview(plan);
    return this.#asked === plan ? answer : null;
  }

  /** Sends the aim, once its consequence is on the screen. */
  async commit(): Promise<void> {
    const { aim } = this;
    if (aim === null || !this.preview) return;
    const problem = await this.#send(aim);
    if (problem && this.is(aim)) this.show(problem, aim);
  }

  /** Sends a plan at once; a refusal is shown without a place. */
  async sendNow(plan: Plan<Move>): Promise<boolean> {
    if (this.sending) return false;
    const problem = await this.#send(plan);
    if (problem) this.show(problem, null);
    return !problem;
  }

  /** Shows a refusal, and what was refused. */
  show(problem: Problem, plan: Plan<Move> | null): void {
    this.aim = null;
    this.#answer = null;
    this.refused = plan;
    this.object(problem);
  }

  /** Shows why it cannot be sent as it is; the aim stays. */
  object(problem: Problem): void {
    this.refusal = this.#speaker.readable(problem);
    this.#match.sound("refuse");
  }

  forget(): void {
    this.#asked = null;
    this.aim = null;
    this.#answer = null;
    this.refusal = null;
    this.refused = null;
  }

  async #send(plan: Plan<Move>): Promise<Problem | null> {
    if (this.sending) return null;
    this.sending = true;
    return this.#match.play(plan).finally(() => (this.sending = false));
  }

  async #weigh(plan: Plan<Move>): Promise<void> {
    const answer = await this.ask(plan);
    if (!answer || !this.is(plan)) return;
    if ("code" in answer) return this.show(answer, plan);
    this.#answer = { plan, preview: answer };
    this.#shown.begin();
    this.#speaker.told();
  }
}
