//! What lists read of a table: all that they show, and nothing else.

use serde_json::{Value, json};
use teahouse_bots::Level;
use teahouse_game::Seat;
use teahouse_game::series::Count;
use teahouse_store::{Store, TableRow};

use super::strained::guest;
use crate::house::{House, Settings};
use crate::limits::caps;
use crate::lobby::infos;
use crate::luck::Luck;
use crate::room::body::{Origin, Series, UndoAsked, Who};
use crate::room::invite::Invite;
use crate::room::{Body, Brought, FreshTable, info, new_seats};

/// A listed table with everything that a description may have.
async fn listed(house: &House) -> TableRow {
    let game = teahouse_catalog::game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let mut seats = new_seats(house.chance(), 2, &[], &guest("anna"));
    seats[0].who = Who::Person { id: "anna".to_owned(), name: "Anna".to_owned(), local: false };
    seats[0].order = Some(teahouse_wire::Json::of(&json!({ "kind": "stand-always" })));
    (seats[0].stand_in, seats[1].resigned) = (Some(Level::Player), true);
    let boards = vec!["bird".to_owned(), "lion".to_owned()];
    let body = Body {
        watching: true,
        next: Some("next".to_owned()),
        series: Some(Series { boards, count: Count::Wins, first: Seat(1), past: Vec::new() }),
        origin: Some(Origin { table: "t".to_owned(), at: 7 }),
        taken: 3,
        record: None::<Brought>,
        undo: Some(UndoAsked { seat: Seat(0), at: 9, waiting: vec![Seat(1)] }),
        invite: Some(Invite {
            key: "key".to_owned(),
            let_in: (0..caps::LET_IN).map(|n| format!("guest {n}")).collect(),
        }),
        away: [("anna".to_owned(), 5)].into(),
        ..Body::new(setup, "anna", seats, 17)
    };
    let new = FreshTable::new(&Luck::of_test("lists"), "qin", true, body, Vec::new());
    let id = house.open_table(new, crate::clock::now()).await.expect("a table");
    house.store.table(&id).await.expect("an answer").expect("a row")
}

#[tokio::test]
async fn lists_read_what_they_show_and_nothing_else() {
    let store = Store::open("sqlite::memory:").await.expect("a store in memory");
    let house = House::new(store, Settings { limits: false, test_seeds: true, ..Settings::default() });
    let row = listed(&house).await;
    let shown = |row: TableRow| serde_json::to_value(infos(&house, vec![row])).expect("JSON");
    // The same as a table tells of itself.
    let whole: Body = serde_json::from_str(&row.body).expect("a description");
    let told = serde_json::to_value(info(&row, &whole, |_| false, None)).expect("JSON");
    assert_eq!(shown(row.clone()), json!([told]));
    // Who came with the link, what somebody has ordered and the like is not even read.
    let mut body: Value = serde_json::from_str(&row.body).expect("JSON");
    (body["invite"], body["taken"], body["seats"][0]["undos"]) = (json!(7), json!("?"), json!("?"));
    assert!(serde_json::from_value::<Body>(body.clone()).is_err());
    assert_eq!(shown(TableRow { body: body.to_string(), ..row.clone() }), json!([told]));
    // What is shown has to be right.
    body["watching"] = json!("?");
    assert_eq!(shown(TableRow { body: body.to_string(), ..row }), json!([]));
}
