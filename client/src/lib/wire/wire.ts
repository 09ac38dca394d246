// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Seat, Share } from "../../games/wire";

/**
 * What went wrong. Its sentence is `error-<code>` in the house's catalogues.
 */
export type Code = "already-started" | "bad-address" | "bad-away-minutes" | "bad-body" | "bad-chat" | "bad-look" | "bad-name" | "bad-salt" | "bad-text" | "bad-token" | "bot-plays-for-you" | "chance-first" | "changed-meanwhile" | "disk-full" | "foreign-origin" | "has-resigned" | "has-stand-in" | "host-only" | "house-closing" | "internal" | "link-withdrawn" | "lock-lost" | "look-taken" | "match-over" | "message-too-long" | "needs-consent" | "no-chance" | "no-guest" | "no-seed" | "no-stand-in" | "no-such-bot" | "no-such-game" | "no-such-language" | "no-such-moment" | "no-such-order" | "no-such-page" | "no-such-scenario" | "no-such-seat" | "no-such-table" | "no-watching" | "nobody-asks" | "not-a-message" | "not-asked" | "not-a-move" | "not-a-person" | "not-away" | "not-over" | "not-started" | "not-text" | "not-your-seat" | "nothing-to-undo" | "one-seat-each" | "only-this-machine" | "order-too-long" | "other-board" | "position-fixed" | "practice-too-long" | "record-board" | "record-dice" | "record-entry" | "record-game" | "record-header" | "record-newer" | "record-no-result" | "record-not" | "record-result" | "record-sum" | "row-too-long" | "rule" | "seat-taken" | "seats-open" | "series-fixed" | "series-too-long" | "setup-boards-broken" | "setup-conflict" | "setup-no-board" | "setup-option-value" | "setup-players" | "setup-unknown-option" | "setup-version" | "stale" | "store-failed" | "store-locked" | "store-read-only" | "table-busy" | "timed-out" | "too-fast" | "too-large" | "too-many-boards" | "too-many-entries" | "too-many-here" | "too-many-listed" | "too-many-looks" | "too-many-new" | "too-many-pages" | "too-many-previews" | "too-many-records" | "too-many-renames" | "too-many-seats" | "too-many-sockets" | "too-many-stand-ins" | "too-many-tables" | "too-many-undos" | "too-much-brought" | "too-much-chat" | "too-slow" | "undo-asked-already" | "wrong-host" | "wrong-method";

/**
 * Why something was refused or failed.
 */
export type Problem = { 
/**
 * What went wrong.
 */
code: Code, 
/**
 * The clause that forbids it, if a rule of the game does.
 */
rule?: string, 
/**
 * Why it does, as the game's type `Illegal`: an object with `kind` and parameters.
 */
illegal?: { kind: string } & Record<string, unknown>, 
/**
 * The game's own sentence, where the code has none.
 */
says?: string, 
/**
 * Parameters of the sentence.
 */
params: Record<string, unknown>, };

/**
 * Who I am.
 */
export type Me = { 
/**
 * My id; public.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * Set as long as they have chosen no name: pages name them by it in their own language.
 */
tag?: string | null, };

/**
 * A new name.
 */
export type Rename = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * A game of the catalogue.
 */
export type GameCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its own name.
 */
name: string, 
/**
 * Fewest and most players.
 */
players: [number, number], 
/**
 * Its boards; the first is the default.
 */
boards: Array<string>, 
/**
 * How many may play on each board.
 */
seats: { [key in string]: Array<number> }, 
/**
 * The boards of its usual series, in order; none if it has no usual series.
 */
series: Array<string>, 
/**
 * What a table may choose.
 */
options: { [key in string]: Choice }, 
/**
 * How they hang together, where one of them chooses a whole set of rules.
 */
rule_sets?: RuleSets | null, 
/**
 * Levels of bots, weakest first.
 */
bots: Array<Level>, 
/**
 * Which clause tells of each kind of event.
 */
