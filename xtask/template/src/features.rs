//! What does a seat know, in numbers? The inputs of the bots' learnt value.

use teahouse_game::{Features, Seat, Waiting};

use crate::state::State;

pub(crate) fn features(state: &State, seat: Seat, out: &mut Features) {
    let truth = &state.truth;
    let players = state.players();
    // The own hand by value (N2); the others' are hidden.
    let mut hand = out.block(3);
    for value in 1..=3 {
        hand.put(usize::from(value) - 1, f32::from(truth.hands[seat.index()].count(value)) / 3.0);
    }
    // Points and cards of everybody, the own seat first.
    let mut all = out.block(2 * usize::from(players));
    let mut who = seat;
    for place in 0..usize::from(players) {
        all.put(2 * place, f32::from(truth.scores[who.index()]) / 10.0);
        all.put(2 * place + 1, f32::from(truth.hands[who.index()].len()) / 5.0);
        who = who.next(players);
    }
    // The card on the table (N6), and cards to come.
    out.block(4).on(usize::from(truth.played.unwrap_or(0)));
    out.block(1).put(0, f32::from(truth.deck.len()) / 10.0);
    // Whether this seat is asked.
    let asked = matches!(state.asks(), Waiting::Seat(ask) if ask.seat == seat);
    out.block(2).on(usize::from(asked));
}
