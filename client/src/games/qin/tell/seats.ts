/** The figures in front of each seat: pagodas still to place, and tiles in hand. */
import type { SeatFigure } from "../../contract";
import type { View } from "../view";

export function seats(view: unknown): SeatFigure[] {
  const { seats, outlook } = view as View;
  const total = outlook.supply;
  return seats.map((seat) => ({
    value: seat.supply,
    label: "seat-to-place",
    pips: { filled: Math.max(0, total - seat.supply), total: Math.max(total, seat.supply) },
    notes: [{ id: "seat-tiles", args: { tiles: seat.tiles } }],
  }));
}
