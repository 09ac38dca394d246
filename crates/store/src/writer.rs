//! The writer: one task through which every write of this process goes.
//!
//! It takes all that is waiting and commits it in one transaction, so that a hundred moves cost the disk as much as one
//! (group commit), and answers only then. A write that does not fit (a conflict, a missing table) is refused alone. When the
//! transaction itself fails, nothing of it is there: the writer repeats it if that can help, blames a single write if there is
//! one to blame, and otherwise tells everybody. The next batch starts afresh.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{timeout, timeout_at};

use crate::append::{self, Append, Lengths, Statements};
use crate::error::{is_lost, is_race};
use crate::health::{self, Health};
use crate::lock::Lock;
use crate::open::{Backend, Pools};
use crate::pieces::{self, Piece};
use crate::retention::{self, Sweep};
use crate::{Guest, Millis, NewTable, Result, StoreError, TableRow, chat, guests, now, observer, tables};

/// Writes that share a commit at most.
pub(crate) const MOST: usize = 512;

/// How often a transaction that lost a race, or its connection, is tried.
const TRIES: usize = 5;

/// A database that is silent for so long is not coming back.
const PATIENCE: Duration = Duration::from_secs(30);

/// A house where nobody writes looks this often whether its lock is still there.
const LOOK: Duration = Duration::from_secs(2);

/// What can wait does so for this long, so that it shares a commit with others: however many lines people say in a second, the disk is
/// asked for few commits because of them, and moves do not queue behind them.
const SHARE: Duration = Duration::from_millis(25);

/// What became of one write: a number that depends on its kind, or why it was refused.
pub(crate) type Verdict = Result<i64>;

pub(crate) enum Work {
    NewGuest {
        guest: Guest,
        token_hash: String,
    },
    Rename {
        id: String,
        name: String,
    },
    NewTable {
        new: Box<NewTable>,
        /// Whether its entries are there already.
        sent_ahead: bool,
    },
    /// Entries of a table that is to come.
    Piece(Piece),
    Update {
        row: TableRow,
        seats: Vec<(u8, String)>,
    },
    Chat {
        table: String,
        guest: String,
        text: String,
        at: Millis,
    },
    Append(Append),
    /// A guest is here.
    Saw {
        id: String,
        at: Millis,
    },
    /// Something old goes.
    Sweep(Sweep),
    /// Tries whether anything can be written.
    Probe,
}

impl Work {
    /// Whether nobody plays on it: moves never wait for others.
    fn can_wait(&self) -> bool {
        matches!(self, Work::Chat { .. } | Work::Saw { .. } | Work::Piece(_))
    }

    /// Whether it was on disk when it succeeded; the others may have found nothing to do.
    fn proves(&self) -> bool {
        !matches!(self, Work::Saw { .. } | Work::Sweep(_))
    }
}

pub(crate) struct Job {
    pub work: Work,
    pub answer: oneshot::Sender<Verdict>,
}

pub(crate) enum Message {
    Write(Box<Job>),
    Close,
}

pub(crate) struct Writer {
    backend: Backend,
    read: AnyPool,
    write: AnyPool,
    /// Kept between batches, except in memory, where readers need it too.
    held: Option<PoolConnection<Any>>,
    statements: Statements,
    lengths: Lengths,
    watched: observer::Seat,
    lock: Lock,
    health: Arc<Health>,
}

/// Why a transaction failed, and what to do about it. Nothing of it is in the database.
struct Failure {
    error: StoreError,
    /// The same again may work.
    repeat: bool,
}

/// As long as there is only what can wait.
async fn wait_for_others(queue: &mut mpsc::Receiver<Message>, waiting: &mut Vec<Message>) {
    let can_wait = |message: &Message| matches!(message, Message::Write(job) if job.work.can_wait());
    let end = tokio::time::Instant::now() + SHARE;
    let mut alone = waiting.iter().all(can_wait);
    while alone
        && waiting.len() < MOST
        && let Ok(Some(message)) = timeout_at(end, queue.recv()).await
    {
        alone = can_wait(&message);
        waiting.push(message);
    }
}

