//! The whole truth about one game, flat: bits for spaces, small numbers for the rest.

use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Held, Phrase, Seat, Setup, SetupError, Waiting};

use crate::board::Board;
use crate::cards::{Cards, Color};
use crate::moves::{Chance, Decision};
use crate::place::{REGIONS, Region};

/// Most players.
pub(crate) const SEATS: usize = 5;
/// Cards in a full hand.
pub(crate) const HAND: u8 = 3;
/// Open cards.
pub(crate) const DISPLAY: usize = 4;
/// Houses of a player at the start.
pub(crate) const HOUSES: u8 = 20;
/// Emissaries of a player at the start: nine, less the one on the score track.
pub(crate) const EMISSARIES: u8 = 8;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Phase {
    /// Fate decides who begins.
    First,
    /// Hands, then the display, are dealt.
    Deal,
    /// The active seat places a first piece or exchanges a card.
    Choose,
    /// It may place a second piece in the same region.
    Second,
    /// It takes cards, one at a time.
    Draw,
    /// A card comes from the deck into its hand.
    Fetch,
    /// A card comes from the deck to the display.
    Refill,
    /// It is over.
    Over(Reason),
}

/// Why it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Reason {
    /// E1: the deck was used up twice and the round is complete.
    Deck,
    /// E2: no piece can be placed any more.
    NoRoom,
}

impl Reason {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Reason::Deck => "deck",
            Reason::NoRoom => "no-room",
        }
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Held<Board>,
    pub(crate) players: u8,
    /// Whether the variant with fortifications is played.
    pub(crate) variant: bool,
    pub(crate) phase: Phase,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    /// The region of this turn, once a piece is placed (C2).
    pub(crate) region: Option<Region>,
    /// Pieces placed in this turn (C3).
    pub(crate) pieces: u8,
    /// Whether that region was empty when the turn began (C4).
    pub(crate) was_empty: bool,
    /// How often the deck has run out: 0 to 2.
    pub(crate) exhaustions: u8,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) display: [Option<Color>; DISPLAY],
    pub(crate) hands: [Cards; SEATS],
    /// S12: cards everybody knows to be in a hand: they were taken from the display and not played since.
    pub(crate) known: [Cards; SEATS],
    pub(crate) houses_left: [u8; SEATS],
    pub(crate) emissaries_left: [u8; SEATS],
    pub(crate) forts_left: [u8; SEATS],
    /// Points on the track; it is as long as it must be (D13).
    pub(crate) score: [i32; SEATS],
    /// Each player's houses, as bits of spaces.
    pub(crate) houses: [u64; SEATS],
    /// Spaces with a fortification, bare or built on.
    pub(crate) forts: u64,
    /// Emissaries of each player in each region.
    pub(crate) emissaries: [[u8; SEATS]; REGIONS],
    /// Regions whose houses are scored, as bits.
    pub(crate) scored: u16,
}

impl State {
    pub(crate) fn start(board: Held<Board>, setup: &Setup) -> Result<State, SetupError> {
        let players = setup.players;
        let [fewest, most] = board.written().players;
        if !(fewest..=most).contains(&players) {
            let what = format!("board {} is for {fewest} to {most} players, not {players}", setup.board);
            let phrase = Phrase::new("setup-side").with("board", setup.board.as_str()).with("players", players);
            return Err(SetupError::Conflict { what, phrase });
        }
        let first = setup.option::<State>("first").parse::<u8>().ok();
        if let Some(seat) = first.filter(|seat| *seat >= players) {
            let what = format!("seat {seat} cannot begin at a table of {players}");
            let phrase = Phrase::new("setup-first-seat").with("players", players);
            return Err(SetupError::Conflict { what, phrase });
        }
        let variant = setup.option::<State>("fortifications") == "on";
        let seats = |n: u8| std::array::from_fn(|seat| if seat < usize::from(players) { n } else { 0 });
        // S1: two of each colour are left out for three players, one for four. D19: both sides have the same spaces.
        let left_out = 5 - players;
        let deck = Cards(board.cards.0.map(|n| n - left_out));
        Ok(State {
            board,
            players,
            variant,
            phase: if first.is_some() { Phase::Deal } else { Phase::First },
            start: Seat(first.unwrap_or(0)),
            active: Seat(first.unwrap_or(0)),
            region: None,
            pieces: 0,
            was_empty: false,
            exhaustions: 0,
            deck,
            discard: Cards::NONE,
            display: [None; DISPLAY],
            hands: [Cards::NONE; SEATS],
            known: [Cards::NONE; SEATS],
            houses_left: seats(HOUSES),
            emissaries_left: seats(EMISSARIES),
            forts_left: seats(u8::from(variant)),
            score: [0; SEATS],
            houses: [0; SEATS],
            forts: 0,
            emissaries: [[0; SEATS]; REGIONS],
            scored: 0,
        })
    }

