//! The whole truth as plain data, for scenarios, snapshots and editors; and the questions scenarios may ask.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use teahouse_game::Seat;

use crate::board::Board;
use crate::cards::{Cards, Color};
use crate::place::{REGIONS, Region, Space};
use crate::rules::bits;
use crate::score;
use crate::state::{DISPLAY, Phase, SEATS, State};

/// A position; it need not be reachable in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    #[serde(default)]
    pub fortifications: bool,
    #[serde(default = "choose")]
    pub phase: Phase,
    #[serde(default = "first_seat")]
    pub start: Seat,
    pub active: Seat,
    #[serde(default)]
    pub region: Option<Region>,
    #[serde(default)]
    pub pieces: u8,
    #[serde(default)]
    pub was_empty: bool,
    #[serde(default)]
    pub exhaustions: u8,
    pub hands: Vec<Cards>,
    /// Cards everybody saw being taken; none if left out.
    #[serde(default)]
    pub known: Vec<Cards>,
    /// The open cards by place.
    pub display: Vec<Option<Color>>,
    pub deck: Cards,
    #[serde(default)]
    pub discard: Cards,
    #[serde(default)]
    pub houses: BTreeMap<Space, Seat>,
    #[serde(default)]
    pub forts: Vec<Space>,
    #[serde(default)]
    pub emissaries: BTreeMap<Region, Vec<u8>>,
    #[serde(default)]
    pub scored: Vec<Region>,
    pub scores: Vec<i32>,
    pub supply: Supply,
}

/// Pieces that are left, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Supply {
    pub houses: Vec<u8>,
    pub emissaries: Vec<u8>,
    pub forts: Vec<u8>,
}

fn choose() -> Phase {
    Phase::Choose
}

fn first_seat() -> Seat {
    Seat(0)
}

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        let seats = state.seats();
        let houses = Seat::all(state.players).flat_map(|seat| bits(state.houses[seat.index()]).map(move |n| (n, seat)));
        let emissaries = Region::all().filter(|r| state.emissaries_in(r.index()) > 0);
        Position {
            fortifications: state.variant,
            phase: state.phase,
            start: state.start,
            active: state.active,
            region: state.region,
            pieces: state.pieces,
            was_empty: state.was_empty,
            exhaustions: state.exhaustions,
            hands: state.hands[..seats].to_vec(),
            known: state.known[..seats].to_vec(),
            display: state.display.to_vec(),
            deck: state.deck,
            discard: state.discard,
            houses: houses.map(|(n, seat)| (state.board.space(n), seat)).collect(),
            forts: bits(state.forts).map(|n| state.board.space(n)).collect(),
            emissaries: emissaries.map(|r| (r, state.emissaries[r.index()][..seats].to_vec())).collect(),
            scored: Region::all().filter(|r| state.scored >> r.0 & 1 == 1).collect(),
            scores: state.score[..seats].to_vec(),
            supply: Supply {
                houses: state.houses_left[..seats].to_vec(),
                emissaries: state.emissaries_left[..seats].to_vec(),
                forts: state.forts_left[..seats].to_vec(),
            },
        }
    }

    pub(crate) fn state(&self, board: &'static Board) -> Result<State, String> {
        let seats = self.hands.len();
        let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
        need((3..=SEATS).contains(&seats), "three to five hands")?;
        need(self.known.is_empty() || self.known.len() == seats, "known cards for each seat")?;
        need(self.scores.len() == seats, "a score for each seat")?;
        let supply = [&self.supply.houses, &self.supply.emissaries, &self.supply.forts];
        need(supply.iter().all(|list| list.len() == seats), "a supply for each seat")?;
        need(self.active.index() < seats && self.start.index() < seats, "active and start are seats")?;
        need(self.display.len() == DISPLAY, "four places of the display")?;
        need(self.exhaustions <= 2 && self.pieces <= 2, "exhaustions and pieces are 0 to 2")?;
        need(self.scores.iter().all(|n| (-1000..=10_000).contains(n)), "scores are small numbers")?;
        let all = |list: &[u8], most: u8| list.iter().all(|n| *n <= most);
        need(
            all(&self.supply.houses, 20) && all(&self.supply.emissaries, 8) && all(&self.supply.forts, 1),
            "too many pieces",
        )?;
        need((self.pieces > 0) == self.region.is_some(), "a region once a piece is placed, and only then")?;
        let waits = matches!(self.phase, Phase::Deal | Phase::Fetch | Phase::Refill);
        need(!waits || !self.deck.is_empty(), "fate cannot draw from an empty deck")?;
        need(self.phase != Phase::Refill || self.display.contains(&None), "nothing to refill")?;
        need(self.phase != Phase::Second || self.pieces == 1, "a second piece comes after the first")?;
        let filled = |list: &[u8]| std::array::from_fn(|n| list.get(n).copied().unwrap_or(0));
        let mut state = State {
            board,
            players: seats as u8,
            variant: self.fortifications,
            phase: self.phase,
            start: self.start,
            active: self.active,
            region: self.region,
            pieces: self.pieces,
            was_empty: self.was_empty,
            exhaustions: self.exhaustions,
            deck: self.deck,
            discard: self.discard,
            display: std::array::from_fn(|n| self.display[n]),
            hands: std::array::from_fn(|n| self.hands.get(n).copied().unwrap_or_default()),
            known: std::array::from_fn(|n| self.known.get(n).copied().unwrap_or_default()),
            houses_left: filled(&self.supply.houses),
            emissaries_left: filled(&self.supply.emissaries),
            forts_left: filled(&self.supply.forts),
            score: std::array::from_fn(|n| self.scores.get(n).copied().unwrap_or(0)),
            houses: [0; SEATS],
            forts: 0,
            emissaries: [[0; SEATS]; REGIONS],
            scored: self.scored.iter().fold(0, |all, r| all | 1 << r.0),
        };
        need(
            state.hands.iter().zip(state.known).all(|(hand, known)| hand.holds(known) && hand.len() <= 3),
            "hands of up to three cards, known ones among them",
        )?;
        for (space, seat) in &self.houses {
            let n = board.dense(*space).ok_or_else(|| format!("{space} is not on this board"))?;
            need(seat.index() < seats, "a house of nobody")?;
            state.houses[seat.index()] |= 1 << n;
        }
        need(state.houses.iter().all(|own| own.count_ones() <= 20), "at most 20 houses each")?;
        for space in &self.forts {
            state.forts |= 1 << board.dense(*space).ok_or_else(|| format!("{space} is not on this board"))?;
        }
        for (region, list) in &self.emissaries {
            need(list.len() == seats && all(list, 8), "up to eight emissaries for each seat")?;
            state.emissaries[region.index()][..seats].copy_from_slice(list);
        }
        let asked = self.phase == Phase::Draw && !state.deck.is_empty() || self.phase != Phase::Draw;
        need(asked || state.display.iter().any(Option::is_some), "nothing can be taken")?;
        let choosing = self.phase != Phase::Choose || !state.hands[state.active.index()].is_empty();
        need(choosing, "whoever has to choose holds a card")?;
        Ok(state)
    }
}

