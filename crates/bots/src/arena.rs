//! Bot against bot, seats rotating, with the uncertainty of the result.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use teahouse_game::{Entry, FastDice, Game, Match, Outcome, Setup, SetupError, Step, Waiting};
use thiserror::Error;

use crate::{Level, bot, consult};

/// How one bot did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// Games won; a shared win counts in parts.
    pub wins: f64,
    /// Wins over games.
    pub share: f64,
    /// Where the true share lies with 95 % confidence (Wilson).
    pub ci95: [f64; 2],
    /// Mean place, 1 is best.
    pub mean_rank: f64,
    /// Mean of what its seats scored, as the game counts it.
    pub mean_score: f64,
    /// Mean time for a decision.
    pub ms_per_decision: f64,
}

/// How a series went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// Id of the game.
    pub game: String,
    /// Games played.
    pub games: u64,
    /// One line for each bot of the list.
    pub bots: Vec<BotResult>,
}

/// Why a series cannot be played.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum ArenaError {
    #[error("there is no bot {0:?}; there are: {known}", known = crate::Level::ALL.map(crate::Level::name).join(", "))]
    NoSuchBot(String),
    #[error("name at least one bot")]
    NoBots,
    #[error("{bots} bots cannot share {players} seats")]
    TooManyBots { bots: usize, players: u8 },
    #[error(transparent)]
    Setup(#[from] SetupError),
}

#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    ranks: u64,
    scores: i64,
    seats: u64,
    decisions: u64,
    time: Duration,
}

/// Plays `games` games. In game g seat s is taken by bot (s + g) modulo the number of bots, so everybody sits everywhere.
pub fn arena<G: Game>(
    data: &'static G::Data,
    setup: &Setup,
    bots: &[String],
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<ArenaReport, ArenaError> {
    if bots.is_empty() {
        return Err(ArenaError::NoBots);
    }
    if bots.len() > usize::from(setup.players) {
        return Err(ArenaError::TooManyBots { bots: bots.len(), players: setup.players });
    }
    let level = |name: &String| Level::named(name).ok_or_else(|| ArenaError::NoSuchBot(name.clone()));
    let levels = bots.iter().map(level).collect::<Result<Vec<_>, _>>()?;
    Match::<G>::new(data, setup.clone())?;
    let next = AtomicU64::new(0);
    let run = || {
        let mut tallies = vec![Tally::default(); bots.len()];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tallies;
            }
            one_game::<G>(data, setup, &levels, number, seed, &mut tallies);
            progress(1);
        }
    };
    let tallies = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
        let all = workers.into_iter().map(|w| w.join().expect("a worker does not panic"));
        all.reduce(|a, b| a.iter().zip(&b).map(|(x, y)| x.plus(y)).collect()).unwrap_or_default()
    });
    let bots = bots.iter().zip(&tallies).map(|(name, tally)| tally.result(name, games)).collect();
    Ok(ArenaReport { game: G::ID.to_owned(), games, bots })
}

fn one_game<G: Game>(
    data: &'static G::Data,
    setup: &Setup,
    bots: &[Level],
    number: u64,
    seed: u64,
    tallies: &mut [Tally],
) {
    let game_seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
    let mut dice = FastDice::new(game_seed);
    let sits = |seat: usize| (seat + number as usize) % bots.len();
    let mut players: Vec<_> = (0..usize::from(setup.players))
        .map(|s| bot::<G>(bots[sits(s)], data, game_seed ^ (s as u64 + 1) << 56))
        .collect();
    let mut played = Match::<G>::new(data, setup.clone()).expect("the setup was checked");
    loop {
        match played.waiting() {
            Waiting::Over => break,
            Waiting::Chance => _ = played.draw(&mut dice, &mut ()).expect("chance was waited for"),
            Waiting::Seat(ask) => {
                let start = Instant::now();
                let (seat, mv) = consult(&played, &mut *players[ask.seat.index()]).expect("a seat is asked");
                let tally = &mut tallies[sits(seat.index())];
                tally.time += start.elapsed();
                tally.decisions += 1;
                played.push(Entry::Step(Step::Move(seat, mv)), &mut ()).expect("bots choose from the legal moves");
            }
        }
    }
    count(played.outcome().expect("the match is over"), tallies, sits);
}

/// Adds the end of a game to what is known of the bots that sat there.
fn count(outcome: &Outcome, tallies: &mut [Tally], sits: impl Fn(usize) -> usize) {
    let winners = outcome.winners();
    for (seat, (place, score)) in outcome.places.iter().zip(&outcome.scores).enumerate() {
        let tally = &mut tallies[sits(seat)];
        tally.seats += 1;
        tally.ranks += u64::from(*place);
        tally.scores += i64::from(*score);
        tally.wins += if *place == 1 { 1.0 / winners.len() as f64 } else { 0.0 };
    }
}

impl Tally {
    fn plus(&self, other: &Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            ranks: self.ranks + other.ranks,
            scores: self.scores + other.scores,
            seats: self.seats + other.seats,
            decisions: self.decisions + other.decisions,
            time: self.time + other.time,
        }
    }

    fn result(&self, name: &str, games: u64) -> BotResult {
        let share = if games == 0 { 0.0 } else { self.wins / games as f64 };
        let mean = |sum: f64| if self.seats == 0 { 0.0 } else { sum / self.seats as f64 };
        BotResult {
            name: name.to_owned(),
            wins: self.wins,
            share,
            ci95: wilson(share, games),
            mean_rank: mean(self.ranks as f64),
            mean_score: mean(self.scores as f64),
            ms_per_decision: if self.decisions == 0 {
                0.0
            } else {
                self.time.as_secs_f64() * 1e3 / self.decisions as f64
            },
        }
    }
}

/// Wilson's interval for a share of n games.
fn wilson(share: f64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (n as f64, 1.959_964);
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Tally, count, wilson};

    #[test]
    fn ranks_and_scores_are_means_over_the_seats_of_a_bot() {
        let game = |places: [u8; 3], scores: [i32; 3]| Outcome {
            reason: "points".to_owned(),
            places: places.to_vec(),
            scores: scores.to_vec(),
            shares: Vec::new(),
        };
        let mut tallies = vec![Tally::default(); 2];
        count(&game([1, 3, 2], [90, -6, 41]), &mut tallies, |seat| seat % 2);
        let mut other = vec![Tally::default(); 2];
        count(&game([2, 1, 1], [50, 60, 60]), &mut other, |seat| (seat + 1) % 2);
        let both: Vec<_> = tallies.iter().zip(&other).map(|(a, b)| a.plus(b).result("x", 2)).collect();
        // The first bot had 90, 41 and 60, the second -6, 50 and 60.
        assert!((both[0].mean_score - 191.0 / 3.0).abs() < 1e-9, "{both:?}");
        assert!((both[1].mean_score - 104.0 / 3.0).abs() < 1e-9, "{both:?}");
        assert!((both[0].mean_rank - 4.0 / 3.0).abs() < 1e-9 && (both[0].wins - 1.5).abs() < 1e-9, "{both:?}");
        assert_eq!(Tally::default().result("x", 0).mean_score, 0.0);
    }

    #[test]
    fn wilson_interval_matches_the_textbook() {
        let [low, high] = wilson(0.7, 100);
        assert!((low - 0.6042).abs() < 1e-3 && (high - 0.7811).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0.0, 0), [0.0, 1.0]);
        assert!((wilson(1.0, 10)[1] - 1.0).abs() < 1e-9);
    }
}
