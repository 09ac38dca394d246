//! One story, told to every database: what the store promises holds on a SQLite file, in memory and on PostgreSQL.

use crate::places::{Place, execute};
use crate::samples::opened;
use teahouse_store::{
    Change, ChatLine, ChatSize, Commit, Guest, Kept, NewEntry, NewTable, Opener, Phase, Shows, Snapshot, Store,
    StoreError, TableRow,
};
use tokio::task::JoinSet;

/// Makes a test of each chapter for each database.
macro_rules! story {
    ($($chapter:ident),* $(,)?) => {
        mod file {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $chapter() {
                super::$chapter(&super::Place::file()).await;
            }
        )*}
        mod memory {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $chapter() {
                super::$chapter(&super::Place::memory()).await;
            }
        )*}
        mod postgres {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $chapter() {
                let Some(place) = super::Place::postgres().await else { return };
                super::$chapter(&place).await;
                place.remove().await;
            }
        )*}
    };
}

story!(
    guests_come_and_are_recognised,
    tables_open_change_and_are_found,
    a_table_comes_with_its_seats_and_entries_or_not_at_all,
    nobody_opens_more_tables_than_they_may,
    a_commit_is_all_or_nothing,
    records_grow_at_their_end_only,
    snapshots_replace_each_other,
    chat_is_numbered,
    every_language_is_kept,
    a_conflict_in_a_batch_fails_alone,
    a_bad_write_in_a_batch_fails_alone,
    a_crowd_appends_at_once,
    two_houses_share_one_database,
    all_is_there_after_reopening,
    closing_finishes_what_was_accepted,
    data_of_a_newer_program_is_refused,
);

async fn guests_come_and_are_recognised(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    store.ping().await.unwrap();
    let ada = Guest { id: "g1".into(), name: "Ada".into(), created: 1_700_000_000_000 };
    store.create_guest(&ada, "hash-of-ada").await.unwrap();
    assert_eq!(store.guest("g1").await.unwrap().as_ref(), Some(&ada));
    assert_eq!(store.guest_by_token("hash-of-ada").await.unwrap().as_ref(), Some(&ada));
    assert_eq!(store.guest("g2").await.unwrap(), None);
    assert_eq!(store.guest_by_token("hash").await.unwrap(), None);

    let same_id = store.create_guest(&ada, "another").await;
    assert_eq!(same_id, Err(StoreError::Exists("guest")));
    let same_token = store.create_guest(&Guest { id: "g2".into(), ..ada.clone() }, "hash-of-ada").await;
    assert_eq!(same_token, Err(StoreError::Exists("guest")));

    store.rename_guest("g1", "Augusta").await.unwrap();
    assert_eq!(store.guest("g1").await.unwrap().unwrap().name, "Augusta");
    assert_eq!(store.rename_guest("g9", "Nobody").await, Err(StoreError::Missing("guest")));
}

