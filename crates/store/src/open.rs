//! Opening a database: the address, the connections and their settings, the migrations.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions, Connection};
use tokio::time::timeout;

use crate::lock::{self, FileLock, Lock};
use crate::migrations::MIGRATIONS;
use crate::{Result, StoreError, files};

/// Readers find what they look for once; what the system has in memory need not be there four times more.
const READER_SETTINGS: &str = "PRAGMA cache_size = -256";

/// FULL: a commit returns when the disk has it. WAL: readers and the writer do not wait for each other; the log is folded in
/// every 32 MB, since that costs two more waits for the disk. What a statement might have to undo stays in memory.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA wal_autocheckpoint = 8000; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY";

const READERS: u32 = 4;

/// For a connection.
const WAIT: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backend {
    /// A SQLite file.
    File,
    /// SQLite in memory: it lives as long as its only connection, which readers and writer share.
    Memory,
    Postgres,
}

/// The connections of a store: one to write, a few to read.
pub(crate) struct Pools {
    pub backend: Backend,
    pub read: AnyPool,
    pub write: AnyPool,
    /// What keeps other processes out.
    pub lock: Lock,
    /// The connection that holds the lock, if it is one that does.
    pub held: Option<PoolConnection<Any>>,
}

/// Whether other processes may use the same data at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    Welcome,
    Refused,
}

pub(crate) async fn open(url: &str, company: Company) -> Result<Pools> {
    let (backend, url) = address(url)?;
    let lock = match (file_of(backend, &url)?, company) {
        (Some(file), Company::Refused) => Lock::File(FileLock::take(&file).await?),
        _ => Lock::Nobody,
    };
    let options = options(&url)?;
    // A pool tries again and again where we want to hear at once what is wrong, so the first visit is without one.
    let mut visit = connect(&options).await?;
    let alone_there = backend == Backend::Postgres && company == Company::Refused;
    // Nothing is changed before the lock is ours.
    let ready = if alone_there { Ok(()) } else { prepare(backend, &mut visit).await };
    _ = visit.close().await;
    ready?;
    let write = pool(backend, 1, "").connect_lazy_with(options.clone());
    let read = match backend {
        Backend::Memory => {
            prepare(backend, &mut *write.acquire().await?).await?;
            write.clone()
        }
        Backend::File | Backend::Postgres => pool(backend, READERS, READER_SETTINGS).connect_lazy_with(options),
    };
    if !alone_there {
        return Ok(Pools { backend, read, write, lock, held: None });
    }
    let mut held = write.acquire().await?;
    lock::take_first(&mut held).await?;
    prepare(backend, &mut held).await?;
    let lock = Lock::Postgres(lock::sign(&mut held).await?);
    Ok(Pools { backend, read, write, lock, held: Some(held) })
}

pub(crate) fn options(url: &str) -> Result<AnyConnectOptions> {
    sqlx::any::install_default_drivers();
    Ok(AnyConnectOptions::from_str(url)?.disable_statement_logging())
}

pub(crate) async fn connect(options: &AnyConnectOptions) -> Result<AnyConnection> {
    Ok(timeout(WAIT, options.connect()).await.map_err(|_| sqlx::Error::PoolTimedOut)??)
}

/// The file of a database on disk, made if it may be.
fn file_of(backend: Backend, url: &str) -> Result<Option<PathBuf>> {
    let Some(file) = path(backend, url)? else { return Ok(None) };
    if url.contains("mode=rwc") {
        files::make_private(&file)?;
    }
    files::warn_of_open(&file);
    // One file under two names has one lock.
    Ok(Some(file.canonicalize().unwrap_or(file)))
}

/// The file that an address names.
pub(crate) fn path(backend: Backend, url: &str) -> Result<Option<PathBuf>> {
    match backend {
        Backend::File => Ok(Some(SqliteConnectOptions::from_str(url)?.get_filename().to_owned())),
        Backend::Memory | Backend::Postgres => Ok(None),
    }
}

