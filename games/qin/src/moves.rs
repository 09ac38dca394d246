//! What can be asked, chosen and drawn, and the text forms that records keep for ever.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de};
use teahouse_game::{MAX_SEATS, Seat};

use crate::square::Square;
use crate::tile::{Color, Kind, parse_colors};

/// What a seat can be asked: one question, one decision per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Decision {
    /// Lay a tile.
    Place,
}

/// Q8: a placement gives one colour to each of two squares. Text: `RY g5 h5`, red on g5 and yellow on h5.
///
/// The squares are kept in reading order, so that equal placements are equal values whichever way they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "RawMove")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Move {
    /// The two squares, in reading order.
    squares: [Square; 2],
    /// Their colours.
    colors: [Color; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMove {
    squares: [Square; 2],
    colors: [Color; 2],
}

impl From<RawMove> for Move {
    fn from(raw: RawMove) -> Move {
        Move::new(raw.squares, raw.colors)
    }
}

impl Move {
    /// A placement; the order of the two halves does not matter.
    #[inline(always)]
    pub fn new(squares: [Square; 2], colors: [Color; 2]) -> Move {
        if squares[0] <= squares[1] {
            Move { squares, colors }
        } else {
            Move { squares: [squares[1], squares[0]], colors: [colors[1], colors[0]] }
        }
    }

    /// The two squares, in reading order.
    #[inline(always)]
    pub fn squares(self) -> [Square; 2] {
        self.squares
    }

    /// Their colours.
    #[inline(always)]
    pub fn colors(self) -> [Color; 2] {
        self.colors
    }

    /// The tile it needs.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        Kind::of(self.colors[0], self.colors[1])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([a, b], [first, second]) = (self.colors, self.squares);
        // Lists of legal moves are written thousands of times a second: piece by piece is quicker than one pattern.
        f.write_char(a.letter())?;
        f.write_char(b.letter())?;
        f.write_char(' ')?;
        first.fmt(f)?;
        f.write_char(' ')?;
        second.fmt(f)
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split(' ');
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some(colors), Some(a), Some(b), None) => Ok(Move::new([a.parse()?, b.parse()?], parse_colors(colors)?)),
            _ => Err("a placement is a tile and two squares, such as RY g5 h5".to_owned()),
        }
    }
}

/// A result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Chance {
    /// Q6: who begins. Text: `first 1`.
    First {
        /// Who.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// Q5, Q34: the tile that is dealt or drawn. Text: `draw RY`.
    Draw {
        /// Its colours.
        tile: Kind,
    },
}

/// A seat that some table has. As plain data, a seat is any small number.
fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let seat = Seat::deserialize(from)?;
    if seat.index() < MAX_SEATS { Ok(seat) } else { Err(de::Error::custom(format!("{seat} is no seat"))) }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Draw { tile } => write!(f, "draw {tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            Some(("first", seat)) => seat.parse().map(|seat| Chance::First { seat }),
            Some(("draw", tile)) => {
                // One text for one result: `draw YR` is not a second way to say `draw RY`.
                let chance = Chance::Draw { tile: tile.parse()? };
                if chance.to_string() == text {
                    Ok(chance)
                } else {
                    Err(format!("say {chance:?}", chance = chance.to_string()))
                }
            }
            _ => Err("chance is `first SEAT` or `draw TILE`".to_owned()),
        }
    }
}
