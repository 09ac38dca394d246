//! What does a learnt value look at? The position as one seat knows it, in numbers, its own things first and those of the others in turn
//! order after it.
//!
//! All boards have the same nine regions, so what happens in a region is told region by region; it is told a second time by what the
//! region is like (lead, room, what cards can do there), summed over all of them. Roads differ from side to side (D19): houses are told by
//! the lines they make and could make, never by their spaces. So there are as many inputs on every board and with every option; the
//! number of players alone decides.

mod alliances;
mod cards;
mod lines;
mod points;
mod regions;
mod table;
#[cfg(test)]
mod tests;
mod turn;

use teahouse_game::{Features, Seat};

use crate::state::State;

/// Everything `seat` knows that helps to tell who wins.
pub(crate) fn features(state: &State, seat: Seat, out: &mut Features) {
    let table = table::Table::of(state, seat);
    turn::write(&table, out);
    cards::write(&table, out);
    regions::write(&table, out);
    let alliances = alliances::write(&table, out);
    let roads = lines::write(&table, out);
    points::write(&table, alliances, roads, out);
}

/// The bin a number falls into: how many of these edges, which rise, it has reached.
#[inline(always)]
fn bin(n: i32, edges: &[i32]) -> usize {
    edges.iter().filter(|edge| n >= **edge).count()
}

/// A block for a number up to `most`, one-hot; none is no input.
fn some(out: &mut Features, n: i32, most: usize) {
    let mut block = out.block(most);
    if n > 0 {
        block.on(n as usize - 1);
    }
}

/// A block of sums over many things: added up first, so that each input is listed once.
fn sums(out: &mut Features, values: &[f32]) {
    let mut block = out.block(values.len());
    for (n, value) in values.iter().enumerate() {
        block.put(n, *value);
    }
}
