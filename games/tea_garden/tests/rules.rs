//! What scenarios cannot say: broken files, moves as browsers send them, what is known of hands, turns and rounds, payments against a slow search.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use teahouse_game::{
    Data, Dice, Entry, FastDice, Game, Match, Seat, Setup, SetupError, Step, Token, UndoRight, Viewer, Waiting,
};
use teahouse_tea_garden::{Board, Chance, Event, Move, Outlook, Position, State};

fn board() -> &'static Board {
    &Board::built_in()[0]
}

/// A table with one garden each and nothing else, changed.
fn position(seats: usize, change: impl FnOnce(&mut Value)) -> State {
    let seat =
        |n: usize| json!({ "pagodas": [2, 3, 4, 5, 6, 7], "gardens": [format!("1{}", ["a", "b", "c", "d"][n])] });
    let mut file = json!({
        "table": { "round": 1, "start": 0, "active": 0, "point": "menu", "seats": (0..seats).map(seat).collect::<Vec<_>>() },
        "hands": vec![json!([]); seats],
    });
    change(&mut file);
    let position: Position = serde_json::from_value(file).expect("a position");
    State::from_position(board(), &position).expect("a possible position")
}

/// Cards in hand and pile of a seat.
fn cards(file: &mut Value, seat: usize, hand: &[&str], pile: &[&str]) {
    file["hands"][seat] = json!(hand);
    let shown = &mut file["table"]["seats"][seat];
    shown["hidden"] = json!([hand, pile].concat());
    shown["cards"] = json!(hand.len());
}

/// The cards of the present turn.
fn played(file: &mut Value, seat: usize, cards: &[&str]) {
    file["table"]["seats"][seat]["slots"] = json!([{ "top": cards[0], "cards": cards }]);
    file["table"]["turn"] = json!({ "played": true });
}

fn act(state: &mut State, seat: u8, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let mv = text.parse().expect("a move");
    state.play(Seat(seat), mv, &mut events).unwrap_or_else(|e| panic!("{text}: {e}"));
    events
}

fn fate(state: &mut State, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    state.apply(Step::Chance(text.parse().expect("a result")), &mut events);
    events
}

fn legal(state: &State) -> Vec<String> {
    let mut all = Vec::new();
    if let Some(seat) = state.waiting().seat() {
        state.legal_moves(seat, &mut all);
    }
    all.iter().map(ToString::to_string).collect()
}

fn refused(state: &State, seat: u8, text: &str) -> String {
    use teahouse_game::Violation;
    let mv: Move = text.parse().expect("a move");
    state.check(Seat(seat), mv).expect_err(text).rule().to_string()
}

fn fact(state: &State, question: &str) -> Value {
    state.fact(question).unwrap_or_else(|| panic!("no fact {question}"))
}

/// Random games, every state of them; by turns with either supply (D1).
fn wander(players: u8, seed: u64, mut each: impl FnMut(&State)) -> Match<State> {
    let mut dice = FastDice::new(seed);
    let mut setup = Setup::new::<State>(players);
    setup.options.insert("supply".to_owned(), ["box", "open"][seed as usize % 2].to_owned());
    let mut played = Match::<State>::new(board(), setup).expect("a match");
    loop {
        each(played.game());
        match played.waiting() {
            Waiting::Over => return played,
            Waiting::Chance => _ = played.draw(&mut dice, &mut ()).expect("a draw"),
            Waiting::Seat(ask) => {
                let mv = played.game().random_move(ask.seat, &mut dice);
                played.push(Entry::Step(Step::Move(ask.seat, mv)), &mut ()).expect("a legal move");
            }
        }
    }
}

/// What a page is told about what lies open.
fn outlook_of(state: &State) -> Outlook {
    State::outlook(state.data(), &state.view(Viewer::Public))
}

#[test]
fn d2_chance_decides_who_begins_and_sets_up() {
    let mut state = State::new(board(), &Setup::new::<State>(3)).expect("a setup");
    let mut all = Vec::new();
    state.chances(&mut all);
    assert_eq!(all.len(), 3, "{all:?}");
    let mut dice = FastDice::new(5);
    let mut kinds = BTreeMap::<&str, usize>::new();
    while state.waiting() == Waiting::Chance {
        let chance = state.sample(&mut dice);
        let kind = match chance {
            Chance::First { .. } => "first",
            Chance::Token { .. } => "token",
            Chance::Card { .. } => "card",
            Chance::Market { .. } => "market",
            Chance::Caravan { .. } => "caravan",
            Chance::Emperor { .. } => "emperor",
            Chance::Cup { .. } => "cup",
        };
        *kinds.entry(kind).or_default() += 1;
        state.apply(Step::Chance(chance), &mut ());
    }
    let expected =
        [("caravan", 3), ("card", 12), ("cup", 5), ("emperor", 3), ("first", 1), ("market", 6), ("token", 15)];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), expected);
    // D16: the start garden brought nothing.
    for seat in 0..3 {
        assert_eq!(fact(&state, &format!("seat {seat} leaves")), json!({ "g2": 2 }));
        assert_eq!(fact(&state, &format!("seat {seat} vp")), 0);
    }
    assert_eq!(fact(&state, "bonus 1"), Value::Null);
    // The market begins with level I, and 3 players have 5 cards of each level: the sixth is of level II.
    let market: Vec<String> = serde_json::from_value(fact(&state, "market")).expect("cards");
    assert!(market[..5].iter().all(|card| card.starts_with("A1")) && market[5].starts_with("A2"), "{market:?}");
}

#[test]
fn a_seat_that_is_not_there_cannot_begin() {
    let setup = Setup::new::<State>(2).with("first", "2");
    assert!(matches!(State::new(board(), &setup), Err(SetupError::Conflict { .. })));
    let state = State::new(board(), &Setup::new::<State>(2).with("first", "1")).expect("a setup");
    assert_eq!(fact(&state, "start"), 1);
}

