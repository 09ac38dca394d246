//! Who knows what? A hand is its owner's; discard piles are open (D3). Which cards lie in hand and draw pile together everybody can tell, and which of them were seen
//! on their way into a hand; how they are split is hidden. The order of decks is nobody's (T62).

use serde::{Deserialize, Serialize};
use teahouse_game::{Data, Dice, Held, Outcome, Seat, Viewer};

use crate::board::Board;
use crate::cards::Cards;
use crate::event::Event;
use crate::ids::Card;
use crate::point::Point;
use crate::position::{Position, Table};
use crate::score;
use crate::state::State;
use crate::supply::Supply;

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
    /// The viewer's own hand.
    pub hand: Option<Vec<Card>>,
    /// D1: what is left of the box; none where nothing runs out.
    pub supply: Option<Supply>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// The fields of a view that hang on who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    viewer: Viewer,
    hand: Option<Vec<Card>>,
}

impl Own {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Own {
        let own = Seat::all(state.players).find(|seat| viewer.is(*seat));
        Own { viewer, hand: own.map(|seat| state.seats[seat.index()].hand.list()) }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let Own { viewer, hand } = Own::of(state, viewer);
        View {
            viewer,
            board: state.board.id().to_owned(),
            table: Table::of(state),
            hand,
            supply: state.supply,
            outcome: score::outcome(state),
        }
    }

    /// A possible world: hidden hands are dealt so that all that everybody knows of them holds.
    pub(crate) fn world(&self, board: Held<Board>, dice: &mut (impl Dice + ?Sized)) -> State {
        let mut hands = Vec::new();
        for (n, seat) in self.table.seats.iter().enumerate() {
            let whose = Seat(n as u8);
            if let (true, Some(own)) = (self.viewer.is(whose), &self.hand) {
                hands.push(own.clone());
                continue;
            }
            let hidden: Cards = seat.hidden.iter().copied().collect();
            let known: Cards = seat.known.iter().copied().collect();
            let wanted = wanted(self.table.point, whose == self.table.active);
            hands.push(split(hidden, known, seat.cards, wanted, dice).list());
        }
        let position = Position { table: self.table.clone(), hands };
        position.state(board).expect("what was seen of a game is a position")
    }
}

/// T59: who is asked for more cards under the top card has one: at least one of these is in the hand.
fn wanted(point: Point, active: bool) -> Option<Cards> {
    match point {
        Point::Cover { last: Some(last) } if active => Some(Cards(u128::MAX).above(last)),
        _ => None,
    }
}

/// Hands that are dealt before a wanted card is simply given.
const TRIES: u8 = 100;

/// A hand of so many cards, by chance: with all that are known, and with one that is wanted. All such hands are equally likely: one without a wanted card is
/// dealt again.
fn split(hidden: Cards, known: Cards, count: u8, wanted: Option<Cards>, dice: &mut (impl Dice + ?Sized)) -> Cards {
    let wants = |hand: Cards| wanted.filter(|wanted| hand.both(*wanted).is_empty());
    for _ in 0..TRIES {
        let hand = fill(known, hidden, count, dice);
        if wants(hand).is_none() {
            return hand;
        }
    }
    // Among many cards few are wanted: hardly a hand has two of them, so little is lost by giving one.
    let mut hand = known;
    if let Some(wanted) = wants(hand) {
        hand.add(hidden.both(wanted).any(dice));
    }
    fill(hand, hidden, count, dice)
}

/// So many cards: these, and others by chance.
fn fill(mut hand: Cards, hidden: Cards, count: u8, dice: &mut (impl Dice + ?Sized)) -> Cards {
    let mut rest = hidden.without(hand);
    while hand.len() < count {
        let card = rest.any(dice);
        hand.add(card);
        rest.drop(card);
    }
    hand
}

/// Deals the hidden hands anew, in place.
pub(crate) fn redeal(state: &mut State, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
    for seat in Seat::all(state.players).filter(|seat| !viewer.is(*seat)) {
        let wanted = wanted(state.point, seat == state.active);
        let player = &mut state.seats[seat.index()];
        let hidden = player.hand.with(player.pile);
        player.hand = split(hidden, player.known, player.hand.len(), wanted, dice);
        player.pile = hidden.without(player.hand);
    }
}

/// The card that is drawn is its owner's secret.
pub(crate) fn redact(event: &Event, to: Viewer) -> Event {
    match event {
        Event::Drew { seat, .. } if !to.is(*seat) => Event::Drew { seat: *seat, card: None },
        other => other.clone(),
    }
}
