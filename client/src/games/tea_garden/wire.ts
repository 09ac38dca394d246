// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, Viewer } from "../wire";

/**
 * A card of a player's deck: `A11`, `E04`, `S01`.
 */
export type Card = string;

/**
 * A caravan: `KA01` is advanced, `KB01` basic.
 */
export type Caravan = string;

/**
 * A cup tile: `C01`.
 */
export type Cup = string;

/**
 * A bonus token of a region: `B01`.
 */
export type Bonus = string;

/**
 * A region, by its number: `9`.
 */
export type Region = string;

/**
 * A garden space: the number of its region and a letter, `9a`.
 */
export type Space = string;

/**
 * A province, by its colour.
 */
export type Province = "yellow" | "green" | "blue" | "orange" | "red";

/**
 * A kind of leaf, by colour and basket: `g3`, `b5`. Green ones come first. Known by its name, which nobody needs to take apart.
 */
export type Leaf = "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6";

/**
 * An end of a cup row, or a tile of a connection.
 */
export type End = "left" | "right";

/**
 * A part of a sector of the university.
 */
export type Part = "outer" | "inner";

/**
 * What replaces a missing teapot (T27), in the order of T57.
 */
export type Swap = "scroll" | "leaves" | "brown";

/**
 * What a repetition costs (T43).
 */
export type Means = "scroll" | "leaves";

/**
 * Where a card is removed from (T48).
 */
export type Zone = "hand" | "pile" | "discard";

/**
 * A connection: a row and its place in that row, both counted from 0 as in the lists of a view (in texts from 1).
 */
export type Spot = { row: number, gap: number, };

/**
 * A kind of scroll.
 */
export type Scroll = "strength" | "teapot" | "repeat";

/**
 * A side action (T33).
 */
export type Side = "river" | "cups" | "university";

/**
 * The colour of a teapot.
 */
export type Pot = "green" | "red" | "blue" | "any";

/**
 * The colour of half a cup tile.
 */
export type Half = "blue" | "green" | "white";

/**
 * One effect.
 */
export type Effect = { "kind": "vp", n: number, } | { "kind": "leaves", n: number, q: number, } | { "kind": "ferment", n: number, } | { "kind": "emperor_token", n: number, } | { "kind": "scroll", scroll: Scroll, n: number, } | { "kind": "cup_marker", n: number, } | { "kind": "draw", n: number, } | { "kind": "draw_discard", n: number, } | { "kind": "remove_card", n: number, } | { "kind": "sell_leaves", max: number, green: number, brown: number, } | { "kind": "emperor_card", n: number, };

/**
 * What an emperor card scores by.
 */
export type Count = "brown_leaves" | "green_leaves" | "teapot_scrolls" | "gardens" | "caravans" | "river_cards" | "university_cards" | "cups_cards" | "teapot_cards" | "starting_cards";

/**
 * What an emperor card scores at the end.
 */
export type Scoring = { "type": "per", count: Count, vp: number, max: number, } | { "type": "flat", vp: number, } | { "type": "flat_minus", vp: number, minus_per: Count, minus: number, };

/**
 * What is waited for, with what has to be remembered for it.
 */
export type Point = { "fate": Fate } | "menu" | { "cover": { last: Card | null, } } | { "pagoda": { space: Space, } } | { "teapot": Purchase } | { "pay": Bill } | { "flip": Flip } | { "pick": Pick } | { "side": Side } | { "place": { province: Province, } } | { "draw": { n: number, discard: boolean, } } | { "discard": { left: number, } } | "remove" | "put" | { "sell": Sale } | "take" | "over";

/**
 * What fate decides next (T62).
 */
export type Fate = "first" | { "token": Region } | "market" | "caravan" | "emperor" | { "cup": Province } | { "card": Seat };

/**
 * A card that is bought, while teapots are replaced (T27).
 */
export type Purchase = { card: Card, 
/**
 * Teapots still missing.
 */
missing: number, 
/**
 * The kind named last (T57).
 */
last: Swap, 
/**
 * So many are replaced by leaves.
 */
leaves: number, 
/**
 * So many are replaced by brown leaves.
 */
brown: number, };

/**
 * Leaves to be paid one by one (T60).
 */
