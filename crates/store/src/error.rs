//! Why the store could not do it. What a database says in its own codes is translated here, once.

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use thiserror::Error;

/// Why the store could not do it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// `at` of an append is not the length of the record.
    #[error("the record has {length} entries")]
    Conflict {
        /// Entries there are.
        length: i64,
    },
    /// The table was updated by somebody else since it was read.
    #[error("the table has changed, it is now at version {version}")]
    Changed {
        /// Version there is.
        version: i64,
    },
    /// The id (or the token) is taken.
    #[error("this {0} exists already")]
    Exists(&'static str),
    /// There is nothing under this id.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// Somebody has opened as many as they may.
    #[error("too many of these: {0:?}")]
    TooMany(crate::Kept),
    /// PostgreSQL cannot keep U+0000, so SQLite must not either.
    #[error("a text contains the character U+0000")]
    BadText,
    /// A snapshot must not stand for entries that do not exist.
    #[error("a snapshot of {n} entries does not fit a record of {length}")]
    BadSnapshot {
        /// Entries it claims to stand for.
        n: i64,
        /// Entries there would be.
        length: i64,
    },
    /// Neither SQLite nor PostgreSQL.
    #[error("not the address of a database: {0}")]
    BadUrl(String),
    /// A newer program has written here; an older one would misunderstand it.
    #[error("the data was written by a newer Teahouse (migration {migration} is unknown); please update the program")]
    NewerData {
        /// The first migration we do not know.
        migration: i64,
    },
    /// An older program has written here, and this command does not change that.
    #[error(
        "the data is of an older Teahouse (schema {schema}); open the house once with this version, which brings it up to date"
    )]
    OlderData {
        /// The last migration it has.
        schema: i64,
    },
    /// The file, its folder or the server does not let us write.
    #[error("the database is read-only")]
    ReadOnly,
    /// No room is left. Nothing was written.
    #[error("the disk is full")]
    Full,
    /// Another process has kept the database to itself for too long. Nothing was written.
    #[error("the database is locked by another process")]
    Locked,
    /// Another process has this data: two would each serve what the other has changed.
    #[error("another house uses this data: {by}; stop it first, or choose other data for this one")]
    InUse {
        /// Who that is.
        by: String,
    },
    /// Another process may write here now, so this one must not any more.
    #[error("this process has lost its lock on the data and writes no more: {0}")]
    LockLost(String),
    /// The database does not answer. If it fell silent during a commit, nobody knows whether the write happened: read first.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// [`Store::close`](crate::Store::close) was called.
    #[error("the store is closed")]
    Closed,
    /// Anything else a database may say.
    #[error("the database says: {0}")]
    Database(String),
}

/// What fails where a database cannot do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// No room is left.
    Full,
    /// It may be read only.
    ReadOnly,
    /// Another program holds it.
    Locked,
    /// Another process may write by now.
    LockLost,
    /// It does not answer.
    Unavailable,
    /// The store was closed.
    Closed,
    /// Anything else.
    Database,
}

impl Failure {
    /// All there are, each at its own number.
    pub const ALL: [Failure; 7] = [
        Failure::Full,
        Failure::ReadOnly,
        Failure::Locked,
        Failure::LockLost,
        Failure::Unavailable,
        Failure::Closed,
        Failure::Database,
    ];

    /// Its name in figures and in the log.
    pub fn text(self) -> &'static str {
        match self {
            Failure::Full => "full",
            Failure::ReadOnly => "read-only",
            Failure::Locked => "locked",
            Failure::LockLost => "lock-lost",
            Failure::Unavailable => "unavailable",
            Failure::Closed => "closed",
            Failure::Database => "database",
        }
    }
}

impl StoreError {
    /// What failed, if the database did. The rest is an answer: somebody else was quicker, or asked for what cannot be.
    pub fn failure(&self) -> Option<Failure> {
        match self {
            StoreError::Conflict { .. } | StoreError::Changed { .. } | StoreError::Exists(_) => None,
            StoreError::Missing(_) | StoreError::TooMany(_) => None,
            StoreError::BadText | StoreError::BadSnapshot { .. } => None,
            StoreError::Full => Some(Failure::Full),
            StoreError::ReadOnly => Some(Failure::ReadOnly),
            StoreError::Locked => Some(Failure::Locked),
            StoreError::Unavailable(_) => Some(Failure::Unavailable),
            StoreError::Closed => Some(Failure::Closed),
            StoreError::LockLost(_) => Some(Failure::LockLost),
            StoreError::Database(_) | StoreError::BadUrl(_) => Some(Failure::Database),
            StoreError::NewerData { .. } | StoreError::OlderData { .. } | StoreError::InUse { .. } => {
                Some(Failure::Database)
            }
        }
    }

