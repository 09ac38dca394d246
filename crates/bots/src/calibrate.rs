//! Does what a net says come true? Games of a net against itself that it has not learnt from, and how often those won of whom it said so.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;
use teahouse_game::{FastDice, Game, Held, Seat, Setup};

use crate::arena::Series;
use crate::net::{Net, Worth};
use crate::train::TrainError;
use crate::train::self_play::{Cast, School};

/// Predictions are put together in so many bins of equal width.
const BINS: usize = 10;
/// How far a normal variable is from its mean: in 95 of 100 cases at most so many deviations, and so many in the mean.
const Z95: f64 = 1.959_964;
const USUALLY: f64 = 0.797_885;
/// Seeds of training are small numbers that people choose; none of them gives these games.
const HELD_OUT: u64 = 0xCA11_B7A7_E000_0000;

/// What was said, and what came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// Games played.
    pub games: u64,
    /// Predictions: one for each seat in each position.
    pub predictions: u64,
    /// How far predictions are from what came out: the mean over bins of the distance between the two, weighted by predictions.
    pub error: f64,
    /// The error that a perfect net would show in so few games.
    pub by_chance: f64,
    /// From the lowest predictions to the highest.
    pub bins: Vec<Bin>,
    /// What would make it better.
    pub correction: Correction,
}

/// Predictions of about the same size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Bin {
    /// The lowest one that belongs here.
    pub from: f64,
    /// All others are below this.
    pub to: f64,
    /// How many there are.
    pub predictions: u64,
    /// Their mean.
    pub said: f64,
    /// The mean share of the victory that came out.
    pub won: f64,
    /// The true share is so near to it with 95 % confidence. Predictions of one game stand and fall together.
    pub within: f64,
}

/// Log-odds times `scale`, plus `shift` (Platt): fitted to every other game, tried on the games between them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Correction {
    pub scale: f64,
    pub shift: f64,
    /// The error in the games that it was not fitted to, without it.
    pub before: f64,
    /// The same with it.
    pub after: f64,
}

/// One prediction.
#[derive(Clone, Copy, Debug)]
struct Said {
    win: f64,
    won: f64,
}

/// Plays held-out games of a net against itself, with the noise that most games have when it learns, and compares.
pub fn calibrate<G: Game>(
    data: &Held<G::Data>,
    setup: &Setup,
    net: &Net,
    Series { games, seed, threads }: Series,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Calibration, TrainError> {
    let school = School::<G>::new(data, setup.clone())?;
    school.fits(net)?;
    let next = AtomicU64::new(0);
    let run = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return played;
            }
            let mut dice = FastDice::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number) ^ HELD_OUT);
            played.push((number, game(&school, net, &mut dice)));
            progress(1);
        }
    };
    let mut played: Vec<(u64, Vec<Said>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    // However the games were shared out, they are added up in the same order.
    played.sort_by_key(|(number, _)| *number);
    Ok(compare(&played.into_iter().map(|(_, said)| said).collect::<Vec<_>>()))
}

/// All predictions of one game.
fn game<G: Game>(school: &School<G>, net: &Net, dice: &mut FastDice) -> Vec<Said> {
    let cast = Cast::of_net(usize::from(school.setup.players), dice);
    let mut said: Vec<(Seat, f32)> = Vec::new();
    let outcome = school.game(&cast, net, dice, &mut |state, valuer, _| {
        said.extend(Seat::all(state.players()).map(|seat| (seat, valuer.worth(state, seat).win)));
    });
    let won = |seat| Worth::of_end::<G>(&outcome, seat, net.usual_lead).win;
    said.into_iter().map(|(seat, win)| Said { win: f64::from(win), won: f64::from(won(seat)) }).collect()
}

fn compare(games: &[Vec<Said>]) -> Calibration {
    let bins = bins(games.iter(), |win| win);
    let half = |odd: usize| games.iter().skip(odd).step_by(2);
    let (scale, shift) = fit(half(0).flatten());
    let correction = Correction {
        scale,
        shift,
        before: error(&self::bins(half(1), |win| win)),
        after: error(&self::bins(half(1), |win| sigmoid(scale * log_odds(win) + shift))),
    };
    Calibration {
        games: games.len() as u64,
        predictions: bins.iter().map(|bin| bin.predictions).sum(),
        error: error(&bins),
        by_chance: mean(&bins, |bin| USUALLY * bin.within / Z95),
        bins,
        correction,
    }
}

/// Sorts predictions, after `see` has had a look at them, into bins.
fn bins<'a>(games: impl Iterator<Item = &'a Vec<Said>>, see: impl Fn(f64) -> f64) -> Vec<Bin> {
    let mut bins = [Bin::default(); BINS];
    // How far each game was off in each bin, squared: predictions of one game are no independent witnesses.
    let mut off = [0.0; BINS];
    for game in games {
        let mut gap = [0.0; BINS];
        for said in game {
            let win = see(said.win);
            let at = ((win * BINS as f64) as usize).min(BINS - 1);
            bins[at].predictions += 1;
            bins[at].said += win;
            bins[at].won += said.won;
            gap[at] += said.won - win;
        }
        off.iter_mut().zip(gap).for_each(|(off, gap)| *off += gap * gap);
    }
    for (at, (bin, off)) in bins.iter_mut().zip(off).enumerate() {
        let count = bin.predictions.max(1) as f64;
        (bin.from, bin.to) = (at as f64 / BINS as f64, (at + 1) as f64 / BINS as f64);
        (bin.said, bin.won, bin.within) = (bin.said / count, bin.won / count, Z95 * off.sqrt() / count);
    }
    bins.to_vec()
}

