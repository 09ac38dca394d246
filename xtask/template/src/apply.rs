//! What happens?

use serde::{Deserialize, Serialize};
use teahouse_game::{EventRule, Log, Rule, Seat};

use crate::moves::{Chance, Move};
use crate::state::State;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// `card` is secret: only the one who drew it sees it.
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Played {
        seat: Seat,
        card: u8,
    },
    Matched {
        seat: Seat,
        card: u8,
    },
    Scored {
        seat: Seat,
        points: u8,
    },
    Ended {
        reason: String,
    },
}

/// Where the rules tell of each kind of event.
pub(crate) const EVENT_RULES: &[EventRule] = &[
    ("drew", None, Rule("N9")),
    ("played", None, Rule("N3")),
    ("matched", None, Rule("N7")),
    ("scored", None, Rule("N8")),
    ("ended", Some("no-cards"), Rule("N10")),
];

pub(crate) fn act(state: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
    let mover = state.truth.turn;
    match mv {
        Move::Play(card) => {
            state.truth.hands[seat.index()].take(card);
            state.truth.played = Some(card);
            log.push(|| Event::Played { seat, card });
            // N6: whether the neighbour holds cards is public; what they are never decides.
            if state.truth.hands[mover.next(state.players()).index()].is_empty() {
                score(state, log);
            }
        }
        Move::Let => score(state, log),
        Move::Match => {
            // N7, B1: both cards leave the game.
            let card = state.truth.played.take().expect("a card lies on the table when a match is asked");
            state.truth.hands[seat.index()].take(card);
            state.truth.gone += 2;
            log.push(|| Event::Matched { seat, card });
            end_turn(state, log);
        }
    }
}

/// N8
fn score(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, points) = (state.truth.turn, state.truth.played.take().expect("a card was played"));
    state.truth.scores[seat.index()] += points;
    state.truth.gone += 1;
    log.push(|| Event::Scored { seat, points });
    end_turn(state, log);
}

/// N9, N10
fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    if state.truth.deck.is_empty() { next_seat(state, log) } else { state.truth.draws = true }
}

fn next_seat(state: &mut State, log: &mut impl Log<Event>) {
    let players = state.players();
    let after = (1..=players).map(|n| Seat((state.truth.turn.0 + n) % players));
    match after.into_iter().find(|s| !state.truth.hands[s.index()].is_empty()) {
        Some(seat) => state.truth.turn = seat,
        None => log.push(|| Event::Ended { reason: "no-cards".to_owned() }),
    }
}

pub(crate) fn draw(state: &mut State, Chance(card): Chance, log: &mut impl Log<Event>) {
    let seat = state.truth.turn;
    state.truth.deck.take(card);
    state.truth.hands[seat.index()].add(card);
    log.push(|| Event::Drew { seat, card: Some(card) });
    if !state.truth.dealing {
        state.truth.draws = false;
        return next_seat(state, log);
    }
    // N2: two cards each, seat by seat.
    if state.truth.hands[seat.index()].len() == 2 {
        if seat.0 + 1 < state.players() {
            state.truth.turn = Seat(seat.0 + 1);
        } else {
            state.truth.turn = Seat(0);
            (state.truth.draws, state.truth.dealing) = (false, false);
        }
    }
}
