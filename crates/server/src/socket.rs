//! A page's socket: small buffers, limited messages, answers in order. What happens at the table comes from its room.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use teahouse_store::Guest;
use teahouse_wire::{ClientMessage, PreviewAsk, Problem, ServerMessage};
use tokio::sync::mpsc;

use crate::error::ApiError;
use crate::guests::Known;
use crate::house::House;
use crate::room::{Ask, Mail};

/// Messages a page may be behind before it is dropped (it comes back and catches up).
const OUTBOX: usize = 32;
/// tungstenite would reserve 128 KiB for reading on every socket.
const READ_BUFFER: usize = 2048;
const LARGEST_MESSAGE: usize = 8192;

/// `GET /api/v1/tables/{id}/socket`
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

async fn talk(house: House, guest: Guest, table: String, socket: WebSocket) {
    let number = next_socket();
    metrics::gauge!("teahouse_sockets").increment(1.0);
    let (sink, stream) = socket.split();
    let (out, outbox) = mpsc::channel(OUTBOX);
    let writer = tokio::spawn(write(sink, outbox));
    read(&house, &guest, &table, number, stream, out).await;
    if let Ok(room) = house.room(&table).await {
        let _ = room.send(Mail::Gone { socket: number }).await;
    }
    let _ = writer.await;
    metrics::gauge!("teahouse_sockets").decrement(1.0);
}

/// Sends what comes; ends when the room or the reader has let go, or the page is gone.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut outbox: mpsc::Receiver<Utf8Bytes>) {
    while let Some(text) = outbox.recv().await {
        if sink.send(Message::Text(text)).await.is_err() {
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
    out: mpsc::Sender<Utf8Bytes>,
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
    out: &mpsc::Sender<Utf8Bytes>,
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
                        Ok(state) if stale && told => out.send(state.into()).await.is_ok(),
                        _ => told,
                    }
                }
            }
        }
        ClientMessage::Preview { token, seat, mv } => {
            match house.ask(table, guest, Ask::Preview(PreviewAsk { seat, mv })).await {
                Ok(json) => {
                    let events = serde_json::from_str(&json).unwrap_or_default();
                    tell(out, &ServerMessage::Preview { token, events }).await
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

async fn tell(out: &mpsc::Sender<Utf8Bytes>, message: &ServerMessage) -> bool {
    let text = serde_json::to_string(message).expect("messages are plain data");
    out.send(text.into()).await.is_ok()
}

async fn refuse(out: &mpsc::Sender<Utf8Bytes>, token: Option<String>, error: ApiError) -> bool {
    let problem: Problem = error.problem;
    tell(out, &ServerMessage::Refused { token, problem }).await
}
