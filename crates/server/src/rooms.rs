//! The rooms that are open now. A room is loaded when somebody first writes to it and put away when nobody needs it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use teahouse_store::Guest;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::house::House;
use crate::room::{Answer, Ask, Letter, Mail, Room};

/// Letters that may wait in a room's mailbox.
const MAILBOX: usize = 64;

/// Rooms put away whose absences are remembered; beyond that absence counts from the next opening.
const MOST_ASLEEP: usize = 10_000;

/// Since when each person is away from a table.
type Away = HashMap<String, i64>;

/// The open rooms.
#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<Letter>>>,
    /// Who was away since when, of rooms that were put away.
    asleep: Mutex<HashMap<String, Away>>,
    /// A table is loaded by one task at a time: loading may write (draws that were due). Tables share these locks.
    loading: [tokio::sync::Mutex<()>; 16],
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Letter>>> {
        self.open.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn asleep(&self) -> MutexGuard<'_, HashMap<String, Away>> {
        self.asleep.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// The mailbox of a room that is open.
    pub fn known(&self, id: &str) -> Option<mpsc::Sender<Letter>> {
        self.open().get(id).filter(|m| !m.is_closed()).cloned()
    }

    /// Tables in memory.
    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// Closes all mailboxes: rooms end after their last letter.
    pub fn close(&self) {
        self.open().clear();
    }

    /// Forgets a room unless somebody holds its mailbox or has written to it. Mailboxes are given out under the same
    /// lock, so no letter can slip in between.
    pub fn put_away(&self, id: &str, letters: &mpsc::Receiver<Letter>, away: &Away) -> bool {
        let mut open = self.open();
        let needed = letters.sender_strong_count() > 1 || !letters.is_empty();
        if !needed {
            open.remove(id);
            let mut asleep = self.asleep();
            if asleep.len() >= MOST_ASLEEP {
                asleep.clear();
            }
            asleep.insert(id.to_owned(), away.clone());
            metrics::gauge!("teahouse_rooms").set(open.len() as f64);
        }
        !needed
    }

    /// What is remembered of a room that was put away.
    pub fn wake(&self, id: &str) -> Away {
        self.asleep().get(id).cloned().unwrap_or_default()
    }
}

impl House {
    /// The mailbox of a table, loading it if needed.
    pub(crate) async fn room(&self, id: &str) -> Result<mpsc::Sender<Letter>, ApiError> {
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let lock = id.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        let _loading = self.rooms.loading[lock % self.rooms.loading.len()].lock().await;
        if let Some(mailbox) = self.rooms.known(id) {
            return Ok(mailbox);
        }
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        // Boxed: every socket would carry the whole loading along, though it hardly ever needs it.
        let room = Box::pin(Room::load(self.clone(), id, mailbox.downgrade())).await?;
        let room = room.ok_or_else(|| ApiError::not_found("no-such-table"))?;
        {
            let mut open = self.rooms.open();
            open.insert(id.to_owned(), mailbox.clone());
            metrics::gauge!("teahouse_rooms").set(open.len() as f64);
        }
        tokio::spawn(room.run(letters));
        Ok(mailbox)
    }

    /// Asks a table something.
    pub(crate) async fn ask(&self, id: &str, guest: &Guest, ask: Ask) -> Answer {
        let (reply, answer) = oneshot::channel();
        let mailbox = self.room(id).await?;
        let busy = || ApiError::new(axum::http::StatusCode::SERVICE_UNAVAILABLE, "table-busy");
        mailbox.send(Box::new(Mail::Ask { guest: guest.clone(), ask, reply })).await.map_err(|_| busy())?;
        answer.await.map_err(|_| busy())?
    }
}
