//! How good is it? For the `greedy` bot.

use teahouse_game::Seat;

use crate::place::each;
use crate::score;
use crate::state::{State, Status};

/// Points as if it were scored now, growth, threatened borders; partners are worth what was agreed.
pub(crate) fn judge(state: &State, seat: Seat) -> i32 {
    let scores = score::scores(state);
    let n = seat.index();
    match state.status[n] {
        // A partner of the strongest is better off than somebody who is out.
        Status::Junior(_) => return -500,
        Status::Eliminated => return -1000,
        Status::Live => {}
    }
    if let Some(outcome) = score::outcome(state) {
        return if outcome.places[n] == 1 { 10_000 } else { -400 };
    }
    let others = || state.live().filter(|other| *other != seat);
    let best = others().map(|other| scores[other.index()]).max().unwrap_or(0);
    let rivals = others().count() as i32;
    let exposed: i32 = each(state.owned[n])
        .map(|p| {
            let near = state.land().near[p.index()];
            let open = each(near & state.occupied() & !state.owned[n])
                .filter(|q| state.land().barrier[p.index()][q.index()].card().is_none());
            let threat = open.map(|q| i32::from(state.markers[q.index()])).max().unwrap_or(0);
            (threat - i32::from(state.markers[p.index()])).max(0)
        })
        .sum();
    let claim = if state.claims >> n & 1 == 1 { 200 } else { 0 };
    10 * scores[n] - 5 * best - 12 * rivals - 3 * exposed + 10 * crate::merge::symbol_points(state, n) + claim
}
