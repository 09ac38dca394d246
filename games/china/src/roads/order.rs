//! In which order a sweep takes the spaces, so that few stand open at once. A space is open once it was taken, as long as one of its
//! roads leads to a space that is still to come. The most that are ever open together is the tangle of the roads: what
//! a sweep has to remember grows with it, and with nothing else.

use super::Net;
use crate::rules::bits;

/// An order of some spaces.
pub(crate) struct Order {
    pub spaces: Vec<u8>,
    /// The most that are open at once.
    pub tangle: u32,
}

/// A good order: begun at each space in turn, always going on with the space that leaves the fewest open.
pub(crate) fn of(net: &Net, set: u64) -> Order {
    let orders = bits(set).map(|first| from(net, set, first));
    orders.min_by_key(|order| order.tangle).unwrap_or(Order { spaces: Vec::new(), tangle: 0 })
}

fn from(net: &Net, set: u64, first: u8) -> Order {
    let mut order = Order { spaces: Vec::with_capacity(set.count_ones() as usize), tangle: 0 };
    let (mut taken, mut open, mut next) = (0u64, 0u64, first);
    loop {
        order.spaces.push(next);
        taken |= 1 << next;
        open = left_open(net, set, taken, open | 1 << next);
        order.tangle = order.tangle.max(open.count_ones());
        // Those that touch an open space come first: what is begun gets closed.
        let near = bits(open).fold(0, |all, n| all | net[usize::from(n)]) & set & !taken;
        let candidates = if near == 0 { set & !taken } else { near };
        let after = |n: &u8| left_open(net, set, taken | 1 << n, open | 1 << n).count_ones();
        match bits(candidates).min_by_key(after) {
            Some(best) => next = best,
            None => return order,
        }
    }
}

/// Those of `open` with a road to a space of the set that was not taken.
pub(super) fn left_open(net: &Net, set: u64, taken: u64, open: u64) -> u64 {
    bits(open).filter(|n| net[usize::from(*n)] & set & !taken != 0).fold(0, |all, n| all | 1 << n)
}