async fn tables_open_change_and_are_found(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    for (id, created, listed) in [("t1", 10, true), ("t2", 20, true), ("t3", 30, false)] {
        let board = (id == "t1").then(|| "a long board".to_owned());
        let row = TableRow { created, touched: created, listed, board, ..table(id) };
        store.create_table(&row, &format!("seed of {id}")).await.unwrap();
        assert_eq!(store.table(id).await.unwrap(), Some(row));
    }
    assert_eq!(store.create_table(&table("t1"), "another seed").await, Err(StoreError::Exists("table")));
    assert_eq!(store.seed("t1").await.unwrap().as_deref(), Some("seed of t1"));
    assert_eq!(store.seed("t9").await.unwrap(), None);
    assert_eq!(store.table("t9").await.unwrap(), None);
    assert_eq!(ids(store.listed_tables(10).await.unwrap()), ["t2", "t1"]);
    assert_eq!(ids(store.listed_tables(1).await.unwrap()), ["t2"]);

    // No list reads a board, and nobody who only has what a list read takes it away.
    for listed in store.listed_tables(10).await.unwrap() {
        assert_eq!(listed.board, None);
        store.update_table(&listed, &[]).await.unwrap();
    }
    assert_eq!(store.table("t1").await.unwrap().unwrap().board.as_deref(), Some("a long board"));

    // Everybody sits down; Ada twice at the first table.
    let read = store.table("t1").await.unwrap().unwrap();
    let changed = TableRow { phase: Phase::Playing, body: "{\"seats\":2}".into(), touched: 99, ..read.clone() };
    let seats = [(0, "ada".to_owned()), (1, "ada".to_owned()), (2, "bo".to_owned())];
    store.update_table(&changed, &seats).await.unwrap();
    let stored = store.table("t1").await.unwrap().unwrap();
    assert_eq!(stored, TableRow { version: read.version + 1, ..changed.clone() });
    let second = store.table("t2").await.unwrap().unwrap();
    store.update_table(&second, &[(3, "ada".to_owned())]).await.unwrap();
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["t1", "t2"]);
    assert_eq!(ids(store.tables_of("ada", 1).await.unwrap()), ["t1"]);
    assert_eq!(ids(store.tables_of("bo", 10).await.unwrap()), ["t1"]);
    assert!(store.tables_of("eve", 10).await.unwrap().is_empty());

    // What was read before is stale now, and changes nothing.
    let stale = store.update_table(&TableRow { phase: Phase::Over, ..changed }, &[]).await;
    assert_eq!(stale, Err(StoreError::Changed { version: stored.version }));
    assert_eq!(store.table("t1").await.unwrap().unwrap(), stored);
    assert_eq!(ids(store.tables_of("bo", 10).await.unwrap()), ["t1"]);
    assert_eq!(store.update_table(&table("t9"), &[]).await, Err(StoreError::Missing("table")));

    // All get up, the game is over: the lobby forgets it.
    store.update_table(&TableRow { phase: Phase::Over, ..stored }, &[]).await.unwrap();
    assert_eq!(ids(store.listed_tables(10).await.unwrap()), ["t2"]);
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["t2"]);
}

/// Whatever happens in between: no table is ever there without what it begins with.
async fn a_table_comes_with_its_seats_and_entries_or_not_at_all(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    let entries: Vec<String> = (0..150).map(|n| format!("entry {n}")).collect();
    let seats = vec![(0, "ada".to_owned()), (1, "bo".to_owned())];
    let new = NewTable { row: table("t1"), seed: "00".into(), seats, entries: entries.clone(), opener: None };
    // Two people on one seat cannot be written, and another table that waits for the same commit has nothing to do with it.
    let impossible = NewTable { seats: vec![(0, "ada".to_owned()), (0, "bo".to_owned())], ..new.clone() };
    let other = NewTable { row: table("t2"), ..new.clone() };
    let (refused, written) = tokio::join!(store.open_table(impossible), store.open_table(other));
    assert!(refused.is_err() && written.is_ok(), "{refused:?} {written:?}");
    assert_eq!((store.table("t1").await.unwrap(), store.seed("t1").await.unwrap()), (None, None));
    assert_eq!(store.length("t1").await.unwrap(), 0);

    store.open_table(new.clone()).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap(), Some(new.row.clone()));
    assert_eq!(store.entry_bodies("t1", 0).await.unwrap(), entries);
    assert_eq!(store.tables_of("bo", 10).await.unwrap().len(), 2);
    assert_eq!(store.open_table(new).await, Err(StoreError::Exists("table")));
    store.append("t1", 150, vec![entry("the next", None)], None).await.unwrap();
    let late = store.append("t2", 0, vec![entry("the first", None)], None).await;
    assert_eq!(late, Err(StoreError::Conflict { length: 150 }));
}

