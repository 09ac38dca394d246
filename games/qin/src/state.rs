//! The whole truth about one game, flat and incremental: no allocation, nothing recomputed that a step did not touch.

use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Dice, Held, Phrase, Seat, Setup, SetupError, Waiting};

use crate::board::{Board, MAX_VILLAGES};
use crate::moves::{Chance, Decision};
use crate::square::{Square, SquareSet, Way};
use crate::tile::{Color, Kind, Tiles};

/// No game of Qin seats more.
pub const SEATS: usize = 4;
/// Q5: tiles in a full hand.
pub const HAND: u8 = 3;
/// Q21: a province of this size is major.
pub const MAJOR: u8 = 5;
/// Owner of what nobody owns.
pub(crate) const NOBODY: u8 = 255;
/// Home of a square that belongs to no region; a guard square, never on a board.
pub(crate) const NO_HOME: Square = Square(255);

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Fate says who begins (Q6).
    First,
    /// Fate deals the hands (Q5).
    Deal,
    /// The seat whose turn it is lays a tile.
    Place,
    /// Fate gives the mover a new tile (Q34).
    Draw,
    /// It is over.
    Over(Reason),
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Q31: somebody placed the last pagoda.
    LastPagoda,
    /// Q37: all hands are empty.
    NoTiles,
    /// Q38: no seat has a legal placement.
    NobodyCanPlace,
}

impl Reason {
    /// The code of the catalogues.
    pub fn code(self) -> &'static str {
        match self {
            Reason::LastPagoda => "last-pagoda",
            Reason::NoTiles => "no-tiles",
            Reason::NobodyCanPlace => "nobody-can-place",
        }
    }
}

/// A4: by what the owners of joined provinces are compared (Q14, Q23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Joining {
    /// By the largest single old province.
    #[default]
    Largest,
    /// By the sum of each owner's old provinces; a major one still beats everything.
    Sum,
}

impl Joining {
    /// The value of the option `joining`.
    pub(crate) fn of(value: &str) -> Joining {
        if value == "sum" { Joining::Sum } else { Joining::Largest }
    }

    pub(crate) fn is_usual(&self) -> bool {
        *self == Joining::Largest
    }
}

/// What everybody knows a seat not to hold: so many of its tiles are of none of these kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Barred {
    /// Kinds, as bits.
    pub kinds: u8,
    /// Tiles of the hand this is known of; a tile drawn since may be anything.
    pub tiles: u8,
}

impl Barred {
    pub(crate) const NOTHING: Barred = Barred { kinds: 0, tiles: 0 };

    /// After a tile of this kind was laid: it may have been one of the known ones, unless it is of a barred kind.
    #[inline(always)]
    pub fn after_laying(self, kind: Kind) -> Barred {
        if self.kinds & kind.bit() != 0 {
            return self;
        }
        match self.tiles {
            0 | 1 => Barred::NOTHING,
            n => Barred { tiles: n - 1, ..self },
        }
    }
}

/// A region: province squares of one colour that hang together. Kept under its home square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    pub size: u8,
    pub owner: u8,
    pub color: Color,
}

impl Region {
    pub(crate) const NONE: Region = Region { size: 0, owner: NOBODY, color: Color::Red };

    /// A province has an owner, a lone square has none.
    #[inline(always)]
    pub fn is_province(self) -> bool {
        self.size >= 2
    }

    #[inline(always)]
    pub fn is_major(self) -> bool {
        self.size >= MAJOR
    }

    /// Pagodas follow from the size: none on a lone square, one on a province, two on a major one.
    #[inline(always)]
    pub fn pagodas(self) -> u8 {
        u8::from(self.is_province()) + u8::from(self.is_major())
    }
}

/// One game of Qin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Held<Board>,
    pub(crate) players: u8,
    pub(crate) joining: Joining,
    pub(crate) phase: Phase,
    /// Who begins.
    pub(crate) first: Seat,
    /// The mover (Q35); while dealing, the seat that is dealt to.
    pub(crate) turn: Seat,
    /// Grass that is still uncovered (Q11).
    pub(crate) free: SquareSet,
    /// Squares that share an edge with a province square (Q12).
    pub(crate) near: SquareSet,
    /// Province squares by colour.
    pub(crate) colors: [SquareSet; 3],
    /// Pairs that satisfy Q10 to Q12, by their left (upper) square: lying, standing. Derived from `free` and `near`.
    pub(crate) open: [SquareSet; 2],
    /// The home of each square's region: the square its pagoda stands on (Q24).
    pub(crate) home: [Square; 256],
    /// Regions, by home; `Region::NONE` elsewhere.
    pub(crate) regions: [Region; 256],
    /// Owner of each village.
    pub(crate) villages: [u8; MAX_VILLAGES],
    pub(crate) supply: [u8; SEATS],
    pub(crate) hands: [Tiles; SEATS],
    /// The stock is a multiset: no secret order exists (A1).
    pub(crate) stock: Tiles,
    /// What forced passes told of each hand (Q7, Q36).
    pub(crate) barred: [Barred; SEATS],
    /// Pagodas due but not placed because the game ended (Q33).
    pub(crate) unpaid: [u8; SEATS],
    /// What each player began with (Q2), and how many tiles there are in all: for [`crate::score::audit`].
    pub(crate) pagodas: [u8; SEATS],
    pub(crate) tiles: u8,
}

