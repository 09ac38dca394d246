//! With the tiny game of `toy.rs`: seat 0 moves, then seat 1 passes (0) or strikes with the card it may hold.

use std::sync::atomic::{AtomicU32, Ordering};

use teahouse_game::{FastDice, Seat};

use super::node::Node;
use super::{Choice, Manner, Search, search};
use crate::never;
use crate::plan::Plan;
use crate::toy::{Toy, net};
use crate::value::Valuer;

fn manner(walks: u32, threads: usize) -> Manner {
    Manner { threads, ..Manner::new(walks, 4, 8) }
}

fn found(manner: Manner, seed: u64) -> Vec<Choice<u8>> {
    search(&Toy::new(1), Seat(0), manner, &mut Valuer::new(&net()), &mut FastDice::new(seed), &never)
}

/// Rows of one move each, with what the net said of them and how often they were visited, always with that value.
fn node(seat: u8, rows: &[(u8, f32, u32)]) -> Node<u8> {
    let plan = |&(mv, value, _): &(u8, f32, u32)| Plan { row: vec![mv], after: Toy::new(1), value };
    let mut node = Node::of(Seat(seat), rows.iter().map(plan).collect());
    for (at, (_, value, visits)) in (0..).zip(rows) {
        (0..*visits).for_each(|_| node.visit(at, &[*value; 5]));
    }
    node
}

/// What is picked in a node of seat 1 with these rows while it holds a card.
fn picked(rows: &[(u8, f32, u32)], card: u8) -> u8 {
    let (net, world) = (net(), Toy { made: vec![1], card, ..Toy::new(1) });
    let mut valuer = Valuer::new(&net);
    // With one row to a plan there is nothing to be planned here.
    let mut search = Search::<Toy>::from(node(0, &[(0, 0.5, 0)]), Manner::new(1, 1, 1), &mut valuer);
    search.nodes.push(node(1, rows));
    let at = search.pick(1, &world);
    search.nodes[1].edges[at as usize].row[0]
}

#[test]
fn visits_count_only_where_they_could_have_been_made() {
    // Passing is better. Two hundred visits do not make one curious about the other row; a thousand in other worlds are none here.
    assert_eq!(picked(&[(0, 0.6, 200), (2, 0.45, 0), (1, 0.3, 0)], 2), 0);
    assert_eq!(picked(&[(0, 0.6, 200), (2, 0.45, 0), (1, 0.3, 1000)], 2), 0);
    // As many in this world are reason enough.
    assert_eq!(picked(&[(0, 0.6, 1200), (2, 0.45, 0), (1, 0.3, 0)], 2), 2);
}

#[test]
fn first_impressions_are_compared_among_open_rows() {
    assert_eq!(picked(&[(0, 0.5, 11), (2, 0.45, 0)], 2), 2);
    // A brilliant row that is not open here takes nothing of their share.
    assert_eq!(picked(&[(0, 0.5, 11), (2, 0.45, 0), (1, 0.9, 0)], 2), 2);
}

#[test]
fn a_node_that_grew_in_an_odd_world_does_not_blind_the_others() {
    // One world in four has no card: a node that grew there knows nothing but to pass, which is legal everywhere. To risk nothing is best
    // all the same, whatever the first world was.
    for seed in 0..40 {
        let choices = found(manner(200, 1), seed);
        assert_eq!(choices[0].row, [0], "{seed}: {choices:?}");
        let risk = choices.iter().find(|choice| choice.row == [3]).expect("it was planned");
        assert!(risk.value < 0.6, "{seed}: {choices:?}");
    }
}

