//! Where a seat's number comes from.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// One source of points; the words are `sheet-<source>` in the game's catalogue.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SheetLine {
    /// What for.
    pub source: &'static str,
    /// Parameters of its words.
    pub params: BTreeMap<String, Value>,
    /// How much for each seat.
    pub points: Vec<i32>,
}

impl SheetLine {
    /// A line without parameters.
    pub fn new(source: &'static str, points: Vec<i32>) -> SheetLine {
        SheetLine { source, params: BTreeMap::new(), points }
    }
}

/// What the lines add up to.
pub fn total(lines: &[SheetLine], players: u8) -> Vec<i32> {
    let sum = |seat: usize| lines.iter().map(|line| line.points.get(seat).copied().unwrap_or(0)).sum();
    (0..usize::from(players)).map(sum).collect()
}
