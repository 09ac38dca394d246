//! What is placed in phase one? What is still to come, in which order, and how much of it finds room where.

use serde::{Deserialize, Serialize};

use crate::moves::Move;
use crate::place::{Province, each};
use crate::rules;
use crate::state::{CAPACITY, Growth, Point, State, THREE};
use crate::turn;

/// Phase one under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Growing {
    /// What comes, the next first (E79): a lot for each province of the initial holding (E3); else the regular markers, then those of
    /// each province with symbols (E6).
    pub lots: Vec<Lot>,
    /// Markers that will be placed: without those that have to be given up (E9).
    pub left: u8,
    /// So many of them are of the first lot.
    pub next: u8,
    /// Provinces where they may grow (E7, E8), and how many of the first lot would stay there.
    pub rooms: Vec<Room>,
}

/// Markers that are placed by the same rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Lot {
    /// The province of the symbols they come from; none for regular ones and for the initial holding.
    pub origin: Option<Province>,
    pub count: u8,
}

/// Room for new markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Room {
    pub province: Province,
    /// So many of the first lot would stay; what is above that goes back to the supply (E10).
    pub stay: u8,
    /// So many moves in a row bring them there: where nothing is left to choose after the first, the game places the others (E81).
    pub moves: u8,
}

impl Growing {
    pub(crate) fn of(state: &State) -> Option<Growing> {
        match state.point {
            Point::PlaceInitial => Some(holding(state)),
            Point::PhaseOne => Some(growing(state)),
            _ => None,
        }
    }
}

/// E3: provinces of three markers each.
fn holding(state: &State) -> Growing {
    let lots = vec![Lot { origin: None, count: THREE }; usize::from(state.holding)];
    Growing { lots, left: THREE.saturating_mul(state.holding), next: THREE, rooms: Vec::new() }
}

fn growing(state: &State) -> Growing {
    let growth = &state.growth;
    // E9: the supply lasts for these.
    let left = growth.left().saturating_sub(growth.drops);
    let regular = Lot { origin: None, count: growth.regular };
    let bonus = Province::all().map(|p| Lot { origin: Some(p), count: growth.bonus[p.index()] });
    let lots: Vec<Lot> = std::iter::once(regular).chain(bonus).filter(|lot| lot.count > 0).collect();
    let next = lots.first().map_or(0, |lot| lot.count.min(left));
    let rooms = each(rules::growable(state)).map(|province| room(state, province, next)).collect();
    Growing { lots, left, next, rooms }
}

fn room(state: &State, province: Province, next: u8) -> Room {
    // E10: what is above ten goes back at once; else it may stay until phase three ends (E20).
    let room = if state.rules.cap_at_once { CAPACITY.saturating_sub(state.markers[province.index()]) } else { next };
    let stay = next.min(room);
    let mut then = state.clone();
    let mut moves = 0;
    while moves < stay && asks_for(&then, &state.growth) {
        turn::act(&mut then, state.active, Move::Grow { province }, &mut ());
        moves += 1;
    }
    Room { province, stay, moves }
}

/// Whether markers of the same lot are still asked for.
fn asks_for(state: &State, growth: &Growth) -> bool {
    let lot = |growth: &Growth| if growth.regular > 0 { None } else { Some(growth.origin()) };
    state.point == Point::PhaseOne && lot(&state.growth) == lot(growth)
}
