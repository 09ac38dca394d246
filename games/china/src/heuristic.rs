//! How good is it? For the `greedy` bot.

use teahouse_game::Seat;

use crate::cards::Color;
use crate::score;
use crate::state::{Phase, State};

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
    20 * totals[own] - 8 * best - 8 * sum / count
        + joined
        + prospects(state, own)
        + stronghold(state, own)
        + i32::from(state.hands[own].len())
}

/// An alliance half won: the most emissaries on one side, and room for one on the other. The more emissaries it has, the more it
/// will bring; the fewer pieces are left to send, the less is to be hoped for.
fn prospects(state: &State, own: usize) -> i32 {
    let leads = |region: usize| {
        let most = state.emissaries[region].iter().copied().max().unwrap_or(0);
        most > 0 && state.emissaries[region][own] == most
    };
    let room = |region: usize| state.emissaries_in(region) < state.board.spaces_of[region].count_ones().min(4);
    let hopes = state.board.alliances.iter().filter(|(_, a, b)| match (leads(*a), leads(*b)) {
        (true, false) => room(*b),
        (false, true) => room(*a),
        _ => false,
    });
    let sum: u32 = hopes.map(|(_, a, b)| state.emissaries_in(*a) + state.emissaries_in(*b) + 1).sum();
    (4 * sum as i32).min(9 * i32::from(state.emissaries_left[own]))
}

/// S6: a fortification that this seat can build on at once doubles what the region brings.
fn stronghold(state: &State, own: usize) -> i32 {
    let (Phase::Second, Some(region)) = (state.phase, state.region) else { return 0 };
    let bare = state.forts & !state.built() & state.board.spaces_of[region.index()];
    if bare == 0 || state.active.index() != own || state.houses_left[own] == 0 {
        return 0;
    }
    let (hand, color) = (state.hands[own], state.board.color[region.index()]);
    let pays = hand.count(color) > 0 || Color::ALL.into_iter().any(|c| hand.count(c) >= 2);
    if pays { 15 * (score::region(state, region.index())[own] + 1) } else { 0 }
}
