//! What pages show about a position is counted by the rules: it says what the rules then do.

use crate::common::{act, asked, beginning, board, fate, hold, position};
use serde_json::{Value, json};
use teahouse_emperor::growing::{Growing, Room};
use teahouse_emperor::{Event, Order, Outlook, State};
use teahouse_game::{FastDice, Game, Obeyed, Seat, Setup, Step, Viewer, Waiting};

fn outlook(state: &State) -> Outlook {
    State::outlook(&board().into(), &state.view(Viewer::Public))
}

/// The same as plain data.
fn shown(state: &State) -> Value {
    serde_json::to_value(outlook(state)).expect("plain data")
}

/// Phase one of seat 0.
fn growing(rules: &str, text: &str, change: impl FnOnce(&mut Value)) -> State {
    position(rules, 2, 0, text, |file| {
        file["run"] = "phase-one".into();
        change(file);
    })
}

fn grows(state: &State) -> Growing {
    outlook(state).growing.expect("phase one")
}

fn room(state: &State, province: &str) -> (u8, u8) {
    let rooms = grows(state).rooms;
    let Room { stay, moves, .. } =
        *rooms.iter().find(|room| room.province.to_string() == province).expect("a province to grow in");
    (stay, moves)
}

#[test]
fn e3_a_holding_is_a_lot_of_three_markers_for_each_province() {
    let mut state = State::new(board(), &Setup::new::<State>(3).with("first", "0")).expect("a setup");
    let lot = json!({ "origin": null, "count": 3 });
    assert_eq!(shown(&state)["growing"], json!({ "lots": [lot, lot], "left": 6, "next": 3, "rooms": [] }));
    let events = act(&mut state, 0, "settle honan");
    assert!(matches!(events[..], [Event::Settled { count: 3, .. }]));
    assert_eq!(shown(&state)["growing"]["lots"], json!([lot]));
    act(&mut state, 0, "settle hupeh");
    assert_eq!(outlook(&state).growing, None);
}

#[test]
fn e6_e79_new_markers_come_in_lots_the_regular_ones_first() {
    let state = growing("vienna", "honan=R5+mine, anhwei=R2, hupeh=R9+agriculture, korea=B3", |_| {});
    let lots = [json!({ "origin": null, "count": 3 }), json!({ "origin": "honan", "count": 1 })];
    let last = json!({ "origin": "hupeh", "count": 2 });
    assert_eq!(shown(&state)["growing"]["lots"], json!([lots[0], lots[1], last]));
    assert_eq!((grows(&state).left, grows(&state).next), (6, 3));
}

#[test]
fn e7_e10_e81_where_the_regular_markers_stay_together_one_move_places_them() {
    let mut state = growing("vienna", "honan=R5, hupeh=R9+agriculture, anhwei=R10, korea=B3", |_| {});
    assert_eq!([room(&state, "honan"), room(&state, "hupeh"), room(&state, "anhwei")], [(3, 1), (1, 1), (0, 0)]);
    assert_eq!(act(&mut state, 0, "grow honan").len(), 3);
    // E8: then those of the symbol, there or in an adjoining province.
    assert_eq!([room(&state, "honan"), room(&state, "hupeh")], [(2, 2), (1, 1)]);
    assert_eq!((grows(&state).left, grows(&state).next), (2, 2));
}

#[test]
fn e7_e20_markers_that_may_be_spread_are_placed_one_by_one_and_may_pile_up() {
    let state = growing("classic", "honan=R9, anhwei=R2, korea=B3", |_| {});
    assert_eq!([room(&state, "honan"), room(&state, "anhwei")], [(3, 3), (3, 3)]);
    // E10: with the other answer only what finds room stays.
    let state = growing("classic", "honan=R9, anhwei=R2, korea=B3", |file| {
        file["table"]["rules"]["cap_at_once"] = true.into();
    });
    assert_eq!([room(&state, "honan"), room(&state, "anhwei")], [(1, 1), (3, 3)]);
}

#[test]
fn e9_what_has_to_be_given_up_is_not_counted() {
    let state = growing("classic", "honan=R10, anhwei=R10, hupeh=R3, korea=B3", |_| {});
    assert_eq!((grows(&state).left, grows(&state).next, grows(&state).lots[0].count), (2, 2, 3));
    assert_eq!(room(&state, "hupeh"), (2, 2));
    // As long as one may be dropped instead, nothing is placed without asking.
    let state = growing("vienna", "honan=R10, anhwei=R10, hupeh=R8, korea=B3", |_| {});
    assert_eq!(room(&state, "hupeh"), (2, 2));
}

