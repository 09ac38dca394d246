//! One moment of a database, for reading: what a backup writes down, and what an examination looks at.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::format::{Counts, Opened};
use super::listing::Rows;
use super::read::{Kept, KeptGuest};
use super::sound;
use crate::append::placeholders;
use crate::migrations::MIGRATIONS;
use crate::open::{self, Backend};
use crate::{Result, StoreError, check_texts, tables};

/// Guests that are read at once.
const TOGETHER: usize = 100;

/// A database as it was at one moment, for reading. It changes nothing there, and nobody waits for it.
pub struct Moment {
    pub(crate) db: AnyConnection,
    backend: Backend,
    /// Whether what is read now is of a later moment than what was read first.
    moved: bool,
}

impl Moment {
    /// Opens a database that is there. It must be of this version: nothing is brought up to date by looking.
    pub async fn open(url: &str) -> Result<Moment> {
        let (backend, url) = open::address(url)?;
        // Never made by looking for it.
        let url = url.replace("mode=rwc", "mode=rw");
        let mut db = open::connect(&open::options(&url)?).await?;
        let begin = match backend {
            Backend::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            // The first statement that reads fixes the moment, and the log keeps it.
            Backend::File | Backend::Memory => "PRAGMA busy_timeout = 5000; BEGIN",
        };
        sqlx::raw_sql(begin).execute(&mut db).await?;
        let mut moment = Moment { db, backend, moved: false };
        let schema = moment.schema().await?;
        let newest = newest_schema();
        if schema > newest {
            return Err(StoreError::NewerData { migration: schema });
        }
        if schema < newest {
            return Err(StoreError::OlderData { schema });
        }
        // After an error PostgreSQL hears nothing more before it is back here (`go_on`); the moment stays the same.
        sqlx::raw_sql("SAVEPOINT moment").execute(&mut moment.db).await?;
        Ok(moment)
    }

    /// The last migration it has; 0 if there is none of our tables.
    async fn schema(&mut self) -> Result<i64> {
        let query = sqlx::query("SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM _sqlx_migrations");
        match query.try_map(|row: AnyRow| row.try_get(0)).fetch_one(&mut self.db).await.map_err(StoreError::from) {
            // No such table: an empty database.
            Err(StoreError::Database(_)) => Ok(0),
            schema => schema,
        }
    }

    /// How much there is.
    pub async fn counts(&mut self) -> Result<Counts> {
        Ok(Counts {
            guests: self.count("SELECT COUNT(*) FROM guests").await?,
            tables: self.count("SELECT COUNT(*) FROM tables").await?,
            entries: self.count("SELECT COUNT(*) FROM entries WHERE table_id IN (SELECT id FROM tables)").await?,
            chat: self.count("SELECT COUNT(*) FROM chat WHERE table_id IN (SELECT id FROM tables)").await?,
            damaged: 0,
        })
    }

