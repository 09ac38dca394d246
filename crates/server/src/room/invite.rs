//! Who may come in: everybody with the link, until the host makes another one. Then those who sit here stay, and whoever else wants to
//! come needs the key that is part of the new link. A table in the list of open tables is open to everybody.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use teahouse_store::Guest;
use teahouse_wire::Code;

use super::effect::{Call, Decided, Effect, Tell, reply};
use super::message::Reply;
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;
use crate::secrets;

/// A link that was made anew.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Invite {
    /// What the link has that the one before did not have.
    pub key: String,
    /// Ids of the guests who came with it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub let_in: BTreeSet<String>,
}

/// The door of the table.
pub struct Door<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Door<'_> {
    /// Makes a new link; for the host. Those before it lead nowhere from now on.
    pub fn new_link(self, key: &str) -> Decided {
        let Door(room, call) = self;
        if room.body.host != call.guest.id {
            return Err(ApiError::forbidden(Code::HostOnly).into());
        }
        room.edit().invite = Some(Invite { key: key.to_owned(), let_in: BTreeSet::new() });
        let told = Effect::Reply(Reply::Key(Some(key.to_owned())));
        Ok(vec![Effect::Commit { token: None }, Effect::Tell(Tell::Table), told])
    }

    /// Comes in with the key of the link.
    pub fn enter(self, key: &str) -> Decided {
        let Door(room, call) = self;
        if may_enter(room, call.guest) {
            return Ok(vec![Effect::ReplyTable]);
        }
        let invite = room.body.invite.as_ref();
        // Compared by their hashes: how long it takes says nothing about the key.
        let fits = invite.filter(|invite| secrets::hash(&invite.key) == secrets::hash(key)).ok_or_else(withdrawn)?;
        if fits.let_in.len() >= caps::LET_IN as usize {
            return Err(ApiError::conflict(Code::TooManyHere).into());
        }
        if let Some(invite) = &mut room.edit_quietly().invite {
            invite.let_in.insert(call.guest.id.clone());
        }
        Ok(vec![Effect::Commit { token: None }, Effect::ReplyTable])
    }

    /// The key of the link, for those who may pass it on: everybody but who came from the list of open tables.
    pub fn key(self) -> Decided {
        let Door(room, call) = self;
        let key = room.body.invite.as_ref().filter(|_| belongs(room, call.guest)).map(|invite| invite.key.clone());
        reply(Reply::Key(key))
    }
}

/// Refuses whoever comes with a link that was withdrawn.
pub fn check(room: &RoomState, guest: &Guest) -> Result<(), ApiError> {
    if may_enter(room, guest) { Ok(()) } else { Err(withdrawn()) }
}

fn withdrawn() -> ApiError {
    ApiError::forbidden(Code::LinkWithdrawn)
}

fn may_enter(room: &RoomState, guest: &Guest) -> bool {
    room.body.invite.is_none() || room.row.listed || belongs(room, guest)
}

/// The host, whoever sits here, and whoever came with the key.
fn belongs(room: &RoomState, guest: &Guest) -> bool {
    let let_in = room.body.invite.as_ref().is_some_and(|invite| invite.let_in.contains(&guest.id));
    let_in || room.body.host == guest.id || room.body.seat_of(&guest.id, None).is_some()
}
