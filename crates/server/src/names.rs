//! What people may write: names and lines of chat, as they are kept and shown. A text must not look like another one, nor change how
//! the text around it is read: what cannot be seen, and what turns the direction of writing, is left out.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::limits::caps;

/// The longest name, in characters.
pub const LONGEST: usize = caps::NAME as usize;

/// Marks that one letter may carry; more of them paint over the lines around it.
const MOST_MARKS: usize = 3;

/// Joins two characters or keeps them apart: part of some scripts and of many emoji, invisible anywhere else.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Letters and symbols that show nothing.
const BLANKS: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// A name without what does not belong into one; empty if nothing is left.
pub fn plain_name(name: &str) -> String {
    let visible = visible(name, |_| false);
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name that somebody may choose: it can be read, it is not too long, and the house calls no newcomer so. Who is a newcomer is known by their name
/// alone, in records and backups too, so nobody else may have one like it.
pub fn chosen_name(name: &str) -> Option<String> {
    let name = plain_name(name);
    let fits = (1..=LONGEST).contains(&name.chars().count()) && tag(&name).is_none();
    fits.then_some(name)
}

/// What somebody is called who has chosen no name yet. It is kept and shown to people and programs that know no better; pages say it in their
/// own language ([`tag`]).
pub fn newcomer(tag: &str) -> String {
    format!("{NEWCOMER}{tag}")
}

const NEWCOMER: &str = "Guest ";

/// The tag of a newcomer's name; none if somebody has chosen it.
pub fn tag(name: &str) -> Option<String> {
    let tag = name.strip_prefix(NEWCOMER)?;
    let digits = tag.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    (tag.len() == 4 && digits).then(|| tag.to_owned())
}

/// A line of chat, which may have several lines.
pub fn plain_text(text: &str) -> String {
    visible(text, |c| c == '\n').trim().to_owned()
}

fn visible(text: &str, keep: impl Fn(char) -> bool) -> String {
    let mut plain = String::with_capacity(text.len());
    let (mut marks, mut all) = (0, text.chars().peekable());
    while let Some(c) = all.next() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        let joins = JOINERS.contains(&c)
            && plain.chars().last().is_some_and(is_foreign)
            && all.peek().copied().is_some_and(is_foreign);
        if keep(c) || joins || (marks <= MOST_MARKS && !is_hidden(c)) {
            // Any space is a space; tabs would be lost as controls, and words run together.
            plain.push(if c.is_whitespace() && !keep(c) { ' ' } else { c });
        }
    }
    plain
}

/// Neither a letter of ours nor hidden: where a joiner has something to join.
fn is_foreign(c: char) -> bool {
    !c.is_ascii() && !is_hidden(c) && !c.is_whitespace()
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate};
    let invisible = matches!(c.general_category(), Control | Format | PrivateUse | Surrogate);
    (invisible && !c.is_whitespace()) || BLANKS.contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_all_that_they_are() {
        for (written, kept) in [
            ("  Anna  ", "Anna"),
            ("An\u{200b}na", "Anna"),
            ("\u{202e}annA\u{202c}", "annA"),
            ("A\u{2066}n\u{2069}na\u{feff}", "Anna"),
            ("A\u{ad}n\u{200d}n\u{2060}a", "Anna"),
            ("Anna\0\u{7}\u{1b}[31m", "Anna[31m"),
            ("Anna\tof\r\nthe\u{2028}house", "Anna of the house"),
            ("\u{200e}\u{200f}\u{3164}\u{2800} \u{a0}", ""),
            ("An\u{e0061}na\u{e000}", "Anna"),
            ("Żółć 茶 أنا", "Żółć 茶 أنا"),
            ("a\u{301}\u{301}\u{301}\u{301}\u{301}b", "a\u{301}\u{301}\u{301}b"),
            ("👩\u{200d}👧", "👩\u{200d}👧"),
            ("☕\u{fe0f}", "☕\u{fe0f}"),
        ] {
            assert_eq!(plain_name(written), kept, "{written:?}");
        }
    }

    #[test]
    fn a_newcomer_is_known_by_a_tag() {
        assert_eq!(tag(&newcomer("3f2a")).as_deref(), Some("3f2a"));
        for chosen in ["Guest", "Guest 3f2", "Guest 3f2ab", "Guest 3F2A", "guest 3f2a", "Guest zzzz", "Anna"] {
            assert_eq!(tag(chosen), None, "{chosen}");
        }
    }

    #[test]
    fn nobody_calls_themselves_as_the_house_calls_newcomers() {
        for (written, chosen) in [
            (" Anna ", Some("Anna")),
            ("Guest", Some("Guest")),
            ("Guest Anna", Some("Guest Anna")),
            ("Guest 3f2a", None),
            (" Guest\u{a0} 3f2a\u{200b}", None),
            ("\u{200b}", None),
        ] {
            assert_eq!(chosen_name(written).as_deref(), chosen, "{written:?}");
        }
        assert_eq!(chosen_name(&"茶".repeat(LONGEST)), Some("茶".repeat(LONGEST)));
        assert_eq!(chosen_name(&"茶".repeat(LONGEST + 1)), None);
    }

    #[test]
    fn chat_keeps_its_lines_and_nothing_hidden() {
        assert_eq!(plain_text(" one\n two\u{202e}\u{200b} \n"), "one\n two");
        assert_eq!(plain_text("\u{200b}\n"), "");
    }
}
