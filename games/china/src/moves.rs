//! What a seat can be asked, what it can answer, and what fate decides. Records, scenarios and the terminal have a short
//! stable text for them, browsers an object of JSON. A browser may send anything: JSON is refused wherever the text would be.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};
use teahouse_game::{MAX_SEATS, Seat};

use crate::cards::{Cards, Color};
use crate::place::{Region, Space};
use crate::state::DISPLAY;

/// What a seat is asked (RULES: your turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Decision {
    /// Place a piece, or exchange a card.
    Choose,
    /// Place a second piece in the same region, or stop.
    Second,
    /// Take a card from the display or from the deck.
    Draw,
}

/// Cards that pay for a piece, as many as somebody may try to lay down: one or two are right, more are refused (C6). Their
/// order means nothing; they are written in the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Color>", into = "Vec<Color>")]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<Color>"))]
pub struct Payment([u8; 5]);

/// More cards than this are no payment at all, however they are written.
const MOST_CARDS: usize = 6;
/// What is said to those who lay down none or too many.
const NO_PAYMENT: &str = "a piece is paid with cards: r, or gg";

impl Payment {
    /// One card.
    #[inline(always)]
    pub fn one(color: Color) -> Payment {
        let mut cards = [0; 5];
        cards[color as usize] = 1;
        Payment(cards)
    }

    /// Two cards of one colour.
    #[inline(always)]
    pub fn pair(color: Color) -> Payment {
        let mut cards = [0; 5];
        cards[color as usize] = 2;
        Payment(cards)
    }

    /// The cards.
    #[inline(always)]
    pub fn cards(self) -> Cards {
        Cards(self.0)
    }

    /// The colour and the number of cards of a payment that was found right: they are all of one colour (C6).
    #[inline(always)]
    pub(crate) fn paid(self) -> (Color, u8) {
        let cards = self.cards();
        (cards.nth(0), cards.len())
    }
}

impl From<Payment> for Vec<Color> {
    fn from(payment: Payment) -> Vec<Color> {
        payment.cards().list().collect()
    }
}

impl TryFrom<Vec<Color>> for Payment {
    type Error = &'static str;

    fn try_from(colors: Vec<Color>) -> Result<Payment, &'static str> {
        // Counted before they are added up: a long list would be more than a number of cards can hold.
        let some = (1..=MOST_CARDS).contains(&colors.len());
        if some { Ok(Payment(colors.into_iter().collect::<Cards>().0)) } else { Err(NO_PAYMENT) }
    }
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case", try_from = "SourceRead")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Source {
    /// The deck. Text: `deck`.
    Deck,
    /// The display. Text: `display 2`.
    Display {
        /// A place of it, 0 to 3.
        place: u8,
    },
}

impl Source {
    /// A place of the display, if it has such a place.
    fn display(place: u8) -> Option<Source> {
        (usize::from(place) < DISPLAY).then_some(Source::Display { place })
    }
}

/// A source as it comes from a browser. Inside of a move, serde would also read the number of a kind as its name, and
/// overlook a place of the deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceRead {
    from: Pile,
    #[serde(default)]
    place: Option<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Pile {
    Deck,
    Display,
}

impl TryFrom<SourceRead> for Source {
    type Error = &'static str;

    fn try_from(read: SourceRead) -> Result<Source, &'static str> {
        let source = match (read.from, read.place) {
            (Pile::Deck, None) => Some(Source::Deck),
            (Pile::Display, Some(place)) => Source::display(place),
            (Pile::Deck, Some(_)) | (Pile::Display, None) => None,
        };
        source.ok_or("take from the deck or from a place of the display, 0 to 3")
    }
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Move {
    /// `house wei3 r`, `house wei3 gg`.
    House { space: Space, cards: Payment },
    /// `emissary wei r`.
    Emissary { region: Region, cards: Payment },
    /// `fort qi2 y`.
    Fort { space: Space, cards: Payment },
    /// `exchange r deck`, `exchange r display 2`, after the second exhaustion `exchange r` (C29).
    Exchange {
        card: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        source: Option<Source>,
    },
    /// `stop`.
    #[serde(deserialize_with = "nothing_more")]
    Stop,
    /// `take deck`, `take display 2`.
    Take { source: Source },
}

