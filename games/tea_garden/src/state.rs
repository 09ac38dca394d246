//! The whole truth about one game, flat: sets are bits, the rest small numbers.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Held, Phrase, Seat, Setup, SetupError, Waiting};

use crate::board::Board;
use crate::cards::Cards;
use crate::cups::Rows;
use crate::effect::{Scroll, Side};
use crate::ids::{ACTIONS, Bonus, Caravan, Card, Cup, EMPERORS, Leaf, Province, Region, STARTING, Space};
use crate::moves::Decision;
use crate::point::{Point, Task};
use crate::supply::{Limit, Supply};

/// Most players.
pub(crate) const SEATS: usize = 4;
/// T1: turns of a round.
pub(crate) const TURNS: u8 = 4;
/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 5;
/// Cards of a new hand.
pub(crate) const HAND: u8 = 4;
/// No seat.
pub(crate) const NOBODY: u8 = u8::MAX;
/// Most tasks that wait at the same time: two rewards of four effects and what one of them brings.
pub(crate) const TASKS: usize = 16;

/// Leaves of a player, by kind. Wide, since with an open supply nothing but the length of a game limits them (D1); gains beyond are lost rather than counted wrong.
pub(crate) type Leaves = [u16; Leaf::COUNT];

/// What has happened in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Cards are played; the last slot is the present one.
    #[serde(default)]
    pub played: bool,
    /// The main action is done.
    #[serde(default)]
    pub main: bool,
    /// The side action that was done.
    #[serde(default)]
    pub side: Option<Side>,
    /// It was repeated.
    #[serde(default)]
    pub repeated: bool,
    /// It may be repeated now.
    #[serde(default)]
    pub window: bool,
    /// The fee is paid.
    #[serde(default)]
    pub fee: bool,
    /// A free action was done.
    #[serde(default)]
    pub free: bool,
    /// Bonuses of the top card that are used, as bits.
    #[serde(default)]
    pub used: u8,
}

/// Face-down cards and tiles: how many, not which (T62).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Down {
    /// By level.
    #[serde(default)]
    pub actions: [u8; 5],
    /// Basic ones, then advanced ones.
    #[serde(default)]
    pub caravans: [u8; 2],
    /// Emperor cards.
    #[serde(default)]
    pub emperors: u8,
    /// By province.
    #[serde(default)]
    pub cups: [u8; Province::COUNT],
}

/// What of a seat's is never lost and never grows, wherever it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Starting cards, as bits.
    pub starting: u16,
    /// Pagodas on the board and gardens on the map together.
    pub pagodas: u8,
}

impl Stock {
    /// What everybody has in a game from the beginning on.
    pub(crate) const WHOLE: Stock = Stock { starting: (1 << STARTING) - 1, pagodas: 7 };
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub hand: Cards,
    pub pile: Cards,
    pub discard: Cards,
    /// Out of the game (T48).
    pub removed: Cards,
    /// Cards that everybody knows to be in the hand.
    pub known: Cards,
    pub slots: [Cards; TURNS as usize],
    pub tops: [Card; TURNS as usize],
    /// Slots in use.
    pub turns: u8,
    pub leaves: Leaves,
    pub tokens: u16,
    pub scrolls: [u16; 3],
    pub rows: Rows,
    pub boat: u8,
    /// T35: the number of its berth, once it is there.
    pub berth: Option<u8>,
    /// 0 at the start, else 1 + twice the sector from 0 + part.
    pub university: u8,
    pub centre: u8,
    pub emperor: u8,
    /// On the board, as bits.
    pub pagodas: u8,
    /// Regions with a garden of this seat.
    pub gardens: u16,
    pub caravans: u32,
    pub vp: u16,
    pub passed: bool,
    /// What it began with; a position may begin with less than a game does.
    pub begun: Stock,
}

impl Player {
    pub(crate) fn new() -> Player {
        Player {
            hand: Cards::NONE,
            pile: Cards::NONE,
            discard: Cards::NONE,
            removed: Cards::NONE,
            known: Cards::NONE,
            slots: [Cards::NONE; TURNS as usize],
            tops: [Card(0); TURNS as usize],
            turns: 0,
            leaves: [0; Leaf::COUNT],
            tokens: 0,
            scrolls: [0; 3],
            rows: Rows::default(),
            boat: 0,
            berth: None,
            university: 0,
            centre: 0,
            emperor: 0,
            pagodas: (1 << 6) - 1,
            gardens: 0,
            caravans: 0,
            vp: 0,
            passed: false,
            begun: Stock::default(),
        }
    }

