//! What the judgement of the greedy bot leads to.

use crate::common::position;
use serde_json::json;
use teahouse_emperor::State;
use teahouse_game::{Game, Seat, Step};

/// How a seat likes it after a move of its own.
fn likes(state: &State, seat: u8, mv: &str) -> i32 {
    let mut after = state.clone();
    after.apply(Step::Move(Seat(seat), mv.parse().expect("a move")), &mut ());
    after.judge(Seat(seat))
}

#[test]
fn the_last_two_fight_it_out() {
    // E70: whoever joins the only other state has lost, however far behind it is.
    let mut state = position("vienna", 2, 0, "honan=R9, shensi=R9, hopeh=R9, taiwan=B1", |_| {});
    state.apply(Step::Move(Seat(0), "propose_merge 1".parse().expect("a move")), &mut ());
    assert!(likes(&state, 1, "refuse") > likes(&state, 1, "accept"));
}

#[test]
fn markers_are_not_moved_to_and_fro() {
    let state = position("vienna", 2, 0, "szechwan=R6, kansu=R6, korea=B3", |file| {
        file["table"]["point"] = json!("phase-three");
    });
    let end = likes(&state, 0, "end_phase");
    for mv in ["move szechwan kansu 3", "move kansu szechwan 3", "move kansu szechwan 1"] {
        assert!(end > likes(&state, 0, mv), "{mv}");
    }
}