#[test]
fn t1_four_turns_and_t2_passing_is_final() {
    // D29, D31: whoever has passed is not asked again in the round.
    let mut state = position(2, |file| {
        cards(file, 0, &["S01", "S02", "S03", "S04"], &[]);
        cards(file, 1, &["S01"], &[]);
        file["table"]["seats"][0]["green"] = json!([2, 0, 0, 0, 0, 0]);
        file["table"]["seats"][0]["brown"] = json!([1, 0, 0, 0, 0, 0]);
    });
    for (n, card) in ["S01", "S02", "S03", "S04"].iter().enumerate() {
        if n == 3 {
            assert_eq!(legal(&state), ["fee", "pass"]);
            // D4: nothing comes before the fee.
            assert_eq!(refused(&state, 0, "top S04"), "T5");
            ["fee", "pay g1", "pay g1", "pay b1"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
            assert_eq!(refused(&state, 0, "pass"), "T3");
        }
        act(&mut state, 0, &format!("top {card}"));
        if n < 3 {
            act(&mut state, 0, "done");
        }
        act(&mut state, 0, "harvest");
        act(&mut state, 0, "pick 1");
        if n == 3 {
            break;
        }
        act(&mut state, 0, "end");
        if n == 0 {
            act(&mut state, 1, "pass");
        }
        assert_eq!(state.waiting().seat(), Some(Seat(0)), "only seat 0 is left");
    }
    let events = act(&mut state, 0, "end");
    assert!(events.iter().any(|event| matches!(event, Event::Ripened { round: 2 })), "the round is over: {events:?}");
}

#[test]
fn t36_a_stack_needs_a_garden_in_its_province() {
    let mut state = position(2, |file| {
        played(file, 0, &["S02"]);
        file["table"]["tops"] = json!(["C01", "C02", null, null, null]);
    });
    assert_eq!(refused(&state, 0, "cups green"), "T36");
    assert_eq!(refused(&state, 0, "cups blue"), "T36");
    act(&mut state, 0, "cups yellow");
    act(&mut state, 0, "place new");
    // D10: only ends of rows; nothing is between tiles.
    assert_eq!(fact(&state, "seat 0 rows"), json!([{ "tiles": ["C01"], "markers": [] }]));
    assert_eq!(refused(&state, 0, "cups yellow"), "T55");
}

#[test]
fn d10_rows_grow_at_their_ends_only() {
    let mut state = position(2, |file| {
        played(file, 0, &["S02"]);
        file["table"]["tops"] = json!(["C09", null, null, null, null]);
        file["table"]["seats"][0]["rows"] =
            json!([{ "tiles": ["C01", "C02"], "markers": [2] }, { "tiles": ["C05"], "markers": [] }]);
    });
    act(&mut state, 0, "cups yellow");
    assert_eq!(legal(&state), ["place 1 left", "place 1 right", "place 2 left", "place 2 right", "place new"]);
    assert_eq!(refused(&state, 0, "place 3 left"), "T37");
    act(&mut state, 0, "place 1 left");
    let rows = json!([{ "tiles": ["C09", "C01", "C02"], "markers": [1, 2] }, { "tiles": ["C05"], "markers": [] }]);
    assert_eq!(fact(&state, "seat 0 rows"), rows);
}

#[test]
fn d1_supplies_are_limited_and_an_action_stays_legal() {
    let mut state = position(2, |file| {
        played(file, 0, &["S01"]);
        file["table"]["seats"][1]["brown"] = json!([0, 0, 0, 0, 0, 80]);
    });
    act(&mut state, 0, "harvest");
    let events = act(&mut state, 0, "pick 1");
    assert!(events.contains(&Event::Picked { seat: Seat(0), region: "1".parse().expect("a region"), count: 0 }));
    // D35: the side action is done even if it brings nothing.
    let mut state = position(2, |file| {
        played(file, 0, &["S01"]);
        file["table"]["seats"][1]["scrolls"] = json!([8, 0, 0]);
    });
    act(&mut state, 0, "river");
    assert_eq!((fact(&state, "seat 0 boat"), fact(&state, "seat 0 scrolls")), (json!(1), json!({})));
}

#[test]
fn t54_a_short_supply_is_shared_out_in_the_outlook_as_in_the_tidy_up() {
    let value = |region: usize| usize::from(board().written().regions[region - 1].value);
    let short = |left: u8, start: u8| {
        position(3, |file| {
            file["table"]["start"] = json!(start);
            file["table"]["seats"][1]["gardens"] = json!(["1b", "3a"]);
            file["table"]["seats"][2]["gardens"] = json!(["1c", "11a"]);
            // All others of the 80 leaves.
            file["table"]["seats"][2]["brown"] = json!([0, 0, 0, 0, 0, 80 - left]);
        })
    };
    assert!(value(11) > value(1) && value(1) != value(3), "else it shows nothing");
    let outlook = |left: u8, start: u8| outlook_of(&short(left, start)).harvest;
    let leaves = |of: &[(usize, u8)]| {
        let mut all = [0; 6];
        of.iter().for_each(|(region, n)| all[value(*region) - 1] += n);
        all
    };
    let whole = [leaves(&[(1, 2)]), leaves(&[(1, 2), (3, 2)]), leaves(&[(1, 2), (11, 2)])];
    assert_eq!(outlook(10, 0), whole);
    // Seat 1 is the next start player, then seats 2 and 0: the last one gets less.
    assert_eq!(outlook(9, 0), [leaves(&[(1, 1)]), whole[1], whole[2]]);
    // Seat 2 takes its best leaves first.
    assert_eq!(outlook(7, 0), [[0; 6], whole[1], leaves(&[(11, 2), (1, 1)])]);
    // Seat 2 is the next start player, then seats 0 and 1.
    assert_eq!(outlook(6, 1), [whole[0], [0; 6], whole[2]]);
    assert_eq!(outlook(0, 0), [[0; 6]; 3]);
}

#[test]
fn the_outlook_of_leaves_comes_true() {
    let (mut checked, mut clipped, mut last) = (0, 0, 0);
    for seed in 0..40 {
        // What was said before the last turn of a round ended, and while the market was filled.
        let mut told = BTreeMap::new();
        wander(4, 300 + seed, |state| {
            let (view, point) = (state.view(Viewer::Public), fact(state, "point"));
            let (table, outlook) = (&view.table, outlook_of(state));
            if point == json!({ "fate": { "card": table.start } }) {
                for (before, leaves) in std::mem::take(&mut told).into_values() {
                    if table.round == before + 1 {
                        let seats = table.seats.iter().map(|seat| [seat.green, seat.brown].concat());
                        assert_eq!(seats.collect::<Vec<_>>(), leaves, "seed {seed}, round {}", table.round);
                        checked += 1;
                    }
                }
            }
            let tidying = point == json!({ "fate": "market" }) && json!(table.tasks) == json!(["tidy"]);
            if point != "menu" && !tidying {
                return;
            }
            let harvests = outlook.harvest.iter().map(|green| [*green, [0; 6]].concat());
            let sum = |(ripe, more): (&[u16; 12], Vec<u8>)| {
                ripe.iter().zip(more).map(|(a, b)| a + u16::from(b)).collect::<Vec<u16>>()
            };
            let after: Vec<Vec<u16>> = outlook.ripened.iter().zip(harvests).map(sum).collect();
            let gardens: usize = table.seats.iter().map(|seat| seat.gardens.len()).sum();
            let leaves: u8 = outlook.harvest.iter().flatten().sum();
            // After the last round nothing ripens, and nothing is harvested.
            if table.round == 5 && !tidying {
                let held = table.seats.iter().map(|seat| [seat.green, seat.brown].concat());
                assert_eq!(held.collect::<Vec<_>>(), after, "seed {seed}");
                last += 1;
                return;
            }
            let short = usize::from(leaves) < 2 * gardens;
            // D1, T54
            assert!(!short || fact(state, "supply") == "box", "seed {seed}");
            clipped += u32::from(short);
            told.insert(tidying, (table.round - u8::from(tidying), after));
        });
    }
    assert!(checked > 250 && clipped > 0 && last > 500, "{checked}, {clipped}, {last}");
}

#[test]
fn d5_d6_cards_once_and_a_main_action_always() {
    let mut state = position(2, |file| cards(file, 0, &["S01", "S02"], &[]));
    act(&mut state, 0, "top S01");
    act(&mut state, 0, "done");
    assert_eq!(refused(&state, 0, "top S02"), "T7");
    assert_eq!(refused(&state, 0, "end"), "T11");
    assert!(legal(&state).contains(&"harvest".to_owned()));
}

#[test]
fn d7_with_an_empty_hand_only_what_brings_a_card() {
    // A marker for a token, then the emperor row: the first link brings no card.
    let state = position(2, |file| {
        file["table"]["seats"][0]["rows"] = json!([{ "tiles": ["C02", "C05"], "markers": [1] }]);
        file["table"]["seats"][0]["tokens"] = json!(1);
        file["table"]["seats"][0]["green"] = json!([1, 0, 0, 0, 0, 0]);
        file["table"]["emperors"] = json!(["E01", null, null]);
    });
    assert_eq!(legal(&state), ["pass"]);
    assert_eq!(refused(&state, 0, "marker 1.1 left"), "T12");
    // A marker that draws does.
    let mut state = position(2, |file| {
        cards(file, 0, &[], &["S04"]);
        file["table"]["seats"][0]["rows"] = json!([{ "tiles": ["C08", "C05"], "markers": [1] }]);
    });
    assert_eq!(legal(&state), ["marker 1.1 left", "pass"]);
    act(&mut state, 0, "marker 1.1 left");
    fate(&mut state, "card S04");
    assert_eq!(legal(&state), ["top S04"]);
}

#[test]
fn d8_d9_scrolls_are_not_wasted_and_strength_is_a_ceiling() {
    let mut state = position(2, |file| {
        played(file, 0, &["A37"]);
        file["table"]["seats"][0]["green"] = json!([3, 0, 0, 0, 0, 0]);
        file["table"]["seats"][0]["scrolls"] = json!([2, 0, 0]);
    });
    act(&mut state, 0, "ferment");
    act(&mut state, 0, "flip 1");
    act(&mut state, 0, "done");
    assert_eq!(fact(&state, "seat 0 scrolls"), json!({ "strength": 2 }));
    assert_eq!(fact(&state, "seat 0 leaves"), json!({ "g1": 2, "b1": 1 }));
}

#[test]
fn d13_visible_teapots_serve_every_purchase() {
    let mut state = position(2, |file| {
        cards(file, 0, &["S05"], &[]);
        file["table"]["seats"][0]["slots"] = json!([{ "top": "S04", "cards": ["S04"] }]);
        file["table"]["turn"] = json!({ "played": true });
        file["table"]["seats"][0]["green"] = json!([0, 4, 0, 0, 0, 0]);
        file["table"]["market"] = json!(["A11", "A14"]);
    });
    ["buy A11", "pay g2", "pay g2", "end"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    act(&mut state, 1, "pass");
    ["top S05", "done"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    // The green teapot of the first turn meets "any", too.
    assert!(legal(&state).contains(&"buy A14".to_owned()));
    assert_eq!(outlook_of(&state).teapots[0], [1, 1, 0, 0]);
}

#[test]
fn d14_d15_any_pagoda_and_over_a_full_region() {
    let mut state = position(4, |file| {
        played(file, 0, &["A57"]);
        for (seat, space) in [(1, "3a"), (2, "3b")] {
            file["table"]["seats"][seat]["gardens"].as_array_mut().expect("gardens").push(json!(space));
        }
    });
    // Region 5 lies behind region 3, which is full.
    act(&mut state, 0, "garden 5b");
    assert_eq!(legal(&state), ["pagoda 2", "pagoda 3"]);
    act(&mut state, 0, "pagoda 3");
    assert_eq!(fact(&state, "seat 0 pagodas"), json!([2, 4, 5, 6, 7]));
}

#[test]
fn d17_a_brown_leaf_for_the_emperor() {
    let mut state = position(2, |file| {
        cards(file, 0, &["S01"], &[]);
        file["table"]["seats"][0]["tokens"] = json!(1);
        file["table"]["seats"][0]["emperor"] = json!(1);
        file["table"]["seats"][0]["brown"] = json!([1, 1, 0, 0, 0, 0]);
    });
    act(&mut state, 0, "advance");
    assert_eq!(legal(&state), ["pay b2"]);
    act(&mut state, 0, "pay b2");
    assert_eq!((fact(&state, "seat 0 emperor"), fact(&state, "seat 0 vp")), (json!(2), json!(2)));
}

#[test]
fn d18_d19_the_window_and_the_same_action() {
    let ready = |file: &mut Value| {
        played(file, 0, &["A34"]);
        file["table"]["seats"][0]["scrolls"] = json!([0, 0, 1]);
    };
    let mut state = position(2, ready);
    act(&mut state, 0, "river");
    act(&mut state, 0, "harvest");
    act(&mut state, 0, "pick 1");
    assert_eq!(refused(&state, 0, "repeat scroll"), "T43");
    let mut state = position(2, ready);
    act(&mut state, 0, "university outer");
    act(&mut state, 0, "repeat scroll");
    assert_eq!(legal(&state), ["university inner", "university outer"]);
}

#[test]
fn d20_the_worker_comes_before_the_bonus() {
    let mut state = position(2, |file| {
        played(file, 0, &["S03"]);
        file["table"]["seats"][0]["university"] = json!({ "sector": 4, "part": "inner" });
    });
    let events = act(&mut state, 0, "university outer");
    let at = |fits: fn(&Event) -> bool| events.iter().position(fits).expect("an event");
    assert!(at(|e| matches!(e, Event::Centre { .. })) < at(|e| matches!(e, Event::Leaves { .. })));
    // T40: without a worker in reserve nothing is placed.
    let mut state = position(2, |file| {
        played(file, 0, &["S03"]);
        file["table"]["seats"][0]["university"] = json!({ "sector": 4, "part": "inner" });
        file["table"]["seats"][0]["centre"] = json!(6);
    });
    act(&mut state, 0, "university outer");
    assert_eq!(fact(&state, "seat 0 centre"), 6);
}

#[test]
fn d21_fewer_green_leaves_than_the_bonus_allows() {
    let mut state = position(2, |file| {
        played(file, 0, &["A46"]);
        file["table"]["seats"][0]["green"] = json!([0, 2, 0, 0, 0, 0]);
    });
    ["bonus 1", "flip 2", "flip 2"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    assert_eq!(fact(&state, "seat 0 leaves"), json!({ "b2": 2 }));
    // D34: without a green leaf it is refused.
    let state = position(2, |file| played(file, 0, &["A46"]));
    assert_eq!(refused(&state, 0, "bonus 1"), "T52");
}

#[test]
fn d22_d32_trade_then_tier_then_the_new_caravan() {
    let mut state = position(2, |file| {
        played(file, 0, &["A37"]);
        file["table"]["seats"][0]["green"] = json!([3, 0, 0, 0, 0, 0]);
        file["table"]["caravans"] = json!(["KB01", null, null]);
        file["table"]["down"] = json!({ "caravans": [1, 0] });
    });
    ["caravan KB01 2 2", "pay g1", "pay g1"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    let events = act(&mut state, 0, "pay g1");
    let gains: Vec<&Event> =
        events.iter().filter(|e| matches!(e, Event::Points { .. } | Event::Tokens { .. })).collect();
    let seat = Seat(0);
    let expected =
        [Event::Points { seat, count: 4 }, Event::Points { seat, count: 3 }, Event::Tokens { seat, count: 1 }];
    assert_eq!(gains, expected.iter().collect::<Vec<_>>());
    assert_eq!(state.waiting(), Waiting::Chance);
}

#[test]
fn d23_d28_points_of_the_space_then_the_token() {
    let mut state = position(2, |file| {
        played(file, 0, &["A57"]);
        file["table"]["seats"][0]["gardens"] = json!(["1a", "10a"]);
        file["table"]["bonus"] =
            json!([null, null, null, null, null, null, null, null, null, null, "B18", null, null, null, null, null]);
    });
    act(&mut state, 0, "garden 11a");
    let events = act(&mut state, 0, "pagoda 5");
    let points: Vec<u8> =
        events.iter().filter_map(|e| if let Event::Points { count, .. } = e { Some(*count) } else { None }).collect();
    assert_eq!(points, [4, 2], "first the space");
    let mut third = position(2, |file| {
        played(file, 0, &["A57"]);
        file["table"]["seats"][0]["gardens"] = json!(["1a", "10a"]);
    });
    act(&mut third, 0, "garden 11c");
    assert!(!act(&mut third, 0, "pagoda 5").iter().any(|e| matches!(e, Event::Points { .. })));
}

#[test]
fn d24_places_of_a_short_market_count_from_the_left() {
    let state = position(2, |file| {
        played(file, 0, &["S05"]);
        file["table"]["seats"][0]["green"] = json!([0, 2, 0, 0, 0, 0]);
        file["table"]["market"] = json!(["A17", "A12"]);
    });
    assert!(legal(&state).contains(&"buy A17".to_owned()));
    assert_eq!(refused(&state, 0, "buy A12"), "T24");
}

#[test]
fn d25_d33_a_draw_goes_on_after_shuffling_and_is_all_or_none() {
    let mut state = position(2, |file| {
        cards(file, 0, &[], &["S01"]);
        played(file, 0, &["A59"]);
        file["table"]["seats"][0]["discard"] = json!(["S02", "S03"]);
    });
    act(&mut state, 0, "bonus 1");
    fate(&mut state, "card S01");
    // One card is not enough: the second comes from the shuffled pile.
    assert_eq!(fact(&state, "outcomes"), json!(["card S02", "card S03"]));
    fate(&mut state, "card S03");
    assert_eq!(fact(&state, "seat 0 hand"), json!(["S01", "S03"]));
}

#[test]
fn d27_leaves_are_sold_in_one_go() {
    let mut state = position(2, |file| {
        played(file, 0, &["A28"]);
        file["table"]["seats"][0]["green"] = json!([5, 0, 0, 0, 0, 0]);
    });
    ["bonus 1", "sell g1", "done"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    assert_eq!(refused(&state, 0, "bonus 1"), "T52");
}

#[test]
fn d3_discard_piles_are_open_and_hands_are_not() {
    let state = position(2, |file| {
        cards(file, 0, &["S01", "S02"], &["S03", "S04"]);
        file["table"]["seats"][0]["discard"] = json!(["S05"]);
        cards(file, 1, &["S07"], &["S08"]);
    });
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = serde_json::to_value(state.view(viewer)).expect("plain data");
        assert_eq!(view["table"]["seats"][0]["discard"], json!(["S05"]));
        assert_eq!(view["table"]["seats"][0]["hidden"], json!(["S01", "S02", "S03", "S04"]));
        assert_ne!(view["hand"], json!(["S01", "S02"]));
    }
    assert_eq!(state.view(Viewer::Seat(Seat(0))).hand.expect("a hand").len(), 2);
}

#[test]
fn what_everybody_saw_is_remembered_in_dealt_worlds() {
    let mut state = position(2, |file| {
        cards(file, 0, &["S01", "S02"], &["S03", "S04", "S05", "S06"]);
        file["table"]["seats"][0]["slots"] = json!([{ "top": "A57", "cards": ["A57"] }]);
        file["table"]["turn"] = json!({ "played": true });
        file["table"]["seats"][0]["green"] = json!([0, 2, 0, 0, 0, 0]);
        file["table"]["market"] = json!(["A11"]);
    });
    ["buy A11", "pay g2", "pay g2"].iter().for_each(|mv| _ = act(&mut state, 0, mv));
    let mut dice = FastDice::new(3);
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        let world = State::determinize(&board().into(), &state.view(Viewer::Public), &mut dice);
        let hand: Vec<String> = serde_json::from_value(fact(&world, "seat 0 hand")).expect("cards");
        assert!(hand.contains(&"A11".to_owned()) && hand.len() == 3, "the bought card is in hand: {hand:?}");
        seen.extend(hand);
    }
    assert_eq!(seen.len(), 7, "all others may be there: {seen:?}");
    // With an empty pile nothing is hidden.
    let mut state = position(2, |file| {
        cards(file, 0, &["S01"], &["S02"]);
        file["table"]["seats"][0]["rows"] = json!([{ "tiles": ["C08", "C05"], "markers": [1] }]);
    });
    act(&mut state, 0, "marker 1.1 left");
    fate(&mut state, "card S02");
    assert_eq!(fact(&state, "seat 0 known"), json!(["S01", "S02"]));
}

#[test]
fn d30_a_draw_is_a_result_of_chance_and_ends_what_can_be_taken_back_freely() {
    let mut dice = FastDice::new(11);
    let mut played = Match::<State>::new(board(), Setup::new::<State>(2)).expect("a match");
    let (mut whole, mut blocked, mut last) = (0, 0, None);
    for _ in 0..600 {
        match played.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                played.draw(&mut dice, &mut ()).expect("a draw");
                if let Some(seat) = last {
                    assert_ne!(played.undo_right(seat), UndoRight::Free, "something hidden was seen");
                    blocked += 1;
                }
                last = None;
            }
            Waiting::Seat(ask) => {
                let completes = played.game().completes();
                let mv = played.game().random_move(ask.seat, &mut dice);
                let drawn = last.is_none();
                played.push(Entry::Step(Step::Move(ask.seat, mv)), &mut ()).expect("a move");
                if played.outcome().is_some() {
                    break;
                }
                assert_eq!(played.undo_right(ask.seat), UndoRight::Free, "nothing hidden was seen");
                let mut undone = played.clone();
                undone.push(Entry::Undo { seat: ask.seat, consent: false }, &mut ()).expect("free");
                if completes && !drawn && last == Some(ask.seat) {
                    let from = played.undone_from(ask.seat).expect("all is held");
                    assert!(from + 1 < played.length(), "the whole choice goes, not its last step");
                    whole += 1;
                }
                last = Some(ask.seat);
            }
        }
    }
    assert!(whole > 20 && blocked > 5, "both were met: {whole}, {blocked}");
}

#[test]
fn d30_a_purchase_is_taken_back_as_a_whole() {
    let state = position(2, |file| {
        played(file, 0, &["S04"]);
        file["table"]["seats"][0]["green"] = json!([0, 0, 2, 0, 0, 0]);
        file["table"]["market"] = json!(["A11"]);
    });
    let mut bought = state.clone();
    assert!(!bought.completes(), "a choice of one's own");
    act(&mut bought, 0, "buy A11");
    assert!(bought.completes(), "paying for it is part of it");
    act(&mut bought, 0, "pay g3");
    assert!(bought.completes());
}

#[test]
fn t59_dealt_hands_that_have_a_card_to_add_are_equally_likely() {
    // Six cards, two of them in hand, and at least one comes after S05: nine hands.
    let state = position(2, |file| {
        cards(file, 0, &["S01", "S06"], &["S02", "S03", "S04", "S10"]);
        file["table"]["seats"][0]["slots"] = json!([{ "top": "S07", "cards": ["S07", "S05"] }]);
        file["table"]["turn"] = json!({ "played": true });
        file["table"]["point"] = json!({ "cover": { "last": "S05" } });
    });
    let (mut dice, mut dealt) = (FastDice::new(59), state.clone());
    let mut counts = BTreeMap::<String, u32>::new();
    for n in 0..9_000 {
        let world = if n % 2 == 0 {
            State::determinize(&board().into(), &state.view(Viewer::Public), &mut dice)
        } else {
            dealt.redeal(Viewer::Seat(Seat(1)), &mut dice);
            dealt.clone()
        };
        *counts.entry(fact(&world, "seat 0 hand").to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), 9, "{counts:?}");
    assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

/// The slow way: is there any way to name leaves in rising order that pays everything, and keeps a leaf of a quality (T5)?
fn slow(leaves: &mut [u8; 12], parts: &[(u8, u8, u8)], from: usize, paid: u8, browns: u8, keep: u8) -> bool {
    let Some(&(n, brown, quality)) = parts.first() else {
        return keep == 0 || (0..12).any(|leaf| leaves[leaf] > 0 && (leaf % 6) as u8 + 1 >= keep);
    };
    if paid == n {
        return browns >= brown && slow(leaves, &parts[1..], 0, 0, 0, keep);
    }
    (from..12).any(|leaf| {
        if leaves[leaf] == 0 || (leaf % 6) as u8 + 1 < quality {
            return false;
        }
        leaves[leaf] -= 1;
        let fits = slow(leaves, parts, leaf, paid + 1, browns + u8::from(leaf >= 6), keep);
        leaves[leaf] += 1;
        fits
    })
}

#[test]
fn t58_payments_agree_with_a_slow_search() {
    let mut dice = FastDice::new(77);
    let mut possible = 0;
    for _ in 0..300 {
        let mut leaves = [0u8; 12];
        (0..dice.below(9)).for_each(|_| leaves[dice.below(12) as usize] += 1);
        let state = position(2, |file| {
            played(file, 0, &["A57"]);
            file["table"]["seats"][0]["green"] = json!(leaves[..6]);
            file["table"]["seats"][0]["brown"] = json!(leaves[6..]);
            file["table"]["market"] = json!(["A24", "A38", "A51", "A46"]);
            file["table"]["caravans"] = json!(["KA01", "KA03", "KB06"]);
        });
        let all = legal(&state);
        // The top card shows one teapot of any colour: cost, and how many are missing.
        for (card, n, q, missing) in [("A24", 2, 3, 0), ("A38", 3, 3, 1), ("A51", 3, 6, 2), ("A46", 3, 5, 1)] {
            let ways =
                (0..=missing).map(|brown: u8| [(n, 0, q), (2 * brown, 2 * brown, 1), (3 * (missing - brown), 0, 1)]);
            let fits = ways.into_iter().any(|parts| slow(&mut leaves, &parts, 0, 0, 0, 0));
            assert_eq!(all.contains(&format!("buy {card}")), fits, "{card} with {leaves:?}");
            possible += u32::from(fits);
        }
        for caravan in ["KA01", "KA03", "KB06"] {
            let file = board().written().caravans.cards.iter().find(|c| c.id == caravan).expect("a caravan");
            for (n, trade) in file.trades.iter().enumerate() {
                let pay = trade.pay;
                let fits = slow(&mut leaves, &[(pay.green + pay.brown, pay.brown, 1)], 0, 0, 0, 0);
                let tiers = file.strengths.iter().filter(|tier| tier.strength <= 5).count();
                let found = all.iter().filter(|mv| mv.starts_with(&format!("caravan {caravan} {} ", n + 1))).count();
                assert_eq!(found, if fits { tiers } else { 0 }, "{caravan} {n} with {leaves:?}");
            }
        }
    }
    assert!(possible > 50, "enough of them can be bought: {possible}");
}

/// Pays leaf by leaf; at each step the answers are those after which a slow search still finds a way. Says how often one of the other leaves would
/// have been good enough by itself.
fn pay_slowly(state: &mut State, leaves: &mut [u8; 12], parts: &[(u8, u8, u8)], keep: u8, dice: &mut FastDice) -> u32 {
    let name = |leaf: usize| format!("pay {}{}", if leaf < 6 { 'g' } else { 'b' }, leaf % 6 + 1);
    let mut dead_ends = 0;
    for (at, &(n, _, quality)) in parts.iter().enumerate() {
        let (mut from, mut browns) = (0, 0);
        for paid in 0..n {
            let held = (from..12).filter(|leaf| leaves[*leaf] > 0 && (leaf % 6) as u8 + 1 >= quality);
            let held: Vec<usize> = held.collect();
            let mut fitting = held.clone();
            fitting.retain(|leaf| {
                let mut rest = *leaves;
                rest[*leaf] -= 1;
                slow(&mut rest, &parts[at..], *leaf, paid + 1, browns + u8::from(*leaf >= 6), keep)
            });
            let mut answers = legal(state);
            let mut wanted: Vec<String> = fitting.iter().map(|leaf| name(*leaf)).collect();
            answers.sort();
            wanted.sort();
            assert_eq!(answers, wanted, "{leaves:?} for {parts:?}, part {at}, {paid} paid from {from}, keep {keep}");
            dead_ends += u32::from(fitting.len() < held.len());
            let leaf = fitting[dice.below(fitting.len() as u32) as usize];
            act(state, 0, &name(leaf));
            leaves[leaf] -= 1;
            (from, browns) = (leaf, browns + u8::from(leaf >= 6));
        }
    }
    let point = fact(state, "point");
    assert!(point.get("pay").is_none(), "all is paid: {point}");
    dead_ends
}

/// Leaves by chance.
fn some_leaves(most: u32, dice: &mut FastDice) -> [u8; 12] {
    let mut leaves = [0u8; 12];
    (0..dice.below(most + 1)).for_each(|_| leaves[dice.below(12) as usize] += 1);
    leaves
}

#[test]
fn t58_every_step_of_a_purchase_agrees_with_a_slow_search() {
    let mut dice = FastDice::new(5858);
    let (mut bought, mut dead_ends, mut swaps) = (0, 0, 0);
    for _ in 0..600 {
        let mut leaves = some_leaves(14, &mut dice);
        let mut scrolls = dice.below(3) as u8;
        let (card, n, q, missing) = [("A38", 3, 3, 1), ("A51", 3, 6, 2), ("A46", 3, 5, 1)][dice.below(3) as usize];
        let mut state = position(2, |file| {
            played(file, 0, &["A57"]);
            file["table"]["seats"][0]["green"] = json!(leaves[..6]);
            file["table"]["seats"][0]["brown"] = json!(leaves[6..]);
            file["table"]["seats"][0]["scrolls"] = json!([0, scrolls, 0]);
            file["table"]["market"] = json!([card]);
        });
        // Whether so many teapots can be replaced by kinds from this one on, and all be paid.
        let fits = |leaves: &mut [u8; 12], rest: u8, first: usize, scrolls: u8, (any, brown): (u8, u8)| {
            let by_scroll = if first == 0 { rest.min(scrolls) } else { 0 };
            (0..=by_scroll).any(|s| {
                let by_leaves = if first <= 1 { rest - s } else { 0 };
                (0..=by_leaves).any(|l| {
                    let browns = 2 * (brown + rest - s - l);
                    slow(leaves, &[(n, 0, q), (browns, browns, 1), (3 * (any + l), 0, 1)], 0, 0, 0, 0)
                })
            })
        };
        let buy = format!("buy {card}");
        let possible = fits(&mut leaves, missing, 0, scrolls, (0, 0));
        assert_eq!(legal(&state).contains(&buy), possible, "{card} with {leaves:?} and {scrolls} scrolls");
        if !possible {
            continue;
        }
        act(&mut state, 0, &buy);
        let (mut first, mut any, mut brown) = (0, 0, 0);
        for rest in (0..missing).rev() {
            let kinds = ["teapot scroll", "teapot leaves", "teapot brown"];
            let open = (first..3).filter(|kind| {
                let more = (any + u8::from(*kind == 1), brown + u8::from(*kind == 2));
                let left = if *kind == 0 { scrolls.checked_sub(1) } else { Some(0) };
                left.is_some_and(|left| fits(&mut leaves, rest, *kind, left, more))
            });
            let open: Vec<usize> = open.collect();
            let mut answers = legal(&state);
            let mut wanted: Vec<&str> = open.iter().map(|kind| kinds[*kind]).collect();
            answers.sort();
            wanted.sort();
            assert_eq!(answers, wanted, "{card} with {leaves:?} and {scrolls} scrolls, {any} {brown}");
            swaps += u32::from(open.len() < 3 - first);
            first = open[dice.below(open.len() as u32) as usize];
            act(&mut state, 0, kinds[first]);
            match first {
                0 => scrolls -= 1,
                1 => any += 1,
                _ => brown += 1,
            }
        }
        let parts = [(n, 0, q), (2 * brown, 2 * brown, 1), (3 * any, 0, 1)];
        dead_ends += pay_slowly(&mut state, &mut leaves, &parts, 0, &mut dice);
        assert_eq!(fact(&state, "seat 0 hand"), json!([card]));
        bought += 1;
    }
    assert!(bought > 100 && dead_ends > 50 && swaps > 50, "{bought}, {dead_ends}, {swaps}");
}

#[test]
fn t58_every_step_of_a_fee_caravan_or_repetition_agrees_with_a_slow_search() {
    let mut dice = FastDice::new(5805);
    let (mut fees, mut kept, mut dead_ends) = (0, 0, 0);
    for _ in 0..600 {
        // T5: with an empty hand, a leaf for an emperor row with an emperor card has to stay.
        let mut leaves = some_leaves(7, &mut dice);
        let (row, keep) = [(0, 1), (2, 3), (4, 5), (5, 6)][dice.below(4) as usize];
        let mut state = position(2, |file| {
            let slot = |card: &str| json!({ "top": card, "cards": [card] });
            file["table"]["seats"][0]["slots"] = json!([slot("S01"), slot("S02"), slot("S03")]);
            file["table"]["seats"][0]["green"] = json!(leaves[..6]);
            file["table"]["seats"][0]["brown"] = json!(leaves[6..]);
            file["table"]["seats"][0]["tokens"] = json!(3);
            file["table"]["seats"][0]["emperor"] = json!(row);
            file["table"]["emperors"] = json!(["E01", null, null]);
        });
        let fits = slow(&mut leaves, &[(3, 1, 1)], 0, 0, 0, keep);
        assert_eq!(legal(&state).contains(&"fee".to_owned()), fits, "{leaves:?}, keep {keep}");
        if fits {
            act(&mut state, 0, "fee");
            kept += pay_slowly(&mut state, &mut leaves, &[(3, 1, 1)], keep, &mut dice);
            fees += 1;
            assert!(legal(&state).contains(&"advance".to_owned()), "T12: the card can come");
        }
        let mut leaves = some_leaves(9, &mut dice);
        let mut state = position(2, |file| {
            played(file, 0, &["A57"]);
            file["table"]["seats"][0]["green"] = json!(leaves[..6]);
            file["table"]["seats"][0]["brown"] = json!(leaves[6..]);
            file["table"]["caravans"] = json!(["KA01", "KA03", "KB06"]);
            file["table"]["turn"] = json!({ "played": true, "side": "river", "window": true });
        });
        let mut open = legal(&state);
        open.retain(|mv| mv.starts_with("caravan") || mv == "repeat leaves");
        if open.is_empty() {
            continue;
        }
        let chosen = open[dice.below(open.len() as u32) as usize].clone();
        let part = match chosen.split(' ').collect::<Vec<_>>()[..] {
            ["caravan", id, trade, _] => {
                let card = board().written().caravans.cards.iter().find(|card| card.id == id).expect("a caravan");
                let pay = card.trades[trade.parse::<usize>().expect("a number") - 1].pay;
                (pay.green + pay.brown, pay.brown, 1)
            }
            _ => (3, 3, 1),
        };
        act(&mut state, 0, &chosen);
        dead_ends += pay_slowly(&mut state, &mut leaves, &[part], 0, &mut dice);
    }
    assert!(fees > 100 && kept > 50 && dead_ends > 50, "{fees}, {kept}, {dead_ends}");
}

#[test]
fn every_payment_that_is_begun_can_be_completed() {
    // T58: walked over in random games, the asked seat always has an answer (the laws), and a bill always ends.
    let mut bills = 0;
    for seed in 0..20 {
        wander(4, 900 + seed, |state| {
            let question = serde_json::to_value(fact(state, "point")).expect("plain data");
            bills += u32::from(question.get("pay").is_some());
        });
    }
    assert!(bills > 1_000, "{bills}");
}

#[test]
fn the_board_is_what_its_file_says_and_survives_being_written() {
    let again = Board::parse(&board().file()).expect("a board");
    assert_eq!(again, *board());
    assert_eq!(again.fingerprint(), board().fingerprint());
}

/// Faults of the board with one thing changed.
fn faults(change: impl FnOnce(&mut Value)) -> String {
    let mut file: Value = serde_json::from_str(&board().file()).expect("JSON");
    change(&mut file);
    Board::parse(&file.to_string()).expect_err("a fault").to_string()
}

#[test]
fn broken_files_name_part_card_and_fault() {
    // T42, T12: what would never end, or leave nobody a move.
    let endless = faults(|f| f["cups"]["tiles"][4]["bonus"] = json!([{ "kind": "cup_marker", "n": 1 }]));
    assert_eq!(endless, "cups: tile C05: cup_marker is no bonus of a tile");
    let stuck = json!([{ "kind": "remove_card", "n": 1 }, { "kind": "draw", "n": 1 }]);
    let stuck = faults(|f| f["cups"]["tiles"][4]["bonus"] = stuck);
    assert_eq!(stuck, "cups: tile C05: remove_card comes after all draws");
    // What a page could not draw.
    assert_eq!(faults(|f| f["viewbox"] = Value::Null), "viewbox: four numbers");
    assert_eq!(faults(|f| f["regions"][2]["polygon"] = json!([])), "regions: region 3: polygon: at least three points");
    assert_eq!(faults(|f| f["decor"] = Value::Null).lines().count(), 2);
    let gone = |value: &mut Value, key: &str| _ = value.as_object_mut().expect("an object").remove(key);
    let said = |said: &str, change: &dyn Fn(&mut Value)| assert_eq!(faults(change), said);
    said("regions: region 3: space 3b: y is missing", &|f| gone(&mut f["regions"][2]["spaces"][1], "y"));
    let out = "regions: region 3: space 3a: x is 1000.5, not 0 to 1000";
    said(out, &|f| f["regions"][2]["spaces"][0]["x"] = json!(1000.5));
    said("regions: region 3: label: x and y", &|f| gone(&mut f["regions"][2], "label"));
    said("regions: region 3: value_badge: y is -1, not 0 to 720", &|f| {
        f["regions"][2]["value_badge"]["y"] = json!(-1);
    });
    said("regions: region 3: bonus_hex: y is 721, not 0 to 720", &|f| f["regions"][2]["bonus_hex"]["y"] = json!(721));
    let outside = "regions: region 3: polygon[1]: x is 2000, not 0 to 1000";
    said(outside, &|f| f["regions"][2]["polygon"][1][0] = json!(2000));
    let flat = "regions: region 3: polygon: has no land inside";
    said(flat, &|f| f["regions"][2]["polygon"] = json!([[1, 1], [2, 2], [9, 9]]));
    said("river: segment 4: x is missing", &|f| gone(&mut f["river"]["segments"][4], "x"));
    said("provinces: green: cup_stack: x and y", &|f| gone(&mut f["provinces"][1], "cup_stack"));
    said("provinces: green: edge: a colour such as \"#b8963a\", not \"\"", &|f| gone(&mut f["provinces"][1], "edge"));
    let fill = "provinces: green: fill: a colour such as \"#b8963a\", not \"#12345\"";
    said(fill, &|f| f["provinces"][1]["fill"] = json!("#12345"));
    let narrow = faults(|f| f["viewbox"] = json!([0, 0, 0, 720]));
    assert!(narrow.starts_with("viewbox: width and height: more than 0"), "{narrow}");
    said("university: centre: x is missing", &|f| gone(&mut f["university"]["centre"], "x"));
    said("university: centre: r: more than 0", &|f| gone(&mut f["university"]["centre"], "r"));
    said("university: start: y is missing", &|f| gone(&mut f["university"]["start"], "y"));
    said("university: sector 2: end_angle is missing", &|f| gone(&mut f["university"]["sectors"][1], "end_angle"));
    let angle = "university: sector 2: end_angle: 10 to less than 180 degrees after start_angle";
    said(angle, &|f| f["university"]["sectors"][1]["end_angle"] = f["university"]["sectors"][1]["start_angle"].clone());
    let part = |f: &mut Value, key: &str, value: Value| f["university"]["sectors"][1]["parts"][1][key] = value;
    said("university: sector 2 inner: r_out: more than r_in", &|f| part(f, "r_out", json!(165)));
    said("university: sector 2 inner: r_in: not less than 0", &|f| part(f, "r_in", json!(-1)));
    said("university: sector 2 inner: r_in is missing", &|f| {
        gone(&mut f["university"]["sectors"][1]["parts"][1], "r_in");
    });
    // Numbers out of range: which field, and where in its list.
    said("river: segment 4: end_vp is 51, not 0 to 50", &|f| f["river"]["segments"][4]["end_vp"] = json!(51));
    let berths = |f: &mut Value, list: Value| f["river"]["segments"][10]["final_slots"] = list;
    said("river: segment 10: final_slots[0] is 51, not 0 to 50", &|f| berths(f, json!([51, 18, 16, 15])));
    said("river: segment 10: final_slots[2] is 18, not less than 18", &|f| berths(f, json!([20, 18, 18, 15])));
    let table = |f: &mut Value, list: Value| f["cups"]["match_table"] = list;
    said("cups: match_table[2] is 1, not at least 2", &|f| table(f, json!([0, 2, 1])));
    said("cups: match_table[1] is 51, not 0 to 50", &|f| table(f, json!([0, 51])));
    said("cups: match_table: begins with 0", &|f| table(f, json!([1, 2])));
    said("cups: match_table: 41 numbers, not 2 to 40", &|f| table(f, json!(vec![0; 41])));
    said("cups: match_table: 1 numbers, not 2 to 40", &|f| table(f, json!([0])));
    let market = |f: &mut Value, list: Value| f["player_board"]["market_slot_strengths"] = list;
    said("player_board: market_slot_strengths[0] is 0, not 1 to 20", &|f| market(f, json!([0, 2, 2, 3, 4, 5])));
    said("player_board: market_slot_strengths[5] is 21, not 1 to 20", &|f| market(f, json!([1, 2, 2, 3, 4, 21])));
    said("player_board: market_slot_strengths[2] is 1, not at least 2", &|f| market(f, json!([1, 2, 1, 3, 4, 5])));
    // What people read.
    said("emperor_cards: card E03: title is empty", &|f| f["emperor_cards"][2]["title"] = json!(" "));
    said("emperor_cards: card E03: title is empty", &|f| gone(&mut f["emperor_cards"][2], "title"));
    said("regions: region 3: name is empty", &|f| f["regions"][2]["name"] = json!(""));
    type Change = fn(&mut Value);
    let broken: &[(Change, &[&str])] = &[
        (|f| f["action_cards"]["cards"][4]["strength"] = json!(0), &["action_cards: card A15", "strength is 0"]),
        (|f| f["action_cards"]["cards"][4]["bonus"][0]["kind"] = json!("fly"), &["action_cards: card A15", "fly"]),
        (|f| f["action_cards"]["cards"][3]["id"] = json!("A15"), &["\"A15\"", "twice", "\"A14\"", "missing"]),
        (|f| f["action_cards"]["cards"][0]["level"] = json!(2), &["card A11", "level 2"]),
        (|f| f["action_cards"]["cards"][0]["cost"]["leaves"]["q"] = json!(7), &["card A11", "q of the cost is 7"]),
        (|f| f["caravans"]["cards"][2]["trades"][0]["pay"]["green"] = json!(0), &["card KB03", "leaves of a trade"]),
        (|f| _ = f["caravans"]["cards"].as_array_mut().unwrap().pop(), &["caravans", "missing"]),
        (|f| f["emperor_cards"][0]["scoring"]["count"] = json!("moons"), &["emperor_cards: card E01", "moons"]),
        (|f| f["emperor_cards"][3]["scoring"]["vp"] = json!(0), &["card E04", "scoring vp is 0"]),
        (|f| f["starting_cards"][0]["side"] = json!(["river", "river"]), &["card S01", "different"]),
        (|f| f["cups"]["tiles"][0]["left"] = json!("pink"), &["cups: tile C01", "pink"]),
        (|f| f["cups"]["tiles"][5]["bonus"][0]["q"] = json!(9), &["cups: tile C06", "leaves q is 9"]),
        (|f| f["cups"]["stack_sizes"]["4"] = json!(9), &["stack_sizes", "is 9"]),
        (
            |f| f["tokens"][1]["bonus"] = json!([{ "kind": "sell_leaves", "max": 6, "green": 1, "brown": 2 }]),
            &["token B02", "cards only"],
        ),
        (|f| f["regions"][2]["adjacent"] = json!([1, 2, 4]), &["region 5", "adjacent to 3"]),
        (|f| f["regions"][2]["province"] = json!("mauve"), &["region 3", "mauve"]),
        (|f| f["regions"][0]["spaces"][3]["id"] = json!("1e"), &["region 1", "1e"]),
        (|f| f["regions"][4]["value"] = json!(0), &["region 5", "value is 0"]),
        (|f| f["river"]["segments"][10]["final_slots"] = json!([20, 18]), &["segment 10", "final_slots"]),
        (|f| f["university"]["sectors"][1]["parts"][0]["part"] = json!("left"), &["sector 2", "outer"]),
        (|f| f["emperor_track"]["rows"][2]["cost"]["leaf_min_quality"] = json!(8), &["row 3", "leaf_min_quality is 8"]),
        (|f| f["player_board"]["garden_strengths"] = json!([2, 3, 4]), &["garden_strengths", "six"]),
        (|f| f["player_board"]["supply"]["scrolls"] = json!({ "strength": 8 }), &["supply", "three kinds"]),
        (|f| f["player_board"]["fee"]["brown"] = json!(4), &["player_board", "fee brown is 4"]),
        (|f| f["start_region"] = json!(17), &["start_region"]),
        (|f| f["id"] = json!("No Id"), &["id: lower-case"]),
        (|f| f["sources"]["A99"] = json!("printed"), &["sources: \"A99\"", "is no part, card"]),
        (|f| f["sources"]["row 7"] = json!("printed"), &["sources: \"row 7\"", "is no part, card"]),
        (|f| f["sources"]["cups"] = json!(" "), &["sources: \"cups\"", "is empty"]),
    ];
    for (change, parts) in broken {
        let said = faults(change);
        for part in *parts {
            assert!(said.contains(part), "{part:?} is not said: {said}");
        }
    }
    assert!(Board::parse("{").expect_err("no JSON").to_string().starts_with("file: "));
}

#[test]
fn broken_files_name_section_and_field() {
    let gone = |value: &mut Value, key: &str| _ = value.as_object_mut().expect("an object").remove(key);
    let renamed = |value: &mut Value, key: &str, to: &str| {
        let found = value.as_object_mut().expect("an object").remove(key).expect("a field");
        value[to] = found;
    };
    assert_eq!(faults(|f| gone(&mut f["university"]["centre"], "vp_each")), "university: missing field `vp_each`");
    assert_eq!(faults(|f| gone(&mut f["caravans"], "basic_used")), "caravans: missing field `basic_used`");
    assert_eq!(faults(|f| gone(f, "tokens")), "file: missing field `tokens`");
    let four = || json!("four");
    let said = |change: &dyn Fn(&mut Value), at: &str| {
        let said = faults(change);
        let start = format!("{at}: invalid type: string \"four\", expected ");
        assert!(said.starts_with(&start) && said.lines().count() == 1, "{at}: {said}");
    };
    said(&|f| f["action_cards"]["used_per_level"] = four(), "action_cards: used_per_level");
    said(&|f| f["cups"]["match_table"] = four(), "cups: match_table");
    said(&|f| f["university"]["centre"]["vp_each"] = four(), "university: centre");
    said(&|f| f["player_board"]["workers"] = four(), "player_board: workers");
    said(&|f| f["river"]["segments"] = four(), "river: segments");
    said(&|f| f["emperor_track"] = four(), "emperor_track");
    said(&|f| f["start_region"] = four(), "file: start_region");
    said(&|f| f["action_cards"]["cards"][4]["strength"] = four(), "action_cards: card A15: strength");
    for section in ["action_cards", "caravans"] {
        let said = faults(|f| renamed(&mut f[section], "cards", "card"));
        assert!(said.starts_with(&format!("{section}: unknown field `card`, expected ")), "{said}");
    }
    let twice = board().file().replacen('{', "{\"start_region\":1,", 1);
    let said = Board::parse(&twice).expect_err("a fault").to_string();
    assert!(said.starts_with("file: duplicate field `start_region`"), "{said}");
    // All at once, each where it is.
    let several = faults(|f| {
        f["cups"]["tiles"][0]["left"] = json!("pink");
        f["cups"]["stack_sizes"] = json!([5, 6, 8]);
        f["player_board"]["workers"] = four();
        f["player_board"]["repeat_brown"] = four();
    });
    let at: Vec<&str> = several.lines().filter_map(|line| line.split(": invalid type").next()).collect();
    assert_eq!(at.len(), 4, "{several}");
    assert!(at[0].starts_with("cups: tile C01: left: unknown variant `pink`"), "{several}");
    assert_eq!(at[1..], ["cups: stack_sizes", "player_board: repeat_brown", "player_board: workers"]);
}

#[test]
fn lists_may_be_written_in_any_order() {
    let mut file: Value = serde_json::from_str(&board().file()).expect("JSON");
    let turn = |list: &mut Value| list.as_array_mut().expect("a list").reverse();
    let regions = file["regions"].as_array_mut().expect("a list");
    regions.iter_mut().for_each(|region| turn(&mut region["adjacent"]));
    for list in ["/provinces", "/regions", "/tokens", "/starting_cards", "/emperor_cards"] {
        turn(file.pointer_mut(list).expect(list));
    }
    for list in ["/cups/tiles", "/action_cards/cards", "/caravans/cards"] {
        turn(file.pointer_mut(list).expect(list));
    }
    assert_eq!(Board::parse(&file.to_string()).expect("a board").fingerprint(), board().fingerprint());
    // What is printed on a card does mean something.
    file["starting_cards"][0]["strength"] = json!(9);
    assert_ne!(Board::parse(&file.to_string()).expect("a board").fingerprint(), board().fingerprint());
}

#[test]
fn a_host_may_change_numbers() {
    let mut file: Value = serde_json::from_str(&board().file()).expect("JSON");
    file["id"] = json!("mine");
    file["action_cards"]["cards"][0]["vp"] = json!(9);
    file["player_board"]["teapot_leaves"] = json!(2);
    let mine = Board::parse(&file.to_string()).expect("a board").share();
    assert_ne!(mine.fingerprint(), board().fingerprint());
    let mut dice = FastDice::new(4);
    let mut state = State::new(&mine, &Setup { board: "mine".to_owned(), ..Setup::new::<State>(3) }).expect("a setup");
    loop {
        match state.waiting() {
            Waiting::Over => break,
            Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
            Waiting::Seat(ask) => state.apply(Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)), &mut ()),
        }
        state.audit().expect("conserved");
    }
}

#[test]
fn a_position_with_many_leaves_turned_can_be_dealt_anew() {
    // T31: with strong cards and a large supply more than a hundred leaves may be turned in one action.
    let mut file: Value = serde_json::from_str(&board().file()).expect("JSON");
    file["id"] = json!("plenty");
    file["player_board"]["supply"]["leaves"] = json!(200);
    for card in file["action_cards"]["cards"].as_array_mut().expect("cards") {
        card["strength"] = json!(9);
    }
    let plenty = Board::parse(&file.to_string()).expect("a board").share();
    let slot: Vec<String> = [1, 2, 3].iter().flat_map(|level| (1..=9).map(move |n| format!("A{level}{n}"))).collect();
    let mut shown = position(2, |_| ()).position();
    shown.table.turn.played = true;
    shown.table.seats[0].slots =
        serde_json::from_value(json!([{ "top": "A11", "cards": slot }])).expect("the cards of a turn");
    shown.table.seats[0].green = [180, 0, 0, 0, 0, 0];
    let mut state = State::from_position(&plenty, &shown).expect("a position");
    let mut dice = FastDice::new(31);
    act(&mut state, 0, "ferment");
    for _ in 0..150 {
        act(&mut state, 0, "flip 1");
        State::determinize(&plenty, &state.view(Viewer::Seat(Seat(0))), &mut dice);
    }
    assert_eq!(fact(&state, "point"), json!({ "flip": { "main": true, "done": 150, "left": 93, "last": 1 } }));
}

#[test]
fn the_greedy_judgement_plays_a_plausible_game() {
    let (mut sum, mut seats) = (0, 0);
    for seed in 0..30 {
        let mut dice = FastDice::new(seed);
        let mut state = State::new(board(), &Setup::new::<State>(2 + (seed % 3) as u8)).expect("a setup");
        loop {
            match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                Waiting::Seat(ask) => {
                    let mut all = Vec::new();
                    state.legal_moves(ask.seat, &mut all);
                    let value = |mv: &&Move| {
                        let mut next = state.clone();
                        next.apply(Step::Move(ask.seat, **mv), &mut ());
                        next.judge(ask.seat)
                    };
                    let best = *all.iter().max_by_key(value).expect("a move");
                    state.apply(Step::Move(ask.seat, best), &mut ());
                }
            }
        }
        sum += state.scores().iter().sum::<i32>();
        seats += i32::from(state.players());
    }
    let mean = sum / seats;
    // The aim is about 100 points; `teahouse arena tea_garden --bots greedy` tells the mean of more games.
    assert!((95..110).contains(&mean), "mean {mean}");
}

