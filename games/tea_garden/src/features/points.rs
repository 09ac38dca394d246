//! Who leads, by the points that would be scored now and by what all that a seat has should still bring; and where points come from.

use teahouse_game::Features;

use crate::features::coming::COMING;
use crate::features::part;
use crate::features::prospect::{Prospect, STAGES};
use crate::heuristic;
use crate::score::{self, SOURCES};
use crate::state::{State, TURNS};

/// What each kind that is still to come is worth, in hundredths of a point; a discard takes the worst card.
const WORTH: [f32; COMING] = [30.0, 190.0, 0.0, 80.0, 80.0, 60.0, 1000.0, 200.0, 204.0, -60.0];
/// Leads in steps of six points, the middle one even.
const BINS: usize = 17;

pub(super) fn put(state: &State, seats: &[Prospect], out: &mut Features) {
    let mut mine = (0.0, 0.0);
    // The lead over the best of the others.
    let mut least = (f32::MAX, f32::MAX);
    for (n, seat) in seats.iter().enumerate() {
        let sources = score::sources_of(state, &seat.player);
        // Points of each seat by source.
        let mut block = out.block(SOURCES.len());
        for (n, points) in sources.iter().enumerate() {
            block.put(n, part(*points as f32, 20.0));
        }
        let points = sources.iter().sum::<i32>() as f32;
        let standing = points + worth(state, seat) / 100.0;
        if n == 0 {
            mine = (points, standing);
            continue;
        }
        let lead = (mine.0 - points, mine.1 - standing);
        least = (least.0.min(lead.0), least.1.min(lead.1));
        // The lead over each of the others.
        out.block(2).put(0, part(lead.0, 40.0)).put(1, part(lead.1, 40.0));
    }
    let stage = seats[0].stage();
    for lead in [least.0, least.1] {
        // The lead that decides, in bins; and for each stage of the game, as late points are harder to make up for.
        out.block(BINS).on(((lead / 6.0).round() + 8.0).clamp(0.0, 16.0) as usize);
        out.block(STAGES).put(stage, part(lead, 20.0));
    }
}

/// What a seat has beyond its points, as the `greedy` bot puts it, in hundredths of a point. Hands are what they can be expected to be.
fn worth(state: &State, seat: &Prospect) -> f32 {
    let goods = heuristic::estate(state, &seat.player, seat.harvests().into()) as f32;
    let cards = f32::from(seat.cards());
    // T4: the fourth turn is not for nothing.
    let turns = f32::from(seat.turns().min(TURNS - 1));
    let hand = match (seat.turns(), seat.harvests()) {
        (0, 0) => 0.0,
        (0, _) => 30.0 * cards,
        _ => 170.0 * cards.min(turns) + 108.0 * seat.hand,
    };
    let due = if seat.due { 170.0 + 108.0 * f32::from(state.strength) } else { 0.0 };
    let open = if seat.turn.played { heuristic::open(state, state.active) as f32 } else { 0.0 };
    let coming: f32 = seat.coming.0.iter().zip(WORTH).map(|(n, worth)| f32::from(*n) * worth).sum();
    goods + hand + due + open + coming
}
