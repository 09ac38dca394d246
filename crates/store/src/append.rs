//! Appending to records: all appends of a batch in a handful of statements, whoever they are from.
//!
//! Each names the length it expects; one that is wrong is refused alone. Lengths of records that this process wrote to lately are remembered,
//! others are read inside the transaction. Another process may have written since: then both insert the same number, the primary key
//! refuses the second, and the writer forgets what it remembered and repeats its batch on the new lengths.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::open::Backend;
use crate::writer::Verdict;
use crate::{Change, Commit, Kept, Millis, Result, Snapshot, StoreError, check_texts, tables};

/// A commit on its way to the writer.
pub(crate) struct Append(Commit);

impl Append {
    pub fn new(commit: Commit) -> Result<Append> {
        check_texts([commit.table.as_str()])?;
        check_texts(
            commit.entries.iter().flat_map(|entry| [entry.body.as_str(), entry.token.as_deref().unwrap_or_default()]),
        )?;
        match &commit.change {
            Change::Nothing => {}
            Change::Shows(shows, _) => check_texts(shows.result.as_deref())?,
            Change::Row(row, seats) => tables::check(row, seats.as_deref().unwrap_or_default())?,
            Change::List(row, seats, _) => tables::check(row, seats)?,
        }
        let append = Append(commit);
        if let Some(Snapshot { n, position }) = &append.0.snapshot {
            check_texts([position.as_str()])?;
            if !(0..=append.end()).contains(n) {
                return Err(StoreError::BadSnapshot { n: *n, length: append.end() });
            }
        }
        Ok(append)
    }

    /// The length of the record afterwards.
    fn end(&self) -> i64 {
        self.0.at.saturating_add(self.0.entries.len() as i64)
    }
}

/// The statements of a batch, each for several numbers of rows.
pub(crate) struct Statements {
    lengths: Family,
    entries: Family,
    snapshots: Family,
    shows: Family,
}

impl Statements {
    pub fn new(backend: Backend) -> Statements {
        let family = |head: &str, row: &str, tail: &str| Family::new(backend, head, row, tail);
        // One row with one cell for each table, because every row costs a message between threads. NULL: no such table.
        let length = "(SELECT COALESCE((SELECT MAX(n) + 1 FROM entries WHERE table_id = t.id), 0) \
                      FROM tables t WHERE t.id = $)";
        Statements {
            lengths: family("SELECT ", length, ""),
            entries: family("INSERT INTO entries (table_id, n, body, token, at) VALUES ", "($, $, $, $, $)", ""),
            snapshots: family(
                "INSERT INTO snapshots (table_id, n, position) VALUES ",
                "($, $, $)",
                " ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position \
                 WHERE snapshots.n <= excluded.n",
            ),
            shows: family(
                "INSERT INTO shows (table_id, entries, asked, since, touched, result) VALUES ",
                "($, $, $, $, $, $)",
                " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, asked = excluded.asked, \
                 since = excluded.since, touched = excluded.touched, result = excluded.result",
            ),
        }
    }
}

/// Lengths of the records this process wrote to lately.
#[derive(Default)]
pub(crate) struct Lengths(HashMap<String, i64>);

/// Lengths that are remembered; more tables are seldom played at once.
const REMEMBERED: usize = 10_000;

/// Writes every append that fits its record. The verdicts are in the order of `appends`.
pub(crate) async fn write(
    db: &mut AnyConnection,
    sql: &Statements,
    Lengths(known): &mut Lengths,
    appends: &[&Append],
    now: Millis,
) -> sqlx::Result<Vec<Verdict>> {
    if known.len() > REMEMBERED {
        known.clear();
    }
    let mut lengths: BTreeMap<&str, Option<i64>> = BTreeMap::new();
    for Append(commit) in appends {
        // Whoever expects another length may know better; and where nothing is inserted the primary key cannot judge.
        let fits = |length: &i64| *length == commit.at && !commit.entries.is_empty();
        let expected = known.get(&commit.table).copied().filter(fits);
        let length = lengths.entry(&commit.table).or_insert(expected);
        if commit.entries.is_empty() {
            *length = None;
        }
    }
    read_lengths(db, sql, &mut lengths).await?;
    let mut verdicts = Vec::with_capacity(appends.len());
    for append in appends {
        verdicts.push(admit(db, append, &mut lengths).await?);
    }
    let admitted = appends.iter().zip(&verdicts).filter(|(_, verdict)| verdict.is_ok());
    let mut admitted: Vec<&Commit> = admitted.map(|(append, _)| &append.0).collect();
    // Processes that insert in the same order cannot wait for each other in a circle. At one table the order of arrival stays.
    admitted.sort_by(|a, b| a.table.cmp(&b.table));
    insert_entries(db, sql, &admitted, now).await?;
    save_snapshots(db, sql, &admitted).await?;
    save_shows(db, sql, &admitted).await?;
    known.extend(lengths.iter().filter_map(|(table, length)| Some(((*table).to_owned(), (*length)?))));
    Ok(verdicts)
}

