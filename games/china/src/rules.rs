//! May I? Every refusal names its clause, in the order of C27 (D21). There is no pass (D1): a turn is a placement or an
//! exchange, and an exchange is always possible.

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Rule, Seat, Violation};
use thiserror::Error;

use crate::cards::Color;
use crate::moves::{Move, Payment, Source};
use crate::place::{REGIONS, Region, Space};
use crate::state::{DISPLAY, Phase, State};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("it is the turn of seat {asked}")]
    NotYourTurn { asked: Seat },
    #[error("that cannot be done now")]
    NotNow,
    #[error("this turn belongs to {region}")]
    OtherRegion { region: Region },
    #[error("two pieces are all a turn allows")]
    TwoPieces,
    #[error("{region} was empty: one piece only")]
    WasEmpty { region: Region },
    #[error("a piece costs one card of the region's colour, or a pair of another")]
    WrongPrice { color: Color },
    #[error("a pair is two cards of one colour that is not the region's")]
    NoPair { color: Color },
    #[error("these cards are not in your hand")]
    NotInHand,
    #[error("no such piece is left")]
    NoneLeft,
    #[error("{space} is not on this board")]
    NoSuchSpace { space: Space },
    #[error("every space of {region} has a house")]
    RegionFull { region: Region },
    #[error("{space} has a house")]
    Taken { space: Space },
    #[error("there is no house in {region} yet")]
    NoHouses { region: Region },
    #[error("{region} has as many emissaries as its largest owner has houses")]
    Cap { region: Region, cap: u8 },
    #[error("no fortification is left, or none are used")]
    NoFort,
    #[error("{space} is not an empty space")]
    FortSpace { space: Space },
    #[error("a piece was placed already: no exchange in this turn")]
    PlacedAlready,
    #[error("name one card of your hand, and where the new one comes from")]
    BadExchange,
    #[error("no cards are drawn any more: only discard")]
    NoMoreCards,
    #[error("there is no card there")]
    NoCard,
}

impl Violation for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::GameOver | Illegal::NotYourTurn { .. } | Illegal::NotNow => "C1",
            Illegal::OtherRegion { .. } => "C2",
            Illegal::TwoPieces => "C3",
            Illegal::WasEmpty { .. } => "C4",
            Illegal::WrongPrice { .. } => "C6",
            Illegal::NoPair { .. } => "C7",
            Illegal::NotInHand => "C8",
            Illegal::NoneLeft => "C10",
            Illegal::NoSuchSpace { .. } => "C11",
            Illegal::RegionFull { .. } => "C13",
            Illegal::Taken { .. } => "C12",
            Illegal::NoHouses { .. } => "C16",
            Illegal::Cap { .. } => "C15",
            Illegal::NoFort => "C20",
            Illegal::FortSpace { .. } => "C21",
            Illegal::PlacedAlready => "C24",
            Illegal::BadExchange => "C25",
            Illegal::NoMoreCards => "C29",
            Illegal::NoCard => "C28",
        })
    }
}

pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    // C1
    if matches!(state.phase, Phase::Over(_)) {
        return Err(Illegal::GameOver);
    }
    if seat != state.active {
        return Err(Illegal::NotYourTurn { asked: state.active });
    }
    match mv {
        Move::House { space, cards } => {
            check_turn(state, space.region, cards)?;
            check_house(state, space)?;
            placing(state)
        }
        Move::Emissary { region, cards } => {
            check_turn(state, region, cards)?;
            check_emissary(state, region)?;
            placing(state)
        }
        Move::Fort { space, cards } => {
            check_turn(state, space.region, cards)?;
            check_fort(state, space)?;
            placing(state)
        }
        Move::Exchange { card, source } => check_exchange(state, card, source),
        Move::Stop if state.phase == Phase::Second => Ok(()),
        Move::Stop => Err(Illegal::NotNow),
        Move::Take { source } if state.phase == Phase::Draw => has_card(state, source),
        Move::Take { .. } => Err(Illegal::NotNow),
    }
}

/// C1, last: a player who has stopped or begun to draw places no more.
fn placing(state: &State) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Choose | Phase::Second) { Ok(()) } else { Err(Illegal::NotNow) }
}