fn error(bins: &[Bin]) -> f64 {
    mean(bins, |bin| (bin.won - bin.said).abs())
}

/// A mean over bins, weighted by their predictions.
fn mean(bins: &[Bin], of: impl Fn(&Bin) -> f64) -> f64 {
    let all: u64 = bins.iter().map(|bin| bin.predictions).sum();
    bins.iter().map(|bin| bin.predictions as f64 * of(bin)).sum::<f64>() / all.max(1) as f64
}

/// Scale and shift of the log-odds that make what came out likeliest, by Newton's method.
fn fit<'a>(said: impl Iterator<Item = &'a Said> + Clone) -> (f64, f64) {
    let (mut scale, mut shift) = (1.0, 0.0);
    for _ in 0..25 {
        let (mut slope, mut bend) = ([0.0; 2], [0.0; 3]);
        for said in said.clone() {
            let odds = log_odds(said.win);
            let win = sigmoid(scale * odds + shift);
            let (miss, weight) = (win - said.won, win * (1.0 - win));
            slope[0] += miss * odds;
            slope[1] += miss;
            bend[0] += weight * odds * odds;
            bend[1] += weight * odds;
            bend[2] += weight;
        }
        let area = bend[0] * bend[2] - bend[1] * bend[1];
        // Too little was said, or always the same: there is nothing to fit.
        if area <= 1e-9 {
            return (1.0, 0.0);
        }
        let step = [(bend[2] * slope[0] - bend[1] * slope[1]) / area, (bend[0] * slope[1] - bend[1] * slope[0]) / area];
        scale -= step[0];
        shift -= step[1];
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    (scale, shift)
}

fn log_odds(win: f64) -> f64 {
    let win = win.clamp(1e-6, 1.0 - 1e-6);
    (win / (1.0 - win)).ln()
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::{BINS, Said, compare, log_odds, sigmoid};
    use crate::train::adam::Learner;
    use teahouse_game::Features;

    /// A game with a prediction in the middle of every bin; `true_share` is what comes out.
    fn game(true_share: impl Fn(f64) -> f64) -> Vec<Said> {
        (0..BINS).map(|at| (at as f64 + 0.5) / BINS as f64).map(|win| Said { win, won: true_share(win) }).collect()
    }

    #[test]
    fn whoever_is_right_has_no_error_and_whoever_is_not_is_corrected() {
        let right = compare(&vec![game(|win| win); 4]);
        assert!(right.error < 1e-9 && right.by_chance < 1e-9 && right.predictions == 40, "{right:?}");
        let bold = |win: f64| sigmoid(0.5 * log_odds(win) + 0.2);
        let wrong = compare(&vec![game(bold); 4]);
        let expected: f64 = game(bold).iter().map(|said| (said.win - said.won).abs()).sum::<f64>() / BINS as f64;
        assert!((wrong.error - expected).abs() < 1e-9 && wrong.error > 0.05, "{wrong:?}");
        let made = wrong.correction;
        assert!((made.scale - 0.5).abs() < 1e-6 && (made.shift - 0.2).abs() < 1e-6, "{made:?}");
        assert!((made.before - expected).abs() < 1e-9 && made.after < 1e-6, "{made:?}");
    }

    #[test]
    fn chance_is_counted_by_games_and_not_by_predictions() {
        // Half of the games are won: one prediction each, then the same one a hundred times.
        let games =
            |times| (0..64).map(|n| vec![Said { win: 0.5, won: f64::from(n / 2 % 2) }; times]).collect::<Vec<_>>();
        let (few, many) = (compare(&games(1)), compare(&games(100)));
        assert_eq!((few.error, few.bins[5].predictions, many.bins[5].predictions), (0.0, 64, 6400));
        assert!((few.bins[5].within - 1.96 * 0.5 / 8.0).abs() < 1e-3, "{few:?}");
        assert!((many.bins[5].within - few.bins[5].within).abs() < 1e-9, "{many:?}");
        // Always the same prediction: nothing to fit.
        assert_eq!((few.correction.scale, few.correction.shift), (1.0, 0.0));
    }

    #[test]
    fn a_corrected_net_says_what_the_correction_says_and_nothing_else_changes() {
        let net = Learner::new(20, 5).net;
        let corrected = net.corrected(0.7, -0.3);
        let mut features = Features::new();
        features.block(20).on(3).put(7, 0.5).on(19);
        let (before, after) = (net.worth(&features), corrected.worth(&features));
        let expected = sigmoid(0.7 * log_odds(f64::from(before.win)) - 0.3);
        assert!((f64::from(after.win) - expected).abs() < 1e-5, "{before:?} {after:?}");
        assert_eq!((after.lead, corrected.games()), (before.lead, net.games()));
    }
}
