//! Where the house keeps things: guests, tables, records, chat. One [`Store`] for a SQLite file and for PostgreSQL.
//!
//! The promise: *what was acknowledged survives `kill -9`*. A write returns after its commit, never before. All writes of a
//! process go through one task, which commits everything that is waiting in one transaction (`writer.rs`); reads take a
//! connection of their own. An append says which length it expects, so several processes could share one database; a house
//! keeps others out all the same ([`Store::open_alone`]), because it remembers what it has read.
//!
//! The store knows nothing of games or JSON; it keeps texts for the server and gives them back.

mod append;
pub mod backup;
mod chat;
pub mod clock;
mod error;
pub mod examine;
mod files;
mod guests;
mod health;
mod lock;
mod migrations;
mod observer;
mod open;
mod pieces;
mod record;
mod retention;
mod rows;
mod tables;
mod writer;

pub use error::{Failure, StoreError};
pub use observer::Observer;
pub use retention::Old;
pub use rows::{
    Change, ChatLine, ChatSize, Commit, EntryRow, Guest, Kept, Millis, NewEntry, NewTable, Opener, Phase, Shows,
    Snapshot, TableRow,
};

use std::sync::Arc;
use std::time::Instant;

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{timeout, timeout_at};

use crate::clock::now;
use crate::health::{Health, Look};
use crate::open::{Company, Pools};
use crate::pieces::Arrivals;
use crate::writer::{Job, Message, Verdict, Work, Writer};

type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The house's memory. Cheap to clone; all clones share one writer.
///
/// ```
/// use teahouse_store::{NewEntry, Phase, Shows, Store, StoreError, TableRow};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), StoreError> {
/// let store = Store::open("sqlite::memory:").await?;
/// let (id, game, body) = ("t1".into(), "qin".into(), "{}".into());
/// let (phase, shows) = (Phase::Playing, Shows::default());
/// let table = TableRow { id, game, phase, body, board: None, listed: true, version: 0, created: 0, touched: 0, shows };
/// store.create_table(&table, "00ff").await?;
///
/// let step = NewEntry { body: "RY g5 h5".into(), token: Some("message 1".into()) };
/// store.append("t1", 0, vec![step.clone()], None).await?;
/// let too_late = store.append("t1", 0, vec![step], None).await;
/// assert_eq!(too_late, Err(StoreError::Conflict { length: 1 }));
/// store.close().await;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Store {
    read: AnyPool,
    queue: mpsc::Sender<Message>,
    health: Arc<Health>,
    /// Ends when the writer has ended.
    writing: watch::Receiver<()>,
    watched: observer::Seat,
    arrivals: Arrivals,
}

impl Store {
    /// Opens `sqlite:///path/file.db` (made if missing), `sqlite::memory:` or `postgres://…` and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Store> {
        Ok(Store::start(open::open(url, Company::Welcome).await?))
    }

    /// The same, and keeps every other process that wants to be alone out until this one ends or closes the store
    /// ([`StoreError::InUse`]). If the lock is lost, nothing more is written ([`StoreError::LockLost`]).
    pub async fn open_alone(url: &str) -> Result<Store> {
        Ok(Store::start(open::open(url, Company::Refused).await?))
    }

    fn start(pools: Pools) -> Store {
        let (queue, jobs) = mpsc::channel(2 * writer::MOST);
        let (alive, writing) = watch::channel(());
        let (health, watched, arrivals) = (Arc::new(Health::new()), observer::Seat::default(), Arrivals::default());
        let store = Store {
            read: pools.read.clone(),
            queue,
            health: health.clone(),
            writing,
            watched: watched.clone(),
            arrivals,
        };
        let writer = Writer::new(pools, health, watched);
        tokio::spawn(async move {
            writer.run(jobs).await;
            drop(alive);
        });
        store
    }

    /// Lets somebody watch the writer, unless somebody does already.
    pub fn observe(&self, observer: impl Observer + 'static) {
        self.watched.take(Box::new(observer));
    }

    /// Writes that wait for the next commit.
    pub fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Finishes every write that was accepted, then closes the database. Later calls get [`StoreError::Closed`].
    pub async fn close(&self) {
        // Refused when somebody else is closing already; then we wait together.
        _ = self.queue.send(Message::Close).await;
        let mut writing = self.writing.clone();
        while writing.changed().await.is_ok() {}
    }

    /// Is the database there, and does it take a write? Where nothing was written lately, or it failed, a small write is tried. It takes
    /// some seconds at most: a database that is silent is not well.
    pub async fn ping(&self) -> Result<()> {
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        let mut ends = self.health.ends();
        loop {
            match self.health.look(Instant::now())? {
                Look::Well => break,
                Look::Due => self.try_a_write(),
                // How it ended, or that it has not, is known with the next look.
                Look::Wait(until) => _ = timeout_at(until.into(), ends.changed()).await,
            }
        }
        let read = timeout(health::BOUND, sqlx::query("SELECT 1").execute(&self.read)).await;
        read.map_err(|_| StoreError::Unavailable("nothing can be read".to_owned()))??;
        Ok(())
    }

    /// In a task of its own: whoever asked may go away, and what came of it is to be known all the same.
    fn try_a_write(&self) {
        let store = self.clone();
        tokio::spawn(async move {
            let outcome = store.write(Work::Probe).await;
            store.health.tried(outcome.map(drop));
        });
    }

    /// Done when this process has lost its lock, with the reason: whoever serves this data must end.
    pub async fn lost(&self) -> StoreError {
        self.health.wait_for_loss().await
    }

    /// Hands one write to the writer and waits for the commit. If the caller gives up waiting, the write happens all the same.
    async fn write(&self, work: Work) -> Verdict {
        let (answer, verdict) = oneshot::channel();
        self.queue.send(Message::Write(Box::new(Job { work, answer }))).await.map_err(|_| StoreError::Closed)?;
        verdict.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// Refuses what one of the databases could not keep.
fn check_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<()> {
    if texts.into_iter().any(|text| text.contains('\0')) { Err(StoreError::BadText) } else { Ok(()) }
}
