//! What one person at one table sent, was answered and was shown; kept in memory, never by the house.

use std::hash::{DefaultHasher, Hash, Hasher};

use teahouse_wire::Json;

use crate::heard::{Heard, Known};

/// A move as it was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The message's own id.
    pub token: String,
    /// How many entries there were: the number of the move's own entry if it is carried out.
    pub at: u32,
    /// The move.
    pub mv: Json,
    /// How often the message was sent.
    pub times: u32,
    /// How often it was answered with `done`.
    pub answers: u32,
}

/// A state as it was shown, as digests: thousands of views are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Entries there were.
    pub entries: u32,
    /// Digest of the view.
    pub view: u64,
    /// Digest of what was waited for and of the legal moves.
    pub question: u64,
}

/// Events as they were told: those of entries `from` to `to`, `to` not included.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// First entry.
    pub from: u32,
    /// The entry after the last.
    pub to: u32,
    /// The events as text.
    pub events: Vec<String>,
}

/// All of one person at one table.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// Their seat.
    pub seat: u8,
    /// Moves in the order of their sending.
    pub sent: Vec<Sent>,
    /// States in the order of their coming.
    pub shown: Vec<Shown>,
    /// Events in the order of their coming.
    pub told: Vec<Stretch>,
    /// Moves that were under way when a socket broke.
    pub interrupted: u32,
    /// Those of them that turned out to be carried out.
    pub kept_unheard: u32,
    /// Answers that should not have come.
    pub odd: Vec<String>,
}

impl Journal {
    /// Writes a state down.
    pub(crate) fn note(&mut self, state: &Heard<'_>, known: &Known) -> Result<(), String> {
        let waiting = state.waiting.map_or("", |raw| raw.get());
        self.shown.push(Shown {
            entries: state.entries,
            view: digest(&(&*known.open, &*known.own)),
            question: digest(&(waiting, &*known.legal)),
        });
        let told = state.told()?;
        for (n, one) in told.iter().enumerate() {
            // Catching up tells each entry by itself; a fresh state tells a move and the draws after it as one.
            let to = told.get(n + 1).map_or(state.entries, |next| next.entry);
            let events = one.events.iter().map(|e| e.get().to_owned()).collect();
            self.told.push(Stretch { from: one.entry, to, events });
        }
        Ok(())
    }
}

/// A short stand-in for a long text.
pub fn digest(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
