//! What is asked, and of whom? Values are taken in the middle of turns too.

use teahouse_game::Features;

use super::{Look, Row};
use crate::course;
use crate::state::{CAPACITY, Point, State};

/// Kinds of [`Point`].
const POINTS: usize = 21;
/// Before the first phase, five phases, after the last one.
const PHASES: usize = 7;

fn kind(point: Point) -> usize {
    match point {
        Point::First => 0,
        Point::PlaceInitial => 1,
        Point::PhaseOne => 2,
        Point::PhaseTwo => 3,
        Point::PhaseThree => 4,
        Point::Idle => 5,
        Point::MergeAsked(_) => 6,
        Point::DemandAsked(_) => 7,
        Point::DefenderToAnswer => 8,
        Point::OfferAsked => 9,
        Point::AttackerToRoll => 10,
        Point::Die => 11,
        Point::Advance => 12,
        Point::DesignateYang => 13,
        Point::DesignateYin => 14,
        Point::DrawYang => 15,
        Point::DrawYin => 16,
        Point::ReliefAsked => 17,
        Point::CorneredChoice => 18,
        Point::CorneredAsked(_) => 19,
        Point::Over(_) => 20,
    }
}

/// This seat is asked, is active and waits, is attacked and waits, or looks on.
fn part(look: &Look<'_>) -> usize {
    let state = look.state;
    if state.asks().seat() == Some(look.me) {
        0
    } else if state.active == look.me {
        1
    } else if state.battle.is_some_and(|battle| battle.defender == look.me) {
        2
    } else {
        3
    }
}

pub(super) fn write(look: &Look<'_>, out: &mut Features) {
    let (state, seats) = (look.state, look.state.seats());
    // What is waited for × this seat's part in it.
    out.block(POINTS * 4).on(4 * kind(state.point) + part(look));
    // Phase × whose turn it is; in the set-up round whose placing (E4).
    out.block(PHASES * seats).on(seats * usize::from(course::now(state)) + look.relation(state.active));
    // Who is asked.
    let mut block = out.block(seats);
    if let Some(seat) = state.asks().seat() {
        block.on(look.relation(seat));
    }
    under_way(look, out);
}

/// Choices made in parts (E79), by whether they are this seat's: first provinces still to be placed; markers still to
/// grow, those that find no room where they must go (E7, E10), and those to be given up (E9); markers that have crossed
/// their border (E17).
fn under_way(look: &Look<'_>, out: &mut Features) {
    const WIDE: usize = 4 + 4 + 5;
    let state = look.state;
    let growth = &state.growth;
    let start = look.side(state.active) * WIDE;
    let mut block = out.block(2 * WIDE);
    let mut row = Row::new(&mut block, start);
    let placing = if state.point == Point::PlaceInitial { state.holding } else { 0 };
    row.one(usize::from(placing), 4).one(usize::from(growth.regular), 4);
    row.raw(f32::from(growth.left()) / 8.0).raw(f32::from(growth.drops) / 4.0).raw(f32::from(crowded(state)) / 3.0);
    let spent: u32 = state.spent.iter().map(|n| u32::from(*n)).sum();
    row.raw(spent as f32 / 10.0);
    // E22, E30: what has been asked for in this turn.
    row.raw((state.proposed.count_ones() + state.demanded.count_ones()) as f32 / 4.0).end(start + WIDE);
}

/// E7, E10: regular markers that have to go where no room is left.
fn crowded(state: &State) -> u8 {
    let room = |markers: u8| CAPACITY.saturating_sub(markers);
    let place = state.growth.place.filter(|_| state.rules.cap_at_once);
    place.map_or(0, |p| state.growth.regular.saturating_sub(room(state.markers[p.index()])))
}

#[cfg(test)]
mod tests {
    use teahouse_game::Seat;

    use super::super::tests::table;
    use super::*;

    #[test]
    fn e77_the_question_is_told_from_both_sides() {
        let mut state = table("vienna", 3, &[("honan", 0, 3), ("hupeh", 1, 3), ("korea", 2, 3)]);
        state.point = Point::MergeAsked(Seat(2));
        assert_eq!([0, 1, 2].map(|n| part(&Look::of(&state, Seat(n)))), [1, 3, 0]);
        let asked = |n: u8| {
            let mut out = Features::new();
            write(&Look::of(&state, Seat(n)), &mut out);
            out.active()[2].0 - (POINTS * 4 + PHASES * 3) as u16
        };
        assert_eq!([0, 1, 2].map(asked), [2, 1, 0]);
    }
}
