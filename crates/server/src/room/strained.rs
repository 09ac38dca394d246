//! Under overload: who waits, and who does not.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Message as Frame;
use serde_json::Value;
use teahouse_store::{Guest, Store};
use teahouse_wire::{self as wire, SeatWish};
use tokio::sync::{Notify, mpsc};

use super::{Body, FreshTable, Message, Reply, Request, Wish, new_seats};
use crate::house::{House, Settings};
use crate::luck::Luck;
use crate::socket::Outbox;

/// The states a page hears.
struct Page(mpsc::Receiver<Frame>);

impl Page {
    async fn open(house: &House, table: &str, guest: &Guest, socket: u64) -> Page {
        let (queue, heard) = mpsc::channel(64);
        let out = Arc::new(Outbox { queue, full: Notify::new() });
        let join = Message::Join { socket, guest: guest.clone(), wish: Wish::default(), seen: 0, out };
        house.room(table).await.expect("a room").send(Box::new(join)).await.expect("heard");
        let mut page = Page(heard);
        page.state().await;
        page
    }

    async fn state(&mut self) -> Value {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(20), self.0.recv()).await.expect("a message");
            let Some(Frame::Text(text)) = heard else { panic!("no text") };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "state" {
                return message;
            }
        }
    }

    /// How many states wait.
    fn states(&mut self) -> usize {
        let mut states = 0;
        while let Ok(Frame::Text(text)) = self.0.try_recv() {
            states += usize::from(text.contains(r#""type":"state""#));
        }
        states
    }
}

/// Those who play hear of each move at once; those who only watch hear of all of them as one, when there is time.
#[tokio::test]
async fn those_who_watch_wait_those_who_play_do_not() {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
    let guest = |id: &str| Guest { id: id.to_owned(), name: id.to_owned(), created: 0 };
    let (anna, eve) = (guest("anna"), guest("eve"));
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna);
    let body = Body { watching: true, ..Body::new(setup, &anna.id, seats, 10) };
    let new = FreshTable::new(&Luck::of_test("overload"), "qin", false, body, Vec::new());
    let table = house.open_table(new, 0).await.expect("a table");
    house.ask(&table, &anna, Request::Start).await.expect("a match");
    let mut plays = Page::open(&house, &table, &anna, 1).await;
    let mut watches = Page::open(&house, &table, &eve, 2).await;
    plays.states();
    watches.states();

    house.overload.note(Duration::from_secs(1));
    let mut first = None;
    for n in 0..3 {
        let ask = |seat| Request::State { seat: Some(seat), seen: u32::MAX };
        let mut moved = false;
        for seat in [0, 1] {
            let Ok(Reply::State(state)) = house.ask(&table, &anna, ask(seat)).await else { panic!("no state") };
            let legal: Vec<wire::Json> = state.legal.read().expect("moves");
            let Some(mv) = legal.first().filter(|_| !moved) else { continue };
            first.get_or_insert(state.entries);
            let (token, moves) = (format!("m{n}"), vec![mv.clone()]);
            let row = wire::MoveAsk { token, at: state.entries, seat: Some(seat), moves };
            house.ask(&table, &anna, Request::Move(row)).await.expect("a move");
            moved = true;
        }
    }
    assert_eq!((plays.states(), watches.states()), (3, 0), "those who play wait for nothing");
    house.overload.calm_down();
    let told = watches.state().await["told"].clone();
    let entries: Vec<u64> = told.as_array().expect("a list").iter().filter_map(|t| t["entry"].as_u64()).collect();
    assert_eq!(entries.first().copied(), first.map(u64::from), "nothing is left out");
    assert!(entries.len() >= 3 && entries.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{entries:?}");
    assert_eq!((plays.states(), watches.states()), (0, 0), "and nothing is told twice");
}