event_rules: Array<EventRule>, 
/**
 * The lessons of its tutorial, in order; none if it has no tutorial.
 */
lessons: Array<Lesson>, };

/**
 * One lesson of a tutorial: a position, and what is to be done there. Its words are `lesson-<id>` in the game's catalogue.
 */
export type Lesson = { 
/**
 * Its id, part of the message ids.
 */
id: string, 
/**
 * The scenario it is played on.
 */
scenario: string, 
/**
 * Kinds of events that have to happen; any legal move will do if there are none.
 */
events: Array<string>, 
/**
 * Kinds of events after which they no longer can; none: each move has to bring one of them.
 */
missed: Array<string>, 
/**
 * The clause that has to refuse the move, where the lesson is about that.
 */
refused?: string | null, };

/**
 * The clause that tells of a kind of event.
 */
export type EventRule = { 
/**
 * The kind.
 */
kind: string, 
/**
 * The event's reason, where that decides which clause it is.
 */
reason?: string | null, 
/**
 * The clause.
 */
rule: string, };

/**
 * The values of an option.
 */
export type Choice = { 
/**
 * All of them.
 */
values: Array<string>, 
/**
 * The one when nothing is said.
 */
default: string, 
/**
 * Values that name a seat, with its number: they are for tables that have it.
 */
seats?: { [key in string]: Seat }, };

/**
 * One option is a whole set of rules, the others follow it unless they are changed.
 */
export type RuleSets = { 
/**
 * The option that chooses a set.
 */
option: string, 
/**
 * The value of the others that means: as the set has it.
 */
follows: string, 
/**
 * What that is: for each set its options with their values. Options that are the same in all sets are left out.
 */
means: { [key in string]: { [key in string]: string } }, 
/**
 * Options that count for something only while another one has this value.
 */
idle: { [key in string]: OptionIs }, 
/**
 * Values that do not go together: the house refuses them.
 */
apart: Array<Apart>, };

/**
 * An option and one of its values.
 */
export type OptionIs = { 
/**
 * Its name.
 */
option: string, 
/**
 * The value.
 */
value: string, };

/**
 * Values that do not go together.
 */
export type Apart = { 
/**
 * By option, all of them at once.
 */
values: { [key in string]: string }, 
/**
 * The id of the game's sentence that says why.
 */
why: string, };

/**
 * How well a bot plays, weakest first.
 */
export type Level = "random" | "greedy" | "novice" | "pupil" | "player" | "adept" | "master" | "champion";

/**
 * Who should sit in a seat.
 */
export type SeatWish = { "kind": "open" } | { "kind": "me" } | { "kind": "local", 
/**
 * The name others see: 1 to 40 characters.
 */
name: string, } | { "kind": "bot", 
/**
 * Its level, one of those on the game's card (`bots`). `random` and `greedy` play at old tables and on the command line only; here they are
 * refused (`no-such-bot`).
 */
level: Level, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * Id of the game.
 */
game: string, 
/**
 * Number of seats.
 */
players: number, 
/**
 * Board; the game's first if left out.
 */
board: string | null, 
/**
 * Options that are not left at their defaults.
 */
options: { [key in string]: string }, 
/**
 * One wish for each seat; open if left out.
 */
seats: Array<SeatWish>, 
/**
 * Shown in the list of open tables.
 */
listed: boolean, 
/**
 * Whether people without a seat may watch.
 */
watching: boolean, 
/**
 * After so many minutes of absence the others may let a bot take a seat.
 */
away_minutes: number | null, 
/**
 * Begin as soon as every seat is taken.
 */
start: boolean, 
/**
 * Several games as one event.
 */
series: SeriesWish | null, };

/**
 * A change while the table is being set up (`listed` also later); what is left out stays.
 */
