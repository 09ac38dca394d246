//! Positions that cannot be are refused, and the fault is named; what is known of hands (E57), and refusals that say what is missing.

use crate::common::{act, fate, hold, position, try_position};
use serde_json::{Value, json};
use teahouse_emperor::{Illegal, State};
use teahouse_game::{FastDice, Game, Phrase, Seat, Viewer};

/// What is said of a position with a change.
fn fault(change: impl FnOnce(&mut Value)) -> String {
    try_position("classic", 3, 0, "honan=R6+city, hupeh=B3, korea=G2", change).expect_err("a fault")
}

#[test]
fn impossible_positions_name_their_fault() {
    let seats = "seats that were asked are at the table";
    assert_eq!(fault(|f| f["table"]["proposed"] = json!([8])), seats);
    assert_eq!(fault(|f| f["table"]["refused"] = json!([3])), seats);
    let deck = "more cards than a deck has";
    assert_eq!(fault(|f| f["table"]["yang_then"] = json!(vec!["mandate"; 41])), deck);
    assert_eq!(fault(|f| f["table"]["yin_then"] = json!(vec!["plague"; 41])), deck);
    let merger = "a merger with another seat at the table";
    assert_eq!(fault(|f| f["table"]["pending"] = json!({ "senior": 3, "share": null })), merger);
    assert_eq!(fault(|f| f["table"]["pending"] = json!({ "senior": 200, "share": null })), merger);
    assert_eq!(fault(|f| f["table"]["pending"] = json!({ "senior": 0, "share": null })), merger);
    let share = "a share in percent";
    assert_eq!(fault(|f| f["table"]["pending"] = json!({ "senior": 1, "share": 101 })), share);
    assert_eq!(fault(|f| f["table"]["share"] = 101.into()), share);
    let turns = "more turns than a game has";
    assert_eq!(fault(|f| f["table"]["turn"] = 255.into()), turns);
    assert_eq!(fault(|f| f["table"]["rules"]["turn_limit"] = 255.into()), turns);
    assert_eq!(fault(|f| f["table"]["seats"][1]["cornered"] = 255.into()), turns);
    assert_eq!(fault(|f| f["table"]["seats"][1]["known"] = json!(vec!["cross_wall"; 300])), "known cards are held");
    // More than a byte counts, held and known: it has to be refused before anything is counted.
    let hundreds = |f: &mut Value| {
        f["hands"][1] = json!(vec!["cross_wall"; 300]);
        f["table"]["seats"][1]["known"] = json!(vec!["cross_wall"; 300]);
    };
    assert_eq!(fault(hundreds), "hands of crossing and relief cards");
    assert_eq!(fault(|f| f["table"]["seats"][1]["reliefs"] = 1.into()), "relief cards that are known are held");
    let cards = "the Yang cards are not those of the deck";
    assert_eq!(fault(|f| f["yang_unseen"]["mandate"] = 255.into()), cards);
    let over = |f: &mut Value| {
        f["table"]["point"] = json!({ "over": "mandate" });
        f["yang_unseen"]["mandate"] = 255.into();
    };
    assert_eq!(fault(over), cards);
}

#[test]
fn e6_e9_markers_to_grow_are_those_that_are_due() {
    let growing = |bonus: &[(usize, u8)], regular: u8, drops: u8| {
        let mut list = [0u8; 21];
        bonus.iter().for_each(|(n, count)| list[*n] = *count);
        try_position("classic", 3, 0, "honan=R6+city, hupeh=B3+mine, hunan=R10, kwangtung=R5, korea=G2", |f| {
            f["table"]["point"] = "phase-one".into();
            f["table"]["growth"] = json!({ "regular": regular, "place": null, "bonus": list, "drops": drops });
        })
    };
    let (honan, hupeh) = (5, 8);
    assert!(growing(&[(honan, 1)], 3, 0).is_ok());
    let own = "markers grow on own provinces, three and those of their symbols";
    assert_eq!(growing(&[(honan, 2)], 3, 0).expect_err("one city"), own);
    assert_eq!(growing(&[(honan, 200), (hupeh, 200)], 3, 0).expect_err("too many to count"), own);
    assert_eq!(growing(&[(hupeh, 1)], 3, 0).expect_err("another's mine"), own);
    assert_eq!(growing(&[], 4, 0).expect_err("three"), own);
    let supply = "more markers to grow than the supply holds";
    assert_eq!(growing(&[(honan, 1)], 3, 5).expect_err("only four are due"), supply);
    let full = try_position("classic", 3, 0, "honan=R10, hunan=R10, kwangtung=R4, hupeh=B3, korea=G2", |f| {
        f["table"]["point"] = "phase-one".into();
        f["table"]["growth"] = json!({ "regular": 3, "place": null, "bonus": vec![0; 21], "drops": 1 });
    });
    assert_eq!(full.expect_err("one is left"), supply);
}

