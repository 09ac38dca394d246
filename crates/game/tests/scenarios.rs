//! The scenario runner notices what does not hold, and tells broken files from failing ones.

use serde_json::{Value, json};
use teahouse_game::scenario::{Scenario, Tactic};
use teahouse_template::State;

fn base() -> Value {
    serde_json::from_str(include_str!("../../../xtask/template/scenarios/score.json")).expect("JSON")
}

fn run(scenario: &Value) -> Result<Vec<String>, String> {
    Scenario::parse(&scenario.to_string())?.run::<State>(&[])
}

/// Each wrong expectation is reported, with the step it belongs to.
#[test]
fn wrong_expectations_fail() {
    assert_eq!(run(&base()), Ok(vec![]));
    for (pointer, wrong, part) in [
        ("/expect/facts/deck", json!([5, 5, 4]), "at the start: deck is [5,5,5]"),
        ("/expect/asked", json!(0), "asked is \"chance\""),
        ("/steps/3/expect/asked", json!(1), "step 4: asked is 0"),
        ("/steps/3/expect/decision", json!("match"), "step 4: decision is {\"kind\":\"play\"}"),
        ("/steps/3/expect/moves", json!(2), "step 4: moves is 1"),
        ("/steps/5/refused", json!("N5"), "step 6: \"match\" is refused by N7, not by N5"),
        ("/steps/6/expect/scores", json!([2, 0]), "step 7: scores is [3,0]"),
        ("/steps/6/expect/outcome", json!({"winners": [0]}), "step 7: outcome is none"),
        ("/steps/4/move", json!("play 1"), "step 5: \"play 1\" is refused by N5"),
        ("/steps/0/chance", json!("draw 2"), "step 4"),
    ] {
        let mut scenario = base();
        *scenario.pointer_mut(pointer).expect(pointer) = wrong;
        let failures = run(&scenario).expect("not broken").join("\n");
        assert!(failures.contains(part), "{pointer}: {part} in {failures}");
    }
    let mut legal = base();
    legal.pointer_mut("/steps/6").expect("a step")["refused"] = json!("N7");
    assert!(run(&legal).expect("not broken").join("\n").contains("is legal, but N7 should refuse it"));
}

/// A question is written as it travels; one that has only its kind also as that alone.
#[test]
fn a_question_may_be_written_as_its_kind() {
    for question in [json!("play"), json!({ "kind": "play" })] {
        let mut scenario = base();
        scenario["steps"][3]["expect"]["decision"] = question;
        assert_eq!(run(&scenario), Ok(vec![]));
    }
}

#[test]
fn broken_files_are_told_apart() {
    for (pointer, wrong, part) in [
        ("/scenario", json!(2), "format 2 is not known"),
        ("/board", json!("nowhere"), "no board \"nowhere\""),
        ("/board", json!({"id": "x", "copies": 99}), "copies"),
        ("/setup/players", json!(9), "2 to 3 players"),
        ("/expect/facts", json!({"shoes": 1}), "no fact \"shoes\""),
        ("/steps/0/chance", json!("draw seven"), "is no result of chance"),
        ("/steps/4/move", json!("dance"), "is no move"),
        ("/steps/4", json!({"seat": 0}), "either seat and move, or chance"),
        ("/steps", json!("none"), "invalid type"),
        ("/setup", Value::Null, "either a position or a setup"),
    ] {
        let mut scenario = base();
        *scenario.pointer_mut(pointer).expect(pointer) = wrong;
        let cause = run(&scenario).expect_err(part);
        assert!(cause.contains(part), "{pointer}: {part} in {cause}");
    }
    // A file without any expectation would pass for ever.
    let mut idle = base();
    idle["expect"] = Value::Null;
    idle["steps"] = json!([]);
    assert!(run(&idle).expect_err("nothing").contains("nothing is expected"));
    idle["expect"] = json!({});
    assert!(run(&idle).expect_err("nothing").contains("nothing is expected"));
    assert!(Scenario::parse("{\n  \"scenario\": 1,\n  oops").expect_err("no JSON").contains("line 3"));
    let mut extra = base();
    extra["colour"] = json!("red");
    assert!(run(&extra).expect_err("unknown field").contains("colour"));
}

/// What bots should do is said with moves that are legal where the steps have led, and could be missed.
#[test]
fn a_task_for_bots_can_be_failed() {
    let with = |bots: Value| {
        let mut scenario = base();
        // Seat 0 holds a 3 and a 2.
        scenario["steps"] = json!(["3", "2", "1", "1"].map(|card| json!({ "chance": format!("draw {card}") })));
        scenario["bots"] = bots;
        run(&scenario)
    };
    assert_eq!(with(json!({ "find": ["play 3"] })), Ok(vec![]));
    assert_eq!(with(json!({ "avoid": ["play 2"] })), Ok(vec![]));
    for (bots, part) in [
        (json!({ "find": ["play 2", "play 3"] }), "no move could be wrong"),
        (json!({ "avoid": ["play 1"] }), "\"play 1\" is none of the moves"),
    ] {
        let failures = with(bots).expect("not broken").join("\n");
        assert!(failures.contains(part), "{part} in {failures}");
    }
    for (bots, part) in [(json!({}), "nothing is to be found"), (json!({ "find": ["dance"] }), "is no move")] {
        let cause = with(bots).expect_err(part);
        assert!(cause.contains(part), "{part} in {cause}");
    }
    let tactic = Tactic { find: vec!["a".to_owned()], avoid: vec!["b".to_owned()] };
    let fault = |row: &[&str]| tactic.fault(&row.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(fault(&["c", "a"]), None);
    assert!(fault(&["c"]).is_some_and(|fault| fault.contains("is to be found")));
    assert!(fault(&["a", "b"]).is_some_and(|fault| fault.contains("is to be avoided")));
}
