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

/// The words of a piece of advice, and the scenarios it names at its end: `words {one, two}`.
pub fn positions(text: &str) -> (&str, Vec<&str>) {
    let named = text.strip_suffix('}').and_then(|rest| rest.rsplit_once('{'));
    match named {
        Some((words, names)) => (words.trim_end(), names.split(',').map(str::trim).collect()),
        None => (text, Vec::new()),
    }
}

/// How many clauses are rules: all but our rulings, which have a section of their own.
pub fn rules_count(rules: &str) -> usize {
    let is_clause = |block: &&Block| matches!(block, Block::Clause(..));
    let own = book(rules).sections.into_iter().filter(|section| section.title != "Rulings");
    own.map(|section| section.blocks.iter().filter(is_clause).count()).sum()
}

/// The rules as they are shown: what comes first, then sections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The heading of the file.
    pub title: String,
    /// What comes before the first section.
    pub blocks: Vec<Block>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of the rules. Marks inside texts (`**`, `*`, backticks) stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// `- **Q12 Touch.** words`: number, title, words.
    Clause(String, String, String),
    /// A paragraph.
    Text(String),
    /// An entry of a list.
    Item(String),
    /// Rows of cells; the first is the head.
    Table(Vec<Vec<String>>),
}

/// Reads a RULES.md, in whatever language.
pub fn book(rules: &str) -> Book {
    let mut book = Book::default();
    let mut open = false;
    for line in rules.lines() {
        let blocks = match book.sections.last_mut() {
            Some(section) => &mut section.blocks,
            None => &mut book.blocks,
        };
        if let Some(title) = line.strip_prefix("# ") {
            book.title = title.to_owned();
        } else if let Some(title) = line.strip_prefix("## ") {
            book.sections.push(Section { title: title.to_owned(), blocks: Vec::new() });
            open = false;
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push(item_block(item));
            open = true;
        } else if line.starts_with('|') {
            add_row(blocks, line);
            open = false;
        } else if line.trim().is_empty() {
            open = false;
        } else if let (true, Some(Block::Clause(.., text) | Block::Text(text) | Block::Item(text))) =
            (open, blocks.last_mut())
        {
            let gap = if text.is_empty() { "" } else { " " };
            *text = format!("{text}{gap}{}", line.trim());
        } else {
            blocks.push(Block::Text(line.trim().to_owned()));
            open = true;
        }
    }
    book
}

fn item_block(item: &str) -> Block {
    let number = clauses(&format!("- {item}")).pop();
    let bold = item.strip_prefix("**").and_then(|rest| rest.split_once("**"));
    match (number, bold) {
        (Some(id), Some((head, text))) => {
            let title = head[id.len()..].trim().trim_end_matches('.').to_owned();
            Block::Clause(id, title, text.trim().to_owned())
        }
        _ => Block::Item(item.to_owned()),
    }
}

fn add_row(blocks: &mut Vec<Block>, line: &str) {
    let cells: Vec<String> = line.trim().trim_matches('|').split('|').map(|c| c.trim().to_owned()).collect();
    // The line under the head only says that there is one.
    if cells.iter().all(|c| !c.is_empty() && c.chars().all(|c| matches!(c, '-' | ':'))) {
        return;
    }
    match blocks.last_mut() {
        Some(Block::Table(rows)) => rows.push(cells),
        _ => blocks.push(Block::Table(vec![cells])),
    }
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

    #[test]
    fn advice_names_its_positions() {
        assert_eq!(positions("Wait, {often} twice. {a-1, b2}"), ("Wait, {often} twice.", vec!["a-1", "b2"]));
        assert_eq!(positions("Wait."), ("Wait.", vec![]));
    }

    #[test]
    fn a_book_has_sections_clauses_paragraphs_and_tables() {
        let book = book(
            "# T\n\nHello\nyou.\n\n## One\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n- **Q1 Lay it.** One *two*\n  three.\n- **Q2** bare\n- plain\n\nEnd.\n",
        );
        assert_eq!((book.title.as_str(), &book.blocks[..]), ("T", &[Block::Text("Hello you.".into())][..]));
        let rows = [["a", "b"], ["1", "2"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(
            book.sections[0].blocks,
            [
                Block::Table(rows.to_vec()),
                Block::Clause("Q1".into(), "Lay it".into(), "One *two* three.".into()),
                Block::Clause("Q2".into(), String::new(), "bare".into()),
                Block::Item("plain".into()),
                Block::Text("End.".into()),
            ]
        );
    }
}
