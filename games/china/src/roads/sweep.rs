//! The sure way: houses are taken one after the other, each joined to none, one or two of those before it. All that matters of what was
//! done so far is how the pieces of lines end in houses that are still open, so equal ends are kept once, with the best way to
//! get there. The work is bounded by the number of houses and by how many are open at once ([`super::order`]).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::{Net, SHORTEST, order};
use crate::rules::bits;

/// A point counts more than any number of lines: fewer lines decide between equal points.
const POINT: i32 = 64;

/// What was found, with the joins that make the lines.
pub(super) struct Swept {
    pub points: i32,
    pub steps: u32,
    joins: Vec<(u8, u8)>,
}

impl Swept {
    /// The houses of each line, one after the other.
    pub fn lines(&self) -> Vec<Vec<u8>> {
        let next = |from: u8, before: Option<u8>| {
            let ends = |(a, b): &(u8, u8)| if *a == from { Some(*b) } else { (*b == from).then_some(*a) };
            self.joins.iter().filter_map(ends).find(|to| Some(*to) != before)
        };
        let degree = |house: u8| self.joins.iter().filter(|(a, b)| *a == house || *b == house).count();
        let mut ends: Vec<u8> = self.joins.iter().flat_map(|(a, b)| [*a, *b]).filter(|n| degree(*n) == 1).collect();
        ends.sort_unstable();
        let mut lines: Vec<Vec<u8>> = Vec::new();
        for end in ends {
            // Each line is met at both of its ends; it begins at the lower one.
            if lines.iter().any(|line| line.ends_with(&[end])) {
                continue;
            }
            let mut line = vec![end];
            let mut before = None;
            while let Some(to) = next(line[line.len() - 1], before) {
                before = line.last().copied();
                line.push(to);
            }
            lines.push(line);
        }
        lines.retain(|line| line.len() >= SHORTEST as usize);
        lines
    }
}

/// The best lines of one component; it is known that `at_least` points can be had.
pub(super) fn best(net: &Net, component: u64, doubled: u64, at_least: i32) -> Swept {
    let order = order::of(net, component);
    // Boards that could come here are refused when they are read (`crossing`).
    assert!(order.tangle < u32::from(SHUT), "more open ends than a sweep can remember");
    let mut sweep = Sweep { layers: vec![vec![Node::default()]], steps: 0, at_least, doubles: doubled != 0 };
    let mut slots = Slots::default();
    let (mut taken, mut open) = (0u64, 0u64);
    for (done, house) in order.spaces.iter().copied().enumerate() {
        let near: Vec<(u8, usize)> = bits(net[usize::from(house)] & open).map(|n| (n, slots.of(n))).collect();
        let slot = slots.take(house);
        taken |= 1 << house;
        let still = order::left_open(net, component, taken, open | 1 << house);
        let closed: Vec<usize> = bits((open | 1 << house) & !still).map(|n| slots.free(n)).collect();
        open = still;
        let left = Left { houses: (order.spaces.len() - done - 1) as i32, fortified: doubled & !taken != 0 };
        sweep.take(House { slot, fortified: doubled >> house & 1 == 1 }, &near, &closed, left);
    }
    sweep.found(&order.spaces)
}

/// Which slot of a state stands for which open house.
#[derive(Default)]
struct Slots(Vec<Option<u8>>);

impl Slots {
    fn of(&self, house: u8) -> usize {
        self.0.iter().position(|at| *at == Some(house)).expect("an open house has a slot")
    }

    fn take(&mut self, house: u8) -> usize {
        let free = self.0.iter().position(Option::is_none).unwrap_or(self.0.len());
        if free == self.0.len() {
            self.0.push(None);
        }
        self.0[free] = Some(house);
        free
    }

    fn free(&mut self, house: u8) -> usize {
        let slot = self.of(house);
        self.0[slot] = None;
        slot
    }
}

/// How a piece of a line looks from one of its ends. Of a closed house nothing is left.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct End {
    /// The slot of the other end; the same slot if the piece is one house; `SHUT` if the other end can no longer grow.
    other: u8,
    /// Houses; four stands for four or more. A piece that is shorter in the end is worth nothing.
    length: u8,
    kind: Kind,
}

