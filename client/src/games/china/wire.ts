// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, Viewer } from "../wire";

/**
 * A region.
 */
export type Region = string;

/**
 * A house space: the region and a number from 1 to 9. Text: `wei3`.
 */
export type Space = string;

/**
 * The colour of a card and of the regions it pays for.
 */
export type Color = "red" | "green" | "yellow" | "orange" | "purple";

/**
 * How many cards of each colour: a pile or a hand, its order meaning nothing. Colours without a card are left out. Text: `rrg`.
 */
export type Cards = { [key in Color]?: number };

/**
 * Why it is over.
 */
export type Reason = "deck" | "no-room";

/**
 * Where the game stands.
 */
export type Phase = "first" | "deal" | "choose" | "second" | "draw" | "fetch" | "refill" | { "over": Reason };

/**
 * What lies open in front of a seat.
 */
export type SeatView = { 
/**
 * Points on the track.
 */
score: number, 
/**
 * Houses left.
 */
houses: number, 
/**
 * Emissaries left.
 */
emissaries: number, 
/**
 * Fortifications left.
 */
forts: number, 
/**
 * Cards in hand.
 */
cards: number, 
/**
 * Cards among them that everybody saw being taken.
 */
known: Cards, };

/**
 * One region.
 */
export type RegionStanding = { 
/**
 * Which.
 */
region: Region, 
/**
 * Houses of each seat.
 */
houses: Array<number>, 
/**
 * Who has the most houses (S5), and who the most emissaries (S8); nobody if there are none.
 */
most_houses: Array<Seat>, 
/**
 * See `most_houses`.
 */
most_emissaries: Array<Seat>, 
/**
 * Points of each seat, as the houses are now (S5); already on the track if the region is scored.
 */
points: Array<number>, 
/**
 * Most emissaries there may be (C15).
 */
cap: number, 
/**
 * Emissaries there are.
 */
emissaries: number, };

/**
 * One alliance.
 */
export type AllianceStanding = { 
/**
 * Its number.
 */
number: number, 
/**
 * Points of each seat: 0 for all if nobody has the most emissaries on both sides (S8).
 */
points: Array<number>, };

/**
 * Points that wait for the end.
 */
export type Due = { 
/**
 * For houses in regions that are not full.
 */
houses: number, 
/**
 * For alliances.
 */
alliances: number, 
/**
 * For roads.
 */
roads: number, };

/**
 * The standing of the whole board.
 */
export type Standing = { 
/**
 * The regions, in the order of their names' list.
 */
regions: Array<RegionStanding>, 
/**
 * The alliances by number.
 */
alliances: Array<AllianceStanding>, 
/**
 * The lines that count for each seat (S9).
 */
lines: Array<Array<Array<Space>>>, 
/**
 * What each seat would still get if the game ended now.
 */
due: Array<Due>, };

/**
 * What follows from an open table.
 */
export type Outlook = { 
/**
 * What everybody could count: majorities, alliances, lines.
 */
standing: Standing, 
/**
 * Points of each seat if the game ended now.
 */
totals: Array<number>, 
/**
 * Cards the active seat is going to take once it places nothing more (S4); none after the second exhaustion (C29).
 */
to_take: number, 
/**
 * C28: where these can be taken from. Told while a second piece could still be placed: by then nobody is asked for a card.
 */
sources: Array<Source>, 
/**
 * C29: no cards are drawn any more.
 */
last: boolean, 
/**
 * C4: the piece of this turn stays alone, as its region was empty.
 */
alone: boolean, 
/**
 * S5: spaces where a house would be the last one of its region, whose houses are then scored.
 */
closing: Array<Space>, };

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
 * Whether fortifications are used.
 */
fortifications: boolean, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * Who began.
 */
start: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * The region of this turn.
 */
region: Region | null, 
/**
 * Pieces placed in this turn.
 */
pieces: number, 
/**
 * Whether that region was empty when the turn began.
 */
was_empty: boolean, 
/**
 * How often the deck has run out.
 */
exhaustions: number, 
/**
 * What lies in front of each seat.
 */
seats: Array<SeatView>, 
/**
 * Houses by space.
 */
houses: { [key in Space]: Seat }, 
/**
 * Spaces with a fortification.
 */
forts: Array<Space>, 
/**
 * Emissaries of each seat, by region.
 */
emissaries: { [key in Region]: Array<number> }, 
/**
 * Regions whose houses are scored.
 */
scored: Array<Region>, 
/**
 * The open cards.
 */
display: [Color | null, Color | null, Color | null, Color | null], 
/**
 * The open discards.
 */
discard: Cards, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * The viewer's own cards.
 */
hand: Cards | null, 
/**
 * Cards the viewer has not seen: the deck, and what is hidden in other hands.
 */
unseen: Cards, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * One thing that happened.
 */
