//! How good is it? For the `greedy` bot.

use teahouse_game::Seat;

use crate::score;
use crate::state::State;

/// Points if the game ended now, against the best of the others; a little for what may still come.
pub(crate) fn judge(state: &State, seat: Seat) -> i32 {
    let totals = score::totals(state);
    let own = seat.index();
    let others = (0..state.seats()).filter(|n| *n != own).map(|n| totals[n]);
    let best = others.clone().max().unwrap_or(0);
    let sum: i32 = others.sum();
    let count = state.seats() as i32 - 1;
    // Majorities count although the regions are not full yet; houses that could become a line are worth having.
    let houses = state.houses[own];
    let joined = crate::rules::bits(houses)
        .map(|n| (state.board.roads[usize::from(n)] & houses).count_ones() as i32)
        .sum::<i32>();
    20 * totals[own] - 8 * best - 8 * sum / count + joined + i32::from(state.hands[own].len())
}
