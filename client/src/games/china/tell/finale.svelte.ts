/**
 * The final scoring, step by step: houses in regions that are not full, the Emperor's walk over the alliances, roads.
 * The board draws `shown`; the bar in the dock (Finale.svelte) says it. Nothing is counted here: the steps are what the
 * house told when the game ended.
 */
import { counted, paced, StepShow } from "../../../lib/table/result/finale.svelte";
import { argsOf } from "../../../lib/words/seats";
import type { GameEvent, MatchContext, Phrase } from "../../contract";
import type { View } from "../view";
import { tell } from "./sentences";
import { SEATS, type BoardFile, type Event } from "../wire";

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

/** The steps from the last entry's events; `scores` are the points at the end. */
export function stepsOf(events: readonly GameEvent[], board: BoardFile, scores: readonly number[]): Step[] {
  const none = scores.map(() => 0);
  const told = events as readonly Event[];
  const steps: Step[] = [];
  const add = (part: Part, event: Event, gains: number[], shown: Partial<Shown>, ms = STEP_MS) => {
    const phrase = tell([event], board)[0] ?? { id: `event-${event.kind}`, args: argsOf(SEATS, "event", event) };
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

export class Finale extends StepShow<Step> {
  constructor(match: MatchContext<View, BoardFile>) {
    super(match, () => {
      const scores = match.view.seats.map((seat) => seat.score);
      return stepsOf(match.ending?.events ?? [], match.board, scores);
    });
  }

  /** What the board draws. */
  get shown(): Shown | null {
    return this.step;
  }
}
