//! A house on a loopback port and people who knock: HTTP and sockets, nothing else.

mod http;
mod typed;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use teahouse_server::{House, Settings, serve};
use teahouse_store::Store;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

pub use http::{Ask, connect, cookie_in};
pub use typed::parts_of;

/// A running house; `close` lets it end as a host would.
pub struct Open {
    pub address: SocketAddr,
    /// The host it is called by.
    pub host: String,
    stop: oneshot::Sender<()>,
    done: tokio::task::JoinHandle<()>,
}

/// The seed of every table, so that a test plays the same game each time.
pub const SEED: &str = "x-teahouse-seed: jasmine\r\n";

/// Settings for tests: nobody waits, nobody is limited, and dice fall as the test says.
pub fn settings() -> Settings {
    Settings { test_seeds: true, ..settings_of_a_host() }
}

/// Dice of the operating system, as in every house that is not under test.
pub fn settings_of_a_host() -> Settings {
    Settings { bot_pause: Duration::ZERO, limits: false, away_minutes: 0, ..Settings::default() }
}

pub async fn store(file: &Path) -> Store {
    Store::open(&format!("sqlite://{}", file.display())).await.expect("a store")
}

impl Open {
    pub async fn start(file: &Path) -> Open {
        Open::with(store(file).await, settings()).await
    }

    pub async fn with(store: Store, settings: Settings) -> Open {
        let base = settings.base_url.as_ref().and_then(|url| url.split_once("://"));
        let base = base.map(|(_, host)| host.to_owned());
        Open::called(House::new(store, settings), base).await
    }

    pub async fn of(house: House) -> Open {
        Open::called(house, None).await
    }

    async fn called(house: House, base: Option<String>) -> Open {
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(async move {
            let tell = move |address| _ = ready.send(address);
            let end = async move { _ = stopped.await };
            serve(house, "127.0.0.1:0", tell, end).await.expect("the house runs");
        });
        let address: SocketAddr = address.await.expect("an address");
        Open { address, host: base.unwrap_or_else(|| address.to_string()), stop, done }
    }

    pub async fn close(self) {
        let _ = self.stop.send(());
        self.done.await.expect("the house ends");
    }

    /// One request; status, cookie set, body.
    pub async fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> (u16, String, Value) {
        let (status, headers, text) = self.raw(method, path, cookie, body, SEED).await;
        let cookie = cookie_in(&headers).unwrap_or_default();
        let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
        typed::answer(method, path, status, &answer);
        (status, cookie, answer)
    }

    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<Value>,
        extra: &str,
    ) -> (u16, String, String) {
        let body = body.map(|b| b.to_string()).unwrap_or_default();
        let ask = Ask { from: None, method, path, cookie, extra, kind: "application/json", body: body.as_bytes() };
        ask.send(self.address, &self.host).await
    }

    /// Brings a file.
    pub async fn bring(&self, cookie: &str, bytes: &[u8]) -> (u16, Value) {
        let (method, path, kind) = ("POST", "/api/v1/records", "text/plain");
        let ask = Ask { from: None, method, path, cookie, extra: SEED, kind, body: bytes };
        let (status, _, text) = ask.send(self.address, &self.host).await;
        let answer = serde_json::from_str(&text).unwrap_or(Value::Null);
        typed::answer(method, path, status, &answer);
        (status, answer)
    }

    pub async fn guest(&self, name: &str) -> String {
        let (status, cookie, _) = self.ask("GET", "/api/v1/me", "", None).await;
        assert_eq!(status, 200);
        assert!(cookie.starts_with("teahouse="));
        let renamed = self.ask("PATCH", "/api/v1/me", &cookie, Some(json!({ "name": name }))).await;
        assert_eq!((renamed.0, &renamed.2["name"]), (200, &json!(name)));
        cookie
    }

    pub async fn ok(&self, method: &str, path: &str, cookie: &str, body: Option<Value>) -> Value {
        let (status, _, answer) = self.ask(method, path, cookie, body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    pub async fn refused(&self, method: &str, path: &str, cookie: &str, body: Option<Value>, status: u16, code: &str) {
        let (is, _, answer) = self.ask(method, path, cookie, body).await;
        // What a rule forbids is told by the game's own kind.
        let said = answer["illegal"]["kind"].as_str().or(answer["code"].as_str());
        assert_eq!((is, said), (status, Some(code)), "{method} {path}: {answer}");
    }
}

pub fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join("house.db")
}

