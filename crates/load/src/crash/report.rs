//! What came out of a crash test.

use std::collections::BTreeMap;

use serde::Serialize;

/// What came out.
#[derive(Clone, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct CrashReport {
    /// How often each kind of bad luck struck.
    pub faults: BTreeMap<&'static str, u32>,
    pub kills: u32,
    pub restarts: u32,
    /// Copies of the files that were opened elsewhere: as they were, or cut, or damaged.
    pub copies: u32,
    /// Acknowledged moves that were looked for in them, all copies together.
    pub looked_for: usize,
    pub tables: usize,
    /// Tables of each game.
    pub games: BTreeMap<String, usize>,
    /// Messages answered with `done`: single moves and rows.
    pub acknowledged: usize,
    /// Those of them with several moves.
    pub rows: usize,
    pub taken_back: usize,
    /// Records that somebody brought meanwhile.
    pub brought: usize,
    pub orders: usize,
    /// Messages sent a second time.
    pub resent: u32,
    /// Answers that said that the house cannot write now.
    pub troubles: u64,
    /// Moves that were under way when a socket broke.
    pub interrupted: u32,
    /// Those of them that were on disk although nobody had been told.
    pub kept_unheard: u32,
    /// States and events compared with what was shown at another time, or with the record.
    pub compared: u64,
    pub records_verified: usize,
    pub lost: usize,
    pub doubled: usize,
    pub changed: usize,
    /// Answers that should not have come, records that do not hold.
    pub unexpected: usize,
    /// The first of these in words.
    pub findings: Vec<String>,
}

impl CrashReport {
    /// Whether the house kept its word.
    pub fn holds(&self) -> bool {
        self.lost + self.doubled + self.changed + self.unexpected == 0
    }
}
