//! The same laws for every game. A new game enlists with one line: `teahouse_testkit::laws!(State, 200);`
//!
//! The laws themselves are in `teahouse-laws`; [`coverage`] lists clauses of RULES.md that nothing cites; [`titles`] reads what scenarios are called;
//! [`mod@types`] writes the client's types.

pub mod cites;
pub mod coverage;
pub mod seats;
pub mod titles;
pub mod types;

pub use teahouse_laws::{Atlas, GameReport, outlook_law, play};

use serde_json::Value;
use teahouse_game::{Data, Dice, FastDice, Game, Held, Setup, Step, Viewer, Waiting, scenario::Scenario};

/// Enlists a game: laws over random games, scenarios, records and coverage of RULES.md.
#[macro_export]
macro_rules! laws {
    ($game:ty, $games:expr) => {
        #[test]
        fn laws_hold_in_random_games() {
            $crate::assert_laws::<$game>($games);
        }
        #[test]
        fn what_pages_show_follows_from_what_lies_open() {
            $crate::assert_open_outlook::<$game>(1);
        }
        #[test]
        fn every_scenario_passes() {
            $crate::assert_scenarios::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn every_scenario_says_in_a_sentence_what_it_shows() {
            $crate::titles::assert_titles(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn every_record_replays() {
            $crate::assert_records::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
        #[test]
        fn every_clause_is_cited_by_code_and_by_a_test() {
            $crate::coverage::assert_cited::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

/// Every table worth trying: each board with each number of players, and each value of each option once with each value of the first, which
/// is the one that names a set of the others where a game has such.
pub fn setups<G: Game>() -> Vec<(Held<G::Data>, Setup)> {
    let mut all = Vec::new();
    for data in G::Data::built_in().iter().map(Held::from) {
        for players in G::PLAYERS.0..=G::PLAYERS.1 {
            let base = Setup { board: data.id().to_owned(), ..Setup::new::<G>(players) };
            let bases: Vec<Setup> = match G::OPTIONS.first() {
                Some(first) => first.values.iter().map(|v| base.clone().with(first.name, v)).collect(),
                None => vec![base.clone()],
            };
            for option in G::OPTIONS.iter().skip(1) {
                let single = bases.iter().flat_map(|b| option.values.iter().map(|v| b.clone().with(option.name, v)));
                all.extend(single.map(|setup| (data.clone(), setup)));
            }
            all.extend(bases.into_iter().chain([base]).map(|setup| (data.clone(), setup)));
        }
    }
    all.retain(|(data, setup)| G::new(data, setup).is_ok());
    all
}

/// Plays `games` random games of each setup with all laws on.
pub fn assert_laws<G: Game>(games: u64) {
    let mut atlas = Atlas::<G>::default();
    let setups = setups::<G>();
    assert!(!setups.is_empty(), "no table can be set up");
    for (data, setup) in setups {
        for seed in 0..games {
            let report = play::<G>(&data, &setup, seed, &mut atlas);
            assert!(report.violations.is_empty(), "{setup:?}, seed {seed}: {:#?}", report.violations);
        }
    }
}

/// Runs every scenario of the game's folder; there must be some.
pub fn assert_scenarios<G: Game>(folder: &str) {
    let files = files(&format!("{folder}/scenarios"), "json");
    assert!(!files.is_empty(), "no scenarios");
    for (name, text) in files {
        let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let failures = scenario.run::<G>(&[]).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(failures.is_empty(), "{name}: {failures:#?}");
    }
}

/// Replays every record of `tests/records`; those with a seed are verified draw by draw.
pub fn assert_records<G: Game>(folder: &str) {
    for (name, text) in files(&format!("{folder}/tests/records"), "tea") {
        let record: teahouse_game::record::Record = text.parse().unwrap_or_else(|e| panic!("{name}: {e}"));
        let replayed = if record.seed.is_some() { record.verify::<G>(&[]) } else { record.replay::<G>(&[]) };
        replayed.unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

/// What pages show beside a view follows from what lies open: at every step of so many games of each setup.
pub fn assert_open_outlook<G: Game>(games: u64) {
    for (data, setup) in setups::<G>() {
        for seed in 0..games {
            let mut dice = FastDice::new(seed);
            let mut game = G::new(&data, &setup).expect("a table that can be set up");
            loop {
                let mut broken = Vec::new();
                outlook_law(&game, &mut broken);
                assert!(broken.is_empty(), "{setup:?}, seed {seed}: {broken:#?}");
                let step = match game.waiting() {
                    Waiting::Over => break,
                    Waiting::Chance => Step::Chance(game.sample(&mut dice)),
                    Waiting::Seat(ask) => Step::Move(ask.seat, game.random_move(ask.seat, &mut dice)),
                };
                game.apply(step, &mut ());
            }
        }
    }
}

/// Positions made by hand may be anything: those of the game's scenarios, changed at random, are refused or can be played to an end.
pub fn assert_positions<G: Game>(folder: &str, copies: u64) {
    let mut accepted = 0;
    for (n, (name, text)) in files(&format!("{folder}/scenarios"), "json").into_iter().enumerate() {
        let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let Some(good) = scenario.position.clone() else { continue };
        for copy in 0..copies {
            let mut dice = FastDice::new(copy << 16 | n as u64);
            let mut position = good.clone();
            for _ in 0..=dice.below(3) {
                change(&mut position, &good, &mut dice);
            }
            let changed = Scenario { position: Some(position.clone()), ..scenario.clone() };
            if let Ok(game) = changed.start::<G>(&[]) {
                accepted += 1;
                to_the_end(game, &mut dice).unwrap_or_else(|why| panic!("{name}: {why}: {position}"));
            }
        }
    }
    assert!(accepted > copies, "only {accepted} changed positions were accepted");
}

/// Changes one value somewhere in a position: to a small number, to nothing, to another value of the same list, or to one from elsewhere.
fn change(value: &mut Value, all: &Value, dice: &mut FastDice) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let n = dice.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(n).expect("counted").clone();
            match dice.below(12) {
                0 => _ = fields.remove(&key),
                1 => fields[&key] = all.get(&key).cloned().unwrap_or(Value::Null),
                2 if key == "phase" => {
                    let phases = ["first", "deal", "choose", "second", "draw", "fetch", "refill", "place"];
                    fields[&key] = phases[dice.below(8) as usize].into();
                }
                _ => change(&mut fields[&key], all, dice),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let (n, other) = (dice.below(list.len() as u32) as usize, dice.below(list.len() as u32) as usize);
            match dice.below(6) {
                0 => _ = list.remove(n),
                1 => list.push(list[n].clone()),
                2 => list.swap(n, other),
                _ => change(&mut list[n], all, dice),
            }
        }
        Value::Number(_) => *value = dice.below(12).into(),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let n = dice.below(text.chars().count() as u32 + 1) as usize;
            *text = text.chars().take(n).chain(text.chars().skip(n + 1)).collect();
        }
        other => *other = Value::Null,
    }
}

/// Plays at random to the end; everybody who is asked has a move, and what is seen on the way is seen.
fn to_the_end<G: Game>(mut game: G, dice: &mut FastDice) -> Result<(), String> {
    let mut moves = Vec::new();
    for _ in 0..4 * G::MAX_STEPS {
        let again = G::from_position(game.data(), &game.position());
        if again.as_ref() != Ok(&game) {
            return Err(format!("its own position is another one: {again:?}"));
        }
        let step = match game.waiting() {
            Waiting::Over => return Ok(()),
            Waiting::Chance => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                if chances.is_empty() {
                    return Err("fate has nothing to give".to_owned());
                }
                Step::Chance(game.sample(dice))
            }
            Waiting::Seat(ask) => {
                let _ = game.view(Viewer::Seat(ask.seat));
                moves.clear();
                game.legal_moves(ask.seat, &mut moves);
                let wrong = moves.iter().find(|mv| game.check(ask.seat, **mv).is_err());
                if moves.is_empty() || wrong.is_some() {
                    return Err(format!("seat {} has no move, or a wrong one: {wrong:?}", ask.seat));
                }
                Step::Move(ask.seat, moves[dice.below(moves.len() as u32) as usize])
            }
        };
        game.apply(step, &mut ());
    }
    Err("it never ends".to_owned())
}

/// Name and text of the files in a folder, in order of their names; none if there is no such folder.
pub fn files(folder: &str, extension: &str) -> Vec<(String, String)> {
    let Ok(list) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = list.map(|f| f.expect("a readable folder").path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == extension));
    paths.sort();
    let read = |p: std::path::PathBuf| {
        let text = std::fs::read_to_string(&p).unwrap_or_else(|e| panic!("{}: {e}", p.display()));
        (p.display().to_string(), text)
    };
    paths.into_iter().map(read).collect()
}
