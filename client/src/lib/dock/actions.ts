/** What can be pressed below a question (ActionBar.svelte). */
import type { MatchContext, Phrase } from "../../games/contract";

export interface Action {
  id: string;
  /** What it says comes with the move. */
  label: Phrase;
  /** A line below it. */
  note?: Phrase;
  /** The id of what describes it elsewhere. */
  about?: string;
  /** What presses it on a keyboard. */
  key?: string;
  /** The one in vermilion. */
  main?: boolean;
  /** Nothing to confirm yet: it says what is missing. */
  off?: boolean;
  /** The house has not said yet what it would do: that takes a moment. */
  waits?: boolean;
  run(): void;
}

/** Whether I am asked, also while my answer is on its way. */
export function isAsked({ past, seat, state: { waiting }, table }: MatchContext): boolean {
  return !past && waiting.kind === "seat" && waiting.seat === seat && !table.seats[waiting.seat]?.stand_in;
}
