/** The figures in front of each seat: points so far, and what they would be if the game ended now. */
import type { Result } from "../../../../lib/wire/wire";
import type { SeatFigure } from "../../../contract";
import type { View } from "../../view";

export function seats(view: unknown, result: Result | null): SeatFigure[] {
  const { table, outlook } = view as View;
  return table.seats.map(({ vp, cards }, seat): SeatFigure => {
    const value = outlook.scores[seat] ?? vp;
    const notes = [{ id: "seat-state", args: { cards } }];
    if (result) return { value, label: "seat-points", notes };
    return { value: vp, label: "seat-points", then: { value, label: "seat-then" }, notes };
  });
}
