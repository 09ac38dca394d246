//! What happens when a table cannot be read: what the log says of it, and what becomes of boards.

use std::fmt::{Debug, Write};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use teahouse_store::{NewEntry, Store};
use teahouse_wire::{self as wire, Code, SeatWish};
use tracing::field::{Field, Visit};
use tracing::span;

use super::strained::{Page, entries, guest, move_on};
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::luck::Luck;
use crate::room::{Body, FreshTable, Reply, Request, new_seats};
use crate::work::blocking::Share;

/// A net: whoever waits for so long waits in vain.
const VAIN: Duration = Duration::from_secs(20);

/// All that is logged, fields and words.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for Log {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = writeln!(self.0.lock().expect("a log"), "{field}={value:?}");
    }
}

impl tracing::Subscriber for Log {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }

    fn event(&self, event: &tracing::Event<'_>) {
        event.record(&mut self.clone());
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}
}

async fn house() -> House {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() })
}

/// A match of Qin that has begun, on a board of somebody's own if there is one.
async fn table(house: &House, board: Option<String>) -> String {
    let anna = guest("anna");
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna);
    let body = Body { board, ..Body::new(setup, &anna.id, seats, 10) };
    let new = FreshTable::new(&Luck::of_test("loading"), "qin", false, body, Vec::new());
    let id = house.open_table(new, 0).await.expect("a table");
    house.ask(&id, &anna, Request::Start).await.expect("a match");
    id
}

/// The first legal move of whoever is asked.
async fn row(house: &House, table: &str) -> wire::MoveAsk {
    for seat in [0, 1].map(wire::Seat) {
        let ask = Request::State { seat: Some(seat), seen: u32::MAX };
        let Ok(Reply::State(state)) = house.ask(table, &guest("anna"), ask).await else { panic!("no state") };
        let legal: Vec<wire::Json> = state.legal.read().expect("moves");
        if let Some(mv) = legal.first() {
            return wire::MoveAsk {
                token: "row".to_owned(),
                at: state.entries,
                seat: Some(seat),
                moves: vec![mv.clone()],
            };
        }
    }
    panic!("nobody is asked");
}

async fn code(house: &House, table: &str) -> Option<Code> {
    let state = Request::State { seat: None, seen: 0 };
    house.ask(table, &guest("anna"), state).await.err().map(|error| error.problem.code)
}

/// Who has what in hand is nobody's business, nor the host's; a log goes to others when something is reported.
#[tokio::test]
async fn the_log_does_not_quote_what_cannot_be_read() {
    let log = Log::default();
    let _guard = tracing::subscriber::set_default(log.clone());
    let house = house().await;
    for (n, damaged) in
        ["*secret-draw", "0 secret-move", "secret", "*RR secret", "!bot secret level"].into_iter().enumerate()
    {
        let id = table(&house, None).await;
        let length = house.store.length(&id).await.expect("a length");
        let entries = vec![NewEntry { body: damaged.to_owned(), token: None }];
        house.store.append(&id, length, entries, None).await.expect("a damaged entry");
        // The next message reads it again.
        house.rooms.close();
        assert_eq!(code(&house, &id).await, Some(Code::Internal), "{damaged}");
        let said = log.0.lock().expect("a log").clone();
        assert!(said.contains(&format!("{id}: entry {length} cannot be replayed")), "{n}: {said}");
        assert!(!said.contains("secret"), "{damaged}: {said}");
    }
    // Nor a table's description.
    let id = table(&house, None).await;
    let row = house.store.table(&id).await.expect("a row").expect("it is there");
    let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
    body["watching"] = json!("secret");
    let row = teahouse_store::TableRow { body: body.to_string(), listed: true, ..row };
    house.store.update_table(&row, &[]).await.expect("a damaged row");
    house.rooms.close();
    assert_eq!(code(&house, &id).await, Some(Code::Internal));
    let listed = crate::lobby::listed(&house).await.expect("rows");
    assert!(crate::lobby::infos(&house, listed).is_empty());
    let said = log.0.lock().expect("a log").clone();
    assert!(said.contains(&format!("{id}: its description cannot be read")) && said.contains("left out of all lists"));
    assert!(!said.contains("secret"), "{said}");
}