export type Bill = { 
/**
 * Leaves of the price left.
 */
left: number, 
/**
 * So many of these must be brown.
 */
brown: number, 
/**
 * Each of at least this quality.
 */
quality: number, 
/**
 * Then so many brown ones for teapots.
 */
pots_brown: number, 
/**
 * Then so many of any kind for teapots.
 */
pots_any: number, 
/**
 * The leaf named last in this part of the bill (T57).
 */
last: Leaf, 
/**
 * T5: a leaf of at least this quality must stay; 0 for none.
 */
keep: number, 
/**
 * What it is for.
 */
cause: Cause, };

/**
 * What is paid for.
 */
export type Cause = "fee" | "row" | "repeat" | { "buy": Card } | { "caravan": [Caravan, number, number] };

/**
 * Leaves to be fermented one by one.
 */
export type Flip = { 
/**
 * The main action (T31), not an effect (T45).
 */
main: boolean, 
/**
 * Turned so far.
 */
done: number, 
/**
 * At most so many more.
 */
left: number, 
/**
 * The basket named last.
 */
last: number, };

/**
 * Gardens to be harvested one by one (T32).
 */
export type Pick = { 
/**
 * Picked so far.
 */
done: number, 
/**
 * At most so many more.
 */
left: number, 
/**
 * The region named last.
 */
last: Region | null, };

/**
 * Leaves to be sold one by one (T50).
 */
export type Sale = { 
/**
 * Sold so far.
 */
done: number, 
/**
 * At most so many more.
 */
left: number, last: Leaf, green: number, brown: number, };

/**
 * What is to be done before anything else is decided; the last one first.
 */
export type Task = { "effect": { effect: Effect, asks: boolean, } } | { "cards": { left: number, drawn: number, discard: boolean, } } | "market" | "caravan" | "emperor" | { "cup": Province } | "window" | "setup" | "tidy" | { "deal": { seat: Seat, left: number, } };

/**
 * What has happened in the turn.
 */
export type Turn = { 
/**
 * Cards are played; the last slot is the present one.
 */
played: boolean, 
/**
 * The main action is done.
 */
main: boolean, 
/**
 * The side action that was done.
 */
side: Side | null, 
/**
 * It was repeated.
 */
repeated: boolean, 
/**
 * It may be repeated now.
 */
window: boolean, 
/**
 * The fee is paid.
 */
fee: boolean, 
/**
 * A free action was done.
 */
free: boolean, 
/**
 * Bonuses of the top card that are used, as bits.
 */
used: number, };

/**
 * D1: what a table plays with.
 */
export type Limit = "open" | "box";

/**
 * What is left of the box.
 */
export type Supply = { leaves: number, markers: number, tokens: number, scrolls: [number, number, number], };

/**
 * Face-down cards and tiles: how many, not which (T62).
 */
export type Down = { 
/**
 * By level.
 */
actions: [number, number, number, number, number], 
/**
 * Basic ones, then advanced ones.
 */
caravans: [number, number], 
/**
 * Emperor cards.
 */
emperors: number, 
/**
 * By province.
 */
cups: [number, number, number, number, number], };

/**
 * The cards of a turn.
 */
export type SlotState = { top: Card, 
/**
 * All of them, the top card too.
 */
cards: Array<Card>, };

/**
 * A cup row.
 */
export type RowState = { tiles: Array<Cup>, 
/**
 * On each connection.
 */
markers: Array<number>, };

/**
 * Where a worker studies.
 */
export type Study = { 
/**
 * From 1.
 */
sector: number, part: Part, };

/**
 * What everybody sees of a seat.
 */
export type SeatState = { 
/**
 * Cards in hand or in the draw pile: everybody can tell which these are together.
 */
hidden: Array<Card>, 
/**
 * So many of them are in hand.
 */
cards: number, 
/**
 * Those that everybody knows to be in hand.
 */
known: Array<Card>, discard: Array<Card>, removed: Array<Card>, slots: Array<SlotState>, 
/**
 * By basket.
 */
green: [number, number, number, number, number, number], brown: [number, number, number, number, number, number], tokens: number, 
/**
 * Strength, teapot, repeat.
 */
scrolls: [number, number, number], rows: Array<RowState>, boat: number, 
/**
 * Its berth from 0, once it is there.
 */
berth: number | null, 
/**
 * None at the start.
 */
university: Study | null, centre: number, emperor: number, 
/**
 * Numbers of the pagodas on the board.
 */
pagodas: Array<number>, gardens: Array<Space>, caravans: Array<Caravan>, vp: number, passed: boolean, };

