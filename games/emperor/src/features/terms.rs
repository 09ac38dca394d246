//! What has been proposed, and what would it mean? A merger is counted out as if it were agreed, a demand as if it were
//! backed up.

use teahouse_game::{Features, Seat};

use super::battle::win;
use super::cards::Hands;
use super::seats::GAP;
use super::{Look, Row};
use crate::influence::influence;
use crate::merge;
use crate::place::{Province, each};
use crate::score;
use crate::state::{CAPACITY, CLAIM, Point, State};

pub(super) fn write(look: &Look<'_>, hands: &Hands, out: &mut Features) {
    prospects(look, out);
    merger(look, out);
    demand(look, hands, out);
}

/// Each other state as a partner, while there are third ones: who would lead (E23), whether it was asked in this turn
/// (E22), and how far both together would be from fifteen provinces and ahead of the rest.
fn prospects(look: &Look<'_>, out: &mut Features) {
    const WIDE: usize = 5;
    let state = look.state;
    let mut block = out.block((state.seats() - 1) * WIDE);
    // E70: the last two have nothing to agree on.
    if !state.is_live(look.me) || state.live().count() < 3 {
        return;
    }
    for (at, seat) in look.rivals().enumerate().filter(|(_, seat)| state.on_board[seat.index()] > 0) {
        let leads = merge::stronger(state, look.me, seat) == look.me;
        let asked = |active: Seat, other: Seat| state.active == active && state.proposed >> other.0 & 1 == 1;
        let both = look.scores[look.me.index()] + look.scores[seat.index()];
        let best = best(state, &look.scores, |third| third != seat && third != look.me);
        let holds = look.holds(look.me) + look.holds(seat) - CLAIM as i32;
        let mut row = Row::new(&mut block, at * WIDE);
        row.flag(leads).flag(!leads).flag(asked(look.me, seat) || asked(seat, look.me));
        row.raw(holds as f32 / 10.0).raw(((both - best) as f32 / 40.0).clamp(-2.0, 2.0)).end((at + 1) * WIDE);
    }
}

/// The most points among live states that count.
fn best(state: &State, scores: &[i32], counts: impl Fn(Seat) -> bool) -> i32 {
    state.live().filter(|seat| counts(*seat)).map(|seat| scores[seat.index()]).max().unwrap_or(0)
}

/// A merger that is proposed, offered or agreed.
struct Deal {
    kind: usize,
    senior: Seat,
    junior: Seat,
    share: Option<u8>,
}

/// Proposed in phase four (E22), offered in an attack (E38), asked for by a cornered state (E71), agreed for the end of
/// the turn (E27).
const DEALS: usize = 4;

fn deal(state: &State) -> Option<Deal> {
    let active = state.active;
    let between = |kind: usize, other: Seat, senior: Seat| {
        let junior = if senior == active { other } else { active };
        Some(Deal { kind, senior, junior, share: state.share })
    };
    match (state.point, state.battle, state.pending) {
        (Point::MergeAsked(other), ..) => between(0, other, merge::stronger(state, active, other)),
        (Point::OfferAsked, Some(battle), _) => {
            let attacker = state.rules.attacker_senior;
            let senior = if attacker { active } else { merge::stronger(state, active, battle.defender) };
            between(1, battle.defender, senior)
        }
        (Point::CorneredAsked(other), ..) => between(2, other, other),
        (.., Some(pending)) => Some(Deal { kind: 3, senior: pending.senior, junior: active, share: pending.share }),
        _ => None,
    }
}

/// Provinces of the senior.
const HOLDS: [i32; 3] = [10, 13, 15];

