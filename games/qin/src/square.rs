//! Squares of the grid and sets of them.
//!
//! A square is one byte: row × 16 + column. Boards have at most 15 × 15 squares, so column 15 and row 15 stay empty:
//! a step off any edge lands on an empty guard square, and no step ever leaves the byte.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Most columns and most rows of a board.
pub const MAX_SIDE: usize = 15;

/// One cell of the grid, named like `g5`: column letter and row number, row 1 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(pub u8);

impl Square {
    /// The square at a row and column, both from 0 and below [`MAX_SIDE`].
    pub fn at(row: usize, column: usize) -> Square {
        debug_assert!(row < MAX_SIDE && column < MAX_SIDE);
        Square((row * 16 + column) as u8)
    }

    /// Row, from 0 at the top.
    pub fn row(self) -> usize {
        usize::from(self.0 >> 4)
    }

    /// Column, from 0 at the left.
    pub fn column(self) -> usize {
        usize::from(self.0 & 15)
    }

    /// As an index into arrays of 256.
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The square to the right.
    #[inline(always)]
    pub fn right(self) -> Square {
        Square(self.0.wrapping_add(1))
    }

    /// The square below.
    #[inline(always)]
    pub fn below(self) -> Square {
        Square(self.0.wrapping_add(16))
    }

    /// The four squares that share an edge with it (guard squares among them at the border).
    #[inline(always)]
    pub fn neighbours(self) -> [Square; 4] {
        [240, 255, 1, 16].map(|step: u8| Square(self.0.wrapping_add(step)))
    }

    /// Its name. Views are written thousands of times a second: no formatting machinery here.
    fn text(self, buffer: &mut [u8; 3]) -> &str {
        let row = self.row() as u8 + 1;
        buffer[0] = b'a' + self.column() as u8;
        let length = if row < 10 {
            buffer[1] = b'0' + row;
            2
        } else {
            (buffer[1], buffer[2]) = (b'0' + row / 10, b'0' + row % 10);
            3
        };
        std::str::from_utf8(&buffer[..length]).expect("plain letters and digits")
    }

    /// Whether the two share an edge.
    pub fn touches(self, other: Square) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(&mut [0; 3]))
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no square; squares are a1 to o15");
        let (&letter, digits) = text.as_bytes().split_first().ok_or_else(wrong)?;
        let column = usize::from(letter.wrapping_sub(b'a'));
        let plain = digits.first().is_some_and(|d| *d != b'0') && digits.iter().all(u8::is_ascii_digit);
        let row = std::str::from_utf8(digits).ok().and_then(|d| d.parse::<usize>().ok());
        match row {
            Some(row) if plain && column < MAX_SIDE && row <= MAX_SIDE => Ok(Square::at(row - 1, column)),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.text(&mut [0; 3]))
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareSet(pub [u64; 4]);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// Adds a square.
    #[inline(always)]
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() >> 6] |= 1 << (square.0 & 63);
    }

    /// Takes a square out.
    #[inline(always)]
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() >> 6] &= !(1 << (square.0 & 63));
    }

    /// Whether it holds the square.
    #[inline(always)]
    pub fn contains(self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.0 & 63) & 1 != 0
    }

    /// Squares in either set.
    #[inline(always)]
    pub fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Squares in both sets.
    #[inline(always)]
    pub fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Squares of this set that are not in the other.
    #[inline(always)]
    pub fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// How many.
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Squares whose neighbour in that direction is in the set: what each square sees there.
    #[inline(always)]
    pub fn seen(self, way: Way) -> SquareSet {
        let w = self.0;
        SquareSet(match way {
            // The guard column keeps rows apart, so nothing crosses a word sideways.
            Way::Right => [w[0] >> 1, w[1] >> 1, w[2] >> 1, w[3] >> 1],
            Way::Left => [w[0] << 1, w[1] << 1, w[2] << 1, w[3] << 1],
            Way::Below => [w[0] >> 16 | w[1] << 48, w[1] >> 16 | w[2] << 48, w[2] >> 16 | w[3] << 48, w[3] >> 16],
            Way::Above => [w[0] << 16, w[1] << 16 | w[0] >> 48, w[2] << 16 | w[1] >> 48, w[3] << 16 | w[2] >> 48],
        })
    }

    /// The k-th square in reading order; there must be more than `k`.
    #[inline(always)]
    pub fn nth(self, mut k: u32) -> Square {
        for (i, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones();
            if k < here {
                for _ in 0..k {
                    word &= word - 1;
                }
                return Square((i * 64) as u8 + word.trailing_zeros() as u8);
            }
            k -= here;
        }
        unreachable!("the caller counted the set")
    }

    /// The squares in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as u8;
                (word != 0).then(|| {
                    word &= word - 1;
                    Square((i * 64) as u8 + bit)
                })
            })
        })
    }
}

/// The four directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Way {
    Right,
    Left,
    Below,
    Above,
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, |mut set, square| {
            set.insert(square);
            set
        })
    }
}
