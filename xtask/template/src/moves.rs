//! What can be asked, chosen and drawn, and the text forms that records keep for ever.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a seat can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// N3: play a card.
    Play,
    /// N6: match the card on the table, or let it score.
    Match,
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `play 2`
    Play(u8),
    /// `match`
    Match,
    /// `let`
    Let,
}

impl Move {
    /// Every move there is.
    pub const ALL: [Move; 5] = [Move::Play(1), Move::Play(2), Move::Play(3), Move::Match, Move::Let];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(value) => write!(f, "play {value}"),
            Move::Match => f.write_str("match"),
            Move::Let => f.write_str("let"),
        }
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Move::ALL.into_iter().find(|mv| mv.to_string() == text);
        known.ok_or_else(|| "say play 1, play 2, play 3, match or let".to_owned())
    }
}

/// N2, N9: the card that is drawn. Text: `draw 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chance(pub u8);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {}", self.0)
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = (1..=3).map(Chance).find(|c| c.to_string() == text);
        known.ok_or_else(|| "say draw 1, draw 2 or draw 3".to_owned())
    }
}
