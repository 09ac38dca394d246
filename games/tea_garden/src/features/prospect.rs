//! A seat as it will be when it next has a choice, and the map as it is for everybody.

use teahouse_game::Seat;

use crate::board::Board;
use crate::cards::Cards;
use crate::effect::Scroll;
use crate::features::coming::{Coming, Kind, add_leaves};
use crate::ids::{LETTERS, Region, Space};
use crate::point::{Fate, Point, Task};
use crate::round;
use crate::state::{HAND, NOBODY, Player, ROUNDS, State, TURNS, Turn};

/// A seat as it will be.
pub(super) struct Prospect {
    /// Whether it is the seat that looks: it knows its hand.
    pub own: bool,
    pub player: Player,
    /// What it has done in its turn; nothing if it is not its turn.
    pub turn: Turn,
    pub coming: Coming,
    /// The round in which it next has a choice.
    pub round: u8,
    /// Main actions that it can still do in that round, as far as cards and leaves allow.
    pub actions: u8,
    /// Cards are played, and the main action is still to be done.
    pub due: bool,
    /// Cards that it will draw until then.
    pub draws: u8,
    /// All its cards.
    pub deck: Cards,
    /// Gardens by value.
    pub values: [u8; 6],
    /// Strength of the hand with these cards; what is hidden counts as the mean of what it can be.
    pub hand: f32,
    /// Most that the next main action can be given: all cards of the hand or those that are played, and all scrolls (T18).
    pub reach: f32,
}

impl Prospect {
    pub(super) fn of(state: &State, seat: Seat, own: bool) -> Prospect {
        let board = &*state.board;
        let mut player = state.seats[seat.index()].clone();
        let (mut turn, mut coming) = (Turn::default(), Coming::default());
        let between = |task: &Task| matches!(task, Task::Setup | Task::Tidy | Task::Deal { .. });
        if seat == state.active && !state.tasks.iter().any(between) {
            turn = state.turn;
            coming = Coming::of(state, &mut player, &mut turn);
        }
        let values = values(board, player.gardens);
        // While the market is filled, the round is the next one already, though nothing else is tidied up.
        let tidying = state.tasks.contains(&Task::Tidy);
        let mut round = state.round.clamp(1, ROUNDS);
        let mut draws = dealt(state, seat) + coming.count(Kind::Draw);
        if tidying || (player.passed && round < ROUNDS) {
            round += u8::from(!tidying);
            tidy_up(&mut player, &values);
            draws = HAND;
        }
        // T46
        draws = draws.min(player.pile.len() + player.discard.len());
        let hand = held(board, &player, own, draws);
        let due = turn.played && !turn.main;
        let free = if player.passed { 0 } else { TURNS - player.turns };
        let strength = if due { f32::from(state.strength) } else { hand };
        Prospect {
            own,
            turn,
            coming,
            round,
            actions: (free + u8::from(due)).min(TURNS),
            due,
            draws,
            deck: player.deck(),
            values,
            hand,
            reach: strength + f32::from(player.scrolls_of(Scroll::Strength)),
            player,
        }
    }

    /// Harvests that are still to come for it.
    pub(super) fn harvests(&self) -> u8 {
        ROUNDS - self.round
    }

    /// The same, as a part of all that there are.
    pub(super) fn time(&self) -> f32 {
        f32::from(self.harvests()) / f32::from(ROUNDS - 1)
    }

    /// Cards that it will have in hand.
    pub(super) fn cards(&self) -> u8 {
        (self.player.hand.len() + self.draws).saturating_sub(self.coming.count(Kind::Discard))
    }

    /// Turns that it can still begin in the round, a turn without cards among them.
    pub(super) fn turns(&self) -> u8 {
        self.actions - u8::from(self.due)
    }

    /// Rounds, and in the last one the main actions that are left, since nothing is worth keeping then.
    pub(super) fn stage(&self) -> usize {
        match (self.round, self.actions) {
            (ROUNDS, 0) => 6,
            (ROUNDS, 1) => 5,
            (round, _) => usize::from(round) - 1,
        }
    }

    /// Whether there is nothing left for it to do.
    pub(super) fn is_done(&self) -> bool {
        self.round == ROUNDS && self.actions == 0
    }
}

/// How many stages there are.
pub(super) const STAGES: usize = 7;

/// Gardens by value.
fn values(board: &Board, gardens: u16) -> [u8; 6] {
    let mut values = [0; 6];
    for region in Region::all().filter(|region| gardens & region.bit() != 0) {
        values[usize::from(board.value[region.index()]) - 1] += 1;
    }
    values
}

/// Steps D to F of tidying up, which leave nothing to choose. D1: as if there were enough leaves.
fn tidy_up(player: &mut Player, values: &[u8; 6]) {
    player.discard = player.discard.with(player.played());
    player.slots = [Cards::NONE; TURNS as usize];
    (player.turns, player.passed) = (0, false);
    round::ripen(&mut player.leaves);
    for (quality, count) in (1..).zip(values) {
        add_leaves(player, 2 * u16::from(*count), quality);
    }
}

/// Cards of a new hand that are still to be dealt to a seat (T62).
fn dealt(state: &State, seat: Seat) -> u8 {
    let place = |seat: Seat| (seat.0 + state.players - state.start.0) % state.players;
    for task in &state.tasks {
        match *task {
            Task::Setup | Task::Tidy => return HAND,
            Task::Deal { seat: next, left } if seat == next => {
                return left + u8::from(state.point == Point::Fate(Fate::Card(seat)));
            }
            Task::Deal { seat: next, .. } => return if place(seat) > place(next) { HAND } else { 0 },
            _ => {}
        }
    }
    0
}

/// Strength of the hand and of so many more cards.
fn held(board: &Board, player: &Player, own: bool, draws: u8) -> f32 {
    let hidden = player.hand.with(player.pile);
    let sure = if own { player.hand } else { player.known };
    let rest = hidden.without(sure);
    let wanted = player.hand.len() - sure.len() + draws;
    let first = wanted.min(rest.len());
    let mut sum = strength(board, sure) + mean(board, rest) * f32::from(first);
    // D25: once the draw pile has run out, the discard pile follows.
    if wanted > first {
        sum += mean(board, player.discard) * f32::from(wanted - first);
    }
    sum
}

/// T8
pub(super) fn strength(board: &Board, cards: Cards) -> f32 {
    cards.iter().map(|card| u16::from(board.card(card).strength)).sum::<u16>().into()
}

pub(super) fn mean(board: &Board, cards: Cards) -> f32 {
    strength(board, cards) / f32::from(cards.len().max(1))
}

/// The map as everybody finds it.
pub(super) struct Ground {
    /// Regions with a free space (T22).
    pub free: u16,
    /// Most points on a free space of each region.
    pub points: [u8; Region::COUNT],
}

impl Ground {
    pub(super) fn of(state: &State) -> Ground {
        let mut ground = Ground { free: 0, points: [0; Region::COUNT] };
        for region in Region::all() {
            for letter in 0..LETTERS {
                let space = Space(region.0 * LETTERS + letter);
                if state.board.has_space(space) && state.owner[space.index()] == NOBODY {
                    ground.free |= region.bit();
                    let points = &mut ground.points[region.index()];
                    *points = (*points).max(state.board.points[space.index()]);
                }
            }
        }
        ground
    }
}
