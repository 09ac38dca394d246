//! A data file that an earlier version wrote is opened by every later one: each match replays, and people play on where they were.
//!
//! `tests/old/<version>-schema<n>/house.db` has all four games in all phases and never changes; `cookie` is Anna's. A new version, and a new migration, adds a
//! folder: `cargo test -p teahouse-server --test all -- --ignored make_a_data_file`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sqlx::Connection;
use teahouse_server::audit;
use teahouse_store::backup::{Listing, Moment, Rows};
use teahouse_store::{Phase, Store};

use crate::support::{Open, file, play_out, settings};

/// With how many seats, and so many moves into the match that is on; whoever takes the first move there is soon ends some games.
const GAMES: [(&str, u8, usize); 4] = [("qin", 2, 30), ("china", 3, 40), ("emperor", 2, 7), ("tea_garden", 2, 5)];

fn folders() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
    let mut all: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path()).collect();
    all.retain(|path| path.join("house.db").exists());
    all.sort();
    all
}

/// The number of the last migration there is.
fn newest_schema() -> i64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/migrations");
    let files = std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").file_name());
    let number = |name: std::ffi::OsString| name.to_str()?.split('_').next()?.parse().ok();
    files.filter_map(number).max().expect("a migration")
}

/// What this program writes today is old data tomorrow: it is kept before anybody changes the store again.
#[tokio::test]
async fn there_is_a_data_file_of_the_newest_schema() {
    let mut schemas = Vec::new();
    for folder in folders() {
        // A copy: to look into a file may write beside it.
        let copy = file("old-schema");
        std::fs::copy(folder.join("house.db"), &copy).expect("a copy");
        let mut db = sqlx::SqliteConnection::connect(&format!("sqlite://{}", copy.display())).await.expect("the file");
        let sql = "SELECT MAX(version) FROM _sqlx_migrations";
        let schema: i64 = sqlx::query_scalar(sql).fetch_one(&mut db).await.expect("a number");
        db.close().await.expect("closed");
        schemas.push(schema);
    }
    assert_eq!(schemas.iter().max(), Some(&newest_schema()), "make_a_data_file makes it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_data_is_opened_replayed_and_played_on() {
    assert!(!folders().is_empty());
    for folder in folders() {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let file = file(&format!("old-{name}"));
        std::fs::copy(folder.join("house.db"), &file).expect("a copy");
        let cookie = std::fs::read_to_string(folder.join("cookie")).expect("a cookie");
        let url = format!("sqlite://{}", file.display());
        let store = Store::open_alone(&url).await.expect("this version opens it");
        let mut phases = Vec::new();
        let mut moment = Moment::open(&url).await.expect("a moment");
        for id in Listing::of(Rows::Tables).page(&mut moment).await.expect("tables") {
            let kept = moment.table(&id).await.expect("a table").expect("it is there");
            audit(&kept).unwrap_or_else(|what| panic!("{name}: table {id} of {}: {what}", kept.row.game));
            phases.push((kept.row.game.clone(), kept.row.phase, id));
        }
        drop(moment);
        let house = Open::with(store, settings()).await;
        for (game, ..) in GAMES {
            let of: Vec<_> = phases.iter().filter(|(of, ..)| of == game).collect();
            assert!(of.len() >= 3, "{name}: {game} has a table in each phase");
            for (_, phase, id) in of {
                let path = |what: &str| format!("/api/v1/tables/{id}{what}");
                let info = house.ok("GET", &path(""), &cookie, None).await;
                match phase {
                    Phase::SetUp => _ = house.ok("POST", &path("/start"), &cookie, None).await,
                    Phase::Playing => {}
                    Phase::Over => {
                        assert!(info["phase"] == "over" && info["seed"].is_string(), "{name}: {game}: {info}");
                        let (status, _, record) = house.raw("GET", &path("/record"), &cookie, None, "").await;
                        assert!(status == 200 && record.contains("teahouse-record"), "{name}: {game}: {record}");
                        continue;
                    }
                }
                let before = house.ok("GET", &path("/state?seen=0"), &cookie, None).await["entries"].as_u64();
                play_out(&house, id, &[cookie.as_str(); 5], 3).await;
                let after = house.ok("GET", &path("/state?seen=0"), &cookie, None).await["entries"].as_u64();
                assert!(after >= before.map(|n| n + 3), "{name}: {game} goes on: {before:?}, {after:?}");
            }
        }
        house.close().await;
    }
}

/// Schema 1 had nothing that lists show. A game that nobody has opened since is whole; the next visit notes what lists show.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_has_opened_since_schema_1_is_whole() {
    let folder = folders().pop().expect("an old file");
    let file = file("old-unseen");
    std::fs::copy(folder.join("house.db"), &file).expect("a copy");
    let cookie = std::fs::read_to_string(folder.join("cookie")).expect("a cookie");
    let url = format!("sqlite://{}", file.display());
    Store::open(&url).await.expect("this version opens it").close().await;
    let change = async |sql: &'static str| {
        let mut db = sqlx::SqliteConnection::connect(&url).await.expect("the file");
        sqlx::raw_sql(sql).execute(&mut db).await.expect("a change");
        db.close().await.expect("closed");
    };
    // What became of a row of schema 1 in the second migration.
    change("UPDATE shows SET entries = 0, asked = NULL, since = 0, result = NULL").await;
    let audits = async || {
        let mut moment = Moment::open(&url).await.expect("a moment");
        let mut found = Vec::new();
        for id in Listing::of(Rows::Tables).page(&mut moment).await.expect("tables") {
            let kept = moment.table(&id).await.expect("a table").expect("it is there");
            found.push((id, kept.row.phase, audit(&kept)));
        }
        found
    };
    let found = audits().await;
    assert!(found.iter().all(|(.., audited)| audited.is_ok()), "{found:?}");
    // Numbers that somebody did write must be right.
    change("UPDATE shows SET since = 1").await;
    let wrong = audits().await;
    assert!(wrong.iter().any(|(_, phase, audited)| *phase == Phase::Over && audited.is_err()), "{wrong:?}");
    change("UPDATE shows SET since = 0").await;

    let (over, ..) = found.iter().find(|(_, phase, _)| *phase == Phase::Over).expect("a finished game");
    let house = Open::with(Store::open_alone(&url).await.expect("a store"), settings()).await;
    house.ok("GET", &format!("/api/v1/tables/{over}"), &cookie, None).await;
    house.close().await;
    let store = Store::open(&url).await.expect("a store");
    let shows = store.table(over).await.expect("a row").expect("it is there").shows;
    assert!(shows.entries > 0 && shows.result.is_some(), "{shows:?}");
    store.close().await;
}

