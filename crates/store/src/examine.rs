//! What is wrong with a database or its files, as far as that can be seen without knowing any game. Nothing is changed by looking.

use std::path::{Path, PathBuf};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::backup::Moment;
use crate::lock::{self, FileLock};
use crate::open::{self, Backend};
use crate::{Millis, Result, StoreError, files};

/// A log longer than this was not folded in for a long time; the house does so every 32 MB.
const LONG_LOG: u64 = 256 * 1024 * 1024;

/// A house needs some room to go on.
const LITTLE_ROOM: u64 = 200 * 1024 * 1024;

/// Clocks of two machines differ; by a day they do not.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// What was seen.
#[derive(Default)]
pub struct Examination {
    /// How it is.
    pub facts: Vec<String>,
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// Everything that is there, for a closer look; not there if it is of another version.
    pub moment: Option<Moment>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub what: String,
    /// What to do about it.
    pub advice: String,
}

impl Examination {
    /// Adds something that is wrong.
    pub fn fault(&mut self, what: impl ToString, advice: impl ToString) {
        self.faults.push(Fault { what: what.to_string(), advice: advice.to_string() });
    }

    fn fact(&mut self, what: impl ToString) {
        self.facts.push(what.to_string());
    }
}

/// Looks at a database. An error means that it cannot be looked at.
pub async fn examine(url: &str, now: Millis) -> Result<Examination> {
    let (backend, full) = open::address(url)?;
    let mut seen = Examination::default();
    if let Some(file) = open::path(backend, &full)? {
        if !file.exists() {
            return Err(StoreError::Unavailable(format!("there is no file {}", file.display())));
        }
        look_at_files(&file.canonicalize().unwrap_or(file), &mut seen);
    }
    let mut moment = match Moment::open(url).await {
        Ok(moment) => moment,
        Err(StoreError::OlderData { schema: 0 }) => {
            seen.fault(
                "there are no tables of a house in it",
                "is this the right place? A house that opens here makes them",
            );
            return Ok(seen);
        }
        Err(error @ StoreError::OlderData { .. }) => {
            seen.fault(error, "make a copy of the files first if you may want to go back");
            return Ok(seen);
        }
        Err(error @ StoreError::NewerData { .. }) => {
            seen.fault(error, "an older program does not open it, so that it spoils nothing");
            return Ok(seen);
        }
        Err(error) => return Err(error),
    };
    seen.fact(format!("schema {}", crate::backup::newest_schema()));
    match backend {
        Backend::File | Backend::Memory => check_integrity(&mut moment.db, &mut seen).await?,
        Backend::Postgres => {
            let holder = lock::held_on_postgres(&mut moment.db).await?;
            seen.fact(holder.map_or("nobody holds its lock".to_owned(), |who| format!("in use by {who}")));
            compare_indexes(&mut moment, &mut seen).await?;
        }
    }
    look_at_rows(&mut moment, now, &mut seen).await?;
    let counts = moment.counts().await?;
    seen.fact(format!(
        "{} guests, {} tables, {} entries, {} lines of chat",
        counts.guests, counts.tables, counts.entries, counts.chat
    ));
    seen.moment = Some(moment);
    Ok(seen)
}

fn look_at_files(file: &Path, seen: &mut Examination) {
    for (path, mode) in files::open_to_others(file) {
        let what = format!("{} may be read by others on this machine (mode {mode:03o})", path.display());
        seen.fault(what, format!("chmod 600 {}", path.display()));
    }
    let holder = FileLock::held_by(file);
    seen.fact(holder.map_or("nobody holds its lock".to_owned(), |who| format!("in use by {who}")));
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |meta| meta.len());
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    let (log, data) = (size(&PathBuf::from(log)), size(file));
    seen.fact(format!("{} kB of data, {} kB of log", data / 1024, log / 1024));
    if log > LONG_LOG {
        let what = format!("the log has {} MB", log / 1024 / 1024);
        seen.fault(
            what,
            "something keeps it from being folded in: end programs that read the file, then restart the house",
        );
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(disk) = rustix::fs::statvfs(folder) {
        let free = disk.f_bavail.saturating_mul(disk.f_frsize);
        seen.fact(format!("{} MB free on the disk", free / 1024 / 1024));
        if free < LITTLE_ROOM.max(data / 10) {
            let what = format!("only {} MB are free on the disk", free / 1024 / 1024);
            seen.fault(what, "make room: a house that cannot write refuses moves until it can");
        }
    }
}

async fn check_integrity(db: &mut AnyConnection, seen: &mut Examination) -> Result<()> {
    let query = sqlx::query("PRAGMA integrity_check(20)");
    let answers = query.try_map(|row: AnyRow| row.try_get::<String, _>(0)).fetch_all(db).await;
    let answers = match answers {
        Ok(answers) => answers,
        // So broken that it cannot even be checked to the end.
        Err(error) => vec![StoreError::from(error).to_string()],
    };
    if answers == ["ok"] {
        seen.fact("SQLite finds its file whole");
        return Ok(());
    }
    for answer in answers {
        seen.fault(
            format!("SQLite finds its file damaged: {answer}"),
            "stop the house, keep a copy of all its files, and restore the latest backup into a new folder",
        );
    }
    Ok(())
}