async fn nobody_opens_more_tables_than_they_may(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    let opener = |record: bool| Opener { guest: "g1".into(), record, most: 3, since: 0, most_listed: 2 };
    // All at once: they are counted where they are written.
    let mut tasks = JoinSet::new();
    for n in 0..8 {
        let (store, opener) = (store.clone(), opener(false));
        let row = TableRow { listed: false, phase: Phase::SetUp, ..table(&format!("t{n}")) };
        tasks.spawn(async move { store.open_table(opened(row, &opener)).await });
    }
    let answers = tasks.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 3);
    let many = |what| Err(StoreError::TooMany(what));
    assert!(answers.iter().all(|answer| answer.is_ok() || *answer == many(Kept::Tables)), "{answers:?}");
    // What is over counts no more; what is listed is counted apart.
    for n in 0..8 {
        if let Some(row) = store.table(&format!("t{n}")).await.unwrap() {
            store.update_table(&TableRow { phase: Phase::Over, ..row }, &[]).await.unwrap();
        }
    }
    let listed = |id: &str| TableRow { listed: true, phase: Phase::SetUp, ..table(id) };
    for id in ["l1", "l2"] {
        store.open_table(opened(listed(id), &opener(false))).await.unwrap();
    }
    assert_eq!((store.listed_of("g1", "t").await.unwrap(), store.listed_of("g1", "l1").await.unwrap()), (2, 1));
    assert_eq!(store.open_table(opened(listed("l3"), &opener(false))).await, many(Kept::Listed));
    let quiet = TableRow { listed: false, ..listed("l3") };
    store.open_table(opened(quiet, &opener(false))).await.unwrap();
    // Records are counted by themselves; other people are others.
    for id in ["r1", "r2", "r3"] {
        let over = TableRow { listed: false, phase: Phase::Over, ..table(id) };
        store.open_table(opened(over, &opener(true))).await.unwrap();
    }
    assert_eq!(store.open_table(opened(table("r4"), &opener(true))).await, many(Kept::Records));
    let other = Opener { guest: "g2".into(), ..opener(false) };
    store.open_table(opened(listed("o1"), &other)).await.unwrap();

    // Tables that come into the lobby later are counted where that is written, too: all at once, of several tables.
    let some = Opener { guest: "g3".into(), most: 9, ..opener(false) };
    for n in 0..8 {
        let quiet = TableRow { listed: false, ..listed(&format!("s{n}")) };
        store.open_table(opened(quiet, &some)).await.unwrap();
    }
    let list = |row: TableRow| {
        let table = row.id.clone();
        let change = Change::List(Box::new(TableRow { listed: true, ..row }), Vec::new(), 2);
        Commit { table, at: 0, entries: Vec::new(), snapshot: None, change }
    };
    let mut tasks = JoinSet::new();
    for n in 0..8 {
        let (store, row) = (store.clone(), store.table(&format!("s{n}")).await.unwrap().unwrap());
        tasks.spawn(async move { store.commit(list(row)).await });
    }
    let answers = tasks.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 2);
    assert!(answers.iter().all(|answer| answer.is_ok() || *answer == many(Kept::Listed)), "{answers:?}");
    assert_eq!(store.listed_of("g3", "").await.unwrap(), 2);
    // One that is there already takes no other place.
    let there = ids(store.listed_tables(20).await.unwrap()).into_iter().find(|id| id.starts_with('s')).unwrap();
    store.commit(list(store.table(&there).await.unwrap().unwrap())).await.unwrap();

    for (guest, text) in [("g1", "tea"), ("g2", "żółty"), ("g1", "?")] {
        store.add_chat("l1", guest, text).await.unwrap();
    }
    let size = |guest: &str, lines, characters| ChatSize { guest: guest.into(), lines, characters };
    assert_eq!(store.chat_sizes("l1").await.unwrap(), [size("g1", 2, 4), size("g2", 1, 5)]);
    assert_eq!(store.chat_sizes("l2").await.unwrap(), []);
    store.close().await;
}

