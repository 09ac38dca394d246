//! A small house: one table in each phase, two people and somebody who only talks.

use teahouse_store::{
    Change, Commit, Guest, Millis, NewEntry, NewTable, Opener, Phase, Shows, Snapshot, Store, TableRow,
};

pub fn table_in(id: &str, phase: Phase, at: Millis) -> TableRow {
    TableRow {
        id: id.into(),
        game: "qin".into(),
        phase,
        listed: false,
        body: format!("{{\"of\":\"{id}\"}}"),
        board: None,
        version: 0,
        created: at,
        touched: at,
        shows: Shows::default(),
    }
}

/// A table that somebody opens; nobody sits there yet.
pub fn opened(row: TableRow, opener: &Opener) -> NewTable {
    let (seats, entries, opener) = (Vec::new(), Vec::new(), Some(opener.clone()));
    NewTable { row, seed: "00".into(), seats, entries, opener }
}

/// Everything happened at the time `at`.
pub async fn house(store: &Store, at: Millis) {
    for id in ["ada", "bo", "watcher"] {
        let guest = Guest { id: id.into(), name: id.to_uppercase(), created: at };
        store.create_guest(&guest, &format!("hash of {id}")).await.unwrap();
    }
    for (id, phase) in [("set-up", Phase::SetUp), ("playing", Phase::Playing), ("over", Phase::Over)] {
        let mut row = table_in(id, phase, at);
        store.create_table(&row, &format!("seed of {id}")).await.unwrap();
        let entries = if phase == Phase::SetUp { 0 } else { 3 };
        let entry = |n| NewEntry { body: format!("entry {n} of {id}"), token: (n == 1).then(|| "t".to_owned()) };
        let result = (phase == Phase::Over).then(|| "{\"places\":[1,2]}".to_owned());
        row.shows = Shows { entries, asked: Some(1), since: at, result };
        let commit = Commit {
            table: id.into(),
            at: 0,
            entries: (0..entries).map(entry).collect(),
            snapshot: Some(Snapshot { n: entries, position: "{}".into() }),
            change: Change::Row(Box::new(row), Some(vec![(0, "ada".into()), (1, "bo".into())])),
        };
        store.commit(commit).await.unwrap();
        if phase != Phase::SetUp {
            store.add_chat(id, "watcher", "Zażółć gęślą jaźń \"…\"\n茶").await.unwrap();
            store.add_chat(id, "ada", "hi").await.unwrap();
        }
    }
}
