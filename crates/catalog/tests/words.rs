//! Every code the engines send has words in every language.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use teahouse_catalog::{GAMES, TableAsk};
use teahouse_game::{Arg, FastDice, Phrase, Seat, Viewer};
use teahouse_wire::HouseEvent;
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

/// The event that a phrase was made of, as it travels: one of the game's (`event-…`) or the house's (`house-…`).
fn sent_as(phrase: &Phrase) -> Value {
    let (_, kind) = phrase.id.split_once('-').expect("an event");
    let fields = phrase.args.iter().map(|(name, arg)| (name.clone(), arg.json()));
    fields.chain([("kind".to_owned(), kind.into())]).collect()
}

#[test]
fn events_of_the_house_say_which_of_their_numbers_are_seats() {
    let undone = HouseEvent::Undone { seat: teahouse_wire::Seat(1), from: Some(0) };
    let phrase = Phrase::of("house", &undone);
    assert_eq!(phrase, Phrase::new("house-undone").with("seat", Seat(1)).with("from", 0));
    assert_eq!((&phrase.args["seat"], &phrase.args["from"]), (&Arg::Seat(Seat(1)), &Arg::Value(json!(0))));
    assert_eq!(sent_as(&phrase), json!({ "kind": "undone", "seat": 1, "from": 0 }));
    assert_eq!(serde_json::to_value(undone).expect("plain data"), sent_as(&phrase));
}

/// A game may call an event of its own the same (Emperor of China: `resigned`): neither is ever said in the words of the other.
#[test]
fn the_house_and_a_game_say_what_they_call_the_same_in_words_of_their_own() {
    for game in GAMES {
        let words: Vec<Words> = LANGUAGES.iter().map(|l| Words::new(l, game.words())).collect();
        let setup = game.setup(game.info().players[1], None, &Default::default(), None).expect("a setup");
        let mut table = game.table(&setup, None).expect("a table");
        let mut dice = FastDice::new(1);
        while table.asks() == TableAsk::Chance {
            table.draw(&mut dice).expect("chance");
        }
        table.forget_news();
        let away = Seat(setup.players - 1);
        table.stand_in(away, teahouse_bots::Level::USUAL).expect("somebody is away");
        table.hand_back(away).expect("and back");
        table.resign(away).expect("and gives up");
        let said = table.said(Viewer::Public);
        let ids: Vec<&str> = said.iter().map(|phrase| phrase.id.as_str()).collect();
        assert_eq!(ids, ["house-stood-in", "house-handed-back", "house-resigned"], "{}", game.id());
        for phrase in &said {
            has_words(&words, phrase);
            let own = Phrase { id: phrase.id.replace("house-", "event-"), ..phrase.clone() };
            for words in &words {
                assert_ne!(words.say(&own), words.say(phrase), "{}", game.id());
            }
        }
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
                        has_words(&words, &Phrase::new(question).with("seat", seat));
                        let (seat, thought) =
                            table.think(teahouse_bots::Level::Random, seed << 16 | step, false).expect("a bot");
                        table.play_row(seat, &thought(&teahouse_bots::never)).expect("legal");
                    }
                }
                let (said_now, news) = (table.said(Viewer::Seat(Seat(0))), table.news(Viewer::Seat(Seat(0))));
                table.forget_news();
                assert!(news.iter().all(|told| told.house.is_none()), "nobody left: {news:?}");
                let sent = news.iter().flat_map(|told| told.events.read::<Vec<Value>>().expect("a list"));
                assert!(sent.eq(said_now.iter().map(sent_as)), "{said_now:?}");
                for event in said_now {
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
                            table.think(teahouse_bots::Level::Random, seed << 16 | step, false).expect("a bot");
                        table.play_row(seat, &thought(&teahouse_bots::never)).expect("legal");
                    }
                }
            }
        }
        assert!(!said.is_empty(), "{said:?}");
    }
}
