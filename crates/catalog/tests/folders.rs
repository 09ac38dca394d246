//! What lies in a game's folder must be whole: rules in four languages, lessons that can be learnt.

use teahouse_catalog::{GAMES, folder};
use teahouse_game::rulebook::{Block, Book, positions};
use teahouse_game::{Phrase, Seat};
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
        let folder = folder(game.id()).expect("a folder");
        let mut languages: Vec<&str> = folder.languages().collect();
        languages.sort_unstable();
        let mut all = LANGUAGES.to_vec();
        all.sort_unstable();
        assert_eq!(languages, all, "{}", game.id());
        let english = folder.book("en").expect("English");
        for language in LANGUAGES {
            let book = folder.book(language).expect("rules");
            assert_eq!(shape(&book), shape(&english), "{} {language}", game.id());
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

/// Pieces of advice with the positions they name.
fn advised(book: &Book) -> Vec<(&str, Vec<&str>)> {
    let all = book.blocks.iter().chain(book.sections.iter().flat_map(|s| &s.blocks));
    all.filter_map(|block| match block {
        Block::Clause(id, _, text) => Some((id.as_str(), positions(text).1)),
        _ => None,
    })
    .collect()
}

#[test]
fn advice_is_the_same_in_every_language_and_each_piece_has_positions_that_hold() {
    for game in GAMES {
        let id = game.id();
        let folder = folder(id).expect("a folder");
        let english = folder.advice("en").unwrap_or_else(|| panic!("{id}: no advice"));
        for language in LANGUAGES {
            let book = folder.advice(language).unwrap_or_else(|| panic!("{id}: no advice in {language}"));
            assert!(!book.title.is_empty() && book.sections.iter().all(|s| !s.title.is_empty()), "{id} {language}");
            assert_eq!(shape(&book), shape(&english), "{id} {language}");
            assert_eq!(advised(&book), advised(&english), "{id} {language}");
        }
        let pieces = advised(&english);
        assert!(pieces.len() >= 2, "{id}: too little advice");
        for (n, (number, names)) in pieces.iter().enumerate() {
            assert_eq!(*number, format!("W{}", n + 1), "{id}: pieces of advice are numbered with their own letter");
            assert!(!names.is_empty(), "{id} {number} shows nothing");
            for name in names {
                let scenario = folder.scenario(name).unwrap_or_else(|| panic!("{id} {number}: no scenario {name}"));
                assert_eq!(game.scenario(&scenario, None), Ok(Vec::new()), "{id} {number} {name}");
            }
        }
    }
}

#[test]
fn every_board_of_ours_says_where_it_comes_from() {
    for game in GAMES {
        for id in &game.info().boards {
            let (file, _) = game.board(id, None).expect("a board of ours");
            let file: serde_json::Value = serde_json::from_str(&file).expect("a board file");
            let source = file["source"].as_str().unwrap_or_default();
            let known = ["printed", "transcribed", "reconstructed", "ours"];
            assert!(known.contains(&source), "{} {id}: {source:?}", game.id());
        }
    }
}

#[test]
fn lessons_have_scenarios_and_words() {
    for game in GAMES {
        let folder = folder(game.id()).expect("a folder");
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
            let known = |kind: &String| game.event_rules().iter().any(|(known, ..)| known == kind);
            assert!(lesson.events.iter().chain(&lesson.missed).all(known), "{lesson:?}");
            assert!(!lesson.missed.iter().any(|kind| lesson.events.contains(kind)), "{lesson:?}");
        }
    }
}

#[test]
fn the_usual_series_is_played_on_boards_that_come_with_the_program() {
    for game in GAMES {
        let info = game.info();
        let unknown: Vec<_> = info.series.iter().filter(|id| !info.boards.iter().any(|b| b == *id)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", info.id);
        for players in info.players[0]..=info.players[1] {
            let base = game.setup(players, None, &Default::default(), None).expect("a setup");
            let boards: Vec<String> = game.series(&base, &[], Seat(0)).into_iter().map(|s| s.board).collect();
            let fits = |id: &&&str| info.seats[**id].contains(&players);
            let usual: Vec<&str> = info.series.iter().filter(fits).copied().collect();
            assert_eq!(boards, if usual.is_empty() { vec![base.board.as_str()] } else { usual }, "{}", info.id);
        }
    }
}

/// Rows of the table of both rule sets: what a choice is about, and both answers.
fn rule_sets(book: &Book) -> Vec<Vec<String>> {
    let tables = book.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        Block::Table(rows) => Some(rows),
        Block::Clause(..) | Block::Text(_) | Block::Item(_) => None,
    });
    let named = |cell: &String| ["Classic", "Klasyka", "Klassik", "Classico"].contains(&cell.as_str());
    let table = tables.into_iter().find(|rows| rows[0].len() == 4 && named(&rows[0][1])).expect("the rule sets");
    table[1..].to_vec()
}

#[test]
fn the_table_of_rule_sets_says_what_the_engine_plays() {
    let emperor = teahouse_catalog::game("emperor").expect("the game of two rule sets");
    let info = emperor.info();
    let sets = info.rule_sets.expect("rule sets");
    for language in LANGUAGES {
        let words = Words::new(language, emperor.words());
        let say = |id: String| words.say(&Phrase::new(id)).to_lowercase();
        let rows = rule_sets(&folder("emperor").expect("a folder").book(language).expect("rules"));
        let named = info.options.keys().filter(|name| ![sets.option.as_str(), "first"].contains(name));
        assert_eq!(rows.len(), named.clone().count(), "{language}");
        for name in named {
            let about = say(format!("option-{name}"));
            let row = rows.iter().find(|row| row[0].to_lowercase() == about);
            let row = row.unwrap_or_else(|| panic!("{language}: no line for {name}"));
            for (set, said) in ["classic", "vienna"].iter().zip(&row[1..]) {
                let means = sets.means[*set].get(*name);
                // The cards are counted in the table; a dash stands where a choice means nothing.
                if let Some(value) = means.filter(|_| *name != "decks" && said != "–") {
                    assert_eq!(said.to_lowercase(), say(format!("option-{name}-{value}")), "{language}: {set}, {name}");
                }
            }
        }
    }
}
