/** The figures in front of each seat: points, and cards in hand. */
import type { SeatFigure } from "../../../games/contract";
import type { View } from "../wire";

export function seats(view: unknown): SeatFigure[] {
  const { scores, sizes } = view as View;
  return scores.map((value, seat) => ({
    value,
    label: "seat-points",
    notes: [{ id: "seat-cards", args: { cards: sizes[seat] ?? 0 } }],
  }));
}
