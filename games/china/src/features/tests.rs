//! What the inputs are made from, in positions of the tutorial; and that the points are those of the rules.

use teahouse_game::{Data, FastDice, Features, Game, Seat, Setup, Step, Waiting};

use super::alliances::{Stand, stand};
use super::lines::Survey;
use super::table::Table;
use super::{alliances, lines, points};
use crate::place::{Region, Space};
use crate::{Board, Position, State, score};

fn board(id: &str) -> &'static Board {
    Board::built_in().iter().find(|board| board.id() == id).expect("a side")
}

fn lesson(text: &str) -> State {
    let lesson: serde_json::Value = serde_json::from_str(text).expect("a scenario");
    let position: Position = serde_json::from_value(lesson["position"].clone()).expect("a position");
    State::from_position(board("3-4"), &position).expect("a position")
}

fn region(name: &str) -> usize {
    name.parse::<Region>().expect("a region").index()
}

#[test]
fn s5_c6_c15_leads_rooms_and_prices_as_each_seat_sees_them() {
    let state = lesson(include_str!("../../scenarios/l07-limit.json"));
    let table = Table::of(&state, Seat(0));
    let (wei, yan, chu) = (table.lands[region("wei")], region("yan"), region("chu"));
    assert_eq!((wei.houses, wei.lead), ([2, 2, 0, 0, 0], [0, 0, -2, -2, -2]));
    assert_eq!((wei.free, wei.sent, wei.room, wei.open), (3, 2, 0, true));
    assert!(!table.lands[region("lu")].open);
    // The hand is rrg: two reds pay twice in Wei, green and the pair in Yan, the pair in Chu.
    assert_eq!([region("wei"), yan, chu].map(|region| table.pays[0][region]), [2, 2, 1]);
    assert_eq!(table.pays[1], [0; 9], "nobody saw what others hold");
    // One emissary each in Wei; in Yan one more of seat 1 than of seat 0, and room for it.
    assert_eq!(stand(&wei, 0, 7), (Stand::Shared, 0));
    assert_eq!(stand(&table.lands[yan], 0, 7), (Stand::Near, 1));
    assert_eq!(stand(&table.lands[yan], 0, 0).0, Stand::Closed);
    assert_eq!(stand(&table.lands[yan], 1, 6), (Stand::Alone, 0));
    // Seat 2 sees itself first, then 0 and 1.
    let table = Table::of(&state, Seat(2));
    assert_eq!(table.lands[region("wei")].houses, [0, 2, 2, 0, 0]);
    assert_eq!((table.relative(Seat(0)), table.relative(Seat(1))), (1, 2));
}

#[test]
fn s9_lines_and_where_they_would_grow() {
    let state = lesson(include_str!("../../scenarios/l09-road.json"));
    let table = Table::of(&state, Seat(0));
    let survey = Survey::of(&table, 0);
    assert_eq!((survey.points, Survey::of(&table, 1).points), (0, 5));
    // Two houses on one side and four, branched, on the other.
    let zhao5 = state.board.dense("zhao5".parse::<Space>().expect("a space")).expect("on this board");
    assert_eq!(survey.gain(zhao5), (7, 7));
}

#[test]
fn s10_points_are_those_of_the_rules() {
    for (players, side, fortifications, seed) in [(3, "3-4", "off", 1), (4, "3-4", "on", 2), (5, "4-5", "on", 3)] {
        let setup = Setup { board: side.to_owned(), ..Setup::new::<State>(players) };
        let mut state = State::new(board(side), &setup.with("fortifications", fortifications)).expect("a setup");
        let mut dice = FastDice::new(seed);
        loop {
            let step = match state.waiting() {
                Waiting::Chance => Step::Chance(state.sample(&mut dice)),
                Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
                Waiting::Over => break,
            };
            let (table, mut out) = (Table::of(&state, Seat(0)), Features::new());
            let (alliances, roads) = (alliances::write(&table, &mut out), lines::write(&table, &mut out));
            assert_eq!(points::totals(&table, alliances, roads, &mut out).0, score::totals(&state));
            state.apply(step, &mut ());
        }
    }
}
