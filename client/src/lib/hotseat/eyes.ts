/**
 * Several people at one screen: whose eyes it shows. `eyes` is one of their seats, or null while the curtain is up. With
 * one seat at this screen, or none, there is nothing to choose and no curtain.
 */
import { isMine, isShared, mySeats } from "../table/seats/people";
import type { State, TableInfo } from "../wire/wire";
import type { Greeting } from "../wire/socket";

/** The eyes a page asks the house for. */
export function eyesOf(table: TableInfo | null, eyes: number | null): Omit<Greeting, "seen"> {
  const shared = table !== null && isShared(table);
  return { seat: shared ? eyes : null, curtain: shared && eyes === null };
}

/** The seat at this screen whose person has to do something now; a bot that stands in needs nobody. */
export function calledUp(table: TableInfo, asked: number | null): number | null {
  const seat = asked === null ? undefined : table.seats[asked];
  return seat && isMine(seat) && seat.stand_in == null ? asked : null;
}

/** Whether the screen must change hands: somebody here is asked, and it is not the one who looks. */
export function changesHands(table: TableInfo, eyes: number | null, state: State): boolean {
  const called = state.waiting.kind === "seat" ? calledUp(table, state.waiting.seat) : null;
  return isShared(table) && eyes !== null && called !== null && called !== eyes;
}

/** For whom the curtain may be lifted: whoever is asked, else anybody at this screen. */
export function offered(table: TableInfo, asked: number | null): number[] {
  const called = calledUp(table, asked);
  return called === null ? mySeats(table) : [called];
}

/** Whether the curtain hides the table: until the house has sent what the one who looks may see. */
export function isCurtained(table: TableInfo | null, eyes: number | null, state: State | null): boolean {
  if (table?.phase !== "playing" || !isShared(table)) return false;
  return eyes === null || state?.seat !== eyes;
}
