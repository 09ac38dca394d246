//! Whose fate a junior shares (E28), who is the stronger (E23), what lapses (E9), resigning wherever one is asked (E73), and how claims,
//! mergers and timers meet (E65 to E74).

use crate::common::{act, asked, board, draw, fate, hold, kinds, mandate_next, pass, position};
use serde_json::{Value, json};
use teahouse_emperor::{Event, State};
use teahouse_game::{Game, Seat, Setup, Step, Viewer, Waiting};

fn table(state: &State) -> Value {
    serde_json::to_value(state.view(Viewer::Public)).expect("plain data")["table"].take()
}

/// The green state is junior of the blue one.
fn partners(rules: &str, text: &str) -> State {
    position(rules, 4, 0, text, |file| file["table"]["seats"][2]["status"] = json!({ "junior": 1 }))
}

#[test]
fn e28_juniors_of_a_state_that_is_destroyed_share_its_place() {
    let mut state = partners("vienna", "honan=R8, hupeh=B1, korea=Y2");
    act(&mut state, 0, "attack honan hupeh");
    act(&mut state, 1, "stand");
    while asked(&state).1 == "attacker-to-roll" {
        act(&mut state, 0, "roll 1");
        fate(&mut state, "die 6");
    }
    assert_eq!(table(&state)["seats"][1]["status"], "eliminated");
    // The yellow state goes on and places before them.
    act(&mut state, 0, "advance 1");
    act(&mut state, 0, "resign");
    assert_eq!(state.outcome().expect("an end").places, [2, 2, 2, 1]);
}

#[test]
fn e28_juniors_of_a_state_that_resigns_share_its_place() {
    let mut state = partners("classic", "honan=B6, hupeh=R3, korea=Y2");
    act(&mut state, 0, "propose_merge 1");
    act(&mut state, 1, "resign");
    act(&mut state, 0, "propose_merge 3");
    act(&mut state, 3, "refuse");
    act(&mut state, 0, "resign");
    assert_eq!(state.outcome().expect("an end").places, [2, 2, 2, 1]);
    // A junior of a live state stands before those who are out.
    let mut state = partners("vienna", "honan=B6, hupeh=R3, korea=Y2");
    act(&mut state, 0, "propose_merge 3");
    act(&mut state, 3, "resign");
    act(&mut state, 0, "resign");
    assert_eq!(state.outcome().expect("an end").places, [3, 1, 2, 3]);
}

#[test]
fn e23_markers_then_provinces_then_symbols_then_the_active_state() {
    let senior = |text: &str| {
        let mut state = position("vienna", 3, 0, &format!("{text}, korea=G2"), |_| {});
        act(&mut state, 0, "propose_merge 1");
        act(&mut state, 1, "accept");
        // E27: as the active state is the junior, it is executed later.
        let table = table(&state);
        if table["seats"][1]["status"] == json!({ "junior": 0 }) {
            "active"
        } else {
            table["pending"]["senior"].as_u64().map_or("?", |_| "other")
        }
    };
    assert_eq!(senior("honan=R6, hupeh=B7"), "other");
    assert_eq!(senior("honan=R7, hupeh=B3, hunan=B3"), "active");
    assert_eq!(senior("honan=R6, hupeh=B3, hunan=B3"), "other");
    assert_eq!(senior("honan=R6+city, hupeh=B6+agriculture"), "other");
    assert_eq!(senior("honan=R6+city, hupeh=B6+mine"), "active");
    assert_eq!(senior("honan=R6, hupeh=B6"), "active");
}

#[test]
fn e9_what_only_can_be_given_up_lapses_without_asking() {
    // Blue has one marker left of 30, and three are due.
    let mut state = position("vienna", 2, 0, "honan=R6, hupeh=B10, hunan=B10, kwangtung=B9", |_| {});
    draw(&mut state, 0, "honan", ["city", "plague"]);
    let markers = |state: &State| table(state)["provinces"]["kwangtung"]["markers"].clone();
    assert_eq!((asked(&state), markers(&state)), ((1, "phase-one".to_owned()), json!(9)));
    act(&mut state, 1, "grow kwangtung");
    assert_eq!((asked(&state), markers(&state)), ((1, "phase-two".to_owned()), json!(10)));
}

#[test]
fn e73_resigning_when_asked_for_a_merger_or_a_demand_is_a_refusal() {
    for ask in ["propose_merge 1", "demand hupeh"] {
        let mut state = position("classic", 3, 0, "honan=R6, hupeh=B3, hunan=B3, korea=G2", |_| {});
        act(&mut state, 0, ask);
        act(&mut state, 1, "resign");
        let table = table(&state);
        assert_eq!(
            (asked(&state), &table["seats"][1]["status"]),
            ((0, "idle".to_owned()), &json!("eliminated")),
            "{ask}"
        );
        assert!(table["provinces"]["hupeh"].is_null() || table["provinces"]["hupeh"]["markers"] == 0);
    }
}

