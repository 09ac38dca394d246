//! What is told of each entry: by the game, or by the house.

use serde_json::{Value, json};
use teahouse_bots::Level;
use teahouse_catalog::{Table, TableAsk, game, seat};
use teahouse_game::{FastDice, Seat, Viewer};
use teahouse_wire::{HouseEvent, Told};

fn think(table: &mut dyn Table) -> Seat {
    let (mover, thought) = table.think(Level::Random, 7, false).expect("somebody is asked");
    table.play_row(mover, &thought(&teahouse_bots::never)).expect("legal");
    mover
}

/// Draws until somebody is asked.
fn asked(table: &mut dyn Table) -> Seat {
    let mut dice = FastDice::new(7);
    loop {
        match table.asks() {
            TableAsk::Seat(asked, _) => return asked,
            TableAsk::Chance => table.draw(&mut dice).expect("chance"),
            TableAsk::Over => panic!("nobody has won yet"),
        }
    }
}

fn kinds(told: &Told) -> Vec<String> {
    let events: Vec<Value> = told.events.read().expect("a list");
    events.iter().map(|event| event["kind"].as_str().expect("a kind").to_owned()).collect()
}

/// In Emperor somebody who gives up leaves the board by a move of the game, and that event is called as the house's own is.
#[test]
fn giving_up_is_told_by_the_house_and_then_by_the_game() {
    let emperor = game("emperor").expect("a game");
    let setup = emperor.setup(3, None, &Default::default(), None).expect("a setup");
    let mut table = emperor.table(&setup, None).expect("a table");
    asked(table.as_mut());
    think(table.as_mut());
    let quitter = asked(table.as_mut());
    let from = table.length();
    table.resign(quitter).expect("it is not over");
    table.stand_in(quitter, Level::Pupil).expect("a bot leaves for whoever gave up");
    assert_eq!(think(table.as_mut()), quitter);

    let seat = seat(quitter);
    let now = table.news(Viewer::Public);
    assert_eq!(table.told(0, Viewer::Public), now, "live as after a reload");
    let [gave_up, stood_in, left, ..] = &now[from..] else { panic!("three entries: {now:?}") };
    assert_eq!((&gave_up.house, gave_up.by), (&Some(HouseEvent::Resigned { seat }), None));
    assert!(matches!(stood_in.house, Some(HouseEvent::StoodIn { seat: taken, .. }) if taken == seat));
    assert!(kinds(gave_up).is_empty() && kinds(stood_in).is_empty(), "the game says nothing of it");
    assert_eq!((&left.house, left.by, kinds(left)[0].as_str()), (&None, Some(seat), "resigned"));

    let written = serde_json::to_value(gave_up).expect("plain data");
    assert_eq!(written, json!({ "entry": from, "house": { "kind": "resigned", "seat": quitter.0 }, "events": [] }));
    let mut steps = now[..from].iter().chain([left]);
    assert!(steps.all(|told| told.house.is_none() && !kinds(told).is_empty()), "steps are the game's");
}