/// Answers a question of a scenario.
pub(crate) fn fact(state: &State, question: &str) -> Option<Value> {
    let seats = state.seats();
    match question.split_once(' ') {
        Some(("houses", region)) => {
            let spaces = state.board.spaces_of[region.parse::<Region>().ok()?.index()];
            Some(json!(state.houses[..seats].iter().map(|own| (own & spaces).count_ones()).collect::<Vec<_>>()))
        }
        Some(("emissaries", region)) => Some(json!(state.emissaries[region.parse::<Region>().ok()?.index()][..seats])),
        Some(("owner", space)) => {
            let n = state.board.dense(space.parse().ok()?)?;
            let owner = Seat::all(state.players).find(|seat| state.houses[seat.index()] >> n & 1 == 1);
            Some(owner.map_or(Value::Null, |seat| seat.0.into()))
        }
        Some(("cap", region)) => Some(state.cap(region.parse::<Region>().ok()?.index()).into()),
        Some(("may", text)) => Some(crate::rules::check(state, state.active, text.parse().ok()?).is_ok().into()),
        Some(("region_points", region)) => {
            Some(json!(score::region(state, region.parse::<Region>().ok()?.index())[..seats]))
        }
        Some(("alliance", number)) => {
            let number: u8 = number.parse().ok()?;
            let n = state.board.alliances.iter().position(|(of, ..)| *of == number)?;
            Some(json!(score::alliance(state, n)[..seats]))
        }
        Some(("supply", kind)) => serde_json::to_value(Position::of(state).supply).ok()?.get(kind).cloned(),
        Some(("hand", seat)) => Some(state.hands[..seats].get(seat.parse::<usize>().ok()?)?.to_string().into()),
        Some(_) => None,
        None => Some(match question {
            "phase" => json!(state.phase),
            "hand_sizes" => json!(state.hands[..seats].iter().map(|h| h.len()).collect::<Vec<_>>()),
            "deck_size" => state.deck.len().into(),
            "discard" => state.discard.to_string().into(),
            "discard_size" => state.discard.len().into(),
            "display" => json!(state.display),
            "display_size" => state.display.iter().flatten().count().into(),
            "exhaustions" => state.exhaustions.into(),
            "forts" => json!(Position::of(state).forts),
            "scored" => json!(Position::of(state).scored),
            "track" => json!(state.score[..seats]),
            "final_round" => (state.exhaustions >= 2).into(),
            "roads" => json!((0..seats).map(|seat| score::roads(state, seat).points).collect::<Vec<_>>()),
            "alliances" => {
                let mut sums = [0; SEATS];
                for n in 0..state.board.alliances.len() {
                    sums.iter_mut().zip(score::alliance(state, n)).for_each(|(sum, points)| *sum += points);
                }
                json!(sums[..seats])
            }
            "legal" => {
                let mut legal = Vec::new();
                crate::rules::legal_moves(state, state.active, &mut legal);
                let mut texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
                texts.sort();
                json!(texts)
            }
            "placeable" => (!state.nothing_can_be_placed()).into(),
            _ => return None,
        }),
    }
}
