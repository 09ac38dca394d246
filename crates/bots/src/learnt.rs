//! The bot that people play against: a net, a look ahead, and a dial that makes it err like a person.

use std::sync::Arc;

use teahouse_game::{Ask, FastDice, Game};

use crate::Bot;
use crate::dial::softmax;
use crate::net::Net;
use crate::search::{Choice, Manner, search};
use crate::value::Valuer;

/// How one plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    pub manner: Manner,
    /// How freely it chooses among good rows; 0 always takes the best.
    pub temperature: f32,
    /// A row that is worth so much less than the best is never chosen, however freely.
    pub blunder: f32,
}

pub(crate) struct Learnt<G: Game> {
    pub data: &'static G::Data,
    pub net: Arc<Net>,
    pub style: Style,
    pub dice: FastDice,
}

impl<G: Game> Bot<G> for Learnt<G> {
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move]) -> Vec<G::Move> {
        if let [only] = legal {
            return vec![*only];
        }
        let world = G::determinize(self.data, view, &mut self.dice);
        let mut valuer = Valuer::new(&self.net);
        let choices = search(&world, ask.seat, self.style.manner, &mut valuer, &mut self.dice, &|| false);
        pick(choices, self.style, &mut self.dice)
    }
}

fn pick<M>(mut choices: Vec<Choice<M>>, style: Style, dice: &mut FastDice) -> Vec<M> {
    if style.temperature > 0.0 {
        let top = choices.iter().map(|choice| choice.value).fold(f32::NEG_INFINITY, f32::max);
        choices.retain(|choice| choice.value >= top - style.blunder);
        let values: Vec<f32> = choices.iter().map(|choice| choice.value).collect();
        let chosen = softmax(&values, style.temperature, dice);
        return choices.swap_remove(chosen).row;
    }
    choices.swap_remove(0).row
}
