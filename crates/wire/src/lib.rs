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
    /// What a table may choose.
    pub options: BTreeMap<String, Choice>,
    /// Levels of bots, weakest first.
    pub bots: Vec<String>,
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
    /// Several games as one event: a board for each game, the game's usual series if the list is empty.
    #[serde(default)]
    pub series: Option<Vec<String>>,
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
    /// A seat that asks to take its move back, and the seats that have not answered yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_asked: Option<UndoAsked>,
}

/// Several games with the same people as one event.
pub struct SeriesInfo {
    /// Which game of the series this table is, from 0.
    pub number: u8,
    /// The board of each game.
    pub boards: Vec<String>,
    /// The tables of the games before this one.
    pub tables: Vec<String>,
    /// Sums over the games that are over, with the places they give.
    pub standings: Result,
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
    /// How it ended.
    pub result: Option<Result>,
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
            Choice,
            SeatWish,
            NewTable,
            TableChange,
            Look,
            Sit,
            Sitter,
            SeatInfo,
            SeriesInfo,
            TablePhase,
            TableInfo,
            TableId,
            UndoAsked,
            MoveAsk,
            Done,
            PreviewAsk,
            Previewed,
            SeatAsk,
            UndoAnswer,
            ChatAsk,
            ChatLine,
            Waiting,
            Result,
            Told,
            State,
            ClientMessage,
            ServerMessage,
            LobbyMessage,
            Link,
        );
        teahouse_testkit::types::assert_file("client/src/lib/wire/wire.ts", &types);
    }
}
