//! What does a move take, and what does it bring? As far as it is printed: how many of it there are (D1) is told beside it.

use serde::{Deserialize, Serialize};

use crate::apply;
use crate::choices;
use crate::effect::{Effect, Pot, Scroll};
use crate::ids::{Card, Cup, Space};
use crate::moves::{End, Means, Move, Part, Swap};
use crate::pay;
use crate::point::{Bill, Cause, Point};
use crate::shortage;
use crate::state::State;
use crate::supply::Supply;

/// A move that is possible, with what it takes and what it brings. Where a teapot is replaced (T27) all three ways are told, since all are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Deal {
    /// The move; while it is paid for, the one that led there. Of the gardens in a region one stands for all.
    pub by: Move,
    /// T23: for gardens, the spaces of the region where one can be, each with its points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<(Space, u8)>>"))]
    pub spaces: Vec<(Space, u8)>,
    /// What is given for it, without strength and without what replaces teapots. Nothing is told here while it is paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Cost>>"))]
    pub takes: Vec<Cost>,
    /// Its effects, in the order in which they come; those of a garden's space stand with the spaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Effect>>"))]
    pub brings: Vec<Effect>,
    /// D1: how many of each effect there would be; none where it is all of it. Left out where nothing falls short.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Option<u8>>>"))]
    pub given: Vec<Option<u8>>,
    /// T26: teapots that are seen for it, or replaced. They are not told while it is paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Pot>>"))]
    pub pots: Vec<Pot>,
    /// What is printed on the card that is bought: it counts at the end, in the deck.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub points: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A part of a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Cost {
    /// Leaves of either colour; T15: of this quality or better.
    Leaves {
        /// How many.
        n: u8,
        /// None where the price names none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        q: Option<u8>,
    },
    /// T14: green leaves, or brown ones instead.
    Green {
        /// How many.
        n: u8,
    },
    /// T14: brown leaves.
    Brown {
        /// How many.
        n: u8,
    },
    /// T41: emperor tokens.
    Tokens {
        /// How many.
        n: u8,
    },
    /// T43: a scroll.
    Scroll {
        /// Of which kind.
        scroll: Scroll,
        /// How many.
        n: u8,
    },
}

/// All that is possible now and takes or brings something printed.
pub(crate) fn deals(state: &State) -> Vec<Deal> {
    let mut found: Vec<Deal> = Vec::new();
    match state.point {
        Point::Pay(Bill { cause: Cause::Caravan(caravan, trade, tier), left, .. }) => {
            found.push(paid(state, Move::Caravan { caravan, trade, tier }, left));
        }
        Point::Pay(Bill { cause: Cause::Row, left, .. }) => found.push(paid(state, Move::Advance, left)),
        Point::Pay(Bill { cause: Cause::Buy(card), left, .. }) => found.push(paid(state, Move::Buy { card }, left)),
        Point::Teapot(_) => {
            let ways = [Swap::Scroll, Swap::Leaves, Swap::Brown];
            ways.into_iter().for_each(|swap| add(state, Move::Teapot { swap }, &mut found));
        }
        Point::Menu | Point::Side(_) | Point::Pagoda { .. } => choices::moves(state, |by| add(state, by, &mut found)),
        // What the cards are played for is chosen with them.
        Point::Cover { .. } => return deals(&State { point: Point::Menu, ..state.clone() }),
        _ => {}
    }
    found
}

/// What is being paid for, with so many leaves still to come.
fn paid(state: &State, by: Move, left: u8) -> Deal {
    let brings = brings(state, by);
    let given = shortage::given(state, &brings, Supply { leaves: left, ..Supply::default() });
    Deal { by, spaces: Vec::new(), takes: Vec::new(), brings, given, pots: Vec::new(), points: points(state, by) }
}

fn add(state: &State, by: Move, found: &mut Vec<Deal>) {
    let mut spaces = Vec::new();
    if let Move::Garden { space } = by {
        let here = (space, state.board.points[space.index()]);
        let same = |deal: &&mut Deal| matches!(deal.by, Move::Garden { space: of } if of.region() == space.region());
        if let Some(deal) = found.iter_mut().find(same) {
            return deal.spaces.push(here);
        }
        spaces.push(here);
    }
    let (takes, brings) = (takes(state, by), brings(state, by));
    let (pots, points) = (pots(state, by), points(state, by));
    if spaces.is_empty() && takes.is_empty() && brings.is_empty() && pots.is_empty() && points == 0 {
        return;
    }
    let given = shortage::given(state, &brings, shortage::returned(state, by));
    found.push(Deal { by, spaces, takes, brings, given, pots, points });
}

