//! One line of a match: a step, or something between the people at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Seat, Step, Token};

/// One entry of a match. The list only ever grows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<M, C> {
    /// A move or a result of chance.
    Step(Step<M, C>),
    /// A seat takes back its last move and all that followed; `consent`: the others agreed.
    #[allow(missing_docs)]
    Undo { seat: Seat, consent: bool },
    /// A seat gives up.
    Resign(Seat),
    /// From here on a bot plays for this seat.
    StandIn(Seat, String),
    /// The person takes the seat back.
    HandBack(Seat),
}

impl<M, C> Entry<M, C> {
    /// The seat whose move it is.
    pub fn mover(&self) -> Option<Seat> {
        match self {
            Entry::Step(Step::Move(seat, _)) => Some(*seat),
            _ => None,
        }
    }
}

/// Why a line is no entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ParseEntryError(pub String);

impl<M: fmt::Display, C: fmt::Display> fmt::Display for Entry<M, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Step(Step::Move(seat, mv)) => write!(f, "{seat} {mv}"),
            Entry::Step(Step::Chance(chance)) => write!(f, "* {chance}"),
            Entry::Undo { seat, consent: false } => write!(f, "undo {seat}"),
            Entry::Undo { seat, consent: true } => write!(f, "undo {seat} consent"),
            Entry::Resign(seat) => write!(f, "resign {seat}"),
            Entry::StandIn(seat, bot) => write!(f, "stand-in {seat} {bot}"),
            Entry::HandBack(seat) => write!(f, "hand-back {seat}"),
        }
    }
}

/// Whether a line of a record takes something back.
pub(crate) fn is_undo(line: &str) -> bool {
    line.starts_with("undo ")
}

/// Whether a line of a record is about who plays for a seat.
pub(crate) fn is_about_seats(line: &str) -> bool {
    ["stand-in ", "hand-back ", "resign "].iter().any(|head| line.starts_with(head))
}

/// The seat that a bot takes with this line of a record.
pub(crate) fn stands_in_for(line: &str) -> Option<&str> {
    line.strip_prefix("stand-in ")?.split(' ').next()
}

/// Letters, digits and hyphens: fits on a line of a record.
pub(crate) fn is_bot_name(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

impl<M: Token, C: Token> FromStr for Entry<M, C> {
    type Err = ParseEntryError;

    fn from_str(line: &str) -> Result<Self, ParseEntryError> {
        let wrong = |what: String| ParseEntryError(what);
        let seat = |text: &str| text.parse::<Seat>().map_err(wrong);
        let (head, rest) = line.split_once(' ').ok_or_else(|| wrong(format!("{line:?} is no entry")))?;
        match head {
            "*" => rest
                .parse()
                .map(|c| Entry::Step(Step::Chance(c)))
                .map_err(|e: C::Err| wrong(format!("{rest:?} is no result of chance: {e}"))),
            "undo" => match rest.strip_suffix(" consent") {
                Some(who) => Ok(Entry::Undo { seat: seat(who)?, consent: true }),
                None => Ok(Entry::Undo { seat: seat(rest)?, consent: false }),
            },
            "resign" => Ok(Entry::Resign(seat(rest)?)),
            "hand-back" => Ok(Entry::HandBack(seat(rest)?)),
            "stand-in" => {
                let (who, bot) = rest.split_once(' ').ok_or_else(|| wrong("stand-in needs a seat and a bot".into()))?;
                if !is_bot_name(bot) {
                    return Err(wrong(format!("{bot:?} is no name of a bot")));
                }
                Ok(Entry::StandIn(seat(who)?, bot.to_owned()))
            }
            _ => {
                let who = head.parse().map_err(|_| wrong(format!("{line:?} is no entry")))?;
                rest.parse()
                    .map(|mv| Entry::Step(Step::Move(who, mv)))
                    .map_err(|e: M::Err| wrong(format!("{rest:?} is no move: {e}")))
            }
        }
    }
}