/// Plays random games from all kinds of beginnings and looks at every question.
fn wander(rounds: u8, mut look: impl FnMut(&State)) {
    let mut dice = FastDice::new(5);
    for round in 0..rounds {
        let mut state = beginning(round);
        loop {
            let step = match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => Step::Chance(state.sample(&mut dice)),
                Waiting::Seat(ask) => {
                    look(&state);
                    Step::Move(ask.seat, state.random_move(ask.seat, &mut dice))
                }
            };
            state.apply(step, &mut ());
        }
        look(&state);
    }
}

#[test]
fn e10_e81_rows_of_new_markers_are_played_as_they_are_told() {
    let mut rows = [0; 2];
    wander(40, |state| {
        if state.waiting().seat().is_none() || asked(state).1 != "phase-one" {
            return;
        }
        let growing = grows(state);
        for Room { province, stay, moves } in growing.rooms {
            let mut then = state.clone();
            let grow = format!("grow {province}");
            let mut events: Vec<Event> = Vec::new();
            (0..moves).for_each(|_| events.extend(act(&mut then, state.waiting().seat().expect("asked").0, &grow)));
            let stayed = |e: &&Event| matches!(e, Event::Grew { province: p, back: false, .. } if *p == province);
            // The game may go on with a lot that has nowhere else to go.
            assert!(events.iter().filter(stayed).count() >= usize::from(stay), "{grow}: {events:?}");
            assert!(moves <= stay && (stay == 0 || moves > 0), "{grow}: {moves} moves for {stay} markers");
            // One more of the same lot would go back at once.
            let more = outlook(&then).growing.filter(|next| next.lots[0].origin == growing.lots[0].origin);
            if stay < growing.next && more.is_some() {
                let more = act(&mut then, state.waiting().seat().expect("asked").0, &grow);
                assert!(matches!(more[0], Event::Grew { back: true, .. }), "{grow}: {more:?}");
            }
            rows[usize::from(moves > 1)] += 1;
        }
    });
    assert!(rows.iter().all(|n| *n > 50), "{rows:?}");
}

fn phases(state: &State) -> Vec<String> {
    let phases = shown(state)["phases"].clone();
    let word = |phase: &Value| format!("{} {}", phase["number"], phase["is"].as_str().expect("a word"));
    phases.as_array().expect("phases").iter().map(word).collect()
}

#[test]
fn e4_e60_e71_e74_phases_are_those_of_the_turn() {
    let mut state = State::new(board(), &Setup::new::<State>(4).with("rules", "classic")).expect("a setup");
    assert_eq!(phases(&state), ["1 next", "5 next"]);
    fate(&mut state, "first 0");
    assert_eq!(phases(&state), ["1 now", "5 next"]);
    // One province, so that it is named for both cards without asking: they are being drawn.
    act(&mut state, 0, "settle honan");
    assert_eq!(phases(&state), ["1 done", "5 now"]);
    let text = "honan=R6, hupeh=B3, hunan=B2, korea=G2";
    let mut state = position("vienna", 3, 0, text, |_| {});
    let four = ["1 done", "2 done", "3 done", "4 now", "5 next"];
    assert_eq!(phases(&state), four);
    act(&mut state, 0, "attack honan hupeh");
    assert_eq!(phases(&state), four);
    let last = position("vienna", 3, 0, text, |file| file["table"]["turn"] = 33.into());
    assert_eq!(phases(&last), four[..4]);
    let mut cornered = beginning(3);
    act(&mut cornered, 2, "end_phase");
    fate(&mut cornered, "draw_yang city");
    fate(&mut cornered, "draw_yin plague");
    assert!(phases(&cornered).iter().all(|phase| phase.ends_with("done")), "{:?}", phases(&cornered));
}