/// Not a test: makes the file of this version.
#[ignore = "makes a new file; run once for each version and each migration"]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn make_a_data_file() {
    let file = file("make-a-data-file");
    let house = Open::start(&file).await;
    let anna = house.guest("Anna").await;
    for (game, players, moves) in GAMES {
        let around = |start: bool| {
            let mut seats = vec![json!({ "kind": "me" })];
            seats.extend((1..players).map(|n| json!({ "kind": "local", "name": format!("Seat {n}") })));
            json!({ "game": game, "players": players, "seats": seats, "start": start })
        };
        let id = |info: Value| info["id"].as_str().expect("an id").to_owned();
        house.ok("POST", "/api/v1/tables", &anna, Some(around(false))).await;
        let playing = id(house.ok("POST", "/api/v1/tables", &anna, Some(around(true))).await);
        play_out(&house, &playing, &[anna.as_str(); 5], moves).await;
        house.ok("POST", &format!("/api/v1/tables/{playing}/chat"), &anna, Some(json!({ "text": "Wait!" }))).await;
        let bots = vec![json!({ "kind": "bot", "level": "greedy" }); players.into()];
        let new = json!({ "game": game, "players": players, "seats": bots, "start": true, "watching": true });
        let over = id(house.ok("POST", "/api/v1/tables", &anna, Some(new)).await);
        let mut page = house.page(&over, &anna).await;
        page.say(json!({ "type": "hello" })).await;
        while !page.until("state").await["result"].is_object() {}
    }
    house.close().await;
    let name = format!("{}-schema{}", env!("CARGO_PKG_VERSION"), newest_schema());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old").join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    let out = folder.join("house.db");
    assert!(!out.exists(), "{} is there; old data never changes", out.display());
    let mut db = sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the file");
    let sql = format!("DELETE FROM snapshots WHERE n = 0; VACUUM INTO '{}'", out.display());
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut db).await.expect("a small copy");
    std::fs::write(folder.join("cookie"), &anna).expect("a cookie");
}
