//! The rooms that are open now. A room is loaded when somebody first writes to it and put away when nobody needs it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use teahouse_store::Guest;
use teahouse_wire::Code;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::house::House;
use crate::room::{Answer, Body, Envelope, Message, Presence, Request, Room};

/// Messages that may wait in a room's mailbox.
const MAILBOX: usize = 64;

/// An open room, from outside.
struct Handle {
    mailbox: mpsc::Sender<Envelope>,
    presence: Presence,
}

/// The open rooms.
#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, Handle>>,
    /// A table is loaded by one task at a time: loading may write (draws that were due). Tables share these locks.
    loading: [tokio::sync::Mutex<()>; 16],
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.open.lock().unwrap_or_else(|e| e.into_inner())
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

    /// Keeps a table out of memory as long as the answer lives; `None` if it is in memory, or about to be.
    pub async fn keep_closed(&self, id: &str) -> Option<tokio::sync::MutexGuard<'_, ()>> {
        let guard = self.loading_lock(id).lock().await;
        self.known(id).is_none().then_some(guard)
    }

    fn loading_lock(&self, id: &str) -> &tokio::sync::Mutex<()> {
        let lock = id.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        &self.loading[lock % self.loading.len()]
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
            metrics::gauge!("teahouse_rooms").set(open.len() as f64);
        }
        !needed
    }
}

impl House {
    /// The mailbox of a table, loading it if needed.
    pub(crate) async fn room(&self, id: &str) -> Result<mpsc::Sender<Envelope>, ApiError> {
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let _loading = self.rooms.loading_lock(id).lock().await;
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let presence = Presence::default();
        // Boxed: every socket would carry the whole loading along, though it hardly ever needs it.
        let room = Box::pin(Room::load(self.clone(), id, presence.clone(), mailbox.downgrade())).await?;
        let room = room.ok_or_else(|| ApiError::not_found(Code::NoSuchTable))?;
        {
            let mut open = self.rooms.open();
            open.insert(id.to_owned(), Handle { mailbox: mailbox.clone(), presence });
            metrics::gauge!("teahouse_rooms").set(open.len() as f64);
        }
        tokio::spawn(room.run(messages));
        Ok(mailbox)
    }

    /// After a start: opens the tables at which a bot is asked, or at which that is not known, so that nobody has to come and look first.
    pub(crate) async fn wake_bots(self) {
        let mut after = String::new();
        while let Ok(rows) = self.store.playing_tables(&after, 100).await {
            let Some(last) = rows.last() else { return };
            after.clone_from(&last.id);
            for row in &rows {
                let body: Option<Body> = serde_json::from_str(&row.body).ok();
                let wakes = |body: Body| row.shows.asked.is_none_or(|seat| body.answers_itself(seat));
                // One that cannot be opened says so in the log.
                if body.is_some_and(wakes) && !*self.closing.borrow() {
                    let _ = self.room(&row.id).await;
                }
            }
        }
    }

    /// Asks a table something.
    pub(crate) async fn ask(&self, id: &str, guest: &Guest, request: Request) -> Answer {
        let (reply, answer) = oneshot::channel();
        let mailbox = self.room(id).await?;
        let busy = || ApiError::new(axum::http::StatusCode::SERVICE_UNAVAILABLE, Code::TableBusy);
        let message = Message::Request { guest: guest.clone(), request, reply };
        mailbox.send(Box::new(message)).await.map_err(|_| busy())?;
        answer.await.map_err(|_| busy())?
    }
}
