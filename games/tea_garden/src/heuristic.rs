//! How good is it? For the `greedy` bot, which looks at the state right after each small step: so what has been begun is carried on
//! in the plainest way first, and cards that were just played are judged by the best main action they allow.

use teahouse_game::Seat;

use crate::choices;
use crate::effect::Scroll;
use crate::ids::{Leaf, Region};
use crate::moves::{Move, Zone};
use crate::point::Point;
use crate::rules;
use crate::score;
use crate::state::{Player, ROUNDS, State, TURNS};

/// What a point of the final count is worth.
const POINT: i32 = 100;
/// No action has more steps left than this.
const STEPS: usize = 24;

pub(crate) fn judge(state: &State, seat: Seat) -> i32 {
    if state.active != seat || state.point == Point::Over {
        return standing(state, seat);
    }
    if let Point::Cover { .. } = state.point {
        return playing(state, seat);
    }
    let state = finish(state.clone(), seat);
    prospect(&state, seat)
}

/// More cards under the top card: none, one, or all of them.
fn playing(state: &State, seat: Seat) -> i32 {
    let mut best = i32::MIN;
    let mut all = state.clone();
    choices::moves(state, |mv| {
        let mut one = state.clone();
        crate::apply::act(&mut one, seat, mv, &mut ());
        if let Move::Cover { .. } = mv {
            if matches!(one.point, Point::Cover { .. }) {
                crate::apply::act(&mut one, seat, Move::Done, &mut ());
            }
            if let (Point::Cover { .. }, true) = (all.point, rules::check(&all, seat, mv).is_ok()) {
                crate::apply::act(&mut all, seat, mv, &mut ());
            }
        }
        best = best.max(prospect(&one, seat));
    });
    best.max(if all.point == Point::Menu { prospect(&all, seat) } else { best })
}

/// With the best main action that is still to come.
fn prospect(state: &State, seat: Seat) -> i32 {
    let due = state.point == Point::Menu && state.active == seat && state.turn.played && !state.turn.main;
    if !due {
        return standing(state, seat);
    }
    let mut best = i32::MIN;
    choices::moves(state, |mv| {
        if matches!(mv, Move::Garden { .. } | Move::Buy { .. } | Move::Caravan { .. } | Move::Ferment | Move::Harvest) {
            best = best.max(standing(&finish(after(state, seat, mv), seat), seat));
        }
    });
    best
}

fn after(state: &State, seat: Seat, mv: Move) -> State {
    let mut next = state.clone();
    crate::apply::act(&mut next, seat, mv, &mut ());
    next
}

/// Answers the questions that are open, until a turn's open choice or chance comes.
fn finish(mut state: State, seat: Seat) -> State {
    for _ in 0..STEPS {
        if state.active != seat || matches!(state.point, Point::Menu | Point::Fate(_) | Point::Over) {
            break;
        }
        let mv = answer(&state, seat);
        crate::apply::act(&mut state, seat, mv, &mut ());
    }
    state
}

/// A plain answer.
fn answer(state: &State, seat: Seat) -> Move {
    let (mut first, mut last, mut count) = (None, Move::Done, 0);
    choices::moves(state, |mv| {
        first = first.or(Some(mv));
        if mv != Move::Done {
            (last, count) = (mv, count + 1);
        }
    });
    let first = first.unwrap_or(Move::Done);
    match state.point {
        Point::Pay(_) | Point::Flip(_) | Point::Teapot(_) | Point::Draw { .. } => first,
        Point::Cover { .. } => Move::Done,
        // The largest pagoda that takes no scroll.
        Point::Pagoda { space } => {
            let more = rules::surcharge(state, space.region()).unwrap_or(0);
            let mut chosen = first;
            choices::moves(state, |mv| {
                if matches!(mv, Move::Pagoda { number } if number + more <= state.strength) {
                    chosen = mv;
                }
            });
            chosen
        }
        // The last gardens are the best ones; no scroll for a leaf.
        Point::Pick(pick) => {
            let free = state.strength.saturating_sub(pick.done);
            if free == 0 && pick.done > 0 {
                return Move::Done;
            }
            let mut skip = count - i32::from(free.max(1));
            let mut chosen = last;
            choices::moves(state, |mv| {
                if skip == 0 && mv != Move::Done {
                    chosen = mv;
                }
                skip -= 1;
            });
            if count <= i32::from(free) { first } else { chosen }
        }
        _ => {
            let mut best = (i32::MIN, first);
            choices::moves(state, |mv| {
                let value = standing(&after(state, seat, mv), seat) + taste(state, mv);
                if value > best.0 {
                    best = (value, mv);
                }
            });
            best.1
        }
    }
}

