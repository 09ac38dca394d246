//! D1: what belongs to nobody, with both values of `supply`. Nothing appears or vanishes untold, each clause has an example that the other value breaks, and
//! what never runs out can still be counted.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};
use teahouse_game::scenario::Scenario;
use teahouse_game::{Data, FastDice, Game, Seat, Setup, Step, Viewer, Waiting};
use teahouse_tea_garden::effect::Scroll;
use teahouse_tea_garden::moves::{Means, Swap};
use teahouse_tea_garden::{Board, Event, Position, State};

fn board() -> &'static Board {
    &Board::built_in()[0]
}

fn setup(players: u8, supply: Option<&str>) -> Setup {
    let mut setup = Setup::new::<State>(players);
    setup.options.extend(supply.map(|value| ("supply".to_owned(), value.to_owned())));
    setup
}

/// What each seat holds: leaves, tokens, markers, three kinds of scrolls.
type Held = [i64; 6];

/// What one event adds to whose holding.
fn told(event: &Event) -> Option<(Seat, usize, i64)> {
    let scrolls = |scroll: Scroll| 3 + scroll as usize;
    Some(match event {
        Event::Leaves { seat, count, .. } | Event::Picked { seat, count, .. } | Event::Harvested { seat, count } => {
            (*seat, 0, i64::from(*count))
        }
        Event::Paid { seat, .. } | Event::Sold { seat, .. } => (*seat, 0, -1),
        Event::Tokens { seat, count } => (*seat, 1, i64::from(*count)),
        Event::Rising { seat, tokens, .. } => (*seat, 1, -i64::from(*tokens)),
        Event::PlacedCup { seat, marker: true, .. } | Event::MarkerPut { seat, .. } => (*seat, 2, 1),
        Event::UsedMarker { seat, .. } => (*seat, 2, -1),
        Event::Scrolls { seat, scroll, count } => (*seat, scrolls(*scroll), i64::from(*count)),
        Event::Strengthened { seat, count } => (*seat, scrolls(Scroll::Strength), -i64::from(*count)),
        Event::Replaced { seat, swap: Swap::Scroll, count } => (*seat, scrolls(Scroll::Teapot), -i64::from(*count)),
        Event::Repeating { seat, means: Means::Scroll, count, .. } => {
            (*seat, scrolls(Scroll::Repeat), -i64::from(*count))
        }
        _ => return None,
    })
}

fn held(state: &State) -> Vec<Held> {
    let sum = |list: &[u16]| list.iter().map(|n| i64::from(*n)).sum::<i64>();
    let seats = state.position().table.seats;
    let of = |seat: &teahouse_tea_garden::position::SeatState| {
        let [strength, teapot, repeat] = seat.scrolls.map(i64::from);
        let markers = seat.rows.iter().map(|row| sum(&row.markers)).sum();
        [sum(&seat.green) + sum(&seat.brown), i64::from(seat.tokens), markers, strength, teapot, repeat]
    };
    seats.iter().map(of).collect()
}

#[test]
fn d1_with_either_supply_nothing_is_gained_or_lost_that_is_not_told() {
    for (players, supply) in [(2, "open"), (3, "open"), (4, "open"), (2, "box"), (4, "box")] {
        for seed in 0..6 {
            let mut dice = FastDice::new(seed);
            let mut state = State::new(board(), &setup(players, Some(supply))).expect("a setup");
            let mut expected = held(&state);
            while state.waiting() != Waiting::Over {
                let mut events = Vec::new();
                let step = match state.waiting() {
                    Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
                    _ => Step::Chance(state.sample(&mut dice)),
                };
                state.apply(step, &mut events);
                for (seat, kind, more) in events.iter().filter_map(told) {
                    expected[seat.index()][kind] += more;
                }
                assert_eq!(held(&state), expected, "{supply}, seed {seed}: {events:?}");
                state.audit().expect("all adds up");
            }
        }
    }
}

/// All scenarios, by name.
fn scenarios() -> BTreeMap<String, Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = std::fs::read_dir(folder).expect("scenarios").map(|file| file.expect("a file").path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        (name, Scenario::parse(&std::fs::read_to_string(path).expect("a file")).expect("a scenario"))
    };
    files.map(read).collect()
}

/// With the other value of `supply`.
fn turned(mut scenario: Scenario) -> Scenario {
    let supply = &mut scenario.position.as_mut().expect("a position")["table"]["supply"];
    *supply = if *supply == "open" { json!("box") } else { json!("open") };
    scenario
}