/**
 * What lies open on the table: everybody sees it.
 */
export type Table = { 
/**
 * D1: whether leaves, markers, tokens and scrolls can run out.
 */
supply: Limit, round: number, start: Seat, active: Seat, point: Point, 
/**
 * What is still to be done; the last one first.
 */
tasks: Array<Task>, turn: Turn, 
/**
 * From the left.
 */
market: Array<Card>, caravans: [Caravan | null, Caravan | null, Caravan | null], emperors: [Card | null, Card | null, Card | null], 
/**
 * The top tile of each province: yellow, green, blue, orange, red.
 */
tops: [Cup | null, Cup | null, Cup | null, Cup | null, Cup | null], 
/**
 * The bonus token of each region.
 */
bonus: [Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null], down: Down, 
/**
 * Cards that left the market.
 */
gone: Array<Card>, seats: Array<SeatState>, };

/**
 * What it takes to do something.
 */
export type Need = { 
/**
 * The strength.
 */
strength: number, 
/**
 * T18: of which so many are scrolls.
 */
scrolls: number, };

/**
 * Leaves to be paid, turned or sold.
 */
export type LeafList = { 
/**
 * So many are named; of a bill each part is a list of its own (T60).
 */
done: number, 
/**
 * At least so many more,
 */
least: number, 
/**
 * and at most so many.
 */
most: number, 
/**
 * T14: so many of these are brown.
 */
brown: number, 
/**
 * T15: each of at least this quality.
 */
quality: number, 
/**
 * Those that may be among them, with how many there are.
 */
open: Array<[Leaf, number]>, 
/**
 * What is proposed, in rising order.
 */
proposed: Array<Leaf>, 
/**
 * What it takes in all if none, one, two … more are named; nothing is told where they take no strength.
 */
needs?: Array<Need>, };

/**
 * Gardens to be harvested.
 */
export type GardenList = { 
/**
 * So many are named.
 */
done: number, 
/**
 * At least so many more,
 */
least: number, 
/**
 * and at most so many.
 */
most: number, 
/**
 * Regions with a garden that may be among them, and what each gives (T32) as long as there is enough of it (D1).
 */
open: Array<[Region, Effect]>, 
/**
 * What is proposed, in rising order.
 */
proposed: Array<Region>, 
/**
 * What it takes in all if none, one, two … more are named.
 */
needs: Array<Need>, };

/**
 * A strength that is printed.
 */
export type Hurdle = { 
/**
 * So much.
 */
need: number, 
/**
 * T18: of which so many are scrolls; none where there are too few.
 */
scrolls: number | null, };

/**
 * A main action of which no way is possible.
 */
export type Barred = { 
/**
 * The way that comes nearest: why that is refused is why the action is.
 */
attempt: Move, 
/**
 * The strength that it would take, if that is what it lacks.
 */
need: number | null, };

/**
 * What the active seat can do with the cards it has played, also while more of them can be added.
 */
export type Reach = { 
/**
 * T24: the strength that each place of the market takes.
 */
market: Array<Hurdle>, 
/**
 * T29: the same for both tiers of each place for a caravan; none where no caravan lies.
 */
tiers: Array<[Hurdle, Hurdle] | null>, 
/**
 * Main actions that are not possible, as long as one is due.
 */
barred: Array<Barred>, 
/**
 * T29: all that can be traded with the caravans, as long as a main action is due.
 */
sales: Array<Move>, };

/**
 * T20, T21: a pagoda for the garden that is being founded.
 */
export type PagodaNeed = { 
/**
 * As printed.
 */
number: number, 
/**
 * The strength that it takes there.
 */
need: number, 
/**
 * T18: of which so many are scrolls; none where there are too few.
 */
scrolls: number | null, };

/**
 * A part of a price.
 */
export type Cost = { "kind": "leaves", 
/**
 * How many.
 */
n: number, 
/**
 * None where the price names none.
 */
q?: number, } | { "kind": "green", 
/**
 * How many.
 */
n: number, } | { "kind": "brown", 
/**
 * How many.
 */
n: number, } | { "kind": "tokens", 
/**
 * How many.
 */
n: number, } | { "kind": "scroll", 
/**
 * Of which kind.
 */
scroll: Scroll, 
/**
 * How many.
 */
n: number, };

