//! The log tells what happened, not what people hold: whatever `RUST_LOG` says, there is no cookie in it, no key, no token, no seed, no
//! word of anybody and nothing of anybody's hand.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::house::{Running, folder, program};

/// One request; the whole answer.
fn ask(house: &Running, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(&house.address).expect("a connection");
    let (host, size) = (&house.address, body.len());
    write!(stream, "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncookie: teahouse={cookie}\r\ncontent-type: application/json\r\ncontent-length: {size}\r\n\r\n{body}").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

fn json_of(answer: &str) -> Value {
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    serde_json::from_str(answer.split_once("\r\n\r\n").expect("a body").1).expect("JSON")
}

/// Plays a few moves over a socket, each with a token, says something, and gives up. What must not be in the log is returned.
async fn play(house: &Running, id: &str, cookie: &str) -> Vec<String> {
    let url = format!("ws://{}/api/v1/tables/{id}/socket", house.address);
    let mut request = url.into_client_request().expect("a request");
    request.headers_mut().insert("cookie", format!("teahouse={cookie}").parse().expect("a cookie"));
    let stream = tokio::net::TcpStream::connect(&house.address).await.expect("a connection");
    let mut socket = tokio_tungstenite::client_async(request, stream).await.expect("a socket").0;
    let mut secrets = Vec::new();
    socket.send(Message::text(json!({ "type": "hello" }).to_string())).await.expect("sent");
    let chat = json!({ "type": "chat", "text": "planted-words" });
    socket.send(Message::text(chat.to_string())).await.expect("sent");
    let (mut legal, mut moved) = (Value::Null, 0);
    while moved < 5 {
        let Some(Ok(message)) = socket.next().await else { panic!("the house hung up") };
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] != "state" {
            continue;
        }
        if let Some(own) = message.get("own").filter(|own| own["hand"].is_array()) {
            secrets.push(own["hand"].to_string());
        }
        if let Some(fresh) = message.get("legal") {
            legal = fresh.clone();
        }
        if message["waiting"]["seat"] == 0 {
            let token = format!("planted-token-{moved}");
            let mv = json!({ "type": "move", "token": token, "at": message["entries"], "moves": [legal[0]] });
            socket.send(Message::text(mv.to_string())).await.expect("sent");
            secrets.push(token);
            moved += 1;
        }
    }
    assert!(secrets.len() > moved, "hands were seen");
    secrets.extend(["planted-words".to_owned(), "\"hand\"".to_owned()]);
    secrets
}

fn keeps_secrets(folder: &Path, how_much: &str, format: &str) {
    let mut command =
        program(folder, &["serve", "--listen", "127.0.0.1:0", "--log-format", format, "--bot-pause", "0"]);
    command.env("RUST_LOG", how_much);
    let file = folder.join(format!("{format}.log"));
    command.stderr(std::fs::File::create(&file).expect("a file"));
    let house = Running::start(command);
    let me = ask(&house, "GET", "/api/v1/me", "", "");
    let cookie = me.lines().find_map(|l| l.strip_prefix("set-cookie: teahouse=")).expect("a cookie")[..64].to_owned();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
    let new = json!({ "game": "qin", "players": 2, "seats": seats, "options": { "first": "0" } }).to_string();
    let id = json_of(&ask(&house, "POST", "/api/v1/tables", &cookie, &new))["id"].as_str().expect("an id").to_owned();
    let on_table = |method: &str, what: &str, body: Value| {
        json_of(&ask(&house, method, &format!("/api/v1/tables/{id}{what}"), &cookie, &body.to_string()))
    };
    on_table("POST", "/seats/0", json!({ "salt": "planted-salt" }));
    let key = on_table("POST", "/link", json!({}))["key"].as_str().expect("a key").to_owned();
    on_table("POST", "/start", json!({}));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut secrets = runtime.block_on(play(&house, &id, &cookie));
    on_table("POST", "/resign", json!({}));
    let seed = on_table("GET", "", json!({}))["seed"].as_str().expect("the seed of a match that is over").to_owned();
    drop(house);
    secrets.extend([cookie, key, seed, "planted-salt".to_owned(), "unseen".to_owned(), "draw ".to_owned()]);
    // Within a line of JSON quotes are escaped.
    let log = std::fs::read_to_string(&file).expect("a log").replace('\\', "");
    assert!(log.contains("/api/v1/tables") && log.contains("request.id"), "requests are in it: {log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log at {how_much}");
    }
}

#[test]
fn the_log_keeps_secrets() {
    let folder = folder("log");
    keeps_secrets(&folder, "trace", "json");
    // Whoever asks for it by name gets no more.
    keeps_secrets(
        &folder,
        "debug,tungstenite=trace,tokio_tungstenite=trace,hyper=trace,hyper_util=trace,sqlx=trace",
        "text",
    );
}
