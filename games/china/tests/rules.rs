//! What scenarios cannot say: ties at the end, what everybody knows, broken board files.

use teahouse_china::{Board, State};
use teahouse_game::{Data, Entry, FastDice, Game, Match, Seat, Setup, Step, Viewer, Waiting};

fn board(id: &str) -> &'static Board {
    Board::built_in().iter().find(|b| b.id() == id).expect("a side")
}

fn fresh(players: u8, side: &str, variant: &str) -> Match<State> {
    let setup = Setup { board: side.to_owned(), ..Setup::new::<State>(players) };
    Match::new(board(side), setup.with("first", "0").with("fortifications", variant)).expect("a setup")
}

/// Plays at random to the end; calls `each` before every step.
fn play_out(mut played: Match<State>, seed: u64, mut each: impl FnMut(&Match<State>)) -> Match<State> {
    let mut dice = FastDice::new(seed);
    while played.outcome().is_none() {
        each(&played);
        match played.waiting() {
            Waiting::Chance => _ = played.draw(&mut dice, &mut ()).expect("a draw"),
            Waiting::Seat(ask) => {
                let mv = played.game().random_move(ask.seat, &mut dice);
                played.push(Entry::Step(Step::Move(ask.seat, mv)), &mut ()).expect("legal");
            }
            Waiting::Over => {}
        }
    }
    played
}

#[test]
fn s11_d11_d12_points_then_pieces_left_then_shared() {
    let place = |scores: [i32; 3], houses: [u8; 3]| {
        let position = serde_json::json!({
            "phase": { "over": "deck" }, "active": 0, "exhaustions": 2, "hands": ["", "", ""],
            "display": [null, null, null, null], "deck": "", "scores": scores,
            "supply": { "houses": houses, "emissaries": [0, 1, 0], "forts": [0, 0, 0] },
        });
        let state = State::from_position(board("3-4"), &serde_json::from_value(position).expect("a position"));
        state.expect("a position").outcome().expect("over").places
    };
    assert_eq!(place([61, 61, 40], [4, 3, 9]), [1, 1, 3], "four pieces each");
    assert_eq!(place([61, 61, 40], [4, 4, 9]), [2, 1, 3]);
    assert_eq!(place([60, 61, 61], [20, 0, 1]), [3, 1, 1]);
}

/// S12: what was taken from the display is known to everybody until it is played; what came from the deck is not.
#[test]
fn s5_s8_s9_c15_the_standing_adds_up_to_the_total() {
    for (seed, variant) in [(1, "off"), (2, "on"), (3, "on")] {
        let over = play_out(fresh(4, "4-5", variant), seed, |played| {
            let view = played.game().view(Viewer::Public);
            for (n, seat) in view.seats.iter().enumerate() {
                let due = view.standing.due[n];
                assert_eq!(seat.score + due.houses + due.alliances + due.roads, seat.total);
                let single: usize = view.standing.lines[n].iter().map(Vec::len).sum();
                assert!((single as i32..=2 * single as i32).contains(&due.roads) || played.outcome().is_some());
            }
            for region in &view.standing.regions {
                let standing: u8 = view.emissaries.get(&region.region).into_iter().flatten().sum();
                assert_eq!((standing, region.houses.iter().max()), (region.emissaries, Some(&region.cap)));
            }
            for alliance in &view.standing.alliances {
                let [a, b] = board("4-5").written().alliances[usize::from(alliance.number) - 1].regions;
                let all =
                    |region| view.emissaries.get(&region).into_iter().flatten().map(|n| i32::from(*n)).sum::<i32>();
                let best = alliance.points.iter().max();
                assert!(best == Some(&0) || best == Some(&(all(a) + all(b))));
            }
        });
        let view = over.game().view(Viewer::Public);
        assert!(view.standing.due.iter().all(|due| *due == Default::default()), "nothing waits for the end any more");
    }
}

#[test]
fn s12_s4_d9_what_everybody_saw_is_remembered() {
    let mut seen = 0;
    for seed in 0..20 {
        play_out(fresh(3, "3-4", "off"), seed, |played| {
            for seat in Seat::all(3) {
                let other = played.game().view(Viewer::Seat(seat.next(3)));
                let known = other.seats[seat.index()].known;
                let truth = played.game().view(Viewer::Seat(seat)).hand.expect("a hand");
                assert!(teahouse_china::cards::Color::ALL.iter().all(|c| truth.count(*c) >= known.count(*c)));
                seen += usize::from(!known.is_empty());
            }
        });
    }
    assert!(seen > 100);
}

