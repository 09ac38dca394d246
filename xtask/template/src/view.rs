//! Who knows what?

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Held, Seat, Viewer};

use crate::apply::Event;
use crate::board::Board;
use crate::state::{Cards, Position, State};

/// All that one viewer knows, built up from nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Points, by seat.
    pub scores: Vec<u8>,
    /// Cards in hand, by seat.
    pub sizes: Vec<u8>,
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// Cards the viewer has not seen: deck and hidden hands.
    pub unseen: Cards,
    /// The mover.
    pub turn: Seat,
    /// The card on the table.
    pub played: Option<u8>,
    /// Whether a draw is due.
    pub draws: bool,
    /// Whether hands are still being dealt.
    pub dealing: bool,
    /// Cards that have left the game.
    pub gone: u8,
}

/// The fields of a view that hang on who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    viewer: Viewer,
    hand: Option<Cards>,
    unseen: Cards,
}

impl Own {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Own {
        let truth = &state.truth;
        let mut unseen = truth.deck;
        let mut hand = None;
        for (n, cards) in truth.hands.iter().enumerate() {
            if viewer.is(Seat(n as u8)) {
                hand = Some(*cards);
            } else {
                cards.list().into_iter().for_each(|card| unseen.add(card));
            }
        }
        Own { viewer, hand, unseen }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let Own { viewer, hand, unseen } = Own::of(state, viewer);
        let truth = &state.truth;
        View {
            viewer,
            scores: truth.scores.clone(),
            sizes: truth.hands.iter().map(|h| h.len()).collect(),
            hand,
            unseen,
            turn: truth.turn,
            played: truth.played,
            draws: truth.draws,
            dealing: truth.dealing,
            gone: truth.gone,
        }
    }

    pub(crate) fn world(&self, board: Held<Board>, dice: &mut (impl Dice + ?Sized)) -> State {
        let mut deck = self.unseen;
        let mut deal = |n: usize| {
            let mut hand = Cards::default();
            for _ in 0..self.sizes[n] {
                let card = deck.list()[dice.below(u32::from(deck.len())) as usize];
                deck.take(card);
                hand.add(card);
            }
            hand
        };
        let hands = (0..self.sizes.len()).map(|n| match self.hand {
            Some(own) if self.viewer.is(Seat(n as u8)) => own,
            _ => deal(n),
        });
        let hands: Vec<Cards> = hands.collect();
        let on_table = u8::from(self.played.is_some());
        let cards = hands.iter().map(|h| h.len()).sum::<u8>() + deck.len() + self.gone + on_table;
        let (scores, turn, played) = (self.scores.clone(), self.turn, self.played);
        let (draws, dealing, gone) = (self.draws, self.dealing, self.gone);
        State { board, truth: Position { hands, scores, deck, turn, played, draws, dealing, gone, cards } }
    }
}

pub(crate) fn redact(event: &Event, to: Viewer) -> Event {
    match event {
        Event::Drew { seat, card: Some(_) } if !to.is(*seat) => Event::Drew { seat: *seat, card: None },
        other => other.clone(),
    }
}
