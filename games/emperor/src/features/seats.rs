//! How do the states stand? Each one by itself, and this one against every other.

use teahouse_game::{Features, Seat};

use super::fronts::Fronts;
use super::{Look, Row, bin};
use crate::state::{CAPACITY, SEATS, Status};

const HOLDS: [i32; 8] = [4, 6, 8, 10, 12, 13, 14, 15];
const SUPPLY: [i32; 6] = [1, 3, 6, 10, 15, 21];
const INCOME: [i32; 6] = [4, 5, 6, 7, 9, 12];
const HAND: [i32; 4] = [1, 2, 3, 5];
const LAND: [i32; 4] = [2, 3, 5, 8];
/// Live, not begun, this seat's junior, another's, out, this seat's senior.
const STATUS: usize = 6;
const STATE: usize = STATUS + HOLDS.len() + SUPPLY.len() + INCOME.len() + HAND.len() + LAND.len() + 5 + 9;

pub(super) fn write(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    states(look, fronts, out);
    sources(look, out);
    differences(look, out);
}

fn status(look: &Look<'_>, seat: Seat) -> usize {
    let state = look.state;
    match state.status[seat.index()] {
        Status::Live if state.is_unplaced(seat) => 1,
        Status::Live if seat != look.me && state.leader(look.me) == seat => 5,
        Status::Live => 0,
        // E28
        Status::Junior(_) if state.leader(seat) == look.me => 2,
        Status::Junior(_) => 3,
        Status::Eliminated => 4,
    }
}

/// Each state: what became of it, provinces on the way to fifteen (E65), markers left to grow (E9), growth (E6), cards,
/// land, claim, turns in a corner (E71), and how much of it lies open to attack.
fn states(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    let state = look.state;
    let mut block = out.block(state.seats() * STATE);
    for (at, seat) in look.order().enumerate() {
        let (n, start) = (seat.index(), at * STATE);
        let mut row = Row::new(&mut block, start);
        row.one(status(look, seat), STATUS);
        if !state.is_live(seat) {
            continue;
        }
        let (holds, income, supply) = (look.holds(seat), look.income[n], i32::from(state.supply(seat)));
        let occupied = state.owned[n].count_ones() as i32;
        let turns = i32::from(look.time.turns[n]);
        row.bins(holds, &HOLDS).bins(supply, &SUPPLY).bins(income, &INCOME);
        row.bins(state.hands[n].len() as i32, &HAND).bins(occupied, &LAND);
        row.flag(state.claims >> n & 1 == 1).raw(f32::from(state.cornered[n]) / 5.0);
        row.raw(income as f32 / 10.0);
        // Growth over all turns to come, and the part of it that finds no marker or no room.
        let coming = coming(look, seat);
        row.raw(coming as f32 / 30.0).raw(((income * turns - coming) as f32 / 30.0).min(2.0));
        row.raw((state.owned[n] & fronts.faced).count_ones() as f32 / 8.0);
        row.raw(fronts.exposed[n] / 2.0).raw(fronts.threat[n]).raw(fronts.booty[n]);
        row.end(start + STATE);
    }
}

/// New markers up to the end of the game, as far as pieces (E9) and provinces (E10) go.
fn coming(look: &Look<'_>, seat: Seat) -> i32 {
    let (state, n) = (look.state, seat.index());
    let room = i32::from(CAPACITY) * state.owned[n].count_ones() as i32 - i32::from(state.on_board[n]);
    let most = room.min(i32::from(state.supply(seat))).max(0);
    let growth = if seat == state.active { state.growth.left().saturating_sub(state.growth.drops) } else { 0 };
    (i32::from(growth) + look.income[n] * i32::from(look.time.turns[n])).min(most)
}

/// Where the points of each state come from (E68).
fn sources(look: &Look<'_>, out: &mut Features) {
    let mut block = out.block(5 * look.state.seats());
    let mut row = Row::new(&mut block, 0);
    for seat in look.order() {
        let [markers, symbols, cards, occupied, held] = look.points[seat.index()].map(|points| points as f32);
        row.raw(markers / 30.0).raw(symbols / 10.0).raw(cards / 8.0).raw(occupied / 20.0).raw(held / 20.0);
    }
}

