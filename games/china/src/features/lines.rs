//! The roads (S9): the groups of houses that hang together, and the spaces where they would grow.

use teahouse_game::Features;

use super::table::Table;
use super::{some, sums};
use crate::board::MOST_SPACES;
use crate::roads::{self, SHORTEST};
use crate::rules::bits;
use crate::state::SEATS;

/// Groups by size (1, 2, 3, 4, 5 or 6, more) and by the spaces where they can grow (none, one, more).
const GROUPS: usize = 6 * 3;
/// What a space does for a line: makes it two houses long, makes it three, brings one point, two, three, four, more.
const USES: usize = 7;

/// A seat's houses along the roads.
pub(super) struct Survey {
    /// What its lines are worth now.
    pub points: i32,
    groups: [f32; GROUPS],
    /// Free spaces where some line would grow.
    near: u64,
    /// Houses of the groups that each of these would join, and what their lines are worth now, nothing doubled.
    size: [u8; MOST_SPACES],
    worth: [u8; MOST_SPACES],
}

impl Survey {
    pub fn of(table: &Table, seat: usize) -> Survey {
        let (state, own) = (table.state, table.state.houses[seat]);
        let (size, worth) = ([0; MOST_SPACES], [0; MOST_SPACES]);
        let mut survey = Survey { points: 0, groups: [0.0; GROUPS], near: 0, size, worth };
        let mut rest = own;
        while rest != 0 {
            let first = rest & rest.wrapping_neg();
            let (mut group, mut edge, mut houses) = (first, first, 0);
            let (mut around, mut beyond, mut branches) = (0, 0, false);
            while edge != 0 {
                let roads = state.board.roads[edge.trailing_zeros() as usize];
                edge &= edge - 1;
                houses += 1;
                around |= roads;
                let joined = roads & own;
                let second = joined & joined.wrapping_sub(1);
                if second == 0 {
                    // The end of a line. Between its ends it cannot grow.
                    beyond |= roads;
                }
                branches |= second & second.wrapping_sub(1) != 0;
                edge |= joined & !group;
                group |= joined;
            }
            rest &= !group;
            // A ring can be cut open anywhere.
            let near = table.free & if beyond == 0 { around } else { beyond };
            let doubled = group & state.forts;
            let factor = if doubled == 0 { 1 } else { 2 };
            // Without branches it is one line or a ring, and all of it counts.
            let points = if houses < SHORTEST as i32 {
                0
            } else if branches {
                roads::group(&state.board.roads, group, doubled)
            } else {
                factor * houses
            };
            survey.points += points;
            survey.note(houses, points / factor, near);
        }
        survey
    }

    /// One more group: its size, what its lines are worth if nothing is doubled, where it can grow.
    fn note(&mut self, houses: i32, points: i32, near: u64) {
        let size = match houses {
            1..=4 => houses as usize - 1,
            5 | 6 => 4,
            _ => 5,
        };
        self.groups[3 * size + near.count_ones().min(2) as usize] += 0.5;
        self.near |= near;
        for space in bits(near).map(usize::from) {
            self.size[space] += houses as u8;
            self.worth[space] += points as u8;
        }
    }

    /// About how many points a house on this space would bring, and how long its line would be.
    pub fn gain(&self, space: u8) -> (i32, i32) {
        let space = usize::from(space);
        let length = i32::from(self.size[space]) + 1;
        let gain = if length >= SHORTEST as i32 { length - i32::from(self.worth[space]) } else { 0 };
        (gain.max(0), length)
    }
}

/// Writes them and gives the points the lines would bring now.
pub(super) fn write(table: &Table, out: &mut Features) -> [i32; SEATS] {
    let mut points = [0; SEATS];
    let mut own = [0i32; MOST_SPACES];
    let mut contested = [0.0; SEATS];
    for (n, at) in table.seats() {
        let survey = Survey::of(table, at);
        points[n] = survey.points;
        let (mut uses, mut best) = ([0.0; 2 * USES], 0i32);
        for space in bits(survey.near) {
            let (gain, length) = survey.gain(space);
            let index = match gain {
                0 => usize::from(length > 2),
                _ => 1 + gain.min(5) as usize,
            };
            let region = usize::from(table.state.board.region_of[usize::from(space)]);
            let paid = n == 0 && table.pays[0][region] > 0;
            uses[if paid { USES + index } else { index }] += 0.25;
            best = best.max(gain);
            if n == 0 {
                own[usize::from(space)] = gain;
            }
            contested[n] += own[usize::from(space)].min(gain) as f32 / 8.0;
        }
        // Groups by size and by how many spaces they can grow to.
        sums(out, &survey.groups);
        // Spaces by what they do for the seat's lines; mine also by whether my cards pay for a house there.
        sums(out, if n == 0 { &uses[..] } else { &uses[..USES] });
        // The most that one house brings.
        some(out, best, 6);
    }
    // How much I and each of the others want the same spaces.
    sums(out, &contested[1..table.players]);
    points
}
