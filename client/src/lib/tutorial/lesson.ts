/** When a lesson is passed: its events have happened to the learner, or the house has refused by its clause. */
import type { GameEvent } from "../../games/contract";
import type { Problem } from "../wire/problem";
import type { Lesson } from "../wire/wire";

export type Verdict = "passed" | "missed";

/** Whether an event is by or about a seat: what it did, what it owns or gets, what it won, what brought it points. */
function concerns(event: GameEvent, seat: number | null): boolean {
  const { winners, points } = event;
  if (Array.isArray(winners) && winners.includes(seat)) return true;
  if (Array.isArray(points) && seat !== null && points[seat] > 0) return true;
  return event.seat === seat || event.owner === seat;
}

/** How many of the things that are to happen have happened; one that is named twice has to happen twice. */
function progress(lesson: Lesson, events: readonly GameEvent[], seat: number | null): number {
  const kinds = events.filter((event) => concerns(event, seat)).map((event) => event.kind);
  return lesson.events.filter((kind) => {
    const at = kinds.indexOf(kind);
    if (at >= 0) kinds.splice(at, 1);
    return at >= 0;
  }).length;
}

/** What legal moves have led to. */
export interface Course {
  /** All events since the lesson began. */
  events: readonly GameEvent[];
  /** Those among them before the last row of moves. */
  before: readonly GameEvent[];
  /** The learner. */
  seat: number | null;
  /** Whether the learner is asked again. */
  asked: boolean;
}

/** After legal moves: everything has happened, or a step has been made and more can follow (null), or it is missed. */
export function judgeMove(lesson: Lesson, { events, before, seat, asked }: Course): Verdict | null {
  if (lesson.refused) return "missed";
  if (progress(lesson, events, seat) === lesson.events.length) return "passed";
  // What has to happen may happen more often: dice are thrown until it is decided.
  const kindsOf = (list: readonly GameEvent[]) => list.flatMap((e) => (concerns(e, seat) ? [e.kind] : []));
  // What was missed stays missed.
  const open =
    lesson.missed.length > 0
      ? !kindsOf(events).some((kind) => lesson.missed.includes(kind))
      : kindsOf(events.slice(before.length)).some((kind) => lesson.events.includes(kind));
  return asked && open ? null : "missed";
}

/** After a refusal: passed if it is the one the lesson is about. Any other is as at a table: one tries again. */
export function judgeRefusal(lesson: Lesson, problem: Problem): Verdict | null {
  return lesson.refused && problem.rule === lesson.refused ? "passed" : null;
}
