//! Tables: what the lobby and a guest's own list show. The record of the game is in `record.rs`; how a table comes that begins with a long
//! one is in `pieces.rs`.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

use crate::append::{self, Statements, placeholders};
use crate::writer::{Verdict, Work};
use crate::{Kept, Millis, NewTable, Opener, Phase, Result, Shows, Store, StoreError, TableRow, check_texts, pieces};

/// What a list reads of each table: all but its board.
const LISTED: &str = "SELECT id, game, phase, listed, body, version, created, touched, entries, asked, since, result \
                      FROM tables JOIN shows ON table_id = id";

impl Store {
    /// Opens a table at which nobody sits and nothing has happened yet.
    pub async fn create_table(&self, row: &TableRow, seed_hex: &str) -> Result<()> {
        let (row, seed) = (row.clone(), seed_hex.to_owned());
        self.open_table(NewTable { row, seed, seats: Vec::new(), entries: Vec::new(), opener: None }).await
    }

    /// Opens a table with its seats and entries: all of it is there, or nothing. [`StoreError::TooMany`] if whoever opens it has as many as they
    /// may: that is counted in the very transaction that opens it, so that several at once do not slip through. Many entries go ahead of it in
    /// pieces, so that no other write waits for all of them.
    pub async fn open_table(&self, new: NewTable) -> Result<()> {
        check(&new.row, &new.seats)?;
        check_texts([&new.seed].into_iter().chain(&new.entries).map(String::as_str))?;
        check_texts(new.opener.as_ref().map(|opener| opener.guest.as_str()))?;
        if new.entries.len() > pieces::PIECE {
            return self.open_in_pieces(new).await;
        }
        self.write(Work::NewTable { new: Box::new(new), sent_ahead: false }).await.map(drop)
    }

    /// How many tables that a guest has opened are in the lobby, this one not counted.
    pub async fn listed_of(&self, guest: &str, but: &str) -> Result<i64> {
        check_texts([guest, but])?;
        let sql = "SELECT COUNT(*) FROM openers JOIN tables ON id = table_id \
                   WHERE guest = $1 AND id <> $2 AND listed = 1 AND phase IN ('set-up', 'playing')";
        let query = sqlx::query(sql).bind(guest).bind(but);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_one(&self.read).await?)
    }

    /// The seed of a table's dice. Until the game is over nobody but the dice may know it.
    pub async fn seed(&self, table: &str) -> Result<Option<String>> {
        check_texts([table])?;
        let query = sqlx::query("SELECT seed FROM seeds WHERE table_id = $1").bind(table);
        Ok(query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(&self.read).await?)
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        check_texts([id])?;
        let query = sqlx::query(WHOLE).bind(id);
        Ok(query.try_map(whole_row).fetch_optional(&self.read).await?)
    }

    /// Stores a changed table under the next version, provided that `row.version` is still the current one
    /// ([`StoreError::Changed`] if not). `seats` (seat, guest) says anew who sits here.
    pub async fn update_table(&self, row: &TableRow, seats: &[(u8, String)]) -> Result<()> {
        check(row, seats)?;
        self.write(Work::Update { row: row.clone(), seats: seats.to_vec() }).await.map(drop)
    }

    /// What the lobby shows: listed tables that are not over, newest first.
    pub async fn listed_tables(&self, limit: i64) -> Result<Vec<TableRow>> {
        // The condition is, word for word, that of the index `tables_listed`.
        let sql =
            format!("{LISTED} WHERE listed = 1 AND phase IN ('set-up', 'playing') ORDER BY created DESC LIMIT $1");
        Ok(sqlx::query(AssertSqlSafe(sql)).bind(limit).try_map(table_row).fetch_all(&self.read).await?)
    }

    /// Tables whose match is on, in the order of their ids, beginning after `after`.
    pub async fn playing_tables(&self, after: &str, limit: i64) -> Result<Vec<TableRow>> {
        check_texts([after])?;
        let sql = format!("{LISTED} WHERE phase = 'playing' AND id > $1 ORDER BY id LIMIT $2");
        Ok(sqlx::query(AssertSqlSafe(sql)).bind(after).bind(limit).try_map(table_row).fetch_all(&self.read).await?)
    }

    /// Where a guest sits, most recently touched first.
    pub async fn tables_of(&self, guest: &str, limit: i64) -> Result<Vec<TableRow>> {
        check_texts([guest])?;
        let of_guest =
            "WHERE id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY touched DESC, created DESC LIMIT $2";
        Ok(sqlx::query(AssertSqlSafe(format!("{LISTED} {of_guest}")))
            .bind(guest)
            .bind(limit)
            .try_map(table_row)
            .fetch_all(&self.read)
            .await?)
    }
}

