/** What is news to somebody, read from the log. */
import type { Told } from "../../wire/wire";
import { dealtTo, isDraw, movedBy } from "./movers";

/**
 * Entries there were after a seat's last move; null if it has none. What chance did right after a move belongs to it. After a
 * move was taken back nothing that came before is news on the board, whoever looks.
 */
export function movedAt(log: readonly Told[], seat: number | null): number | null {
  const ends = (told: Told) => told.house?.kind === "undone" || (seat !== null && movedBy(told) === seat);
  let last = log.findLastIndex(ends);
  if (last < 0) return dealtAt(log, seat);
  while (log[last + 1] && isDraw(log[last + 1]!)) last += 1;
  return log[last]!.entry + 1;
}

/** For whoever has not moved yet, the game begins with what they were dealt. */
function dealtAt(log: readonly Told[], seat: number | null): number | null {
  const dealt = log.findLast((told) => dealtTo(told) === seat);
  return seat !== null && dealt ? dealt.entry + 1 : null;
}

/** What came after my last move; for somebody without one, after the last look, but no more than a round of moves. */
export function sinceOf(
  log: readonly Told[],
  { moved, looked, round }: { moved: number | null; looked: number; round: number },
): Told[] {
  if (moved !== null) return log.filter((told) => told.entry >= moved);
  const seen = log.filter(({ entry, house, events }) => entry >= looked && (house || events.length > 0));
  const moves = seen.filter((told) => !isDraw(told));
  const [first] = (moves.length > 0 ? moves : seen).slice(-round);
  return first ? seen.filter((told) => told.entry >= first.entry) : [];
}
