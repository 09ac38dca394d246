//! Standing orders: what a seat lets the house answer for it, so that somebody who is away need not be waited for again and again. The
//! game says what an order means (`Table::obey`); nobody but its owner is told of it.

use teahouse_catalog::Table;
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

    /// Forgets orders that mean nothing any more, after a step.
    pub(super) async fn drop_orders(&mut self) {
        let void = self.void_orders().await;
        if !void.contains(&true) {
            return;
        }
        let forget = |body: &mut Body| {
            body.seats.iter_mut().zip(&void).filter(|(_, void)| **void).for_each(|(seat, _)| seat.order = None);
        };
        let mut body: Body = self.body.clone();
        forget(&mut body);
        if let Err(error) = self.save(self.row.clone(), body).await {
            tracing::warn!(table = %self.row.id, code = %error.problem.code, "orders that are over are still written");
            // They are not obeyed for all that, and the next thing written of the table is without them.
            forget(&mut self.body);
        }
    }

    /// By seat: whether there is an order whose matter is over. Should the house have died before that was written, the order is found out
    /// when it would speak again: it meant nothing before the step just made, so it was given for something earlier.
    async fn void_orders(&self) -> Vec<bool> {
        let Some(table) = self.table.as_ref() else { return Vec::new() };
        let says = |table: &dyn Table| -> Vec<Option<Obeyed<String>>> {
            let order =
                |(n, seat): (usize, &super::BodySeat)| seat.order.as_ref().map(|o| table.obey(Seat(n as u8), o));
            self.body.seats.iter().enumerate().map(order).collect()
        };
        let now = says(table.as_ref());
        let speak = now.iter().any(|says| matches!(says, Some(Obeyed::Move(_))));
        let before = if speak { self.before_step(table.as_ref()).await } else { None };
        let before = before.map_or_else(|| now.clone(), |before| says(before.as_ref()));
        let over = |says: &Option<Obeyed<String>>| *says == Some(Obeyed::Void);
        now.iter().zip(&before).map(|(now, before)| over(now) || over(before)).collect()
    }

    /// The match before the last step, without what fate did after it; none if it cannot be read.
    async fn before_step(&self, table: &dyn Table) -> Option<Box<dyn Table>> {
        let mut entries = if table.held_from() == 0 {
            table.entries(0)
        } else {
            self.house.store.entries(&self.row.id, 0).await.ok()?.into_iter().map(|entry| entry.body).collect()
        };
        let step = entries.iter().rposition(|entry| !entry.starts_with('*'))?;
        entries.truncate(step);
        self.game.resume(&self.body.setup, self.body.board.as_deref(), self.body.taken, None, &entries).ok()
    }
}
