//! The best way to cut a player's houses into lines: an exact search, without any memory of its own.
//!
//! S9, D5: a line is a simple path of four houses or more; each house counts once; a line with a fortified house counts double. Work
//! goes component by component. A component that is one path or one ring is its own best line. Else the lowest house that
//! is left is either unused or lies on a line: all lines through it are tried, as long as they can still beat the best.

use crate::board::{Board, MOST_SPACES};
use crate::place::Space;
use crate::rules::bits;

/// Houses of one player at most.
const MOST: usize = 32;
/// Shortest line.
const SHORTEST: u32 = 4;
/// Longest line that need not be cut: eight houses are as good as four and four, unless something doubles them.
const LONGEST: u32 = 7;

/// What a player's roads are worth, with the lines that bring it.
#[derive(Clone, Debug)]
pub(crate) struct Roads {
    pub points: i32,
    /// Houses one after the other; a line ends with `END`.
    path: [u8; MOST * 2],
    length: usize,
}

const END: u8 = u8::MAX;

impl Roads {
    fn none() -> Roads {
        Roads { points: 0, path: [0; MOST * 2], length: 0 }
    }

    /// The lines as spaces.
    pub fn lines(&self, board: &Board) -> Vec<Vec<Space>> {
        let path = &self.path[..self.length];
        let lines = path.split(|n| *n == END).filter(|line| !line.is_empty());
        lines.map(|line| line.iter().map(|n| board.space(*n)).collect()).collect()
    }
}

/// The best lines of these houses; `doubled` are the fortified ones.
pub(crate) fn best(roads: &[u64; MOST_SPACES], houses: u64, doubled: u64) -> Roads {
    let mut all = Roads::none();
    let mut rest = houses;
    while rest != 0 {
        let component = component(roads, houses, rest & rest.wrapping_neg());
        rest &= !component;
        if component.count_ones() < SHORTEST {
            continue;
        }
        let mut search = Search { roads, doubled, best: Roads::none(), now: Roads::none() };
        search.cut(component, 0);
        all.points += search.best.points;
        let found = search.best.length;
        all.path[all.length..all.length + found].copy_from_slice(&search.best.path[..found]);
        all.length += found;
    }
    all
}

/// All houses that hang together with `from`.
fn component(roads: &[u64; MOST_SPACES], houses: u64, from: u64) -> u64 {
    let mut found = from;
    loop {
        let next = bits(found).fold(found, |all, n| all | (roads[usize::from(n)] & houses));
        if next == found {
            return found;
        }
        found = next;
    }
}

struct Search<'a> {
    roads: &'a [u64; MOST_SPACES],
    doubled: u64,
    best: Roads,
    /// The lines chosen so far.
    now: Roads,
}

impl Search<'_> {
    /// No cut of these houses is worth more.
    fn bound(&self, rest: u64) -> i32 {
        let factor = if rest & self.doubled != 0 { 2 } else { 1 };
        factor * rest.count_ones() as i32
    }

    /// Cuts what is left; `points` are those of the lines chosen so far.
    fn cut(&mut self, rest: u64, points: i32) {
        if points > self.best.points {
            self.best = self.now.clone();
            self.best.points = points;
        }
        if rest.count_ones() < SHORTEST || points + self.bound(rest) <= self.best.points {
            return;
        }
        let first = rest.trailing_zeros() as u8;
        let bit = 1u64 << first;
        // All lines through the lowest house: the first arm grows from it, then the second.
        let start = self.now.length;
        self.push(first);
        self.grow(rest, bit, start, false, points);
        self.now.length = start;
        // Or it is left out.
        self.cut(rest & !bit, points);
    }

    fn push(&mut self, n: u8) {
        self.now.path[self.now.length] = n;
        self.now.length += 1;
    }

    /// The line so far, written from `start` on, has the houses `line`. Its first arm grows at the end of the list; once the
    /// list is turned round, the second arm grows from the house where all began.
    fn grow(&mut self, rest: u64, line: u64, start: usize, second: bool, points: i32) {
        let (length, end) = (line.count_ones(), self.now.length);
        if length >= SHORTEST {
            let worth = if line & self.doubled != 0 { 2 * length } else { length };
            self.push(END);
            self.cut(rest & !line, points + worth as i32);
            self.now.length = end;
        }
        let enough = length >= LONGEST && rest & self.doubled == 0;
        if enough || points + self.bound(rest) <= self.best.points {
            return;
        }
        self.extend(rest, line, start, second, points);
        if !second && length > 1 {
            self.now.path[start..end].reverse();
            self.extend(rest, line, start, true, points);
            self.now.path[start..end].reverse();
        }
    }

    /// Every house that can come next.
    fn extend(&mut self, rest: u64, line: u64, start: usize, second: bool, points: i32) {
        let head = self.now.path[self.now.length - 1];
        for next in bits(self.roads[usize::from(head)] & rest & !line) {
            self.push(next);
            self.grow(rest, line | 1 << next, start, second, points);
            self.now.length -= 1;
        }
    }
}