export type TableChange = { 
/**
 * Another board.
 */
board: string | null, 
/**
 * Other options, all of them.
 */
options: { [key in string]: string } | null, 
/**
 * Shown in the list of open tables.
 */
listed: boolean | null, 
/**
 * Whether people without a seat may watch.
 */
watching: boolean | null, 
/**
 * Minutes of absence.
 */
away_minutes: number | null, };

/**
 * How a seat looks: colour and shape, both 0 to 4, no two seats alike in either.
 */
export type Look = { 
/**
 * Colour.
 */
color: number, 
/**
 * Shape.
 */
shape: number, };

/**
 * Sitting down, or changing one's own seat.
 */
export type Sit = { 
/**
 * Colour and shape.
 */
look: Look | null, 
/**
 * My salt for the dice; the house draws one if it is left out.
 */
salt: string | null, 
/**
 * The name of somebody who shares my screen and sits here instead of me.
 */
name: string | null, };

/**
 * Who sits in a seat.
 */
export type Sitter = { "kind": "open" } | { "kind": "person", 
/**
 * Their id.
 */
id: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Set as long as they have chosen no name: pages name them by it in their own language.
 */
tag?: string | null, 
/**
 * Whether they share the screen of the guest with this id instead of being that guest.
 */
local?: boolean, 
/**
 * Whether a page of theirs is connected.
 */
here: boolean, 
/**
 * Since when they are away.
 */
away_since?: number | null, } | { "kind": "bot", 
/**
 * Its level.
 */
level: Level, } | { "kind": "named", 
/**
 * The name.
 */
name: string, 
/**
 * As with people.
 */
tag?: string | null, };

/**
 * A seat as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * How it looks.
 */
look: Look, 
/**
 * Its salt; shown from the start of the match on.
 */
salt?: string | null, 
/**
 * Whether somebody has brought it: the house could not choose it.
 */
own_salt?: boolean, 
/**
 * The level of a bot that plays for the person now.
 */
stand_in?: Level | null, 
/**
 * Whether the person gave up.
 */
resigned: boolean, };

/**
 * A series to be opened.
 */
export type SeriesWish = { 
/**
 * A board for each game; the game's usual series if the list is empty.
 */
boards: Array<string>, 
/**
 * What is added up.
 */
count: SeriesCount, };

/**
 * What a series adds up.
 */
export type SeriesCount = "scores" | "wins";

/**
 * Several games with the same people as one event.
 */
export type SeriesInfo = { 
/**
 * Which game of the series this table is, from 0.
 */
number: number, 
/**
 * What is added up.
 */
count: SeriesCount, 
/**
 * All its games, also those to come.
 */
games: Array<SeriesGame>, 
/**
 * Sums over the games that are over, with the places they give.
 */
standings: Result, };

/**
 * One game of a series.
 */
export type SeriesGame = { 
/**
 * Its board.
 */
board: string, 
/**
 * Its table, once there is one.
 */
table?: string | null, 
/**
 * Its result, once it is over.
 */
result?: Result | null, };

/**
 * Where a table that began in the middle of another game comes from.
 */
export type Origin = { 
/**
 * The other table.
 */
table: string, 
/**
 * After how many of its entries.
 */
at: number, };

/**
 * A new table from a position of a finished game.
 */
export type Branch = { 
/**
 * After how many entries.
 */
at: number, 
/**
 * One wish for each seat; open if left out.
 */
seats: Array<SeatWish>, 
/**
 * Begin as soon as every seat is taken.
 */
start: boolean, };

/**
 * Where a table stands.
 */
export type TablePhase = "set-up" | "playing" | "over";

/**
 * A table as everybody may see it.
 */