const SHUT: u8 = 15;

/// How its houses count.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Plain,
    /// Twice, on the promise that a fortified house is still to come.
    Promised,
    /// Twice: there is a fortified house.
    Fortified,
}

impl Kind {
    fn with(self, other: Kind) -> Option<Kind> {
        match (self, other) {
            (Kind::Plain, Kind::Plain) => Some(Kind::Plain),
            (Kind::Plain, _) | (_, Kind::Plain) => None,
            (Kind::Promised, Kind::Promised) => Some(Kind::Promised),
            _ => Some(Kind::Fortified),
        }
    }

    fn worth(self) -> i32 {
        if self == Kind::Plain { 1 } else { 2 }
    }
}

/// The ends in all slots: a byte each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Ends(u128);

impl Ends {
    fn get(self, slot: usize) -> Option<End> {
        let byte = (self.0 >> (8 * slot)) as u8;
        let kind = match byte >> 6 {
            0 => return None,
            1 => Kind::Plain,
            2 => Kind::Promised,
            _ => Kind::Fortified,
        };
        Some(End { other: byte & 15, length: 1 + (byte >> 4 & 3), kind })
    }

    fn set(&mut self, slot: usize, end: Option<End>) {
        let byte = end.map_or(0, |end| end.other | (end.length - 1) << 4 | (1 + end.kind as u8) << 6);
        self.0 = self.0 & !(255 << (8 * slot)) | u128::from(byte) << (8 * slot);
    }

    fn all(self) -> impl Iterator<Item = (usize, End)> {
        let slots = (128 - self.0.leading_zeros()).div_ceil(8) as usize;
        (0..slots).filter_map(move |slot| Some((slot, self.get(slot)?)))
    }
}

