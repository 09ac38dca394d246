//! How many pagodas one tile can bring a seat, by the kind of the tile.
//!
//! The halves of a two-colour tile do not affect one another (Q16), so it brings what its halves bring, if they find
//! neighbouring squares. Squares are kept in sets by what they bring: then all pairs are looked at together. What two
//! halves do at the same village is added up as if they were at two; that is rare, and only an input is at stake.

use crate::features::land::neighbours;
use crate::square::{Square, SquareSet};
use crate::tile::{Color, KINDS, Kind};

/// Half a tile that brings more is counted as bringing this much.
const HALF: usize = 3;
/// The most a tile can bring, as far as it is counted.
pub(super) const MOST: usize = 2 * HALF;

/// What one seat could reach with its next tile.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// By colour, the squares on which half a tile brings 1, 2, 3 or more; each set holds the next.
    halves: [[SquareSet; HALF]; 3],
    /// By colour, what a one-colour tile brings by being two squares of it.
    plain: [u8; 3],
}

impl Reach {
    pub const NOTHING: Reach = Reach { halves: [[SquareSet::EMPTY; HALF]; 3], plain: [0; 3] };

    /// Half a tile on this square brings so much.
    #[inline(always)]
    pub fn half(&mut self, color: Color, square: Square, gain: i32) {
        let sets = &mut self.halves[color as usize];
        sets.iter_mut().take(gain.max(0) as usize).for_each(|set| set.insert(square));
    }

    /// A one-colour tile somewhere brings so much.
    #[inline(always)]
    pub fn plain(&mut self, color: Color, gain: i32) {
        let best = &mut self.plain[color as usize];
        *best = (*best).max(gain.clamp(0, MOST as i32) as u8);
    }

    /// The most that a tile of each kind brings.
    pub fn best(&self) -> [u8; KINDS] {
        // The sets hold each other, so the number of those with squares is what the best square brings.
        let top = self.halves.each_ref().map(|sets| sets.iter().filter(|set| !set.is_empty()).count());
        Kind::ALL.map(|kind| {
            let [a, b] = kind.colors().map(|color| color as usize);
            let mut most = top[a].max(top[b]);
            if kind.is_plain() {
                return self.plain[a].max(most as u8);
            }
            for first in 0..top[a] {
                let near = neighbours(self.halves[a][first]);
                // Squares already known to bring too little need not be looked at.
                for second in most.saturating_sub(first + 1)..top[b] {
                    if !near.and(self.halves[b][second]).is_empty() {
                        most = first + second + 2;
                    }
                }
            }
            most as u8
        })
    }
}

/// The kinds that bring at least so much, as bits.
#[inline(always)]
pub(super) fn kinds_with(best: [u8; KINDS], gain: u8) -> u8 {
    Kind::ALL.iter().filter(|kind| best[kind.index()] >= gain).fold(0, |mask, kind| mask | kind.bit())
}
