//! The fuzz bodies over their corpus, and over thousands of damaged copies of it, on stable.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use teahouse_catalog::{GAMES, GameEntry, Part, fuzz};
use teahouse_game::FastDice;
use teahouse_wire::Json;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("a corpus").map(|f| f.expect("a file").path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths.into_iter().map(|p| std::fs::read(p).expect("a readable file")).collect()
}

fn run(target: &str, copies: u64, body: fn(&[u8])) {
    let corpus = corpus(target);
    for (n, bytes) in corpus.iter().enumerate() {
        body(bytes);
        for copy in 0..copies {
            body(&fuzz::damage(&corpus, n, &mut FastDice::new(copy << 8 | n as u64)));
        }
    }
}

#[test]
fn move_texts() {
    run("move_text", 500, fuzz::move_text);
}

#[test]
fn records() {
    run("record", 400, fuzz::record);
}

#[test]
fn scenarios() {
    run("scenario", 1500, fuzz::scenario);
}

#[test]
fn boards() {
    run("board", 1500, fuzz::board);
}

/// The kinds of one of the types that the pages of a game have from Rust.
fn kinds(types: &str, name: &str) -> BTreeSet<String> {
    let begin = format!("export type {name} = ");
    let Some((_, type_)) = types.split_once(&begin) else { return BTreeSet::new() };
    let type_ = type_.split("\nexport ").next().unwrap_or(type_);
    type_.split(r#""kind": ""#).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// A corpus without a kind is a corpus that leaves it to luck. Qin's seats were too many for its texts, and twenty million inputs did not have one.
#[test]
fn every_kind_of_move_chance_and_order_is_in_the_corpus() {
    let inputs: Vec<String> =
        corpus("move_text").into_iter().filter_map(|bytes| String::from_utf8(bytes).ok()).collect();
    for game in GAMES {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/games").join(game.id()).join("wire.ts");
        let types = std::fs::read_to_string(&file).expect("types");
        for (part, name) in [(Part::Move, "Move"), (Part::Chance, "Chance"), (Part::Order, "Order")] {
            let kinds = kinds(&types, name);
            assert!(name == "Order" || game.id() == "qin" || !kinds.is_empty(), "{}: no {name} is found", game.id());
            let (mut typed, mut written) = (BTreeSet::new(), BTreeSet::new());
            for input in &inputs {
                typed.extend(Json::parse(input.clone()).ok().filter(|json| game.again(part, json).is_ok()).map(kind));
                written.extend(read(*game, part, input).map(kind));
            }
            // A move of Qin has no kinds.
            let missing: Vec<_> = kinds.difference(&typed).collect();
            assert!(missing.is_empty() && !(typed.is_empty() && name != "Order"), "{} {name}: {missing:?}", game.id());
            let missing: Vec<_> = kinds.difference(&written).collect();
            assert!(missing.is_empty() || name == "Order", "{} {name} as text: {missing:?}", game.id());
        }
    }
}

fn read(game: &dyn GameEntry, part: Part, text: &str) -> Option<Json> {
    match part {
        Part::Move => game.read_move(text).ok(),
        Part::Chance => game.read_chance(text).ok(),
        _ => None,
    }
}

fn kind(json: Json) -> String {
    let json: Value = serde_json::from_str(json.text()).expect("JSON");
    json["kind"].as_str().unwrap_or_default().to_owned()
}
