//! Whose move it is, which question is open, and what the turn that is going on still offers.

use teahouse_game::{Features, Seat};

use crate::effect::{Effect, Scroll, Side};
use crate::features::coming::COMING;
use crate::features::prospect::Prospect;
use crate::features::{bins, part};
use crate::point::{Cause, Fate, Point};
use crate::state::{ROUNDS, State};

/// Questions and results of chance that can be waited for.
const QUESTIONS: usize = 26;
/// Before the cards, before the main action, after it; each with no side action to do, one to do, one that may be repeated, or one done.
const MOMENTS: usize = 12;
/// Side actions, bonuses by kind, repeating with a scroll or with leaves.
const OFFERS: usize = 3 + BONUSES + 2;
/// Kinds of bonuses on cards.
pub(super) const BONUSES: usize = 6;
/// Card strengths that are told apart.
const STRENGTHS: usize = 14;

pub(super) fn put(state: &State, seat: Seat, seats: &[Prospect], out: &mut Features) {
    let players = state.seats();
    let relative = |other: Seat| (other.index() + players - seat.index()) % players;
    let active = relative(state.active);
    // Who is to act, and who began the round: the next one begins the next.
    out.block(players).on(active);
    out.block(players).on(relative(state.start));
    // The round that the table is in.
    out.block(usize::from(ROUNDS)).on(usize::from(state.round.max(1)) - 1);
    // T35: berths that are taken.
    let berths = state.seats[..players].iter().filter(|player| player.berth.is_some()).count();
    bins(out, 4, berths);
    // Face-down action cards, and basic caravans: the advanced ones come after them.
    let actions: u8 = state.down.actions.iter().sum();
    out.block(2).put(0, part(actions, 30.0)).put(1, part(state.down.caravans[0], 10.0));
    // All that follows is of whoever acts: first the blocks for the seat that looks, then those for anybody else.
    let theirs = usize::from(active != 0);
    out.block(2 * QUESTIONS).on(theirs * QUESTIONS + question(state.point));
    let acting = &seats[active];
    out.block(2 * MOMENTS).on(theirs * MOMENTS + moment(state, acting));
    // T18: the strength that is to be used, T3 to T5: how the turn began.
    let mut block = out.block(2 * STRENGTHS);
    if acting.due {
        block.on(theirs * STRENGTHS + usize::from(state.strength).min(STRENGTHS - 1));
    }
    let turn = &acting.turn;
    let begun = [turn.fee, turn.free, turn.repeated];
    let mut block = out.block(2 * begun.len());
    (0..begun.len()).filter(|n| begun[*n]).for_each(|n| _ = block.on(theirs * begun.len() + n));
    // What is left to be chosen or drawn before the turn goes on.
    let mut block = out.block(2 * COMING);
    for (n, count) in acting.coming.0.iter().enumerate() {
        block.put(theirs * COMING + n, part(*count, 2.0));
    }
    // What the top card still offers.
    let mut block = out.block(2 * OFFERS);
    offers(state, acting, |n| _ = block.on(theirs * OFFERS + n));
}

fn question(point: Point) -> usize {
    match point {
        Point::Menu => 0,
        Point::Cover { .. } => 1,
        Point::Pagoda { .. } => 2,
        Point::Teapot(_) => 3,
        Point::Pay(bill) => match bill.cause {
            Cause::Fee => 4,
            Cause::Row => 5,
            Cause::Repeat => 6,
            Cause::Buy(_) => 7,
            Cause::Caravan(..) => 8,
        },
        Point::Flip(_) => 9,
        Point::Pick(_) => 10,
        Point::Side(_) => 11,
        Point::Place { .. } => 12,
        Point::Draw { .. } => 13,
        Point::Discard { .. } => 14,
        Point::Remove => 15,
        Point::Put => 16,
        Point::Sell(_) => 17,
        Point::Take => 18,
        Point::Fate(fate) => match fate {
            Fate::Card(_) => 19,
            Fate::Market => 20,
            Fate::Caravan => 21,
            Fate::Emperor => 22,
            Fate::Cup(_) => 23,
            Fate::First | Fate::Token(_) => 24,
        },
        Point::Over => 25,
    }
}

fn moment(state: &State, acting: &Prospect) -> usize {
    let turn = &acting.turn;
    let main = if turn.main { 2 } else { usize::from(turn.played) };
    let shown = || turn.played && state.top().is_some_and(|top| state.board.card(top).sides != 0);
    let side = match turn.side {
        Some(_) if turn.window && !turn.repeated => 2,
        Some(_) => 3,
        None => usize::from(shown()),
    };
    4 * main + side
}

fn offers(state: &State, acting: &Prospect, mut offer: impl FnMut(usize)) {
    let (turn, player) = (&acting.turn, &acting.player);
    let Some(top) = state.top().filter(|_| turn.played) else { return };
    let data = state.board.card(top);
    // T33, T34: a boat at the end has nowhere to go.
    if turn.side.is_none() {
        let sails = player.boat < state.board.last();
        let shown = |side: &usize| data.sides >> side & 1 == 1 && (*side != Side::River as usize || sails);
        (0..3).filter(shown).for_each(&mut offer);
    }
    // T52
    let unused = data.bonus.iter().enumerate().filter(|(n, _)| turn.used >> n & 1 == 0);
    unused.for_each(|(_, effect)| offer(3 + bonus(effect)));
    // T43
    if turn.side.is_some() && turn.window && !turn.repeated {
        if player.scrolls_of(Scroll::Repeat) > 0 {
            offer(3 + BONUSES);
        }
        if player.brown() >= u16::from(state.board.player().repeat_brown) {
            offer(3 + BONUSES + 1);
        }
    }
}

/// What is printed on cards more than once has a kind of its own.
pub(super) fn bonus(effect: &Effect) -> usize {
    match effect {
        Effect::Ferment { .. } => 0,
        Effect::Draw { .. } => 1,
        Effect::DrawDiscard { .. } => 2,
        Effect::RemoveCard { .. } => 3,
        Effect::SellLeaves { .. } => 4,
        Effect::Vp { .. }
        | Effect::Leaves { .. }
        | Effect::EmperorToken { .. }
        | Effect::Scroll { .. }
        | Effect::CupMarker { .. }
        | Effect::EmperorCard { .. } => 5,
    }
}