#[test]
fn e74_a_turn_goes_through_its_phases_in_their_order() {
    let mut steps = 0;
    wander(12, |state| {
        // Neighbouring questions are much alike.
        steps += 1;
        if steps % 5 != 0 {
            return;
        }
        let phases = phases(state);
        let words: Vec<&str> = phases.iter().map(|phase| &phase[2..]).collect();
        let at = words.iter().filter(|word| **word == "done").count();
        let is_asked = matches!(state.waiting(), Waiting::Seat(_));
        let now = usize::from(words.get(at) == Some(&"now"));
        assert!(words[at + now..].iter().all(|word| *word == "next"), "{phases:?}");
        assert!(!is_asked || now == 1 || at == words.len(), "{phases:?}");
        assert!(phases.iter().is_sorted());
    });
}

#[test]
fn e4_e67_turns_are_counted_and_whose_they_will_be() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |file| file["table"]["turn"] = 28.into());
    let count = |now: u8, turns: &[u8]| json!({ "by": "turns", "now": now, "all": 33, "turns": turns });
    assert_eq!(shown(&state)["countdown"], count(28, &[1, 2, 0, 1, 2]));
    // Whoever plays no more is passed over.
    act(&mut state, 0, "propose_merge 1");
    act(&mut state, 1, "accept");
    assert_eq!(shown(&state)["countdown"], count(28, &[2, 0, 2, 0, 2]));
    let classic = |turns: &str| {
        let setup = Setup::new::<State>(2).with("rules", "classic").with("timer", "turn_limit").with("first", "1");
        State::new(board(), &setup.with("turn_limit", turns)).expect("a setup")
    };
    // In the set-up round: the first player begins.
    assert_eq!(shown(&classic("20"))["countdown"]["turns"].as_array().expect("turns")[..2], [json!(1), json!(0)]);
    // Who begins is not known yet.
    let setup = Setup::new::<State>(2);
    assert_eq!(shown(&State::new(board(), &setup).expect("a setup"))["countdown"]["turns"], json!([]));
}

#[test]
fn e66_e75_cards_are_counted_up_to_the_mandate() {
    let text = "honan=R6, hupeh=B3, korea=G2";
    let count = |state: &State| {
        let count = shown(state)["countdown"].clone();
        (count["by"].as_str().expect("a timer").to_owned(), count["now"].clone(), count["all"].clone())
    };
    let mut state = position("classic", 3, 0, text, |_| {});
    assert_eq!(count(&state), ("mandate".to_owned(), json!(0), json!(33)));
    act(&mut state, 0, "end_phase");
    fate(&mut state, "draw_yang city");
    // A card that comes back goes below the Mandate: it is not drawn before it.
    fate(&mut state, "draw_yin plague");
    assert_eq!(count(&state), ("mandate".to_owned(), json!(1), json!(33)));
    // Where a number of turns ends the game too, whichever comes first.
    let both = |turn: u8| {
        position("classic", 3, 0, text, |file| {
            file["table"]["rules"]["turn_limit"] = 40.into();
            file["table"]["turn"] = turn.into();
        })
    };
    assert_eq!([count(&both(7)).0, count(&both(8)).0], ["mandate", "turns"]);
}

#[test]
fn e39_e40_refuges_and_what_finds_no_room_there() {
    let text = "honan=R6, hupeh=B4, hunan=B8, kiangsi=B3, korea=G2";
    let mut state = position("classic", 3, 0, text, |_| {});
    assert_eq!(outlook(&state).refuges, []);
    let both = json!([{ "to": "hunan", "lost": 2, "markers": 10 }, { "to": "kiangsi", "lost": 0, "markers": 7 }]);
    act(&mut state, 0, "demand hupeh");
    assert_eq!(shown(&state)["refuges"], both);
    act(&mut state, 1, "stand");
    act(&mut state, 0, "attack honan hupeh");
    assert_eq!(shown(&state)["refuges"], both);
    for refuge in outlook(&state).refuges {
        let mut then = state.clone();
        let events = act(&mut then, 1, &format!("withdraw {}", refuge.to));
        assert!(matches!(events[0], Event::Withdrew { lost, .. } if lost == refuge.lost), "{events:?}");
        let there = json!(then.view(Viewer::Public))["table"]["provinces"][refuge.to.to_string()]["markers"].clone();
        assert_eq!(there, json!(refuge.markers));
    }
}

