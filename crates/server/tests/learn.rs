//! Rules, example positions and lessons, as a page gets them.

use crate::support::{Open, file};
use serde_json::{Value, json};

fn clauses(book: &Value) -> Vec<Vec<String>> {
    let sections = book["sections"].as_array().expect("sections");
    let of = |section: &Value| {
        let blocks = section["blocks"].as_array().expect("blocks");
        blocks.iter().filter_map(|b| b["id"].as_str()).map(str::to_owned).collect()
    };
    sections.iter().map(of).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_in_four_languages_with_the_same_clauses() {
    let house = Open::start(&file("rules")).await;
    let english = house.ok("GET", "/api/v1/games/qin/rules/en", "", None).await;
    assert!(clauses(&english).concat().len() >= 60);
    let mut titles = vec![english["title"].clone()];
    for language in ["pl", "de", "it"] {
        let book = house.ok("GET", &format!("/api/v1/games/qin/rules/{language}"), "", None).await;
        assert_eq!(clauses(&book), clauses(&english), "{language}");
        titles.push(book["title"].clone());
    }
    titles.dedup();
    assert_eq!(titles.len(), 4, "{titles:?}");
    house.refused("GET", "/api/v1/games/qin/rules/xx", "", None, 404, "no-such-language").await;
    house.refused("GET", "/api/v1/games/chess/rules/en", "", None, 404, "no-such-game").await;
    // The coverage page is made of the same clauses, each with code and a test or an example.
    let cover = house.ok("GET", "/api/v1/games/qin/coverage", "", None).await;
    let cover = cover.as_array().expect("a list");
    let ids: Vec<&str> = cover.iter().filter_map(|c| c["clause"].as_str()).collect();
    assert_eq!(ids, clauses(&english).concat());
    for clause in cover {
        let some = |what: &str| clause[what].as_array().is_some_and(|list| !list.is_empty());
        assert!(some("code") && (some("tests") || some("scenarios")), "{clause}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_example_of_the_rules_plays() {
    let house = Open::start(&file("scenes")).await;
    let book = house.ok("GET", "/api/v1/games/qin/rules/en", "", None).await;
    let blocks = book["sections"].as_array().expect("sections").iter().flat_map(|s| s["blocks"].as_array());
    let names: Vec<&str> =
        blocks.flatten().filter_map(|b| b["scenarios"].as_array()).flatten().filter_map(Value::as_str).collect();
    assert!(names.len() > 50);
    let mut refused = 0;
    for name in names {
        let scene = house.ok("GET", &format!("/api/v1/games/qin/scenarios/{name}"), "", None).await;
        assert!(scene["board"]["rows"].is_array() && scene["start"]["view"].is_object(), "{name}");
        for step in scene["steps"].as_array().expect("steps") {
            assert!(step["state"]["view"].is_object(), "{name}");
            refused += usize::from(step["refused"]["rule"].is_string());
            assert!(step["refused"].is_object() || step["state"]["told"][0]["events"].is_array(), "{name}");
        }
    }
    assert!(refused > 5, "{refused} refusals are shown");
    house.refused("GET", "/api/v1/games/qin/scenarios/..%2Fx", "", None, 404, "no-such-scenario").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_can_be_passed_with_its_own_solution() {
    let house = Open::start(&file("lessons")).await;
    let games = house.ok("GET", "/api/v1/games", "", None).await;
    let lessons = games[0]["lessons"].as_array().expect("lessons");
    assert!(lessons.len() >= 6);
    let rules = games[0]["event_rules"].as_array().expect("a list");
    assert!(rules.contains(&json!({ "kind": "founded", "rule": "Q19" })), "{rules:?}");
    assert!(rules.contains(&json!({ "kind": "ended", "reason": "no-tiles", "rule": "Q37" })), "{rules:?}");
    assert_eq!(games[0]["options"]["first"]["seats"], json!({ "0": 0, "1": 1, "2": 2, "3": 3 }), "a lot is none");
    assert_eq!(games[0]["options"]["joining"]["seats"], Value::Null);
    for lesson in lessons {
        let scenario = lesson["scenario"].as_str().expect("a scenario");
        let scene = house.ok("GET", &format!("/api/v1/games/qin/scenarios/{scenario}"), "", None).await;
        let mv = scene["steps"][0]["move"].clone();
        let start = house
            .ok("POST", "/api/v1/games/qin/practice", "", Some(json!({ "scenario": scenario, "moves": [] })))
            .await;
        assert_eq!(start["waiting"]["seat"], start["seat"], "the learner is asked first");
        let ask = Some(json!({ "scenario": scenario, "moves": [mv] }));
        if let Some(clause) = lesson["refused"].as_str() {
            let (status, _, why) = house.ask("POST", "/api/v1/games/qin/practice", "", ask).await;
            assert_eq!((status, &why["rule"]), (422, &json!(clause)), "{lesson}");
            continue;
        }
        let tried = json!({ "scenario": lesson["scenario"], "moves": [], "row": [mv] });
        let preview = house.ok("POST", "/api/v1/games/qin/practice/preview", "", Some(tried)).await;
        let done = house.ok("POST", "/api/v1/games/qin/practice", "", ask.clone()).await;
        assert_eq!(done, house.ok("POST", "/api/v1/games/qin/practice", "", ask).await, "the same for everybody");
        let happened = done["told"][0]["events"].as_array().expect("events");
        assert_eq!(preview["events"][0], happened[0]);
        for kind in lesson["events"].as_array().expect("kinds") {
            assert!(happened.iter().any(|e| e["kind"] == *kind), "{lesson}: {happened:?}");
        }
    }
    let path = "/api/v1/games/qin/practice";
    let bad = |moves: Value| Some(json!({ "scenario": "l01-touch", "moves": moves }));
    house.refused("POST", path, "", Some(json!({ "scenario": "nowhere", "moves": [] })), 404, "no-such-scenario").await;
    house.refused("POST", path, "", bad(json!(["dance"])), 422, "not-a-move").await;
    house.refused("POST", path, "", bad(json!(vec!["RR a1 a2"; 65])), 422, "practice-too-long").await;
    let row = |row: Vec<&str>| Some(json!({ "scenario": "l01-touch", "moves": [], "row": row }));
    for (row, code) in [(row(Vec::new()), "not-a-move"), (row(vec!["RR a1 a2"; 65]), "row-too-long")] {
        house.refused("POST", "/api/v1/games/qin/practice/preview", "", row, 422, code).await;
    }
    house.close().await;
}
