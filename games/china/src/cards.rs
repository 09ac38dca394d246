//! Region cards: only their colour matters.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
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

/// How many cards of each colour: a pile or a hand, its order meaning nothing. Colours without a card are left out. Text: `rrg`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Color, u8>", into = "BTreeMap<Color, u8>")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ [key in Color]?: number }"))]
pub struct Cards(pub(crate) [u8; 5]);

/// More than the box holds, whichever way they are written.
const MOST: usize = 60;
const TOO_MANY: &str = "too many cards";

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
        if text.len() > MOST {
            return Err(TOO_MANY.to_owned());
        }
        text.chars().map(|c| Color::of(c).ok_or_else(|| format!("{c:?} is no colour of a card"))).collect()
    }
}

impl From<Cards> for BTreeMap<Color, u8> {
    fn from(cards: Cards) -> BTreeMap<Color, u8> {
        Color::ALL.into_iter().map(|c| (c, cards.count(c))).filter(|(_, count)| *count > 0).collect()
    }
}

impl TryFrom<BTreeMap<Color, u8>> for Cards {
    type Error = &'static str;

    fn try_from(counts: BTreeMap<Color, u8>) -> Result<Cards, &'static str> {
        // Counted before they are added up: the sum has to fit into a number of cards.
        let all: usize = counts.values().map(|n| usize::from(*n)).sum();
        let cards = Cards(Color::ALL.map(|c| counts.get(&c).copied().unwrap_or(0)));
        if all <= MOST { Ok(cards) } else { Err(TOO_MANY) }
    }
}

/// Cards as scenarios write them: `rrg`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters(pub Cards);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Letters {
    type Err = String;

    fn from_str(text: &str) -> Result<Letters, String> {
        text.parse().map(Letters)
    }
}

impl Deref for Letters {
    type Target = Cards;

    fn deref(&self) -> &Cards {
        &self.0
    }
}

teahouse_game::as_text!(Letters);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_get_counts_and_scenarios_letters() {
        let cards: Cards = "rrg".parse().expect("cards");
        assert_eq!(serde_json::to_string(&cards).expect("JSON"), r#"{"red":2,"green":1}"#);
        assert_eq!(serde_json::to_string(&Letters(cards)).expect("JSON"), r#""rrg""#);
        assert_eq!(serde_json::from_str::<Cards>(r#"{"green":1,"red":2}"#).expect("cards"), cards);
        assert!(serde_json::from_str::<Cards>(r#"{"red":200,"green":200}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#""rrg""#).is_err());
    }
}
