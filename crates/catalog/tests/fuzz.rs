//! The fuzz bodies over their corpus, and over thousands of damaged copies of it, on stable.

use std::path::Path;

use teahouse_catalog::fuzz;
use teahouse_game::FastDice;

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
    run("move_text", 5000, fuzz::move_text);
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
