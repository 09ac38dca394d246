//! S9, D5: the lines of a player's houses against a slow and simple search; on our boards and on others that are accepted. And which
//! boards are not.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::{Value, json};
use teahouse_china::{Board, State};
use teahouse_game::{Data, Dice, FastDice, Game};

fn built_in(id: &str) -> &'static Board {
    Board::built_in().iter().find(|b| b.id() == id).expect("a side")
}

/// A position with these houses of seat 0 and these fortifications.
fn with_houses(board: &'static Board, houses: &[usize], forts: &[usize]) -> State {
    let spaces: Vec<String> = board.written().spaces.iter().map(|s| s.id.to_string()).collect();
    let houses: BTreeMap<&str, u8> = houses.iter().map(|n| (spaces[*n].as_str(), 0)).collect();
    let forts: Vec<&str> = forts.iter().map(|n| spaces[*n].as_str()).collect();
    let position = json!({
        "fortifications": true, "active": 0, "hands": ["rgy", "rgy", "rgy"], "display": [null, null, null, null], "deck": "r",
        "houses": houses, "forts": forts, "scores": [0, 0, 0],
        "supply": { "houses": [0, 20, 20], "emissaries": [8, 8, 8], "forts": [0, 0, 0] },
    });
    State::from_position(board, &serde_json::from_value(position).expect("a position")).expect("a position")
}

/// The roads of a board as pairs of numbers of its spaces.
fn roads_of(board: &Board) -> Vec<(usize, usize)> {
    let file = board.written();
    let number = |space| file.spaces.iter().position(|s| s.id == space).expect("a space");
    file.roads.iter().map(|[a, b]| (number(*a), number(*b))).collect()
}

/// The slow way: all vertex sets of simple paths of four or more, then the best disjoint choice; among the best the fewest lines.
fn slow(roads: &[(usize, usize)], houses: &[usize], forts: &[usize]) -> (i64, i64) {
    let near = |a: usize| {
        let other = move |&(x, y): &(usize, usize)| if x == a { Some(y) } else { (y == a).then_some(x) };
        roads.iter().filter_map(other)
    };
    let owned: BTreeSet<usize> = houses.iter().copied().collect();
    let mut sets: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
    for &from in houses {
        let mut open = vec![vec![from]];
        while let Some(path) = open.pop() {
            if path.len() >= 4 {
                sets.insert(path.iter().copied().collect());
            }
            let last = path[path.len() - 1];
            for next in near(last).filter(|n| owned.contains(n) && !path.contains(n)) {
                open.push([path.clone(), vec![next]].concat());
            }
        }
    }
    let worth = |set: &BTreeSet<usize>| set.len() as i64 * if forts.iter().any(|f| set.contains(f)) { 2 } else { 1 };
    let bits = |set: &BTreeSet<usize>| set.iter().fold(0, |all, n| all | 1 << n);
    let sets: Vec<(u64, i64)> = sets.iter().map(|set| (bits(set), worth(set))).collect();
    /// Points, and lines as a negative number: more is better in both.
    fn best(rest: u64, sets: &[(u64, i64)], known: &mut HashMap<u64, (i64, i64)>) -> (i64, i64) {
        if rest == 0 {
            return (0, 0);
        }
        if let Some(found) = known.get(&rest) {
            return *found;
        }
        let low = rest & rest.wrapping_neg();
        let mut found = best(rest & !low, sets, known);
        for (set, worth) in sets.iter().filter(|(set, _)| set & low != 0 && set & !rest == 0) {
            let (points, lines) = best(rest & !set, sets, known);
            found = found.max((points + worth, lines - 1));
        }
        known.insert(rest, found);
        found
    }
    let (points, lines) = best(bits(&owned), &sets, &mut HashMap::new());
    (points, -lines)
}

