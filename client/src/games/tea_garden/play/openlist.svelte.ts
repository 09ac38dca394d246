/** The list of leaves or gardens that is to be answered now, or would be after what is aimed at. */
import { Answered } from "../../../lib/play/answered.svelte";
import type { Problem } from "../../../lib/wire/problem";
import type { MatchContext } from "../../contract";
import { type Asking, GardenChoice, isOpenAfter, LeafChoice } from "./listanswers.svelte";
import { DONE } from "./moves";
import type { Kind } from "./question";
import type { View } from "../view";
import type { BoardFile, Move, SeatState } from "../wire";

/** What somebody is about to do, as far as a list needs to know. */
interface Choosing {
  readonly match: MatchContext<View, BoardFile, Move>;
  readonly trial: { readonly aim: readonly Move[] | null; object(problem: Problem): void };
  readonly kind: Kind;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly me: SeatState | null;
  readonly aim: Move | null;
  readonly after: View | null;
  choose(move: Move): void;
  /** A choice was made in the list. */
  touched(): void;
  /** Sends a row, and behind it what `closing` names. */
  sendRow(row: readonly Move[], closing?: (after: View) => Move | null): Promise<boolean>;
}

export class OpenList implements Asking {
  readonly #play: Choosing;
  /** What the house says to all that I am about to do. */
  readonly #answered: Answered<View, Move>;
  readonly leaves: LeafChoice;
  readonly gardens: GardenChoice;
  /** The view in which it is asked: as it is now, or after the aim. */
  readonly view = $derived.by((): View | null => {
    const { match, after, mine, busy } = this.#play;
    if (!mine && !busy) return null;
    if (!this.#isToCome) return match.view;
    return after && after.table.active === match.seat ? after : null;
  });
  /** All that I am about to do, if a list belongs to it. */
  readonly #plan = $derived.by((): readonly Move[] => {
    const entries = this.leaves.open ? this.leaves.moves : this.gardens.moves;
    return entries.length > 0 ? [...this.#leading, ...entries] : [];
  });
  /** The view after the aim with what is chosen in its list; null until the house has said it. */
  readonly whole = $derived.by((): View | null => this.#answered.viewAfter(this.#plan));

  constructor(play: Choosing) {
    this.#play = play;
    this.#answered = new Answered(play.match);
    this.leaves = new LeafChoice(this);
    this.gardens = new GardenChoice(this);
  }

  get me(): SeatState | null {
    return this.#play.me;
  }
  get aim(): Move | null {
    return this.#play.aim;
  }
  touched(): void {
    this.#play.touched();
  }
  /** Something was chosen otherwise than proposed. */
  get changed(): boolean {
    return this.leaves.changed || this.gardens.changed;
  }
  /** As proposed again. */
  reset(): void {
    this.leaves.reset();
    this.gardens.reset();
  }
  /** Another position has other lists. */
  begin(): void {
    this.reset();
    this.#answered.forget();
  }
  /** Asks the house what all comes to that I am about to do. */
  count(): void {
    const { mine, busy } = this.#play;
    if (mine && !busy && this.#plan.length > 0) void this.#answered.ask(this.#plan);
  }

  /** What leads to the list goes before the entries, and `done` behind them if the house would take more. */
  async send(moves: readonly Move[]): Promise<boolean> {
    const row = [...this.#leading, ...moves];
    if (row.length === 0) return this.#play.sendRow([DONE]);
    const before = this.view;
    return this.#play.sendRow(row, (after) => (before && isOpenAfter(before, moves.length, after) ? DONE : null));
  }
  /** Sends what is chosen; false if no list is open. */
  commit(): boolean {
    const open = this.leaves.open ? this.leaves : this.gardens.open ? this.gardens : null;
    open?.commit();
    return open !== null;
  }

  /** It is asked only after what is aimed at. */
  get #isToCome(): boolean {
    return this.#play.kind === "menu" || this.#play.kind === "side";
  }
  /** What leads to a list that is not asked yet. */
  get #leading(): readonly Move[] {
    return this.#isToCome ? (this.#play.trial.aim ?? []) : [];
  }

  /** Something that does not fit in: the house says why not, and the aim with its list stays. */
  async askWhyNot(entry: Move): Promise<void> {
    const { trial, match } = this.#play;
    if (!this.#isToCome) return this.#play.choose(entry);
    const tried = trial.aim;
    const answer = tried === null ? null : await match.preview([...tried, entry]);
    if (!answer || trial.aim !== tried || !("code" in answer) || answer.code === "not-a-move") return;
    trial.object(answer);
  }
}
