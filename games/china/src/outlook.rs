//! What would it come to? All that a page shows about a view, counted by the rules, so that no page has to. Nothing here is secret: it
//! follows from what lies open.

use serde::{Deserialize, Serialize};

use crate::moves::Source;
use crate::place::Space;
use crate::rules;
use crate::standing::Standing;
use crate::state::{HAND, Phase, State};

/// What follows from an open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// What everybody could count: majorities, alliances, lines.
    pub standing: Standing,
    /// Points of each seat if the game ended now.
    pub totals: Vec<i32>,
    /// Cards the active seat is going to take once it places nothing more (S4); none after the second exhaustion (C29).
    pub to_take: u8,
    /// C28: where these can be taken from. Told while a second piece could still be placed: by then nobody is asked for a card.
    pub sources: Vec<Source>,
    /// C29: no cards are drawn any more.
    pub last: bool,
    /// C4: the piece of this turn stays alone, as its region was empty.
    pub alone: bool,
    /// S5: spaces where a house would be the last one of its region, whose houses are then scored.
    pub closing: Vec<Space>,
}

impl Outlook {
    pub(crate) fn of(state: &State) -> Outlook {
        let standing = Standing::of(state);
        let held = state.hands[state.active.index()].len();
        let last = state.exhaustions >= 2;
        let to_take = if last { 0 } else { HAND.saturating_sub(held) };
        let asked = state.phase == Phase::Second && to_take > 0;
        Outlook {
            totals: standing.due.iter().zip(state.score).map(|(due, score)| score + due.sum()).collect(),
            to_take,
            sources: if asked { rules::sources(state).collect() } else { Vec::new() },
            last,
            alone: state.pieces == 1 && state.was_empty,
            closing: closing(state).collect(),
            standing,
        }
    }
}

fn closing(state: &State) -> impl Iterator<Item = Space> {
    let free = state.board.spaces_of.iter().map(|spaces| spaces & !state.built());
    free.filter(|free| free.count_ones() == 1).map(|last| state.board.space(last.trailing_zeros() as u8))
}
