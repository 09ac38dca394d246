//! What can be played, and what can be learnt about it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::seats::{Level, Seat};

wire! {
/// A game of the catalogue.
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its own name.
    pub name: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Its boards; the first is the default.
    pub boards: Vec<String>,
    /// How many may play on each board.
    pub seats: BTreeMap<String, Vec<u8>>,
    /// The boards of its usual series, in order; none if it has no usual series.
    pub series: Vec<String>,
    /// What a table may choose.
    pub options: BTreeMap<String, Choice>,
    /// How they hang together, where one of them chooses a whole set of rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule_sets: Option<RuleSets>,
    /// Levels of bots, weakest first.
    pub bots: Vec<Level>,
    /// Which clause tells of each kind of event.
    pub event_rules: Vec<EventRule>,
    /// The lessons of its tutorial, in order; none if it has no tutorial.
    pub lessons: Vec<Lesson>,
}

/// One lesson of a tutorial: a position, and what is to be done there. Its words are `lesson-<id>` in the game's catalogue.
pub struct Lesson {
    /// Its id, part of the message ids.
    pub id: String,
    /// The scenario it is played on.
    pub scenario: String,
    /// Kinds of events that have to happen; any legal move will do if there are none.
    pub events: Vec<String>,
    /// Kinds of events after which they no longer can; none: each move has to bring one of them.
    #[serde(default)]
    pub missed: Vec<String>,
    /// The clause that has to refuse the move, where the lesson is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// The clause that tells of a kind of event.
pub struct EventRule {
    /// The kind.
    pub kind: String,
    /// The event's reason, where that decides which clause it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The clause.
    pub rule: String,
}

/// The values of an option.
pub struct Choice {
    /// All of them.
    pub values: Vec<String>,
    /// The one when nothing is said.
    pub default: String,
    /// Values that name a seat, with its number: they are for tables that have it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, Seat>>", optional))]
    pub seats: BTreeMap<String, Seat>,
}

/// One option is a whole set of rules, the others follow it unless they are changed.
pub struct RuleSets {
    /// The option that chooses a set.
    pub option: String,
    /// The value of the others that means: as the set has it.
    pub follows: String,
    /// What that is: for each set its options with their values. Options that are the same in all sets are left out.
    pub means: BTreeMap<String, BTreeMap<String, String>>,
    /// Options that count for something only while another one has this value.
    pub idle: BTreeMap<String, OptionIs>,
    /// Values that do not go together: the house refuses them.
    pub apart: Vec<Apart>,
}

/// An option and one of its values.
pub struct OptionIs {
    /// Its name.
    pub option: String,
    /// The value.
    pub value: String,
}

/// Values that do not go together.
pub struct Apart {
    /// By option, all of them at once.
    pub values: BTreeMap<String, String>,
    /// The id of the game's sentence that says why.
    pub why: String,
}
}
