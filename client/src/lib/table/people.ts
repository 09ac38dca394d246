/** Names of the seats, for labels and for sentences. */
import { myself, personName } from "../house/me.svelte";
import type { SeatInfo, TableInfo } from "../wire/wire";
import { say } from "../words/words.svelte";

/** The name of who sits there. Bots are named after the emblem of their seat, so that no two share a name. */
export function seatName(seat: SeatInfo): string {
  switch (seat.sitter.kind) {
    case "open":
      return say("seat-free");
    case "bot":
      return say(`bot-${seat.look.shape}`);
    case "person":
      return personName(seat.sitter.name);
  }
}

export const isMine = (seat: SeatInfo): boolean => seat.sitter.kind === "person" && myself.is(seat.sitter.id);

/** My seat at a table; null for a spectator. */
export function mySeat(table: TableInfo): number | null {
  const found = table.seats.findIndex(isMine);
  return found < 0 ? null : found;
}

/** Names for labels: mine is the word for "you". */
export const labelNames = (table: TableInfo): string[] =>
  table.seats.map((seat) => (isMine(seat) ? say("you") : seatName(seat)));

/** Names for sentences: mine is my name, because "you" needs another grammar (see lib/words/speaker.ts). */
export const sentenceNames = (table: TableInfo): string[] => table.seats.map(seatName);