/// Differences of points, for this module and for mergers.
pub(super) const GAP: [i32; 10] = [-15, -9, -5, -2, 0, 1, 3, 6, 10, 16];
const GAPS: usize = GAP.len() + 1;
const STAGE: [i32; 3] = [2, 6, 13];

/// This seat against each other one, and against the best of them.
fn differences(look: &Look<'_>, out: &mut Features) {
    const WIDE: usize = GAPS + 3;
    let state = look.state;
    let projected = |seat: Seat| look.scores[seat.index()] + coming(look, seat);
    let (own, own_then) = (look.scores[look.me.index()], projected(look.me));
    let mut best = None;
    let mut ahead = 0;
    // Each: difference now (as it is, in bins, and by the turns that are left to make it up) and with the growth to
    // come.
    let mut block = out.block((state.seats() - 1) * WIDE);
    for (at, seat) in look.rivals().enumerate() {
        if !state.is_live(seat) {
            continue;
        }
        let (gap, then) = (own - look.scores[seat.index()], own_then - projected(seat));
        best = Some(best.map_or(then, |best: i32| best.min(then)));
        ahead += usize::from(gap < 0);
        let mut row = Row::new(&mut block, at * WIDE);
        row.bins(gap, &GAP).raw((gap as f32 / 20.0).clamp(-2.0, 2.0));
        row.raw((gap as f32 / f32::from(2 + look.time.left)).clamp(-2.0, 2.0));
        row.raw((then as f32 / 20.0).clamp(-2.0, 2.0)).end((at + 1) * WIDE);
    }
    // Against the best, with the growth to come: the same lead is worth more the later it is.
    let mut block = out.block((STAGE.len() + 1) * (GAPS + 1) + SEATS);
    if let Some(then) = best {
        let at = bin(i32::from(look.time.left), &STAGE) * (GAPS + 1);
        Row::new(&mut block, at).bins(then, &GAP).raw((then as f32 / 20.0).clamp(-2.0, 2.0));
    }
    // So many are ahead.
    block.on((STAGE.len() + 1) * (GAPS + 1) + ahead);
}

#[cfg(test)]
mod tests {
    use super::super::tests::table;
    use super::*;

    fn written(look: &Look<'_>) -> Vec<(u16, f32)> {
        let mut out = Features::new();
        differences(look, &mut out);
        out.active().to_vec()
    }

    #[test]
    fn e68_the_lead_is_told_from_the_seat_that_looks() {
        // All but Taiwan is shut off from its state: 15 markers and 20 provinces against 3 and one.
        let coast = [("chekiang", 0, 3), ("fukien", 0, 3), ("kwangtung", 0, 3), ("honan", 0, 6), ("taiwan", 1, 3)];
        let state = table("classic", 2, &coast);
        assert_eq!(Look::of(&state, Seat(0)).scores[..2], [55, 5]);
        let leads = written(&Look::of(&state, Seat(0)));
        let trails = written(&Look::of(&state, Seat(1)));
        // The last bin and the first one; a scaled difference of the other sign behind them.
        assert_eq!((leads[0], trails[0]), ((GAP.len() as u16, 1.0), (0, 1.0)));
        assert_eq!((leads[1].0, leads[1].1), (trails[1].0, -trails[1].1));
        assert!(leads[1].1 > 1.0);
        assert_eq!([leads, trails].map(|all| all[all.len() - 1].0), [4 * 12 + 14, 4 * 12 + 15]);
    }

    #[test]
    fn e9_e10_growth_ends_where_pieces_or_room_end() {
        let mut state = table("vienna", 2, &[("korea", 0, 9), ("taiwan", 1, 10), ("fukien", 1, 10), ("honan", 1, 8)]);
        let look = Look::of(&state, Seat(0));
        // One more marker in Korea, two of thirty pieces.
        assert_eq!([coming(&look, Seat(0)), coming(&look, Seat(1))], [1, 2]);
        state.turn = 33;
        let look = Look::of(&state, Seat(0));
        assert_eq!([coming(&look, Seat(0)), coming(&look, Seat(1))], [0, 0]);
    }
}
