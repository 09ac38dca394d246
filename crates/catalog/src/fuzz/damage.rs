//! Damaged copies of good inputs: most of a good one is left, so that the damage reaches deep.

use std::ops::Range;

use teahouse_game::{Dice, FastDice};

/// Signs that mean something in one of the formats.
const SIGNS: &[u8] = b"0123456789 \n*RYB{}[]\",.ax:-_/?&=%";
/// Numbers and words at the edge of what is allowed.
const EDGES: [&str; 14] = [
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "-9223372036854775808",
    "1e308",
    "null",
    "[]",
    "{}",
    "\u{202e}",
    "\u{0}",
];
/// Numbers around what seats, cards, places and bytes end at; they take the place of one that is there.
const NUMBERS: [&str; 20] = [
    "0", "1", "4", "5", "6", "7", "9", "10", "31", "64", "99", "100", "101", "127", "128", "200", "255", "256", "300",
    "65536",
];
/// So often something in a list is said again: also more than a byte can count.
const TIMES: [usize; 7] = [1, 2, 6, 31, 64, 256, 300];
/// No copy grows beyond this: slow inputs find nothing that short ones do not.
const MOST: usize = 64 * 1024;

/// A copy of one of the inputs with a few things wrong.
pub fn damage(corpus: &[Vec<u8>], which: usize, dice: &mut FastDice) -> Vec<u8> {
    let mut bytes = corpus[which].clone();
    for _ in 0..=dice.below(4) {
        let at = place(&bytes, dice);
        match dice.below(12) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.below(256) as u8),
            2 if at < bytes.len() => bytes[at] = SIGNS[dice.below(SIGNS.len() as u32) as usize],
            3 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
            4 => splice(&mut bytes, at, EDGES[dice.below(EDGES.len() as u32) as usize].as_bytes()),
            // A piece of another one.
            5 => {
                let other = &corpus[dice.below(corpus.len() as u32) as usize];
                let (from, to) = (place(other, dice), place(other, dice));
                splice(&mut bytes, at, &other[from.min(to)..from.max(to)]);
            }
            // A piece is gone.
            6 => {
                let to = (at + dice.below(40) as usize).min(bytes.len());
                bytes.drain(at..to);
            }
            7 | 8 => another_number(&mut bytes, dice),
            // A word of another one: another kind with these fields, another field of this kind.
            9 => {
                let other = &corpus[dice.below(corpus.len() as u32) as usize];
                if let (Some(at), Some(word)) = (any_run(&bytes, is_word, dice), any_run(other, is_word, dice)) {
                    bytes.splice(at, other[word].iter().copied());
                }
            }
            10 => say_again(&mut bytes, dice),
            // A piece of itself, once more.
            _ => {
                let (from, to) = (place(&bytes, dice), place(&bytes, dice));
                let piece = bytes[from.min(to)..from.max(to)].to_vec();
                splice(&mut bytes, at, &piece);
            }
        }
    }
    bytes.truncate(MOST);
    bytes
}

fn place(bytes: &[u8], dice: &mut FastDice) -> usize {
    dice.below(bytes.len() as u32 + 1) as usize
}

fn splice(bytes: &mut Vec<u8>, at: usize, piece: &[u8]) {
    bytes.splice(at..at, piece.iter().copied().take(200));
}

/// One of the longest pieces of such bytes.
fn any_run(bytes: &[u8], of: fn(&u8) -> bool, dice: &mut FastDice) -> Option<Range<usize>> {
    let mut at = 0;
    let runs = bytes.chunk_by(|a, b| of(a) == of(b)).map(|chunk| {
        at += chunk.len();
        (of(&chunk[0]), at - chunk.len()..at)
    });
    let mut runs: Vec<_> = runs.filter(|(is, _)| *is).map(|(_, range)| range).collect();
    (!runs.is_empty()).then(|| runs.swap_remove(dice.below(runs.len() as u32) as usize))
}

fn is_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// Somewhere stands another number.
fn another_number(bytes: &mut Vec<u8>, dice: &mut FastDice) {
    let Some(at) = any_run(bytes, u8::is_ascii_digit, dice) else { return };
    let number = NUMBERS[dice.below(NUMBERS.len() as u32) as usize];
    bytes.splice(at, number.bytes());
}

/// The first thing in some list stands there several times more.
fn say_again(bytes: &mut Vec<u8>, dice: &mut FastDice) {
    let Some(bracket) = any_run(bytes, |byte| *byte == b'[', dice) else { return };
    let begin = bracket.end;
    let (mut depth, mut quoted) = (0, false);
    let length = bytes[begin..].iter().position(|byte| {
        match byte {
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b',' | b']' if !quoted && depth == 0 => return true,
            b']' | b'}' if !quoted => depth -= 1,
            _ => {}
        }
        false
    });
    let Some(length @ 1..) = length else { return };
    let thing = [&bytes[begin..begin + length], b","].concat();
    let times = TIMES[dice.below(TIMES.len() as u32) as usize].min(MOST / thing.len());
    bytes.splice(begin..begin, thing.repeat(times));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What broke the house once is a few damages away from what lies in the corpus: a seat that nobody has, a list longer than a byte counts.
    #[test]
    fn numbers_words_and_lists_are_exchanged() {
        let corpus = [br#"{"kind":"first","seat":1}"#.to_vec(), br#"{"kind":"draw","cards":["mine"]}"#.to_vec()];
        let copies: Vec<String> = (0..40_000)
            .map(|n| damage(&corpus, n % 2, &mut FastDice::new(n as u64)))
            .filter_map(|copy| String::from_utf8(copy).ok())
            .collect();
        let has = |what: &str| copies.iter().any(|copy| copy == what);
        assert!(has(r#"{"kind":"first","seat":200}"#), "another number");
        assert!(has(r#"{"kind":"draw","seat":1}"#), "a word of another one");
        let long = format!(r#"{{"kind":"draw","cards":[{}"mine"]}}"#, r#""mine","#.repeat(300));
        assert!(has(&long), "a long list");
    }
}