/// C2 to C8: the limits of a turn, then the cards; together they are "three, two, one" (C9). A pair is never of the region's
/// own colour, and nothing is paid beyond the price (D2).
fn check_turn(state: &State, region: Region, payment: Payment) -> Result<(), Illegal> {
    if let Some(chosen) = state.region.filter(|chosen| *chosen != region) {
        return Err(Illegal::OtherRegion { region: chosen });
    }
    if state.pieces >= 2 {
        return Err(Illegal::TwoPieces);
    }
    if state.pieces == 1 && state.was_empty {
        return Err(Illegal::WasEmpty { region });
    }
    let color = state.board.color[region.index()];
    let cards = payment.cards();
    let pair = Color::ALL.into_iter().find(|c| cards.count(*c) == 2);
    match (cards.len(), pair) {
        (1, _) if cards.count(color) == 1 => {}
        (2, Some(of)) if of != color => {}
        (2, _) => return Err(Illegal::NoPair { color }),
        _ => return Err(Illegal::WrongPrice { color }),
    }
    if state.hands[state.active.index()].holds(cards) { Ok(()) } else { Err(Illegal::NotInHand) }
}

fn check_house(state: &State, space: Space) -> Result<(), Illegal> {
    if state.houses_left[state.active.index()] == 0 {
        return Err(Illegal::NoneLeft);
    }
    let Some(n) = state.board.dense(space) else { return Err(Illegal::NoSuchSpace { space }) };
    let built = state.built();
    if state.board.spaces_of[space.region.index()] & !built == 0 {
        return Err(Illegal::RegionFull { region: space.region });
    }
    if built >> n & 1 == 1 { Err(Illegal::Taken { space }) } else { Ok(()) }
}

/// C14 needs no test: an emissary is named by its region, and stands on the one dragon space there.
fn check_emissary(state: &State, region: Region) -> Result<(), Illegal> {
    if state.emissaries_left[state.active.index()] == 0 {
        return Err(Illegal::NoneLeft);
    }
    let cap = state.cap(region.index());
    if cap == 0 {
        return Err(Illegal::NoHouses { region });
    }
    if state.emissaries_in(region.index()) < cap { Ok(()) } else { Err(Illegal::Cap { region, cap: cap as u8 }) }
}

fn check_fort(state: &State, space: Space) -> Result<(), Illegal> {
    if !state.variant || state.forts_left[state.active.index()] == 0 {
        return Err(Illegal::NoFort);
    }
    // D16: not under a house either.
    let empty = |n: u8| (state.built() | state.forts) >> n & 1 == 0;
    if state.board.dense(space).is_some_and(empty) { Ok(()) } else { Err(Illegal::FortSpace { space }) }
}

fn check_exchange(state: &State, color: Color, source: Option<Source>) -> Result<(), Illegal> {
    if state.pieces > 0 {
        return Err(Illegal::PlacedAlready);
    }
    if state.phase != Phase::Choose {
        return Err(Illegal::NotNow);
    }
    let last = state.exhaustions >= 2;
    let held = state.hands[state.active.index()].count(color) > 0;
    if !held || (source.is_none() && !last) {
        return Err(Illegal::BadExchange);
    }
    match source {
        Some(_) if last => Err(Illegal::NoMoreCards),
        Some(source) => has_card(state, source),
        None => Ok(()),
    }
}

/// C28
fn has_card(state: &State, source: Source) -> Result<(), Illegal> {
    let there = match source {
        Source::Deck => !state.deck.is_empty(),
        Source::Display { place } => state.display.get(usize::from(place)).is_some_and(Option::is_some),
    };
    if there { Ok(()) } else { Err(Illegal::NoCard) }
}

/// Ways to pay for a piece in a region of this colour (C6, C7): one card of it, or a pair of another.
fn payments(state: &State, color: Color) -> impl Iterator<Item = Payment> {
    let hand = state.hands[state.active.index()];
    let one = (hand.count(color) > 0).then(|| Payment::one(color));
    let pairs = Color::ALL.into_iter().filter(move |c| *c != color && hand.count(*c) >= 2).map(Payment::pair);
    one.into_iter().chain(pairs)
}

/// Where a card can be taken from now.
pub(crate) fn sources(state: &State) -> impl Iterator<Item = Source> {
    let deck = (!state.deck.is_empty()).then_some(Source::Deck);
    let open = (0..DISPLAY as u8).filter(|place| state.display[usize::from(*place)].is_some());
    deck.into_iter().chain(open.map(|place| Source::Display { place }))
}

