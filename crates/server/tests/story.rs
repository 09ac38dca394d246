//! The house through its real doors: HTTP and sockets on a loopback port, a SQLite file, restarts.

use std::time::Duration;

use crate::support::{Open, file, settings_of_a_host, store, table, typed};
use serde_json::{Value, json};
use teahouse_server::Settings;

/// Plays one move of whoever is asked: always the first legal one.
async fn one_move(house: &Open, id: &str, cookies: [&str; 2], token: &str) -> Option<Value> {
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), cookies[0], None).await;
    let seat = state["waiting"]["seat"].as_u64()? as usize;
    let own =
        house.ok("GET", &format!("/api/v1/tables/{id}/state?seen={}", state["entries"]), cookies[seat], None).await;
    assert_eq!(own["told"], json!([]), "nothing new since");
    let body = json!({ "token": token, "at": own["entries"], "moves": [own["legal"][0]] });
    Some(house.ok("POST", &format!("/api/v1/tables/{id}/moves"), cookies[seat], Some(body)).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_across_restarts() {
    let db = file("whole");
    let mut house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    house.refused("GET", &format!("/api/v1/tables/{id}/record"), &anna, None, 403, "not-over").await;
    let mut moves = 0;
    while one_move(&house, &id, [&anna, &jade], &format!("m{moves}")).await.is_some() {
        moves += 1;
        if moves % 9 == 0 {
            // The house closes and opens again: everything goes on exactly where it was.
            let path = format!("/api/v1/tables/{id}/state");
            let before = house.ok("GET", &path, &jade, None).await;
            house.close().await;
            house = Open::start(&db).await;
            let after = house.ok("GET", &path, &jade, None).await;
            assert_eq!(
                (&after["view"], &after["entries"], &after["legal"]),
                (&before["view"], &before["entries"], &before["legal"])
            );
        }
    }
    assert!(moves > 20, "{moves}");
    let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
    assert_eq!((&info["phase"], info["seed"].as_str().map(str::len)), (&json!("over"), Some(64)));
    let (_, _, record) = house.ask("GET", &format!("/api/v1/tables/{id}/record"), &jade, None).await;
    let record: teahouse_game::record::Record = record.as_str().expect("a text").parse().expect("a record");
    teahouse_catalog::game("qin").expect("Qin").verify(&record, None).expect("every draw follows from seed and salts");
    assert_eq!(record.salts[1].as_str(), "jasmine");
    let next = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), &anna, None).await;
    let rematch =
        house.ok("GET", &format!("/api/v1/tables/{}", next["id"].as_str().expect("an id")), &anna, None).await;
    assert_eq!(rematch["seats"][0]["sitter"]["name"], "Jade", "seats move on");
    let mine = house.ok("GET", "/api/v1/me/tables", &jade, None).await;
    assert_eq!(mine.as_array().map(Vec::len), Some(2));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_moves_change_nothing_and_doubled_ones_count_once() {
    let house = Open::start(&file("bad")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let path = format!("/api/v1/tables/{id}/moves");
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    let (at, legal) = (state["entries"].clone(), state["legal"][0].clone());
    let ask = |token: &str, at: &Value, mv: Value| Some(json!({ "token": token, "at": at, "moves": [mv] }));
    house.refused("POST", &path, &jade, ask("a", &at, legal.clone()), 422, "not-your-turn").await;
    house.refused("POST", &path, &anna, ask("a", &at, json!("dance")), 422, "not-a-move").await;
    house.refused("POST", &path, &anna, ask("a", &json!(1), legal.clone()), 409, "stale").await;
    for token in ["", &"x".repeat(65)] {
        house.refused("POST", &path, &anna, ask(token, &at, legal.clone()), 422, "bad-token").await;
    }
    house.refused("POST", &path, "teahouse=00", ask("a", &at, legal.clone()), 401, "no-guest").await;
    house
        .refused("POST", "/api/v1/tables/nowhere/moves", &anna, ask("a", &at, legal.clone()), 404, "no-such-table")
        .await;
    let stranger = house.guest("Stranger").await;
    house.refused("POST", &path, &stranger, ask("a", &at, legal.clone()), 403, "not-your-seat").await;
    house.refused("GET", &format!("/api/v1/tables/{id}/state"), &stranger, None, 403, "no-watching").await;
    let same = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
    assert_eq!(same["view"], state["view"]);

    let once = house.ok("POST", &path, &anna, ask("t1", &at, legal.clone())).await;
    let twice = house.ok("POST", &path, &anna, ask("t1", &at, legal.clone())).await;
    assert_eq!(once, twice, "the same message is carried out once");
    let preview = json!({ "moves": [typed("qin", "RR a1 a2")] });
    let (status, _, why) = house.ask("POST", &format!("/api/v1/tables/{id}/previews"), &jade, Some(preview)).await;
    assert!(status == 422 && why["rule"].is_string(), "{why}");
    let (status, ..) =
        house.raw("POST", &path, &anna, ask("x", &at, legal.clone()), "origin: http://evil.example\r\n").await;
    assert_eq!(status, 403, "other sites change nothing here");
    let (status, ..) = house.raw("POST", &path, &anna, Some(json!({ "token": "x".repeat(100_000) })), "").await;
    assert_eq!(status, 413);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_push_views_and_bots_answer() {
    let house = Open::start(&file("sockets")).await;
    let anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "options": { "first": "0" }, "start": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id");
    let mut page = house.page(id, &anna).await;
    page.say(json!({ "type": "nonsense" })).await;
    page.say(json!({ "type": "hello" })).await;
    let mut played = 0;
    let mut refused = 0;
    loop {
        let message = page.hear().await;
        match message["type"].as_str() {
            Some("refused") => refused += 1,
            Some("state") if message["result"].is_object() => break,
            Some("state") if message["waiting"]["seat"] == 0 => {
                assert!(message["view"]["hand"].is_array());
                played += 1;
                let mv = json!({ "type": "move", "token": format!("m{played}"), "at": message["entries"], "moves": [message["legal"][0]] });
                page.say(mv).await;
            }
            _ => {}
        }
    }
    assert!(played > 10 && refused == 1, "{played} {refused}");
    drop(page);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_tells_how_it_is() {
    let house = Open::start(&file("health")).await;
    let health = house.ok("GET", "/api/health", "", None).await;
    assert_eq!(health["status"], "ok");
    let document = house.ok("GET", "/api/openapi.json", "", None).await;
    assert!(document["paths"].as_object().map_or(0, |p| p.len()) >= 18, "every route is in the document");
    assert_eq!(document["info"]["title"], "Teahouse");
    assert!(document["components"]["schemas"]["Health"].is_object(), "as the client would read it");
    let (status, head, _) = house.raw("GET", "/", "", None, "").await;
    assert!(status == 200 && head.contains("content-security-policy") && head.contains("x-request-id"), "{head}");
    house.refused("GET", "/api/v1/nowhere", "", None, 404, "no-such-page").await;
    let (status, _, text) = house.raw("GET", "/metrics", "", None, "").await;
    assert!(status == 200, "{text}");
    house.close().await;
}

/// Plays until the match is over; the first legal move each time.
async fn play_out(house: &Open, id: &str, cookies: [&str; 2]) {
    let mut moves = 0;
    while one_move(house, id, cookies, &format!("p{moves}")).await.is_some() {
        moves += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_series_goes_on_with_the_same_seats_and_sums_up() {
    let house = Open::start(&file("series")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "options": { "first": "1" }, "series": {}, "start": true });
    house
        .refused(
            "POST",
            "/api/v1/tables",
            &anna,
            Some(json!({ "game": "qin", "players": 2, "series": { "boards": ["mars"] } })),
            422,
            "setup-no-board",
        )
        .await;
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let mut id = info["id"].as_str().expect("an id").to_owned();
    let games = json!([{ "board": "bird", "table": id }, { "board": "lion" }]);
    assert_eq!((&info["series"]["games"], &info["board"]), (&games, &json!("bird")));
    house.ok("POST", &format!("/api/v1/tables/{id}/seats/1"), &jade, Some(json!({}))).await;
    let mut sums = [0, 0];
    for (number, first) in [(0usize, "1"), (1, "0")] {
        let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
        assert_eq!((&info["series"]["number"], &info["options"]["first"]), (&json!(number), &json!(first)));
        assert_eq!(info["seats"][0]["sitter"]["name"], "Anna", "in a series everybody keeps their seat");
        if number == 1 {
            house.ok("POST", &format!("/api/v1/tables/{id}/start"), &jade, None).await;
        }
        house.refused("POST", &format!("/api/v1/tables/{id}/rematch"), &anna, None, 409, "not-over").await;
        play_out(&house, &id, [&anna, &jade]).await;
        let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &anna, None).await;
        sums = [0, 1].map(|seat: usize| sums[seat] + state["result"]["scores"][seat].as_i64().expect("a score"));
        let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &jade, None).await;
        assert_eq!(info["series"]["standings"]["scores"], json!(sums));
        assert_eq!(info["series"]["games"][number]["result"], state["result"]);
        let next = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), &jade, None).await;
        let again = house.ok("POST", &format!("/api/v1/tables/{id}/rematch"), &anna, None).await;
        assert_eq!(next, again, "one next table, whoever asks first");
        id = next["id"].as_str().expect("an id").to_owned();
    }
    let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
    assert_eq!(
        (&info["series"]["number"], &info["seats"][0]["sitter"]["name"]),
        (&json!(0), &json!("Jade")),
        "a new series, seats moved on"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_come_and_go() {
    let house = Open::start(&file("seats")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let seat = |n: u8| Some(json!({ "seat": n }));
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    // Jade's page is connected: nobody takes her seat.
    let mut page = house.page(&id, &jade).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    house.refused("POST", &path("stand-in"), &anna, seat(1), 409, "not-away").await;
    page.say(json!({ "type": "chat", "text": "<b>tea</b>?" })).await;
    assert_eq!(page.until("chat").await["text"], "<b>tea</b>?", "plain text, for pages to show as text");
    drop(page);
    // Once she is gone (the test's table waits no minute) a bot may, until she takes it back.
    let mut tries = 0;
    while house.ask("POST", &path("stand-in"), &anna, seat(1)).await.0 != 200 {
        tries += 1;
        assert!(tries < 1000, "she has been away for long enough");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &anna, None).await;
    assert_eq!(info["seats"][1]["stand_in"], "player");
    let state = house.ok("GET", &path("state"), &anna, None).await;
    let mv = json!({ "token": "a", "at": state["entries"], "moves": [state["legal"][0]] });
    house.ok("POST", &path("moves"), &anna, Some(mv)).await;
    house.ok("POST", &path("hand-back"), &jade, Some(json!({}))).await;
    let info = house.ok("GET", &format!("/api/v1/tables/{id}"), &jade, None).await;
    assert_eq!(info["seats"][1]["stand_in"], Value::Null);
    let line = house.ok("GET", &path("chat?seen=0"), &anna, None).await;
    assert_eq!((&line[0]["name"], &line[0]["n"]), (&json!("Jade"), &json!(0)));
    let over = house.ok("POST", &path("resign"), &jade, Some(json!({}))).await;
    assert_eq!((&over["phase"], &over["seats"][1]["resigned"]), (&json!("over"), &json!(true)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_with_consent() {
    let house = Open::start(&file("undo")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    house.refused("POST", &path("undo"), &anna, Some(json!({})), 409, "nothing-to-undo").await;
    let before = house.ok("GET", &path("state"), &anna, None).await;
    one_move(&house, &id, [&anna, &jade], "u").await;
    house.refused("POST", &path("undo/answer"), &jade, Some(json!({ "agree": true })), 409, "nobody-asks").await;
    let asked = house.ok("POST", &path("undo"), &anna, Some(json!({}))).await;
    assert_eq!(asked["undo_asked"], json!({ "seat": 0, "waiting": [1] }), "a tile was drawn: the other one is asked");
    house.ok("POST", &path("undo/answer"), &jade, Some(json!({ "agree": false }))).await;
    house.ok("POST", &path("undo"), &anna, Some(json!({}))).await;
    house.ok("POST", &path("undo/answer"), &jade, Some(json!({ "agree": true }))).await;
    let after = house.ok("GET", &path("state"), &anna, None).await;
    assert_eq!((&after["view"], &after["legal"]), (&before["view"], &before["legal"]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_tables_are_listed_live_and_private_ones_never() {
    let house = Open::start(&file("lobby")).await;
    let anna = house.guest("Anna").await;
    let mut lobby = house.lobby(&anna).await;
    assert_eq!(lobby.hear().await["tables"], json!([]));
    house.ok("POST", "/api/v1/tables", &anna, Some(json!({ "game": "qin", "players": 2 }))).await;
    let new = json!({ "game": "qin", "players": 3, "listed": true });
    let open = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let heard = lobby.hear().await;
    assert_eq!((&heard["tables"][0]["id"], heard["tables"].as_array().map(Vec::len)), (&open["id"], Some(1)));
    let path = format!("/api/v1/tables/{}", open["id"].as_str().expect("an id"));
    house.ok("PATCH", &path, &anna, Some(json!({ "listed": false }))).await;
    assert_eq!(lobby.hear().await["tables"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_lead_there_from_a_second_device() {
    let house = Open::start(&file("links")).await;
    let anna = house.guest("Anna").await;
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(json!({ "game": "qin", "players": 2 }))).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    let link = format!("/api/v1/tables/{id}/link");
    // The browser used 127.0.0.1 and the house listens there alone: nobody else gets in.
    assert_eq!(house.ok("GET", &link, &anna, None).await, json!({ "link": null }));
    house.refused("GET", &format!("/api/v1/tables/{id}/qr.svg"), &anna, None, 409, "only-this-machine").await;
    house.close().await;
    let settings = Settings { base_url: Some("https://tea.example".into()), ..settings_of_a_host() };
    let house = Open::with(store(&file("links-base")).await, settings).await;
    let (_, cookie, _) = house.ask("GET", "/api/v1/me", "", None).await;
    assert!(cookie.starts_with("__Host-teahouse="), "{cookie}");
    let (_, head, _) = house.raw("GET", "/api/v1/me", "", None, "").await;
    assert!(head.contains("; Secure") && head.contains("HttpOnly") && head.contains("SameSite=Lax"), "{head}");
    let info = house.ok("POST", "/api/v1/tables", &cookie, Some(json!({ "game": "qin", "players": 2 }))).await;
    let id = info["id"].as_str().expect("an id");
    let told = house.ok("GET", &format!("/api/v1/tables/{id}/link"), &cookie, None).await;
    assert_eq!(told["link"], format!("https://tea.example/t/{id}"));
    let (status, _, svg) = house.raw("GET", &format!("/api/v1/tables/{id}/qr.svg"), &cookie, None, "").await;
    assert!(status == 200 && svg.contains("<svg"));
    house.close().await;
}

/// Somebody else keeps the database for longer than we wait: the move is refused with the cause, nothing is lost, and
/// once the lock is gone everything goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_cannot_write_costs_no_move() {
    use sqlx::Connection;
    let db = file("locked");
    let house = Open::start(&db).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    one_move(&house, &id, [&anna, &jade], "first").await;
    let before = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &jade, None).await;
    let mut other = sqlx::SqliteConnection::connect(&format!("sqlite://{}", db.display())).await.expect("a connection");
    let lock = other.begin_with("BEGIN IMMEDIATE").await.expect("the lock");
    let mv = json!({ "token": "x", "at": before["entries"], "moves": [before["legal"][0]] });
    house.refused("POST", &format!("/api/v1/tables/{id}/moves"), &jade, Some(mv.clone()), 503, "store-locked").await;
    let after = house.ok("GET", &format!("/api/v1/tables/{id}/state"), &jade, None).await;
    assert_eq!((&after["view"], &after["entries"]), (&before["view"], &before["entries"]));
    lock.rollback().await.expect("unlocked");
    house.ok("POST", &format!("/api/v1/tables/{id}/moves"), &jade, Some(mv)).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_closes_tells_its_pages() {
    let house = Open::start(&file("closing")).await;
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let id = table(&house, &anna, &jade).await;
    let mut page = house.page(&id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    let hangs_up = async { while page.text().await.is_some() {} };
    let (_, ()) = tokio::join!(hangs_up, house.close());
}

/// The lobby offers six levels; whoever asks for another one over HTTP is told that there is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_research_have_no_seat_in_a_house() {
    let house = Open::with(store(&file("research")).await, settings_of_a_host()).await;
    let anna = house.guest("Anna").await;
    let new = |bot: &str| {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": bot }]);
        Some(json!({ "game": "qin", "players": 2, "seats": seats }))
    };
    for bot in ["random", "greedy"] {
        let (status, _, problem) = house.ask("POST", "/api/v1/tables", &anna, new(bot)).await;
        assert_eq!((status, &problem["code"], &problem["params"]["level"]), (422, &json!("no-such-bot"), &json!(bot)));
    }
    let games = house.ok("GET", "/api/v1/games", &anna, None).await;
    for bot in games[0]["bots"].as_array().expect("levels") {
        let info = house.ok("POST", "/api/v1/tables", &anna, new(bot.as_str().expect("a level"))).await;
        assert_eq!(&info["seats"][1]["sitter"]["level"], bot);
        let seat = format!("/api/v1/tables/{}/seats/1", info["id"].as_str().expect("an id"));
        house.refused("PUT", &seat, &anna, Some(json!({ "kind": "bot", "level": "random" })), 422, "no-such-bot").await;
    }
    house.close().await;
}
