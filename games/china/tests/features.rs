//! The inputs of a learnt value: equal wherever one sits and whatever others hide, and always as many.

use teahouse_china::{Board, State};
use teahouse_game::{Data, FastDice, Features, Game, Seat, Setup, Step, Viewer, Waiting};

fn features(state: &State, seat: Seat) -> Features {
    let mut out = Features::new();
    state.features(seat, &mut out);
    out
}

/// The same game with everybody one seat further on.
fn turned(state: &State) -> State {
    let players = state.players();
    let mut position = state.position();
    let supply = &mut position.supply;
    (position.start, position.active) = (position.start.next(players), position.active.next(players));
    for cards in [&mut position.hands, &mut position.known] {
        cards.rotate_right(1);
    }
    for pieces in [&mut supply.houses, &mut supply.emissaries, &mut supply.forts] {
        pieces.rotate_right(1);
    }
    position.scores.rotate_right(1);
    position.houses.values_mut().for_each(|seat| *seat = seat.next(players));
    position.emissaries.values_mut().for_each(|there| there.rotate_right(1));
    State::from_position(state.data(), &position).expect("a position")
}

#[test]
fn s12_seats_are_relative_and_hidden_cards_tell_nothing() {
    for (players, side, fortifications) in [(3, "3-4", "off"), (4, "3-4", "on"), (4, "4-5", "off"), (5, "4-5", "on")] {
        let board = Board::built_in().iter().find(|board| board.id() == side).expect("a side");
        let setup = Setup { board: side.to_owned(), ..Setup::new::<State>(players) };
        let mut state = State::new(board, &setup.with("fortifications", fortifications)).expect("a setup");
        let mut dice = FastDice::new(u64::from(players));
        let inputs = features(&state, Seat(0)).inputs();
        let (mut most, mut differ) = (0usize, false);
        loop {
            let step = match state.waiting() {
                Waiting::Chance => Step::Chance(state.sample(&mut dice)),
                Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
                Waiting::Over => break,
            };
            for seat in Seat::all(players) {
                let known = features(&state, seat);
                assert_eq!(known.inputs(), inputs);
                assert!(known.active().iter().all(|(n, value)| usize::from(*n) < inputs && value.abs() < 8.0));
                assert_eq!(features(&turned(&state), seat.next(players)), known);
                let mut world = state.clone();
                world.redeal(Viewer::Seat(seat), &mut dice);
                assert_eq!(features(&world, seat), known);
                most = most.max(known.active().len());
                differ |= features(&state, seat.next(players)) != known;
            }
            state.apply(step, &mut ());
        }
        assert!(differ && (60..400).contains(&most), "{players} players: up to {most} of {inputs} inputs are active");
    }
}