async fn a_commit_is_all_or_nothing(place: &Place) {
    let store = house_with(place, &["t"]).await;
    let row = store.table("t").await.unwrap().unwrap();
    let commit =
        |at, change| Commit { table: "t".to_owned(), at, entries: vec![entry("e", None)], snapshot: None, change };
    // What lists show goes along with the entries.
    let shows = Shows { entries: 1, asked: Some(2), since: 77, result: None };
    store.commit(commit(0, Change::Shows(shows.clone(), 78))).await.unwrap();
    let shown = store.table("t").await.unwrap().unwrap();
    assert_eq!(shown, TableRow { shows: shows.clone(), touched: 78, ..row.clone() });
    let late = store.commit(commit(0, Change::Shows(Shows::default(), 79))).await;
    assert_eq!((late, store.table("t").await.unwrap()), (Err(StoreError::Conflict { length: 1 }), Some(shown.clone())));

    // A whole row, too; one that somebody else has changed takes its entries down with it.
    let over = Shows { entries: 2, asked: None, since: 80, result: Some("won".to_owned()) };
    let changed = TableRow { phase: Phase::Over, body: "over".into(), shows: over, ..shown.clone() };
    let seats = vec![(0, "ada".to_owned())];
    store.commit(commit(1, Change::Row(Box::new(changed.clone()), Some(seats.clone())))).await.unwrap();
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored, TableRow { version: shown.version + 1, ..changed.clone() });
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["t"]);
    let stale = store.commit(commit(2, Change::Row(Box::new(changed), Some(seats)))).await;
    assert_eq!(stale, Err(StoreError::Changed { version: stored.version }));
    assert_eq!((store.length("t").await.unwrap(), store.table("t").await.unwrap()), (2, Some(stored.clone())));

    // Where nobody has sat down or left it is not said again who sits where.
    let noted = TableRow { body: "noted".into(), touched: 81, ..stored.clone() };
    store.commit(commit(2, Change::Row(Box::new(noted.clone()), None))).await.unwrap();
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored, TableRow { version: noted.version + 1, ..noted });
    assert_eq!(ids(store.tables_of("ada", 10).await.unwrap()), ["t"]);
}

async fn records_grow_at_their_end_only(place: &Place) {
    let store = house_with(place, &["t", "other"]).await;
    assert_eq!(store.length("t").await.unwrap(), 0);
    assert!(store.entries("t", 0).await.unwrap().is_empty());
    store.append("t", 0, vec![entry("deal", None), entry("e4", Some("m1"))], None).await.unwrap();
    store.append("t", 2, vec![entry("e5", Some("m2"))], None).await.unwrap();
    for wrong in [-1, 0, 2, 4, i64::MAX] {
        let refused = store.append("t", wrong, vec![entry("x", Some("m3"))], None).await;
        assert_eq!(refused, Err(StoreError::Conflict { length: 3 }), "at {wrong}");
    }
    // Nothing to write is fine, at the right place.
    store.append("t", 3, vec![], None).await.unwrap();
    assert_eq!(store.append("t", 2, vec![], None).await, Err(StoreError::Conflict { length: 3 }));
    assert_eq!(store.append("t9", 0, vec![entry("x", None)], None).await, Err(StoreError::Missing("table")));

    assert_eq!(store.length("t").await.unwrap(), 3);
    assert_eq!(store.length("other").await.unwrap(), 0);
    assert_eq!(store.length("t9").await.unwrap(), 0);
    let all = store.entries("t", 0).await.unwrap();
    assert_eq!(all.iter().map(|e| (e.n, &*e.body)).collect::<Vec<_>>(), [(0, "deal"), (1, "e4"), (2, "e5")]);
    assert!(all.iter().all(|e| e.at > 1_600_000_000_000), "{all:?}");
    assert_eq!(store.entries("t", 2).await.unwrap(), all[2..]);
    assert!(store.entries("t", 3).await.unwrap().is_empty());

    assert_eq!(all[1].token.as_deref(), Some("m1"));
    assert_eq!(all[0].token, None);
    assert_eq!(store.find_token("t", "m1").await.unwrap(), Some(1));
    assert_eq!(store.find_token("t", "m2").await.unwrap(), Some(2));
    assert_eq!(store.find_token("t", "m3").await.unwrap(), None);
    assert_eq!(store.find_token("other", "m1").await.unwrap(), None);

    // More entries than one statement takes.
    let many: Vec<_> = (0..200).map(|i| entry(&format!("step {i}"), None)).collect();
    store.append("other", 0, many, None).await.unwrap();
    let read = store.entries("other", 0).await.unwrap();
    assert!((0..200).eq(read.iter().map(|e| e.n)));
    assert!(read.iter().all(|e| e.body == format!("step {}", e.n)));
}