/// Which database, and its address as sqlx wants it. An address may hold a password: errors show the scheme only.
pub(crate) fn address(url: &str) -> Result<(Backend, String)> {
    let (scheme, rest) = url.split_once(':').ok_or_else(|| StoreError::BadUrl("there is no scheme".to_owned()))?;
    match scheme {
        "postgres" | "postgresql" => Ok((Backend::Postgres, url.to_owned())),
        "sqlite" => {
            let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
            let mode = query.split('&').find_map(|pair| pair.strip_prefix("mode="));
            if mode == Some("memory") || path.trim_start_matches('/') == ":memory:" {
                return Ok((Backend::Memory, url.to_owned()));
            }
            if mode.is_some() {
                return Ok((Backend::File, url.to_owned()));
            }
            let joint = if url.contains('?') { '&' } else { '?' };
            Ok((Backend::File, format!("{url}{joint}mode=rwc")))
        }
        _ => Err(StoreError::BadUrl(format!("{scheme}: is neither sqlite: nor postgres:"))),
    }
}

fn pool(backend: Backend, connections: u32, settings: &'static str) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(WAIT);
    if backend == Backend::Postgres {
        return options;
    }
    let options = options.after_connect(move |connection, _| {
        Box::pin(async move {
            settle(connection).await?;
            sqlx::raw_sql(settings).execute(connection).await?;
            Ok(())
        })
    });
    // A file does not hang up on us, and a database in memory would be gone with its connection.
    options.test_before_acquire(false).idle_timeout(None).max_lifetime(None)
}

async fn settle(connection: &mut AnyConnection) -> sqlx::Result<()> {
    sqlx::raw_sql(SQLITE_SETTINGS).execute(connection).await?;
    Ok(())
}

async fn prepare(backend: Backend, connection: &mut AnyConnection) -> Result<()> {
    if backend != Backend::Postgres {
        settle(connection).await?;
    }
    MIGRATIONS.run(&mut *connection).await?;
    // What may only be read opens without a word; better to hear of it now than with the first move.
    sqlx::query("DELETE FROM tables WHERE 1 = 0").execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row;
    use sqlx::any::AnyRow;

    /// The promise hangs on these.
    #[tokio::test]
    async fn every_connection_to_a_file_has_the_settings() {
        let file = std::env::temp_dir().join(format!("teahouse-store-settings-{}.db", std::process::id()));
        let pools = open(&format!("sqlite://{}", file.display()), Company::Welcome).await.unwrap();
        for pool in [&pools.read, &pools.write] {
            let sql = "SELECT journal_mode || ' ' || synchronous || ' ' || foreign_keys || ' ' || timeout \
                       FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout";
            let settings = sqlx::query(sql).try_map(|row: AnyRow| row.try_get::<String, _>(0)).fetch_one(pool).await;
            assert_eq!(settings.unwrap(), "wal 2 1 5000");
            pool.close().await;
        }
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn addresses() {
        let read = |url| address(url).unwrap();
        assert_eq!(read("sqlite::memory:"), (Backend::Memory, "sqlite::memory:".to_owned()));
        assert_eq!(read("sqlite://:memory:").0, Backend::Memory);
        assert_eq!(read("sqlite:///a/b.db"), (Backend::File, "sqlite:///a/b.db?mode=rwc".to_owned()));
        assert_eq!(read("sqlite:b.db?mode=ro"), (Backend::File, "sqlite:b.db?mode=ro".to_owned()));
        assert_eq!(read("sqlite:b.db?cache=private").1, "sqlite:b.db?cache=private&mode=rwc");
        assert_eq!(read("postgres://me@there/db").0, Backend::Postgres);
        assert_eq!(address("nonsense"), Err(StoreError::BadUrl("there is no scheme".to_owned())));
        let error = address("mysql://me:secret@there/db").unwrap_err();
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}
