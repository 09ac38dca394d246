//! A bot that thinks for so long. The clock comes from outside.

use std::time::Duration;

use teahouse_game::{Ask, Game};

use crate::{Bot, Stop};

/// Tells how much time has gone by since some moment; it may be asked on any thread.
pub type Clock = fn() -> Duration;

pub(crate) struct Timed<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub time: Duration,
    pub clock: Clock,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move], stop: Stop<'_>) -> Vec<G::Move> {
        let (clock, end) = (self.clock, (self.clock)() + self.time);
        self.bot.choose(view, ask, legal, &|| stop() || clock() >= end)
    }
}
