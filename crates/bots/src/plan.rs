//! A whole turn at once: the best rows of small moves until fate decides or somebody else is asked, found by a beam.

use std::marker::PhantomData;

use teahouse_game::{Game, Log, Seat, Step, Waiting};

use crate::bargain::tried;
use crate::value::Valuer;

/// No turn is longer than this; what is not finished then is valued as it stands.
pub(crate) const LONGEST: usize = 40;

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
    /// Rows to give, at most.
    pub plans: usize,
    /// Moves in a row, at most: a whole turn with [`LONGEST`].
    pub longest: usize,
    /// Moves that are valued by the net at each step, at most; where there are more, those that the game's rule of thumb likes best.
    pub sift: usize,
}

/// A beginning of a turn, or a whole one. Its moves stand in [`Steps`], so that only the rows which are given are written out.
struct Way<G> {
    last: u32,
    after: G,
    value: f32,
}

/// One more move after one of the beginnings.
struct Next<M> {
    way: usize,
    mv: M,
    value: f32,
}

/// Every step of every way that was kept, with the one before it.
struct Steps<M>(Vec<(u32, M)>);

/// Before the first step.
const NOWHERE: u32 = u32::MAX;

impl<M: Copy> Steps<M> {
    fn add(&mut self, before: u32, mv: M) -> u32 {
        self.0.push((before, mv));
        self.0.len() as u32 - 1
    }

    fn row(&self, mut last: u32) -> Vec<M> {
        let mut row = Vec::new();
        while last != NOWHERE {
            let (before, mv) = self.0[last as usize];
            row.push(mv);
            last = before;
        }
        row.reverse();
        row
    }
}

/// The best rows for `seat`, which is asked in `world`, best first; at least one. A row ends where fate or another seat decides, or where
/// something hidden comes to light: what follows has to be thought about anew, and the house takes no row beyond it.
pub(crate) fn plans<G: Game>(world: &G, seat: Seat, beam: Beam, valuer: &mut Valuer) -> Vec<Plan<G>> {
    let mut ways = vec![Way { last: NOWHERE, after: world.clone(), value: 0.0 }];
    let mut found = Found { ways: Vec::with_capacity(beam.plans + 1), most: beam.plans, steps: Steps(Vec::new()) };
    let (mut legal, mut next) = (Vec::new(), Vec::new());
    for step in 1..=beam.longest {
        next.clear();
        for (way, from) in ways.iter().enumerate() {
            legal.clear();
            from.after.legal_moves(seat, &mut legal);
            sift(&from.after, seat, &mut legal, beam.sift);
            for &mv in &legal {
                let Some((after, value)) = tried(&from.after, seat, mv, valuer) else { continue };
                if step < beam.longest && goes_on(&after, seat) {
                    next.push(Next { way, mv, value });
                } else {
                    found.add(from.last, mv, after, value);
                }
            }
        }
        if next.is_empty() {
            return found.plans();
        }
        next.sort_by(|a, b| b.value.total_cmp(&a.value));
        ways = kept(&ways, &next, seat, beam.width, &mut found);
        if ways.is_empty() {
            return found.plans();
        }
    }
    found.plans()
}

/// Leaves only the moves that look best at once. What looks equally good is spread over the whole list, which is in the order of the board.
fn sift<G: Game>(state: &G, seat: Seat, legal: &mut Vec<G::Move>, most: usize) {
    if legal.len() <= most {
        return;
    }
    let spread = |at: u32| at.wrapping_mul(0x9E37_79B9);
    let rated = (0..).zip(legal.iter()).map(|(at, mv)| (moved(state, seat, *mv).judge(seat), spread(at), *mv));
    let mut rated: Vec<(i32, u32, G::Move)> = rated.collect();
    rated.select_nth_unstable_by(most - 1, |a, b| (b.0, b.1).cmp(&(a.0, a.1)));
    legal.clear();
    legal.extend(rated[..most].iter().map(|(_, _, mv)| *mv));
}

/// The most promising beginnings, none twice: small moves of a turn often lead to the same place in another order.
fn kept<G: Game>(
    ways: &[Way<G>],
    next: &[Next<G::Move>],
    seat: Seat,
    width: usize,
    found: &mut Found<G>,
) -> Vec<Way<G>> {
    let mut kept: Vec<Way<G>> = Vec::with_capacity(width);
    for step in next {
        if kept.len() == width {
            break;
        }
        let from = &ways[step.way];
        let mut after = from.after.clone();
        if comes_to_light(&mut after, seat, step.mv) {
            found.add(from.last, step.mv, after, step.value);
        } else if !kept.iter().any(|other| other.value == step.value && other.after == after) {
            kept.push(Way { last: found.steps.add(from.last, step.mv), after, value: step.value });
        }
    }
    kept
}

/// Plays a move and says whether something hidden came to light.
pub(crate) fn comes_to_light<G: Game>(state: &mut G, seat: Seat, mv: G::Move) -> bool {
    let mut light = Light::<G> { came: false, of: PhantomData };
    state.apply(Step::Move(seat, mv), &mut light);
    light.came
}

struct Light<G> {
    came: bool,
    of: PhantomData<G>,
}

impl<G: Game> Log<G::Event> for Light<G> {
    fn push(&mut self, event: impl FnOnce() -> G::Event) {
        self.came = self.came || G::reveals(&event());
    }
}

/// The best finished ways so far, best first.
struct Found<G: Game> {
    ways: Vec<Way<G>>,
    most: usize,
    steps: Steps<G::Move>,
}

impl<G: Game> Found<G> {
    fn add(&mut self, before: u32, mv: G::Move, after: G, value: f32) {
        let full = self.ways.len() >= self.most;
        if full && self.ways.last().is_some_and(|worst| worst.value >= value) {
            return;
        }
        let at = self.ways.partition_point(|other| other.value >= value);
        let same = |other: &Way<G>| other.value == value && other.after == after;
        if self.ways[..at].iter().rev().take_while(|other| other.value == value).any(same) {
            return;
        }
        let last = self.steps.add(before, mv);
        self.ways.insert(at, Way { last, after, value });
        self.ways.truncate(self.most);
    }

    fn plans(self) -> Vec<Plan<G>> {
        let Found { ways, steps, .. } = self;
        ways.into_iter().map(|Way { last, after, value }| Plan { row: steps.row(last), after, value }).collect()
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

#[cfg(test)]
mod tests {
    use teahouse_game::Seat;

    use super::{Beam, LONGEST, plans};
    use crate::toy::{Toy, net};
    use crate::value::Valuer;

    #[test]
    fn only_what_looks_best_at_once_is_valued() {
        let rows = |sift: usize| -> Vec<Vec<u8>> {
            let beam = Beam { width: 4, plans: 9, longest: LONGEST, sift };
            let found = plans(&Toy::new(1), Seat(0), beam, &mut Valuer::new(&net()));
            found.into_iter().map(|plan| plan.row).collect()
        };
        assert_eq!(rows(2), [[3], [2]]);
        assert_eq!(rows(4).len(), 4);
    }
}
