//! What may be named, and how much of it? Leaves and gardens are named one by one in rising order (T57). A page lets people choose them
//! in any order and names them together, so it is told about the list as a whole.

use serde::{Deserialize, Serialize};

use crate::effect::Effect;
use crate::ids::{Leaf, Region};
use crate::pay;
use crate::point::{Flip, Pick, Point};
use crate::state::{Leaves, State};

/// What it takes to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Need {
    /// The strength.
    pub strength: u8,
    /// T18: of which so many are scrolls.
    pub scrolls: u8,
}

/// Leaves to be paid, turned or sold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeafList {
    /// So many are named; of a bill each part is a list of its own (T60).
    pub done: u8,
    /// At least so many more,
    pub least: u8,
    /// and at most so many.
    pub most: u8,
    /// T14: so many of these are brown.
    pub brown: u8,
    /// T15: each of at least this quality.
    pub quality: u8,
    /// Those that may be among them, with how many there are.
    pub open: Vec<(Leaf, u16)>,
    /// What is proposed, in rising order.
    pub proposed: Vec<Leaf>,
    /// What it takes in all if none, one, two … more are named; nothing is told where they take no strength.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Need>>"))]
    pub needs: Vec<Need>,
}

/// Gardens to be harvested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GardenList {
    /// So many are named.
    pub done: u8,
    /// At least so many more,
    pub least: u8,
    /// and at most so many.
    pub most: u8,
    /// Regions with a garden that may be among them, and what each gives (T32) as long as there is enough of it (D1).
    pub open: Vec<(Region, Effect)>,
    /// What is proposed, in rising order.
    pub proposed: Vec<Region>,
    /// What it takes in all if none, one, two … more are named.
    pub needs: Vec<Need>,
}

/// The leaves that the active seat is asked for.
pub(crate) fn leaves(state: &State) -> Option<LeafList> {
    let held = &state.me().leaves;
    match state.point {
        Point::Pay(bill) => {
            let (due, brown, quality) = bill.due();
            let open = kinds(held, |leaf| pay::can_be_among(held, &bill, leaf));
            let proposed = pay::cheapest(bill, *held);
            Some(LeafList { done: 0, least: due, most: due, brown, quality, open, proposed, needs: Vec::new() })
        }
        Point::Flip(flip) => {
            let open = kinds(held, |leaf| !leaf.is_brown() && leaf.quality() >= flip.last);
            let most = at_most(flip.left, &open);
            // T31, T45: the main action turns at least one.
            let least = u8::from(flip.main && flip.done == 0);
            let proposed = best(&open, most.min(unaided(state, flip).max(least)));
            let needs = if flip.main { needs(state, flip.done, most) } else { Vec::new() };
            Some(LeafList { done: flip.done, least, most, brown: 0, quality: 1, open, proposed, needs })
        }
        Point::Sell(sale) => {
            let open = kinds(held, |leaf| leaf >= sale.last);
            let most = at_most(sale.left, &open);
            let (proposed, needs) = (Vec::new(), Vec::new());
            Some(LeafList { done: sale.done, least: 0, most, brown: 0, quality: 1, open, proposed, needs })
        }
        _ => None,
    }
}

/// The gardens that the active seat is asked for.
pub(crate) fn gardens(state: &State) -> Option<GardenList> {
    let Point::Pick(Pick { done, left, last }) = state.point else { return None };
    let mine = |region: &Region| state.me().gardens & region.bit() != 0;
    let regions: Vec<Region> =
        Region::all().filter(|region| mine(region) && last.is_none_or(|last| *region > last)).collect();
    let most = left.min(regions.len() as u8);
    // T32
    let least = u8::from(done == 0);
    // T18: those that take no scroll, the best ones.
    let wanted = most.min(state.strength.saturating_sub(done).max(least));
    let mut proposed = regions.clone();
    proposed.sort_by_key(|region| std::cmp::Reverse(state.board.value[region.index()]));
    proposed.truncate(usize::from(wanted));
    proposed.sort_unstable();
    let crop = |region: Region| Effect::Leaves { n: 1, q: state.board.value[region.index()] };
    let open = regions.into_iter().map(|region| (region, crop(region))).collect();
    Some(GardenList { done, least, most, open, proposed, needs: needs(state, done, most) })
}

/// T18, T31, T32: one strength for each that is named; the cards' own first.
fn needs(state: &State, done: u8, most: u8) -> Vec<Need> {
    let taken = state.beyond(done);
    let need = |strength: u8| Need { strength, scrolls: state.beyond(strength) - taken };
    (done..=done.saturating_add(most)).map(need).collect()
}

/// Kinds of leaves that are there and fit.
fn kinds(held: &Leaves, fits: impl Fn(Leaf) -> bool) -> Vec<(Leaf, u16)> {
    let there = Leaf::all().map(|leaf| (leaf, held[leaf.index()]));
    there.filter(|(leaf, count)| *count > 0 && fits(*leaf)).collect()
}

/// T59: a list is full when nothing more can be added.
fn at_most(left: u8, open: &[(Leaf, u16)]) -> u8 {
    let all: u32 = open.iter().map(|(_, count)| u32::from(*count)).sum();
    all.min(u32::from(left)) as u8
}

/// T18: leaves that can be turned without a strength scroll.
fn unaided(state: &State, flip: Flip) -> u8 {
    if flip.main { state.strength.saturating_sub(flip.done) } else { flip.left }
}

/// So many of them, the last ones.
fn best(open: &[(Leaf, u16)], count: u8) -> Vec<Leaf> {
    let each = open.iter().rev().flat_map(|(leaf, n)| std::iter::repeat_n(*leaf, usize::from(*n)));
    let mut best: Vec<Leaf> = each.take(usize::from(count)).collect();
    best.reverse();
    best
}
