//! Under overload: who waits, who does not, and that nobody waits in vain.

use std::time::Duration;

use serde_json::Value;
use teahouse_store::{Guest, Store};
use teahouse_wire::{self as wire, SeatWish};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Message, Reply, Request, Wish, new_seats};
use crate::socket::Outbox;
use crate::work::blocking::Share;

/// The states a page hears.
pub(super) struct Page(pub(super) mpsc::Receiver<Frame>);

impl Page {
    /// Knocks; whether it is shown anything is to be seen.
    async fn knock(house: &House, table: &str, guest: &Guest, socket: u64) -> Page {
        let (queue, heard) = mpsc::channel(64);
        let out = Outbox::new(queue, None);
        let join = Message::Join { socket, guest: guest.clone(), wish: Wish::default(), seen: 0, out };
        house.room(table).await.expect("a room").send(Box::new(join)).await.expect("heard");
        Page(heard)
    }

    pub(super) async fn open(house: &House, table: &str, guest: &Guest, socket: u64) -> Page {
        let mut page = Page::knock(house, table, guest, socket).await;
        page.state().await;
        page
    }

    pub(super) async fn state(&mut self) -> Value {
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
    pub(super) fn states(&mut self) -> usize {
        let mut states = 0;
        while let Ok(Frame::Text(text)) = self.0.try_recv() {
            states += usize::from(text.contains(r#""type":"state""#));
        }
        states
    }
}

pub(super) fn guest(id: &str) -> Guest {
    Guest { id: id.to_owned(), name: id.to_owned(), created: 0 }
}

/// A house, and a match of Qin in it at which Anna has both seats.
pub(super) async fn begun(anna: &Guest) -> (House, String) {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], anna);
    let body = Body { watching: true, ..Body::new(setup, &anna.id, seats, 10) };
    let new = FreshTable::new(&Luck::of_test("overload"), "qin", false, body, Vec::new());
    let table = house.open_table(new, 0).await.expect("a table");
    house.ask(&table, anna, Request::Start).await.expect("a match");
    (house, table)
}

/// Anna makes a move; the number of entries before it.
pub(super) async fn move_on(house: &House, table: &str, anna: &Guest) -> u32 {
    for seat in [0, 1].map(wire::Seat) {
        let ask = Request::State { seat: Some(seat), seen: u32::MAX };
        let Ok(Reply::State(state)) = house.ask(table, anna, ask).await else { panic!("no state") };
        let legal: Vec<wire::Json> = state.legal.read().expect("moves");
        let Some(mv) = legal.first() else { continue };
        let (token, moves) = (format!("m{}", state.entries), vec![mv.clone()]);
        let row = wire::MoveAsk { token, at: state.entries, seat: Some(seat), moves };
        house.ask(table, anna, Request::Move { ask: row, may_ask: true }).await.expect("a move");
        return state.entries;
    }
    panic!("nobody is asked");
}

/// The numbers of the entries a state tells of.
pub(super) fn entries(state: &Value) -> Vec<u64> {
    state["told"].as_array().expect("a list").iter().filter_map(|t| t["entry"].as_u64()).collect()
}

/// Those who play hear of each move at once; those who only watch hear of all of them as one, when there is time.
#[tokio::test]
async fn those_who_watch_wait_those_who_play_do_not() {
    let (anna, eve) = (guest("anna"), guest("eve"));
    let (house, table) = begun(&anna).await;
    let mut plays = Page::open(&house, &table, &anna, 1).await;
    let mut watches = Page::open(&house, &table, &eve, 2).await;
    plays.states();
    watches.states();

    house.overload.note(Duration::from_secs(1));
    let first = move_on(&house, &table, &anna).await;
    for _ in 0..2 {
        move_on(&house, &table, &anna).await;
    }
    assert_eq!((plays.states(), watches.states()), (3, 0), "those who play wait for nothing");
    house.overload.calm_down();
    let entries = entries(&watches.state().await);
    assert_eq!(entries.first().copied(), Some(u64::from(first)), "nothing is left out");
    assert!(entries.len() >= 3 && entries.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{entries:?}");
    assert_eq!((plays.states(), watches.states()), (0, 0), "and nothing is told twice");
}

/// A page that comes while no thread has room for telling a long match is not left blank: it gets all of it as soon as there is room, and no
/// piece of it before.
#[tokio::test]
async fn whoever_cannot_be_shown_the_match_now_is_shown_all_of_it_later() {
    let anna = guest("anna");
    let (house, table) = begun(&anna).await;
    while move_on(&house, &table, &anna).await <= caps::AT_ONCE {}
    let full = house.blocking.fill(Share::Table);
    let mut page = Page::knock(&house, &table, &anna, 1).await;
    let before = move_on(&house, &table, &anna).await;
    assert_eq!(page.states(), 0, "there is no room, and a part would be taken for the whole");
    drop(full);
    let state = page.state().await;
    assert!(state["entries"].as_u64() > Some(u64::from(before)));
    assert_eq!(entries(&state), (0..state["entries"].as_u64().expect("a number")).collect::<Vec<_>>());
    // From here on it is told like all others.
    let before = move_on(&house, &table, &anna).await;
    assert_eq!(entries(&page.state().await).first(), Some(&u64::from(before)));
}
