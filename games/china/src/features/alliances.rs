//! The alliances (S8): who has them, who could get them, and how safe they are.

use teahouse_game::Features;

use super::table::{Land, Table};
use super::{bin, some, sums};
use crate::place::REGIONS;
use crate::state::SEATS;

/// How a seat stands in a region, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stand {
    /// The majority alone, and nobody can ever have as many.
    Safe,
    /// The majority alone.
    Alone,
    /// The majority, with others.
    Shared,
    /// None, but there is room to get it.
    Near,
    /// None, but houses could make that room (C15).
    Far,
    /// None, for ever.
    Closed,
}

/// Pairs of stands in two regions, whichever comes first; without those that are closed.
const PAIRS: usize = 15;
/// Points one more majority would bring.
const GAIN: [i32; 5] = [1, 3, 5, 7, 10];

/// How a seat with so many emissaries left stands, and how many it needs for the majority.
pub(super) fn stand(land: &Land, seat: usize, left: i32) -> (Stand, i32) {
    // C15: at best, each further house is one of the largest owner.
    let later = land.room + land.free;
    let lead = land.majority[seat];
    if land.emissaries[seat] > 0 && lead >= 0 {
        let stand = match lead {
            0 => Stand::Shared,
            _ if lead > later => Stand::Safe,
            _ => Stand::Alone,
        };
        return (stand, 0);
    }
    let need = (-lead).max(1);
    let stand = if need > left.min(later) {
        Stand::Closed
    } else if need > land.room {
        Stand::Far
    } else {
        Stand::Near
    };
    (stand, need)
}

/// The index of a pair of stands.
fn pair(better: Stand, worse: Stand) -> usize {
    let (better, worse) = (better as usize, worse as usize);
    worse * (worse + 1) / 2 + better
}

/// Writes them and gives the points they would bring now.
pub(super) fn write(table: &Table, out: &mut Features) -> [i32; SEATS] {
    let mut points = [0; SEATS];
    for (n, at) in table.seats() {
        let left = i32::from(table.state.emissaries_left[at]);
        let stands: [(Stand, i32); REGIONS] = std::array::from_fn(|region| stand(&table.lands[region], n, left));
        let (mut pairs, mut stakes) = ([0.0; PAIRS], [0.0; PAIRS]);
        let (mut held, mut gains) = ([0; REGIONS], [0; REGIONS]);
        for (_, a, b) in &table.state.board.alliances {
            let ((one, _), (two, _)) = (stands[*a], stands[*b]);
            let (better, worse) = (one.min(two), one.max(two));
            if worse == Stand::Closed {
                continue;
            }
            let sent = table.lands[*a].sent + table.lands[*b].sent;
            pairs[pair(better, worse)] += 0.25;
            stakes[pair(better, worse)] += (sent + 1) as f32 / 16.0;
            if worse <= Stand::Shared {
                points[n] += sent;
                held[*a] += sent;
                held[*b] += sent;
            } else if better <= Stand::Shared && worse == Stand::Near {
                let missing = if one == Stand::Near { *a } else { *b };
                gains[missing] += sent + stands[missing].1;
            }
        }
        // Alliances by how the seat stands on both sides: how many (only mine), and what they are worth.
        if n == 0 {
            sums(out, &pairs);
        }
        sums(out, &stakes);
        best_gain(table, n, &stands, &gains, out);
        safety(table, n, &held, out);
    }
    points
}

/// The most that one more majority would bring at once; and the same if only known cards pay for the emissaries.
fn best_gain(table: &Table, n: usize, stands: &[(Stand, i32); REGIONS], gains: &[i32; REGIONS], out: &mut Features) {
    let (mut best, mut paid) = (0i32, 0i32);
    for (region, gain) in gains.iter().enumerate() {
        best = best.max(*gain);
        if table.pays[n][region] >= stands[region].1 {
            paid = paid.max(*gain);
        }
    }
    for gain in [best, paid] {
        some(out, bin(gain, &GAIN) as i32, GAIN.len());
    }
    out.block(2).put(0, best as f32 / 10.0).put(1, paid as f32 / 10.0);
}

/// Points of alliances the seat has, by what it takes to outnumber it in a region of theirs: one emissary, more, houses first,
/// impossible.
fn safety(table: &Table, n: usize, held: &[i32; REGIONS], out: &mut Features) {
    let mut points = [0.0; 4];
    for (land, held) in table.lands.iter().zip(held).filter(|(_, held)| **held > 0) {
        let need = land.majority[n] + 1;
        let danger = if need > land.room + land.free {
            3
        } else if need > land.room {
            2
        } else {
            usize::from(need > 1)
        };
        points[danger] += *held as f32 / 20.0;
    }
    sums(out, &points);
}
