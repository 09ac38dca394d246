//! Is there a way to every province, and always room to begin? Whatever the options choose.

use teahouse_game::Faults;

use crate::board::{ALL, BoardFile, Land, land};
use crate::faults::choices;
use crate::place::{PROVINCES, each};
use crate::state::{SEATS, holding_size};

/// Faults of the ways; only of a file whose borders and choices are in order.
pub(crate) fn check(file: &BoardFile, faults: &mut Faults) {
    let lands: [Land; 4] = std::array::from_fn(|n| land(file, n & 1 == 1, n & 2 == 2));
    for fault in [unreached, narrow] {
        let found: Vec<Option<String>> = lands.iter().map(fault).collect();
        if found.iter().all(|what| *what == found[0]) {
            found[0].iter().for_each(|what| faults.add("borders", what));
            continue;
        }
        // The choices count, so they are named.
        for (n, what) in found.iter().enumerate().filter_map(|(n, what)| Some((n, what.as_ref()?))) {
            let chosen = choices().enumerate().map(|(bit, o)| format!("{}={}", o.name, o.values[n >> bit & 1]));
            faults.add(format!("borders with {}", chosen.collect::<Vec<_>>().join(", ")), what);
        }
    }
}

fn names(set: u32) -> String {
    each(set).map(|p| p.to_string()).collect::<Vec<_>>().join(", ")
}

/// Provinces without a way to most of the others.
fn unreached(land: &Land) -> Option<String> {
    let parts = each(ALL).map(|p| land.component(p.bit(), ALL));
    let missed = ALL & !parts.max_by_key(|part| part.count_ones())?;
    (missed != 0).then(|| format!("cannot be reached from the others: {}", names(missed)))
}

/// E3: there is always room for a holding. When somebody places one, the others occupy no more provinces than their holdings had: nobody has
/// grown yet (E4, E5), colonists leave theirs empty (E13), and a conquest was occupied before. Colonists may have gone elsewhere, though, so
/// that any provinces may be taken, not only connected ones.
fn narrow(land: &Land) -> Option<String> {
    (2..=SEATS as u8).find_map(|players| {
        let size = holding_size(players);
        let taken = blocking(land, u32::from(players - 1) * u32::from(size), u32::from(size))?;
        Some(format!(
            "no room for a first holding of {size} connected provinces, for {players} players, when these are taken: {} (E3)",
            names(taken)
        ))
    })
}

/// So many provinces whose loss leaves no connected `size` (up to three) others.
fn blocking(land: &Land, taken: u32, size: u32) -> Option<u32> {
    // Of two or three connected provinces one adjoins all the others.
    let room = |rest: u32| each(rest).any(|p| (land.near[p.index()] & rest).count_ones() + 1 >= size);
    subsets(taken).find(|set| !room(ALL & !set))
}

