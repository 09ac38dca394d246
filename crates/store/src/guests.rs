//! Guests: known by an id, recognised by the hash of a token that only their browser has.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::writer::{Verdict, Work};
use crate::{Guest, Millis, Result, Store, StoreError, check_texts};

/// When somebody was here is known to the day; more often it is not written.
const DAY: Millis = 24 * 60 * 60 * 1000;

impl Store {
    /// Remembers a new guest.
    pub async fn create_guest(&self, guest: &Guest, token_hash: &str) -> Result<()> {
        check_texts([guest.id.as_str(), &guest.name, token_hash])?;
        let work = Work::NewGuest { guest: guest.clone(), token_hash: token_hash.to_owned() };
        self.write(work).await.map(drop)
    }

    /// The guest whose token has this hash.
    pub async fn guest_by_token(&self, token_hash: &str) -> Result<Option<Guest>> {
        self.find_guest("SELECT id, name, created FROM guests WHERE token_hash = $1", token_hash).await
    }

    /// The guest with this id.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>> {
        self.find_guest("SELECT id, name, created FROM guests WHERE id = $1", id).await
    }

    /// Gives a guest another name.
    pub async fn rename_guest(&self, id: &str, name: &str) -> Result<()> {
        check_texts([id, name])?;
        self.write(Work::Rename { id: id.to_owned(), name: name.to_owned() }).await.map(drop)
    }

    /// Notes that a guest is here, unless that was noted within a day.
    pub async fn saw_guest(&self, id: &str, at: Millis) -> Result<()> {
        check_texts([id])?;
        self.write(Work::Saw { id: id.to_owned(), at }).await.map(drop)
    }

    async fn find_guest(&self, sql: &'static str, key: &str) -> Result<Option<Guest>> {
        check_texts([key])?;
        Ok(sqlx::query(sql).bind(key).try_map(guest).fetch_optional(&self.read).await?)
    }
}

fn guest(row: AnyRow) -> sqlx::Result<Guest> {
    Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")?, created: row.try_get("created")? })
}

pub(crate) async fn create(db: &mut AnyConnection, guest: &Guest, token_hash: &str) -> sqlx::Result<Verdict> {
    let sql =
        "INSERT INTO guests (id, name, token_hash, created, seen) VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&guest.id).bind(&guest.name).bind(token_hash).bind(guest.created);
    let made = query.execute(db).await?.rows_affected();
    Ok(if made == 1 { Ok(0) } else { Err(StoreError::Exists("guest")) })
}

pub(crate) async fn rename(db: &mut AnyConnection, id: &str, name: &str) -> sqlx::Result<Verdict> {
    let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1").bind(id).bind(name);
    let found = query.execute(db).await?.rows_affected();
    Ok(if found == 1 { Ok(0) } else { Err(StoreError::Missing("guest")) })
}

pub(crate) async fn saw(db: &mut AnyConnection, id: &str, at: Millis) -> sqlx::Result<Verdict> {
    let sql = "UPDATE guests SET seen = $2 WHERE id = $1 AND seen <= $3";
    sqlx::query(sql).bind(id).bind(at).bind(at - DAY).execute(db).await?;
    Ok(Ok(0))
}
