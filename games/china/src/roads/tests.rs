//! How much work the lines take, counted: on our sides and on the most tangled roads that were found among those that a board may have.

use teahouse_game::{Data, Dice, FastDice};

use super::{Net, Worth, component, sweep, worth};
use crate::board::Board;
use crate::rules::bits;

/// All steps for one component: its points, then its lines.
fn steps(net: &Net, component: u64, doubled: u64) -> u32 {
    match worth(net, component, doubled) {
        Worth::Searched(found) => found.steps + sweep::best(net, component, doubled, found.points).steps,
        Worth::Swept(swept) => swept.steps,
    }
}

/// Twenty houses that hang together.
fn houses(net: &Net, all: u64, dice: &mut FastDice) -> u64 {
    let mut pick = |set: u64| 1u64 << bits(set).nth(dice.below(set.count_ones()) as usize).expect("a house");
    let mut found = pick(all);
    while found.count_ones() < 20 {
        let near = bits(found).fold(0, |near, n| near | net[usize::from(n)]) & all & !found;
        found |= pick(if near == 0 { all & !found } else { near });
    }
    component(net, found, found & found.wrapping_neg())
}

#[test]
fn s9_lines_on_our_sides_take_little_work() {
    let mut dice = FastDice::new(5);
    for side in Board::built_in() {
        for round in 0..400 {
            let set = houses(&side.roads, side.all, &mut dice);
            let forts = (0..round % 6).fold(0, |forts, _| {
                forts | 1 << bits(set).nth(dice.below(set.count_ones()) as usize).expect("a house")
            });
            let steps = steps(&side.roads, set, forts);
            assert!(steps < 60_000, "{steps} steps for {set:x} {forts:x} on {}", side.id());
        }
    }
}

/// The most work that a long climb found: twenty houses on roads that do not cross, five at four spaces, and three fortifications.
#[test]
fn s9_lines_on_any_accepted_board_take_bounded_work() {
    const ROADS: [(usize, usize); 38] = [
        (6, 7),
        (2, 3),
        (10, 11),
        (4, 5),
        (1, 6),
        (10, 14),
        (9, 10),
        (3, 15),
        (16, 19),
        (4, 8),
        (2, 6),
        (3, 7),
        (17, 18),
        (0, 3),
        (5, 8),
        (3, 11),
        (13, 17),
        (11, 15),
        (9, 13),
        (12, 16),
        (7, 10),
        (0, 4),
        (10, 13),
        (6, 9),
        (5, 9),
        (7, 11),
        (8, 13),
        (14, 17),
        (1, 4),
        (14, 18),
        (1, 5),
        (15, 18),
        (16, 17),
        (8, 16),
        (1, 2),
        (14, 15),
        (0, 2),
        (5, 13),
    ];
    let mut net: Net = [0; 64];
    for (a, b) in ROADS {
        net[a] |= 1 << b;
        net[b] |= 1 << a;
    }
    let (all, forts) = ((1 << 20) - 1, 1 << 2 | 1 << 5 | 1 << 19);
    // The plain search gives up, and a sweep that demands nothing finds no more than those that demand much.
    let found = worth(&net, all, forts);
    assert!(matches!(found, Worth::Swept(_)));
    assert_eq!(found.points(), sweep::best(&net, all, forts, 0).points);
    let steps = steps(&net, all, forts);
    assert!(steps < 1_500_000, "{steps} steps");
}