    #[inline(always)]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.players)
    }

    /// All spaces with a house.
    #[inline(always)]
    pub(crate) fn built(&self) -> u64 {
        self.houses.iter().fold(0, |all, own| all | own)
    }

    /// C15: the most houses any one player has there. C17: whose they are does not matter, C18: nor whether they are scored.
    #[inline(always)]
    pub(crate) fn cap(&self, region: usize) -> u32 {
        let spaces = self.board.spaces_of[region];
        self.houses.iter().map(|own| (own & spaces).count_ones()).max().unwrap_or(0)
    }

    /// All emissaries there.
    #[inline(always)]
    pub(crate) fn emissaries_in(&self, region: usize) -> u32 {
        self.emissaries[region].iter().map(|n| u32::from(*n)).sum()
    }

    /// Spaces where the active seat could build a house, place a fortification; whether an emissary could stand there.
    /// Only what everybody sees decides, and what the seat has left (C10 to C16, C20, C21).
    #[inline(always)]
    pub(crate) fn room(&self, region: usize, built: u64) -> (u64, u64, bool) {
        let seat = self.active.index();
        let free = self.board.spaces_of[region] & !built;
        let houses = if self.houses_left[seat] > 0 { free } else { 0 };
        let forts = if self.forts_left[seat] > 0 { free & !self.forts } else { 0 };
        let emissary = self.emissaries_left[seat] > 0 && self.emissaries_in(region) < self.cap(region);
        (houses, forts, emissary)
    }

    /// Whether a region holds no piece at all (C4, C5). A bare fortification is a piece (D3).
    pub(crate) fn is_empty(&self, region: usize) -> bool {
        let spaces = self.board.spaces_of[region];
        (self.built() | self.forts) & spaces == 0 && self.emissaries_in(region) == 0
    }

    /// E2: nobody can place anything, whatever they hold (D10).
    pub(crate) fn nothing_can_be_placed(&self) -> bool {
        let built = self.built();
        let free = self.board.all & !built;
        let houses = free != 0 && self.houses_left.iter().any(|n| *n > 0);
        let forts = free & !self.forts != 0 && self.forts_left.iter().any(|n| *n > 0);
        let emissaries = || {
            self.emissaries_left.iter().any(|n| *n > 0)
                && (0..REGIONS).any(|region| self.emissaries_in(region) < self.cap(region))
        };
        !houses && !forts && !emissaries()
    }

    #[inline(always)]
    pub(crate) fn asks(&self) -> Waiting<Decision> {
        let decision = match self.phase {
            Phase::Choose => Decision::Choose,
            Phase::Second => Decision::Second,
            Phase::Draw => Decision::Draw,
            Phase::First | Phase::Deal | Phase::Fetch | Phase::Refill => return Waiting::Chance,
            Phase::Over(_) => return Waiting::Over,
        };
        Waiting::Seat(Ask { seat: self.active, decision })
    }

    /// What fate may bring, with weights.
    pub(crate) fn possible_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.players).map(|seat| (Chance::First { seat }, 1))),
            Phase::Deal | Phase::Fetch | Phase::Refill => {
                let some = Color::ALL.into_iter().filter(|c| self.deck.count(*c) > 0);
                out.extend(some.map(|card| (Chance::Draw { card }, u32::from(self.deck.count(card)))));
            }
            Phase::Choose | Phase::Second | Phase::Draw | Phase::Over(_) => {}
        }
    }

    /// The seat that is dealt to next; none once all hands are full.
    pub(crate) fn dealt_next(&self) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.hands[seat.index()].len() < HAND)
    }

    /// The empty place of the display with the lowest number.
    #[inline(always)]
    pub(crate) fn empty_place(&self) -> Option<usize> {
        self.display.iter().position(Option::is_none)
    }
}
