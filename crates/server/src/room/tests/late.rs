//! Moves that come late: their page gets what it has not been told, and no more, however often it sends them and whatever it says of its past.

use std::time::Instant;

use serde_json::{Value, json};
use teahouse_store::Guest;
use teahouse_wire as wire;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::strained::{begun, entries, guest, move_on};
use crate::house::House;
use crate::limits::{Limits, caps};
use crate::room::{Message, Request, Wish};
use crate::socket::Outbox;

/// What a page hears until the table has answered everything said before.
async fn heard(house: &House, table: &str, guest: &Guest, page: &mut mpsc::Receiver<Frame>) -> Vec<Value> {
    house.ask(table, guest, Request::Info).await.expect("a table");
    let mut messages = Vec::new();
    while let Ok(Frame::Text(text)) = page.try_recv() {
        messages.push(serde_json::from_str(&text).expect("JSON"));
    }
    messages
}

#[tokio::test]
async fn a_late_move_does_not_get_the_whole_match_again() {
    let anna = guest("anna");
    let (house, table) = begun(&anna).await;
    for _ in 0..20 {
        move_on(&house, &table, &anna).await;
    }
    let (queue, mut page) = mpsc::channel(256);
    let out = Outbox::new(queue, Limits::new(true).hellos());
    let room = house.room(&table).await.expect("a room");
    let join = Message::Join { socket: 1, guest: anna.clone(), wish: Wish::default(), seen: 0, out: out.clone() };
    room.send(Box::new(join)).await.expect("heard");
    let told = heard(&house, &table, &anna, &mut page).await;
    let whole = told.iter().find(|message| message["type"] == "state").expect("the match");
    assert_eq!(entries(whole).len() as u64, whole["entries"].as_u64().expect("a number"));

    let mv = wire::Json::of(&json!("A1"));
    let late = |n: usize| {
        let row =
            wire::MoveAsk { token: format!("late {n}"), at: 0, seat: Some(wire::Seat(0)), moves: vec![mv.clone()] };
        let (guest, out, came) = (anna.clone(), out.clone(), Instant::now());
        Box::new(Message::Say { socket: 1, guest, message: wire::ClientMessage::Move(row), out, came })
    };
    room.send(late(0)).await.expect("heard");
    let answers = heard(&house, &table, &anna, &mut page).await;
    let kinds: Vec<&Value> = answers.iter().map(|message| &message["type"]).collect();
    assert_eq!(kinds, ["refused", "state"], "the fresh state comes along");
    assert_eq!((&answers[0]["problem"]["code"], &answers[0]["token"]), (&json!("stale"), &json!("late 0")));
    assert_eq!((&answers[1]["entries"], &answers[1]["told"]), (&whole["entries"], &json!([])), "it was told all of it");
    assert_eq!((&answers[1]["open"], &answers[1]["own"]), (&Value::Null, &Value::Null), "and has all of it");

    // It asks for the match as if it said hello, and not more often.
    let many = 2 * caps::HELLOS.burst as usize;
    for n in 1..=many {
        room.send(late(n)).await.expect("heard");
    }
    let answers = heard(&house, &table, &anna, &mut page).await;
    let states = answers.iter().filter(|message| message["type"] == "state").count();
    let fast = answers.iter().filter(|message| message["problem"]["code"] == "too-fast").count();
    assert!(states < many && fast > 0 && states + fast == many, "{states} states, {fast} refused");

    // Whoever is in time is not kept waiting.
    let before = move_on(&house, &table, &anna).await;
    let answers = heard(&house, &table, &anna, &mut page).await;
    let news = answers.iter().find(|message| message["type"] == "state").expect("the next state");
    assert_eq!(entries(news).first(), Some(&u64::from(before)));
}
