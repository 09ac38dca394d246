//! Who stands how? What everybody could count at any time: majorities, caps, alliances, lines, and the points they would bring
//! now. Pages draw it, so that they need no rules of their own.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::place::{REGIONS, Region, Space};
use crate::score::{self, Points};
use crate::state::{Phase, State};

/// The standing of the whole board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// The regions, in the order of their names' list.
    pub regions: Vec<RegionStanding>,
    /// The alliances by number.
    pub alliances: Vec<AllianceStanding>,
    /// The lines that count for each seat (S9).
    pub lines: Vec<Vec<Vec<Space>>>,
    /// What each seat would still get if the game ended now.
    pub due: Vec<Due>,
}

/// One region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionStanding {
    /// Which.
    pub region: Region,
    /// Houses of each seat.
    pub houses: Vec<u8>,
    /// Who has the most houses (S5), and who the most emissaries (S8); nobody if there are none.
    pub most_houses: Vec<Seat>,
    /// See `most_houses`.
    pub most_emissaries: Vec<Seat>,
    /// Points of each seat, as the houses are now (S5); already on the track if the region is scored.
    pub points: Vec<i32>,
    /// Most emissaries there may be (C15).
    pub cap: u8,
    /// Emissaries there are.
    pub emissaries: u8,
}

/// One alliance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AllianceStanding {
    /// Its number.
    pub number: u8,
    /// Points of each seat: 0 for all if nobody has the most emissaries on both sides (S8).
    pub points: Vec<i32>,
}

/// Points that wait for the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Due {
    /// For houses in regions that are not full.
    pub houses: i32,
    /// For alliances.
    pub alliances: i32,
    /// For roads.
    pub roads: i32,
}

impl Due {
    /// All of them.
    pub(crate) fn sum(self) -> i32 {
        self.houses + self.alliances + self.roads
    }
}

impl Standing {
    pub(crate) fn of(state: &State) -> Standing {
        let players = state.seats();
        let seats = |points: Points| points[..players].to_vec();
        let over = matches!(state.phase, Phase::Over(_));
        let mut due = vec![Due::default(); players];
        let mut regions = Vec::new();
        for region in Region::all() {
            let n = region.index();
            let points = score::region(state, n);
            if !over && state.scored >> n & 1 == 0 {
                due.iter_mut().zip(points).for_each(|(due, points)| due.houses += points);
            }
            let spaces = state.board.spaces_of[n];
            let houses: Vec<u8> = state.houses[..players].iter().map(|own| (own & spaces).count_ones() as u8).collect();
            regions.push(RegionStanding {
                region,
                most_houses: most(&houses),
                most_emissaries: most(&state.emissaries[n][..players]),
                houses,
                points: seats(points),
                cap: state.cap(n) as u8,
                emissaries: state.emissaries_in(n) as u8,
            });
        }
        let mut alliances = Vec::new();
        for (n, (number, ..)) in state.board.alliances.iter().enumerate() {
            let points = score::alliance(state, n);
            if !over {
                due.iter_mut().zip(points).for_each(|(due, points)| due.alliances += points);
            }
            alliances.push(AllianceStanding { number: *number, points: seats(points) });
        }
        let mut lines = Vec::new();
        for (seat, due) in due.iter_mut().enumerate() {
            let (points, found) = score::lines(state, seat);
            if !over {
                due.roads = points;
            }
            lines.push(found);
        }
        debug_assert_eq!(regions.len(), REGIONS);
        Standing { regions, alliances, lines, due }
    }
}

/// The seats with the highest number, unless it is 0.
fn most(numbers: &[u8]) -> Vec<Seat> {
    let top = numbers.iter().copied().max().filter(|n| *n > 0);
    (0..numbers.len()).filter(|n| Some(numbers[*n]) == top).map(|n| Seat(n as u8)).collect()
}
