//! The whole truth as plain data, for scenarios, snapshots and editors; and the questions scenarios may ask.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use teahouse_game::{Held, Seat};

use crate::board::{Board, Ground};
use crate::square::Square;
use crate::state::{Barred, HAND, Joining, NO_HOME, NOBODY, Phase, Reason, Region, State};
use crate::tile::{Color, Kind};
use crate::{apply, rules, score};

/// A position; it need not be reachable in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The province squares, row by row: `R`, `Y`, `B`; anything else is none.
    pub rows: Vec<String>,
    /// Owner of each province, by the square its pagoda stands on.
    #[serde(default)]
    pub owners: BTreeMap<Square, Seat>,
    /// Owner of each village that has one, by id.
    #[serde(default)]
    pub villages: BTreeMap<String, Seat>,
    /// Pagodas left, by seat.
    pub supply: Vec<u8>,
    /// Tiles in hand, by seat.
    pub hands: Vec<Vec<Kind>>,
    /// Tiles in the stock; their order means nothing.
    #[serde(default)]
    pub stock: Vec<Kind>,
    /// Where the game stands.
    #[serde(default = "placing")]
    pub phase: Phase,
    /// Who began.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// The mover. If that seat has no legal placement, the turn moves on as in play (Q35, Q36).
    pub turn: Seat,
    /// How joined provinces are compared (A4); left out, the usual way.
    #[serde(default, skip_serializing_if = "Joining::is_usual")]
    pub joining: Joining,
    /// What passes told of each hand (Q7, Q36).
    #[serde(default)]
    pub barred: Vec<KnownBarred>,
    /// Pagodas due but not placed when the game ended (Q33).
    #[serde(default)]
    pub unpaid: Vec<u8>,
}

/// So many tiles of a hand are publicly known to be of none of these kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KnownBarred {
    /// The kinds.
    pub kinds: Vec<Kind>,
    /// How many tiles.
    pub tiles: u8,
}

impl From<Barred> for KnownBarred {
    fn from(barred: Barred) -> KnownBarred {
        let kinds = Kind::ALL.into_iter().filter(|k| barred.kinds & k.bit() != 0).collect();
        KnownBarred { kinds, tiles: barred.tiles }
    }
}

impl From<&KnownBarred> for Barred {
    fn from(known: &KnownBarred) -> Barred {
        Barred { kinds: known.kinds.iter().fold(0, |mask, k| mask | k.bit()), tiles: known.tiles }
    }
}

fn placing() -> Phase {
    Phase::Place
}

fn first_seat() -> Seat {
    Seat(0)
}

