/** Several moves sent in a row, each when the position after the one before has come. */
import type { MatchContext } from "../../games/contract";
import { Arrival } from "./arrival";
import type { Trial } from "./trial.svelte";

export class Row<View> {
  readonly #match: MatchContext<View, unknown>;
  readonly #trial: Trial<string, View>;
  /** They are on their way. */
  running = $state(false);
  /** Those that are still to be sent. */
  rest = $state.raw<readonly string[]>([]);
  readonly #arrival = new Arrival();

  constructor(match: MatchContext<View, unknown>, trial: Trial<string, View>) {
    this.#match = match;
    this.#trial = trial;
  }

  /** To be called when a new position has come. */
  arrived(): void {
    this.#arrival.came();
  }

  /**
   * The house is asked about all of them first: if one would be refused, none is sent. `closing` is asked after the last one,
   * for a move that ends a list which is still open.
   */
  async send(moves: readonly string[], closing: (view: View) => string | null = () => null): Promise<boolean> {
    const match = this.#match;
    if (!match.mine || this.running || this.#trial.sending) return false;
    this.running = true;
    try {
      if (moves.length > 1 && !(await this.#allowed(moves))) return false;
      for (const [n, move] of moves.entries()) {
        this.rest = moves.slice(n + 1);
        // Meanwhile somebody may have taken over, or the line is down.
        if (!match.mine) return false;
        if (!match.legal.includes(move)) {
          await this.#trial.refuse(move);
          return false;
        }
        if (!(await this.#step(move))) return false;
      }
      const last = closing(match.view);
      return last === null || !match.legal.includes(last) || (await this.#step(last));
    } finally {
      this.rest = [];
      this.running = false;
    }
  }

  async #allowed(moves: readonly string[]): Promise<boolean> {
    const answer = await this.#match.preview(moves.join("; "));
    // What no rule forbids goes out: each of them is judged again then.
    if (!("code" in answer) || !answer.rule) return true;
    this.#trial.object(answer);
    return false;
  }

  async #step(move: string): Promise<boolean> {
    const arrival = this.#arrival.next();
    const done = await this.#trial.sendNow(move);
    if (done) await arrival;
    else this.arrived();
    return done;
  }
}
