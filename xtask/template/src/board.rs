//! The board file: here just a number.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use teahouse_game::{Data, Faults};

/// A validated board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "BoardFile"))]
#[serde(deny_unknown_fields)]
pub struct Board {
    id: String,
    /// Where it comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
    #[serde(default)]
    source: String,
    /// N1: how many cards of each value.
    pub copies: u8,
}

impl Data for Board {
    fn built_in() -> &'static [Self] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            vec![Board::parse(include_str!("../boards/standard.json")).expect("the built-in board is tested")]
        });
        &BOARDS
    }

    fn parse(text: &str) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let board = match serde_json::from_str::<Board>(text) {
            Ok(board) => board,
            Err(e) => {
                faults.add("file", e);
                return Err(faults);
            }
        };
        let plain = board.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        faults.need(plain && !board.id.is_empty(), "id", "use lower-case letters, digits and hyphens");
        faults.need((2..=9).contains(&board.copies), "copies", "there should be 2 to 9");
        faults.into_result(board)
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn canonical(&self) -> String {
        format!("template board 1\n{}\n", self.copies)
    }

    fn file(&self) -> String {
        serde_json::to_string(self).expect("a board is plain data")
    }
}
