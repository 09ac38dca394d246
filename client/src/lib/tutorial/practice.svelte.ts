/**
 * One lesson on the real board: the house answers as at a table, but keeps nothing. Where the others are asked, they do
 * what they do in the lesson's scenario.
 */
import type { Preview } from "../../games/contract";
import { SceneMatch } from "../scene/scene.svelte";
import { eventsOf } from "../table/room.svelte";
import { same } from "../table/turn/same";
import { api, troubleOf } from "../wire/api";
import type { Problem } from "../wire/problem";
import { previewOf } from "../wire/position";
import type { Lesson, Scene, SceneStep, State } from "../wire/wire";
import { words } from "../words/words.svelte";
import { judgeMove, judgeRefusal, type Verdict } from "./lesson";

/** The others think for a moment, so that the learner sees what they answer to. */
const ANSWERS_MS = 700;

export class Practice extends SceneMatch {
  readonly lesson: Lesson;
  /** How the try went; null while the learner is still thinking. */
  verdict = $state<Verdict | null>(null);
  readonly #game: string;
  readonly #start: State;
  /** What the others do, in the order of the scenario. */
  readonly #others: readonly SceneStep[];
  /** The moves of this try: a turn may have several. */
  #moves: unknown[] = $state.raw([]);

  constructor(game: string, lesson: Lesson, scene: Scene, start: State) {
    super({ game, players: scene.players, board: scene.board, state: start, me: start.seat ?? 0 });
    this.lesson = lesson;
    this.#game = game;
    this.#start = start;
    this.#others = scene.steps.filter(({ seat, refused }) => seat != null && seat !== this.seat && !refused);
  }

  override get mine(): boolean {
    return this.verdict === null && this.asked === this.seat;
  }

  /** Whether something was done in this try: it can be begun again. */
  get begun(): boolean {
    return this.verdict === null && this.#moves.length > 0;
  }

  override async preview(moves: readonly unknown[]): Promise<Preview<unknown> | Problem> {
    try {
      return previewOf(await api.practicePreview(this.#game, { ...this.#sofar(), row: [...moves] }));
    } catch (thrown) {
      return this.#refused(troubleOf(thrown));
    }
  }

  override async play(moves: readonly unknown[]): Promise<Problem | null> {
    const [state, made] = [this.state, this.#moves];
    try {
      const before = eventsOf(state.told);
      await this.#make(moves);
      while (await this.#answered());
      const [{ seat }, events] = [this, eventsOf(this.state.told)];
      const course = { events, before, seat, fields: words.of(this.#game).fields, asked: this.asked === seat };
      this.verdict = judgeMove(this.lesson, course);
      return null;
    } catch (thrown) {
      // Whoever should have answered could not: the moves are still to be made.
      [this.state, this.#moves] = [state, made];
      return this.#refused(troubleOf(thrown));
    }
  }

  async #make(moves: readonly unknown[]): Promise<void> {
    const practice = this.#sofar(moves);
    const state = await api.practice(this.#game, practice);
    this.#moves = practice.moves;
    // The house tells the whole try each time.
    this.fresh = eventsOf(state.told).slice(eventsOf(this.state.told).length);
    this.state = state;
  }

  /** Somebody else is asked, and has answered: with the first thing from the scenario that is allowed now. */
  async #answered(): Promise<boolean> {
    const moves = this.#others.filter(({ seat }) => seat === this.asked).map(({ move }) => move);
    if (moves.length > 0) await new Promise((go) => setTimeout(go, ANSWERS_MS * this.speed));
    for (const move of moves.filter((move, n) => moves.findIndex((other) => same(other, move)) === n)) {
      try {
        await this.#make([move]);
        return true;
      } catch (thrown) {
        if (!troubleOf(thrown).rule) throw thrown;
      }
    }
    return false;
  }

  /** The position as it was. */
  again(): void {
    this.#moves = [];
    this.fresh = [];
    this.state = this.#start;
    this.verdict = null;
  }

  #sofar(next: readonly unknown[] = []) {
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
