/**
 * What on the table can be looked at closely (CloseLook.svelte). An element wears the name of it as `data-look`; names are looked up
 * on the board, never taken apart.
 */
import { once } from "./valley/geometry";
import type { BoardFile, Caravan, Card, Cup, Part } from "../wire";

export type Look =
  | { kind: "card"; card: Card }
  | { kind: "caravan"; caravan: Caravan }
  | { kind: "cup"; cup: Cup }
  | { kind: "part"; sector: number; part: Part }
  | { kind: "centre" }
  | { kind: "row"; row: number }
  | { kind: "station"; station: number };

/** `caravan KB01`, `part 2 inner`, `centre`. */
export function lookName(look: Look): string {
  switch (look.kind) {
    case "card":
      return `card ${look.card}`;
    case "caravan":
      return `caravan ${look.caravan}`;
    case "cup":
      return `cup ${look.cup}`;
    case "part":
      return `part ${look.sector} ${look.part}`;
    case "centre":
      return "centre";
    case "row":
      return `row ${look.row}`;
    case "station":
      return `station ${look.station}`;
  }
}

const all = once((board): ReadonlyMap<string, Look> => {
  const cards = [...board.starting_cards, ...board.action_cards.cards, ...board.emperor_cards];
  const { sectors } = board.university;
  const looks: Look[] = [
    ...cards.map(({ id }): Look => ({ kind: "card", card: id })),
    ...board.caravans.cards.map(({ id }): Look => ({ kind: "caravan", caravan: id })),
    ...board.cups.tiles.map(({ id }): Look => ({ kind: "cup", cup: id })),
    ...sectors.flatMap(({ sector, parts }) => parts.map(({ part }): Look => ({ kind: "part", sector, part }))),
    { kind: "centre" },
    // The foot of the stair is its row 0.
    ...[0, ...board.emperor_track.rows.map(({ row }) => row)].map((row): Look => ({ kind: "row", row })),
    ...board.river.segments.map(({ index }): Look => ({ kind: "station", station: index })),
  ];
  return new Map(looks.map((look) => [lookName(look), look]));
});
/** Null: there is nothing of that name. */
export const lookOf = (board: BoardFile, name: string): Look | null => all(board).get(name) ?? null;

/** What an element is to be looked at for: it wears its name, or is a card. */
export function lookedAt(board: BoardFile, element: Element): Look | null {
  const name = element.getAttribute("data-look");
  const card = element.getAttribute("data-card");
  return lookOf(board, name ?? lookName({ kind: "card", card: card ?? "" }));
}
