/** For the tests of any game: a match whose house answers as told; `asked` and `played` keep each row. */
import type { Problem } from "../lib/wire/problem";
import type { GameEvent, MatchContext, Preview } from "./contract";

export class Fake<View, Board, Move = unknown> {
  view: View;
  readonly board: Board;
  readonly names: readonly string[];
  seat: number | null = 0;
  mine = true;
  legal: Move[] = [];
  since: GameEvent[] = [];
  fresh: GameEvent[] = [];
  looks: { color: number; shape: number }[];
  reducedMotion = true;
  speed = 0;
  labels = true;
  confirm: "tap" | "button" = "tap";
  asked: (readonly Move[])[] = [];
  played: (readonly Move[])[] = [];
  spoken: string[] = [];
  answer: (moves: readonly Move[]) => Preview<View> | Problem = () => ({ events: [], view: this.view });
  /** What comes of a row of moves; by default nothing changes. */
  then: (moves: readonly Move[]) => void = () => {};
  refusal: Problem | null = null;

  #shown: View | null = null;
  #position = 0;

  constructor(view: View, board: Board, names: readonly string[]) {
    this.view = view;
    this.board = board;
    this.names = names;
    this.looks = names.map((_, n) => ({ color: n, shape: n }));
  }

  /** Another view is another position. */
  get position(): number {
    if (this.#shown !== this.view) this.#position += 1;
    this.#shown = this.view;
    return this.#position;
  }
  say(phrase: { id: string } | string): string {
    return typeof phrase === "string" ? phrase : phrase.id;
  }
  preview(moves: readonly Move[]): Promise<Preview<View> | Problem> {
    this.asked.push(moves);
    return Promise.resolve(this.answer(moves));
  }
  play(moves: readonly Move[]): Promise<Problem | null> {
    this.played.push(moves);
    if (!this.refusal) this.then(moves);
    return Promise.resolve(this.refusal);
  }
  announce(text: string): void {
    this.spoken.push(text);
  }
  sound(): void {}

  get context(): MatchContext<View, Board, Move> {
    return this as unknown as MatchContext<View, Board, Move>;
  }
}
