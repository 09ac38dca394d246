//! Faults that are planted are found, and only those.

use crate::places::{Place, execute};
use crate::samples::house;
use teahouse_store::Store;
use teahouse_store::examine::examine;

/// What is wrong, at a moment long after everything happened.
async fn faults(place: &Place) -> Vec<String> {
    let seen = examine(&place.url, 1_000_000).await.unwrap();
    seen.faults.into_iter().map(|fault| fault.what).collect()
}

/// Each with the words that must be said about it.
const PLANTED: [(&str, &str); 9] = [
    ("DELETE FROM entries WHERE table_id = 'playing' AND n = 1", "table playing: its entries have a gap"),
    ("DELETE FROM entries WHERE table_id = 'over' AND n = 0", "table over: its entries have a gap"),
    ("INSERT INTO entries (table_id, n, body, at) VALUES ('nowhere', 0, 'x', 0)", "1 entries without a table"),
    ("INSERT INTO snapshots (table_id, n, position) VALUES ('nowhere', 0, 'x')", "1 snapshots without a table"),
    (
        "UPDATE snapshots SET n = 99 WHERE table_id = 'set-up'",
        "table set-up: its snapshot stands for entries that do not exist",
    ),
    ("DELETE FROM seeds WHERE table_id = 'set-up'", "table set-up: its seed is missing"),
    ("DELETE FROM shows WHERE table_id = 'set-up'", "table set-up: what lists show is missing"),
    ("DELETE FROM guests WHERE id = 'bo'", "it has a seat of somebody unknown"),
    ("UPDATE shows SET touched = 999999999999 WHERE table_id = 'over'", "1 tables were last touched in the future"),
];

async fn planted_faults_are_found(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    store.close().await;
    assert_eq!(faults(place).await, [""; 0]);
    for (plant, words) in PLANTED {
        let before = faults(place).await;
        execute(&place.url, plant).await;
        let found = faults(place).await;
        assert!(!before.iter().any(|fault| fault.contains(words)), "{words} before it was planted: {before:?}");
        assert!(found.iter().any(|fault| fault.contains(words)), "{words}: {found:?}");
    }
}

#[tokio::test]
async fn on_sqlite() {
    let place = Place::file();
    planted_faults_are_found(&place).await;
    // Without foreign keys a seat may be left alone; PostgreSQL never lets that happen.
    execute(
        &place.url,
        "PRAGMA foreign_keys = OFF; INSERT INTO seats (table_id, seat, guest) VALUES ('nowhere', 0, 'ada')",
    )
    .await;
    assert!(faults(&place).await.contains(&"1 seats without a table".to_owned()));
}

#[tokio::test]
async fn on_postgres() {
    let Some(place) = Place::postgres().await else { return };
    planted_faults_are_found(&place).await;
    let store = Store::open_alone(&place.url).await.unwrap();
    let seen = examine(&place.url, 1_000_000).await.unwrap();
    let me = format!("in use by process {}", std::process::id());
    assert!(seen.facts.iter().any(|fact| fact.starts_with(&me)), "{:?}", seen.facts);
    store.close().await;
    place.remove().await;
}

#[tokio::test]
async fn files_and_their_lock() {
    let place = Place::file();
    let store = Store::open_alone(&place.url).await.unwrap();
    house(&store, 1000).await;
    let folder = place.folder.as_ref().unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for name in ["house.db", "house.db-wal", "house.db-shm", "house.db.lock"] {
            let mode = std::fs::metadata(folder.join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
    let seen = examine(&place.url, 1_000_000).await.unwrap();
    let me = format!("in use by process {}", std::process::id());
    assert!(seen.facts.iter().any(|fact| fact.starts_with(&me)), "{:?}", seen.facts);
    assert!(seen.faults.is_empty(), "{:?}", seen.faults);
    drop(seen);
    store.close().await;
    let seen = examine(&place.url, 1_000_000).await.unwrap();
    assert!(seen.facts.contains(&"nobody holds its lock".to_owned()), "{:?}", seen.facts);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = folder.join("house.db");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
        assert!(faults(&place).await[0].contains("mode 644"));
    }
}

#[tokio::test]
async fn a_damaged_file_and_other_versions() {
    let place = Place::file();
    assert!(examine(&place.url, 0).await.is_err(), "there is nothing to look at");
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    store.close().await;
    let file = place.folder.as_ref().unwrap().join("house.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let whole = bytes.clone();
    // A page in the middle that is no page.
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 64].fill(0xff);
    std::fs::write(&file, &bytes).unwrap();
    match examine(&place.url, 1_000_000).await {
        Ok(seen) => assert!(seen.faults.iter().any(|fault| fault.what.contains("damaged")), "{:?}", seen.faults),
        Err(error) => assert!(error.to_string().contains("malformed"), "{error}"),
    }
    std::fs::write(&file, &whole).unwrap();
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)";
    execute(&place.url, sql).await;
    assert!(faults(&place).await[0].contains("newer Teahouse"));
    execute(&place.url, "DELETE FROM _sqlx_migrations WHERE version > 3").await;
    assert!(faults(&place).await[0].contains("older Teahouse"));
    std::fs::write(&file, "This is a letter. ".repeat(1000)).unwrap();
    assert!(examine(&place.url, 0).await.is_err());
}
