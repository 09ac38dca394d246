//! What is old may go, a little at a time: every step is a small write among the others, so nobody waits for it.
//!
//! Each step looks again whether what it removes is still old: somebody may have come back meanwhile. A table goes in one
//! transaction, but for its entries, which may be many; they follow in parts. A note in `house` remembers that until it is done.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::writer::{Verdict, Work};
use crate::{Millis, Phase, Result, Store, check_texts};

/// Rows that one step removes at most.
const PART: i64 = 500;

/// Tables that may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Old {
    /// Opened, but never begun.
    Unstarted,
    /// Begun, but nobody has made a move or said anything since.
    Abandoned,
    /// The match is over.
    Finished,
    /// A record that somebody brought.
    Brought,
}

impl Old {
    fn phase(self) -> &'static str {
        match self {
            Old::Unstarted => Phase::SetUp.text(),
            Old::Abandoned => Phase::Playing.text(),
            Old::Finished | Old::Brought => Phase::Over.text(),
        }
    }

    /// Whether a record was brought, as `openers` says it.
    fn brought(self) -> i64 {
        i64::from(self == Old::Brought)
    }
}

/// One step.
pub(crate) enum Sweep {
    Unlist {
        table: String,
        before: Millis,
    },
    /// What was said, of any finished game if no kind is named.
    Chat {
        table: String,
        old: Option<Old>,
        before: Millis,
    },
    /// All but the entries.
    Table {
        table: String,
        old: Old,
        before: Millis,
    },
    /// Entries of a table that is gone.
    Entries {
        table: String,
    },
    Guests {
        before: Millis,
    },
}

impl Store {
    /// Tables of a kind at which nobody has done anything since `before`.
    pub async fn old_tables(&self, old: Old, before: Millis, limit: i64) -> Result<Vec<String>> {
        // Whatever was not touched since then was opened before: `tables_old` finds these. Chat does not touch a table, but people who
        // still talk at a match that is on have not left it.
        let sql = "SELECT id FROM tables JOIN shows ON table_id = id WHERE phase = $1 AND created < $2 AND touched < $2 \
                   AND (phase <> 'playing' OR NOT EXISTS (SELECT 1 FROM chat AS said WHERE said.table_id = id AND said.at >= $2)) \
                   AND COALESCE((SELECT record FROM openers WHERE openers.table_id = id), 0) = $3 ORDER BY created, id LIMIT $4";
        let query = sqlx::query(sql).bind(old.phase()).bind(before).bind(old.brought()).bind(limit);
        self.ids(query).await
    }

    /// Tables of which nobody has done anything since `before` and something was said.
    pub async fn old_chats(&self, before: Millis, limit: i64) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables JOIN shows ON table_id = id WHERE phase = 'over' AND created < $1 AND touched < $1 \
                   AND EXISTS (SELECT 1 FROM chat WHERE chat.table_id = tables.id) ORDER BY created, id LIMIT $2";
        self.ids(sqlx::query(sql).bind(before).bind(limit)).await
    }

    /// Tables in the lobby at which nobody has done anything since `before`.
    pub async fn idle_listed(&self, before: Millis, limit: i64) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables JOIN shows ON table_id = id WHERE listed = 1 AND phase IN ('set-up', 'playing') \
                   AND touched < $1 ORDER BY created, id LIMIT $2";
        self.ids(sqlx::query(sql).bind(before).bind(limit)).await
    }

    /// Tables whose removal was broken off, or their arrival (`pieces.rs`).
    pub async fn half_removed(&self) -> Result<Vec<String>> {
        let mut ids = self.ids(sqlx::query("SELECT SUBSTR(name, 6) FROM house WHERE name LIKE 'gone:%'")).await?;
        // Looked at after the notes: one that has arrived meanwhile keeps its entries anyway.
        ids.retain(|id| !self.arrivals.has(id));
        Ok(ids)
    }

    /// Takes a table out of the lobby; `false` if it was not idle after all.
    pub async fn unlist(&self, table: &str, before: Millis) -> Result<bool> {
        check_texts([table])?;
        Ok(self.sweep(Sweep::Unlist { table: table.to_owned(), before }).await? > 0)
    }

    /// Removes all that was said at a finished table; how many lines went.
    pub async fn remove_chat(&self, table: &str, before: Millis) -> Result<i64> {
        check_texts([table])?;
        self.chat_in_parts(table, None, before).await
    }

    /// Removes a table with everything that belongs to it; `false` if it was not old after all.
    pub async fn remove_table(&self, table: &str, old: Old, before: Millis) -> Result<bool> {
        check_texts([table])?;
        self.chat_in_parts(table, Some(old), before).await?;
        let gone = self.sweep(Sweep::Table { table: table.to_owned(), old, before }).await? > 0;
        if gone {
            self.finish_removal(table).await?;
        }
        Ok(gone)
    }

    /// Removes the entries of a table that is gone.
    pub async fn finish_removal(&self, table: &str) -> Result<()> {
        while self.sweep(Sweep::Entries { table: table.to_owned() }).await? == PART {}
        Ok(())
    }

    /// Removes some of the guests who were not here since `before`, sit nowhere and have said nothing; how many went.
    pub async fn remove_guests(&self, before: Millis) -> Result<i64> {
        self.sweep(Sweep::Guests { before }).await
    }

    async fn chat_in_parts(&self, table: &str, old: Option<Old>, before: Millis) -> Result<i64> {
        let mut lines = 0;
        loop {
            let gone = self.sweep(Sweep::Chat { table: table.to_owned(), old, before }).await?;
            lines += gone;
            if gone < PART {
                return Ok(lines);
            }
        }
    }

    async fn sweep(&self, sweep: Sweep) -> Result<i64> {
        self.write(Work::Sweep(sweep)).await
    }

    async fn ids(&self, query: sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments>) -> Result<Vec<String>> {
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_all(&self.read).await?)
    }
}

