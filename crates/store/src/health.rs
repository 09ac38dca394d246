//! Can anything be written? The writer notes what became of its commits; whoever asks has a small write tried where that does not tell.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use sqlx::AnyConnection;
use tokio::sync::watch;

use crate::writer::Verdict;
use crate::{StoreError, now};

/// A commit this recent is proof enough.
const FRESH: Duration = Duration::from_secs(10);

/// Writes that only try are this far apart, however often somebody asks.
const PACE: Duration = Duration::from_secs(3);

pub(crate) struct Health {
    last: Mutex<Last>,
    /// Why the lock is gone, once it is.
    lost: watch::Sender<Option<StoreError>>,
}

#[derive(Default)]
struct Last {
    /// Why the last commit failed, if it was for want of a database that can be written.
    failure: Option<StoreError>,
    written: Option<Instant>,
    tried: Option<Instant>,
}

impl Health {
    pub fn new() -> Health {
        Health { last: Mutex::default(), lost: watch::channel(None).0 }
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Something was committed.
    pub fn wrote(&self) {
        let mut last = self.last();
        last.failure = None;
        last.written = Some(Instant::now());
    }

    /// Something could not be committed.
    pub fn failed(&self, error: &StoreError) {
        if error.is_about_all() {
            self.last().failure = Some(error.clone());
        }
    }

    /// What is known without trying; `true` if trying is due.
    pub fn known(&self) -> Result<bool, StoreError> {
        if let Some(lost) = self.lost() {
            return Err(lost);
        }
        let mut last = self.last();
        let within = |moment: Option<Instant>, time| moment.is_some_and(|moment: Instant| moment.elapsed() < time);
        let proven = last.failure.is_none() && within(last.written, FRESH);
        if !proven && !within(last.tried, PACE) {
            last.tried = Some(Instant::now());
            return Ok(true);
        }
        last.failure.clone().map_or(Ok(false), Err)
    }

    /// Why the lock is gone.
    pub fn lost(&self) -> Option<StoreError> {
        self.lost.borrow().clone()
    }

    /// Nothing will be written any more.
    pub fn lose(&self, why: StoreError) {
        if self.lost().is_none() {
            tracing::error!(%why, "this house stops writing");
            self.lost.send_replace(Some(why));
        }
    }

    /// Done when the lock is gone.
    pub async fn wait_for_loss(&self) -> StoreError {
        let mut lost = self.lost.subscribe();
        let found = lost.wait_for(Option::is_some).await.ok().and_then(|lost| lost.clone());
        found.unwrap_or(StoreError::Closed)
    }
}

/// A small write that changes nothing anybody reads: a few pages, since one may fit where a move does not.
pub(crate) async fn probe(db: &mut AnyConnection) -> sqlx::Result<Verdict> {
    let sql =
        "INSERT INTO house (name, value) VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(sql).bind(format!("{:016}", now()).repeat(1024)).execute(db).await?;
    Ok(Ok(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_known_until_something_is_written() {
        let health = Health::new();
        assert_eq!(health.known(), Ok(true), "nothing is known yet");
        assert_eq!(health.known(), Ok(false), "not so soon again");
        health.failed(&StoreError::Full);
        assert_eq!(health.known(), Err(StoreError::Full));
        health.failed(&StoreError::Missing("table"));
        health.wrote();
        assert_eq!(health.known(), Ok(false));
        health.lose(StoreError::LockLost("x".into()));
        health.wrote();
        assert_eq!(health.known(), Err(StoreError::LockLost("x".into())));
    }
}