/// The merger that waits for an answer or for the end of the turn, by whether this seat would lead, join or look on:
/// its kind; how the new state would stand against the best other one (for whoever looks on: against this seat), what
/// it gains, and what gets lost (E24, E25); provinces on the way to fifteen; the share named (E29); whether it ends the
/// game (E70).
fn merger(look: &Look<'_>, out: &mut Features) {
    const WIDE: usize = DEALS + GAP.len() + 1 + HOLDS.len() + 1 + 8;
    let state = look.state;
    let mut block = out.block(3 * WIDE);
    let Some(Deal { kind, senior, junior, share }) = deal(state) else { return };
    let mut then = state.clone();
    merge::execute(&mut then, senior, junior, None, &mut ());
    let held = influence(&then);
    let points = score::counted(&then, &held);
    let scores = points.map(|parts| parts.iter().sum::<i32>());
    let n = senior.index();
    let role = match look.me {
        me if me == senior => 0,
        me if me == junior => 1,
        _ => 2,
    };
    let other = if role == 2 { scores[look.me.index()] } else { best(&then, &scores, |third| third != senior) };
    let gap = scores[n] - other;
    let holds = (then.owned[n] | held[n]).count_ones() as i32;
    let lost = (state.on_board[n] + state.on_board[junior.index()]).saturating_sub(then.on_board[n]);
    let mut row = Row::new(&mut block, role * WIDE);
    row.one(kind, DEALS).bins(gap, &GAP).bins(holds, &HOLDS);
    row.raw((gap as f32 / 40.0).clamp(-2.0, 2.0)).raw((scores[n] - look.scores[n]) as f32 / 20.0);
    row.raw((scores[n] - look.scores[junior.index()]) as f32 / 40.0);
    row.raw(f32::from(lost) / 10.0).raw(state.hands[junior.index()].len() as f32 / 5.0);
    row.raw(f32::from(share.unwrap_or(0)) / 100.0);
    let live = then.live().count();
    row.flag(live == 1).raw(live as f32 / 4.0).end((role + 1) * WIDE);
}

/// E30: the demand that waits for an answer, by whether this seat makes it, is asked, or looks on: what could back it
/// up, what is at stake, and where the markers could go (E39, E40).
fn demand(look: &Look<'_>, hands: &Hands, out: &mut Features) {
    const CHANCE: [i32; 3] = [5, 40, 70];
    const WIDE: usize = CHANCE.len() + 1 + 7;
    let state = look.state;
    let mut block = out.block(3 * WIDE);
    let Point::DemandAsked(p) = state.point else { return };
    let owner = Seat(state.owner[p.index()]);
    let role = match look.me {
        me if me == state.active => 0,
        me if me == owner => 1,
        _ => 2,
    };
    let (chance, markers) = (backing(look, hands, p), state.markers[p.index()]);
    let refuges = state.refuges(p, owner);
    let room = each(refuges).map(|to| CAPACITY.saturating_sub(state.markers[to.index()])).max().unwrap_or(0);
    let mut row = Row::new(&mut block, role * WIDE);
    row.bins((100.0 * chance) as i32, &CHANCE).raw(chance).raw(look.worth(p)).raw(chance * look.worth(p));
    row.raw(f32::from(markers) / 10.0).raw(f32::from(markers.saturating_sub(room)) / 5.0);
    row.flag(state.has_symbol(p)).raw(refuges.count_ones() as f32 / 3.0).end((role + 1) * WIDE);
}

/// The best attack by which the active seat could back up a demand, as far as is known (E30: it shows no card, and may
/// bluff).
fn backing(look: &Look<'_>, hands: &Hands, p: Province) -> f32 {
    let (state, land) = (look.state, look.state.land());
    let attack = |from: Province| {
        let barrier = land.barrier[from.index()][p.index()] as usize;
        let pass = hands.pass[state.active.index()][barrier];
        pass * win(state.fresh(from), state.markers[p.index()])
    };
    each(land.near[p.index()] & state.owned[state.active.index()]).map(attack).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::super::tests::table;
    use super::*;

    #[test]
    fn e23_e49_e71_who_would_lead() {
        let mut state = table("classic", 3, &[("honan", 0, 3), ("hupeh", 1, 5), ("korea", 2, 2)]);
        let parties = |state: &State| deal(state).map(|deal| (deal.kind, deal.senior, deal.junior));
        assert_eq!(parties(&state), None);
        state.point = Point::MergeAsked(Seat(1));
        assert_eq!(parties(&state), Some((0, Seat(1), Seat(0))));
        state.point = Point::MergeAsked(Seat(2));
        assert_eq!(parties(&state), Some((0, Seat(0), Seat(2))));
        state.point = Point::CorneredAsked(Seat(2));
        assert_eq!(parties(&state), Some((2, Seat(2), Seat(0))));
    }

    #[test]
    fn e22_a_proposal_is_told_by_the_part_in_it() {
        let mut state = table("vienna", 3, &[("honan", 0, 6), ("hupeh", 1, 3), ("korea", 2, 2)]);
        let written = |state: &State, seat: u8| {
            let mut out = Features::new();
            merger(&Look::of(state, Seat(seat)), &mut out);
            (out.active().first().map(|(index, _)| *index as usize), out.inputs())
        };
        assert_eq!(written(&state, 0).0, None);
        state.point = Point::MergeAsked(Seat(1));
        let wide = written(&state, 0).1 / 3;
        assert_eq!([0, 1, 2].map(|seat| written(&state, seat).0), [Some(0), Some(wide), Some(2 * wide)]);
    }
}
