/** Several moves sent in a row, each when the position after the one before has come. */
import type { MatchContext } from "../../games/contract";
import type { Trial } from "./trial.svelte";

/** How long the next position may take to come after a move was taken. */
const ARRIVES_MS = 4000;

export class Row<View> {
  readonly #match: MatchContext<View, unknown>;
  readonly #trial: Trial<string, View>;
  /** They are on their way. */
  running = $state(false);
  #arrived: (() => void) | null = null;

  constructor(match: MatchContext<View, unknown>, trial: Trial<string, View>) {
    this.#match = match;
    this.#trial = trial;
  }

  /** To be called when a new position has come. */
  arrived(): void {
    this.#arrived?.();
  }

  /**
   * It ends with the first that is not legal then: the house says why. `closing` is asked after the last one, for a move
   * that ends a list which is still open.
   */
  async send(moves: readonly string[], closing: (view: View) => string | null = () => null): Promise<boolean> {
    const match = this.#match;
    if (!match.mine || this.running || this.#trial.sending) return false;
    this.running = true;
    try {
      for (const move of moves) {
        if (!match.legal.includes(move)) {
          await this.#trial.refuse(move);
          return false;
        }
        if (!(await this.#step(move))) return false;
      }
      const last = closing(match.view);
      return last === null || !match.legal.includes(last) || (await this.#step(last));
    } finally {
      this.running = false;
    }
  }

  async #step(move: string): Promise<boolean> {
    const arrival = this.#arrival();
    const done = await this.#trial.sendNow(move);
    if (done) await arrival;
    else this.arrived();
    return done;
  }

  /** When the next position has come, or should have. */
  #arrival(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ARRIVES_MS);
      this.#arrived = () => {
        clearTimeout(timer);
        this.#arrived = null;
        done();
      };
    });
  }
}