    pub(crate) async fn count(&mut self, sql: &'static str) -> Result<i64> {
        // Not kept: PostgreSQL would count again by the plan of the first time, whatever was set since.
        let query = sqlx::query(sql).persistent(false);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_one(&mut self.db).await?)
    }

    /// Guests by their ids: each as it can be saved and put back, or what is wrong with it; `None` where there is nobody. One that is damaged does not
    /// keep the others out.
    pub async fn sound_guests(&mut self, ids: &[String]) -> Result<Vec<(String, Result<Option<KeptGuest>, String>)>> {
        let mut found = Vec::with_capacity(ids.len());
        for part in ids.chunks(TOGETHER) {
            match self.guests(part).await {
                Ok(mut guests) => {
                    let mut one = |id: &String| guests.iter().position(|g| g.id == *id).map(|n| guests.swap_remove(n));
                    found.extend(part.iter().map(|id| (id.clone(), Ok(one(id)))));
                }
                // One of them is to blame.
                Err(_) => {
                    self.go_on().await?;
                    for id in part {
                        found.push((id.clone(), self.one_guest(id).await?));
                    }
                }
            }
        }
        for (_, guest) in &mut found {
            if let Ok(Some(kept)) = guest
                && let Err(what) = sound::guest(kept)
            {
                *guest = Err(what);
            }
        }
        Ok(found)
    }

    async fn one_guest(&mut self, id: &String) -> Result<Result<Option<KeptGuest>, String>> {
        Ok(match self.guests(std::slice::from_ref(id)).await {
            Ok(mut guests) => Ok(guests.pop()),
            Err(error) => {
                self.go_on().await?;
                Err(format!("cannot be read: {error}"))
            }
        })
    }

    async fn guests(&mut self, ids: &[String]) -> Result<Vec<KeptGuest>> {
        let list = placeholders("$", 1, ids.len());
        let sql = format!("SELECT id, name, token_hash, created, seen FROM guests WHERE id IN ({list})");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for id in ids {
            query = query.bind(id);
        }
        Ok(query.try_map(kept_guest).fetch_all(&mut self.db).await?)
    }

    /// Ids in their order, beginning after `after`, at most so many.
    pub(super) async fn ids(&mut self, rows: Rows, after: &str, most: i64) -> Result<Vec<String>> {
        let sql = match rows {
            Rows::Guests => "SELECT id FROM guests WHERE id > $1 ORDER BY id LIMIT $2",
            Rows::Tables => "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
        };
        let query = sqlx::query(sql).bind(after).bind(most);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_all(&mut self.db).await?)
    }

    /// The same from the end, down to `after`: beginning before `before`, or with the last one.
    pub(super) async fn ids_before(
        &mut self,
        rows: Rows,
        after: &str,
        before: Option<&str>,
        most: i64,
    ) -> Result<Vec<String>> {
        let sql = match (rows, before) {
            (Rows::Guests, None) => "SELECT id FROM guests WHERE id > $1 ORDER BY id DESC LIMIT $2",
            (Rows::Tables, None) => "SELECT id FROM tables WHERE id > $1 ORDER BY id DESC LIMIT $2",
            (Rows::Guests, Some(_)) => "SELECT id FROM guests WHERE id > $1 AND id < $3 ORDER BY id DESC LIMIT $2",
            (Rows::Tables, Some(_)) => "SELECT id FROM tables WHERE id > $1 AND id < $3 ORDER BY id DESC LIMIT $2",
        };
        let mut query = sqlx::query(sql).bind(after).bind(most);
        if let Some(before) = before {
            query = query.bind(before);
        }
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_all(&mut self.db).await?)
    }

    /// A table with everything that belongs to it.
    pub async fn table(&mut self, id: &str) -> Result<Option<Kept>> {
        check_texts([id])?;
        let row = sqlx::query(tables::WHOLE).bind(id).try_map(tables::whole_row).fetch_optional(&mut self.db).await?;
        let Some(row) = row else { return Ok(None) };
        let query = sqlx::query("SELECT seed FROM seeds WHERE table_id = $1").bind(id);
        let seed = query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(&mut self.db).await?;
        let query = sqlx::query("SELECT guest, record FROM openers WHERE table_id = $1").bind(id);
        let opener = query.try_map(opened).fetch_optional(&mut self.db).await?;
        let query = sqlx::query("SELECT seat, guest FROM seats WHERE table_id = $1 ORDER BY seat").bind(id);
        let seats = query.try_map(seat).fetch_all(&mut self.db).await?;
        let query = sqlx::query("SELECT n, body, token, at FROM entries WHERE table_id = $1 ORDER BY n").bind(id);
        let entries = query.try_map(crate::record::entry_row).fetch_all(&mut self.db).await?;
        let query = sqlx::query("SELECT n, guest, text, at FROM chat WHERE table_id = $1 ORDER BY n").bind(id);
        let chat = query.try_map(chat_line).fetch_all(&mut self.db).await?;
        Ok(Some(Kept { row, seed, opener, seats, entries, chat }))
    }

    /// A table that is there, if it can be saved and put back; the inner error says what is wrong with it. One that cannot
    /// be read is damaged by itself: the others are asked for all the same, unless nothing can be read any more.
    pub async fn sound_table(&mut self, id: &str) -> Result<Result<Kept, String>> {
        Ok(match self.table(id).await {
            Ok(Some(kept)) => sound::to_be_restored(&kept).map(|()| kept),
            Ok(None) => Err("what lists show is missing".to_owned()),
            Err(error) => {
                self.go_on().await?;
                Err(format!("it cannot be read: {error}"))
            }
        })
    }

    /// After an error: the same moment again. SQLite gives up a transaction in which the disk fails; then what is read from now on is of a later moment
    /// ([`moved`](Moment::moved)). An error is the news that nothing can be read any more.
    pub(super) async fn go_on(&mut self) -> Result<()> {
        let back = sqlx::raw_sql("ROLLBACK TO SAVEPOINT moment").execute(&mut self.db).await;
        match (back, self.backend) {
            (Ok(_), _) => Ok(()),
            (Err(error), Backend::Postgres) => Err(error.into()),
            (Err(_), Backend::File | Backend::Memory) => {
                sqlx::raw_sql("BEGIN; SAVEPOINT moment").execute(&mut self.db).await?;
                self.moved = true;
                Ok(())
            }
        }
    }

    /// Whether what was read last is of a later moment than what was read first.
    pub fn moved(&self) -> bool {
        self.moved
    }
}

fn opened(row: AnyRow) -> sqlx::Result<Opened> {
    Ok(Opened { guest: row.try_get("guest")?, record: row.try_get::<i64, _>("record")? != 0 })
}

fn seat(row: AnyRow) -> sqlx::Result<(u8, String)> {
    let seat = u8::try_from(row.try_get::<i64, _>("seat")?).map_err(|e| sqlx::Error::Decode(Box::new(e)))?;
    Ok((seat, row.try_get("guest")?))
}

fn kept_guest(row: AnyRow) -> sqlx::Result<KeptGuest> {
    Ok(KeptGuest {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        token_hash: Some(row.try_get("token_hash")?),
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

fn chat_line(row: AnyRow) -> sqlx::Result<crate::ChatLine> {
    Ok(crate::ChatLine {
        n: row.try_get("n")?,
        guest: row.try_get("guest")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

/// The migration that this program knows as the last.
pub(crate) fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}