/// The verdict is how many rows went.
pub(crate) async fn sweep(db: &mut AnyConnection, step: &Sweep) -> sqlx::Result<Verdict> {
    let gone = match step {
        Sweep::Unlist { table, before } => {
            let sql = "UPDATE tables SET listed = 0, version = version + 1 WHERE id = $1 AND listed = 1 \
                       AND EXISTS (SELECT 1 FROM shows WHERE table_id = $1 AND touched < $2)";
            sqlx::query(sql).bind(table).bind(*before).execute(db).await?.rows_affected()
        }
        Sweep::Chat { table, old, before } => {
            let sql = "DELETE FROM chat WHERE table_id = $1 \
                       AND n IN (SELECT n FROM chat WHERE table_id = $1 ORDER BY n LIMIT $2) \
                       AND EXISTS (SELECT 1 FROM tables JOIN shows ON table_id = id \
                                   WHERE id = $1 AND phase = $3 AND touched < $4 AND (phase <> 'playing' OR NOT EXISTS \
                                   (SELECT 1 FROM chat AS said WHERE said.table_id = $1 AND said.at >= $4))) \
                       AND $5 IN (-1, COALESCE((SELECT record FROM openers WHERE openers.table_id = $1), 0))";
            let (phase, brought) = old.map_or((Phase::Over.text(), -1), |old| (old.phase(), old.brought()));
            let query = sqlx::query(sql).bind(table).bind(PART).bind(phase).bind(*before).bind(brought);
            query.execute(db).await?.rows_affected()
        }
        Sweep::Table { table, old, before } => remove_table(db, table, *old, *before).await?,
        Sweep::Entries { table } => {
            let sql = "DELETE FROM entries WHERE table_id = $1 \
                       AND n IN (SELECT n FROM entries WHERE table_id = $1 ORDER BY n LIMIT $2) \
                       AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
            let gone = sqlx::query(sql).bind(table).bind(PART).execute(&mut *db).await?.rows_affected();
            if gone < PART as u64 {
                sqlx::query("DELETE FROM house WHERE name = $1").bind(note(table)).execute(db).await?;
            }
            gone
        }
        Sweep::Guests { before } => {
            let sql = "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < $1 \
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id) \
                       AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.guest = guests.id) ORDER BY seen LIMIT $2)";
            sqlx::query(sql).bind(*before).bind(PART).execute(db).await?.rows_affected()
        }
    };
    Ok(Ok(gone as i64))
}

async fn remove_table(db: &mut AnyConnection, table: &str, old: Old, before: Millis) -> sqlx::Result<u64> {
    let sql = "SELECT id FROM tables JOIN shows ON table_id = id WHERE id = $1 AND phase = $2 AND touched < $3 \
               AND (phase <> 'playing' OR NOT EXISTS (SELECT 1 FROM chat AS said WHERE said.table_id = $1 AND said.at >= $3)) \
               AND COALESCE((SELECT record FROM openers WHERE openers.table_id = $1), 0) = $4";
    let query = sqlx::query(sql).bind(table).bind(old.phase()).bind(before).bind(old.brought());
    let still = query.fetch_optional(&mut *db).await?;
    if still.is_none() {
        return Ok(0);
    }
    let sql = "INSERT INTO house (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(note(table)).execute(&mut *db).await?;
    for sql in [
        "DELETE FROM snapshots WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM seeds WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM shows WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(sql).bind(table).execute(&mut *db).await?;
    }
    Ok(1)
}

/// Under this name `house` remembers that entries of a table have yet to go, or are there ahead of it.
pub(crate) fn note(table: &str) -> String {
    format!("gone:{table}")
}
