//! What are the cards of the turn good for? T18: strength scrolls make up for what they lack, as far as there are some.

use serde::{Deserialize, Serialize};

use crate::effect::Scroll;
use crate::ids::{Caravan, Card, LETTERS, Region, Space};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::point::Point;
use crate::rules;
use crate::state::State;

/// What the active seat can do with the cards it has played, also while more of them can be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reach {
    /// T24: the strength that each place of the market takes.
    pub market: Vec<Hurdle>,
    /// T29: the same for both tiers of each place for a caravan; none where no caravan lies.
    pub tiers: Vec<Option<[Hurdle; 2]>>,
    /// Main actions that are not possible, as long as one is due.
    pub barred: Vec<Barred>,
    /// T29: all that can be traded with the caravans, as long as a main action is due.
    pub sales: Vec<Move>,
}

/// A strength that is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hurdle {
    /// So much.
    pub need: u8,
    /// T18: of which so many are scrolls; none where there are too few.
    pub scrolls: Option<u8>,
}

/// A main action of which no way is possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Barred {
    /// The way that comes nearest: why that is refused is why the action is.
    pub attempt: Move,
    /// The strength that it would take, if that is what it lacks.
    pub need: Option<u8>,
}

/// T20, T21: a pagoda for the garden that is being founded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PagodaNeed {
    /// As printed.
    pub number: u8,
    /// The strength that it takes there.
    pub need: u8,
    /// T18: of which so many are scrolls; none where there are too few.
    pub scrolls: Option<u8>,
}

impl Reach {
    /// None before cards are played.
    pub(crate) fn of(state: &State) -> Option<Reach> {
        if !state.turn.played {
            return None;
        }
        let hurdle = |need: u8| Hurdle { need, scrolls: scrolls(state, need) };
        let tiers = |caravan: Caravan| {
            let tiers = &state.board.caravan(caravan).strengths;
            std::array::from_fn(|n| hurdle(tiers[n].strength))
        };
        let due = !state.turn.main && matches!(state.point, Point::Menu | Point::Cover { .. });
        Some(Reach {
            market: state.board.player().market_slot_strengths.iter().map(|need| hurdle(*need)).collect(),
            tiers: state.caravans.iter().map(|open| open.map(tiers)).collect(),
            barred: if due { barred(state) } else { Vec::new() },
            sales: if due { sales(state) } else { Vec::new() },
        })
    }
}

/// T18: exactly as many as are missing (D8); none if there are fewer.
fn scrolls(state: &State, need: u8) -> Option<u8> {
    Some(state.beyond(need)).filter(|count| *count <= state.me().scrolls_of(Scroll::Strength))
}

/// The pagodas that could be taken for the garden that is being founded, from the smallest on.
pub(crate) fn pagodas(state: &State) -> Vec<PagodaNeed> {
    let Point::Pagoda { space } = state.point else { return Vec::new() };
    let more = rules::surcharge(state, space.region()).unwrap_or(0);
    let of = |number: u8| PagodaNeed { number, need: number + more, scrolls: scrolls(state, number + more) };
    let numbers = state.board.player().garden_strengths.iter().enumerate();
    numbers.filter(|(at, _)| state.me().pagodas >> at & 1 == 1).map(|(_, number)| of(*number)).collect()
}

/// Both trades and both tiers of some caravans.
fn ways(caravans: impl Iterator<Item = Caravan>) -> impl Iterator<Item = Move> {
    caravans.flat_map(|caravan| {
        [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(trade, tier)| Move::Caravan { caravan, trade, tier })
    })
}

fn sales(state: &State) -> Vec<Move> {
    let all = ways(state.caravans.iter().flatten().copied());
    all.filter(|mv| rules::main_action(state, *mv).is_ok()).collect()
}

/// T10: an extra harvest is never among them.
fn barred(state: &State) -> Vec<Barred> {
    let spaces = Region::all().flat_map(|region| (0..LETTERS).map(move |n| Space(region.0 * LETTERS + n)));
    let gardens = spaces.filter(|space| state.board.has_space(*space)).map(|space| Move::Garden { space });
    // Where nothing is on sale, something that is not says so.
    let nothing = state.market.is_empty().then_some(Card(0));
    let cards = state.market.iter().copied().chain(nothing).map(|card| Move::Buy { card });
    let nobody = state.caravans.iter().all(Option::is_none).then_some(Caravan(0));
    let sales = ways(state.caravans.iter().flatten().copied().chain(nobody));
    let all = [
        nearest(state, gardens),
        nearest(state, cards),
        nearest(state, sales),
        nearest(state, std::iter::once(Move::Ferment)),
    ];
    all.into_iter().flatten().collect()
}

/// Of some moves the one that comes nearest to being possible; none if one is.
fn nearest(state: &State, moves: impl Iterator<Item = Move>) -> Option<Barred> {
    let mut found: Option<(Move, Illegal)> = None;
    for mv in moves {
        let why = rules::main_action(state, mv).err()?;
        if found.as_ref().is_none_or(|(_, known)| distance(&why) < distance(known)) {
            found = Some((mv, why));
        }
    }
    found.map(|(attempt, why)| Barred { attempt, need: strength_of(&why) })
}

/// How far from being possible: what lacks teapots or leaves is nearer than what lacks strength.
fn distance(why: &Illegal) -> (u8, u8) {
    match why {
        Illegal::TeapotsMissing { missing } => (0, *missing),
        Illegal::PricePoor { .. } | Illegal::TradePoor { .. } => (1, 0),
        Illegal::NoPagoda => (3, 0),
        Illegal::SpaceTaken { .. } => (4, 0),
        Illegal::TooFar { .. } => (5, 0),
        why => strength_of(why).map_or((6, 0), |need| (2, need)),
    }
}

fn strength_of(why: &Illegal) -> Option<u8> {
    match why {
        Illegal::PagodaStrength { need, .. }
        | Illegal::MarketStrength { need, .. }
        | Illegal::TierStrength { need, .. } => Some(*need),
        _ => None,
    }
}