/**
 * A move that is possible, with what it takes and what it brings. Where a teapot is replaced (T27) all three ways are told, since all are shown.
 */
export type Deal = { 
/**
 * The move; while it is paid for, the one that led there. Of the gardens in a region one stands for all.
 */
by: Move, 
/**
 * T23: for gardens, the spaces of the region where one can be, each with its points.
 */
spaces?: Array<[Space, number]>, 
/**
 * What is given for it, without strength and without what replaces teapots. Nothing is told here while it is paid.
 */
takes?: Array<Cost>, 
/**
 * Its effects, in the order in which they come; those of a garden's space stand with the spaces.
 */
brings?: Array<Effect>, 
/**
 * D1: how many of each effect there would be; none where it is all of it. Left out where nothing falls short.
 */
given?: Array<number | null>, 
/**
 * T26: teapots that are seen for it, or replaced. They are not told while it is paid.
 */
pots?: Array<Pot>, 
/**
 * What is printed on the card that is bought: it counts at the end, in the deck.
 */
points?: number, };

/**
 * What is missing to play a card.
 */
export type Stuck = "hand" | "fee";

/**
 * What follows from the open table, so that a page need not know the rules. What only concerns whoever is asked now is left out where there is nothing to tell.
 */
export type Outlook = { 
/**
 * T1: rounds of a game, and turns of a round.
 */
rounds: number, 
/**
 * See `rounds`.
 */
turns: number, 
/**
 * Points of each seat by source, in the order of the score sheet, if the game ended now.
 */
sheet: Array<Array<number>>, 
/**
 * Their sums.
 */
scores: Array<number>, 
/**
 * What each emperor card of each seat would score.
 */
emperors: Array<Array<[Card, number]>>, 
/**
 * T8: strength of the cards of this turn.
 */
strength: number, 
/**
 * T8: strength of the cards in each turn slot that a seat has used.
 */
slots: Array<Array<number>>, 
/**
 * T6: the turn slot of the active seat, from 0, that its turn fills; none before the first round and at the end.
 */
slot: number | null, 
/**
 * T4: the turn slot, from 0, that costs each seat the fee; none once it is paid, used or lost.
 */
fees: Array<number | null>, 
/**
 * T4: what the fee takes.
 */
fee: Array<Cost>, 
/**
 * T26: teapots of each seat that can be seen: green, red, blue, any.
 */
teapots: Array<[number, number, number, number]>, 
/**
 * Whether leaves ripen once more.
 */
ripens: boolean, 
/**
 * Leaves of each seat after ripening, without the harvest: green, then brown baskets.
 */
ripened: Array<[number, number, number, number, number, number, number, number, number, number, number, number]>, 
/**
 * Leaves that the harvest will bring each seat, by basket.
 */
harvest: Array<[number, number, number, number, number, number]>, 
/**
 * T34: the segment of the river that the next step of each seat's boat leads to.
 */
segments: Array<number | null>, 
/**
 * T39: the sector of the university that the next step of each seat's worker leads to, from 1.
 */
sectors: Array<number>, 
/**
 * T40: workers of each seat that wait.
 */
reserve: Array<number>, 
/**
 * T41: the emperor row that each seat could rise to next.
 */
rows: Array<number | null>, 
/**
 * T36: seats that may take cup tiles of each province.
 */
cups: Array<Array<Seat>>, 
/**
 * T21: strength that a new garden of the active seat needs in each region beyond the number of its pagoda; none where it is too far, or where it has one.
 */
gardens: [number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null], 
/**
 * T27: teapots that the active seat lacks for each card of the market.
 */
missing: Array<number>, 
/**
 * What the active seat can do with the cards it has played.
 */
reach?: Reach, 
/**
 * While a pagoda is asked for: those that are there.
 */
pagodas?: Array<PagodaNeed>, 
/**
 * While leaves are asked for: which, and how many.
 */
leaves?: LeafList, 
/**
 * While gardens to harvest are asked for: which, and how many.
 */
picks?: GardenList, 
/**
 * While a cup tile is placed: where it would make a one-coloured connection (D12).
 */
matching?: Array<Move>, 
/**
 * While the active seat can play no card: why.
 */
stuck?: Stuck, 
/**
 * What the moves that are possible take and bring.
 */
deals?: Array<Deal>, };

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
 * What lies open.
 */
