//! How many appends the store takes: `cargo run --release -p teahouse-store --example appends [APPENDERS [SECONDS [URL]]]`.
//!
//! Each appender plays at a table of its own and waits for every acknowledgement, as a server does. The default address is
//! a SQLite file in the folder for temporary files. With PostgreSQL only our share of the work is counted.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use teahouse_store::{NewEntry, Store, StoreError, TableRow};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default| arguments.next().map_or(default, |word| word.parse().expect("a number"));
    let (appenders, seconds) = (number(64), number(5));
    let folder = std::env::temp_dir().join(format!("teahouse-appends-{}", std::process::id()));
    let url = arguments.next().unwrap_or_else(|| {
        std::fs::create_dir_all(&folder).expect("the folder for temporary files is writable");
        format!("sqlite://{}/house.db", folder.display())
    });
    let store = Store::open(&url).await?;
    let run = std::process::id();
    for i in 0..appenders {
        store.create_table(&table(format!("{run}-{i}")), "").await?;
    }

    let (start, cpu) = (Instant::now(), cpu_time());
    let end = start + Duration::from_secs(seconds);
    let mut tasks = JoinSet::new();
    for i in 0..appenders {
        let (store, table) = (store.clone(), format!("{run}-{i}"));
        tasks.spawn(async move {
            let mut at = 0;
            while Instant::now() < end {
                // About as long as a step with its token and a few parameters.
                let body =
                    format!("{{\"step\":{{\"seat\":{},\"move\":\"RY g5 h5\"}},\"clock\":[{at},600000]}}", at % 4);
                let token = Some(format!("{i:08x}{at:024x}"));
                store.append(&table, at, vec![NewEntry { body, token }], None).await?;
                at += 1;
            }
            Ok::<i64, StoreError>(at)
        });
    }
    let mut appends = 0;
    for done in tasks.join_all().await {
        appends += done?;
    }
    let (wall, cpu) = (start.elapsed().as_secs_f64(), (cpu_time() - cpu).as_secs_f64());
    store.close().await;
    _ = std::fs::remove_dir_all(&folder);

    let count = appends as f64;
    println!("{appends} appends by {appenders} appenders in {wall:.1} s, {cpu:.2} s of CPU");
    println!("{:.0} appends per second", count / wall);
    println!("{:.0} appends per CPU second, {:.1} µs of CPU each", count / cpu, cpu / count * 1e6);
    Ok(())
}

fn cpu_time() -> Duration {
    let spent = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(spent.tv_sec as u64, spent.tv_nsec as u32)
}

fn table(id: String) -> TableRow {
    TableRow {
        id,
        game: "qin".to_owned(),
        phase: teahouse_store::Phase::Playing,
        listed: false,
        body: "{}".to_owned(),
        board: None,
        version: 0,
        created: 0,
        touched: 0,
        shows: Default::default(),
    }
}