export type TableInfo = { 
/**
 * Its id, part of its link.
 */
id: string, 
/**
 * Id of the game.
 */
game: string, 
/**
 * Where it stands.
 */
phase: TablePhase, 
/**
 * Number of seats.
 */
players: number, 
/**
 * Board.
 */
board: string, 
/**
 * Options that were chosen.
 */
options: { [key in string]: string }, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * Id of the one who opened it; a record that somebody brought has no host.
 */
host?: string | null, 
/**
 * Shown in the list of open tables.
 */
listed: boolean, 
/**
 * Whether people without a seat may watch.
 */
watching: boolean, 
/**
 * Minutes of absence after which a bot may take a seat.
 */
away_minutes: number, 
/**
 * The hash of the dice's seed, shown before the first salt.
 */
commitment: string, 
/**
 * The seed, once the match is over.
 */
seed?: string | null, 
/**
 * When it was opened.
 */
created: number, 
/**
 * The seat that is asked, while it is being played.
 */
asked?: Seat | null, 
/**
 * Since when it is asked.
 */
since?: number | null, 
/**
 * How it ended, once it is over.
 */
result?: Result | null, 
/**
 * The table of the next game, if there is one.
 */
next?: string | null, 
/**
 * The series it belongs to.
 */
series?: SeriesInfo | null, 
/**
 * The position of another game it began with.
 */
origin?: Origin | null, 
/**
 * Whether it is a record somebody brought: nobody plays here, everybody with the link may look.
 */
record?: boolean, 
/**
 * A seat that asks to take its move back, and the seats that have not answered yet.
 */
undo_asked?: UndoAsked | null, };

/**
 * A table's id.
 */
export type TableId = { 
/**
 * Its id.
 */
id: string, };

/**
 * A request to take a move back.
 */
export type UndoAsked = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * Who has not answered yet.
 */
waiting: Array<Seat>, };

/**
 * A row of moves, carried out as one: all of them, or none.
 */
export type MoveAsk = { 
/**
 * The client's own id of this message: the same message twice is carried out once.
 */
token: string, 
/**
 * How many entries the client has seen; a stale move gets the fresh state.
 */
at: number, 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * The moves, of the game's type `Move`.
 */
moves: unknown[], };

/**
 * A move was carried out and is safe on disk.
 */
export type Done = { 
/**
 * Entries up to and with the last of the moves; draws that follow are not counted.
 */
entries: number, };

/**
 * What would this row of moves do?
 */
export type PreviewAsk = { 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * The moves, of the game's type `Move`.
 */
moves: unknown[], };

/**
 * What a row of moves would do, as far as my seat can know. Where hidden things decide how it goes on (must the next seat pass?) the
 * events end, and nobody can say what comes after them.
 */
export type Previewed = { 
/**
 * Events, as in `State`.
 */
events: Record<string, unknown>[], 
/**
 * What I would know right after it, if that was the same in all the worlds that were tried.
 */
after: After | null, };

/**
 * A position that would come.
 */
export type After = { 
/**
 * All I would know, as in `State`.
 */
view: unknown, 
/**
 * What the rules tell about it, as in `State`.
 */
outlook: unknown, };

/**
 * Something about my seat: resign, stand-in and their like.
 */
export type SeatAsk = { 
/**
 * The seat.
 */
seat: Seat | null, };

/**
 * A standing order: what the house answers for a seat from now on. The game says which orders there are.
 */
export type OrderAsk = { 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * The order; none takes it back.
 */
order: unknown, };

/**
 * A move is to be taken back.
 */
export type UndoAsk = { 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * How many entries the client has seen: the same request twice takes back once.
 */
at: number | null, };

/**
 * An answer to somebody who asks to take a move back.
 */
export type UndoAnswer = { 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * Whether I agree.
 */
agree: boolean, };

/**
 * Words for the table.
 */
export type ChatAsk = { 
/**
 * 1 to 500 characters.
 */
text: string, };

/**
 * A line of the chat. Plain text: show it as text, never as markup.
 */
export type ChatLine = { 
/**
 * Its number.
 */
n: number, 
/**
 * Who said it.
 */
guest: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Set as long as they have chosen no name: pages name them by it in their own language.
 */
tag?: string | null, 
/**
 * What they said.
 */
text: string, 
/**
 * When.
 */
at: number, };

