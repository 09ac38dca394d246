//! A house that is started on thousands of running tables: how soon it answers, and how soon every table has.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::future::try_join_all;
use serde::Serialize;
use serde_json::Value;
use teahouse_store::{NewTable, Snapshot, Store, TableRow};

use super::spread;
use crate::house::{DATABASE, Kind, OwnHouse};
use crate::http::Site;
use crate::measure::slot::Slot;
use crate::measure::{Plan, Tables, round};
use crate::process::usage;

/// Real tables that all others are copies of, for each game.
const MODELS: u32 = 3;
/// Entries of each: behind its first snapshot.
const ENTRIES: u32 = 70;
/// Copies that are written at once.
const AT_ONCE: usize = 256;
/// Connections that ask for tables at the same time.
const LINES: usize = 16;
/// At one table in so many nobody knows who is asked: the house opens those by itself, as after a crash.
const WAKING: usize = 100;

/// How soon a house is there again.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OpenTables {
    pub tables: usize,
    pub entries: usize,
    pub database_kib: u64,
    /// From the start of the process to the first state of a table.
    pub first_answer_ms: f64,
    /// From the start of the process to the last table's state.
    pub all_reachable_s: f64,
    /// The states one by one, so many at a time.
    pub at_once: usize,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub slowest_ms: Option<f64>,
    /// What the house needed for all that.
    pub server_cpu_s: Option<f64>,
    pub rss_kib: Option<f64>,
}

/// A table as it is stored, and the cookie of somebody who sits there.
struct Model {
    row: TableRow,
    seed: String,
    entries: Vec<String>,
    snapshot: Option<Snapshot>,
    seats: Vec<(u8, String)>,
    cookie: String,
}

/// Plays a few tables of each game, makes `count` of them, and starts a house there.
pub async fn open_tables(program: &Path, dir: &Path, games: &[(String, u8)], count: usize) -> Result<OpenTables> {
    let mut house = OwnHouse::open(program, dir, Kind::default()).await?;
    let played = play(house.site(), games).await?;
    house.close()?;
    let file = house.data().join(DATABASE);
    let store = Store::open(&format!("sqlite://{}", file.display())).await?;
    let mut models = Vec::new();
    for (id, cookie) in played {
        models.push(Model::read(&store, &id, cookie).await?);
    }
    let (asks, entries) = multiply(&store, &models, count).await?;
    store.close().await;
    let database_kib = std::fs::metadata(&file)?.len() / 1024;

    let start = Instant::now();
    house.start().await?;
    let (id, cookie) = asks.last().context("no tables")?;
    ask(&mut house.site().line().await?, id, cookie).await?;
    let first = start.elapsed();
    let share = asks.len().div_ceil(LINES);
    let times = try_join_all(asks.chunks(share).map(|some| ask_all(house.site(), some))).await?;
    let all = start.elapsed();
    let used = house.pid().and_then(usage);
    let [p50_ms, p99_ms, slowest_ms] = spread(times.into_iter().flatten().collect());
    Ok(OpenTables {
        tables: asks.len(),
        entries,
        database_kib,
        first_answer_ms: round(first.as_secs_f64() * 1e3, 0),
        all_reachable_s: round(all.as_secs_f64(), 2),
        at_once: LINES,
        p50_ms,
        p99_ms,
        slowest_ms,
        server_cpu_s: used.map(|u| u.cpu_s),
        rss_kib: used.map(|u| u.rss_kib),
    })
}

/// The models: ids and cookies.
async fn play(site: &Site, games: &[(String, u8)]) -> Result<Vec<(String, String)>> {
    let mut played = Vec::new();
    for (game, players) in games {
        for number in 0..MODELS {
            let plan = Plan {
                tables: 1,
                seconds: 0.0,
                think: 0,
                game: game.clone(),
                players: *players,
                watching: false,
                seed: u64::from(number),
                sits_at: Tables::default(),
            };
            let mut slot = Slot::new(site, &plan, number).await?;
            slot.open().await?;
            while slot.entries() < ENTRIES {
                // Played at random some are over early: then another one.
                if slot.step().await?.is_none() {
                    slot.open().await?;
                }
            }
            played.push((slot.table().to_owned(), slot.cookie().to_owned()));
        }
    }
    Ok(played)
}

