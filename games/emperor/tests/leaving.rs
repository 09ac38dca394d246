//! Matches in which people give up (E28, E70, E73), and what cannot be taken back because others have seen it (E34, E56).

use crate::common::{hold, mandate_next, position};
use serde_json::json;
use teahouse_emperor::{Chance, Move, State};
use teahouse_game::{Entry, Match, Refused, Seat, Setup, Step, UndoRight, Waiting};

fn played(state: State, players: u8) -> Match<State> {
    Match::from_game(Setup::new::<State>(players), state)
}

fn mv(seat: u8, text: &str) -> Entry<Move, Chance> {
    Entry::Step(Step::Move(Seat(seat), text.parse().expect("a move")))
}

fn push(played: &mut Match<State>, entry: Entry<Move, Chance>) {
    played.push(entry.clone(), &mut ()).unwrap_or_else(|e| panic!("{entry}: {e}"));
}

/// The first seat and the third, who are live, give up; the second is this.
fn all_who_could_win_give_up(second: serde_json::Value) -> Vec<u8> {
    let state =
        position("vienna", 3, 0, "honan=R6, korea=G2", |file| file["table"]["seats"][1]["status"] = second.clone());
    let mut played = played(state, 3);
    for seat in [0, 2] {
        push(&mut played, Entry::Resign(Seat(seat)));
        assert_eq!(played.outcome(), None, "{second}: who is out has won nothing");
        push(&mut played, Entry::StandIn(Seat(seat), "greedy".to_owned()));
    }
    assert_eq!(played.waiting().seat(), Some(Seat(0)));
    push(&mut played, mv(0, "resign"));
    let outcome = played.outcome().expect("an end");
    assert_eq!((outcome.reason.as_str(), outcome.winners()), ("sole", vec![Seat(2)]), "{second}");
    outcome.places.clone()
}

#[test]
fn e28_e70_who_is_out_does_not_win_because_all_others_give_up() {
    assert_eq!(all_who_could_win_give_up(json!("eliminated")), [2, 2, 1]);
    assert_eq!(all_who_could_win_give_up(json!({ "junior": 0 })), [2, 2, 1]);
    assert_eq!(all_who_could_win_give_up(json!({ "junior": 2 })), [3, 2, 1]);
}

#[test]
fn e70_e73_a_live_state_wins_as_soon_as_all_others_have_given_up() {
    // The first seat is asked, and stays.
    let mut one = played(position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {}), 3);
    push(&mut one, Entry::Resign(Seat(1)));
    push(&mut one, Entry::Resign(Seat(2)));
    assert_eq!(one.outcome().expect("an end").places, [1, 3, 2]);
    // So it is for somebody who is not asked, also after a junior has given up.
    let state = position("vienna", 3, 0, "honan=R6, korea=G2", |file| {
        file["table"]["seats"][1]["status"] = json!({ "junior": 0 });
    });
    let mut two = played(state, 3);
    push(&mut two, Entry::Resign(Seat(1)));
    push(&mut two, Entry::Resign(Seat(0)));
    let outcome = two.outcome().expect("an end");
    assert_eq!((outcome.reason.as_str(), &outcome.places[..]), ("resigned", &[2, 3, 1][..]));
}

#[test]
fn e73_whoever_gave_up_is_last_while_somebody_is_in_the_game() {
    // The third seat stays; the first gives up although it leads, and leaves when it is asked.
    let mut played = played(position("vienna", 3, 0, "honan=R9, hupeh=B3, korea=G2", |_| {}), 3);
    push(&mut played, Entry::Resign(Seat(0)));
    push(&mut played, Entry::StandIn(Seat(0), "greedy".to_owned()));
    push(&mut played, mv(0, "resign"));
    assert_eq!(played.waiting().seat(), Some(Seat(1)));
    push(&mut played, mv(1, "resign"));
    assert_eq!(played.outcome().expect("an end").places, [3, 2, 1]);
}