/// T26: teapots of a price.
fn pots(state: &State, mv: Move) -> Vec<Pot> {
    let Move::Buy { card } = mv else { return Vec::new() };
    let price = &state.board.card(card).cost_pots;
    Pot::ALL.into_iter().flat_map(|pot| std::iter::repeat_n(pot, usize::from(price[pot as usize]))).collect()
}

/// What is printed on the card that a move brings.
fn points(state: &State, mv: Move) -> u8 {
    let worth = |card: Card| state.board.card(card).vp;
    if let Move::Buy { card } = mv { worth(card) } else { 0 }
}

/// T4: of the leaves of the fee some are brown.
pub(crate) fn fee(state: &State) -> Vec<Cost> {
    let price = state.board.player().fee;
    let any = Cost::Leaves { n: price.leaves.saturating_sub(price.brown), q: None };
    [any, Cost::Brown { n: price.brown }].into_iter().filter(Cost::is_some).collect()
}

impl Cost {
    fn is_some(&self) -> bool {
        match self {
            Cost::Leaves { n, .. }
            | Cost::Green { n }
            | Cost::Brown { n }
            | Cost::Tokens { n }
            | Cost::Scroll { n, .. } => *n > 0,
        }
    }
}

/// What is printed as the price of a move.
fn takes(state: &State, mv: Move) -> Vec<Cost> {
    let (board, me) = (&*state.board, state.me());
    let costs = match mv {
        Move::Fee => return fee(state),
        // T24
        Move::Buy { card } => {
            let data = board.card(card);
            vec![Cost::Leaves { n: data.leaves, q: Some(data.quality) }]
        }
        // T29
        Move::Caravan { caravan, trade, .. } => {
            let pay = board.caravan(caravan).trades[usize::from(trade)].pay;
            vec![Cost::Green { n: pay.green }, Cost::Brown { n: pay.brown }]
        }
        // T41
        Move::Advance => board.rows().get(usize::from(me.emperor)).map_or_else(Vec::new, |row| {
            vec![Cost::Tokens { n: row.cost.tokens }, Cost::Leaves { n: 1, q: Some(row.cost.leaf_min_quality) }]
        }),
        // T43
        Move::Repeat { means } => {
            let n = pay::repeating(board, means);
            vec![match means {
                Means::Scroll => Cost::Scroll { scroll: Scroll::Repeat, n },
                Means::Leaves => Cost::Brown { n },
            }]
        }
        // T27
        Move::Teapot { swap } => {
            let n = pay::replacing(board, swap);
            vec![match swap {
                Swap::Scroll => Cost::Scroll { scroll: Scroll::Teapot, n },
                Swap::Leaves => Cost::Leaves { n, q: None },
                Swap::Brown => Cost::Brown { n },
            }]
        }
        _ => Vec::new(),
    };
    costs.into_iter().filter(Cost::is_some).collect()
}

/// What is printed as the gain of a move; T23: with a pagoda, the points of the space before the region's token.
fn brings(state: &State, mv: Move) -> Vec<Effect> {
    let (board, me) = (&*state.board, state.me());
    let token = |space: Space| {
        let token = state.bonus[space.region().index()].map(|token| &board.written().tokens[token.index()].bonus);
        token.into_iter().flatten().copied()
    };
    let cup = |cup: Cup| &board.cups[cup.index()].bonus;
    let effects = match (mv, state.point) {
        (Move::Garden { space }, _) => return token(space).collect(),
        (Move::Pagoda { .. }, Point::Pagoda { space }) => {
            let points = Some(state.board.points[space.index()]).filter(|n| *n > 0);
            return points.map(|n| Effect::Vp { n }).into_iter().chain(token(space)).collect();
        }
        (Move::Caravan { caravan, trade, tier }, _) => {
            // T30
            let card = board.caravan(caravan);
            let (trade, tier) = (&card.trades[usize::from(trade)].reward, &card.strengths[usize::from(tier)].reward);
            return trade.iter().chain(tier).copied().collect();
        }
        // T41
        (Move::Advance, _) => board.rows().get(usize::from(me.emperor)).map(|row| &row.reward),
        // T34
        (Move::River, _) => board.segments().get(usize::from(me.boat) + 1).map(|segment| &segment.bonus),
        // T39
        (Move::University { part }, _) => {
            let sector = &board.written().university.sectors[usize::from(apply::next_sector(me.university))];
            Some(&sector.parts[usize::from(part == Part::Inner)].bonus)
        }
        // T42
        (Move::Marker { spot, end }, _) => {
            me.rows.at(spot).map(|at| cup(me.rows.tile(at + usize::from(end == End::Right))))
        }
        // T52
        (Move::Bonus { number }, _) => {
            let top = state.top().map(|top| &board.card(top).bonus);
            return top.and_then(|bonus| bonus.get(usize::from(number))).copied().into_iter().collect();
        }
        _ => None,
    };
    effects.cloned().unwrap_or_default()
}
