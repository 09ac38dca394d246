//! Bots. A bot sees exactly what a person in its seat would see: a view, never a state. The types enforce it.
//!
//! Reading order: [`Bot`]; `net` values a position by its features; `plan` finds good rows of moves for a turn; `search` looks further
//! ahead; `learnt` is the bot made of them; [`train()`] makes nets; [`arena()`] measures bots.

mod arena;
mod dial;
mod elo;
mod greedy;
mod learnt;
mod level;
mod net;
mod nets;
mod plain;
mod plan;
mod search;
mod settings;
mod train;
mod value;

pub use arena::{ArenaError, ArenaReport, BotResult, Series, arena};
pub use elo::{Duel, Rating, ratings};
pub use level::Level;
pub use net::{BadNet, Net, Worth};
pub use nets::Nets;
pub use settings::{BadSettings, Settings};
pub use train::{Budget, Course, Progress, TrainError, train};

use teahouse_game::{Ask, Dice, FastDice, Game, Match, Seat, Setup, Viewer, Waiting};

/// Somebody who chooses moves from what a seat may know.
pub trait Bot<G: Game>: Send {
    /// Picks a row of moves that begins with one of the legal ones and ends before fate or another seat decides.
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move]) -> Vec<G::Move>;
}

/// A bot of a level. It plays the same moves again with the same `seed`. Where there is no net for the table yet, `greedy` plays.
pub fn bot<G: Game>(level: Level, data: &'static G::Data, setup: &Setup, nets: &Nets, seed: u64) -> Box<dyn Bot<G>> {
    let greedy = || Box::new(greedy::Greedy { data, dice: FastDice::new(seed) });
    Settings::from(level).seat(data, setup, nets, seed).unwrap_or_else(|_| greedy())
}

/// Any legal move, all equally likely.
struct Random {
    dice: FastDice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Ask<G::Decision>, legal: &[G::Move]) -> Vec<G::Move> {
        vec![legal[self.dice.below(legal.len() as u32) as usize]]
    }
}

/// Lets a bot choose for the seat that is asked. Here a state becomes a view for a bot; at a table of the catalogue `Table::think`
/// does the same.
pub fn consult<G: Game>(played: &Match<G>, bot: &mut dyn Bot<G>) -> Option<(Seat, Vec<G::Move>)> {
    let Waiting::Seat(ask) = played.waiting() else { return None };
    let mut legal = Vec::new();
    played.game().legal_moves(ask.seat, &mut legal);
    let view = played.game().view(Viewer::Seat(ask.seat));
    Some((ask.seat, bot.choose(&view, ask, &legal)))
}
