/** The figures in front of each seat: points on the wall, where they are heading, and what is left to play with. */
import type { Result } from "../../../lib/wire/wire";
import type { Phrase, SeatFigure } from "../../contract";
import type { View } from "../view";

export function seats(view: unknown, result: Result | null): SeatFigure[] {
  const { seats, fortifications, outlook } = view as View;
  return seats.map(({ score, houses, emissaries, forts, cards }, seat): SeatFigure => {
    const notes: Phrase[] = [{ id: "seat-left", args: { houses, emissaries, cards } }];
    if (fortifications) notes.push({ id: "seat-forts", args: { forts } });
    const then = result ? undefined : { value: outlook.totals[seat] ?? score, label: "seat-then" };
    return { value: score, label: "seat-points", ...(then && { then }), notes };
  });
}
