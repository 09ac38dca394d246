/** Who did what an entry of the log tells: a seat, chance, or the house. */
import type { Told } from "../../wire/wire";

/** Whether chance did it, though it may name a seat. */
export const isDraw = ({ by, house }: Told): boolean => by === undefined && house === undefined;

/** Whether the position after it is another one: a step of the game is, and what takes steps back. */
export const changesBoard = ({ house }: Told): boolean => house === undefined || house.kind === "undone";

/** Who made a move; null for what chance did, or the house. */
export const movedBy = ({ by }: Told): number | null => by ?? null;

/** Who made a move, or whom the house tells of; null for what chance did. */
export const doneBy = ({ by, house }: Told): number | null => by ?? house?.seat ?? null;

/** Whose cards or tiles a draw is about, as its first event says; null if it is nobody's, or no draw. */
export function dealtTo(told: Told): number | null {
  const seat = isDraw(told) ? told.events[0]?.seat : null;
  return typeof seat === "number" ? seat : null;
}

/** Whose an entry is in the log: whoever did it, or got what was drawn. */
export const ownerOf = (told: Told): number | null => doneBy(told) ?? dealtTo(told);