async fn read_lengths(
    db: &mut AnyConnection,
    sql: &Statements,
    lengths: &mut BTreeMap<&str, Option<i64>>,
) -> sqlx::Result<()> {
    let unknown = lengths.iter_mut().filter(|(_, length)| length.is_none());
    let mut asked: Vec<(&str, &mut Option<i64>)> = unknown.map(|(table, length)| (*table, length)).collect();
    let mut rest = asked.as_mut_slice();
    while let Some((size, text)) = sql.lengths.fitting(rest.len()) {
        let (part, others) = rest.split_at_mut(size);
        let mut query = sqlx::query(text);
        for (table, _) in part.iter() {
            query = query.bind(*table);
        }
        let row = query.fetch_one(&mut *db).await?;
        for (cell, (_, length)) in part.iter_mut().enumerate() {
            **length = row.try_get(cell)?;
        }
        rest = others;
    }
    Ok(())
}

/// Does it fit? If so, the next one at this table must fit behind it. A changed row is written here, since it may not fit either.
async fn admit(
    db: &mut AnyConnection,
    append: &Append,
    lengths: &mut BTreeMap<&str, Option<i64>>,
) -> sqlx::Result<Verdict> {
    let Some(length) = lengths.get_mut(&*append.0.table).and_then(Option::as_mut) else {
        return Ok(Err(StoreError::Missing("table")));
    };
    if append.0.at != *length {
        return Ok(Err(StoreError::Conflict { length: *length }));
    }
    if let Change::List(row, _, most) = &append.0.change
        && tables::listed_with(db, &row.id).await? >= *most
    {
        return Ok(Err(StoreError::TooMany(Kept::Listed)));
    }
    let row = match &append.0.change {
        Change::Row(row, seats) => Some((row, seats.as_deref())),
        Change::List(row, seats, _) => Some((row, Some(seats.as_slice()))),
        Change::Shows(..) | Change::Nothing => None,
    };
    if let Some((row, seats)) = row
        && let Err(refused) = tables::update(db, row, seats).await?
    {
        return Ok(Err(refused));
    }
    *length = append.end();
    Ok(Ok(*length))
}

async fn insert_entries(
    db: &mut AnyConnection,
    sql: &Statements,
    admitted: &[&Commit],
    now: Millis,
) -> sqlx::Result<()> {
    let mut rows = Vec::with_capacity(admitted.len());
    for append in admitted {
        let entries = (append.at..).zip(&append.entries);
        rows.extend(entries.map(|(n, entry)| (append.table.as_str(), n, entry.body.as_str(), entry.token.as_deref())));
    }
    insert(db, sql, &rows, now).await
}

/// An entry: its table and number, what it says, and its token.
type Entry<'a> = (&'a str, i64, &'a str, Option<&'a str>);

