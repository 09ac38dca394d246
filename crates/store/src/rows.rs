//! What is kept, as plain data.

/// Milliseconds since 1970.
pub type Millis = i64;

/// Somebody without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Chosen by the server, never changes.
    pub id: String,
    /// What the others call them.
    pub name: String,
    /// When they first came.
    pub created: Millis,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are being taken.
    SetUp,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
}

impl Phase {
    /// As it is written in the store.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Phase> {
        [Phase::SetUp, Phase::Playing, Phase::Over].into_iter().find(|phase| phase.text() == text)
    }
}

/// One game being set up, played or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Chosen by the server, never changes.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// JSON that the server alone understands.
    pub body: String,
    /// The file of its board, if that does not come with the program. Rows of lists are without it, and an update without one leaves it as it is.
    pub board: Option<String>,
    /// Grows by one with every update.
    pub version: i64,
    /// When it was opened.
    pub created: Millis,
    /// When somebody last did something here, as the server sees it.
    pub touched: Millis,
    /// What lists show of its match.
    pub shows: Shows,
}

/// A table that is opened, with all that belongs to it: written in one commit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The table.
    pub row: TableRow,
    /// The seed of its dice. It goes where only [`Store::seed`](crate::Store::seed) looks.
    pub seed: String,
    /// Who sits where: seat and guest.
    pub seats: Vec<(u8, String)>,
    /// What its record begins with.
    pub entries: Vec<String>,
    /// Who opens it; if nobody is named, nobody's tables are counted.
    pub opener: Option<Opener>,
}

/// What lists show of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shows {
    /// How many entries its record has.
    pub entries: i64,
    /// The seat that is asked.
    pub asked: Option<u8>,
    /// Since when.
    pub since: Millis,
    /// How it ended: JSON that the server alone understands.
    pub result: Option<String>,
}

/// What is written of a table in one commit: all of it, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The table.
    pub table: String,
    /// The length its record is expected to have.
    pub at: i64,
    /// Entries number `at`, `at + 1`, …
    pub entries: Vec<NewEntry>,
    /// The snapshot that replaces the last one.
    pub snapshot: Option<Snapshot>,
    /// What else changes.
    pub change: Change,
}

/// What changes of a table beside its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// What lists show, and when somebody last did something here.
    Shows(Shows, Millis),
    /// The whole row, as in [`Store::update_table`](crate::Store::update_table), and who sits where, unless that is as it was.
    Row(Box<TableRow>, Option<Vec<(u8, String)>>),
    /// The same for a table that comes into the lobby: [`StoreError::TooMany`](crate::StoreError::TooMany) if whoever opened it has so many others
    /// there already. It is counted in the very transaction that lists it, so that several at once do not slip through.
    List(Box<TableRow>, Vec<(u8, String)>, i64),
}

/// An entry to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The entry.
    pub body: String,
    /// The client's own id of the message that caused it, so that the same message is not played twice.
    pub token: Option<String>,
}

/// An entry of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 0 without gaps.
    pub n: i64,
    /// The entry.
    pub body: String,
    /// The client's own id of the message that caused it.
    pub token: Option<String>,
    /// When it was written.
    pub at: Millis,
}

/// A position that spares the replay of the entries before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries it stands for.
    pub n: i64,
    /// The position.
    pub position: String,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at this table, from 0 without gaps.
    pub n: i64,
    /// Who said it.
    pub guest: String,
    /// What they said.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Who opens a table, and how many they may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opener {
    /// Their id.
    pub guest: String,
    /// Whether it is a record that they bring.
    pub record: bool,
    /// Tables that are not over, or records, that they may have.
    pub most: i64,
    /// Tables at which nothing has happened since then are not counted.
    pub since: Millis,
    /// Tables of theirs that may be in the lobby.
    pub most_listed: i64,
}

/// What somebody may have only so many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kept {
    Tables,
    Listed,
    Records,
}

/// How much somebody has said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatSize {
    /// Their id.
    pub guest: String,
    /// Lines.
    pub lines: i64,
    /// Characters in all of them.
    pub characters: i64,
}
