//! Caps that several things have one code for: which one it was is told, so that somebody knows what was too much.

use crate::support::{Open, file};
use serde_json::{Value, json};
use teahouse_game::record::Record;
use tokio_tungstenite::tungstenite::Message;

const RECORD: &str = include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");
const OWN_BOARD: &str = include_str!("../../../games/qin/tests/records/no-tiles-4-own-board.tea");

/// The record of a match that goes on, with these lines at its end.
fn record_with(lines: &[&str], times: usize) -> String {
    let mut record: Record = RECORD.parse().expect("a record");
    record.entries.truncate(40);
    record.entries.extend(lines.repeat(times).into_iter().map(str::to_owned));
    (record.result, record.sum, record.seed) = (None, None, None);
    record.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_is_told() {
    let house = Open::start(&file("too-large")).await;
    let anna = house.guest("Anna").await;
    let new = json!({ "game": "q".repeat(40_000), "players": 2 });
    let (status, _, answer) = house.ask("POST", "/api/v1/tables", &anna, Some(new)).await;
    assert_eq!((status, &answer["code"], &answer["params"]["cap"]), (413, &json!("too-large"), &json!("BODY")));

    let come_and_go = |times| record_with(&["stand-in 0 greedy", "hand-back 0"], times);
    let mut large: Record = OWN_BOARD.parse().expect("a record");
    large.data = Some(format!("{{\"id\":\"{}\"}}", "x".repeat(129 * 1024)));
    for (record, cap) in [
        ("x".repeat(300 * 1024), "RECORD"),
        (record_with(&["* draw RR"], 4_000), "RECORD_UNDONE"),
        (record_with(&["undo 0"], 201), "UNDOS_IN_A_RECORD"),
        (come_and_go(101), "STAND_INS_IN_A_RECORD"),
        (large.to_string(), "BOARD"),
    ] {
        let (status, answer) = house.bring(&anna, record.as_bytes()).await;
        let told = (status, &answer["code"], &answer["params"]["cap"]);
        assert_eq!(told, (413, &json!("too-large"), &json!(cap)));
    }
    // As often as a match of this house could have it is no offence.
    let (status, answer) = house.bring(&anna, come_and_go(100).as_bytes()).await;
    assert_eq!(status, 200, "{answer}");
    house.close().await;
}

/// Longer texts than anybody may say: by a byte, by more than one packet, by more than any connection holds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_too_much_at_once_hears_why() {
    let house = Open::start(&file("big-texts")).await;
    let anna = house.guest("Anna").await;
    let new = json!({ "game": "qin", "players": 2, "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id");
    let closed = Some((1009, "message-too-long".to_owned()));
    for bytes in [8 * 1024 + 1, 64 * 1024, 512 * 1024] {
        let mut page = house.page(id, &anna).await;
        page.raw(Message::text("x".repeat(bytes))).await;
        let (said, why) = page.last_words().await;
        assert_eq!(why, closed, "{bytes}");
        let refused = said.last().expect("a word");
        assert_eq!((&refused["type"], &refused["problem"]["code"]), (&json!("refused"), &json!("message-too-long")));
        assert_eq!(refused["problem"]["params"]["most"], json!(8 * 1024));
    }
    let mut lobby = house.lobby(&anna).await;
    lobby.raw(Message::text("x".repeat(1025))).await;
    assert_eq!(lobby.last_words().await.1, closed);
    // As much as anybody may say is no reason to hang up.
    let mut page = house.page(id, &anna).await;
    page.raw(Message::text("x".repeat(8 * 1024))).await;
    let refused: Value = page.until("refused").await;
    assert_eq!(refused["problem"]["code"], "not-a-message");
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    house.close().await;
}
