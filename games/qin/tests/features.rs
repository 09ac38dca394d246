//! The inputs of a learnt value over whole games: their number, what they may tell, and whose they are.

use teahouse_game::{Data, FastDice, Features, Game, Seat, Setup, Step, Viewer, Waiting};
use teahouse_qin::{Board, Position, State};

fn seen(state: &State, seat: Seat) -> Features {
    let mut out = Features::new();
    state.features(seat, &mut out);
    out
}

/// Every position of a random game.
fn each_position(board: &'static Board, players: u8, seed: u64, mut look: impl FnMut(&State)) {
    let setup = Setup { board: board.id().into(), ..Setup::new::<State>(players) };
    let (mut state, mut dice) = (State::new(board, &setup).expect("a setup"), FastDice::new(seed));
    loop {
        look(&state);
        let step = match state.waiting() {
            Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
            Waiting::Chance => Step::Chance(state.sample(&mut dice)),
            Waiting::Over => return,
        };
        state.apply(step, &mut ());
    }
}

#[test]
fn every_board_has_the_same_inputs_and_hidden_tiles_are_not_among_them() {
    for (players, inputs) in [(2, 500), (3, 708), (4, 896)] {
        for board in Board::built_in() {
            let mut dice = FastDice::new(3);
            each_position(board, players, 5, |state| {
                for seat in Seat::all(players) {
                    let features = seen(state, seat);
                    assert_eq!(features.inputs(), inputs);
                    assert!(features.active().iter().all(|(i, v)| usize::from(*i) < inputs && v.is_finite()));
                    let mut other = state.clone();
                    other.redeal(Viewer::Seat(seat), &mut dice);
                    assert_eq!(seen(&other, seat), features);
                }
            });
        }
    }
}

#[test]
fn whoever_sits_one_seat_on_sees_the_same() {
    let players = 3;
    each_position(&Board::built_in()[0], players, 7, |state| {
        // Tiles are dealt from seat 0 on, whoever begins, so only what follows can be turned.
        let Waiting::Seat(_) = state.waiting() else { return };
        let mut turned: Position = state.position();
        turned.owners.values_mut().chain(turned.villages.values_mut()).for_each(|s| *s = s.next(players));
        turned.supply.rotate_right(1);
        turned.hands.rotate_right(1);
        turned.barred.rotate_right(1);
        turned.unpaid.rotate_right(1);
        (turned.first, turned.turn) = (turned.first.next(players), turned.turn.next(players));
        let turned = State::from_position(state.data(), &turned).expect("a position");
        for seat in Seat::all(players) {
            assert_eq!(seen(&turned, seat.next(players)), seen(state, seat));
        }
    });
}