/// More tiles of a kind than any game has; keeps sums small.
const MOST_TILES: usize = 72;

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        let board = state.board.written();
        let letter = |square: Square| match state.home[square.index()] {
            NO_HOME => '.',
            home => state.regions[home.index()].color.letter(),
        };
        let width = board.rows.first().map_or(0, |row| row.chars().count());
        let row = |r: usize| (0..width).map(|c| letter(Square::at(r, c))).collect();
        let seats = || 0..usize::from(state.players);
        let provinces = (0..=255).map(Square).filter(|s| state.regions[s.index()].is_province());
        let owned = state.board.villages().iter().zip(state.villages).filter(|(_, owner)| *owner != NOBODY);
        Position {
            rows: (0..board.rows.len()).map(row).collect(),
            owners: provinces.map(|s| (s, Seat(state.regions[s.index()].owner))).collect(),
            villages: owned.map(|(village, owner)| (village.id.clone(), Seat(owner))).collect(),
            supply: seats().map(|s| state.supply[s]).collect(),
            hands: seats().map(|s| state.hands[s].list()).collect(),
            stock: state.stock.list(),
            phase: state.phase,
            first: state.first,
            turn: state.turn,
            joining: state.joining,
            barred: seats().map(|s| state.barred[s].into()).collect(),
            unpaid: seats().map(|s| state.unpaid[s]).collect(),
        }
    }

    pub(crate) fn state(&self, board: Held<Board>) -> Result<State, String> {
        let players = self.supply.len();
        let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
        need((2..=4).contains(&players), "supply: there are 2 to 4 seats")?;
        need(self.hands.len() == players, "hands: one for each seat")?;
        need(self.barred.is_empty() || self.barred.len() == players, "barred: one list for each seat, or none")?;
        need(self.unpaid.is_empty() || self.unpaid.len() == players, "unpaid: one number for each seat, or none")?;
        need(self.supply.iter().chain(&self.unpaid).all(|n| *n < 100), "supply: fewer than 100 pagodas")?;
        need(self.hands.iter().all(|h| h.len() <= usize::from(HAND)), "hands: at most three tiles")?;
        need(self.stock.len() <= MOST_TILES, "stock: at most 72 tiles")?;
        need(usize::from(self.turn.0) < players && usize::from(self.first.0) < players, "turn: no such seat")?;

        let mut state = State::empty(board, players as u8);
        state.joining = self.joining;
        self.lay_squares(&mut state)?;
        self.give_owners(&mut state)?;
        for seat in 0..players {
            state.supply[seat] = self.supply[seat];
            state.hands[seat] = self.hands[seat].iter().copied().collect();
            state.barred[seat] = self.barred.get(seat).map_or(Barred::NOTHING, Barred::from);
            state.unpaid[seat] = self.unpaid.get(seat).copied().unwrap_or(0);
            need(score::knows_truly(&state, seat), "barred: the hand has too many such tiles")?;
        }
        state.stock = self.stock.iter().copied().collect();
        (state.first, state.turn, state.phase) = (self.first, self.turn, self.phase);
        state.count_all();
        let won = self.supply.contains(&0);
        need(won == (self.phase == Phase::Over(Reason::LastPagoda)), "supply: 0 goes with the end `last-pagoda`")?;
        match self.phase {
            Phase::First | Phase::Deal => {
                // Q5: seats before the one that is dealt to are full, those after it empty, and there is enough for all.
                let turn = self.turn.index();
                let full = self.hands[..turn].iter().all(|h| h.len() == usize::from(HAND));
                let short = self.hands[turn].len() < usize::from(HAND);
                let rest = self.hands[turn + 1..].iter().all(Vec::is_empty);
                need(full && short && rest, "hands: this is not how hands are dealt")?;
                need(self.phase == Phase::Deal || (turn == 0 && self.hands[0].is_empty()), "hands: too early")?;
                let missing = usize::from(HAND) * (players - turn) - self.hands[turn].len();
                need(self.stock.len() >= missing, "stock: too few tiles to deal")?;
            }
            Phase::Draw => {
                let room = self.hands[self.turn.index()].len() < usize::from(HAND);
                need(room && !self.stock.is_empty(), "stock: nothing can be drawn")?;
            }
            Phase::Place => apply::next_turn(&mut state, self.turn, &mut ()),
            Phase::Over(_) => {}
        }
        Ok(state)
    }

    fn lay_squares(&self, state: &mut State) -> Result<(), String> {
        let board = state.board.clone();
        let letters = |row: usize, column: usize| self.rows.get(row).and_then(|r| r.chars().nth(column));
        let (height, width) = (board.written().rows.len(), board.written().rows[0].chars().count());
        if self.rows.len() != height || self.rows.iter().any(|r| r.chars().count() != width) {
            return Err(format!("rows: the board has {height} rows of {width} squares"));
        }
        for row in 0..height {
            for column in 0..width {
                let (square, color) = (Square::at(row, column), letters(row, column).and_then(Color::of));
                match (board.ground(square), color) {
                    (Ground::Grass, Some(color)) => state.put_lone(square, color),
                    (Ground::Printed(printed), Some(color)) if printed == color => state.put_lone(square, color),
                    (Ground::Printed(_), _) => return Err(format!("rows: {square} must show its printed colour")),
                    (_, Some(_)) => return Err(format!("rows: {square} is not grass")),
                    (_, None) => {}
                }
            }
        }
        state.find_open();
        Ok(())
    }

    fn give_owners(&self, state: &mut State) -> Result<(), String> {
        let players = state.players;
        for (&home, &owner) in &self.owners {
            if state.home[home.index()] != home {
                return Err(format!("owners: {home} is no province square, or its province is named twice"));
            }
            let squares = score::flood(state, home);
            if squares.len() < 2 {
                return Err(format!("owners: {home} is a lone square"));
            }
            if owner.0 >= players {
                return Err(format!("owners: there is no seat {owner}"));
            }
            let region = Region { size: squares.len() as u8, owner: owner.0, ..state.regions[home.index()] };
            for square in squares {
                state.regions[square.index()] = Region::NONE;
                state.home[square.index()] = home;
            }
            state.regions[home.index()] = region;
        }
        for square in (0..=255).map(Square).filter(|s| state.regions[s.index()].size == 1) {
            if score::flood(state, square).len() > 1 {
                return Err(format!("owners: the province at {square} has no owner"));
            }
        }
        for (id, &owner) in &self.villages {
            let n = state.board.village(id).ok_or_else(|| format!("villages: there is no village {id:?}"))?;
            if owner.0 >= players {
                return Err(format!("villages: there is no seat {owner}"));
            }
            state.villages[n] = owner.0;
        }
        Ok(())
    }
}

