//! Where a source text cites clauses. Nothing but std here: the build script of `crates/catalog` reads this file too.

use std::collections::BTreeSet;

/// One mention of a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cite {
    /// Its number.
    pub clause: String,
    /// The line, from 1.
    pub line: usize,
    /// The function it stands in or is the name of, if there is one.
    pub function: Option<String>,
}

/// Clauses that a text names: `Q12` as a word, or `q12_` in the name of a function. (A square `a1` is no ruling A1.)
pub fn cites(text: &str, known: &BTreeSet<String>) -> Vec<Cite> {
    let mut found: Vec<Cite> = Vec::new();
    let mut function: Option<String> = None;
    // Comments and attributes above a function speak of that function: they wait for its name.
    let mut above = 0;
    for (n, line) in text.lines().enumerate() {
        let named = line.split("fn ").nth(1).and_then(|rest| rest.split(['(', '<']).next()).map(str::trim);
        let comment = line.trim_start().starts_with("//") || line.trim_start().starts_with("#[");
        if let Some(name) = named.filter(|name| !name.is_empty() && !comment) {
            function = Some(name.to_owned());
            found.iter_mut().rev().take(above).for_each(|cite| cite.function = function.clone());
        } else if line == "}" {
            function = None;
        }
        let exact = line.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned);
        let parts = named.into_iter().flat_map(|name| name.split('_')).map(str::to_ascii_uppercase);
        let words: BTreeSet<String> = exact.chain(parts).filter(|word| known.contains(word)).collect();
        above = if comment { above + words.len() } else { 0 };
        found.extend(words.into_iter().map(|clause| Cite { clause, line: n + 1, function: function.clone() }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_belongs_to_the_function_it_stands_in_or_above() {
        let known = ["Q1", "Q2", "Q3", "Q4"].map(str::to_owned).into();
        let text =
            "// Q1\n#[test]\nfn one() {\n    // Q2\n    two(); // Q3\n}\n/// Q4 here\nfn q3_is_three() {}\n// Q1\n";
        let found: Vec<(String, Option<String>)> =
            cites(text, &known).into_iter().map(|c| (c.clause, c.function)).collect();
        let expected = [
            ("Q1", Some("one")),
            ("Q2", Some("one")),
            ("Q3", Some("one")),
            ("Q4", Some("q3_is_three")),
            ("Q3", Some("q3_is_three")),
            ("Q1", Some("q3_is_three")),
        ];
        let expected: Vec<(String, Option<String>)> =
            expected.map(|(c, f)| (c.to_owned(), f.map(str::to_owned))).into();
        assert_eq!(found, expected);
    }
}
