/** The figures in front of each seat: points on the wall, where they are heading, and what is left to play with. */
import type { TableInfo } from "../../lib/wire/wire";
import type { Phrase, SeatFigure } from "../contract";
import type { View } from "./seen";

export function seats(view: unknown, _table: TableInfo, over: boolean): SeatFigure[] {
  const { seats, fortifications, outlook } = view as View;
  return seats.map(({ score, houses, emissaries, forts, cards }, seat): SeatFigure => {
    const notes: Phrase[] = [{ id: "seat-left", args: { houses, emissaries, cards } }];
    if (fortifications) notes.push({ id: "seat-forts", args: { forts } });
    const then = over ? undefined : { value: outlook.totals[seat] ?? score, label: "seat-then" };
    return { value: score, label: "seat-points", ...(then && { then }), notes };
  });
}