#[test]
fn e65_e66_e67_whoever_gave_up_does_not_win_when_the_game_ends_by_itself() {
    // In the lead, given up, and not asked any more before the end: the last turn, the Mandate, a claim of fifteen.
    let last_turn = position("vienna", 3, 0, "honan=R3, hupeh=B9, korea=G2", |file| file["table"]["turn"] = json!(33));
    let mandate = position("classic", 3, 0, "honan=R3, hupeh=B9, korea=G2", mandate_next);
    for (state, chance) in [(last_turn, None), (mandate, Some("draw_yang mandate"))] {
        let mut played = played(state, 3);
        push(&mut played, Entry::Resign(Seat(1)));
        push(&mut played, Entry::StandIn(Seat(1), "greedy".to_owned()));
        push(&mut played, mv(0, "end_phase"));
        if let Some(chance) = chance {
            push(&mut played, Entry::Step(Step::Chance(chance.parse().expect("a result"))));
        }
        let outcome = played.outcome().expect("an end");
        assert_eq!((&outcome.places[..], outcome.scores[1]), (&[1, 3, 2][..], 0), "{chance:?}");
    }
    let claimed = "honan=R3, hupeh=B1, hunan=B1, kiangsi=B1, anhwei=B1, chekiang=B1, fukien=B1, kwangtung=B1, kwangsi=B1, kweichow=B1, \
                   yunnan=B1, szechwan=B1, shensi=B1, kansu=B1, shansi=B1, hopeh=B1, korea=G2";
    let state = position("vienna", 3, 0, claimed, |file| file["table"]["seats"][1]["claim"] = json!(true));
    let mut played = played(state, 3);
    push(&mut played, Entry::Resign(Seat(1)));
    push(&mut played, Entry::StandIn(Seat(1), "greedy".to_owned()));
    push(&mut played, mv(0, "end_phase"));
    for chance in ["draw_yang cross_wall", "draw_yin plague"] {
        push(&mut played, Entry::Step(Step::Chance(chance.parse().expect("a result"))));
    }
    let outcome = played.outcome().expect("an end");
    assert_eq!((outcome.reason.as_str(), &outcome.places[..]), ("fifteen", &[1, 3, 2][..]));
}

#[test]
fn e28_who_is_out_takes_nothing_back_when_all_others_have_given_up() {
    let mut played = played(position("vienna", 3, 0, "honan=R6, hupeh=B1, korea=G2", |_| {}), 3);
    push(&mut played, mv(0, "propose_merge 1"));
    push(&mut played, mv(1, "accept"));
    assert_eq!(played.undo_right(Seat(1)), UndoRight::Consent);
    for seat in [0, 2] {
        push(&mut played, Entry::Resign(Seat(seat)));
    }
    assert_eq!((played.outcome(), played.undo_right(Seat(1))), (None, UndoRight::None));
    let undone = played.push(Entry::Undo { seat: Seat(1), consent: true }, &mut ());
    assert_eq!(undone, Err(Refused::NothingToUndo(Seat(1))));
}

/// What a seat may do about its last move, after these.
fn after(state: &State, steps: &[(u8, &str)]) -> UndoRight {
    let mut played = played(state.clone(), 3);
    for (seat, text) in steps {
        push(&mut played, mv(*seat, text));
    }
    let last = steps.last().expect("a step").0;
    let right = played.undo_right(Seat(last));
    let undone = played.push(Entry::Undo { seat: Seat(last), consent: false }, &mut ());
    assert_eq!(undone, if right == UndoRight::Free { Ok(()) } else { Err(Refused::NeedsConsent) });
    right
}

#[test]
fn e34_a_card_that_was_shown_is_not_taken_back_without_consent() {
    let text = "honan=R6, shensi=R2, hupeh=B3, shansi=B3, korea=G2";
    let state = position("vienna", 3, 0, text, |file| hold(file, 0, &["cross_water"]));
    assert_eq!(after(&state, &[(0, "attack honan hupeh")]), UndoRight::Free, "no card was needed");
    assert_eq!(after(&state, &[(0, "attack honan shansi")]), UndoRight::Consent);
    assert_eq!(after(&state, &[(0, "propose_merge 1")]), UndoRight::Free);
    assert_eq!(after(&state, &[(0, "propose_merge 1"), (1, "refuse")]), UndoRight::Free);
    // E25: the cards of whoever joins are laid open.
    assert_eq!(after(&state, &[(0, "propose_merge 1"), (1, "accept")]), UndoRight::Consent);
    assert_eq!(after(&state, &[(0, "attack honan hupeh"), (1, "offer_merge"), (0, "accept")]), UndoRight::Consent);
}

#[test]
fn e56_e59_after_an_answer_to_famine_the_yang_card_is_used_for_good() {
    for (yang, answer) in [("city", "no"), ("cross_wall", "no"), ("city", "yes"), ("relief_famine", "yes")] {
        let state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |file| {
            if yang == "city" {
                hold(file, 0, &["relief_famine"]);
            }
        });
        let mut played = played(state, 3);
        push(&mut played, mv(0, "end_phase"));
        for chance in [format!("draw_yang {yang}"), "draw_yin famine".to_owned()] {
            push(&mut played, Entry::Step(Step::Chance(chance.parse().expect("a result"))));
        }
        push(&mut played, mv(0, &format!("relief {answer}")));
        assert!(matches!(played.waiting(), Waiting::Seat(ask) if ask.seat == Seat(1)));
        assert_eq!(played.undo_right(Seat(0)), UndoRight::Consent, "{yang}, {answer}");
    }
}
