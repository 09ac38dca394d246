//! What could the supply not give? D1: with `box` a gain may be less than what is printed. What is paid lies there again before anything is gained.

use serde::{Deserialize, Serialize};

use crate::apply;
use crate::choices;
use crate::effect::{Effect, Scroll};
use crate::ids::Cup;
use crate::moves::{End, Move, Part};
use crate::point::{Bill, Cause, Point};
use crate::rules;
use crate::state::State;
use crate::supply::Supply;

/// Something that would bring less than what is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shortage {
    /// What brings it; while it is paid for, the move that led there. Of the gardens in a region one stands for all.
    pub by: Move,
    /// How many of each printed effect there would be, in printed order; none where it is all of it. For a garden these are the effects of the region's token,
    /// for a caravan those of the trade and then of the tier.
    pub given: Vec<Option<u8>>,
}

/// All that would fall short of what is asked now; nothing where nothing runs out.
pub(crate) fn shortages(state: &State) -> Vec<Shortage> {
    let Some(supply) = state.supply else { return Vec::new() };
    let mut found: Vec<Shortage> = Vec::new();
    let mut look = |by: Move, effects: &[Effect], back: Supply| {
        let given = supply.with(back).short_of(effects);
        if given.iter().any(Option::is_some) {
            found.push(Shortage { by, given });
        }
    };
    match state.point {
        Point::Pay(Bill { cause: Cause::Caravan(caravan, trade, tier), left, .. }) => {
            let by = Move::Caravan { caravan, trade, tier };
            look(by, &printed(state, by), Supply { leaves: left, ..Supply::default() });
        }
        Point::Pay(Bill { cause: Cause::Row, left, .. }) => {
            look(Move::Advance, &printed(state, Move::Advance), Supply { leaves: left, ..Supply::default() });
        }
        Point::Menu | Point::Side(_) | Point::Pagoda { .. } => {
            let mut regions = 0;
            choices::moves(state, |by| {
                if let Move::Garden { space } = by {
                    if regions & space.region().bit() != 0 {
                        return;
                    }
                    regions |= space.region().bit();
                }
                look(by, &printed(state, by), returned(state, by));
            });
        }
        // What the cards are played for is chosen with them.
        Point::Cover { .. } => return shortages(&State { point: Point::Menu, ..state.clone() }),
        _ => {}
    }
    found
}

/// What is printed as the gain of a move.
fn printed(state: &State, mv: Move) -> Vec<Effect> {
    let (board, me) = (&*state.board, state.me());
    let token = |region: usize| state.bonus[region].map(|token| &board.written().tokens[token.index()].bonus);
    let cup = |cup: Cup| &board.cups[cup.index()].bonus;
    let effects = match (mv, state.point) {
        (Move::Garden { space }, _) | (Move::Pagoda { .. }, Point::Pagoda { space }) => token(space.region().index()),
        (Move::Caravan { caravan, trade, tier }, _) => {
            // T30
            let card = board.caravan(caravan);
            let (trade, tier) = (&card.trades[usize::from(trade)].reward, &card.strengths[usize::from(tier)].reward);
            return trade.iter().chain(tier).copied().collect();
        }
        (Move::Advance, _) => board.rows().get(usize::from(me.emperor)).map(|row| &row.reward),
        (Move::River, _) => board.segments().get(usize::from(me.boat) + 1).map(|segment| &segment.bonus),
        (Move::University { part }, _) => {
            let sector = &board.written().university.sectors[usize::from(apply::next_sector(me.university))];
            Some(&sector.parts[usize::from(part == Part::Inner)].bonus)
        }
        (Move::Marker { spot, end }, _) => {
            me.rows.at(spot).map(|at| cup(me.rows.tile(at + usize::from(end == End::Right))))
        }
        (Move::Bonus { number }, _) => {
            let top = state.top().map(|top| &board.card(top).bonus);
            return top.and_then(|bonus| bonus.get(usize::from(number))).copied().into_iter().collect();
        }
        _ => None,
    };
    effects.cloned().unwrap_or_default()
}

/// D1: what a move gives back before it brings anything.
fn returned(state: &State, mv: Move) -> Supply {
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
