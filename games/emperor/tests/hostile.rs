//! Positions made by hand: they are refused and the fault is named, or they go on to an end, whoever plays. Moves made by hand: what no
//! text says, no object says either.

use std::collections::BTreeSet;

use crate::common::{beginning, board, chances, moves, position, try_position};
use serde_json::{Value, json};
use teahouse_emperor::place::NAMES;
use teahouse_emperor::{Chance, Move, Position, State};
use teahouse_game::{Dice, FastDice, Game, Seat, Setup, Step, Token, Viewer, Waiting};

/// What is said of a position with a change.
fn fault(change: impl FnOnce(&mut Value)) -> String {
    try_position("classic", 3, 0, "honan=R6+city, hupeh=B3, hunan=B2, korea=G2", change).expect_err("a fault")
}

#[test]
fn e50_e70_states_that_are_gone_have_nothing_and_two_are_live() {
    let gone = |file: &mut Value, seats: &[usize]| {
        seats.iter().for_each(|n| file["table"]["seats"][*n]["status"] = "eliminated".into());
    };
    let nothing = "a state that is gone has neither markers nor cards";
    assert_eq!(fault(|f| gone(f, &[1])), nothing);
    assert_eq!(fault(|f| f["table"]["seats"][2]["status"] = json!({ "junior": 0 })), nothing);
    let few = |players: usize, text: &str, seats: &[usize]| {
        try_position("vienna", players, 0, text, |f| gone(f, seats)).expect_err("a fault")
    };
    assert_eq!(few(2, "korea=-", &[0, 1]), "two live states, or the game is over");
    assert_eq!(few(2, "honan=R6", &[1]), "two live states, or the game is over");
    assert_eq!(few(3, "hupeh=B6, korea=G2", &[0]), "a live state is active");
    assert_eq!(few(3, "honan=R6, hupeh=B6", &[]), "a live state without markers");
    assert_eq!(fault(|f| f["table"]["seats"][0]["claim"] = true.into()), "a claim of fewer than fifteen provinces");
    assert_eq!(fault(|f| f["table"]["rules"]["supply"] = 3.into()), "9 to 60 markers of each colour");
    assert_eq!(
        fault(|f| f["table"]["rules"]["colonise_leave"] = 255.into()),
        "more stay with colonists than a province holds"
    );
}

#[test]
fn e6_a_growth_phase_has_something_to_grow() {
    let nothing = "a growth phase with nothing to grow";
    assert_eq!(fault(|f| f["table"]["point"] = "phase-one".into()), nothing);
    let dropped = |f: &mut Value| {
        f["table"]["point"] = "phase-one".into();
        f["table"]["growth"] = json!({ "regular": 2, "place": null, "bonus": vec![0; 21], "drops": 2 });
    };
    assert_eq!(fault(dropped), nothing);
    let early =
        |f: &mut Value| f["table"]["growth"] = json!({ "regular": 2, "place": null, "bonus": vec![0; 21], "drops": 0 });
    assert_eq!(fault(early), "markers grow in phase one");
}

#[test]
fn e3_whoever_has_not_begun_comes_next_and_finds_room() {
    let fault = |text: &str, active: u8, change: fn(&mut Value)| {
        try_position("vienna", 2, active, text, change).expect_err("a fault")
    };
    let waits = |f: &mut Value| f["table"]["seats"][1]["placed"] = false.into();
    let all: String = NAMES[..18].iter().map(|p| format!("{p}=R1, ")).collect();
    assert_eq!(fault(&all[..all.len() - 2], 0, waits), "nobody grows before all have begun");
    assert_eq!(fault("honan=R3, hupeh=B3", 0, waits), "who has not begun has no markers");
    assert_eq!(fault("honan=R3", 1, waits), "who has not begun places a holding");
    assert_eq!(fault("honan=R3, korea=B3", 0, |f| f["table"]["point"] = "place-initial".into()), "nobody has to begin");
    assert_eq!(fault("honan=R3, korea=B3", 0, |f| f["table"]["point"] = "first".into()), "nobody has to begin");
}

