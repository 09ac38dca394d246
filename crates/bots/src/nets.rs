//! The nets of a game: which of them plays at a table.

use std::sync::{Arc, OnceLock};

use teahouse_game::{Features, Game, Held, Seat, Setup};

use crate::net::Net;

/// The files in `games/*/nets`, each with its name: the number of players, then what it was trained for where that is not the usual,
/// as `2`, `3-classic` or `4-lion`.
pub struct Nets {
    files: &'static [(&'static str, &'static [u8])],
    read: OnceLock<Vec<(&'static str, Arc<Net>)>>,
}

impl std::fmt::Debug for Nets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.files.iter().map(|(name, _)| name)).finish()
    }
}

impl Nets {
    /// The nets in these files.
    pub const fn new(files: &'static [(&'static str, &'static [u8])]) -> Nets {
        Nets { files, read: OnceLock::new() }
    }

    fn all(&self) -> &[(&'static str, Arc<Net>)] {
        self.read.get_or_init(|| {
            let read =
                |(name, bytes): &(&'static str, &'static [u8])| Some((*name, Arc::new(Net::from_bytes(bytes).ok()?)));
            // A test reads them all: a file that is no net cannot get here.
            self.files.iter().filter_map(read).collect()
        })
    }

    /// The net for a table and its name: among those that fit, the one whose name says most of the board and the options that are
    /// played; none if no net fits.
    pub fn of<G: Game>(&self, data: &Held<G::Data>, setup: &Setup) -> Option<(&'static str, Arc<Net>)> {
        let inputs = inputs::<G>(data, setup)?;
        let fits = |(_, net): &&(&'static str, Arc<Net>)| net.inputs() == inputs;
        let rank = |name: &str| rank(name, setup);
        let best = self.all().iter().filter(fits).max_by_key(|(name, _)| rank(name))?;
        Some(best.clone())
    }
}

/// Inputs that a net for this table must have; none if there is no such table.
pub(crate) fn inputs<G: Game>(data: &Held<G::Data>, setup: &Setup) -> Option<usize> {
    let mut features = Features::new();
    G::new(data, setup).ok()?.features(Seat(0), &mut features);
    Some(features.inputs())
}

/// How well a name suits a table: players first, then what it says of board and options; saying something else counts against it.
fn rank(name: &str, setup: &Setup) -> (bool, i32) {
    let mut parts = name.split('-');
    let players = parts.next().and_then(|part| part.parse().ok()) == Some(setup.players);
    let said = |part: &str| part == setup.board || setup.options.values().any(|value| value == part);
    (players, parts.map(|part| if said(part) { 1 } else { -1 }).sum())
}