/// Rows counted by walking through a table and by walking through its index must be as many.
async fn compare_indexes(moment: &mut Moment, seen: &mut Examination) -> Result<()> {
    let mut agree = true;
    for (table, sql) in [
        ("guests", "SELECT COUNT(id) FROM guests WHERE id >= ''"),
        ("tables", "SELECT COUNT(id) FROM tables WHERE id >= ''"),
        ("entries", "SELECT COUNT(n) FROM entries WHERE table_id >= ''"),
        ("chat", "SELECT COUNT(n) FROM chat WHERE table_id >= ''"),
    ] {
        let by_rows = "SET LOCAL enable_seqscan = on; SET LOCAL enable_indexscan = off; \
                       SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off";
        let by_index = "SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = on; \
                        SET LOCAL enable_indexonlyscan = on; SET LOCAL enable_bitmapscan = off";
        sqlx::raw_sql(by_rows).execute(&mut moment.db).await?;
        let rows = moment.count(sql).await?;
        sqlx::raw_sql(by_index).execute(&mut moment.db).await?;
        let indexed = moment.count(sql).await?;
        if rows != indexed {
            agree = false;
            let what = format!("{table} has {rows} rows, its index {indexed}");
            seen.fault(what, format!("REINDEX TABLE {table}, and look for a failing disk"));
        }
    }
    let back = "SET LOCAL enable_seqscan = on; SET LOCAL enable_bitmapscan = on";
    sqlx::raw_sql(back).execute(&mut moment.db).await?;
    let sql = "SELECT COALESCE(checksum_failures, 0)::BIGINT FROM pg_stat_database WHERE datname = current_database()";
    if moment.count(sql).await? > 0 {
        seen.fault(
            "PostgreSQL has met pages with a wrong checksum",
            "look for a failing disk, and restore the latest backup",
        );
    }
    if agree {
        seen.fact("rows and indexes agree");
    }
    Ok(())
}

async fn look_at_rows(moment: &mut Moment, now: Millis, seen: &mut Examination) -> Result<()> {
    let anew = "a backup leaves it behind: `teahouse backup`, then `teahouse restore` into an empty place";
    for (what, sql) in [
        ("seats without a table", "SELECT COUNT(*) FROM seats WHERE table_id NOT IN (SELECT id FROM tables)"),
        ("seeds without a table", "SELECT COUNT(*) FROM seeds WHERE table_id NOT IN (SELECT id FROM tables)"),
        ("lines of chat without a table", "SELECT COUNT(*) FROM chat WHERE table_id NOT IN (SELECT id FROM tables)"),
        ("snapshots without a table", "SELECT COUNT(*) FROM snapshots WHERE table_id NOT IN (SELECT id FROM tables)"),
        (
            "entries without a table",
            "SELECT COUNT(*) FROM entries WHERE table_id NOT IN (SELECT id FROM tables) \
             AND table_id NOT IN (SELECT SUBSTR(name, 6) FROM house WHERE name LIKE 'gone:%')",
        ),
    ] {
        let found = moment.count(sql).await?;
        if found > 0 {
            seen.fault(format!("{found} {what}"), anew);
        }
    }
    let lost = "restore it from a backup; until then nobody can open this table, the others are fine";
    for (what, sql) in [
        ("what lists show is missing", "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM shows) LIMIT 20"),
        ("its seed is missing", "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM seeds) LIMIT 20"),
        (
            "its entries have a gap",
            "SELECT table_id FROM entries GROUP BY table_id HAVING COUNT(*) <> MAX(n) + 1 OR MIN(n) <> 0 \
             ORDER BY table_id LIMIT 20",
        ),
        (
            "it has a seat of somebody unknown",
            "SELECT DISTINCT table_id FROM seats WHERE guest NOT IN (SELECT id FROM guests) ORDER BY table_id LIMIT 20",
        ),
    ] {
        for id in ids(&mut moment.db, sql).await? {
            seen.fault(format!("table {id}: {what}"), lost);
        }
    }
    let ahead = "SELECT s.table_id FROM snapshots s WHERE s.n > (SELECT COUNT(*) FROM entries e WHERE e.table_id = s.table_id) \
                 AND s.table_id IN (SELECT id FROM tables) ORDER BY s.table_id LIMIT 20";
    for id in ids(&mut moment.db, ahead).await? {
        seen.fault(format!("table {id}: its snapshot stands for entries that do not exist"), anew);
    }
    let future = "SELECT COUNT(*) FROM shows WHERE touched > $1 OR since > $1";
    let query = sqlx::query(future).bind(now + DAY).try_map(|row: AnyRow| row.try_get::<i64, _>(0));
    let found = query.fetch_one(&mut moment.db).await?;
    if found > 0 {
        let what = format!("{found} tables were last touched in the future: the clock of this machine is or was wrong");
        seen.fault(what, "set the clock (`timedatectl`); nothing is lost, but such tables count as young until then");
    }
    Ok(())
}

async fn ids(db: &mut AnyConnection, sql: &'static str) -> Result<Vec<String>> {
    Ok(sqlx::query(sql).try_map(|row: AnyRow| row.try_get(0)).fetch_all(db).await?)
}
