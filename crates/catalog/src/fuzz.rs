//! Arbitrary bytes against everything that reads files: the bodies of the fuzz targets in `fuzz/`. Tests run them over
//! the corpus on stable, `teahouse fuzz` over millions of damaged copies. None may panic; what is accepted must survive a round trip.

mod damage;

pub use damage::damage;

use std::sync::LazyLock;

use teahouse_game::record::Record;
use teahouse_game::scenario::Scenario;
use teahouse_game::{Obeyed, Seat};
use teahouse_wire::Json;

use crate::{GAMES, Part, Table, folder, game};

/// Moves and results of chance of every game, as records write them and as they travel: each form leads to the other and back. And standing orders, which
/// only travel: where a seat is asked something that orders are for, each comes to a legal move, or to nothing.
pub fn move_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let json = Json::parse(text.to_owned()).ok();
    for game in GAMES {
        let typed = json.as_ref().and_then(|json| game.write_move(json).ok());
        for text in [Some(text), typed.as_deref()].into_iter().flatten() {
            let Ok(mv) = game.read_move(text) else { continue };
            let written = game.write_move(&mv).expect("a move that was read can be written");
            assert_eq!(game.read_move(&written).as_ref(), Ok(&mv));
        }
        assert!(
            typed.is_none_or(|text| game.read_move(&text).is_ok()),
            "{text} is written as something that cannot be read"
        );
        let typed = json.as_ref().and_then(|json| game.write_chance(json).ok());
        for text in [Some(text), typed.as_deref()].into_iter().flatten() {
            let Ok(chance) = game.read_chance(text) else { continue };
            let written = game.write_chance(&chance).expect("a result that was read can be written");
            assert_eq!(game.read_chance(&written).as_ref(), Ok(&chance));
        }
        assert!(
            typed.is_none_or(|text| game.read_chance(&text).is_ok()),
            "{text} is written as something that cannot be read"
        );
        if let Some(order) = json.as_ref().and_then(|json| game.again(Part::Order, json).ok()) {
            assert_eq!(game.again(Part::Order, &order).as_ref(), Ok(&order));
        }
    }
    json.as_ref().into_iter().for_each(order);
}

/// What orders are for: somebody is attacked, and asked before the first throw.
static ATTACKED: LazyLock<Box<dyn Table>> = LazyLock::new(|| {
    let scenario = folder("emperor").and_then(|folder| folder.scenario("l09-defend")).expect("a scenario of ours");
    game(&scenario.game).expect("a game of ours").stage(&scenario).expect("a position")
});

/// Any JSON as the standing order of either seat.
fn order(order: &Json) {
    let table = &**ATTACKED;
    for seat in [Seat(0), Seat(1)] {
        if let Obeyed::Move(mv) = table.obey(seat, order) {
            let moved = table.copy().play_row(seat, std::slice::from_ref(&mv));
            assert!(moved.is_ok(), "{} comes to {}, which is refused", order.text(), mv.text());
        }
    }
}

/// Record files: parse, print, replay, verify.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("a printed record can be read");
    assert_eq!(again.to_string(), record.to_string());
    if let Some(game) = game(&record.game) {
        let replayed = game.replay(&record, None);
        let verified = game.verify(&record, None);
        assert!(replayed.is_ok() || verified.is_err(), "what does not replay cannot be verified");
    }
}

/// Scenario files.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(scenario) = Scenario::parse(text) else { return };
    if let Some(game) = game(&scenario.game) {
        let _ = game.scenario(&scenario, None);
    }
}

/// Board files, for every game.
pub fn board(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in GAMES {
        if let Ok(file) = game.read_board(text) {
            assert_eq!(game.read_board(&file).as_ref(), Ok(&file));
        }
    }
}