#[test]
fn e27_e32_e52_what_is_under_way_is_whole() {
    let battle = |dice: u8, defender: u8| json!({ "from": "honan", "to": "hupeh", "defender": defender, "thrown": true, "offered": false, "dice": dice });
    let at = |point: &'static str, dice: u8, defender: u8| {
        fault(move |f: &mut Value| {
            f["table"]["point"] = point.into();
            f["table"]["battle"] = battle(dice, defender);
        })
    };
    assert_eq!(at("die", 7, 1), "dice to fall, one for each attacker at most");
    assert_eq!(at("idle", 0, 1), "an attack under way");
    assert_eq!(at("attacker-to-roll", 0, 0), "a defender at the table");
    assert_eq!(at("attacker-to-roll", 0, 2), "an attack with two sides");
    assert_eq!(at("advance", 0, 1), "an empty province to enter");
    assert_eq!(
        fault(|f| f["table"]["point"] = "draw-yang".into()),
        "provinces are named for Yang and Yin, in this order"
    );
    let named = |f: &mut Value| {
        f["table"]["point"] = "draw-yang".into();
        (f["table"]["yang_at"], f["table"]["yin_at"]) = (json!("honan"), json!("hupeh"));
    };
    assert_eq!(fault(named), "cards are named for own provinces");
    let pending = |f: &mut Value| f["table"]["pending"] = json!({ "senior": 1, "share": null });
    assert_eq!(fault(pending), "a merger agreed on, before its cards are drawn");
    assert_eq!(
        fault(|f| f["table"]["point"] = json!({ "demand-asked": "honan" })),
        "somebody else owns the demanded province"
    );
    let run = |f: &mut Value| {
        f["table"]["point"] = json!({ "merge-asked": 1 });
        f["run"] = "card-phase".into();
    };
    assert_eq!(fault(run), "what runs by itself begins where nothing is under way");
}

#[test]
fn e78_what_is_no_move_says_why_once() {
    let moves = [
        "attack honan",
        "attack",
        "roll",
        "relief maybe",
        "dance",
        "",
        "move honan hupeh",
        "join",
        "drop it",
        "propose_merge",
    ];
    for text in moves {
        let why = text.parse::<Move>().expect_err("no move");
        assert!(!why.contains("is no move"), "{why}: whoever asks says so already");
    }
    let why = |text: &str| text.parse::<Move>().expect_err("no move");
    assert_eq!(why("attack honan"), "say attack FROM TO");
    assert_eq!(why("dance"), "no move begins with \"dance\"");
    let die = |text: &str| text.parse::<Chance>().expect_err("no result");
    for face in ["7", "0", "06", "x"] {
        assert_eq!(die(&format!("die {face}")), format!("a die shows 1 to 6, not {face:?}"));
    }
    assert!(!die("die").contains("is no result"));
}

/// What a field may hold that somebody else has written.
fn values() -> Vec<Value> {
    let mut all = vec![
        Value::Null,
        json!(true),
        json!(false),
        json!(-1),
        json!(i64::MIN),
        json!(256),
        json!(u64::MAX),
        json!(1.5),
        json!(2.0),
        json!(1e300),
        json!(""),
        json!("2"),
        json!("Honan"),
        json!("honan "),
        json!("honan hupeh"),
        json!("atlantis"),
        json!("yes"),
        json!("end_phase"),
        json!("march"),
        json!("x".repeat(10_000)),
        json!([]),
        json!(["honan"]),
        json!(vec!["honan"; 1000]),
        json!({}),
        json!({ "kind": "drop" }),
    ];
    all.extend((0..=u8::MAX).map(Value::from));
    all.extend(NAMES.map(Value::from));
    all.extend(moves().into_iter().chain(chances()).map(|(_, object)| object["kind"].clone()));
    all.extend(["city", "cross_wall", "relief_flood", "mandate", "plague", "traitor"].map(Value::from));
    all
}