async fn snapshots_replace_each_other(place: &Place) {
    let store = house_with(place, &["t"]).await;
    let snapshot = |n, position: &str| Some(Snapshot { n, position: position.to_owned() });
    assert_eq!(store.snapshot("t").await.unwrap(), None);
    store.append("t", 0, vec![entry("a", None)], snapshot(1, "after a")).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), snapshot(1, "after a"));
    store.append("t", 1, vec![entry("b", None)], None).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), snapshot(1, "after a"));
    store.append("t", 2, vec![], snapshot(2, "after b")).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), snapshot(2, "after b"));
    // An older one does not replace a newer one; one that was refused replaces nothing.
    store.append("t", 2, vec![entry("c", None)], snapshot(1, "late")).await.unwrap();
    let refused = store.append("t", 0, vec![], snapshot(0, "refused")).await;
    assert_eq!(refused, Err(StoreError::Conflict { length: 3 }));
    let beyond = store.append("t", 3, vec![entry("d", None)], snapshot(5, "beyond")).await;
    assert_eq!(beyond, Err(StoreError::BadSnapshot { n: 5, length: 4 }));
    assert_eq!(store.snapshot("t").await.unwrap(), snapshot(2, "after b"));
    assert_eq!(store.length("t").await.unwrap(), 3);

    // Several appends to one record in one batch, each with its snapshot: the last one counts.
    let queued: Vec<_> = (3..40).map(|n| (n, entry("e", None), snapshot(n + 1, &n.to_string()))).collect();
    let mut tasks = JoinSet::new();
    for (at, entry, snapshot) in queued {
        let store = store.clone();
        // Arrives in any order: whoever is early tries again.
        tasks.spawn(async move {
            while let Err(error) = store.append("t", at, vec![entry.clone()], snapshot.clone()).await {
                assert!(matches!(error, StoreError::Conflict { length } if length < at), "{error}");
            }
        });
    }
    all_well(tasks).await;
    assert_eq!(store.snapshot("t").await.unwrap(), snapshot(40, "39"));
}

async fn chat_is_numbered(place: &Place) {
    let store = house_with(place, &["t", "other"]).await;
    let hello = store.add_chat("t", "ada", "hello").await.unwrap();
    assert_eq!(hello, ChatLine { n: 0, guest: "ada".into(), text: "hello".into(), at: hello.at });
    let more: Vec<_> = (1..30).map(|i| (store.clone(), format!("line {i}"))).collect();
    let mut tasks = JoinSet::new();
    for (store, text) in more {
        tasks.spawn(async move { assert!(store.add_chat("t", "bo", &text).await.unwrap().n > 0) });
    }
    all_well(tasks).await;
    assert_eq!(store.add_chat("other", "ada", "here too").await.unwrap().n, 0);
    let lines = store.chat("t", 0, 100).await.unwrap();
    assert_eq!(lines[0].0, hello);
    assert!((0..30).eq(lines.iter().map(|line| line.0.n)));
    assert_eq!(store.chat("t", 28, 100).await.unwrap(), lines[28..]);
    assert_eq!(store.chat("t", 3, 2).await.unwrap(), lines[3..5]);
    assert!(store.chat("t9", 0, 100).await.unwrap().is_empty());
    assert_eq!(store.add_chat("t9", "ada", "anybody?").await, Err(StoreError::Missing("table")));
}

