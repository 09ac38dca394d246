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

/// The blocking.
pub struct Blocking {
    pool: Pool,
    reads: Semaphore,
}

impl Default for Blocking {
    fn default() -> Blocking {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let terms = Terms {
            name: "blocking",
            // One waits for a long piece of work at most, even on a small machine.
            threads: cores.max(2),
            nice: NICE,
            most: caps::WORK as usize,
            most_each: caps::WORK_EACH as usize,
            waits: None,
        };
        Blocking { pool: Pool::new(terms), reads: Semaphore::new(caps::LONG_READS as usize) }
    }
}

impl Blocking {
    /// Works something out for a guest or a table. If the one who asked goes away before it has begun, it is left undone.
    pub async fn work<T: Send + 'static>(
        &self,
        key: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let full = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::TooManyLooks);
        let (_ticket, answer) = self.pool.submit(key, work).ok_or_else(full)?;
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
}