/// Objects that are nearly those of moves: one field holds something else, is gone, or is too many.
fn nearly(examples: &[(&str, Value)]) -> Vec<Value> {
    let mut all = Vec::new();
    for (_, object) in examples {
        let fields: Vec<String> = object.as_object().expect("an object").keys().cloned().collect();
        for field in fields.iter().map(String::as_str).chain(["extra", "share", "province"]) {
            for value in values() {
                let mut other = object.clone();
                other[field] = value;
                all.push(other);
            }
            let mut other = object.clone();
            other.as_object_mut().expect("an object").remove(field);
            all.push(other);
        }
        // The same without names.
        all.push(object.as_object().expect("an object").values().cloned().collect());
    }
    all.extend(values());
    all
}

/// What is read of these, each of which has a text that means the same, and is written in one way.
fn read<T: Token>(objects: &[Value]) -> BTreeSet<T> {
    let mut all = BTreeSet::new();
    for object in objects {
        let found = serde_json::from_value::<T>(object.clone());
        assert_eq!(found.as_ref().ok(), serde_json::from_str::<T>(&object.to_string()).ok().as_ref(), "{object}");
        let Ok(token) = found else { continue };
        assert_eq!(token.to_string().parse::<T>().ok(), Some(token), "{object}");
        let written = serde_json::to_value(token).expect("plain data");
        assert_eq!(serde_json::from_value::<T>(written).ok(), Some(token), "{object}");
        all.insert(token);
    }
    all
}

/// One field of an object with each of these numbers: which of them are read.
fn numbers<T: Token>(object: &Value, field: &str) -> Vec<u8> {
    let reads = |n: &u8| {
        let mut other = object.clone();
        other[field] = (*n).into();
        serde_json::from_value::<T>(other).is_ok()
    };
    (0..=u8::MAX).filter(reads).collect()
}

#[test]
fn e78_objects_say_what_texts_say_and_refuse_what_texts_refuse() {
    fn same<T: Token>(examples: &[(&str, Value)]) {
        for (text, object) in examples {
            let token = text.parse::<T>().ok();
            assert!(token.is_some() && serde_json::from_value::<T>(object.clone()).ok() == token, "{text}");
            assert_eq!(token.and_then(|token| serde_json::to_value(token).ok()).as_ref(), Some(object), "{text}");
            // The text is for people: it is no object.
            assert!(serde_json::from_value::<T>(json!(text)).is_err(), "{text}");
            for field in object.as_object().expect("an object").keys().filter(|field| *field != "share") {
                let mut other = object.clone();
                other.as_object_mut().expect("an object").remove(field);
                assert!(serde_json::from_value::<T>(other).is_err(), "{object} without {field}");
                let mut other = object.clone();
                for value in [json!("atlantis"), json!(-1), json!(256), json!(1.5), json!(null), json!([])] {
                    other[field] = value;
                    assert!(serde_json::from_value::<T>(other.clone()).is_err(), "{other}");
                }
            }
            let mut other = object.clone();
            other["extra"] = 1.into();
            assert!(serde_json::from_value::<T>(other.clone()).is_err(), "{other}");
        }
    }
    same::<Move>(&moves());
    same::<Chance>(&chances());
    for (_, object) in moves() {
        let upto = |most: u8| (0..=most).collect::<Vec<u8>>();
        for (field, most) in [("count", 99), ("dice", 99), ("share", 100), ("seat", 4)] {
            if object.get(field).is_some() {
                assert_eq!(numbers::<Move>(&object, field), upto(most), "{field} of {object}");
            }
        }
    }
    assert_eq!(numbers::<Chance>(&json!({ "kind": "first" }), "seat"), [0, 1, 2, 3, 4]);
    assert_eq!(numbers::<Chance>(&json!({ "kind": "die" }), "face"), [1, 2, 3, 4, 5, 6]);
    // No share and a share of nothing are two things; a share that is left open is none.
    let open = json!({ "kind": "offer-merge", "share": null });
    assert_eq!(serde_json::from_value::<Move>(open).ok(), Some(Move::OfferMerge { share: None }));
    for text in [r#"{"kind":"drop","kind":"drop"}"#, r#"{"kind":"roll","dice":1,"dice":2}"#, "", "{", &"[".repeat(9999)]
    {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text:.40}");
    }
}

