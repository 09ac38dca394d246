/** When a lesson is passed: its events have happened to the learner, or the house has refused by its clause. */
import type { GameEvent } from "../../games/contract";
import type { Lesson, Problem } from "../wire/wire";

export type Verdict = "passed" | "missed";

/** Whether an event is by or about a seat: what it did, what it owns, what it won. */
function concerns(event: GameEvent, seat: number | null): boolean {
  const { winners } = event;
  return (event.seat ?? event.owner ?? (Array.isArray(winners) && winners.includes(seat) ? seat : undefined)) === seat;
}

/** After a legal move: everything that was to happen has happened, or not. */
export function judgeMove(lesson: Lesson, events: readonly GameEvent[], seat: number | null): Verdict {
  if (lesson.refused) return "missed";
  const kinds = new Set(events.filter((event) => concerns(event, seat)).map((event) => event.kind));
  return lesson.events.every((kind) => kinds.has(kind)) ? "passed" : "missed";
}

/** After a refusal: passed if it is the one the lesson is about. Any other is as at a table: one tries again. */
export function judgeRefusal(lesson: Lesson, problem: Problem): Verdict | null {
  return lesson.refused && problem.rule === lesson.refused ? "passed" : null;
}
