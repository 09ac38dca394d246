//! Somebody who watches the writer: how many writes shared a commit, how long it took, what failed.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crate::StoreError;
use crate::writer::Verdict;

/// Is told about every batch, by the writer itself: it must not wait for anything.
pub trait Observer: Send + Sync {
    /// So many writes were done together, or failed together.
    fn wrote(&self, writes: usize, took: Duration);
    /// One of them got this instead of its commit.
    fn failed(&self, error: &StoreError);
}

/// The place of the one who watches; empty until somebody comes.
#[derive(Clone, Default)]
pub(crate) struct Seat(Arc<OnceLock<Box<dyn Observer>>>);

impl Seat {
    /// Sits down; whoever comes first stays.
    pub fn take(&self, observer: Box<dyn Observer>) {
        _ = self.0.set(observer);
    }

    pub fn tell(&self, took: Duration, verdicts: &[Verdict]) {
        let Some(observer) = self.0.get() else { return };
        observer.wrote(verdicts.len(), took);
        verdicts.iter().filter_map(|verdict| verdict.as_ref().err()).for_each(|error| observer.failed(error));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::{Failure, Guest, Store, open};

    #[derive(Clone, Default)]
    struct Notes(Arc<Mutex<(usize, Vec<StoreError>)>>);

    impl Observer for Notes {
        fn wrote(&self, writes: usize, _: Duration) {
            self.0.lock().unwrap().0 += writes;
        }

        fn failed(&self, error: &StoreError) {
            self.0.lock().unwrap().1.push(error.clone());
        }
    }

    fn guest(n: usize) -> Guest {
        Guest { id: format!("g{n}"), name: "x".repeat(500), created: 0 }
    }

    /// A name that is taken is an answer, a full disk (here: a file that may not grow) a failure; both are told.
    #[tokio::test]
    async fn writes_and_failures_are_told() {
        let file = std::env::temp_dir().join(format!("teahouse-store-observer-{}.db", std::process::id()));
        let pools = open::open(&format!("sqlite://{}", file.display()), open::Company::Welcome).await.unwrap();
        let store = Store::start(pools);
        let notes = Notes::default();
        store.observe(notes.clone());
        store.observe(Notes::default());
        store.create_guest(&guest(0), "t0").await.unwrap();
        let twice = store.create_guest(&guest(0), "t1").await.unwrap_err();
        assert_eq!((store.waiting(), twice.failure()), (0, None));
        {
            let notes = notes.0.lock().unwrap();
            assert_eq!((notes.0, notes.1.as_slice()), (2, [twice].as_slice()), "whoever came first stays");
        }
        store.close().await;
        let pools = open::open(&format!("sqlite://{}", file.display()), open::Company::Welcome).await.unwrap();
        sqlx::raw_sql("PRAGMA max_page_count = 1").execute(&pools.write).await.unwrap();
        let store = Store::start(pools);
        store.observe(notes.clone());
        let mut full = None;
        for n in 1..1000 {
            full = store.create_guest(&guest(n), &format!("t{n}")).await.err();
            if full.is_some() {
                break;
            }
        }
        assert_eq!(full.as_ref().and_then(StoreError::failure), Some(Failure::Full));
        assert_eq!(notes.0.lock().unwrap().1.last(), full.as_ref());
        store.close().await;
        std::fs::remove_file(file).unwrap();
    }

    /// Batches.
    #[derive(Clone, Default)]
    struct Commits(Arc<Mutex<usize>>);

    impl Observer for Commits {
        fn wrote(&self, _: usize, _: Duration) {
            *self.0.lock().unwrap() += 1;
        }

        fn failed(&self, _: &StoreError) {}
    }

    /// Eight people who talk as fast as they are answered do not cost the disk a commit for each line, though no two of them speak at the same time:
    /// the writer has seen each line before the next one comes.
    #[tokio::test]
    async fn lines_of_chat_share_commits() {
        const ROUNDS: usize = 20;
        let store = Store::open("sqlite::memory:").await.unwrap();
        let commits = Commits::default();
        store.observe(commits.clone());
        for _ in 0..ROUNDS {
            let mut lines = tokio::task::JoinSet::new();
            for n in 0..8 {
                let store = store.clone();
                // There is no such table: that makes no difference to the writer.
                lines.spawn(async move { store.add_chat("t", &n.to_string(), "tea?").await.is_err() });
                // The line is sent, then the writer looks at it.
                for _ in 0..4 {
                    tokio::task::yield_now().await;
                }
            }
            assert!(lines.join_all().await.into_iter().all(|refused| refused));
        }
        let all = *commits.0.lock().unwrap();
        // Each round takes one, and another where this thread was kept from running in the midst of it.
        assert!((ROUNDS..ROUNDS * 3 / 2).contains(&all), "{all}");
    }
}