/// Everything of one table.
pub(crate) const WHOLE: &str = "SELECT * FROM tables JOIN shows ON table_id = id WHERE id = $1";

pub(crate) fn whole_row(row: AnyRow) -> sqlx::Result<TableRow> {
    let board = row.try_get("board")?;
    Ok(TableRow { board, ..table_row(row)? })
}

fn table_row(row: AnyRow) -> sqlx::Result<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        phase: Phase::read(row.try_get("phase")?).ok_or_else(|| sqlx::Error::Decode("no such phase".into()))?,
        listed: row.try_get::<i64, _>("listed")? != 0,
        body: row.try_get("body")?,
        board: None,
        version: row.try_get("version")?,
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        shows: Shows {
            entries: row.try_get("entries")?,
            asked: row.try_get::<Option<i64>, _>("asked")?.and_then(|seat| u8::try_from(seat).ok()),
            since: row.try_get("since")?,
            result: row.try_get("result")?,
        },
    })
}

fn check_row(row: &TableRow) -> Result<()> {
    let may_lack = [&row.board, &row.shows.result].map(|text| text.as_deref().unwrap_or_default());
    check_texts([row.id.as_str(), &row.game, &row.body].into_iter().chain(may_lack))
}

/// Refuses what could not be kept.
pub(crate) fn check(row: &TableRow, seats: &[(u8, String)]) -> Result<()> {
    check_row(row)?;
    check_texts(seats.iter().map(|(_, guest)| guest.as_str()))
}

/// What somebody has too many of, if they do.
pub(crate) async fn too_many(db: &mut AnyConnection, opener: &Opener, listed: bool) -> sqlx::Result<Option<Kept>> {
    // A sum of whole numbers is a NUMERIC in PostgreSQL, which sqlx::Any does not know.
    let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(listed), 0) AS BIGINT) FROM openers JOIN tables ON id = openers.table_id \
               JOIN shows ON shows.table_id = id WHERE guest = $1 AND record = $2 \
               AND (record = 1 OR (phase IN ('set-up', 'playing') AND touched >= $3))";
    let query = sqlx::query(sql).bind(&opener.guest).bind(i64::from(opener.record)).bind(opener.since);
    let (open, shown): (i64, i64) =
        query.try_map(|row: AnyRow| Ok((row.try_get(0)?, row.try_get(1)?))).fetch_one(db).await?;
    Ok(match opener.record {
        true if open >= opener.most => Some(Kept::Records),
        false if open >= opener.most => Some(Kept::Tables),
        false if listed && shown >= opener.most_listed => Some(Kept::Listed),
        true | false => None,
    })
}

/// How many other tables of whoever opened this one are in the lobby.
pub(crate) async fn listed_with(db: &mut AnyConnection, table: &str) -> sqlx::Result<i64> {
    let sql = "SELECT COUNT(*) FROM openers JOIN tables ON id = table_id \
               WHERE guest = (SELECT guest FROM openers WHERE table_id = $1) AND id <> $1 \
               AND listed = 1 AND phase IN ('set-up', 'playing')";
    sqlx::query(sql).bind(table).try_map(|row: AnyRow| row.try_get(0)).fetch_one(db).await
}

pub(crate) async fn create(
    db: &mut AnyConnection,
    statements: &Statements,
    NewTable { row, seed, seats, entries, opener }: &NewTable,
    now: Millis,
) -> sqlx::Result<Verdict> {
    if let Some(opener) = opener
        && let Some(what) = too_many(db, opener, row.listed).await?
    {
        return Ok(Err(StoreError::TooMany(what)));
    }
    if let Err(refused) = create_row(db, row, seed).await? {
        return Ok(Err(refused));
    }
    if let Some(opener) = opener {
        note_opener(db, &row.id, &opener.guest, opener.record).await?;
    }
    note_seats(db, &row.id, seats).await?;
    let entries: Vec<_> = (0..).zip(entries).map(|(n, body)| (row.id.as_str(), n, body.as_str(), None)).collect();
    append::insert(db, statements, &entries, now).await?;
    Ok(Ok(0))
}

