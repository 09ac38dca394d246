//! Any bytes as the text of each kind of message that the house reads: what is accepted must survive a round trip.

use serde::Serialize;
use serde::de::DeserializeOwned;
use teahouse_wire as wire;

/// Reads the bytes as everything that somebody may send.
pub fn message(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    again::<wire::ClientMessage>(text);
    again::<wire::NewTable>(text);
    again::<wire::TableChange>(text);
    again::<wire::Sit>(text);
    again::<wire::SeatWish>(text);
    again::<wire::MoveAsk>(text);
    again::<wire::OrderAsk>(text);
    again::<wire::UndoAsk>(text);
    again::<wire::UndoAnswer>(text);
    again::<wire::Branch>(text);
    again::<wire::Practice>(text);
    again::<wire::PracticePreview>(text);
}

fn again<T: DeserializeOwned + Serialize>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&read).expect("messages are plain data");
    let read: T = serde_json::from_str(&written).unwrap_or_else(|e| panic!("{written} cannot be read again: {e}"));
    assert_eq!(serde_json::to_string(&read).expect("messages are plain data"), written);
}
