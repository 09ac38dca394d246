//! The rooms that are open now. A room is loaded when somebody first writes to it and put away when nobody needs it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use teahouse_game::Seat;
use teahouse_store::Guest;
use teahouse_wire::Code;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::house::House;
use crate::limits::caps;
use crate::room::{Answer, Body, Envelope, Message, Presence, Reply, Request, Room};
use crate::telemetry::Tag;
use crate::work::blocking::Share;

/// The pause before a store that did not answer is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// An open room, from outside.
struct Handle {
    mailbox: mpsc::Sender<Envelope>,
    presence: Presence,
    tag: Arc<Tag>,
}

/// The rooms, counted.
#[derive(Default)]
pub struct Survey {
    /// By game and phase.
    pub tables: HashMap<(&'static str, &'static str), usize>,
    /// That wait in all mailboxes together.
    pub messages: usize,
    /// That wait in the fullest one.
    pub longest: usize,
}

/// The open rooms.
#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, Handle>>,
    /// A table is loaded by one task at a time: loading may write (draws that were due). Each table has a lock of its own while somebody loads
    /// it, so that one that takes long keeps nobody else waiting.
    loading: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.open.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn loading(&self) -> MutexGuard<'_, HashMap<String, Arc<tokio::sync::Mutex<()>>>> {
        self.loading.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// The mailbox of a room that is open.
    pub fn known(&self, id: &str) -> Option<mpsc::Sender<Envelope>> {
        self.open().get(id).filter(|room| !room.mailbox.is_closed()).map(|room| room.mailbox.clone())
    }

    /// Who has a page of a table open; nobody has one of a table that is not in memory.
    pub fn presence(&self, id: &str) -> Presence {
        self.open().get(id).map(|room| room.presence.clone()).unwrap_or_default()
    }

    /// Tables in memory.
    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// How many there are of each kind, and how busy they are.
    pub fn survey(&self) -> Survey {
        let mut survey = Survey::default();
        for room in self.open().values() {
            *survey.tables.entry(room.tag.tell()).or_default() += 1;
            let most = room.mailbox.max_capacity();
            let waiting = most - room.mailbox.capacity().min(most);
            survey.messages += waiting;
            survey.longest = survey.longest.max(waiting);
        }
        survey
    }

    /// Keeps a table out of memory as long as the answer lives; `None` if it is in memory, or about to be.
    pub async fn keep_closed<'a>(&'a self, id: &'a str) -> Option<Closed<'a>> {
        let turn = Turn::new(self, id);
        let guard = turn.lock.clone().lock_owned().await;
        self.known(id).is_none().then_some(Closed { _guard: guard, _turn: turn })
    }

    /// Closes all mailboxes: rooms end after their last message.
    pub fn close(&self) {
        self.open().clear();
    }

    /// Forgets a room unless somebody holds its mailbox or has written to it. Mailboxes are given out under the same
    /// lock, so no message can slip in between.
    pub fn put_away(&self, id: &str, messages: &mpsc::Receiver<Envelope>) -> bool {
        let mut open = self.open();
        let needed = messages.sender_strong_count() > 1 || !messages.is_empty();
        if !needed {
            open.remove(id);
        }
        !needed
    }
}

/// Somebody's wish to load a table. The last one to go takes the lock away, however they go.
struct Turn<'a> {
    rooms: &'a Rooms,
    id: &'a str,
    lock: Arc<tokio::sync::Mutex<()>>,
}

impl<'a> Turn<'a> {
    fn new(rooms: &'a Rooms, id: &'a str) -> Turn<'a> {
        let lock = rooms.loading().entry(id.to_owned()).or_default().clone();
        Turn { rooms, id, lock }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut loading = self.rooms.loading();
        // One is in the map, one is here.
        if Arc::strong_count(&self.lock) == 2 {
            loading.remove(self.id);
        }
    }
}

/// A table that nobody can load meanwhile. Its fields go in this order: the lock is free before the turn is over.
pub struct Closed<'a> {
    _guard: tokio::sync::OwnedMutexGuard<()>,
    _turn: Turn<'a>,
}

fn busy() -> ApiError {
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TableBusy)
}

/// Puts a message into a mailbox. Where it is full whoever sends waits, but not for ever: a table that hears nothing for so long is in trouble.
pub async fn post(mailbox: &mpsc::Sender<Envelope>, message: Message) -> Result<(), ApiError> {
    post_within(Duration::from_secs(u64::from(caps::MAILBOX_SECONDS)), mailbox, message).await
}

