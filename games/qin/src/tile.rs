//! Colours and the six kinds of tile (Q1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Colour of a province square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Yellow,
    Blue,
}

impl Color {
    /// All three.
    pub const ALL: [Color; 3] = [Color::Red, Color::Yellow, Color::Blue];

    /// R, Y or B.
    pub fn letter(self) -> char {
        match self {
            Color::Red => 'R',
            Color::Yellow => 'Y',
            Color::Blue => 'B',
        }
    }

    /// The colour of a letter, if it is one.
    pub fn of(letter: char) -> Option<Color> {
        Color::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

/// A kind of tile: its two colours, in the order red, yellow, blue. Known by its name, which nobody needs to take apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "\"RR\" | \"YY\" | \"BB\" | \"RY\" | \"RB\" | \"YB\""))]
pub struct Kind(u8);

/// Q1: six kinds, twelve tiles of each.
pub const KINDS: usize = 6;
/// Q1: how many tiles there are of each kind.
pub const TILES_OF_A_KIND: u8 = 12;

impl Kind {
    /// Q1: RR YY BB RY RB YB.
    pub const ALL: [Kind; KINDS] = [Kind(0), Kind(1), Kind(2), Kind(3), Kind(4), Kind(5)];

    /// The kind with these two colours, in either order.
    #[inline(always)]
    pub fn of(a: Color, b: Color) -> Kind {
        match (a as u8, b as u8) {
            (a, b) if a == b => Kind(a),
            (a, b) => Kind(a + b + 2),
        }
    }

    /// Its colours.
    #[inline(always)]
    pub fn colors(self) -> [Color; 2] {
        use Color::{Blue, Red, Yellow};
        [[Red, Red], [Yellow, Yellow], [Blue, Blue], [Red, Yellow], [Red, Blue], [Yellow, Blue]][self.index()]
    }

    fn text(self) -> &'static str {
        ["RR", "YY", "BB", "RY", "RB", "YB"][self.index()]
    }

    /// Whether both halves have one colour.
    #[inline(always)]
    pub fn is_plain(self) -> bool {
        self.0 < 3
    }

    /// As an index into [`Kind::ALL`].
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        parse_colors(text).map(|[a, b]| Kind::of(a, b))
    }
}

/// Two colour letters, order kept.
pub(crate) fn parse_colors(text: &str) -> Result<[Color; 2], String> {
    let mut letters = text.chars();
    match (letters.next().and_then(Color::of), letters.next().and_then(Color::of), letters.next()) {
        (Some(a), Some(b), None) => Ok([a, b]),
        _ => Err(format!("{text:?} is no tile; tiles are RR YY BB RY RB YB")),
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A number of tiles of each kind: a hand, or the stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tiles(pub [u8; KINDS]);

impl Tiles {
    /// Q1: the whole box.
    pub const BOX: Tiles = Tiles([TILES_OF_A_KIND; KINDS]);

    /// How many tiles.
    #[inline(always)]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0; KINDS]
    }

    /// How many of one kind.
    #[inline(always)]
    pub fn count(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// The kinds it holds.
    #[inline(always)]
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |k| self.0[k.index()] > 0)
    }

    /// The k-th tile when tiles are lined up by kind.
    #[inline(always)]
    pub fn nth(self, mut k: u32) -> Kind {
        for kind in Kind::ALL {
            let here = u32::from(self.count(kind));
            if k < here {
                return kind;
            }
            k -= here;
        }
        unreachable!("the caller counted the tiles")
    }

    /// Adds a tile.
    #[inline(always)]
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Takes a tile out; there must be one.
    #[inline(always)]
    pub fn take(&mut self, kind: Kind) {
        self.0[kind.index()] -= 1;
    }

    /// Every tile, lined up by kind.
    pub fn list(self) -> Vec<Kind> {
        let mut list = Vec::with_capacity(usize::from(self.len()));
        for kind in Kind::ALL {
            list.extend(std::iter::repeat_n(kind, usize::from(self.count(kind))));
        }
        list
    }

    /// The kinds it holds as bits.
    #[inline(always)]
    pub fn mask(self) -> u8 {
        self.kinds().fold(0, |mask, kind| mask | 1 << kind.0)
    }
}

impl Kind {
    /// Its bit in a mask of kinds.
    #[inline(always)]
    pub fn bit(self) -> u8 {
        1 << self.0
    }
}

impl FromIterator<Kind> for Tiles {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Tiles::default(), |mut tiles, kind| {
            tiles.add(kind);
            tiles
        })
    }
}
