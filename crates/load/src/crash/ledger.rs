//! Everything that was played and written down so far, where a fault can look at it while people play on.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use teahouse_wire::Code;

use super::journal::{Journal, Tick};
use super::records::Brought;

/// A person's journal, which a fault may read at any time.
pub(crate) type SharedJournal = Arc<Mutex<Journal>>;

pub(crate) fn open(journal: &SharedJournal) -> MutexGuard<'_, Journal> {
    journal.lock().unwrap_or_else(|e| e.into_inner())
}

/// A table with what its people wrote down.
#[derive(Clone)]
pub(crate) struct Played {
    pub id: String,
    /// Cookies of the people, in seat order from seat 0 on.
    pub people: Vec<String>,
    pub journals: Vec<SharedJournal>,
    /// When everybody sat.
    pub since: Tick,
}

impl Played {
    /// The journals as they were at a moment.
    pub fn as_of(&self, moment: Tick) -> Vec<Journal> {
        self.journals.iter().map(|journal| open(journal).as_of(moment)).collect()
    }
}

/// What was played at all tables.
#[derive(Default)]
pub(crate) struct Ledger {
    tables: Mutex<Vec<Played>>,
    /// Records that were brought.
    records: Mutex<Vec<Brought>>,
    /// Guests and tables that the house did not know any more, or would not make.
    odd: Mutex<Vec<String>>,
    /// Moves that were answered with `done`.
    acknowledged: AtomicU64,
    /// Answers that say that the house cannot write now.
    troubles: AtomicU64,
}

impl Ledger {
    pub fn add(&self, played: Played) {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).push(played);
    }

    /// The tables so far.
    pub fn tables(&self) -> Vec<Played> {
        self.tables.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }

    pub fn add_record(&self, brought: Brought) {
        self.records.lock().unwrap_or_else(|e| e.into_inner()).push(brought);
    }

    /// The records so far.
    pub fn records(&self) -> Vec<Brought> {
        self.records.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }

    pub fn note_odd(&self, what: String) {
        self.odd.lock().unwrap_or_else(|e| e.into_inner()).push(what);
    }

    pub fn odd(&self) -> Vec<String> {
        self.odd.lock().unwrap_or_else(|e| e.into_inner()).clone()
    }

    pub fn note_acknowledged(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    pub fn note_trouble(&self) {
        self.troubles.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until moves are acknowledged again; `false` if none is for too long.
    pub async fn goes_on(&self) -> bool {
        grows(&self.acknowledged, Duration::from_secs(45)).await
    }

    /// Waits until somebody has heard that nothing can be written.
    pub async fn is_in_trouble(&self) -> bool {
        grows(&self.troubles, Duration::from_secs(15)).await
    }

    /// How often that was heard.
    pub fn troubles(&self) -> u64 {
        self.troubles.load(Ordering::Relaxed)
    }
}

async fn grows(count: &AtomicU64, patience: Duration) -> bool {
    let before = count.load(Ordering::Relaxed);
    let end = Instant::now() + patience;
    while count.load(Ordering::Relaxed) == before {
        if Instant::now() > end {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    true
}

/// Codes of a house that cannot write for the moment: whoever hears one tries again.
pub(crate) fn is_trouble(code: Code) -> bool {
    use Code::{
        DiskFull, HouseClosing, LockLost, StoreFailed, StoreLocked, StoreReadOnly, TableBusy, TimedOut, TooSlow,
    };
    let cannot_write = matches!(code, DiskFull | StoreFailed | StoreLocked | StoreReadOnly | LockLost);
    cannot_write || matches!(code, TableBusy | HouseClosing | TimedOut | TooSlow)
}
