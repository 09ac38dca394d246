//! Dice that everybody can check after the game.
//!
//! The house picks a secret seed and shows its hash. Then every seat adds a salt. Seed and salts together make the
//! key of a ChaCha20 cipher; the n-th result of chance ever written (undone ones included) reads stream n. After
//! the end the seed is shown, and anybody can derive every draw again. This proves that the house did not choose
//! or repeat draws. It does not prove that the host did not look. `docs/fair-dice.md` has the recipe for `openssl`.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::Dice;
use crate::data::{hex, sha256_hex};

/// The house's secret. It does not print, serialise or compare; only [`Seed::reveal`] lets it out.
#[derive(Clone)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Why a seed or salt cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum FairError {
    #[error("a seed is 64 hexadecimal digits in lower case")]
    Seed,
    #[error("a salt is 1 to 64 printable ASCII characters without spaces")]
    Salt,
}

impl Seed {
    /// A seed from 32 bytes of the operating system's randomness.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reads a revealed seed.
    pub fn parse(text: &str) -> Result<Seed, FairError> {
        let digit = |b: u8| match b {
            b'0'..=b'9' => Ok(b - b'0'),
            b'a'..=b'f' => Ok(b - b'a' + 10),
            _ => Err(FairError::Seed),
        };
        let mut bytes = [0; 32];
        if text.len() != 64 {
            return Err(FairError::Seed);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Seed(bytes))
    }

    /// What is shown before the first salt: SHA-256 of the seed's hexadecimal text.
    pub fn commitment(&self) -> String {
        sha256_hex(hex(&self.0).as_bytes())
    }

    /// The seed in hexadecimal. For the store, and for everybody once the match is over; for nothing else.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// A seat's own contribution to the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salt(String);

impl Salt {
    /// Checks a salt: 1 to 64 printable ASCII characters without spaces.
    pub fn new(text: &str) -> Result<Salt, FairError> {
        let fits = (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        if fits { Ok(Salt(text.to_owned())) } else { Err(FairError::Salt) }
    }

    /// The salt as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The dice of one match: seed and salts are fixed, every result of chance has its own stream.
#[derive(Clone)]
pub struct FairDice {
    key: [u8; 32],
}

impl std::fmt::Debug for FairDice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FairDice(secret)")
    }
}

impl FairDice {
    /// Key = SHA-256 of `teahouse fair dice 1`, the seed in hex and the salts in seat order, each ended by a newline.
    pub fn new(seed: &Seed, salts: &[Salt]) -> FairDice {
        let mut text = Sha256::new();
        text.update(b"teahouse fair dice 1\n");
        text.update(seed.reveal().as_bytes());
        text.update(b"\n");
        for salt in salts {
            text.update(salt.0.as_bytes());
            text.update(b"\n");
        }
        FairDice { key: text.finalize().into() }
    }

    /// The dice for the n-th result of chance, counted from 0.
    pub fn stream(&self, n: u64) -> Stream {
        let mut cipher = ChaCha20Rng::from_seed(self.key);
        cipher.set_stream(n);
        Stream(cipher)
    }
}

/// The random numbers of one result of chance.
pub struct Stream(ChaCha20Rng);

impl Dice for Stream {
    /// Reads the stream as little-endian 32-bit numbers and takes the first that lies below the largest multiple
    /// of `n`; the draw is its remainder. Fixed for ever: records are verified with it.
    fn below(&mut self, n: u32) -> u32 {
        let limit = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let number = self.0.next_u32();
            if u64::from(number) < limit {
                return number % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> FairDice {
        let seed = Seed::parse("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").expect("a seed");
        let salts = ["plum", "orchid", "bamboo"].map(|s| Salt::new(s).expect("a salt"));
        FairDice::new(&seed, &salts)
    }

    /// The vectors published in docs/fair-dice.md; checked there against `openssl` and `sha256sum`.
    #[test]
    fn published_vectors() {
        let page = include_str!("../../../docs/fair-dice.md");
        let seed = Seed::new(std::array::from_fn(|i| i as u8));
        assert!(page.contains(&format!("commitment {}", seed.commitment())), "{}", seed.commitment());
        assert!(page.contains(&format!("key {}", hex(&dice().key))), "{}", hex(&dice().key));
        for (n, bound) in [(0, 6), (1, 72), (2, 3_000_000_000), (4_294_967_296, 100)] {
            let mut stream = dice().stream(n);
            let draws: Vec<String> = (0..4).map(|_| stream.below(bound).to_string()).collect();
            let line = format!("stream {n} below {bound}: {}", draws.join(" "));
            assert!(page.contains(&line), "{line}");
        }
    }

    #[test]
    fn a_flipped_bit_in_seed_salt_or_order_changes_the_dice() {
        let numbers = |d: &FairDice| (0..4).map(|n| d.stream(n).below(1 << 31)).collect::<Vec<_>>();
        let base = numbers(&dice());
        let seed = Seed::new(std::array::from_fn(|i| i as u8));
        for other in [["plun", "orchid", "bamboo"], ["orchid", "plum", "bamboo"], ["plumorchid", "x", "bamboo"]] {
            assert_ne!(base, numbers(&FairDice::new(&seed, &other.map(|s| Salt::new(s).expect("a salt")))));
        }
        for bit in 0..256 {
            let mut bytes: [u8; 32] = std::array::from_fn(|i| i as u8);
            bytes[bit / 8] ^= 1 << (bit % 8);
            let salts = ["plum", "orchid", "bamboo"].map(|s| Salt::new(s).expect("a salt"));
            assert_ne!(base, numbers(&FairDice::new(&Seed::new(bytes), &salts)));
            assert_ne!(Seed::new(bytes).commitment(), seed.commitment());
        }
    }

    #[test]
    fn seeds_and_dice_do_not_print() {
        let seed = Seed::new([0xab; 32]);
        assert!(!format!("{seed:?}").contains("ab"));
        assert_eq!(format!("{:?}", FairDice::new(&seed, &[])), "FairDice(secret)");
    }

    #[test]
    fn bad_seeds_and_salts_are_refused() {
        assert_eq!(Seed::parse("ab").err(), Some(FairError::Seed));
        assert_eq!(Seed::parse(&"G".repeat(64)).err(), Some(FairError::Seed));
        assert_eq!(Seed::parse(&"é".repeat(32)).err(), Some(FairError::Seed));
        for salt in ["", "a b", "line\nbreak", "ż", &"x".repeat(65)] {
            assert_eq!(Salt::new(salt).err(), Some(FairError::Salt), "{salt:?}");
        }
    }
}
