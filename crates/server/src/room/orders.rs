//! Standing orders: what a seat lets the house answer for it, so that somebody who is away need not be waited for again and again. The
//! game says what an order means (`Table::obey`); nobody but its owner is told of it.

use teahouse_game::{Obeyed, Seat};
use teahouse_wire::{self as wire, Code};

use super::body::Who;
use super::effect::{Call, Decided, Effect, Stop, Tell};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// Orders.
pub struct Orders<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Orders<'_> {
    /// Leaves an order, or takes it back. One that fits the question of the moment answers it.
    pub fn give(self, ask: &wire::OrderAsk) -> Decided {
        let Orders(room, call) = self;
        let seat = room.own_seat(call.guest, ask.seat)?;
        let table = room.table()?;
        if ask.order.as_ref().is_some_and(|order| order.text().len() > caps::ORDER_BYTES as usize) {
            return Err(ApiError::bad(Code::OrderTooLong).into());
        }
        if ask.order.as_ref().is_some_and(|order| table.obey(seat, order) == Obeyed::Void) {
            return Err(ApiError::bad(Code::NoSuchOrder).into());
        }
        room.edit_quietly().seats[seat.index()].order = ask.order.clone();
        let mut effects = vec![Effect::Commit { token: None }, Effect::Tell(Tell::Seat(seat)), Effect::ReplyTable];
        // Whoever else is asked goes on thinking.
        if room.asked() == Some(seat) {
            effects.push(Effect::Wake);
        }
        Ok(effects)
    }

    /// What the order of a seat answers now; none where a bot plays for it.
    pub fn speaks(room: &RoomState, seat: Seat) -> Option<wire::Json> {
        let (table, own) = (room.table.as_ref()?, &room.body.seats[seat.index()]);
        let here = matches!(own.who, Who::Person { .. }) && table.stands_in(seat).is_none();
        match table.obey(seat, own.order.as_ref().filter(|_| here)?) {
            Obeyed::Move(mv) => Some(mv),
            Obeyed::Wait | Obeyed::Void => None,
        }
    }

    /// After a step: forgets orders whose matter is over. One that would speak again although it meant nothing before this step was given
    /// for something earlier: it is over too.
    pub fn forget_settled(room: &mut RoomState) -> Result<(), Stop> {
        if room.body.seats.iter().all(|seat| seat.order.is_none()) {
            return Ok(());
        }
        let table = room.table()?;
        let says = |say: &dyn Fn(Seat, &wire::Json) -> Obeyed<wire::Json>| -> Vec<Option<Obeyed<wire::Json>>> {
            let order = |n: usize| room.body.seats[n].order.as_ref().map(|o| say(Seat(n as u8), o));
            (0..room.body.seats.len()).map(order).collect()
        };
        let now = says(&|seat, order| table.obey(seat, order));
        let speak = now.iter().any(|says| matches!(says, Some(Obeyed::Move(_))));
        let before = if speak { says(&|seat, order| table.obeyed(seat, order)) } else { now.clone() };
        let over = |says: &Option<Obeyed<wire::Json>>| *says == Some(Obeyed::Void);
        let settled: Vec<usize> = (0..now.len()).filter(|n| over(&now[*n]) || over(&before[*n])).collect();
        for n in settled {
            room.edit_quietly().seats[n].order = None;
        }
        Ok(())
    }
}
