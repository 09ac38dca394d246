/** The figures in front of each seat: pagodas still to place, and tiles in hand. */
import type { TableInfo } from "../../lib/wire/wire";
import type { SeatFigure } from "../contract";
import type { View } from "./wire";

/** Q2: the supply at the start, by the number of players. */
const START: Record<number, number> = { 2: 24, 3: 19, 4: 15 };

export function seats(view: unknown, table: TableInfo): SeatFigure[] {
  const total = START[table.players] ?? 0;
  return (view as View).seats.map((seat) => ({
    value: seat.supply,
    label: "seat-to-place",
    pips: { filled: Math.max(0, total - seat.supply), total: Math.max(total, seat.supply) },
    notes: [{ id: "seat-tiles", args: { tiles: seat.tiles } }],
  }));
}
