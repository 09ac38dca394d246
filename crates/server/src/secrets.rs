//! Random names, tokens and seeds, from the operating system.

use teahouse_game::data::sha256_hex;

/// Bytes of the operating system's randomness. Without it no house can run.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// Random text of `N` bytes in hex.
pub fn hex<const N: usize>() -> String {
    bytes::<N>().iter().map(|b| format!("{b:02x}")).collect()
}

/// The id of a table: short enough to read out, long enough not to be guessed (65 bits).
pub fn table_id() -> String {
    letters::<13>()
}

/// The key of a link that was made anew: nobody reads it out, so it may be as long as it needs to be (130 bits).
pub fn link_key() -> String {
    letters::<26>()
}

/// So many random letters and digits that are not easily mistaken for each other, five bits each.
fn letters<const N: usize>() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    bytes::<N>().iter().map(|b| char::from(LETTERS[usize::from(b & 31)])).collect()
}

/// What the store keeps of a cookie.
pub fn hash(token: &str) -> String {
    sha256_hex(token.as_bytes())
}
