//! What the store keeps of a table beside its entries: who sits where, and what was agreed.

use serde::{Deserialize, Serialize};
use teahouse_game::{Seat, Setup};
use teahouse_wire::{Look, SeatWish};

/// A table's body.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Body {
    pub setup: Setup,
    /// Guest id of the one who opened it.
    pub host: String,
    pub seats: Vec<BodySeat>,
    pub watching: bool,
    pub away_minutes: u16,
    /// Hash of the seed; the seed itself is in a table of its own.
    pub commitment: String,
    /// Begin as soon as every seat is taken.
    pub start_when_full: bool,
    /// The table of the next game.
    #[serde(default)]
    pub next: Option<String>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BodySeat {
    pub who: Who,
    pub look: Look,
    pub salt: String,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Nobody,
    Person { id: String, name: String },
    Bot(String),
}

impl Body {
    /// People and their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.seats.iter().enumerate().filter_map(|(n, seat)| match &seat.who {
            Who::Person { id, .. } => Some((Seat(n as u8), id.as_str())),
            Who::Nobody | Who::Bot(_) => None,
        })
    }

    /// The seat of a guest: the one named if it is theirs, else their first.
    pub fn seat_of(&self, guest: &str, seat: Option<u8>) -> Option<Seat> {
        self.people().find(|(s, id)| *id == guest && seat.is_none_or(|n| s.0 == n)).map(|(s, _)| s)
    }

    /// The seats as the store's index wants them.
    pub fn index(&self) -> Vec<(u8, String)> {
        self.people().map(|(seat, id)| (seat.0, id.to_owned())).collect()
    }

    /// Names for the record.
    pub fn name(&self, seat: usize) -> String {
        match &self.seats[seat].who {
            Who::Nobody => String::new(),
            Who::Person { name, .. } => name.clone(),
            Who::Bot(level) => format!("bot {level}"),
        }
    }

    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|s| s.who != Who::Nobody)
    }

    /// Whether another seat already has this colour or shape.
    pub fn look_taken(&self, seat: usize, look: &Look) -> bool {
        let others = self.seats.iter().enumerate().filter(|(n, _)| *n != seat);
        others.into_iter().any(|(_, s)| s.look.color == look.color || s.look.shape == look.shape)
    }
}

impl Who {
    /// What a wish makes of a seat; `me` is the one who wishes.
    pub fn of(wish: &SeatWish, id: &str, name: &str) -> Who {
        match wish {
            SeatWish::Open => Who::Nobody,
            SeatWish::Me => Who::Person { id: id.to_owned(), name: name.to_owned() },
            SeatWish::Bot { level } => Who::Bot(level.clone()),
        }
    }
}
