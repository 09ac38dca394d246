//! Who knows what? The table is open, and so are the sizes of hands and decks; a hand is its owner's, the shuffled part of the
//! decks nobody's.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Held, Outcome, Seat, Viewer};

use crate::board::Board;
use crate::cards::{Counts, Kind, Yang, total};
use crate::event::Event;
use crate::position::{Drawn, Position, Table, named};
use crate::score;
use crate::state::State;

/// All that one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Id of the board.
    pub board: String,
    /// What lies open.
    pub table: Table,
    /// The viewer's own Yang cards, the oldest first.
    pub hand: Option<Vec<Yang>>,
    /// Yang cards of each seat.
    pub cards: Vec<u8>,
    /// Cards in the shuffled part of the Yang deck.
    pub yang_deck: u8,
    /// Yang cards the viewer has not seen: that part, and what is hidden in other hands.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub unseen: BTreeMap<Yang, u8>,
    /// The Yang card in the resolver's hand.
    pub drawn: Option<Drawn<Option<Yang>>>,
    /// Markers left of each seat.
    pub supply: Vec<u8>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// The fields of a view that hang on who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    viewer: Viewer,
    hand: Option<Vec<Yang>>,
    unseen: BTreeMap<Yang, u8>,
    drawn: Option<Drawn<Option<Yang>>>,
}

impl Own {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Own {
        let mut unseen = state.yang.unseen;
        let mut hand = None;
        for seat in Seat::all(state.players) {
            let n = seat.index();
            if viewer.is(seat) {
                hand = Some(state.hands[n].to_vec());
                continue;
            }
            state.hands[n].iter().for_each(|card| unseen[card.number()] += 1);
            unseen.iter_mut().zip(state.known[n]).for_each(|(all, known)| *all -= known);
        }
        let drawn = state.drawn.map(|(card, open)| {
            let seen = open || viewer.is(state.active);
            if !seen {
                unseen[card.number()] += 1;
            }
            Drawn { card: seen.then_some(card), open }
        });
        Own { viewer, hand, unseen: named(&unseen), drawn }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let Own { viewer, hand, unseen, drawn } = Own::of(state, viewer);
        View {
            viewer,
            board: teahouse_game::Data::id(&*state.board).to_owned(),
            table: Table::of(state),
            hand,
            cards: state.hands[..state.seats()].iter().map(|hand| hand.len() as u8).collect(),
            yang_deck: total(&state.yang.unseen),
            unseen,
            drawn,
            supply: Seat::all(state.players).map(|seat| state.supply(seat)).collect(),
            outcome: score::outcome(state),
        }
    }

    /// A possible world: hidden hands are dealt so that all that everybody knows of them holds; the rest is the deck.
    pub(crate) fn world(&self, board: Held<Board>, dice: &mut (impl Dice + ?Sized)) -> State {
        let mut pool: Counts = [0; 9];
        self.unseen.iter().for_each(|(card, n)| pool[card.number()] = *n);
        let mut hands: Vec<Vec<Yang>> = Vec::new();
        let hidden = |n: usize| !self.viewer.is(Seat(n as u8));
        // First what is known of each hand: cards by name, then so many relief cards.
        for (n, seat) in self.table.seats.iter().enumerate() {
            if let (false, Some(own)) = (hidden(n), &self.hand) {
                hands.push(own.clone());
                continue;
            }
            let mut hand = seat.known.clone();
            let relief = |hand: &[Yang]| hand.iter().filter(|card| !card.crosses()).count();
            while relief(&hand) < usize::from(seat.reliefs) {
                hand.push(draw(&mut pool, |card| card.is_held() && !card.crosses(), dice));
            }
            hands.push(hand);
        }
        for (n, hand) in hands.iter_mut().enumerate().filter(|(n, _)| hidden(*n)) {
            while hand.len() < usize::from(self.cards[n]) {
                hand.push(draw(&mut pool, Yang::is_held, dice));
            }
        }
        let drawn =
            self.drawn.map(|d| Drawn { card: d.card.unwrap_or_else(|| draw(&mut pool, |_| true, dice)), open: d.open });
        let position = Position { table: self.table.clone(), hands, yang_unseen: named(&pool), drawn, run: None };
        position.state(board).expect("what was seen of a game is a position")
    }
}

/// A card of the pool that fits, by chance.
fn draw(pool: &mut Counts, fits: impl Fn(Yang) -> bool, dice: &mut (impl Dice + ?Sized)) -> Yang {
    let fitting = || Yang::ALL.iter().copied().filter(|card| fits(*card));
    let sum: u32 = fitting().map(|card| u32::from(pool[card.number()])).sum();
    let mut rest = dice.below(sum.max(1));
    for card in fitting() {
        let count = u32::from(pool[card.number()]);
        if rest < count {
            pool[card.number()] -= 1;
            return card;
        }
        rest -= count;
    }
    unreachable!("what is known of hands fits what is unseen")
}

/// The Yang card drawn is its owner's secret; the Mandate is everybody's business.
pub(crate) fn redact(event: &Event, to: Viewer) -> Event {
    match event {
        Event::DrewYang { seat, card: Some(card) } if !to.is(*seat) && *card != Yang::Mandate => {
            Event::DrewYang { seat: *seat, card: None }
        }
        other => other.clone(),
    }
}
