//! Region cards: only their colour matters.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The colour of a card and of the regions it pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Color {
    Red,
    Green,
    Yellow,
    Orange,
    Purple,
}

impl Color {
    /// All five.
    pub const ALL: [Color; 5] = [Color::Red, Color::Green, Color::Yellow, Color::Orange, Color::Purple];

    /// One letter, as moves and records write it.
    pub fn letter(self) -> char {
        ['r', 'g', 'y', 'o', 'p'][self as usize]
    }

    /// The colour of a letter.
    pub fn of(letter: char) -> Option<Color> {
        Color::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

/// How many cards of each colour: a pile or a hand, its order meaning nothing. Text: `rrg`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Cards(pub(crate) [u8; 5]);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; 5]);

    /// Cards of one colour.
    #[inline(always)]
    pub fn count(self, color: Color) -> u8 {
        self.0[color as usize]
    }

    /// All of them.
    #[inline(always)]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, color: Color) {
        self.0[color as usize] += 1;
    }

    #[inline(always)]
    pub(crate) fn take(&mut self, color: Color) {
        self.0[color as usize] -= 1;
    }

    /// The two together.
    pub(crate) fn and(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|n| self.0[n] + other.0[n]))
    }

    /// Those of `self` that are not in `other`; never below none.
    pub(crate) fn without(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|n| self.0[n].saturating_sub(other.0[n])))
    }

    /// Whether `other` is part of it.
    pub(crate) fn holds(self, other: Cards) -> bool {
        (0..5).all(|n| self.0[n] >= other.0[n])
    }

    /// The card with this number, counted through the colours.
    #[inline(always)]
    pub(crate) fn nth(self, mut n: u32) -> Color {
        for color in Color::ALL {
            let count = u32::from(self.count(color));
            if n < count {
                return color;
            }
            n -= count;
        }
        unreachable!("a number below the number of cards")
    }

    /// Every card.
    pub(crate) fn list(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().flat_map(move |c| std::iter::repeat_n(c, usize::from(self.count(c))))
    }
}

impl FromIterator<Color> for Cards {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Cards {
        let mut cards = Cards::NONE;
        colors.into_iter().for_each(|c| cards.add(c));
        cards
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().try_for_each(|c| write!(f, "{}", c.letter()))
    }
}

impl FromStr for Cards {
    type Err = String;

    fn from_str(text: &str) -> Result<Cards, String> {
        if text.len() > 60 {
            return Err("too many cards".to_owned());
        }
        text.chars().map(|c| Color::of(c).ok_or_else(|| format!("{c:?} is no colour of a card"))).collect()
    }
}

teahouse_game::as_text!(Cards);