table: Table, 
/**
 * The viewer's own hand.
 */
hand: Array<Card> | null, 
/**
 * D1: what is left of the box; none where nothing runs out.
 */
supply: Supply | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * The colour of a leaf.
 */
export type Colour = "green" | "brown";

/**
 * One thing that happened.
 */
export type Event = { "kind": "first", seat: Seat, } | { "kind": "token", region: Region, bonus: Bonus, } | { "kind": "revealed-market", card: Card, } | { "kind": "revealed-caravan", caravan: Caravan, } | { "kind": "revealed-emperor", card: Card, } | { "kind": "revealed-cup", province: Province, cup: Cup, } | { "kind": "drew", seat: Seat, card: Card | null, } | { "kind": "shuffled", seat: Seat, } | { "kind": "round", round: number, seat: Seat, } | { "kind": "turn", seat: Seat, turn: number, } | { "kind": "passed", seat: Seat, } | { "kind": "fee-begun", seat: Seat, } | { "kind": "fee-paid", seat: Seat, } | { "kind": "paid", seat: Seat, colour: Colour, quality: number, } | { "kind": "played", seat: Seat, card: Card, } | { "kind": "covered", seat: Seat, card: Card, } | { "kind": "strength", seat: Seat, strength: number, } | { "kind": "used-marker", seat: Seat, row: number, place: number, end: End, cup: Cup, } | { "kind": "rising", seat: Seat, row: number, tokens: number, } | { "kind": "rose", seat: Seat, row: number, } | { "kind": "chose-space", seat: Seat, space: Space, region: Region, } | { "kind": "founded", seat: Seat, space: Space, region: Region, pagoda: number, } | { "kind": "strengthened", seat: Seat, count: number, } | { "kind": "buying", seat: Seat, card: Card, missing: number, } | { "kind": "replaced", seat: Seat, swap: Swap, count: number, } | { "kind": "bought", seat: Seat, card: Card, } | { "kind": "trading", seat: Seat, caravan: Caravan, trade: number, tier: number, } | { "kind": "traded", seat: Seat, caravan: Caravan, } | { "kind": "fermenting", seat: Seat, } | { "kind": "fermented", seat: Seat, quality: number, } | { "kind": "harvesting", seat: Seat, } | { "kind": "picked", seat: Seat, region: Region, count: number, } | { "kind": "closed", seat: Seat, } | { "kind": "sailed", seat: Seat, segment: number, } | { "kind": "berthed", seat: Seat, points: number, } | { "kind": "took-cup", seat: Seat, province: Province, cup: Cup, } | { "kind": "placed-cup", seat: Seat, cup: Cup, row: number, marker: boolean, } | { "kind": "studied", seat: Seat, sector: number, part: Part, } | { "kind": "centre", seat: Seat, } | { "kind": "repeating", seat: Seat, side: Side, means: Means, count: number, } | { "kind": "used-bonus", seat: Seat, card: Card, } | { "kind": "points", seat: Seat, count: number, } | { "kind": "leaves", seat: Seat, count: number, quality: number, } | { "kind": "tokens", seat: Seat, count: number, } | { "kind": "scrolls", seat: Seat, scroll: Scroll, count: number, } | { "kind": "nothing", seat: Seat, } | { "kind": "marker-put", seat: Seat, row: number, place: number, } | { "kind": "drawing", seat: Seat, count: number, } | { "kind": "skipped", seat: Seat, } | { "kind": "discarded", seat: Seat, card: Card, } | { "kind": "removed", seat: Seat, card: Card, zone: Zone, } | { "kind": "sold", seat: Seat, colour: Colour, quality: number, points: number, } | { "kind": "took-emperor", seat: Seat, card: Card, } | { "kind": "turn-ended", seat: Seat, } | { "kind": "market-left", card: Card, } | { "kind": "ripened", round: number, } | { "kind": "harvested", seat: Seat, count: number, } | { "kind": "ended", winners: Array<Seat>, };

/**
 * One choice. Of a list in the view or on a card (rows, connections, trades, tiers, bonuses) the place is told, from 0; pagodas and
 * baskets go by the numbers that are printed on them. In texts all is counted from 1.
 */
