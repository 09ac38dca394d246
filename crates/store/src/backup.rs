//! Everything in one file that either database can read again: `docs/backup-format.md` describes it.
//!
//! A file is written (`write.rs`) from one moment of a database (`moment.rs`), while a house may go on playing in it, read with every check
//! that needs no rules (`read.rs`), and put into a database in one transaction (`load.rs`). What is damaged does not keep the
//! rest out of it (`sound.rs`, `listing.rs`). Whether matches replay by the rules is for others to say: the store knows no games.

mod format;
pub mod fuzz;
mod listing;
mod load;
mod moment;
mod read;
mod sound;
mod write;

use thiserror::Error;

pub use format::{Counts, Damaged, Header, Opened, Part, Scope};
pub use listing::{Listing, Rows};
pub use load::{Target, load};
pub use moment::Moment;
pub(crate) use moment::newest_schema;
pub use read::{Item, Kept, KeptGuest, Reader, Summary};
pub use write::write;

use crate::StoreError;

/// Why a file could not be written, read or put into a database. Nothing was changed.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] std::io::Error),
    /// No backup at all.
    #[error("this is no file of `teahouse backup` or `teahouse export`")]
    NotABackup,
    /// A newer program has written it.
    #[error("the file has format {format}, and this program knows {known}; please update the program")]
    NewerFormat {
        /// The file's.
        format: u32,
        /// Ours.
        known: u32,
    },
    /// It ends too early.
    #[error("the file is torn: it ends after line {line}, without its last line")]
    Torn {
        /// The last one there is.
        line: u64,
    },
    /// Something in it is not as it was written.
    #[error("line {line}: {what}")]
    Bad {
        /// Where.
        line: u64,
        /// What.
        what: String,
    },
    /// Its bytes are not those that were written.
    #[error("the checksum is wrong: the file has changed since it was written")]
    Checksum,
    /// There is something already.
    #[error("there is data already ({guests} guests, {tables} tables): choose an empty place")]
    NotEmpty {
        /// How many guests.
        guests: i64,
        /// How many tables.
        tables: i64,
    },
    /// A table of this id is there already.
    #[error("table {0} is there already; nothing was imported")]
    Exists(String),
    /// There is none of this id.
    #[error("there is no table {0}")]
    NoTable(String),
    /// It was named, and what there is of it could not be read again.
    #[error("damaged: {0}")]
    Damaged(Damaged),
    /// Its seed stayed in the house it came from.
    #[error("table {0} has not ended and its file has no seed: only a backup of the whole house can go on with it")]
    NoSeed(String),
    /// A part of a house is no house.
    #[error("this file has some tables only: use `teahouse import`")]
    NotWhole,
}
