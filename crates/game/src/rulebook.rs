//! The numbered clauses of a game's RULES.md.

/// Ids of the clauses, in order: list items that begin with a bold id, `- **Q12 Touch.** …`.
pub fn clauses(rules: &str) -> Vec<String> {
    let id = |line: &str| {
        let word = line.strip_prefix("- **")?.split([' ', '*', '.']).next()?.to_owned();
        let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let fits = digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        fits.then_some(word)
    };
    rules.lines().filter_map(id).collect()
}

/// The text of a clause, without marks.
pub fn clause(rules: &str, id: &str) -> Option<String> {
    let start = format!("- **{} ", id.to_ascii_uppercase());
    let mut lines = rules.lines().skip_while(|l| !l.starts_with(&start));
    let first = lines.next()?.trim_start_matches("- ").to_owned();
    let more = lines.take_while(|l| l.starts_with("  ")).map(|l| l.trim().to_owned());
    let text = std::iter::once(first).chain(more).collect::<Vec<_>>().join(" ");
    Some(text.replace("**", "").replace(['*', '`'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_and_read() {
        let rules =
            "# T\n\n- **Q1 Tiles.** one\n  *two* `x`\n- **A20 End.** see Q1\n- plain\n- **bold** no\n- **Q12** bare";
        assert_eq!(clauses(rules), ["Q1", "A20", "Q12"]);
        assert_eq!(clause(rules, "q1").as_deref(), Some("Q1 Tiles. one two x"));
        assert_eq!(clause(rules, "Q2"), None);
    }
}
