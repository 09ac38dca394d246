//! What a seat can be asked, what it can answer, and what fate decides; with the texts of RULES.md, "At this table".
//!
//! Records, scenarios and the terminal keep the text. Browsers get an object with a field for every part, so that nobody has to take a
//! text apart. A browser may send anything: an object is refused wherever the text would be.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de};
use teahouse_game::{MAX_SEATS, Seat, as_text};

use crate::ids::{Bonus, Caravan, Card, Cup, Leaf, Province, Region, Space};

/// What a seat is asked: the open choice of a turn, or what follows from an earlier step (T56).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Decision {
    Menu,
    Cover,
    Pagoda,
    Teapot,
    Pay,
    Flip,
    Pick,
    /// The side action that is repeated.
    Side,
    Place,
    Draw,
    Discard,
    Remove,
    Put,
    Sell,
    Take,
}

/// Words with a fixed list.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $word:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$inner])* #[cfg_attr(test, ts(rename = $text))] $word),* }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($name::$word => $text),* })
            }
        }
        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                match text { $($text => Ok($name::$word),)* _ => Err(format!("{text:?} is not known here")) }
            }
        }
        as_text!($name);
    };
}

words!(
    /// An end of a cup row, or a tile of a connection.
    End { Left = "left", Right = "right" }
);
words!(
    /// A part of a sector of the university.
    Part { Outer = "outer", Inner = "inner" }
);
words!(
    /// What replaces a missing teapot (T27), in the order of T57.
    Swap { Scroll = "scroll", Leaves = "leaves", Brown = "brown" }
);
words!(
    /// What a repetition costs (T43).
    Means { Scroll = "scroll", Leaves = "leaves" }
);
words!(
    /// Where a card is removed from (T48).
    Zone { Hand = "hand", Pile = "pile", Discard = "discard" }
);

/// A connection: a row and its place in that row, both counted from 0 as in the lists of a view (in texts from 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Spot {
    #[serde(deserialize_with = "from_0")]
    pub(crate) row: u8,
    #[serde(deserialize_with = "from_0")]
    pub(crate) gap: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", told(self.row), told(self.gap))
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let (row, gap) = text.split_once('.').ok_or_else(|| format!("{text:?} is no connection"))?;
        Ok(Spot { row: counted(row)?, gap: counted(gap)? })
    }
}

