//! What a decision leads to. Duties decide and return effects; the room carries them out in order: commit, then tell, then
//! answer. So a duty needs neither store nor sockets nor a clock, and is tested without them.

use teahouse_catalog::{Refusal, Table};
use teahouse_game::Seat;
use teahouse_store::{Guest, Millis};

use super::message::{Answer, Reply, Work};
use super::new::FreshTable;
use super::state::RoomState;
use crate::error::ApiError;
use crate::house::Settings;
use crate::limits::caps;
use crate::luck::Chance;

/// Who asks, when, and under which rules of the house.
pub struct Call<'a> {
    pub guest: &'a Guest,
    pub now: Millis,
    pub settings: &'a Settings,
    pub chance: Chance,
    /// Who has a page of this table open.
    pub here: &'a dyn Fn(&str) -> bool,
}

/// One thing to be done.
pub enum Effect {
    /// Everything that has changed in memory goes to disk in one commit. `token` is the client's own id of the message.
    Commit { token: Option<String> },
    /// The same for what was changed quietly: should that not be possible now, it goes along with the next commit.
    CommitQuietly,
    /// A match that has begun is on disk, and counted.
    CountMatch,
    /// A new table is written.
    Open(Box<FreshTable>),
    /// The chat from this line on is answered.
    ReadChat { from: u32 },
    /// Somebody is told something.
    Tell(Tell),
    /// The one who asked gets this.
    Reply(Reply),
    /// The one who asked gets the table as everybody sees it.
    ReplyTable,
    /// Whoever is asked next may be a bot, or may have left an order.
    Wake,
}

/// What pages are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tell {
    /// Everybody: the table.
    Table,
    /// Everybody: the match after what has just happened, each with their own eyes.
    News,
    /// Everybody: what is on disk from this entry on.
    Since(usize),
    /// A seat's own pages: the match as it is.
    Seat(Seat),
}

/// What a duty decides.
pub type Decided = Result<Vec<Effect>, Stop>;

/// Why there is no decision.
pub enum Stop {
    /// It is refused, and nothing has changed.
    Refused(ApiError),
    /// Something has to be read before it can be decided.
    Needs(Need),
}

/// What has to be read from the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// The match with its entries from this one on: one opened from a snapshot may not hold them.
    History(usize),
    /// Whether a message with this id was carried out long ago.
    Token(String),
    /// Whether the next table, which has this id, is still there.
    Next(String),
    /// How much everybody has said.
    Said,
}

impl From<ApiError> for Stop {
    fn from(error: ApiError) -> Stop {
        Stop::Refused(error)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal.into())
    }
}

/// Something about the table: written, told, answered.
pub fn change() -> Vec<Effect> {
    vec![Effect::Commit { token: None }, Effect::Tell(Tell::Table), Effect::ReplyTable]
}

/// An answer that is found by playing the match again, or by counting what lies open. What may take long is left to the blocking.
pub fn look(room: &RoomState, table: &dyn Table, find: impl FnOnce(&dyn Table) -> Answer + Send + 'static) -> Decided {
    if is_long(table) || room.counts_slowly() { later(table, find) } else { reply(find(table)?) }
}

/// An answer that is worked out at the blocking, on a copy.
pub fn later(table: &dyn Table, find: impl FnOnce(&dyn Table) -> Answer + Send + 'static) -> Decided {
    let copy = table.copy();
    reply(Reply::Later(Work(Box::new(move || find(copy.as_ref())))))
}

/// Whether playing a match again takes longer than a table should stand still.
pub fn is_long(table: &dyn Table) -> bool {
    table.length() - table.held_from() > caps::AT_ONCE as usize
}

/// Only an answer.
pub fn reply(reply: Reply) -> Decided {
    Ok(vec![Effect::Reply(reply)])
}