/// Q2: pagodas per player.
pub fn starting_supply(players: u8) -> u8 {
    match players {
        2 => 24,
        3 => 19,
        _ => 15,
    }
}

impl State {
    /// A new game: Q2, Q5, Q6.
    pub(crate) fn start(board: Held<Board>, setup: &Setup) -> Result<State, SetupError> {
        if board.written().sketch {
            let what = format!("board {} is a sketch for scenarios", setup.board);
            return Err(SetupError::Conflict { what, phrase: Phrase::new("setup-sketch") });
        }
        let mut state = State::empty(board.clone(), setup.players);
        state.joining = Joining::of(setup.option::<State>("joining"));
        match setup.option::<State>("first") {
            "random" => {}
            seat => {
                let first: Seat = seat.parse().expect("one of the option's values");
                if first.0 >= setup.players {
                    let what = format!("seat {first} cannot begin at a table of {}", setup.players);
                    let phrase = Phrase::new("setup-first-seat").with("players", setup.players);
                    return Err(SetupError::Conflict { what, phrase });
                }
                state.first = first;
                state.phase = Phase::Deal;
            }
        }
        // A18: printed squares are ordinary province squares.
        for (square, color) in board.printed() {
            state.put_lone(square, color);
        }
        state.find_open();
        let each = starting_supply(setup.players);
        for seat in 0..usize::from(setup.players) {
            (state.supply[seat], state.pagodas[seat]) = (each, each);
        }
        state.stock = Tiles::BOX;
        state.tiles = Tiles::BOX.len();
        Ok(state)
    }

    /// A board without any province square, nothing dealt.
    pub(crate) fn empty(board: Held<Board>, players: u8) -> State {
        let free = board.grass;
        State {
            board,
            players,
            joining: Joining::default(),
            phase: Phase::First,
            first: Seat(0),
            turn: Seat(0),
            free,
            near: SquareSet::EMPTY,
            colors: [SquareSet::EMPTY; 3],
            open: [SquareSet::EMPTY; 2],
            home: [NO_HOME; 256],
            regions: [Region::NONE; 256],
            villages: [NOBODY; MAX_VILLAGES],
            supply: [0; SEATS],
            hands: [Tiles::default(); SEATS],
            stock: Tiles::default(),
            barred: [Barred::NOTHING; SEATS],
            unpaid: [0; SEATS],
            pagodas: [0; SEATS],
            tiles: 0,
        }
    }

    /// Puts a province square down as a region of its own.
    #[inline(always)]
    pub(crate) fn put_lone(&mut self, square: Square, color: Color) {
        self.free.remove(square);
        for neighbour in square.neighbours() {
            self.near.insert(neighbour);
        }
        self.colors[color as usize].insert(square);
        self.home[square.index()] = square;
        self.regions[square.index()] = Region { size: 1, owner: NOBODY, color };
    }

    /// Q10 to Q12 for every pair of squares at once.
    #[inline(always)]
    pub(crate) fn find_open(&mut self) {
        for (open, way) in self.open.iter_mut().zip([Way::Right, Way::Below]) {
            let pairs = self.free.and(self.free.seen(way));
            *open = pairs.and(self.near.or(self.near.seen(way)));
        }
    }

    /// The region a square belongs to.
    #[inline(always)]
    pub(crate) fn region(&self, square: Square) -> Region {
        self.regions[self.home[square.index()].index()]
    }

    #[inline(always)]
    pub(crate) fn asks(&self) -> Waiting<Decision> {
        match self.phase {
            Phase::Place => Waiting::Seat(Ask { seat: self.turn, decision: Decision::Place }),
            Phase::First | Phase::Deal | Phase::Draw => Waiting::Chance,
            Phase::Over(_) => Waiting::Over,
        }
    }

    /// Everything fate can bring now, with its weight: seats equally likely (Q6), tiles by how many are left (Q5, Q34).
    pub(crate) fn possible_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.players).map(|seat| (Chance::First { seat }, 1))),
            Phase::Deal | Phase::Draw => {
                out.extend(self.stock.kinds().map(|tile| (Chance::Draw { tile }, u32::from(self.stock.count(tile)))));
            }
            Phase::Place | Phase::Over(_) => {}
        }
    }

    /// The same mapping as `Game::sample`, without a list.
    #[inline(always)]
    pub(crate) fn draw_chance(&self, dice: &mut (impl Dice + ?Sized)) -> Chance {
        match self.phase {
            Phase::First => Chance::First { seat: Seat(dice.below(u32::from(self.players)) as u8) },
            _ => Chance::Draw { tile: self.stock.nth(dice.below(u32::from(self.stock.len()))) },
        }
    }

    /// Seats in playing order, beginning with `from`.
    #[inline(always)]
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |n| Seat((from.0 + n) % players))
    }

    /// Kinds that have a legal placement somewhere now, as bits.
    pub(crate) fn placeable_kinds(&self) -> u8 {
        let fits = |kind: &Kind| crate::rules::has_placement(self, kind.bit());
        Kind::ALL.iter().filter(|k| fits(k)).fold(0, |mask, kind| mask | kind.bit())
    }
}