async fn post_within(patience: Duration, mailbox: &mpsc::Sender<Envelope>, message: Message) -> Result<(), ApiError> {
    match mailbox.try_send(Box::new(message)) {
        Ok(()) => Ok(()),
        Err(TrySendError::Closed(_)) => Err(busy()),
        // Boxed: every socket would have space for it all its life.
        Err(TrySendError::Full(message)) => Box::pin(mailbox.send_timeout(message, patience)).await.map_err(|_| busy()),
    }
}

impl House {
    /// The mailbox of a table, loading it if needed.
    pub(crate) async fn room(&self, id: &str) -> Result<mpsc::Sender<Envelope>, ApiError> {
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let turn = Turn::new(&self.rooms, id);
        let _loading = turn.lock.lock().await;
        self.load_room(id).await
    }

    /// Loads a table, unless somebody else just has.
    async fn load_room(&self, id: &str) -> Result<mpsc::Sender<Envelope>, ApiError> {
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let (mailbox, messages) = mpsc::channel(caps::MAILBOX as usize);
        let presence = Presence::default();
        // Boxed: every socket would carry the whole loading along, though it hardly ever needs it.
        let room = Box::pin(Room::load(self.clone(), id, presence.clone(), mailbox.downgrade())).await?;
        let room = room.ok_or_else(|| ApiError::not_found(Code::NoSuchTable))?;
        self.rooms.open().insert(id.to_owned(), Handle { mailbox: mailbox.clone(), presence, tag: room.tag() });
        tokio::spawn(room.run(messages));
        Ok(mailbox)
    }

    /// After a start: opens the tables at which a bot is asked, or at which that is not known, so that nobody has to come and look first. A store
    /// that does not answer now is asked again: those who wait for a bot would wait for ever.
    pub(crate) async fn wake_bots(self) {
        let (mut after, mut later) = (String::new(), Vec::new());
        while !*self.closing.borrow() {
            let Ok(rows) = self.store.playing_tables(&after, 100).await else {
                tokio::time::sleep(ASK_AGAIN).await;
                continue;
            };
            let Some(last) = rows.last() else { break };
            after.clone_from(&last.id);
            for row in rows {
                let body: Option<Body> = serde_json::from_str(&row.body).ok();
                let wakes = |body: Body| row.shows.asked.is_none_or(|seat| body.answers_itself(Seat(seat)));
                if body.is_some_and(wakes) && self.cannot_open_now(&row.id).await {
                    later.push(row.id);
                }
            }
        }
        while !later.is_empty() && !*self.closing.borrow() {
            tokio::time::sleep(ASK_AGAIN).await;
            for id in std::mem::take(&mut later) {
                if self.cannot_open_now(&id).await {
                    later.push(id);
                }
            }
        }
    }

    /// Opens a table; `true` if that may be possible later. One that never can be opened says so in the log.
    async fn cannot_open_now(&self, id: &str) -> bool {
        let closing = *self.closing.borrow();
        !closing && self.room(id).await.is_err_and(|error| error.status == StatusCode::SERVICE_UNAVAILABLE)
    }

    /// Asks a table something.
    pub(crate) async fn ask(&self, id: &str, guest: &Guest, request: Request) -> Answer {
        self.ask_for(id, guest, request, |reply| reply).await
    }

    /// The same; `make` makes something of the answer where it is worked out.
    pub(crate) async fn ask_for<T: Send + 'static>(
        &self,
        id: &str,
        guest: &Guest,
        request: Request,
        make: impl FnOnce(Reply) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let share = if matches!(request, Request::Preview(_)) { Share::Preview } else { Share::Look };
        let mailbox = self.room(id).await?;
        post(&mailbox, Message::Request { guest: guest.clone(), request, reply, came: Instant::now() }).await?;
        match answer.await.map_err(|_| busy())?? {
            Reply::Later(work) => self.blocking.work(share, &guest.id, move || (work.0)().map(make)).await?,
            reply => Ok(make(reply)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever finds a full mailbox waits until there is room, and is told when there is none for too long.
    #[tokio::test]
    async fn nobody_waits_for_ever_at_a_busy_table() {
        let (mailbox, mut messages) = mpsc::channel(caps::MAILBOX as usize);
        for socket in 0..u64::from(caps::MAILBOX) {
            post(&mailbox, Message::Gone { socket }).await.expect("room");
        }
        let code = |error: ApiError| error.problem.code;
        let refused = post_within(Duration::from_millis(1), &mailbox, Message::CatchUp).await.map_err(code);
        assert_eq!(refused, Err(Code::TableBusy));
        let (sent, heard) = tokio::join!(post(&mailbox, Message::CatchUp), messages.recv());
        assert!(sent.is_ok() && heard.is_some(), "there is room again");
        drop(messages);
        assert_eq!(post(&mailbox, Message::CatchUp).await.map_err(code), Err(Code::TableBusy), "nobody reads it");
    }
}
