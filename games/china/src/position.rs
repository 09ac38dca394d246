//! The whole truth as plain data, for scenarios, snapshots and editors; and the questions scenarios may ask.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use teahouse_game::{Held, Seat};

use crate::board::Board;
use crate::cards::{Color, Letters};
use crate::place::{REGIONS, Region, Space};
use crate::rules::bits;
use crate::score;
use crate::state::{DISPLAY, EMISSARIES, HAND, HOUSES, Phase, SEATS, State};

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
    pub hands: Vec<Letters>,
    /// Cards everybody saw being taken; none if left out.
    #[serde(default)]
    pub known: Vec<Letters>,
    /// The open cards by place.
    pub display: Vec<Option<Color>>,
    pub deck: Letters,
    #[serde(default)]
    pub discard: Letters,
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
            hands: state.hands[..seats].iter().copied().map(Letters).collect(),
            known: state.known[..seats].iter().copied().map(Letters).collect(),
            display: state.display.to_vec(),
            deck: Letters(state.deck),
            discard: Letters(state.discard),
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

    pub(crate) fn state(&self, board: Held<Board>) -> Result<State, String> {
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
        self.check_phase()?;
        let filled = |list: &[u8]| std::array::from_fn(|n| list.get(n).copied().unwrap_or(0));
        let mut state = State {
            board: board.clone(),
            players: seats as u8,
            variant: self.fortifications,
            phase: self.phase,
            start: self.start,
            active: self.active,
            region: self.region,
            pieces: self.pieces,
            was_empty: self.was_empty,
            exhaustions: self.exhaustions,
            deck: self.deck.0,
            discard: self.discard.0,
            display: std::array::from_fn(|n| self.display[n]),
            hands: std::array::from_fn(|n| self.hands.get(n).copied().unwrap_or_default().0),
            known: std::array::from_fn(|n| self.known.get(n).copied().unwrap_or_default().0),
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
        for space in &self.forts {
            state.forts |= 1 << board.dense(*space).ok_or_else(|| format!("{space} is not on this board"))?;
        }
        for (region, list) in &self.emissaries {
            need(list.len() == seats && all(list, EMISSARIES), "up to eight emissaries for each seat")?;
            state.emissaries[region.index()][..seats].copy_from_slice(list);
        }
        for seat in 0..seats {
            // Bounds that the search for lines and the sums rely on.
            let houses = state.houses[seat].count_ones() + u32::from(state.houses_left[seat]);
            need(houses <= u32::from(HOUSES), "at most 20 houses each, on the board and in the supply")?;
            let sent: u8 = state.emissaries.iter().map(|region| region[seat]).sum();
            need(
                sent + state.emissaries_left[seat] <= EMISSARIES,
                "at most 8 emissaries each, sent and in the supply",
            )?;
        }
        let forts = state.forts.count_ones() as usize + self.supply.forts.iter().filter(|n| **n > 0).count();
        need(forts <= if self.fortifications { seats } else { 0 }, "a fortification each, and only if they are used")?;
        Ok(state)
    }

    /// Whatever the phase, the game can go on from here to its end: fate has cards to draw, and whoever has a turn has something to do.
    fn check_phase(&self) -> Result<(), String> {
        let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
        let active = self.hands[self.active.index()];
        let full = active.len() >= HAND;
        let drawing = matches!(self.phase, Phase::Draw | Phase::Fetch | Phase::Refill);
        need(!drawing || self.exhaustions < 2, "nobody draws after the deck has run out twice")?;
        match self.phase {
            Phase::First | Phase::Deal => {
                let missing = self.hands.iter().map(|hand| HAND.saturating_sub(hand.len())).sum::<u8>();
                let missing = usize::from(missing) + self.display.iter().filter(|card| card.is_none()).count();
                need(missing > 0, "nothing is left to deal: all hands and the display are full")?;
                need(usize::from(self.deck.len()) > missing, "too few cards to deal")?;
                need(self.pieces == 0 && self.exhaustions == 0, "cards are dealt before the first turn")?;
            }
            Phase::Choose => need(self.pieces == 0, "a turn begins before its first piece")?,
            Phase::Second => need(self.pieces == 1 && !self.was_empty, "a second piece comes after the first")?,
            Phase::Draw | Phase::Fetch => need(!full, "whoever draws has fewer than three cards")?,
            Phase::Refill => need(self.display.contains(&None), "nothing to refill")?,
            Phase::Over(_) => return Ok(()),
        }
        if matches!(self.phase, Phase::First | Phase::Deal) {
            return Ok(());
        }
        need(self.exhaustions == 2 || !self.deck.is_empty(), "the deck is empty, but has not run out twice")?;
        // C24: a seat that has a turn can exchange a card. After the deck has run out twice only the rest of the round has turns.
        let seats = self.hands.len() as u8;
        let mut seat = self.active;
        need(self.phase != Phase::Choose || !active.is_empty(), "whoever has to choose holds a card")?;
        loop {
            seat = seat.next(seats);
            let last = if self.exhaustions == 2 { self.start } else { self.active };
            if seat == last || seat == self.active {
                return Ok(());
            }
            need(!self.hands[seat.index()].is_empty(), "whoever still has a turn holds a card")?;
        }
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
        // D13: the place of the marker on the wall, and how often it went round.
        Some(("wall", seat)) => {
            let score = *state.score[..seats].get(seat.parse::<usize>().ok()?)?;
            Some(json!([score.rem_euclid(50), score.div_euclid(50)]))
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
            "roads" => json!((0..seats).map(|seat| score::roads(state, seat)).collect::<Vec<_>>()),
            "lines" => json!((0..seats).map(|seat| score::lines(state, seat).1).collect::<Vec<_>>()),
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