/// A hasher for ends; nobody outside can choose them freely enough to make it slow.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u128(u128::from(*byte)));
    }

    fn write_u128(&mut self, ends: u128) {
        let mixed = (ends as u64 ^ (ends >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = (self.0 ^ mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// A way to have taken some houses.
#[derive(Clone, Copy, Default)]
struct Node {
    ends: Ends,
    /// Points of pieces that are long enough, less the number of those pieces.
    value: i32,
    /// The way it came from, in the layer before.
    from: u32,
    /// The houses the last one was joined to.
    joined: [Option<u8>; 2],
}

struct House {
    slot: usize,
    fortified: bool,
}

/// What is still to come.
#[derive(Clone, Copy)]
struct Left {
    houses: i32,
    /// Whether one of them is fortified.
    fortified: bool,
}

struct Sweep {
    /// The ways, one layer for each house taken; the last one is the latest.
    layers: Vec<Vec<Node>>,
    steps: u32,
    at_least: i32,
    /// Whether any house is fortified.
    doubles: bool,
}

impl Sweep {
    /// One more house: alone, or joined to one or two of its neighbours. Then ends that can no longer grow are shut.
    fn take(&mut self, house: House, near: &[(u8, usize)], closed: &[usize], left: Left) {
        let before = self.layers.last().expect("there is a first layer");
        let mut layer: Vec<Node> = Vec::new();
        let mut known: HashMap<Ends, usize, BuildHasherDefault<Mix>> = HashMap::default();
        let kinds: &[Kind] = match (house.fortified, self.doubles) {
            (true, _) => &[Kind::Fortified],
            (false, true) => &[Kind::Plain, Kind::Promised],
            (false, false) => &[Kind::Plain],
        };
        let mut steps = 0;
        for (from, node) in before.iter().enumerate() {
            let node = Node { from: from as u32, joined: [None; 2], ..*node };
            let mut add = |mut node: Node| {
                steps += 1;
                if shut(&mut node.ends, closed) && hope(&node, left) >= self.at_least {
                    match known.get(&node.ends) {
                        Some(n) if layer[*n].value >= node.value => {}
                        Some(n) => layer[*n] = node,
                        None => {
                            known.insert(node.ends, layer.len());
                            layer.push(node);
                        }
                    }
                }
            };
            for kind in kinds {
                let mut alone = node;
                alone.ends.set(house.slot, Some(End { other: house.slot as u8, length: 1, kind: *kind }));
                add(alone);
                for (n, (a, slot)) in near.iter().enumerate() {
                    let Some(mut one) = join(alone, house.slot, *slot) else { continue };
                    one.joined[0] = Some(*a);
                    add(one);
                    for (b, slot) in &near[n + 1..] {
                        let Some(mut two) = join(one, house.slot, *slot) else { continue };
                        two.joined[1] = Some(*b);
                        add(two);
                    }
                }
            }
        }
        self.steps += steps;
        self.layers.push(layer);
    }

    /// The best way, once all houses are taken; and the joins that make it.
    fn found(self, order: &[u8]) -> Swept {
        let last = self.layers.last().expect("there is a first layer");
        let mut at = (0..last.len()).max_by_key(|n| (last[*n].value, usize::MAX - n)).unwrap_or(0);
        let points = last.get(at).map_or(0, |node| points(node.value));
        let mut joins = Vec::new();
        for (layer, house) in self.layers.iter().skip(1).zip(order).rev() {
            let Some(node) = layer.get(at) else { break };
            joins.extend(node.joined.into_iter().flatten().map(|to| (*house, to)));
            at = node.from as usize;
        }
        Swept { points, steps: self.steps, joins }
    }
}

/// No way on is worth more points; nothing at all if a promise can no longer be kept.
fn hope(node: &Node, left: Left) -> i32 {
    let (mut short, mut promised, mut fortified) = (0, false, left.fortified);
    for (slot, end) in node.ends.all() {
        promised |= end.kind == Kind::Promised;
        fortified |= end.kind == Kind::Fortified;
        if u32::from(end.length) < SHORTEST {
            // The two ends of a piece are met one after the other: each brings half of it.
            let whole = end.other == SHUT || usize::from(end.other) == slot;
            short += i32::from(end.length) * end.kind.worth() * if whole { 2 } else { 1 };
        }
    }
    if promised && !fortified {
        return -1;
    }
    points(node.value) + short / 2 + left.houses * if fortified { 2 } else { 1 }
}

/// The points in a value.
fn points(value: i32) -> i32 {
    (value + POINT - 1) / POINT
}

/// Joins the ends in two slots, unless they cannot be joined: an end that is gone, the same piece, or houses that count
/// differently.
fn join(mut node: Node, a: usize, b: usize) -> Option<Node> {
    let (one, two) = (node.ends.get(a)?, node.ends.get(b)?);
    let kind = one.kind.with(two.kind)?;
    if usize::from(one.other) == b {
        return None;
    }
    let length = one.length + two.length;
    if u32::from(length) >= SHORTEST {
        for piece in [one.length, two.length] {
            // A short piece was worth nothing so far; a long one was counted as a line of its own.
            node.value += if u32::from(piece) < SHORTEST { kind.worth() * POINT * i32::from(piece) } else { 1 };
        }
        node.value -= 1;
    }
    // What was between the two ends is closed. A piece of one house stays open: it is its own other end.
    let far = |end: End, own: usize| if usize::from(end.other) == own { own as u8 } else { end.other };
    let (left, right) = (far(one, a), far(two, b));
    if (left, right) == (SHUT, SHUT) && broken(kind, length) {
        return None;
    }
    node.ends.set(a, None);
    node.ends.set(b, None);
    let length = length.min(SHORTEST as u8);
    for (own, other) in [(left, right), (right, left)] {
        if own != SHUT {
            node.ends.set(usize::from(own), Some(End { other, length, kind }));
        }
    }
    Some(node)
}

/// Ends that can no longer grow are shut. False if a promise was not kept.
fn shut(ends: &mut Ends, closed: &[usize]) -> bool {
    for slot in closed {
        let Some(end) = ends.get(*slot) else { continue };
        ends.set(*slot, None);
        let other = usize::from(end.other);
        if end.other != SHUT && other != *slot {
            ends.set(other, Some(End { other: SHUT, ..end }));
        } else if broken(end.kind, end.length) {
            return false;
        }
    }
    true
}

/// Whether a line that can no longer grow was counted twice without a fortified house.
fn broken(kind: Kind, length: u8) -> bool {
    kind == Kind::Promised && u32::from(length) >= SHORTEST
}
