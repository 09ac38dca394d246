//! What belongs to nobody, and whether it can run out (D1).

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::effect::Effect;
use crate::state::State;

/// D1: what a table plays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Nothing runs out.
    Open,
    /// There is as much as in the box. Positions that do not say were written when this was the only way.
    #[default]
    Box,
}

/// What is left of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Supply {
    pub leaves: u8,
    pub markers: u8,
    pub tokens: u8,
    pub scrolls: [u8; 3],
}

impl Supply {
    /// All of it; none is counted where nothing runs out.
    pub(crate) fn whole(board: &Board, limit: Limit) -> Option<Supply> {
        let supply = &board.player().supply;
        (limit == Limit::Box).then_some(Supply {
            leaves: supply.leaves,
            markers: supply.cup_markers,
            tokens: supply.emperor_tokens,
            scrolls: board.scrolls,
        })
    }

    /// What is there once some of it has come back.
    pub(crate) fn with(self, back: Supply) -> Supply {
        Supply {
            leaves: self.leaves.saturating_add(back.leaves),
            markers: self.markers.saturating_add(back.markers),
            tokens: self.tokens.saturating_add(back.tokens),
            scrolls: std::array::from_fn(|n| self.scrolls[n].saturating_add(back.scrolls[n])),
        }
    }

    /// D1: how many of each effect there would be, gained in this order; none where there is all of it, or nothing to be counted.
    pub(crate) fn short_of(mut self, effects: &[Effect]) -> Vec<Option<u8>> {
        let short = |effect: &Effect| {
            let (left, n) = match effect {
                Effect::Leaves { n, .. } => (&mut self.leaves, *n),
                Effect::CupMarker { n } => (&mut self.markers, *n),
                Effect::EmperorToken { n } => (&mut self.tokens, *n),
                Effect::Scroll { scroll, n } => (&mut self.scrolls[*scroll as usize], *n),
                Effect::Vp { .. }
                | Effect::Ferment { .. }
                | Effect::Draw { .. }
                | Effect::DrawDiscard { .. }
                | Effect::RemoveCard { .. }
                | Effect::SellLeaves { .. }
                | Effect::EmperorCard { .. } => return None,
            };
            let count = n.min(*left);
            *left -= count;
            (count < n).then_some(count)
        };
        effects.iter().map(short).collect()
    }
}

impl State {
    /// D1: which of the two is played.
    pub(crate) fn limit(&self) -> Limit {
        if self.supply.is_some() { Limit::Box } else { Limit::Open }
    }

    /// D1: as many as are wanted, or what is left.
    #[inline(always)]
    pub(crate) fn serve(&mut self, of: impl Fn(&mut Supply) -> &mut u8, wanted: u8) -> u8 {
        let Some(left) = self.supply.as_mut().map(of) else { return wanted };
        let count = wanted.min(*left);
        *left -= count;
        count
    }

    /// D1: what is paid, discarded or used goes back at once.
    #[inline(always)]
    pub(crate) fn take_back(&mut self, of: impl Fn(&mut Supply) -> &mut u8, count: u8) {
        if let Some(left) = self.supply.as_mut().map(of) {
            *left += count;
        }
    }

    /// D1: whether a cup marker can be had.
    #[inline(always)]
    pub(crate) fn has_marker(&self) -> bool {
        self.supply.is_none_or(|supply| supply.markers > 0)
    }
}