#[test]
fn a_world_without_a_known_best_row_is_planned_and_nodes_stay_small() {
    let (net, manner) = (net(), Manner::new(1, 2, 2));
    assert_eq!(manner.most_rows(), 4);
    let mut valuer = Valuer::new(&net);
    let mut search = Search::<Toy>::from(node(0, &[(0, 0.5, 0)]), manner, &mut valuer);
    // The best row of the known world is to strike with 1.
    search.nodes.push(node(1, &[(1, 0.9, 3), (0, 0.2, 2)]));
    let world = |card: u8| Toy { made: vec![1], card, ..Toy::new(1) };
    let rows = |search: &Search<Toy>| search.nodes[1].edges.iter().map(|edge| edge.row[0]).collect::<Vec<_>>();
    search.pick(1, &world(1));
    assert_eq!(rows(&search), [1, 0], "nothing new");
    for card in [3, 2] {
        let at = search.pick(1, &world(card));
        assert_eq!(search.nodes[1].edges[at as usize].row, [card], "the strike is found and tried");
    }
    assert_eq!(rows(&search), [1, 0, 3, 2]);
    // Full: where passing is known there are no more plans, where nothing is known the least visited row goes.
    search.nodes[1] = node(1, &[(1, 0.9, 3), (1, 0.9, 3), (1, 0.9, 1), (1, 0.9, 3)]);
    let at = search.pick(1, &world(2));
    assert_eq!((at, rows(&search)), (2, vec![1, 1, 2, 1]));
}

#[test]
fn plans_that_bring_nothing_new_come_more_and_more_seldom() {
    let plan = |mv: u8| vec![Plan { row: vec![mv], after: Toy::new(1), value: 0.5 }];
    let mut node = node(1, &[(0, 0.5, 0)]);
    let mut planned = Vec::new();
    for visit in 0..40 {
        if node.is_strange(&[0], &[0, 1], 2, 8) {
            planned.push(visit);
            // At the fifth visit or later something turns up once.
            node.learn(plan(u8::from((5..9).contains(&visit))), 8);
        }
        node.visit(0, &[0.5; 5]);
    }
    assert_eq!(planned, [0, 2, 6, 7, 9, 13, 21, 37]);
}

#[test]
fn trees_on_several_threads_are_added_up() {
    let seed = 11;
    let both = found(manner(50, 2), seed);
    assert_eq!(both, found(manner(50, 2), seed), "the same seed and threads");
    assert_eq!(both.iter().map(|choice| choice.visits).sum::<u32>(), 100);
    let mut dice = FastDice::new(seed);
    let parts = [dice.bits(), dice.bits()].map(|seed| found(manner(50, 1), seed));
    assert_ne!(parts[0], parts[1]);
    for choice in &both {
        let same = |part: &Vec<Choice<u8>>| part.iter().find(|other| other.row == choice.row).cloned().expect("it");
        let [one, other] = [same(&parts[0]), same(&parts[1])];
        assert_eq!(choice.visits, one.visits + other.visits);
        // Each part counts the first impression as a visit, the whole counts it once.
        let first = found(manner(0, 1), 0).into_iter().find(|first| first.row == choice.row).expect("it").value;
        let sum = |part: &Choice<u8>| part.value * (part.visits + 1) as f32 - first;
        let mean = (first + sum(&one) + sum(&other)) / (choice.visits + 1) as f32;
        assert!((choice.value - mean).abs() < 1e-4, "{choice:?} {mean}");
    }
}

#[test]
fn stop_is_asked_before_each_walk() {
    for threads in [1, 2] {
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 7;
        let (net, mut dice) = (net(), FastDice::new(1));
        let manner = manner(1000, threads);
        let choices = search(&Toy::new(1), Seat(0), manner, &mut Valuer::new(&net), &mut dice, &stop);
        assert_eq!(choices.iter().map(|choice| choice.visits).sum::<u32>(), 7);
    }
}

#[test]
fn few_walks_are_trusted_less_than_values() {
    // Two visits among three rows: the value decides. Four: the visits do.
    let best = |rows: &[(u8, f32, u32)]| node(0, rows).choices()[0].row[0];
    assert_eq!(best(&[(0, 0.4, 2), (1, 0.6, 0), (2, 0.5, 0)]), 1);
    assert_eq!(best(&[(0, 0.4, 3), (1, 0.6, 1), (2, 0.5, 0)]), 0);
    assert_eq!(best(&[(0, 0.4, 2), (1, 0.6, 2), (2, 0.5, 0)]), 1, "equal visits");
}
