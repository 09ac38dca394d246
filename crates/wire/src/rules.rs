//! The rules of a game as pages show them: clauses, examples, a board to try things on.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::json::Json;
use crate::play::State;
use crate::problem::Problem;
use crate::seats::Seat;

wire! {
/// The rules of a game in one language.
pub struct RuleBook {
    /// Its title.
    pub title: String,
    /// What comes before the first section.
    pub blocks: Vec<RuleBlock>,
    /// The sections.
    pub sections: Vec<RuleSection>,
    /// How to play well: pieces of advice as clauses with a letter of their own, then whatever else is worth knowing.
    pub advice: Vec<RuleSection>,
}

/// A section of the rules.
pub struct RuleSection {
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<RuleBlock>,
}

/// A piece of the rules. Texts may carry `**strong**`, `*emphasis*` and `` `code` ``.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RuleBlock {
    /// A numbered clause.
    Clause {
        /// Its number.
        id: String,
        /// Its title.
        title: String,
        /// Its words.
        text: String,
        /// Scenarios that show it.
        scenarios: Vec<String>,
    },
    /// Words between the clauses.
    Text {
        /// The paragraph.
        text: String,
    },
    /// An entry of a plain list.
    Item {
        /// The entry.
        text: String,
    },
    /// A table; the first row is its head.
    Table {
        /// Rows of cells.
        rows: Vec<Vec<String>>,
    },
}

/// Where a clause lives: in the code, in the tests, in example positions. Made by the build.
pub struct ClauseCover {
    /// Its number.
    pub clause: String,
    /// Places in the rules' code, `apply.rs:120`.
    pub code: Vec<String>,
    /// Tests that would fail without it, `rules.rs: q12_corner_is_no_touch`.
    pub tests: Vec<String>,
    /// Scenarios that show it.
    pub scenarios: Vec<String>,
}

/// A scenario, played through.
pub struct Scene {
    /// Its name.
    pub name: String,
    /// Its title, in English.
    pub title: String,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// The board file.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Json,
    /// Number of seats.
    pub players: u8,
    /// How it begins, seen by whoever moves first.
    pub start: State,
    /// Its steps.
    pub steps: Vec<SceneStep>,
}

/// A step of a scenario.
pub struct SceneStep {
    /// Who moves; nobody if fate decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The move, or the result of chance, as the game's type `Move` or `Chance`.
    #[serde(rename = "move")]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub mv: Json,
    /// Why it is refused, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Problem>,
    /// What it leads to, with what it did.
    pub state: State,
}

/// What would a row of moves do, on a scenario's board after some moves?
pub struct PracticePreview {
    /// The scenario.
    pub scenario: String,
    /// The moves so far, each by whoever was asked.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub moves: Vec<Json>,
    /// The moves of whoever is asked now.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub row: Vec<Json>,
}

/// A try on a scenario's board: nothing is kept, the page says all it did so far.
pub struct Practice {
    /// The scenario.
    pub scenario: String,
    /// The moves so far, each by whoever was asked.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub moves: Vec<Json>,
}
}
