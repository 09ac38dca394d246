//! Trouble with the database: every kind has its own error, and none of them is a panic.

use std::time::{Duration, Instant};

use crate::places::{Place, execute};
use sqlx::{AnyConnection, Connection};
use teahouse_store::{Guest, Store, StoreError};

#[tokio::test]
async fn a_file_that_may_only_be_read() {
    let place = Place::file();
    Store::open(&place.url).await.unwrap().close().await;
    let error = Store::open(&format!("{}?mode=ro", place.url)).await.err();
    assert_eq!(error, Some(StoreError::ReadOnly));

    let file = place.folder.as_ref().unwrap().join("house.db");
    let mut permissions = std::fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&file, permissions).unwrap();
    // The superuser may write to it all the same.
    if std::fs::OpenOptions::new().append(true).open(&file).is_err() {
        assert_eq!(Store::open(&place.url).await.err(), Some(StoreError::ReadOnly));
    }
}

#[tokio::test]
async fn addresses_that_lead_nowhere() {
    let open = async |url: &str| Store::open(url).await.err().expect("it must not open");
    assert!(matches!(open("sqlite:///no/such/folder/house.db").await, StoreError::Unavailable(_)));
    assert!(matches!(
        open("postgres://me:secret@localhost/house?host=/no/such/folder").await,
        StoreError::Unavailable(_)
    ));
    assert!(matches!(open("sqlite:house.db?mode=upside-down").await, StoreError::BadUrl(_)));
    for url in ["", "house.db", "mysql://me:secret@there/house", "postgres://:::"] {
        let error = open(url).await;
        assert!(matches!(error, StoreError::BadUrl(_)), "{url}: {error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database() {
    let place = Place::file();
    std::fs::write(place.folder.as_ref().unwrap().join("house.db"), "This is a letter. ".repeat(1000)).unwrap();
    let error = Store::open(&place.url).await.err();
    assert!(matches!(error, Some(StoreError::Unavailable(_))), "{error:?}");
}

#[tokio::test]
async fn somebody_locks_the_file_and_goes_away_again() {
    let place = Place::file();
    let store = Store::open(&place.url).await.unwrap();
    let guest = Guest { id: "g".into(), name: "Ada".into(), created: 0 };
    store.create_guest(&guest, "hash").await.unwrap();
    let mut other = AnyConnection::connect(&place.url).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();

    // Reading goes on; a write waits for five seconds, then says why it failed.
    assert!(store.guest("g").await.unwrap().is_some());
    let start = Instant::now();
    assert_eq!(store.rename_guest("g", "Bo").await, Err(StoreError::Locked));
    assert!(start.elapsed() >= Duration::from_secs(4));

    lock.rollback().await.unwrap();
    store.rename_guest("g", "Cy").await.unwrap();
    assert_eq!(store.guest("g").await.unwrap().unwrap().name, "Cy");
}

/// A server that was restarted has hung up on us. Nobody needs to hear of it.
#[tokio::test]
async fn a_lost_connection_is_replaced() {
    let Some(place) = Place::postgres().await else { return };
    let store = Store::open(&place.url).await.unwrap();
    let guest = Guest { id: "g".into(), name: "Ada".into(), created: 0 };
    store.create_guest(&guest, "hash").await.unwrap();
    for name in ["Bo", "Cy", "Di"] {
        let hang_up = "SELECT pg_terminate_backend(pid)::TEXT FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";
        execute(&place.url, hang_up).await;
        store.rename_guest("g", name).await.unwrap();
        assert_eq!(store.guest("g").await.unwrap().unwrap().name, name);
    }
    place.remove().await;
}

/// Guards the index of the lobby: its condition must be understood as that of the query.
#[tokio::test]
async fn the_lobby_uses_its_index() {
    let place = Place::file();
    Store::open(&place.url).await.unwrap().close().await;
    let sql = "SELECT * FROM tables INDEXED BY tables_listed WHERE listed = 1 AND phase IN ('set-up', 'playing')";
    execute(&place.url, sql).await;
}

/// Full or locked: nothing can be written, so the house is not well, until something can.
#[tokio::test]
async fn health_knows_that_nothing_can_be_written() {
    let place = Place::file();
    let store = Store::open(&place.url).await.unwrap();
    store.ping().await.unwrap();
    let guest = Guest { id: "g".into(), name: "Ada".into(), created: 0 };
    store.create_guest(&guest, "hash").await.unwrap();
    let mut other = AnyConnection::connect(&place.url).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(store.rename_guest("g", "Bo").await, Err(StoreError::Locked));
    assert!(store.guest("g").await.unwrap().is_some(), "it can be read");
    assert_eq!(store.ping().await, Err(StoreError::Locked));
    lock.rollback().await.unwrap();
    // Asked often enough, it tries again and finds that all is well; nobody else has to write for that.
    let end = Instant::now() + Duration::from_secs(20);
    while store.ping().await.is_err() {
        assert!(Instant::now() < end, "it never recovers");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A write that only tries fails of something nobody has thought of: the house is not well until one succeeds, however often it is asked.
#[tokio::test]
async fn health_knows_an_odd_failure_between_two_tries() {
    let place = Place::file();
    let store = Store::open(&place.url).await.unwrap();
    let odd = "CREATE TRIGGER odd BEFORE INSERT ON house BEGIN SELECT RAISE(ABORT, 'something odd'); END";
    execute(&place.url, odd).await;
    for _ in 0..5 {
        let seen = store.ping().await;
        assert!(matches!(&seen, Err(StoreError::Database(what)) if what.contains("something odd")), "{seen:?}");
    }
    execute(&place.url, "DROP TRIGGER odd").await;
    let end = Instant::now() + Duration::from_secs(20);
    while store.ping().await.is_err() {
        assert!(Instant::now() < end, "it never recovers");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Whoever asks while a write is being tried is not told that all is well.
#[tokio::test]
async fn health_is_not_green_while_a_try_hangs() {
    let place = Place::file();
    let store = Store::open(&place.url).await.unwrap();
    let mut other = AnyConnection::connect(&place.url).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let (first, second) = tokio::join!(store.ping(), store.ping());
    assert!(first.is_err() && second.is_err(), "{first:?}, {second:?}");
    lock.rollback().await.unwrap();
}
