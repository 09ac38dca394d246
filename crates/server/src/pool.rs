//! Where bots think: a few threads of their own, first come first served, one thought of a table at a time. Nothing here
//! blocks the threads that serve people.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The threads.
#[derive(Clone)]
pub struct Pool {
    jobs: mpsc::SyncSender<Job>,
}

/// A thought under way; dropping it cancels it if it has not begun.
pub struct Ticket {
    cancelled: Arc<AtomicBool>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// Waiting thoughts beyond this are refused and tried again later.
const MOST_WAITING: usize = 4096;

impl Pool {
    pub fn new(threads: usize) -> Pool {
        let (jobs, queue) = mpsc::sync_channel::<Job>(MOST_WAITING);
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..threads.max(1) {
            let queue = queue.clone();
            let work = move || {
                loop {
                    // The lock is held only while waiting for a job, never while thinking.
                    let job = queue.lock().unwrap_or_else(|e| e.into_inner()).recv();
                    match job {
                        Ok(job) => job(),
                        Err(_) => return,
                    }
                }
            };
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(work).expect("a thread for bots");
        }
        Pool { jobs }
    }

    /// Lets somebody think; the answer comes through the channel. `None` if too many wait already.
    pub fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(Ticket, oneshot::Receiver<T>)> {
        let (answer, receiver) = oneshot::channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        let given_up = cancelled.clone();
        let job: Job = Box::new(move || {
            if !given_up.load(Ordering::Relaxed) {
                // A bot that panics must not take its thread with it: the channel closes and the room tries again.
                let thought = std::panic::AssertUnwindSafe(thought);
                if let Ok(value) = std::panic::catch_unwind(thought) {
                    let _ = answer.send(value);
                }
            }
        });
        self.jobs.try_send(job).ok()?;
        Some((Ticket { cancelled }, receiver))
    }
}
