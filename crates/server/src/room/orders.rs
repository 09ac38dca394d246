//! Standing orders: what a seat lets the house answer for it, so that somebody who is away need not be waited for again and again. The
//! game says what an order means (`Table::obey`); nobody but its owner is told of it.

use teahouse_game::{Obeyed, Seat};
use teahouse_store::Guest;
use teahouse_wire as wire;

use super::body::{Body, Who};
use super::{Answer, Room};
use crate::error::ApiError;

impl Room {
    /// Leaves an order, or takes it back. One that fits the question of the moment answers it.
    pub(super) async fn order(&mut self, guest: Guest, ask: wire::OrderAsk) -> Answer {
        let seat = self.own_seat(&guest, ask.seat)?;
        let table = self.table()?;
        if ask.order.as_ref().is_some_and(|order| table.obey(seat, order) == Obeyed::Void) {
            return Err(ApiError::bad("no-such-order"));
        }
        self.set_order(seat, ask.order).await?;
        self.tell_seat(seat);
        // Whoever else is asked goes on thinking.
        if self.asked() == Some(seat) {
            self.wake_bot();
        }
        self.info_json()
    }

    /// Somebody who takes a move back wants to decide for themselves.
    pub(super) async fn forget_order(&mut self, seat: Seat) -> Result<(), ApiError> {
        if self.body.seats[seat.index()].order.is_some() { self.set_order(seat, None).await } else { Ok(()) }
    }

    async fn set_order(&mut self, seat: Seat, order: Option<String>) -> Result<(), ApiError> {
        let mut body = self.body.clone();
        body.seats[seat.index()].order = order;
        self.save(self.row.clone(), body).await
    }

    /// What the order of a seat answers now; none where a bot plays for it.
    pub(super) fn ordered(&self, seat: Seat) -> Option<String> {
        let (table, own) = (self.table.as_ref()?, &self.body.seats[seat.index()]);
        let here = matches!(own.who, Who::Person { .. }) && table.stands_in(seat).is_none();
        match table.obey(seat, own.order.as_deref().filter(|_| here)?) {
            Obeyed::Move(mv) => Some(mv),
            Obeyed::Wait | Obeyed::Void => None,
        }
    }

    /// Forgets orders whose matter is over. Should that not be written, they still mean nothing: the game says so each time.
    pub(super) async fn drop_orders(&mut self) {
        let Some(table) = self.table.as_ref() else { return };
        let void = |(n, seat): (usize, &super::BodySeat)| {
            let over = |order: &String| table.obey(Seat(n as u8), order) == Obeyed::Void;
            seat.order.as_ref().is_some_and(over)
        };
        let void: Vec<bool> = self.body.seats.iter().enumerate().map(void).collect();
        if !void.contains(&true) {
            return;
        }
        let mut body: Body = self.body.clone();
        body.seats.iter_mut().zip(void).filter(|(_, void)| *void).for_each(|(seat, _)| seat.order = None);
        if let Err(error) = self.save(self.row.clone(), body).await {
            tracing::warn!(table = %self.row.id, code = %error.problem.code, "orders that are over are still written");
        }
    }
}
