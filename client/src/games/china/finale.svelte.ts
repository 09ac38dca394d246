/**
 * The final scoring, step by step: houses in regions that are not full, the Emperor's walk over the alliances, roads.
 * The board draws `shown`; the bar in the dock (Finale.svelte) says it. Nothing is counted here: the steps are what the
 * house told when the game ended.
 */
import { isDialogOpen } from "../../lib/ui/focus";
import type { GameEvent, MatchContext, Phrase, Showing } from "../contract";
import { tell } from "./tell";
import type { BoardFile, Event, View } from "./wire";

/** What the board shows of a step: one of region, alliance and lines, or none of them at the beginning. */
export interface Shown {
  /** The region whose houses are scored. */
  region?: string;
  /** Where the Emperor stands. */
  alliance?: number;
  /** Roads that are counted for a seat. */
  lines?: { seat: number; spaces: string[][] };
  /** Points of this step. */
  gains: number[];
  /** Points after it: where the markers stand on the wall. */
  scores: number[];
  /** How long it is shown, at the usual pace; left out: for as long as one likes. */
  ms?: number;
}

export type Part = "houses" | "alliances" | "roads";

export interface Step extends Shown {
  part: Part;
  phrase: Phrase;
  ms: number;
}

const STEP_MS = 1200;
/** An alliance that nobody has: the Emperor walks on. */
const WALK_MS = 400;
const IN_ALL_MS = 18_000;

/** The steps from the last entry's events; `scores` are the points at the end. */
export function stepsOf(events: readonly GameEvent[], board: BoardFile, scores: readonly number[]): Step[] {
  const none = scores.map(() => 0);
  const told = events as readonly Event[];
  const steps: Step[] = [];
  const add = (part: Part, event: Event, gains: number[], shown: Partial<Shown>, ms = STEP_MS) => {
    const phrase = tell([event], board)[0] ?? { id: `event-${event.kind}`, args: { ...event } };
    steps.push({ part, phrase, ms, gains, scores: [], ...shown });
  };
  for (const event of told)
    if (event.kind === "region-scored" && !event.full) add("houses", event, event.points, { region: event.region });
  const allied = new Map(told.flatMap((e) => (e.kind === "alliance-scored" ? [[e.number, e]] : [])));
  const ended = told.some((event) => event.kind === "ended");
  const numbers = board.alliances.map(({ number }) => number).sort((a, b) => a - b);
  for (const number of ended ? numbers : []) {
    const event = allied.get(number);
    const nobody: Event = { kind: "alliance-scored", number, points: none };
    add("alliances", event ?? nobody, event?.points ?? none, { alliance: number }, event ? STEP_MS : WALK_MS);
  }
  for (const event of told)
    if (event.kind === "roads-scored") {
      const { seat, points, lines } = event;
      const gains = none.map((_, n) => (n === seat ? points : 0));
      add("roads", event, gains, { lines: { seat, spaces: lines } }, STEP_MS * 1.25);
    }
  return counted(paced(steps), scores);
}

/** The points so far, counted back from the end. */
function counted(steps: Step[], scores: readonly number[]): Step[] {
  let after = [...scores];
  for (const step of steps.toReversed()) {
    step.scores = after;
    after = after.map((score, seat) => score - (step.gains[seat] ?? 0));
  }
  return steps;
}

/** The whole show is never long. */
function paced(steps: Step[]): Step[] {
  const all = steps.reduce((sum, step) => sum + step.ms, 0);
  const by = Math.min(1, IN_ALL_MS / all);
  return steps.map((step) => ({ ...step, ms: step.ms * by }));
}

export class Finale implements Showing {
  readonly #match: MatchContext<View, BoardFile>;
  readonly steps: readonly Step[] = $derived.by(() => {
    const { ending, board, view } = this.#match;
    const scores = view.seats.map((seat) => seat.score);
    return ending ? stepsOf(ending.events, board, scores) : [];
  });
  /** The step on the board; null while nothing is shown. */
  at = $state<number | null>(null);
  /** Whether it was shown before. */
  seen = $state(false);
  /** Whether it has begun by itself, or is not to any more. */
  #begun = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: MatchContext<View, BoardFile>) {
    this.#match = match;
  }

  get step(): Step | null {
    return this.at === null || this.#match.past ? null : (this.steps[this.at] ?? null);
  }
  get shown(): Shown | null {
    return this.step;
  }
  get ready(): boolean {
    return this.steps.length > 0;
  }
  get running(): boolean {
    return this.step !== null;
  }
  get due(): boolean {
    const { ending, reducedMotion, speed } = this.#match;
    return !this.#begun && ending?.watched === true && !reducedMotion && speed > 0 && this.ready;
  }
  get scores(): readonly number[] | null {
    return this.step?.scores ?? null;
  }

  /** Once, when the game has ended before my eyes. Without motion there is only the result, and the way to see it all. */
  begin(): void {
    if (this.#begun || document.hidden) return;
    const { due } = this;
    this.#begun = true;
    if (due) this.play();
    else if (this.#match.ending?.watched) this.#match.sound("win");
  }

  play(): void {
    this.seen = true;
    this.#show(0);
  }

  skip(): void {
    if (this.at === null) return;
    this.stop();
    this.#match.sound("win");
  }

  /** Somebody goes elsewhere. */
  stop(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const step = this.steps[at];
    this.at = at;
    if (!step) return this.skip();
    if (step.gains.some((points) => points > 0)) this.#match.sound("score");
    const pace = this.#match.speed > 0 ? this.#match.speed : 1;
    this.#timer = setTimeout(() => this.#next(at), step.ms * pace);
  }

  #next(at: number): void {
    // Behind a dialog nobody would see it.
    if (isDialogOpen()) this.#timer = setTimeout(() => this.#next(at), 300);
    else this.#show(at + 1);
  }
}
