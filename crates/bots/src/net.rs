//! A small net that values a position: sparse inputs → hidden units, beside them a straight line from each input to each answer.

mod file;

use teahouse_game::{Features, Game, Outcome, Seat};

pub use file::BadNet;

/// Numbers that one input adds to: the hidden units and the two answers. As many as keep the largest net below 200 kB.
pub(crate) const WIDTH: usize = 56;
/// The answers: how likely a win is, and how big it would be.
pub(crate) const ANSWERS: usize = 2;
/// The first of them.
const WIN: usize = 0;
/// Hidden units.
pub(crate) const HIDDEN: usize = WIDTH - ANSWERS;

/// One number for each hidden unit, then one for each answer.
pub(crate) type Row = [f32; WIDTH];

/// What a net thinks of a position, for the seat whose features it saw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The share of the victory to be expected, 0 to 1.
    pub win: f32,
    /// How far ahead at the end, from 0 (far behind) by 0.5 (level) to 1.
    pub lead: f32,
}

impl Worth {
    /// One number to choose moves by. The lead tells moves apart where the win is all but certain or lost.
    pub fn value(self) -> f32 {
        0.7 * self.win + 0.3 * self.lead
    }

    /// What the end of a game is worth to a seat.
    pub(crate) fn of_end<G: Game>(outcome: &Outcome, seat: Seat, usual_lead: f32) -> Worth {
        let winners = outcome.places.iter().filter(|place| **place == 1).count();
        let win = if outcome.places[seat.index()] == 1 { 1.0 / winners as f32 } else { 0.0 };
        Worth { win, lead: 0.5 + 0.5 * (lead::<G>(outcome, seat) / usual_lead).tanh() }
    }
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What each input adds.
    pub(crate) inputs: Vec<Row>,
    /// What is there before any input.
    pub(crate) bias: Row,
    /// What the hidden units add to each answer.
    pub(crate) top: [[f32; HIDDEN]; ANSWERS],
    /// Of how many games it has learnt.
    pub(crate) games: u64,
    /// A lead at the end that is usual in this game: what a lead is measured by.
    pub(crate) usual_lead: f32,
}

impl Net {
    /// A net that says nothing yet.
    pub(crate) fn empty(inputs: usize) -> Net {
        let (bias, top) = ([0.0; WIDTH], [[0.0; HIDDEN]; ANSWERS]);
        Net { inputs: vec![[0.0; WIDTH]; inputs], bias, top, games: 0, usual_lead: 1.0 }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Of how many games it has learnt.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The same net with another opinion of what a win is worth: its log-odds times `scale`, plus `shift` (Platt). Only the sums that lead
    /// to that answer change, so the file is of the same kind and nobody who plays with it need know.
    pub fn corrected(&self, scale: f32, shift: f32) -> Net {
        let mut net = self.clone();
        for row in net.inputs.iter_mut().chain([&mut net.bias]) {
            row[HIDDEN + WIN] *= scale;
        }
        net.bias[HIDDEN + WIN] += shift;
        net.top[WIN].iter_mut().for_each(|weight| *weight *= scale);
        net
    }

    /// What the hidden units and the answers add up to, before anything is bent. Not inlined, so that it is compiled for speed wherever this
    /// crate is, though the games' crates in which bots become code be not.
    pub(crate) fn sums(&self, active: &[(u16, f32)]) -> Row {
        let mut sums = self.bias;
        for &(input, value) in active {
            let row = &self.inputs[usize::from(input)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight * value;
            }
        }
        sums
    }

    /// The answers to those sums.
    pub(crate) fn answers(&self, sums: &Row) -> [f32; ANSWERS] {
        std::array::from_fn(|answer| {
            let hidden: f32 = self.top[answer].iter().zip(sums).map(|(weight, sum)| weight * sum.max(0.0)).sum();
            sigmoid(hidden + sums[HIDDEN + answer])
        })
    }

    /// What it thinks of a position.
    pub fn worth(&self, features: &Features) -> Worth {
        let [win, lead] = self.answers(&self.sums(features.active()));
        Worth { win, lead }
    }
}

/// How far a seat is ahead of the best other one.
pub(crate) fn lead<G: Game>(outcome: &Outcome, seat: Seat) -> f32 {
    let sign = if G::LOWEST_WINS { -1.0 } else { 1.0 };
    let score = |at: usize| sign * outcome.scores[at] as f32;
    let others = (0..outcome.scores.len()).filter(|at| *at != seat.index()).map(score);
    score(seat.index()) - others.fold(f32::NEG_INFINITY, f32::max)
}

#[inline]
fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
