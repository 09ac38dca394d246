//! May I?

use serde::{Deserialize, Serialize};
use teahouse_game::{Rule, Seat, Violation, Waiting};
use thiserror::Error;

use crate::moves::{Decision, Move};
use crate::state::State;

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("you are not asked that now")]
    NotAsked,
    #[error("you do not hold a {value}")]
    NotInHand { value: u8 },
    #[error("you hold no {value} to match with")]
    NothingEqual { value: u8 },
}

impl Violation for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::NotAsked => "N4",
            Illegal::NotInHand { .. } => "N5",
            Illegal::NothingEqual { .. } => "N7",
        })
    }
}

pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    // N4
    let Waiting::Seat(ask) = state.asks() else { return Err(Illegal::NotAsked) };
    if ask.seat != seat {
        return Err(Illegal::NotAsked);
    }
    let hand = state.truth.hands[seat.index()];
    match (ask.decision, mv) {
        // N5
        (Decision::Play, Move::Play(value)) if hand.count(value) == 0 => Err(Illegal::NotInHand { value }),
        // N3
        (Decision::Play, Move::Play(_)) | (Decision::Match, Move::Let) => Ok(()),
        (Decision::Match, Move::Match) => match state.truth.played {
            // N7
            Some(value) if hand.count(value) == 0 => Err(Illegal::NothingEqual { value }),
            _ => Ok(()),
        },
        (Decision::Play, Move::Match | Move::Let) | (Decision::Match, Move::Play(_)) => Err(Illegal::NotAsked),
    }
}
