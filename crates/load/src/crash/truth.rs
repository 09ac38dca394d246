//! What the house says of a table in the end: by its states, and by its record once the match is over.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::json;
use teahouse_catalog::{GameEntry, game};
use teahouse_game::record::Record;
use teahouse_game::{Seat, Viewer};
use teahouse_wire::{Code, Json};

use super::check::Truth;
use super::journal::{Journal, digest};
use super::ledger::Played;
use crate::heard::{Asked, Heard, ToldText};
use crate::http::Site;
use crate::table::expect;

/// Bots have played any game to its end by then.
const PATIENCE: Duration = Duration::from_secs(60);

/// The match as its people may see it now, from the first entry on, and whether it is over.
pub(crate) async fn as_seen(site: &Site, played: &Played) -> Result<(Truth, bool)> {
    let mut truth = Truth::default();
    let mut over = false;
    for (seat, cookie) in played.people.iter().enumerate() {
        let path = format!("/api/v1/tables/{}/state?seen=0", played.id);
        let answer = site.ask("GET", &path, cookie, None).await?;
        expect(&answer, &path)?;
        let state = Heard::read(&answer.body).map_err(|e| anyhow!(e))?;
        let told = state.told().map_err(|e| anyhow!(e))?;
        if told.iter().enumerate().any(|(n, t)| t.entry as usize != n) || told.len() != state.entries as usize {
            bail!("{path}: not every entry is told, each by itself");
        }
        truth.told.insert(seat as u8, told.iter().map(ToldText::texts).collect());
        // Bots play on between two questions: the first one asked saw the least.
        truth.length = if seat == 0 { state.entries } else { truth.length.min(state.entries) };
        over = state.asked().map_err(|e| anyhow!(e))? == Asked::Over;
    }
    Ok((truth, over))
}

/// Everybody gives up; if bots are left they play on. Returns once it is over.
pub(crate) async fn finish(site: &Site, played: &Played) -> Result<()> {
    let deadline = Instant::now() + PATIENCE;
    for cookie in &played.people {
        let path = format!("/api/v1/tables/{}/resign", played.id);
        let answer = site.ask("POST", &path, cookie, Some(&json!({}))).await?;
        // The last ones find a match that is over.
        if answer.status != 200 && answer.code() != Some(Code::MatchOver) {
            expect(&answer, &path)?;
        }
    }
    while !as_seen(site, played).await?.1 {
        if Instant::now() > deadline {
            bail!("table {}: not over {PATIENCE:?} after everybody resigned", played.id);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Adds the record, every draw of which is derived again from seed and salts, and the views that it gives. Returns the game's id.
pub(crate) async fn add_record(
    site: &Site,
    played: &Played,
    journals: &[Journal],
    truth: &mut Truth,
) -> Result<String> {
    let path = format!("/api/v1/tables/{}/record", played.id);
    let cookie = played.people.first().context("nobody sits at the table")?;
    let answer = site.ask("GET", &path, cookie, None).await?;
    expect(&answer, &path)?;
    let record: Record = answer.body.parse().with_context(|| format!("the record of table {}", played.id))?;
    let game = game(&record.game).with_context(|| format!("no game {}", record.game))?;
    game.verify(&record, None).with_context(|| format!("the record of table {}", played.id))?;
    if record.entries.len() != truth.length as usize {
        bail!("table {}: {} entries in the record, {} told", played.id, record.entries.len(), truth.length);
    }
    let numbers: BTreeSet<u32> = journals.iter().flat_map(|j| j.shown.iter().map(|s| s.entries)).collect();
    for n in numbers.into_iter().filter(|n| *n <= truth.length) {
        let past = replayed(game, &record, n as usize)?;
        for seat in 0..played.people.len() as u8 {
            let update = past.update(Viewer::Seat(Seat(seat)), Vec::new());
            let text = |part: &Option<Json>| part.as_ref().map_or_else(String::new, |part| part.text().to_owned());
            truth.views.insert((seat, n), digest(&(text(&update.open), text(&update.own))));
        }
    }
    let entries = record.entries.iter().map(|entry| travelling(game, entry)).collect::<Result<_>>()?;
    truth.record = Some(entries);
    Ok(record.game)
}

/// An entry with its move, if it is one, in the form it travels in.
fn travelling(game: &dyn GameEntry, entry: &str) -> Result<String> {
    match entry.split_once(' ') {
        Some((seat, mv)) if seat.parse::<Seat>().is_ok() => {
            Ok(format!("{seat} {}", game.read_move(mv).map_err(|e| anyhow!(e))?.text()))
        }
        _ => Ok(entry.to_owned()),
    }
}

/// The match as it was after `n` entries.
fn replayed(game: &dyn GameEntry, record: &Record, n: usize) -> Result<Box<dyn teahouse_catalog::Table>> {
    let mut past = record.clone();
    if n < record.entries.len() {
        past.entries.truncate(n);
        (past.result, past.sum, past.seed) = (None, None, None);
    }
    Ok(game.replay(&past, None)?)
}