/**
 * What a seat may do about its last move.
 */
export type UndoRight = "none" | "free" | "consent";

/**
 * What happened beside the game.
 */
export type HouseEvent = { "kind": "undone", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The first entry that no longer stands.
 */
from: number | null, } | { "kind": "resigned", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "stood-in", 
/**
 * Which.
 */
seat: Seat, 
/**
 * Its level; none if the record names a bot that is not of this house.
 */
level: Level | null, } | { "kind": "handed-back", 
/**
 * Which.
 */
seat: Seat, };

/**
 * What is waited for.
 */
export type Waiting = { "kind": "seat", 
/**
 * Which.
 */
seat: Seat, 
/**
 * What it is asked, as the game's type `Decision`: an object with `kind`. The question's words are `ask-<kind>`.
 */
decision: { kind: string } & Record<string, unknown>, } | { "kind": "chance" } | { "kind": "over" };

/**
 * How a match ended.
 */
export type Result = { 
/**
 * A code such as `last-pagoda`.
 */
reason: string, 
/**
 * Place of each seat, 1 is best.
 */
places: Array<number>, 
/**
 * The number each seat is ranked by.
 */
scores: Array<number>, 
/**
 * What partners share in a series; those who give come before those who get.
 */
shares: Array<Share>, };

/**
 * What happened at one entry, as I may see it.
 */
export type Told = { 
/**
 * Number of the entry.
 */
entry: number, 
/**
 * The seat whose move it was; none for what chance did, or the house.
 */
by?: Seat, 
/**
 * What the house says of it; none for a step of the game.
 */
house?: HouseEvent, 
/**
 * The game's events, in order, of its type `Event`: objects with `kind` and parameters. None for what the house did.
 */
events: Record<string, unknown>[], };

/**
 * The state of a match as one seat (or a spectator) may see it.
 */
export type State = { 
/**
 * Entries ever written: what a move answers to.
 */
entries: number, 
/**
 * My seat, if I have one.
 */
seat: Seat | null, 
/**
 * What is waited for.
 */
waiting: Waiting, 
/**
 * All I know, of the game's type `View`.
 */
view: unknown, 
/**
 * What the rules tell about it, of the game's type `Outlook`.
 */
outlook: unknown, 
/**
 * My legal moves, of the game's type `Move`; none if I am not asked.
 */
legal: unknown[], 
/**
 * What happened since the entry I had seen.
 */
told: Array<Told>, 
/**
 * What I may do about my last move.
 */
undo: UndoRight, 
/**
 * The first entry that would go with it, if that is known here.
 */
undo_from?: number, 
/**
 * The standing order I have left, of the game's type `Order`.
 */
order: unknown, 
/**
 * How it ended.
 */
result: Result | null, };

/**
 * The match as a page is told of it over its socket: a `State` in parts. A part that is as in the message before is left out; the one
 * that answers a `hello` has all of them.
 */
export type Update = { 
/**
 * Entries ever written: what a move answers to.
 */
entries: number, 
/**
 * My seat, if I have one.
 */
seat: Seat | null, 
/**
 * What is waited for.
 */
waiting: Waiting, 
/**
 * The view of somebody without a seat, of the game's type `View`.
 */
open?: unknown, 
/**
 * The fields of my view that stand in the place of those of `open`.
 */
own?: unknown, 
/**
 * What the rules tell about it, of the game's type `Outlook`.
 */
outlook?: unknown, 
/**
 * My legal moves, of the game's type `Move`; none if I am not asked.
 */
legal?: unknown[], 
/**
 * What happened since the entry I had seen.
 */
told: Array<Told>, 
/**
 * What I may do about my last move.
 */
undo: UndoRight, 
/**
 * The first entry that would go with it, if that is known here.
 */
undo_from?: number, 
/**
 * The standing order I have left, of the game's type `Order`.
 */
order: unknown, 
/**
 * How it ended.
 */
result: Result | null, };

