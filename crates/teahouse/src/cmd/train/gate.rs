//! Is the new net better? A sequential test: rotated seats, the same deals, and an end as soon as the answer is clear.

use std::fmt::{self, Display};
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use teahouse_bots::{Level, Net, Series, Settings};
use teahouse_catalog::GameEntry;
use teahouse_game::Setup;

/// At most so many games.
const MOST: u64 = 400;
const BATCH: u64 = 24;
/// Better by this factor of the equal share is worth having.
const BETTER: f64 = 1.1;
/// The log-likelihood ratio at which the answer is clear: one error in twenty.
const CLEAR: f64 = 2.94;

pub struct Verdict {
    pub passed: bool,
    games: u64,
    share: f64,
    equal: f64,
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.passed { "passed" } else { "not passed" };
        let percent = |share: f64| 100.0 * share;
        write!(f, "{word}, {:.1} % of {} games (equal: {:.1} %)", percent(self.share), self.games, percent(self.equal))
    }
}

/// The new net in one seat, the house's own in the others.
pub fn play(game: &dyn GameEntry, setup: &Setup, boards: Option<&Path>, net: Net) -> Result<Verdict> {
    let new = Settings::with_net(Level::Adept, Arc::new(net));
    let old = Settings::from(Level::Adept);
    let bots: Vec<Settings> = std::iter::once(new).chain((1..setup.players).map(|_| old.clone())).collect();
    let equal = 1.0 / f64::from(setup.players);
    let (mut games, mut wins) = (0, 0.0);
    let batch = BATCH.next_multiple_of(bots.len() as u64);
    while games < MOST {
        let report = game
            .arena(setup, boards, &bots, Series { games: batch, seed: 1_000 + games, threads: 1 }, &|_| {})
            .map_err(anyhow::Error::msg)?;
        games += batch;
        wins += report.bots[0].wins;
        let ratio = ratio(wins, games as f64, equal);
        if ratio.abs() > CLEAR {
            break;
        }
    }
    let share = wins / games as f64;
    Ok(Verdict { passed: ratio(wins, games as f64, equal) > CLEAR, games, share, equal })
}

/// How much likelier these wins are for a net that is better than for one that is not.
fn ratio(wins: f64, games: f64, equal: f64) -> f64 {
    let better = BETTER * equal;
    wins * (better / equal).ln() + (games - wins) * ((1.0 - better) / (1.0 - equal)).ln()
}

#[cfg(test)]
mod tests {
    use super::{CLEAR, ratio};

    #[test]
    fn clear_results_are_clear_and_equal_ones_are_not() {
        assert!(ratio(130.0, 200.0, 0.5) > CLEAR);
        assert!(ratio(90.0, 200.0, 0.5) < -CLEAR);
        assert!(ratio(105.0, 200.0, 0.5).abs() < CLEAR);
    }
}
