/** What goes when somebody takes a move back: that move and everything after it, whoever did it. Read from the log. */
import type { GameClient } from "../../../games/contract";
import type { TableInfo, Told } from "../../wire/wire";
import { turnsOf } from "../../replay/turns";
import { say } from "../../words/words.svelte";
import { movedBy } from "../log/movers";
import { isMine, isShared, seatName } from "../seats/people";
import type { Room } from "../room.svelte";

const lastOf = (log: readonly Told[], mover: unknown): number => log.findLastIndex((told) => movedBy(told) === mover);

/** Where the log ends once the house has taken back all from this entry on. */
function goneFrom(log: readonly Told[], entry: number): number {
  const from = log.findIndex((told) => told.entry >= entry);
  return from < 0 ? log.length : from;
}

/** What still stands of the log: without what was taken back, nor what happened around the board. */
export function standing(log: readonly Told[]): Told[] {
  const left: Told[] = [];
  for (const told of log) {
    const { house } = told;
    if (!house) left.push(told);
    else if (house.kind === "undone" && house.from !== null) left.splice(goneFrom(left, house.from));
  }
  return left;
}

/** What still stands, from the seat's last move on; empty if it has none. `entry`: where that began, if the house says so. */
export function takenBack(log: readonly Told[], seat: number, entry?: number): Told[] {
  const left = standing(log);
  const from = entry === undefined ? lastOf(left, seat) : goneFrom(left, entry);
  return from < 0 ? [] : left.slice(from);
}

/** Who made the moves among these, turn by turn: what the log tells in one line counts as one. */
export const moversOf = (log: readonly Told[], game: GameClient): number[] =>
  turnsOf(log, game).flatMap(([first]) => movedBy(first!) ?? []);

/** What somebody elsewhere asks for: so many moves, so many of them made at this screen. */
export function undoRequest(room: Room, table: TableInfo, game: GameClient): string {
  const seat = table.undo_asked?.seat;
  if (seat === undefined) return "";
  const movers = moversOf(takenBack(room.told, seat), game);
  const mine = movers.filter((n) => isMine(table.seats[n]!)).length;
  const args = { who: seatName(table.seats[seat]!), count: Math.max(movers.length, 1), mine };
  return isShared(table) ? say("undo-asked-here", args) : say("undo-asked", args);
}

/** Whether somebody elsewhere has to agree: not bots, nor people at this screen. */
export const needsOthers = (table: TableInfo): boolean =>
  table.seats.some((seat) => seat.sitter.kind === "person" && !isMine(seat) && !seat.stand_in && !seat.resigned);