/// Changes one value somewhere in a JSON text.
fn spoil(value: &mut Value, dice: &mut FastDice) {
    match value {
        Value::Array(list) if !list.is_empty() && dice.below(8) > 0 => {
            let at = dice.below(list.len() as u32) as usize;
            spoil(&mut list[at], dice);
        }
        Value::Array(list) => match (list.len(), dice.below(2)) {
            (0, _) => list.push(json!("S01")),
            (_, 0) => _ = list.pop(),
            (_, _) => list.push(list[0].clone()),
        },
        Value::Object(map) => {
            let at = dice.below(map.len() as u32) as usize;
            spoil(map.values_mut().nth(at).expect("a field"), dice);
        }
        Value::Number(_) => *value = json!([0, 1, 2, 3, 4, 5, 6, 9, 40, 255, 65535][dice.below(11) as usize]),
        Value::Bool(on) => *on = !*on,
        Value::String(text) => {
            let other = [
                "S01", "A11", "E04", "KB01", "C05", "B02", "g1", "b6", "1a", "9b", "menu", "remove", "put", "take",
                "open", "box",
            ];
            *text = other[dice.below(other.len() as u32) as usize].to_owned();
        }
        Value::Null => *value = json!("C07"),
    }
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played_on() {
    let mut dice = FastDice::new(2026);
    let (mut refused, mut accepted) = (0, 0);
    for seed in 0..12 {
        let mut positions = Vec::new();
        wander(2 + (seed % 3) as u8, 40 + seed, |state| positions.push(state.position()));
        for position in positions.iter().step_by(2) {
            let whole = serde_json::to_value(position).expect("plain data");
            for _ in 0..6 {
                let mut file = whole.clone();
                (0..1 + dice.below(2)).for_each(|_| spoil(&mut file, &mut dice));
                let Ok(spoilt) = serde_json::from_value::<Position>(file) else { continue };
                let Ok(mut state) = State::from_position(board(), &spoilt) else {
                    refused += 1;
                    continue;
                };
                accepted += 1;
                for _ in 0..40 {
                    match state.waiting() {
                        Waiting::Over => break,
                        Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                        Waiting::Seat(ask) => {
                            let mv = state.random_move(ask.seat, &mut dice);
                            state.apply(Step::Move(ask.seat, mv), &mut ());
                        }
                    }
                    state.view(Viewer::Public);
                }
            }
        }
    }
    assert!(refused > 500 && accepted > 500, "refused {refused}, accepted {accepted}");
}

/// A move of every kind, as text and as object.
fn moves() -> Vec<(&'static str, Value)> {
    vec![
        ("pass", json!({ "kind": "pass" })),
        ("fee", json!({ "kind": "fee" })),
        ("marker 2.1 left", json!({ "kind": "marker", "spot": { "row": 1, "gap": 0 }, "end": "left" })),
        ("advance", json!({ "kind": "advance" })),
        ("top S01", json!({ "kind": "top", "card": "S01" })),
        ("cover S08", json!({ "kind": "cover", "card": "S08" })),
        ("done", json!({ "kind": "done" })),
        ("garden 9a", json!({ "kind": "garden", "space": "9a" })),
        ("pagoda 3", json!({ "kind": "pagoda", "number": 3 })),
        ("buy A21", json!({ "kind": "buy", "card": "A21" })),
        ("teapot brown", json!({ "kind": "teapot", "swap": "brown" })),
        ("caravan KB01 1 2", json!({ "kind": "caravan", "caravan": "KB01", "trade": 0, "tier": 1 })),
        ("ferment", json!({ "kind": "ferment" })),
        ("harvest", json!({ "kind": "harvest" })),
        ("river", json!({ "kind": "river" })),
        ("cups yellow", json!({ "kind": "cups", "province": "yellow" })),
        ("university outer", json!({ "kind": "university", "part": "outer" })),
        ("repeat scroll", json!({ "kind": "repeat", "means": "scroll" })),
        ("bonus 1", json!({ "kind": "bonus", "number": 0 })),
        ("end", json!({ "kind": "end" })),
        ("pay g3", json!({ "kind": "pay", "leaf": "g3" })),
        ("flip 3", json!({ "kind": "flip", "basket": 3 })),
        ("pick 9", json!({ "kind": "pick", "region": "9" })),
        ("place new", json!({ "kind": "place-new" })),
        ("place 1 right", json!({ "kind": "place", "row": 0, "end": "right" })),
        ("draw", json!({ "kind": "draw" })),
        ("skip", json!({ "kind": "skip" })),
        ("discard S01", json!({ "kind": "discard", "card": "S01" })),
        ("remove pile S01", json!({ "kind": "remove", "zone": "pile", "card": "S01" })),
        ("put 2.1", json!({ "kind": "put", "spot": { "row": 1, "gap": 0 } })),
        ("sell b5", json!({ "kind": "sell", "leaf": "b5" })),
        ("take E04", json!({ "kind": "take", "card": "E04" })),
    ]
}

/// A result of fate of every kind, as text and as object.
fn chances() -> Vec<(&'static str, Value)> {
    vec![
        ("first 1", json!({ "kind": "first", "seat": 1 })),
        ("token 9 B02", json!({ "kind": "token", "region": "9", "bonus": "B02" })),
        ("card S01", json!({ "kind": "card", "card": "S01" })),
        ("reveal market A21", json!({ "kind": "market", "card": "A21" })),
        ("reveal caravan KB01", json!({ "kind": "caravan", "caravan": "KB01" })),
        ("reveal emperor E04", json!({ "kind": "emperor", "card": "E04" })),
        ("reveal cup yellow C05", json!({ "kind": "cup", "province": "yellow", "cup": "C05" })),
    ]
}

fn kinds(examples: &[(&str, Value)]) -> BTreeSet<String> {
    examples.iter().map(|(_, object)| object["kind"].as_str().expect("a kind").to_owned()).collect()
}

/// Whether something goes to a browser and back as it is; its kind.
fn travels<T: Token>(token: T) -> String {
    let text = serde_json::to_string(&token).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).ok(), Some(token), "{text}");
    let object: Value = serde_json::from_str(&text).expect("what was written");
    object["kind"].as_str().expect("a kind").to_owned()
}