#[test]
fn e22_e71_why_a_province_that_nobody_occupies_is_no_answer() {
    let mut idle = position("vienna", 3, 0, "honan=R6, hupeh=B4, korea=G2", |_| {});
    assert_eq!(shown(&idle)["vacant"], json!({ "rule": "E22", "illegal": { "kind": "merge-nobody" } }));
    act(&mut idle, 0, "attack honan hupeh");
    assert_eq!(outlook(&idle).vacant, None);
    let cornered = position("vienna", 3, 0, "honan=R6, hupeh=B4, korea=G2", |file| {
        file["table"]["point"] = "cornered-choice".into();
    });
    assert_eq!(shown(&cornered)["vacant"], json!({ "rule": "E71", "illegal": { "kind": "join-nobody" } }));
}

#[test]
fn e33_barriers_of_the_borders_that_a_table_chooses() {
    let barriers = |mountain: bool, open: bool| {
        let state = position("vienna", 2, 0, "honan=R6, korea=B2", |file| {
            file["table"]["rules"]["honan_shensi_mountain"] = mountain.into();
            file["table"]["rules"]["shantung_anhwei_open"] = open.into();
        });
        shown(&state)["barriers"].clone()
    };
    assert_eq!(barriers(false, false), json!({ "shensi-honan": [], "shantung-anhwei": ["impassable"] }));
    assert_eq!(barriers(true, true), json!({ "shensi-honan": ["mountain"], "shantung-anhwei": [] }));
}

#[test]
fn e37_orders_name_no_more_than_can_happen() {
    let attack = |rules: &str, hupeh: &str| {
        let mut state = position(rules, 3, 0, &format!("honan=R6, hupeh={hupeh}, hunan=B2, korea=G2"), |_| {});
        assert_eq!(outlook(&state).orders.attack, None);
        act(&mut state, 0, "attack honan hupeh");
        state
    };
    assert_eq!(outlook(&attack("vienna", "B4")).orders.attack, Some(3));
    assert_eq!(outlook(&attack("vienna", "B1")).orders.attack, Some(0));
    // Who answers only before the first throw has nothing to say about the rest.
    assert_eq!(outlook(&attack("classic", "B4")).orders.attack, None);
    // All of them stand now and may leave later.
    let state = attack("vienna", "B4");
    let to = "hunan".parse().expect("a province");
    let stand = Obeyed::Move("stand".parse().expect("a move"));
    let range = outlook(&state).orders;
    for left in 1..=range.attack.expect("an attack") {
        assert_eq!(state.obey(Seat(1), &Order::Withdraw { to, left }), stand);
    }
    assert_eq!(state.obey(Seat(2), &Order::WithdrawAlways { left: range.always }), Obeyed::Wait);
    assert_eq!(state.obey(Seat(2), &Order::WithdrawAlways { left: range.always + 1 }), Obeyed::Void);
}

#[test]
fn e23_e26_e27_e60_e71_mergers_say_when_and_with_which_cards() {
    let text = "honan=R6, hupeh=B9, korea=G2";
    let mergers = |state: &State| {
        let all = shown(state)["mergers"].clone();
        let part = |m: &Value| json!([m["senior"], m["junior"], m["when"], m["cards"], m["hand"]]);
        all.as_array().expect("mergers").iter().map(part).collect::<Vec<_>>()
    };
    let held = |turn: u8| {
        position("vienna", 3, 0, text, |file| {
            hold(file, 0, &["cross_wall"]);
            hold(file, 1, &["cross_water", "relief_flood"]);
            file["table"]["turn"] = turn.into();
        })
    };
    assert_eq!(mergers(&held(9)), [json!([1, 0, "after-cards", 1, 2]), json!([0, 2, "at-once", 0, 1])]);
    // E60: the last turn has no cards.
    assert_eq!(mergers(&held(33))[0], json!([1, 0, "at-turn-end", 1, 2]));
    // E71: whoever is cornered joins at once.
    let mut state = beginning(3);
    act(&mut state, 2, "end_phase");
    fate(&mut state, "draw_yang city");
    fate(&mut state, "draw_yin plague");
    assert!(outlook(&state).mergers.iter().all(|m| m.junior == Seat(2)));
    assert!(mergers(&state).iter().all(|m| m[2] == "at-once"), "{:?}", mergers(&state));
}

