//! From a database into a file: one moment of it, while others go on writing.

use std::io::Write;

use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::BackupError;
use super::format::{
    ChatLine, Counts, EndLine, EntryLine, FORMAT, GuestLine, Header, Line, Scope, SeatLine, TableLine, hex,
};
use super::read::{Kept, KeptGuest};
use crate::append::placeholders;
use crate::migrations::MIGRATIONS;
use crate::open::{self, Backend};
use crate::{EntryRow, Phase, Result, Shows, StoreError, TableRow, check_texts, now};

/// Rows that are read at once.
const PAGE: i64 = 500;

/// A database as it was at one moment, for reading. It changes nothing there, and nobody waits for it.
pub struct Moment {
    pub(crate) db: AnyConnection,
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
        let mut moment = Moment { db };
        let schema = moment.schema().await?;
        let newest = newest_schema();
        if schema > newest {
            return Err(StoreError::NewerData { migration: schema });
        }
        if schema < newest {
            return Err(StoreError::OlderData { schema });
        }
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
            chat: self.count("SELECT COUNT(*) FROM chat").await?,
        })
    }

    pub(crate) async fn count(&mut self, sql: &'static str) -> Result<i64> {
        // Not kept: PostgreSQL would count again by the plan of the first time, whatever was set since.
        let query = sqlx::query(sql).persistent(false);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_one(&mut self.db).await?)
    }

    /// Guests in the order of their ids, beginning after `after`.
    pub async fn guests(&mut self, after: &str) -> Result<Vec<KeptGuest>> {
        let sql = "SELECT id, name, token_hash, created, seen FROM guests WHERE id > $1 ORDER BY id LIMIT $2";
        Ok(sqlx::query(sql).bind(after).bind(PAGE).try_map(kept_guest).fetch_all(&mut self.db).await?)
    }

    /// Guests by their ids.
    async fn guests_named(&mut self, ids: &[String]) -> Result<Vec<KeptGuest>> {
        let mut found = Vec::new();
        for part in ids.chunks(100) {
            let list = placeholders("$", 1, part.len());
            let sql = format!("SELECT id, name, token_hash, created, seen FROM guests WHERE id IN ({list})");
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for id in part {
                query = query.bind(id);
            }
            found.extend(query.try_map(kept_guest).fetch_all(&mut self.db).await?);
        }
        found.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(found)
    }

    /// Ids of tables in their order, beginning after `after`.
    pub async fn tables(&mut self, after: &str) -> Result<Vec<String>> {
        let query = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2").bind(after).bind(PAGE);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_all(&mut self.db).await?)
    }

    /// A table with everything that belongs to it.
    pub async fn table(&mut self, id: &str) -> Result<Option<Kept>> {
        check_texts([id])?;
        let sql = "SELECT * FROM tables JOIN shows ON table_id = id WHERE id = $1";
        let row = sqlx::query(sql).bind(id).try_map(crate::tables::table_row).fetch_optional(&mut self.db).await?;
        let Some(row) = row else { return Ok(None) };
        let query = sqlx::query("SELECT seed FROM seeds WHERE table_id = $1").bind(id);
        let seed = query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(&mut self.db).await?;
        let seat = |row: AnyRow| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get(1)?));
        let query = sqlx::query("SELECT seat, guest FROM seats WHERE table_id = $1 ORDER BY seat").bind(id);
        let seats = query.try_map(seat).fetch_all(&mut self.db).await?;
        let query = sqlx::query("SELECT n, body, token, at FROM entries WHERE table_id = $1 ORDER BY n").bind(id);
        let entries = query.try_map(crate::record::entry_row).fetch_all(&mut self.db).await?;
        let query = sqlx::query("SELECT n, guest, text, at FROM chat WHERE table_id = $1 ORDER BY n").bind(id);
        let chat = query.try_map(chat_line).fetch_all(&mut self.db).await?;
        Ok(Some(Kept { row, seed, seats, entries, chat }))
    }
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

