//! A page's socket: small buffers, limited messages, answers in order. What happens at the table comes from its room.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use teahouse_store::Guest;
use teahouse_wire::{ClientMessage, PreviewAsk, Problem, ServerMessage};
use tokio::sync::mpsc;

use crate::error::ApiError;
use crate::extract::Path;
use crate::guests::Known;
use crate::house::House;
use crate::room::{Ask, Mail};

/// Messages a page may be behind before it is dropped (it comes back and catches up).
const OUTBOX: usize = 32;
/// tungstenite would reserve 128 KiB for reading on every socket.
const READ_BUFFER: usize = 2048;
const LARGEST_MESSAGE: usize = 8192;

/// A socket to a table: `ClientMessage`s in, `ServerMessage`s out; the first message is `hello`.
#[utoipa::path(get, path = "/tables/{id}/socket", params(("id" = String, Path)),
    responses((status = 101, description = "a socket: `ClientMessage`s in, `ServerMessage`s out"), (status = 404, body = Problem)))]
pub async fn table_socket(
    State(house): State<House>,
    Known(guest): Known,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    // Unknown tables are refused before the upgrade.
    house.room(&id).await?;
    let small = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    Ok(small.on_upgrade(move |socket| talk(house, guest, id, socket)))
}

fn next_socket() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Close code 1012: the house restarts; pages come back by themselves.
pub fn restarting() -> Message {
    Message::Close(Some(CloseFrame { code: 1012, reason: "".into() }))
}

async fn talk(house: House, guest: Guest, table: String, socket: WebSocket) {
    let number = next_socket();
    metrics::gauge!("teahouse_sockets").increment(1.0);
    let (sink, stream) = socket.split();
    let (out, outbox) = mpsc::channel(OUTBOX);
    let writer = tokio::spawn(write(sink, outbox));
    tokio::select! {
        () = read(&house, &guest, &table, number, stream, out.clone()) => drop(out),
        () = house.closes() => {
            let _ = out.send(restarting()).await;
        }
    }
    if let Some(room) = house.rooms.known(&table) {
        let _ = room.send(Mail::Gone { socket: number }).await;
    }
    let _ = writer.await;
    metrics::gauge!("teahouse_sockets").decrement(1.0);
}

/// Sends what comes; ends when the room or the reader has let go, or the page is gone.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut outbox: mpsc::Receiver<Message>) {
    while let Some(message) = outbox.recv().await {
        let last = matches!(message, Message::Close(_));
        if sink.send(message).await.is_err() || last {
            return;
        }
    }
    let _ = sink.close().await;
}

async fn read(
    house: &House,
    guest: &Guest,
    table: &str,
    number: u64,
    mut stream: SplitStream<WebSocket>,
    out: mpsc::Sender<Message>,
) {
    let limit = house.limits.socket();
    while let Some(Ok(message)) = stream.next().await {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                if !refuse(&out, None, ApiError::bad("not-text")).await {
                    return;
                }
                continue;
            }
        };
        if limit.as_ref().is_some_and(|l| l.check().is_err()) {
            let slow_down = ApiError::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too-fast");
            if !refuse(&out, None, slow_down).await {
                return;
            }
            continue;
        }
        let alive = match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => heed(house, guest, table, number, message, &out).await,
            Err(_) => refuse(&out, None, ApiError::bad("not-a-message")).await,
        };
        if !alive {
            return;
        }
    }
}

/// Carries out one message; `false` when the page cannot be told any more.
async fn heed(
    house: &House,
    guest: &Guest,
    table: &str,
    number: u64,
    message: ClientMessage,
    out: &mpsc::Sender<Message>,
) -> bool {
    match message {
        ClientMessage::Hello { seen, seat } => match house.room(table).await {
            Ok(room) => {
                let join = Mail::Join { socket: number, guest: guest.clone(), seat, seen, out: out.clone() };
                room.send(join).await.is_ok()
            }
            Err(error) => refuse(out, None, error).await,
        },
        ClientMessage::Move(ask) => {
            let (token, seat, at) = (ask.token.clone(), ask.seat, ask.at);
            match house.ask(table, guest, Ask::Move(ask)).await {
                Ok(json) => {
                    let entries = serde_json::from_str::<Entries>(&json).map_or(0, |e| e.entries);
                    tell(out, &ServerMessage::Done { token, entries }).await
                }
                Err(error) => {
                    let stale = error.problem.code == "stale";
                    let told = refuse(out, Some(token), error).await;
                    // A stale move gets the fresh state.
                    match house.ask(table, guest, Ask::State { seat, seen: at }).await {
                        Ok(state) if stale && told => out.send(Message::Text(state.into())).await.is_ok(),
                        _ => told,
                    }
                }
            }
        }
        ClientMessage::Preview { token, seat, mv } => {
            match house.ask(table, guest, Ask::Preview(PreviewAsk { seat, mv })).await {
                Ok(json) => {
                    // The answer is JSON already: it only gets its name and token.
                    let token = serde_json::to_string(&token).expect("a text");
                    let rest = json.strip_prefix('{').unwrap_or("}");
                    let text = format!(r#"{{"type":"preview","token":{token},{rest}"#);
                    out.send(Message::Text(text.into())).await.is_ok()
                }
                Err(error) => refuse(out, Some(token), error).await,
            }
        }
        ClientMessage::Chat(line) => match house.ask(table, guest, Ask::Chat(line)).await {
            Ok(_) => true,
            Err(error) => refuse(out, None, error).await,
        },
    }
}

#[derive(serde::Deserialize)]
struct Entries {
    entries: u32,
}

async fn tell(out: &mpsc::Sender<Message>, message: &ServerMessage) -> bool {
    let text = serde_json::to_string(message).expect("messages are plain data");
    out.send(Message::Text(text.into())).await.is_ok()
}

async fn refuse(out: &mpsc::Sender<Message>, token: Option<String>, error: ApiError) -> bool {
    let problem: Problem = error.problem;
    tell(out, &ServerMessage::Refused { token, problem }).await
}
