//! How good does it look? A quick judgement for the `greedy` bot and for search.

use teahouse_game::Seat;

use crate::state::{MAJOR, NOBODY, Phase, State};

const WIN: i32 = 1_000_000;
/// A pagoda on the board; everything else is measured against it.
const PAGODA: i32 = 100;
/// A major province can never be lost.
const SAFE: i32 = 30;
/// Each square on the way to a major province.
const GROWTH: i32 = 6;

/// Own pagodas against the others', the strongest rival counting most; what is safe and what is growing.
pub(crate) fn judge(state: &State, seat: Seat) -> i32 {
    if let Phase::Over(_) = state.phase {
        let winners = crate::score::winners(state);
        return match (winners.contains(&seat), winners.len()) {
            (true, 1) => WIN,
            (true, _) => WIN / 2,
            (false, _) => -WIN,
        };
    }
    let mut worth = [0; 4];
    for s in Seat::all(state.players) {
        worth[s.index()] = -PAGODA * i32::from(state.supply[s.index()]);
    }
    for region in state.regions.iter().filter(|r| r.owner != NOBODY) {
        let grown = i32::from(region.size.min(MAJOR));
        worth[usize::from(region.owner)] += if region.is_major() { SAFE } else { GROWTH * (grown - 2) };
    }
    let rivals = || Seat::all(state.players).filter(|s| *s != seat).map(|s| worth[s.index()]);
    let strongest = rivals().max().unwrap_or(0);
    let mean = rivals().sum::<i32>() / i32::from(state.players - 1);
    2 * worth[seat.index()] - strongest - mean
}
