//! Two parts of a check at a time, one for each core.

use std::thread::JoinHandle;

use anyhow::{Result, bail};

/// A part of a check on a thread of its own.
pub struct Lane {
    what: &'static str,
    thread: JoinHandle<Result<()>>,
}

/// Begins one.
pub fn beside(what: &'static str, work: impl FnOnce() -> Result<()> + Send + 'static) -> Lane {
    Lane { what, thread: std::thread::spawn(work) }
}

impl Lane {
    /// Waits for its end.
    pub fn join(self) -> Result<()> {
        self.thread.join().unwrap_or_else(|_| bail!("{} broke off", self.what))
    }
}

/// Both have ended. Whatever one says, what the other says is said, too.
pub fn both(one: Result<()>, other: Result<()>) -> Result<()> {
    if let (Err(_), Err(error)) = (&one, &other) {
        eprintln!("xtask: {error:#}");
    }
    one.and(other)
}