export type Event = { "kind": "first", seat: Seat, } | { "kind": "dealt", seat: Seat, card: Color | null, } | { "kind": "shown", place: number, card: Color, } | { "kind": "house", seat: Seat, space: Space, card: Color, count: number, } | { "kind": "emissary", seat: Seat, region: Region, card: Color, count: number, } | { "kind": "fort", seat: Seat, space: Space, card: Color, count: number, } | { "kind": "region-scored", region: Region, points: Array<number>, full: boolean, } | { "kind": "stopped", seat: Seat, } | { "kind": "exchanged", seat: Seat, card: Color, } | { "kind": "took", seat: Seat, place: number, card: Color, } | { "kind": "reached", seat: Seat, } | { "kind": "drew", seat: Seat, card: Color | null, } | { "kind": "reshuffled", cards: number, } | { "kind": "deck-empty" } | { "kind": "alliance-scored", number: number, points: Array<number>, } | { "kind": "roads-scored", seat: Seat, points: number, lines: Array<Array<Space>>, } | { "kind": "ended", reason: Reason, winners: Array<Seat>, };

/**
 * What a seat is asked (RULES: your turn).
 */
export type Decision = { "kind": "choose" } | { "kind": "second" } | { "kind": "draw" };

/**
 * Cards that pay for a piece, as many as somebody may try to lay down: one or two are right, more are refused (C6). Their
 * order means nothing; they are written in the order of the colours.
 */
export type Payment = Array<Color>;

/**
 * Where a card is taken from.
 */
export type Source = { "from": "deck" } | { "from": "display", 
/**
 * A place of it, 0 to 3.
 */
place: number, };

/**
 * One choice.
 */
export type Move = { "kind": "house", space: Space, cards: Payment, } | { "kind": "emissary", region: Region, cards: Payment, } | { "kind": "fort", space: Space, cards: Payment, } | { "kind": "exchange", card: Color, source?: Source, } | { "kind": "stop" } | { "kind": "take", source: Source, };

/**
 * A result of fate.
 */
export type Chance = { "kind": "first", seat: Seat, } | { "kind": "draw", card: Color, };

/**
 * Why a move is refused.
 */
export type Illegal = { "kind": "game-over" } | { "kind": "not-your-turn", asked: Seat, } | { "kind": "not-now" } | { "kind": "other-region", region: Region, } | { "kind": "two-pieces" } | { "kind": "was-empty", region: Region, } | { "kind": "wrong-price", color: Color, } | { "kind": "no-pair", color: Color, } | { "kind": "not-in-hand" } | { "kind": "none-left" } | { "kind": "no-such-space", space: Space, } | { "kind": "region-full", region: Region, } | { "kind": "taken", space: Space, } | { "kind": "no-houses", region: Region, } | { "kind": "cap", region: Region, cap: number, } | { "kind": "no-fort" } | { "kind": "fort-space", space: Space, } | { "kind": "placed-already" } | { "kind": "bad-exchange" } | { "kind": "no-more-cards" } | { "kind": "no-card" };

/**
 * A region as written.
 */
export type RegionFile = { id: Region, name: string, color: Color, hanzi: string, house_spaces: Array<Space>, dragon: { x: number, y: number, r: number }, label: { x: number, y: number }, polygon: [number, number][], };

/**
 * A house space as written.
 */
export type SpaceFile = { id: Space, region: Region, city: string, x: number, y: number, };

/**
 * An alliance as written.
 */
export type AllianceFile = { number: number, regions: [Region, Region], x: number, y: number, };

/**
 * A board as written. Places lie on a canvas, x to the right and y downwards.
 */
export type BoardFile = { 
/**
 * Name in flags, records and addresses.
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
 * Fewest and most players.
 */
players: [number, number], 
/**
 * Cards of each colour in the box.
 */
cards: { [key in Color]?: number }, 
/**
 * The nine regions.
 */
regions: Array<RegionFile>, 
/**
 * All house spaces.
 */
spaces: Array<SpaceFile>, 
/**
 * Pairs of spaces.
 */
roads: Array<[Space, Space]>, 
/**
 * Numbered pairs of regions.
 */
alliances: Array<AllianceFile>, 
/**
 * Size of the canvas; no rule meaning, as all that follows.
 */
canvas: { width: number, height: number }, 
/**
 * Suggested sizes of pieces.
 */
geometry: { house_radius: number, dragon_radius: number, badge_radius: number }, 
/**
 * Rivers, marsh, sea, the score track.
 */
decor: { marsh: { name: string, polygon: [number, number][] }, rivers: { name: string, points: [number, number][] }[], sea_label: { x: number, y: number }, score_track: { value: number, x: number, y: number }[] }, };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "event-first": ["seat"],
  "event-dealt": ["seat"],
  "event-house": ["seat"],
  "event-emissary": ["seat"],
  "event-fort": ["seat"],
  "event-stopped": ["seat"],
  "event-exchanged": ["seat"],
  "event-took": ["seat"],
  "event-reached": ["seat"],
  "event-drew": ["seat"],
  "event-roads-scored": ["seat"],
  "event-ended": ["winners"],
  "refuse-not-your-turn": ["asked"],
} as const;
