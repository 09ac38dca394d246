//! The board: what was written in a file ([`BoardFile`]) and what the engine plays on ([`Board`]).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use teahouse_game::{Data, Faults};

use crate::square::{MAX_SIDE, Square, SquareSet};
use crate::tile::Color;

/// Most villages of a board.
pub const MAX_VILLAGES: usize = 32;

/// A board as written. `docs` of the format: the comments here.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Name in flags, records and addresses: lower-case letters, digits, hyphens.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the layout comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
    #[serde(default)]
    pub source: String,
    /// Rows from top to bottom: `.` grass, `~` water, `v` village, `#` outside, `R` `Y` `B` printed squares (Q3).
    pub rows: Vec<String>,
    /// The villages, each of one or two squares.
    #[serde(default)]
    pub villages: Vec<VillageFile>,
    /// A board for a scenario only: need not be fit for a whole game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sketch: bool,
    /// Decoration under the grid, no rule meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>[]"))]
    pub motif: Vec<serde_json::Value>,
}

/// A village as written.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct VillageFile {
    pub id: String,
    #[serde(default)]
    pub name: String,
    pub squares: Vec<Square>,
}

/// What lies on a square before any tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Ground {
    Outside,
    Grass,
    Water,
    Village,
    Printed(Color),
}

impl Ground {
    fn of(letter: char) -> Option<Ground> {
        match letter {
            '.' => Some(Ground::Grass),
            '~' => Some(Ground::Water),
            'v' => Some(Ground::Village),
            '#' => Some(Ground::Outside),
            other => Color::of(other).map(Ground::Printed),
        }
    }
}

/// A board that can be played on: every index checked, neighbours worked out.
pub struct Board {
    file: BoardFile,
    /// Q3: what each square is.
    pub(crate) ground: [Ground; 256],
    /// Q11: squares a tile may cover.
    pub(crate) grass: SquareSet,
    /// Villages that touch each square by an edge, as bits (Q26).
    pub(crate) villages_near: [u32; 256],
    /// The squares around each village, on which provinces touch it (Q26).
    pub(crate) around_village: Vec<Vec<Square>>,
    /// The same squares as sets.
    pub(crate) beside_village: Vec<SquareSet>,
}

teahouse_game::board_by_rules!(Board);

impl Board {
    /// The file it was made from.
    pub fn written(&self) -> &BoardFile {
        &self.file
    }

    /// The villages, in the order of their numbers.
    pub fn villages(&self) -> &[VillageFile] {
        &self.file.villages
    }

    /// The number of the village with this id.
    pub fn village(&self, id: &str) -> Option<usize> {
        self.file.villages.iter().position(|v| v.id == id)
    }

    /// What lies on a square before any tile.
    pub fn ground(&self, square: Square) -> Ground {
        self.ground[square.index()]
    }

    /// The printed province squares (Q3).
    pub fn printed(&self) -> impl Iterator<Item = (Square, Color)> {
        (0..=255).map(Square).filter_map(|s| match self.ground(s) {
            Ground::Printed(color) => Some((s, color)),
            Ground::Outside | Ground::Grass | Ground::Water | Ground::Village => None,
        })
    }

    fn new(file: BoardFile) -> Board {
        let mut board = Board {
            ground: [Ground::Outside; 256],
            grass: SquareSet::EMPTY,
            villages_near: [0; 256],
            around_village: Vec::new(),
            beside_village: Vec::new(),
            file,
        };
        for (row, line) in board.file.rows.iter().enumerate() {
            for (column, letter) in line.chars().enumerate() {
                let square = Square::at(row, column);
                board.ground[square.index()] = Ground::of(letter).expect("checked by `faults`");
                if letter == '.' {
                    board.grass.insert(square);
                }
            }
        }
        for (n, village) in board.file.villages.iter().enumerate() {
            let mut around = BTreeSet::new();
            for square in village.squares.iter().flat_map(|s| s.neighbours()) {
                let land = matches!(board.ground[square.index()], Ground::Grass | Ground::Printed(_));
                if land && around.insert(square) {
                    board.villages_near[square.index()] |= 1 << n;
                }
            }
            board.beside_village.push(around.iter().copied().collect());
            board.around_village.push(around.into_iter().collect());
        }
        board
    }
}

