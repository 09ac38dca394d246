//! The rooms that are open now. A room is loaded when somebody first writes to it and put away when nobody needs it.

use std::collections::HashMap;
use std::sync::Mutex;

use teahouse_store::Guest;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::ApiError;
use crate::house::House;
use crate::room::{Answer, Ask, Mail, Room};

/// Letters that may wait in a room's mailbox.
const MAILBOX: usize = 64;

/// The open rooms.
pub struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<Mail>>>,
    /// Ticks when a table changed in a way the lobby shows.
    lobby: watch::Sender<u64>,
}

impl Default for Rooms {
    fn default() -> Rooms {
        Rooms { open: Mutex::default(), lobby: watch::channel(0).0 }
    }
}

impl Rooms {
    /// Something the lobby shows has changed.
    pub fn changed(&self) {
        self.lobby.send_modify(|n| *n += 1);
    }

    /// Hears of such changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    fn known(&self, id: &str) -> Option<mpsc::Sender<Mail>> {
        let open = self.open.lock().unwrap_or_else(|e| e.into_inner());
        open.get(id).filter(|m| !m.is_closed()).cloned()
    }

    /// Tables in memory.
    pub fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(|e| e.into_inner()).len()
    }

    /// Closes all mailboxes: rooms end after their last letter.
    pub fn close(&self) {
        self.open.lock().unwrap_or_else(|e| e.into_inner()).clear();
    }
}

impl House {
    /// The mailbox of a table, loading it if needed.
    pub(crate) async fn room(&self, id: &str) -> Result<mpsc::Sender<Mail>, ApiError> {
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let room = Room::load(self.clone(), id, mailbox.downgrade()).await?;
        let room = room.ok_or_else(|| ApiError::not_found("no-such-table"))?;
        let winner = {
            let mut open = self.rooms.open.lock().unwrap_or_else(|e| e.into_inner());
            // Two may have loaded it at once: the first to get here keeps it, the other copy is dropped unused.
            match open.get(id).filter(|m| !m.is_closed()) {
                Some(other) => return Ok(other.clone()),
                None => open.insert(id.to_owned(), mailbox.clone()),
            }
        };
        drop(winner);
        metrics::gauge!("teahouse_rooms").set(self.rooms.count() as f64);
        tokio::spawn(room.run(letters));
        Ok(mailbox)
    }

    /// Asks a table something.
    pub(crate) async fn ask(&self, id: &str, guest: &Guest, ask: Ask) -> Answer {
        let (reply, answer) = oneshot::channel();
        let mailbox = self.room(id).await?;
        let busy = || ApiError::new(axum::http::StatusCode::SERVICE_UNAVAILABLE, "table-busy");
        mailbox.send(Mail::Ask { guest: guest.clone(), ask, reply }).await.map_err(|_| busy())?;
        answer.await.map_err(|_| busy())?
    }
}
