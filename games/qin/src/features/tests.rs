//! Positions in which one can count by hand what the next tile does.

use serde_json::json;
use teahouse_game::{Data, Features, Seat};

use super::features;
use super::land::Land;
use super::survey::Survey;
use crate::board::Board;
use crate::position::Position;
use crate::state::State;

/// A sketch of grass; `v` is a village `a` of one square.
fn sketch(rows: &[&str], owners: serde_json::Value, villages: serde_json::Value) -> State {
    let ground: Vec<String> = rows.iter().map(|r| r.replace(['R', 'Y', 'B'], ".")).collect();
    let square = |(n, row): (usize, &&str)| row.find('v').map(|c| format!("{}{}", (b'a' + c as u8) as char, n + 1));
    let places: Vec<String> = rows.iter().enumerate().filter_map(square).collect();
    let list: Vec<_> = places.iter().map(|s| json!({"id": "a", "squares": [s]})).collect();
    let board = json!({"id": "sketch", "name": "", "sketch": true, "rows": ground, "villages": list});
    let board = Board::parse(&board.to_string()).expect("a sketch").share();
    let rows: Vec<String> = rows.iter().map(|r| r.replace('v', ".")).collect();
    let position: Position = serde_json::from_value(json!({
        "rows": rows, "owners": owners, "villages": villages, "supply": [10, 2], "turn": 0,
        "hands": [["YB", "RR", "RY"], ["RR", "YY", "BB"]], "stock": ["RR", "YY", "BB"],
    }))
    .expect("a position");
    position.state(board).expect("a position")
}

/// C09: seat 1 holds the village by one pagoda against one; blue at d3 founds a province there.
#[test]
fn a_half_that_founds_beside_a_village_brings_both() {
    let state = sketch(&["..Y..", "..Y..", "RRv.B", "....."], json!({"c1": 1, "a3": 0}), json!({"a": 1}));
    let land = Land::of(&state);
    assert_eq!((land.strength[0], land.held), ([1, 1, 0, 0], [0, 1, 0, 0]));
    assert_eq!(land.falls, [[1, 1], [0, 0], [0, 0], [0, 0]]);
    let survey = Survey::of(&land);
    // RR YY BB RY RB YB: a tile founds with two equal halves, or with one beside the lone blue square.
    assert_eq!(survey.placed[0].best(), [2, 2, 2, 0, 2, 2]);
    assert_eq!(survey.swing[0].best(), [3, 3, 3, 0, 3, 3], "seat 1 takes one back");
    assert_eq!(survey.swing[1].best(), [1, 1, 1, 0, 1, 1]);
}

/// C12: between three squares of seat 0 and two of seat 1 lies one; between equals a tie forbids it.
#[test]
fn a_smaller_province_is_in_danger_and_an_equal_one_is_not() {
    let larger = sketch(&["......", "BBB.BB", "......"], json!({"a2": 0, "e2": 1}), json!({}));
    let survey = Survey::of(&Land::of(&larger));
    let at = |name: &str| name.parse::<crate::square::Square>().expect("a square").index();
    assert_eq!((survey.danger[at("a2")], survey.danger[at("e2")]), (0, 2));
    assert_eq!(survey.joins, [[[1, 0, 0, 0], [0; 4], [0; 4], [0; 4]], [[0; 4]; 4]]);
    assert_eq!((survey.room[at("a2")], survey.room[at("e2")]), (6 + 1, 4 + 1));
    // A one-colour tile makes three squares five; half of one joins, and seat 1 takes its pagoda back.
    assert_eq!((survey.placed[0].best()[2], survey.swing[0].best()[2]), (1, 2));

    let equal = sketch(&["......", "BB.BB.", "......"], json!({"a2": 0, "d2": 1}), json!({}));
    let survey = Survey::of(&Land::of(&equal));
    assert_eq!((survey.danger, survey.ties[0]), ([0; 256], [1, 1, 0, 0]));
    assert_eq!(survey.joins, [[[0; 4]; 4]; 2]);
}

/// Half of a one-colour tile does not reach across two squares, both halves do.
#[test]
fn a_one_colour_tile_joins_across_two_squares() {
    let state = sketch(&["RRRRR..RR", "........."], json!({"a1": 0, "h1": 1}), json!({}));
    let survey = Survey::of(&Land::of(&state));
    assert_eq!((survey.danger[7], survey.prey[0]), (1, 1));
    // A major province gets no third pagoda, but seat 1 takes its own back.
    assert_eq!((survey.placed[0].best()[0], survey.swing[0].best()[0]), (0, 1));
}

/// Who lays next and what is left, told from either side of the table.
#[test]
fn every_seat_sees_itself_first() {
    let state = sketch(&["..Y..", "..Y..", "RRv.B", "....."], json!({"c1": 1, "a3": 0}), json!({"a": 1}));
    let seen = |seat: u8| {
        let mut out = Features::new();
        features(&state, Seat(seat), &mut out);
        out
    };
    let (first, second) = (seen(0), seen(1));
    assert_eq!(first.inputs(), second.inputs());
    let has = |features: &Features, index: usize| features.active().contains(&(index as u16, 1.0));
    // After the room (44) come who lays next (4) and the supplies (26 each): 10 and 2.
    assert!(has(&first, 44) && has(&second, 44 + 2), "seat 0 lays next");
    assert!(has(&first, 48 + 10) && has(&first, 48 + 26 + 2), "own supply first");
    assert!(has(&second, 48 + 2) && has(&second, 48 + 26 + 10), "own supply first");
}
