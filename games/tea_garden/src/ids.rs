//! Small numbers with names: cards, caravans, cup tiles, bonus tokens, regions, spaces, provinces, leaves.
//!
//! Numbers follow the order of the names, so that "in rising order" (T57) is the order of the numbers.

use std::fmt;
use std::str::FromStr;

use teahouse_game::as_text;

/// A number of `digits` digits from 1 to `most`, as an index from 0.
fn numbered(text: &str, prefix: &str, digits: usize, most: u8) -> Option<u8> {
    let rest = text.strip_prefix(prefix)?;
    let plain = rest.len() == digits && rest.bytes().all(|b| b.is_ascii_digit());
    let n = rest.parse::<u8>().ok().filter(|n| plain && (1..=most).contains(n))?;
    Some(n - 1)
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:literal, $what:literal, $page:literal, $read:expr, $write:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = $page))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            #[inline(always)]
            pub(crate) fn index(self) -> usize {
                usize::from(self.0)
            }

            /// All of them, in rising order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$count).map($name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn(u8, &mut fmt::Formatter<'_>) -> fmt::Result = $write;
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                let read: fn(&str) -> Option<u8> = $read;
                read(text).map($name).ok_or_else(|| format!("{text:?} is no {}", $what))
            }
        }

        as_text!($name);
    };
}

/// Action cards come first, nine of each level.
pub(crate) const ACTIONS: u8 = 45;
/// Then the emperor cards.
pub(crate) const EMPERORS: u8 = 16;
/// Then the starting cards; everybody has them all.
pub(crate) const STARTING: u8 = 11;
/// Cards of a level.
pub(crate) const PER_LEVEL: u8 = 9;

id!(
    /// A card of a player's deck: `A11`, `E04`, `S01`.
    Card, 72, "card", "string",
    |text| match text.as_bytes() {
        [b'A', level @ b'1'..=b'5', n @ b'1'..=b'9'] => Some((level - b'1') * PER_LEVEL + n - b'1'),
        [b'E', ..] => numbered(text, "E", 2, EMPERORS).map(|n| ACTIONS + n),
        _ => numbered(text, "S", 2, STARTING).map(|n| ACTIONS + EMPERORS + n),
    },
    |n, f| match n {
        0..ACTIONS => write!(f, "A{}{}", n / PER_LEVEL + 1, n % PER_LEVEL + 1),
        ACTIONS..=60 => write!(f, "E{:02}", n - ACTIONS + 1),
        _ => write!(f, "S{:02}", n - ACTIONS - EMPERORS + 1),
    }
);

impl Card {
    #[inline(always)]
    pub(crate) fn is_action(self) -> bool {
        self.0 < ACTIONS
    }

    #[inline(always)]
    pub(crate) fn is_starting(self) -> bool {
        self.0 >= ACTIONS + EMPERORS
    }

    /// 0 to 4, of action cards.
    #[inline(always)]
    pub(crate) fn level(self) -> usize {
        usize::from(self.0 / PER_LEVEL)
    }
}

/// Advanced caravans come first.
pub(crate) const ADVANCED: u8 = 15;

id!(
    /// A caravan: `KA01` is advanced, `KB01` basic.
    Caravan, 30, "caravan", "string",
    |text| numbered(text, "KA", 2, ADVANCED).or_else(|| numbered(text, "KB", 2, 15).map(|n| ADVANCED + n)),
    |n, f| if n < ADVANCED { write!(f, "KA{:02}", n + 1) } else { write!(f, "KB{:02}", n - ADVANCED + 1) }
);

impl Caravan {
    #[inline(always)]
    pub(crate) fn is_basic(self) -> bool {
        self.0 >= ADVANCED
    }
}

id!(
    /// A cup tile: `C01`.
    Cup, 40, "cup tile", "string", |text| numbered(text, "C", 2, 40), |n, f| write!(f, "C{:02}", n + 1)
);

id!(
    /// A bonus token of a region: `B01`.
    Bonus, 18, "bonus token", "string", |text| numbered(text, "B", 2, 18), |n, f| write!(f, "B{:02}", n + 1)
);

fn region(text: &str) -> Option<u8> {
    (1..=2).find_map(|digits| numbered(text, "", digits, 16)).filter(|_| !text.starts_with('0'))
}

id!(
    /// A region, by its number: `9`.
    Region, 16, "region", "string", region, |n, f| write!(f, "{}", n + 1)
);

impl Region {
    #[inline(always)]
    pub(crate) fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Most spaces of a region.
pub(crate) const LETTERS: u8 = 4;

id!(
    /// A garden space: the number of its region and a letter, `9a`.
    Space, 64, "garden space", "string",
    |text| {
        let letter = text.bytes().last().filter(|b| (b'a'..=b'd').contains(b))? - b'a';
        Some(region(&text[..text.len() - 1])? * LETTERS + letter)
    },
    |n, f| write!(f, "{}{}", n / LETTERS + 1, char::from(b'a' + n % LETTERS))
);

impl Space {
    #[inline(always)]
    pub(crate) fn region(self) -> Region {
        Region(self.0 / LETTERS)
    }
}

const COLOURS: [&str; 5] = ["yellow", "green", "blue", "orange", "red"];

id!(
    /// A province, by its colour.
    Province, 5, "province", "\"yellow\" | \"green\" | \"blue\" | \"orange\" | \"red\"",
    |text| COLOURS.iter().position(|c| *c == text).map(|n| n as u8),
    |n, f| f.write_str(COLOURS[usize::from(n)])
);

id!(
    /// A kind of leaf, by colour and basket: `g3`, `b5`. Green ones come first. Known by its name, which nobody needs to take apart.
    Leaf, 12, "leaf",
    "\"g1\" | \"g2\" | \"g3\" | \"g4\" | \"g5\" | \"g6\" | \"b1\" | \"b2\" | \"b3\" | \"b4\" | \"b5\" | \"b6\"",
    |text| numbered(text, "g", 1, 6).or_else(|| numbered(text, "b", 1, 6).map(|n| n + 6)),
    |n, f| write!(f, "{}{}", if n < 6 { 'g' } else { 'b' }, n % 6 + 1)
);

impl Leaf {
    #[inline(always)]
    pub(crate) fn is_brown(self) -> bool {
        self.0 >= 6
    }

    /// The number of its basket.
    #[inline(always)]
    pub(crate) fn quality(self) -> u8 {
        self.0 % 6 + 1
    }
}