export type Move = { "kind": "pass" } | { "kind": "fee" } | { "kind": "marker", spot: Spot, end: End, } | { "kind": "advance" } | { "kind": "top", card: Card, } | { "kind": "cover", card: Card, } | { "kind": "done" } | { "kind": "garden", space: Space, } | { "kind": "pagoda", 
/**
 * As printed.
 */
number: number, } | { "kind": "buy", card: Card, } | { "kind": "teapot", swap: Swap, } | { "kind": "caravan", caravan: Caravan, 
/**
 * From 0.
 */
trade: number, 
/**
 * From 0.
 */
tier: number, } | { "kind": "ferment" } | { "kind": "harvest" } | { "kind": "river" } | { "kind": "cups", province: Province, } | { "kind": "university", part: Part, } | { "kind": "repeat", means: Means, } | { "kind": "bonus", 
/**
 * Of the top card, from 0.
 */
number: number, } | { "kind": "end" } | { "kind": "pay", leaf: Leaf, } | { "kind": "flip", 
/**
 * As printed.
 */
basket: number, } | { "kind": "pick", region: Region, } | { "kind": "place-new" } | { "kind": "place", 
/**
 * From 0.
 */
row: number, end: End, } | { "kind": "draw" } | { "kind": "skip" } | { "kind": "discard", card: Card, } | { "kind": "remove", zone: Zone, card: Card, } | { "kind": "put", spot: Spot, } | { "kind": "sell", leaf: Leaf, } | { "kind": "take", card: Card, };

/**
 * One result of fate (T62).
 */
export type Chance = { "kind": "first", seat: Seat, } | { "kind": "token", region: Region, bonus: Bonus, } | { "kind": "card", card: Card, } | { "kind": "market", card: Card, } | { "kind": "caravan", caravan: Caravan, } | { "kind": "emperor", card: Card, } | { "kind": "cup", province: Province, cup: Cup, };

/**
 * What a seat is asked: the open choice of a turn, or what follows from an earlier step (T56).
 */
export type Decision = { "kind": "menu" } | { "kind": "cover" } | { "kind": "pagoda" } | { "kind": "teapot" } | { "kind": "pay" } | { "kind": "flip" } | { "kind": "pick" } | { "kind": "side" } | { "kind": "place" } | { "kind": "draw" } | { "kind": "discard" } | { "kind": "remove" } | { "kind": "put" } | { "kind": "sell" } | { "kind": "take" };

/**
 * Why a move is refused.
 */
export type Illegal = { "kind": "game-over" } | { "kind": "not-asked", asked: Seat, } | { "kind": "not-now" } | { "kind": "pass-late" } | { "kind": "no-fee" } | { "kind": "fee-poor", leaves: number, brown: number, } | { "kind": "fee-first" } | { "kind": "fee-no-card" } | { "kind": "hand-empty" } | { "kind": "played-twice" } | { "kind": "not-in-hand", card: Card, } | { "kind": "cards-first" } | { "kind": "main-done" } | { "kind": "side-done" } | { "kind": "end-early" } | { "kind": "no-marker" } | { "kind": "top-row" } | { "kind": "row-tokens", tokens: number, } | { "kind": "row-leaf", quality: number, } | { "kind": "space-taken", space: Space, region: Region, } | { "kind": "second-garden", region: Region, } | { "kind": "too-far", region: Region, } | { "kind": "no-pagoda" } | { "kind": "pagoda-strength", need: number, reach: number, } | { "kind": "pagoda-gone" } | { "kind": "not-in-market", card: Card, } | { "kind": "market-strength", need: number, reach: number, } | { "kind": "price-poor", leaves: number, quality: number, } | { "kind": "teapots-missing", missing: number, } | { "kind": "no-teapot-scroll" } | { "kind": "no-caravan", caravan: Caravan, } | { "kind": "no-trade" } | { "kind": "tier-strength", need: number, reach: number, } | { "kind": "trade-poor", leaves: number, brown: number, } | { "kind": "no-green" } | { "kind": "flip-one" } | { "kind": "ferment-which", quality: number, } | { "kind": "flip-which", quality: number, } | { "kind": "pick-one" } | { "kind": "pick-which", region: Region, } | { "kind": "not-shown" } | { "kind": "river-end" } | { "kind": "cups-closed", province: Province, } | { "kind": "cups-empty", province: Province, } | { "kind": "no-row" } | { "kind": "no-repeat" } | { "kind": "no-repeat-scroll" } | { "kind": "repeat-poor", leaves: number, } | { "kind": "repeat-blocked" } | { "kind": "no-bonus" } | { "kind": "bonus-used" } | { "kind": "bonus-idle" } | { "kind": "no-leaf" } | { "kind": "rising" } | { "kind": "pay-quality", quality: number, } | { "kind": "pay-brown" } | { "kind": "dead-end" } | { "kind": "pay-keep", quality: number, } | { "kind": "last-card" } | { "kind": "discard-which", card: Card, } | { "kind": "remove-which", card: Card, } | { "kind": "no-connection" } | { "kind": "sell-which" } | { "kind": "take-which", card: Card, };

