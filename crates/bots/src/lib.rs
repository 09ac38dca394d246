//! Bots. A bot sees exactly what a person in its seat would see: a view, never a state. The types enforce it.

mod arena;
mod greedy;

pub use arena::{ArenaError, ArenaReport, BotResult, arena};

use serde::{Deserialize, Serialize};
use teahouse_game::{Ask, Dice, FastDice, Game, Match, Seat, Viewer, Waiting};

/// Somebody who chooses moves from what a seat may know.
pub trait Bot<G: Game>: Send {
    /// Picks one of the legal moves.
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move]) -> G::Move;
}

/// How well a bot plays, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once.
    Greedy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A bot of a level. It plays the same moves again with the same `seed`.
pub fn bot<G: Game>(level: Level, data: &'static G::Data, seed: u64) -> Box<dyn Bot<G>> {
    let dice = FastDice::new(seed);
    match level {
        Level::Random => Box::new(Random { dice }),
        Level::Greedy => Box::new(greedy::Greedy { data, dice }),
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
