/** Several moves that are one choice: the house is asked about all of them, then they are sent as one. */
import type { MatchContext } from "../../games/contract";
import { same } from "../table/turn/same";
import type { Plan, Trial } from "./trial.svelte";

export class Row<View, Move> {
  readonly #match: MatchContext<View, unknown, Move>;
  readonly #trial: Trial<View, Move>;
  /** The house is asked about them, or they are on their way. */
  running = $state(false);

  constructor(match: MatchContext<View, unknown, Move>, trial: Trial<View, Move>) {
    this.#match = match;
    this.#trial = trial;
  }

  /**
   * If one of them would be refused, nothing is sent. `closing` names a move that ends a list which they leave open; where
   * nobody knows what comes after them, nothing is added.
   */
  async send(moves: Plan<Move>, closing?: (after: View) => Move | null): Promise<boolean> {
    const [match, trial] = [this.#match, this.#trial];
    if (!match.mine || this.running || trial.sending) return false;
    this.running = true;
    try {
      const row = await this.#allowed(moves, closing);
      // Meanwhile somebody may have taken over, or the line is down.
      return row !== null && match.mine && (await trial.sendNow(row));
    } finally {
      this.running = false;
    }
  }

  /** What is to be sent; null if it may not be, or if something else has happened meanwhile. */
  async #allowed(moves: Plan<Move>, closing: ((after: View) => Move | null) | undefined): Promise<Plan<Move> | null> {
    const [match, trial] = [this.#match, this.#trial];
    const only = moves.length === 1 ? moves[0]! : null;
    if (only !== null && !match.legal.some((move) => same(move, only))) {
      await trial.refuse(moves);
      return null;
    }
    // What is legal needs no asking, unless it may leave a list open.
    if (only !== null && !closing) return moves;
    const answer = await trial.ask(moves);
    if (!answer || !match.mine) return null;
    if ("code" in answer) {
      // What a rule forbids can be chosen otherwise, so the choice stays.
      if (answer.rule) trial.object(answer);
      else trial.show(answer, null);
      return null;
    }
    const last = answer.view === null ? null : (closing?.(answer.view) ?? null);
    return last === null ? moves : [...moves, last];
  }
}
