//! What was the order? A defender who is away may leave one, so that a whole attack needs one answer. Orders belong to the table and
//! change no rule: they say `stand` or `withdraw` where the defender would be asked (E37).

use serde::{Deserialize, Serialize};
use teahouse_game::{Obeyed, Seat};

use crate::moves::Move;
use crate::place::{Province, each};
use crate::state::{Battle, CAPACITY, Point, State};

/// A standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Stand to the end of this attack.
    Stand {},
    /// In this attack: withdraw as soon as so many or fewer markers are left.
    Withdraw {
        /// Where to.
        to: Province,
        /// So many.
        left: u8,
    },
    /// Stand in every attack.
    StandAlways {},
    /// In every attack: withdraw to the refuge with most room as soon as so many or fewer markers are left.
    WithdrawAlways {
        /// So many.
        left: u8,
    },
}

impl Order {
    /// For this attack alone.
    fn once(self) -> bool {
        matches!(self, Order::Stand {} | Order::Withdraw { .. })
    }

    /// So many markers or fewer, and they leave; 0: never.
    fn left(self) -> u8 {
        match self {
            Order::Stand {} | Order::StandAlways {} => 0,
            Order::Withdraw { left, .. } | Order::WithdrawAlways { left } => left,
        }
    }

    /// Where they go; else to where most room is.
    fn refuge(self) -> Option<Province> {
        match self {
            Order::Withdraw { to, .. } => Some(to),
            Order::Stand {} | Order::StandAlways {} | Order::WithdrawAlways { .. } => None,
        }
    }

    /// Whether it can mean anything.
    fn is_sound(self) -> bool {
        match self {
            Order::Stand {} | Order::StandAlways {} => true,
            Order::Withdraw { left, .. } | Order::WithdrawAlways { left } => (1..=CAPACITY).contains(&left),
        }
    }
}

/// How many markers an order to withdraw may name: one, up to these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OrderRange {
    /// For the rest of the attack under way; 0: one can only stand. None: there is no attack, or nothing left to be said in it.
    pub attack: Option<u8>,
    /// For every attack to come.
    pub always: u8,
}

impl OrderRange {
    pub(crate) fn of(state: &State) -> OrderRange {
        // E37: who is asked only before the first throw has nothing to say about the rest. As many as there are would leave at once.
        let rest = state.battle.filter(|_| state.rules.withdraw_any_time);
        let attack = rest.map(|battle| state.markers[battle.to.index()].saturating_sub(1).min(CAPACITY));
        OrderRange { attack, always: CAPACITY }
    }
}

pub(crate) fn obey(state: &State, seat: Seat, order: Order) -> Obeyed<Move> {
    // Whoever has no seat at the table leaves no order.
    if seat.0 >= state.players || !order.is_sound() {
        return Obeyed::Void;
    }
    let attacked = state.battle.filter(|battle| battle.defender == seat);
    let over = matches!(state.point, Point::Over(_) | Point::Advance) && order.once();
    if !state.is_live(seat) || over || (order.once() && attacked.is_none()) {
        return Obeyed::Void;
    }
    // Nothing is lost or won elsewhere while an attack lasts: what is no refuge now will be none.
    let nowhere = |battle: Battle| order.refuge().is_some_and(|p| state.refuges(battle.to, seat) & p.bit() == 0);
    if attacked.is_some_and(nowhere) {
        return Obeyed::Void;
    }
    match attacked {
        Some(battle) if state.point == Point::DefenderToAnswer => Obeyed::Move(answer(state, seat, battle.to, order)),
        _ => Obeyed::Wait,
    }
}

fn answer(state: &State, seat: Seat, attacked: Province, order: Order) -> Move {
    let roomiest = || each(state.refuges(attacked, seat)).min_by_key(|p| (state.markers[p.index()], *p));
    let leave = order.refuge().or_else(roomiest).map(|to| Move::Withdraw { to });
    let leave = leave.filter(|_| state.markers[attacked.index()] <= order.left());
    // Without a refuge there is nothing but to stand.
    leave.unwrap_or(Move::Stand)
}
