//! Bots. A bot sees exactly what a person in its seat would see: a view, never a state. The types enforce it.

mod arena;
mod greedy;

pub use arena::{ArenaError, ArenaReport, BotResult, arena};

use teahouse_game::{Ask, Dice, FastDice, Game, Match, Seat, Viewer, Waiting};

/// Somebody who chooses moves from what a seat may know.
pub trait Bot<G: Game>: Send {
    /// Picks one of the legal moves.
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move]) -> G::Move;
}

/// The names of the bots, weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// A bot by its name. It plays the same moves again with the same `seed`.
pub fn bot<G: Game>(name: &str, data: &'static G::Data, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let dice = FastDice::new(seed);
    match name {
        "random" => Some(Box::new(Random { dice })),
        "greedy" => Some(Box::new(greedy::Greedy { data, dice })),
        _ => None,
    }
}

/// Any legal move, all equally likely.
struct Random {
    dice: FastDice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Ask<G::Decision>, legal: &[G::Move]) -> G::Move {
        legal[self.dice.below(legal.len() as u32) as usize]
    }
}

/// Lets a bot choose for the seat that is asked. Here a state becomes a view for a bot; at a table of the catalogue `Table::think`
/// does the same.
pub fn consult<G: Game>(played: &Match<G>, bot: &mut dyn Bot<G>) -> Option<(Seat, G::Move)> {
    let Waiting::Seat(ask) = played.waiting() else { return None };
    let mut legal = Vec::new();
    played.game().legal_moves(ask.seat, &mut legal);
    let view = played.game().view(Viewer::Seat(ask.seat));
    Some((ask.seat, bot.choose(&view, ask, &legal)))
}
