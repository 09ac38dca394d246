//! Arbitrary bytes against everything that reads files: the bodies of the fuzz targets in `fuzz/`. Tests run them over
//! the corpus on stable. None may panic; what is accepted must survive a round trip.

use teahouse_game::record::Record;
use teahouse_game::scenario::Scenario;

use crate::{GAMES, game};

/// Texts of moves and results of chance, for every game.
pub fn move_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in GAMES {
        if let Ok(printed) = game.read_move(text) {
            assert_eq!(game.read_move(&printed).as_ref(), Ok(&printed));
        }
        if let Ok(printed) = game.read_chance(text) {
            assert_eq!(game.read_chance(&printed).as_ref(), Ok(&printed));
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
