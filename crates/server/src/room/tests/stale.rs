//! A thought that nobody needs any more ends, and its place among the bots' threads is free: whatever it was that overtook it.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use teahouse_game::{Seat, Viewer};
use teahouse_store::{Guest, Store};
use teahouse_wire::{self as wire, SeatWish};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::house::{House, Settings};
use crate::luck::Luck;
use crate::room::{Body, Envelope, FreshTable, Message, Presence, Request, Room, new_seats};
use crate::socket::Outbox;
use crate::work::pool::Cancelled;

/// When everything here happens.
const NOW: i64 = 86_400_000;

fn anna() -> Guest {
    Guest { id: "anna".to_owned(), name: "Anna".to_owned(), created: 0 }
}

/// A table of Qin at which Anna has both seats, and its mailbox.
async fn table() -> (Room, mpsc::Sender<Envelope>) {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let settings = Settings { limits: false, test_seeds: true, bot_threads: 1, ..Settings::default() };
    let house = House::new(store, settings);
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &[("first".to_owned(), "0".to_owned())].into(), None).expect("a setup");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna());
    let body = Body::new(setup, "anna", seats, 10);
    let new = FreshTable::new(&Luck::of_test("stale"), "qin", false, body, Vec::new());
    let id = house.open_table(new, 0).await.expect("a table");
    let (mailbox, _) = mpsc::channel(8);
    let room = Room::load(house, &id, Presence::default(), mailbox.downgrade()).await;
    let mut room = room.expect("a store").expect("a room");
    asked(&mut room, Request::Start).await;
    (room, mailbox)
}

async fn asked(room: &mut Room, request: Request) {
    let (reply, answer) = oneshot::channel();
    room.hear(NOW, Message::Request { guest: anna(), request, reply, came: Instant::now() }).await;
    assert!(answer.await.expect("an answer").is_ok());
}

/// Somebody thinks about the match as it is, on the only thread, until nobody needs it any more.
fn think(room: &mut Room) -> oneshot::Receiver<()> {
    let (began, begun) = channel();
    let endless = move |cancelled: Cancelled| {
        began.send(()).expect("somebody waits");
        while !cancelled.is_set() {
            std::thread::yield_now();
        }
    };
    let (ticket, ended) = room.house.bots.submit("anna", endless).expect("a place");
    begun.recv().expect("it begins");
    room.thinking = Some((room.state.as_ref().expect("a table").length(), ticket));
    ended
}

async fn ended(thought: oneshot::Receiver<()>) -> bool {
    matches!(tokio::time::timeout(Duration::from_secs(20), thought).await, Ok(Ok(())))
}

fn seat(seat: u8) -> wire::SeatAsk {
    wire::SeatAsk { seat: Some(wire::Seat(seat)) }
}

fn first_move(room: &Room) -> wire::MoveAsk {
    let table = room.state.as_ref().expect("a table").table().expect("a match");
    let now = table.state(Viewer::Seat(Seat(0)), Vec::new());
    let mv = now.legal.read::<Vec<wire::Json>>().expect("moves").swap_remove(0);
    wire::MoveAsk { token: "first".to_owned(), at: now.entries, seat: Some(wire::Seat(0)), moves: vec![mv] }
}

#[tokio::test]
async fn a_thought_ends_when_the_table_moves_on_or_closes() {
    let (mut room, _mailbox) = table().await;

    let thought = think(&mut room);
    asked(&mut room, Request::Info).await;
    assert!(room.thinking.is_some(), "nothing has happened");
    let ask = first_move(&room);
    asked(&mut room, Request::Move { ask, may_ask: true }).await;
    assert!(ended(thought).await, "the table has moved on");

    let thought = think(&mut room);
    asked(&mut room, Request::Undo(wire::UndoAsk { seat: Some(wire::Seat(0)), at: None })).await;
    assert!(ended(thought).await, "a move was taken back");

    asked(&mut room, Request::StandIn(seat(1))).await;
    let thought = think(&mut room);
    asked(&mut room, Request::HandBack(seat(1))).await;
    assert!(ended(thought).await, "a person has taken the seat over");

    let thought = think(&mut room);
    drop(room);
    assert!(ended(thought).await, "the table is closed");
}

/// However long it takes to carry a message out, one time is written everywhere: that at which it came.
#[tokio::test]
async fn a_message_brings_its_time_along() {
    let (mut room, _mailbox) = table().await;
    let mv = first_move(&room);
    for request in
        [Request::Move { ask: mv, may_ask: true }, Request::Undo(wire::UndoAsk { seat: Some(wire::Seat(0)), at: None })]
    {
        room.state = None;
        asked(&mut room, request).await;
        let row = room.house.store.table(&room.id).await.expect("a store").expect("a row");
        assert_eq!((row.touched, row.shows.since), (NOW, NOW));
    }
}

/// Whoever has moved has their answer before the next one is woken.
#[tokio::test]
async fn nobody_waits_for_the_next_ones_thoughts() {
    let (mut room, _mailbox) = table().await;
    asked(&mut room, Request::StandIn(seat(1))).await;
    let (queue, mut heard) = mpsc::channel(8);
    let (message, out) = (wire::ClientMessage::Move(first_move(&room)), Outbox::new(queue, None));
    room.answer(Message::Say { socket: 1, guest: anna(), message, out, came: Instant::now() }).await;
    let Ok(Frame::Text(text)) = heard.try_recv() else { panic!("no answer") };
    assert!(text.contains(r#""type":"done""#) && room.thinking.is_none() && room.sleeping, "{text}");
    asked(&mut room, Request::Info).await;
    assert!(room.thinking.is_some());
}

/// What a forgetful house throws away is all that another one would not have: the match, the thought about it, what was counted.
#[tokio::test]
async fn a_table_that_was_forgotten_goes_on() {
    let (mut room, _mailbox) = table().await;
    asked(&mut room, Request::Chat(wire::ChatAsk { text: "tea?".to_owned() })).await;
    asked(&mut room, Request::StandIn(seat(0))).await;
    let thought = think(&mut room);
    room.forget();
    assert!(ended(thought).await, "nobody needs it");
    assert!(room.state.is_none() && room.thinking.is_none());
    asked(&mut room, Request::Chat(wire::ChatAsk { text: "more tea?".to_owned() })).await;
    let counted = room.state.as_ref().is_some_and(|state| state.said.is_some());
    assert!(counted && room.thinking.is_some(), "counted anew, and the bot is woken");
}
