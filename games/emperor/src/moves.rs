//! What a seat can be asked, what it can answer, and what fate decides. There is no move that gives or shows a card to another player
//! (E76).
//!
//! Moves and results have two forms. The text (E78) is for people: records, scenarios, the terminal. The object is for programs: it has
//! a field for every part, so that nobody has to take a text apart. Both refuse the same numbers.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use teahouse_game::Seat;

use crate::cards::{Yang, Yin};
use crate::place::Province;

/// What a seat is asked (RULES: decisions).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Decision {
    PlaceInitial,
    PhaseOne,
    PhaseTwo,
    PhaseThree,
    Idle,
    MergeAsked,
    DemandAsked,
    DefenderToAnswer,
    OfferAsked,
    AttackerToRoll,
    Advance,
    DesignateYang,
    DesignateYin,
    ReliefAsked,
    CorneredChoice,
    CorneredAsked,
}

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    Settle {
        province: Province,
    },
    Grow {
        province: Province,
    },
    #[serde(deserialize_with = "nothing_more")]
    Drop,
    Colonise {
        from: Province,
        to: Province,
    },
    /// E16: `move` is a word of Rust.
    #[serde(rename = "move")]
    March {
        from: Province,
        to: Province,
        #[serde(deserialize_with = "count")]
        count: u8,
    },
    #[serde(deserialize_with = "nothing_more")]
    EndPhase,
    Attack {
        from: Province,
        to: Province,
    },
    /// E29: with a share of the senior's points in a series, in percent, if one was named.
    ProposeMerge {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "share")]
        #[cfg_attr(test, ts(optional))]
        share: Option<u8>,
    },
    Demand {
        province: Province,
    },
    #[serde(deserialize_with = "nothing_more")]
    Accept,
    #[serde(deserialize_with = "nothing_more")]
    Refuse,
    Withdraw {
        to: Province,
    },
    #[serde(deserialize_with = "nothing_more")]
    Stand,
    OfferMerge {
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "share")]
        #[cfg_attr(test, ts(optional))]
        share: Option<u8>,
    },
    Roll {
        #[serde(deserialize_with = "count")]
        dice: u8,
    },
    #[serde(deserialize_with = "nothing_more")]
    BreakOff,
    Advance {
        #[serde(deserialize_with = "count")]
        count: u8,
    },
    Yang {
        province: Province,
    },
    Yin {
        province: Province,
    },
    /// E56: whether a relief card is used.
    Relief {
        accepted: bool,
    },
    Join {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    #[serde(deserialize_with = "nothing_more")]
    Leave,
    /// E73: may be said at any question, and is listed at none.
    #[serde(deserialize_with = "nothing_more")]
    Resign,
}

/// Markers or dice of a move: far more than a province holds, so that too many are refused by the rule and not as a slip of the pen.
const MOST: u8 = 99;
/// All of somebody's points, in percent.
const WHOLE: u8 = 100;
/// Faces of a die.
const FACES: u8 = 6;

/// A kind without fields. Left to itself, serde would overlook fields that do not belong there.
fn nothing_more<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(from).map(|Nothing {}| ())
}

/// A number of markers or dice in an object.
fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(u8::deserialize(from)?, 0, MOST)
}

/// A share in an object, if one is named.
fn share<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    Option::<u8>::deserialize(from)?.map(|percent| within(percent, 0, WHOLE)).transpose()
}

/// What a die shows in an object.
fn face<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(u8::deserialize(from)?, 1, FACES)
}

/// A seat in an object. The house reads any small number as a seat; seats are bits here, and only those a text can name have one.
fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    Seat::deserialize(from)?.to_string().parse().map_err(D::Error::custom)
}

fn within<E: Error>(n: u8, least: u8, most: u8) -> Result<u8, E> {
    if (least..=most).contains(&n) { Ok(n) } else { Err(E::custom(format!("{n} is no number from {least} to {most}"))) }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Settle { province } => write!(f, "settle {province}"),
            Move::Grow { province } => write!(f, "grow {province}"),
            Move::Drop => f.write_str("drop"),
            Move::Colonise { from, to } => write!(f, "colonise {from} {to}"),
            Move::March { from, to, count } => write!(f, "move {from} {to} {count}"),
            Move::EndPhase => f.write_str("end_phase"),
            Move::Attack { from, to } => write!(f, "attack {from} {to}"),
            Move::ProposeMerge { seat, share: None } => write!(f, "propose_merge {seat}"),
            Move::ProposeMerge { seat, share: Some(share) } => write!(f, "propose_merge {seat} {share}"),
            Move::Demand { province } => write!(f, "demand {province}"),
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::Withdraw { to } => write!(f, "withdraw {to}"),
            Move::Stand => f.write_str("stand"),
            Move::OfferMerge { share: None } => f.write_str("offer_merge"),
            Move::OfferMerge { share: Some(share) } => write!(f, "offer_merge {share}"),
            Move::Roll { dice } => write!(f, "roll {dice}"),
            Move::BreakOff => f.write_str("break_off"),
            Move::Advance { count } => write!(f, "advance {count}"),
            Move::Yang { province } => write!(f, "yang {province}"),
            Move::Yin { province } => write!(f, "yin {province}"),
            Move::Relief { accepted: true } => f.write_str("relief yes"),
            Move::Relief { accepted: false } => f.write_str("relief no"),
            Move::Join { seat } => write!(f, "join {seat}"),
            Move::Leave => f.write_str("leave"),
            Move::Resign => f.write_str("resign"),
        }
    }
}

