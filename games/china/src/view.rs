//! Who knows what? The board, the display, the discards and the sizes of hands are open; a hand is its owner's; the next
//! card is nobody's. What everybody saw being taken from the display is remembered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Held, Outcome, Seat, Viewer};

use crate::apply::Event;
use crate::board::Board;
use crate::cards::{Cards, Color, Letters};
use crate::place::{Region, Space};
use crate::position::{Position, Supply};
use crate::score;
use crate::state::{DISPLAY, Phase, State};

/// All that one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Id of the board.
    pub board: String,
    /// Whether fortifications are used.
    pub fortifications: bool,
    /// Where the game stands.
    pub phase: Phase,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The region of this turn.
    pub region: Option<Region>,
    /// Pieces placed in this turn.
    pub pieces: u8,
    /// Whether that region was empty when the turn began.
    pub was_empty: bool,
    /// How often the deck has run out.
    pub exhaustions: u8,
    /// What lies in front of each seat.
    pub seats: Vec<SeatView>,
    /// Houses by space.
    pub houses: BTreeMap<Space, Seat>,
    /// Spaces with a fortification.
    pub forts: Vec<Space>,
    /// Emissaries of each seat, by region.
    pub emissaries: BTreeMap<Region, Vec<u8>>,
    /// Regions whose houses are scored.
    pub scored: Vec<Region>,
    /// The open cards.
    pub display: [Option<Color>; DISPLAY],
    /// The open discards.
    pub discard: Cards,
    /// Cards in the deck.
    pub deck: u8,
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// Cards the viewer has not seen: the deck, and what is hidden in other hands.
    pub unseen: Cards,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What lies open in front of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Points on the track.
    pub score: i32,
    /// Houses left.
    pub houses: u8,
    /// Emissaries left.
    pub emissaries: u8,
    /// Fortifications left.
    pub forts: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Cards among them that everybody saw being taken.
    pub known: Cards,
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
        let mut own = Own { viewer, hand: None, unseen: state.deck };
        for seat in Seat::all(state.players) {
            let n = seat.index();
            if viewer.is(seat) {
                own.hand = Some(state.hands[n]);
            } else {
                own.unseen = own.unseen.and(state.hands[n].without(state.known[n]));
            }
        }
        own
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let Own { viewer, hand, unseen } = Own::of(state, viewer);
        let open = Position::of(state);
        let mut seats = Vec::new();
        for seat in Seat::all(state.players) {
            let n = seat.index();
            seats.push(SeatView {
                score: state.score[n],
                houses: state.houses_left[n],
                emissaries: state.emissaries_left[n],
                forts: state.forts_left[n],
                cards: state.hands[n].len(),
                known: state.known[n],
            });
        }
        View {
            viewer,
            board: teahouse_game::Data::id(&*state.board).to_owned(),
            fortifications: state.variant,
            phase: state.phase,
            start: state.start,
            active: state.active,
            region: state.region,
            pieces: state.pieces,
            was_empty: state.was_empty,
            exhaustions: state.exhaustions,
            seats,
            houses: open.houses,
            forts: open.forts,
            emissaries: open.emissaries,
            scored: open.scored,
            display: state.display,
            discard: state.discard,
            deck: state.deck.len(),
            hand,
            unseen,
            outcome: score::outcome(state),
        }
    }

    /// A possible world: what is unseen is dealt to the hands, the rest is the deck.
    pub(crate) fn world(&self, board: Held<Board>, dice: &mut (impl Dice + ?Sized)) -> State {
        let mut pool = self.unseen;
        let mut hands = Vec::new();
        for (n, seat) in self.seats.iter().enumerate() {
            if let (true, Some(own)) = (self.viewer.is(Seat(n as u8)), self.hand) {
                hands.push(own);
                continue;
            }
            let mut hand = seat.known;
            while hand.len() < seat.cards {
                let card = pool.nth(dice.below(u32::from(pool.len())));
                pool.take(card);
                hand.add(card);
            }
            hands.push(hand);
        }
        let each = |of: fn(&SeatView) -> u8| self.seats.iter().map(of).collect();
        let position = Position {
            fortifications: self.fortifications,
            phase: self.phase,
            start: self.start,
            active: self.active,
            region: self.region,
            pieces: self.pieces,
            was_empty: self.was_empty,
            exhaustions: self.exhaustions,
            hands: hands.into_iter().map(Letters).collect(),
            known: self.seats.iter().map(|s| Letters(s.known)).collect(),
            display: self.display.to_vec(),
            deck: Letters(pool),
            discard: Letters(self.discard),
            houses: self.houses.clone(),
            forts: self.forts.clone(),
            emissaries: self.emissaries.clone(),
            scored: self.scored.clone(),
            scores: self.seats.iter().map(|s| s.score).collect(),
            supply: Supply { houses: each(|s| s.houses), emissaries: each(|s| s.emissaries), forts: each(|s| s.forts) },
        };
        position.state(board).expect("what was seen of a game is a position")
    }
}

pub(crate) fn redact(event: &Event, to: Viewer) -> Event {
    match event {
        Event::Dealt { seat, card: Some(_) } if !to.is(*seat) => Event::Dealt { seat: *seat, card: None },
        Event::Drew { seat, card: Some(_) } if !to.is(*seat) => Event::Drew { seat: *seat, card: None },
        other => other.clone(),
    }
}

/// Re-deals in place what `viewer` cannot know.
pub(crate) fn redeal(state: &mut State, viewer: Viewer, dice: &mut (impl Dice + ?Sized)) {
    let hidden = |seat: Seat| !viewer.is(seat);
    let mut pool = state.deck;
    for seat in Seat::all(state.players).filter(|s| hidden(*s)).map(Seat::index) {
        pool = pool.and(state.hands[seat].without(state.known[seat]));
    }
    for seat in Seat::all(state.players).filter(|s| hidden(*s)).map(Seat::index) {
        let size = state.hands[seat].len();
        state.hands[seat] = state.known[seat];
        while state.hands[seat].len() < size {
            let card = pool.nth(dice.below(u32::from(pool.len())));
            pool.take(card);
            state.hands[seat].add(card);
        }
    }
    state.deck = pool;
}