/// One choice. Of a list in the view or on a card (rows, connections, trades, tiers, bonuses) the place is told, from 0; pagodas and
/// baskets go by the numbers that are printed on them. In texts all is counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    #[serde(deserialize_with = "nothing_more")]
    Pass,
    #[serde(deserialize_with = "nothing_more")]
    Fee,
    Marker {
        spot: Spot,
        end: End,
    },
    #[serde(deserialize_with = "nothing_more")]
    Advance,
    Top {
        card: Card,
    },
    Cover {
        card: Card,
    },
    #[serde(deserialize_with = "nothing_more")]
    Done,
    Garden {
        space: Space,
    },
    Pagoda {
        /// As printed.
        #[serde(deserialize_with = "from_1")]
        number: u8,
    },
    Buy {
        card: Card,
    },
    Teapot {
        swap: Swap,
    },
    Caravan {
        caravan: Caravan,
        /// From 0.
        #[serde(deserialize_with = "from_0")]
        trade: u8,
        /// From 0.
        #[serde(deserialize_with = "from_0")]
        tier: u8,
    },
    #[serde(deserialize_with = "nothing_more")]
    Ferment,
    #[serde(deserialize_with = "nothing_more")]
    Harvest,
    #[serde(deserialize_with = "nothing_more")]
    River,
    Cups {
        province: Province,
    },
    University {
        part: Part,
    },
    Repeat {
        means: Means,
    },
    Bonus {
        /// Of the top card, from 0.
        #[serde(deserialize_with = "from_0")]
        number: u8,
    },
    #[serde(deserialize_with = "nothing_more")]
    End,
    Pay {
        leaf: Leaf,
    },
    Flip {
        /// As printed.
        #[serde(deserialize_with = "from_1")]
        basket: u8,
    },
    Pick {
        region: Region,
    },
    #[serde(deserialize_with = "nothing_more")]
    PlaceNew,
    Place {
        /// From 0.
        #[serde(deserialize_with = "from_0")]
        row: u8,
        end: End,
    },
    #[serde(deserialize_with = "nothing_more")]
    Draw,
    #[serde(deserialize_with = "nothing_more")]
    Skip,
    Discard {
        card: Card,
    },
    Remove {
        zone: Zone,
        card: Card,
    },
    Put {
        spot: Spot,
    },
    Sell {
        leaf: Leaf,
    },
    Take {
        card: Card,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Fee => f.write_str("fee"),
            Move::Marker { spot, end } => write!(f, "marker {spot} {end}"),
            Move::Advance => f.write_str("advance"),
            Move::Top { card } => write!(f, "top {card}"),
            Move::Cover { card } => write!(f, "cover {card}"),
            Move::Done => f.write_str("done"),
            Move::Garden { space } => write!(f, "garden {space}"),
            Move::Pagoda { number } => write!(f, "pagoda {number}"),
            Move::Buy { card } => write!(f, "buy {card}"),
            Move::Teapot { swap } => write!(f, "teapot {swap}"),
            Move::Caravan { caravan, trade, tier } => write!(f, "caravan {caravan} {} {}", told(*trade), told(*tier)),
            Move::Ferment => f.write_str("ferment"),
            Move::Harvest => f.write_str("harvest"),
            Move::River => f.write_str("river"),
            Move::Cups { province } => write!(f, "cups {province}"),
            Move::University { part } => write!(f, "university {part}"),
            Move::Repeat { means } => write!(f, "repeat {means}"),
            Move::Bonus { number } => write!(f, "bonus {}", told(*number)),
            Move::End => f.write_str("end"),
            Move::Pay { leaf } => write!(f, "pay {leaf}"),
            Move::Flip { basket } => write!(f, "flip {basket}"),
            Move::Pick { region } => write!(f, "pick {region}"),
            Move::PlaceNew => f.write_str("place new"),
            Move::Place { row, end } => write!(f, "place {} {end}", told(*row)),
            Move::Draw => f.write_str("draw"),
            Move::Skip => f.write_str("skip"),
            Move::Discard { card } => write!(f, "discard {card}"),
            Move::Remove { zone, card } => write!(f, "remove {zone} {card}"),
            Move::Put { spot } => write!(f, "put {spot}"),
            Move::Sell { leaf } => write!(f, "sell {leaf}"),
            Move::Take { card } => write!(f, "take {card}"),
        }
    }
}

/// The largest number that can be said: there are no more cup tiles, so no more rows either.
const MOST: u8 = 40;

/// A number from 1 to 40 without leading zeros.
fn number(text: &str) -> Result<u8, String> {
    let plain = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    match text.parse::<u8>() {
        Ok(n) if plain && n <= MOST => Ok(n),
        _ => Err(format!("{text:?} is no number from 1 to {MOST}")),
    }
}

/// The same, counted from 0.
fn counted(text: &str) -> Result<u8, String> {
    Ok(number(text)? - 1)
}

/// A place from 0 as texts tell it. Wider than a byte, so that no value is too large to be told.
fn told(place: u8) -> u16 {
    u16::from(place) + 1
}

/// A number in JSON. A browser may send any: what no text could say is refused here, before a rule computes with it.
fn from_1<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    match u8::deserialize(from)? {
        n @ 1..=MOST => Ok(n),
        n => Err(de::Error::custom(format!("{n} is no number from 1 to {MOST}"))),
    }
}

/// The same, counted from 0.
fn from_0<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    match u8::deserialize(from)? {
        n @ 0..MOST => Ok(n),
        n => Err(de::Error::custom(format!("{n} is no number from 0 to {}", MOST - 1))),
    }
}

/// A kind without fields. Left to itself, serde would overlook fields that do not belong there.
fn nothing_more<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(from).map(|Nothing {}| ())
}