async fn every_language_is_kept(place: &Place) {
    let store = house_with(place, &["stół-茶館"]).await;
    let text = "Zażółć gęślą jaźń · Übermäßig · perché · 秦朝 · 🀄👩‍👩‍👧 · '; DROP TABLE guests; -- · $1 ? \u{7f}\n\t\"\\";
    let guest = Guest { id: "gość".into(), name: text.into(), created: 0 };
    store.create_guest(&guest, text).await.unwrap();
    assert_eq!(store.guest_by_token(text).await.unwrap(), Some(guest));
    store.append("stół-茶館", 0, vec![entry(text, Some(text)), entry("", Some(""))], None).await.unwrap();
    let entries = store.entries("stół-茶館", 0).await.unwrap();
    assert_eq!((&*entries[0].body, entries[0].token.as_deref()), (text, Some(text)));
    assert_eq!((&*entries[1].body, entries[1].token.as_deref()), ("", Some("")));
    assert_eq!(store.find_token("stół-茶館", text).await.unwrap(), Some(0));
    store.add_chat("stół-茶館", "gość", text).await.unwrap();
    assert_eq!(store.chat("stół-茶館", 0, 1).await.unwrap()[0].0.text, text);

    // The one character that PostgreSQL cannot keep.
    assert_eq!(store.add_chat("stół-茶館", "gość", "a\0b").await, Err(StoreError::BadText));
    assert_eq!(store.append("stół-茶館", 2, vec![entry("\0", None)], None).await, Err(StoreError::BadText));
    assert_eq!(store.guest("\0").await, Err(StoreError::BadText));
    // A large body.
    let large = "茶".repeat(400_000);
    store.append("stół-茶館", 2, vec![entry(&large, None)], None).await.unwrap();
    assert_eq!(store.entries("stół-茶館", 2).await.unwrap()[0].body, large);
}

async fn a_conflict_in_a_batch_fails_alone(place: &Place) {
    let names: Vec<String> = (0..100).map(|i| format!("t{i}")).collect();
    let store = house_with(place, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut tasks = JoinSet::new();
    for (i, name) in names.iter().cloned().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let at = if i % 10 == 3 { 7 } else { 0 };
            let table = if i % 10 == 4 { "nowhere" } else { &name };
            let outcome = store.append(table, at, vec![entry(&name, None), entry(&name, None)], None).await;
            match i % 10 {
                3 => assert_eq!(outcome, Err(StoreError::Conflict { length: 0 })),
                4 => assert_eq!(outcome, Err(StoreError::Missing("table"))),
                _ => assert_eq!(outcome, Ok(())),
            }
        });
    }
    all_well(tasks).await;
    for (i, name) in names.iter().enumerate() {
        let bodies: Vec<_> = store.entries(name, 0).await.unwrap().into_iter().map(|e| e.body).collect();
        let expected = if [3, 4].contains(&(i % 10)) { vec![] } else { vec![name.clone(); 2] };
        assert_eq!(bodies, expected);
    }
}

async fn a_bad_write_in_a_batch_fails_alone(place: &Place) {
    let store = house_with(place, &["t", "bad"]).await;
    let mut tasks = JoinSet::new();
    for i in 0..20 {
        let store = store.clone();
        tasks.spawn(async move {
            if i == 7 {
                // One seat cannot be taken twice: the database itself objects, and the transaction is lost.
                let twice = [(0, "ada".to_owned()), (0, "bo".to_owned())];
                let outcome = store.update_table(&table("bad"), &twice).await;
                assert!(matches!(outcome, Err(StoreError::Database(_))), "{outcome:?}");
            } else {
                store.add_chat("t", "ada", "still here").await.unwrap();
            }
        });
    }
    all_well(tasks).await;
    assert!((0..19).eq(store.chat("t", 0, 100).await.unwrap().iter().map(|line| line.0.n)));
    assert_eq!(store.table("bad").await.unwrap(), Some(table("bad")));
    assert!(store.tables_of("ada", 10).await.unwrap().is_empty());
}

