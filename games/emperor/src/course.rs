//! How far is it? The phases of a turn, and the end of the game coming nearer.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::cards::{Yang, total};
use crate::state::{Point, State};

/// A phase of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Phase {
    /// 1 to 5.
    pub number: u8,
    pub is: Progress,
}

/// Where a phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Progress {
    Done,
    Now,
    Next,
}

/// E74: the phases that this turn has.
pub(crate) fn phases(state: &State) -> Vec<Phase> {
    let numbers: &[u8] = match state.turn {
        // E4: in the set-up round the holding and the cards.
        0 => &[1, 5],
        _ if has_cards(state) => &[1, 2, 3, 4, 5],
        _ => &[1, 2, 3, 4],
    };
    let now = now(state);
    let is = |number: u8| match number.cmp(&now) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Next,
    };
    numbers.iter().map(|number| Phase { number: *number, is: is(*number) }).collect()
}

/// E60: none in the last turn.
pub(crate) fn has_cards(state: &State) -> bool {
    state.rules.turn_limit == 0 || state.turn < state.rules.turn_limit
}

/// The phase that a question belongs to: 0 before the first one and when the game is over, 6 after the last one.
pub(crate) fn now(state: &State) -> u8 {
    match state.point {
        Point::First | Point::Over(_) => 0,
        // E5: the holding takes the place of phase one.
        Point::PlaceInitial | Point::PhaseOne => 1,
        Point::PhaseTwo => 2,
        Point::PhaseThree => 3,
        Point::Idle
        | Point::MergeAsked(_)
        | Point::DemandAsked(_)
        | Point::DefenderToAnswer
        | Point::OfferAsked
        | Point::AttackerToRoll
        | Point::Die
        | Point::Advance => 4,
        Point::DesignateYang | Point::DesignateYin | Point::DrawYang | Point::DrawYin | Point::ReliefAsked => 5,
        // E71: at the end of a turn.
        Point::CorneredChoice | Point::CorneredAsked(_) => 6,
    }
}

/// How far the game is: turns, or Yang cards up to the Mandate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Countdown {
    /// What ends it; where both could, whichever comes first.
    pub by: Timer,
    /// So many turns have begun, or cards are drawn.
    pub now: u8,
    /// Of so many.
    pub all: u8,
    /// Whose turn each one to come is, if everybody stays; not known where cards are counted.
    pub turns: Vec<Seat>,
}

/// What ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Timer {
    /// E67.
    Turns,
    /// E66.
    Mandate,
}

impl Countdown {
    pub(crate) fn of(state: &State) -> Option<Countdown> {
        let limit = state.rules.turn_limit;
        let turns = (limit > 0).then(|| limit.saturating_sub(state.turn));
        match (draws_left(state), turns) {
            (Some(draws), left) if left.is_none_or(|turns| draws < turns) => {
                let all = total(&state.board.decks[usize::from(state.rules.classic_decks)].0);
                Some(Countdown { by: Timer::Mandate, now: (all - 1).saturating_sub(draws), all, turns: Vec::new() })
            }
            (_, Some(left)) => {
                Some(Countdown { by: Timer::Turns, now: state.turn, all: limit, turns: turns_to_come(state, left) })
            }
            (_, None) => None,
        }
    }
}

/// E80: cards above the Mandate. What comes back goes below it (E75).
pub(crate) fn draws_left(state: &State) -> Option<u8> {
    let above = state.yang.then.iter().position(|card| *card == Yang::Mandate)?;
    Some(total(&state.yang.unseen) + above as u8)
}

/// The live seats go round; after a set-up round the first player begins (E4).
fn turns_to_come(state: &State, count: u8) -> Vec<Seat> {
    if state.point == Point::First || state.live().next().is_none() {
        return Vec::new();
    }
    let mut next = if state.turn == 0 { state.first } else { state.active.next(state.players) };
    let mut turns = Vec::new();
    while turns.len() < usize::from(count) {
        if state.is_live(next) {
            turns.push(next);
        }
        next = next.next(state.players);
    }
    turns
}
