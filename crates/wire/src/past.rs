//! Looking back at a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::json::Json;
use crate::play::State;
use crate::seats::Seat;

wire! {
/// A stretch of a match, moment by moment: each is the state after one more entry, with what that entry did.
pub struct Moments {
    /// Entries there are: the last moment there can be.
    pub total: u32,
    /// The moments, beginning with the one that was asked for. Nobody is offered moves in them.
    pub moments: Vec<State>,
}

/// How a finished match went.
pub struct Course {
    /// The number each seat would have been ranked by after 0, 1, 2 … entries.
    pub scores: Vec<Vec<i32>>,
    /// Whether the lowest number wins.
    pub lowest_wins: bool,
    /// The moves that decided it.
    pub decisive: Vec<Decisive>,
    /// Where the final numbers come from; the lines add up to them.
    pub sheet: Vec<SheetLine>,
}

/// Why a move decided a match.
#[derive(Copy, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum DecisiveKind {
    /// From here on the winner was never behind again.
    Lead,
    /// Nothing else moved the standing as much.
    Swing,
}

/// A move that decided a match.
pub struct Decisive {
    /// Number of its first entry: a move may take several steps.
    pub from: u32,
    /// Number of its last entry.
    pub entry: u32,
    /// Who made it.
    pub seat: Seat,
    /// What made it decisive.
    pub kind: DecisiveKind,
    /// By how much the winner's lead changed.
    pub gain: i32,
}

/// One source of points. Its words are `sheet-<source>` in the game's catalogue.
pub struct SheetLine {
    /// What for.
    pub source: String,
    /// Parameters of its words.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub params: BTreeMap<String, Value>,
    /// How much for each seat.
    pub points: Vec<i32>,
}

/// Every draw of a finished match, to be derived again.
pub struct Draws {
    /// The hash of the seed, as shown before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The salts in seat order.
    pub salts: Vec<String>,
    /// The draws made here, in order.
    pub draws: Vec<Draw>,
    /// Draws before them that were taken over from another game; the seed says nothing about them.
    pub taken: u32,
}

/// One draw: the dice gave a number below `bound`; numbers from `low` up to, not including, `high` mean `result`.
pub struct Draw {
    /// Number of its entry.
    pub entry: u32,
    /// The stream of the dice it reads.
    pub stream: u32,
    /// Numbers there were.
    pub bound: u32,
    /// First number that means this result.
    pub low: u32,
    /// First number that does not any more.
    pub high: u32,
    /// The result, as the game's type `Chance`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub result: Json,
    /// The same as records write it.
    pub text: String,
}
}
