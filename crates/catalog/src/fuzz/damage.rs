//! Damaged copies of good inputs: most of a good one is left, so that the damage reaches deep.

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
/// No copy grows beyond this: slow inputs find nothing that short ones do not.
const MOST: usize = 64 * 1024;

/// A copy of one of the inputs with a few things wrong.
pub fn damage(corpus: &[Vec<u8>], which: usize, dice: &mut FastDice) -> Vec<u8> {
    let mut bytes = corpus[which].clone();
    for _ in 0..=dice.below(4) {
        let at = place(&bytes, dice);
        match dice.below(8) {
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