/// A table of Qin for two people, begun.
pub async fn table(house: &Open, anna: &str, jade: &str) -> String {
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

/// Plays the first legal move again and again until the match is over; each seat with its cookie. Returns what each seat
/// was shown before each of its moves: (entries, seat, view).
pub async fn play_out(house: &Open, id: &str, cookies: &[&str], most: usize) -> Vec<(u64, u64, Value)> {
    let mut shown = Vec::new();
    for n in 0..most {
        let path = format!("/api/v1/tables/{id}/state");
        let state = house.ok("GET", &format!("{path}?seen=100000"), cookies[0], None).await;
        let Some(seat) = state["waiting"]["seat"].as_u64() else { break };
        let cookie = cookies[seat as usize];
        let own = house.ok("GET", &format!("{path}?seen=100000&seat={seat}"), cookie, None).await;
        let mv = json!({ "token": format!("o{}-{n}", own["entries"]), "at": own["entries"], "seat": seat, "moves": [own["legal"][0]] });
        house.ok("POST", &format!("/api/v1/tables/{id}/moves"), cookie, Some(mv)).await;
        shown.push((own["entries"].as_u64().expect("a number"), seat, own["view"].clone()));
    }
    shown
}

/// Two bots play a whole game at a table of their own. The house has one thread for bots, so whatever another bot was asked
/// before has been answered by then, and whatever a table was about to do by itself is done.
pub async fn bots_play(house: &Open, cookie: &str) {
    let seats = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "start": true, "watching": true });
    let info = house.ok("POST", "/api/v1/tables", cookie, Some(new)).await;
    let mut page = house.page(info["id"].as_str().expect("an id"), cookie).await;
    page.say(json!({ "type": "hello" })).await;
    while !page.until("state").await["result"].is_object() {}
}

/// A page's socket, and the parts of the match it has been shown.
pub struct Page {
    socket: tokio_tungstenite::WebSocketStream<TcpStream>,
    /// None: it is a page of the lobby.
    table: Option<String>,
    parts: Map<String, Value>,
}

impl Open {
    pub async fn page(&self, id: &str, cookie: &str) -> Page {
        self.socket(&format!("/api/v1/tables/{id}/socket"), Some(id), cookie).await
    }

    pub async fn lobby(&self, cookie: &str) -> Page {
        self.socket("/api/v1/lobby/socket", None, cookie).await
    }

    async fn socket(&self, path: &str, table: Option<&str>, cookie: &str) -> Page {
        let url = format!("ws://{}{path}", self.host);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        Page { socket, table: table.map(str::to_owned), parts: Map::new() }
    }
}

impl Page {
    pub async fn say(&mut self, value: Value) {
        self.socket.send(Message::text(value.to_string())).await.expect("sent");
    }

    /// What the house still says, and with which code and word it hangs up.
    pub async fn last_words(&mut self) -> (Vec<Value>, Option<(u16, String)>) {
        let mut said = Vec::new();
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("an answer");
            match next {
                Some(Ok(Message::Text(text))) => said.push(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(why))) => {
                    return (said, why.map(|why| (why.code.into(), why.reason.to_string())));
                }
                Some(Err(_)) | None => return (said, None),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says something, if the house has not hung up already.
    pub async fn try_say(&mut self, value: Value) {
        let _ = self.socket.send(Message::text(value.to_string())).await;
    }

    pub async fn raw(&mut self, message: Message) {
        self.socket.send(message).await.expect("sent");
    }

    /// The next text, exactly as it came; `None` when the house has hung up.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("an answer");
            match next {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Hears so many pings, and nothing else; they are answered as it goes on listening.
    pub async fn hear_pings(&mut self, number: usize) {
        for _ in 0..number {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("a ping");
            assert!(matches!(next, Some(Ok(Message::Ping(_)))), "{next:?}");
        }
    }

    /// The next message; a state is put together from its parts, as a page does it.
    pub async fn hear(&mut self) -> Value {
        let mut message = serde_json::from_str(&self.text().await.expect("a message")).expect("JSON");
        typed::message(self.table.as_deref(), &message);
        if message["type"] == "state" {
            for part in ["open", "own", "outlook", "legal"] {
                match message.get(part) {
                    Some(new) => _ = self.parts.insert(part.to_owned(), new.clone()),
                    None => message[part] = self.parts.get(part).expect("a part that was told before").clone(),
                }
            }
            let mut view = message["open"].clone();
            view.as_object_mut().expect("a view").extend(message["own"].as_object().expect("fields").clone());
            message["view"] = view;
        }
        message
    }

    /// The next message of this type.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A move as records write it, as it travels.
pub fn typed(game: &str, text: &str) -> Value {
    let game = teahouse_catalog::game(game).expect("a game");
    game.read_move(text).expect("a move").read().expect("plain data")
}

/// Moves that have travelled, as records write them.
pub fn texts(game: &str, moves: &Value) -> Vec<String> {
    let game = teahouse_catalog::game(game).expect("a game");
    let text = |mv: &Value| game.write_move(&teahouse_wire::Json::of(mv)).expect("a move");
    moves.as_array().expect("moves").iter().map(text).collect()
}
