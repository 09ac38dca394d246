//! The whole truth as plain data, for scenarios, snapshots and editors.

use serde::{Deserialize, Serialize};
use teahouse_game::{Held, Seat};

use crate::board::Board;
use crate::cards::Cards;
use crate::cups::Rows;
use crate::ids::{Bonus, Caravan, Card, Cup, Province, Region, Space};
use crate::moves::{End, Part};
use crate::point::{Point, Task};
use crate::possible;
use crate::state::{Down, NOBODY, Player, ROUNDS, SEATS, State, TASKS, TURNS, Turn};
use crate::supply::{Limit, Supply};

/// What lies open on the table: everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Table {
    /// D1: whether leaves, markers, tokens and scrolls can run out.
    #[serde(default)]
    pub supply: Limit,
    pub round: u8,
    pub start: Seat,
    pub active: Seat,
    pub point: Point,
    /// What is still to be done; the last one first.
    #[serde(default)]
    pub tasks: Vec<Task>,
    #[serde(default)]
    pub turn: Turn,
    /// From the left.
    #[serde(default)]
    pub market: Vec<Card>,
    #[serde(default)]
    pub caravans: [Option<Caravan>; 3],
    #[serde(default)]
    pub emperors: [Option<Card>; 3],
    /// The top tile of each province: yellow, green, blue, orange, red.
    #[serde(default)]
    pub tops: [Option<Cup>; Province::COUNT],
    /// The bonus token of each region.
    #[serde(default)]
    pub bonus: [Option<Bonus>; Region::COUNT],
    #[serde(default)]
    pub down: Down,
    /// Cards that left the market.
    #[serde(default)]
    pub gone: Vec<Card>,
    pub seats: Vec<SeatState>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatState {
    /// Cards in hand or in the draw pile: everybody can tell which these are together.
    #[serde(default)]
    pub hidden: Vec<Card>,
    /// So many of them are in hand.
    #[serde(default)]
    pub cards: u8,
    /// Those that everybody knows to be in hand.
    #[serde(default)]
    pub known: Vec<Card>,
    #[serde(default)]
    pub discard: Vec<Card>,
    #[serde(default)]
    pub removed: Vec<Card>,
    #[serde(default)]
    pub slots: Vec<SlotState>,
    /// By basket.
    #[serde(default)]
    pub green: [u16; 6],
    #[serde(default)]
    pub brown: [u16; 6],
    #[serde(default)]
    pub tokens: u16,
    /// Strength, teapot, repeat.
    #[serde(default)]
    pub scrolls: [u16; 3],
    #[serde(default)]
    pub rows: Vec<RowState>,
    #[serde(default)]
    pub boat: u8,
    /// Its berth from 0, once it is there.
    #[serde(default)]
    pub berth: Option<u8>,
    /// None at the start.
    #[serde(default)]
    pub university: Option<Study>,
    #[serde(default)]
    pub centre: u8,
    #[serde(default)]
    pub emperor: u8,
    /// Numbers of the pagodas on the board.
    pub pagodas: Vec<u8>,
    pub gardens: Vec<Space>,
    #[serde(default)]
    pub caravans: Vec<Caravan>,
    #[serde(default)]
    pub vp: u16,
    #[serde(default)]
    pub passed: bool,
}

/// The cards of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SlotState {
    pub top: Card,
    /// All of them, the top card too.
    pub cards: Vec<Card>,
}

/// A cup row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RowState {
    pub tiles: Vec<Cup>,
    /// On each connection.
    pub markers: Vec<u16>,
}

/// Where a worker studies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Study {
    /// From 1.
    pub sector: u8,
    pub part: Part,
}

/// A position; it need not be reachable in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    pub table: Table,
    pub hands: Vec<Vec<Card>>,
}

impl Table {
    pub(crate) fn of(state: &State) -> Table {
        Table {
            supply: state.limit(),
            round: state.round,
            start: state.start,
            active: state.active,
            point: state.point,
            tasks: state.tasks.to_vec(),
            turn: state.turn,
            market: state.market.to_vec(),
            caravans: state.caravans,
            emperors: state.emperors,
            tops: state.tops,
            bonus: state.bonus,
            down: state.down,
            gone: state.gone.list(),
            seats: Seat::all(state.players).map(|seat| SeatState::of(state, seat)).collect(),
        }
    }
}