impl Writer {
    pub fn new(pools: Pools, health: Arc<Health>, watched: observer::Seat) -> Writer {
        let Pools { backend, read, write, lock, held } = pools;
        let (statements, lengths) = (Statements::new(backend), Lengths::default());
        Writer { backend, read, write, held, statements, lengths, watched, lock, health }
    }

    /// Works until it is told to close or nobody is left who could write.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut waiting = Vec::with_capacity(MOST);
        while self.receive(&mut queue, &mut waiting).await > 0 {
            wait_for_others(&mut queue, &mut waiting).await;
            // Those who were answered a moment ago may be about to write again: let them, and commit once for all.
            tokio::task::yield_now().await;
            while waiting.len() < MOST
                && let Ok(message) = queue.try_recv()
            {
                waiting.push(message);
            }
            let mut batch = Vec::with_capacity(waiting.len());
            for message in waiting.drain(..) {
                match message {
                    Message::Write(job) => batch.push(*job),
                    // What was accepted still comes out of the queue, then recv_many says 0.
                    Message::Close => queue.close(),
                }
            }
            self.serve(batch).await;
        }
        self.finish().await;
    }

    /// Waits for something to do, and has an eye on the lock meanwhile.
    async fn receive(&mut self, queue: &mut mpsc::Receiver<Message>, waiting: &mut Vec<Message>) -> usize {
        if matches!(self.lock, Lock::Nobody) {
            return queue.recv_many(waiting, MOST).await;
        }
        loop {
            match timeout(LOOK, queue.recv_many(waiting, MOST)).await {
                Ok(received) => return received,
                Err(_) => self.look_after_lock().await,
            }
        }
    }

    /// A session that was hung up on is replaced at once: until then anybody could take the lock.
    async fn look_after_lock(&mut self) {
        let Ok(mut connection) = self.connection().await else { return };
        let alive = match self.backend {
            Backend::File | Backend::Memory => true,
            Backend::Postgres => {
                let ask = sqlx::query("SELECT 1").execute(&mut *connection);
                timeout(PATIENCE, ask).await.is_ok_and(|answer| answer.is_ok())
            }
        };
        self.put_back(connection, alive);
        if !alive && let Ok(connection) = self.connection().await {
            self.put_back(connection, true);
        }
    }

    /// A connection that may write: the one there is, or a new one that has the lock again.
    async fn connection(&mut self) -> Result<PoolConnection<Any>, Failure> {
        let stopped = |error| Failure { error, repeat: false };
        if let Some(lost) = self.health.lost() {
            return Err(stopped(lost));
        }
        let checked = match (self.lock.check(), self.held.take()) {
            (Ok(()), Some(connection)) => return Ok(connection),
            (Ok(()), None) => {
                let mut connection = self.write.acquire().await.map_err(Failure::for_all)?;
                match self.lock.retake(&mut connection).await {
                    Ok(()) => return Ok(connection),
                    // It may have the lock, which now is another's.
                    Err(error) => (drop(connection.detach()), error).1,
                }
            }
            (Err(lost), _) => lost,
        };
        if matches!(checked, StoreError::LockLost(_)) {
            self.health.lose(checked.clone());
        }
        Err(stopped(checked))
    }

    fn put_back(&mut self, connection: PoolConnection<Any>, healthy: bool) {
        match self.backend {
            Backend::Memory => drop(connection),
            Backend::File | Backend::Postgres if healthy => self.held = Some(connection),
            // Detached, it ends here and now; the next batch gets a new one.
            Backend::File | Backend::Postgres => drop(connection.detach()),
        }
    }

    async fn serve(&mut self, batch: Vec<Job>) {
        if batch.is_empty() {
            return;
        }
        let begun = Instant::now();
        let verdicts = match self.commit(&batch).await {
            Ok(verdicts) => verdicts,
            Err(failure) if batch.len() > 1 && (failure.repeat || matches!(failure.error, StoreError::Database(_))) => {
                tracing::debug!(error = %failure.error, writes = batch.len(), "a batch failed; its writes are tried one by one");
                let mut verdicts = Vec::with_capacity(batch.len());
                for job in &batch {
                    let alone = self.commit(std::slice::from_ref(job)).await;
                    verdicts.push(alone.map_or_else(|failure| Err(failure.error), |mut one| one.remove(0)));
                }
                verdicts
            }
            Err(failure) => {
                // The observer says so aloud: here it would be said for every batch.
                tracing::debug!(error = %failure.error, writes = batch.len(), "a batch failed");
                vec![Err(failure.error); batch.len()]
            }
        };
        self.watched.tell(begun.elapsed(), &verdicts);
        if batch.iter().zip(&verdicts).any(|(job, verdict)| verdict.is_ok() && job.work.proves()) {
            self.health.wrote();
        }
        verdicts.iter().filter_map(|verdict| verdict.as_ref().err()).for_each(|error| self.health.failed(error));
        for (job, verdict) in batch.into_iter().zip(verdicts) {
            // Whoever asked may have gone.
            _ = job.answer.send(verdict);
        }
    }

    /// Commits a batch as one, again if that can help.
    async fn commit(&mut self, batch: &[Job]) -> Result<Vec<Verdict>, Failure> {
        for _ in 1..TRIES {
            match self.attempt(batch).await {
                Err(Failure { repeat: true, .. }) => {}
                done => return done,
            }
        }
        self.attempt(batch).await
    }

    async fn attempt(&mut self, batch: &[Job]) -> Result<Vec<Verdict>, Failure> {
        let mut connection = self.connection().await?;
        // Until this batch is on disk nothing is known of the records it is about.
        let mut lengths = std::mem::take(&mut self.lengths);
        let work = transact(&mut connection, self.backend, &self.statements, &mut lengths, batch);
        let (outcome, healthy) = timeout(PATIENCE, work).await.unwrap_or_else(|_| {
            let error = StoreError::Unavailable(format!("no answer for {} s", PATIENCE.as_secs()));
            (Err(Failure { error, repeat: false }), false)
        });
        if outcome.is_ok() {
            self.lengths = lengths;
        }
        self.put_back(connection, healthy);
        outcome
    }

    async fn finish(mut self) {
        if self.backend != Backend::Memory {
            self.read.close().await;
        }
        if self.backend == Backend::File
            && let Some(connection) = &mut self.held
            // Leaves one complete file, without a log beside it.
            && let Err(error) = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut **connection).await
        {
            tracing::warn!(%error, "the database could not be tidied up at the end: its -wal file stays beside it and belongs to it, nothing is lost");
        }
        self.held = None;
        self.write.close().await;
    }
}

