// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, Viewer } from "../wire";

/**
 * One cell of the grid, named like `g5`: column letter and row number, row 1 at the top.
 */
export type Square = string;

/**
 * Colour of a province square.
 */
export type Color = "red" | "yellow" | "blue";

/**
 * A kind of tile: its two colours, in the order red, yellow, blue. Known by its name, which nobody needs to take apart.
 */
export type Kind = "RR" | "YY" | "BB" | "RY" | "RB" | "YB";

/**
 * Why a game ended.
 */
export type Reason = "last-pagoda" | "no-tiles" | "nobody-can-place";

/**
 * Where the game stands.
 */
export type Phase = "first" | "deal" | "place" | "draw" | { "over": Reason };

/**
 * A4: by what the owners of joined provinces are compared (Q14, Q23).
 */
export type Joining = "largest" | "sum";

/**
 * So many tiles of a hand are publicly known to be of none of these kinds.
 */
export type KnownBarred = { 
/**
 * The kinds.
 */
kinds: Array<Kind>, 
/**
 * How many tiles.
 */
tiles: number, };

/**
 * What lies open in front of a seat.
 */
export type SeatView = { 
/**
 * Pagodas left.
 */
supply: number, 
/**
 * Tiles in hand.
 */
tiles: number, 
/**
 * What it is known not to hold, from forced passes.
 */
barred: KnownBarred, 
/**
 * Pagodas due but not placed when the game ended (Q33).
 */
unpaid: number, };

/**
 * A region as everybody sees it.
 */
export type RegionView = { 
/**
 * The square the pagoda stands on, or would.
 */
home: Square, 
/**
 * Its colour.
 */
color: Color, 
/**
 * Whose province it is; a lone square is nobody's.
 */
owner: Seat | null, 
/**
 * 0, 1 or 2.
 */
pagodas: number, 
/**
 * All its squares, in reading order.
 */
squares: Array<Square>, };

/**
 * All that one viewer knows.
 */
export type View = { 
/**
 * Whose eyes these are.
 */
viewer: Viewer, 
/**
 * Id of the board.
 */
board: string, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * Who began.
 */
first: Seat, 
/**
 * The mover.
 */
turn: Seat, 
/**
 * How joined provinces are compared (A4).
 */
joining: Joining, 
/**
 * Every region on the board, lone squares included.
 */
regions: Array<RegionView>, 
/**
 * Owner of each village, in the order of the board file.
 */
villages: Array<Seat | null>, 
/**
 * What everybody can see in front of each seat.
 */
seats: Array<SeatView>, 
/**
 * Tiles in the stock.
 */
stock: number, 
/**
 * The viewer's own tiles; a spectator has none.
 */
hand: Array<Kind> | null, 
/**
 * The tiles the viewer has not seen: stock and hidden hands together.
 */
unseen: Array<Kind>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * What the rules tell about an open table.
 */
export type Outlook = { 
/**
 * Q2: pagodas that each seat begins with.
 */
supply: number, };

/**
 * One thing that happened.
 */
export type Event = { "kind": "first", seat: Seat, } | { "kind": "drew", seat: Seat, tile: Kind | null, } | { "kind": "placed", seat: Seat, tile: Kind, a: Square, b: Square, } | { "kind": "founded", owner: Seat, color: Color, size: number, at: Square, } | { "kind": "enlarged", owner: Seat, color: Color, size: number, at: Square, } | { "kind": "joined", owner: Seat, color: Color, size: number, at: Square, } | { "kind": "became-major", owner: Seat, color: Color, size: number, at: Square, } | { "kind": "returned", seat: Seat, count: number, } | { "kind": "absorbed", seat: Seat, village: string, } | { "kind": "conquered", seat: Seat, village: string, from: Seat, } | { "kind": "built", seat: Seat, count: number, left: number, } | { "kind": "passed", seat: Seat, } | { "kind": "ended", reason: Reason, winners: Array<Seat>, };

/**
 * What a seat can be asked: one question, one decision per turn.
 */
export type Decision = { "kind": "place" };

/**
 * Q8: a placement gives one colour to each of two squares. Text: `RY g5 h5`, red on g5 and yellow on h5.
 *
 * The squares are kept in reading order, so that equal placements are equal values whichever way they were written.
 */
export type Move = { 
/**
 * The two squares, in reading order.
 */
squares: [Square, Square], 
/**
 * Their colours.
 */
colors: [Color, Color], };

/**
 * A result of fate.
 */
export type Chance = { "kind": "first", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "draw", 
/**
 * Its colours.
 */
tile: Kind, };

/**
 * Why a placement is refused.
 */
export type Illegal = { "kind": "game-over" } | { "kind": "draw-first" } | { "kind": "not-your-turn", asked: Seat, } | { "kind": "not-in-hand", tile: Kind, } | { "kind": "off-board", square: Square, } | { "kind": "apart", a: Square, b: Square, } | { "kind": "not-grass", square: Square, ground: string, } | { "kind": "touches-nothing", a: Square, b: Square, } | { "kind": "joins-majors", color: Color, } | { "kind": "tied-join", color: Color, size: number, } | { "kind": "tied-sums", color: Color, size: number, };

/**
 * A village as written.
 */
export type VillageFile = { id: string, name: string, squares: Array<Square>, };

/**
 * A board as written. `docs` of the format: the comments here.
 */
export type BoardFile = { 
/**
 * Name in flags, records and addresses: lower-case letters, digits, hyphens.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Where the layout comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
 */
source: string, 
/**
 * Rows from top to bottom: `.` grass, `~` water, `v` village, `#` outside, `R` `Y` `B` printed squares (Q3).
 */
rows: Array<string>, 
/**
 * The villages, each of one or two squares.
 */
villages: Array<VillageFile>, 
/**
 * A board for a scenario only: need not be fit for a whole game.
 */
sketch?: boolean, 
/**
 * Decoration under the grid, no rule meaning.
 */
motif?: Record<string, unknown>[], };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "event-first": ["seat"],
  "event-drew": ["seat"],
  "event-placed": ["seat"],
  "event-founded": ["owner"],
  "event-enlarged": ["owner"],
  "event-joined": ["owner"],
  "event-became-major": ["owner"],
  "event-returned": ["seat"],
  "event-absorbed": ["seat"],
  "event-conquered": ["seat", "from"],
  "event-built": ["seat"],
  "event-passed": ["seat"],
  "event-ended": ["winners"],
  "refuse-not-your-turn": ["asked"],
} as const;
