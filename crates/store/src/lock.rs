//! One process at a time: two houses on the same data would each serve what the other has changed long ago.
//!
//! For a SQLite file it is a lock of the operating system on a file beside it, which ends with the process however it ends.
//! For PostgreSQL it is an advisory lock of the writer's own session: where the session is gone, so is every transaction of it,
//! so nothing can be written without the lock. A new session goes on only if nobody held the lock in between (`house.holder`).

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::{Millis, Result, StoreError, files, now};

/// Letters of "teahouse": the number of the advisory lock.
const KEY: i64 = 0x7465_6168_6f75_7365;

/// A process that was killed a moment ago may still be on its way out; PostgreSQL needs longer to notice.
const TRIES_FILE: u32 = 20;
const TRIES_POSTGRES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(100);

/// What keeps other processes out.
pub(crate) enum Lock {
    /// Others are welcome, or cannot come (memory).
    Nobody,
    File(FileLock),
    Postgres(Holder),
}

/// A locked file beside the database.
pub(crate) struct FileLock {
    file: File,
    path: PathBuf,
}

/// Who holds a lock: enough to be found, and different for every process that ever was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Holder {
    process: u32,
    machine: String,
    since: Millis,
}

impl Lock {
    /// Whether another process may have got in. A session of PostgreSQL answers this by being there (`retake`).
    pub fn check(&self) -> Result<()> {
        match self {
            Lock::Nobody | Lock::Postgres(_) => Ok(()),
            Lock::File(lock) if lock.is_there() => Ok(()),
            Lock::File(lock) => Err(StoreError::LockLost(format!("{} was removed or replaced", lock.path.display()))),
        }
    }

    /// In a new session: takes the lock again. Whoever held it meanwhile has left a name.
    pub async fn retake(&self, db: &mut AnyConnection) -> Result<()> {
        let Lock::Postgres(me) = self else { return Ok(()) };
        match take_postgres(db, TRIES_POSTGRES).await? {
            true => {}
            // A session of our own may not have ended yet: then nobody else has got in, and it is tried again.
            false if read_holder(db).await? == Some(me.text()) => {
                return Err(StoreError::Unavailable("the session from before still holds the lock".to_owned()));
            }
            false => return Err(StoreError::LockLost(format!("it is held by {}", holder(db).await?))),
        }
        match read_holder(db).await? {
            Some(last) if last == me.text() => Ok(()),
            last => {
                let last = last.as_deref().and_then(Holder::read);
                let who = last.map_or("somebody".to_owned(), |last| last.said(now()));
                Err(StoreError::LockLost(format!("it was held by {who} meanwhile")))
            }
        }
    }
}

impl FileLock {
    /// Where the lock of a database is.
    pub fn path_of(database: &Path) -> PathBuf {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        name.into()
    }

    /// Locks the file beside `database`, or says who has.
    pub async fn take(database: &Path) -> Result<FileLock> {
        let path = FileLock::path_of(database);
        let cannot = |cause: std::io::Error| match cause.kind() {
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            _ => StoreError::Unavailable(format!("{}: {cause}", path.display())),
        };
        for attempt in 1.. {
            let file = files::private(OpenOptions::new().read(true).write(true).create(true)).open(&path);
            let mut lock = FileLock { file: file.map_err(cannot)?, path: path.clone() };
            match lock.file.try_lock() {
                // One that was removed while we waited for it keeps nobody out.
                Ok(()) if lock.is_there() => {
                    lock.sign().map_err(cannot)?;
                    return Ok(lock);
                }
                Ok(()) => {}
                Err(TryLockError::WouldBlock) if attempt >= TRIES_FILE => {
                    return Err(StoreError::InUse { by: lock.signature() });
                }
                Err(TryLockError::WouldBlock) => tokio::time::sleep(PAUSE / 2).await,
                Err(TryLockError::Error(cause)) => return Err(cannot(cause)),
            }
        }
        unreachable!("the loop ends by returning")
    }

    /// Who holds the lock beside `database` now, if anybody.
    pub fn held_by(database: &Path) -> Option<String> {
        let path = FileLock::path_of(database);
        let mut lock = FileLock { file: File::open(&path).ok()?, path };
        matches!(lock.file.try_lock_shared(), Err(TryLockError::WouldBlock)).then(|| lock.signature())
    }

