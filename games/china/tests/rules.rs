//! What scenarios cannot say: ties at the end, what everybody knows, broken board files.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use teahouse_china::{Board, Chance, Event, Move, Outlook, State};
use teahouse_game::{Data, Entry, FastDice, Game, Match, Seat, Setup, Step, Token, Viewer, Waiting};

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
            let Outlook { standing, totals, .. } = State::outlook(&board("4-5").into(), &view);
            for (n, seat) in view.seats.iter().enumerate() {
                let due = standing.due[n];
                assert_eq!(seat.score + due.houses + due.alliances + due.roads, totals[n]);
                let single: usize = standing.lines[n].iter().map(Vec::len).sum();
                assert!((single as i32..=2 * single as i32).contains(&due.roads) || played.outcome().is_some());
            }
            for region in &standing.regions {
                let there: u8 = view.emissaries.get(&region.region).into_iter().flatten().sum();
                assert_eq!((there, region.houses.iter().max()), (region.emissaries, Some(&region.cap)));
            }
            for alliance in &standing.alliances {
                let [a, b] = board("4-5").written().alliances[usize::from(alliance.number) - 1].regions;
                let all =
                    |region| view.emissaries.get(&region).into_iter().flatten().map(|n| i32::from(*n)).sum::<i32>();
                let best = alliance.points.iter().max();
                assert!(best == Some(&0) || best == Some(&(all(a) + all(b))));
            }
        });
        let outlook = State::outlook(&board("4-5").into(), &over.game().view(Viewer::Public));
        assert!(
            outlook.standing.due.iter().all(|due| *due == Default::default()),
            "nothing waits for the end any more"
        );
    }
}

#[test]
fn c4_c28_c29_what_the_rest_of_a_turn_is_comes_true() {
    let (mut offered, mut alone, mut ended) = (0, 0, 0);
    for seed in 0..6 {
        play_out(fresh(3, "3-4", "off"), 40 + seed, |played| {
            let game = played.game();
            let Outlook { sources, last, alone: single, .. } =
                State::outlook(&board("3-4").into(), &game.view(Viewer::Public));
            let Some(seat) = game.waiting().seat() else { return };
            let legal = |game: &State| {
                let mut all = Vec::new();
                game.legal_moves(seat, &mut all);
                all
            };
            // C29: then an exchange is only a discard.
            let discards = legal(game).iter().any(|mv| matches!(mv, Move::Exchange { source: None, .. }));
            let exchanges = legal(game).iter().any(|mv| matches!(mv, Move::Exchange { .. }));
            assert!(!exchanges || discards == last);
            ended += u32::from(last);
            // C4: nothing more can be placed.
            let places = |mv: &Move| matches!(mv, Move::House { .. } | Move::Emissary { .. } | Move::Fort { .. });
            assert!(!single || !legal(game).iter().any(places));
            alone += u32::from(single);
            if legal(game).contains(&Move::Stop) {
                let mut then = game.clone();
                then.apply(Step::Move(seat, Move::Stop), &mut ());
                let takes = if then.waiting().seat() == Some(seat) { legal(&then) } else { Vec::new() };
                let told: Vec<Move> = sources.iter().map(|source| Move::Take { source: *source }).collect();
                assert_eq!(told, takes.into_iter().filter(|mv| matches!(mv, Move::Take { .. })).collect::<Vec<_>>());
                offered += u32::from(!told.is_empty());
            } else {
                assert!(sources.is_empty());
            }
        });
    }
    assert!(offered > 20 && alone > 20 && ended > 10, "{offered}, {alone}, {ended}");
}

