//! Tables that begin with many entries: a record that somebody brought, a match that goes on from a position. The entries go ahead in pieces,
//! each a small write among the others, and the table comes last: until then nobody can see anything of it.
//!
//! A note in `house`, written with the first piece, says that entries without a table are here; it is the one that removals leave
//! (`retention.rs`), so that what is left of a table that was cut off in between goes as the rest of a removed one does.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};

use sqlx::AnyConnection;

use crate::append::{self, Statements};
use crate::retention::note;
use crate::tables::too_many;
use crate::writer::{Verdict, Work};
use crate::{Millis, NewTable, Opener, Result, Store, StoreError};

/// Entries of one piece: what goes in one statement.
pub(crate) const PIECE: usize = 64;

/// Some entries of a table that is to come.
pub(crate) struct Piece {
    table: String,
    /// The number of the first.
    at: i64,
    entries: Vec<String>,
    /// With the first piece: who opens it, and whether it is for the lobby.
    opener: Option<(Opener, bool)>,
}

/// Tables whose entries are on their way.
#[derive(Clone, Default)]
pub(crate) struct Arrivals {
    ids: Arc<Mutex<HashSet<String>>>,
    /// One piece at a time, so that there is one in a commit however many such tables come at once.
    turn: Arc<tokio::sync::Mutex<()>>,
}

/// One of them, until it is dropped: it is there, or was given up.
struct Arrival {
    id: String,
    arrivals: Arrivals,
}

impl Arrivals {
    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        self.ids.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// `None` if a table with this id is on its way already.
    fn note(&self, id: &str) -> Option<Arrival> {
        let is_first = self.ids().insert(id.to_owned());
        is_first.then(|| Arrival { id: id.to_owned(), arrivals: self.clone() })
    }

    /// Whether a table is on its way.
    pub fn has(&self, id: &str) -> bool {
        self.ids().contains(id)
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        self.arrivals.ids().remove(&self.id);
    }
}

impl Store {
    /// Opens a table whose entries go ahead of it.
    pub(crate) async fn open_in_pieces(&self, mut new: NewTable) -> Result<()> {
        let id = new.row.id.clone();
        let Some(_arrival) = self.arrivals.note(&id) else { return Err(StoreError::Exists("table")) };
        // What was left behind by one of the same name that was cut off.
        self.finish_removal(&id).await?;
        let opened = self.send_ahead(&mut new).await;
        let opened = match opened {
            Ok(()) => self.write(Work::NewTable { new: Box::new(new), sent_ahead: true }).await.map(drop),
            refused => refused,
        };
        if opened.is_err() {
            // Should that fail too, it is done with the next removals.
            _ = self.finish_removal(&id).await;
        }
        opened
    }

    async fn send_ahead(&self, new: &mut NewTable) -> Result<()> {
        let mut opener = new.opener.clone().map(|opener| (opener, new.row.listed));
        let mut entries = std::mem::take(&mut new.entries).into_iter().peekable();
        let mut at = 0;
        while entries.peek().is_some() {
            let piece: Vec<String> = entries.by_ref().take(PIECE).collect();
            let length = piece.len() as i64;
            let piece = Piece { table: new.row.id.clone(), at, entries: piece, opener: opener.take() };
            let _turn = self.arrivals.turn.lock().await;
            self.write(Work::Piece(piece)).await?;
            at += length;
        }
        Ok(())
    }
}

/// Writes a piece; the first only if the table may come.
pub(crate) async fn write(
    db: &mut AnyConnection,
    statements: &Statements,
    piece: &Piece,
    now: Millis,
) -> sqlx::Result<Verdict> {
    if piece.at == 0 {
        if let Some((opener, listed)) = &piece.opener
            && let Some(what) = too_many(db, opener, *listed).await?
        {
            return Ok(Err(StoreError::TooMany(what)));
        }
        let there = sqlx::query("SELECT id FROM tables WHERE id = $1").bind(&piece.table);
        if there.fetch_optional(&mut *db).await?.is_some() {
            return Ok(Err(StoreError::Exists("table")));
        }
        let sql = "INSERT INTO house (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(note(&piece.table)).execute(&mut *db).await?;
    }
    let entries = (piece.at..).zip(&piece.entries);
    let entries: Vec<_> = entries.map(|(n, body)| (piece.table.as_str(), n, body.as_str(), None)).collect();
    append::insert(db, statements, &entries, now).await?;
    Ok(Ok(0))
}

/// The table is there: its entries stay.
pub(crate) async fn arrived(db: &mut AnyConnection, table: &str) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM house WHERE name = $1").bind(note(table)).execute(db).await?;
    Ok(())
}
