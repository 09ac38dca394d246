//! Provinces by name, and sets of them as bits. The 21 provinces are fixed; a board says how they adjoin.

use std::fmt;
use std::str::FromStr;

/// Number of provinces.
pub const PROVINCES: usize = 21;

/// Their ids, in the order of their numbers.
pub const NAMES: [&str; PROVINCES] = [
    "kansu",
    "shensi",
    "shansi",
    "hopeh",
    "shantung",
    "honan",
    "kiangsu",
    "anhwei",
    "hupeh",
    "szechwan",
    "hunan",
    "kiangsi",
    "chekiang",
    "fukien",
    "kwangtung",
    "kwangsi",
    "kweichow",
    "yunnan",
    "liaoning",
    "korea",
    "taiwan",
];

/// A province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Province(pub(crate) u8);

impl Province {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Province> {
        (0..PROVINCES as u8).map(Province)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline(always)]
    pub(crate) fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl FromStr for Province {
    type Err = String;

    fn from_str(text: &str) -> Result<Province, String> {
        let found = NAMES.iter().position(|name| *name == text);
        found.map(|n| Province(n as u8)).ok_or_else(|| format!("{text:?} is no province"))
    }
}

/// The provinces of a set.
#[inline(always)]
pub(crate) fn each(mut set: u32) -> impl Iterator<Item = Province> {
    std::iter::from_fn(move || {
        let n = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (n < 32).then_some(Province(n as u8))
    })
}

teahouse_game::as_text!(Province);
