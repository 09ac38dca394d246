//! What a learnt value is told: whoever sees the same is told the same, one's own things come first, and what has begun counts as done.

use serde_json::json;
use teahouse_game::{Data, FastDice, Features, Game, Seat, Setup, Step, Viewer, Waiting};
use teahouse_tea_garden::{Board, Position, State};

fn board() -> &'static Board {
    &Board::built_in()[0]
}

fn told(state: &State, seat: u8) -> Features {
    let mut features = Features::new();
    state.features(Seat(seat), &mut features);
    features
}

fn input(features: &Features, index: u16) -> f32 {
    features.active().iter().filter(|(n, _)| *n == index).map(|(_, value)| value).sum()
}

/// Three seats with different things, told from another chair each time. The first of them is asked.
fn turned(by: usize) -> State {
    let mut seats = [
        json!({ "hidden": ["A37", "S01", "S08"], "cards": 2, "pagodas": [3, 4, 5, 6, 7], "gardens": ["1a", "4a"],
            "green": [0, 2, 0, 3, 0, 0], "brown": [1, 0, 0, 0, 0, 0], "vp": 20, "boat": 3 }),
        json!({ "hidden": ["S02", "S03", "S09"], "cards": 1, "pagodas": [2, 3, 4, 5, 6, 7], "gardens": ["1b"],
            "green": [4, 0, 0, 0, 0, 0], "tokens": 2, "emperor": 1, "discard": ["E01"], "passed": true }),
        json!({ "hidden": ["S04"], "cards": 1, "pagodas": [2, 3, 4, 5, 6, 7], "gardens": ["1c"], "scrolls": [1, 0, 2],
            "rows": [{ "tiles": ["C01", "C02"], "markers": [1] }] }),
    ];
    let mut hands = [json!(["A37", "S01"]), json!(["S02"]), json!(["S04"])];
    seats.rotate_right(by);
    hands.rotate_right(by);
    let file = json!({
        "table": { "round": 2, "start": (2 + by) % 3, "active": by, "point": "menu", "market": ["A11", "A44"],
            "caravans": ["KB01", "KA03", null], "seats": seats },
        "hands": hands,
    });
    let position: Position = serde_json::from_value(file).expect("a position");
    State::from_position(board(), &position).expect("a possible position")
}

#[test]
fn a_seat_is_told_the_same_from_every_chair() {
    for seat in 0..3 {
        assert_eq!(told(&turned(0), seat), told(&turned(1), (seat + 1) % 3));
    }
    assert_ne!(told(&turned(0), 0), told(&turned(0), 1));
}

#[test]
fn own_points_come_first_and_leads_have_a_sign() {
    let (state, sources) = (turned(0), 8);
    let [first, second] = [told(&state, 0), told(&state, 1)];
    // Twenty points; those of the next seat follow, then the lead over it.
    assert_eq!(input(&first, 0), 1.0);
    assert_eq!(input(&second, 0), 0.0);
    let lead = 2 * sources;
    assert!(input(&first, lead) > 0.0 && input(&first, lead + 1) > 0.0);
    // The third seat is the next but one of the first, and the first that of the second.
    assert!(input(&second, lead + 2 + sources) < 0.0 && input(&second, lead + 2 + sources + 1) < 0.0);
}

#[test]
fn a_price_that_is_being_paid_has_brought_its_gain() {
    let mut state = turned(0);
    let seen = ["top S01", "cover A37", "caravan KB01 2 1", "pay g2", "pay g2", "pay g4"].map(|mv| {
        state.play(Seat(0), mv.parse().expect("a move"), &mut ()).unwrap_or_else(|why| panic!("{mv}: {why}"));
        input(&told(&state, 0), 0)
    });
    // Four points for the trade, two for the tier.
    assert_eq!(seen, [1.0, 1.0, 1.3, 1.3, 1.3, 1.3]);
}

#[test]
fn what_is_hidden_changes_nothing() {
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        let mut dice = FastDice::new(seed);
        let mut state = State::new(board(), &Setup::new::<State>(players)).expect("a setup");
        let inputs = told(&state, 0).inputs();
        loop {
            for seat in Seat::all(players) {
                let mut other = state.clone();
                other.redeal(Viewer::Seat(seat), &mut dice);
                let features = told(&state, seat.0);
                assert_eq!(features, told(&other, seat.0));
                assert_eq!(features.inputs(), inputs);
                let fits = |(n, value): &(u16, f32)| usize::from(*n) < inputs && value.abs() <= 10.0;
                assert!(features.active().len() <= 350 && features.active().iter().all(fits), "{features:?}");
            }
            let step = match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => Step::Chance(state.sample(&mut dice)),
                Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
            };
            state.apply(step, &mut ());
        }
    }
}
