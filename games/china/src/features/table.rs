//! What all the inputs are made from, counted once.

use teahouse_game::Seat;

use super::bin;
use crate::cards::{Cards, Color};
use crate::place::REGIONS;
use crate::rules::bits;
use crate::state::{DISPLAY, HAND, SEATS, State};

/// How near the end is, roughly: the deck has run out twice (E1), less than a round, about a round, two rounds, more.
pub(super) const NEARNESS: usize = 5;
/// Cards still to leave the deck where that begins, at a table of three.
const NEAR: [i32; NEARNESS - 1] = [1, 4, 9, 19];

/// The table as one seat sees it. Seats are relative: 0 is the one that looks, 1 the next in turn.
pub(super) struct Table<'a> {
    pub state: &'a State,
    pub players: usize,
    /// The true seat of each relative one.
    order: [usize; SEATS],
    pub lands: [Land; REGIONS],
    /// Spaces without a house.
    pub free: u64,
    /// Pieces each seat could pay for in each region (C6, C7): with the hand of the one that looks, with the known cards of others (S12).
    pub pays: [[i32; REGIONS]; SEATS],
    /// Cards still to leave the deck until it has run out twice.
    pub left: i32,
    /// The same, roughly.
    pub near: usize,
}

/// A region.
#[derive(Clone, Copy, Default)]
pub(super) struct Land {
    pub houses: [i32; SEATS],
    pub emissaries: [i32; SEATS],
    /// Houses of each seat less the most of any other.
    pub lead: [i32; SEATS],
    /// The same for emissaries.
    pub majority: [i32; SEATS],
    /// Who owns a house on a fortification (S6).
    pub fortified: [bool; SEATS],
    /// All its house spaces, and those without a house.
    pub spaces: i32,
    pub free: i32,
    /// All emissaries there, and how many more may come now (C15).
    pub sent: i32,
    pub room: i32,
    /// The most houses of one seat (C15).
    pub cap: i32,
    /// Its houses are not scored yet (S5).
    pub open: bool,
    /// It holds no piece at all: the next turn places only one (C4).
    pub empty: bool,
    /// It has a fortification without a house (C23).
    pub bare: bool,
}

impl<'a> Table<'a> {
    pub fn of(state: &'a State, seat: Seat) -> Table<'a> {
        let players = state.seats();
        let order: [usize; SEATS] = std::array::from_fn(|n| (seat.index() + n) % players);
        let seats = || order.into_iter().take(players).enumerate();
        let mut lands = [Land::default(); REGIONS];
        for (n, at) in seats() {
            for space in bits(state.houses[at]) {
                let land = &mut lands[usize::from(state.board.region_of[usize::from(space)])];
                land.houses[n] += 1;
                land.fortified[n] |= state.forts >> space & 1 == 1;
            }
        }
        let free = state.board.all & !state.built();
        for (region, land) in lands.iter_mut().enumerate() {
            let forts = state.forts & state.board.spaces_of[region];
            for (n, at) in seats() {
                land.emissaries[n] = i32::from(state.emissaries[region][at]);
            }
            let built: i32 = land.houses.iter().sum();
            land.lead = leads(land.houses);
            land.majority = leads(land.emissaries);
            land.spaces = state.board.spaces_of[region].count_ones() as i32;
            land.free = land.spaces - built;
            land.sent = land.emissaries.iter().sum();
            land.cap = land.houses.into_iter().max().unwrap_or(0);
            land.room = (land.cap - land.sent).max(0);
            land.open = state.scored >> region & 1 == 0;
            land.empty = built == 0 && land.sent == 0 && forts == 0;
            land.bare = forts & free != 0;
        }
        let mut pays = [[0; REGIONS]; SEATS];
        for (n, at) in seats() {
            // S12: of other hands only what everybody saw.
            let cards = if n == 0 { state.hands[at] } else { state.known[at] };
            let each = Color::ALL.map(|color| pieces(cards, color));
            for (region, pays) in pays[n].iter_mut().enumerate() {
                let most = if lands[region].empty { 1 } else { 2 };
                *pays = each[state.board.color[region] as usize].min(most);
            }
        }
        let left = left(state);
        let near = bin(3 * left / players as i32, &NEAR);
        Table { state, players, order, lands, free, pays, left, near }
    }

    /// All relative seats with the true ones.
    pub fn seats(&self) -> impl Iterator<Item = (usize, usize)> {
        self.order.into_iter().take(self.players).enumerate()
    }

    /// The true seat of the one that looks.
    pub fn own(&self) -> usize {
        self.order[0]
    }

    /// The relative seat of a true one.
    pub fn relative(&self, seat: Seat) -> usize {
        (seat.index() + self.players - self.own()) % self.players
    }
}

/// Each number less the highest of the others.
fn leads(numbers: [i32; SEATS]) -> [i32; SEATS] {
    let (mut first, mut second) = (0i32, 0i32);
    for n in numbers {
        if n > first {
            (first, second) = (n, first);
        } else {
            second = second.max(n);
        }
    }
    numbers.map(|n| if n == first { n - second } else { n - first })
}

/// C9: pieces these cards pay for in a region of that colour.
fn pieces(cards: Cards, color: Color) -> i32 {
    let pair = Color::ALL.into_iter().any(|other| other != color && cards.count(other) >= 2);
    i32::from((cards.count(color) + u8::from(pair)).min(2))
}

/// S7: the first time, all that is not in hands or in the display becomes a new deck.
fn left(state: &State) -> i32 {
    let (deck, players) = (i32::from(state.deck.len()), i32::from(state.players));
    match state.exhaustions {
        0 => {
            let in_play = i32::from(state.board.cards.len()) - 5 * (5 - players);
            deck + in_play - i32::from(HAND) * players - DISPLAY as i32
        }
        1 => deck,
        _ => 0,
    }
}
