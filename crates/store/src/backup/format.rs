//! The lines of a file, as they are written. Fields that are added later have a default, so that old files stay readable.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Millis;

/// Grows when an older program could not read the file any more. 2: who opened a table, and tables that were damaged. 3: counts in the last line, because
/// everything is read once; guests that were damaged. 4: boards beside the body of their table.
pub(super) const FORMAT: u32 = 4;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The whole house, with what only it may know: hashes of cookies, seeds.
    House,
    /// Some tables, and of the people at them no more than their names.
    Tables,
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format.
    #[serde(rename = "teahouse-backup")]
    pub format: u32,
    /// The database's last migration.
    pub schema: i64,
    /// Version of the program.
    pub program: String,
    /// When.
    pub made: Millis,
    /// What it holds.
    pub scope: Scope,
    /// How much, in formats 1 and 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Counts>,
}

/// How many rows of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// People.
    pub guests: i64,
    /// Tables.
    pub tables: i64,
    /// Entries of their matches.
    pub entries: i64,
    /// Lines of chat.
    pub chat: i64,
    /// What could not be saved; the file names it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damaged: i64,
}

fn is_zero(n: &i64) -> bool {
    *n == 0
}

/// Every other line: one row. Rows after a `table` belong to it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    Guest(GuestLine),
    Table(TableLine),
    Seed(String),
    Opener(Opened),
    Seat(SeatLine),
    Entry(EntryLine),
    Chat(ChatLine),
    Damaged(Damaged),
    End(EndLine),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GuestLine {
    pub id: String,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token_hash: Option<String>,
    pub created: Millis,
    pub seen: Millis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableLine {
    pub id: String,
    pub game: String,
    pub phase: String,
    pub listed: bool,
    pub body: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    pub version: i64,
    pub created: Millis,
    pub touched: Millis,
    pub entries: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<u8>,
    pub since: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// Who has opened a table, or brought a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// Their id.
    pub guest: String,
    /// Whether it is a record that they brought.
    pub record: bool,
}

/// Something of which nothing is in the file: what there is of it could not be read again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damaged {
    /// What kind of thing.
    #[serde(default, skip_serializing_if = "Part::is_table")]
    pub part: Part,
    /// Which one; nothing where it is about the house.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// What is wrong with it.
    pub what: String,
}

/// What may be damaged by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// A table.
    #[default]
    Table,
    /// Somebody.
    Guest,
    /// Neither: something about the file as a whole.
    House,
}

impl Part {
    fn is_table(&self) -> bool {
        *self == Part::Table
    }
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Damaged { part, id, what } = self;
        match part {
            Part::Table => write!(f, "table {id}: {what}"),
            Part::Guest => write!(f, "guest {id}: {what}"),
            Part::House => write!(f, "{what}"),
        }
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatLine {
    pub seat: u8,
    pub guest: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EntryLine {
    pub n: i64,
    pub body: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    pub at: Millis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatLine {
    pub n: i64,
    pub guest: String,
    pub text: String,
    pub at: Millis,
}

/// The last line: what there is before it, how many lines that takes, and the SHA-256 of all their bytes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Counts>,
    pub lines: u64,
    pub sha256: String,
}

/// A checksum as it is written.
pub(super) fn hex(sum: impl AsRef<[u8]>) -> String {
    sum.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}
