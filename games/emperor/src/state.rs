//! The whole truth about one game, flat: sets of provinces are bits, the rest small numbers.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Held, Phrase, Seat, Setup, SetupError, Waiting};

use crate::board::{ALL, Board, Land};
use crate::cards::{Counts, Deck, Hand, SYMBOLS, SYMBOLS_IN_BOX, Yang, Yin};
use crate::moves::Decision;
use crate::options::Rules;
use crate::place::{PROVINCES, Province};

/// Most players.
pub(crate) const SEATS: usize = 5;
/// Markers a province holds (E10, E19, E20, E40).
pub(crate) const CAPACITY: u8 = 10;
/// Colonists (E12), regular markers (E6), markers of an initial province (E3).
pub(crate) const THREE: u8 = 3;
/// Provinces of a claim (E65).
pub(crate) const CLAIM: u32 = 15;
/// No seat.
pub(crate) const NOBODY: u8 = u8::MAX;

/// E3: provinces of an initial holding.
pub(crate) fn holding_size(players: u8) -> u8 {
    match players {
        2 => 3,
        3 => 2,
        _ => 1,
    }
}

/// What is waited for, with what has to be remembered for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Point {
    First,
    PlaceInitial,
    PhaseOne,
    PhaseTwo,
    PhaseThree,
    Idle,
    MergeAsked(Seat),
    DemandAsked(Province),
    DefenderToAnswer,
    OfferAsked,
    AttackerToRoll,
    /// Dice are falling.
    Die,
    Advance,
    DesignateYang,
    DesignateYin,
    DrawYang,
    DrawYin,
    ReliefAsked,
    CorneredChoice,
    CorneredAsked(Seat),
    Over(Ending),
}

/// Why it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ending {
    /// E70.
    Sole,
    /// E65.
    Fifteen,
    /// E66.
    Mandate,
    /// E67.
    TurnLimit,
}

impl Ending {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Ending::Sole => "sole",
            Ending::Fifteen => "fifteen",
            Ending::Mandate => "mandate",
            Ending::TurnLimit => "turn-limit",
        }
    }
}

/// What became of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Status {
    Live,
    /// E28: a junior partner of this seat.
    Junior(Seat),
    Eliminated,
}

/// E79: markers that are still to be placed in phase one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Regular markers left.
    pub regular: u8,
    /// Where the regular ones go, once the first lies (E7).
    pub place: Option<Province>,
    /// Bonus markers left, by the province of their symbol.
    pub bonus: [u8; PROVINCES],
    /// So many have to be given up (E9).
    pub drops: u8,
}

impl Growth {
    pub(crate) fn left(&self) -> u8 {
        self.regular + self.bonus.iter().sum::<u8>()
    }

    /// The province of the next bonus marker.
    pub(crate) fn origin(&self) -> Option<Province> {
        self.bonus.iter().position(|n| *n > 0).map(|n| Province(n as u8))
    }
}

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Battle {
    pub from: Province,
    pub to: Province,
    /// Whose province it was when the attack began.
    pub defender: Seat,
    /// Whether a die was thrown (E35, E37).
    pub thrown: bool,
    /// Whether the defender has offered a merger (E38).
    pub offered: bool,
    /// Dice still to fall.
    pub dice: u8,
}

/// A merger agreed on by the active player, who becomes the junior (E27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Pending {
    pub senior: Seat,
    pub share: Option<u8>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Held<Board>,
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) point: Point,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// 0 in the set-up round, 1 in the first turn.
    pub(crate) turn: u8,
    /// The owner of each province, `NOBODY` if it is unoccupied; and the same as sets.
    pub(crate) owner: [u8; PROVINCES],
    pub(crate) owned: [u32; SEATS],
    pub(crate) markers: [u8; PROVINCES],
    /// Markers that have crossed a border in phases two and three of this turn (E14, E17); in Vienna those of phase two are forgotten after it.
    pub(crate) spent: [u8; PROVINCES],
    /// Markers that have advanced in this turn and may not attack (E48).
    pub(crate) exhausted: [u8; PROVINCES],
    /// Cities, mines, agriculture.
    pub(crate) symbols: [[u8; SYMBOLS]; PROVINCES],
    /// Markers of each seat on the board.
    pub(crate) on_board: [u8; SEATS],
    pub(crate) status: [Status; SEATS],
    /// What was agreed when a seat became junior: percent of its senior's points in a series (E29).
    pub(crate) shares: [Option<u8>; SEATS],
    /// Seats that have not placed their initial holding, as bits.
    pub(crate) unplaced: u8,
    pub(crate) hands: [Hand; SEATS],
    /// Cards everybody knows to be in a hand: they were drawn from the open part of the deck (E80).
    pub(crate) known: [Counts; SEATS],
    /// So many cards of a hand are known to be relief cards: a traitor left them (E57).
    pub(crate) reliefs: [u8; SEATS],
    /// Turns in a row at whose end a seat was cornered (E71).
    pub(crate) cornered: [u8; SEATS],
    /// Seats with a standing claim, as bits (E65).
    pub(crate) claims: u8,
    pub(crate) yang: Deck<Yang>,
    pub(crate) yin: Deck<Yin>,
    /// Provinces of the initial holding still to be settled.
    pub(crate) holding: u8,
    pub(crate) growth: Growth,
    /// Targets closed to each source for this turn (E35).
    pub(crate) closed: [u32; PROVINCES],
    /// Seats asked to merge in this turn, as bits (E22).
    pub(crate) proposed: u8,
    /// Provinces demanded in this turn (E30).
    pub(crate) demanded: u32,
    /// Neighbours that have refused a cornered state, as bits (E71).
    pub(crate) refused: u8,
    /// The share that goes with the proposal or offer that waits for an answer.
    pub(crate) share: Option<u8>,
    pub(crate) pending: Option<Pending>,
    pub(crate) battle: Option<Battle>,
    /// The last throw of this game: how often each face lies there.
    pub(crate) throw: [u8; 6],
    /// The provinces named for Yang and Yin (E52).
    pub(crate) yang_at: Option<Province>,
    pub(crate) yin_at: Option<Province>,
    /// The Yang card in the resolver's hand, and whether everybody knows it.
    pub(crate) drawn: Option<(Yang, bool)>,
    pub(crate) struck: Option<Yin>,
    /// Mergers that were refused, by who asked and who was asked: how the two stood then; 0 for none. Rules do not ask for it
    /// ([`crate::bargain`]).
    pub(crate) declined: [[u8; SEATS]; SEATS],
    /// Provinces whose owner stood when it was asked to leave: how hard it was pressed; 0 for none.
    pub(crate) stood: [u8; PROVINCES],
}

