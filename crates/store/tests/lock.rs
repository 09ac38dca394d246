//! One process at a time, and what becomes of one that loses its lock. Locks count by open file and by session, so two stores of one
//! test stand for two processes; `crash.rs` kills real ones.

use std::time::{Duration, Instant};

use crate::places::{Place, execute};
use sqlx::{AnyConnection, Connection};
use teahouse_store::{Guest, Store, StoreError};

/// Ends the sessions of everybody else.
const HANG_UP: &str = "SELECT pg_terminate_backend(pid)::TEXT FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// The number of the lock: "teahouse".
const KEY: i64 = 0x7465_6168_6f75_7365;

fn ada() -> Guest {
    Guest { id: "g".into(), name: "Ada".into(), created: 0 }
}

async fn a_second_one_is_refused(place: &Place) {
    let first = Store::open_alone(&place.url).await.unwrap();
    first.create_guest(&ada(), "hash").await.unwrap();
    let Err(StoreError::InUse { by }) = Store::open_alone(&place.url).await else { panic!("two at once") };
    assert!(by.contains(&format!("process {}", std::process::id())), "{by}");
    first.rename_guest("g", "Bo").await.unwrap();
    first.close().await;
    let start = Instant::now();
    let second = Store::open_alone(&place.url).await.unwrap();
    assert!(start.elapsed() < Duration::from_secs(2), "a lock that was given back is free at once");
    assert_eq!(second.guest("g").await.unwrap().unwrap().name, "Bo");
    second.close().await;
}

#[tokio::test]
async fn a_second_one_is_refused_on_sqlite() {
    let place = Place::file();
    a_second_one_is_refused(&place).await;
    // The same file under another name is the same house.
    #[cfg(unix)]
    {
        let folder = place.folder.as_ref().unwrap();
        std::os::unix::fs::symlink(folder.join("house.db"), folder.join("other.db")).unwrap();
        let first = Store::open_alone(&place.url).await.unwrap();
        let other = format!("sqlite://{}/other.db", folder.display());
        assert!(matches!(Store::open_alone(&other).await, Err(StoreError::InUse { .. })));
        first.close().await;
    }
}

#[tokio::test]
async fn a_second_one_is_refused_on_postgres() {
    let Some(place) = Place::postgres().await else { return };
    a_second_one_is_refused(&place).await;
    place.remove().await;
}

#[tokio::test]
async fn memory_is_always_alone() {
    let one = Store::open_alone("sqlite::memory:").await.unwrap();
    let other = Store::open_alone("sqlite::memory:").await.unwrap();
    one.create_guest(&ada(), "hash").await.unwrap();
    assert_eq!(other.guest("g").await.unwrap(), None);
}

/// It writes nothing any more, says so, and whoever waits for that hears of it.
async fn assert_stopped(store: &Store) {
    let lost =
        tokio::time::timeout(Duration::from_secs(20), store.lost()).await.expect("it is noticed without a write");
    assert!(matches!(lost, StoreError::LockLost(_)), "{lost}");
    assert_eq!(store.rename_guest("g", "Bo").await, Err(lost.clone()));
    assert_eq!(store.ping().await, Err(lost));
    assert_eq!(store.guest("g").await.unwrap().unwrap().name, "Ada");
}

#[tokio::test]
async fn a_lock_file_that_is_removed_stops_the_house() {
    for replaced in [false, true] {
        let place = Place::file();
        let store = Store::open_alone(&place.url).await.unwrap();
        store.create_guest(&ada(), "hash").await.unwrap();
        let lock = place.folder.as_ref().unwrap().join("house.db.lock");
        std::fs::remove_file(&lock).unwrap();
        let second = if replaced { Some(Store::open_alone(&place.url).await.unwrap()) } else { None };
        // A write notices at once.
        assert!(matches!(store.rename_guest("g", "Bo").await, Err(StoreError::LockLost(_))));
        assert_stopped(&store).await;
        if let Some(second) = second {
            second.rename_guest("g", "Cy").await.unwrap();
        }
    }
}

#[tokio::test]
async fn somebody_else_took_the_lock_on_postgres() {
    let Some(place) = Place::postgres().await else { return };
    for given_back in [false, true] {
        let store = Store::open_alone(&place.url).await.unwrap();
        if !given_back {
            store.create_guest(&ada(), "hash").await.unwrap();
        }
        let mut other = AnyConnection::connect(&place.url).await.unwrap();
        let take = format!(
            "{HANG_UP}; SELECT pg_advisory_lock({KEY})::TEXT; UPDATE house SET value = '1 elsewhere 0' WHERE name = 'holder'"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(take)).execute(&mut other).await.unwrap();
        if given_back {
            other.close().await.unwrap();
            assert_stopped(&store).await;
        } else {
            assert_stopped(&store).await;
            other.close().await.unwrap();
        }
        store.close().await;
    }
    place.remove().await;
}

/// A server that restarts, or an operator who hangs up: as long as nobody else came in between, the house goes on.
#[tokio::test]
async fn a_lost_session_takes_its_lock_again() {
    let Some(place) = Place::postgres().await else { return };
    let store = Store::open_alone(&place.url).await.unwrap();
    store.create_guest(&ada(), "hash").await.unwrap();
    for name in ["Bo", "Cy"] {
        execute(&place.url, HANG_UP).await;
        store.rename_guest("g", name).await.unwrap();
        assert_eq!(store.guest("g").await.unwrap().unwrap().name, name);
        assert!(matches!(Store::open_alone(&place.url).await, Err(StoreError::InUse { .. })), "it has its lock again");
    }
    store.ping().await.unwrap();
    store.close().await;
    place.remove().await;
}
