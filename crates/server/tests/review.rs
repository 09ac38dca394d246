//! What a review found once must not come back: eyes that outlive their seat, undo behind a snapshot, a store that fails at
//! the worst moment.

use crate::support::{Open, Page, file, table, typed};
use serde_json::{Value, json};
use sqlx::{Connection, Executor};

async fn private_table(house: &Open, host: &str) -> String {
    let new = json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }, { "kind": "open" }], "options": { "first": "0" } });
    house.ok("POST", "/api/v1/tables", host, Some(new)).await["id"].as_str().expect("an id").to_owned()
}

/// Everything a page hears until it is sent away, or until the house answers to what it says last.
async fn everything(page: &mut Page) -> Vec<Value> {
    let mut all = Vec::new();
    page.try_say(json!({ "type": "preview", "token": "the end", "moves": ["x"] })).await;
    while let Some(text) = page.text().await {
        let heard: Value = serde_json::from_str(&text).expect("JSON");
        if heard["token"] == "the end" {
            break;
        }
        all.push(heard);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eyes_go_with_the_seat() {
    let house = Open::start(&file("eyes")).await;
    let (anna, jade, kim) = (house.guest("Anna").await, house.guest("Jade").await, house.guest("Kim").await);
    let id = private_table(&house, &anna).await;
    let seat = format!("/api/v1/tables/{id}/seats/1");
    house.ok("POST", &seat, &jade, Some(json!({}))).await;
    let mut former = house.page(&id, &jade).await;
    former.say(json!({ "type": "hello" })).await;
    let mut early = house.page(&id, &kim).await;
    early.say(json!({ "type": "hello" })).await;
    early.until("table").await;
    house.ok("DELETE", &seat, &anna, None).await;
    house.ok("POST", &seat, &kim, Some(json!({}))).await;
    house.ok("POST", &format!("/api/v1/tables/{id}/start"), &anna, None).await;
    house.ok("POST", &format!("/api/v1/tables/{id}/chat"), &kim, Some(json!({ "text": "only for us" }))).await;
    let heard = everything(&mut former).await;
    assert!(
        heard.iter().all(|m| m["type"] != "state" && m["type"] != "chat"),
        "a former sitter sees nothing: {heard:?}"
    );
    assert!(heard.iter().any(|m| m["type"] == "refused"), "and is told so: {heard:?}");
    let state = early.until("state").await;
    assert_eq!(
        (&state["seat"], state["view"]["hand"].is_array()),
        (&json!(1), true),
        "who came before sitting has their eyes"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agreements_hold_from_the_start_on() {
    let house = Open::start(&file("agreed")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let path = format!("/api/v1/tables/{id}");
    house.refused("PATCH", &path, &anna, Some(json!({ "away_minutes": 0 })), 409, "already-started").await;
    house.refused("PATCH", &path, &anna, Some(json!({ "watching": true })), 409, "already-started").await;
    house.ok("PATCH", &path, &anna, Some(json!({ "listed": true }))).await;
    house.ok("POST", &format!("{path}/resign"), &anna, Some(json!({}))).await;
    let stranger = house.guest("Stranger").await;
    house.refused("GET", &format!("{path}/record"), &stranger, None, 403, "no-watching").await;
    // Whoever asks for the next game is its host, and a new name is seen at every seat.
    let next = house.ok("POST", &format!("{path}/rematch"), &jade, None).await;
    let path = format!("/api/v1/tables/{}", next["id"].as_str().expect("an id"));
    house.ok("PATCH", "/api/v1/me", &jade, Some(json!({ "name": "Jadwiga" }))).await;
    house.ok("POST", &format!("{path}/start"), &jade, None).await;
    let info = house.ok("GET", &path, &anna, None).await;
    assert_eq!(info["seats"][0]["sitter"]["name"], "Jadwiga");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_in_the_last_seat_starts_the_table() {
    let house = Open::start(&file("last-seat")).await;
    let anna = house.guest("Anna").await;
    let new = json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }], "start": true });
    let id = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await["id"].as_str().expect("an id").to_owned();
    let bot = json!({ "kind": "bot", "level": "random" });
    let info = house.ok("PUT", &format!("/api/v1/tables/{id}/seats/1"), &anna, Some(bot)).await;
    assert_eq!(info["phase"], "playing");
    house.close().await;
}

/// Plays first moves until the match has at least so many entries.
async fn play_to(house: &Open, id: &str, cookies: [&str; 2], entries: u64) -> Value {
    loop {
        let state = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=9999"), cookies[0], None).await;
        if state["entries"].as_u64() >= Some(entries) {
            return state;
        }
        let seat = state["waiting"]["seat"].as_u64().expect("somebody is asked") as usize;
        let own = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=9999"), cookies[seat], None).await;
        let mv = json!({ "token": format!("n{}", own["entries"]), "at": own["entries"], "moves": [own["legal"][0]] });
        house.ok("POST", &format!("/api/v1/tables/{id}/moves"), cookies[seat], Some(mv)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_behind_a_snapshot_survives_a_restart_and_so_does_a_broken_snapshot() {
    let db = file("behind");
    let mut house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    play_to(&house, &id, [&anna, &jade], 64).await;
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    for cookie in [&anna, &jade] {
        house.ok("POST", &path("undo"), cookie, Some(json!({}))).await;
        let other = if cookie == &anna { &jade } else { &anna };
        house.ok("POST", &path("undo/answer"), other, Some(json!({ "agree": true }))).await;
    }
    let url = format!("sqlite://{}", db.display());
    for trouble in ["SELECT 1", "UPDATE snapshots SET position = '{}'", "DELETE FROM snapshots"] {
        let before = house.ok("GET", &path("state?seen=9999"), &jade, None).await;
        house.close().await;
        let mut other = sqlx::SqliteConnection::connect(&url).await.expect("the file");
        other.execute(trouble).await.expect(trouble);
        other.close().await.expect("closed");
        house = Open::start(&db).await;
        let after = house.ok("GET", &path("state?seen=9999"), &jade, None).await;
        assert_eq!((&after["view"], &after["entries"]), (&before["view"], &before["entries"]), "{trouble}");
    }
    house.close().await;
}

/// Entries cannot be written: with a match about to begin, and in the middle of one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_refuses_entries_neither_ends_the_house_nor_the_match() {
    let db = file("refuses");
    let house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let waiting = private_table(&house, &anna).await;
    house.ok("POST", &format!("/api/v1/tables/{waiting}/seats/1"), &jade, Some(json!({}))).await;
    let url = format!("sqlite://{}", db.display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    other
        .execute("CREATE TRIGGER no_room BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'no room'); END")
        .await
        .expect("a trigger");
    let (status, _, answer) = house.ask("POST", &format!("/api/v1/tables/{waiting}/start"), &anna, None).await;
    assert_eq!((status, answer["code"].is_string()), (503, true), "{answer}");
    let before = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=9999"), &anna, None).await;
    let mv = json!({ "token": "x", "at": before["entries"], "moves": [before["legal"][0]] });
    let (status, _, answer) = house.ask("POST", &format!("/api/v1/tables/{id}/moves"), &anna, Some(mv.clone())).await;
    assert_eq!(status, 503, "{answer}");
    let after = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=9999"), &anna, None).await;
    assert_eq!((&after["view"], &after["entries"]), (&before["view"], &before["entries"]));
    // A start that could not be written has not happened.
    let info = house.ok("GET", &format!("/api/v1/tables/{waiting}"), &anna, None).await;
    assert_eq!(info["phase"], "set-up");
    // There is room again.
    other.execute("DROP TRIGGER no_room").await.expect("dropped");
    house.ok("POST", &format!("/api/v1/tables/{id}/moves"), &anna, Some(mv)).await;
    house.ok("POST", &format!("/api/v1/tables/{waiting}/start"), &anna, None).await;
    let state = house.ok("GET", &format!("/api/v1/tables/{waiting}/state"), &anna, None).await;
    assert_eq!(state["waiting"]["seat"], 0, "the tiles are dealt now");
    house.close().await;
}

/// That somebody is gone cannot be written: the table goes on, and others are answered meanwhile and afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_come_and_go_while_nothing_can_be_written() {
    let db = file("leaves");
    let house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let mut stays = house.page(&id, &anna).await;
    stays.say(json!({ "type": "hello" })).await;
    stays.until("state").await;
    let url = format!("sqlite://{}", db.display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    let trigger = "CREATE TRIGGER no_room BEFORE UPDATE ON tables BEGIN SELECT RAISE(FAIL, 'no room'); END";
    other.execute(trigger).await.expect("a trigger");
    for _ in 0..3 {
        let mut goes = house.page(&id, &jade).await;
        goes.say(json!({ "type": "hello" })).await;
        goes.until("state").await;
        drop(goes);
        let state = house.ok("GET", &format!("/api/v1/tables/{id}/state?seen=9999"), &anna, None).await;
        assert!(state["waiting"]["seat"].is_u64(), "{state}");
    }
    other.execute("DROP TRIGGER no_room").await.expect("dropped");
    play_to(&house, &id, [&anna, &jade], 12).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_in_a_row_are_previewed_as_a_whole_and_nothing_is_kept() {
    let house = Open::start(&file("row")).await;
    let anna = house.guest("Anna").await;
    let new = json!({ "game": "tea_garden", "players": 2, "start": true, "options": { "first": "0" },
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }] });
    let id = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await["id"].as_str().expect("an id").to_owned();
    let here = format!("/api/v1/tables/{id}");
    let state = house.ok("GET", &format!("{here}/state"), &anna, None).await;
    let hand: Vec<String> = serde_json::from_value(state["view"]["hand"].clone()).expect("cards");
    let ask = |row: &[&str]| {
        let row: Vec<Value> = row.iter().map(|mv| typed("tea_garden", mv)).collect();
        Some(json!({ "moves": row }))
    };
    let top = format!("top {}", hand[0]);
    let previews = format!("{here}/previews");
    let all = house.ok("POST", &previews, &anna, ask(&[&top, "done", "harvest", "pick 1"])).await;
    assert_eq!(all["after"]["view"]["table"]["turn"]["main"], true);
    assert_eq!(all["events"].as_array().expect("events").last().expect("one")["kind"], "picked");
    // The one that may not be is named, wherever it stands.
    house.refused("POST", &previews, &anna, ask(&[&top, "done", "pass"]), 422, "pass-late").await;
    house
        .refused(
            "POST",
            &previews,
            &anna,
            Some(json!({ "moves": [typed("tea_garden", &top), { "kind": "nonsense" }] })),
            422,
            "not-a-move",
        )
        .await;
    house.refused("POST", &previews, &anna, ask(&["pass"; 65]), 422, "row-too-long").await;
    let after = house.ok("GET", &format!("{here}/state"), &anna, None).await;
    assert_eq!(after["entries"], state["entries"]);
    house.close().await;
}
