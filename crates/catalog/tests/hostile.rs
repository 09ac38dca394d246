//! The fuzz bodies over their corpus, and over thousands of damaged copies of it, on stable.

use std::path::Path;

use teahouse_catalog::hostile;
use teahouse_game::{Dice, FastDice};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("a corpus").map(|f| f.expect("a file").path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths.into_iter().map(|p| std::fs::read(p).expect("a readable file")).collect()
}

fn damage(bytes: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() as u32 + 1) as usize;
        match dice.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.below(256) as u8),
            2 if at < bytes.len() => bytes[at] = b"0123456789 \n*RYB{}[]\",.ax"[dice.below(25) as usize],
            3 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
            _ => {
                let from = dice.below(bytes.len() as u32 + 1) as usize;
                let part = bytes[from.min(at)..from.max(at)].to_vec();
                let to = dice.below(bytes.len() as u32 + 1) as usize;
                bytes.splice(to..to, part.into_iter().take(200));
            }
        }
    }
    bytes
}

fn run(target: &str, copies: u64, body: fn(&[u8])) {
    for (n, bytes) in corpus(target).iter().enumerate() {
        body(bytes);
        for copy in 0..copies {
            body(&damage(bytes, &mut FastDice::new(copy << 8 | n as u64)));
        }
    }
}

#[test]
fn move_texts() {
    run("move_text", 5000, hostile::move_text);
}

#[test]
fn records() {
    run("record", 400, hostile::record);
}

#[test]
fn scenarios() {
    run("scenario", 1500, hostile::scenario);
}

#[test]
fn boards() {
    run("board", 1500, hostile::board);
}
