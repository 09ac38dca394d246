//! What do pages show beside a view? Figures of the rules, so that no page has to know them.

use serde::{Deserialize, Serialize};

use crate::state::starting_supply;
use crate::view::View;

/// What the rules tell about an open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// Q2: pagodas that each seat begins with.
    pub supply: u8,
}

impl Outlook {
    pub(crate) fn of(view: &View) -> Outlook {
        Outlook { supply: starting_supply(view.seats.len() as u8) }
    }
}
