//! The best way to cut a player's houses into lines, exactly, with work that is bounded on every board that is accepted.
//!
//! S9, D5: a line is a simple path of four houses or more; each house counts once; a line with a fortified house counts double. Work
//! goes component by component. What it is worth is asked for after every step of a bot's thoughts, so a plain search
//! (`search`) comes first: it needs no memory and is nearly always done after a handful of tries. It may give up;
//! then a sweep over the houses (`sweep`) answers, whose work is bounded by how many houses stand open at once (`order`):
//! few, as boards with too many or crossing roads are refused (`crossing`). The sweep also finds the lines to be shown: among the best
//! cuts one with the fewest lines, so that eight houses in a row are one line, not four and four.

mod order;
mod search;
mod sweep;
#[cfg(test)]
mod tests;

use crate::board::{Board, MOST_SPACES};
use crate::place::Space;
use crate::rules::bits;

/// Shortest line.
pub(crate) const SHORTEST: u32 = 4;

/// The roads as bits: the spaces at the other ends of each space's roads.
pub(crate) type Net = [u64; MOST_SPACES];

/// What the best lines of these houses are worth; `doubled` are the fortified ones.
pub(crate) fn points(net: &Net, houses: u64, doubled: u64) -> i32 {
    components(net, houses).map(|component| worth(net, component, doubled & component).points()).sum()
}

/// The same for houses that hang together.
pub(crate) fn group(net: &Net, houses: u64, doubled: u64) -> i32 {
    worth(net, houses, doubled).points()
}

/// What the best lines of these houses are worth, with the lines that bring it, as few as will do.
pub(crate) fn lines(board: &Board, houses: u64, doubled: u64) -> (i32, Vec<Vec<Space>>) {
    let net = &board.roads;
    let (mut points, mut lines) = (0, Vec::new());
    for component in components(net, houses) {
        let swept = worth(net, component, doubled & component).swept(net, component, doubled & component);
        points += swept.points;
        lines.extend(swept.lines().into_iter().map(|line| line.into_iter().map(|n| board.space(n)).collect()));
    }
    (points, lines)
}

/// What one component is worth.
enum Worth {
    /// The search was done.
    Searched(search::Found),
    /// It gave up, and sweeps followed.
    Swept(sweep::Swept),
}

impl Worth {
    fn points(&self) -> i32 {
        match self {
            Worth::Searched(found) => found.points,
            Worth::Swept(swept) => swept.points,
        }
    }

    fn swept(self, net: &Net, component: u64, doubled: u64) -> sweep::Swept {
        match self {
            Worth::Searched(found) => sweep::best(net, component, doubled, found.points),
            Worth::Swept(swept) => swept,
        }
    }
}

fn worth(net: &Net, component: u64, doubled: u64) -> Worth {
    let found = search::best(net, component, doubled);
    if !found.gave_up {
        return Worth::Searched(found);
    }
    // A sweep is the quicker the more it may demand: first every house, then a little less each time.
    let all = component.count_ones() as i32 * if doubled == 0 { 1 } else { 2 };
    let (mut steps, mut less) = (found.steps, 0);
    loop {
        let mut swept = sweep::best(net, component, doubled, found.points.max(all - less));
        steps += swept.steps;
        if swept.points >= all - less {
            swept.steps = steps;
            return Worth::Swept(swept);
        }
        less = 2 * less + 2;
    }
}

/// The sets of houses that hang together, as far as they are large enough for a line.
fn components(net: &Net, houses: u64) -> impl Iterator<Item = u64> {
    let mut rest = houses;
    let all = std::iter::from_fn(move || {
        let found = (rest != 0).then(|| component(net, houses, rest & rest.wrapping_neg()))?;
        rest &= !found;
        Some(found)
    });
    all.filter(|found| found.count_ones() >= SHORTEST)
}

/// All houses that hang together with `from`.
fn component(net: &Net, houses: u64, from: u64) -> u64 {
    let mut found = from;
    loop {
        let next = bits(found).fold(found, |all, n| all | (net[usize::from(n)] & houses));
        if next == found {
            return found;
        }
        found = next;
    }
}