async fn a_crowd_appends_at_once(place: &Place) {
    let names: Vec<String> = (0..60).map(|i| format!("t{i}")).collect();
    let store = house_with(place, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut tasks = JoinSet::new();
    for (i, name) in names.iter().cloned().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let mut at = 0;
            for round in 0..21 {
                let count = 1 + (i + round) as i64 % 3;
                let entries = (at..at + count).map(|n| entry(&format!("{name}/{n}"), Some(&format!("m{n}")))).collect();
                let snapshot = (round % 7 == 0).then(|| Snapshot { n: at + count, position: name.clone() });
                store.append(&name, at, entries, snapshot).await.unwrap();
                at += count;
                // Acknowledged is visible.
                assert_eq!(store.length(&name).await.unwrap(), at);
            }
        });
    }
    all_well(tasks).await;
    for name in &names {
        let entries = store.entries(name, 0).await.unwrap();
        assert!((0..42).eq(entries.iter().map(|e| e.n)), "{name} has {}", entries.len());
        assert!(entries.iter().all(|e| e.body == format!("{name}/{}", e.n)));
    }
}

/// As in a cluster: whoever is second hears of it, reads what is new and tries again.
async fn two_houses_share_one_database(place: &Place) {
    if !place.can_be_shared() {
        return;
    }
    let names = ["a", "b", "c"];
    let store = house_with(place, &names).await;
    let mut tasks = JoinSet::new();
    for house in 0..2 {
        let store = Store::open(&place.url).await.unwrap();
        for guest in 0..4 {
            for name in names {
                let store = store.clone();
                tasks.spawn(async move {
                    let mut at = 0;
                    for i in 0..10 {
                        // Different numbers of entries: a loser's surplus must not slip in behind the winner's.
                        let body = format!("{house}.{guest}.{i}");
                        let entries = vec![entry(&body, None); 1 + house + guest % 2];
                        loop {
                            match store.append(name, at, entries.clone(), None).await {
                                Ok(()) => break at += entries.len() as i64,
                                Err(StoreError::Conflict { length }) => at = length,
                                Err(error) => panic!("{error}"),
                            }
                        }
                        if i % 5 == 0 {
                            store.add_chat(name, "ada", &body).await.unwrap();
                        }
                    }
                });
            }
        }
    }
    all_well(tasks).await;
    // A house that was overtaken hears of it even if it adds nothing, whatever it remembers of the record.
    let (one, other) = (Store::open(&place.url).await.unwrap(), Store::open(&place.url).await.unwrap());
    let length = store.length("a").await.unwrap();
    let commit = |at: i64, entries: Vec<NewEntry>| Commit {
        table: "a".to_owned(),
        at,
        entries,
        snapshot: None,
        change: Change::Nothing,
    };
    one.commit(commit(length, vec![entry("0.0.x", None)])).await.unwrap();
    other.commit(commit(length + 1, vec![entry("0.0.y", None)])).await.unwrap();
    let stale = one.commit(commit(length + 1, Vec::new())).await;
    assert_eq!(stale, Err(StoreError::Conflict { length: length + 2 }));
    one.commit(commit(length + 2, Vec::new())).await.unwrap();
    for name in names {
        let entries = store.entries(name, 0).await.unwrap();
        assert!((0..entries.len() as i64).eq(entries.iter().map(|e| e.n)));
        let appends: Vec<_> = entries.chunk_by(|a, b| a.body == b.body).collect();
        assert_eq!(appends.len(), if name == "a" { 82 } else { 80 }, "every append once, in one piece");
        for append in appends {
            let mut parts = append[0].body.split('.').map(|part| part.parse::<usize>().unwrap());
            let (house, guest) = (parts.next().unwrap(), parts.next().unwrap());
            assert_eq!(append.len(), 1 + house + guest % 2);
        }
        assert!((0..16).eq(store.chat(name, 0, 100).await.unwrap().iter().map(|line| line.0.n)));
    }
}