/// Houses that hang together, so that there is something to cut; and some fortifications under them.
fn some_houses(roads: &[(usize, usize)], most: u32, dice: &mut FastDice) -> (Vec<usize>, Vec<usize>) {
    let mut houses = vec![roads[dice.below(roads.len() as u32) as usize].0];
    let wanted = 4 + dice.below(most - 3) as usize;
    for _ in 0..300 {
        let near = roads[dice.below(roads.len() as u32) as usize];
        let next = if houses.contains(&near.0) { near.1 } else { near.0 };
        let touches = houses.contains(&near.0) || houses.contains(&near.1);
        if touches && !houses.contains(&next) && houses.len() < wanted {
            houses.push(next);
        }
    }
    let forts = (0..dice.below(3)).map(|_| houses[dice.below(houses.len() as u32) as usize]).collect();
    (houses, forts)
}

/// The points and lines of seat 0, after a look whether these lines are lines and bring these points.
fn found(board: &'static Board, roads: &[(usize, usize)], houses: &[usize], forts: &[usize]) -> (i64, i64) {
    let state = with_houses(board, houses, forts);
    let points = state.fact("roads").expect("a fact")[0].as_i64().expect("a number");
    let lines: Vec<Vec<String>> =
        serde_json::from_value(state.fact("lines").expect("a fact")[0].clone()).expect("lines");
    let number =
        |space: &String| board.written().spaces.iter().position(|s| s.id.to_string() == *space).expect("a space");
    let lines: Vec<Vec<usize>> = lines.iter().map(|line| line.iter().map(number).collect()).collect();
    let mut used = BTreeSet::new();
    let mut sum = 0;
    for line in &lines {
        assert!(line.len() >= 4, "{line:?} is too short");
        assert!(line.iter().all(|house| houses.contains(house) && used.insert(*house)), "{line:?}: each house once");
        let joined = |a, b| roads.contains(&(a, b)) || roads.contains(&(b, a));
        assert!(line.windows(2).all(|pair| joined(pair[0], pair[1])), "{line:?} leaves the roads");
        sum += line.len() as i64 * if line.iter().any(|house| forts.contains(house)) { 2 } else { 1 };
    }
    assert_eq!(sum, points, "{lines:?}");
    (points, lines.len() as i64)
}

#[test]
fn s9_d5_roads_agree_with_a_slow_search() {
    let mut dice = FastDice::new(7);
    let mut long = 0;
    for round in 0..400 {
        let board = built_in(["3-4", "4-5"][round % 2]);
        let roads = roads_of(board);
        let (houses, forts) = some_houses(&roads, 15, &mut dice);
        let slow = slow(&roads, &houses, &forts);
        assert_eq!(found(board, &roads, &houses, &forts), slow, "{}: {houses:?} {forts:?}", board.id());
        long += usize::from(slow.0 > 8);
    }
    assert!(long > 50, "{long} positions worth more than two lines");
}

/// Our side 3-4 with its spaces in rows of eight, and these roads between them.
fn lattice(roads: &[(usize, usize)]) -> String {
    let mut file: Value = serde_json::from_str(&built_in("3-4").file()).expect("JSON");
    file["id"] = "lattice".into();
    let ids: Vec<Value> = built_in("3-4").written().spaces.iter().map(|s| s.id.to_string().into()).collect();
    for n in 0..ids.len() {
        file["spaces"][n]["x"] = (100 * (n % 8) + 100).into();
        file["spaces"][n]["y"] = (100 * (n / 8) + 100).into();
    }
    file["roads"] = roads.iter().map(|(a, b)| json!([ids[*a], ids[*b]])).collect();
    file.to_string()
}