    /// As many as can be of use at once.
    #[inline(always)]
    pub(crate) fn scrolls_of(&self, scroll: Scroll) -> u8 {
        self.scrolls[scroll as usize].min(u16::from(u8::MAX)) as u8
    }

    #[inline(always)]
    pub(crate) fn green(&self) -> u16 {
        self.leaves[..6].iter().sum()
    }

    #[inline(always)]
    pub(crate) fn brown(&self) -> u16 {
        self.leaves[6..].iter().sum()
    }

    #[inline(always)]
    pub(crate) fn all_leaves(&self) -> u16 {
        self.leaves.iter().sum()
    }

    #[inline(always)]
    pub(crate) fn has_leaf(&self) -> bool {
        self.leaves != [0; Leaf::COUNT]
    }

    /// T46: whether a card can be drawn.
    #[inline(always)]
    pub(crate) fn can_draw(&self) -> bool {
        self.pile.0 | self.discard.0 != 0
    }

    pub(crate) fn played(&self) -> Cards {
        self.slots.iter().fold(Cards::NONE, |all, slot| all.with(*slot))
    }

    /// All cards of this seat that are in the game.
    pub(crate) fn deck(&self) -> Cards {
        self.hand.with(self.pile).with(self.discard).with(self.played())
    }

    /// What is there now of what is never lost.
    pub(crate) fn stock(&self) -> Stock {
        let cards = self.deck().with(self.removed).both(Cards::STARTING);
        Stock {
            starting: (cards.0 >> (ACTIONS + EMPERORS)) as u16,
            pagodas: (self.pagodas.count_ones() + self.gardens.count_ones()) as u8,
        }
    }

    /// What everybody can conclude: with an empty draw pile the hand is what is left of the deck.
    #[inline(always)]
    pub(crate) fn conclude(&mut self) {
        if self.pile.is_empty() {
            self.known = self.hand;
        }
    }

    /// T40: workers that wait.
    pub(crate) fn reserve(&self, board: &Board) -> u8 {
        board.player().workers - 2 - self.centre
    }
}

/// One match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Held<Board>,
    pub(crate) players: u8,
    /// 0 until chance has said who begins.
    pub(crate) round: u8,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) point: Point,
    pub(crate) tasks: ArrayVec<Task, TASKS>,
    pub(crate) turn: Turn,
    /// T8: of the cards in the present slot.
    pub(crate) strength: u8,
    pub(crate) seats: [Player; SEATS],
    /// D1: what is left of the box; none where nothing runs out.
    pub(crate) supply: Option<Supply>,
    pub(crate) market: ArrayVec<Card, 6>,
    pub(crate) caravans: [Option<Caravan>; 3],
    pub(crate) emperors: [Option<Card>; 3],
    pub(crate) tops: [Option<Cup>; Province::COUNT],
    pub(crate) bonus: [Option<Bonus>; Region::COUNT],
    pub(crate) down: Down,
    /// Action and emperor cards that nobody has seen: in the deck or in the box.
    pub(crate) unseen: Cards,
    pub(crate) unseen_caravans: u32,
    pub(crate) unseen_cups: u64,
    /// Cards that left the market.
    pub(crate) gone: Cards,
    /// Who has a garden on each space.
    pub(crate) owner: [u8; Space::COUNT],
}

impl State {
    /// A new game: chance sets it up.
    pub(crate) fn start(board: Held<Board>, setup: &Setup) -> Result<State, SetupError> {
        let players = setup.players;
        let first = setup.option::<State>("first").parse::<u8>().ok();
        if let Some(seat) = first.filter(|seat| *seat >= players) {
            let what = format!("seat {seat} cannot begin at a table of {players}");
            let phrase = Phrase::new("setup-first-seat").with("players", players);
            return Err(SetupError::Conflict { what, phrase });
        }
        let limit = if setup.option::<State>("supply") == "box" { Limit::Box } else { Limit::Open };
        let mut state = State::empty(board.clone(), players, limit);
        let file = board.written();
        state.down = Down {
            actions: [Board::by_players(&file.action_cards.used_per_level, players); 5],
            caravans: [Board::by_players(&file.caravans.basic_used, players), crate::ids::ADVANCED],
            emperors: crate::ids::EMPERORS,
            cups: [Board::by_players(&file.cups.stack_sizes, players); Province::COUNT],
        };
        let leaves = board.player().start_leaves;
        for seat in Seat::all(players) {
            let n = seat.index();
            // D16: without a bonus.
            state.found(seat, Space(board.start.0 * crate::ids::LETTERS + seat.0));
            state.seats[n].pile = Cards::STARTING;
            state.seats[n].begun = Stock::WHOLE;
            crate::effects::gain_leaves(&mut state, seat, leaves.n, leaves.q);
        }
        state.tasks.push(Task::Setup);
        if let Some(seat) = first {
            crate::round::begin_with(&mut state, Seat(seat), &mut ());
        }
        crate::effects::run(&mut state, &mut ());
        Ok(state)
    }

