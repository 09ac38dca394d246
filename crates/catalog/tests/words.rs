//! Every code the engines send has words in every language.

use std::collections::BTreeSet;

use teahouse_catalog::{GAMES, TableAsk};
use teahouse_game::{FastDice, Phrase, Seat, Viewer};
use teahouse_words::{LANGUAGES, Words, faults};

#[test]
fn catalogues_of_all_games_agree() {
    for game in GAMES {
        assert_eq!(faults(game.words()), Vec::<String>::new(), "{}", game.id());
    }
}

/// Words for a phrase in every language; an unknown message shows its code.
fn has_words(words: &[Words], phrase: &Phrase) {
    for (words, language) in words.iter().zip(LANGUAGES) {
        let said = words.say(phrase);
        assert!(!said.starts_with(&format!("{} {{", phrase.id)), "{language}: no words for {phrase:?}: {said}");
        assert!(!said.contains("{$") && !said.trim().is_empty(), "{language}: {phrase:?}: {said}");
    }
}

#[test]
fn whatever_happens_in_random_games_can_be_said() {
    for game in GAMES {
        let words: Vec<Words> = LANGUAGES.iter().map(|l| Words::new(l, game.words())).collect();
        let mut said = BTreeSet::new();
        let info = game.info();
        for id in ["game-name", "game-blurb", "help-move", "score-label", "reason-resigned"] {
            has_words(&words, &Phrase::new(id));
        }
        for (name, option) in &info.options {
            has_words(&words, &Phrase::new(format!("option-{name}")));
            option.values.iter().for_each(|v| has_words(&words, &Phrase::new(format!("option-{name}-{v}"))));
        }
        for (board, seed) in info.boards.iter().flat_map(|b| (0..12).map(move |seed| (b, seed))) {
            has_words(&words, &Phrase::new(format!("board-{board}")));
            let players = info.players[0] + (seed as u8) % (info.players[1] - info.players[0] + 1);
            if !info.seats[board].contains(&players) {
                continue;
            }
            let setup = game.setup(players, Some(board), &Default::default(), None).expect("a setup");
            let mut table = game.table(&setup, None).expect("a table");
            let mut dice = FastDice::new(seed);
            let mut step = 0;
            loop {
                step += 1;
                match table.asks() {
                    TableAsk::Over => break,
                    TableAsk::Chance => table.draw(&mut dice).expect("chance"),
                    TableAsk::Seat(seat, question) => {
                        has_words(&words, &Phrase::new(question).with("seat", seat.0));
                        let (seat, thought) =
                            table.think(teahouse_bots::Level::Random, seed << 16 | step).expect("a bot");
                        table.play_row(seat, &[thought()]).expect("legal");
                    }
                }
                let news = table.news(Viewer::Seat(Seat(0)));
                table.forget_news();
                let events = news.iter().flat_map(|told| told.events.read::<Vec<serde_json::Value>>().expect("a list"));
                for event in events.map(|e| Phrase::of("event", &e)) {
                    said.insert(event.id.clone());
                    has_words(&words, &event);
                }
            }
            let reason = table.outcome().expect("over").reason;
            has_words(&words, &Phrase::new(format!("reason-{reason}")));
        }
        assert!(said.len() >= 4, "{said:?}");
    }
}

/// Refusals met by trying moves that are legal elsewhere.
#[test]
fn refusals_can_be_said() {
    for game in GAMES {
        let words: Vec<Words> = LANGUAGES.iter().map(|l| Words::new(l, game.words())).collect();
        let mut said = BTreeSet::new();
        let setup = game.setup(game.info().players[0], None, &Default::default(), None).expect("a setup");
        let mut seen: Vec<String> = Vec::new();
        for seed in 0..6u64 {
            let mut table = game.table(&setup, None).expect("a table");
            let mut dice = FastDice::new(seed);
            for step in 0.. {
                match table.asks() {
                    TableAsk::Over => break,
                    TableAsk::Chance => table.draw(&mut dice).expect("chance"),
                    TableAsk::Seat(seat, _) => {
                        let legal = table.legal(seat);
                        for text in seen.iter().filter(|t| !legal.contains(t)).step_by(7) {
                            if let Err(teahouse_catalog::Refusal::Rule { rule, phrase: why, .. }) =
                                table.play(seat, text)
                            {
                                assert!(game.clauses().contains(&rule), "{rule} is no clause");
                                said.insert(why.id.clone());
                                has_words(&words, &why);
                            }
                        }
                        seen.extend(legal.into_iter().step_by(5));
                        let (seat, thought) =
                            table.think(teahouse_bots::Level::Random, seed << 16 | step).expect("a bot");
                        table.play_row(seat, &[thought()]).expect("legal");
                    }
                }
            }
        }
        assert!(!said.is_empty(), "{said:?}");
    }
}
