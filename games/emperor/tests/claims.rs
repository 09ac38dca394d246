//! When fifteen provinces are a claim, and when it is gone (E65, E82, A14, A54), under either answer of `claim_start`.

use crate::common::{act, asked, fate, hold, kinds, mandate_next, pass, position};
use serde_json::{Value, json};
use teahouse_emperor::State;
use teahouse_game::Game;

fn claim(state: &State) -> (Option<Value>, Option<Value>) {
    (state.fact("holds 0"), state.fact("claim 0"))
}

#[test]
fn e65_e82_a_claim_ends_at_the_moment_and_starts_by_the_rule_set() {
    // Red occupies fourteen provinces and holds Korea, which adjoins nobody else: its claim stands.
    let red = "kansu shensi shansi honan kiangsu anhwei hupeh szechwan hunan kiangsi chekiang kweichow yunnan";
    let red: Vec<String> = red.split(' ').map(|p| format!("{p}=R1")).collect();
    let text = format!("{}, shantung=R4, hopeh=B8, taiwan=G1, fukien=G1, kwangtung=G1, kwangsi=G3", red.join(", "));
    for any_time in [false, true] {
        let mut state = position("vienna", 3, 1, &text, |file| {
            file["table"]["point"] = "phase-two".into();
            file["table"]["rules"]["claim_any_time"] = any_time.into();
            file["table"]["seats"][0]["claim"] = true.into();
            hold(file, 1, &["cross_water"]);
        });
        assert_eq!(claim(&state), (Some(json!(15)), Some(json!(true))));
        // Blue in Liaoning adjoins Korea too: the claim ends at this moment, before the phase does.
        let events = act(&mut state, 1, "colonise hopeh liaoning");
        assert_eq!(kinds(&events)[..2], ["colonised", "claim-lost"]);
        assert_eq!(claim(&state), (Some(json!(14)), Some(json!(false))));
        while asked(&state).1 != "idle" {
            act(&mut state, 1, "end_phase");
        }
        act(&mut state, 1, "attack liaoning shantung");
        for _ in 0..3 {
            act(&mut state, 0, "stand");
            act(&mut state, 1, "roll 1");
            fate(&mut state, "die 1");
        }
        // Blue is driven out, red has fifteen again. It is not red's turn: that starts nothing in Classic.
        assert_eq!(claim(&state), (Some(json!(15)), Some(json!(any_time))));
        pass(&mut state, 1);
        assert_eq!(claim(&state), (Some(json!(15)), Some(json!(any_time))));
        pass(&mut state, 2);
        if any_time {
            assert_eq!(state.outcome().expect("an end").reason, "fifteen");
            continue;
        }
        assert_eq!((asked(&state), claim(&state).1), ((0, "phase-one".to_owned()), Some(json!(false))));
        // At the end of red's own turn it starts.
        pass(&mut state, 0);
        assert_eq!(claim(&state), (Some(json!(15)), Some(json!(true))));
    }
}

/// Red has fifteen provinces and a claim, blue is the stronger.
fn claimed(players: usize, any_time: bool) -> State {
    let red = "kansu shensi shansi honan anhwei hupeh szechwan hunan kiangsi chekiang fukien kwangtung kwangsi kweichow yunnan";
    let red: Vec<String> = red.split(' ').map(|p| format!("{p}=R1")).collect();
    let rest = if players == 2 { "korea=B1" } else { "korea=G2, kiangsu=G1, taiwan=G1" };
    let text = format!("{}, hopeh=B10, shantung=B6, liaoning=B1, {rest}", red.join(", "));
    position("vienna", players, 1, &text, |file| {
        file["table"]["rules"]["claim_any_time"] = any_time.into();
        file["table"]["seats"][0]["claim"] = true.into();
    })
}

