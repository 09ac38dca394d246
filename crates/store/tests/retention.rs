//! What is old goes, what is not stays, and a match that is on is old only when everybody has left it.

use crate::places::Place;
use crate::samples::{house, opened, table_in};
use sqlx::{AnyConnection, Connection, Row};
use teahouse_store::{Guest, NewEntry, Old, Opener, Phase, Store};

async fn count(place: &Place, table: &str) -> i64 {
    let mut db = AnyConnection::connect(&place.url).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    sqlx::query(sql).fetch_one(&mut db).await.unwrap().get(0)
}

async fn the_old_goes_the_rest_stays(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    assert_eq!(store.old_tables(Old::Unstarted, 1000, 10).await.unwrap(), [""; 0], "nothing is older than it is");
    assert_eq!(store.old_tables(Old::Unstarted, 1001, 10).await.unwrap(), ["set-up"]);
    assert_eq!(store.old_tables(Old::Finished, 1001, 10).await.unwrap(), ["over"]);
    assert_eq!(store.old_chats(1001, 10).await.unwrap(), ["over"]);

    // A match that is on is neither unbegun nor finished, and so it is with one of another kind.
    for old in [Old::Unstarted, Old::Finished] {
        assert!(!store.remove_table("playing", old, i64::MAX).await.unwrap());
    }
    assert!(!store.remove_table("set-up", Old::Finished, i64::MAX).await.unwrap());
    assert!(!store.remove_table("over", Old::Finished, 1000).await.unwrap(), "touched too late");
    assert_eq!(store.remove_chat("playing", i64::MAX).await.unwrap(), 0);

    assert_eq!(store.remove_chat("over", 1001).await.unwrap(), 2);
    assert!(store.chat("over", 0, 10).await.unwrap().is_empty());
    assert_eq!(store.chat("playing", 0, 10).await.unwrap().len(), 2);

    // Longer than one step removes.
    let many = (0..1200).map(|n| NewEntry { body: format!("more {n}"), token: None }).collect();
    let length = store.length("over").await.unwrap();
    store.append("over", length, many, None).await.unwrap();
    assert!(store.remove_table("over", Old::Finished, 1001).await.unwrap());
    assert_eq!(store.table("over").await.unwrap(), None);
    assert_eq!((store.length("over").await.unwrap(), store.seed("over").await.unwrap()), (0, None));
    assert_eq!(store.half_removed().await.unwrap(), [""; 0]);
    assert!(store.remove_table("set-up", Old::Unstarted, 1001).await.unwrap());
    assert_eq!(store.length("playing").await.unwrap(), 3);
    if place.can_be_shared() {
        for (table, left) in [("seats", 2), ("seeds", 1), ("shows", 1), ("snapshots", 1), ("tables", 1), ("entries", 3)]
        {
            assert_eq!(count(place, table).await, left, "{table}");
        }
    }
    store.close().await;
}

async fn a_match_that_everybody_has_left_goes(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    for (id, touched) in [("silent", 1000), ("younger", 2000)] {
        store.create_table(&table_in(id, Phase::Playing, touched), "00").await.unwrap();
    }
    // Nobody has moved at `playing` either, but what was said there was said just now.
    assert_eq!(store.old_tables(Old::Abandoned, 1001, 10).await.unwrap(), ["silent"]);
    for id in ["playing", "younger", "over", "set-up"] {
        assert!(!store.remove_table(id, Old::Abandoned, 1001).await.unwrap(), "{id}");
    }
    assert_eq!(store.chat("playing", 0, 10).await.unwrap().len(), 2, "nor does what was said go by itself");
    assert!(store.remove_table("silent", Old::Abandoned, 1001).await.unwrap());

    // When that is long ago as well, the match goes with all that belongs to it; a finished one has a time of its own.
    assert_eq!(store.old_tables(Old::Abandoned, i64::MAX, 10).await.unwrap(), ["playing", "younger"]);
    assert!(store.remove_table("playing", Old::Abandoned, i64::MAX).await.unwrap());
    assert!(!store.remove_table("over", Old::Abandoned, i64::MAX).await.unwrap());
    assert_eq!(store.table("playing").await.unwrap(), None);
    assert_eq!((store.length("playing").await.unwrap(), store.seed("playing").await.unwrap()), (0, None));
    assert!(store.chat("playing", 0, 10).await.unwrap().is_empty());
    assert_eq!(store.half_removed().await.unwrap(), [""; 0]);
    for id in ["younger", "over", "set-up"] {
        assert!(store.table(id).await.unwrap().is_some(), "{id}");
    }
    if place.can_be_shared() {
        for (table, left) in [("seats", 4), ("seeds", 3), ("shows", 3), ("snapshots", 2), ("chat", 2), ("entries", 3)] {
            assert_eq!(count(place, table).await, left, "{table}");
        }
    }
    store.close().await;
}

