//! Board files and positions: what is decoration, and which positions are refused, with their cause.

use teahouse_china::cards::Letters;
use teahouse_china::state::Phase;
use teahouse_china::{Board, Position, State};
use teahouse_game::{Data, Game, Seat, Setup};

fn side() -> &'static Board {
    Board::built_in().iter().find(|b| b.id() == "3-4").expect("a side")
}

#[test]
fn fingerprints_ignore_decoration_and_notice_rules() {
    let print = |change: fn(&mut serde_json::Value)| {
        let mut file: serde_json::Value = serde_json::from_str(&side().file()).expect("JSON");
        change(&mut file);
        Board::parse(&file.to_string()).expect("a board").fingerprint()
    };
    let ours = side().fingerprint();
    assert_eq!(print(|f| f["name"] = "Our own".into()), ours);
    let moved =
        |f: &mut serde_json::Value| f["spaces"][0]["x"] = (f["spaces"][0]["x"].as_f64().expect("x") + 1.0).into();
    assert_eq!(print(moved), ours);
    assert_ne!(print(|f| _ = f["roads"].as_array_mut().map(Vec::pop)), ours);
    assert_ne!(print(|f| f["cards"]["red"] = 14.into()), ours);
}

#[test]
fn impossible_positions_are_refused_with_their_cause() {
    // From a scenario: a position in the middle of a game, three players, seat 0 to choose.
    let lesson: serde_json::Value =
        serde_json::from_str(include_str!("../scenarios/l07-limit.json")).expect("a scenario");
    let good: Position = serde_json::from_value(lesson["position"].clone()).expect("a position");
    assert!(State::from_position(side(), &good).is_ok());
    let refuse = |change: &dyn Fn(&mut Position), part: &str| {
        let mut position = good.clone();
        change(&mut position);
        let why = State::from_position(side(), &position).expect_err(part);
        assert!(why.contains(part), "{part}: {why}");
    };
    refuse(&|p| p.hands.truncate(2), "three to five hands");
    refuse(&|p| p.known = vec!["r".parse().expect("cards")], "known cards for each seat");
    refuse(&|p| p.scores = vec![0], "a score for each seat");
    refuse(&|p| p.scores[0] = 100_000, "small numbers");
    refuse(&|p| p.supply.houses.truncate(1), "a supply for each seat");
    refuse(&|p| p.supply.houses[0] = 21, "too many pieces");
    refuse(&|p| p.active = Seat(3), "active and start are seats");
    refuse(&|p| p.display.truncate(3), "four places");
    refuse(&|p| p.exhaustions = 3, "0 to 2");
    refuse(&|p| p.pieces = 1, "a region once a piece is placed");
    // Fate must have something to do, and so must everybody who still has a turn.
    refuse(&|p| p.phase = Phase::Deal, "nothing is left to deal");
    refuse(&|p| p.phase = Phase::First, "nothing is left to deal");
    refuse(
        &|p| (p.phase, p.deck, p.hands[1]) = (Phase::Deal, "r".parse().expect("a card"), Letters::default()),
        "too few cards to deal",
    );
    refuse(&|p| p.phase = Phase::Draw, "fewer than three cards");
    refuse(&|p| p.phase = Phase::Fetch, "fewer than three cards");
    refuse(&|p| p.phase = Phase::Refill, "nothing to refill");
    refuse(&|p| p.phase = Phase::Second, "a second piece comes after the first");
    refuse(&|p| (p.pieces, p.region) = (1, Some("wei".parse().expect("a region"))), "before its first piece");
    refuse(&|p| (p.phase, p.exhaustions, p.hands[0]) = (Phase::Draw, 2, Letters::default()), "nobody draws");
    refuse(&|p| p.deck = Letters::default(), "has not run out twice");
    refuse(&|p| p.hands[1] = Letters::default(), "whoever still has a turn");
    refuse(&|p| p.supply.houses[0] = 20, "at most 20 houses each");
    refuse(&|p| p.supply.emissaries = vec![8; 3], "at most 8 emissaries each");
    refuse(&|p| p.forts.push("wei1".parse().expect("a space")), "only if they are used");
    refuse(&|p| p.hands[0] = "rrgg".parse().expect("cards"), "up to three cards");
    refuse(&|p| p.hands[0] = "".parse().expect("no cards"), "holds a card");
    refuse(&|p| _ = p.houses.insert("yan9".parse().expect("a space"), Seat(0)), "is not on this board");
    refuse(&|p| _ = p.houses.insert("wei1".parse().expect("a space"), Seat(3)), "a house of nobody");
    refuse(&|p| _ = p.emissaries.insert("wei".parse().expect("a region"), vec![9, 0, 0]), "up to eight emissaries");
}

#[test]
fn a_position_is_the_whole_truth() {
    let setup = Setup { board: "3-4".to_owned(), ..Setup::new::<State>(3) };
    let state = State::new(side(), &setup).expect("a setup");
    let again = State::from_position(side(), &state.position()).expect("its own position");
    assert_eq!(again.position(), state.position());
}

#[test]
fn a_finished_record_without_its_result_says_which_line_is_missing() {
    let whole = include_str!("records/deck-4-side-4-5.tea");
    let line = |l: &&str| !l.starts_with("result ") && !l.starts_with("sum ");
    let cut: String = whole.lines().filter(line).map(|l| format!("{l}\n")).collect();
    let record: teahouse_game::record::Record = cut.trim_end().parse().expect("a record");
    let why = record.replay::<State>(&[]).expect_err("no result");
    assert_eq!(why.fault.code(), "record-no-result");
    assert!(why.to_string().starts_with("the match is over, but this line is missing: result deck places"), "{why}");
}