/**
 * Where something is drawn.
 */
export type Point2 = { x: number, y: number, };

/**
 * A province as written.
 */
export type ProvinceFile = { id: Province, name: string, fill: string, edge: string, cup_stack: Point2 | null, };

/**
 * A garden space as written.
 */
export type SpaceFile = { id: string, vp: number, x: number, y: number, };

/**
 * A region as written.
 */
export type RegionFile = { id: number, name: string, province: Province, value: number, adjacent: Array<number>, across_river: Array<number>, bonus_hex: Point2 | null, value_badge: Point2 | null, label: Point2 | null, spaces: Array<SpaceFile>, polygon: [number, number][], };

/**
 * A segment as written.
 */
export type SegmentFile = { index: number, bonus: Array<Effect>, 
/**
 * None on the last segment.
 */
end_vp: number | null, 
/**
 * The berths of the last segment.
 */
final_slots: Array<number>, x: number, y: number, };

/**
 * The river as written: the start and ten segments.
 */
export type RiverFile = { segments: Array<SegmentFile>, };

/**
 * A part of a sector as written.
 */
export type PartFile = { part: Part, bonus: Array<Effect>, end_vp: number, r_in: number, r_out: number, };

/**
 * A sector as written.
 */
export type SectorFile = { sector: number, parts: Array<PartFile>, start_angle: number, end_angle: number, };

/**
 * The centre as written.
 */
export type CentreFile = { vp_each: number, x: number, y: number, r: number, };

/**
 * The university as written.
 */
export type UniversityFile = { centre: CentreFile, sectors: Array<SectorFile>, start: { x: number, y: number, note: string }, viewbox: [number, number, number, number], };

/**
 * What a row costs.
 */
export type RowCost = { tokens: number, leaf_min_quality: number, };

/**
 * A row of the emperor track as written.
 */
export type RowFile = { row: number, cost: RowCost, reward: Array<Effect>, end_vp: number, x: number, y: number, };

/**
 * The emperor track as written.
 */
export type EmperorFile = { rows: Array<RowFile>, start: { row: number, x: number, y: number }, viewbox: [number, number, number, number], };

/**
 * A bonus token as written.
 */
export type TokenFile = { id: string, bonus: Array<Effect>, };

/**
 * A cup tile as written.
 */
export type CupFile = { id: string, left: Half, right: Half, bonus: Array<Effect>, };

/**
 * Cup tiles as written.
 */
export type CupsFile = { 
/**
 * Tiles in each stack, by the number of players.
 */
stack_sizes: Record<string, number>, 
/**
 * Points for so many one-coloured connections (D12).
 */
match_table: Array<number>, tiles: Array<CupFile>, };

/**
 * A starting card as written.
 */
export type CardFile = { id: string, strength: number, side: Array<Side>, teapots: Array<Pot>, bonus: Array<Effect>, };

/**
 * So many leaves of a quality.
 */
export type LeavesFile = { n: number, q: number, };

/**
 * What an action card costs.
 */
export type CostFile = { leaves: LeavesFile, teapots: Array<Pot>, };

/**
 * An action card as written.
 */
export type ActionFile = { id: string, level: number, strength: number, side: Array<Side>, teapots: Array<Pot>, bonus: Array<Effect>, cost: CostFile, vp: number, };

/**
 * Action cards as written.
 */
export type ActionsFile = { 
/**
 * Cards of each level in the deck, by the number of players.
 */
used_per_level: Record<string, number>, cards: Array<ActionFile>, };

/**
 * What a trade costs.
 */
export type TradeCost = { green: number, brown: number, };

/**
 * A trade as written.
 */
export type TradeFile = { pay: TradeCost, reward: Array<Effect>, };