async fn a_record_that_was_brought_has_a_time_of_its_own(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    for (id, record, at) in [("brought", true, 1000), ("younger", true, 2000), ("won", false, 1000)] {
        let opener = Opener { guest: "ada".into(), record, most: 9, since: 0, most_listed: 9 };
        let mut new = opened(table_in(id, Phase::Over, at), &opener);
        new.entries = vec!["entry 0".into(), "entry 1".into()];
        store.open_table(new).await.unwrap();
        store.add_chat(id, "watcher", "well played").await.unwrap();
    }
    let old = async |old| store.old_tables(old, 1001, 10).await.unwrap();
    assert_eq!(
        (old(Old::Brought).await, old(Old::Finished).await),
        (vec!["brought".into()], vec!["over".into(), "won".into()])
    );
    // Each goes by its own time only, and so does what was said there.
    assert!(!store.remove_table("brought", Old::Finished, i64::MAX).await.unwrap());
    for id in ["won", "over", "playing", "set-up"] {
        assert!(!store.remove_table(id, Old::Brought, i64::MAX).await.unwrap(), "{id}");
    }
    assert!(!store.remove_table("younger", Old::Brought, 1001).await.unwrap(), "brought too late");
    for id in ["brought", "won"] {
        assert_eq!(store.chat(id, 0, 10).await.unwrap().len(), 1, "{id}");
    }
    assert!(store.remove_table("brought", Old::Brought, 1001).await.unwrap());
    assert_eq!((store.table("brought").await.unwrap(), store.length("brought").await.unwrap()), (None, 0));
    assert_eq!(store.half_removed().await.unwrap(), [""; 0]);
    assert_eq!(store.remove_chat("younger", i64::MAX).await.unwrap(), 1, "chat goes with that of finished games");
    if place.can_be_shared() {
        assert_eq!(count(place, "openers").await, 2, "the one who brought it may bring another one");
    }
    store.close().await;
}

async fn guests_who_are_gone(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 1000).await;
    const DAY: i64 = 24 * 60 * 60 * 1000;
    for (id, created) in [("idle", 1000), ("seen", 1000), ("young", 3 * DAY)] {
        store.create_guest(&Guest { id: id.into(), name: id.into(), created }, &format!("hash of {id}")).await.unwrap();
    }
    store.saw_guest("seen", 3 * DAY).await.unwrap();
    assert_eq!(store.remove_guests(1000).await.unwrap(), 0);
    assert_eq!(
        store.remove_guests(2 * DAY).await.unwrap(),
        1,
        "only the one who sits nowhere, said nothing and never came back"
    );
    assert_eq!(store.guest("idle").await.unwrap(), None);
    for id in ["ada", "bo", "watcher", "seen", "young"] {
        assert!(store.guest(id).await.unwrap().is_some(), "{id}");
    }
    store.close().await;
}

async fn idle_tables_leave_the_lobby(place: &Place) {
    let store = Store::open(&place.url).await.unwrap();
    for (id, phase, touched) in
        [("a", Phase::SetUp, 10), ("b", Phase::Playing, 10), ("c", Phase::SetUp, 20), ("d", Phase::Over, 10)]
    {
        let mut row = table_in(id, phase, touched);
        row.listed = true;
        store.create_table(&row, "00").await.unwrap();
    }
    assert_eq!(store.idle_listed(20, 10).await.unwrap(), ["a", "b"]);
    assert!(store.unlist("a", 20).await.unwrap());
    assert!(!store.unlist("a", 20).await.unwrap(), "it is not listed any more");
    assert!(!store.unlist("c", 20).await.unwrap(), "somebody was here");
    let row = store.table("a").await.unwrap().unwrap();
    assert!(!row.listed && row.version == 1, "whoever has an older row in memory learns of it");
    store.close().await;
}

/// A removal that was broken off is taken up again.
#[tokio::test]
async fn half_a_removal_is_finished() {
    let place = Place::file();
    let store = Store::open(&place.url).await.unwrap();
    house(&store, 0).await;
    crate::places::execute(
        &place.url,
        "INSERT INTO house (name, value) VALUES ('gone:lost', ''); \
        INSERT INTO entries (table_id, n, body, at) VALUES ('lost', 0, 'x', 0), ('lost', 1, 'x', 0)",
    )
    .await;
    assert_eq!(store.half_removed().await.unwrap(), ["lost"]);
    store.finish_removal("lost").await.unwrap();
    assert_eq!((store.half_removed().await.unwrap().len(), store.length("lost").await.unwrap()), (0, 0));
    // A note about a table that is there removes nothing of it.
    store.finish_removal("playing").await.unwrap();
    assert_eq!(store.length("playing").await.unwrap(), 3);
    store.close().await;
}

macro_rules! on_every_database {
    ($($chapter:ident),*) => {$(
        mod $chapter {
            use super::Place;
            #[tokio::test]
            async fn file() {
                super::$chapter(&Place::file()).await;
            }
            #[tokio::test]
            async fn memory() {
                super::$chapter(&Place::memory()).await;
            }
            #[tokio::test]
            async fn postgres() {
                let Some(place) = Place::postgres().await else { return };
                super::$chapter(&place).await;
                place.remove().await;
            }
        }
    )*};
}

on_every_database!(
    the_old_goes_the_rest_stays,
    a_match_that_everybody_has_left_goes,
    a_record_that_was_brought_has_a_time_of_its_own,
    guests_who_are_gone,
    idle_tables_leave_the_lobby
);
