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

/// One game being set up, played or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Chosen by the server, never changes.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// `set-up`, `playing` or `over`.
    pub phase: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// JSON that the server alone understands.
    pub body: String,
    /// Grows by one with every update.
    pub version: i64,
    /// When it was opened.
    pub created: Millis,
    /// When somebody last did something here, as the server sees it.
    pub touched: Millis,
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
