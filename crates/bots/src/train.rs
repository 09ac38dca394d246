//! A net learns a game by playing it against itself.

pub(crate) mod adam;
mod mean;
pub(crate) mod self_play;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use teahouse_game::{Dice, FastDice, Game, Held, Setup, SetupError};

use thiserror::Error;

use crate::net::Net;
use adam::{Learner, Sample};
use mean::Mean;
use self_play::School;

/// Positions that are learnt from at random; older ones fall out.
const BUFFER: usize = 200_000;
const BATCH: usize = 32;
/// The mean of the weights is taken every so many steps: it costs as much as a step.
const APART: u32 = 8;
/// How often each position is learnt from.
const USES: f32 = 3.0;
/// How far a step goes in the beginning and in the end.
const RATES: (f32, f32) = (1e-3, 1e-4);
/// The same for a net that has learnt before: larger steps would first make it forget.
const RATES_ON: (f32, f32) = (3e-4, 5e-5);
/// The part of the whole in which `greedy` plays, so that the net begins with games that make sense.
const WARM_UP: f32 = 0.03;

/// How long to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So many games. With one thread the same seed gives the same net.
    Games(u64),
    /// So long, counted in processor time of one thread: whoever else wants the processor only makes it last longer.
    Time(Duration),
}

/// Why a net cannot learn there.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum TrainError {
    #[error("the net is for another game or number of players: it has {has} inputs, here there are {needs}")]
    WrongNet { has: usize, needs: usize },
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What to learn and for how long.
#[derive(Clone, Debug)]
pub struct Course {
    /// The table.
    pub setup: Setup,
    /// How long.
    pub budget: Budget,
    /// Where all randomness comes from.
    pub seed: u64,
    /// Games played at a time.
    pub threads: usize,
    /// The net to go on from, and the part of the budget (0 to 1) that it has had already.
    pub from: Option<(Net, f32)>,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress<'n> {
    /// The part of the budget that is over, 0 to 1.
    pub done: f32,
    /// Games played, with those before.
    pub games: u64,
    /// Mean error of the last positions, in nats.
    pub loss: f32,
    /// The net as it is.
    pub net: &'n Net,
}

/// Trains until the budget is used up or `watch`, which is called after each game, says no.
pub fn train<G: Game>(
    data: &Held<G::Data>,
    course: &Course,
    watch: &mut dyn FnMut(Progress) -> bool,
) -> Result<Net, TrainError> {
    let school = School::<G>::new(data, course.setup.clone())?;
    if let Some((net, _)) = &course.from {
        school.fits(net)?;
    }
    // Whoever goes on plays other games than before.
    let seed = course.seed ^ course.from.as_ref().map_or(0, |(net, _)| net.games.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut dice = FastDice::new(seed);
    let mut trainer = Trainer::new(&school, course, &mut dice);
    if course.threads <= 1 {
        loop {
            let samples = school.play(&trainer.mean.net, trainer.taught(), &mut dice);
            if !trainer.take(samples, &mut dice, watch) {
                break;
            }
        }
    } else {
        in_parallel(&school, course.threads, seed, &mut trainer, &mut dice, watch);
    }
    Ok(trainer.mean.net)
}

/// Others play with the newest net there is while this thread learns.
fn in_parallel<G: Game>(
    school: &School<G>,
    threads: usize,
    seed: u64,
    trainer: &mut Trainer,
    dice: &mut FastDice,
    watch: &mut dyn FnMut(Progress) -> bool,
) {
    let newest = Mutex::new((Arc::new(trainer.mean.net.clone()), trainer.taught()));
    let over = AtomicBool::new(false);
    let (send, receive) = mpsc::sync_channel(2 * threads);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (send, newest, over) = (send.clone(), &newest, &over);
            let mut dice = FastDice::new(seed ^ ((thread as u64 + 1) << 48));
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let (net, taught) = newest.lock().expect("nobody panics with it").clone();
                    if send.send(school.play(&net, taught, &mut dice)).is_err() {
                        break;
                    }
                }
            });
        }
        while let Ok(samples) = receive.recv() {
            if !trainer.take(samples, dice, watch) {
                break;
            }
            if trainer.played.is_multiple_of(20) {
                *newest.lock().expect("nobody panics with it") = (Arc::new(trainer.mean.net.clone()), trainer.taught());
            }
        }
        over.store(true, Ordering::Relaxed);
        // Whoever waits to hand in a game may go.
        drop(receive);
    });
}

