//! Bot against bot, seats rotating, with the uncertainty of the result.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use teahouse_game::{Entry, FastDice, Game, Held, Match, Outcome, Setup, SetupError, Step, Waiting};
use thiserror::Error;

use crate::{BadSettings, Bot, Nets, Settings, consult, never};

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
    /// How often the bots of the list finished before each other: `before[a][b]` in games, where more than two sit in parts of games.
    #[serde(skip)]
    pub before: Vec<Vec<f64>>,
}

/// Why a series cannot be played.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum ArenaError {
    #[error(transparent)]
    Bot(#[from] BadSettings),
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
    before: Vec<f64>,
    ranks: u64,
    scores: i64,
    seats: u64,
    decisions: u64,
    time: Duration,
}

/// How many games, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Series {
    /// So many.
    pub games: u64,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

/// Plays a series. In game g seat s is taken by bot (s + g) modulo the number of bots, so everybody sits everywhere; each deal is
/// played once in every seating before the next one.
pub fn arena<G: Game>(
    data: &Held<G::Data>,
    setup: &Setup,
    nets: &Nets,
    bots: &[Settings],
    Series { games, seed, threads }: Series,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<ArenaReport, ArenaError> {
    if bots.is_empty() {
        return Err(ArenaError::NoBots);
    }
    if bots.len() > usize::from(setup.players) {
        return Err(ArenaError::TooManyBots { bots: bots.len(), players: setup.players });
    }
    Match::<G>::new(data, setup.clone())?;
    for bot in bots {
        bot.seat::<G>(data, setup, nets, 0)?;
    }
    let hall = Hall { data, setup, nets, bots, seed };
    let next = AtomicU64::new(0);
    let run = || {
        let mut tallies = vec![Tally::of(bots.len()); bots.len()];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tallies;
            }
            hall.game::<G>(number, &mut tallies);
            progress(1);
        }
    };
    let tallies = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
        let all = workers.into_iter().map(|w| w.join().expect("a worker does not panic"));
        all.reduce(|a, b| a.iter().zip(&b).map(|(x, y)| x.plus(y)).collect()).unwrap_or_default()
    });
    let results = bots.iter().zip(&tallies).map(|(bot, tally)| tally.result(&bot.to_string(), games)).collect();
    let before = tallies.into_iter().map(|tally| tally.before).collect();
    Ok(ArenaReport { game: G::ID.to_owned(), games, bots: results, before })
}

/// What all games of a series have in common.
struct Hall<'a, D: 'static> {
    data: &'a Held<D>,
    setup: &'a Setup,
    nets: &'a Nets,
    bots: &'a [Settings],
    seed: u64,
}

impl<D> Hall<'_, D> {
    fn game<G: Game<Data = D>>(&self, number: u64, tallies: &mut [Tally]) {
        let bots = self.bots.len();
        let deal = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number / bots as u64);
        let mut dice = FastDice::new(deal);
        let sits = |seat: usize| (seat + number as usize) % bots;
        let seated = |seat: usize| -> Box<dyn Bot<G>> {
            let seed = deal ^ (sits(seat) as u64 + 1) << 56 ^ (seat as u64 + 1) << 48;
            self.bots[sits(seat)].seat(self.data, self.setup, self.nets, seed).expect("it was seated before")
        };
        let mut players: Vec<_> = (0..usize::from(self.setup.players)).map(seated).collect();
        let mut played = Match::<G>::new(self.data, self.setup.clone()).expect("the setup was checked");
        loop {
            match played.waiting() {
                Waiting::Over => break,
                Waiting::Chance => _ = played.draw(&mut dice, &mut ()).expect("chance was waited for"),
                Waiting::Seat(ask) => {
                    let start = Instant::now();
                    let (seat, row) =
                        consult(&played, &mut *players[ask.seat.index()], &never).expect("a seat is asked");
                    let tally = &mut tallies[sits(seat.index())];
                    tally.time += start.elapsed();
                    tally.decisions += 1;
                    for mv in row {
                        played.push(Entry::Step(Step::Move(seat, mv)), &mut ()).expect("bots choose legal rows");
                    }
                }
            }
        }
        count(played.outcome().expect("the match is over"), tallies, sits);
    }
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
    let seats = outcome.places.len();
    let pairs = || (0..seats).flat_map(|a| (0..seats).map(move |b| (a, b))).filter(|(a, b)| sits(*a) != sits(*b));
    let weight = 2.0 / pairs().count().max(1) as f64;
    for (a, b) in pairs() {
        let won = match outcome.places[a].cmp(&outcome.places[b]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        tallies[sits(a)].before[sits(b)] += weight * won;
    }
}

impl Tally {
    fn of(bots: usize) -> Tally {
        Tally { before: vec![0.0; bots], ..Tally::default() }
    }

    fn plus(&self, other: &Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            before: self.before.iter().zip(&other.before).map(|(x, y)| x + y).collect(),
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
        let mut tallies = vec![Tally::of(2); 2];
        count(&game([1, 3, 2], [90, -6, 41]), &mut tallies, |seat| seat % 2);
        let mut other = vec![Tally::of(2); 2];
        count(&game([2, 1, 1], [50, 60, 60]), &mut other, |seat| (seat + 1) % 2);
        let both: Vec<_> = tallies.iter().zip(&other).map(|(a, b)| a.plus(b).result("x", 2)).collect();
        // The first bot had 90, 41 and 60, the second -6, 50 and 60.
        assert!((both[0].mean_score - 191.0 / 3.0).abs() < 1e-9, "{both:?}");
        assert!((both[1].mean_score - 104.0 / 3.0).abs() < 1e-9, "{both:?}");
        assert!((both[0].mean_rank - 4.0 / 3.0).abs() < 1e-9 && (both[0].wins - 1.5).abs() < 1e-9, "{both:?}");
        // Two pairs of seats with different bots in each game: both won by the first, then one won and one shared.
        let before: Vec<_> = tallies.iter().zip(&other).map(|(a, b)| a.plus(b).before).collect();
        assert_eq!(before, [[0.0, 1.75], [0.25, 0.0]]);
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
