//! What is said at a table.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::writer::{Verdict, Work};
use crate::{ChatLine, ChatSize, Millis, Result, Store, StoreError, check_texts, now};

impl Store {
    /// Writes a line under the next number.
    pub async fn add_chat(&self, table: &str, guest: &str, text: &str) -> Result<ChatLine> {
        check_texts([table, guest, text])?;
        let (guest, text, at) = (guest.to_owned(), text.to_owned(), now());
        let work = Work::Chat { table: table.to_owned(), guest: guest.clone(), text: text.clone(), at };
        let n = self.write(work).await?;
        Ok(ChatLine { n, guest, text, at })
    }

    /// How much each guest has said at a table.
    pub async fn chat_sizes(&self, table: &str) -> Result<Vec<ChatSize>> {
        check_texts([table])?;
        let sql = "SELECT guest, COUNT(*), CAST(COALESCE(SUM(LENGTH(text)), 0) AS BIGINT) FROM chat WHERE table_id = $1 \
                   GROUP BY guest ORDER BY guest";
        let size =
            |row: AnyRow| Ok(ChatSize { guest: row.try_get(0)?, lines: row.try_get(1)?, characters: row.try_get(2)? });
        Ok(sqlx::query(sql).bind(table).try_map(size).fetch_all(&self.read).await?)
    }

    /// At most `limit` lines from number `from` on, in order, each with the name its speaker has now.
    pub async fn chat(&self, table: &str, from: i64, limit: i64) -> Result<Vec<(ChatLine, String)>> {
        check_texts([table])?;
        let sql = "SELECT n, guest, text, at, COALESCE(name, '') AS name FROM chat LEFT JOIN guests ON guests.id = guest \
                   WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3";
        let query = sqlx::query(sql).bind(table).bind(from).bind(limit);
        Ok(query.try_map(chat_line).fetch_all(&self.read).await?)
    }
}

fn chat_line(row: AnyRow) -> sqlx::Result<(ChatLine, String)> {
    let line = ChatLine {
        n: row.try_get("n")?,
        guest: row.try_get("guest")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    };
    Ok((line, row.try_get("name")?))
}

/// The verdict is the number of the line. Two processes may choose the same one; the primary key lets only one of them keep it.
pub(crate) async fn add(
    db: &mut AnyConnection,
    table: &str,
    guest: &str,
    text: &str,
    at: Millis,
) -> sqlx::Result<Verdict> {
    let sql = "INSERT INTO chat (table_id, n, guest, text, at) \
               SELECT id, COALESCE((SELECT MAX(n) + 1 FROM chat WHERE table_id = $1), 0), $2, $3, $4 \
               FROM tables WHERE id = $1 RETURNING n";
    let query = sqlx::query(sql).bind(table).bind(guest).bind(text).bind(at);
    let numbers = query.try_map(|row: AnyRow| row.try_get(0)).fetch_all(db).await?;
    Ok(numbers.first().copied().ok_or(StoreError::Missing("table")))
}
