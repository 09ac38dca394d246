//! Guests and tables, made over HTTP.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use teahouse_wire::{Code, SeatWish};

use crate::http::{Answer, Site};

/// A new guest's cookie.
pub(crate) async fn guest(site: &Site) -> Result<String> {
    let answer = site.ask("GET", "/api/v1/me", "", None).await?;
    expect(&answer, "a new guest")?;
    answer.cookie.context("a new guest got no cookie")
}

/// Opens a table whose first seats belong to `people`; bots take the others. Returns its id; it has not begun if there
/// is more than one person.
pub(crate) async fn open(site: &Site, game: &str, players: u8, people: &[String], watching: bool) -> Result<String> {
    let wish = |n: usize| match n {
        0 => SeatWish::Me,
        n if n < people.len() => SeatWish::Open,
        _ => SeatWish::Bot { level: teahouse_wire::Level::Novice },
    };
    let seats: Vec<SeatWish> = (0..usize::from(players)).map(wish).collect();
    let new = json!({ "game": game, "players": players, "seats": seats, "start": true, "watching": watching });
    open_as(site, &people[0], &new).await
}

/// Opens a table as somebody describes it; its id.
pub(crate) async fn open_as(site: &Site, cookie: &str, new: &Value) -> Result<String> {
    let answer = site.ask("POST", "/api/v1/tables", cookie, Some(new)).await?;
    expect(&answer, "a new table")?;
    let info: Value = serde_json::from_str(&answer.body)?;
    Ok(info["id"].as_str().context("a table without an id")?.to_owned())
}

/// Takes a seat. The last one to sit down begins the match.
pub(crate) async fn sit(site: &Site, table: &str, seat: usize, cookie: &str) -> Result<Answer> {
    site.ask("POST", &format!("/api/v1/tables/{table}/seats/{seat}"), cookie, Some(&json!({}))).await
}

/// The house answered, but not as hoped: other than a house that is gone.
#[derive(Debug)]
pub(crate) struct Refused {
    what: String,
    /// The house's own word.
    pub code: Option<Code>,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Refused {}

/// Fails with the house's own word unless it agreed.
pub(crate) fn expect(answer: &Answer, what: &str) -> Result<()> {
    let code = answer.code();
    let refused = |why: String| Err(Refused { what: format!("{what}: {why}"), code }.into());
    match (answer.status, code) {
        (200, _) => Ok(()),
        (_, Some(Code::TooFast | Code::TooManyNew | Code::TooManyTables)) => {
            refused("the house limits how much one address may ask; run it with --no-limits".to_owned())
        }
        (status, code) => refused(format!("the house answered {status} {}", code.map_or("?", Code::text))),
    }
}
