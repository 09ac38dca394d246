//! How well a bot plays. The names are part of records, of the API and of the command line.

use serde::{Deserialize, Serialize};

use crate::dial::Dial;
use crate::learnt::Style;
use crate::plan::{Beam, LONGEST};
use crate::search::Manner;

/// What is worth less than the best by so many temperatures would be chosen a twentieth as often: not at all.
const BLUNDER: f32 = 3.0;

/// How well a bot plays, weakest first. The six that people meet come after the two that research uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once, by a rule of thumb.
    Greedy,
    /// Knows the rules and little more.
    Novice,
    /// Sees what is good, and often does something else.
    Pupil,
    /// A good evening's opponent.
    Player,
    /// Seldom errs.
    Adept,
    /// Looks ahead.
    Master,
    /// As well as it can.
    Champion,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Greedy,
        Level::Novice,
        Level::Pupil,
        Level::Player,
        Level::Adept,
        Level::Master,
        Level::Champion,
    ];

    /// Those that people may choose, weakest first.
    pub const OFFERED: [Level; 6] =
        [Level::Novice, Level::Pupil, Level::Player, Level::Adept, Level::Master, Level::Champion];

    /// The level for whoever has not chosen one.
    pub const USUAL: Level = Level::Player;

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Novice => "novice",
            Level::Pupil => "pupil",
            Level::Player => "player",
            Level::Adept => "adept",
            Level::Master => "master",
            Level::Champion => "champion",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// One search and one dial for all of them; none for those that have not learnt anything. Where no walks are made and the beam keeps
    /// one beginning, each small move is chosen by itself.
    pub(crate) fn style(self) -> Option<Style> {
        let (walks, width, plans, temperature) = match self {
            Level::Random | Level::Greedy => return None,
            Level::Novice => (0, 1, 24, 0.15),
            Level::Pupil => (0, 1, 16, 0.06),
            Level::Player => (0, 2, 12, 0.03),
            Level::Adept => (0, 6, 8, 0.0),
            Level::Master => (60, 8, 8, 0.0),
            Level::Champion => (400, 12, 12, 0.0),
        };
        let dial = Dial { temperature, blunder: BLUNDER * temperature };
        Some(Style { manner: Manner::new(walks, width, plans), dial })
    }
}

impl Manner {
    /// The usual manner with so many walks, beginnings kept and rows considered.
    pub(crate) fn new(walks: u32, width: usize, plans: usize) -> Manner {
        Manner {
            walks,
            threads: 1,
            row: None,
            sift: None,
            root: Beam { width, plans, longest: LONGEST, sift: usize::MAX },
            inner: Beam { width: width.div_ceil(3), plans: plans.div_ceil(2), longest: LONGEST, sift: usize::MAX },
            curiosity: 0.5,
            temperature: 0.04,
        }
    }
}
