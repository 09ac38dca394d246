//! What the store keeps of a table beside its entries: who sits where, and what was agreed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use teahouse_bots::Level;
use teahouse_catalog::{level_of, seat_of};
use teahouse_game::series::Count;
use teahouse_game::{Outcome, Seat, Setup};
use teahouse_store::Millis;
use teahouse_wire::{self as wire, Json, Look, SeatWish};

use super::invite::Invite;

/// A table's body.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Body {
    pub setup: Setup,
    /// Guest id of the one who opened it.
    pub host: String,
    pub seats: Vec<BodySeat>,
    pub watching: bool,
    pub away_minutes: u16,
    /// The file of a host's board, from the start of the match on. It is kept beside the body (`TableRow::board`), where lists do not read it; of tables that
    /// are older than that it is in there.
    #[serde(default, skip_serializing)]
    pub board: Option<String>,
    /// The fingerprint of a board that comes with the program, from the start of the match on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// Hash of the seed; the seed itself is in a table of its own.
    pub commitment: String,
    /// Begin as soon as every seat is taken.
    pub start_when_full: bool,
    /// The table of the next game.
    #[serde(default)]
    pub next: Option<String>,
    /// The series it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The position of another match it begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Entries at the beginning that were taken over from another match.
    #[serde(default)]
    pub taken: usize,
    /// A record somebody brought: nobody plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Brought>,
    /// Somebody asks to take a move back, and not everybody has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoAsked>,
    /// The link, if its host has made another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Invite>,
    /// Since when people without a connected page are away, by their ids.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub away: BTreeMap<String, Millis>,
}

/// A request to take a move back that needs the others' consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    pub seat: Seat,
    /// How many entries there were: it is about that moment only.
    pub at: usize,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// What a record that was brought had, so that it can be given back as it came.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Brought {
    /// Whether it had a checksum.
    pub summed: bool,
}

/// Where a match that begins in the middle comes from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The other table.
    pub table: String,
    /// After how many of its entries.
    pub at: u32,
}

/// Several games with the same people in the same seats as one event.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Series {
    /// The board of each game.
    pub boards: Vec<String>,
    /// What is added up.
    #[serde(default)]
    pub count: Count,
    /// The seat that begins the first game; it moves on from game to game.
    pub first: Seat,
    /// Tables and results of the games before this one.
    pub past: Vec<(String, Outcome)>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BodySeat {
    pub who: Who,
    pub look: Look,
    pub salt: String,
    /// Whether somebody has brought it, so that the house could not choose it. Seats that are older than this say that nobody has.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_salt: bool,
    /// What the match shall be told when this seat is asked (`Table::obey`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Json>,
    /// The bot that plays for the person now, as the match says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Level>,
    /// Whether the person gave up, as the match says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
    /// How often it has taken back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undos: u16,
    /// How often a bot has begun to play here for its person.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stand_ins: u16,
    /// When the others gave it to the bot that plays here now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Millis>,
}

fn is_zero(n: &u16) -> bool {
    *n == 0
}

impl BodySeat {
    /// A seat at the beginning, with the salt of the house.
    pub fn new(who: Who, look: Look, salt: String) -> BodySeat {
        BodySeat {
            who,
            look,
            salt,
            own_salt: false,
            order: None,
            stand_in: None,
            resigned: false,
            undos: 0,
            stand_ins: 0,
            given: None,
        }
    }
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Nobody,
    Person {
        id: String,
        name: String,
        /// Somebody else at the screen of the guest with this id.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        local: bool,
    },
    Bot(Level),
    /// Only a name, if that: whoever played in a record.
    Name(String),
}

impl Body {
    /// A table as somebody opens it: nothing but what was agreed. The seed's hash comes when it is written.
    pub fn new(setup: Setup, host: &str, seats: Vec<BodySeat>, away_minutes: u16) -> Body {
        Body {
            setup,
            host: host.to_owned(),
            seats,
            watching: false,
            away_minutes,
            board: None,
            fingerprint: None,
            commitment: String::new(),
            start_when_full: false,
            next: None,
            series: None,
            origin: None,
            taken: 0,
            record: None,
            undo: None,
            invite: None,
            away: BTreeMap::new(),
        }
    }

    /// People and their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seats.iter().enumerate().filter_map(|(n, seat)| Some((Seat(n as u8), seat.who.guest()?)))
    }

    /// The seat of a guest: the one named if it is theirs, else their first.
    pub fn seat_of(&self, guest: &str, seat: Option<wire::Seat>) -> Option<Seat> {
        self.people().find(|(s, id)| *id == guest && seat.is_none_or(|n| *s == seat_of(n))).map(|(s, _)| s)
    }

    /// The seats as the store's index wants them.
    pub fn index(&self) -> Vec<(u8, String)> {
        self.people().map(|(seat, id)| (seat.0, id.to_owned())).collect()
    }

    /// Names for the record.
    pub fn name(&self, seat: Seat) -> String {
        match &self.seats[seat.index()].who {
            Who::Nobody => String::new(),
            Who::Person { name, .. } | Who::Name(name) => name.clone(),
            Who::Bot(level) => format!("bot {}", level.name()),
        }
    }

    /// Whether a seat may answer without its person: a bot sits there or plays for them, or they have left an order.
    pub fn answers_itself(&self, seat: Seat) -> bool {
        let seat = self.seats.get(seat.index());
        seat.is_some_and(|s| matches!(s.who, Who::Bot(_)) || s.stand_in.is_some() || s.order.is_some())
    }

    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|s| s.who != Who::Nobody)
    }

    /// Whether another seat already has this colour or shape.
    pub fn look_taken(&self, seat: Seat, look: &Look) -> bool {
        let others = self.seats.iter().enumerate().filter(|(n, _)| *n != seat.index());
        others.into_iter().any(|(_, s)| s.look.color == look.color || s.look.shape == look.shape)
    }
}

impl Who {
    /// The id of the guest who sits there.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Who::Person { id, .. } => Some(id),
            Who::Nobody | Who::Bot(_) | Who::Name(_) => None,
        }
    }

    /// Somebody who shares the screen of guest `id`.
    pub fn local(id: &str, name: &str) -> Who {
        Who::Person { id: id.to_owned(), name: crate::guests::plain_name(name), local: true }
    }

    /// What a wish makes of a seat; `me` is the one who wishes.
    pub fn of(wish: &SeatWish, id: &str, name: &str) -> Who {
        match wish {
            SeatWish::Open => Who::Nobody,
            SeatWish::Me => Who::Person { id: id.to_owned(), name: name.to_owned(), local: false },
            SeatWish::Local { name } => Who::local(id, name),
            SeatWish::Bot { level } => Who::Bot(level_of(*level)),
        }
    }
}
