//! Which duty a request is for, and which requests take long.

use super::chat::Chat;
use super::effect::{Call, Decided, Effect, is_long};
use super::invite::{self, Door};
use super::message::Request;
use super::next::Next;
use super::orders::Orders;
use super::past::Past;
use super::play::Play;
use super::seating::Seating;
use super::state::RoomState;
use super::undo::Undo;
use crate::house::Settings;
use crate::limits::caps;

/// Whether a decision replays a long match, or looks at the shelf where the host has boards of their own: those are read from the disk.
pub fn takes_long(room: &RoomState, settings: &Settings, request: &Request) -> bool {
    let (long, shelf) = (room.table.as_deref().is_some_and(is_long), settings.boards.is_some());
    match request {
        Request::Undo(_) | Request::AnswerUndo(_) | Request::Branch(..) => long,
        // The last one to sit down may begin a match, perhaps one that goes on from a position.
        Request::Sit { .. } | Request::SetSeat { .. } | Request::Start => {
            shelf || room.begins_with.len() > caps::AT_ONCE as usize
        }
        Request::Change(_) | Request::Rematch(_) => shelf,
        Request::Board => shelf && room.table.is_none(),
        _ => false,
    }
}

/// Which duty a request is for.
pub fn decide(room: &mut RoomState, call: &Call<'_>, request: &Request) -> Decided {
    if !matches!(request, Request::Enter { .. }) {
        invite::check(room, call.guest)?;
    }
    match request {
        Request::NewLink { key } => Door(room, call).new_link(key),
        Request::Enter { key } => Door(room, call).enter(key),
        Request::LinkKey => Door(room, call).key(),
        Request::Info => Ok(vec![Effect::ReplyTable]),
        Request::Sit { seat, sit } => Seating(room, call).sit(*seat, sit.clone()),
        Request::Leave { seat } => Seating(room, call).leave(*seat),
        Request::SetSeat { seat, wish } => Seating(room, call).set_seat(*seat, wish),
        Request::Change(change) => Seating(room, call).change(change.clone()),
        Request::Start => Seating(room, call).start(),
        Request::Rename => Ok(Vec::new()),
        Request::State { seat, seen } => Play(room, call).state(*seat, *seen),
        Request::Move { ask, may_ask } => Play(room, call).moves(ask, *may_ask),
        Request::Preview(ask) => Play(room, call).preview(ask),
        Request::Resign(ask) => Play(room, call).resign(ask),
        Request::StandIn(ask) => Play(room, call).stand_in(ask),
        Request::HandBack(ask) => Play(room, call).hand_back(ask),
        Request::Undo(ask) => Undo(room, call).ask(ask),
        Request::AnswerUndo(answer) => Undo(room, call).answer(answer),
        Request::Order(ask) => Orders(room, call).give(ask),
        Request::Chat(line) => Chat(room, call).say(line),
        Request::ChatSince(from) => Chat(room, call).since(*from),
        Request::Rematch(luck) => Next(room, call).rematch(luck.clone()),
        Request::Moments { from, count, eyes } => Past(room, call).moments(*from, *count, *eyes),
        Request::Board => Past(room, call).board(),
        Request::Course => Past(room, call).course(),
        Request::Draws => Past(room, call).draws(),
        Request::Record => Past(room, call).record(),
        Request::Branch(branch, luck) => Past(room, call).branch(branch, luck.clone()),
    }
}
