//! Which clauses of a game's RULES.md are cited: by code, by tests, by scenarios.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::cites::cites;
use teahouse_game::Game;
use teahouse_game::rulebook::clauses;
use teahouse_game::scenario::Scenario;

/// Clauses that a text names.
pub fn named_in(text: &str, known: &BTreeSet<String>) -> BTreeSet<String> {
    cites(text, known).into_iter().map(|cite| cite.clause).collect()
}

/// Where a clause is cited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cited {
    /// Source files.
    pub code: BTreeSet<String>,
    /// Test files and scenarios.
    pub tests: BTreeSet<String>,
}

/// Every clause of the game in `folder`, with the files that cite it.
pub fn coverage<G: Game>(folder: &str) -> BTreeMap<String, Cited> {
    let known: BTreeSet<String> = clauses(G::RULES).into_iter().collect();
    let mut all: BTreeMap<String, Cited> = known.iter().map(|c| (c.clone(), Cited::default())).collect();
    let short = |name: &str| Path::new(name).file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    for (name, text) in crate::files(&format!("{folder}/src"), "rs") {
        named_in(&text, &known).iter().for_each(|c| _ = all.entry(c.clone()).or_default().code.insert(short(&name)));
    }
    for (name, text) in crate::files(&format!("{folder}/tests"), "rs") {
        named_in(&text, &known).iter().for_each(|c| _ = all.entry(c.clone()).or_default().tests.insert(short(&name)));
    }
    for (name, text) in crate::files(&format!("{folder}/scenarios"), "json") {
        let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        for clause in scenario.clauses {
            let cited =
                all.get_mut(&clause).unwrap_or_else(|| panic!("{name} cites {clause}, which RULES.md does not have"));
            cited.tests.insert(short(&name));
        }
    }
    all
}

/// Fails with the list of clauses that no code or no test cites.
pub fn assert_cited<G: Game>(folder: &str) {
    let all = coverage::<G>(folder);
    assert!(!all.is_empty(), "RULES.md has no clauses");
    let without =
        |what: fn(&Cited) -> bool| all.iter().filter(|(_, c)| what(c)).map(|(id, _)| id.as_str()).collect::<Vec<_>>();
    let (code, tests) = (without(|c| c.code.is_empty()), without(|c| c.tests.is_empty()));
    assert!(code.is_empty() && tests.is_empty(), "cited by no code: {code:?}; cited by no test: {tests:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_exact() {
        let known: BTreeSet<String> = ["Q1", "Q12", "A1", "A20"].map(str::to_owned).into();
        let text = "fn q12_x() {} // A20, Q2; the square \"a1\"";
        assert_eq!(named_in(text, &known), ["A20", "Q12"].map(str::to_owned).into());
    }
}