impl Data for Board {
    fn built_in() -> &'static [Self] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            let files = [
                include_str!("../boards/bird.json"),
                include_str!("../boards/lion.json"),
                include_str!("../boards/phoenix.json"),
            ];
            files.map(|text| Board::parse(text).expect("the built-in boards are tested")).into()
        });
        &BOARDS
    }

    fn parse(text: &str) -> Result<Self, Faults> {
        let file: BoardFile = serde_json::from_str(text).map_err(|e| {
            let mut faults = Faults::default();
            faults.add("file", e);
            faults
        })?;
        let mut faults = faults(&file);
        let sound = faults.0.is_empty();
        if !file.sketch {
            printed_once(&file, &mut faults);
        }
        if !sound {
            return Err(faults);
        }
        let board = Board::new(file);
        if !board.file.sketch {
            unfit(&board, &mut faults);
        }
        faults.into_result(board)
    }

    fn id(&self) -> &str {
        &self.file.id
    }

    fn is_playable(&self) -> bool {
        !self.file.sketch
    }

    fn canonical(&self) -> String {
        let mut text = format!("qin board 1\n{}\n", self.file.rows.join("\n"));
        for village in &self.file.villages {
            let squares: Vec<String> = village.squares.iter().map(Square::to_string).collect();
            text += &format!("{} {}\n", village.id, squares.join(" "));
        }
        text
    }

    fn file(&self) -> String {
        serde_json::to_string(&self.file).expect("a board file is plain data")
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 40
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// What would keep the engine from making sense of the file.
fn faults(file: &BoardFile) -> Faults {
    let mut faults = Faults::default();
    faults.need(is_id(&file.id), format!("id {:?}", file.id), "use 1 to 40 lower-case letters, digits and hyphens");
    let (height, width) = (file.rows.len(), file.rows.first().map_or(0, |r| r.chars().count()));
    let sizes = 1..=MAX_SIDE;
    if !sizes.contains(&height) || !sizes.contains(&width) {
        faults.add("rows", format!("a board has 1 to {MAX_SIDE} rows and columns, not {height} × {width}"));
        return faults;
    }
    let mut marked = BTreeSet::new();
    for (row, line) in file.rows.iter().enumerate() {
        let length = line.chars().count();
        if length != width {
            faults.add(format!("rows[{row}]"), format!("has {length} squares, the first row has {width}"));
        }
        for (column, letter) in line.chars().enumerate().take(MAX_SIDE) {
            let square = Square::at(row, column);
            match Ground::of(letter) {
                None => faults.add(format!("square {square}"), format!("{letter:?} is none of . ~ v # R Y B")),
                Some(Ground::Village) => _ = marked.insert(square),
                Some(_) => {}
            }
        }
    }
    faults.need(file.villages.len() <= MAX_VILLAGES, "villages", format!("there are more than {MAX_VILLAGES}"));
    let mut ids = BTreeSet::new();
    for village in &file.villages {
        let at = format!("village {:?}", village.id);
        faults.need(is_id(&village.id), &at, "its id should be lower-case letters, digits and hyphens");
        faults.need(ids.insert(&village.id), &at, "the id is used twice");
        // A19: a village has one or two squares and is one thing.
        match village.squares[..] {
            [_] => {}
            [a, b] => faults.need(a.touches(b), &at, format!("{a} and {b} do not share an edge")),
            _ => faults.add(&at, format!("has {} squares, not one or two", village.squares.len())),
        }
        for square in &village.squares {
            if !marked.remove(square) {
                faults.add(&at, format!("{square} is not marked v in the rows, or belongs to another village"));
            }
        }
    }
    for square in marked {
        faults.add(format!("square {square}"), "is marked v but belongs to no village of the list");
    }
    faults
}

/// Q3: one printed square of each colour.
fn printed_once(file: &BoardFile, faults: &mut Faults) {
    for color in Color::ALL {
        let count = file.rows.iter().flat_map(|r| r.chars()).filter(|c| *c == color.letter()).count();
        let what = format!("there are {count} printed {color:?} squares, there should be one").to_lowercase();
        faults.need(count == 1, "rows", what);
    }
}

/// What would spoil a whole game on the board: not asked of a scenario's sketch.
fn unfit(board: &Board, faults: &mut Faults) {
    for (village, around) in board.villages().iter().zip(&board.around_village) {
        let at = format!("village {:?}", village.id);
        faults.need(around.iter().any(|s| board.grass.contains(*s)), at, "no tile can ever lie beside it");
    }
    let mut reached: BTreeSet<Square> = board.printed().map(|(s, _)| s).collect();
    let mut open: Vec<Square> = reached.iter().copied().collect();
    while let Some(square) = open.pop() {
        for next in square.neighbours() {
            if board.grass.contains(next) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    for square in board.grass.iter().filter(|s| !reached.contains(s)) {
        faults.add(format!("square {square}"), "this grass cannot be reached from a printed square");
    }
    let opens = |s: Square| {
        s.neighbours()
            .iter()
            .any(|n| board.grass.contains(*n) && n.neighbours().iter().any(|m| board.grass.contains(*m)))
    };
    faults.need(board.printed().any(|(s, _)| opens(s)), "rows", "no first tile could be laid");
}
