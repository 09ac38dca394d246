//! What was the order? A defender who is away may leave one, so that a whole attack needs one answer. Orders belong to the table and
//! change no rule: they say `stand` or `withdraw` where the defender would be asked (E37).
//!
//! | order | meaning |
//! |---|---|
//! | `stand` | stand to the end of this attack |
//! | `withdraw P N` | in this attack: withdraw to P as soon as N or fewer markers are left |
//! | `always stand` | stand in every attack |
//! | `always withdraw N` | in every attack: withdraw to the refuge with most room as soon as N or fewer markers are left |

use teahouse_game::{Obeyed, Seat};

use crate::moves::{Move, number};
use crate::place::{Province, each};
use crate::state::{Battle, CAPACITY, Point, State};

/// An order, read.
struct Order {
    /// For this attack alone.
    once: bool,
    /// So many markers or fewer, and they leave; 0: never.
    left: u8,
    /// Where they go; else to where most room is.
    refuge: Option<Province>,
}

fn read(text: &str) -> Option<Order> {
    let left = |n: &str| number(n, CAPACITY).ok().filter(|n| *n > 0);
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["stand"] => Order { once: true, left: 0, refuge: None },
        ["withdraw", p, n] => Order { once: true, left: left(n)?, refuge: Some(p.parse().ok()?) },
        ["always", "stand"] => Order { once: false, left: 0, refuge: None },
        ["always", "withdraw", n] => Order { once: false, left: left(n)?, refuge: None },
        _ => return None,
    })
}

pub(crate) fn obey(state: &State, seat: Seat, order: &str) -> Obeyed<Move> {
    let Some(order) = read(order) else { return Obeyed::Void };
    let attacked = state.battle.filter(|battle| battle.defender == seat);
    let over = matches!(state.point, Point::Over(_) | Point::Advance) && order.once;
    if !state.is_live(seat) || over || (order.once && attacked.is_none()) {
        return Obeyed::Void;
    }
    // Nothing is lost or won elsewhere while an attack lasts: what is no refuge now will be none.
    let nowhere = |battle: Battle| order.refuge.is_some_and(|p| state.refuges(battle.to, seat) & p.bit() == 0);
    if attacked.is_some_and(nowhere) {
        return Obeyed::Void;
    }
    match attacked {
        Some(battle) if state.point == Point::DefenderToAnswer => Obeyed::Move(answer(state, seat, battle.to, &order)),
        _ => Obeyed::Wait,
    }
}

fn answer(state: &State, seat: Seat, attacked: Province, order: &Order) -> Move {
    let roomiest = || each(state.refuges(attacked, seat)).min_by_key(|p| (state.markers[p.index()], *p));
    let leave = order.refuge.or_else(roomiest).map(Move::Withdraw);
    let leave = leave.filter(|_| state.markers[attacked.index()] <= order.left);
    // Without a refuge there is nothing but to stand.
    leave.unwrap_or(Move::Stand)
}
