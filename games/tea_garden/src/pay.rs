//! Can this be paid? Leaves one by one, in rising order, and never into a dead end (T14 to T16, T57, T58, T60).

use crate::board::{Board, CardData, Pots};
use crate::effect::Scroll;
use crate::ids::Leaf;
use crate::moves::{Means, Swap};
use crate::point::{Bill, Cause};
use crate::rules;
use crate::state::{Leaves, Player};

impl Bill {
    pub(crate) fn new(cause: Cause, left: u8, brown: u8, quality: u8) -> Bill {
        Bill { left, brown, quality, pots_brown: 0, pots_any: 0, last: Leaf(0), keep: 0, cause }
    }

    #[inline(always)]
    pub(crate) fn is_paid(&self) -> bool {
        self.left == 0 && self.pots_brown == 0 && self.pots_any == 0
    }

    /// T60: the price, then brown leaves for teapots, then others for teapots. What is due now: leaves, of these brown, quality.
    #[inline(always)]
    pub(crate) fn due(&self) -> (u8, u8, u8) {
        if self.left > 0 {
            (self.left, self.brown, self.quality)
        } else if self.pots_brown > 0 {
            (self.pots_brown, self.pots_brown, 1)
        } else {
            (self.pots_any, 0, 1)
        }
    }

    /// The bill after one more leaf.
    #[inline(always)]
    pub(crate) fn after(mut self, leaf: Leaf) -> Bill {
        let part = if self.left > 0 {
            self.brown = self.brown.saturating_sub(u8::from(leaf.is_brown()));
            &mut self.left
        } else if self.pots_brown > 0 {
            &mut self.pots_brown
        } else {
            &mut self.pots_any
        };
        *part -= 1;
        self.last = if *part == 0 { Leaf(0) } else { leaf };
        self
    }

    /// T58: whether these leaves can pay all of it, and a leaf stays that has to (T5).
    pub(crate) fn is_payable(&self, leaves: &Leaves) -> bool {
        if self.keep == 0 {
            return self.fits(leaves);
        }
        Leaf::all().filter(|leaf| leaf.quality() >= self.keep && leaves[leaf.index()] > 0).any(|leaf| {
            let mut rest = *leaves;
            rest[leaf.index()] -= 1;
            self.fits(&rest)
        })
    }

    #[inline(always)]
    fn fits(&self, leaves: &Leaves) -> bool {
        let count = |from: u8, to: u8| leaves[usize::from(from)..usize::from(to)].iter().sum::<u16>();
        let (due, brown, quality) = self.due();
        // Of the part that is due: green leaves and brown ones that are good enough and not before the last one.
        let green_fit = count(self.last.0.max(quality - 1).min(6), 6);
        let brown_fit = count(self.last.0.max(quality + 5), 12);
        let (green, browns) = (count(0, 6), count(6, 12));
        // T14: as few brown ones as may be, since later parts may need them.
        let (due, brown) = (u16::from(due), u16::from(brown));
        let use_green = green_fit.min(due - brown.min(due));
        let use_brown = due - use_green;
        let (pots_brown, pots_any) = (u16::from(self.pots_brown), u16::from(self.pots_any));
        let (later_brown, later_any) = if self.left > 0 {
            (pots_brown, pots_any)
        } else if pots_brown > 0 {
            (0, pots_any)
        } else {
            (0, 0)
        };
        use_brown <= brown_fit && browns - use_brown >= later_brown && green + browns - due >= later_brown + later_any
    }
}

/// The cheapest leaves for what is due now: the poorest that will do, green before brown, and none that a later part or T5 needs.
pub(crate) fn cheapest(mut bill: Bill, mut leaves: Leaves) -> Vec<Leaf> {
    let mut paid = Vec::new();
    for _ in 0..bill.due().0 {
        let Some(leaf) = Leaf::all().find(|leaf| rules::pay(&leaves, &bill, *leaf).is_ok()) else { break };
        leaves[leaf.index()] -= 1;
        bill = bill.after(leaf);
        paid.push(leaf);
    }
    paid
}

/// Whether a leaf can be among those that pay what is due now. A page lets them be chosen in any order, so not only the next one (T57) counts.
pub(crate) fn can_be_among(leaves: &Leaves, bill: &Bill, leaf: Leaf) -> bool {
    let (due, brown, quality) = bill.due();
    // T15, T14
    let good = leaf.quality() >= quality && (leaf.is_brown() || due > brown);
    if leaves[leaf.index()] == 0 || leaf < bill.last || !good {
        return false;
    }
    let mut rest = *leaves;
    rest[leaf.index()] -= 1;
    let after = bill.after(leaf);
    // The others of this part may be named before it.
    let last = if due > 1 { bill.last } else { after.last };
    Bill { last, ..after }.is_payable(&rest)
}

/// T26, T27: teapots of a price that are not seen.
#[inline(always)]
pub(crate) fn missing(price: &Pots, seen: &Pots) -> u8 {
    let (mut lacking, mut spare) = (0, 0);
    for colour in 0..3 {
        lacking += price[colour].saturating_sub(seen[colour]);
        spare += seen[colour].saturating_sub(price[colour]);
    }
    (lacking + price[3].saturating_sub(spare)).saturating_sub(seen[3])
}

/// T26: teapots on the top cards of all turn slots in use; D13: they are not used up.
#[inline(always)]
pub(crate) fn seen(board: &Board, player: &Player) -> Pots {
    let mut all = [0; 4];
    for top in &player.tops[..usize::from(player.turns)] {
        let pots = &board.card(*top).pots;
        (0..4).for_each(|n| all[n] += pots[n]);
    }
    all
}

/// T27: how many scrolls, leaves or brown leaves replace a teapot.
#[inline(always)]
pub(crate) fn replacing(board: &Board, swap: Swap) -> u8 {
    match swap {
        Swap::Scroll => 1,
        Swap::Leaves => board.player().teapot_leaves,
        Swap::Brown => board.player().teapot_brown,
    }
}

/// T43: how many scrolls or brown leaves repeat a side action.
pub(crate) fn repeating(board: &Board, means: Means) -> u8 {
    match means {
        Means::Scroll => 1,
        Means::Leaves => board.player().repeat_brown,
    }
}

/// The bill of a purchase with so many teapots replaced by leaves and by brown leaves.
pub(crate) fn purchase(board: &Board, cause: Cause, card: &CardData, leaves: u8, brown: u8) -> Bill {
    let bill = Bill::new(cause, card.leaves, 0, card.quality);
    let price = |count: u8, swap: Swap| count * replacing(board, swap);
    Bill { pots_brown: price(brown, Swap::Brown), pots_any: price(leaves, Swap::Leaves), ..bill }
}

/// T27, T58: whether the missing teapots can be replaced by kinds from `first` on (T57), and all be paid.
pub(crate) fn replaceable(
    board: &Board,
    player: &Player,
    card: &CardData,
    missing: u8,
    first: Swap,
    (leaves, brown): (u8, u8),
) -> bool {
    let scrolls = if first == Swap::Scroll { missing.min(player.scrolls_of(Scroll::Teapot)) } else { 0 };
    // As many scrolls as there are cost no leaf.
    let rest = missing - scrolls;
    let most = if first == Swap::Brown { 0 } else { rest };
    (0..=most)
        .any(|more| purchase(board, Cause::Fee, card, leaves + more, brown + rest - more).is_payable(&player.leaves))
}
