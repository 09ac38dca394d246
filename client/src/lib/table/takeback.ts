/** What goes when somebody takes a move back: that move and everything after it, whoever did it. Read from the log. */
import type { GameClient } from "../../games/contract";
import type { TableInfo, Told } from "../wire/wire";
import { moverOf } from "../replay/moments";
import { turnsOf } from "../replay/turns";
import { say } from "../words/words.svelte";
import { isMine, isShared, seatName } from "./people";
import { AROUND, type Room } from "./room.svelte";

/** Who made a move; null for what chance did, or the house. */
function movedBy(told: Told, game: GameClient): number | null {
  const kind = told.events[0]?.kind;
  return AROUND.has(kind) || game.chance?.includes(String(kind)) ? null : moverOf(told);
}

/** What still stands, from the seat's last move on; empty if it has none. */
export function takenBack(log: readonly Told[], seat: number, game: GameClient): Told[] {
  const standing: Told[] = [];
  const lastOf = (mover: unknown) => standing.findLastIndex((t) => movedBy(t, game) === mover);
  for (const told of log) {
    const first = told.events[0];
    if (first?.kind === "undone") standing.splice(Math.max(lastOf(first.seat), 0));
    else if (!AROUND.has(first?.kind)) standing.push(told);
  }
  const from = lastOf(seat);
  return from < 0 ? [] : standing.slice(from);
}

/** Who made the moves among these, turn by turn: what the log tells in one line counts as one. */
export const moversOf = (log: readonly Told[], game: GameClient): number[] =>
  turnsOf(log, game).flatMap(([first]) => movedBy(first!, game) ?? []);

/** What somebody elsewhere asks for: so many moves, so many of them made at this screen. */
export function undoRequest(room: Room, table: TableInfo, game: GameClient): string {
  const seat = table.undo_asked?.seat;
  if (seat === undefined) return "";
  const movers = moversOf(takenBack(room.told, seat, game), game);
  const mine = movers.filter((n) => isMine(table.seats[n]!)).length;
  const args = { who: seatName(table.seats[seat]!), count: Math.max(movers.length, 1), mine };
  return isShared(table) ? say("undo-asked-here", args) : say("undo-asked", args);
}

/** Whether somebody elsewhere has to agree: not bots, nor people at this screen. */
export const needsOthers = (table: TableInfo): boolean =>
  table.seats.some((seat) => seat.sitter.kind === "person" && !isMine(seat) && !seat.stand_in && !seat.resigned);