#[test]
fn e77_whatever_is_read_as_a_move_is_answered() {
    let mut objects = nearly(&moves());
    for (from, to) in NAMES.iter().flat_map(|from| NAMES.iter().map(move |to| (from, to))) {
        objects.push(json!({ "kind": "colonise", "from": from, "to": to }));
        objects.push(json!({ "kind": "move", "from": from, "to": to, "count": 99 }));
        objects.push(json!({ "kind": "attack", "from": from, "to": to }));
    }
    let read_moves: Vec<Move> = read::<Move>(&objects).into_iter().collect();
    assert!(read_moves.len() > 1500, "{} moves", read_moves.len());
    let fates = read::<Chance>(&nearly(&chances()));
    // Five seats, six faces, and the cards that are named above.
    assert_eq!(fates.len(), 5 + 6 + 4 + 2);
    let mut dice = FastDice::new(8);
    let (mut refused, mut allowed) = (0, 0);
    for round in 0..16u8 {
        let mut state = beginning(round);
        for _ in 0..600 {
            match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                Waiting::Seat(ask) => {
                    let right: Vec<Move> =
                        read_moves.iter().copied().filter(|mv| state.check(ask.seat, *mv).is_ok()).collect();
                    (allowed, refused) = (allowed + right.len(), refused + read_moves.len() - right.len());
                    // What is allowed can also be done; somebody may always resign (E73).
                    let mut after = state.clone();
                    after.apply(Step::Move(ask.seat, right[dice.below(right.len() as u32) as usize]), &mut ());
                    after.audit().expect("a sound position");
                    state.apply(Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)), &mut ());
                }
            }
        }
    }
    assert!(allowed > 1000 && refused > 100_000, "{allowed} allowed, {refused} refused");
}

/// One field of a position, changed by chance.
fn spoil(file: &mut Value, dice: &mut FastDice) {
    let players = file["table"]["seats"].as_array().expect("seats").len() as u32;
    let mut below = |n: u32| dice.below(n);
    let province = |n: u32| NAMES[n as usize % NAMES.len()];
    let table = &mut file["table"];
    match below(22) {
        0 | 1 => {
            let seat = below(players + 1);
            let points = [
                json!("first"),
                json!("place-initial"),
                json!("phase-one"),
                json!("phase-two"),
                json!("phase-three"),
                json!("idle"),
                json!({ "merge-asked": seat }),
                json!({ "demand-asked": province(below(21)) }),
                json!("defender-to-answer"),
                json!("offer-asked"),
                json!("attacker-to-roll"),
                json!("die"),
                json!("advance"),
                json!("designate-yang"),
                json!("designate-yin"),
                json!("draw-yang"),
                json!("draw-yin"),
                json!("relief-asked"),
                json!("cornered-choice"),
                json!({ "cornered-asked": seat }),
                json!({ "over": "sole" }),
            ];
            table["point"] = points[below(points.len() as u32) as usize].clone();
        }
        2 => table["active"] = below(players).into(),
        3 => table["turn"] = [0, 1, 33, 99][below(4) as usize].into(),
        4 | 5 => {
            let markers = 1 + below(9);
            table["provinces"][province(below(21))] =
                json!({ "owner": below(players), "markers": markers, "spent": below(2) });
        }
        6 | 7 => _ = table["provinces"].as_object_mut().expect("provinces").remove(province(below(21))),
        8 => table["seats"][below(players) as usize]["placed"] = (below(2) == 0).into(),
        9 => {
            let statuses = [json!("live"), json!("eliminated"), json!({ "junior": below(players) })];
            table["seats"][below(players) as usize]["status"] = statuses[below(3) as usize].clone();
        }
        10 => table["seats"][below(players) as usize]["claim"] = (below(2) == 0).into(),
        11 => table["seats"][below(players) as usize]["cornered"] = below(7).into(),
        12 => table["holding"] = below(5).into(),
        13 => table["growth"] = json!({ "regular": below(4), "place": null, "bonus": vec![0; 21], "drops": below(3) }),
        14 => {
            let (from, to) = (province(below(21)), province(below(21)));
            table["battle"] = json!({ "from": from, "to": to, "defender": below(players), "thrown": below(2) == 0, "offered": false, "dice": below(4) });
        }
        15 => table["battle"] = Value::Null,
        16 => table["pending"] = json!({ "senior": below(players), "share": null }),
        17 => (table["yang_at"], table["yin_at"]) = (json!(province(below(21))), json!(province(below(21)))),
        18 => (table["yang_at"], table["yin_at"]) = (Value::Null, Value::Null),
        19 => {
            let rules = table["rules"].as_object_mut().expect("rules");
            let key = rules.keys().nth(below(rules.len() as u32) as usize).expect("a rule").clone();
            let other = match &rules[&key] {
                Value::Bool(yes) => (!yes).into(),
                _ => below(40).into(),
            };
            rules.insert(key, other);
        }
        20 => file["run"] = ["start-turn", "phase-one", "card-phase", "end-turn"][below(4) as usize].into(),
        _ => {
            // A card changes its place.
            let unseen = file["yang_unseen"].as_object().expect("cards");
            let Some((card, count)) = unseen.iter().nth(below(unseen.len().max(1) as u32) as usize) else { return };
            let (card, count) = (card.clone(), count.as_u64().expect("a count"));
            file["yang_unseen"][&card] = count.saturating_sub(1).into();
            if below(2) == 0 {
                file["hands"][below(players) as usize].as_array_mut().expect("a hand").push(card.into());
            } else {
                file["drawn"] = json!({ "card": card, "open": false });
            }
        }
    }
}

