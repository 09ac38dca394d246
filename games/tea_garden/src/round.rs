//! Set-up, turns in order, tidying up, the end of the game.

use teahouse_game::{Log, Seat};

use crate::board::Board;
use crate::cards::Cards;
use crate::effects::{gain_leaves, refill, run};
use crate::event::Event;
use crate::ids::{Card, Province, Region};
use crate::point::{Fate, Point, Task};
use crate::score;
use crate::state::{HAND, Leaves, ROUNDS, State, TURNS, Turn};

/// D2: who begins.
pub(crate) fn begin_with(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    (state.round, state.start, state.active) = (1, seat, seat);
    log.push(|| Event::First { seat });
}

/// What of the set-up is still missing: one thing after the other, then the opening hands (T62).
pub(crate) fn set_up(state: &mut State) -> Option<Point> {
    let token = || Region::all().find(|r| *r != state.board.start && state.bonus[r.index()].is_none());
    let cup = || Province::all().find(|p| state.tops[p.index()].is_none() && state.down.cups[p.index()] > 0);
    let fate = if state.round == 0 {
        Fate::First
    } else if let Some(region) = token() {
        Fate::Token(region)
    } else if let Some(province) = cup() {
        Fate::Cup(province)
    } else if !state.market.is_full() && state.down.actions != [0; 5] {
        Fate::Market
    } else if state.caravans.contains(&None) && state.down.caravans != [0; 2] {
        Fate::Caravan
    } else if state.emperors.contains(&None) && state.down.emperors > 0 {
        Fate::Emperor
    } else {
        state.tasks.push(Task::Deal { seat: state.start, left: HAND });
        return None;
    };
    state.tasks.push(Task::Setup);
    Some(Point::Fate(fate))
}

/// Step G: cards for everybody, in turn order from the start player. T53: to those that are kept, without a limit.
pub(crate) fn deal(state: &mut State, seat: Seat, left: u8, log: &mut impl Log<Event>) -> Option<Point> {
    if left > 0 && state.seats[seat.index()].can_draw() {
        refill(state, seat, log);
        state.tasks.push(Task::Deal { seat, left: left - 1 });
        return Some(Point::Fate(Fate::Card(seat)));
    }
    let next = seat.next(state.players);
    if next != state.start {
        state.tasks.push(Task::Deal { seat: next, left: HAND });
        return None;
    }
    let (round, seat) = (state.round, state.start);
    log.push(|| Event::Round { round, seat });
    begin_turn(state, seat, log);
    Some(Point::Menu)
}

fn begin_turn(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    (state.active, state.turn, state.strength, state.point) = (seat, Turn::default(), 0, Point::Menu);
    let turn = state.me().turns + 1;
    log.push(|| Event::Turn { seat, turn });
}

/// T11: the turn is over; T1: after the fourth one counts as passed.
pub(crate) fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    log.push(|| Event::TurnEnded { seat });
    if state.me().turns == TURNS {
        state.me_mut().passed = true;
    }
    next_turn(state, log);
}

/// T2, D29, D31: the round is over for the one who passes.
pub(crate) fn pass(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.me_mut().passed = true;
    log.push(|| Event::Passed { seat });
    next_turn(state, log);
}

fn next_turn(state: &mut State, log: &mut impl Log<Event>) {
    let mut seat = state.active;
    for _ in 0..state.players {
        seat = seat.next(state.players);
        if !state.seats[seat.index()].passed {
            return begin_turn(state, seat, log);
        }
    }
    end_round(state, log);
}

/// Steps A to C.
fn end_round(state: &mut State, log: &mut impl Log<Event>) {
    (state.turn, state.strength) = (Turn::default(), 0);
    if state.round >= ROUNDS {
        state.point = Point::Over;
        log.push(|| Event::Ended { winners: score::winners(state) });
        return;
    }
    state.round += 1;
    state.start = state.start.next(state.players);
    state.active = state.start;
    state.tasks.push(Task::Tidy);
    if !state.market.is_empty() {
        let card = state.market.remove(0);
        state.gone.add(card);
        log.push(|| Event::MarketLeft { card });
        state.tasks.push(Task::Market);
    }
    run(state, log);
}

/// Steps D to G.
pub(crate) fn tidy(state: &mut State, log: &mut impl Log<Event>) -> Option<Point> {
    for player in &mut state.seats[..usize::from(state.players)] {
        player.discard = player.discard.with(player.played());
        player.slots = [Cards::NONE; TURNS as usize];
        player.tops = [Card(0); TURNS as usize];
        (player.turns, player.passed) = (0, false);
        ripen(&mut player.leaves);
    }
    let round = state.round;
    log.push(|| Event::Ripened { round });
    let mut seat = state.start;
    for _ in 0..state.players {
        harvest(state, seat, log);
        seat = seat.next(state.players);
    }
    state.tasks.push(Task::Deal { seat: state.start, left: HAND });
    None
}

/// Step E: green leaves one basket down, brown ones one basket up.
pub(crate) fn ripen(leaves: &mut Leaves) {
    let (green, brown) = leaves.split_at_mut(6);
    let (worst, best) = (green[0], brown[5]);
    green.rotate_left(1);
    (green[0], green[5]) = (green[0] + worst, 0);
    brown.rotate_right(1);
    (brown[5], brown[0]) = (brown[5] + best, 0);
}

/// Step F: two leaves for each garden, by basket; T54: the best ones first, as long as `left` has some; no number where nothing runs out (D1).
pub(crate) fn crop(board: &Board, gardens: u16, left: &mut Option<u8>) -> [u8; 6] {
    let mut leaves = [0; 6];
    for quality in (1..=6u8).rev() {
        let here = Region::all().filter(|r| gardens & r.bit() != 0 && board.value[r.index()] == quality);
        let wanted = 2 * here.count() as u8;
        let count = left.map_or(wanted, |left| wanted.min(left));
        *left = left.map(|left| left - count);
        leaves[usize::from(quality) - 1] = count;
    }
    leaves
}

fn harvest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let mut left = state.supply.map(|supply| supply.leaves);
    let leaves = crop(&state.board, state.seats[seat.index()].gardens, &mut left);
    for (quality, count) in (1..).zip(leaves) {
        gain_leaves(state, seat, count, quality);
    }
    log.push(|| Event::Harvested { seat, count: leaves.iter().sum() });
}

/// Whether the tidy-up has begun. While the market is filled, round and start player are those of the next round already.
fn is_tidying(state: &State) -> bool {
    state.tasks.iter().any(|task| matches!(task, Task::Tidy))
}

/// Whether leaves will ripen and be harvested once more: after the last round they are not.
pub(crate) fn tidies(state: &State) -> bool {
    state.round < ROUNDS || is_tidying(state)
}

/// What the next harvest brings each seat if nothing changes until then.
pub(crate) fn crops(state: &State) -> Vec<[u8; 6]> {
    let mut seat = if is_tidying(state) { state.start } else { state.start.next(state.players) };
    let mut left = state.supply.map(|supply| supply.leaves);
    let mut all = vec![[0; 6]; usize::from(state.players)];
    if !tidies(state) {
        return all;
    }
    for _ in 0..state.players {
        all[seat.index()] = crop(&state.board, state.seats[seat.index()].gardens, &mut left);
        seat = seat.next(state.players);
    }
    all
}
