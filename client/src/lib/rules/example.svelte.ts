/** A scenario as a live example: the positions before and after each move, shown on the game's own board. */
import type { GameClient, GameEvent, Play } from "../../games/contract";
import { settings } from "../house/settings.svelte";
import { SceneMatch } from "../scene/scene.svelte";
import { eventsOf } from "../table/room.svelte";
import { soundsOf } from "../table/sounds";
import { tellEvent } from "../table/ring.svelte";
import type { Problem, Scene, State } from "../wire/wire";

/** A position to stop at. */
export interface Frame {
  state: State;
  events: GameEvent[];
  /** The move that was refused, and why. */
  refused: { move: string; problem: Problem } | null;
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
      const refused = step.refused ? { move: step.move, problem: step.refused } : null;
      frames.push({ state: step.state, events, refused });
    }
  }
  return frames;
}

/**
 * Only to be looked at: "you" are whoever moves first, but the board shows that move as it shows another's, with
 * brackets. Nothing is said aloud while one walks over its squares.
 */
class ExampleMatch extends SceneMatch {
  override readonly seat = null;
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
  constructor(game: GameClient, scene: Scene) {
    this.#game = game;
    this.frames = framesOf(scene);
    const { board, players, start } = scene;
    this.match = new ExampleMatch({ game: game.id, board, players, state: start, me: start.seat });
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
    if (refused) play.showRefused?.(refused.move, refused.problem);
    soundsOf(this.#game, match.fresh);
  }

  /** What the frame shows, in sentences. */
  get told(): string[] {
    const { match, frame } = this;
    const { waiting } = frame.state;
    if (frame.refused) return [match.why(this.play.refusal ?? frame.refused.problem)];
    if (this.at > 0) return frame.events.flatMap((event) => tellEvent(match, this.#game, event));
    return waiting.kind === "seat" ? [match.say("rules-turn", { seat: waiting.seat })] : [];
  }
}
