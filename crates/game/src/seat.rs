//! Places at a table, and who looks at it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// No game of the house seats more.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 clockwise.
// Sentences know it by the name that serde gives its type (`Arg`), so it is not `serde(transparent)`; in JSON it is a number all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline(always)]
    pub fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<u8>() {
            Ok(n) if (n as usize) < MAX_SEATS && text.len() == 1 => Ok(Seat(n)),
            _ => Err(format!("{text:?} is no seat (0 to {})", MAX_SEATS - 1)),
        }
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator: sees what everybody sees.
    Public,
}

impl Viewer {
    /// Whether this viewer sits in `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat, if this viewer has one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Every viewer of a table: its seats, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Public])
    }
}
