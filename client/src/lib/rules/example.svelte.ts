/** A scenario as a live example: the positions before and after each move, shown on the game's own board. */
import type { GameClient, GameEvent, Play } from "../../games/contract";
import { settings } from "../house/settings.svelte";
import { SceneMatch, type SceneSetting } from "../scene/scene.svelte";
import { eventsOf } from "../table/room.svelte";
import { soundsOf } from "../table/sounds";
import { type Saying, sayingsOf } from "../table/log/telling";
import { victory } from "../table/result/victory";
import type { Problem } from "../wire/problem";
import { seenOf } from "../wire/position";
import type { Scene, State } from "../wire/wire";
import { seatOf } from "../words/seats";

/** A position to stop at. */
export interface Frame {
  state: State;
  events: GameEvent[];
  /** The move that led to it. */
  move?: unknown;
  /** The move that was refused, whose it was, and why. */
  refused: { move: unknown; seat: number | null; problem: Problem } | null;
  /** Nobody has moved: the position is scored. */
  scoring?: boolean;
}

/** What chance does after a move belongs to that move. */
export function framesOf(scene: Scene): Frame[] {
  const frames: Frame[] = [{ state: scene.start, events: [], refused: null }];
  for (const step of scene.steps) {
    const events = eventsOf(step.state.told);
    const last = frames.at(-1)!;
    if (step.seat == null && frames.length > 1 && !last.refused) {
      last.state = step.state;
      last.events.push(...events);
    } else {
      const refused = step.refused ? { move: step.move, seat: step.seat ?? null, problem: step.refused } : null;
      frames.push({ state: step.state, events, move: step.seat == null ? undefined : step.move, refused });
    }
  }
  return frames;
}

/** What is refused by other clauses is an example of those; unless refusing is what it is about, or all there is. */
export function framesFor(clause: string, frames: readonly Frame[]): readonly Frame[] {
  const left = frames.filter(({ refused }) => !refused || refused.problem.rule === clause);
  const refuses = left.some(({ refused }) => refused);
  const enough = left.length > 1 && left.length >= frames.length / 2;
  return refuses || enough ? left : frames;
}

/**
 * Only to be looked at: "you" are whoever moves first, but the board shows that move as it shows another's, with
 * brackets. Nothing is said aloud while one walks over its squares.
 */
class ExampleMatch extends SceneMatch {
  override readonly seat = null;
  readonly example: { moves: readonly unknown[]; counted: readonly GameEvent[] | null };

  constructor(setting: SceneSetting, frames: readonly Frame[]) {
    super(setting);
    const moves = frames.flatMap((f) => (f.move === undefined ? [] : [f.move]));
    const scoring = frames.filter((f) => f.scoring);
    this.example = { moves, counted: scoring.length > 0 ? scoring.flatMap((f) => f.events) : null };
  }

  override announce(): void {}
  /** The sentences name squares: they are to be found, unless nobody wants letters anywhere. */
  override get labels(): boolean {
    return settings.labels !== "never";
  }
}

export class Example {
  readonly #game: GameClient;
  readonly frames: readonly Frame[];
  readonly match: SceneMatch;
  readonly play: Play;
  at = $state(0);
  readonly frame = $derived.by(() => this.frames[this.at]!);

  /** To be made inside a component, as the game's controller may use effects. */
  constructor(game: GameClient, scene: Scene, about: string) {
    this.#game = game;
    // A piece of advice shows a position that is an example of some clause.
    const clause = scene.clauses.includes(about) ? about : (scene.clauses[0] ?? about);
    const { board, players, start } = scene;
    // Without a move it is the counting that is shown, one thing after the other.
    const counted = scene.steps.length > 0 ? null : game.counts?.(seenOf(start), clause);
    const scoring = counted?.length === 0 ? [[]] : counted?.map((event) => [event]);
    this.frames = [
      ...framesFor(clause, framesOf(scene)),
      ...(scoring?.map((events): Frame => ({ state: start, events, refused: null, scoring: true })) ?? []),
    ];
    this.match = new ExampleMatch({ game: game.id, board, players, state: start, me: start.seat }, this.frames);
    this.play = game.create(this.match);
  }

  show(at: number): void {
    const { match, play } = this;
    const forward = at === this.at + 1;
    this.at = at;
    const { state, events, refused } = this.frame;
    // Only a step forward moves; the rest is a picture.
    match.fresh = forward ? events : [];
    match.since = events;
    match.state = state;
    play.cancel();
    play.refresh();
    if (refused) play.showRefused?.(refused.move, refused.problem, refused.seat);
    soundsOf(this.#game, match.fresh);
  }

  /** What the frame shows, in sentences. */
  get told(): Saying[] {
    const { match, frame } = this;
    const { waiting } = frame.state;
    if (frame.refused) return [{ text: match.why(this.play.refusal ?? frame.refused.problem) }];
    if (frame.scoring && frame.events.length === 0) return [{ text: match.say("rules-scoring-none") }];
    if (this.at > 0) return [...this.#events(), ...this.#winners()];
    return waiting.kind === "seat" ? [{ text: match.say("rules-turn", { seat: seatOf(waiting.seat) }) }] : [];
  }

  /** As the log tells them; what it leaves out is the whole of this moment, and told plainly. */
  #events(): Saying[] {
    const { match, frame } = this;
    const said = sayingsOf(match, this.#game, frame.events);
    return said.length > 0 ? said : sayingsOf(match, { id: this.#game.id }, frame.events.slice(0, 1));
  }

  /** At a table the prompt names them. */
  #winners(): Saying[] {
    const { events, state } = this.frame;
    const ended = state.result !== null && events.some(({ kind }) => kind === "ended");
    return ended ? [{ text: this.match.say(victory(state.result)) }] : [];
  }

  /** What was tried, if the frame is about that. */
  get tried(): string | null {
    const { match, frame } = this;
    const phrase = frame.refused && this.#game.tries?.(frame.refused.move, match.board, match.view);
    return phrase ? match.say(phrase) : null;
  }
}
