//! Whose fate a junior shares (E28), who is the stronger (E23), what lapses (E9), and resigning wherever one is asked (E73).

mod common;

use common::{act, fate, position};
use serde_json::{Value, json};
use teahouse_emperor::{Event, State};
use teahouse_game::{Game, Seat, Viewer, Waiting};

fn table(state: &State) -> Value {
    serde_json::to_value(state.view(Viewer::Public)).expect("plain data")["table"].take()
}

/// Who is asked what.
fn asked(state: &State) -> (u8, String) {
    let Waiting::Seat(ask) = state.waiting() else { panic!("somebody is asked") };
    let decision = serde_json::to_value(ask.decision).expect("plain data");
    (ask.seat.0, decision["kind"].as_str().expect("a kind").to_owned())
}

/// Ends phase four and draws both cards for a province, which is named only where there is another (E81).
fn draw(state: &mut State, seat: u8, at: &str, [yang, yin]: [&str; 2]) {
    if matches!(state.waiting(), Waiting::Seat(_)) && asked(state).1 == "idle" {
        act(state, seat, "end_phase");
    }
    for deck in ["yang", "yin"] {
        if matches!(state.waiting(), Waiting::Seat(_)) {
            act(state, seat, &format!("{deck} {at}"));
        }
    }
    fate(state, &format!("draw_yang {yang}"));
    fate(state, &format!("draw_yin {yin}"));
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
