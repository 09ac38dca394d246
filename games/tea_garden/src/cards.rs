//! A set of cards. No card is twice in a deck, so a pile without an order is a set (T62).

use teahouse_game::Dice;

use crate::ids::{ACTIONS, Card, EMPERORS, PER_LEVEL};

/// A set of cards as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(pub(crate) u128);

impl Cards {
    pub(crate) const NONE: Cards = Cards(0);
    /// The eleven cards everybody begins with.
    pub(crate) const STARTING: Cards = Cards((1 << Card::COUNT) - (1 << (ACTIONS + EMPERORS)));
    pub(crate) const ACTIONS: Cards = Cards((1 << ACTIONS) - 1);
    pub(crate) const EMPERORS: Cards = Cards((1 << (ACTIONS + EMPERORS)) - (1 << ACTIONS));

    pub(crate) fn of_level(level: usize) -> Cards {
        Cards(((1 << PER_LEVEL) - 1) << (usize::from(PER_LEVEL) * level))
    }

    #[inline(always)]
    pub(crate) fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    #[inline(always)]
    pub(crate) fn drop(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    #[inline(always)]
    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(crate) fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline(always)]
    pub(crate) fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline(always)]
    pub(crate) fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// T57: those after a card.
    #[inline(always)]
    pub(crate) fn above(self, card: Card) -> Cards {
        Cards(self.0 & !((2 << card.0) - 1))
    }

    #[inline(always)]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            card
        })
    }

    /// The card with so many before it.
    #[inline(always)]
    pub(crate) fn nth(self, n: u32) -> Card {
        Card(nth_bit(self.0, n))
    }

    /// One of them, all equally likely.
    #[inline(always)]
    pub(crate) fn any(self, dice: &mut (impl Dice + ?Sized)) -> Card {
        self.nth(dice.below(self.0.count_ones()))
    }

    pub(crate) fn list(self) -> Vec<Card> {
        self.iter().collect()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

/// The place of the set bit with `n` set bits below it.
#[inline(always)]
pub(crate) fn nth_bit(bits: u128, n: u32) -> u8 {
    let low = bits as u64;
    let (mut half, mut n, base) = match n.checked_sub(low.count_ones()) {
        None => (low, n, 0),
        Some(rest) => ((bits >> 64) as u64, rest, 64),
    };
    while n > 0 {
        half &= half.wrapping_sub(1);
        n -= 1;
    }
    base + half.trailing_zeros() as u8
}