#[test]
fn d1_t54_each_example_of_a_short_supply_has_a_counterpart_and_fails_with_the_other_value() {
    let all = scenarios();
    let pairs: Vec<_> = all.keys().filter_map(|name| Some((name.strip_suffix("-open")?, name.as_str()))).collect();
    assert_eq!(pairs.len(), 7, "{pairs:?}");
    for name in pairs.iter().flat_map(|(short, open)| [*short, *open]) {
        let scenario = all[name].clone();
        assert_eq!(scenario.run::<State>(&[board().into()]), Ok(Vec::new()), "{name}");
        let other = turned(scenario).run::<State>(&[board().into()]).expect("a possible position");
        assert!(!other.is_empty(), "{name} holds with both values");
    }
}

#[test]
fn d1_a_new_table_has_an_open_supply_and_an_old_position_the_box() {
    let fact = |state: &State, what: &str| state.fact(what).expect("a fact");
    let state = State::new(board(), &setup(2, None)).expect("a setup");
    assert_eq!(fact(&state, "supply"), "open");
    assert_eq!(fact(&state, "supply leaves"), Value::Null);
    // Pages have nothing to show then.
    assert_eq!(state.view(Viewer::Public).supply, None);
    let state = State::new(board(), &setup(2, Some("box"))).expect("a setup");
    assert_eq!(fact(&state, "supply leaves"), 76);
    let supply = state.view(Viewer::Public).supply.expect("what is left");
    assert_eq!((supply.leaves, supply.markers, supply.tokens, supply.scrolls), (76, 30, 30, [8; 3]));
    // Written before there was a choice.
    let mut file = serde_json::to_value(state.position()).expect("a position");
    file["table"].as_object_mut().expect("a table").remove("supply");
    let position: Position = serde_json::from_value(file).expect("a position");
    assert_eq!(State::from_position(board(), &position), Ok(state));
}

/// Two seats of which the first has played a card, with so much of everything.
fn rich(supply: &str, n: u16, top: &str) -> Result<State, String> {
    let seat = |garden: &str| json!({ "pagodas": [2, 3, 4, 5, 6, 7], "gardens": [garden] });
    let mut file = json!({
        "table": {
            "supply": supply, "round": 1, "start": 0, "active": 0, "point": "menu", "turn": { "played": true },
            "seats": [seat("1a"), seat("1b")],
        },
        "hands": [[], []],
    });
    let first = &mut file["table"]["seats"][0];
    first["slots"] = json!([{ "top": top, "cards": [top] }]);
    first["brown"] = json!([n, 0, 0, 0, 0, 0]);
    (first["tokens"], first["scrolls"]) = (json!(n), json!([n, n, n]));
    first["rows"] = json!([{ "tiles": ["C02", "C05"], "markers": [n] }]);
    (first["boat"], first["university"]) = (json!(3), json!({ "sector": 4, "part": "outer" }));
    let position: Position = serde_json::from_value(file).expect("a position");
    State::from_position(board(), &position)
}

fn act(state: &mut State, moves: &[&str]) {
    for text in moves {
        state.play(Seat(0), text.parse().expect("a move"), &mut ()).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

#[test]
fn d1_what_never_runs_out_is_counted_as_far_as_numbers_go() {
    // More of each than the box has.
    let mut state = rich("open", 300, "S01").expect("an open supply has it");
    assert_eq!(rich("box", 300, "S01"), Err("seat 0: more than the supply had".to_owned()));
    act(&mut state, &["river", "repeat scroll", "put 1.1", "harvest", "pick 1"]);
    assert_eq!(held(&state)[0], [301, 301, 301, 300, 300, 300]);
    assert_eq!(state.fact("seat 0 leaves"), Some(json!({ "g2": 1, "b1": 300 })));
    // At the end of the numbers a gain is lost; nothing wraps around.
    let last = i64::from(u16::MAX);
    let mut state = rich("open", u16::MAX, "S01").expect("so many can be counted");
    act(&mut state, &["river", "repeat scroll", "put 1.1", "harvest", "pick 1"]);
    assert_eq!(held(&state)[0], [last, last, last, last, last, last - 1]);
    state.audit().expect("all adds up");
    assert!(state.judge(Seat(0)) > 0 && state.scores()[0] > 4 * i32::from(u16::MAX));
    let mut state = rich("open", u16::MAX, "S03").expect("so many can be counted");
    act(&mut state, &["university outer"]);
    assert_eq!(held(&state)[0][0], last);
}
