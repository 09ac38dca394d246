/** The table in words, line by line. */
import { seatOf } from "../../../lib/words/seats";
import type { MatchContext } from "../../../games/contract";
import { VALUES } from "../play/moves";
import type { View } from "../wire";

export function text(match: MatchContext): string[] {
  const { scores, sizes, hand } = match.view as View;
  const seats = scores.map((points, seat) =>
    match.say("words-seat", { seat: seatOf(seat), points, cards: sizes[seat] ?? 0 }),
  );
  const cards = VALUES.flatMap((value) => Array<number>(hand?.[value - 1] ?? 0).fill(value));
  return hand ? [...seats, match.say("words-hand", { hand: cards.join(" ") })] : seats;
}