#[test]
fn moves_and_results_go_through_json_unchanged() {
    let (mut said, mut drawn) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..30 {
        wander(2 + (seed % 3) as u8, 700 + seed, |state| {
            let mut results = Vec::new();
            state.chances(&mut results);
            drawn.extend(results.into_iter().map(|(chance, _)| chance));
            if let Some(seat) = state.waiting().seat() {
                let mut legal = Vec::new();
                state.legal_moves(seat, &mut legal);
                said.extend(legal);
            }
        });
    }
    let met: BTreeSet<String> = said.into_iter().map(travels::<Move>).collect();
    assert_eq!(met, kinds(&moves()));
    let met: BTreeSet<String> = drawn.into_iter().map(travels::<Chance>).collect();
    assert_eq!(met, kinds(&chances()));
}

/// What a field may hold that somebody else has written.
fn values() -> Vec<Value> {
    let mut all = vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(i64::MIN),
        json!(256),
        json!(257),
        json!(u64::MAX),
        json!(1.0),
        json!(1.5),
        json!(1e300),
        json!("x".repeat(10_000)),
        json!([]),
        json!([1]),
        json!([0, 1]),
        json!(["S01"]),
        json!(vec!["S01"; 1000]),
        json!(vec![0; 1000]),
        json!({}),
        json!({ "kind": "pass" }),
        json!({ "row": 0 }),
        json!({ "row": 0, "gap": 0, "x": 0 }),
    ];
    all.extend((0..=u8::MAX).map(Value::from));
    all.extend((0..=u8::MAX).map(|n| json!({ "row": n, "gap": 1 })));
    all.extend((0..=u8::MAX).map(|n| json!({ "row": 1, "gap": n })));
    for words in [
        " |S|S00|S12|s01|S1|S001|A10|A60|A00|E00|E17|KA00|KA16|KC01|C00|C41|B00|B19|0|00|01|09|17|+9|9 |0a|17a|9e|9A|a|é|9é|éa|g0|g7|b0|b7|G1|g",
        "left|right|Left|up|outer|inner|scroll|leaves|brown|hand|pile|discard|new|purple|Yellow|yellow|green|blue|orange|red|1.1|1 left",
        "S01|S11|A11|A59|E01|E16|KA01|KA15|KB01|KB15|C01|C40|B01|B18|1|9|16|1a|9a|16d|g1|g6|b1|b6|first|card|pass|place new|placenew|PlaceNew",
    ] {
        all.extend(words.split('|').map(Value::from));
    }
    all.push(json!(""));
    all
}

