//! What a seat can be asked, what it can answer, and what fate decides (E78: the texts). There is no move that gives or shows a card to
//! another player (E76).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use teahouse_game::{Seat, as_text};

use crate::cards::{Yang, Yin};
use crate::place::Province;

/// What a seat is asked (RULES: decisions).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Move {
    Settle(Province),
    Grow(Province),
    Drop,
    Colonise(Province, Province),
    March(Province, Province, u8),
    EndPhase,
    Attack(Province, Province),
    /// E29: with a share of the senior's points in a series, in percent, if one was named.
    ProposeMerge(Seat, Option<u8>),
    Demand(Province),
    Accept,
    Refuse,
    Withdraw(Province),
    Stand,
    OfferMerge(Option<u8>),
    Roll(u8),
    BreakOff,
    Advance(u8),
    Yang(Province),
    Yin(Province),
    Relief(bool),
    Join(Seat),
    Leave,
    /// E73: may be said at any question, and is listed at none.
    Resign,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Settle(p) => write!(f, "settle {p}"),
            Move::Grow(p) => write!(f, "grow {p}"),
            Move::Drop => f.write_str("drop"),
            Move::Colonise(a, b) => write!(f, "colonise {a} {b}"),
            Move::March(a, b, n) => write!(f, "move {a} {b} {n}"),
            Move::EndPhase => f.write_str("end_phase"),
            Move::Attack(a, b) => write!(f, "attack {a} {b}"),
            Move::ProposeMerge(seat, None) => write!(f, "propose_merge {seat}"),
            Move::ProposeMerge(seat, Some(share)) => write!(f, "propose_merge {seat} {share}"),
            Move::Demand(p) => write!(f, "demand {p}"),
            Move::Accept => f.write_str("accept"),
            Move::Refuse => f.write_str("refuse"),
            Move::Withdraw(p) => write!(f, "withdraw {p}"),
            Move::Stand => f.write_str("stand"),
            Move::OfferMerge(None) => f.write_str("offer_merge"),
            Move::OfferMerge(Some(share)) => write!(f, "offer_merge {share}"),
            Move::Roll(n) => write!(f, "roll {n}"),
            Move::BreakOff => f.write_str("break_off"),
            Move::Advance(n) => write!(f, "advance {n}"),
            Move::Yang(p) => write!(f, "yang {p}"),
            Move::Yin(p) => write!(f, "yin {p}"),
            Move::Relief(true) => f.write_str("relief yes"),
            Move::Relief(false) => f.write_str("relief no"),
            Move::Join(seat) => write!(f, "join {seat}"),
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
            ["settle", p] => Move::Settle(p.parse()?),
            ["grow", p] => Move::Grow(p.parse()?),
            ["drop"] => Move::Drop,
            ["colonise", a, b] => Move::Colonise(a.parse()?, b.parse()?),
            ["move", a, b, n] => Move::March(a.parse()?, b.parse()?, number(n, 99)?),
            ["end_phase"] => Move::EndPhase,
            ["attack", a, b] => Move::Attack(a.parse()?, b.parse()?),
            ["propose_merge", seat] => Move::ProposeMerge(seat.parse()?, None),
            ["propose_merge", seat, share] => Move::ProposeMerge(seat.parse()?, Some(number(share, 100)?)),
            ["demand", p] => Move::Demand(p.parse()?),
            ["accept"] => Move::Accept,
            ["refuse"] => Move::Refuse,
            ["withdraw", p] => Move::Withdraw(p.parse()?),
            ["stand"] => Move::Stand,
            ["offer_merge"] => Move::OfferMerge(None),
            ["offer_merge", share] => Move::OfferMerge(Some(number(share, 100)?)),
            ["roll", n] => Move::Roll(number(n, 99)?),
            ["break_off"] => Move::BreakOff,
            ["advance", n] => Move::Advance(number(n, 99)?),
            ["yang", p] => Move::Yang(p.parse()?),
            ["yin", p] => Move::Yin(p.parse()?),
            ["relief", "yes"] => Move::Relief(true),
            ["relief", "no"] => Move::Relief(false),
            ["join", seat] => Move::Join(seat.parse()?),
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

as_text!(Move);

/// One result of fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Chance {
    First(Seat),
    Die(u8),
    DrawYang(Yang),
    DrawYin(Yin),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::DrawYang(card) => write!(f, "draw_yang {card}"),
            Chance::DrawYin(card) => write!(f, "draw_yin {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = String;

    fn from_str(text: &str) -> Result<Chance, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["first", seat] => Chance::First(seat.parse()?),
            ["die", face] => match number(face, 6) {
                Ok(face @ 1..) => Chance::Die(face),
                _ => return Err(format!("a die shows 1 to 6, not {face:?}")),
            },
            ["draw_yang", card] => Chance::DrawYang(card.parse()?),
            ["draw_yin", card] => Chance::DrawYin(card.parse()?),
            _ => return Err("chance is `first SEAT`, `die FACE`, `draw_yang CARD` or `draw_yin CARD`".to_owned()),
        })
    }
}

as_text!(Chance);
