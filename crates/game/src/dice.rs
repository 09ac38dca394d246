//! Randomness as rules and bots see it: one method.
//!
//! Live tables use [`crate::fair::FairDice`]; simulations and bots use [`FastDice`], which is quick and seeded.

/// All the randomness rules ever see.
pub trait Dice {
    /// A number from 0 to `n - 1`, all equally likely. `n` must not be 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// A fast seeded generator (wyrand) for simulation and search. Not for live tables: its draws can be predicted.
#[derive(Clone, Debug)]
pub struct FastDice(u64);

impl FastDice {
    /// A generator whose draws depend on `seed` only.
    pub fn new(seed: u64) -> Self {
        // One splitmix round, so that neighbouring seeds give unrelated games.
        let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        FastDice(z ^ (z >> 31))
    }

    /// 64 random bits.
    #[inline(always)]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Dice for FastDice {
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift over 64 bits: the bias is below n / 2^64, far under what any simulation could see.
        ((u128::from(self.bits()) * u128::from(n)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_dice_stay_in_range_and_reach_every_face() {
        let mut dice = FastDice::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| n > 850 && n < 1150), "{seen:?}");
    }

    #[test]
    fn seeds_are_reproducible_and_differ() {
        let draw = |seed| (0..8).map(|_| 0).scan(FastDice::new(seed), |d, _| Some(d.below(1000))).collect::<Vec<_>>();
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