impl State {
    pub(crate) fn start(board: Held<Board>, setup: &Setup) -> Result<State, SetupError> {
        let rules = Rules::of(setup)?;
        let players = setup.players;
        let first = setup.option::<State>("first").parse::<u8>().ok();
        if let Some(seat) = first.filter(|seat| *seat >= players) {
            let what = format!("seat {seat} cannot begin at a table of {players}");
            let phrase = Phrase::new("setup-first-seat").with("players", players);
            return Err(SetupError::Conflict { what, phrase });
        }
        let mut state = State::empty(board, rules, players);
        state.unplaced = (1 << players) - 1;
        if let Some(seat) = first {
            crate::turn::begin_game(&mut state, Seat(seat), &mut ());
        }
        Ok(state)
    }

    /// Nothing on the board, full decks (E2), fate to say who begins.
    pub(crate) fn empty(board: Held<Board>, rules: Rules, players: u8) -> State {
        let (mut yang, mut yin) = board.decks[usize::from(rules.classic_decks)];
        yin[Yin::Plague as usize] += u8::from(rules.yin_33);
        let mut below = ArrayVec::new();
        if std::mem::take(&mut yang[Yang::Mandate as usize]) > 0 {
            below.push(Yang::Mandate);
        }
        State {
            board,
            rules,
            players,
            point: Point::First,
            first: Seat(0),
            active: Seat(0),
            turn: 0,
            owner: [NOBODY; PROVINCES],
            owned: [0; SEATS],
            markers: [0; PROVINCES],
            spent: [0; PROVINCES],
            exhausted: [0; PROVINCES],
            symbols: [[0; SYMBOLS]; PROVINCES],
            on_board: [0; SEATS],
            status: [Status::Live; SEATS],
            shares: [None; SEATS],
            unplaced: 0,
            hands: std::array::from_fn(|_| Hand::new()),
            known: [[0; 9]; SEATS],
            reliefs: [0; SEATS],
            cornered: [0; SEATS],
            claims: 0,
            yang: Deck { unseen: yang, then: below },
            yin: Deck { unseen: yin, then: ArrayVec::new() },
            holding: 0,
            growth: Growth::default(),
            closed: [0; PROVINCES],
            proposed: 0,
            demanded: 0,
            refused: 0,
            share: None,
            pending: None,
            battle: None,
            throw: [0; 6],
            yang_at: None,
            yin_at: None,
            drawn: None,
            struck: None,
            declined: [[0; SEATS]; SEATS],
            stood: [0; PROVINCES],
        }
    }

