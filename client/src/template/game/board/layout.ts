/** Where everything lies on the table, in units of the drawing. */
import type { Spot } from "../../../lib/board/spots";
import type { Box } from "../../../lib/board/paths";
import { placeOf, VALUES } from "../play/moves";

export const TABLE: Box = { x: 0, y: 0, width: 600, height: 440 };
export const CARD = { width: 90, height: 126 };
export const DECK = { x: 200, y: 190 };
export const PLAYED = { x: 400, y: 190 };

/** The middle of my cards of one value. */
export const cardAt = (value: number): { x: number; y: number } => ({ x: 300 + (value - 2) * 140, y: 350 });
/** Where a seat's mark and cards are. */
export const seatAt = (seat: number, seats: number): { x: number; y: number } => ({
  x: ((seat + 0.5) * TABLE.width) / seats,
  y: 50,
});

/** What the keyboard and a finger reach. */
export const SPOTS: readonly Spot<string>[] = VALUES.map((value) => ({
  target: placeOf(value),
  ...cardAt(value),
  r: CARD.width / 2,
}));
