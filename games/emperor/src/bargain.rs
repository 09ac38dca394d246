//! What is worth asking for? The rules let everybody ask for anything (E22, E30); this is what bots go by, so that they ask seldom and never
//! twice for the same without a reason. What was refused lies open: whoever was at the table knows it.

use teahouse_game::{Proposal, Seat};

use crate::moves::Move;
use crate::place::{Province, each};
use crate::state::{Point, State, Status};

/// A junior's part in the victory of its senior where no share was named: a place of honour (E28), better than none and worse than any real
/// hope of one's own.
const PARTNER: f32 = 0.1;

/// A refused merger may be asked for again when the balance of the two states has moved by so many percent.
const MOVED: u8 = 10;

/// A move that only asks, and whether there is anything to be said for it.
pub(crate) fn proposal(state: &State, mv: Move) -> Option<Proposal> {
    let worth = match (mv, state.battle) {
        (Move::ProposeMerge { seat, .. }, _) => merger(state, state.active, seat),
        // E38: the defender offers, the attacker answers.
        (Move::OfferMerge { .. }, Some(battle)) => merger(state, battle.defender, state.active),
        (Move::Demand { province }, _) => demand(state, province),
        _ => return None,
    };
    Some(if worth { Proposal::Open } else { Proposal::Vain })
}

/// Worth a question only where one of the two has little left to hope for. The last two have nothing to agree on (E70).
fn merger(state: &State, from: Seat, to: Seat) -> bool {
    let [own, other] = [from, to].map(|seat| state.on_board[seat.index()]);
    let uneven = 2 * own.min(other) <= own.max(other);
    let then = state.declined[from.index()][to.index()];
    uneven && state.live().count() > 2 && (then == 0 || balance(state, from, to).abs_diff(then) >= MOVED)
}

/// Of the markers of both, those of the one who is asked: 1 to 99 percent.
fn balance(state: &State, from: Seat, to: Seat) -> u8 {
    let [own, other] = [from, to].map(|seat| u32::from(state.on_board[seat.index()]));
    (100 * other / (own + other).max(1)).clamp(1, 99) as u8
}

/// Worth a question where it could be backed up by an attack with more markers, and by more than when the owner stood last.
fn demand(state: &State, p: Province) -> bool {
    let hand = &state.hands[state.active.index()];
    let crosses =
        |q: &Province| state.land().barrier[q.index()][p.index()].card().is_none_or(|card| hand.contains(&card));
    let near = state.land().near[p.index()] & state.owned[state.active.index()];
    let backed = each(near).filter(crosses).any(|q| state.fresh(q) > state.markers[p.index()]);
    backed && pressure(state, p) > state.stood[p.index()]
}

/// How many markers more than its owner the active state has beside a province, plus one: 0 is no memory of any.
fn pressure(state: &State, p: Province) -> u8 {
    let near = state.land().near[p.index()] & state.owned[state.active.index()];
    let most = each(near).map(|q| state.markers[q.index()]).max().unwrap_or(0);
    1 + most.saturating_sub(state.markers[p.index()])
}

/// A merger was refused.
pub(crate) fn note_refused(state: &mut State, from: Seat, to: Seat) {
    state.declined[from.index()][to.index()] = balance(state, from, to);
}

/// The owner of a province that was demanded stands.
pub(crate) fn note_stood(state: &mut State, p: Province) {
    state.stood[p.index()] = pressure(state, p);
}

/// A state is gone: everybody stands differently now.
pub(crate) fn forget_refusals(state: &mut State) {
    state.declined = Default::default();
}

/// Whose victory a seat has a part in, and how large it is. Nothing for those who are out; for partners what was agreed (E29), while the
/// game is on at least a little; for whoever has promised something, the rest.
pub(crate) fn stake(state: &State, seat: Seat) -> Option<(Seat, f32)> {
    let over = matches!(state.point, Point::Over(_));
    let joining = match (state.point, state.pending) {
        (Point::CorneredAsked(senior), _) => Some((senior, None)),
        (_, Some(pending)) => Some((pending.senior, pending.share)),
        _ => None,
    };
    match (state.status[seat.index()], joining) {
        (Status::Junior(_), _) => {
            let leader = state.leader(seat);
            let juniors = state.seniors(seat).take_while(|junior| *junior != leader);
            let part: f32 = juniors.map(|junior| part(state.shares[junior.index()], over)).product();
            (!over || part > 0.0).then_some((leader, if state.is_live(leader) { part } else { 0.0 }))
        }
        (Status::Eliminated, _) => (!over).then_some((seat, 0.0)),
        // E70: of the last two, whoever joins has lost.
        (Status::Live, Some((senior, share))) if seat == state.active => {
            Some((senior, part(share, state.live().count() == 2)))
        }
        (Status::Live, joining) => {
            let promised = |junior: Seat| match state.status[junior.index()] {
                Status::Junior(senior) if senior == seat => state.shares[junior.index()],
                _ => {
                    joining.filter(|(senior, _)| *senior == seat && junior == state.active).and_then(|(_, share)| share)
                }
            };
            let kept: f32 = Seat::all(state.players).filter_map(promised).map(|share| 1.0 - percent(share)).product();
            (kept < 1.0).then_some((seat, kept))
        }
    }
}

fn percent(share: u8) -> f32 {
    f32::from(share) / 100.0
}

fn part(share: Option<u8>, only_what_was_named: bool) -> f32 {
    share.map_or(if only_what_was_named { 0.0 } else { PARTNER }, percent)
}