    /// Nothing on the board, everything in the supply.
    pub(crate) fn empty(board: Held<Board>, players: u8, limit: Limit) -> State {
        let supply = Supply::whole(&board, limit);
        State {
            board,
            players,
            round: 0,
            start: Seat(0),
            active: Seat(0),
            point: Point::Menu,
            tasks: ArrayVec::new(),
            turn: Turn::default(),
            strength: 0,
            seats: std::array::from_fn(|_| Player::new()),
            supply,
            market: ArrayVec::new(),
            caravans: [None; 3],
            emperors: [None; 3],
            tops: [None; Province::COUNT],
            bonus: [None; Region::COUNT],
            down: Down::default(),
            unseen: Cards::ACTIONS.with(Cards::EMPERORS),
            unseen_caravans: (1 << Caravan::COUNT) - 1,
            unseen_cups: (1 << Cup::COUNT) - 1,
            gone: Cards::NONE,
            owner: [NOBODY; Space::COUNT],
        }
    }

    #[inline(always)]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.players)
    }

    #[inline(always)]
    pub(crate) fn me(&self) -> &Player {
        &self.seats[self.active.index()]
    }

    #[inline(always)]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.active.index()]
    }

    pub(crate) fn found(&mut self, seat: Seat, space: Space) {
        self.owner[space.index()] = seat.0;
        self.seats[seat.index()].gardens |= space.region().bit();
    }

    /// T9: the card on top in this turn.
    #[inline(always)]
    pub(crate) fn top(&self) -> Option<Card> {
        let me = self.me();
        self.turn.played.then(|| me.tops[usize::from(me.turns) - 1])
    }

    /// T18: strength with all scrolls.
    #[inline(always)]
    pub(crate) fn reach(&self) -> u8 {
        self.strength.saturating_add(self.me().scrolls_of(Scroll::Strength))
    }

    /// T18: strength that the cards of the turn lack: as many scrolls make up for it.
    #[inline(always)]
    pub(crate) fn beyond(&self, need: u8) -> u8 {
        need.saturating_sub(self.strength)
    }

    /// T4: whether this is a turn with a fee that is not paid yet.
    #[inline(always)]
    pub(crate) fn owes_fee(&self) -> bool {
        !self.turn.played && !self.turn.fee && self.me().turns == TURNS - 1
    }

    /// T3: whether nothing was done in this turn.
    #[inline(always)]
    pub(crate) fn is_fresh(&self) -> bool {
        !self.turn.played && !self.turn.fee && !self.turn.free
    }

    #[inline(always)]
    pub(crate) fn asks(&self) -> Waiting<Decision> {
        let decision = match self.point {
            Point::Fate(_) => return Waiting::Chance,
            Point::Over => return Waiting::Over,
            Point::Menu => Decision::Menu,
            Point::Cover { .. } => Decision::Cover,
            Point::Pagoda { .. } => Decision::Pagoda,
            Point::Teapot(_) => Decision::Teapot,
            Point::Pay(_) => Decision::Pay,
            Point::Flip(_) => Decision::Flip,
            Point::Pick(_) => Decision::Pick,
            Point::Side(_) => Decision::Side,
            Point::Place { .. } => Decision::Place,
            Point::Draw { .. } => Decision::Draw,
            Point::Discard { .. } => Decision::Discard,
            Point::Remove => Decision::Remove,
            Point::Put => Decision::Put,
            Point::Sell(_) => Decision::Sell,
            Point::Take => Decision::Take,
        };
        Waiting::Seat(Ask { seat: self.active, decision })
    }

    /// Bonus tokens that are not on the map, as bits.
    pub(crate) fn unseen_tokens(&self) -> u32 {
        self.bonus.iter().flatten().fold((1 << Bonus::COUNT) - 1, |all, token| all & !(1 << token.0))
    }
}