/// Bird under another name: a board that is not ours.
fn board(n: u32) -> String {
    let game = teahouse_catalog::game("qin").expect("Qin");
    let mut file: Value = serde_json::from_str(&game.board("bird", None).expect("a board").0).expect("JSON");
    file["name"] = json!(format!("Bird {n}"));
    let board = <teahouse_qin::Board as teahouse_game::Data>::parse(&file.to_string()).expect("a board");
    teahouse_game::Data::file(&board)
}

/// On a board of a stranger's it may take long to count what lies open: no other table waits for that.
#[tokio::test]
async fn what_lies_open_on_another_board_is_counted_apart() {
    let (house, anna) = (house().await, guest("anna"));
    let (ours, theirs) = (table(&house, None).await, table(&house, Some(board(1))).await);
    let (mut near, mut far) = (Page::open(&house, &ours, &anna, 1).await, Page::open(&house, &theirs, &anna, 2).await);
    let full = house.blocking.fill(Share::Look);
    assert_eq!((code(&house, &ours).await, code(&house, &theirs).await), (None, Some(Code::TooManyLooks)));
    let now = Request::State { seat: None, seen: u32::MAX };
    let answer = house.ask(&theirs, &anna, now).await.err().map(|error| error.problem.code);
    assert_eq!(answer, Some(Code::TooManyLooks));
    drop(full);
    let (row, other) = (row(&house, &ours).await, row(&house, &theirs).await);
    // All threads are busy: what has to be done there waits.
    let busy = house.blocking.busy();
    let before = u64::from(row.at);
    house.ask(&ours, &anna, Request::Move { ask: row, may_ask: true }).await.expect("a move");
    assert_eq!(entries(&near.state().await).first(), Some(&before), "our own tables wait for nothing");
    let mut moving = pin!(house.ask(&theirs, &anna, Request::Move { ask: other, may_ask: true }));
    let in_line = async {
        while house.blocking.waiting() == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        biased;
        _ = &mut moving => panic!("it did not wait for a thread"),
        waits = tokio::time::timeout(VAIN, in_line) => waits.expect("it comes to where it waits"),
    }
    assert_eq!(far.states(), 0);
    drop(busy);
    assert!(moving.await.is_ok());
    assert!(!entries(&far.state().await).is_empty(), "it is told when it is counted");
    // No place at all: it is told nevertheless.
    let full = house.blocking.fill(Share::Table);
    let before = u64::from(move_on(&house, &theirs, &anna).await);
    assert_eq!(entries(&far.state().await).first(), Some(&before));
    drop(full);
}

/// Lists read nothing of a board, however long it is; the table has it when it is opened again, and so has one that is older than that.
#[tokio::test]
async fn lists_do_not_read_boards() {
    let (house, anna) = (house().await, guest("anna"));
    let id = table(&house, Some(board(7))).await;
    let ours = table(&house, None).await;
    let rows = house.store.tables_of(&anna.id, 10).await.expect("rows");
    let body = |id: &str| rows.iter().find(|row| row.id == id).expect("it is there").body.clone();
    let extra = body(&id).len() as i64 - body(&ours).len() as i64;
    assert!(extra.abs() < 200 && !body(&id).contains("Bird 7"), "{extra}");
    let shown = async || match house.ask(&id, &anna, Request::Board).await {
        Ok(Reply::Board(file)) => file.text().contains("Bird 7"),
        _ => false,
    };
    house.rooms.close();
    assert!(shown().await);
    // As it was written before boards had a place of their own.
    house.rooms.close();
    let row = house.store.table(&id).await.expect("a row").expect("it is there");
    let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
    body["board"] = json!(board(7));
    let other = table(&house, None).await;
    let old = house.store.table(&other).await.expect("a row").expect("it is there");
    let old = teahouse_store::TableRow { body: body.to_string(), board: None, ..old };
    house.store.update_table(&old, &[]).await.expect("a row");
    house.rooms.close();
    let file = house.ask(&other, &anna, Request::Board).await;
    assert!(matches!(file, Ok(Reply::Board(file)) if file.text().contains("Bird 7")));
}

