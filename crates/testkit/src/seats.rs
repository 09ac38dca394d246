//! Which fields of what the house sends are seats, read off the TypeScript declarations.

use ts_rs::{Config, TS};

/// The table as TypeScript.
pub fn table(lines: &[Vec<String>]) -> String {
    let lines: String = lines.iter().flatten().map(|line| format!("  {line},\n")).collect();
    format!(
        "/**\n * Fields that are seats, by the message that says them.\n */\nexport const SEATS = {{\n{lines}}} as const;\n"
    )
}

/// The lines of one type: a union of objects with a `kind`.
pub fn lines<T: TS>(prefix: &str) -> Vec<String> {
    let declaration = T::decl(&Config::default());
    let line = |(kind, seats): (String, Vec<String>)| {
        let seats: Vec<String> = seats.iter().map(|s| format!("{s:?}")).collect();
        format!("\"{prefix}-{kind}\": [{}]", seats.join(", "))
    };
    seats(&declaration).into_iter().filter(|(_, seats)| !seats.is_empty()).map(line).collect()
}

/// Each kind of a declaration with those of its fields that are seats.
fn seats(declaration: &str) -> Vec<(String, Vec<String>)> {
    let plain = without_comments(declaration);
    let kind = |text: &str| {
        let (kind, rest) = text.split_once('"').expect("a kind");
        let seats = fields(rest).filter(|(_, of)| is_seat(of)).map(|(name, _)| name.trim_end_matches('?').to_owned());
        (kind.to_owned(), seats.collect())
    };
    plain.split("{ \"kind\": \"").skip(1).map(kind).collect()
}

/// Names and types of the fields that follow a kind, up to the end of its object.
fn fields(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut depth = 0;
    let between = move |c: char| {
        depth += i32::from("{[<".contains(c)) - i32::from("}]>".contains(c));
        depth < 0 || depth == 0 && c == ','
    };
    text.split(between).skip(1).map_while(|field| field.trim().split_once(": "))
}

/// Whether a field is a seat or several. One that hides a seat somewhere inside could be said as a number: it has no place in a sentence.
fn is_seat(kind: &str) -> bool {
    let mut words = kind.split(|c: char| !c.is_alphanumeric());
    let seat = ["Seat", "Seat | null", "Array<Seat>"].contains(&kind);
    assert!(seat || !words.any(|word| word == "Seat"), "a seat inside of {kind}: sentences cannot name it");
    seat
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/**");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| plain + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_found_by_their_type() {
        let declaration = r#"type Event = { "kind": "robbed", seat: Seat, from: Seat, } | { "kind": "plain" } | { "kind": "moved",
/**
 * Who: Seat, a comment.
 */
seat: Seat, from: Province, at: [number, number], } | { "kind": "undone", from: number | null, } | { "kind": "ended", points: { [key in string]: number }, asked?: Seat | null, winners: Array<Seat>, };"#;
        let found = seats(declaration);
        let found: Vec<(&str, String)> = found.iter().map(|(kind, seats)| (kind.as_str(), seats.join(" "))).collect();
        let expected =
            [("robbed", "seat from"), ("plain", ""), ("moved", "seat"), ("undone", ""), ("ended", "asked winners")];
        assert_eq!(found, expected.map(|(kind, seats)| (kind, seats.to_owned())));
    }

    #[test]
    fn a_question_without_parameters_has_none() {
        assert_eq!(seats(r#"type Decision = "place" | "draw";"#), []);
    }

    #[test]
    #[should_panic(expected = "a seat inside of")]
    fn a_seat_that_sentences_cannot_name_is_refused() {
        seats(r#"type Event = { "kind": "x", pairs: Array<[Seat, number]>, };"#);
    }
}
