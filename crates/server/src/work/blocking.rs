//! Where whatever grows with a match is worked out: looking back, taking back, reading long matches, checking records. A few threads apart, in
//! turns among guests and tables, so that one busy table slows neither another nor the lobby.

use axum::http::StatusCode;
use teahouse_wire::Code;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::error::ApiError;
use crate::limits::caps;
use crate::work::pool::{Pool, Terms};

/// Less urgent than moves, more than bots.
const NICE: i32 = 5;

/// What work is for. Each has places of its own: however many previews wait, a table that is to be shown finds one.
#[derive(Clone, Copy, Debug)]
pub enum Share {
    /// A table can neither be shown nor go on without it. Each table has one piece at a time.
    Table,
    /// Somebody looks back, or brings a record.
    Look,
    /// What moves would do.
    Preview,
}

impl Share {
    const ALL: [Share; 3] = [Share::Table, Share::Look, Share::Preview];

    /// Work that may wait or be under way.
    const fn places(self) -> usize {
        match self {
            Share::Table => caps::WORK_OF_TABLES as usize,
            Share::Look => caps::WORK as usize,
            Share::Preview => caps::WORK_OF_PREVIEWS as usize,
        }
    }

    const fn refusal(self) -> Code {
        match self {
            Share::Table | Share::Look => Code::TooManyLooks,
            Share::Preview => Code::TooManyPreviews,
        }
    }
}

/// The blocking.
pub struct Blocking {
    pool: Pool,
    /// Those that are free, by share.
    places: [Semaphore; 3],
    reads: Semaphore,
    /// Pieces of work that tables have left to be done here.
    #[cfg(test)]
    of_tables: std::sync::atomic::AtomicUsize,
}

impl Default for Blocking {
    fn default() -> Blocking {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let places = Share::ALL.map(Share::places);
        let terms = Terms {
            name: "blocking",
            // One waits for a long piece of work at most, even on a small machine.
            threads: cores.max(2),
            nice: NICE,
            // Whoever has a place finds room here.
            most: places.iter().sum(),
            most_each: caps::WORK_EACH as usize,
            waits: None,
        };
        let (pool, places) = (Pool::new(terms), places.map(Semaphore::new));
        Blocking {
            pool,
            places,
            reads: Semaphore::new(caps::LONG_READS as usize),
            #[cfg(test)]
            of_tables: Default::default(),
        }
    }
}

impl Blocking {
    /// Works something out for a guest or a table. If the one who asked goes away before it has begun, it is left undone.
    pub async fn work<T: Send + 'static>(
        &self,
        share: Share,
        key: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let full = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, share.refusal());
        // It is let go after the ticket: a place is free when its work is done or given up, not before.
        let _place = self.places[share as usize].try_acquire().map_err(|_| full())?;
        #[cfg(test)]
        if matches!(share, Share::Table) {
            self.of_tables.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        // Nobody's previews stand in the line of what they look at.
        let line = format!("{share:?} {key}");
        let (_ticket, answer) = self.pool.submit(&line, |_| work()).ok_or_else(full)?;
        answer.await.map_err(|_| ApiError::internal("blocking work broke down"))
    }

    /// Work that waits.
    pub fn waiting(&self) -> usize {
        self.pool.waiting()
    }

    /// Leave to read a long match: some of the database's readers are always left for everything else.
    pub async fn long_read(&self) -> Option<SemaphorePermit<'_>> {
        self.reads.acquire().await.ok()
    }

    /// Keeps all threads busy until the answer is dropped.
    #[cfg(test)]
    pub fn busy(&self) -> impl Drop {
        use std::sync::mpsc::{Sender, channel};
        struct Busy(Vec<(Sender<()>, crate::work::pool::Ticket)>);
        impl Drop for Busy {
            fn drop(&mut self) {
                self.0.clear();
            }
        }
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get()).max(2);
        let keep = |n: usize| {
            let ((open, shut), (began, begun)) = (channel::<()>(), channel());
            let wait = move |_| {
                began.send(()).expect("somebody waits");
                let _ = shut.recv();
            };
            let (ticket, _) = self.pool.submit(&format!("busy {n}"), wait).expect("a place");
            begun.recv().expect("it begins");
            (open, ticket)
        };
        Busy((0..threads).map(keep).collect())
    }

    /// How many pieces of work tables have left to be done here.
    #[cfg(test)]
    pub fn done_for_tables(&self) -> usize {
        self.of_tables.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Takes all places of a share.
    #[cfg(test)]
    pub fn fill(&self, share: Share) -> SemaphorePermit<'_> {
        self.places[share as usize].try_acquire_many(share.places() as u32).expect("nobody has a place yet")
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::*;

    /// Guests who ask for as many previews as they like fill the places of previews, and no others.
    #[tokio::test]
    async fn previews_keep_neither_tables_nor_looks_out() {
        let (blocking, go) = (Arc::new(Blocking::default()), Arc::new(AtomicBool::new(false)));
        let mut guests = Vec::new();
        for n in 0..caps::WORK_OF_PREVIEWS {
            let (blocking, go) = (blocking.clone(), go.clone());
            let waits = move || {
                while !go.load(Ordering::Relaxed) {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            let guest = format!("guest {}", n / caps::WORK_EACH);
            guests.push(tokio::spawn(async move { blocking.work(Share::Preview, &guest, waits).await }));
        }
        while blocking.places[Share::Preview as usize].available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let one_more = blocking.work(Share::Preview, "late", || ()).await;
        assert_eq!(one_more.map_err(|e| e.problem.code), Err(Code::TooManyPreviews));
        let mut table = pin!(blocking.work(Share::Table, "table", || 7));
        let mut look = pin!(blocking.work(Share::Look, "guest 0", || 8));
        // Both find a place; they wait for a thread.
        tokio::select! {
            biased;
            early = &mut table => panic!("{early:?}"),
            early = &mut look => panic!("{early:?}"),
            () = tokio::task::yield_now() => {}
        }
        go.store(true, Ordering::Relaxed);
        assert_eq!((table.await, look.await), (Ok(7), Ok(8)));
        for guest in guests {
            assert_eq!(guest.await.expect("it ends"), Ok(()));
        }
        assert_eq!(blocking.places.each_ref().map(Semaphore::available_permits), Share::ALL.map(Share::places));
    }
}
