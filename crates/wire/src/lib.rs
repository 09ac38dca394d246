//! Messages between house and browser, nothing else: codes and parameters, never sentences. No 64-bit integers: JSON
//! delivers numbers as doubles. `docs/protocol.md` tells how they follow each other.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Milliseconds since 1970.
pub type Millis = f64;

macro_rules! wire {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        $item
    )* };
}

wire! {
/// Why something was refused or failed.
pub struct Problem {
    /// What went wrong, such as `table-full`.
    pub code: String,
    /// The clause that forbids it, if a rule of the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Parameters of the sentence.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub params: BTreeMap<String, Value>,
}

/// Who I am.
pub struct Me {
    /// My id; public.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A new name.
pub struct Rename {
    /// 1 to 40 characters.
    pub name: String,
}

/// A game of the catalogue.
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its own name.
    pub name: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Its boards; the first is the default.
    pub boards: Vec<String>,
    /// How many may play on each board.
    pub seats: BTreeMap<String, Vec<u8>>,
    /// The boards of its usual series, in order; none if it has no usual series.
    pub series: Vec<String>,
    /// What a table may choose.
    pub options: BTreeMap<String, Choice>,
    /// Levels of bots, weakest first.
    pub bots: Vec<String>,
    /// Which clause tells of each kind of event: `founded` → `Q19`; where its reason decides, `ended no-tiles` → `Q37`.
    pub event_rules: BTreeMap<String, String>,
    /// The lessons of its tutorial, in order; none if it has no tutorial.
    pub lessons: Vec<Lesson>,
}

/// One lesson of a tutorial: a position, and what is to be done there. Its words are `lesson-<id>` in the game's catalogue.
pub struct Lesson {
    /// Its id, part of the message ids.
    pub id: String,
    /// The scenario it is played on.
    pub scenario: String,
    /// Kinds of events that have to happen; any legal move will do if there are none.
    pub events: Vec<String>,
    /// The clause that has to refuse the move, where the lesson is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// The values of an option.
pub struct Choice {
    /// All of them.
    pub values: Vec<String>,
    /// The one when nothing is said.
    pub default: String,
}

/// Who should sit in a seat.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatWish {
    /// Whoever comes.
    Open,
    /// The one who asks.
    Me,
    /// Somebody who shares the screen of the one who asks.
    Local {
        /// The name others see: 1 to 40 characters.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table to be opened.
pub struct NewTable {
    /// Id of the game.
    pub game: String,
    /// Number of seats.
    pub players: u8,
    /// Board; the game's first if left out.
    #[serde(default)]
    pub board: Option<String>,
    /// Options that are not left at their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// One wish for each seat; open if left out.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Shown in the list of open tables.
    #[serde(default)]
    pub listed: bool,
    /// Whether people without a seat may watch.
    #[serde(default)]
    pub watching: bool,
    /// After so many minutes of absence the others may let a bot take a seat.
    #[serde(default)]
    pub away_minutes: Option<u16>,
    /// Begin as soon as every seat is taken.
    #[serde(default)]
    pub start: bool,
    /// Several games as one event.
    #[serde(default)]
    pub series: Option<SeriesWish>,
}

/// A series to be opened.
pub struct SeriesWish {
    /// A board for each game; the game's usual series if the list is empty.
    #[serde(default)]
    pub boards: Vec<String>,
    /// What is added up.
    #[serde(default)]
    pub count: SeriesCount,
}

/// What a series adds up.
#[derive(Copy, Eq, Default)]
#[serde(rename_all = "kebab-case")]
pub enum SeriesCount {
    /// The numbers the game is ranked by.
    #[default]
    Scores,
    /// Games won; a shared victory counts for everybody who shares it.
    Wins,
}

/// A change while the table is being set up (`listed` also later); what is left out stays.
pub struct TableChange {
    /// Another board.
    #[serde(default)]
    pub board: Option<String>,
    /// Other options, all of them.
    #[serde(default)]
    pub options: Option<BTreeMap<String, String>>,
    /// Shown in the list of open tables.
    #[serde(default)]
    pub listed: Option<bool>,
    /// Whether people without a seat may watch.
    #[serde(default)]
    pub watching: Option<bool>,
    /// Minutes of absence.
    #[serde(default)]
    pub away_minutes: Option<u16>,
}

/// How a seat looks: colour and shape, both 0 to 4, no two seats alike in either.
pub struct Look {
    /// Colour.
    pub color: u8,
    /// Shape.
    pub shape: u8,
}

/// Sitting down, or changing one's own seat.
pub struct Sit {
    /// Colour and shape.
    #[serde(default)]
    pub look: Option<Look>,
    /// My salt for the dice; the house draws one if it is left out.
    #[serde(default)]
    pub salt: Option<String>,
    /// The name of somebody who shares my screen and sits here instead of me.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who sits in a seat.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their id.
        id: String,
        /// Their name.
        name: String,
        /// Whether they share the screen of the guest with this id instead of being that guest.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        local: bool,
        /// Whether a page of theirs is connected.
        here: bool,
        /// Since when they are away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_since: Option<Millis>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A seat as everybody sees it.
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// How it looks.
    pub look: Look,
    /// Its salt; shown from the start of the match on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    /// The level of a bot that plays for the person now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the person gave up.
    pub resigned: bool,
}

/// Where a table stands.
#[derive(Copy, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum TablePhase {
    /// Seats are being taken.
    SetUp,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
}

/// A table as everybody may see it.
pub struct TableInfo {
    /// Its id, part of its link.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Where it stands.
    pub phase: TablePhase,
    /// Number of seats.
    pub players: u8,
    /// Board.
    pub board: String,
    /// Options that were chosen.
    pub options: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Id of the one who opened it.
    pub host: String,
    /// Shown in the list of open tables.
    pub listed: bool,
    /// Whether people without a seat may watch.
    pub watching: bool,
    /// Minutes of absence after which a bot may take a seat.
    pub away_minutes: u16,
    /// The hash of the dice's seed, shown before the first salt.
    pub commitment: String,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// When it was opened.
    pub created: Millis,
    /// The seat that is asked, while it is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<u8>,
    /// The table of the next game, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The series it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<SeriesInfo>,
    /// The position of another game it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether it is a record somebody brought: nobody plays here, everybody with the link may look.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub record: bool,
    /// A seat that asks to take its move back, and the seats that have not answered yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
}

/// Where a table that began in the middle of another game comes from.
pub struct Origin {
    /// The other table.
    pub table: String,
    /// After how many of its entries.
    pub at: u32,
}

/// A new table from a position of a finished game.
pub struct Branch {
    /// After how many entries.
    pub at: u32,
    /// One wish for each seat; open if left out.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Begin as soon as every seat is taken.
    #[serde(default)]
    pub start: bool,
}

/// Several games with the same people as one event.
pub struct SeriesInfo {
    /// Which game of the series this table is, from 0.
    pub number: u8,
    /// What is added up.
    pub count: SeriesCount,
    /// All its games, also those to come.
    pub games: Vec<SeriesGame>,
    /// Sums over the games that are over, with the places they give.
    pub standings: Result,
}

/// One game of a series.
pub struct SeriesGame {
    /// Its board.
    pub board: String,
    /// Its table, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Its result, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
}

/// A request to take a move back.
pub struct UndoAsked {
    /// Who asks.
    pub seat: u8,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// A move. Also of a seat of mine among several.
pub struct MoveAsk {
    /// The client's own id of this message: the same message twice is carried out once.
    pub token: String,
    /// How many entries the client has seen; a stale move gets the fresh state.
    pub at: u32,
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What would this move do?
pub struct PreviewAsk {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What a move would do, as far as my seat can know. Where hidden things decide how it goes on (must the next seat pass?) the
/// events end, and the view shows one way it may be.
pub struct Previewed {
    /// Events, as in `State`.
    #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
    pub events: Vec<Value>,
    /// All I would know right after it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
}

/// A move was carried out and is safe on disk.
pub struct Done {
    /// Entries up to and with it; draws that follow it are not counted.
    pub entries: u32,
}

/// A table's id.
pub struct TableId {
    /// Its id.
    pub id: String,
}

/// A link to give to others.
pub struct Link {
    /// The link; none if only this machine reaches the house.
    pub link: Option<String>,
}

/// Something about my seat: undo, resign, stand-in and their like.
pub struct SeatAsk {
    /// The seat.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// A standing order: what the house answers for a seat from now on. The game says which orders there are.
pub struct OrderAsk {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The order; none takes it back.
    #[serde(default)]
    pub order: Option<String>,
}

/// An answer to somebody who asks to take a move back.
pub struct UndoAnswer {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether I agree.
    pub agree: bool,
}

/// Words for the table.
pub struct ChatAsk {
    /// 1 to 500 characters.
    pub text: String,
}

/// A line of the chat. Plain text: show it as text, never as markup.
pub struct ChatLine {
    /// Its number.
    pub n: u32,
    /// Who said it.
    pub guest: String,
    /// Their name.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// What is waited for.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Waiting {
    /// A seat is asked.
    Seat {
        /// Which.
        seat: u8,
        /// The code of the question, such as `ask-place`.
        question: String,
    },
    /// Fate has to decide. Only in moments of the past: live draws follow at once.
    Chance,
    /// Nothing: it is over.
    Over,
}

/// How a match ended.
pub struct Result {
    /// A code such as `last-pagoda`.
    pub reason: String,
    /// Place of each seat, 1 is best.
    pub places: Vec<u8>,
    /// The number each seat is ranked by.
    pub scores: Vec<i32>,
    /// What partners share in a series; those who give come before those who get.
    pub shares: Vec<Share>,
}

/// A part of one seat's points that belongs to a partner.
pub struct Share {
    /// Who gives.
    pub from: u8,
    /// Who gets.
    pub to: u8,
    /// How much of it, in percent.
    pub percent: u8,
}

/// What happened at one entry, as I may see it.
pub struct Told {
    /// Number of the entry.
    pub entry: u32,
    /// Its events, in order: objects with `kind` and parameters.
    #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
    pub events: Vec<Value>,
}

/// The state of a match as one seat (or a spectator) may see it.
pub struct State {
    /// Entries ever written: what a move answers to.
    pub entries: u32,
    /// My seat, if I have one.
    pub seat: Option<u8>,
    /// What is waited for.
    pub waiting: Waiting,
    /// All I know; its shape is the game's.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Value,
    /// My legal moves in the game's notation; none if I am not asked.
    pub legal: Vec<String>,
    /// What happened since the entry I had seen.
    pub told: Vec<Told>,
    /// What I may do about my last move: `none`, `free` or `consent`.
    pub undo: String,
    /// The first entry that would go with it, if that is known here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo_from: Option<u32>,
    /// The standing order I have left, if the game knows such orders.
    pub order: Option<String>,
    /// How it ended.
    pub result: Option<Result>,
}

/// A stretch of a match, moment by moment: each is the state after one more entry, with what that entry did.
pub struct Moments {
    /// Entries there are: the last moment there can be.
    pub total: u32,
    /// The moments, beginning with the one that was asked for. Nobody is offered moves in them.
    pub moments: Vec<State>,
}

/// How a finished match went.
pub struct Course {
    /// The number each seat would have been ranked by after 0, 1, 2 … entries.
    pub scores: Vec<Vec<i32>>,
    /// Whether the lowest number wins.
    pub lowest_wins: bool,
    /// The moves that decided it.
    pub decisive: Vec<Decisive>,
    /// Where the final numbers come from; the lines add up to them.
    pub sheet: Vec<SheetLine>,
}

/// A move that decided a match.
pub struct Decisive {
    /// Number of its first entry: a move may take several steps.
    pub from: u32,
    /// Number of its last entry.
    pub entry: u32,
    /// Who made it.
    pub seat: u8,
    /// `lead`: from here on the winner was never behind again. `swing`: nothing else moved the standing as much.
    pub kind: String,
    /// By how much the winner's lead changed.
    pub gain: i32,
}

/// One source of points. Its words are `sheet-<source>` in the game's catalogue.
pub struct SheetLine {
    /// What for.
    pub source: String,
    /// Parameters of its words.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub params: BTreeMap<String, Value>,
    /// How much for each seat.
    pub points: Vec<i32>,
}

/// Every draw of a finished match, to be derived again.
pub struct Draws {
    /// The hash of the seed, as shown before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The salts in seat order.
    pub salts: Vec<String>,
    /// The draws made here, in order.
    pub draws: Vec<Draw>,
    /// Draws before them that were taken over from another game; the seed says nothing about them.
    pub taken: u32,
}

/// One draw: the dice gave a number below `bound`; numbers from `low` up to, not including, `high` mean `result`.
pub struct Draw {
    /// Number of its entry.
    pub entry: u32,
    /// The stream of the dice it reads.
    pub stream: u32,
    /// Numbers there were.
    pub bound: u32,
    /// First number that means this result.
    pub low: u32,
    /// First number that does not any more.
    pub high: u32,
    /// The result in the game's notation.
    pub result: String,
}

/// The rules of a game in one language.
pub struct RuleBook {
    /// Its title.
    pub title: String,
    /// What comes before the first section.
    pub blocks: Vec<RuleBlock>,
    /// The sections.
    pub sections: Vec<RuleSection>,
    /// How to play well: pieces of advice as clauses with a letter of their own, then whatever else is worth knowing.
    pub advice: Vec<RuleSection>,
}

/// A section of the rules.
pub struct RuleSection {
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<RuleBlock>,
}

/// A piece of the rules. Texts may carry `**strong**`, `*emphasis*` and `` `code` ``.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RuleBlock {
    /// A numbered clause.
    Clause {
        /// Its number.
        id: String,
        /// Its title.
        title: String,
        /// Its words.
        text: String,
        /// Scenarios that show it.
        scenarios: Vec<String>,
    },
    /// Words between the clauses.
    Text {
        /// The paragraph.
        text: String,
    },
    /// An entry of a plain list.
    Item {
        /// The entry.
        text: String,
    },
    /// A table; the first row is its head.
    Table {
        /// Rows of cells.
        rows: Vec<Vec<String>>,
    },
}

/// Where a clause lives: in the code, in the tests, in example positions. Made by the build.
pub struct ClauseCover {
    /// Its number.
    pub clause: String,
    /// Places in the rules' code, `apply.rs:120`.
    pub code: Vec<String>,
    /// Tests that would fail without it, `rules.rs: q12_corner_is_no_touch`.
    pub tests: Vec<String>,
    /// Scenarios that show it.
    pub scenarios: Vec<String>,
}

/// A scenario, played through.
pub struct Scene {
    /// Its name.
    pub name: String,
    /// Its title, in English.
    pub title: String,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// The board file.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Value,
    /// Number of seats.
    pub players: u8,
    /// How it begins, seen by whoever moves first.
    pub start: State,
    /// Its steps.
    pub steps: Vec<SceneStep>,
}

/// A step of a scenario.
pub struct SceneStep {
    /// Who moves; nobody if fate decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The move or the result of chance in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why it is refused, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Problem>,
    /// What it leads to, with what it did.
    pub state: State,
}

/// A try on a scenario's board: nothing is kept, the page says all it did so far.
pub struct Practice {
    /// The scenario.
    pub scenario: String,
    /// The moves so far, each by whoever was asked.
    pub moves: Vec<String>,
}

/// What a page says over its socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First message, and again after a reconnection: the entries I have seen.
    Hello {
        /// Entries seen so far.
        #[serde(default)]
        seen: u32,
        /// My seat; needed only if I have several.
        #[serde(default)]
        seat: Option<u8>,
        /// Show only what everybody may see: several people share this screen and none of them is looking alone.
        #[serde(default)]
        curtain: bool,
    },
    /// A move.
    Move(MoveAsk),
    /// What would this move do?
    Preview {
        /// Comes back with the answer.
        token: String,
        /// My seat; needed only if I have several.
        #[serde(default)]
        seat: Option<u8>,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Words for the table.
    Chat(ChatAsk),
}

/// What the house says over the lobby's socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// The open tables that are listed, newest first.
    Tables {
        /// The tables.
        tables: Vec<TableInfo>,
    },
}

/// What the house says over a table's socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table changed: seats, phase, presence.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The match changed.
    State(State),
    /// A move was carried out and is safe on disk.
    Done {
        /// The client's id of the message.
        token: String,
        /// Entries up to and with it; draws that follow it are not counted.
        entries: u32,
    },
    /// A message was refused; nothing has changed.
    Refused {
        /// The client's id of the message, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// What a move would do.
    Preview {
        /// The client's id of the question.
        token: String,
        /// Events, as in `State`.
        #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
        events: Vec<Value>,
        /// All I would know right after it.
        #[cfg_attr(test, ts(type = "unknown"))]
        view: Value,
    },
    /// A line of the chat.
    Chat(ChatLine),
}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `client/src/lib/wire/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Problem,
            Me,
            Rename,
            GameCard,
            Lesson,
            Choice,
            SeatWish,
            NewTable,
            TableChange,
            Look,
            Sit,
            Sitter,
            SeatInfo,
            SeriesWish,
            SeriesCount,
            SeriesInfo,
            SeriesGame,
            Origin,
            Branch,
            TablePhase,
            TableInfo,
            TableId,
            UndoAsked,
            MoveAsk,
            Done,
            PreviewAsk,
            Previewed,
            SeatAsk,
            OrderAsk,
            UndoAnswer,
            ChatAsk,
            ChatLine,
            Waiting,
            Share,
            Result,
            Told,
            State,
            Moments,
            Course,
            Decisive,
            SheetLine,
            Draws,
            Draw,
            RuleBook,
            RuleSection,
            RuleBlock,
            ClauseCover,
            Scene,
            SceneStep,
            Practice,
            ClientMessage,
            ServerMessage,
            LobbyMessage,
            Link,
        );
        teahouse_testkit::types::assert_file("client/src/lib/wire/wire.ts", &types);
    }
}
