//! What a seat can be asked, what it can answer, and what fate decides; all with a short stable text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use teahouse_game::{Seat, as_text};

use crate::cards::{Cards, Color};
use crate::place::{Region, Space};

/// What a seat is asked (RULES: your turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    /// Place a piece, or exchange a card.
    Choose,
    /// Place a second piece in the same region, or stop.
    Second,
    /// Take a card from the display or from the deck.
    Draw,
}

/// Cards that pay for a piece, as many as somebody may try to lay down: one or two are right, more are refused (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment([u8; 5]);

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
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The deck. Text: `deck`.
    Deck,
    /// A place of the display, 0 to 3. Text: `display 2`.
    Display(u8),
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `house wei3 r`, `house wei3 gg`.
    House(Space, Payment),
    /// `emissary wei r`.
    Emissary(Region, Payment),
    /// `fort qi2 y`.
    Fort(Space, Payment),
    /// `exchange r deck`, `exchange r display 2`, after the second exhaustion `exchange r` (C29).
    Exchange(Color, Option<Source>),
    /// `stop`.
    Stop,
    /// `take deck`, `take display 2`.
    Take(Source),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Deck => f.write_str("deck"),
            Source::Display(place) => write!(f, "display {place}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::House(space, payment) => write!(f, "house {space} {}", payment.cards()),
            Move::Emissary(region, payment) => write!(f, "emissary {region} {}", payment.cards()),
            Move::Fort(space, payment) => write!(f, "fort {space} {}", payment.cards()),
            Move::Exchange(color, None) => write!(f, "exchange {}", color.letter()),
            Move::Exchange(color, Some(source)) => write!(f, "exchange {} {source}", color.letter()),
            Move::Stop => f.write_str("stop"),
            Move::Take(source) => write!(f, "take {source}"),
        }
    }
}

fn source(words: &[&str]) -> Result<Source, String> {
    match words {
        ["deck"] => Ok(Source::Deck),
        ["display", place] => match place.parse::<u8>() {
            Ok(n) if n < 4 && place.len() == 1 => Ok(Source::Display(n)),
            _ => Err(format!("{place:?} is no place of the display: 0 to 3")),
        },
        _ => Err("take from the deck or from a place of the display: `deck`, `display 2`".to_owned()),
    }
}

fn color(word: &str) -> Result<Color, String> {
    let mut letters = word.chars();
    let found = letters.next().and_then(Color::of).filter(|_| letters.next().is_none());
    found.ok_or_else(|| format!("{word:?} is no colour: r g y o p"))
}

fn payment(word: &str) -> Result<Payment, String> {
    if word.is_empty() || word.len() > 6 {
        return Err("a piece is paid with cards: r, or gg".to_owned());
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
            ["house", space, cards] => Ok(Move::House(space.parse()?, payment(cards)?)),
            ["emissary", region, cards] => Ok(Move::Emissary(region.parse()?, payment(cards)?)),
            ["fort", space, cards] => Ok(Move::Fort(space.parse()?, payment(cards)?)),
            ["exchange", card] => Ok(Move::Exchange(color(card)?, None)),
            ["exchange", card, ref rest @ ..] => Ok(Move::Exchange(color(card)?, Some(source(rest)?))),
            ["stop"] => Ok(Move::Stop),
            ["take", ref rest @ ..] => source(rest).map(Move::Take),
            _ => Err("a move is house, emissary, fort, exchange, stop or take".to_owned()),
        }
    }
}

/// A result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who begins. Text: `first 1`.
    First(Seat),
    /// The card that leaves the deck. Text: `draw r`.
    Draw(Color),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Draw(color) => write!(f, "draw {}", color.letter()),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        match text.split_once(' ') {
            Some(("first", seat)) => seat.parse().map(Chance::First),
            Some(("draw", card)) => color(card).map(Chance::Draw),
            _ => Err("chance is `first SEAT` or `draw COLOUR`".to_owned()),
        }
    }
}

as_text!(Move);
as_text!(Chance);
