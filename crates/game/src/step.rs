//! What can happen next and what did happen.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// One thing that happens in a game: a seat's choice or a result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step<M, C> {
    /// A choice of one seat.
    Move(Seat, M),
    /// A result of chance.
    Chance(C),
}

/// What the game waits for. Exactly one seat is asked at any time: a question to a defender or a neighbour in
/// the middle of somebody's turn is simply another seat being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting<D> {
    /// A seat has to decide.
    Seat(Ask<D>),
    /// Fate has to decide.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// A question to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask<D> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked; picks the sentence and the controls on the page.
    pub decision: D,
}

impl<D> Waiting<D> {
    /// The seat that is asked, if one is.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Waiting::Seat(ask) => Some(ask.seat),
            Waiting::Chance | Waiting::Over => None,
        }
    }
}
