//! What lies in a game's folder must be whole: rules in four languages, lessons that can be learnt.

use teahouse_catalog::{GAMES, folder};
use teahouse_game::rulebook::{Block, Book};
use teahouse_words::{LANGUAGES, Words};

/// The shape of a rule book: for each section its blocks, clauses by number.
fn shape(book: &Book) -> Vec<Vec<String>> {
    let block = |block: &Block| match block {
        Block::Clause(id, ..) => id.clone(),
        Block::Text(_) => "text".to_owned(),
        Block::Item(_) => "item".to_owned(),
        Block::Table(rows) => format!("table {}", rows.len()),
    };
    let blocks = |list: &[Block]| list.iter().map(block).collect();
    std::iter::once(blocks(&book.blocks)).chain(book.sections.iter().map(|s| blocks(&s.blocks))).collect()
}

#[test]
fn rules_say_the_same_in_every_language() {
    for game in GAMES {
        let folder = folder(game.info().id).expect("a folder");
        let mut languages: Vec<&str> = folder.languages().collect();
        languages.sort_unstable();
        let mut all = LANGUAGES.to_vec();
        all.sort_unstable();
        assert_eq!(languages, all, "{}", game.info().id);
        let english = folder.book("en").expect("English");
        for language in LANGUAGES {
            let book = folder.book(language).expect("rules");
            assert_eq!(shape(&book), shape(&english), "{} {language}", game.info().id);
            for section in &book.sections {
                assert!(!section.title.is_empty());
                for block in &section.blocks {
                    let Block::Clause(id, title, text) = block else { continue };
                    assert!(!title.is_empty() && text.len() > 10, "{language} {id}");
                }
            }
        }
    }
}

#[test]
fn lessons_have_scenarios_and_words() {
    for game in GAMES {
        let folder = folder(game.info().id).expect("a folder");
        let words: Vec<Words> = LANGUAGES.iter().map(|l| Words::new(l, game.words())).collect();
        for lesson in folder.lessons() {
            let scenario =
                folder.scenario(&lesson.scenario).unwrap_or_else(|| panic!("no scenario {}", lesson.scenario));
            assert_eq!(game.scenario(&scenario, None), Ok(Vec::new()), "{}", lesson.scenario);
            assert_eq!(scenario.steps[0].refused, lesson.refused, "{}", lesson.id);
            for part in ["title", "text", "done", "hint"] {
                let id = format!("lesson-{}-{part}", lesson.id);
                for words in &words {
                    // What there are no words for is said as its id. A lesson may repeat what the log tells.
                    let phrase = teahouse_game::Phrase::new(&id).with("told", "Done.");
                    assert!(!words.say(&phrase).starts_with(&id), "{id}");
                }
            }
            let known = |kind: &String| game.event_rules().iter().any(|(k, _)| k == kind);
            assert!(lesson.events.iter().all(known), "{lesson:?}");
        }
    }
}