/// Green is cornered in Korea for the fifth time, and asks its neighbour.
fn cornered(text: &str) -> State {
    let mut state = position("classic", 3, 2, text, |file| file["table"]["seats"][2]["cornered"] = 4.into());
    draw(&mut state, 2, "korea", ["city", "drought"]);
    state
}

#[test]
fn e73_a_neighbour_of_a_cornered_state_resigns() {
    // Without the neighbour it is enclosed no more: it goes on.
    let mut state = cornered("korea=G3, liaoning=B3, shantung=R3");
    assert_eq!(asked(&state), (2, "cornered-choice".to_owned()));
    act(&mut state, 2, "join 1");
    act(&mut state, 1, "resign");
    let table = table(&state);
    assert_eq!((&table["seats"][2]["status"], &table["seats"][2]["cornered"]), (&json!("live"), &json!(0)));
    assert_eq!(asked(&state).0, 0);
}

#[test]
fn e73_drawn_cards_go_back_and_a_pending_merger_lapses() {
    // The active state is to join blue when its turn ends (E27); asked for relief, it resigns.
    let mut state = position("vienna", 3, 0, "honan=R4+agriculture, hupeh=B6, korea=G2", |_| {});
    act(&mut state, 0, "propose_merge 1");
    act(&mut state, 1, "accept");
    assert!(!table(&state)["pending"].is_null());
    draw(&mut state, 0, "honan", ["city", "famine"]);
    assert_eq!(asked(&state), (0, "relief-asked".to_owned()));
    let mut events = Vec::new();
    state.play(Seat(0), "resign".parse().expect("a move"), &mut events).expect("always legal");
    assert!(!events.iter().any(|event| matches!(event, Event::Merged { .. })), "{events:?}");
    let table = table(&state);
    assert!(table["pending"].is_null());
    assert_eq!(table["seats"][0]["status"], "eliminated");
    // Blue goes on with what it had and the three markers of its own turn.
    assert_eq!((table["provinces"]["hupeh"]["markers"].clone(), asked(&state).0), (json!(9), 1));
    assert_eq!(table["yin_then"].as_array().and_then(|cards| cards.last()), Some(&json!("famine")));
    state.audit().expect("cards are conserved");
}

#[test]
fn e73_e75_the_hand_goes_back_before_what_was_just_drawn() {
    for players in [3, 2] {
        let text = if players == 3 { "honan=R4, hupeh=B6, korea=G2" } else { "honan=R4, hupeh=B6" };
        let mut state = position("vienna", players, 0, text, |file| hold(file, 0, &["cross_wall", "relief_flood"]));
        draw(&mut state, 0, "honan", ["cross_water", "famine"]);
        assert_eq!(asked(&state), (0, "relief-asked".to_owned()));
        act(&mut state, 0, "resign");
        // Also where that ends the game.
        assert_eq!(state.outcome().is_some(), players == 2);
        assert_eq!(state.fact("yang_then"), Some(json!(["cross_wall", "relief_flood", "cross_water"])));
        assert_eq!(state.fact("yin_bottom 1"), Some(json!(["famine"])));
        state.audit().expect("cards are conserved");
    }
}

#[test]
fn e73_resigning_in_the_set_up_round() {
    let setup = Setup::new::<State>(4).with("rules", "classic").with("first", "0");
    let mut state = State::new(board(), &setup).expect("a setup");
    // Before anything is placed, and with drawn cards in hand: the next one places.
    act(&mut state, 0, "resign");
    assert_eq!(asked(&state), (1, "place-initial".to_owned()));
    act(&mut state, 1, "settle honan");
    fate(&mut state, "draw_yang city");
    fate(&mut state, "draw_yin famine");
    act(&mut state, 1, "resign");
    assert_eq!((asked(&state), state.fact("turn")), ((2, "place-initial".to_owned()), Some(json!(0))));
    assert_eq!(state.fact("province honan"), Some(json!([null, 0, [0, 0, 0]])));
    assert_eq!(state.fact("yang_bottom 1"), Some(json!(["city"])));
    assert_eq!(state.fact("yin_bottom 1"), Some(json!(["famine"])));
    act(&mut state, 2, "settle honan");
    fate(&mut state, "draw_yang city");
    fate(&mut state, "draw_yin plague");
    act(&mut state, 3, "settle korea");
    fate(&mut state, "draw_yang city");
    fate(&mut state, "draw_yin plague");
    // The first who is left begins; who resigned counts as having placed (E65).
    assert_eq!((state.fact("active"), state.fact("turn")), (Some(json!(2)), Some(json!(1))));
    assert!(table(&state)["seats"].as_array().expect("seats").iter().all(|seat| seat["placed"] == true));
}