#[test]
fn e65_a_claim_ends_with_independence() {
    for any_time in [false, true] {
        let mut state = claimed(3, any_time);
        act(&mut state, 1, "propose_merge 0");
        let events = act(&mut state, 0, "accept");
        assert_eq!(kinds(&events)[..3], ["accepted", "merged", "claim-lost"]);
        // Blue has all that now: in Vienna it claims at once, in Classic when its turn ends.
        assert_eq!(kinds(&events)[3..], *if any_time { &["claimed"][..] } else { &[] });
        assert_eq!((state.fact("claim 0"), state.fact("claim 1")), (Some(json!(false)), Some(json!(any_time))));
    }
}

#[test]
fn e65_e70_a_claim_ends_with_independence_also_in_the_step_that_ends_the_game() {
    for any_time in [false, true] {
        let mut state = claimed(2, any_time);
        act(&mut state, 1, "propose_merge 0");
        let events = act(&mut state, 0, "accept");
        assert_eq!(kinds(&events), ["accepted", "merged", "claim-lost", "ended"]);
        assert_eq!(state.fact("claim 0"), Some(json!(false)));
        state.audit().expect("a sound end");
        let mut state = claimed(2, any_time);
        let events = {
            act(&mut state, 1, "propose_merge 0");
            act(&mut state, 0, "resign")
        };
        assert_eq!(kinds(&events), ["resigned", "eliminated", "claim-lost", "ended"]);
        state.audit().expect("a sound end");
    }
}

#[test]
fn e82_a14_fifteen_by_the_step_that_begins_the_turn_win_only_at_the_next() {
    // Blue stands alone in Liaoning, between red and Korea.
    let red = "kansu shensi shansi honan kiangsu anhwei hupeh szechwan hunan kiangsi chekiang hopeh shantung";
    let red: Vec<String> = red.split(' ').map(|p| format!("{p}=R1")).collect();
    let blue = "kwangsi=B3, kweichow=B2, yunnan=B2, taiwan=B1, fukien=B1, kwangtung=B1";
    let text = format!("{}, liaoning=B1, {blue}", red.join(", "));
    let mut state = position("vienna", 2, 1, &text, |_| {});
    act(&mut state, 1, "end_phase");
    act(&mut state, 1, "yang kwangsi");
    act(&mut state, 1, "yin liaoning");
    fate(&mut state, "draw_yang cross_wall");
    let events = fate(&mut state, "draw_yin plague");
    assert_eq!(kinds(&events).last().map(String::as_str), Some("claimed"));
    assert_eq!((asked(&state), claim(&state)), ((0, "phase-one".to_owned()), (Some(json!(15)), Some(json!(true)))));
}

#[test]
fn a54_a_claim_does_not_win_when_the_mandate_is_drawn() {
    let red = "kansu shensi shansi honan anhwei hupeh szechwan hunan kiangsi chekiang fukien kwangtung kwangsi kweichow yunnan";
    let red: Vec<String> = red.split(' ').map(|p| format!("{p}=R1")).collect();
    let blue = ["hopeh", "shantung", "liaoning", "korea", "kiangsu", "taiwan"].map(|p| format!("{p}=B4"));
    let text = format!(
        "{}, {}",
        red.join(", "),
        blue.join("+agriculture, ").replace("kiangsu=B4+agriculture", "kiangsu=B4+mine")
    );
    let mut state = position("classic", 2, 1, &text, |file| {
        file["table"]["seats"][0]["claim"] = true.into();
        mandate_next(file);
    });
    act(&mut state, 1, "end_phase");
    act(&mut state, 1, "yang hopeh");
    act(&mut state, 1, "yin hopeh");
    fate(&mut state, "draw_yang mandate");
    // Red: 15 markers and 15 provinces. Blue: 24 markers, farms and a mine, 6 provinces. The claim of red is worth nothing.
    let outcome = state.outcome().expect("an end");
    assert_eq!(
        (outcome.reason.as_str(), &outcome.scores[..], &outcome.places[..]),
        ("mandate", &[45, 45][..], &[1, 1][..])
    );
    assert_eq!(state.fact("claim 0"), Some(json!(true)));
}
