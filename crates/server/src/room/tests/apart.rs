//! What is done apart from the table, so that nobody there waits for it.

use futures_util::FutureExt;
use teahouse_store::Store;
use teahouse_wire::{self as wire, Code, SeatWish};

use super::strained::{begun, guest, move_on};
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Reply, Request, new_seats};
use crate::work::blocking::Share;

/// An answer that grows with the match is made what goes out where it was worked out; a short one is not worth the way.
#[tokio::test]
async fn a_long_answer_is_written_where_it_is_worked_out() {
    let anna = guest("anna");
    let (house, table) = begun(&anna).await;
    let whole = async || {
        let thread = |_| std::thread::current().name().unwrap_or_default().to_owned();
        house.ask_for(&table, &anna, Request::State { seat: None, seen: 0 }, thread).await.expect("an answer")
    };
    let short = whole().await;
    assert!(!short.starts_with("blocking"), "{short}");
    while move_on(&house, &table, &anna).await <= caps::AT_ONCE {}
    let long = whole().await;
    assert!(long.starts_with("blocking"), "{long}");
}

/// The same house on the same data after a restart.
fn reopened(house: &House) -> House {
    House::new(house.store.clone(), Settings { limits: false, test_seeds: true, ..Settings::default() })
}

/// A match that goes on from a snapshot looks short until what is to be taken back must be fetched: then all of it is replayed, and not here.
#[tokio::test]
async fn what_is_taken_back_from_a_long_match_is_replayed_apart() {
    let anna = guest("anna");
    let (first, table) = begun(&anna).await;
    while move_on(&first, &table, &anna).await <= caps::AT_ONCE {}
    let undo = || Request::Undo(wire::UndoAsk { seat: None, at: None });
    // A snapshot goes along with it: what was done before lies before that.
    assert!(matches!(first.ask(&table, &anna, undo()).await, Ok(Reply::Table(_))));
    let house = reopened(&first);
    let state = house.ask(&table, &anna, Request::State { seat: None, seen: u32::MAX }).await;
    assert!(matches!(state, Ok(Reply::State(_))));
    assert_eq!(house.blocking.done_for_tables(), 0, "it was opened from its snapshot");
    assert!(matches!(house.ask(&table, &anna, undo()).await, Ok(Reply::Table(_))));
    assert_eq!(house.blocking.done_for_tables(), 2, "all of it was fetched apart, and taken back apart");
}

/// A match that is over is read as a whole.
#[tokio::test]
async fn a_long_match_is_replayed_apart_when_it_is_read() {
    let anna = guest("anna");
    let (first, table) = begun(&anna).await;
    while move_on(&first, &table, &anna).await <= caps::AT_ONCE {}
    let resigned = first.ask(&table, &anna, Request::Resign(wire::SeatAsk { seat: Some(wire::Seat(0)) })).await;
    assert!(resigned.is_ok());
    let house = reopened(&first);
    assert!(house.ask(&table, &anna, Request::Info).await.is_ok());
    assert_eq!(house.blocking.done_for_tables(), 1);
    // Where there is no place for it, nobody replays it where moves are played.
    let house = reopened(&first);
    let _full = house.blocking.fill(Share::Table);
    let refused = house.ask(&table, &anna, Request::Info).await;
    assert_eq!(refused.err().map(|error| error.problem.code), Some(Code::TooManyLooks));
}

/// Whoever opens a table waits their turn before they ask for it (`wait_to_open`): the table that another one follows does not wait for them.
#[tokio::test]
async fn a_table_that_is_followed_by_others_does_not_wait() {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: true, test_seeds: true, ..Settings::default() });
    let (anna, game) = (guest("anna"), teahouse_catalog::game("qin").expect("Qin"));
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna);
    let new = FreshTable::new(&Luck::of_test("first"), "qin", false, Body::new(setup, "anna", seats, 10), Vec::new());
    let table = house.open_table(new, 0).await.expect("a table");
    house.ask(&table, &anna, Request::Start).await.expect("a match");
    house.ask(&table, &anna, Request::Resign(wire::SeatAsk { seat: Some(wire::Seat(0)) })).await.expect("its end");
    let places = caps::NEW_TABLES_IN_ALL.burst;
    for n in 0..places {
        let branch = wire::Branch { at: 0, seats: vec![SeatWish::Me], start: false };
        let made = house.ask(&table, &anna, Request::Branch(branch, Luck::of_test(&n.to_string()))).await;
        assert!(matches!(made, Ok(Reply::Made(_))), "{made:?}");
    }
    let free = (0..places).filter(|_| house.limits.opening().now_or_never() == Some(true)).count();
    assert_eq!(free, places as usize, "it has taken no place");
}