#[test]
fn e57_what_a_traitor_leaves_is_relief_and_dealt_worlds_know_it() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |file| {
        hold(file, 0, &["cross_wall", "relief_flood"]);
    });
    act(&mut state, 0, "end_phase");
    fate(&mut state, "draw_yang relief_famine");
    fate(&mut state, "draw_yin traitor");
    assert_eq!(state.fact("hand 0"), Some(json!(["relief_flood", "relief_famine"])));
    let mut dice = FastDice::new(3);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        let view = state.view(viewer);
        assert_eq!(view.table.seats[0].reliefs, 2);
        for _ in 0..40 {
            let world = State::determinize(state.data(), &view, &mut dice);
            let hand = world.fact("hand 0").expect("a hand");
            let relief = |card: &Value| card.as_str().is_some_and(|card| card.starts_with("relief_"));
            assert!(hand.as_array().expect("cards").iter().all(relief), "{hand}");
        }
    }
}

#[test]
fn e56_a_refusal_names_the_card_that_is_missing() {
    let refused = |yang: &str, yin: &str, [yang_at, yin_at]: [&str; 2]| {
        let mut state = position("vienna", 3, 0, "honan=R6, shensi=R3, hupeh=B3, korea=G2", |_| {});
        act(&mut state, 0, "end_phase");
        act(&mut state, 0, &format!("yang {yang_at}"));
        act(&mut state, 0, &format!("yin {yin_at}"));
        fate(&mut state, &format!("draw_yang {yang}"));
        fate(&mut state, &format!("draw_yin {yin}"));
        let why: Illegal = state.check(Seat(0), "relief yes".parse().expect("a move")).expect_err("refused");
        let Phrase { id, args } = Phrase::of("refuse", &why);
        assert_eq!(id, "refuse-no-relief");
        (args["card"].json(), args["drawn"].json())
    };
    let apart = ["honan", "shensi"];
    assert_eq!(refused("city", "famine", ["honan", "honan"]), (json!("relief_famine"), json!(false)));
    assert_eq!(refused("relief_famine", "flood", ["honan", "honan"]), (json!("relief_flood"), json!(false)));
    assert_eq!(refused("relief_flood", "flood", apart), (json!("relief_flood"), json!(true)));
    assert_eq!(refused("relief_famine", "flood", apart), (json!("relief_flood"), json!(false)));
}

#[test]
fn e46_e48_who_may_advance_from_a_province_with_fresh_and_exhausted_markers() {
    // Honan has so many markers, so many of which have advanced in this turn.
    let won = |garrison: bool, honan: &str, exhausted: u8| {
        let text = format!("honan={honan}, hupeh=B1, hunan=B1, anhwei=G3, korea=G2");
        let mut state = position("vienna", 3, 0, &text, |file| {
            file["table"]["rules"]["symbol_garrison"] = garrison.into();
            file["table"]["provinces"]["honan"]["exhausted"] = exhausted.into();
        });
        act(&mut state, 0, "attack honan hupeh");
        act(&mut state, 1, "stand");
        act(&mut state, 0, "roll 1");
        fate(&mut state, "die 6");
        state
    };
    let refused = |state: &State, n: u8| {
        let why = state.check(Seat(0), format!("advance {n}").parse().expect("a move")).expect_err("refused");
        Phrase::of("refuse", &why)
    };
    // Without a symbol, or without the duty to keep it: all that have not advanced yet.
    for state in [won(true, "R5", 2), won(false, "R5+city", 2), won(true, "R5+city", 2)] {
        assert_eq!(state.fact("legal"), Some(json!(["advance 0", "advance 1", "advance 2", "advance 3"])));
        let refusal = refused(&state, 4);
        assert_eq!((refusal.id.as_str(), refusal.args["most"].json()), ("refuse-advance-many", json!(3)));
    }
    let mut state = won(true, "R5+city", 2);
    act(&mut state, 0, "advance 3");
    // Those that stay have advanced before, those that went have now: neither attacks again.
    assert_eq!(state.fact("province honan"), Some(json!([0, 2, [1, 0, 0]])));
    assert_eq!(state.fact("province hupeh"), Some(json!([0, 3, [0, 0, 0]])));
    for text in ["attack honan anhwei", "attack hupeh hunan"] {
        let why = state.check(Seat(0), text.parse().expect("a move")).expect_err("refused");
        assert_eq!(Phrase::of("refuse", &why).id, "refuse-attack-advanced", "{text}");
    }
    // Where only fresh ones are there, the symbol keeps one of them, and the refusal says so.
    let state = won(true, "R3+city", 0);
    assert_eq!(state.fact("legal"), Some(json!(["advance 0", "advance 1", "advance 2"])));
    let refusal = refused(&state, 3);
    assert_eq!((refusal.id.as_str(), refusal.args["most"].json()), ("refuse-advance-garrison", json!(2)));
    assert_eq!(refused(&state, 4).id, "refuse-advance-many");
    assert_eq!(won(false, "R3+city", 0).fact("legal"), won(true, "R3", 0).fact("legal"));
}