/**
 * A stretch of a match, moment by moment: each is the state after one more entry, with what that entry did.
 */
export type Moments = { 
/**
 * Entries there are: the last moment there can be.
 */
total: number, 
/**
 * The moments, beginning with the one that was asked for. Nobody is offered moves in them.
 */
moments: Array<State>, };

/**
 * How a finished match went.
 */
export type Course = { 
/**
 * The number each seat would have been ranked by after 0, 1, 2 … entries.
 */
scores: Array<Array<number>>, 
/**
 * Whether the lowest number wins.
 */
lowest_wins: boolean, 
/**
 * The moves that decided it.
 */
decisive: Array<Decisive>, 
/**
 * Where the final numbers come from; the lines add up to them.
 */
sheet: Array<SheetLine>, };

/**
 * Why a move decided a match.
 */
export type DecisiveKind = "lead" | "swing";

/**
 * A move that decided a match.
 */
export type Decisive = { 
/**
 * Number of its first entry: a move may take several steps.
 */
from: number, 
/**
 * Number of its last entry.
 */
entry: number, 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * What made it decisive.
 */
kind: DecisiveKind, 
/**
 * By how much the winner's lead changed.
 */
gain: number, };

/**
 * One source of points. Its words are `sheet-<source>` in the game's catalogue.
 */
export type SheetLine = { 
/**
 * What for.
 */
source: string, 
/**
 * Parameters of its words.
 */
params: Record<string, unknown>, 
/**
 * How much for each seat.
 */
points: Array<number>, };

/**
 * Every draw of a finished match, to be derived again.
 */
export type Draws = { 
/**
 * The hash of the seed, as shown before the game.
 */
commitment?: string | null, 
/**
 * The seed.
 */
seed?: string | null, 
/**
 * The salts in seat order.
 */
salts: Array<string>, 
/**
 * The draws made here, in order.
 */
draws: Array<Draw>, 
/**
 * Draws before them that were taken over from another game; the seed says nothing about them.
 */
taken: number, };

/**
 * One draw: the dice gave a number below `bound`; numbers from `low` up to, not including, `high` mean `result`.
 */
export type Draw = { 
/**
 * Number of its entry.
 */
entry: number, 
/**
 * The stream of the dice it reads.
 */
stream: number, 
/**
 * Numbers there were.
 */
bound: number, 
/**
 * First number that means this result.
 */
low: number, 
/**
 * First number that does not any more.
 */
high: number, 
/**
 * The result, as the game's type `Chance`.
 */
result: unknown, 
/**
 * The same as records write it.
 */
text: string, };

/**
 * The rules of a game in one language.
 */
export type RuleBook = { 
/**
 * Its title.
 */
title: string, 
/**
 * What comes before the first section.
 */
blocks: Array<RuleBlock>, 
/**
 * The sections.
 */
sections: Array<RuleSection>, 
/**
 * How to play well: pieces of advice as clauses with a letter of their own, then whatever else is worth knowing.
 */
advice: Array<RuleSection>, };

/**
 * A section of the rules.
 */
export type RuleSection = { 
/**
 * Its title.
 */
title: string, 
/**
 * What it says.
 */
blocks: Array<RuleBlock>, };

/**
 * A piece of the rules. Texts may carry `**strong**`, `*emphasis*` and `` `code` ``.
 */
export type RuleBlock = { "kind": "clause", 
/**
 * Its number.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its words.
 */
text: string, 
/**
 * Scenarios that show it.
 */
scenarios: Array<string>, } | { "kind": "text", 
/**
 * The paragraph.
 */
text: string, } | { "kind": "item", 
/**
 * The entry.
 */
text: string, } | { "kind": "table", 
/**
 * Rows of cells.
 */
rows: Array<Array<string>>, };

/**
 * Where a clause lives: in the code, in the tests, in example positions. Made by the build.
 */