/// A kind without fields. Left to itself, serde would overlook fields that do not belong there.
fn nothing_more<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(from).map(|Nothing {}| ())
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Deck => f.write_str("deck"),
            Source::Display { place } => write!(f, "display {place}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::House { space, cards } => write!(f, "house {space} {}", cards.cards()),
            Move::Emissary { region, cards } => write!(f, "emissary {region} {}", cards.cards()),
            Move::Fort { space, cards } => write!(f, "fort {space} {}", cards.cards()),
            Move::Exchange { card, source: None } => write!(f, "exchange {}", card.letter()),
            Move::Exchange { card, source: Some(source) } => write!(f, "exchange {} {source}", card.letter()),
            Move::Stop => f.write_str("stop"),
            Move::Take { source } => write!(f, "take {source}"),
        }
    }
}

fn source(words: &[&str]) -> Result<Source, String> {
    match words {
        ["deck"] => Ok(Source::Deck),
        ["display", place] => {
            let number = place.parse().ok().filter(|_| place.len() == 1);
            number.and_then(Source::display).ok_or_else(|| format!("{place:?} is no place of the display: 0 to 3"))
        }
        _ => Err("take from the deck or from a place of the display: `deck`, `display 2`".to_owned()),
    }
}

fn color(word: &str) -> Result<Color, String> {
    let mut letters = word.chars();
    let found = letters.next().and_then(Color::of).filter(|_| letters.next().is_none());
    found.ok_or_else(|| format!("{word:?} is no colour: r g y o p"))
}

fn payment(word: &str) -> Result<Payment, String> {
    if word.is_empty() || word.len() > MOST_CARDS {
        return Err(NO_PAYMENT.to_owned());
    }
    let cards: Cards = word.parse()?;
    // One text for one payment: the letters in the order of the colours.
    if cards.to_string() == word { Ok(Payment(cards.0)) } else { Err(format!("say {cards}")) }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["house", space, cards] => Ok(Move::House { space: space.parse()?, cards: payment(cards)? }),
            ["emissary", region, cards] => Ok(Move::Emissary { region: region.parse()?, cards: payment(cards)? }),
            ["fort", space, cards] => Ok(Move::Fort { space: space.parse()?, cards: payment(cards)? }),
            ["exchange", card] => Ok(Move::Exchange { card: color(card)?, source: None }),
            ["exchange", card, ref rest @ ..] => Ok(Move::Exchange { card: color(card)?, source: Some(source(rest)?) }),
            ["stop"] => Ok(Move::Stop),
            ["take", ref rest @ ..] => Ok(Move::Take { source: source(rest)? }),
            _ => Err("a move is house, emissary, fort, exchange, stop or take".to_owned()),
        }
    }
}

/// A result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Chance {
    /// Who begins. Text: `first 1`.
    First {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// The card that leaves the deck. Text: `draw r`.
    Draw { card: Color },
}

/// A seat that some table has. As plain data, a seat is any small number.
fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let seat = Seat::deserialize(from)?;
    if seat.index() < MAX_SEATS { Ok(seat) } else { Err(serde::de::Error::custom(format!("{seat} is no seat"))) }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Draw { card } => write!(f, "draw {}", card.letter()),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        match text.split_once(' ') {
            Some(("first", seat)) => Ok(Chance::First { seat: seat.parse()? }),
            Some(("draw", card)) => Ok(Chance::Draw { card: color(card)? }),
            _ => Err("chance is `first SEAT` or `draw COLOUR`".to_owned()),
        }
    }
}