/// Processor time that this process has used.
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

struct Trainer {
    learner: Learner,
    /// What plays and what comes of it all.
    mean: Mean,
    buffer: Vec<Sample>,
    oldest: usize,
    /// Positions still to be learnt from.
    owed: f32,
    loss: f32,
    played: u64,
    start: Duration,
    threads: u32,
    before: f32,
    budget: Budget,
    goes_on: bool,
    rates: (f32, f32),
}

impl Trainer {
    fn new<G: Game>(school: &School<G>, course: &Course, dice: &mut FastDice) -> Trainer {
        let (learner, before) = match &course.from {
            Some((net, before)) => (Learner::of(net.clone(), course.seed), *before),
            None => {
                let mut learner = Learner::new(school.inputs(), course.seed);
                learner.net.usual_lead = school.usual_lead(60, dice);
                (learner, 0.0)
            }
        };
        Trainer {
            // A net that was given knows enough; one that was broken off in its warm-up does not.
            goes_on: course.from.is_some() && (before == 0.0 || before >= WARM_UP),
            rates: if course.from.is_some() && before == 0.0 { RATES_ON } else { RATES },
            mean: Mean::of(learner.net.clone()),
            learner,
            buffer: Vec::new(),
            oldest: 0,
            owed: 0.0,
            loss: 0.0,
            played: 0,
            start: worked(),
            threads: course.threads.max(1) as u32,
            before,
            budget: course.budget,
        }
    }

    /// The part of the budget that is over.
    fn done(&self) -> f32 {
        let now = match self.budget {
            Budget::Games(games) => self.played as f32 / games.max(1) as f32,
            Budget::Time(time) => {
                let each = (worked() - self.start) / self.threads;
                each.as_secs_f32() / time.as_secs_f32().max(1e-3)
            }
        };
        self.before + now
    }

    /// Whether the net plays by itself already.
    fn taught(&self) -> bool {
        self.goes_on || self.done() >= WARM_UP
    }

    /// Learns from a game. Says whether to go on.
    fn take(&mut self, samples: Vec<Sample>, dice: &mut FastDice, watch: &mut dyn FnMut(Progress) -> bool) -> bool {
        self.owed += samples.len() as f32 * USES;
        for sample in samples {
            if self.buffer.len() < BUFFER {
                self.buffer.push(sample);
            } else {
                self.buffer[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % BUFFER;
            }
        }
        let done = self.done().min(1.0);
        let rate = self.rates.0 * (self.rates.1 / self.rates.0).powf(done);
        // A few games would be learnt by heart.
        while self.owed >= BATCH as f32 && self.buffer.len() > 40 * BATCH {
            self.owed -= BATCH as f32;
            let picks: [usize; BATCH] = std::array::from_fn(|_| dice.below(self.buffer.len() as u32) as usize);
            let loss = self.learner.learn(picks.iter().map(|at| &self.buffer[*at]), rate);
            self.loss += (loss - self.loss) * 0.005;
            if self.learner.steps().is_multiple_of(APART) {
                self.mean.add(&self.learner.net);
            }
        }
        self.played += 1;
        self.mean.net.games += 1;
        let net = &self.mean.net;
        // What it costs to watch is not learning.
        let before = worked();
        let go_on = watch(Progress { done, games: net.games, loss: self.loss, net });
        self.start += worked() - before;
        go_on && self.done() < 1.0
    }
}
