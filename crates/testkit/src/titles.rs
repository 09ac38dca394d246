//! Titles of scenarios: each is a sentence a player could read beside the rules, and says what no other of its game says.

use std::collections::BTreeMap;

use teahouse_game::scenario::Scenario;

/// The most characters of a title: one line of a list.
const LONGEST: usize = 90;

/// Fails with every title in `folder` that is no sentence or stands twice.
pub fn assert_titles(folder: &str) {
    let titles = crate::files(&format!("{folder}/scenarios"), "json").into_iter().map(|(name, text)| {
        let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        (name, scenario.title)
    });
    let faults = faults(titles);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What is wrong with the titles of a game, one line for each; they come with the names of their files.
fn faults(titles: impl Iterator<Item = (String, String)>) -> Vec<String> {
    let mut seen = BTreeMap::new();
    let mut faults = Vec::new();
    for (name, title) in titles {
        if let Some(fault) = fault(&title) {
            faults.push(format!("{name}: {fault}: {title:?}"));
        }
        if let Some(other) = seen.insert(title.to_lowercase(), name.clone()) {
            faults.push(format!("{name}: {other} is called {title:?} too"));
        }
    }
    faults
}

/// Why a title cannot be a sentence for players.
fn fault(title: &str) -> Option<&'static str> {
    if !title.starts_with(char::is_uppercase) {
        Some("begins without a capital")
    } else if title.split_whitespace().count() < 3 {
        Some("has fewer than three words")
    } else if title.chars().count() > LONGEST {
        Some("is longer than a line")
    } else if title.ends_with('.') {
        Some("ends with a full stop, which titles do without")
    } else if title.split_whitespace().any(is_code) {
        Some("has a name out of the code")
    } else {
        None
    }
}

/// Whether a word is a name out of code, notation or numbering: `emissary_cap`, `wei3`, `D2`, `cardPhase`.
fn is_code(word: &str) -> bool {
    let mixed = word.chars().any(char::is_alphabetic) && word.chars().any(|c| c.is_ascii_digit());
    let hump = word.chars().zip(word.chars().skip(1)).any(|(a, b)| a.is_lowercase() && b.is_uppercase());
    mixed || hump || word.contains(['_', '`', '{', '/']) || word.contains("::")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_a_sentence() {
        let good = [
            "On side 3–4 a ring of five houses counts as a line",
            "In Vienna turn 33 ends the game",
            "Two houses fill Ch’in",
        ];
        good.iter().for_each(|title| assert_eq!(fault(title), None, "{title}"));
        let bad = [
            ("", "begins without a capital"),
            ("star", "begins without a capital"),
            ("Emissary cap", "has fewer than three words"),
            ("A tile must be in the hand.", "ends with a full stop, which titles do without"),
            ("Ruling D2 is asked for", "has a name out of the code"),
            ("A house on wei3 scores", "has a name out of the code"),
            ("The emissary_cap is seen", "has a name out of the code"),
            ("The cardPhase comes last", "has a name out of the code"),
        ];
        bad.iter().for_each(|(title, why)| assert_eq!(fault(title), Some(*why), "{title}"));
        assert_eq!(fault(&"A tile lies on grass ".repeat(5)), Some("is longer than a line"));
    }

    #[test]
    fn no_two_scenarios_of_a_game_say_the_same() {
        let titles = |second: &str| {
            let all = [("a", "A ring is a line"), ("b", second)];
            faults(all.map(|(name, title)| (name.to_owned(), title.to_owned())).into_iter())
        };
        assert_eq!(titles("A star is no line"), Vec::<String>::new());
        assert_eq!(titles("A Ring is a line"), ["b: a is called \"A Ring is a line\" too"]);
    }
}
