//! One step of look-ahead: try every move in a possible world, take the one that looks best.

use teahouse_game::{Ask, Dice, FastDice, Game, Held, Step};

use crate::{Bot, Stop};

pub(crate) struct Greedy<G: Game> {
    pub data: Held<G::Data>,
    pub dice: FastDice,
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move], _: Stop<'_>) -> Vec<G::Move> {
        let world = G::determinize(&self.data, view, &mut self.dice);
        let worth = |mv: G::Move| {
            let mut after = world.clone();
            after.apply(Step::Move(ask.seat, mv), &mut ());
            after.judge(ask.seat)
        };
        let (mut best, mut top, mut ties) = (legal[0], i32::MIN, 0);
        for &mv in legal {
            let value = worth(mv);
            if value > top {
                (best, top, ties) = (mv, value, 1);
            } else if value == top {
                // Equally good moves are equally likely.
                ties += 1;
                if self.dice.below(ties) == 0 {
                    best = mv;
                }
            }
        }
        vec![best]
    }
}