/// Objects that are nearly those of moves: one field holds something else, is gone, or is too many.
fn nearly(examples: &[(&str, Value)]) -> Vec<Value> {
    let mut all = values();
    for (_, object) in examples {
        let fields: Vec<String> = object.as_object().expect("an object").keys().cloned().collect();
        for field in fields.iter().map(String::as_str).chain(["x"]) {
            all.extend(values().into_iter().map(|value| with(object, field, value)));
            all.push(without(object, field));
        }
        // The same without names.
        all.push(object.as_object().expect("an object").values().cloned().collect());
    }
    all
}

fn with(object: &Value, field: &str, value: Value) -> Value {
    let mut other = object.clone();
    other[field] = value;
    other
}

fn without(object: &Value, field: &str) -> Value {
    let mut other = object.clone();
    other.as_object_mut().expect("an object").remove(field);
    other
}

/// What is read of these. All of it can be said in a text too, and has one form when it is written.
fn read<T: Token>(objects: &[Value]) -> BTreeSet<T> {
    let mut all = BTreeSet::new();
    for object in objects {
        let found = serde_json::from_value::<T>(object.clone()).ok();
        assert_eq!(found, serde_json::from_str::<T>(&object.to_string()).ok(), "{object}");
        let Some(token) = found else { continue };
        assert_eq!(token.to_string().parse::<T>().ok(), Some(token), "{object}");
        travels(token);
        if object.is_object() && !object["spot"].is_array() {
            assert_eq!(serde_json::to_value(token).ok().as_ref(), Some(object));
        }
        all.insert(token);
    }
    all
}

