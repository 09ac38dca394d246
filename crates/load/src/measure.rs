//! How many moves a house carries out, how fast, and what they cost it. Closed loop: at each table one move is in
//! flight; the asked seat moves as soon as every seat of its table has the state and it has thought, as in the bare server's own harness.

pub(crate) mod slot;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use futures_util::future::try_join_all;
use serde::Serialize;
use tokio::task::JoinSet;

use crate::http::Site;
use crate::process::usage;
use slot::Slot;

/// Tables that are opened at the same time, before the clock runs.
pub(crate) const AT_ONCE: usize = 16;

const MINUTE: Duration = Duration::from_secs(60);

/// Ids of the tables at which people sit now, by the number of their place: for whoever wants to come to them.
pub type Tables = Arc<Mutex<BTreeMap<u32, String>>>;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Tables that are played at the same time.
    pub tables: u32,
    /// For how long.
    pub seconds: f64,
    /// Milliseconds that somebody thinks about a move on average.
    pub think: u32,
    /// Id of the game.
    pub game: String,
    /// Seats of each table; a guest with a socket sits in each.
    pub players: u8,
    /// Others may look on.
    pub watching: bool,
    /// The same seed chooses the same moves in the same positions.
    pub seed: u64,
    /// Where their tables are told.
    pub sits_at: Tables,
}

/// What came out. `null` where a house in another process, or another system, does not tell.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Figures {
    pub game: String,
    pub players: u8,
    pub tables: u32,
    pub seconds: f64,
    pub moves: usize,
    pub games_finished: u64,
    pub moves_per_s: f64,
    pub moves_per_server_cpu_s: Option<f64>,
    /// From the mover's send to the mover's receipt of the new state.
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    /// Growth of the house's memory from before the first table to all tables begun and all sockets connected.
    pub rss_per_table_kib: Option<f64>,
    /// What the house sent to all sockets of a table for a move.
    pub bytes_per_move: f64,
    /// The house's memory after each minute.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rss_each_minute_kib: Vec<f64>,
    /// CPU seconds in each second.
    pub server_cpu_share: Option<f64>,
    pub load_cpu_share: Option<f64>,
    /// Refused messages, broken sockets, unexpected answers.
    pub errors: u64,
    /// What some of them said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub complaints: Vec<String>,
}

/// After so many minutes a house has as many rooms open as it will ever have: those that were left have been put away.
const SETTLED: usize = 15;
/// Memory that is so many times what it was then has not stayed flat.
const GROWN: f64 = 1.15;

impl Figures {
    /// Nobody was refused, and the house's memory has stayed flat, if it was looked at for long enough.
    pub fn holds(&self) -> bool {
        self.errors == 0 && is_flat(&self.rss_each_minute_kib)
    }
}

fn is_flat(each_minute: &[f64]) -> bool {
    let Some((settled, last)) = each_minute.get(SETTLED).zip(each_minute.last()) else { return true };
    *last <= GROWN * settled
}

/// What one table, or all of them, have done.
#[derive(Default)]
pub(crate) struct Tally {
    pub millis: Vec<f32>,
    pub games: u64,
    pub bytes: u64,
    pub errors: u64,
    pub complaints: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.millis.extend(other.millis);
        self.games += other.games;
        self.bytes += other.bytes;
        self.errors += other.errors;
        self.complaints.extend(other.complaints);
        self.complaints.truncate(5);
    }
}

/// Places for tables, each with its guests.
pub(crate) async fn slots(site: &Site, plan: &Plan) -> Result<Vec<Slot>> {
    let mut slots = Vec::new();
    for first in (0..plan.tables).step_by(AT_ONCE) {
        let numbers = first..plan.tables.min(first + AT_ONCE as u32);
        slots.extend(try_join_all(numbers.map(|n| Slot::new(site, plan, n))).await?);
    }
    Ok(slots)
}

/// Plays. `pid` is the house's process, if it is one of this machine. After each minute somebody may be told how much memory it has.
pub async fn run(site: &Site, pid: Option<u32>, plan: &Plan, mut minute: impl FnMut(usize, f64)) -> Result<Figures> {
    let mut slots = slots(site, plan).await?;
    let before = pid.and_then(usage);
    for some in slots.chunks_mut(AT_ONCE) {
        try_join_all(some.iter_mut().map(Slot::open)).await?;
    }
    // Whatever opening has left to do is not the moves' cost.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (ready, mine) = (pid.and_then(usage), usage(std::process::id()));
    let start = Instant::now();
    let end = start + Duration::from_secs_f64(plan.seconds);
    let mut tasks = JoinSet::new();
    for slot in slots {
        tasks.spawn(slot.play(end));
    }
    let mut all = Tally::default();
    let mut rss_each_minute_kib = Vec::new();
    let mut minutes = tokio::time::interval_at((start + MINUTE).into(), MINUTE);
    loop {
        tokio::select! {
            tally = tasks.join_next() => match tally {
                Some(tally) => all.add(tally?),
                None => break,
            },
            _ = minutes.tick() => {
                if let Some(usage) = pid.and_then(usage) {
                    rss_each_minute_kib.push(usage.rss_kib);
                    minute(rss_each_minute_kib.len(), usage.rss_kib);
                }
            }
        }
    }
    let wall = start.elapsed().as_secs_f64();
    let (after, mine_after) = (pid.and_then(usage), usage(std::process::id()));
    if all.millis.is_empty() {
        bail!("no move was made: {}", all.complaints.first().map_or("no reason is known", String::as_str));
    }
    all.millis.sort_by(f32::total_cmp);
    let moves = all.millis.len();
    let cpu = ready.zip(after).map(|(a, b)| b.cpu_s - a.cpu_s);
    let rss = before.zip(ready).map(|(a, b)| (b.rss_kib - a.rss_kib) / f64::from(plan.tables));
    Ok(Figures {
        game: plan.game.clone(),
        players: plan.players,
        tables: plan.tables,
        seconds: plan.seconds,
        moves,
        games_finished: all.games,
        moves_per_s: round(moves as f64 / wall, 1),
        moves_per_server_cpu_s: cpu.filter(|s| *s > 0.0).map(|s| round(moves as f64 / s, 0)),
        p50_ms: quantile(&all.millis, 0.5).map(|ms| round(ms, 3)),
        p99_ms: quantile(&all.millis, 0.99).map(|ms| round(ms, 3)),
        rss_per_table_kib: rss.map(|kib| round(kib, 1)),
        bytes_per_move: round(all.bytes as f64 / moves as f64, 0),
        rss_each_minute_kib,
        server_cpu_share: cpu.map(|s| round(s / wall, 2)),
        load_cpu_share: mine.zip(mine_after).map(|(a, b)| round((b.cpu_s - a.cpu_s) / wall, 2)),
        errors: all.errors,
        complaints: all.complaints,
    })
}

/// With so many digits after the point.
pub(crate) fn round(x: f64, digits: i32) -> f64 {
    (x * 10f64.powi(digits)).round() / 10f64.powi(digits)
}

pub(crate) fn quantile(sorted: &[f32], q: f64) -> Option<f64> {
    let n = ((sorted.len() as f64 * q) as usize).min(sorted.len().checked_sub(1)?);
    Some(f64::from(sorted[n]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles() {
        let sorted: Vec<f32> = (0..100).map(|n| n as f32).collect();
        assert_eq!((quantile(&sorted, 0.5), quantile(&sorted, 0.99)), (Some(50.0), Some(99.0)));
        assert_eq!((quantile(&[7.0], 0.99), quantile(&[], 0.5)), (Some(7.0), None));
    }
}