/// A seat that the house knows, as in texts.
fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let seat = Seat::deserialize(from)?;
    if seat.index() < MAX_SEATS { Ok(seat) } else { Err(de::Error::custom(format!("{seat} is no seat"))) }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pass"] => Move::Pass,
            ["fee"] => Move::Fee,
            ["marker", spot, end] => Move::Marker { spot: spot.parse()?, end: end.parse()? },
            ["advance"] => Move::Advance,
            ["top", card] => Move::Top { card: card.parse()? },
            ["cover", card] => Move::Cover { card: card.parse()? },
            ["done"] => Move::Done,
            ["garden", space] => Move::Garden { space: space.parse()? },
            ["pagoda", n] => Move::Pagoda { number: number(n)? },
            ["buy", card] => Move::Buy { card: card.parse()? },
            ["teapot", swap] => Move::Teapot { swap: swap.parse()? },
            ["caravan", caravan, trade, tier] => {
                Move::Caravan { caravan: caravan.parse()?, trade: counted(trade)?, tier: counted(tier)? }
            }
            ["ferment"] => Move::Ferment,
            ["harvest"] => Move::Harvest,
            ["river"] => Move::River,
            ["cups", province] => Move::Cups { province: province.parse()? },
            ["university", part] => Move::University { part: part.parse()? },
            ["repeat", means] => Move::Repeat { means: means.parse()? },
            ["bonus", n] => Move::Bonus { number: counted(n)? },
            ["end"] => Move::End,
            ["pay", leaf] => Move::Pay { leaf: leaf.parse()? },
            ["flip", basket] => Move::Flip { basket: number(basket)? },
            ["pick", region] => Move::Pick { region: region.parse()? },
            ["place", "new"] => Move::PlaceNew,
            ["place", row, end] => Move::Place { row: counted(row)?, end: end.parse()? },
            ["draw"] => Move::Draw,
            ["skip"] => Move::Skip,
            ["discard", card] => Move::Discard { card: card.parse()? },
            ["remove", zone, card] => Move::Remove { zone: zone.parse()?, card: card.parse()? },
            ["put", spot] => Move::Put { spot: spot.parse()? },
            ["sell", leaf] => Move::Sell { leaf: leaf.parse()? },
            ["take", card] => Move::Take { card: card.parse()? },
            _ => return Err(usage(words[0])),
        })
    }
}

/// How a move is said, for somebody who has begun it right or not at all.
fn usage(verb: &str) -> String {
    let words = match verb {
        "top" | "cover" | "buy" | "discard" | "take" => "CARD",
        "marker" => "ROW.CONNECTION left, or right",
        "put" => "ROW.CONNECTION",
        "garden" => "SPACE",
        "pagoda" | "bonus" => "NUMBER",
        "teapot" => "scroll, leaves or brown",
        "caravan" => "CARAVAN TRADE TIER",
        "cups" => "PROVINCE",
        "university" => "outer, or inner",
        "repeat" => "scroll, or leaves",
        "pay" | "sell" => "LEAF",
        "flip" => "BASKET",
        "pick" => "REGION",
        "place" => "new, or ROW left, or ROW right",
        "remove" => "hand, pile or discard, and CARD",
        "pass" | "fee" | "advance" | "done" | "ferment" | "harvest" | "river" | "end" | "draw" | "skip" => "alone",
        _ => return format!("no move begins with {verb:?}"),
    };
    format!("say {verb} {words}")
}

/// One result of fate (T62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Chance {
    /// Who begins (D2).
    First {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// The bonus token of a region.
    Token {
        region: Region,
        bonus: Bonus,
    },
    /// A card of the draw pile.
    Card {
        card: Card,
    },
    Market {
        card: Card,
    },
    Caravan {
        caravan: Caravan,
    },
    Emperor {
        card: Card,
    },
    Cup {
        province: Province,
        cup: Cup,
    },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Token { region, bonus } => write!(f, "token {region} {bonus}"),
            Chance::Card { card } => write!(f, "card {card}"),
            Chance::Market { card } => write!(f, "reveal market {card}"),
            Chance::Caravan { caravan } => write!(f, "reveal caravan {caravan}"),
            Chance::Emperor { card } => write!(f, "reveal emperor {card}"),
            Chance::Cup { province, cup } => write!(f, "reveal cup {province} {cup}"),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", seat] => Chance::First { seat: seat.parse()? },
            ["token", region, bonus] => Chance::Token { region: region.parse()?, bonus: bonus.parse()? },
            ["card", card] => Chance::Card { card: card.parse()? },
            ["reveal", "market", card] => Chance::Market { card: card.parse()? },
            ["reveal", "caravan", caravan] => Chance::Caravan { caravan: caravan.parse()? },
            ["reveal", "emperor", card] => Chance::Emperor { card: card.parse()? },
            ["reveal", "cup", province, cup] => Chance::Cup { province: province.parse()?, cup: cup.parse()? },
            _ => return Err("say first SEAT, token REGION TOKEN, card CARD, or reveal and what".to_owned()),
        })
    }
}
