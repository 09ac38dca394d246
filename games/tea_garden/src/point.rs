//! What is waited for, and what is to be done before anything else is decided.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::effect::{Effect, Side};
use crate::ids::{Caravan, Card, Leaf, Province, Region, Space};
use crate::moves::Swap;

/// What is waited for, with what has to be remembered for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Point {
    Fate(Fate),
    /// The open choice of a turn.
    Menu,
    /// More cards under the top card, after this one (T57).
    Cover {
        last: Option<Card>,
    },
    Pagoda {
        space: Space,
    },
    Teapot(Purchase),
    Pay(Bill),
    Flip(Flip),
    Pick(Pick),
    /// The side action to be repeated (D19).
    Side(Side),
    Place {
        province: Province,
    },
    Draw {
        n: u8,
        discard: bool,
    },
    Discard {
        left: u8,
    },
    Remove,
    Put,
    Sell(Sale),
    Take,
    Over,
}

/// What fate decides next (T62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fate {
    First,
    Token(Region),
    Market,
    Caravan,
    Emperor,
    Cup(Province),
    /// A card for this seat.
    Card(Seat),
}

/// A card that is bought, while teapots are replaced (T27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Purchase {
    pub card: Card,
    /// Teapots still missing.
    pub missing: u8,
    /// The kind named last (T57).
    pub last: Swap,
    /// So many are replaced by leaves.
    pub leaves: u8,
    /// So many are replaced by brown leaves.
    pub brown: u8,
}

/// Leaves to be paid one by one (T60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bill {
    /// Leaves of the price left.
    pub left: u8,
    /// So many of these must be brown.
    pub brown: u8,
    /// Each of at least this quality.
    pub quality: u8,
    /// Then so many brown ones for teapots.
    pub pots_brown: u8,
    /// Then so many of any kind for teapots.
    pub pots_any: u8,
    /// The leaf named last in this part of the bill (T57).
    pub last: Leaf,
    /// T5: a leaf of at least this quality must stay; 0 for none.
    pub keep: u8,
    /// What it is for.
    pub cause: Cause,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cause {
    Fee,
    Row,
    Repeat,
    Buy(Card),
    /// Trade and tier from 0.
    Caravan(Caravan, u8, u8),
}

/// Leaves to be fermented one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// The main action (T31), not an effect (T45).
    pub main: bool,
    /// Turned so far.
    pub done: u8,
    /// At most so many more.
    pub left: u8,
    /// The basket named last.
    pub last: u8,
}

/// Gardens to be harvested one by one (T32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// Picked so far.
    pub done: u8,
    /// At most so many more.
    pub left: u8,
    /// The region named last.
    pub last: Option<Region>,
}

/// Leaves to be sold one by one (T50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Sale {
    /// Sold so far.
    #[serde(default)]
    pub done: u8,
    /// At most so many more.
    pub left: u8,
    pub last: Leaf,
    pub green: u8,
    pub brown: u8,
}

/// What is to be done before anything else is decided; the last one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Task {
    /// `asks`: a draw is asked for first (T61).
    Effect {
        effect: Effect,
        asks: bool,
    },
    Cards {
        left: u8,
        drawn: u8,
        discard: bool,
    },
    Market,
    Caravan,
    Emperor,
    Cup(Province),
    /// The side action is resolved: it may be repeated now (T43).
    Window,
    Setup,
    Tidy,
    /// So many cards for this seat, then for the next ones.
    Deal {
        seat: Seat,
        left: u8,
    },
}
