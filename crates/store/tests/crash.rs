//! The promise itself: what was acknowledged survives `kill -9`.
//!
//! The test starts itself again as a child that appends and says what was acknowledged, kills it at some moment, and looks.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::places::Place;
use sqlx::{AnyConnection, Connection, Row};
use teahouse_store::{NewEntry, Snapshot, Store, TableRow};
use tokio::task::JoinSet;

const KILLS: usize = 20;
const TABLES: usize = 8;
const ADDRESS: &str = "TEAHOUSE_STORE_CRASH_TEST";

/// Not a test: the child. It does nothing unless the test below has started it.
#[tokio::test]
async fn child() {
    let Ok(url) = std::env::var(ADDRESS) else { return };
    let store = Store::open_alone(&url).await.unwrap();
    let mut tasks = JoinSet::new();
    for i in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let table = format!("t{i}");
            let mut at = store.length(&table).await.unwrap();
            loop {
                let count = 1 + at % 3;
                let entries = (at..at + count).map(|n| NewEntry { body: body(&table, n), token: None }).collect();
                let snapshot = Snapshot { n: at + count, position: format!("after {}", at + count) };
                store.append(&table, at, entries, Some(snapshot)).await.unwrap();
                at += count;
                // One write, so that no half of a line is left when the end comes.
                std::io::stdout().write_all(format!("ack {i} {at}\n").as_bytes()).unwrap();
            }
        });
    }
    tasks.join_next().await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_on_sqlite() {
    let place = Place::file();
    let acknowledged = kill_again_and_again(&place.url).await;
    let mut connection = AnyConnection::connect(&place.url).await.unwrap();
    let check = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(check.get::<String, _>(0), "ok");
    assert!(acknowledged > 0);
}

#[tokio::test]
async fn what_was_acknowledged_survives_on_postgres() {
    let Some(place) = Place::postgres().await else { return };
    assert!(kill_again_and_again(&place.url).await > 0);
    place.remove().await;
}

async fn kill_again_and_again(url: &str) -> i64 {
    let store = Store::open(url).await.unwrap();
    for i in 0..TABLES {
        store.create_table(&table(i), "").await.unwrap();
    }
    store.close().await;
    let mut dice = 8137_u32;
    let mut acknowledged = BTreeMap::new();
    for kill in 0..KILLS {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let moment = Duration::from_millis(u64::from(dice >> 16) % 200);
        // Every other time it may be so early that the child is still opening the database.
        for (table, length) in run_for(url, moment, kill % 2 == 0) {
            acknowledged.insert(table, length);
        }
        // A house that was killed keeps nobody out.
        let store = Store::open_alone(url).await.unwrap();
        for (table, length) in &acknowledged {
            let table = format!("t{table}");
            let entries = store.entries(&table, 0).await.unwrap();
            let there = entries.len() as i64;
            assert!(there >= *length, "kill {kill} after {moment:?}: {there} of {length} entries of {table} are left");
            assert!((0..).zip(&entries).all(|(n, entry)| entry.n == n && entry.body == body(&table, n)));
            // Entries and snapshot come together or not at all.
            assert_eq!(store.snapshot(&table).await.unwrap().map(|snapshot| snapshot.n), Some(there));
        }
        store.close().await;
    }
    acknowledged.values().sum()
}

/// Lets the child write for a while, counted from its start or from its first acknowledgement. Returns the lengths it was
/// promised.
fn run_for(url: &str, moment: Duration, from_start: bool) -> Vec<(usize, i64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child", "--nocapture"])
        .env(ADDRESS, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    // Read all the time: a child that waits for room in the pipe does not write to the database.
    let (promised, promises) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        output.lines().map_while(Result::ok).filter_map(|line| promise(&line)).try_for_each(|p| promised.send(p))
    });
    let first = (!from_start).then(|| promises.recv().expect("the child writes"));
    // The one sleep of these tests: it chooses where a kill falls and waits for nothing. What is asserted holds wherever it falls.
    std::thread::sleep(moment);
    child.kill().unwrap(); // SIGKILL
    let status = child.wait().unwrap();
    assert_eq!(status.code(), None, "the child ended by itself");
    reader.join().unwrap().unwrap();
    first.into_iter().chain(promises).collect()
}

fn promise(line: &str) -> Option<(usize, i64)> {
    let (table, length) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((table.parse().ok()?, length.parse().ok()?))
}

fn body(table: &str, n: i64) -> String {
    format!("entry {n} of {table}")
}

fn table(i: usize) -> TableRow {
    TableRow {
        id: format!("t{i}"),
        game: "qin".into(),
        phase: teahouse_store::Phase::Playing,
        listed: false,
        body: "{}".into(),
        board: None,
        version: 0,
        created: 0,
        touched: 0,
        shows: Default::default(),
    }
}