#[test]
fn e73_the_active_player_resigns_in_the_middle_of_things() {
    let gone = |mut state: State, seat: u8, next: u8| {
        act(&mut state, seat, "resign");
        let table = table(&state);
        assert_eq!((&table["seats"][usize::from(seat)]["status"], asked(&state).0), (&json!("eliminated"), next));
        assert_eq!((&table["battle"], &table["share"]), (&Value::Null, &Value::Null));
        state.audit().expect("a sound position");
        state
    };
    let attack = || {
        let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B1, hunan=B1, korea=G2", |_| {});
        act(&mut state, 0, "attack honan hupeh");
        state
    };
    // To advance: the province stays empty.
    let mut state = attack();
    act(&mut state, 1, "stand");
    act(&mut state, 0, "roll 1");
    fate(&mut state, "die 4");
    assert_eq!(asked(&state), (0, "advance".to_owned()));
    let state = gone(state, 0, 1);
    assert_eq!(state.fact("province hupeh"), Some(json!([null, 0, [0, 0, 0]])));
    // Offered a merger: nothing comes of it, and its share is forgotten.
    let mut state = attack();
    act(&mut state, 1, "offer_merge 30");
    assert_eq!(asked(&state), (0, "offer-asked".to_owned()));
    let state = gone(state, 0, 1);
    assert_eq!(state.fact("status 1"), Some(json!("live")));
    // Cornered: as if it had left.
    let state = cornered("korea=G3, liaoning=B3, shantung=R3");
    assert_eq!(asked(&state), (2, "cornered-choice".to_owned()));
    gone(state, 2, 0);
}

#[test]
fn e71_a26_a_second_neighbour_can_be_asked() {
    let mut state = cornered("korea=G3, liaoning=B3, shantung=R3");
    act(&mut state, 2, "join 1");
    act(&mut state, 1, "refuse");
    assert_eq!(asked(&state), (2, "cornered-choice".to_owned()));
    assert_eq!(state.fact("legal"), Some(json!(["join 0", "leave"])));
    let mut second = state.clone();
    act(&mut second, 2, "join 0");
    act(&mut second, 0, "accept");
    assert_eq!(second.fact("status 2"), Some(json!({ "junior": 0 })));
    // When nobody is left to ask, leaving is forced.
    act(&mut state, 2, "join 0");
    let events = act(&mut state, 0, "refuse");
    assert!(kinds(&events).starts_with(&["refused".to_owned(), "left".to_owned()]), "{events:?}");
    assert_eq!(state.fact("status 2"), Some(json!("eliminated")));
}

#[test]
fn e74_cornered_comes_before_the_timer() {
    let mut state = position("classic", 3, 2, "korea=G3, liaoning=B3, shantung=R3", |file| {
        file["table"]["seats"][2]["cornered"] = 4.into();
        file["table"]["rules"]["turn_limit"] = 9.into();
    });
    // It is the last turn: no cards (E60), but whoever is cornered still chooses.
    act(&mut state, 2, "end_phase");
    assert_eq!(asked(&state), (2, "cornered-choice".to_owned()));
    act(&mut state, 2, "join 1");
    let events = act(&mut state, 1, "accept");
    assert_eq!(kinds(&events), ["accepted", "merged", "ended"]);
    assert_eq!(state.outcome().expect("an end").reason, "turn-limit");
}

/// Red has fifteen provinces with a marker each: 45 points. Blue has the other six with five each: 42, and what its cities bring.
fn last_turn(cities: usize) -> State {
    let red = "kansu shensi shansi honan anhwei hupeh szechwan hunan kiangsi chekiang fukien kwangtung kwangsi kweichow yunnan";
    let mut all: Vec<String> = red.split(' ').map(|p| format!("{p}=R1")).collect();
    all.extend(["liaoning", "hopeh", "shantung", "kiangsu", "taiwan"].map(|p| format!("{p}=B5")));
    all.push(format!("korea=B5{}", "+city".repeat(cities)));
    position("vienna", 2, 0, &all.join(", "), |file| {
        file["table"]["turn"] = 33.into();
        file["table"]["rules"]["claim_any_time"] = false.into();
    })
}

