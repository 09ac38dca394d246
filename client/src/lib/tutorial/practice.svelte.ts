/** One lesson on the real board: the house answers as at a table, but keeps nothing. */
import type { GameEvent, Preview } from "../../games/contract";
import { SceneMatch } from "../scene/scene.svelte";
import { eventsOf } from "../table/room.svelte";
import { api, troubleOf } from "../wire/api";
import type { Lesson, Problem, Scene, State } from "../wire/wire";
import { judgeMove, judgeRefusal, type Verdict } from "./lesson";

export class Practice extends SceneMatch {
  readonly lesson: Lesson;
  /** How the try went; null while the learner is still thinking. */
  verdict = $state<Verdict | null>(null);
  readonly #game: string;
  readonly #start: State;
  /** The moves of this try: a turn may have several. */
  #moves: string[] = [];

  constructor(game: string, lesson: Lesson, scene: Scene, start: State) {
    super({ game, players: scene.players, board: scene.board, state: start, me: start.seat ?? 0 });
    this.lesson = lesson;
    this.#game = game;
    this.#start = start;
  }

  override get mine(): boolean {
    return this.verdict === null && this.asked === this.seat;
  }

  override async preview(move: string): Promise<Preview<unknown> | Problem> {
    try {
      const { events, view } = await api.practicePreview(this.#game, this.#sofar(), move);
      return { events: events as GameEvent[], view };
    } catch (thrown) {
      return this.#refused(troubleOf(thrown));
    }
  }

  override async play(move: string): Promise<Problem | null> {
    try {
      const state = await api.practice(this.#game, this.#sofar(move));
      const [before, events] = [eventsOf(this.state.told), eventsOf(state.told)];
      this.#moves.push(move);
      // The house tells the whole try each time.
      this.fresh = events.slice(before.length);
      this.state = state;
      const { seat } = this;
      this.verdict = judgeMove(this.lesson, { events, before, seat, asked: this.asked === seat });
      return null;
    } catch (thrown) {
      return this.#refused(troubleOf(thrown));
    }
  }

  /** The position as it was. */
  again(): void {
    this.#moves = [];
    this.fresh = [];
    this.state = this.#start;
    this.verdict = null;
  }

  #sofar(...next: string[]) {
    return { scenario: this.lesson.scenario, moves: [...this.#moves, ...next] };
  }

  #refused(problem: Problem): Problem {
    this.verdict ??= judgeRefusal(this.lesson, problem);
    return problem;
  }
}

/** Fetches a lesson's board and position. */
export async function practiceOf(game: string, lesson: Lesson): Promise<Practice> {
  const [scene, start] = await Promise.all([
    api.scene(game, lesson.scenario),
    api.practice(game, { scenario: lesson.scenario, moves: [] }),
  ]);
  return new Practice(game, lesson, scene, start);
}