#[test]
fn s5_the_last_space_of_a_region_is_known_beforehand() {
    let (mut closed, mut open) = (0, 0);
    for seed in 0..6 {
        play_out(fresh(3, "3-4", "on"), 70 + seed, |played| {
            let game = played.game();
            let Some(seat) = game.waiting().seat() else { return };
            let told = State::outlook(game.data(), &game.view(Viewer::Public)).closing;
            let mut legal = Vec::new();
            game.legal_moves(seat, &mut legal);
            for mv in legal {
                let Move::House { space, .. } = mv else { continue };
                let mut events = Vec::new();
                game.clone().apply(Step::Move(seat, mv), &mut events);
                let scores = events.iter().any(|e| matches!(e, Event::RegionScored { full: true, .. }));
                assert_eq!(told.contains(&space), scores, "{space}");
                *(if scores { &mut closed } else { &mut open }) += 1;
            }
        });
    }
    assert!(closed > 50 && open > 500, "{closed}, {open}");
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

/// What a browser is told, once it has come back as the same move or result of chance.
fn travelled<T: Token>(token: T) -> Value {
    let text = serde_json::to_string(&token).expect("JSON");
    assert_eq!(serde_json::from_str::<T>(&text).expect(&text), token, "{text}");
    let told: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(serde_json::from_value::<T>(told.clone()).expect(&text), token, "{text}");
    told
}

#[test]
fn every_move_and_chance_travels_as_json() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        let (players, side) = [(3, "3-4"), (5, "4-5")][seed as usize % 2];
        let setup = Setup { board: side.to_owned(), ..Setup::new::<State>(players) }.with("fortifications", "on");
        play_out(Match::new(board(side), setup).expect("a setup"), seed, |played| {
            let (mut moves, mut chances) = (Vec::new(), Vec::new());
            Seat::all(players).for_each(|seat| played.game().legal_moves(seat, &mut moves));
            played.game().chances(&mut chances);
            let told = moves.into_iter().map(travelled).chain(chances.into_iter().map(|(c, _)| travelled(c)));
            for told in told {
                let word = |of: &Value| of.as_str().unwrap_or_default().to_owned();
                kinds.insert((word(&told["kind"]), word(&told["source"]["from"])));
            }
        });
    }
    let kinds: Vec<String> = kinds.into_iter().map(|(kind, from)| format!("{kind} {from}").trim_end().into()).collect();
    let all =
        "draw, emissary, exchange, exchange deck, exchange display, first, fort, house, stop, take deck, take display";
    assert_eq!(kinds.join(", "), all);
}

/// The form itself: plain lists and names, nothing a program would have to take apart.
#[test]
fn a_move_has_one_form_in_json() {
    let told = |text: &str| travelled(text.parse::<Move>().expect(text));
    assert_eq!(told("house wei3 gg"), json!({ "kind": "house", "space": "wei3", "cards": ["green", "green"] }));
    assert_eq!(told("emissary chin r"), json!({ "kind": "emissary", "region": "chin", "cards": ["red"] }));
    assert_eq!(told("fort qi2 y"), json!({ "kind": "fort", "space": "qi2", "cards": ["yellow"] }));
    let display = json!({ "from": "display", "place": 2 });
    assert_eq!(told("exchange p display 2"), json!({ "kind": "exchange", "card": "purple", "source": display }));
    assert_eq!(told("exchange o"), json!({ "kind": "exchange", "card": "orange" }));
    assert_eq!(told("stop"), json!({ "kind": "stop" }));
    assert_eq!(told("take deck"), json!({ "kind": "take", "source": { "from": "deck" } }));
    let chance = |text: &str| travelled(text.parse::<Chance>().expect(text));
    assert_eq!(chance("first 4"), json!({ "kind": "first", "seat": 4 }));
    assert_eq!(chance("draw r"), json!({ "kind": "draw", "card": "red" }));
    // Cards may be read in any order: it means nothing.
    let mixed = json!({ "kind": "house", "space": "wei3", "cards": ["purple", "red", "green", "red"] });
    let sorted = serde_json::from_value::<Move>(mixed).expect("a move, if not a legal one");
    assert_eq!(sorted.to_string(), "house wei3 rrgp");
    assert_eq!(travelled(sorted)["cards"], json!(["red", "red", "green", "purple"]));
}