/// A table and its seed alone.
pub(crate) async fn create_row(db: &mut AnyConnection, row: &TableRow, seed: &str) -> sqlx::Result<Verdict> {
    let sql = "INSERT INTO tables (id, game, phase, listed, body, version, created, board) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(&row.id).bind(&row.game).bind(row.phase.text()).bind(i64::from(row.listed));
    let query = query.bind(&row.body).bind(row.version).bind(row.created).bind(&row.board);
    if query.execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(StoreError::Exists("table")));
    }
    sqlx::query("INSERT INTO seeds (table_id, seed) VALUES ($1, $2)")
        .bind(&row.id)
        .bind(seed)
        .execute(&mut *db)
        .await?;
    let sql = "INSERT INTO shows (table_id, entries, asked, since, touched, result) VALUES ($1, $2, $3, $4, $5, $6)";
    shown(sqlx::query(sql), row).execute(&mut *db).await?;
    Ok(Ok(0))
}

/// Notes who has opened a table, or brought a record.
pub(crate) async fn note_opener(db: &mut AnyConnection, table: &str, guest: &str, record: bool) -> sqlx::Result<()> {
    let query = sqlx::query("INSERT INTO openers (table_id, guest, record) VALUES ($1, $2, $3)");
    query.bind(table).bind(guest).bind(i64::from(record)).execute(db).await?;
    Ok(())
}

/// The row but for what lists show (`append::save_shows`), and who sits where if that is said.
pub(crate) async fn update(
    db: &mut AnyConnection,
    row: &TableRow,
    seats: Option<&[(u8, String)]>,
) -> sqlx::Result<Verdict> {
    let sql = "UPDATE tables SET game = $3, phase = $4, listed = $5, body = $6, board = COALESCE($7, board), \
               version = version + 1 WHERE id = $1 AND version = $2";
    let query = sqlx::query(sql).bind(&row.id).bind(row.version).bind(&row.game).bind(row.phase.text());
    let query = query.bind(i64::from(row.listed)).bind(&row.body).bind(&row.board);
    if query.execute(&mut *db).await?.rows_affected() == 0 {
        let query = sqlx::query("SELECT version FROM tables WHERE id = $1").bind(&row.id);
        let version = query.try_map(|row: AnyRow| row.try_get(0)).fetch_optional(db).await?;
        return Ok(Err(version.map_or(StoreError::Missing("table"), |version| StoreError::Changed { version })));
    }
    let Some(seats) = seats else { return Ok(Ok(0)) };
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(&row.id).execute(&mut *db).await?;
    note_seats(db, &row.id, seats).await?;
    Ok(Ok(0))
}

/// Notes who sits at a table at which nobody is noted.
pub(crate) async fn note_seats(db: &mut AnyConnection, table: &str, seats: &[(u8, String)]) -> sqlx::Result<()> {
    if seats.is_empty() {
        return Ok(());
    }
    let rows = placeholders("($1, $, $)", 2, seats.len());
    let sql = format!("INSERT INTO seats (table_id, seat, guest) VALUES {rows}");
    let mut query = sqlx::query(AssertSqlSafe(sql)).bind(table);
    for (seat, guest) in seats {
        query = query.bind(i64::from(*seat)).bind(guest);
    }
    query.execute(db).await?;
    Ok(())
}

/// The whole row, by itself.
pub(crate) async fn update_all(
    db: &mut AnyConnection,
    row: &TableRow,
    seats: &[(u8, String)],
) -> sqlx::Result<Verdict> {
    let verdict = update(db, row, Some(seats)).await?;
    if verdict.is_ok() {
        let sql =
            "UPDATE shows SET entries = $2, asked = $3, since = $4, touched = $5, result = $6 WHERE table_id = $1";
        shown(sqlx::query(sql), row).execute(db).await?;
    }
    Ok(verdict)
}

/// Fills in what lists show of a table.
fn shown<'q>(query: Query<'q, Any, AnyArguments>, row: &'q TableRow) -> Query<'q, Any, AnyArguments> {
    let Shows { entries, asked, since, result } = &row.shows;
    query.bind(&row.id).bind(entries).bind(asked.map(i64::from)).bind(since).bind(row.touched).bind(result)
}
