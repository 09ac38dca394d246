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

/// A write that only tries and has not ended by then counts as one that failed, until it does end.
pub(crate) const BOUND: Duration = Duration::from_secs(5);

pub(crate) struct Health {
    last: Mutex<Last>,
    /// Told whenever a write that only tried has ended.
    ended: watch::Sender<()>,
    /// Why the lock is gone, once it is.
    lost: watch::Sender<Option<StoreError>>,
}

#[derive(Default)]
struct Last {
    /// Why the last commit failed, if it was for want of a database that can be written, or if it only tried.
    failure: Option<StoreError>,
    written: Option<Instant>,
    /// When the last write that only tried ended.
    tried: Option<Instant>,
    /// Since when one is under way.
    trying: Option<Instant>,
}

/// What somebody who asks has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Nothing: something was written lately.
    Well,
    /// Have a write tried, and tell what came of it ([`Health::tried`]): nobody else does.
    Due,
    /// Wait for the write that is under way, but not longer than until then.
    Wait(Instant),
}

impl Health {
    pub fn new() -> Health {
        Health { last: Mutex::default(), ended: watch::channel(()).0, lost: watch::channel(None).0 }
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

    /// What is known at the moment `now`. Nothing is taken for well that was not proven: the error says why it is not.
    pub fn look(&self, now: Instant) -> Result<Look, StoreError> {
        if let Some(lost) = self.lost() {
            return Err(lost);
        }
        let mut last = self.last();
        let within = |moment: Option<Instant>, time| moment.is_some_and(|at| now.saturating_duration_since(at) < time);
        if last.failure.is_none() && within(last.written, FRESH) {
            return Ok(Look::Well);
        }
        match (last.trying, last.failure.clone()) {
            (Some(since), _) if within(last.trying, BOUND) => Ok(Look::Wait(since + BOUND)),
            (Some(_), failure) => Err(failure.unwrap_or_else(|| {
                StoreError::Unavailable(format!("a small write has not ended for {} s", BOUND.as_secs()))
            })),
            (None, Some(failure)) if within(last.tried, PACE) => Err(failure),
            (None, _) => {
                last.trying = Some(now);
                Ok(Look::Due)
            }
        }
    }

    /// A write that only tried has ended. Whatever it failed of is known from now on, unless something else was written meanwhile.
    pub fn tried(&self, outcome: Result<(), StoreError>) {
        {
            let mut last = self.last();
            let begun = last.trying.take();
            last.tried = Some(Instant::now());
            if let Err(error) = outcome
                && last.written < begun
            {
                last.failure = Some(error);
            }
        }
        self.ended.send_replace(());
    }

    /// Hears of every write that only tried and ends from now on.
    pub fn ends(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
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

    /// A write that only tries, and what comes of it.
    fn try_it(health: &Health, outcome: Result<(), StoreError>) {
        assert_eq!(health.look(Instant::now()), Ok(Look::Due));
        if outcome.is_ok() {
            health.wrote();
        }
        health.tried(outcome);
    }

    #[test]
    fn a_failure_is_known_until_something_is_written() {
        let health = Health::new();
        try_it(&health, Ok(()));
        assert_eq!(health.look(Instant::now()), Ok(Look::Well), "not so soon again");
        health.failed(&StoreError::Full);
        assert_eq!(health.look(Instant::now()), Err(StoreError::Full));
        health.failed(&StoreError::Missing("table"));
        health.wrote();
        assert_eq!(health.look(Instant::now()), Ok(Look::Well));
        health.lose(StoreError::LockLost("x".into()));
        health.wrote();
        assert_eq!(health.look(Instant::now()), Err(StoreError::LockLost("x".into())));
    }

    #[test]
    fn whatever_a_try_fails_of_is_known_until_one_succeeds() {
        let health = Health::new();
        let odd = || StoreError::Database("something odd".into());
        try_it(&health, Err(odd()));
        assert_eq!(health.look(Instant::now()), Err(odd()), "between two tries, too");
        let later = Instant::now() + PACE;
        assert_eq!(health.look(later), Ok(Look::Due));
        health.tried(Err(odd()));
        assert_eq!(health.look(Instant::now()), Err(odd()));
        health.wrote();
        assert_eq!(health.look(Instant::now()), Ok(Look::Well));
        assert_eq!(
            health.look(Instant::now() + FRESH),
            Ok(Look::Due),
            "what was well long ago is not known to be well"
        );
    }

    #[test]
    fn nothing_is_well_while_a_try_hangs() {
        let health = Health::new();
        let start = Instant::now();
        let wait: Result<Look, StoreError> = Ok(Look::Wait(start + BOUND));
        assert_eq!(health.look(start), Ok(Look::Due), "nothing is known yet");
        assert_eq!((health.look(start), health.look(start + BOUND - PACE)), (wait.clone(), wait), "one at a time");
        let late = health.look(start + BOUND);
        assert!(matches!(late, Err(StoreError::Unavailable(_))), "{late:?}");
        // It ended after all.
        health.wrote();
        health.tried(Ok(()));
        assert_eq!(health.look(Instant::now()), Ok(Look::Well));
    }

    #[test]
    fn a_try_that_failed_counts_less_than_what_was_written_since() {
        let health = Health::new();
        assert_eq!(health.look(Instant::now()), Ok(Look::Due));
        health.wrote();
        health.tried(Err(StoreError::Database("something odd".into())));
        assert_eq!(health.look(Instant::now()), Ok(Look::Well));
    }
}
