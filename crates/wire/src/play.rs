//! The match as one seat may see it, and moves.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::json::Json;
use crate::seats::{Level, Seat};

wire! {
/// A row of moves, carried out as one: all of them, or none.
pub struct MoveAsk {
    /// The client's own id of this message: the same message twice is carried out once.
    pub token: String,
    /// How many entries the client has seen; a stale move gets the fresh state.
    pub at: u32,
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The moves, of the game's type `Move`.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub moves: Vec<Json>,
}

/// What would this row of moves do?
pub struct PreviewAsk {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The moves, of the game's type `Move`.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub moves: Vec<Json>,
}

/// What a row of moves would do, as far as my seat can know. Where hidden things decide how it goes on (must the next seat pass?) the
/// events end, and nobody can say what comes after them.
pub struct Previewed {
    /// Events, as in `State`.
    #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
    pub events: Json,
    /// What I would know right after it, if that was the same in all the worlds that were tried.
    pub after: Option<After>,
}

/// A position that would come.
pub struct After {
    /// All I would know, as in `State`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Json,
    /// What the rules tell about it, as in `State`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub outlook: Json,
}

/// A move was carried out and is safe on disk.
pub struct Done {
    /// Entries up to and with the last of the moves; draws that follow are not counted.
    pub entries: u32,
}

/// What is waited for.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Waiting {
    /// A seat is asked.
    Seat {
        /// Which.
        seat: Seat,
        /// What it is asked, as the game's type `Decision`: an object with `kind`. The question's words are `ask-<kind>`.
        #[cfg_attr(test, ts(type = "{ kind: string } & Record<string, unknown>"))]
        decision: Json,
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
    pub from: Seat,
    /// Who gets.
    pub to: Seat,
    /// How much of it, in percent.
    pub percent: u8,
}

/// What a seat may do about its last move.
#[derive(Copy, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRight {
    /// There is nothing to take back.
    None,
    /// Nothing was drawn or revealed and nobody else has moved since.
    Free,
    /// The others have to agree.
    Consent,
}

/// What happened beside the game.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HouseEvent {
    /// A move was taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// The first entry that no longer stands.
        from: Option<u32>,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A bot took a seat.
    StoodIn {
        /// Which.
        seat: Seat,
        /// Its level; none if the record names a bot that is not of this house.
        level: Option<Level>,
    },
    /// The person took the seat back.
    HandedBack {
        /// Which.
        seat: Seat,
    },
}

/// What happened at one entry, as I may see it.
pub struct Told {
    /// Number of the entry.
    pub entry: u32,
    /// The seat whose move it was; none for what chance did, or the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<Seat>,
    /// What the house says of it; none for a step of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<HouseEvent>,
    /// The game's events, in order, of its type `Event`: objects with `kind` and parameters. None for what the house did.
    #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
    pub events: Json,
}

/// The state of a match as one seat (or a spectator) may see it.
pub struct State {
    /// Entries ever written: what a move answers to.
    pub entries: u32,
    /// My seat, if I have one.
    pub seat: Option<Seat>,
    /// What is waited for.
    pub waiting: Waiting,
    /// All I know, of the game's type `View`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Json,
    /// What the rules tell about it, of the game's type `Outlook`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub outlook: Json,
    /// My legal moves, of the game's type `Move`; none if I am not asked.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub legal: Json,
    /// What happened since the entry I had seen.
    pub told: Vec<Told>,
    /// What I may do about my last move.
    pub undo: UndoRight,
    /// The first entry that would go with it, if that is known here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo_from: Option<u32>,
    /// The standing order I have left, of the game's type `Order`.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = Json)]
    pub order: Option<Json>,
    /// How it ended.
    pub result: Option<Result>,
}
/// The match as a page is told of it over its socket: a `State` in parts. A part that is as in the message before is left out; the one
/// that answers a `hello` has all of them.
pub struct Update {
    /// Entries ever written: what a move answers to.
    pub entries: u32,
    /// My seat, if I have one.
    pub seat: Option<Seat>,
    /// What is waited for.
    pub waiting: Waiting,
    /// The view of somebody without a seat, of the game's type `View`.
    #[serde(default, deserialize_with = "Json::present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub open: Option<Json>,
    /// The fields of my view that stand in the place of those of `open`.
    #[serde(default, deserialize_with = "Json::present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub own: Option<Json>,
    /// What the rules tell about it, of the game's type `Outlook`.
    #[serde(default, deserialize_with = "Json::present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub outlook: Option<Json>,
    /// My legal moves, of the game's type `Move`; none if I am not asked.
    #[serde(default, deserialize_with = "Json::present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown[]"))]
    pub legal: Option<Json>,
    /// What happened since the entry I had seen.
    pub told: Vec<Told>,
    /// What I may do about my last move.
    pub undo: UndoRight,
    /// The first entry that would go with it, if that is known here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo_from: Option<u32>,
    /// The standing order I have left, of the game's type `Order`.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = Json)]
    pub order: Option<Json>,
    /// How it ended.
    pub result: Option<Result>,
}
}

impl Update {
    /// Its parts, in a fixed order.
    pub fn parts(&mut self) -> [&mut Option<Json>; 4] {
        [&mut self.open, &mut self.own, &mut self.outlook, &mut self.legal]
    }
}
