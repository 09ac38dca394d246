//! Tables that begin with many entries: no other write waits for all of them, and nothing is left of one that was cut off.

use std::time::Duration;

use crate::places::Place;
use crate::samples::{opened, table_in};
use teahouse_store::{Kept, NewEntry, NewTable, Opener, Phase, Store, StoreError};

/// Dozens of pieces.
const LONG: usize = 4_000;

fn opener(most: i64) -> Opener {
    Opener { guest: "eve".into(), record: true, most, since: 0, most_listed: 9 }
}

fn long(id: &str) -> NewTable {
    let entries = (0..LONG).map(|n| format!("entry {n}")).collect();
    NewTable { entries, ..opened(table_in(id, Phase::Over, 5), &opener(9)) }
}

/// Moves go on while a long record arrives; until all of it is there nobody sees anything of it.
async fn moves_go_on_while_a_long_table_arrives(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    store.create_table(&table_in("play", Phase::Playing, 5), "00").await.unwrap();
    let arriving = tokio::spawn({
        let store = store.clone();
        async move { store.open_table(long("long")).await }
    });
    let (mut moves, mut before, mut most) = (0, 0, 0);
    loop {
        let there = store.table("long").await.unwrap().is_some();
        let length = store.length("long").await.unwrap();
        if there {
            assert_eq!(length, LONG as i64, "the table comes last");
            break;
        }
        most = most.max(length - before);
        before = length;
        store.append("play", moves, vec![NewEntry { body: "a move".into(), token: None }], None).await.unwrap();
        moves += 1;
    }
    arriving.await.unwrap().unwrap();
    // One piece goes with a commit; the reader may miss a few.
    assert!(moves > 10 && most < LONG as i64 / 4, "{moves} moves, {most} entries between two of them");
    assert_eq!(store.half_removed().await.unwrap(), [""; 0]);
    assert_eq!(store.open_table(long("long")).await, Err(StoreError::Exists("table")));
    assert_eq!(store.length("long").await.unwrap(), LONG as i64);
    store.close().await;
}

/// Whoever wanted it has gone, or the house fell over: what was written goes with the next removals, and not while it arrives.
async fn a_table_that_was_cut_off_leaves_nothing(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    let arriving = tokio::spawn({
        let store = store.clone();
        async move { store.open_table(long("lost")).await }
    });
    let begun = async {
        while store.length("lost").await.unwrap() == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), begun).await.expect("it begins");
    assert_eq!(store.half_removed().await.unwrap(), [""; 0], "it is on its way");
    arriving.abort();
    assert!(arriving.await.unwrap_err().is_cancelled());
    let store = if place.folder.is_some() {
        // Like a house that was killed: nothing but the file is left.
        store.close().await;
        Store::open(&place.url).await.unwrap()
    } else {
        store
    };
    assert_eq!(store.table("lost").await.unwrap(), None);
    assert_eq!(store.half_removed().await.unwrap(), ["lost"]);
    // The same may come again before anything was removed.
    store.open_table(long("lost")).await.unwrap();
    assert_eq!(store.entry_bodies("lost", 0).await.unwrap(), long("lost").entries);
    assert_eq!(store.half_removed().await.unwrap(), [""; 0]);
    store.close().await;
}

/// What is refused is refused before anything is written, or leaves nothing.
async fn a_long_table_that_is_one_too_many_leaves_nothing(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    let one_of_one = |id: &str| NewTable { opener: Some(opener(1)), ..long(id) };
    let (a, b) = tokio::join!(store.open_table(one_of_one("a")), store.open_table(one_of_one("b")));
    let refused = Err(StoreError::TooMany(Kept::Records));
    assert!([&a, &b].contains(&&Ok(())) && [&a, &b].contains(&&refused), "{a:?} {b:?}");
    assert_eq!(store.open_table(one_of_one("c")).await, refused);
    let lengths = [store.length("a").await.unwrap(), store.length("b").await.unwrap()];
    assert_eq!(lengths.iter().sum::<i64>(), LONG as i64, "{lengths:?}");
    assert_eq!((store.length("c").await.unwrap(), store.half_removed().await.unwrap().len()), (0, 0));
    store.close().await;
}

macro_rules! on_every_database {
    ($($chapter:ident),*) => {$(
        mod $chapter {
            use super::Place;
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn file() {
                super::$chapter(&Place::file()).await;
            }
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn memory() {
                super::$chapter(&Place::memory()).await;
            }
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let Some(place) = Place::postgres().await else { return };
                super::$chapter(&place).await;
                place.remove().await;
            }
        }
    )*};
}

on_every_database!(
    moves_go_on_while_a_long_table_arrives,
    a_table_that_was_cut_off_leaves_nothing,
    a_long_table_that_is_one_too_many_leaves_nothing
);
