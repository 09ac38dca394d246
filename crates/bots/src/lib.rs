//! Bots. A bot sees exactly what a person in its seat would see: a view, never a state. The types enforce it.
//!
//! Reading order: [`Bot`]; `net` values a position by its features; `plan` finds good rows of moves for a turn; `search` looks further
//! ahead; `learnt` is the bot made of them; [`train()`] makes nets; [`arena()`] measures bots, [`calibrate()`] what
//! nets say, [`repeat`] is there to be counted.

mod arena;
mod bargain;
mod calibrate;
mod dial;
mod elo;
mod gauge;
mod greedy;
mod honest;
mod learnt;
mod level;
mod net;
mod nets;
mod plain;
mod plan;
mod search;
mod settings;
mod steps;
mod timed;
#[cfg(test)]
mod toy;
mod train;
mod value;

pub use arena::{ArenaError, ArenaReport, BotResult, Series, arena};
pub use calibrate::{Bin, Calibration, Correction, calibrate};
pub use elo::{Duel, Rating, ratings};
pub use gauge::{Work, repeat};
pub use honest::differing_choices;
pub use level::Level;
pub use net::{BadNet, Net, Worth};
pub use nets::Nets;
pub use settings::{BadSettings, Settings};
pub use timed::Clock;
pub use train::{Budget, Course, Progress, TrainError, train};

use teahouse_game::{Ask, Dice, FastDice, Game, Held, Match, Seat, Setup, Viewer, Waiting};

/// Somebody who chooses moves from what a seat may know.
pub trait Bot<G: Game>: Send {
    /// Picks a row of moves that begins with one of the legal ones and ends before fate or another seat decides.
    ///
    /// `stop` is asked before each walk of a search: as soon as it says yes, the bot answers with the best it has found. Whoever has no
    /// limit gives [`never()`]. A bot that is never stopped chooses by its seed, its settings and what it is shown alone.
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move], stop: Stop<'_>) -> Vec<G::Move>;
}

/// Says when it is time to answer; a search may ask on several threads.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// The answer of whoever sets no limit to a bot's thinking.
pub fn never() -> bool {
    false
}

/// A bot of a level. It plays the same moves again with the same `seed`. Where there is no net for the table yet, `greedy` plays.
pub fn bot<G: Game>(level: Level, data: &Held<G::Data>, setup: &Setup, nets: &Nets, seed: u64) -> Box<dyn Bot<G>> {
    let greedy = || Box::new(greedy::Greedy { data: data.clone(), dice: FastDice::new(seed) });
    Settings::from(level).seat(data, setup, nets, seed).unwrap_or_else(|_| greedy())
}

/// Any legal move, all equally likely.
struct Random {
    dice: FastDice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Ask<G::Decision>, legal: &[G::Move], _: Stop<'_>) -> Vec<G::Move> {
        vec![legal[self.dice.below(legal.len() as u32) as usize]]
    }
}

/// Lets a bot choose for the seat that is asked. Here a state becomes a view for a bot; at a table of the catalogue `Table::think`
/// does the same.
pub fn consult<G: Game>(played: &Match<G>, bot: &mut dyn Bot<G>, stop: Stop<'_>) -> Option<(Seat, Vec<G::Move>)> {
    let Waiting::Seat(ask) = played.waiting() else { return None };
    let mut legal = Vec::new();
    played.game().legal_moves(ask.seat, &mut legal);
    let view = played.game().view(Viewer::Seat(ask.seat));
    Some((ask.seat, bot.choose(&view, ask, &legal, stop)))
}