/// As many boards of others are in use as there is room for: a table on another one waits, and its page is told why. It is opened as soon as
/// somebody has left theirs.
#[tokio::test]
async fn tables_on_boards_of_others_are_opened_up_to_an_end() {
    let house = house().await;
    let game = teahouse_catalog::game("qin").expect("Qin");
    let id = table(&house, Some(board(0))).await;
    // The same table on a board that the house has not read since it was opened.
    let row = house.store.table(&id).await.expect("a row").expect("it is there");
    let row = teahouse_store::TableRow { board: Some(board(caps::BOARDS_IN_ALL)), ..row };
    house.store.update_table(&row, &[]).await.expect("a row");
    let same = table(&house, Some(board(0))).await;
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    house.rooms.close();
    let resume = |n| game.resume(&setup, Some(&board(n)), 0, None, &[]).expect("a match");
    let mut in_use: Vec<_> = (0..caps::BOARDS_IN_ALL).map(resume).collect();
    assert_eq!(teahouse_game::data::in_use(), caps::BOARDS_IN_ALL as usize, "each once");
    assert_eq!(code(&house, &id).await, Some(Code::TooManyBoards));
    assert_eq!(code(&house, &same).await, None, "a board that is in use is opened as often as anybody likes");
    assert_eq!(teahouse_game::data::in_use(), caps::BOARDS_IN_ALL as usize, "and none more is in use");
    // A match that would begin on such a board does not, and can begin later.
    let anna = guest("anna");
    let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna);
    let body = Body { board: Some(board(caps::BOARDS_IN_ALL)), ..Body::new(setup, &anna.id, seats, 10) };
    let new = FreshTable::new(&Luck::of_test("later"), "qin", false, body, Vec::new());
    let later = house.open_table(new, 0).await.expect("a table");
    let refused = house.ask(&later, &anna, Request::Start).await.expect_err("no room");
    assert_eq!(refused.problem.code, Code::TooManyBoards);
    let row = house.store.table(&later).await.expect("a row").expect("it is there");
    assert_eq!(row.phase, teahouse_store::Phase::SetUp);
    // One that nobody uses any more makes room.
    in_use.pop();
    assert_eq!(code(&house, &id).await, None);
    assert_eq!(house.ask(&later, &anna, Request::Start).await.err().map(|error| error.problem.code), None);
}

/// Where the host has boards of their own, whoever looks at the shelf reads from the disk: that is done apart, nobody at another table waits.
#[tokio::test]
async fn the_shelf_is_looked_at_apart() {
    let folder = std::env::temp_dir().join(format!("teahouse-shelf-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for boards in [None, Some(folder.clone())] {
        let store = Store::open("sqlite::memory:").await.expect("a store in memory");
        let apart = boards.is_some().then_some(Code::TooManyLooks);
        let house = House::new(store, Settings { limits: false, test_seeds: true, boards, ..Settings::default() });
        let anna = guest("anna");
        let game = teahouse_catalog::game("qin").expect("Qin");
        let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
        let seats = new_seats(house.chance(), 2, &[SeatWish::Me, SeatWish::Me], &anna);
        let new =
            FreshTable::new(&Luck::of_test("shelf"), "qin", false, Body::new(setup, &anna.id, seats, 10), Vec::new());
        let id = house.open_table(new, 0).await.expect("a table");
        let change = wire::TableChange {
            board: Some("lion".to_owned()),
            options: None,
            listed: None,
            watching: None,
            away_minutes: None,
        };
        let full = house.blocking.fill(Share::Table);
        for request in [Request::Board, Request::Change(change.clone()), Request::Start] {
            let refused = house.ask(&id, &anna, request).await.err().map(|error| error.problem.code);
            assert_eq!(refused, apart);
        }
        drop(full);
        if apart.is_some() {
            for request in [Request::Board, Request::Change(change), Request::Start] {
                assert!(house.ask(&id, &anna, request).await.is_ok());
            }
        }
    }
    _ = std::fs::remove_dir_all(&folder);
}
