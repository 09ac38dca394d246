// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * A place at the table, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * Whose eyes a view is made for.
 */
export type Viewer = { "seat": Seat } | "public";

/**
 * A part of one seat's points that belongs to a partner in a series.
 */
export type Share = { 
/**
 * Who gives.
 */
from: Seat, 
/**
 * Who gets.
 */
to: Seat, 
/**
 * How much of it, in percent.
 */
percent: number, };

/**
 * The end of a game: why, who finished where, and the numbers behind it.
 */
export type Outcome = { 
/**
 * A code such as `last-pagoda`; the words live in the catalogues.
 */
reason: string, 
/**
 * Place of each seat, 1 is best; equal places are shared.
 */
places: Array<number>, 
/**
 * The number each seat is ranked by, as the game counts it.
 */
scores: Array<number>, 
/**
 * What partners have agreed to share in a series; those who give come before those who get.
 */
shares?: Array<Share>, };