/// Which numbers a field may hold.
fn numbers<T: Token>(object: &Value, field: &str) -> Vec<u8> {
    let reads = |n: &u8| {
        let mut other = object.clone();
        *other.pointer_mut(field).expect("a field") = json!(n);
        serde_json::from_value::<T>(other).is_ok()
    };
    (0..=u8::MAX).filter(reads).collect()
}

#[test]
fn objects_say_what_texts_say_and_refuse_what_texts_refuse() {
    fn same<T: Token>(examples: &[(&str, Value)]) {
        for (text, object) in examples {
            let token = text.parse::<T>().ok();
            assert!(token.is_some(), "{text}");
            assert_eq!(serde_json::from_value::<T>(object.clone()).ok(), token, "{text}");
            assert_eq!(token.and_then(|token| serde_json::to_value(token).ok()).as_ref(), Some(object), "{text}");
            // The text is for people.
            assert!(serde_json::from_value::<T>(json!(text)).is_err(), "{text}");
            let fields = object.as_object().expect("an object").keys();
            for field in fields {
                let bad = ["atlantis", ""].map(Value::from).into_iter();
                let bad = bad.chain([json!(-1), json!(255), json!(256), json!(1.5), json!(null), json!([]), json!({})]);
                let others = bad.map(|value| with(object, field, value)).chain([without(object, field)]);
                others.for_each(|other| assert!(serde_json::from_value::<T>(other.clone()).is_err(), "{other}"));
            }
            let other = with(object, "x", json!(0));
            assert!(serde_json::from_value::<T>(other.clone()).is_err(), "{other}");
        }
    }
    same::<Move>(&moves());
    same::<Chance>(&chances());
    let (from_0, from_1): (Vec<u8>, Vec<u8>) = ((0..=39).collect(), (1..=40).collect());
    for (_, object) in moves() {
        for field in ["/row", "/trade", "/tier", "/spot/row", "/spot/gap", "/number", "/basket"] {
            let printed = object["kind"] == "pagoda" || object["kind"] == "flip";
            if object.pointer(field).is_some() {
                assert_eq!(&numbers::<Move>(&object, field), if printed { &from_1 } else { &from_0 }, "{object}");
            }
        }
    }
    assert_eq!(numbers::<Chance>(&json!({ "kind": "first", "seat": 0 }), "/seat"), [0, 1, 2, 3, 4]);
    for text in [
        r#"{"kind":"pass","kind":"pass"}"#,
        r#"{"kind":"flip","basket":1,"basket":2}"#,
        r#"{"kind":"put","spot":{"row":0,"gap":0,"gap":0}}"#,
        r#"{"kind":0}"#,
        "",
        "{",
        &"[".repeat(9999),
    ] {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text:.40}");
    }
}

