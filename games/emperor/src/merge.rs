//! Mergers and the ends of states.

use teahouse_game::{Log, Seat};

use crate::bargain;
use crate::cards::SYMBOLS;
use crate::event::Event;
use crate::place::{Province, each};
use crate::state::{Ending, Point, State, Status};
use crate::turn;

/// Points of the symbols on these provinces: one for a city or a mine, two for agriculture.
pub(crate) fn symbol_points(state: &State, provinces: u32) -> i32 {
    each(provinces)
        .map(|p| {
            let [city, mine, agriculture]: [u8; SYMBOLS] = state.symbols[p.index()];
            i32::from(city) + i32::from(mine) + 2 * i32::from(agriculture)
        })
        .sum()
}

/// E23: more markers, more provinces, more symbol points, else the active one (A7).
pub(crate) fn stronger(state: &State, active: Seat, other: Seat) -> Seat {
    let strength = |seat: Seat| {
        let n = seat.index();
        (state.on_board[n], state.owned[n].count_ones(), symbol_points(state, state.owned[n]))
    };
    if strength(other) > strength(active) { other } else { active }
}

/// E24, E25: the junior's markers become the senior's, as far as the supply goes (A8); its cards lapse (A9).
pub(crate) fn execute(state: &mut State, senior: Seat, junior: Seat, share: Option<u8>, log: &mut impl Log<Event>) {
    let annexed = state.owned[junior.index()];
    let lost = state.on_board[junior.index()].saturating_sub(state.supply(senior));
    for _ in 0..lost {
        // The fullest province, of equal ones the first.
        let fullest = each(annexed & state.owned[junior.index()])
            .max_by_key(|p| (state.markers[p.index()], std::cmp::Reverse(*p)))
            .expect("a marker is left");
        state.take(fullest, 1);
    }
    for p in each(state.owned[junior.index()]) {
        let count = state.markers[p.index()];
        state.take(p, count);
        state.put(p, senior, count);
        // E26: neither spent nor exhausted.
        (state.spent[p.index()], state.exhausted[p.index()]) = (0, 0);
    }
    lapse(state, junior);
    // E28
    state.status[junior.index()] = Status::Junior(senior);
    state.shares[junior.index()] = share;
    state.cornered[junior.index()] = 0;
    bargain::forget_refusals(state);
    log.push(|| Event::Merged { seat: junior, owner: senior, lost });
    disclaim(state, junior, log);
    sole(state, log);
}

/// E65: a claim ends, at the latest with the independence of its state, also in the step that ends the game.
pub(crate) fn disclaim(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.claims >> seat.0 & 1 == 1 {
        state.claims &= !(1 << seat.0);
        log.push(|| Event::ClaimLost { seat });
    }
}

/// E75: all cards of a hand go to the bottom, oldest first.
fn lapse(state: &mut State, seat: Seat) {
    let n = seat.index();
    for card in std::mem::take(&mut state.hands[n]) {
        state.yang.put_back(card);
    }
    state.known[n] = [0; 9];
    state.reliefs[n] = 0;
}

/// E50: a state without markers is out, unless it has not placed yet. The junior of a pending merger joins instead (A38).
pub(crate) fn eliminate(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let joins = state.pending.is_some() && seat == state.active;
    if !state.is_live(seat) || state.on_board[seat.index()] > 0 || state.is_unplaced(seat) || joins {
        return;
    }
    lapse(state, seat);
    state.status[seat.index()] = Status::Eliminated;
    state.cornered[seat.index()] = 0;
    bargain::forget_refusals(state);
    log.push(|| Event::Eliminated { seat });
    disclaim(state, seat, log);
    sole(state, log);
}

/// E70: the last live state wins at once.
fn sole(state: &mut State, log: &mut impl Log<Event>) {
    if state.live().count() == 1 && !matches!(state.point, Point::Over(_)) {
        turn::finish(state, Ending::Sole, log);
    }
}

/// Markers that go from one province to a refuge (E39, E40); how many found no room.
pub(crate) fn retreat(state: &mut State, from: Province, to: Province) -> u8 {
    let seat = Seat(state.owner[from.index()]);
    let count = state.markers[from.index()];
    let room = crate::state::CAPACITY.saturating_sub(state.markers[to.index()]);
    state.take(from, count);
    state.put(to, seat, count.min(room));
    count - count.min(room)
}
