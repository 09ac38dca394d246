// Made from the Rust types by `cargo xtask types`. Do not edit.

/**
 * Why something was refused or failed.
 */
export type Problem = { 
/**
 * What went wrong, such as `table-full`.
 */
code: string, 
/**
 * The clause that forbids it, if a rule of the game does.
 */
rule?: string | null, 
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
name: string, };

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
 * What a table may choose.
 */
options: { [key in string]: Choice }, 
/**
 * Levels of bots, weakest first.
 */
bots: Array<string>, };

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
default: string, };

/**
 * Who should sit in a seat.
 */
export type SeatWish = { "kind": "open" } | { "kind": "me" } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

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
 * Several games as one event: a board for each game, the game's usual series if the list is empty.
 */
series: Array<string> | null, };

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
salt: string | null, };

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
level: string, };

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
 * The level of a bot that plays for the person now.
 */
stand_in?: string | null, 
/**
 * Whether the person gave up.
 */
resigned: boolean, };

/**
 * Several games with the same people as one event.
 */
export type SeriesInfo = { 
/**
 * Which game of the series this table is, from 0.
 */
number: number, 
/**
 * The board of each game.
 */
boards: Array<string>, 
/**
 * The tables of the games before this one.
 */
tables: Array<string>, 
/**
 * Sums over the games that are over, with the places they give.
 */
standings: Result, };

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
 * Id of the one who opened it.
 */
host: string, 
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
asked?: number | null, 
/**
 * The table of the next game, if there is one.
 */
next?: string | null, 
/**
 * The series it belongs to.
 */
series?: SeriesInfo | null, 
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
seat: number, 
/**
 * Who has not answered yet.
 */
waiting: Array<number>, };

/**
 * A move. Also of a seat of mine among several.
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
seat: number | null, 
/**
 * The move in the game's notation.
 */
move: string, };

/**
 * A move was carried out and is safe on disk.
 */
export type Done = { 
/**
 * Entries up to and with it; draws that follow it are not counted.
 */
entries: number, };

/**
 * What would this move do?
 */
export type PreviewAsk = { 
/**
 * My seat; needed only if I have several.
 */
seat: number | null, 
/**
 * The move in the game's notation.
 */
move: string, };

/**
 * What a move would do, as far as my seat can know. Where hidden things decide how it goes on (must the next seat pass?) the
 * events end, and the view shows one way it may be.
 */
export type Previewed = { 
/**
 * Events, as in `State`.
 */
events: Record<string, unknown>[], 
/**
 * All I would know right after it.
 */
view: unknown, };

/**
 * Something about my seat: undo, resign, stand-in and their like.
 */
export type SeatAsk = { 
/**
 * The seat.
 */
seat: number | null, };

/**
 * An answer to somebody who asks to take a move back.
 */
export type UndoAnswer = { 
/**
 * My seat; needed only if I have several.
 */
seat: number | null, 
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
 * What they said.
 */
text: string, 
/**
 * When.
 */
at: number, };

/**
 * What is waited for.
 */
export type Waiting = { "kind": "seat", 
/**
 * Which.
 */
seat: number, 
/**
 * The code of the question, such as `ask-place`.
 */
question: string, } | { "kind": "over" };

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
scores: Array<number>, };

/**
 * What happened at one entry, as I may see it.
 */
export type Told = { 
/**
 * Number of the entry.
 */
entry: number, 
/**
 * Its events, in order: objects with `kind` and parameters.
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
seat: number | null, 
/**
 * What is waited for.
 */
waiting: Waiting, 
/**
 * All I know; its shape is the game's.
 */
view: unknown, 
/**
 * My legal moves in the game's notation; none if I am not asked.
 */
legal: Array<string>, 
/**
 * What happened since the entry I had seen.
 */
told: Array<Told>, 
/**
 * What I may do about my last move: `none`, `free` or `consent`.
 */
undo: string, 
/**
 * How it ended.
 */
result: Result | null, };

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
seat: number | null, } | { "type": "move" } & MoveAsk | { "type": "preview", 
/**
 * Comes back with the answer.
 */
token: string, 
/**
 * My seat; needed only if I have several.
 */
seat: number | null, 
/**
 * The move in the game's notation.
 */
move: string, } | { "type": "chat" } & ChatAsk;

/**
 * What the house says over a table's socket.
 */
export type ServerMessage = { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "state" } & State | { "type": "done", 
/**
 * The client's id of the message.
 */
token: string, 
/**
 * Entries up to and with it; draws that follow it are not counted.
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
 * All I would know right after it.
 */
view: unknown, } | { "type": "chat" } & ChatLine;

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
link: string | null, };