#[test]
fn e22_e38_e71_the_partner_is_whoever_would_join_or_be_joined() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {});
    assert_eq!(outlook(&state).partner, None);
    act(&mut state, 0, "propose_merge 2");
    assert_eq!(outlook(&state).partner, Some(Seat(2)));
    act(&mut state, 2, "refuse");
    act(&mut state, 0, "attack honan hupeh");
    assert_eq!(outlook(&state).partner, None);
    act(&mut state, 1, "offer_merge");
    assert_eq!(outlook(&state).partner, Some(Seat(1)));
    let mut state = beginning(3);
    act(&mut state, 2, "end_phase");
    fate(&mut state, "draw_yang city");
    fate(&mut state, "draw_yin plague");
    act(&mut state, 2, "join 1");
    assert_eq!(outlook(&state).partner, Some(Seat(1)));
}

#[test]
fn e28_everybody_shares_the_fate_of_whoever_leads() {
    let mut state = position("vienna", 4, 1, "honan=R9, hupeh=B3, korea=G2, yunnan=Y3", |_| {});
    assert_eq!(outlook(&state).leaders, [0, 1, 2, 3].map(Seat));
    act(&mut state, 1, "propose_merge 2");
    act(&mut state, 2, "accept");
    assert_eq!(outlook(&state).leaders, [0, 1, 1, 3].map(Seat));
    act(&mut state, 1, "propose_merge 0");
    act(&mut state, 0, "accept");
    act(&mut state, 1, "yang korea");
    act(&mut state, 1, "yin korea");
    fate(&mut state, "draw_yang cross_wall");
    fate(&mut state, "draw_yin plague");
    assert_eq!(outlook(&state).leaders, [0, 0, 0, 3].map(Seat));
}

#[test]
fn e32_e48_whoever_faces_nobody_is_not_held_back_by_an_advance() {
    let state = position("vienna", 2, 0, "honan=R3, korea=B3", |_| {});
    assert!(!outlook(&state).facing && outlook(&state).attacks.is_empty());
    let state = position("vienna", 2, 0, "honan=R3, hupeh=B3", |file| {
        file["table"]["provinces"]["honan"]["exhausted"] = 3.into();
    });
    assert!(outlook(&state).facing && outlook(&state).attacks.is_empty());
    // A37: no way leads over the impassable border.
    let state = position("vienna", 2, 0, "shantung=R3, anhwei=B3", |_| {});
    assert!(!outlook(&state).facing);
}

#[test]
fn e42_e43_dice_that_strike_and_whom() {
    let mut state = position("classic", 2, 0, "honan=R6, hupeh=B2, hunan=B2", |_| {});
    assert_eq!(outlook(&state).dice, 0);
    act(&mut state, 0, "attack honan hupeh");
    act(&mut state, 1, "stand");
    assert_eq!(outlook(&state).dice, 2);
    act(&mut state, 0, "roll 2");
    assert_eq!(fate(&mut state, "die 4"), [Event::Die { face: 4, strikes: Seat(1) }]);
    let events = fate(&mut state, "die 5");
    assert_eq!(events[0], Event::Die { face: 5, strikes: Seat(0) });
    assert!(matches!(events[1], Event::Fought { attackers: 1, defenders: 1, .. }));
    assert_eq!(outlook(&state).dice, 1);
    let mut state = position("vienna", 2, 0, "honan=R6, hupeh=B2, hunan=B2", |_| {});
    act(&mut state, 0, "attack honan hupeh");
    act(&mut state, 1, "stand");
    assert_eq!(outlook(&state).dice, 1);
}

#[test]
fn e55_e56_what_yin_may_empty_and_what_helps() {
    let mut state = position("vienna", 2, 0, "honan=R6, anhwei=R2, hupeh=R3, korea=B3", |_| {});
    let names = |state: &State| outlook(state).fragile.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names(&state), Vec::<String>::new());
    act(&mut state, 0, "end_phase");
    assert_eq!(names(&state), ["anhwei"]);
    act(&mut state, 0, "yang honan");
    assert_eq!(names(&state), ["anhwei"]);
    act(&mut state, 0, "yin honan");
    fate(&mut state, "draw_yang city");
    assert_eq!((names(&state), outlook(&state).relief), (Vec::new(), None));
    fate(&mut state, "draw_yin flood");
    assert_eq!(outlook(&state).relief.map(|card| card.to_string()).as_deref(), Some("relief_flood"));
}
