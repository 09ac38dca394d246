//! What is old goes by itself: tables that never began, matches that everybody has left, finished games, chat, guests; and never what somebody needs.

use serde_json::json;
use sqlx::Connection;
use teahouse_server::{House, Retention, Settings, Swept};

use crate::support::{Open, bots_play, file, settings, store, table};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("a time after 1970").as_millis() as i64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_old_goes_and_nobody_loses_what_they_need() {
    let file = file("keeping");
    let house = Open::start(&file).await;
    let anna = house.guest("Anna").await;
    let jade = house.guest("Jade").await;
    house.guest("Nobody").await;
    let new = json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }], "listed": true });
    let open = house.ok("POST", "/api/v1/tables", &anna, Some(new.clone())).await["id"].clone();
    let forgotten = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await["id"].clone();
    let (open, forgotten) = (open.as_str().expect("an id"), forgotten.as_str().expect("an id"));
    let playing = table(&house, &anna, &jade).await;
    let over = table(&house, &anna, &jade).await;
    for id in [&playing, &over] {
        house.ok("POST", &format!("/api/v1/tables/{id}/chat"), &jade, Some(json!({ "text": "hello" }))).await;
    }
    // Where one of two gives up, the match is over.
    house.ok("POST", &format!("/api/v1/tables/{over}/resign"), &anna, Some(json!({}))).await;
    assert_eq!(house.ok("GET", &format!("/api/v1/tables/{over}"), &anna, None).await["phase"], "over");
    bots_play(&house, &anna).await;
    house.close().await;

    // Another day, with nothing in memory: somebody looks at one of the tables that never began.
    let start = async |retention| {
        let inside = House::new(store(&file).await, Settings { retention, ..settings() });
        (Open::of(inside.clone()).await, inside)
    };
    let (house, inside) = start(Retention::default()).await;
    assert_eq!(inside.sweep(now()).await.expect("a sweep"), Swept::default(), "nothing is old yet");
    let mut page = house.page(open, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("table").await;
    let swept = inside.sweep(now() + 3 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { unlisted: 1, ..Swept::default() }, "the open one is seen to later");
    let swept = inside.sweep(now() + 31 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { unstarted: 1, ..Swept::default() });
    let get = |id: &str| format!("/api/v1/tables/{id}");
    house.refused("GET", &get(forgotten), &anna, None, 404, "no-such-table").await;
    house.ok("GET", &get(open), &anna, None).await;
    // The finished game that nobody has opened loses its chat, the one in memory does not.
    house.ok("GET", &get(&playing), &jade, None).await;
    let swept = inside.sweep(now() + 366 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { chat: 1, ..Swept::default() });
    let swept = inside.sweep(now() + 403 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { guests: 1, ..Swept::default() }, "who sits somewhere stays");
    house.ok("GET", &get(&over), &anna, None).await;
    drop(page);
    house.close().await;

    let (house, inside) = start(Retention { games: 10, ..Retention::default() }).await;
    let swept = inside.sweep(now() + 11 * DAY).await.expect("a sweep");
    assert_eq!(swept.games, 2);
    house.refused("GET", &get(&over), &anna, None, 404, "no-such-table").await;
    // The match that is on has a time of its own.
    let info = house.ok("GET", &get(&playing), &anna, None).await;
    assert_eq!(info["phase"], "playing");
    house.close().await;

    let forever = Retention { guests: 0, unstarted: 0, abandoned: 0, games: 0, records: 0, chat: 0, listed: 0 };
    let (house, inside) = start(forever).await;
    assert_eq!(inside.sweep(now() + 100_000 * DAY).await.expect("a sweep"), Swept::default());
    house.close().await;

    // Nobody could take a seat again by then; so those who sat there are forgotten as well, all but the one who opened a table that is kept.
    let (house, inside) = start(Retention { unstarted: 0, listed: 0, ..Retention::default() }).await;
    assert_eq!(inside.sweep(now() + 399 * DAY).await.expect("a sweep"), Swept::default());
    let swept = inside.sweep(now() + 403 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { abandoned: 1, guests: 1, ..Swept::default() });
    house.refused("GET", &get(&playing), &anna, None, 404, "no-such-table").await;
    house.ok("GET", &get(open), &anna, None).await;
    house.close().await;
}

