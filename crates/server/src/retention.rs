//! What is kept for how long. Once an hour the house removes what is old, a little at a time; people never wait for it.
//!
//! Nobody loses anything they still need: a match that is on stays until everybody has left it for longer than their cookies live, and
//! nothing goes of a table that is open in memory.
//! Nothing is removed on the word of a clock that has just been set: wall clock and running time must agree for an hour first.

use std::time::{Duration, Instant};

use teahouse_store::{Millis, Old};

use crate::clock;
use crate::error::ApiError;
use crate::house::House;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;

/// Tables that are looked at in one go.
const BATCH: i64 = 50;

/// Between two goes others have the store to themselves.
const PAUSE: Duration = Duration::from_millis(50);

/// How long things are kept; 0 means for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Days after which a guest who sits nowhere is forgotten. Their cookie lives for a year.
    pub guests: u32,
    /// Days after which a table goes that was opened and never begun.
    pub unstarted: u32,
    /// Days without a move or a word after which a match goes that was begun and never ended. By default longer than a cookie lives: by
    /// then nobody could take their seat again who has not been here meanwhile.
    pub abandoned: u32,
    /// Days after which a finished game goes.
    pub games: u32,
    /// Days after which a record goes that somebody brought. They have the file; and what is only looked at leaves no trace.
    pub records: u32,
    /// Days after the end of a game after which goes what was said there.
    pub chat: u32,
    /// Hours after which a table where nobody does anything leaves the lobby; who has its link still finds it.
    pub listed: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { guests: 400, unstarted: 30, abandoned: 400, games: 0, records: 365, chat: 365, listed: 48 }
    }
}

/// What went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Swept {
    pub unlisted: i64,
    pub unstarted: i64,
    pub abandoned: i64,
    pub games: i64,
    pub records: i64,
    pub chat: i64,
    pub guests: i64,
}

/// Removes what is old, once an hour, as long as the house is open.
pub async fn keep(house: House) {
    let mut steady = Steady::new(clock::now());
    loop {
        tokio::time::sleep(Duration::from_millis(HOUR as u64)).await;
        let now = clock::now();
        if !steady.trusts(now, Instant::now()) {
            tracing::warn!("the clock was set; nothing old is removed for an hour");
            continue;
        }
        match house.sweep(now).await {
            Ok(swept) if swept == Swept::default() => {}
            Ok(Swept { unlisted, unstarted, abandoned, games, records, chat, guests }) => {
                tracing::info!(unlisted, unstarted, abandoned, games, records, chat, guests, "what was old is gone");
            }
            Err(error) => {
                tracing::warn!(
                    code = error.problem.code.text(),
                    "what is old could not be removed; tried again in an hour"
                );
            }
        }
    }
}

/// Whether the wall clock has gone as fast as time.
struct Steady {
    wall: Millis,
    since: Instant,
}

impl Steady {
    fn new(wall: Millis) -> Steady {
        Steady { wall, since: Instant::now() }
    }

    fn trusts(&mut self, wall: Millis, at: Instant) -> bool {
        let passed = at.saturating_duration_since(self.since).as_millis() as Millis;
        let agree = (wall - self.wall - passed).abs() < 5 * 60 * 1000;
        (self.wall, self.since) = (wall, at);
        agree
    }
}

impl House {
    /// Removes what is old at the time `now`.
    pub async fn sweep(&self, now: Millis) -> Result<Swept, ApiError> {
        let Retention { guests, unstarted, abandoned, games, records, chat, listed } = self.settings.retention;
        let before = |count: u32, unit| (count > 0).then(|| now - Millis::from(count) * unit);
        let mut swept = Swept::default();
        for table in self.store.half_removed().await? {
            self.store.finish_removal(&table).await?;
        }
        if let Some(before) = before(listed, HOUR) {
            swept.unlisted = self.sweep_tables(Tables::Listed, before).await?;
        }
        if let Some(before) = before(unstarted, DAY) {
            swept.unstarted = self.sweep_tables(Tables::Old(Old::Unstarted), before).await?;
        }
        if let Some(before) = before(abandoned, DAY) {
            swept.abandoned = self.sweep_tables(Tables::Old(Old::Abandoned), before).await?;
        }
        // Where tables never leave the lobby by themselves, those that are gone may have been in it.
        if swept.unlisted + swept.unstarted + swept.abandoned > 0 {
            self.lobby.changed();
        }
        if let Some(before) = before(games, DAY) {
            swept.games = self.sweep_tables(Tables::Old(Old::Finished), before).await?;
        }
        if let Some(before) = before(records, DAY) {
            swept.records = self.sweep_tables(Tables::Old(Old::Brought), before).await?;
        }
        if let Some(before) = before(chat, DAY) {
            swept.chat = self.sweep_tables(Tables::Chat, before).await?;
        }
        // When somebody was here is known to two days (`is_first_today`, `Store::saw_guest`).
        if let Some(before) = before(guests, DAY).map(|before| before - 2 * DAY) {
            loop {
                let gone = self.store.remove_guests(before).await?;
                swept.guests += gone;
                if gone == 0 {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
        if swept.guests > 0 {
            self.cards.clear();
        }
        Ok(swept)
    }

    async fn sweep_tables(&self, which: Tables, before: Millis) -> Result<i64, ApiError> {
        let mut gone = 0;
        loop {
            let ids = match which {
                Tables::Listed => self.store.idle_listed(before, BATCH).await?,
                Tables::Old(old) => self.store.old_tables(old, before, BATCH).await?,
                Tables::Chat => self.store.old_chats(before, BATCH).await?,
            };
            let found = ids.len() as i64;
            let mut removed = 0;
            for id in ids {
                // A table that is in memory is used by somebody: its turn comes when they have gone.
                let Some(_closed) = self.rooms.keep_closed(&id).await else { continue };
                removed += match which {
                    Tables::Listed => i64::from(self.store.unlist(&id, before).await?),
                    Tables::Old(old) => i64::from(self.store.remove_table(&id, old, before).await?),
                    Tables::Chat => self.store.remove_chat(&id, before).await?,
                };
            }
            gone += removed;
            // Those that are used would be found again and again.
            if removed == 0 || found < BATCH {
                return Ok(gone);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

#[derive(Clone, Copy)]
enum Tables {
    Listed,
    Old(Old),
    Chat,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_is_not_trusted_for_a_while() {
        let mut steady = Steady::new(0);
        let start = steady.since;
        let at = |hours: u64| start + Duration::from_secs(hours * 3600);
        assert!(steady.trusts(HOUR, at(1)));
        assert!(!steady.trusts(HOUR + 400 * DAY, at(2)), "a year within an hour");
        assert!(steady.trusts(2 * HOUR + 400 * DAY, at(3)), "it has gone well since");
        assert!(!steady.trusts(4 * HOUR, at(4)), "and back again");
    }
}
