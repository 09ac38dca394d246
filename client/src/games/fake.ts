/** For the tests of any game: a match whose house answers as told; `asked` and `played` keep what it was asked. */
import type { Problem } from "../lib/wire/wire";
import type { GameEvent, MatchContext, Preview } from "./contract";

export class Fake<View, Board> {
  view: View;
  readonly board: Board;
  readonly names: readonly string[];
  seat: number | null = 0;
  mine = true;
  legal: string[] = [];
  since: GameEvent[] = [];
  fresh: GameEvent[] = [];
  looks: { color: number; shape: number }[];
  reducedMotion = true;
  speed = 0;
  labels = true;
  confirm: "tap" | "button" = "tap";
  asked: string[] = [];
  played: string[] = [];
  spoken: string[] = [];
  answer: (move: string) => Preview<View> | Problem = () => ({ events: [], view: this.view });
  /** What comes of a move; by default nothing changes. */
  then: (move: string) => void = () => {};
  refusal: Problem | null = null;

  constructor(view: View, board: Board, names: readonly string[]) {
    this.view = view;
    this.board = board;
    this.names = names;
    this.looks = names.map((_, n) => ({ color: n, shape: n }));
  }

  say(phrase: { id: string } | string): string {
    return typeof phrase === "string" ? phrase : phrase.id;
  }
  async preview(move: string): Promise<Preview<View> | Problem> {
    this.asked.push(move);
    return this.answer(move);
  }
  async play(move: string): Promise<Problem | null> {
    this.played.push(move);
    if (!this.refusal) this.then(move);
    return this.refusal;
  }
  announce(text: string): void {
    this.spoken.push(text);
  }
  sound(): void {}

  get context(): MatchContext<View, Board> {
    return this as unknown as MatchContext<View, Board>;
  }
}
