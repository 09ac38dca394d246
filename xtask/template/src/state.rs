//! The whole truth about one game. This tiny one keeps its `Position` as its state; a game that is searched a lot
//! keeps something flat instead (see `games/qin`).

use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Held, Seat, Waiting};

use crate::board::Board;
use crate::moves::Decision;

/// How many cards of the values 1, 2 and 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Cards(pub [u8; 3]);

impl Cards {
    /// Cards of one value.
    pub fn count(self, value: u8) -> u8 {
        self.0.get(usize::from(value).wrapping_sub(1)).copied().unwrap_or(0)
    }
    /// All of them.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    /// Puts a card in.
    pub fn add(&mut self, value: u8) {
        self.0[usize::from(value) - 1] += 1;
    }
    /// Takes a card out.
    pub fn take(&mut self, value: u8) {
        self.0[usize::from(value) - 1] -= 1;
    }
    /// Every card.
    pub fn list(self) -> Vec<u8> {
        (1..=3).flat_map(|v| std::iter::repeat_n(v, usize::from(self.count(v)))).collect()
    }
}

/// The whole truth as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Cards in hand, by seat.
    pub hands: Vec<Cards>,
    /// Points, by seat.
    pub scores: Vec<u8>,
    /// The deck: a multiset, no secret order.
    pub deck: Cards,
    /// The mover.
    pub turn: Seat,
    /// The card on the table, if the next seat is asked about it (N6).
    pub played: Option<u8>,
    /// Whether a draw is due (N2, N9).
    pub draws: bool,
    /// Whether hands are still being dealt (N2).
    pub dealing: bool,
    /// Cards that have left the game, and all there are.
    pub gone: u8,
    /// All cards there are.
    pub cards: u8,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Held<Board>,
    pub(crate) truth: Position,
}

impl State {
    pub(crate) fn start(board: Held<Board>, players: u8) -> State {
        // N1, N2
        let deck = Cards([board.copies; 3]);
        let truth = Position {
            hands: vec![Cards::default(); usize::from(players)],
            scores: vec![0; usize::from(players)],
            deck,
            turn: Seat(0),
            played: None,
            draws: true,
            dealing: true,
            gone: 0,
            cards: deck.len(),
        };
        State { board, truth }
    }

    pub(crate) fn from_truth(board: Held<Board>, truth: Position) -> Result<State, String> {
        let seats = truth.hands.len();
        let fits = (2..=3).contains(&seats) && truth.scores.len() == seats && truth.turn.index() < seats;
        let small = truth.hands.iter().chain([&truth.deck]).all(|c| c.0.iter().all(|n| *n <= 9));
        let known = truth.played.is_none_or(|v| (1..=3).contains(&v)) && truth.gone <= 100;
        let draw = !truth.draws || !truth.deck.is_empty();
        if !(fits && small && known && draw) {
            return Err("seats, cards and turn do not fit together".to_owned());
        }
        let neighbour = truth.turn.next(seats as u8);
        if truth.played.is_some() && truth.hands[neighbour.index()].is_empty() {
            return Err("nobody can be asked about the card on the table".to_owned());
        }
        let mut state = State { board, truth };
        state.truth.cards = state.truth.hands.iter().map(|h| h.len()).sum::<u8>()
            + state.truth.deck.len()
            + state.truth.gone
            + u8::from(state.truth.played.is_some());
        Ok(state)
    }

    pub(crate) fn players(&self) -> u8 {
        self.truth.hands.len() as u8
    }

    pub(crate) fn asks(&self) -> Waiting<Decision> {
        let truth = &self.truth;
        if truth.draws {
            Waiting::Chance
        } else if truth.played.is_some() {
            Waiting::Seat(Ask { seat: truth.turn.next(self.players()), decision: Decision::Match })
        } else if truth.hands[truth.turn.index()].is_empty() {
            Waiting::Over
        } else {
            Waiting::Seat(Ask { seat: truth.turn, decision: Decision::Play })
        }
    }
}
