//! Who wins? Points by source.

use teahouse_game::{Outcome, Seat, SheetLine};

use crate::cards::Cards;
use crate::effect::{Count, Scoring, Scroll, Side};
use crate::ids::Card;
use crate::point::Point;
use crate::state::{Player, SEATS, State};

/// The sources of points, in the order of RULES.md, "The end".
pub(crate) const SOURCES: [&str; 8] =
    ["points", "action_cards", "emperor_cards", "river", "university", "emperor_track", "cups", "tokens"];

/// What each source would give a seat if the game ended now.
pub(crate) fn sources(state: &State, seat: Seat) -> [i32; SOURCES.len()] {
    sources_of(state, &state.seats[seat.index()])
}

/// The same for whoever has all this.
pub(crate) fn sources_of(state: &State, player: &Player) -> [i32; SOURCES.len()] {
    let board = &*state.board;
    let deck = player.deck();
    let action = deck.both(Cards::ACTIONS).iter().map(|card| i32::from(board.card(card).vp)).sum();
    let river = match (player.berth, board.segments()[usize::from(player.boat)].end_vp) {
        (Some(berth), _) => i32::from(board.segments()[usize::from(board.last())].final_slots[usize::from(berth)]),
        (None, points) => i32::from(points.unwrap_or(0)),
    };
    let university = &board.written().university;
    let part = player.university.checked_sub(1).map_or(0, |at| {
        let at = usize::from(at);
        i32::from(university.sectors[at / 2].parts[at % 2].end_vp)
    });
    let row = player.emperor.checked_sub(1).map_or(0, |row| i32::from(board.rows()[usize::from(row)].end_vp));
    let table = &board.written().cups.match_table;
    [
        i32::from(player.vp),
        action,
        emperors_of(state, player).map(|(_, points)| points).sum(),
        river,
        i32::from(player.centre) * i32::from(university.centre.vp_each) + part,
        row,
        i32::from(table[player.rows.matches(board).min(table.len() - 1)]),
        i32::from(player.tokens) + player.scrolls.iter().map(|n| i32::from(*n)).sum::<i32>(),
    ]
}

/// What each emperor card in the deck of a seat would give.
pub(crate) fn emperors(state: &State, seat: Seat) -> impl Iterator<Item = (Card, i32)> {
    emperors_of(state, &state.seats[seat.index()])
}

fn emperors_of(state: &State, player: &Player) -> impl Iterator<Item = (Card, i32)> {
    let deck = player.deck();
    let points = move |card: Card| Some((card, emperor_points(state, player, deck, state.board.card(card).scoring?)));
    deck.both(Cards::EMPERORS).iter().filter_map(points)
}

pub(crate) fn emperor_points(state: &State, player: &Player, deck: Cards, scoring: Scoring) -> i32 {
    match scoring {
        Scoring::Per { count, vp, max } => i32::from(vp) * counted(state, player, deck, count).min(i32::from(max)),
        Scoring::Flat { vp } => i32::from(vp),
        Scoring::FlatMinus { vp, minus_per, minus } => {
            i32::from(vp) - i32::from(minus) * counted(state, player, deck, minus_per)
        }
    }
}

/// D11: each card once for each kind it shows; D26: the start garden is a garden.
pub(crate) fn counted(state: &State, player: &Player, deck: Cards, count: Count) -> i32 {
    let symbols = |n: usize| (deck.0 & state.board.symbols[n]).count_ones() as i32;
    match count {
        Count::BrownLeaves => i32::from(player.brown()),
        Count::GreenLeaves => i32::from(player.green()),
        Count::TeapotScrolls => i32::from(player.scrolls_of(Scroll::Teapot)),
        Count::Gardens => player.gardens.count_ones() as i32,
        Count::Caravans => player.caravans.count_ones() as i32,
        Count::RiverCards => symbols(Side::River as usize),
        Count::CupsCards => symbols(Side::Cups as usize),
        Count::UniversityCards => symbols(Side::University as usize),
        Count::TeapotCards => symbols(3),
        Count::StartingCards => i32::from(deck.both(Cards::STARTING).len()),
    }
}

pub(crate) fn total(state: &State, seat: Seat) -> i32 {
    sources(state, seat).iter().sum()
}

pub(crate) fn scores(state: &State) -> Vec<i32> {
    Seat::all(state.players).map(|seat| total(state, seat)).collect()
}

pub(crate) fn sheet(state: &State) -> Vec<SheetLine> {
    let mut all = [[0; SOURCES.len()]; SEATS];
    Seat::all(state.players).for_each(|seat| all[seat.index()] = sources(state, seat));
    let line = |(n, name): (usize, &'static str)| {
        SheetLine::new(name, all[..state.seats()].iter().map(|parts| parts[n]).collect())
    };
    SOURCES.into_iter().enumerate().map(line).collect()
}

/// Points; then more leaves, then more brown ones; then shared.
fn places(state: &State) -> Vec<u8> {
    let key = |seat: Seat| {
        let player = &state.seats[seat.index()];
        (total(state, seat), player.all_leaves(), player.brown())
    };
    let keys: Vec<_> = Seat::all(state.players).map(key).collect();
    keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count() as u8).collect()
}

/// Who would win if the game ended now.
pub(crate) fn winners(state: &State) -> Vec<Seat> {
    let places = places(state);
    Seat::all(state.players).filter(|seat| places[seat.index()] == 1).collect()
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.point == Point::Over).then(|| Outcome {
        reason: "points".to_owned(),
        places: places(state),
        scores: scores(state),
        shares: Vec::new(),
    })
}
