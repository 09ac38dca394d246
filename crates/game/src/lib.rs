//! What a game is.
//!
//! A game is a pure value: a state, a [`Step`] in, events out. It has no I/O, no clock, no thread and no
//! randomness of its own. One trait, [`Game`], serves rules, server, bots, replay, browser and research.
//!
//! Reading order: [`Game`] (the contract), [`Match`] (a game being played: an append-only list of entries),
//! [`record`] (the `.tea` file), [`fair`] (dice that can be audited), [`scenario`] (positions with expectations).
//! A worked example of the trait is the tiny game in `xtask/template`.

mod arg;
pub mod data;
mod derive;
pub mod dice;
mod entry;
pub mod fair;
pub mod features;
mod game;
mod matches;
mod outcome;
pub mod record;
mod row;
pub mod rulebook;
pub mod scenario;
mod seat;
pub mod series;
mod setup;
mod shared;
pub mod sheet;
mod step;
mod text;

pub use arg::Arg;
pub use data::{Data, Fault, Faults, Held};
pub use dice::{Dice, FastDice};
pub use entry::{Entry, ParseEntryError};
pub use features::{Features, Recipe};
pub use game::{EventRule, Game, Log, NoOrder, Obeyed, Proposal, Rule, Token, Violation, Wire};
pub use matches::{EntryOf, Match, Refused, Snapshot, UndoRight};
pub use outcome::{Outcome, Share};
pub use row::{Preview, RowRefused, play_row, preview_row};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use setup::{Apart, OptionSpec, OptionValue, RuleSets, Setup, SetupError};
pub use shared::Shared;
pub use sheet::SheetLine;
pub use step::{Ask, Step, Waiting};
pub use text::{Phrase, TextPart};