    #[inline(always)]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.players)
    }

    #[inline(always)]
    pub(crate) fn land(&self) -> &Land {
        self.board.land(&self.rules)
    }

    /// E3: provinces of an initial holding here, never fewer (A28, A50).
    pub(crate) fn holding_size(&self) -> u8 {
        holding_size(self.players)
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> u32 {
        self.owned.iter().fold(0, |all, own| all | own)
    }

    #[inline(always)]
    pub(crate) fn unoccupied(&self) -> u32 {
        ALL & !self.occupied()
    }

    #[inline(always)]
    pub(crate) fn is_owner(&self, seat: Seat, p: Province) -> bool {
        self.owned[seat.index()] & p.bit() != 0
    }

    #[inline(always)]
    pub(crate) fn supply(&self, seat: Seat) -> u8 {
        self.rules.supply - self.on_board[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn has_symbol(&self, p: Province) -> bool {
        self.symbols[p.index()] != [0; SYMBOLS]
    }

    /// E13, E18, E46: markers that a symbol keeps.
    #[inline(always)]
    pub(crate) fn garrison(&self, p: Province) -> u8 {
        u8::from(self.rules.symbol_garrison && self.has_symbol(p))
    }

    /// E42, E46: markers that may fight or advance.
    #[inline(always)]
    pub(crate) fn fresh(&self, p: Province) -> u8 {
        self.markers[p.index()] - self.exhausted[p.index()]
    }

    pub(crate) fn symbols_left(&self, kind: usize) -> u8 {
        SYMBOLS_IN_BOX - self.symbols.iter().map(|s| s[kind]).sum::<u8>()
    }

    #[inline(always)]
    pub(crate) fn is_live(&self, seat: Seat) -> bool {
        self.status[seat.index()] == Status::Live
    }

    /// E28: the seat itself, its senior, that one's senior, and so on.
    pub(crate) fn seniors(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(seat), |s| match self.status[s.index()] {
            Status::Junior(senior) => Some(senior),
            Status::Live | Status::Eliminated => None,
        })
    }

    /// E28: whose fate the seat shares.
    pub(crate) fn leader(&self, seat: Seat) -> Seat {
        self.seniors(seat).last().unwrap_or(seat)
    }

    pub(crate) fn live(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players).filter(|seat| self.is_live(*seat))
    }

    #[inline(always)]
    pub(crate) fn is_unplaced(&self, seat: Seat) -> bool {
        self.unplaced >> seat.0 & 1 == 1
    }

    /// Puts markers of a seat on a province that is its own or nobody's.
    #[inline(always)]
    pub(crate) fn put(&mut self, p: Province, seat: Seat, count: u8) {
        if count > 0 {
            self.owner[p.index()] = seat.0;
            self.owned[seat.index()] |= p.bit();
            self.markers[p.index()] += count;
            self.on_board[seat.index()] += count;
        }
    }

    /// Takes markers of its owner off a province.
    #[inline(always)]
    pub(crate) fn take(&mut self, p: Province, count: u8) {
        let n = p.index();
        if count == 0 {
            return;
        }
        let seat = usize::from(self.owner[n]);
        self.markers[n] -= count;
        self.on_board[seat] -= count;
        self.spent[n] = self.spent[n].min(self.markers[n]);
        self.exhausted[n] = self.exhausted[n].min(self.markers[n]);
        if self.markers[n] == 0 {
            self.owner[n] = NOBODY;
            self.owned[seat] &= !p.bit();
            self.stood[n] = 0;
        }
    }

    /// E39: own provinces adjoining this one.
    #[inline(always)]
    pub(crate) fn refuges(&self, p: Province, seat: Seat) -> u32 {
        self.land().near[p.index()] & self.owned[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn asks(&self) -> Waiting<Decision> {
        let active = self.active;
        let (seat, decision) = match self.point {
            Point::First | Point::Die | Point::DrawYang | Point::DrawYin => return Waiting::Chance,
            Point::Over(_) => return Waiting::Over,
            Point::PlaceInitial => (active, Decision::PlaceInitial),
            Point::PhaseOne => (active, Decision::PhaseOne),
            Point::PhaseTwo => (active, Decision::PhaseTwo),
            Point::PhaseThree => (active, Decision::PhaseThree),
            Point::Idle => (active, Decision::Idle),
            Point::MergeAsked(seat) => (seat, Decision::MergeAsked),
            Point::DemandAsked(p) => (Seat(self.owner[p.index()]), Decision::DemandAsked),
            Point::DefenderToAnswer => (self.fight().defender, Decision::DefenderToAnswer),
            Point::OfferAsked => (active, Decision::OfferAsked),
            Point::AttackerToRoll => (active, Decision::AttackerToRoll),
            Point::Advance => (active, Decision::Advance),
            Point::DesignateYang => (active, Decision::DesignateYang),
            Point::DesignateYin => (active, Decision::DesignateYin),
            Point::ReliefAsked => (active, Decision::ReliefAsked),
            Point::CorneredChoice => (active, Decision::CorneredChoice),
            Point::CorneredAsked(seat) => (seat, Decision::CorneredAsked),
        };
        Waiting::Seat(Ask { seat, decision })
    }

    /// The attack under way.
    #[inline(always)]
    pub(crate) fn fight(&self) -> Battle {
        self.battle.expect("an attack is under way")
    }

    /// Everything that adjoins a set.
    #[inline(always)]
    pub(crate) fn around(&self, set: u32) -> u32 {
        self.land().around(set)
    }

    /// The part of `within` that hangs together with `from`.
    #[inline(always)]
    pub(crate) fn component(&self, from: u32, within: u32) -> u32 {
        self.land().component(from, within)
    }
}