#[test]
fn e69_e74_a_claim_comes_before_the_timer_and_neither_wins_nor_breaks_a_tie() {
    for (cities, places) in [(2, [1, 2]), (3, [1, 1]), (4, [2, 1])] {
        let mut state = last_turn(cities);
        let events = act(&mut state, 0, "end_phase");
        assert_eq!(kinds(&events), ["phase-ended", "claimed", "ended"]);
        assert_eq!(state.fact("claim 0"), Some(json!(true)));
        let outcome = state.outcome().expect("an end");
        assert_eq!((outcome.reason.as_str(), &outcome.places[..]), ("turn-limit", &places[..]), "{:?}", outcome.scores);
    }
}

#[test]
fn e66_e70_a_merger_before_the_mandate_can_leave_one_state() {
    let mut state = position("classic", 2, 1, "honan=R9, hupeh=B3", mandate_next);
    act(&mut state, 1, "propose_merge 0");
    act(&mut state, 0, "accept");
    let events = fate(&mut state, "draw_yang mandate");
    assert_eq!(kinds(&events), ["drew-yang", "merged", "ended"]);
    let outcome = state.outcome().expect("an end");
    assert_eq!((outcome.reason.as_str(), &outcome.places[..]), ("sole", &[1, 2][..]));
}

#[test]
fn e66_the_mandate_is_the_33rd_yang_card() {
    // Nobody fights or merges: all live to see it, the draws of the set-up round included.
    let mut state = State::new(board(), &Setup::new::<State>(3).with("rules", "classic")).expect("a setup");
    let (mut dice, mut draws) = (teahouse_game::FastDice::new(4), 0);
    loop {
        let step = match state.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                draws += u32::from(state.fact("point") == Some(json!("draw-yang")));
                Step::Chance(state.sample(&mut dice))
            }
            Waiting::Seat(ask) => {
                let mut legal = Vec::new();
                state.legal_moves(ask.seat, &mut legal);
                let end = "end_phase".parse().expect("a move");
                Step::Move(ask.seat, if legal.contains(&end) { end } else { legal[0] })
            }
        };
        state.apply(step, &mut ());
    }
    assert_eq!((state.outcome().expect("an end").reason.as_str(), draws), ("mandate", 33));
}

#[test]
fn e27_e60_a_merger_agreed_on_in_the_last_turn_is_executed_without_cards() {
    let mut state = position("vienna", 3, 1, "honan=R9, hupeh=B3, korea=G2", |file| file["table"]["turn"] = 33.into());
    act(&mut state, 1, "propose_merge 0");
    let events = act(&mut state, 0, "accept");
    assert_eq!(kinds(&events), ["accepted", "merger-agreed", "merged", "ended"]);
    assert_eq!(state.fact("province hupeh"), Some(json!([0, 3, [0, 0, 0]])));
    let outcome = state.outcome().expect("an end");
    assert_eq!((outcome.reason.as_str(), &outcome.places[..]), ("turn-limit", &[1, 3, 2][..]));
}

#[test]
fn e28_juniors_follow_all_states_in_the_order_of_their_seniors() {
    // Red has less than blue; green is red's junior, yellow blue's, white yellow's.
    let mut state = position("vienna", 5, 0, "honan=R3, hupeh=B8", |file| {
        file["table"]["turn"] = 33.into();
        for (seat, senior) in [(2, 0), (3, 1), (4, 3)] {
            file["table"]["seats"][seat]["status"] = json!({ "junior": senior });
        }
    });
    act(&mut state, 0, "end_phase");
    assert_eq!(state.outcome().expect("an end").places, [2, 1, 5, 3, 3]);
}

#[test]
fn e47_symbols_of_a_taken_province_produce_from_the_next_phase_one() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B1+agriculture, hunan=B3, korea=G2", |_| {});
    act(&mut state, 0, "attack honan hupeh");
    act(&mut state, 1, "stand");
    act(&mut state, 0, "roll 1");
    fate(&mut state, "die 2");
    act(&mut state, 0, "advance 3");
    // Nothing grows at once, nor for whoever had it.
    assert_eq!(state.fact("province hupeh"), Some(json!([0, 3, [0, 0, 1]])));
    pass(&mut state, 0);
    assert_eq!((asked(&state).0, state.fact("province hunan")), (1, Some(json!([1, 6, [0, 0, 0]]))));
    pass(&mut state, 1);
    pass(&mut state, 2);
    // Two of the farm, and one of the city that red has drawn since.
    let bonus =
        table(&state)["growth"]["bonus"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!((asked(&state), bonus), ((0, "phase-one".to_owned()), 3));
}