/// Roads to the right, downwards and aslant, as many as fit: none cross, four spaces may have five and the others four.
fn random_roads(dice: &mut FastDice) -> Vec<(usize, usize)> {
    let mut roads: Vec<(usize, usize)> = Vec::new();
    let mut add = |a: usize, b: usize, chance: u32, dice: &mut FastDice| {
        let most = |n: usize| if [9, 12, 26, 29].contains(&n) { 5 } else { 4 };
        let full =
            |n: usize, roads: &[(usize, usize)]| roads.iter().filter(|(a, b)| *a == n || *b == n).count() >= most(n);
        if b < 55 && dice.below(100) < chance && !full(a, &roads) && !full(b, &roads) {
            roads.push((a, b));
        }
    };
    for n in 0..55 {
        if n % 8 < 7 {
            add(n, n + 1, 75, dice);
            // One of the two slants of each square.
            match dice.below(2) {
                0 => add(n, n + 9, 60, dice),
                _ if n + 8 < 55 => add(n + 1, n + 8, 60, dice),
                _ => {}
            }
        }
        add(n, n + 8, 75, dice);
    }
    roads
}

#[test]
fn s9_d5_roads_of_other_boards_agree_with_a_slow_search() {
    let mut dice = FastDice::new(11);
    for _ in 0..12 {
        let roads = random_roads(&mut dice);
        let board: &'static Board = Box::leak(Box::new(Board::parse(&lattice(&roads)).expect("an accepted board")));
        for _ in 0..12 {
            let (houses, forts) = some_houses(&roads, 11, &mut dice);
            assert_eq!(found(board, &roads, &houses, &forts), slow(&roads, &houses, &forts), "{houses:?} {forts:?}");
        }
    }
}

/// Eight houses in a row bring as much as four and four; they are told as what they are.
#[test]
fn s9_a_long_line_is_one_line() {
    let row: Vec<(usize, usize)> =
        (0..7).map(|n| (n, n + 1)).chain([(7, 15)]).chain((8..15).map(|n| (n, n + 1))).collect();
    let board: &'static Board = Box::leak(Box::new(Board::parse(&lattice(&row)).expect("a board")));
    for length in 4..=16usize {
        let houses: Vec<usize> = (0..8).chain((8..16).rev()).take(length).collect();
        assert_eq!(found(board, &row, &houses, &[]), (length as i64, 1));
        assert_eq!(found(board, &row, &houses, &houses[..1]), (2 * length as i64, 1));
    }
}

#[test]
fn roads_that_nobody_could_follow_are_refused_by_name() {
    // Five spaces with roads to fifteen others: the search for lines never ended.
    let hubs: Vec<(usize, usize)> = (0..5).flat_map(|hub| (5..20).map(move |other| (hub, other))).collect();
    let faults = Board::parse(&lattice(&hubs)).expect_err("refused").to_string();
    assert!(faults.contains("space yan1: 15 roads, at most 5"), "{faults}");
    assert_eq!(faults.matches("15 roads").count(), 5, "{faults}");
    let cross = Board::parse(&lattice(&[(0, 9), (1, 8)])).expect_err("refused").to_string();
    assert!(cross.contains("road yan1-zhao3: crosses yan2-zhao2"), "{cross}");
    // Five spaces in a row with five roads each: left, right, up, down and aslant. Four of them are still fine.
    let aslant = |last: usize| {
        let row = (8..14).map(|n| (n, n + 1));
        let down = (9..=13).flat_map(|n| [(n - 8, n), (n, n + 8)]);
        row.chain(down).chain((9..=last).map(|n| (n, n + 9))).collect::<Vec<(usize, usize)>>()
    };
    let many = Board::parse(&lattice(&aslant(13))).expect_err("refused").to_string();
    assert!(many.contains("spaces: with 5 roads: ") && many.ends_with("at most 4"), "{many}");
    Board::parse(&lattice(&aslant(12))).expect("four spaces with five roads");
    let over = Board::parse(&lattice(&[(0, 2)])).expect_err("refused").to_string();
    assert!(over.contains("road yan1-yan3: runs over yan2"), "{over}");
    // Side by side, end to end, and around a corner.
    Board::parse(&lattice(&[(0, 1), (1, 2), (3, 4), (0, 8), (8, 9), (1, 10)])).expect("a board");
}