/// All sets of so many provinces, each once.
fn subsets(count: u32) -> impl Iterator<Item = u32> {
    let next = |set: &u32| {
        // The next larger number with as many bits.
        let low = set & set.wrapping_neg();
        let carried = set + low;
        Some(carried | ((set ^ carried) / low) >> 2)
    };
    std::iter::successors(Some((1u32 << count) - 1), next).take_while(|set| *set < 1 << PROVINCES)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;
    use teahouse_game::{Data, Dice, FastDice, Game, Held, Setup, Step, Waiting};
    use teahouse_testkit::{Atlas, play};

    use super::*;
    use crate::board::{Board, BorderFile};
    use crate::moves::Move;
    use crate::place::Province;
    use crate::state::State;

    /// Our board with other borders, all of them open; the two choices change nothing.
    fn map(pairs: &[(u8, u8)]) -> BoardFile {
        let mut file = Board::built_in()[0].written().clone();
        let border = |(a, b): &(u8, u8)| BorderFile {
            id: format!("{a}-{b}"),
            a: Province(*a),
            b: Province(*b),
            kind: "land".to_owned(),
            barriers: Vec::new(),
            feature: String::new(),
            line: json!([[0, 0], [9, 0]]),
        };
        file.borders = pairs.iter().map(border).collect();
        for (choice, border) in file.choices.values_mut().zip(&file.borders) {
            choice.border.clone_from(&border.id);
            choice.values.values_mut().for_each(Vec::clear);
        }
        file
    }

    /// So many provinces in a row, the others hanging on them.
    fn hubs(count: u8) -> BoardFile {
        let row = (1..count).map(|n| (n - 1, n));
        let rest = (count..PROVINCES as u8).map(|n| (n % count, n));
        map(&row.chain(rest).collect::<Vec<_>>())
    }

    fn unchecked(file: BoardFile) -> Held<Board> {
        Held::Own(Arc::new(Board::of(file)))
    }

    fn faults(file: &BoardFile) -> String {
        let mut faults = Faults::default();
        crate::faults::check(file, &mut faults);
        faults.to_string()
    }

    /// Whether somebody finds no room when everybody wants the lowest provinces; `wanted` are played before all else.
    fn is_stuck(board: &Held<Board>, setup: &Setup, wanted: &[&str]) -> bool {
        let mut state = State::new(board, setup).expect("a setup");
        let mut dice = FastDice::new(1);
        loop {
            match state.waiting() {
                Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                Waiting::Seat(ask) if state.unplaced != 0 => {
                    let mut legal = Vec::new();
                    state.legal_moves(ask.seat, &mut legal);
                    legal.sort_by_key(|mv| match mv {
                        mv if wanted.contains(&mv.to_string().as_str()) => 0,
                        Move::Settle { province: p } => 1 + p.index(),
                        mv => 100 + usize::from(*mv != Move::EndPhase),
                    });
                    let Some(mv) = legal.first() else { return true };
                    state.apply(Step::Move(ask.seat, *mv), &mut ());
                }
                _ => return false,
            }
        }
    }

    #[test]
    fn e3_maps_without_room_for_every_holding_are_refused() {
        let table = |players| Setup::new::<State>(players).with("first", "0").with("setup", "establish");
        // A star; three in a row, which one player takes; four, which two take.
        for (count, players) in [(1, 2), (1, 3), (2, 2), (3, 2), (2, 3), (4, 3)] {
            let file = hubs(count);
            let found = faults(&file);
            assert!(found.starts_with("borders: no room") && found.contains("(E3)"), "{count}: {found}");
            assert!(is_stuck(&unchecked(file), &table(players), &[]), "{count}, {players}");
        }
        assert_eq!(faults(&hubs(5)), "");
        let wide = unchecked(hubs(5));
        assert!((2..=5).all(|players| !is_stuck(&wide, &table(players), &[])));
        assert!((2..=5).all(|players| !is_stuck(&Held::from(&Board::built_in()[0]), &table(players), &[])));
    }

    /// E5, E13: colonists of a first turn may end up in a row that is no longer connected.
    #[test]
    fn e3_maps_that_colonists_can_close_are_refused() {
        let row = [(0, 3), (3, 1), (1, 4), (4, 2)];
        let rest = (5..PROVINCES as u8).map(|n| (n % 3, n));
        let file = map(&row.into_iter().chain(rest).collect::<Vec<_>>());
        assert!(faults(&file).contains("for 2 players, when these are taken: kansu, shensi, shansi"));
        let wanted =
            ["settle shensi", "settle hopeh", "settle shantung", "colonise hopeh kansu", "colonise shantung shansi"];
        let table = Setup::new::<State>(2).with("first", "0");
        let board = unchecked(file);
        assert!(is_stuck(&board, &table.clone().with("colonise_leave", "0"), &wanted));
        assert!(!is_stuck(&board, &table, &wanted));
    }

    #[test]
    fn e3_a_map_that_is_just_wide_enough_plays() {
        let board = unchecked(hubs(5));
        let mut atlas = Atlas::<State>::default();
        let mut dice = FastDice::new(3);
        for players in 2..=5 {
            for (setup, leave) in [("establish", "0"), ("establish", "1"), ("first_turn", "0"), ("first_turn", "1")] {
                let table = Setup::new::<State>(players).with("setup", setup).with("colonise_leave", leave);
                for _ in 0..4 {
                    let seed = u64::from(dice.below(u32::MAX));
                    let report = play::<State>(&board, &table, seed, &mut atlas);
                    assert!(report.violations.is_empty(), "{table:?}, {seed}: {:#?}", report.violations);
                }
            }
        }
    }

    #[test]
    fn every_set_of_provinces_is_tried() {
        for (count, all) in [(1, 21), (2, 210), (3, 1330), (4, 5985)] {
            let sets: std::collections::BTreeSet<u32> = subsets(count).collect();
            assert!(sets.len() == all && sets.iter().all(|set| set.count_ones() == count));
        }
    }
}