    fn sign(&mut self) -> std::io::Result<()> {
        self.file.set_len(0)?;
        self.file.write_all(Holder::me().text().as_bytes())
    }

    fn signature(&mut self) -> String {
        let mut text = String::new();
        _ = self.file.rewind();
        _ = self.file.read_to_string(&mut text);
        Holder::read(&text).map_or("another process".to_owned(), |holder| holder.said(now()))
    }

    /// Whether the locked file is still the one that others would find.
    fn is_there(&self) -> bool {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let id = |meta: std::fs::Metadata| (meta.dev(), meta.ino());
            let (ours, found) = (self.file.metadata().map(id), std::fs::metadata(&self.path).map(id));
            matches!((ours, found), (Ok(ours), Ok(found)) if ours == found)
        }
        #[cfg(not(unix))]
        self.path.exists()
    }
}

impl Holder {
    pub fn me() -> Holder {
        let machine = rustix::system::uname().nodename().to_string_lossy().replace(char::is_whitespace, "-");
        Holder { process: std::process::id(), machine, since: now() }
    }

    fn text(&self) -> String {
        format!("{} {} {}", self.process, self.machine, self.since)
    }

    fn read(text: &str) -> Option<Holder> {
        let mut parts = text.split_whitespace();
        let (process, machine, since) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Holder { process: process.parse().ok()?, machine: machine.to_owned(), since: since.parse().ok()? })
    }

    fn said(&self, now: Millis) -> String {
        let minutes = (now - self.since).max(0) / 60_000;
        format!("process {} on {}, since {minutes} min ago", self.process, self.machine)
    }
}

/// The lock of a database on PostgreSQL for the life of this session. The first to take it has yet to sign ([`sign`]).
pub(crate) async fn take_first(db: &mut AnyConnection) -> Result<()> {
    match take_postgres(db, TRIES_POSTGRES).await? {
        true => Ok(()),
        false => Err(StoreError::InUse { by: holder(db).await? }),
    }
}

/// Leaves our name, once the tables are there.
pub(crate) async fn sign(db: &mut AnyConnection) -> Result<Holder> {
    let me = Holder::me();
    let sql =
        "INSERT INTO house (name, value) VALUES ('holder', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(sql).bind(me.text()).execute(db).await?;
    Ok(me)
}

async fn take_postgres(db: &mut AnyConnection, tries: u32) -> Result<bool> {
    for attempt in 1..=tries {
        let sql = "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END::BIGINT";
        let taken =
            sqlx::query(sql).bind(KEY).try_map(|row: AnyRow| row.try_get::<i64, _>(0)).fetch_one(&mut *db).await?;
        if taken == 1 {
            return Ok(true);
        }
        if attempt < tries {
            tokio::time::sleep(PAUSE).await;
        }
    }
    Ok(false)
}

/// Who holds the lock, as they have signed.
async fn holder(db: &mut AnyConnection) -> Result<String> {
    let signed = read_holder(db).await.ok().flatten().as_deref().and_then(Holder::read);
    Ok(signed.map_or("another process".to_owned(), |holder| holder.said(now())))
}

/// Who holds the lock of a database on PostgreSQL now, if anybody.
pub(crate) async fn held_on_postgres(db: &mut AnyConnection) -> Result<Option<String>> {
    let sql = "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1 \
               AND classid = ($1 >> 32)::OID AND objid = ($1 & 4294967295)::OID \
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let held = sqlx::query(sql).bind(KEY).try_map(|row: AnyRow| row.try_get::<i64, _>(0)).fetch_one(&mut *db).await?;
    if held == 0 { Ok(None) } else { Ok(Some(holder(db).await?)) }
}

async fn read_holder(db: &mut AnyConnection) -> Result<Option<String>> {
    let query = sqlx::query("SELECT value FROM house WHERE name = 'holder'");
    Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(db).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_holder_is_read_as_it_signed() {
        let me = Holder::me();
        assert_eq!(Holder::read(&me.text()), Some(me));
        assert_eq!(Holder::read(""), None);
        let other = Holder::read("12 tea 60000").unwrap();
        assert_eq!(other.said(181_000), "process 12 on tea, since 2 min ago");
    }
}