impl SeatState {
    fn of(state: &State, seat: Seat) -> SeatState {
        let player = &state.seats[seat.index()];
        let halves = |from: usize| std::array::from_fn(|n| player.leaves[from + n]);
        let slots = player.slots[..usize::from(player.turns)].iter().zip(player.tops);
        let numbers = state.board.player().garden_strengths.iter().enumerate();
        SeatState {
            hidden: player.hand.with(player.pile).list(),
            cards: player.hand.len(),
            known: player.known.list(),
            discard: player.discard.list(),
            removed: player.removed.list(),
            slots: slots.map(|(cards, top)| SlotState { top, cards: cards.list() }).collect(),
            green: halves(0),
            brown: halves(6),
            tokens: player.tokens,
            scrolls: player.scrolls,
            rows: player.rows.lists().into_iter().map(|(tiles, markers)| RowState { tiles, markers }).collect(),
            boat: player.boat,
            berth: player.berth,
            university: player
                .university
                .checked_sub(1)
                .map(|at| Study { sector: at / 2 + 1, part: if at % 2 == 0 { Part::Outer } else { Part::Inner } }),
            centre: player.centre,
            emperor: player.emperor,
            pagodas: numbers.filter(|(n, _)| player.pagodas >> n & 1 == 1).map(|(_, number)| *number).collect(),
            gardens: Space::all().filter(|space| state.owner[space.index()] == seat.0).collect(),
            caravans: Caravan::all().filter(|c| player.caravans >> c.0 & 1 == 1).collect(),
            vp: player.vp,
            passed: player.passed,
        }
    }
}

pub(crate) fn need(ok: bool, what: &str) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what.to_owned()) }
}

/// A list without doubles.
fn set(list: &[Card]) -> Result<Cards, String> {
    let cards: Cards = list.iter().copied().collect();
    need(usize::from(cards.len()) == list.len(), "a card is listed twice")?;
    Ok(cards)
}

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        let hands = state.seats[..state.seats()].iter().map(|player| player.hand.list()).collect();
        Position { table: Table::of(state), hands }
    }

    /// The state, or what is impossible about it.
    pub(crate) fn state(&self, board: Held<Board>) -> Result<State, String> {
        let table = &self.table;
        let players = table.seats.len();
        need((2..=SEATS).contains(&players) && self.hands.len() == players, "two to four seats, each with a hand")?;
        need(table.round <= ROUNDS && table.start.index() < players && table.active.index() < players, "a round")?;
        let mut state = State::empty(board.clone(), players as u8, table.supply);
        (state.round, state.start, state.active) = (table.round, table.start, table.active);
        (state.turn, state.point) = (table.turn, table.point);
        need(table.tasks.len() <= TASKS - 6, "too many tasks")?;
        state.tasks = table.tasks.iter().copied().collect();
        need(table.market.len() <= 6 && table.market.iter().all(|card| card.is_action()), "a market of action cards")?;
        state.market = table.market.iter().copied().collect();
        (state.caravans, state.emperors, state.tops) = (table.caravans, table.emperors, table.tops);
        (state.bonus, state.down) = (table.bonus, table.down);
        state.gone = set(&table.gone)?;
        for (n, shown) in table.seats.iter().enumerate() {
            self.seat(&mut state, Seat(n as u8), shown).map_err(|what| format!("seat {n}: {what}"))?;
        }
        if state.turn.played {
            let me = state.me();
            need(me.turns > 0, "cards that were played lie in a slot")?;
            let slot = me.slots[usize::from(me.turns) - 1];
            state.strength = slot.iter().fold(0, |sum: u8, card| sum.saturating_add(board.card(card).strength));
        }
        unseen(&mut state)?;
        possible::check(&state)?;
        Ok(state)
    }

    fn seat(&self, state: &mut State, seat: Seat, shown: &SeatState) -> Result<(), String> {
        let board = state.board.clone();
        let mut player = Player::new();
        let hidden = set(&shown.hidden)?;
        player.hand = set(&self.hands[seat.index()])?;
        player.known = set(&shown.known)?;
        need(player.hand.without(hidden).is_empty() && player.hand.len() == shown.cards, "a hand of the hidden cards")?;
        need(player.known.without(player.hand).is_empty(), "known cards are in hand")?;
        player.pile = hidden.without(player.hand);
        player.conclude();
        (player.discard, player.removed) = (set(&shown.discard)?, set(&shown.removed)?);
        need(shown.slots.len() <= usize::from(TURNS), "at most four turns")?;
        for (n, slot) in shown.slots.iter().enumerate() {
            (player.slots[n], player.tops[n]) = (set(&slot.cards)?, slot.top);
            need(player.slots[n].has(slot.top), "the top card is one of the cards")?;
        }
        player.turns = shown.slots.len() as u8;
        let zones = [hidden, player.discard, player.removed];
        let zones = zones.iter().chain(&player.slots);
        let sum: u32 = zones.clone().map(|zone| u32::from(zone.len())).sum();
        let all = zones.fold(Cards::NONE, |all, zone| all.with(*zone));
        need(sum == u32::from(all.len()), "a card is in two places")?;
        for n in 0..6 {
            (player.leaves[n], player.leaves[n + 6]) = (shown.green[n], shown.brown[n]);
        }
        (player.tokens, player.scrolls) = (shown.tokens, shown.scrolls);
        player.rows = rows(&shown.rows)?;
        hold(&mut state.supply, &player)?;
        need(shown.boat <= board.last(), "a segment of the river")?;
        need(shown.berth.is_some() == (shown.boat == board.last()), "a berth at the end of the river")?;
        need(shown.berth.is_none_or(|berth| berth < 4), "one of four berths")?;
        (player.boat, player.berth) = (shown.boat, shown.berth);
        if let Some(study) = shown.university {
            need((1..=4).contains(&study.sector), "a sector of the university")?;
            player.university = 2 * study.sector - 1 + u8::from(study.part == Part::Inner);
        }
        need(shown.centre <= board.player().workers - 2, "workers in the centre")?;
        need(usize::from(shown.emperor) <= board.rows().len(), "a row of the emperor track")?;
        (player.centre, player.emperor) = (shown.centre, shown.emperor);
        player.pagodas = 0;
        for number in &shown.pagodas {
            let at = board.player().garden_strengths.iter().position(|n| n == number).ok_or("a pagoda of the board")?;
            player.pagodas |= 1 << at;
        }
        need(shown.pagodas.len() == player.pagodas.count_ones() as usize, "each pagoda once")?;
        player.caravans = shown.caravans.iter().fold(0, |all, caravan| all | 1 << caravan.0);
        need(shown.caravans.len() == player.caravans.count_ones() as usize, "each caravan once")?;
        (player.vp, player.passed) = (shown.vp, shown.passed);
        state.seats[seat.index()] = player;
        for space in &shown.gardens {
            let free = board.has_space(*space) && state.owner[space.index()] == NOBODY;
            let first = state.seats[seat.index()].gardens & space.region().bit() == 0;
            need(free && first, "gardens on free spaces, one in a region")?;
            state.found(seat, *space);
        }
        let player = &mut state.seats[seat.index()];
        player.begun = player.stock();
        need(!shown.gardens.is_empty(), "at least one garden")
    }
}

