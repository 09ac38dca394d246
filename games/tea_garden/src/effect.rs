//! What bonuses and rewards give: a kind and numbers, never code for a single card.

use serde::{Deserialize, Serialize};

/// A kind of scroll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scroll {
    /// T18: one more strength.
    Strength,
    /// T27: a missing teapot.
    Teapot,
    /// T43: the side action again.
    Repeat,
}

impl Scroll {
    pub(crate) const ALL: [Scroll; 3] = [Scroll::Strength, Scroll::Teapot, Scroll::Repeat];
}

/// A side action (T33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Side {
    River,
    Cups,
    University,
}

/// The colour of a teapot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pot {
    Green,
    Red,
    Blue,
    /// T26: in a price every teapot will do, on a card it is one of the colour that is needed.
    Any,
}

impl Pot {
    pub(crate) const ALL: [Pot; 4] = [Pot::Green, Pot::Red, Pot::Blue, Pot::Any];
}

/// The colour of half a cup tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Half {
    Blue,
    Green,
    White,
}

/// One effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Effect {
    Vp {
        n: u8,
    },
    /// T17: green leaves.
    Leaves {
        n: u8,
        q: u8,
    },
    /// T45.
    Ferment {
        n: u8,
    },
    EmperorToken {
        n: u8,
    },
    Scroll {
        scroll: Scroll,
        n: u8,
    },
    /// T49.
    CupMarker {
        n: u8,
    },
    /// T46.
    Draw {
        n: u8,
    },
    /// T47.
    DrawDiscard {
        n: u8,
    },
    /// T48.
    RemoveCard {
        n: u8,
    },
    /// T50.
    SellLeaves {
        max: u8,
        green: u8,
        brown: u8,
    },
    /// T51.
    EmperorCard {
        n: u8,
    },
}

/// What an emperor card scores by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Count {
    BrownLeaves,
    GreenLeaves,
    TeapotScrolls,
    Gardens,
    Caravans,
    RiverCards,
    UniversityCards,
    CupsCards,
    TeapotCards,
    StartingCards,
}

/// What an emperor card scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Scoring {
    Per { count: Count, vp: u8, max: u8 },
    Flat { vp: u8 },
    FlatMinus { vp: u8, minus_per: Count, minus: u8 },
}
