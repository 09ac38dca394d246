//! A whole turn at once: the best rows of small moves until fate decides or somebody else is asked, found by a beam.

use std::marker::PhantomData;

use teahouse_game::{Game, Log, Seat, Step, Waiting};

use crate::value::Valuer;

/// No turn is longer than this; what is not finished then is valued as it stands.
const LONGEST: usize = 40;

/// A row of moves, what it leads to and what that is worth to the seat that plays it.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Game> {
    pub row: Vec<G::Move>,
    pub after: G,
    pub value: f32,
}

/// How widely to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Beam {
    /// Beginnings that are kept at each step; 1 looks one move ahead at a time.
    pub width: usize,
    /// Whole rows to give, at most.
    pub plans: usize,
}

/// One more move after one of the beginnings.
struct Next<M> {
    way: usize,
    mv: M,
    value: f32,
}

/// The best rows for `seat`, which is asked in `world`, best first; at least one. A row ends where fate or another seat decides, or where
/// something hidden comes to light: what follows has to be thought about anew, and the house takes no row beyond it.
pub(crate) fn plans<G: Game>(world: &G, seat: Seat, beam: Beam, valuer: &mut Valuer) -> Vec<Plan<G>> {
    let mut ways = vec![Plan { row: Vec::new(), after: world.clone(), value: 0.0 }];
    let mut found = Found { plans: Vec::with_capacity(beam.plans + 1), most: beam.plans };
    let (mut legal, mut next) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        next.clear();
        for (way, from) in ways.iter().enumerate() {
            legal.clear();
            from.after.legal_moves(seat, &mut legal);
            for &mv in &legal {
                let after = moved(&from.after, seat, mv);
                let value = valuer.worth(&after, seat).value();
                if goes_on(&after, seat) {
                    next.push(Next { way, mv, value });
                } else {
                    found.add(&from.row, mv, after, value);
                }
            }
        }
        if next.is_empty() {
            return found.plans;
        }
        next.sort_by(|a, b| b.value.total_cmp(&a.value));
        ways = kept(&ways, &next, seat, beam.width, &mut found);
        if ways.is_empty() {
            return found.plans;
        }
    }
    if found.plans.is_empty() { ways } else { found.plans }
}

/// The most promising beginnings, none twice: small moves of a turn often lead to the same place in another order.
fn kept<G: Game>(
    ways: &[Plan<G>],
    next: &[Next<G::Move>],
    seat: Seat,
    width: usize,
    found: &mut Found<G>,
) -> Vec<Plan<G>> {
    let mut kept: Vec<Plan<G>> = Vec::with_capacity(width);
    for step in next {
        if kept.len() == width {
            break;
        }
        let from = &ways[step.way];
        let mut after = from.after.clone();
        let mut light = Light::<G>::default();
        after.apply(Step::Move(seat, step.mv), &mut light);
        if light.came {
            found.add(&from.row, step.mv, after, step.value);
        } else if !kept.iter().any(|other| other.value == step.value && other.after == after) {
            kept.push(Plan { row: [&from.row[..], &[step.mv]].concat(), after, value: step.value });
        }
    }
    kept
}

/// Notes whether something hidden came to light.
struct Light<G> {
    came: bool,
    of: PhantomData<G>,
}

impl<G> Default for Light<G> {
    fn default() -> Self {
        Light { came: false, of: PhantomData }
    }
}

impl<G: Game> Log<G::Event> for Light<G> {
    fn push(&mut self, event: impl FnOnce() -> G::Event) {
        self.came = self.came || G::reveals(&event());
    }
}

/// The best finished rows so far, best first.
struct Found<G: Game> {
    plans: Vec<Plan<G>>,
    most: usize,
}

impl<G: Game> Found<G> {
    fn add(&mut self, row: &[G::Move], mv: G::Move, after: G, value: f32) {
        let full = self.plans.len() >= self.most;
        if full && self.plans.last().is_some_and(|worst| worst.value >= value) {
            return;
        }
        let at = self.plans.partition_point(|other| other.value >= value);
        let same = |other: &Plan<G>| other.value == value && other.after == after;
        if self.plans[..at].iter().rev().take_while(|other| other.value == value).any(same) {
            return;
        }
        self.plans.insert(at, Plan { row: [row, &[mv]].concat(), after, value });
        self.plans.truncate(self.most);
    }
}

pub(crate) fn moved<G: Game>(state: &G, seat: Seat, mv: G::Move) -> G {
    let mut after = state.clone();
    after.apply(Step::Move(seat, mv), &mut ());
    after
}

/// Whether `seat` is asked once more.
pub(crate) fn goes_on<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.waiting(), Waiting::Seat(ask) if ask.seat == seat)
}
