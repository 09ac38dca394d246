//! The four answers that the second reading of the rule sets gave: every changed clause has a scenario that fails with the other answer,
//! positions written before keep their meaning, and a table that says nothing gets those of its rule set.

use crate::common::{act, asked, board, position};
use serde_json::{Value, json};
use teahouse_emperor::{Order, State};
use teahouse_game::scenario::Scenario;
use teahouse_game::{Game, Seat, Setup, Step};

const ANSWERS: [&str; 4] = ["withdrawn_advance", "colonists_move", "claim_any_time", "influenced_symbols"];

fn scenarios() -> Vec<(String, Value)> {
    let files = teahouse_testkit::files(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), "json");
    files.into_iter().map(|(name, text)| (name, serde_json::from_str(&text).expect("plain data"))).collect()
}

/// What fails in a scenario.
fn failures(file: &Value) -> Vec<String> {
    let scenario = Scenario::parse(&file.to_string()).expect("a scenario");
    scenario.run::<State>(&[]).unwrap_or_else(|e| vec![e])
}

#[test]
fn e14_e46_e65_e68_every_changed_clause_has_a_scenario_that_fails_with_the_other_answer() {
    let all = scenarios();
    for (clause, answer) in [("E46", ANSWERS[0]), ("E14", ANSWERS[1]), ("E65", ANSWERS[2]), ("E68", ANSWERS[3])] {
        for value in [false, true] {
            let mut failing = 0;
            for (name, file) in &all {
                let rules = &file["position"]["table"]["rules"];
                let about = file["clauses"].as_array().is_some_and(|list| list.contains(&json!(clause)));
                if !about || rules[answer] != json!(value) {
                    continue;
                }
                assert_eq!(failures(file), Vec::<String>::new(), "{name}");
                let mut other = file.clone();
                other["position"]["table"]["rules"][answer] = (!value).into();
                failing += usize::from(!failures(&other).is_empty());
            }
            assert!(failing > 0, "{clause}: no scenario with {answer} = {value} fails with the other");
        }
    }
}

#[test]
fn positions_written_before_keep_their_meaning() {
    let mut state =
        serde_json::to_value(position("vienna", 2, 0, "honan=R6, korea=B3", |_| {}).position()).expect("plain");
    let rules = state["table"]["rules"].as_object_mut().expect("rules");
    ANSWERS.iter().for_each(|answer| _ = rules.remove(*answer));
    let read = State::from_position(board(), &serde_json::from_value(state).expect("a position")).expect("possible");
    let read = serde_json::to_value(read.position()).expect("plain data");
    let said: Vec<&Value> = ANSWERS.iter().map(|answer| &read["table"]["rules"][*answer]).collect();
    assert_eq!(said, [&json!(true), &json!(false), &json!(false), &json!(false)]);
}

#[test]
fn a_table_has_the_answers_of_its_rule_set_and_each_can_be_switched_singly() {
    let rules = |setup: Setup| {
        let state = State::new(board(), &setup).expect("a setup").position();
        serde_json::to_value(state.table.rules).expect("plain data")
    };
    let options = [
        ("withdrawn", ["recolonise", "advance"]),
        ("colonists_move", ["false", "true"]),
        ("claim_start", ["own_turn", "any_time"]),
        ("influenced_symbols", ["false", "true"]),
    ];
    for (set, vienna) in [("classic", false), ("vienna", true)] {
        let setup = || Setup::new::<State>(3).with("rules", set);
        let preset = rules(setup());
        assert!(ANSWERS.iter().all(|answer| preset[*answer] == vienna), "{set}");
        for ((option, values), answer) in options.iter().zip(ANSWERS) {
            for (value, yes) in values.iter().zip([false, true]) {
                let mut expected = preset.clone();
                expected[answer] = yes.into();
                assert_eq!(rules(setup().with(option, value)), expected, "{set}, {option}={value}");
            }
        }
    }
}

#[test]
fn e17_a53_markers_of_a_symbol_move_on_in_phase_three() {
    let mut state =
        position("classic", 2, 0, "honan=R1+agriculture, anhwei=R1, korea=B3", |file| file["run"] = "phase-one".into());
    (0..3).for_each(|_| _ = act(&mut state, 0, "grow anhwei"));
    assert_eq!(state.fact("province honan"), Some(json!([0, 3, [0, 0, 1]])));
    act(&mut state, 0, "end_phase");
    assert_eq!(asked(&state), (0, "phase-three".to_owned()));
    act(&mut state, 0, "move honan anhwei 2");
    let back: teahouse_emperor::Move = "move anhwei honan 5".parse().expect("a move");
    assert!(state.check(Seat(0), back).is_err(), "they have crossed their border");
}

#[test]
fn e46_a20_a_likely_withdrawal_is_worth_less_where_nobody_enters() {
    let likes = |enters: bool, text: &str| {
        let mut state =
            position("classic", 3, 0, text, |file| file["table"]["rules"]["withdrawn_advance"] = enters.into());
        state.apply(Step::Move(Seat(0), "attack honan hupeh".parse().expect("a move")), &mut ());
        state.judge(Seat(0))
    };
    let (refuge, none) = ("honan=R8, hupeh=B2, hunan=B3, korea=G2", "honan=R8, hupeh=B2, kwangtung=B3, korea=G2");
    assert!(likes(false, refuge) < likes(true, refuge));
    assert_eq!(likes(false, none), likes(true, none), "whoever has no refuge stands");
}

#[test]
fn e39_e46_an_order_to_withdraw_ends_the_attack_where_nobody_enters() {
    let mut state = position("classic", 3, 0, "honan=R8, hupeh=B2, hunan=B3, korea=G2", |_| {});
    act(&mut state, 0, "attack honan hupeh");
    let order = Order::Withdraw { to: "hunan".parse().expect("a province"), left: 2 };
    let teahouse_game::Obeyed::Move(mv) = state.obey(Seat(1), &order) else { panic!("an answer") };
    state.apply(Step::Move(Seat(1), mv), &mut ());
    assert_eq!(
        (asked(&state), state.fact("province hupeh")),
        ((0, "idle".to_owned()), Some(json!([null, 0, [0, 0, 0]])))
    );
    assert_eq!(state.obey(Seat(1), &order), teahouse_game::Obeyed::Void);
}
