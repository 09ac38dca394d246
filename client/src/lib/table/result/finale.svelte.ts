/** A final scoring that plays by itself, step by step, and may be skipped and seen again. A game brings its steps. */
import type { MatchContext, Showing } from "../../../games/contract";
import { isDialogOpen } from "../../ui/focus";

export interface FinaleStep {
  /** Points of this step. */
  gains: number[];
  /** Points after it. */
  scores: number[];
  /** How long it is shown, at the usual pace. */
  ms: number;
}

const IN_ALL_MS = 18_000;

/** The points so far, counted back from the end. */
export function counted<S extends FinaleStep>(steps: S[], scores: readonly number[]): S[] {
  let after = [...scores];
  for (const step of steps.toReversed()) {
    step.scores = after;
    after = after.map((score, seat) => score - (step.gains[seat] ?? 0));
  }
  return steps;
}

/** The whole show is never long. */
export function paced<S extends FinaleStep>(steps: S[]): S[] {
  const all = steps.reduce((sum, step) => sum + step.ms, 0);
  const by = Math.min(1, IN_ALL_MS / all);
  return steps.map((step) => ({ ...step, ms: step.ms * by }));
}

// A game may give any match; this asks only for what is the same in all of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyMatch = MatchContext<any, any>;

export class StepShow<S extends FinaleStep> implements Showing {
  readonly #match: AnyMatch;
  readonly #stepsOf: () => readonly S[];
  /** None before the match is over. */
  readonly steps: readonly S[] = $derived.by(() => (this.#match.ending ? this.#stepsOf() : []));
  /** The step on the board; null while nothing is shown. */
  at = $state<number | null>(null);
  /** Whether it was shown before. */
  seen = $state(false);
  /** Whether it has begun by itself, or is not to any more. */
  #begun = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: AnyMatch, stepsOf: () => readonly S[]) {
    this.#match = match;
    this.#stepsOf = stepsOf;
  }

  get step(): S | null {
    return this.at === null || this.#match.past ? null : (this.steps[this.at] ?? null);
  }
  get ready(): boolean {
    return this.steps.length > 0;
  }
  get running(): boolean {
    return this.step !== null;
  }
  get due(): boolean {
    const { ending, reducedMotion, speed } = this.#match;
    return !this.#begun && ending?.watched === true && !reducedMotion && speed > 0 && this.ready;
  }
  get scores(): readonly number[] | null {
    return this.step?.scores ?? null;
  }

  /** Once, when the game has ended before my eyes. Without motion there is only the result, and the way to see it all. */
  begin(): void {
    if (this.#begun || document.hidden) return;
    const { due } = this;
    this.#begun = true;
    if (due) this.play();
    else if (this.#match.ending?.watched) this.#match.sound("win");
  }

  play(): void {
    this.seen = true;
    this.#show(0);
  }

  skip(): void {
    if (this.at === null) return;
    this.stop();
    this.#match.sound("win");
  }

  /** Somebody goes elsewhere. */
  stop(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const step = this.steps[at];
    this.at = at;
    if (!step) return this.skip();
    if (step.gains.some((points) => points > 0)) this.#match.sound("score");
    const pace = this.#match.speed > 0 ? this.#match.speed : 1;
    this.#timer = setTimeout(() => this.#next(at), step.ms * pace);
  }

  #next(at: number): void {
    // Behind a dialog nobody would see it.
    if (isDialogOpen()) this.#timer = setTimeout(() => this.#next(at), 300);
    else this.#show(at + 1);
  }
}
