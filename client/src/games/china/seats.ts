/** The figures in front of each seat: points on the wall, where they are heading, and what is left to play with. */
import type { TableInfo } from "../../lib/wire/wire";
import type { Phrase, SeatFigure } from "../contract";
import type { View } from "./wire";

export function seats(view: unknown, _table: TableInfo, over: boolean): SeatFigure[] {
  const { seats, fortifications } = view as View;
  return seats.map(({ score, total, houses, emissaries, forts, cards }): SeatFigure => {
    const notes: Phrase[] = [{ id: "seat-left", args: { houses, emissaries, cards } }];
    if (fortifications) notes.push({ id: "seat-forts", args: { forts } });
    const then = over ? undefined : { value: total, label: "seat-then" };
    return { value: score, label: "seat-points", ...(then && { then }), notes };
  });
}
