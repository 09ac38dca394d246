/** Who sits where: my own seats (several, if people share my screen), and the names of all for labels and for sentences. */
import { myself, personName } from "../../house/me.svelte";
import type { SeatInfo, TableInfo } from "../../wire/wire";
import { say } from "../../words/words.svelte";

/** The name of who sits there. Bots are named after the emblem of their seat, so that no two share a name. */
export function seatName(seat: SeatInfo): string {
  switch (seat.sitter.kind) {
    case "open":
      return say("seat-free");
    case "bot":
      return say(`bot-${seat.look.shape}`);
    case "person":
    case "named":
      return personName(seat.sitter);
  }
}

/** A seat of this screen: my own, or that of somebody who shares it. */
export const isMine = (seat: SeatInfo): boolean => seat.sitter.kind === "person" && myself.is(seat.sitter.id);

/** Whether somebody sits there who shares a guest's screen. */
export const isLocal = (seat: SeatInfo): boolean => seat.sitter.kind === "person" && seat.sitter.local === true;

/** All seats of this screen. */
export const mySeats = (table: TableInfo): number[] => table.seats.flatMap((seat, n) => (isMine(seat) ? [n] : []));

/** The first seat of this screen; null for a spectator. */
export const mySeat = (table: TableInfo): number | null => mySeats(table)[0] ?? null;

/** The seat I sit in myself. */
export function ownSeat(table: TableInfo): number | null {
  const found = table.seats.findIndex((seat) => isMine(seat) && !isLocal(seat));
  return found < 0 ? null : found;
}

/** Whether several people share this screen: then there is no "you", everybody goes by name. */
export const isShared = (table: TableInfo): boolean => mySeats(table).length > 1;

/** Whether somebody at this screen is to move. */
export const isMyMove = (table: TableInfo): boolean =>
  table.phase === "playing" && table.asked != null && mySeats(table).includes(table.asked);

/** Seats of this screen that are asked whether a move may be taken back. */
export const toAgree = (table: TableInfo): number[] =>
  mySeats(table).filter((seat) => table.phase === "playing" && table.undo_asked?.waiting.includes(seat));

/** Who is "you" in sentences when `seat` looks at the screen. */
export const youAt = (table: TableInfo, seat: number | null): number | null => (isShared(table) ? null : seat);

/** Names for labels: mine is the word for "you", unless several share the screen. */
export function labelNames(table: TableInfo): string[] {
  const shared = isShared(table);
  return table.seats.map((seat) => (isMine(seat) && !shared ? say("you") : seatName(seat)));
}

/** Names for sentences: mine is my name, because "you" needs another grammar (see lib/words/speaker.ts). */
export const sentenceNames = (table: TableInfo): string[] => table.seats.map(seatName);

/** Says that it is a seat's move to whoever sits there and looks at the screen. */
export const yourMove = (table: TableInfo, seat: number): string =>
  isShared(table) ? say("prompt-yours-named", { who: seatName(table.seats[seat]!) }) : say("prompt-yours");