impl State {
    /// Works out what everybody must have begun with, so that sums can be audited from here on.
    pub(crate) fn count_all(&mut self) {
        let mut standing = [0u8; 4];
        for region in self.regions.iter().filter(|r| r.is_province()) {
            standing[usize::from(region.owner)] += region.pagodas();
        }
        for &owner in self.villages.iter().filter(|o| **o != NOBODY) {
            standing[usize::from(owner)] += 1;
        }
        for (seat, stands) in standing.into_iter().enumerate() {
            self.pagodas[seat] = (self.supply[seat] + stands).saturating_sub(self.unpaid[seat]);
        }
        let on_grass = |s: &Square| self.home[s.index()] != NO_HOME && self.board.ground(*s) == Ground::Grass;
        let laid = (0..=255).map(Square).filter(on_grass).count() / 2;
        let held: u8 = self.hands.iter().map(|h| h.len()).sum();
        self.tiles = laid as u8 + held + self.stock.len();
    }
}

/// The questions of scenario files: `province g5`, `pagoda g5` (the square it stands on), `village head`, `placements 0`, `can_place`, `hand_sizes`,
/// `stock_left`, and every field of [`Position`].
pub(crate) fn fact(state: &State, question: &str) -> Option<Value> {
    let seats = || Seat::all(state.players);
    let seat_or_null = |owner: u8| if owner == NOBODY { Value::Null } else { Value::from(owner) };
    match question.split_once(' ') {
        Some(("province", square)) => {
            let square: Square = square.parse().ok()?;
            if state.home[square.index()] == NO_HOME {
                return Some(Value::Null);
            }
            let region = state.region(square);
            let owner = seat_or_null(region.owner);
            Some(json!({"owner": owner, "pagodas": region.pagodas(), "size": region.size}))
        }
        Some(("pagoda", square)) => {
            let home = state.home[square.parse::<Square>().ok()?.index()];
            let stands = home != NO_HOME && state.regions[home.index()].is_province();
            Some(if stands { Value::from(home.to_string()) } else { Value::Null })
        }
        Some(("village", id)) => Some(seat_or_null(state.villages[state.board.village(id)?])),
        Some(("placements", seat)) => {
            let seat = seat.parse::<Seat>().ok().filter(|s| s.0 < state.players)?;
            Some(rules::count_placements(state, state.hands[seat.index()]).into())
        }
        Some(_) => None,
        None => match question {
            "can_place" => Some(seats().map(|s| rules::has_placement(state, state.hands[s.index()].mask())).collect()),
            "hand_sizes" => Some(seats().map(|s| state.hands[s.index()].len()).collect()),
            "stock_left" => Some(state.stock.len().into()),
            field => serde_json::to_value(Position::of(state)).ok()?.get(field).cloned(),
        },
    }
}