impl Failure {
    /// A failure that has nothing to do with what was to be written.
    fn for_all(error: sqlx::Error) -> Failure {
        Failure { error: error.into(), repeat: false }
    }

    fn before_commit(error: sqlx::Error) -> Failure {
        Failure { repeat: is_race(&error) || is_lost(&error), error: error.into() }
    }

    /// If the connection is lost now, the commit may have happened: repeating it could write twice.
    fn at_commit(error: sqlx::Error) -> Failure {
        Failure { repeat: is_race(&error), error: error.into() }
    }
}

/// One transaction, and whether the connection is good for another.
async fn transact(
    db: &mut AnyConnection,
    backend: Backend,
    statements: &Statements,
    lengths: &mut Lengths,
    batch: &[Job],
) -> (Result<Vec<Verdict>, Failure>, bool) {
    let begin = match backend {
        // Takes the lock at once. A transaction that starts by reading could not write after somebody else did.
        Backend::File | Backend::Memory => "BEGIN IMMEDIATE",
        Backend::Postgres => "BEGIN",
    };
    let mut transaction = match db.begin_with(begin).await {
        Ok(transaction) => transaction,
        Err(error) => return (Err(Failure::before_commit(error)), false),
    };
    match write(&mut transaction, statements, lengths, batch).await {
        Ok(verdicts) => match transaction.commit().await {
            Ok(()) => (Ok(verdicts), true),
            Err(error) => (Err(Failure::at_commit(error)), false),
        },
        Err(error) => {
            // SQLite may have rolled back by itself (disk full); then sqlx loses count, and the connection must go.
            let healthy = transaction.rollback().await.is_ok();
            (Err(Failure::before_commit(error)), healthy)
        }
    }
}

