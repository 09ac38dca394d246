//! The cards: one's own, the open ones, those of others that everybody saw, and what is still to come.

use teahouse_game::Features;

use super::table::Table;
use super::{bin, some, sums};
use crate::cards::{Cards, Color};

/// Regions one could go to.
const CHOICE: [i32; 5] = [1, 2, 3, 4, 6];

pub(super) fn write(table: &Table, out: &mut Features) {
    let state = table.state;
    let hand = state.hands[table.own()];
    // My cards by colour: one, two, three.
    counts(out, hand, 3);
    // How many.
    out.block(4).on(usize::from(hand.len()));
    // The most of one colour: a pair pays anywhere (C7).
    out.block(4).on(usize::from(hand.0.into_iter().max().unwrap_or(0)));
    choice(table, out);
    // The display by colour: one, two, more.
    let display: Cards = state.display.iter().flatten().copied().collect();
    counts(out, display, 3);
    // Colours of the display by how many of them lie there and how many I hold: what would make a pair.
    let mut pairs = [0.0; 9];
    for color in Color::ALL {
        let (held, open) = (usize::from(hand.count(color)), usize::from(display.count(color)));
        if open > 0 {
            pairs[3 * held.min(2) + open.min(3) - 1] += 0.5;
        }
    }
    sums(out, &pairs);
    // S12: what everybody saw the others take: one, two or more of a colour; and how many cards they have.
    let mut unseen = state.deck;
    for (_, at) in table.seats().skip(1) {
        counts(out, state.known[at], 2);
        out.block(1).put(0, f32::from(state.hands[at].len()) / 3.0);
        unseen = unseen.and(state.hands[at].without(state.known[at]));
    }
    // Cards I have not seen, and discards, which come back after the first time the deck runs out (S7); by colour.
    sums(out, &unseen.0.map(|n| f32::from(n) / 10.0));
    sums(out, &state.discard.0.map(|n| f32::from(n) / 10.0));
}

/// How many there are of each colour, one-hot; none is no input.
fn counts(out: &mut Features, cards: Cards, most: usize) {
    for n in cards.0 {
        some(out, i32::from(n), most);
    }
}

/// In how many regions my cards can place something, and in how many two pieces.
fn choice(table: &Table, out: &mut Features) {
    let at = table.own();
    let (houses, emissaries) = (table.state.houses_left[at], table.state.emissaries_left[at]);
    let mut regions = [0; 2];
    for (land, pays) in table.lands.iter().zip(table.pays[0]) {
        let room = land.free.min(i32::from(houses)) + land.room.min(i32::from(emissaries));
        let pieces = pays.min(room);
        regions[0] += i32::from(pieces > 0);
        regions[1] += i32::from(pieces > 1);
    }
    for n in regions {
        out.block(CHOICE.len() + 1).on(bin(n, &CHOICE));
    }
}
