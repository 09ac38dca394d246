//! The points: on the track, due at the end, promised; and the distance to the others by how near the end is.

use teahouse_game::Features;

use super::bin;
use super::table::{Land, NEARNESS, Table};
use crate::score::{self, Points};
use crate::state::SEATS;

/// Points ahead.
const AHEAD: [i32; 12] = [-19, -13, -8, -5, -2, 0, 1, 3, 6, 9, 14, 20];

/// S5, S6: points of a region as its houses are now; and if it is filled and the ranks stay as they are.
fn houses(land: &Land) -> (Points, Points) {
    let built = land.spaces - land.free;
    let due = score::ranks(land.houses, built);
    let doubled = |points: Points| -> Points {
        std::array::from_fn(|n| if land.fortified[n] { 2 * points[n] } else { points[n] })
    };
    (doubled(due), doubled(score::ranks(land.houses, land.spaces)))
}

/// What each seat would have if the game ended now, and if all regions were filled with the ranks they have.
pub(super) fn totals(table: &Table, alliances: Points, roads: Points, out: &mut Features) -> (Points, Points) {
    let (mut due, mut promised): (Points, Points) = ([0; SEATS], [0; SEATS]);
    for land in table.lands.iter().filter(|land| land.open && land.cap > 0) {
        let (now, full) = houses(land);
        due.iter_mut().zip(now).for_each(|(sum, points)| *sum += points);
        promised.iter_mut().zip(full).for_each(|(sum, points)| *sum += points);
    }
    let (mut now, mut full) = ([0; SEATS], [0; SEATS]);
    for (n, at) in table.seats() {
        let score = table.state.score[at];
        let rest = score + alliances[n] + roads[n];
        (now[n], full[n]) = (rest + due[n], rest + promised[n]);
        // Where the points of each seat come from.
        let mut block = out.block(5);
        block.put(0, score as f32 / 40.0).put(1, due[n] as f32 / 20.0).put(2, promised[n] as f32 / 20.0);
        block.put(3, alliances[n] as f32 / 20.0).put(4, roads[n] as f32 / 15.0);
    }
    (now, full)
}

pub(super) fn write(table: &Table, alliances: Points, roads: Points, out: &mut Features) {
    let (now, full) = totals(table, alliances, roads, out);
    let late = 1.0 - (table.left as f32 / 80.0).min(1.0);
    let others = 1..table.players;
    for n in others.clone() {
        // How far I am ahead of each of the others, now and by what is promised; what that means grows towards the end.
        let (ahead, later) = (now[0] - now[n], full[0] - full[n]);
        out.block(AHEAD.len() + 1).on(bin(ahead, &AHEAD));
        let (ahead, later) = (scaled(ahead), scaled(later));
        out.block(4).put(0, ahead).put(1, later).put(2, ahead * late).put(3, later * late);
    }
    // How far I am ahead of the best of them, by how near the end is.
    for points in [now, full] {
        let best = points[others.clone()].iter().copied().max().unwrap_or(0);
        let ahead = bin(points[0] - best, &AHEAD);
        out.block((AHEAD.len() + 1) * NEARNESS).on(NEARNESS * ahead + table.near);
        out.block(1).put(0, scaled(points[0] - best));
    }
    // My place, by how near the end is.
    let before = now[others].iter().filter(|points| **points > now[0]).count();
    out.block(table.players * NEARNESS).on(NEARNESS * before + table.near);
}

fn scaled(points: i32) -> f32 {
    (points as f32 / 20.0).clamp(-2.0, 2.0)
}
