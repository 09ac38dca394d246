//! What could the supply not give? D1: with `box` a gain may be less than what is printed. What is paid lies there again before anything is gained.

use crate::effect::{Effect, Scroll};
use crate::moves::Move;
use crate::point::Point;
use crate::rules;
use crate::state::State;
use crate::supply::Supply;

/// How many there would be of each effect once so much has come back; nothing where none falls short.
pub(crate) fn given(state: &State, effects: &[Effect], back: Supply) -> Vec<Option<u8>> {
    let short = state.supply.map_or_else(Vec::new, |supply| supply.with(back).short_of(effects));
    if short.iter().any(Option::is_some) { short } else { Vec::new() }
}

/// D1: what a move gives back before it brings anything.
pub(crate) fn returned(state: &State, mv: Move) -> Supply {
    let strength = |need: u8| {
        let mut back = Supply::default();
        back.scrolls[Scroll::Strength as usize] = state.beyond(need);
        back
    };
    match (mv, state.point) {
        // The smallest pagoda, as long as none is named.
        (Move::Garden { space }, _) => {
            strength(rules::weakest(state).unwrap_or(0) + rules::surcharge(state, space.region()).unwrap_or(0))
        }
        (Move::Pagoda { number }, Point::Pagoda { space }) => {
            strength(number + rules::surcharge(state, space.region()).unwrap_or(0))
        }
        (Move::Caravan { caravan, trade, tier }, _) => Supply {
            leaves: rules::trade_bill(&state.board, caravan, trade, tier).left,
            ..strength(state.board.caravan(caravan).strengths[usize::from(tier)].strength)
        },
        (Move::Advance, _) => {
            let row = state.board.rows().get(usize::from(state.me().emperor));
            Supply { leaves: 1, tokens: row.map_or(0, |row| row.cost.tokens), ..Supply::default() }
        }
        (Move::Marker { .. }, _) => Supply { markers: 1, ..Supply::default() },
        _ => Supply::default(),
    }
}