/**
 * A tier as written.
 */
export type TierFile = { strength: number, reward: Array<Effect>, };

/**
 * A caravan as written.
 */
export type CaravanFile = { id: string, trades: Array<TradeFile>, strengths: Array<TierFile>, };

/**
 * Caravans as written.
 */
export type CaravansFile = { 
/**
 * Basic caravans in the deck, by the number of players.
 */
basic_used: Record<string, number>, cards: Array<CaravanFile>, };

/**
 * An emperor card as written.
 */
export type EmperorCardFile = { id: string, title: string, strength: number, side: Array<Side>, teapots: Array<Pot>, bonus: Array<Effect>, scoring: Scoring, };

/**
 * The fee of the fourth turn (T4).
 */
export type FeeFile = { leaves: number, brown: number, };

/**
 * What lies in the supply (D1).
 */
export type SupplyFile = { leaves: number, cup_markers: number, emperor_tokens: number, scrolls: Record<string, number>, };

/**
 * What every player has, and what things cost.
 */
export type PlayerFile = { 
/**
 * The numbers of the six pagodas.
 */
garden_strengths: Array<number>, start_leaves: LeavesFile, fee: FeeFile, teapot_leaves: number, teapot_brown: number, repeat_brown: number, distance_surcharge: number, workers: number, market_slot_strengths: Array<number>, supply: SupplyFile, player_colors: { id: string, hex: string }[], };

/**
 * A file as written. Fields without a rule meaning are for drawing.
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
 * Where the data come from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
 */
source: string, 
/**
 * Where single parts come from, if not from where the rest does: a part, card, tile, token or place → the same words.
 */
sources?: Record<string, string>, provinces: Array<ProvinceFile>, 
/**
 * The region where everybody begins.
 */
start_region: number, regions: Array<RegionFile>, river: RiverFile, university: UniversityFile, emperor_track: EmperorFile, 
/**
 * Bonus tokens of regions.
 */
tokens: Array<TokenFile>, cups: CupsFile, starting_cards: Array<CardFile>, action_cards: ActionsFile, caravans: CaravansFile, emperor_cards: Array<EmperorCardFile>, player_board: PlayerFile, viewbox: [number, number, number, number], decor: { river: { name: string, path: [number, number][], width_start: number, width_end: number, across: [number, number][] }, landmarks: { kind: string, x: number, y: number, r: number, note: string }[] }, };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "event-first": ["seat"],
  "event-drew": ["seat"],
  "event-shuffled": ["seat"],
  "event-round": ["seat"],
  "event-turn": ["seat"],
  "event-passed": ["seat"],
  "event-fee-begun": ["seat"],
  "event-fee-paid": ["seat"],
  "event-paid": ["seat"],
  "event-played": ["seat"],
  "event-covered": ["seat"],
  "event-strength": ["seat"],
  "event-used-marker": ["seat"],
  "event-rising": ["seat"],
  "event-rose": ["seat"],
  "event-chose-space": ["seat"],
  "event-founded": ["seat"],
  "event-strengthened": ["seat"],
  "event-buying": ["seat"],
  "event-replaced": ["seat"],
  "event-bought": ["seat"],
  "event-trading": ["seat"],
  "event-traded": ["seat"],
  "event-fermenting": ["seat"],
  "event-fermented": ["seat"],
  "event-harvesting": ["seat"],
  "event-picked": ["seat"],
  "event-closed": ["seat"],
  "event-sailed": ["seat"],
  "event-berthed": ["seat"],
  "event-took-cup": ["seat"],
  "event-placed-cup": ["seat"],
  "event-studied": ["seat"],
  "event-centre": ["seat"],
  "event-repeating": ["seat"],
  "event-used-bonus": ["seat"],
  "event-points": ["seat"],
  "event-leaves": ["seat"],
  "event-tokens": ["seat"],
  "event-scrolls": ["seat"],
  "event-nothing": ["seat"],
  "event-marker-put": ["seat"],
  "event-drawing": ["seat"],
  "event-skipped": ["seat"],
  "event-discarded": ["seat"],
  "event-removed": ["seat"],
  "event-sold": ["seat"],
  "event-took-emperor": ["seat"],
  "event-turn-ended": ["seat"],
  "event-harvested": ["seat"],
  "event-ended": ["winners"],
  "refuse-not-asked": ["asked"],
} as const;
