//! Yang and Yin cards, hands and decks.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

/// Most cards of one deck.
pub(crate) const MOST_CARDS: usize = 40;

/// A kind of card of a deck.
pub trait Kind: Copy + PartialEq + Sized + 'static {
    /// All kinds, in the order of their numbers.
    const ALL: &'static [Self];
    /// Their ids.
    const IDS: &'static [&'static str];
    /// Its number.
    fn number(self) -> usize;
}

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$kind:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$kind])* #[cfg_attr(test, ts(rename = $id))] $variant,)* }

        impl Kind for $name {
            const ALL: &'static [$name] = &[$($name::$variant,)*];
            const IDS: &'static [&'static str] = &[$($id,)*];
            #[inline(always)]
            fn number(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Self::IDS[*self as usize])
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                let found = Self::IDS.iter().position(|id| *id == text);
                found.map(|n| Self::ALL[n]).ok_or_else(|| format!("{text:?} is no such card"))
            }
        }

        teahouse_game::as_text!($name);
    };
}

kinds! {
    /// A Yang card: something good.
    Yang {
        City = "city",
        Mine = "mine",
        Agriculture = "agriculture",
        CrossWater = "cross_water",
        CrossMountain = "cross_mountain",
        CrossWall = "cross_wall",
        ReliefFamine = "relief_famine",
        ReliefFlood = "relief_flood",
        Mandate = "mandate",
    }
}

kinds! {
    /// A Yin card: something bad.
    Yin {
        Plague = "plague",
        Rebellion = "rebellion",
        Drought = "drought",
        Famine = "famine",
        Flood = "flood",
        Traitor = "traitor",
    }
}

impl Yang {
    /// The symbol it lays, by number: city, mine, agriculture.
    #[inline(always)]
    pub(crate) fn symbol(self) -> Option<usize> {
        (self.number() < SYMBOLS).then_some(self.number())
    }

    /// E57: whether it allows an attack over a barrier.
    #[inline(always)]
    pub(crate) fn crosses(self) -> bool {
        matches!(self, Yang::CrossWater | Yang::CrossMountain | Yang::CrossWall)
    }

    /// Whether it can be kept in a hand (E59).
    #[inline(always)]
    pub(crate) fn is_held(self) -> bool {
        self.symbol().is_none() && self != Yang::Mandate
    }
}

impl Yin {
    /// E55: markers it costs.
    pub(crate) fn loss(self) -> u8 {
        match self {
            Yin::Plague | Yin::Rebellion | Yin::Drought => 1,
            Yin::Famine | Yin::Flood => 2,
            Yin::Traitor => 0,
        }
    }

    /// E56: the card that helps against it.
    pub(crate) fn relief(self) -> Option<Yang> {
        match self {
            Yin::Famine => Some(Yang::ReliefFamine),
            Yin::Flood => Some(Yang::ReliefFlood),
            _ => None,
        }
    }
}

/// Kinds of symbols: city, mine, agriculture.
pub(crate) const SYMBOLS: usize = 3;
/// Symbols of each kind in the box.
pub(crate) const SYMBOLS_IN_BOX: u8 = 4;

/// How many cards of each kind.
pub(crate) type Counts = [u8; 9];

pub(crate) fn total(counts: &Counts) -> u8 {
    counts.iter().sum()
}

/// Cards of one player, oldest first.
pub(crate) type Hand = ArrayVec<Yang, MOST_CARDS>;

/// E80: a shuffled part of which only the contents are known, on top of cards whose order everybody saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck<K: Kind> {
    pub(crate) unseen: Counts,
    /// What lies below, the next one first.
    pub(crate) then: ArrayVec<K, MOST_CARDS>,
}

impl<K: Kind> Deck<K> {
    /// Cards in it.
    pub(crate) fn len(&self) -> usize {
        usize::from(total(&self.unseen)) + self.then.len()
    }

    /// What may be drawn next, with weights; E80: the head of the known cards only when nothing is unseen.
    pub(crate) fn next(&self) -> impl Iterator<Item = (K, u32)> + Clone {
        let head = (total(&self.unseen) == 0).then(|| self.then.first().map(|card| (*card, 1))).flatten();
        let unseen = K::ALL.iter().filter(|k| self.unseen[k.number()] > 0);
        unseen.map(|k| (*k, u32::from(self.unseen[k.number()]))).chain(head)
    }

    /// Takes a card that [`Deck::next`] has listed. True if everybody knew which it would be.
    pub(crate) fn take(&mut self, card: K) -> bool {
        if total(&self.unseen) > 0 {
            self.unseen[card.number()] -= 1;
            return false;
        }
        self.then.remove(0);
        true
    }

    /// E75: to the bottom.
    #[inline(always)]
    pub(crate) fn put_back(&mut self, card: K) {
        self.then.push(card);
    }
}