impl Model {
    async fn read(store: &Store, id: &str, cookie: String) -> Result<Model> {
        let row = store.table(id).await?.context("a table that was played")?;
        let seed = store.seed(id).await?.unwrap_or_default();
        let entries = store.entries(id, 0).await?.into_iter().map(|entry| entry.body).collect();
        let snapshot = store.snapshot(id).await?;
        let body: Value = serde_json::from_str(&row.body)?;
        let seated = |(n, seat): (usize, &Value)| Some((n as u8, seat["who"]["person"]["id"].as_str()?.to_owned()));
        let seats = body["seats"].as_array().context("seats")?.iter().enumerate().filter_map(seated).collect();
        Ok(Model { row, seed, entries, snapshot, seats, cookie })
    }

    /// One more table like it.
    async fn copy(&self, store: &Store, number: usize) -> Result<(String, String)> {
        let id = format!("{}{number:06}", &self.row.id[..6]);
        let mut row = TableRow { id: id.clone(), version: 0, ..self.row.clone() };
        if number.is_multiple_of(WAKING) {
            row.shows.asked = None;
        }
        let (seed, seats, entries) = (self.seed.clone(), self.seats.clone(), self.entries.clone());
        store.open_table(NewTable { row, seed, seats, entries, opener: None }).await?;
        if let Some(snapshot) = &self.snapshot {
            store.append(&id, self.entries.len() as i64, Vec::new(), Some(snapshot.clone())).await?;
        }
        Ok((id, self.cookie.clone()))
    }
}

/// All tables: ids and cookies, and how many entries they have.
async fn multiply(store: &Store, models: &[Model], count: usize) -> Result<(Vec<(String, String)>, usize)> {
    let mut asks = Vec::new();
    let mut entries = 0;
    let numbers: Vec<usize> = (0..count).collect();
    for some in numbers.chunks(AT_ONCE) {
        let copies = some.iter().map(|n| models[n % models.len()].copy(store, *n));
        asks.extend(try_join_all(copies).await?);
        entries += some.iter().map(|n| models[n % models.len()].entries.len()).sum::<usize>();
    }
    Ok((asks, entries))
}

async fn ask_all(site: &Site, tables: &[(String, String)]) -> Result<Vec<f32>> {
    let mut line = site.line().await?;
    let mut times = Vec::with_capacity(tables.len());
    for (id, cookie) in tables {
        let start = Instant::now();
        ask(&mut line, id, cookie).await?;
        times.push(start.elapsed().as_secs_f32() * 1e3);
    }
    Ok(times)
}

/// The state as a page would get it that has seen everything up to the last moves.
async fn ask(line: &mut crate::http::Line<'_>, id: &str, cookie: &str) -> Result<()> {
    let status = line.get(&format!("/api/v1/tables/{id}/state?seen={ENTRIES}"), cookie).await?;
    ensure!(status == 200, "table {id}: the house answered {status}");
    Ok(())
}

/// How long a house may take, at most: the promise.
pub(crate) const FIRST_ANSWER: Duration = Duration::from_millis(200);
/// The same for all of 10 000 tables.
pub(crate) const ALL_REACHABLE: Duration = Duration::from_secs(5);

impl OpenTables {
    /// Whether both promises were kept.
    pub fn holds(&self) -> bool {
        self.first_answer_ms <= FIRST_ANSWER.as_secs_f64() * 1e3 && self.all_reachable_s <= ALL_REACHABLE.as_secs_f64()
    }
}
