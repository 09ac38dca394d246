//! Board files and positions: every fault is named, nothing panics.

use teahouse_game::data::LONGEST_TEXT;
use teahouse_game::{Data, Game};
use teahouse_qin::{Board, Position, State};

fn faults(text: &str) -> String {
    Board::parse(text).expect_err("this board is broken").to_string()
}

#[test]
fn all_faults_of_a_board_are_reported_at_once_with_their_ids() {
    let text = r#"{"id": "Bad Id", "name": "x", "rows": ["..R..", ".v.", "?...."],
        "villages": [{"id": "a", "squares": ["b2", "d2"]}, {"id": "a", "squares": ["e5"]}, {"id": "c", "squares": []}]}"#;
    let found = faults(text);
    for part in [
        "id \"Bad Id\"",
        "rows[1]: has 3 squares",
        "square a3: '?'",
        "village \"a\": b2 and d2 do not share an edge",
        "village \"a\": the id is used twice",
        "village \"a\": e5 is not marked v",
        "village \"c\": has 0 squares",
    ] {
        assert!(found.contains(part), "{part} in:\n{found}");
    }
}

#[test]
fn a_board_must_be_fit_for_a_whole_game() {
    let found = faults(
        r#"{"id": "x", "name": "", "rows": ["R.~.", "Y~~~", "..~v"], "villages": [{"id": "a", "squares": ["d3"]}]}"#,
    );
    for part in [
        "0 printed blue squares",
        "square d1: this grass cannot be reached",
        "village \"a\": no tile can ever lie beside it",
    ] {
        assert!(found.contains(part), "{part} in:\n{found}");
    }
    assert!(faults(r#"{"id": "x", "name": "", "rows": ["R~Y~B"]}"#).contains("no first tile"));
    assert!(faults(r#"{"id": "x", "name": "", "rows": ["................"]}"#).contains("15 rows and columns"));
    assert!(faults("{").contains("EOF"));
    assert!(faults(r#"{"id": "x", "name": "", "rows": ["é"]}"#).contains("square a1"));
}

#[test]
fn fingerprints_ignore_decoration_and_notice_rules() {
    let bird = include_str!("../boards/bird.json");
    let print = |text: &str| Board::parse(text).expect("a board").fingerprint();
    assert_eq!(print(bird), print(&bird.replace("\"name\": \"Bird\"", "\"name\": \"Heron\"")));
    let village = r#"{"id": "new", "squares": ["a3"]},"#;
    let moved = bird.replacen("\"....vv...v...\"", "\"v...vv...v...\"", 1).replacen(
        "\"villages\": [",
        &format!("\"villages\": [{village}"),
        1,
    );
    assert_ne!(print(bird), print(&moved));
    let board = Board::parse(bird).expect("a board");
    assert_eq!(Board::parse(&board.file()).expect("its own file"), board);
}

/// A board that somebody brings is kept in memory and sent to everybody who looks: no novel comes along.
#[test]
fn texts_in_a_board_have_an_end() {
    let bird: serde_json::Value = serde_json::from_str(include_str!("../boards/bird.json")).expect("JSON");
    let faults = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut file = bird.clone();
        change(&mut file);
        match Board::read(&file.to_string()) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.0.into_iter().map(|fault| fault.at).collect(),
        }
    };
    let (long, fits) = ("ä".repeat(LONGEST_TEXT + 1), "ä".repeat(LONGEST_TEXT));
    assert!(faults(&|_| {}).is_empty());
    assert!(faults(&|file| file["source"] = fits.clone().into()).is_empty());
    assert_eq!(faults(&|file| file["source"] = long.clone().into()), ["source"]);
    assert_eq!(faults(&|file| file["villages"][2]["name"] = long.clone().into()), ["villages[2]"]);
    let decoration = |value: serde_json::Value| move |file: &mut serde_json::Value| file["motif"] = value.clone();
    assert_eq!(faults(&decoration(serde_json::json!([{}, { "path": [[long.as_str()]] }]))), ["motif[1]"]);
    assert_eq!(faults(&decoration(serde_json::json!([{ long.as_str(): 1 }]))), ["motif[0]"]);
    // Nor inside a record, which is how others bring boards.
    let text = include_str!("records/last-pagoda-2-bird.tea");
    let mut record: teahouse_game::record::Record = text.parse().expect("a record");
    let mut file = bird.clone();
    file["source"] = long.into();
    (record.data, record.sum) = (Some(file.to_string()), None);
    let refused = record.replay::<State>(&[]).expect_err("too long");
    assert_eq!(refused.fault, teahouse_game::record::RecordFault::Board);
    assert!(refused.what.contains("source: a text has at most 2000 characters"), "{}", refused.what);
}

#[test]
fn sketches_are_for_scenarios_only() {
    let board = Board::parse(r#"{"id": "s", "name": "", "sketch": true, "rows": ["..."]}"#).expect("a sketch").share();
    let setup = teahouse_game::Setup { board: "s".into(), ..teahouse_game::Setup::new::<State>(2) };
    assert!(State::new(board, &setup).is_err());
}

#[test]
fn impossible_positions_are_refused_with_their_cause() {
    let board = &Board::built_in()[0];
    let good = {
        let setup = teahouse_game::Setup::new::<State>(2).with("first", "0");
        State::new(board, &setup).expect("a setup").position()
    };
    assert!(State::from_position(board, &good).is_ok());
    let refuse = |change: &dyn Fn(&mut Position), part: &str| {
        let mut position = good.clone();
        change(&mut position);
        let why = State::from_position(board, &position).expect_err(part);
        assert!(why.contains(part), "{part}: {why}");
    };
    refuse(&|p| p.supply = vec![1], "2 to 4 seats");
    refuse(&|p| p.supply[0] = 0, "last-pagoda");
    refuse(&|p| p.supply[0] = 200, "fewer than 100");
    refuse(&|p| p.hands.truncate(1), "hands");
    refuse(&|p| p.hands[0] = vec!["RR".parse().unwrap(); 4], "at most three");
    refuse(&|p| p.stock = vec!["RR".parse().unwrap(); 73], "at most 72");
    refuse(&|p| p.stock.clear(), "too few tiles to deal");
    refuse(&|p| p.turn = teahouse_game::Seat(2), "no such seat");
    refuse(&|p| _ = p.rows.pop(), "13 rows");
    refuse(&|p| p.rows[6] = ".............".into(), "printed colour");
    refuse(&|p| p.rows[0] = "R............".into(), "is not grass");
    refuse(&|p| p.rows[1] = "RR...........".into(), "has no owner");
    refuse(&|p| _ = p.owners.insert("g7".parse().unwrap(), teahouse_game::Seat(0)), "lone square");
    refuse(&|p| _ = p.owners.insert("a1".parse().unwrap(), teahouse_game::Seat(0)), "no province square");
    refuse(&|p| _ = p.villages.insert("nowhere".into(), teahouse_game::Seat(0)), "no village");
    refuse(&|p| _ = p.villages.insert("west-gate".into(), teahouse_game::Seat(3)), "no seat");
}

/// Bird was another board once. Its records are refused by the fingerprint, in words, whatever their moves would make of the
/// board that has the name now.
#[test]
fn a_record_of_the_earlier_bird_is_refused_by_its_fingerprint() {
    let text = include_str!("refused/last-pagoda-2-earlier-bird.tea");
    let record: teahouse_game::record::Record = text.parse().expect("a record");
    let refused = record.replay::<State>(&[]).expect_err("another board");
    assert_eq!(refused.fault, teahouse_game::record::RecordFault::Board);
    let bird = Board::built_in()[0].fingerprint();
    for part in ["another board \"bird\"", record.fingerprint.as_str(), bird.as_str()] {
        assert!(refused.what.contains(part), "{part} in: {}", refused.what);
    }
    // The board itself is still there under its new name: with that, the game replays to the same end.
    let phoenix = Board::built_in().iter().find(|b| b.id() == "phoenix").expect("Phoenix");
    assert_eq!(phoenix.fingerprint(), record.fingerprint);
    let renamed = text.replacen("board bird", "board phoenix", 1).replacen(record.sum.as_ref().expect("a sum"), "", 1);
    let renamed = renamed.trim_end().trim_end_matches("sum").trim_end().to_owned() + "\n";
    let record: teahouse_game::record::Record = renamed.parse().expect("a record");
    assert!(record.replay::<State>(&[]).is_ok_and(|played| played.outcome().is_some()));
}
