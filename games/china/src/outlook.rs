//! What would it come to? All that a page shows about a view, counted by the rules, so that no page has to. Nothing here is secret: it
//! follows from what lies open.

use serde::{Deserialize, Serialize};

use crate::standing::Standing;
use crate::state::{HAND, State};

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
}

impl Outlook {
    pub(crate) fn of(state: &State) -> Outlook {
        let standing = Standing::of(state);
        let held = state.hands[state.active.index()].len();
        Outlook {
            totals: standing.due.iter().zip(state.score).map(|(due, score)| score + due.sum()).collect(),
            to_take: if state.exhaustions < 2 { HAND.saturating_sub(held) } else { 0 },
            standing,
        }
    }
}