/// The games of a series are kept each for itself: one that is played stays however old those before it are, and when it is abandoned
/// those stay.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_games_of_a_series_are_abandoned_one_by_one() {
    let file = file("abandoned-series");
    let house = Open::start(&file).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "series": { "boards": ["bird", "lion"] } });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let first = info["id"].as_str().expect("an id").to_owned();
    house.ok("POST", &format!("/api/v1/tables/{first}/seats/1"), &jade, Some(json!({}))).await;
    house.ok("POST", &format!("/api/v1/tables/{first}/start"), &anna, None).await;
    house.ok("POST", &format!("/api/v1/tables/{first}/resign"), &jade, Some(json!({}))).await;
    let second = next(&house, &first, &anna).await;
    house.ok("POST", &format!("/api/v1/tables/{second}/start"), &anna, None).await;
    house.close().await;

    let get = |id: &str| format!("/api/v1/tables/{id}");
    let long_ago = async |id: &str| {
        let mut db = sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the file");
        for sql in ["UPDATE tables SET created = 0 WHERE id = $1", "UPDATE shows SET touched = 0 WHERE table_id = $1"] {
            sqlx::query(sql).bind(id).execute(&mut db).await.expect("a change");
        }
        db.close().await.expect("closed");
    };
    for (old, gone) in [(&first, 0), (&second, 1)] {
        long_ago(old).await;
        let inside = House::new(store(&file).await, settings());
        let house = Open::of(inside.clone()).await;
        let swept = inside.sweep(now()).await.expect("a sweep");
        assert_eq!(swept, Swept { abandoned: gone, ..Swept::default() });
        house.ok("GET", &get(&first), &anna, None).await;
        if gone == 0 {
            assert_eq!(house.ok("GET", &get(&second), &jade, None).await["phase"], "playing");
        } else {
            house.refused("GET", &get(&second), &jade, None, 404, "no-such-table").await;
            // The series goes on from the game before.
            let again = next(&house, &first, &jade).await;
            assert_ne!(again, second);
            let info = house.ok("GET", &get(&again), &jade, None).await;
            assert_eq!((&info["phase"], info["series"].is_object()), (&json!("set-up"), true), "{info}");
        }
        house.close().await;
    }
}

/// The table that a finished one names as its next.
async fn next(house: &Open, id: &str, who: &str) -> String {
    let next = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), who, None).await;
    next["id"].as_str().expect("an id").to_owned()
}

/// A next table that nobody has begun is removed like any other one: whoever asks for it again gets another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_next_table_that_is_gone_is_replaced() {
    let file = file("gone-next");
    let house = Open::start(&file).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let series = json!({ "game": "qin", "players": 2, "seats": seats, "series": { "boards": ["bird", "lion"] } });
    let series = house.ok("POST", "/api/v1/tables", &anna, Some(series)).await;
    let series = series["id"].as_str().expect("an id").to_owned();
    house.ok("POST", &format!("/api/v1/tables/{series}/seats/1"), &jade, Some(json!({}))).await;
    house.ok("POST", &format!("/api/v1/tables/{series}/start"), &anna, None).await;
    let single = table(&house, &anna, &jade).await;
    let mut first = Vec::new();
    for id in [&series, &single] {
        house.ok("POST", &format!("/api/v1/tables/{id}/resign"), &jade, Some(json!({}))).await;
        first.push(next(&house, id, &anna).await);
    }
    house.close().await;

    let inside = House::new(store(&file).await, settings());
    let house = Open::of(inside.clone()).await;
    for (id, first) in [&series, &single].into_iter().zip(&first) {
        assert_eq!(&next(&house, id, &jade).await, first, "as long as it is there");
    }
    assert_eq!(inside.sweep(now() + 31 * DAY).await.expect("a sweep").unstarted, 2);
    for (id, first) in [&series, &single].into_iter().zip(&first) {
        let second = next(&house, id, &jade).await;
        assert_ne!(&second, first);
        assert_eq!(next(&house, id, &anna).await, second, "and one for all again");
        let info = house.ok("GET", &format!("/api/v1/tables/{second}"), &anna, None).await;
        assert_eq!((&info["phase"], &info["series"].is_object()), (&json!("set-up"), &(id == &series)), "{info}");
        let before = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
        assert_eq!(before["next"], json!(second));
    }
    house.close().await;
}

/// A record that somebody brought is kept for a year, however long finished games are: whoever brought it has the file.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_that_was_brought_goes_by_its_own_time() {
    const RECORD: &[u8] = include_bytes!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");
    let file = file("brought");
    let house = Open::start(&file).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let over = table(&house, &anna, &jade).await;
    house.ok("POST", &format!("/api/v1/tables/{over}/resign"), &anna, Some(json!({}))).await;
    let mut brought = Vec::new();
    for _ in 0..2 {
        let (status, info) = house.bring(&anna, RECORD).await;
        assert_eq!(status, 200, "{info}");
        brought.push(format!("/api/v1/tables/{}", info["id"].as_str().expect("an id")));
    }
    house.close().await;

    let start = async |retention| {
        let inside = House::new(store(&file).await, Settings { retention, ..settings() });
        (Open::of(inside.clone()).await, inside)
    };
    let over = format!("/api/v1/tables/{over}");
    let (house, inside) = start(Retention { games: 10, records: 0, chat: 0, ..Retention::default() }).await;
    let swept = inside.sweep(now() + 364 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { games: 1, ..Swept::default() }, "0: records stay, and are no finished games");
    house.refused("GET", &over, &anna, None, 404, "no-such-table").await;
    house.close().await;

    let (house, inside) = start(Retention::default()).await;
    assert_eq!(inside.sweep(now() + 364 * DAY).await.expect("a sweep"), Swept::default());
    // One of the two is being looked at.
    house.ok("GET", &brought[0], &jade, None).await;
    let swept = inside.sweep(now() + 366 * DAY).await.expect("a sweep");
    assert_eq!(swept, Swept { records: 1, ..Swept::default() });
    house.refused("GET", &brought[1], &anna, None, 404, "no-such-table").await;
    house.ok("GET", &format!("{}/record", brought[0]), &jade, None).await;
    house.close().await;
}