    /// Whether it says that nothing at all can be written, whatever it is.
    pub(crate) fn is_about_all(&self) -> bool {
        match self {
            StoreError::ReadOnly
            | StoreError::Full
            | StoreError::Locked
            | StoreError::LockLost(_)
            | StoreError::Unavailable(_) => true,
            StoreError::Conflict { .. }
            | StoreError::Changed { .. }
            | StoreError::Exists(_)
            | StoreError::Missing(_)
            | StoreError::TooMany(_)
            | StoreError::BadText
            | StoreError::BadSnapshot { .. }
            | StoreError::BadUrl(_)
            | StoreError::NewerData { .. }
            | StoreError::OlderData { .. }
            | StoreError::InUse { .. }
            | StoreError::Closed
            | StoreError::Database(_) => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(said) => {
                if let Some(sqlite) = said.try_downcast_ref::<SqliteError>() {
                    sqlite_error(sqlite)
                } else if let Some(postgres) = said.try_downcast_ref::<PgDatabaseError>() {
                    postgres_error(postgres)
                } else {
                    StoreError::Database(said.to_string())
                }
            }
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => StoreError::Unavailable("no connection within the time limit".to_owned()),
            sqlx::Error::Io(cause) => StoreError::Unavailable(cause.to_string()),
            sqlx::Error::Tls(cause) => StoreError::Unavailable(cause.to_string()),
            sqlx::Error::WorkerCrashed => StoreError::Unavailable("the connection broke down".to_owned()),
            sqlx::Error::Configuration(cause) => StoreError::BadUrl(cause.to_string()),
            other => StoreError::Database(other.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => cause.into(),
            MigrateError::VersionMissing(migration) => StoreError::NewerData { migration },
            other => StoreError::Database(other.to_string()),
        }
    }
}

/// <https://www.sqlite.org/rescode.html>: the low byte is the kind, the rest the details.
fn sqlite_error(error: &SqliteError) -> StoreError {
    use sqlx::error::DatabaseError;
    let code: i32 = error.code().and_then(|code| code.parse().ok()).unwrap_or_default();
    match code & 0xff {
        5 | 6 => StoreError::Locked,
        8 => StoreError::ReadOnly,
        13 => StoreError::Full,
        10 | 11 | 14 | 26 => StoreError::Unavailable(error.to_string()),
        _ => StoreError::Database(error.to_string()),
    }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn postgres_error(error: &PgDatabaseError) -> StoreError {
    match error.code() {
        "53100" => StoreError::Full,
        "25006" => StoreError::ReadOnly,
        "55P03" => StoreError::Locked,
        // Connection, login, no such database, resources, operator.
        code if ["08", "28", "3D", "53", "57"].contains(&&code[..2]) => StoreError::Unavailable(error.to_string()),
        _ => StoreError::Database(error.to_string()),
    }
}

/// Another process was quicker, or the database had to choose a victim: the same again, on fresh data, may work.
pub(crate) fn is_race(error: &sqlx::Error) -> bool {
    let Some(said) = error.as_database_error() else { return false };
    said.is_unique_violation() || said.code().is_some_and(|code| code == "40001" || code == "40P01")
}

/// The connection is gone, and with it everything that was not committed.
pub(crate) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(said) => said.code().is_some_and(|code| code.starts_with("57P")),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever counts them has a place for each.
    #[test]
    fn failures_are_listed_in_order() {
        assert!(Failure::ALL.iter().enumerate().all(|(n, failure)| *failure as usize == n));
        let texts: std::collections::BTreeSet<_> = Failure::ALL.map(Failure::text).into();
        assert_eq!(texts.len(), Failure::ALL.len());
        let lost = StoreError::LockLost("somebody".to_owned());
        assert_eq!(lost.failure(), Some(Failure::LockLost));
    }
}
