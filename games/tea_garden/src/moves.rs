//! What a seat can be asked, what it can answer, and what fate decides; with the texts of RULES.md, "At this table".

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use teahouse_game::{Seat, as_text};

use crate::ids::{Bonus, Caravan, Card, Cup, Leaf, Province, Region, Space};

/// What a seat is asked: the open choice of a turn, or what follows from an earlier step (T56).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$inner])* $word),* }

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

/// A connection: a row and its place in that row, both counted from 0 (in texts from 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot {
    pub(crate) row: u8,
    pub(crate) gap: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row + 1, self.gap + 1)
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let (row, gap) = text.split_once('.').ok_or_else(|| format!("{text:?} is no connection"))?;
        Ok(Spot { row: counted(row)?, gap: counted(gap)? })
    }
}

as_text!(Spot);

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Move {
    Pass,
    Fee,
    Marker(Spot, End),
    Advance,
    Top(Card),
    Cover(Card),
    Done,
    Garden(Space),
    Pagoda(u8),
    Buy(Card),
    Teapot(Swap),
    /// A caravan, its trade and its tier, both from 1.
    Caravan(Caravan, u8, u8),
    Ferment,
    Harvest,
    River,
    Cups(Province),
    University(Part),
    Repeat(Means),
    /// A bonus of the top card, from 1.
    Bonus(u8),
    End,
    Pay(Leaf),
    /// A basket.
    Flip(u8),
    Pick(Region),
    PlaceNew,
    /// A row from 0.
    Place(u8, End),
    Draw,
    Skip,
    Discard(Card),
    Remove(Zone, Card),
    Put(Spot),
    Sell(Leaf),
    Take(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Fee => f.write_str("fee"),
            Move::Marker(spot, end) => write!(f, "marker {spot} {end}"),
            Move::Advance => f.write_str("advance"),
            Move::Top(card) => write!(f, "top {card}"),
            Move::Cover(card) => write!(f, "cover {card}"),
            Move::Done => f.write_str("done"),
            Move::Garden(space) => write!(f, "garden {space}"),
            Move::Pagoda(n) => write!(f, "pagoda {n}"),
            Move::Buy(card) => write!(f, "buy {card}"),
            Move::Teapot(swap) => write!(f, "teapot {swap}"),
            Move::Caravan(caravan, trade, tier) => write!(f, "caravan {caravan} {trade} {tier}"),
            Move::Ferment => f.write_str("ferment"),
            Move::Harvest => f.write_str("harvest"),
            Move::River => f.write_str("river"),
            Move::Cups(province) => write!(f, "cups {province}"),
            Move::University(part) => write!(f, "university {part}"),
            Move::Repeat(means) => write!(f, "repeat {means}"),
            Move::Bonus(n) => write!(f, "bonus {n}"),
            Move::End => f.write_str("end"),
            Move::Pay(leaf) => write!(f, "pay {leaf}"),
            Move::Flip(basket) => write!(f, "flip {basket}"),
            Move::Pick(region) => write!(f, "pick {region}"),
            Move::PlaceNew => f.write_str("place new"),
            Move::Place(row, end) => write!(f, "place {} {end}", row + 1),
            Move::Draw => f.write_str("draw"),
            Move::Skip => f.write_str("skip"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Remove(zone, card) => write!(f, "remove {zone} {card}"),
            Move::Put(spot) => write!(f, "put {spot}"),
            Move::Sell(leaf) => write!(f, "sell {leaf}"),
            Move::Take(card) => write!(f, "take {card}"),
        }
    }
}

/// A number from 1 to 40 without leading zeros.
fn number(text: &str) -> Result<u8, String> {
    let plain = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    match text.parse::<u8>() {
        Ok(n) if plain && n <= 40 => Ok(n),
        _ => Err(format!("{text:?} is no number from 1 to 40")),
    }
}

/// The same, counted from 0.
fn counted(text: &str) -> Result<u8, String> {
    Ok(number(text)? - 1)
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pass"] => Move::Pass,
            ["fee"] => Move::Fee,
            ["marker", spot, end] => Move::Marker(spot.parse()?, end.parse()?),
            ["advance"] => Move::Advance,
            ["top", card] => Move::Top(card.parse()?),
            ["cover", card] => Move::Cover(card.parse()?),
            ["done"] => Move::Done,
            ["garden", space] => Move::Garden(space.parse()?),
            ["pagoda", n] => Move::Pagoda(number(n)?),
            ["buy", card] => Move::Buy(card.parse()?),
            ["teapot", swap] => Move::Teapot(swap.parse()?),
            ["caravan", caravan, trade, tier] => Move::Caravan(caravan.parse()?, number(trade)?, number(tier)?),
            ["ferment"] => Move::Ferment,
            ["harvest"] => Move::Harvest,
            ["river"] => Move::River,
            ["cups", province] => Move::Cups(province.parse()?),
            ["university", part] => Move::University(part.parse()?),
            ["repeat", means] => Move::Repeat(means.parse()?),
            ["bonus", n] => Move::Bonus(number(n)?),
            ["end"] => Move::End,
            ["pay", leaf] => Move::Pay(leaf.parse()?),
            ["flip", basket] => Move::Flip(number(basket)?),
            ["pick", region] => Move::Pick(region.parse()?),
            ["place", "new"] => Move::PlaceNew,
            ["place", row, end] => Move::Place(counted(row)?, end.parse()?),
            ["draw"] => Move::Draw,
            ["skip"] => Move::Skip,
            ["discard", card] => Move::Discard(card.parse()?),
            ["remove", zone, card] => Move::Remove(zone.parse()?, card.parse()?),
            ["put", spot] => Move::Put(spot.parse()?),
            ["sell", leaf] => Move::Sell(leaf.parse()?),
            ["take", card] => Move::Take(card.parse()?),
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

as_text!(Move);

/// One result of fate (T62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Chance {
    /// Who begins (D2).
    First(Seat),
    /// The bonus token of a region.
    Token(Region, Bonus),
    /// A card of the draw pile.
    Card(Card),
    Market(Card),
    Caravan(Caravan),
    Emperor(Card),
    Cup(Province, Cup),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Token(region, bonus) => write!(f, "token {region} {bonus}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Market(card) => write!(f, "reveal market {card}"),
            Chance::Caravan(caravan) => write!(f, "reveal caravan {caravan}"),
            Chance::Emperor(card) => write!(f, "reveal emperor {card}"),
            Chance::Cup(province, cup) => write!(f, "reveal cup {province} {cup}"),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", seat] => Chance::First(seat.parse()?),
            ["token", region, bonus] => Chance::Token(region.parse()?, bonus.parse()?),
            ["card", card] => Chance::Card(card.parse()?),
            ["reveal", "market", card] => Chance::Market(card.parse()?),
            ["reveal", "caravan", caravan] => Chance::Caravan(caravan.parse()?),
            ["reveal", "emperor", card] => Chance::Emperor(card.parse()?),
            ["reveal", "cup", province, cup] => Chance::Cup(province.parse()?, cup.parse()?),
            _ => return Err("say first SEAT, token REGION TOKEN, card CARD, or reveal and what".to_owned()),
        })
    }
}

as_text!(Chance);