#[test]
fn whatever_is_read_as_a_move_is_answered() {
    let mut objects = nearly(&moves());
    let numbers = [0, 1, 2, 3, 38, 39];
    for (a, b) in numbers.iter().flat_map(|a| numbers.map(|b| (*a, b))) {
        let spot = json!({ "row": a, "gap": b });
        objects.push(json!({ "kind": "put", "spot": spot }));
        objects.push(json!({ "kind": "marker", "spot": spot, "end": "right" }));
        for n in 1..=15 {
            objects.push(json!({ "kind": "caravan", "caravan": format!("KB{n:02}"), "trade": a, "tier": b }));
        }
    }
    for n in 1..=11 {
        for kind in ["top", "cover", "discard"] {
            objects.push(json!({ "kind": kind, "card": format!("S{n:02}") }));
        }
    }
    let all: Vec<Move> = read::<Move>(&objects).into_iter().collect();
    assert!(all.len() > 1000, "{} moves", all.len());
    let fates = read::<Chance>(&nearly(&chances()));
    assert!(fates.len() > 30, "{} results", fates.len());
    let (mut allowed, mut refused) = (0, 0);
    for seed in 0..12 {
        wander(2 + (seed % 3) as u8, 800 + seed, |state| {
            for seat in Seat::all(5) {
                let mut legal = Vec::new();
                state.legal_moves(seat, &mut legal);
                for mv in &all {
                    let right = state.check(seat, *mv).is_ok();
                    assert_eq!(right, legal.contains(mv), "seat {seat}: {mv}");
                    *(if right { &mut allowed } else { &mut refused }) += 1;
                }
            }
        });
    }
    assert!(allowed > 5000 && refused > 100_000, "{allowed} allowed, {refused} refused");
}

/// Whoever asks says already that it is no move: what follows says how one is said.
#[test]
fn t57_a_text_that_is_no_move_is_told_how_to_say_one() {
    let why = |text: &str| text.parse::<Move>().expect_err("no move");
    assert_eq!(why("dance"), "no move begins with \"dance\"");
    assert_eq!(why("top"), "say top CARD");
    assert_eq!(why("marker 1"), "say marker ROW.CONNECTION left, or right");
    assert_eq!(why("pass now"), "say pass alone");
    let fate = |text: &str| text.parse::<Chance>().expect_err("no result");
    for text in ["", "top", "buy", "marker 1", "dance", "place", "remove A11", "pass pass"] {
        assert!(!why(text).contains("is no move"), "{text}");
        assert!(!fate(text).contains("is no result"), "{text}");
    }
}
