/** When a lesson is passed: its events have happened to the learner, or the house has refused by its clause. */
import type { GameEvent } from "../../games/contract";
import type { Problem } from "../wire/problem";
import type { Lesson } from "../wire/wire";
import { seatsOf, type SeatFields } from "../words/seats";

export type Verdict = "passed" | "missed";

interface Learner {
  /** The learner. */
  seat: number | null;
  /** Which fields of the game's events are seats. */
  fields: SeatFields;
}

/** Whether an event is by or about a seat: it names it, or brings it points. */
function concerns(event: GameEvent, { seat, fields }: Learner): boolean {
  const { points } = event;
  if (seat === null) return false;
  return seatsOf(fields, event).includes(seat) || (Array.isArray(points) && points[seat] > 0);
}

const kindsOf = (events: readonly GameEvent[], learner: Learner): string[] =>
  events.filter((event) => concerns(event, learner)).map(({ kind }) => kind);

/** How many of the things that are to happen have happened; one that is named twice has to happen twice. */
function progress(lesson: Lesson, events: readonly GameEvent[], learner: Learner): number {
  const kinds = kindsOf(events, learner);
  return lesson.events.filter((kind) => {
    const at = kinds.indexOf(kind);
    if (at >= 0) kinds.splice(at, 1);
    return at >= 0;
  }).length;
}

/** What legal moves have led to. */
export interface Course extends Learner {
  /** All events since the lesson began. */
  events: readonly GameEvent[];
  /** Those among them before the last row of moves. */
  before: readonly GameEvent[];
  /** Whether the learner is asked again. */
  asked: boolean;
}

/** After legal moves: everything has happened, or a step has been made and more can follow (null), or it is missed. */
export function judgeMove(lesson: Lesson, { events, before, asked, ...learner }: Course): Verdict | null {
  if (lesson.refused) return "missed";
  if (progress(lesson, events, learner) === lesson.events.length) return "passed";
  // What has to happen may happen more often: dice are thrown until it is decided. What was missed stays missed.
  const open =
    lesson.missed.length > 0
      ? !kindsOf(events, learner).some((kind) => lesson.missed.includes(kind))
      : kindsOf(events.slice(before.length), learner).some((kind) => lesson.events.includes(kind));
  return asked && open ? null : "missed";
}

/** After a refusal: passed if it is the one the lesson is about. Any other is as at a table: one tries again. */
export function judgeRefusal(lesson: Lesson, problem: Problem): Verdict | null {
  return lesson.refused && problem.rule === lesson.refused ? "passed" : null;
}
