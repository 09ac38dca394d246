//! What a seat can still do in the round it is in: turns, the fee, cards.

use teahouse_game::Features;

use crate::features::prospect::Prospect;
use crate::features::{bins, part};
use crate::state::{ROUNDS, State, TURNS};

/// Main actions of a round that may be left: none to four.
const LEFT: usize = TURNS as usize + 1;

pub(super) fn put(state: &State, seat: &Prospect, out: &mut Features) {
    let actions = usize::from(seat.actions);
    // Round and main actions left in it.
    out.block(usize::from(ROUNDS) * LEFT).on((usize::from(seat.round) - 1) * LEFT + actions);
    out.block(6).on(fee(state, seat));
    let (cards, turns) = (seat.cards(), seat.turns());
    // Cards in hand, with those that are coming.
    out.block(10).on(cards.into());
    // T6: every turn takes a card, so these are the turns that can be.
    bins(out, LEFT - 1, cards.min(turns).into());
    // T53: cards to spare, which make turns stronger or stay for the next round.
    out.block(3)
        .put(0, part(cards.saturating_sub(turns), 4.0))
        .put(1, part(turns.saturating_sub(cards), 4.0))
        .put(2, part(seat.draws, 4.0));
    // Strength of the hand, in all and for each turn that can be.
    let each = seat.hand / f32::from(turns.min(cards).max(1));
    out.block(2).put(0, part(seat.hand, 10.0)).put(1, if turns > 0 { part(each, 5.0) } else { 0.0 });
    if seat.own {
        bins(out, 16, seat.hand as usize);
        bins(out, 10, if turns > 0 { each as usize } else { 0 });
    }
}

/// T4: no fourth turn left, or one that can or cannot be paid for, later or at once, or one that is paid.
fn fee(state: &State, seat: &Prospect) -> usize {
    let (player, price) = (&seat.player, state.board.player().fee);
    if player.passed || player.turns == TURNS {
        return 0;
    }
    if seat.turn.fee {
        return 5;
    }
    let rich = player.all_leaves() >= u16::from(price.leaves) && player.brown() >= u16::from(price.brown);
    let at_once = player.turns == TURNS - 1;
    1 + 2 * usize::from(at_once) + usize::from(rich)
}