/// D1: what a seat holds has left the supply.
fn hold(supply: &mut Option<Supply>, player: &Player) -> Result<(), String> {
    let leaves = player.leaves.iter().map(|n| u32::from(*n)).sum::<u32>();
    need(leaves <= u32::from(u16::MAX), "more leaves than can be counted")?;
    let Some(supply) = supply else { return Ok(()) };
    let take = |from: &mut u8, n: u32| {
        *from = u32::from(*from).checked_sub(n).ok_or("more than the supply had")? as u8;
        Ok::<(), String>(())
    };
    take(&mut supply.leaves, leaves)?;
    take(&mut supply.tokens, u32::from(player.tokens))?;
    take(&mut supply.markers, player.rows.all_markers())?;
    supply.scrolls.iter_mut().zip(player.scrolls).try_for_each(|(left, held)| take(left, u32::from(held)))
}

fn rows(list: &[RowState]) -> Result<Rows, String> {
    let mut rows = Rows::default();
    for row in list {
        need(row.markers.len() + 1 == row.tiles.len(), "a row has one connection less than tiles")?;
        need(usize::from(rows.len()) + row.tiles.len() <= Cup::COUNT, "too many tiles")?;
        for (n, cup) in row.tiles.iter().enumerate() {
            match n.checked_sub(1) {
                None => rows.begin(*cup),
                Some(gap) => rows.join(rows.count() - 1, End::Right, *cup, row.markers[gap]),
            }
        }
    }
    Ok(rows)
}

/// What nobody has seen is all that lies nowhere.
fn unseen(state: &mut State) -> Result<(), String> {
    let take = |from: &mut u128, bit: u8| {
        let there = *from >> bit & 1 == 1;
        *from &= !(1 << bit);
        need(there, "something is in two places")
    };
    let mut cards = state.unseen.0;
    let mut caravans = u128::from(state.unseen_caravans);
    let mut cups = u128::from(state.unseen_cups);
    let common = Cards::ACTIONS.with(Cards::EMPERORS);
    let open = state.market.iter().chain(state.emperors.iter().flatten()).copied();
    for card in open.chain(state.gone.iter()) {
        need(!card.is_starting(), "a starting card is nobody's")?;
        take(&mut cards, card.0)?;
    }
    need(state.emperors.iter().flatten().all(|card| !card.is_action()), "emperor cards")?;
    for player in &state.seats[..state.seats()] {
        for card in player.deck().with(player.removed).both(common).iter() {
            take(&mut cards, card.0)?;
        }
        for caravan in Caravan::all().filter(|c| player.caravans >> c.0 & 1 == 1) {
            take(&mut caravans, caravan.0)?;
        }
        for cup in player.rows.tiles() {
            take(&mut cups, cup.0)?;
        }
    }
    state.caravans.iter().flatten().try_for_each(|caravan| take(&mut caravans, caravan.0))?;
    state.tops.iter().flatten().try_for_each(|cup| take(&mut cups, cup.0))?;
    (state.unseen, state.unseen_caravans, state.unseen_cups) = (Cards(cards), caravans as u32, cups as u64);
    let tokens = state.bonus.iter().flatten().count();
    need(state.unseen_tokens().count_ones() as usize + tokens == Bonus::COUNT, "a bonus token is in two places")?;
    need(state.bonus[state.board.start.index()].is_none(), "no bonus token in the start region (D16)")?;
    let berths: Vec<u8> = state.seats.iter().filter_map(|player| player.berth).collect();
    need((0..4).all(|berth| berths.iter().filter(|b| **b == berth).count() <= 1), "a berth for one boat")?;
    need(berths.iter().all(|berth| usize::from(*berth) < berths.len()), "berths are taken from the best on")
}
