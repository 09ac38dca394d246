//! The nets in the games' folders, and that bots which use them play as they should.

use teahouse_bots::{Level, Net, Series, Settings, never};
use teahouse_catalog::{GAMES, GameEntry, TableAsk};
use teahouse_game::scenario::Scenario;
use teahouse_game::{Dice, FastDice, Setup};

fn folder(game: &dyn GameEntry) -> String {
    format!("{}/../../games/{}/nets", env!("CARGO_MANIFEST_DIR"), game.id())
}

fn setup(game: &dyn GameEntry, players: u8) -> Setup {
    game.setup(players, None, &Default::default(), None).expect("a usual table")
}

#[test]
fn every_net_is_sound_small_and_in_use() {
    for game in GAMES {
        for file in std::fs::read_dir(folder(*game)).expect("nets") {
            let file = file.expect("a file").path();
            let bytes = std::fs::read(&file).expect("a net");
            assert!(bytes.len() <= 200_000, "{} has {} bytes", file.display(), bytes.len());
            let net = Net::from_bytes(&bytes).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            let name = file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            let players: u8 = name.split('-').next().and_then(|n| n.parse().ok()).expect("players first");
            if name.len() == 1 {
                let (used, plays) = game.net(&setup(*game, players), None).expect("a table").expect("a net");
                assert!(used == name && *plays == net, "{}: {used} plays instead of {name}", game.id());
            }
        }
    }
}

#[test]
fn there_is_a_net_for_every_number_of_players() {
    for game in GAMES {
        let [least, most] = game.info().players;
        for players in least..=most {
            assert!(game.net(&setup(*game, players), None).expect("a table").is_some(), "{} for {players}", game.id());
        }
    }
}

/// A short series with fixed seeds: it gives the same result each time, and learnt bots win it.
#[test]
fn learnt_bots_beat_the_rule_of_thumb() {
    for game in GAMES {
        let setup = setup(*game, game.info().players[0]);
        let bots: Vec<Settings> = std::iter::once(Level::Adept)
            .chain((1..setup.players).map(|_| Level::Greedy))
            .map(Settings::from)
            .collect();
        let series = Series { games: 6 * bots.len() as u64, seed: 5, threads: 1 };
        let play = || game.arena(&setup, None, &bots, series, &|_| {}).expect("a series").bots.swap_remove(0).wins;
        let wins = play();
        assert!(wins > 0.5 * series.games as f64, "{}: {wins} of {} won", game.id(), series.games);
        assert_eq!(wins, play(), "{}: the same seed plays other games", game.id());
    }
}

/// A bot is given a view and a seed, and nothing else has a say in what it plays: the same row each time. And whatever comes to light on the
/// way, its row can be carried out as one.
#[test]
fn whole_games_in_rows_that_can_be_carried_out() {
    for game in GAMES {
        let [least, most] = game.info().players;
        for players in least..=most {
            let mut table = game.table(&setup(*game, players), None).expect("a table");
            let mut dice = FastDice::new(11 + u64::from(players));
            loop {
                match table.asks() {
                    TableAsk::Over => break,
                    TableAsk::Chance => table.draw(&mut dice).expect("a draw"),
                    TableAsk::Seat(..) => {
                        // The stronger ones take longer and choose among the same rows.
                        let level = Level::OFFERED[dice.below(4) as usize];
                        let seed = u64::from(dice.below(1000));
                        let row = || table.think(level, seed, false).map(|(seat, thought)| (seat, thought(&never)));
                        let (seat, first) = row().expect("a bot");
                        assert_eq!(Some((seat, first.clone())), row(), "{} by {level:?}", game.id());
                        table.play_row(seat, &first).unwrap_or_else(|e| panic!("{} by {level:?}: {e:?}", game.id()));
                    }
                }
            }
        }
    }
}

/// Positions in which a move is plainly right or plainly wrong (`bots` in scenario files): whoever plans or looks ahead sees it.
#[test]
fn good_bots_find_what_is_plain() {
    for game in GAMES {
        let folder = format!("{}/../../games/{}/scenarios", env!("CARGO_MANIFEST_DIR"), game.id());
        let mut seen = 0;
        for file in std::fs::read_dir(folder).expect("scenarios") {
            let file = file.expect("a file").path();
            let scenario = Scenario::parse(&std::fs::read_to_string(&file).expect("a file")).expect("a scenario");
            let Some(tactic) = &scenario.bots else { continue };
            seen += 1;
            for bot in [Level::Adept, Level::Master] {
                let row = game.tactic(&scenario, None, &bot.into(), 1).expect("a row");
                assert_eq!(tactic.fault(&row), None, "{} by {bot:?}", file.display());
            }
        }
        assert!(seen >= 4, "{} has {seen}", game.id());
    }
}
