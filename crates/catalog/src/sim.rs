//! Millions of random games, for speed and for laws.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use teahouse_bots::differing_choices;
use teahouse_game::{FastDice, Game, Held, Setup, Step, Waiting};
use teahouse_laws::Atlas;

use crate::entry::nets;

/// What to simulate.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct SimJob {
    /// Stop after so many games…
    pub games: Option<u64>,
    /// …or after so many seconds.
    pub seconds: Option<f64>,
    pub seed: u64,
    pub threads: usize,
    /// Turn every law on.
    pub check: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct SimReport {
    pub game: String,
    pub board: String,
    pub players: u8,
    pub games: u64,
    /// Choices of seats; chance and forced passes are not counted.
    pub decisions: u64,
    pub seconds: f64,
    pub cpu_seconds: f64,
    pub games_per_cpu_s: f64,
    pub decisions_per_cpu_s: f64,
    /// Why games ended, and how often.
    pub endings: BTreeMap<String, u64>,
    /// Laws that were broken (always 0 without `check`).
    pub violations: u64,
    /// The first of them, with the seed of their game.
    #[serde(skip)]
    pub examples: Vec<String>,
}

/// In one of so many checked games bots choose, too: they think longer than all laws take.
const BOTS: u64 = 4;

/// CPU time of this process so far, all threads together.
pub fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

#[derive(Default)]
struct Part {
    games: u64,
    decisions: u64,
    endings: BTreeMap<String, u64>,
    violations: u64,
    examples: Vec<String>,
}

pub(crate) fn simulate<G: Game>(
    data: &Held<G::Data>,
    setup: &Setup,
    job: &SimJob,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, teahouse_game::SetupError> {
    setup.validate::<G>()?;
    let start = G::new(data, setup)?;
    let (clock, cpu) = (Instant::now(), cpu_seconds());
    let deadline = job.seconds.map(|s| clock + Duration::from_secs_f64(s));
    let next = AtomicU64::new(0);
    let parts: Vec<Part> = std::thread::scope(|scope| {
        let worker = || {
            let mut part = Part::default();
            let mut atlas = Atlas::<G>::default();
            // A handful of games between looks at the clock and the counter.
            const BATCH: u64 = 16;
            loop {
                let from = next.fetch_add(BATCH, Ordering::Relaxed);
                let to = (from + BATCH).min(job.games.unwrap_or(u64::MAX));
                // The first ones are played however little time was given: a busy machine may use all of it to begin.
                if from >= to || from > 0 && deadline.is_some_and(|d| Instant::now() >= d) {
                    return part;
                }
                for n in from..to {
                    let seed = job.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(n);
                    if job.check {
                        part.checked(data, setup, (n, seed), &mut atlas);
                    } else {
                        part.quick(&start, seed);
                    }
                }
                progress(to - from);
            }
        };
        let workers: Vec<_> = (0..job.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|w| w.join().expect("a worker does not panic")).collect()
    });
    let mut report = SimReport {
        game: G::ID.to_owned(),
        board: setup.board.clone(),
        players: setup.players,
        seconds: clock.elapsed().as_secs_f64(),
        cpu_seconds: cpu_seconds() - cpu,
        ..SimReport::default()
    };
    for part in parts {
        report.games += part.games;
        report.decisions += part.decisions;
        report.violations += part.violations;
        report.examples.extend(part.examples);
        part.endings.into_iter().for_each(|(reason, count)| *report.endings.entry(reason).or_default() += count);
    }
    report.games_per_cpu_s = report.games as f64 / report.cpu_seconds.max(1e-9);
    report.decisions_per_cpu_s = report.decisions as f64 / report.cpu_seconds.max(1e-9);
    Ok(report)
}

impl Part {
    fn quick<G: Game>(&mut self, start: &G, seed: u64) {
        let mut dice = FastDice::new(seed);
        let mut game = start.clone();
        self.decisions += playout(&mut game, &mut dice);
        self.games += 1;
        let reason = game.outcome().map(|o| o.reason).unwrap_or_default();
        match self.endings.get_mut(&reason) {
            Some(count) => *count += 1,
            None => _ = self.endings.insert(reason, 1),
        }
    }

    fn checked<G: Game>(&mut self, data: &Held<G::Data>, setup: &Setup, (n, seed): (u64, u64), atlas: &mut Atlas<G>) {
        let mut report = teahouse_laws::play::<G>(data, setup, seed, atlas);
        if n % BOTS == 0 {
            report.violations.extend(differing_choices::<G>(data, setup, nets::<G>(), seed));
        }
        self.games += 1;
        self.decisions += report.decisions;
        *self.endings.entry(report.ending).or_default() += 1;
        self.violations += report.violations.len() as u64;
        let room = 10usize.saturating_sub(self.examples.len());
        self.examples.extend(report.violations.iter().take(room).map(|v| format!("game {n}: {v}")));
    }
}

/// Plays on at random to the end; returns the number of decisions.
#[inline(never)]
fn playout<G: Game>(game: &mut G, dice: &mut FastDice) -> u64 {
    let mut decisions = 0;
    loop {
        match game.waiting() {
            Waiting::Seat(ask) => {
                decisions += 1;
                game.apply(Step::Move(ask.seat, game.random_move(ask.seat, dice)), &mut ());
            }
            Waiting::Chance => game.apply(Step::Chance(game.sample(dice)), &mut ()),
            Waiting::Over => return decisions,
        }
    }
}
