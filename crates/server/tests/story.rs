//! The house through its real doors: HTTP and sockets on a loopback port, a SQLite file, restarts.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use teahouse_server::{House, Settings, serve};
use teahouse_store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A running house; `close` lets it end as a host would.
struct Open {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: tokio::task::JoinHandle<()>,
}

impl Open {
    async fn start(file: &Path) -> Open {
        let store = Store::open(&format!("sqlite://{}", file.display())).await.expect("a store");
        let settings = Settings { bot_pause: Duration::ZERO, limits: false, away_minutes: 0, ..Settings::default() };
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(async move {
            let house = House::new(store, settings);
            let tell = move |address| _ = ready.send(address);
            let end = async move { _ = stopped.await };
            serve(house, "127.0.0.1:0", tell, end).await.expect("the house runs");
        });
        Open { address: address.await.expect("an address"), stop, done }
    }

    async fn close(self) {
        let _ = self.stop.send(());
        self.done.await.expect("the house ends");
    }

    /// One request; status, cookie set, body.
    async fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> (u16, String, Value) {
        let (status, headers, text) = self.raw(method, path, cookie, body, "").await;
        let set = headers.lines().find_map(|l| l.strip_prefix("set-cookie: ")).unwrap_or_default();
        let cookie = set.split(';').next().unwrap_or_default().to_owned();
        (status, cookie, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    async fn raw(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<Value>,
        extra: &str,
    ) -> (u16, String, String) {
        let body = body.map(|b| b.to_string()).unwrap_or_default();
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n{extra}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("received");
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        (status, head.replace("\r\n", "\n"), text.to_owned())
    }

    async fn guest(&self, name: &str) -> String {
        let (status, cookie, _) = self.ask("GET", "/api/v1/me", "", None).await;
        assert_eq!(status, 200);
        assert!(cookie.starts_with("teahouse="));
        let renamed = self.ask("PATCH", "/api/v1/me", &cookie, Some(json!({ "name": name }))).await;
        assert_eq!((renamed.0, &renamed.2["name"]), (200, &json!(name)));
        cookie
    }

    async fn ok(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> Value {
        let (status, _, answer) = self.ask(method, path, cookie, body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    async fn refused(&self, method: &str, path: &str, cookie: &str, body: Option<Value>, status: u16, code: &str) {
        let (is, _, answer) = self.ask(method, path, cookie, body).await;
        assert_eq!((is, &answer["code"]), (status, &json!(code)), "{method} {path}: {answer}");
    }
}

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join("house.db")
}

/// A table of Qin for two people, begun.
async fn table(house: &Open, anna: &str, jade: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "options": { "first": "0" } });
    let info = house.ok("POST", "/api/v1/tables", anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    assert_eq!(info["commitment"].as_str().map(str::len), Some(64), "shown before any salt");
    house.refused("POST", &format!("/api/v1/tables/{id}/start"), anna, None, 409, "seats-open").await;
    house.refused("POST", &format!("/api/v1/tables/{id}/start"), jade, None, 403, "host-only").await;
    house.refused("POST", &format!("/api/v1/tables/{id}/seats/0"), jade, Some(json!({})), 409, "seat-taken").await;
    let sit = json!({ "salt": "jasmine", "look": { "color": 4, "shape": 2 } });
    house.ok("POST", &format!("/api/v1/tables/{id}/seats/1"), jade, Some(sit)).await;
    house.ok("POST", &format!("/api/v1/tables/{id}/start"), anna, None).await;
    id
}

/// Plays one move of whoever is asked: always the first legal one.
async fn one_move(house: &Open, id: &str, cookies: [&str; 2], token: &str) -> Option<Value> {
    let state = house.ok("GET", &format!("/api/v1/tables/{id}/state"), cookies[0], None).await;
    let seat = state["waiting"]["seat"].as_u64()? as usize;
    let own =
        house.ok("GET", &format!("/api/v1/tables/{id}/state?seen={}", state["entries"]), cookies[seat], None).await;
    assert_eq!(own["told"], json!([]), "nothing new since");
    let body = json!({ "token": token, "at": own["entries"], "move": own["legal"][0] });
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
    let ask = |token: &str, at: &Value, mv: Value| Some(json!({ "token": token, "at": at, "move": mv }));
    house.refused("POST", &path, &jade, ask("a", &at, legal.clone()), 422, "refuse-not-your-turn").await;
    house.refused("POST", &path, &anna, ask("a", &at, json!("dance")), 422, "not-a-move").await;
    house.refused("POST", &path, &anna, ask("a", &json!(1), legal.clone()), 409, "stale").await;
    house.refused("POST", &path, &anna, ask("", &at, legal.clone()), 422, "bad-token").await;
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
    let preview = json!({ "move": "RR a1 a2" });
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
    let mut request =
        format!("ws://{}/api/v1/tables/{id}/socket", house.address).into_client_request().expect("a request");
    request.headers_mut().insert("cookie", anna.parse().expect("a cookie"));
    let stream = TcpStream::connect(house.address).await.expect("a connection");
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
    let say = |value: Value| Message::text(value.to_string());
    socket.send(say(json!({ "type": "nonsense" }))).await.expect("sent");
    socket.send(say(json!({ "type": "hello" }))).await.expect("sent");
    let mut played = 0;
    let mut refused = 0;
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        match message["type"].as_str() {
            Some("refused") => refused += 1,
            Some("state") if message["result"].is_object() => break,
            Some("state") if message["waiting"]["seat"] == 0 => {
                assert!(message["view"]["hand"].is_array());
                played += 1;
                let mv = json!({ "type": "move", "token": format!("m{played}"), "at": message["entries"], "move": message["legal"][0] });
                socket.send(say(mv)).await.expect("sent");
            }
            _ => {}
        }
    }
    assert!(played > 10 && refused == 1, "{played} {refused}");
    drop(socket);
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
    let (status, head, _) = house.raw("GET", "/", "", None, "").await;
    assert!(status == 200 && head.contains("content-security-policy") && head.contains("x-request-id"), "{head}");
    house.refused("GET", "/api/v1/nowhere", "", None, 404, "no-such-page").await;
    let (status, _, text) = house.raw("GET", "/metrics", "", None, "").await;
    assert!(status == 200, "{text}");
    house.close().await;
}