/// Writes the whole house, or only the tables named, with the program's `version` in the first line.
pub async fn write(
    moment: &mut Moment,
    tables: Option<&[String]>,
    version: &str,
    out: &mut impl Write,
) -> Result<Counts, BackupError> {
    let mut out = Summing { out, sum: Sha256::new(), lines: 0 };
    let header = |scope, counts| Header {
        format: FORMAT,
        schema: newest_schema(),
        program: version.to_owned(),
        made: now(),
        scope,
        counts,
    };
    let counts = match tables {
        None => {
            let counts = moment.counts().await?;
            out.line(&header(Scope::House, counts))?;
            let mut after = String::new();
            loop {
                let page = moment.guests(&after).await?;
                let Some(last) = page.last() else { break };
                after.clone_from(&last.id);
                page.into_iter().try_for_each(|guest| out.line(&Line::Guest(guest_line(guest))))?;
            }
            let mut after = String::new();
            loop {
                let page = moment.tables(&after).await?;
                let Some(last) = page.last() else { break };
                after.clone_from(last);
                for id in &page {
                    let kept = moment.table(id).await?.ok_or_else(|| BackupError::NoTable(id.clone()))?;
                    write_table(&mut out, kept)?;
                }
            }
            counts
        }
        Some(ids) => {
            let (kept, guests) = some_tables(moment, ids).await?;
            let counts = Counts {
                guests: guests.len() as i64,
                tables: kept.len() as i64,
                entries: kept.iter().map(|kept| kept.entries.len() as i64).sum(),
                chat: kept.iter().map(|kept| kept.chat.len() as i64).sum(),
            };
            out.line(&header(Scope::Tables, counts))?;
            guests.into_iter().try_for_each(|guest| out.line(&Line::Guest(guest_line(guest))))?;
            kept.into_iter().try_for_each(|kept| write_table(&mut out, kept))?;
            counts
        }
    };
    let end = EndLine { lines: out.lines, sha256: hex(out.sum.clone().finalize()) };
    out.line(&Line::End(end))?;
    out.out.flush()?;
    Ok(counts)
}

/// Some tables and whoever is named in them: without the hashes of anybody's cookie, without seeds of matches that go on.
async fn some_tables(moment: &mut Moment, ids: &[String]) -> Result<(Vec<Kept>, Vec<KeptGuest>), BackupError> {
    let mut ids = ids.to_vec();
    ids.sort();
    ids.dedup();
    let (mut all, mut people) = (Vec::new(), Vec::new());
    for id in &ids {
        let mut kept = moment.table(id).await?.ok_or_else(|| BackupError::NoTable(id.clone()))?;
        if kept.row.phase != Phase::Over {
            kept.seed = None;
        }
        people.extend(kept.seats.iter().map(|(_, guest)| guest.clone()));
        people.extend(kept.chat.iter().map(|line| line.guest.clone()));
        all.push(kept);
    }
    people.sort();
    people.dedup();
    let mut guests = moment.guests_named(&people).await?;
    guests.iter_mut().for_each(|guest| guest.token_hash = None);
    Ok((all, guests))
}

fn write_table(out: &mut Summing<impl Write>, kept: Kept) -> Result<(), BackupError> {
    let Kept { row, seed, seats, entries, chat } = kept;
    let TableRow { id, game, phase, listed, body, version, created, touched, shows } = row;
    let Shows { entries: length, asked, since, result } = shows;
    out.line(&Line::Table(TableLine {
        id,
        game,
        phase: phase.text().to_owned(),
        listed,
        body,
        version,
        created,
        touched,
        entries: length,
        asked,
        since,
        result,
    }))?;
    seed.into_iter().try_for_each(|seed| out.line(&Line::Seed(seed)))?;
    seats.into_iter().try_for_each(|(seat, guest)| out.line(&Line::Seat(SeatLine { seat, guest })))?;
    let entry = |EntryRow { n, body, token, at }| Line::Entry(EntryLine { n, body, token, at });
    entries.into_iter().try_for_each(|row| out.line(&entry(row)))?;
    let said = |crate::ChatLine { n, guest, text, at }| Line::Chat(ChatLine { n, guest, text, at });
    chat.into_iter().try_for_each(|line| out.line(&said(line)))
}

fn guest_line(guest: KeptGuest) -> GuestLine {
    let KeptGuest { id, name, token_hash, created, seen } = guest;
    GuestLine { id, name, token_hash, created, seen }
}

/// Counts lines and adds up what is written.
struct Summing<'a, W: Write> {
    out: &'a mut W,
    sum: Sha256,
    lines: u64,
}

impl<W: Write> Summing<'_, W> {
    fn line(&mut self, line: &impl serde::Serialize) -> Result<(), BackupError> {
        let mut text = serde_json::to_string(line).map_err(std::io::Error::from)?;
        text.push('\n');
        self.sum.update(&text);
        self.lines += 1;
        Ok(self.out.write_all(text.as_bytes())?)
    }
}
