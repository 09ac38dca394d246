//! What the people at a table agree on before the first step.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Data, Game, Phrase, Seat};

/// One thing a table may choose, with its possible values; the first name is what records and flags use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Name, as in `--option first=1`.
    pub name: &'static str,
    /// Every value it can take.
    pub values: &'static [&'static str],
    /// The value when nothing is said.
    pub default: &'static str,
}

/// The option by which a table agrees on who begins, in games that have one. Its values are seats (`0`, `1`, …) or something else, such as a lot.
const FIRST: &str = "first";

impl OptionSpec {
    /// The seat that one of its values names.
    pub fn seat(&self, value: &str) -> Option<Seat> {
        value.parse().ok().filter(|_| self.name == FIRST).map(Seat)
    }
}

/// How options hang together where one of them chooses a whole set of rules: the others follow it unless they are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSets {
    /// The option that chooses a set.
    pub option: &'static str,
    /// The value of the others that means: as the set has it.
    pub follows: &'static str,
    /// What that is: for each set its options with their values. Options that are the same in all sets are left out.
    pub means: &'static [(&'static str, &'static [OptionValue])],
    /// Options that count for something only while another one has this value.
    pub idle: &'static [(&'static str, OptionValue)],
    /// Values that do not go together: [`Game::new`] refuses them.
    pub apart: &'static [Apart],
}

/// An option and one of its values.
pub type OptionValue = (&'static str, &'static str);

/// Values that do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apart {
    /// All of them at once.
    pub values: &'static [OptionValue],
    /// The id of the phrase that says why.
    pub why: &'static str,
}

impl RuleSets {
    /// What an option is in a set of rules; none if it is the same in all of them.
    pub fn meaning(&self, set: &str, name: &str) -> Option<&'static str> {
        let (_, means) = self.means.iter().find(|(id, _)| *id == set)?;
        means.iter().find(|(option, _)| *option == name).map(|(_, value)| *value)
    }
}

/// Seats, board and options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Version of the rules the match is played by; an old record keeps its old rules for ever.
    pub rules: u16,
    /// Number of seats.
    pub players: u8,
    /// Id of the board.
    pub board: String,
    /// The options that were chosen; an option left out has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Why a table cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Error)]
#[allow(missing_docs)]
pub enum SetupError {
    #[error("{game} is for {min} to {max} players, not {players}")]
    Players { game: &'static str, min: u8, max: u8, players: u8 },
    #[error("{game} has no option {name:?}; it has: {known}")]
    UnknownOption { game: &'static str, name: String, known: String },
    #[error("option {name} cannot be {value:?}; it can be: {values}")]
    OptionValue { name: String, value: String, values: String },
    /// Only the game knows why: in English for the terminal, and as a phrase of its catalogue for pages.
    #[error("{what}")]
    Conflict { what: String, phrase: Phrase },
    #[error("these are rules version {wanted} of {game}, this program knows versions up to {known}")]
    Version { game: &'static str, wanted: u16, known: u16 },
}

impl SetupError {
    /// The same as a code with parameters.
    pub fn phrase(&self) -> Phrase {
        match self {
            SetupError::Players { min, max, players, .. } => {
                Phrase::new("setup-players").with("min", *min).with("max", *max).with("players", *players)
            }
            SetupError::UnknownOption { name, known, .. } => {
                Phrase::new("setup-unknown-option").with("name", name.as_str()).with("known", known.as_str())
            }
            SetupError::OptionValue { name, value, values } => Phrase::new("setup-option-value")
                .with("name", name.as_str())
                .with("value", value.as_str())
                .with("values", values.as_str()),
            SetupError::Conflict { phrase, .. } => phrase.clone(),
            SetupError::Version { wanted, known, .. } => {
                Phrase::new("setup-version").with("wanted", *wanted).with("known", *known)
            }
        }
    }
}

impl Setup {
    /// The usual table: newest rules, first board, no option changed.
    pub fn new<G: Game>(players: u8) -> Setup {
        let board = G::Data::built_in()[0].id().to_owned();
        Setup { rules: G::VERSION, players, board, options: BTreeMap::new() }
    }

    /// The same with one option set.
    pub fn with(mut self, name: &str, value: &str) -> Setup {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Who begins, if a seat was named.
    pub fn first(&self) -> Option<Seat> {
        self.options.get(FIRST)?.parse().ok().map(Seat)
    }

    /// The same with a seat that begins, if the game lets one be chosen.
    pub fn with_first<G: Game>(self, seat: Seat) -> Setup {
        let may = G::OPTIONS.iter().any(|option| option.name == FIRST);
        if may { self.with(FIRST, &seat.to_string()) } else { self }
    }

    /// The value of an option, the default when it was left out.
    pub fn option<G: Game>(&self, name: &str) -> &str {
        let default = || G::OPTIONS.iter().find(|o| o.name == name).map_or("", |o| o.default);
        self.options.get(name).map_or_else(default, String::as_str)
    }

    /// What an option comes to: the value that was chosen, or what the chosen set of rules has.
    pub fn holds<G: Game>(&self, name: &str) -> &str {
        let value = self.option::<G>(name);
        let sets = G::RULE_SETS.filter(|sets| sets.follows == value);
        sets.and_then(|sets| sets.meaning(self.option::<G>(sets.option), name)).unwrap_or(value)
    }

    /// Checks what every game asks of a setup; `Game::new` adds what only that game knows.
    pub fn validate<G: Game>(&self) -> Result<(), SetupError> {
        let (min, max) = G::PLAYERS;
        if self.players < min || self.players > max {
            return Err(SetupError::Players { game: G::NAME, min, max, players: self.players });
        }
        if self.rules == 0 || self.rules > G::VERSION {
            return Err(SetupError::Version { game: G::NAME, wanted: self.rules, known: G::VERSION });
        }
        for (name, value) in &self.options {
            let Some(spec) = G::OPTIONS.iter().find(|o| o.name == name) else {
                let known = G::OPTIONS.iter().map(|o| o.name).collect::<Vec<_>>().join(", ");
                return Err(SetupError::UnknownOption { game: G::NAME, name: name.clone(), known });
            };
            if !spec.values.contains(&value.as_str()) {
                let values = spec.values.join(", ");
                return Err(SetupError::OptionValue { name: name.clone(), value: value.clone(), values });
            }
        }
        Ok(())
    }
}
