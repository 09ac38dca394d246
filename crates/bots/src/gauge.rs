//! The same pieces of work from the same seeds, again and again: `cargo xtask instructions` counts what each of them costs, so that nobody
//! makes one dearer without knowing. Positions come from random games and the net has random weights: only code changes the count.

use std::hint::black_box;

use teahouse_game::{Dice, FastDice, Features, Game, Held, Seat, Setup, SetupError, Step, Viewer};

use crate::never;
use crate::search::{Manner, search};
use crate::train::adam::Learner;
use crate::train::self_play::until_asked;
use crate::value::Valuer;

const SEED: u64 = 7;
/// Positions that are worked on in turn, each so many decisions after the one before.
const POSITIONS: usize = 24;
const APART: u32 = 7;
/// Walks of one search.
const WALKS: u32 = 16;

/// A piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A random game.
    Playout,
    /// What a seat knows.
    View,
    /// Another world that a seat cannot tell from this one, with the copy that it is dealt in.
    Redeal,
    /// The inputs of a net.
    Features,
    /// What a net makes of them.
    Net,
    /// One walk of a search, with its part of the root.
    Walk,
}

impl Work {
    /// All of them.
    pub const ALL: [Work; 6] = [Work::Playout, Work::View, Work::Redeal, Work::Features, Work::Net, Work::Walk];

    /// Its name in the table of counts.
    pub const fn name(self) -> &'static str {
        match self {
            Work::Playout => "playout",
            Work::View => "view",
            Work::Redeal => "redeal",
            Work::Features => "features",
            Work::Net => "net",
            Work::Walk => "walk",
        }
    }

    /// How often it is done: enough for a mean, few enough for a program that runs fifty times slower than usual.
    const fn times(self) -> u32 {
        match self {
            Work::Playout => 24,
            Work::View | Work::Redeal | Work::Features | Work::Net => 10 * POSITIONS as u32,
            Work::Walk => 6,
        }
    }
}

/// Does a piece of work and says how many pieces it was.
pub fn repeat<G: Game>(data: &Held<G::Data>, setup: &Setup, work: Work) -> Result<u32, SetupError> {
    let start = G::new(data, setup)?;
    let mut dice = FastDice::new(SEED);
    let positions = positions(&start, &mut dice);
    let at = |n: u32| &positions[n as usize % POSITIONS];
    let net = Learner::new(inputs(&start), SEED).net;
    let mut valuer = Valuer::new(&net);
    match work {
        Work::Playout => counted(work, &mut |_| {
            let mut game = start.clone();
            while let Some(seat) = until_asked(&mut game, &mut dice) {
                game.apply(Step::Move(seat, game.random_move(seat, &mut dice)), &mut ());
            }
        }),
        Work::View => counted(work, &mut |n| {
            let (state, seat) = at(n);
            black_box(state.view(Viewer::Seat(*seat)));
        }),
        Work::Redeal => counted(work, &mut |n| {
            let (state, seat) = at(n);
            let mut world = state.clone();
            world.redeal(Viewer::Seat(*seat), &mut dice);
            black_box(&world);
        }),
        Work::Features => counted(work, &mut |n| {
            let (state, seat) = at(n);
            valuer.features.clear();
            state.features(*seat, &mut valuer.features);
            black_box(&valuer.features);
        }),
        Work::Net => {
            let features: Vec<Features> = positions.iter().map(|(state, seat)| features(state, *seat)).collect();
            counted(work, &mut |n| _ = black_box(net.worth(black_box(&features[n as usize % POSITIONS]))));
        }
        Work::Walk => counted(work, &mut |n| {
            let (state, seat) = at(n * POSITIONS as u32 / work.times());
            black_box(search(state, *seat, Manner::new(WALKS, 6, 6), &mut valuer, &mut dice, &never));
        }),
    }
    Ok(work.times() * if work == Work::Walk { WALKS } else { 1 })
}

/// The counter begins where this function is entered and ends where it is left; xtask knows it by its name. What is done only once, such as
/// the growing of lists, is done before.
fn counted(work: Work, once: &mut dyn FnMut(u32)) {
    once(0);
    gauge_counted(work.times(), once);
}

#[inline(never)]
fn gauge_counted(times: u32, once: &mut dyn FnMut(u32)) {
    for n in 0..times {
        once(n);
    }
}

/// Positions from random games in which the asked seat has a choice.
fn positions<G: Game>(start: &G, dice: &mut FastDice) -> Vec<(G, Seat)> {
    let mut positions = Vec::with_capacity(POSITIONS);
    let (mut game, mut legal) = (start.clone(), Vec::new());
    let mut left = 1 + dice.below(APART);
    while positions.len() < POSITIONS {
        let Some(seat) = until_asked(&mut game, dice) else {
            game = start.clone();
            continue;
        };
        left -= 1;
        legal.clear();
        game.legal_moves(seat, &mut legal);
        if left == 0 {
            left = APART;
            if legal.len() > 1 {
                positions.push((game.clone(), seat));
            }
        }
        game.apply(Step::Move(seat, legal[dice.below(legal.len() as u32) as usize]), &mut ());
    }
    positions
}

fn features<G: Game>(state: &G, seat: Seat) -> Features {
    let mut features = Features::new();
    state.features(seat, &mut features);
    features
}

fn inputs<G: Game>(start: &G) -> usize {
    features(start, Seat(0)).inputs()
}
