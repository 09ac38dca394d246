//! The quick way: the lowest house that is left is either unused or lies on a line. All lines through it are tried, as long as
//! they can still beat the best.

use super::{Net, SHORTEST};
use crate::rules::bits;

/// Longest line that need not be cut: eight houses are as good as four and four, unless something doubles them.
const LONGEST: u32 = 7;
/// Steps after which the search gives up.
pub(super) const PATIENCE: u32 = 20_000;

/// What was found.
pub(super) struct Found {
    pub points: i32,
    pub steps: u32,
    /// Whether there may be more than `points`.
    pub gave_up: bool,
}

/// The best points of one component.
pub(super) fn best(net: &Net, component: u64, doubled: u64) -> Found {
    let mut search = Search { net, doubled, best: 0, steps: 0 };
    search.cut(component, 0);
    Found { points: search.best, steps: search.steps, gave_up: search.steps >= PATIENCE }
}

struct Search<'a> {
    net: &'a Net,
    doubled: u64,
    best: i32,
    steps: u32,
}

/// A line that is being made.
#[derive(Clone, Copy)]
struct Line {
    houses: u64,
    /// The end it grows at.
    head: u8,
    /// The house where it began.
    origin: u8,
    /// Whether the first arm is done: then the second one grows from the origin.
    second: bool,
}

impl Search<'_> {
    /// No cut of these houses is worth more.
    fn bound(&self, rest: u64) -> i32 {
        let factor = if rest & self.doubled != 0 { 2 } else { 1 };
        factor * rest.count_ones() as i32
    }

    /// Cuts what is left; `points` are those of the lines chosen so far.
    fn cut(&mut self, mut rest: u64, points: i32) {
        self.best = self.best.max(points);
        while rest.count_ones() >= SHORTEST && points + self.bound(rest) > self.best {
            let origin = rest.trailing_zeros() as u8;
            let houses = 1u64 << origin;
            self.grow(rest, Line { houses, head: origin, origin, second: false }, points);
            // Or it is left out.
            rest &= !houses;
        }
    }

    /// A line of these houses, or a longer one.
    fn grow(&mut self, rest: u64, line: Line, points: i32) {
        self.steps += 1;
        if self.steps >= PATIENCE {
            return;
        }
        let length = line.houses.count_ones();
        if length >= SHORTEST {
            let worth = if line.houses & self.doubled != 0 { 2 * length } else { length };
            self.cut(rest & !line.houses, points + worth as i32);
        }
        let enough = length >= LONGEST && rest & self.doubled == 0;
        if enough || points + self.bound(rest) <= self.best {
            return;
        }
        self.extend(rest, line, points);
        if !line.second && length > 1 {
            self.extend(rest, Line { head: line.origin, second: true, ..line }, points);
        }
    }

    /// Every house that can come next.
    fn extend(&mut self, rest: u64, line: Line, points: i32) {
        for next in bits(self.net[usize::from(line.head)] & rest & !line.houses) {
            self.grow(rest, Line { houses: line.houses | 1 << next, head: next, ..line }, points);
        }
    }
}
