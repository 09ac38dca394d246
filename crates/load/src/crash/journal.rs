//! What one person at one table sent, was answered and was shown; kept in memory, never by the house.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

use teahouse_wire::Json;

use crate::heard::{Heard, Known};

/// A moment of the run: whatever was heard later has a greater one.
pub type Tick = u64;

static TICKS: AtomicU64 = AtomicU64::new(0);

/// The next moment.
pub fn tick() -> Tick {
    TICKS.fetch_add(1, Ordering::Relaxed) + 1
}

/// The last moment there was.
pub fn last_tick() -> Tick {
    TICKS.load(Ordering::Relaxed)
}

/// A row of moves as it was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The message's own id.
    pub token: String,
    /// How many entries there were: the number of the first move's entry if the row is carried out.
    pub at: u32,
    /// The moves.
    pub moves: Vec<Json>,
    /// How often the message was sent.
    pub times: u32,
    /// How often it was answered with `done`.
    pub answers: u32,
    /// When it was first answered so.
    pub answered: Option<Tick>,
    /// A rule forbade it: then nothing of it may be there.
    pub refused: bool,
}

/// A state as it was shown, as digests: thousands of views are kept.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Entries there were.
    pub entries: u32,
    /// Digest of the view.
    pub view: u64,
    /// Digest of what was waited for and of the legal moves.
    pub question: u64,
    /// Digest of the standing order.
    pub order: u64,
    /// The first one after a socket was opened.
    pub fresh: bool,
    /// When it came.
    pub tick: Tick,
}

/// Events as they were told, of the game and of the house: those of entries `from` to `to`, `to` not included.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// First entry.
    pub from: u32,
    /// The entry after the last.
    pub to: u32,
    /// The events as text.
    pub events: Vec<String>,
    /// When they came.
    pub tick: Tick,
}

/// A request to take something back at once, at this number of entries.
#[derive(Clone, Debug)]
pub struct Undo {
    /// The number of its entry if it is carried out.
    pub at: u32,
    /// When the house agreed.
    pub agreed: Option<Tick>,
}

/// A standing order that was given, or taken back.
#[derive(Clone, Debug)]
pub struct Order {
    /// Entries that were known then.
    pub at: u32,
    /// Digest of the order.
    pub order: u64,
    /// When it was sent.
    pub sent: Tick,
    /// When the house agreed.
    pub agreed: Option<Tick>,
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
    /// What was taken back.
    pub undos: Vec<Undo>,
    /// Standing orders.
    pub orders: Vec<Order>,
    /// Moves that were under way when a socket broke.
    pub interrupted: u32,
    /// Those of them that turned out to be carried out.
    pub kept_unheard: u32,
    /// Answers that should not have come.
    pub odd: Vec<String>,
}

impl Journal {
    /// Writes a state down.
    pub(crate) fn note(&mut self, state: &Heard<'_>, known: &Known, fresh: bool) -> Result<(), String> {
        let waiting = state.waiting.map_or("", |raw| raw.get());
        let tick = tick();
        self.shown.push(Shown {
            entries: state.entries,
            view: digest(&(&*known.open, &*known.own)),
            question: digest(&(waiting, &*known.legal)),
            order: order_digest(state.order.map(|raw| raw.get())),
            fresh,
            tick,
        });
        let told = state.told()?;
        for (n, one) in told.iter().enumerate() {
            // Catching up tells each entry by itself; a fresh state tells a move and the draws after it as one.
            let to = told.get(n + 1).map_or(state.entries, |next| next.entry);
            self.told.push(Stretch { from: one.entry, to, events: one.texts(), tick });
        }
        Ok(())
    }

    /// What this person knew at a moment. What was sent later stays, unanswered: it may have been carried out all the same.
    pub fn as_of(&self, moment: Tick) -> Journal {
        let mut then = self.clone();
        let was = |when: Option<Tick>| when.filter(|tick| *tick <= moment);
        for sent in &mut then.sent {
            sent.answered = was(sent.answered);
            sent.answers = if sent.answered.is_some() { sent.answers } else { 0 };
        }
        then.shown.retain(|shown| shown.tick <= moment);
        then.told.retain(|stretch| stretch.tick <= moment);
        then.undos.iter_mut().for_each(|undo| undo.agreed = was(undo.agreed));
        then.orders.iter_mut().for_each(|order| order.agreed = was(order.agreed));
        then
    }
}

/// A short stand-in for a long text.
pub fn digest(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// The same for an order: however it is spaced. 0: none.
pub fn order_digest(order: Option<&str>) -> u64 {
    let plain = order.and_then(|text| serde_json::from_str::<serde_json::Value>(text).ok());
    plain.filter(|order| !order.is_null()).map_or(0, |order| digest(&order.to_string()))
}