export type ClauseCover = { 
/**
 * Its number.
 */
clause: string, 
/**
 * Places in the rules' code, `apply.rs:120`.
 */
code: Array<string>, 
/**
 * Tests that would fail without it, `rules.rs: q12_corner_is_no_touch`.
 */
tests: Array<string>, 
/**
 * Scenarios that show it.
 */
scenarios: Array<string>, };

/**
 * A scenario, played through.
 */
export type Scene = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its title, in English.
 */
title: string, 
/**
 * The clauses it shows.
 */
clauses: Array<string>, 
/**
 * The board file.
 */
board: unknown, 
/**
 * Number of seats.
 */
players: number, 
/**
 * How it begins, seen by whoever moves first.
 */
start: State, 
/**
 * Its steps.
 */
steps: Array<SceneStep>, };

/**
 * A step of a scenario.
 */
export type SceneStep = { 
/**
 * Who moves; nobody if fate decides.
 */
seat?: Seat | null, 
/**
 * The move, or the result of chance, as the game's type `Move` or `Chance`.
 */
move: unknown, 
/**
 * Why it is refused, if it is.
 */
refused?: Problem | null, 
/**
 * What it leads to, with what it did.
 */
state: State, };

/**
 * A try on a scenario's board: nothing is kept, the page says all it did so far.
 */
export type Practice = { 
/**
 * The scenario.
 */
scenario: string, 
/**
 * The moves so far, each by whoever was asked.
 */
moves: unknown[], };

/**
 * What would a row of moves do, on a scenario's board after some moves?
 */
export type PracticePreview = { 
/**
 * The scenario.
 */
scenario: string, 
/**
 * The moves so far, each by whoever was asked.
 */
moves: unknown[], 
/**
 * The moves of whoever is asked now.
 */
row: unknown[], };

/**
 * What a page says over its socket.
 */
export type ClientMessage = { "type": "hello", 
/**
 * Entries seen so far.
 */
seen: number, 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * Show only what everybody may see: several people share this screen and none of them is looking alone.
 */
curtain: boolean, } | { "type": "move" } & MoveAsk | { "type": "preview", 
/**
 * Comes back with the answer.
 */
token: string, 
/**
 * My seat; needed only if I have several.
 */
seat: Seat | null, 
/**
 * The moves, of the game's type `Move`.
 */
moves: unknown[], } | { "type": "chat" } & ChatAsk;

/**
 * What the house says over a table's socket.
 */
export type ServerMessage = { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "state" } & Update | { "type": "done", 
/**
 * The client's id of the message.
 */
token: string, 
/**
 * Entries up to and with the last of the moves; draws that follow are not counted.
 */
entries: number, } | { "type": "refused", 
/**
 * The client's id of the message, if it had one.
 */
token?: string | null, 
/**
 * Why.
 */
problem: Problem, } | { "type": "preview", 
/**
 * The client's id of the question.
 */
token: string, 
/**
 * Events, as in `State`.
 */
events: Record<string, unknown>[], 
/**
 * What I would know right after it, if that was the same in all the worlds that were tried.
 */
after: After | null, } | { "type": "chat" } & ChatLine;

/**
 * What the house says over the lobby's socket.
 */
export type LobbyMessage = { "type": "tables", 
/**
 * The tables.
 */
tables: Array<TableInfo>, };

/**
 * A link to give to others.
 */
export type Link = { 
/**
 * The link; none if only this machine reaches the house.
 */
link: string | null, 
/**
 * What stands behind its hash sign, if it was made anew.
 */
key?: string | null, };

/**
 * What a link has beside the table's id, if it was made anew.
 */
export type LinkKey = { 
/**
 * It stands behind the hash sign.
 */
key: string, };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "house-undone": ["seat"],
  "house-resigned": ["seat"],
  "house-stood-in": ["seat"],
  "house-handed-back": ["seat"],
} as const;