/// S7, D8: the deck runs out twice, never in one turn; E1: everybody has had the same number of turns.
#[test]
fn e1_s7_everybody_has_the_same_number_of_turns() {
    for (players, side) in [(3, "3-4"), (4, "3-4"), (4, "4-5"), (5, "4-5")] {
        for seed in 0..10 {
            let mut turns = vec![0; usize::from(players)];
            let mut last = None;
            let end = play_out(fresh(players, side, "on"), seed, |played| {
                let view = played.game().view(Viewer::Public);
                let choosing = matches!(played.waiting(), Waiting::Seat(_)) && view.pieces == 0;
                if choosing && last != Some(view.active) {
                    turns[view.active.index()] += 1;
                    last = Some(view.active);
                }
            });
            if end.outcome().expect("over").reason == "deck" {
                assert!(turns.iter().all(|n| *n == turns[0]), "{players} {side} {seed}: {turns:?}");
            }
        }
    }
}

/// S1, S2: cards, hands and decks by the number of players; a side only for those it is made for.
#[test]
fn s1_s2_d19_set_up_by_players() {
    for (players, side, deck) in [(3, "3-4", 34), (4, "3-4", 36), (4, "4-5", 36), (5, "4-5", 38)] {
        let mut played = fresh(players, side, "off");
        let mut dice = FastDice::new(1);
        while matches!(played.waiting(), Waiting::Chance) {
            played.draw(&mut dice, &mut ()).expect("a draw");
        }
        let view = played.game().view(Viewer::Public);
        assert_eq!((view.deck, view.seats[0].cards), (deck, 3));
        assert!(view.display.iter().all(Option::is_some));
    }
    for (players, side) in [(3, "4-5"), (5, "3-4")] {
        let setup = Setup { board: side.to_owned(), ..Setup::new::<State>(players) };
        assert!(Match::<State>::new(board(side), setup).is_err(), "{players} on {side}");
    }
    // D20: Ch'in has six spaces, Qi five.
    let count = |region: &str| board("3-4").written().spaces.iter().filter(|s| s.region.to_string() == region).count();
    assert_eq!((count("chin"), count("qi")), (6, 5));
}

/// D1, D2, D21: no pass; the price is exact; the first broken condition is named. D10: hands do not matter for E2.
#[test]
fn d1_d2_d10_d17_d21_d22_every_asked_seat_can_exchange() {
    for seed in 0..10 {
        play_out(fresh(4, "4-5", "on"), seed, |played| {
            let Waiting::Seat(ask) = played.waiting() else { return };
            let view = played.game().view(Viewer::Public);
            let mut legal = Vec::new();
            played.game().legal_moves(ask.seat, &mut legal);
            let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let exchanges = texts.iter().any(|t| t.starts_with("exchange"));
            assert_eq!(exchanges, view.pieces == 0 && ask.decision == teahouse_china::Decision::Choose);
            // D4, D17: whoever may place a second piece may also stop.
            let second = ask.decision == teahouse_china::Decision::Second;
            assert_eq!(texts.contains(&"stop".to_owned()), second);
        });
    }
}

#[test]
fn c11_s6_broken_boards_name_their_faults() {
    let good = board("3-4").file();
    assert_eq!(Board::parse(&good).expect("our own board").fingerprint(), board("3-4").fingerprint());
    let broken = |change: fn(&mut serde_json::Value), part: &str| {
        let mut file: serde_json::Value = serde_json::from_str(&good).expect("JSON");
        change(&mut file);
        let faults = Board::parse(&file.to_string()).expect_err("a fault").to_string();
        assert!(faults.contains(part), "{part}: {faults}");
    };
    broken(|f| f["cards"]["red"] = 1.into(), "cards Red");
    broken(|f| f["players"] = serde_json::json!([2, 9]), "players");
    broken(|f| f["roads"][0][1] = "yan9".into(), "leads to no space");
    broken(|f| f["roads"][1] = f["roads"][0].clone(), "is there twice");
    broken(|f| f["regions"][0]["id"] = "zhao".into(), "region \"yan\"");
    // Roads meet at spaces only: two that cross, and one over a space.
    broken(|f| f["roads"][0] = serde_json::json!(["yan1", "chu8"]), "road yan1-chu8: crosses ");
    broken(|f| f["spaces"][0]["region"] = "lu".into(), "has another region");
    broken(|f| f["alliances"][1]["number"] = 1.into(), "each number once");
    broken(|f| f["regions"][0]["color"] = "pink".into(), "file");
    broken(|f| _ = f.as_object_mut().map(|o| o.remove("spaces")), "file");
    // What pages draw with: a board that cannot be shown cannot be played on.
    broken(|f| f["canvas"]["width"] = 800.into(), "canvas");
    broken(|f| _ = f.as_object_mut().map(|o| o.remove("decor")), "decor score_track");
    broken(|f| f["regions"][0]["polygon"] = serde_json::json!([[1, 2], [3, 4]]), "polygon");
    broken(|f| f["regions"][0]["dragon"] = serde_json::Value::Null, "dragon");
    broken(|f| f["regions"][0]["label"]["x"] = 2000.into(), "label");
    broken(|f| f["spaces"][0]["city"] = " ".into(), "city");
    broken(|f| f["alliances"][0]["y"] = (-3).into(), "alliance 1");
    broken(|f| f["decor"]["score_track"][3]["value"] = 9.into(), "decor score_track");
}
