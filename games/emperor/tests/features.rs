//! The inputs of a learnt value: the same ones at every step, told from the seat that looks, and nothing that it may
//! not know.

use crate::common::{act, beginning, fate, hold, position};
use teahouse_emperor::State;
use teahouse_game::{FastDice, Features, Game, Seat, Step, Viewer, Waiting};

fn features(state: &State, seat: u8) -> Features {
    let mut out = Features::new();
    state.features(Seat(seat), &mut out);
    out
}

/// Up to so many steps of a random game, and what it looks like at each of them.
fn stroll(mut state: State, seed: u64, steps: usize, mut look: impl FnMut(&State)) {
    let mut dice = FastDice::new(seed);
    for _ in 0..steps {
        look(&state);
        let step = match state.waiting() {
            Waiting::Over => return,
            Waiting::Chance => Step::Chance(state.sample(&mut dice)),
            Waiting::Seat(ask) => Step::Move(ask.seat, state.random_move(ask.seat, &mut dice)),
        };
        state.apply(step, &mut ());
    }
}

#[test]
fn every_position_has_the_same_inputs_in_both_rule_sets() {
    let mut inputs = [None; 6];
    for round in 0..16 {
        stroll(beginning(round), u64::from(round), 400, |state| {
            for seat in 0..state.players() {
                let all = features(state, seat);
                let active = all.active();
                assert_eq!(*inputs[usize::from(state.players())].get_or_insert(all.inputs()), all.inputs());
                assert!(active.iter().all(|(index, _)| usize::from(*index) < all.inputs()));
                assert!(active.iter().all(|(_, value)| value.abs() <= 8.0), "{active:?}");
                assert!(active.len() < 320, "{}", active.len());
            }
        });
    }
    assert!(inputs[2..].iter().all(Option::is_some));
}

#[test]
fn e53_what_a_seat_may_not_know_changes_nothing() {
    let mut dice = FastDice::new(5);
    for round in 0..8 {
        stroll(beginning(round), 77 + u64::from(round), 300, |state| {
            for seat in 0..state.players() {
                let mut other = state.clone();
                other.redeal(Viewer::Seat(Seat(seat)), &mut dice);
                assert_eq!(features(&other, seat), features(state, seat));
            }
        });
    }
}

#[test]
fn it_is_all_the_same_which_seat_one_has() {
    // Three states, and the same one seat further on: everybody sees what the seat before saw.
    let turned = |by: u8| {
        let colour = |n: u8| char::from(b"RBG"[usize::from((n + by) % 3)]);
        let text = format!(
            "honan={}6+city, hopeh={0}3, hupeh={}4+agriculture, hunan={1}2, korea={}5",
            colour(0),
            colour(1),
            colour(2)
        );
        let mut state = position("vienna", 3, by % 3, &text, |file| {
            hold(file, usize::from((1 + by) % 3), &["cross_water", "relief_flood"]);
        });
        let seats = [0, 1, 2].map(|n| (n + by) % 3);
        act(&mut state, seats[0], "attack honan hupeh");
        act(&mut state, seats[1], "stand");
        act(&mut state, seats[0], "roll 1");
        fate(&mut state, "die 3");
        seats.map(|seat| features(&state, seat))
    };
    assert_eq!(turned(0), turned(1));
    assert_eq!(turned(0), turned(2));
    let [attacker, defender, third] = turned(0);
    assert!(attacker != defender && defender != third && attacker != third);
}

#[test]
fn e22_a_share_and_an_answer_change_the_picture() {
    let asked = |text: &str| {
        let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {});
        act(&mut state, 0, text);
        [0, 1, 2].map(|seat| features(&state, seat))
    };
    let (bare, shared, other) = (asked("propose_merge 1"), asked("propose_merge 1 40"), asked("propose_merge 2"));
    for seat in 0..3 {
        assert!(bare[seat] != shared[seat] && bare[seat] != other[seat]);
    }
}
