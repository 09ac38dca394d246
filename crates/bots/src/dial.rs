//! Choosing among good moves: the better one more often, the hotter the more evenly.

use teahouse_game::FastDice;

use crate::train::self_play::unit;

/// How freely a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Dial {
    /// Values this far apart make the better one e times as likely; at 0 the best is always taken.
    pub temperature: f32,
    /// What is worth so much less than the best is never chosen, however freely.
    pub blunder: f32,
}

impl Dial {
    /// An index; the first of the best if nothing is left to chance.
    pub fn pick(self, values: &[f32], dice: &mut FastDice) -> usize {
        let best = best(values);
        if self.temperature <= 0.0 {
            return best;
        }
        let least = values[best] - self.blunder;
        let kept: Vec<f32> = values.iter().map(|v| if *v < least { f32::NEG_INFINITY } else { *v }).collect();
        softmax(&kept, self.temperature, dice)
    }
}

/// An index, likelier the higher its value: e times as likely for each `temperature` that it is better.
pub(crate) fn softmax(values: &[f32], temperature: f32, dice: &mut FastDice) -> usize {
    let top = values[best(values)];
    let weight = |value: &f32| ((value - top) / temperature).exp();
    let mut rest = unit(dice) * values.iter().map(weight).sum::<f32>();
    for (index, value) in values.iter().enumerate() {
        rest -= weight(value);
        if rest < 0.0 {
            return index;
        }
    }
    // Rounding may leave a little; the best is never wrong.
    best(values)
}

/// The first of the highest.
fn best(values: &[f32]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::{Dial, softmax};
    use teahouse_game::FastDice;

    #[test]
    fn the_better_is_chosen_as_often_as_it_should() {
        let mut dice = FastDice::new(3);
        let mut count = [0; 3];
        for _ in 0..10_000 {
            count[softmax(&[0.5, 0.5 + 0.1 * 2f32.ln(), f32::NEG_INFINITY], 0.1, &mut dice)] += 1;
        }
        assert!(count[2] == 0 && (6_400..6_900).contains(&count[1]), "{count:?}");
    }

    #[test]
    fn blunders_are_never_chosen_and_without_heat_only_the_best_is() {
        let mut dice = FastDice::new(4);
        let mut count = [0; 3];
        for _ in 0..1_000 {
            count[Dial { temperature: 1.0, blunder: 0.2 }.pick(&[0.3, 0.6, 0.45], &mut dice)] += 1;
            assert_eq!(Dial { temperature: 0.0, blunder: 0.2 }.pick(&[0.3, 0.6, 0.6], &mut dice), 1);
        }
        assert!(count[0] == 0 && count[2] > 400, "{count:?}");
    }
}
