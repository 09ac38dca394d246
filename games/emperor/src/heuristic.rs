//! How good is it? For the `greedy` bot, which looks at the state right after each move: so what has been begun but not decided (an
//! attack, a proposal) is judged by what it will probably come to.

use teahouse_game::Seat;

use crate::merge::{stronger, symbol_points};
use crate::odds::{Odds, WHOLE};
use crate::place::{Province, each};
use crate::score;
use crate::state::{Point, State, Status};

/// What a point of the final count is worth.
const POINT: i32 = 10;
/// A province: two points (E68).
const PROVINCE: i32 = 2 * POINT;
const VICTORY: i32 = 10_000;
/// Worse than any position: nobody agrees to a merger that ends the game for another (E70).
const DEFEAT: i32 = GONE;
/// A partner of somebody strong is better off than somebody who is out, and than somebody who soon will be, but than nobody else.
const JUNIOR: i32 = -350;
const GONE: i32 = -1000;

pub(crate) fn judge(state: &State, seat: Seat) -> i32 {
    let n = seat.index();
    if let Some(outcome) = score::outcome(state) {
        return if outcome.places[n] == 1 { VICTORY } else { DEFEAT };
    }
    match state.status[n] {
        // E28
        Status::Junior(_) if !state.is_live(state.leader(seat)) => return GONE,
        Status::Junior(_) => return JUNIOR + i32::from(state.shares[n].unwrap_or(0)),
        Status::Eliminated => return GONE,
        Status::Live => {}
    }
    // E27: it is agreed already.
    if let Some(pending) = state.pending.filter(|_| seat == state.active) {
        return partner(state, pending.share);
    }
    asking(state, seat).unwrap_or_else(|| standing(state, seat) + fight(state, seat) + cards(state, seat))
}

/// To become a partner. The last two fight it out: joining then is giving up (E70).
fn partner(state: &State, share: Option<u8>) -> i32 {
    if state.live().count() == 2 { GONE } else { JUNIOR + i32::from(share.unwrap_or(0)) }
}

/// Points as if it were scored now, growth to come, borders under threat.
fn standing(state: &State, seat: Seat) -> i32 {
    let (n, scores) = (seat.index(), score::scores(state));
    let others = || state.live().filter(|other| *other != seat);
    let best = others().map(|other| scores[other.index()]).max().unwrap_or(0);
    let rivals = others().count() as i32;
    // Against one rival every point of theirs counts like one of one's own.
    let envy = if rivals == 1 { POINT } else { POINT / 2 };
    let exposed: i32 = each(state.owned[n]).map(|p| exposed(state, seat, p)).sum();
    let claim = if state.claims >> n & 1 == 1 { 200 } else { 0 };
    // Markers are not moved to and fro for nothing.
    let moved = i32::from(seat == state.active && state.spent.iter().any(|n| *n > 0));
    POINT * (scores[n] + symbol_points(state, state.owned[n])) - envy * best - 12 * rivals - 3 * exposed + claim - moved
}

/// By how many markers the strongest neighbour over an open border is ahead.
fn exposed(state: &State, seat: Seat, p: Province) -> i32 {
    let near = state.land().near[p.index()] & state.occupied() & !state.owned[seat.index()];
    let open = each(near).filter(|q| state.land().barrier[p.index()][q.index()].card().is_none());
    let threat = open.map(|q| i32::from(state.markers[q.index()])).max().unwrap_or(0);
    (threat - i32::from(state.markers[p.index()])).max(0)
}

/// An attack under way is worth what it will bring on average.
fn fight(state: &State, seat: Seat) -> i32 {
    let Some(battle) = state.battle else { return 0 };
    let (attackers, defenders) = (state.fresh(battle.from), state.markers[battle.to.index()]);
    if attackers == 0 || defenders == 0 {
        return 0;
    }
    let odds = Odds::of(attackers, defenders, false);
    let win = |worth: i32| (i64::from(worth) * i64::from(odds.win) / i64::from(WHOLE)) as i32;
    let markers = |hundredths: u32, worth: i32| hundredths as i32 * worth / 100;
    let symbols: i32 = state.symbols[battle.to.index()].iter().map(|n| i32::from(*n)).sum();
    let prize = PROVINCE + 2 * POINT * symbols;
    let last = state.owned[battle.defender.index()].count_ones() == 1;
    if seat == state.active {
        let harm = if state.live().count() == 2 { POINT } else { POINT / 2 };
        // E46, A20: whoever is likely to lose leaves if there is a refuge, and then nobody enters.
        let leaves = state.point == Point::DefenderToAnswer && 2 * odds.win > WHOLE;
        if leaves && !state.rules.withdrawn_advance && state.refuges(battle.to, battle.defender) != 0 {
            return PROVINCE / POINT * harm;
        }
        let end = if last { 40 } else { 0 };
        win(prize + harm + end) + markers(odds.lost[1], harm) - markers(odds.lost[0], POINT)
    } else if seat == battle.defender {
        let end = if last { -GONE } else { 0 };
        markers(odds.lost[0], POINT / 2) - markers(odds.lost[1], POINT) - win(prize + end)
    } else {
        0
    }
}

/// Yang goes where it will stay, Yin where it does least harm.
fn cards(state: &State, seat: Seat) -> i32 {
    if seat != state.active {
        return 0;
    }
    let yang = state.yang_at.map_or(0, |p| i32::from(state.markers[p.index()].min(6)) - exposed(state, seat, p));
    let yin = state.yin_at.map_or(0, |p| {
        let markers = i32::from(state.markers[p.index()]);
        let emptied = if markers <= 2 { PROVINCE } else { 0 };
        markers.min(6) - emptied - 2 * exposed(state, seat, p)
    });
    yang + yin
}

/// A proposal that waits for its answer, to the one who made it.
fn asking(state: &State, seat: Seat) -> Option<i32> {
    let now = || standing(state, seat) + fight(state, seat);
    match state.point {
        Point::MergeAsked(asked) if seat == state.active => Some(if stronger(state, seat, asked) == seat {
            // Worth the asking only where the other has little left to hope for.
            let hopeless = state.on_board[asked.index()] * 3 <= state.on_board[seat.index()];
            now() + if hopeless { 3 } else { -3 }
        } else {
            partner(state, state.share) - 20
        }),
        // A defender who offers is ready to serve, unless the attacker is the weaker one (E49).
        Point::OfferAsked if seat != state.active => {
            let serves = state.rules.attacker_senior || stronger(state, state.active, seat) == state.active;
            Some(if serves { partner(state, state.share) - 20 } else { now() - 3 })
        }
        Point::DemandAsked(_) if seat == state.active => Some(now() - 1),
        Point::CorneredAsked(_) if seat == state.active => Some(partner(state, None) - 20),
        _ => None,
    }
}
