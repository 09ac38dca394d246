//! Where the house keeps things: guests, tables, records, chat. One [`Store`] for a SQLite file and for PostgreSQL.
//!
//! The promise: *what was acknowledged survives `kill -9`*. A write returns after its commit, never before. All writes of a
//! process go through one task, which commits everything that is waiting in one transaction (`writer.rs`); reads take a
//! connection of their own. Several processes may share one database: an append says which length it expects.
//!
//! The store knows nothing of games or JSON; it keeps texts for the server and gives them back.

mod append;
mod chat;
pub mod clock;
mod error;
mod guests;
mod open;
mod record;
mod rows;
mod tables;
mod writer;

pub use error::StoreError;
pub use rows::{Change, ChatLine, Commit, EntryRow, Guest, Millis, NewEntry, Phase, Shows, Snapshot, TableRow};

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot, watch};

use crate::clock::now;
use crate::open::Pools;
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
/// let table = TableRow { id, game, phase, body, listed: true, version: 0, created: 0, touched: 0, shows };
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
    /// Ends when the writer has ended.
    writing: watch::Receiver<()>,
}

impl Store {
    /// Opens `sqlite:///path/file.db` (made if missing), `sqlite::memory:` or `postgres://…` and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Store> {
        Ok(Store::start(open::open(url).await?))
    }

    fn start(pools: Pools) -> Store {
        let (queue, jobs) = mpsc::channel(2 * writer::MOST);
        let (alive, writing) = watch::channel(());
        let store = Store { read: pools.read.clone(), queue, writing };
        let writer = Writer::new(pools);
        tokio::spawn(async move {
            writer.run(jobs).await;
            drop(alive);
        });
        store
    }

    /// Finishes every write that was accepted, then closes the database. Later calls get [`StoreError::Closed`].
    pub async fn close(&self) {
        // Refused when somebody else is closing already; then we wait together.
        _ = self.queue.send(Message::Close).await;
        let mut writing = self.writing.clone();
        while writing.changed().await.is_ok() {}
    }

    /// Is the database there, and would it take a write?
    pub async fn ping(&self) -> Result<()> {
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }

    /// Hands one write to the writer and waits for the commit. If the caller gives up waiting, the write happens all the same.
    async fn write(&self, work: Work) -> Verdict {
        let (answer, verdict) = oneshot::channel();
        self.queue.send(Message::Write(Job { work, answer })).await.map_err(|_| StoreError::Closed)?;
        verdict.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// Refuses what one of the databases could not keep.
fn check_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<()> {
    if texts.into_iter().any(|text| text.contains('\0')) { Err(StoreError::BadText) } else { Ok(()) }
}
