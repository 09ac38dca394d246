/** The cup tile in hand while it is to be placed: still the top one of its stack (T60). */
import { askedFor } from "./question";
import type { View } from "../view";
import type { BoardFile, Cup } from "../wire";

export function placedTile({ table }: View, { provinces }: BoardFile): Cup | null {
  const place = askedFor(table.point, "place");
  return place ? (table.tops[provinces.findIndex(({ id }) => id === place.province)] ?? null) : null;
}
