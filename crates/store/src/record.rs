//! Reading a record: its entries, its length, its snapshot. Writing it is the business of `append.rs`.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::append::Append;
use crate::writer::Work;
use crate::{Change, Commit, EntryRow, NewEntry, Result, Snapshot, Store, check_texts};

impl Store {
    /// Writes entries number `at`, `at + 1`, … and, if given, the snapshot that replaces the last one. Returns after the
    /// commit. [`StoreError::Conflict`](crate::StoreError::Conflict) if `at` is not the length of the record; then nothing
    /// was written.
    pub async fn append(&self, table: &str, at: i64, entries: Vec<NewEntry>, snapshot: Option<Snapshot>) -> Result<()> {
        self.commit(Commit { table: table.to_owned(), at, entries, snapshot, change: Change::Nothing }).await
    }

    /// The same together with what else changes of the table. [`StoreError::Changed`](crate::StoreError::Changed) if somebody
    /// else has changed the row meanwhile; then nothing was written either.
    pub async fn commit(&self, commit: Commit) -> Result<()> {
        self.write(Work::Append(Append::new(commit)?)).await.map(drop)
    }

    /// The entries from number `from` on, in order.
    pub async fn entries(&self, table: &str, from: i64) -> Result<Vec<EntryRow>> {
        check_texts([table])?;
        let sql = "SELECT n, body, token, at FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n";
        Ok(sqlx::query(sql).bind(table).bind(from).try_map(entry_row).fetch_all(&self.read).await?)
    }

    /// What the entries from number `from` on say, in order: all that a match is made of.
    pub async fn entry_bodies(&self, table: &str, from: i64) -> Result<Vec<String>> {
        check_texts([table])?;
        let sql = "SELECT body FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n";
        let body = |row: AnyRow| row.try_get(0);
        Ok(sqlx::query(sql).bind(table).bind(from).try_map(body).fetch_all(&self.read).await?)
    }

    /// How many entries the record has.
    pub async fn length(&self, table: &str) -> Result<i64> {
        check_texts([table])?;
        let query = sqlx::query("SELECT COALESCE(MAX(n) + 1, 0) FROM entries WHERE table_id = $1").bind(table);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_one(&self.read).await?)
    }

    /// The latest snapshot.
    pub async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>> {
        check_texts([table])?;
        let query = sqlx::query("SELECT n, position FROM snapshots WHERE table_id = $1").bind(table);
        let snapshot = |row: AnyRow| Ok(Snapshot { n: row.try_get("n")?, position: row.try_get("position")? });
        Ok(query.try_map(snapshot).fetch_optional(&self.read).await?)
    }

    /// The number of the entry that was written with this token. Looks through the record from its end (there is no index: it
    /// would make every append dearer), so it is for doubtful cases, not for every message.
    pub async fn find_token(&self, table: &str, token: &str) -> Result<Option<i64>> {
        check_texts([table, token])?;
        let sql = "SELECT n FROM entries WHERE table_id = $1 AND token = $2 ORDER BY n DESC LIMIT 1";
        let query = sqlx::query(sql).bind(table).bind(token);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(&self.read).await?)
    }
}

pub(crate) fn entry_row(row: AnyRow) -> sqlx::Result<EntryRow> {
    Ok(EntryRow {
        n: row.try_get("n")?,
        body: row.try_get("body")?,
        token: row.try_get("token")?,
        at: row.try_get("at")?,
    })
}
