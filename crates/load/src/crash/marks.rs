//! What the log held when something was acknowledged: whatever people knew at a mark lies before its end in the log.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::journal::{Tick, last_tick};
use super::wal::Wal;

/// How often a mark is made.
const PACE: Duration = Duration::from_millis(8);

#[derive(Clone, Copy)]
struct Mark {
    moment: Tick,
    wal: Wal,
}

/// The marks of a run.
#[derive(Clone, Default)]
pub(crate) struct Marks(Arc<Mutex<Vec<Mark>>>);

impl Marks {
    /// Makes marks until it is dropped.
    pub async fn keep(self, log: PathBuf) {
        loop {
            self.make(&log);
            tokio::time::sleep(PACE).await;
        }
    }

    fn all(&self) -> std::sync::MutexGuard<'_, Vec<Mark>> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn make(&self, log: &Path) {
        // First what is known, then the log: whatever was known then is in it.
        let moment = last_tick();
        let known = self.all().last().map(|mark| mark.wal);
        if let Some(wal) = Wal::read(log, known) {
            self.all().push(Mark { moment, wal });
        }
    }

    /// What people knew that must be there if this log ends at `end`. A log that began anew holds all of those before.
    pub fn known_before(&self, log: Wal, end: u64) -> Tick {
        let marks = self.all();
        let begun = marks.iter().position(|mark| mark.wal.salt == log.salt).unwrap_or(marks.len());
        let earlier = marks[..begun].last().map_or(0, |mark| mark.moment);
        let inside = marks[begun..].iter().rev().find(|mark| mark.wal.salt == log.salt && mark.wal.end <= end);
        inside.map_or(earlier, |mark| mark.moment.max(earlier))
    }

    /// A place at which something was acknowledged, for a number that is thrown.
    pub fn place(&self, log: Wal, from: u64, throw: impl FnOnce(usize) -> usize) -> Option<u64> {
        let marks = self.all();
        let here = |mark: &&Mark| mark.wal.salt == log.salt && (from..=log.end).contains(&mark.wal.end);
        let places: Vec<u64> = marks.iter().filter(here).map(|mark| mark.wal.end).collect();
        if places.is_empty() { None } else { Some(places[throw(places.len())]) }
    }
}