/// A number without leading zeros.
pub(crate) fn number(text: &str, most: u8) -> Result<u8, String> {
    let plain = text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    match text.parse::<u8>() {
        Ok(n) if plain && n <= most => Ok(n),
        _ => Err(format!("{text:?} is no number from 0 to {most}")),
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["settle", p] => Move::Settle { province: p.parse()? },
            ["grow", p] => Move::Grow { province: p.parse()? },
            ["drop"] => Move::Drop,
            ["colonise", a, b] => Move::Colonise { from: a.parse()?, to: b.parse()? },
            ["move", a, b, n] => Move::March { from: a.parse()?, to: b.parse()?, count: number(n, MOST)? },
            ["end_phase"] => Move::EndPhase,
            ["attack", a, b] => Move::Attack { from: a.parse()?, to: b.parse()? },
            ["propose_merge", seat] => Move::ProposeMerge { seat: seat.parse()?, share: None },
            ["propose_merge", seat, share] => {
                Move::ProposeMerge { seat: seat.parse()?, share: Some(number(share, WHOLE)?) }
            }
            ["demand", p] => Move::Demand { province: p.parse()? },
            ["accept"] => Move::Accept,
            ["refuse"] => Move::Refuse,
            ["withdraw", p] => Move::Withdraw { to: p.parse()? },
            ["stand"] => Move::Stand,
            ["offer_merge"] => Move::OfferMerge { share: None },
            ["offer_merge", share] => Move::OfferMerge { share: Some(number(share, WHOLE)?) },
            ["roll", n] => Move::Roll { dice: number(n, MOST)? },
            ["break_off"] => Move::BreakOff,
            ["advance", n] => Move::Advance { count: number(n, MOST)? },
            ["yang", p] => Move::Yang { province: p.parse()? },
            ["yin", p] => Move::Yin { province: p.parse()? },
            ["relief", "yes"] => Move::Relief { accepted: true },
            ["relief", "no"] => Move::Relief { accepted: false },
            ["join", seat] => Move::Join { seat: seat.parse()? },
            ["leave"] => Move::Leave,
            ["resign"] => Move::Resign,
            _ => return Err(usage(words[0])),
        })
    }
}

/// How a move is said, for somebody who has begun it right or not at all.
fn usage(verb: &str) -> String {
    let words = match verb {
        "settle" | "grow" | "demand" | "withdraw" | "yang" | "yin" => "PROVINCE",
        "colonise" | "attack" => "FROM TO",
        "move" => "FROM TO NUMBER",
        "roll" | "advance" => "NUMBER",
        "propose_merge" => "SEAT, or with PERCENT behind it",
        "offer_merge" => "alone, or with PERCENT behind it",
        "relief" => "yes, or no",
        "join" => "SEAT",
        "drop" | "end_phase" | "accept" | "refuse" | "stand" | "break_off" | "leave" | "resign" => "alone",
        _ => return format!("no move begins with {verb:?}"),
    };
    format!("say {verb} {words}")
}

/// One result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Chance {
    First {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    Die {
        #[serde(deserialize_with = "face")]
        face: u8,
    },
    DrawYang {
        card: Yang,
    },
    DrawYin {
        card: Yin,
    },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Die { face } => write!(f, "die {face}"),
            Chance::DrawYang { card } => write!(f, "draw_yang {card}"),
            Chance::DrawYin { card } => write!(f, "draw_yin {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", seat] => Chance::First { seat: seat.parse()? },
            ["die", face] => match number(face, FACES) {
                Ok(face @ 1..) => Chance::Die { face },
                _ => return Err(format!("a die shows 1 to 6, not {face:?}")),
            },
            ["draw_yang", card] => Chance::DrawYang { card: card.parse()? },
            ["draw_yin", card] => Chance::DrawYin { card: card.parse()? },
            _ => return Err("chance is `first SEAT`, `die FACE`, `draw_yang CARD` or `draw_yin CARD`".to_owned()),
        })
    }
}