/// Whoever is asked has an answer, and it ends.
fn plays_on(mut state: State, dice: &mut FastDice, file: &Value) {
    for seat in Seat::all(state.players()) {
        let view = state.view(Viewer::Seat(seat));
        State::determinize(&board().into(), &view, dice).judge(seat);
    }
    for _ in 0..State::MAX_STEPS {
        match state.waiting() {
            Waiting::Over => {
                assert!(state.outcome().is_some());
                return;
            }
            Waiting::Chance => state.apply(Step::Chance(state.sample(dice)), &mut ()),
            Waiting::Seat(ask) => {
                let mut legal = Vec::new();
                state.legal_moves(ask.seat, &mut legal);
                assert!(!legal.is_empty(), "{:?} has no answer in {file}", ask.seat);
                let mv = legal[dice.below(legal.len() as u32) as usize];
                state.play(ask.seat, mv, &mut ()).unwrap_or_else(|e| panic!("{mv}: {e} in {file}"));
            }
        }
    }
    panic!("no end: {file}");
}

#[test]
fn e83_whatever_position_is_accepted_comes_to_an_end() {
    let mut dice = FastDice::new(15);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..400u32 {
        let rules = ["classic", "vienna"][(round % 2) as usize];
        let players = 2 + dice.below(4) as u8;
        let mut state = State::new(board(), &Setup::new::<State>(players).with("rules", rules)).expect("a setup");
        for _ in 0..dice.below(90) {
            match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                Waiting::Seat(ask) => {
                    state.apply(Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)), &mut ())
                }
            }
        }
        let sound = serde_json::to_value(state.position()).expect("plain data");
        for _ in 0..60 {
            let mut file = sound.clone();
            (0..=dice.below(4)).for_each(|_| spoil(&mut file, &mut dice));
            let Ok(position) = serde_json::from_value::<Position>(file.clone()) else { continue };
            match State::from_position(board(), &position) {
                Ok(state) => {
                    accepted += 1;
                    plays_on(state, &mut dice, &file);
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 2000 && refused > 2000, "{accepted} accepted, {refused} refused");
}

#[test]
fn positions_of_games_are_possible_and_read_back_as_they_are() {
    let state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {});
    assert_eq!(State::from_position(board(), &state.position()), Ok(state));
}