async fn all_is_there_after_reopening(place: &Place) {
    if !place.can_be_shared() {
        return;
    }
    let store = house_with(place, &["t"]).await;
    store.append("t", 0, vec![entry("a", Some("m"))], None).await.unwrap();
    store.add_chat("t", "ada", "hello").await.unwrap();
    drop(store);
    let store = Store::open(&place.url).await.unwrap();
    store.append("t", 1, vec![entry("b", None)], None).await.unwrap();
    store.close().await;
    if let Some(folder) = &place.folder {
        let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(files, ["house.db"], "one file is left, ready to be copied");
    }
    let store = Store::open(&place.url).await.unwrap();
    assert_eq!(store.length("t").await.unwrap(), 2);
    assert_eq!(store.find_token("t", "m").await.unwrap(), Some(0));
    assert_eq!(store.chat("t", 0, 10).await.unwrap().len(), 1);
    assert_eq!(store.seed("t").await.unwrap().as_deref(), Some("00ff"));
}

async fn closing_finishes_what_was_accepted(place: &Place) {
    let names: Vec<String> = (0..50).map(|i| format!("t{i}")).collect();
    let store = house_with(place, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut tasks = JoinSet::new();
    for name in names.clone() {
        let store = store.clone();
        tasks.spawn(async move {
            let mut written = 0;
            while store.append(&name, written, vec![entry("x", None)], None).await.is_ok() {
                written += 1;
            }
            (name, written)
        });
    }
    // In the middle of it: something is written already.
    while store.length(&names[0]).await.unwrap() == 0 {
        tokio::task::yield_now().await;
    }
    tokio::join!(store.close(), store.close());
    let written = tasks.join_all().await;
    assert_eq!(store.ping().await, Err(StoreError::Closed));
    assert_eq!(store.append("t0", 0, vec![], None).await, Err(StoreError::Closed));
    assert_eq!(store.length("t0").await, Err(StoreError::Closed));
    store.close().await;
    if place.can_be_shared() {
        let store = Store::open(&place.url).await.unwrap();
        for (name, written) in written {
            assert_eq!(store.length(&name).await.unwrap(), written, "acknowledged, or not written at all");
        }
    }
}

async fn data_of_a_newer_program_is_refused(place: &Place) {
    if !place.can_be_shared() {
        return;
    }
    Store::open(&place.url).await.unwrap().close().await;
    let future = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                  SELECT 9999, 'future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    execute(&place.url, future).await;
    let error = Store::open(&place.url).await.err();
    assert_eq!(error, Some(StoreError::NewerData { migration: 9999 }));
    execute(&place.url, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    Store::open(&place.url).await.unwrap();
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "qin".to_owned(),
        phase: Phase::SetUp,
        listed: true,
        body: "{}".to_owned(),
        board: None,
        version: 0,
        created: 1,
        touched: 1,
        shows: Default::default(),
    }
}

fn entry(body: &str, token: Option<&str>) -> NewEntry {
    NewEntry { body: body.to_owned(), token: token.map(str::to_owned) }
}

fn ids(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id).collect()
}

async fn house_with(place: &Place, tables: &[&str]) -> Store {
    let store = Store::open(&place.url).await.unwrap();
    for id in tables {
        store.create_table(&table(id), "00ff").await.unwrap();
    }
    store
}

async fn all_well(mut tasks: JoinSet<()>) {
    while let Some(task) = tasks.join_next().await {
        task.unwrap();
    }
}