/// Whatever a browser may write where a field belongs.
fn hostile_values() -> Vec<String> {
    let numbers = ["0", "3", "4", "5", "255", "256", "-1", "1.5", "2.0", "1e400", "18446744073709551616"];
    let names =
        ["", "red", "pink", "Red", "r", "rr", "wei", "chin", "xi", "wei0", "wei1", "wei9", "wei10", "wei٣", "deck"];
    let others =
        ["null", "true", "{}", "[[]]", "[null]", "[0]", r#"["pink"]"#, r#"["red","green"]"#, r#"{"from":null}"#];
    let sources = [r#""deck""#, r#""hand""#, "0", r#""deck","place":0"#, r#""deck","x":0"#, r#""display""#];
    let mut values: Vec<String> = numbers.iter().chain(&others).map(ToString::to_string).collect();
    values.extend(names.iter().map(|name| format!("{name:?}")));
    values.extend(sources.iter().map(|from| format!(r#"{{"from":{from}}}"#)));
    values.extend(numbers.iter().map(|place| format!(r#"{{"from":"display","place":{place}}}"#)));
    values.extend([0, 1, 2, 6, 7, 255, 256, 257, 5000].map(|n| format!("[{}]", vec![r#""red""#; n].join(","))));
    // Deeper than anybody would read.
    values.push("[".repeat(2000));
    values
}

/// All objects with a kind and with two fields or fewer, each with any of the values.
fn hostile_objects(kinds: &[&str], fields: &[(&str, &str)]) -> Vec<String> {
    let values = hostile_values();
    let mut objects = values.clone();
    for kind in kinds.iter().map(|kind| format!(r#""kind":"{kind}""#)) {
        objects.push(format!("{{{kind}}}"));
        objects.push(format!("{{{kind},{kind}}}"));
        for (a, b) in fields {
            objects.extend(values.iter().map(|value| format!(r#"{{{kind},"{a}":{value}}}"#)));
            let pairs = values.iter().flat_map(|one| values.iter().map(move |other| (one, other)));
            objects.extend(pairs.map(|(one, other)| format!(r#"{{"{b}":{other},{kind},"{a}":{one}}}"#)));
        }
    }
    objects
}

/// Everything that is read out of such objects; all of it has a text that says the same.
fn read<T: Token>(objects: &[String]) -> Vec<T> {
    let found: BTreeSet<T> = objects.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    for token in &found {
        travelled(*token);
        assert_eq!(token.to_string().parse::<T>().ok(), Some(*token), "{token}");
    }
    found.into_iter().collect()
}

#[test]
fn json_is_refused_wherever_the_text_would_be() {
    let kinds = ["house", "emissary", "fort", "exchange", "stop", "take", "House", "pass", ""];
    let fields = [("space", "cards"), ("region", "cards"), ("card", "source"), ("source", "x")];
    let moves: Vec<Move> = read(&hostile_objects(&kinds, &fields));
    // wei1 and wei9 for a house and a fortification, wei and chin for an emissary, each with r, rr, rrrrrr and rg; a red card
    // with no source, the deck and two places of the display; stop; take with the same sources, but not without one.
    assert_eq!(moves.len(), 3 * 2 * 4 + 4 + 1 + 3, "{moves:?}");
    let chances: Vec<Chance> = read(&hostile_objects(&["first", "draw", "second"], &[("seat", "card"), ("card", "x")]));
    let texts: Vec<String> = chances.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["first 0", "first 3", "first 4", "draw r"]);
    // Nor is anything overlooked beside what makes a move.
    for text in [
        r#"{"kind":"pass"}"#,
        r#"{"space":"wei1","cards":["red"]}"#,
        r#"{"kind":"house","space":"wei1"}"#,
        r#"{"kind":"house","space":"wei1","cards":"r"}"#,
        r#"{"kind":"house","space":"wei1","cards":["red"],"x":0}"#,
        r#"{"kind":"house","space":"wei1","region":"wei","cards":["red"]}"#,
        r#"{"kind":"house","space":"wei1","space":"wei1","cards":["red"]}"#,
        r#"{"kind":"stop","x":0}"#,
        r#"{"kind":"stop","kind":"stop"}"#,
        r#"{"kind":"take"}"#,
        r#"{"kind":"take","source":null}"#,
        r#"{"kind":"take","source":"deck"}"#,
        r#"{"kind":"take","source":{"from":0}}"#,
        r#"{"kind":"take","source":{"from":"deck","place":0}}"#,
        r#"{"kind":"take","source":{"from":"display","place":0,"x":0}}"#,
        r#"{"kind":"exchange","card":0}"#,
        r#"{"kind":"exchange","card":["red"]}"#,
        r#"{"kind":4}"#,
        r#""stop""#,
    ] {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text}");
    }
    for text in [r#"{"kind":"first","seat":5}"#, r#"{"kind":"first","seat":0,"x":0}"#, r#"{"kind":"draw"}"#] {
        assert!(serde_json::from_str::<Chance>(text).is_err(), "{text}");
    }
    // What was read may be asked for at any time, by anybody: it is refused, or it is one of the legal moves.
    for seed in 0..4 {
        play_out(fresh(4, ["3-4", "4-5"][seed as usize % 2], ["off", "on"][seed as usize / 2]), seed, |played| {
            for seat in Seat::all(5) {
                let mut legal = Vec::new();
                played.game().legal_moves(seat, &mut legal);
                for mv in &moves {
                    assert_eq!(played.game().check(seat, *mv).is_ok(), legal.contains(mv), "seat {seat}: {mv}");
                }
            }
        });
    }
}
