// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Seat, Viewer } from "../../games/wire";

/**
 * How many cards of the values 1, 2 and 3.
 */
export type Cards = [number, number, number];

/**
 * All that one viewer knows, built up from nothing.
 */
export type View = { 
/**
 * Whose eyes these are.
 */
viewer: Viewer, 
/**
 * Points, by seat.
 */
scores: Array<number>, 
/**
 * Cards in hand, by seat.
 */
sizes: Array<number>, 
/**
 * The viewer's own cards.
 */
hand: Cards | null, 
/**
 * Cards the viewer has not seen: deck and hidden hands.
 */
unseen: Cards, 
/**
 * The mover.
 */
turn: Seat, 
/**
 * The card on the table.
 */
played: number | null, 
/**
 * Whether a draw is due.
 */
draws: boolean, 
/**
 * Whether hands are still being dealt.
 */
dealing: boolean, 
/**
 * Cards that have left the game.
 */
gone: number, };

/**
 * One thing that happened.
 */
export type Event = { "kind": "drew", seat: Seat, card: number | null, } | { "kind": "played", seat: Seat, card: number, } | { "kind": "matched", seat: Seat, card: number, } | { "kind": "scored", seat: Seat, points: number, } | { "kind": "ended", reason: string, };

/**
 * What a seat can be asked.
 */
export type Decision = { "kind": "play" } | { "kind": "match" };

/**
 * One choice.
 */
export type Move = { "play": number } | "match" | "let";

/**
 * N2, N9: the card that is drawn. Text: `draw 2`.
 */
export type Chance = number;

/**
 * Why a move is refused.
 */
export type Illegal = { "kind": "not-asked" } | { "kind": "not-in-hand", value: number, } | { "kind": "nothing-equal", value: number, };

/**
 * A validated board.
 */
export type BoardFile = { id: string, 
/**
 * Where it comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
 */
source: string, 
/**
 * N1: how many cards of each value.
 */
copies: number, };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "event-drew": ["seat"],
  "event-played": ["seat"],
  "event-matched": ["seat"],
  "event-scored": ["seat"],
} as const;
