//! Regions and house spaces by name. The nine regions are fixed; a board says how many spaces each has.

use std::fmt;
use std::str::FromStr;

/// Number of regions.
pub const REGIONS: usize = 9;

/// Their ids, in the order of their numbers.
pub const NAMES: [&str; REGIONS] = ["yan", "zhao", "wei", "chin", "shu", "chu", "lu", "qi", "han"];

/// A region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Region(pub(crate) u8);

impl Region {
    /// All nine.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..REGIONS as u8).map(Region)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl FromStr for Region {
    type Err = String;

    fn from_str(text: &str) -> Result<Region, String> {
        let found = NAMES.iter().position(|name| *name == text);
        found.map(|n| Region(n as u8)).ok_or_else(|| format!("{text:?} is no region"))
    }
}

/// A house space: the region and a number from 1 to 9. Text: `wei3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Space {
    pub(crate) region: Region,
    pub(crate) number: u8,
}

impl Space {
    /// Its region.
    pub fn region(self) -> Region {
        self.region
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.region, self.number)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Space, String> {
        let wrong = || format!("{text:?} is no house space");
        let digit = text.chars().next_back().and_then(|c| c.to_digit(10)).filter(|n| *n > 0).ok_or_else(wrong)?;
        let region = text[..text.len() - 1].parse().map_err(|_| wrong())?;
        Ok(Space { region, number: digit as u8 })
    }
}

teahouse_game::as_text!(Region);
teahouse_game::as_text!(Space);
