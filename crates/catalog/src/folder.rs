//! What a game's folder holds beside its code: the rules and advice in every language, scenarios, lessons, and
//! where each clause is cited. Collected by the build script.

use serde::Deserialize;
use teahouse_bots::Nets;
use teahouse_game::rulebook::{Book, book, clause, clauses};
use teahouse_game::scenario::Scenario;

include!(concat!(env!("OUT_DIR"), "/folders.rs"));

/// The folder of a game.
#[derive(Debug)]
pub struct Folder {
    id: &'static str,
    rules: &'static [(&'static str, &'static str)],
    advice: &'static [(&'static str, &'static str)],
    scenarios: &'static [(&'static str, &'static str)],
    tutorial: &'static str,
    nets: Nets,
    code: &'static [(&'static str, &'static str)],
    tests: &'static [(&'static str, &'static str)],
}

/// A lesson of a tutorial, as written in `tutorial.json`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its id; its words are `lesson-<id>-…`.
    pub id: String,
    /// The scenario it is played on.
    pub scenario: String,
    /// Kinds of events that have to happen.
    #[serde(default)]
    pub events: Vec<String>,
    /// Kinds of events after which they no longer can; none: each move has to bring one of them.
    #[serde(default)]
    pub missed: Vec<String>,
    /// The clause that has to refuse the move.
    #[serde(default)]
    pub refused: Option<String>,
}

/// Where a clause lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// Its number.
    pub clause: String,
    /// Places in the code.
    pub code: Vec<&'static str>,
    /// Tests.
    pub tests: Vec<&'static str>,
    /// Scenarios that show it.
    pub scenarios: Vec<&'static str>,
}

/// The folder of the game with this id.
pub fn folder(id: &str) -> Option<&'static Folder> {
    FOLDERS.iter().find(|folder| folder.id == id)
}

impl Folder {
    /// The languages its rules are in; English first.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.rules.iter().map(|(language, _)| *language)
    }

    /// The rules in a language.
    pub fn book(&self, language: &str) -> Option<Book> {
        self.rules.iter().find(|(l, _)| *l == language).map(|(_, text)| book(text))
    }

    /// How to play well, in a language: pieces of advice that each name a position, and whatever else is worth knowing.
    pub fn advice(&self, language: &str) -> Option<Book> {
        self.advice.iter().find(|(l, _)| *l == language).map(|(_, text)| book(text))
    }

    /// The text of a clause in a language, without marks.
    pub fn clause(&self, language: &str, id: &str) -> Option<String> {
        let (_, text) = self.rules.iter().find(|(l, _)| *l == language)?;
        clause(text, id)
    }

    /// A scenario by the name of its file.
    pub fn scenario(&self, name: &str) -> Option<Scenario> {
        let (_, text) = self.scenarios.iter().find(|(n, _)| *n == name)?;
        Some(Scenario::parse(text).expect("a test reads every scenario"))
    }

    /// The lessons of its tutorial.
    pub fn lessons(&self) -> Vec<Lesson> {
        serde_json::from_str(self.tutorial).expect("a test reads every tutorial")
    }

    /// The nets of its bots.
    pub fn nets(&self) -> &Nets {
        &self.nets
    }

    /// Every clause with the places that cite it, in the order of the rules.
    pub fn coverage(&self) -> Vec<Cover> {
        let scenarios: Vec<(&str, Vec<String>)> =
            self.scenarios.iter().map(|(name, _)| (*name, self.shown(name))).collect();
        let of = |list: &'static [(&str, &'static str)], clause: &str| -> Vec<&'static str> {
            list.iter().filter(|(c, _)| *c == clause).map(|(_, place)| *place).collect()
        };
        let cover = |clause: String| Cover {
            code: of(self.code, &clause),
            tests: of(self.tests, &clause),
            scenarios: scenarios.iter().filter(|(_, shown)| shown.contains(&clause)).map(|(name, _)| *name).collect(),
            clause,
        };
        clauses(self.rules[0].1).into_iter().map(cover).collect()
    }

    fn shown(&self, name: &str) -> Vec<String> {
        self.scenario(name).map(|scenario| scenario.clauses).unwrap_or_default()
    }
}
