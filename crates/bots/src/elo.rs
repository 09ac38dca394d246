//! Strength on one scale: 400 points more win ten times as often (Elo), fitted to all games at once.

/// Games of one bot against another: how many, and how many of them the first one won; a tie counts half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel {
    /// Who, by index.
    pub first: usize,
    /// Against whom.
    pub second: usize,
    /// Games, or parts of games where more than two sat.
    pub games: f64,
    /// Of these the first one won.
    pub won: f64,
}

/// A bot's strength and how far off it may be (95 %).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo points above the anchor.
    pub elo: f64,
    /// Half of the interval; 0 for the anchor itself.
    pub within: f64,
}

/// Points of a natural logarithm.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Fits the strengths of `bots` bots by Newton's method. `anchor` has 0. Half a game won and lost is added to each duel, so that a bot that
/// wins every time is strong, not infinite.
pub fn ratings(bots: usize, duels: &[Duel], anchor: usize) -> Vec<Rating> {
    let free: Vec<usize> = (0..bots).filter(|bot| *bot != anchor).collect();
    let place = |bot: usize| free.iter().position(|other| *other == bot);
    let mut strength = vec![0f64; bots];
    let mut covariance = Vec::new();
    for _ in 0..60 {
        let n = free.len();
        let (mut slope, mut bend) = (vec![0.0; n], vec![vec![0.0; n]; n]);
        for duel in duels.iter().filter(|duel| duel.first != duel.second) {
            let (games, won) = (duel.games + 1.0, duel.won + 0.5);
            let p = 1.0 / (1.0 + (strength[duel.second] - strength[duel.first]).exp());
            let (error, weight) = (won - games * p, games * p * (1.0 - p));
            let sides = [(place(duel.first), 1.0), (place(duel.second), -1.0)];
            for (row, sign) in sides.into_iter().filter_map(|(place, sign)| Some((place?, sign))) {
                slope[row] += sign * error;
                for (column, other) in sides.into_iter().filter_map(|(place, sign)| Some((place?, sign))) {
                    bend[row][column] += sign * other * weight;
                }
            }
        }
        covariance = inverse(bend);
        let mut far = 0f64;
        for (row, bot) in free.iter().enumerate() {
            let step: f64 = covariance[row].iter().zip(&slope).map(|(c, s)| c * s).sum();
            strength[*bot] += step.clamp(-1.0, 1.0);
            far = far.max(step.abs());
        }
        if far < 1e-9 {
            break;
        }
    }
    let within = |bot: usize| place(bot).map_or(0.0, |row: usize| 1.96 * covariance[row][row].max(0.0).sqrt());
    (0..bots).map(|bot| Rating { elo: POINTS * strength[bot], within: POINTS * within(bot) }).collect()
}

/// By Gauss and Jordan; what nobody has played about stays very uncertain instead of undefined.
fn inverse(mut a: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = a.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for (i, row) in a.iter_mut().enumerate() {
        row[i] += 1e-9;
    }
    for i in 0..n {
        let pivot = (i..n).max_by(|x, y| a[*x][i].abs().total_cmp(&a[*y][i].abs())).expect("a row is left");
        a.swap(i, pivot);
        inverse.swap(i, pivot);
        let scale = a[i][i];
        a[i].iter_mut().chain(&mut inverse[i]).for_each(|x| *x /= scale);
        for other in (0..n).filter(|other| *other != i) {
            let factor = a[other][i];
            for column in 0..n {
                a[other][column] -= factor * a[i][column];
                inverse[other][column] -= factor * inverse[i][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::{Duel, ratings};

    #[test]
    fn ten_to_one_is_four_hundred_points_and_steps_add_up() {
        let duel = |first, second, won| Duel { first, second, games: 1100.0, won };
        let rated = ratings(3, &[duel(1, 0, 1000.0), duel(2, 1, 1000.0)], 0);
        assert_eq!((rated[0].elo, rated[0].within), (0.0, 0.0));
        assert!((rated[1].elo - 400.0).abs() < 3.0 && (rated[2].elo - 800.0).abs() < 6.0, "{rated:?}");
        assert!(rated[1].within < rated[2].within && rated[1].within > 20.0, "{rated:?}");
    }

    #[test]
    fn winning_always_is_strong_and_never_played_is_unknown() {
        let rated = ratings(3, &[Duel { first: 1, second: 0, games: 20.0, won: 20.0 }], 0);
        assert!(rated[1].elo > 300.0 && rated[1].elo.is_finite(), "{rated:?}");
        assert!(rated[2].elo == 0.0 && rated[2].within > 10_000.0, "{rated:?}");
    }
}
