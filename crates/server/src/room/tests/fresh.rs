//! New tables: all that they begin with is there at once, or nothing.

use sqlx::{Connection, Executor};
use teahouse_store::{Phase, Shows, Store};
use teahouse_wire::Code;

use super::strained::guest;
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::Luck;
use crate::room::{Body, Brought, FreshTable, new_seats};

/// A record of so many entries that somebody brings.
fn brought(house: &House, entries: usize) -> FreshTable {
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let (anna, entries) = (guest("anna"), (0..entries).map(|n| format!("entry {n}")).collect::<Vec<_>>());
    let seats = new_seats(house.chance(), 2, &[teahouse_wire::SeatWish::Me], &anna);
    let body = Body { record: Some(Brought { summed: false }), ..Body::new(setup, &anna.id, seats, 10) };
    let shows = Shows { entries: entries.len() as i64, ..Shows::default() };
    FreshTable { phase: Phase::Over, shows, ..FreshTable::new(&Luck::of_test("fresh"), "qin", false, body, entries) }
}

#[tokio::test]
async fn a_guest_brings_only_so_many_records() {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: true, test_seeds: true, ..Settings::default() });
    let bring = async |n: u32| {
        let (id, opener) = (format!("record {n}"), "anna".to_owned());
        house.open_table(FreshTable { id, opener, ..brought(&house, 1) }, 0).await.map_err(|error| error.problem.code)
    };
    for n in 0..caps::RECORDS_OF_A_GUEST {
        assert!(bring(n).await.is_ok(), "{n}");
    }
    assert_eq!(bring(caps::RECORDS_OF_A_GUEST).await, Err(Code::TooManyRecords));
}

#[tokio::test]
async fn a_table_is_there_with_all_that_it_begins_with_or_not_at_all() {
    let folder = std::env::temp_dir().join(format!("teahouse-fresh-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let url = format!("sqlite://{}", folder.join("house.db").display());
    let store = Store::open(&url).await.expect("a store");
    let house = House::new(store.clone(), Settings { limits: false, test_seeds: true, ..Settings::default() });
    let mut other = sqlx::SqliteConnection::connect(&url).await.expect("the file");

    // The disk takes the table, but not the last of its entries.
    let fails = "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.n = 99 BEGIN SELECT RAISE(FAIL, 'full'); END";
    other.execute(fails).await.expect("a trigger");
    let table = brought(&house, 100);
    let id = table.id.clone();
    assert!(house.open_table(table, 0).await.is_err());
    assert_eq!(
        store.table(&id).await.expect("an answer"),
        None,
        "no table that says it has a hundred entries and has none"
    );
    assert_eq!(store.length(&id).await.expect("a length"), 0);

    other.execute("DROP TRIGGER full").await.expect("dropped");
    let table = FreshTable { id: id.clone(), ..brought(&house, 100) };
    assert_eq!(house.open_table(table, 0).await.expect("a table"), id);
    let row = store.table(&id).await.expect("an answer").expect("a table");
    assert_eq!((row.shows.entries, row.version, store.length(&id).await.expect("a length")), (100, 0, 100));
    assert_eq!(store.tables_of("anna", 10).await.expect("rows").len(), 1, "and who sits there is known");
    // Who brought it is known also where nobody is limited: records go by a time of their own.
    assert_eq!(store.old_tables(teahouse_store::Old::Brought, 1, 10).await.expect("ids"), [id]);
    store.close().await;
    _ = std::fs::remove_dir_all(&folder);
}
