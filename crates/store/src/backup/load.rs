//! From a file into a database: all of it in one transaction, or nothing.

use std::io::BufRead;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::read::{Item, Kept, KeptGuest, Reader, Summary};
use super::{BackupError, Scope};
use crate::append::placeholders;
use crate::open::{self, Company};
use crate::{Phase, Result, StoreError, tables};

/// Rows of one statement.
const ROWS: usize = 64;

/// Where a file goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A whole house, into a database without guests and tables.
    Empty,
    /// Beside what is there; guests that are known keep what they have.
    Beside,
}

/// Puts a file into a database, made if it is missing. No house may be open there.
pub async fn load(url: &str, from: impl BufRead, into: Target) -> Result<Summary, BackupError> {
    let mut reader = Reader::new(from)?;
    if into == Target::Empty && reader.header().scope != Scope::House {
        return Err(BackupError::NotWhole);
    }
    let pools = open::open(url, Company::Refused).await?;
    // On PostgreSQL the connection that has the lock is the one that writes.
    let mut db = match pools.held {
        Some(held) => held,
        None => pools.write.acquire().await.map_err(StoreError::from)?,
    };
    let done = load_all(&mut db, &mut reader, into).await;
    let sql = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = sqlx::raw_sql(sql).execute(&mut *db).await;
    drop(db);
    pools.read.close().await;
    pools.write.close().await;
    done?;
    ended.map_err(StoreError::from)?;
    reader.finish()
}

async fn load_all(db: &mut AnyConnection, reader: &mut Reader<impl BufRead>, into: Target) -> Result<(), BackupError> {
    sqlx::raw_sql("BEGIN").execute(&mut *db).await.map_err(StoreError::from)?;
    if into == Target::Empty {
        let count = async |db: &mut AnyConnection, sql: &'static str| -> Result<i64> {
            Ok(sqlx::query(sql).try_map(|row: AnyRow| row.try_get(0)).fetch_one(db).await?)
        };
        let guests = count(db, "SELECT COUNT(*) FROM guests").await?;
        let tables = count(db, "SELECT COUNT(*) FROM tables").await?;
        if guests + tables > 0 {
            return Err(BackupError::NotEmpty { guests, tables });
        }
    }
    // The end of the file is read before anything is committed.
    while let Some(item) = reader.item()? {
        match item {
            Item::Guest(guest) => insert_guest(db, &guest).await?,
            Item::Table(kept) => insert_table(db, &kept).await?,
            // There is nothing of it in the file.
            Item::Damaged(_) => {}
        }
    }
    Ok(())
}

async fn insert_guest(db: &mut AnyConnection, guest: &KeptGuest) -> Result<()> {
    // No cookie has a hash like this: somebody of whom only the name came along is never recognised.
    let hash = guest.token_hash.clone().unwrap_or_else(|| format!("nobody:{}", guest.id));
    let sql =
        "INSERT INTO guests (id, name, token_hash, created, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&guest.id).bind(&guest.name).bind(hash).bind(guest.created).bind(guest.seen);
    query.execute(db).await?;
    Ok(())
}

async fn insert_table(db: &mut AnyConnection, kept: &Kept) -> Result<(), BackupError> {
    let id = &kept.row.id;
    let seed = match &kept.seed {
        Some(seed) => seed.as_str(),
        // A record that somebody brought has no dice.
        None if kept.row.phase == Phase::Over => "",
        None => return Err(BackupError::NoSeed(id.clone())),
    };
    match tables::create_row(db, &kept.row, seed).await.map_err(StoreError::from)? {
        Err(StoreError::Exists(_)) => return Err(BackupError::Exists(id.clone())),
        verdict => _ = verdict?,
    }
    if let Some(opener) = &kept.opener {
        tables::note_opener(db, id, &opener.guest, opener.record).await.map_err(StoreError::from)?;
    }
    tables::note_seats(db, id, &kept.seats).await.map_err(StoreError::from)?;
    let several = |row: &str, rows: usize| placeholders(row, 2, rows);
    for part in kept.entries.chunks(ROWS) {
        let rows = several("($1, $, $, $, $)", part.len());
        let sql = format!("INSERT INTO entries (table_id, n, body, token, at) VALUES {rows}");
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        for entry in part {
            query = query.bind(entry.n).bind(&entry.body).bind(&entry.token).bind(entry.at);
        }
        query.execute(&mut *db).await.map_err(StoreError::from)?;
    }
    for part in kept.chat.chunks(ROWS) {
        let rows = several("($1, $, $, $, $)", part.len());
        let sql = format!("INSERT INTO chat (table_id, n, guest, text, at) VALUES {rows}");
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        for line in part {
            query = query.bind(line.n).bind(&line.guest).bind(&line.text).bind(line.at);
        }
        query.execute(&mut *db).await.map_err(StoreError::from)?;
    }
    Ok(())
}
