/** What the house says to a row of moves that nobody has aimed at: the last row that was asked about, asked only once. */
import type { MatchContext, Preview } from "../../games/contract";
import type { Problem } from "../wire/problem";
import { same } from "../table/turn/same";

type Answer<View> = Preview<View> | Problem;

export class Answered<View, Move> {
  readonly #match: MatchContext<View, unknown, Move>;
  #asked: { row: readonly Move[]; answer: Promise<Answer<View>> } | null = null;
  #known = $state.raw<{ row: readonly Move[]; answer: Answer<View> } | null>(null);

  constructor(match: MatchContext<View, unknown, Move>) {
    this.#match = match;
  }

  /** Another position: nothing that was said holds any more. */
  forget(): void {
    this.#asked = null;
    this.#known = null;
  }
  ask(row: readonly Move[]): Promise<Answer<View>> {
    if (this.#asked === null || !same(this.#asked.row, row)) {
      const asked = { row, answer: this.#match.preview(row) };
      this.#asked = asked;
      void asked.answer.then((answer) => {
        // An answer that is overtaken by another question is nobody's.
        if (this.#asked !== asked) return;
        this.#known = { row, answer };
        // The line was down, or somebody else was asked: the next time it may be known.
        if ("code" in answer && !answer.rule) this.#asked = null;
      });
    }
    return this.#asked.answer;
  }
  /** The view right after a row; null until the house has said it, and where it refuses or cannot know. */
  viewAfter(row: readonly Move[]): View | null {
    const known = this.#known;
    if (row.length === 0 || known === null || !same(known.row, row) || "code" in known.answer) return null;
    return known.answer.view;
  }
}
