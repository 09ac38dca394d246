//! Records that somebody brings while people play: whatever happens to the house in the middle, it has all of a record or nothing of it, and what it said
//! that it keeps it gives back.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use teahouse_game::record::Record;

use super::journal::{Tick, tick};
use super::seats::Hall;
use crate::http::Site;
use crate::table::{self, expect};

/// One of each game, with a few entries and with many.
const RECORDS: [&str; 4] = [
    include_str!("../../../../games/qin/tests/records/last-pagoda-2-bird.tea"),
    include_str!("../../../../games/china/tests/records/deck-5-fortifications.tea"),
    include_str!("../../../../games/emperor/tests/records/mandate-3-classic-with-undo.tea"),
    include_str!("../../../../games/tea_garden/tests/records/points-4.tea"),
];

/// Between two of them the house has something else to do.
const PAUSE: Duration = Duration::from_millis(40);

/// A record that the house said it keeps.
#[derive(Clone)]
pub(crate) struct Brought {
    pub table: String,
    cookie: String,
    text: &'static str,
    /// When it said so.
    pub since: Tick,
}

impl Hall {
    /// Brings one record after another until everybody stops.
    pub async fn bring(self) {
        let (mut who, mut brought) = (None, 0);
        while !*self.stop.borrow() {
            let text = RECORDS[brought % RECORDS.len()];
            match bring(&self.site, &mut who, text).await {
                Ok(one) => {
                    self.ledger.add_record(one);
                    brought += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => self.failed(error).await,
            }
        }
    }
}

async fn bring(site: &Site, who: &mut Option<String>, text: &'static str) -> Result<Brought> {
    let cookie = match who {
        Some(cookie) => cookie.clone(),
        None => who.insert(table::guest(site).await?).clone(),
    };
    let answer = site.bring(&cookie, text).await?;
    expect(&answer, "a record")?;
    let info: Value = serde_json::from_str(&answer.body)?;
    let table = info["id"].as_str().context("a record without an id")?.to_owned();
    Ok(Brought { table, cookie, text, since: tick() })
}

impl Brought {
    /// Asks the house for it. `Ok(false)`: it is not what was brought.
    pub async fn is_given_back(&self, site: &Site) -> Result<bool> {
        let path = format!("/api/v1/tables/{}/record", self.table);
        let answer = site.ask("GET", &path, &self.cookie, None).await?;
        ensure!(answer.status == 200, "{path}: {} {}", answer.status, answer.reason());
        let (back, then): (Record, Record) = (answer.body.parse()?, self.text.parse()?);
        Ok(back.to_string() == then.to_string())
    }
}