/// Where the standing says nothing: weak starting cards go first.
fn taste(state: &State, mv: Move) -> i32 {
    match mv {
        Move::Remove { zone, card } if card.is_starting() => {
            let hand = i32::from(zone == Zone::Hand);
            20 - 8 * i32::from(state.board.card(card).strength) - 12 * hand
        }
        Move::Remove { .. } => -500,
        Move::Discard { card } => -8 * i32::from(state.board.card(card).strength),
        _ => 0,
    }
}

/// Points as if it were scored now, and what leaves, gardens, cards and tokens will still bring.
fn standing(state: &State, seat: Seat) -> i32 {
    let player = &state.seats[seat.index()];
    let points = POINT * score::total(state, seat);
    if state.point == Point::Over {
        return points;
    }
    let rounds = i32::from(ROUNDS - state.round.min(ROUNDS));
    points + estate(state, player, rounds) + hand(state, player, seat, rounds) + open(state, seat)
}

/// What leaves, gardens, deck and tokens will still bring: all of it lies open.
pub(crate) fn estate(state: &State, player: &Player, rounds: i32) -> i32 {
    harvest(state, player, rounds) + deck(state, player, rounds) + tokens(state, player, rounds)
}

/// Turns that are still to come in this round without a fee.
fn turns(state: &State, player: &Player, seat: Seat) -> i32 {
    if player.passed {
        return 0;
    }
    let begun = state.active == seat && !state.turn.played && (state.turn.fee || player.turns + 1 == TURNS);
    i32::from((TURNS - 1).saturating_sub(player.turns)) + i32::from(begun && state.turn.fee)
}

fn leaf(quality: i32, brown: bool) -> i32 {
    31 + 13 * quality + if brown { 44 } else { 0 }
}

/// Leaves now, and those that gardens will give.
fn harvest(state: &State, player: &Player, rounds: i32) -> i32 {
    let held: i32 = Leaf::all()
        .map(|kind| i32::from(player.leaves[kind.index()]) * leaf(i32::from(kind.quality()), kind.is_brown()))
        .sum();
    let gardens = Region::all().filter(|region| player.gardens & region.bit() != 0);
    let income: i32 = gardens.map(|region| 2 * leaf(i32::from(state.board.value[region.index()]), false)).sum();
    // In the last round little can be done with them.
    let (now, later) = if rounds == 0 { (45, 0) } else { (85, 70) };
    (held * now + rounds * income * later) / 100
}

/// Cards that will come back: the stronger, the better; starting cards are in the way.
fn deck(state: &State, player: &Player, rounds: i32) -> i32 {
    let deck = player.deck();
    let worth = |card: crate::ids::Card| {
        let data = state.board.card(card);
        let pots: i32 = data.pots.iter().map(|n| i32::from(*n)).sum();
        let sides = data.sides.count_ones() as i32;
        162 * i32::from(data.strength) + 12 * sides + 8 * pots + 28 * data.bonus.len() as i32 - 46
    };
    let sum: i32 = deck.iter().map(worth).sum();
    let size = i32::from(deck.len()).max(1);
    // What four cards of the deck are worth in each round to come.
    rounds * sum * 8 / size
}

/// Turns that the hand still allows.
fn hand(state: &State, player: &Player, seat: Seat, rounds: i32) -> i32 {
    let cards = i32::from(player.hand.len());
    let strength: i32 = player.hand.iter().map(|card| i32::from(state.board.card(card).strength)).sum();
    let turns = turns(state, player, seat);
    let playable = cards.min(turns);
    let kept = if rounds > 0 { 30 } else { 0 };
    if playable == 0 { cards * kept } else { playable * 170 + strength * 108 }
}

fn tokens(state: &State, player: &Player, rounds: i32) -> i32 {
    let markers = player.rows.all_markers() as i32 * 190 + cups(state, player, rounds);
    let rows = state.board.rows().len() as i32 - i32::from(player.emperor);
    let tokens = i32::from(player.tokens).min(3 * rows) * if rounds > 0 { 204 } else { 126 };
    let scrolls: i32 = Scroll::ALL.iter().map(|scroll| i32::from(player.scrolls_of(*scroll))).sum();
    markers + tokens + scrolls * if rounds > 0 { 38 } else { 10 }
}

/// Tiles that others can join: the table rises, so each match is worth more than it shows.
fn cups(state: &State, player: &Player, rounds: i32) -> i32 {
    let tiles = i32::from(player.rows.len());
    let matches = player.rows.matches(&state.board) as i32;
    rounds * (8 * tiles + 18 * matches) + if tiles > 0 { 20 * rounds } else { 0 }
}

/// What the top card still offers in this turn.
pub(crate) fn open(state: &State, seat: Seat) -> i32 {
    if state.active != seat {
        return 0;
    }
    let Some(top) = state.top() else { return 0 };
    let data = state.board.card(top);
    let side = if data.sides != 0 && state.turn.side.is_none() { 204 } else { 0 };
    let unused = data.bonus.len() as i32 - state.turn.used.count_ones() as i32;
    side + 84 * unused
}
