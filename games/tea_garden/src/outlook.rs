//! What would it come to? All that a page shows about a view, counted by the rules, so that no page has to. Nothing here is secret: it
//! follows from what lies open.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::apply;
use crate::ids::{Card, Leaf, Region};
use crate::pay;
use crate::point::Point;
use crate::round;
use crate::rules;
use crate::score;
use crate::state::{Leaves, State};

/// What follows from the open table, so that a page need not know the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// Points of each seat by source, in the order of the score sheet, if the game ended now.
    pub sheet: Vec<Vec<i32>>,
    /// Their sums.
    pub scores: Vec<i32>,
    /// T8: strength of the cards of this turn.
    pub strength: u8,
    /// T26: teapots of each seat that can be seen: green, red, blue, any.
    pub teapots: Vec<[u8; 4]>,
    /// T27: teapots that the active seat lacks for each card of the market.
    pub missing: Vec<u8>,
    /// Leaves of each seat after ripening, without the harvest: green, then brown baskets.
    pub ripened: Vec<Leaves>,
    /// Leaves that the harvest will bring each seat, by basket.
    pub harvest: Vec<[u8; 6]>,
    /// T21: strength that a new garden of the active seat needs in each region beyond the number of its pagoda; none where it is too far, or where it has one.
    pub gardens: [Option<u8>; Region::COUNT],
    /// The cheapest leaves for the part of the price that is due now, in the order in which they are named (T57).
    pub payment: Vec<Leaf>,
    /// What each emperor card of each seat would score.
    pub emperors: Vec<Vec<(Card, i32)>>,
    /// T39: the sector of the university that the next step of each seat's worker leads to, from 1.
    pub sectors: Vec<u8>,
}

impl Outlook {
    pub(crate) fn of(state: &State) -> Outlook {
        let seats = &state.seats[..state.seats()];
        let seen = pay::seen(state.board, state.me());
        let market = state.market.iter();
        Outlook {
            sheet: Seat::all(state.players).map(|seat| score::sources(state, seat).to_vec()).collect(),
            scores: score::scores(state),
            strength: state.strength,
            teapots: seats.iter().map(|player| pay::seen(state.board, player)).collect(),
            missing: market.map(|card| pay::missing(&state.board.card(*card).cost_pots, &seen)).collect(),
            ripened: seats
                .iter()
                .map(|player| {
                    let mut leaves = player.leaves;
                    if round::tidies(state) {
                        round::ripen(&mut leaves);
                    }
                    leaves
                })
                .collect(),
            harvest: round::crops(state),
            gardens: std::array::from_fn(|n| {
                let region = Region::all().nth(n).expect("as many as there are");
                rules::surcharge(state, region).filter(|_| state.me().gardens & region.bit() == 0)
            }),
            payment: match state.point {
                Point::Pay(bill) => pay::cheapest(bill, state.me().leaves),
                _ => Vec::new(),
            },
            emperors: Seat::all(state.players).map(|seat| score::emperors(state, seat).collect()).collect(),
            sectors: seats.iter().map(|player| apply::next_sector(player.university) + 1).collect(),
        }
    }
}
