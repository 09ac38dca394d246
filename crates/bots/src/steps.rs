//! A turn as a beginner plays it: one small move after another, each chosen by what it leads to at once. So errors come anywhere in a
//! turn; whoever chooses among planned rows errs only where good rows differ, which is mostly at their end.

use teahouse_game::{FastDice, Game, Seat};

use crate::bargain::tried;
use crate::dial::Dial;
use crate::plan::{LONGEST, comes_to_light, goes_on};
use crate::value::Valuer;

/// A row for `seat`, which is asked in `world`; of each small move the best `most` are considered. The row ends where fate or another seat decides, or something hidden comes to light.
pub(crate) fn step_by_step<G: Game>(
    world: &G,
    seat: Seat,
    most: usize,
    dial: Dial,
    valuer: &mut Valuer,
    dice: &mut FastDice,
) -> Vec<G::Move> {
    let mut state = world.clone();
    let (mut row, mut legal, mut values) = (Vec::new(), Vec::new(), Vec::new());
    while row.len() < LONGEST {
        legal.clear();
        state.legal_moves(seat, &mut legal);
        let mut rated: Vec<(f32, G::Move)> =
            legal.iter().filter_map(|mv| Some((tried(&state, seat, *mv, valuer)?.1, *mv))).collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        rated.truncate(most);
        values.clear();
        values.extend(rated.iter().map(|(value, _)| *value));
        let (_, mv) = rated[dial.pick(&values, dice)];
        row.push(mv);
        if comes_to_light(&mut state, seat, mv) || !goes_on(&state, seat) {
            break;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use teahouse_game::{FastDice, Seat};

    use super::step_by_step;
    use crate::dial::Dial;
    use crate::toy::{Toy, net};
    use crate::value::Valuer;

    #[test]
    fn errors_come_anywhere_in_a_turn_and_blunders_nowhere() {
        let net = net();
        let turn = |temperature: f32, most: usize, seed: u64| {
            let dial = Dial { temperature, blunder: 0.05 };
            step_by_step(&Toy::new(4), Seat(0), most, dial, &mut Valuer::new(&net), &mut FastDice::new(seed))
        };
        let turns: Vec<_> = (0..200).map(|seed| turn(0.03, 9, seed)).collect();
        for place in 0..4 {
            // The best is 3, and 0 is a blunder.
            let erred = turns.iter().filter(|row| row[place] != 3).count();
            assert!((20..180).contains(&erred), "{erred} at {place}");
        }
        assert!(turns.iter().flatten().all(|mv| *mv > 0), "{turns:?}");
        assert_eq!(turn(0.03, 9, 7), turns[7], "the same seed");
        assert_eq!(turn(0.0, 9, 7), [3, 3, 3, 3]);
        assert!((0..200).flat_map(|seed| turn(0.03, 2, seed)).all(|mv| mv > 1), "only the best two");
    }
}
