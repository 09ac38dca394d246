//! What can happen to a house.

use std::fmt;
use std::str::FromStr;

/// One kind of bad luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// `kill -9` at a random moment.
    Kill,
    /// The files as they are at a moment, opened elsewhere.
    PowerCut,
    /// The same with a log that is cut off or damaged.
    TornLog,
    /// No room is left for a while.
    FullDisk,
    /// The house is started on files that may only be read.
    ReadOnly,
    /// The clock jumps, forwards or backwards.
    Clock,
    /// PostgreSQL hangs up on everybody.
    HangUp,
    /// PostgreSQL itself is killed.
    DatabaseKill,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 8] = [
        Fault::Kill,
        Fault::PowerCut,
        Fault::TornLog,
        Fault::FullDisk,
        Fault::ReadOnly,
        Fault::Clock,
        Fault::HangUp,
        Fault::DatabaseKill,
    ];

    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Kill => "kill",
            Fault::PowerCut => "power-cut",
            Fault::TornLog => "torn-log",
            Fault::FullDisk => "full-disk",
            Fault::ReadOnly => "read-only",
            Fault::Clock => "clock",
            Fault::HangUp => "hang-up",
            Fault::DatabaseKill => "database-kill",
        }
    }

    /// Whether the house has to say for a while that it cannot write.
    pub fn is_trouble(self) -> bool {
        matches!(self, Fault::FullDisk | Fault::HangUp | Fault::DatabaseKill)
    }

    /// Whether it looks at the files of a SQLite house.
    pub fn copies(self) -> bool {
        matches!(self, Fault::PowerCut | Fault::TornLog)
    }

    /// Whether it needs a disk of its own.
    pub fn needs_disk(self) -> bool {
        matches!(self, Fault::FullDisk | Fault::ReadOnly)
    }

    /// Whether it can happen to a house on PostgreSQL (`true`) or on SQLite (`false`).
    pub fn fits(self, postgres: bool) -> bool {
        match self {
            Fault::Kill | Fault::Clock | Fault::FullDisk | Fault::ReadOnly => true,
            Fault::PowerCut | Fault::TornLog => !postgres,
            Fault::HangUp | Fault::DatabaseKill => postgres,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(text: &str) -> Result<Fault, String> {
        let known = || Fault::ALL.map(Fault::name).join(", ");
        Fault::ALL.into_iter().find(|f| f.name() == text).ok_or_else(|| format!("there are: {}", known()))
    }
}
