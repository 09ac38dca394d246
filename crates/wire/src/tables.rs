//! A table: opening it, what was agreed, what everybody sees of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;
use crate::play::Result;
use crate::seats::{Seat, SeatInfo, SeatWish};

wire! {
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
    /// Id of the one who opened it; a record that somebody brought has no host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
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
    pub asked: Option<Seat>,
    /// Since when it is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
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
    pub seat: Seat,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// A table's id.
pub struct TableId {
    /// Its id.
    pub id: String,
}

/// What a link has beside the table's id, if it was made anew.
pub struct LinkKey {
    /// It stands behind the hash sign.
    pub key: String,
}

/// A link to give to others.
pub struct Link {
    /// The link; none if only this machine reaches the house.
    pub link: Option<String>,
    /// What stands behind its hash sign, if it was made anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}
}
