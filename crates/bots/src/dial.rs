//! Choosing among good moves: the better one more often, the hotter the more evenly.

use teahouse_game::FastDice;

use crate::train::self_play::unit;

/// An index, likelier the higher its value: e times as likely for each `temperature` that it is better.
pub(crate) fn softmax(values: &[f32], temperature: f32, dice: &mut FastDice) -> usize {
    let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |value: &f32| ((value - top) / temperature).exp();
    let mut rest = unit(dice) * values.iter().map(weight).sum::<f32>();
    for (index, value) in values.iter().enumerate() {
        rest -= weight(value);
        if rest < 0.0 {
            return index;
        }
    }
    // Rounding may leave a little; the best is never wrong.
    values.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::softmax;
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
}