/// The regions a piece may go to now: all, or the one of this turn.
fn regions(state: &State) -> std::ops::Range<usize> {
    match state.region {
        Some(region) => region.index()..region.index() + 1,
        None => 0..REGIONS,
    }
}

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if seat != state.active {
        return;
    }
    match state.phase {
        Phase::Choose | Phase::Second => {
            placements(state, |mv| out.push(mv));
            if state.phase == Phase::Second {
                out.push(Move::Stop);
            } else {
                exchanges(state, |mv| out.push(mv));
            }
        }
        Phase::Draw => out.extend(sources(state).map(|source| Move::Take { source })),
        Phase::First | Phase::Deal | Phase::Fetch | Phase::Refill | Phase::Over(_) => {}
    }
}

fn placements(state: &State, mut each: impl FnMut(Move)) {
    let built = state.built();
    for r in regions(state) {
        let (houses, forts, emissary) = state.room(r, built);
        for cards in payments(state, state.board.color[r]) {
            bits(houses).for_each(|n| each(Move::House { space: state.board.space(n), cards }));
            if emissary {
                each(Move::Emissary { region: Region(r as u8), cards });
            }
            bits(forts).for_each(|n| each(Move::Fort { space: state.board.space(n), cards }));
        }
    }
}

fn exchanges(state: &State, mut each: impl FnMut(Move)) {
    let hand = state.hands[state.active.index()];
    for card in Color::ALL.into_iter().filter(|c| hand.count(*c) > 0) {
        if state.exhaustions >= 2 {
            each(Move::Exchange { card, source: None });
        } else {
            sources(state).for_each(|source| each(Move::Exchange { card, source: Some(source) }));
        }
    }
}

/// The numbers of the bits that are set.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let n = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (n < 64).then_some(n as u8)
    })
}

/// A uniformly random legal move, found by counting instead of listing.
pub(crate) fn random_move(state: &State, dice: &mut (impl Dice + ?Sized)) -> Move {
    if state.phase == Phase::Draw {
        let count = sources(state).count() as u32;
        let chosen = sources(state).nth(dice.below(count) as usize);
        return Move::Take { source: chosen.expect("there always is a card") };
    }
    let built = state.built();
    let range = regions(state);
    let mut weights = [0u32; REGIONS];
    for r in range.clone() {
        let ways = payments(state, state.board.color[r]).count() as u32;
        if ways > 0 {
            let (houses, forts, emissary) = state.room(r, built);
            weights[r] = ways * (houses.count_ones() + forts.count_ones() + u32::from(emissary));
        }
    }
    let hand = state.hands[state.active.index()];
    let colors = hand.0.iter().filter(|n| **n > 0).count() as u32;
    let others = match state.phase {
        Phase::Second => 1,
        _ if state.exhaustions >= 2 => colors,
        _ => colors * sources(state).count() as u32,
    };
    let mut n = dice.below(weights.iter().sum::<u32>() + others);
    for r in range {
        if n >= weights[r] {
            n -= weights[r];
            continue;
        }
        let (houses, forts, emissary) = state.room(r, built);
        let each = houses.count_ones() + forts.count_ones() + u32::from(emissary);
        let cards = payments(state, state.board.color[r]).nth((n / each) as usize).expect("counted before");
        let at = n % each;
        let nth = |set: u64, n: u32| state.board.space(bits(set).nth(n as usize).expect("counted before"));
        return if at < houses.count_ones() {
            Move::House { space: nth(houses, at), cards }
        } else if at < houses.count_ones() + forts.count_ones() {
            Move::Fort { space: nth(forts, at - houses.count_ones()), cards }
        } else {
            Move::Emissary { region: Region(r as u8), cards }
        };
    }
    if state.phase == Phase::Second {
        return Move::Stop;
    }
    let sources_now = (others / colors).max(1);
    let card = Color::ALL.into_iter().filter(|c| hand.count(*c) > 0).nth((n / sources_now) as usize);
    let card = card.expect("counted before");
    let source = if state.exhaustions >= 2 { None } else { sources(state).nth((n % sources_now) as usize) };
    Move::Exchange { card, source }
}