/// Everything but the commit. Appends go last, together.
async fn write(
    db: &mut AnyConnection,
    statements: &Statements,
    lengths: &mut Lengths,
    batch: &[Job],
) -> sqlx::Result<Vec<Verdict>> {
    let mut verdicts = Vec::with_capacity(batch.len());
    let mut appends = Vec::with_capacity(batch.len());
    for job in batch {
        verdicts.push(match &job.work {
            Work::NewGuest { guest, token_hash } => guests::create(db, guest, token_hash).await?,
            Work::Rename { id, name } => guests::rename(db, id, name).await?,
            Work::NewTable { new, sent_ahead } => {
                let made = tables::create(db, statements, new, now()).await?;
                if made.is_ok() && *sent_ahead {
                    pieces::arrived(db, &new.row.id).await?;
                }
                made
            }
            Work::Piece(piece) => pieces::write(db, statements, piece, now()).await?,
            Work::Update { row, seats } => tables::update_all(db, row, seats).await?,
            Work::Chat { table, guest, text, at } => chat::add(db, table, guest, text, *at).await?,
            Work::Saw { id, at } => guests::saw(db, id, *at).await?,
            Work::Sweep(sweep) => retention::sweep(db, sweep).await?,
            Work::Probe => health::probe(db).await?,
            Work::Append(append) => {
                appends.push(append);
                // Its place; the true verdict follows.
                Ok(0)
            }
        });
    }
    if !appends.is_empty() {
        let mut of_appends = append::write(db, statements, lengths, &appends, now()).await?.into_iter();
        for (verdict, job) in verdicts.iter_mut().zip(batch) {
            if matches!(job.work, Work::Append(_))
                && let Some(true_verdict) = of_appends.next()
            {
                *verdict = true_verdict;
            }
        }
    }
    Ok(verdicts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewEntry, Store, open};
    use tokio::task::JoinSet;

    /// SQLite can be told how large a file may grow: what happens then is what happens when the disk is full.
    #[tokio::test]
    async fn a_full_disk_loses_nothing_and_is_survived() {
        let file = std::env::temp_dir().join(format!("teahouse-store-full-{}.db", std::process::id()));
        let pools = open::open(&format!("sqlite://{}", file.display()), open::Company::Welcome).await.unwrap();
        sqlx::raw_sql("PRAGMA max_page_count = 60").execute(&pools.write).await.unwrap();
        let store = Store::start(pools);
        let entry = || NewEntry { body: "x".repeat(2000), token: None };
        let mut tasks = JoinSet::new();
        for i in 0..8 {
            let (store, id) = (store.clone(), format!("t{i}"));
            store.create_table(&table(&id), "").await.unwrap();
            tasks.spawn(async move {
                let (mut written, mut failed) = (0, 0);
                for _ in 0..20 {
                    match store.append(&id, written, vec![entry(), entry()], None).await {
                        Ok(()) => written += 2,
                        // The connection that met the limit is gone, and the limit with it: there is room again.
                        Err(error) => failed += i32::from(error == StoreError::Full),
                    }
                }
                assert_eq!(store.length(&id).await.unwrap(), written, "all of an append, or nothing");
                assert_eq!(written / 2 + i64::from(failed), 20, "no other error");
                failed
            });
        }
        assert!(tasks.join_all().await.into_iter().sum::<i32>() > 0, "the limit was never met");
        store.close().await;
        std::fs::remove_file(file).unwrap();
    }

    fn table(id: &str) -> TableRow {
        let (id, game, body) = (id.to_owned(), "qin".to_owned(), String::new());
        TableRow {
            id,
            game,
            phase: crate::Phase::Playing,
            body,
            listed: false,
            board: None,
            version: 0,
            created: 0,
            touched: 0,
            shows: Default::default(),
        }
    }
}