/// Inserts entries, several in one statement.
pub(crate) async fn insert(
    db: &mut AnyConnection,
    sql: &Statements,
    mut rest: &[Entry<'_>],
    now: Millis,
) -> sqlx::Result<()> {
    while let Some((size, text)) = sql.entries.fitting(rest.len()) {
        let (part, others) = rest.split_at(size);
        let mut query = sqlx::query(text);
        for (table, n, body, token) in part {
            query = query.bind(*table).bind(*n).bind(*body).bind(*token).bind(now);
        }
        query.execute(&mut *db).await?;
        rest = others;
    }
    Ok(())
}

async fn save_snapshots(db: &mut AnyConnection, sql: &Statements, admitted: &[&Commit]) -> sqlx::Result<()> {
    // The last one of each table: PostgreSQL refuses to touch a row twice in one statement.
    let mut latest: Vec<(&String, &Snapshot)> = Vec::new();
    for at_one_table in admitted.chunk_by(|a, b| a.table == b.table) {
        let mut snapshots = at_one_table.iter().filter_map(|append| Some((&append.table, append.snapshot.as_ref()?)));
        latest.extend(snapshots.next_back());
    }
    let mut rest = latest.as_slice();
    while let Some((size, text)) = sql.snapshots.fitting(rest.len()) {
        let (part, others) = rest.split_at(size);
        let mut query = sqlx::query(text);
        for (table, snapshot) in part {
            query = query.bind(*table).bind(snapshot.n).bind(&snapshot.position);
        }
        query.execute(&mut *db).await?;
        rest = others;
    }
    Ok(())
}

async fn save_shows(db: &mut AnyConnection, sql: &Statements, admitted: &[&Commit]) -> sqlx::Result<()> {
    let mut latest = Vec::new();
    for at_one_table in admitted.chunk_by(|a, b| a.table == b.table) {
        let mut shows = at_one_table.iter().rev().filter_map(|commit| match &commit.change {
            Change::Shows(shows, touched) => Some((&commit.table, shows, *touched)),
            Change::Row(row, _) | Change::List(row, ..) => Some((&commit.table, &row.shows, row.touched)),
            Change::Nothing => None,
        });
        latest.extend(shows.next());
    }
    let mut rest = latest.as_slice();
    while let Some((size, text)) = sql.shows.fitting(rest.len()) {
        let (part, others) = rest.split_at(size);
        let mut query = sqlx::query(text);
        for (table, shows, touched) in part {
            query = query.bind(*table).bind(shows.entries).bind(shows.asked.map(i64::from)).bind(shows.since);
            query = query.bind(*touched).bind(&shows.result);
        }
        query.execute(&mut *db).await?;
        rest = others;
    }
    Ok(())
}

/// One statement for several numbers of rows. A database prepares each text once; with a text for every number there would be
/// more than it keeps.
struct Family {
    /// Number of rows and text, from the largest to 1.
    texts: Vec<(usize, Arc<str>)>,
}

impl Family {
    fn new(backend: Backend, head: &str, row: &str, tail: &str) -> Family {
        let sizes = [64, 32].into_iter().chain((1..=16).rev());
        let rows = |size| match backend {
            Backend::Postgres => placeholders(row, 1, size),
            // In order, without numbers: SQLite would take them for names, and look through all of them for each value.
            Backend::File | Backend::Memory => vec![row.replace('$', "?"); size].join(", "),
        };
        let text = |size| format!("{head}{}{tail}", rows(size)).into();
        Family { texts: sizes.map(|size| (size, text(size))).collect() }
    }

    /// The largest that `rows` rows can fill; nothing if there are none.
    fn fitting(&self, rows: usize) -> Option<(usize, AssertSqlSafe<Arc<str>>)> {
        let (size, text) = self.texts.iter().find(|(size, _)| *size <= rows)?;
        Some((*size, AssertSqlSafe(text.clone())))
    }
}

/// Repeats `row` with commas between; every bare `$` gets the next number, counting from `first`.
pub(crate) fn placeholders(row: &str, first: usize, rows: usize) -> String {
    let mut text = String::new();
    let mut next = first;
    for i in 0..rows {
        text.push_str(if i == 0 { "" } else { ", " });
        let mut letters = row.chars().peekable();
        while let Some(letter) = letters.next() {
            text.push(letter);
            if letter == '$' && !letters.peek().is_some_and(char::is_ascii_digit) {
                text.push_str(&next.to_string());
                next += 1;
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_count_on() {
        assert_eq!(placeholders("($1, $, $)", 2, 2), "($1, $2, $3), ($1, $4, $5)");
        assert_eq!(placeholders("$", 1, 3), "$1, $2, $3");
    }

    #[test]
    fn families_split_any_number_of_rows() {
        let family = Family::new(Backend::File, "", "$", "");
        let split = |mut rows: usize| {
            std::iter::from_fn(|| family.fitting(rows).map(|(size, _)| (rows -= size, size).1)).collect::<Vec<_>>()
        };
        assert!(split(0).is_empty());
        assert_eq!(split(13), [13]);
        assert_eq!(split(63), [32, 16, 15]);
        assert_eq!(split(200), [64, 64, 64, 8]);
    }

    #[test]
    fn a_snapshot_stands_for_entries_that_exist() {
        let append = |n| {
            let snapshot = Some(Snapshot { n, position: String::new() });
            let change = Change::Nothing;
            Append::new(Commit { table: String::new(), at: 3, entries: Vec::new(), snapshot, change })
        };
        assert!(append(3).is_ok());
        assert!(matches!(append(4), Err(StoreError::BadSnapshot { n: 4, length: 3 })));
        assert!(append(-1).is_err());
    }
}
