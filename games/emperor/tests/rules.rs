//! What scenarios cannot say: influence against a slow and simple search, mergers and their shares, the order of ends, options
//! that do not go together.

use std::collections::{BTreeSet, HashSet};

use crate::common::{act, beginning, board, chances, fate, mandate_next, moves, position};
use serde_json::{Value, json};
use teahouse_emperor::{Chance, Event, Move, Order, State};
use teahouse_game::series::Count;
use teahouse_game::{
    Dice, Entry, FastDice, Game, Match, Obeyed, Seat, Setup, SetupError, Step, Token, Viewer, Waiting,
};

/// Random games, every state of them.
fn wander(rules: &str, players: u8, seed: u64, each: impl FnMut(&State)) -> Match<State> {
    wander_in(Setup::new::<State>(players).with("rules", rules), seed, each)
}

fn wander_in(setup: Setup, seed: u64, mut each: impl FnMut(&State)) -> Match<State> {
    let mut dice = FastDice::new(seed);
    let mut played = Match::<State>::new(board(), setup).expect("a match");
    loop {
        each(played.game());
        match played.waiting() {
            Waiting::Over => return played,
            Waiting::Chance => _ = played.draw(&mut dice, &mut ()).expect("a draw"),
            Waiting::Seat(ask) => {
                let mv = played.game().random_move(ask.seat, &mut dice);
                played.push(Entry::Step(Step::Move(ask.seat, mv)), &mut ()).expect("a legal move");
            }
        }
    }
}

/// The slow way (E62, E63): walk from every unoccupied province through unoccupied land.
fn slow_influence(view: &Value, adjoining: bool) -> Vec<BTreeSet<String>> {
    let file = board().written();
    let opened = view["table"]["rules"]["shantung_anhwei_open"] == true;
    let near = |p: &str| -> Vec<String> {
        let open = |b: &&teahouse_emperor::board::BorderFile| {
            !b.barriers.contains(&teahouse_emperor::board::Barrier::Impassable) || (opened && b.id == "shantung-anhwei")
        };
        let ends = file.borders.iter().filter(open).map(|b| (b.a.to_string(), b.b.to_string()));
        ends.filter_map(|(a, b)| {
            if a == p {
                Some(b)
            } else if b == p {
                Some(a)
            } else {
                None
            }
        })
        .collect()
    };
    let owner = |p: &str| view["table"]["provinces"][p]["owner"].as_u64();
    let seats = view["table"]["seats"].as_array().expect("seats").len();
    let mut held = vec![BTreeSet::new(); seats];
    for province in &file.provinces {
        let here = province.id.to_string();
        if owner(&here).is_some() {
            continue;
        }
        let mut reached = BTreeSet::from([here.clone()]);
        let mut open = vec![here.clone()];
        let mut owners = BTreeSet::new();
        while let Some(p) = open.pop() {
            for next in near(&p) {
                match owner(&next) {
                    Some(seat) => _ = owners.insert(seat),
                    None if reached.insert(next.clone()) => open.push(next),
                    None => {}
                }
            }
        }
        let beside: BTreeSet<u64> = near(&here).iter().filter_map(|p| owner(p)).collect();
        for owners in [owners, if adjoining { beside } else { BTreeSet::new() }] {
            if let (1, Some(seat)) = (owners.len(), owners.first()) {
                held[*seat as usize].insert(here.clone());
            }
        }
    }
    held
}

#[test]
fn e62_e63_e64_influence_agrees_with_a_slow_search() {
    let mut compared = 0;
    for (n, rules) in ["classic", "vienna"].into_iter().enumerate() {
        for inference in ["enclosed", "adjoining_or_enclosed"] {
            for (honan, shantung) in [("open", "impassable"), ("open", "open"), ("mountain", "impassable")] {
                let setup = Setup::new::<State>(2 + (compared % 4) as u8).with("rules", rules);
                let setup = setup.with("inference", inference).with("honan_shensi", honan);
                wander_in(setup.with("shantung_anhwei", shantung), n as u64, |state| {
                    let seen = state.view(Viewer::Public);
                    let fast =
                        serde_json::to_value(State::outlook(&board().into(), &seen).influence).expect("plain data");
                    let fast: Vec<BTreeSet<String>> = serde_json::from_value(fast).expect("names");
                    let view = serde_json::to_value(seen).expect("plain data");
                    let slow = slow_influence(&view, inference != "enclosed");
                    assert_eq!(fast, slow);
                    compared += 1;
                });
            }
        }
    }
    assert!(compared > 200, "{compared} positions");
}

#[test]
fn e1_a1_everybody_may_begin() {
    for rules in ["classic", "vienna"] {
        let state = State::new(board(), &Setup::new::<State>(5).with("rules", rules)).expect("a setup");
        let mut all = Vec::new();
        state.chances(&mut all);
        assert_eq!(all, (0..5).map(|n| (Chance::First { seat: Seat(n) }, 1)).collect::<Vec<_>>());
    }
}

#[test]
fn e21_phases_may_always_be_ended_and_e78_moves_are_sorted_texts() {
    wander("classic", 3, 7, |state| {
        let Waiting::Seat(ask) = state.waiting() else { return };
        let mut legal = Vec::new();
        state.legal_moves(ask.seat, &mut legal);
        let texts: Vec<String> = legal.iter().map(Move::to_string).collect();
        assert!(texts.is_sorted());
        let kind = serde_json::to_value(ask.decision).expect("plain data")["kind"].clone();
        if ["phase-two", "phase-three", "idle"].iter().any(|k| kind == *k) {
            assert!(texts.contains(&"end_phase".to_owned()));
        }
    });
}

/// Goes through JSON unchanged; its kind, which is the first word of its text with hyphens.
fn kind_in_json<T: Token>(token: T) -> String {
    let text = serde_json::to_string(&token).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("what was written"), token, "{text}");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let kind = value["kind"].as_str().expect("a kind").to_owned();
    assert_eq!(token.to_string().split(' ').next(), Some(kind.replace('-', "_").as_str()));
    kind
}

#[test]
fn e78_every_move_and_every_result_goes_through_json_unchanged() {
    let mut dice = FastDice::new(21);
    // What a move looks like does not depend on where it is made: once for each is enough.
    let (mut known, mut fates) = (HashSet::from([Move::Resign]), HashSet::new());
    for round in 0..32u8 {
        let mut state = beginning(round);
        while !matches!(state.waiting(), Waiting::Over) {
            let Waiting::Seat(ask) = state.waiting() else {
                let mut all = Vec::new();
                state.chances(&mut all);
                fates.extend(all.into_iter().map(|(chance, _)| chance));
                state.apply(Step::Chance(state.sample(&mut dice)), &mut ());
                continue;
            };
            let mut legal = Vec::new();
            state.legal_moves(ask.seat, &mut legal);
            known.extend(&legal);
            // Mergers end most random games before anybody is full or cornered: in half of the games nobody merges.
            if round / 16 % 2 == 1 {
                legal.retain(|mv| !matches!(mv, Move::ProposeMerge { .. } | Move::OfferMerge { .. }));
            }
            let mv = legal[dice.below(legal.len() as u32) as usize];
            state.apply(Step::Move(ask.seat, mv), &mut ());
        }
    }
    let all = |list: Vec<(&str, Value)>| -> BTreeSet<String> {
        list.into_iter().map(|(_, object)| object["kind"].as_str().expect("a kind").to_owned()).collect()
    };
    assert_eq!(known.into_iter().map(kind_in_json).collect::<BTreeSet<_>>(), all(moves()));
    assert_eq!(fates.into_iter().map(kind_in_json).collect::<BTreeSet<_>>(), all(chances()));
}

#[test]
fn e28_e29_partners_and_what_was_agreed() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {});
    act(&mut state, 0, "propose_merge 1 40");
    act(&mut state, 1, "accept");
    let view = state.view(Viewer::Public);
    let seat = serde_json::to_value(&view.table.seats[1]).expect("plain data");
    assert_eq!((&seat["status"], &seat["share"]), (&json!({ "junior": 0 }), &json!(40)));
    // A share binds nobody: the next proposal needs none, and the junior of a junior follows.
    act(&mut state, 0, "propose_merge 2");
    let events = act(&mut state, 2, "accept");
    assert!(matches!(events.last(), Some(Event::Ended { winners, .. }) if winners == &[Seat(0)]));
    let outcome = state.outcome().expect("an end");
    assert_eq!(outcome.places, [1, 2, 2]);
    // In a series the junior gets what was agreed: of the points, or of the hundred a victory counts.
    let sums = |count| teahouse_game::series::standings::<State>(3, std::slice::from_ref(&outcome), count).table.scores;
    let all = outcome.scores[0];
    assert_eq!(sums(Count::Scores), [all - all * 40 / 100, all * 40 / 100, 0]);
    assert_eq!(sums(Count::Wins), [60, 40, 0]);
    assert!("propose_merge 1 101".parse::<Move>().is_err());
}

#[test]
fn e28_e29_a_junior_shares_on_what_it_gets() {
    let mut state = position("vienna", 3, 1, "honan=R9, hupeh=B3, korea=G2", |_| {});
    act(&mut state, 1, "propose_merge 2 50");
    act(&mut state, 2, "accept");
    // The second seat joins the first when its turn ends: it gets half, and the third half of that.
    act(&mut state, 1, "propose_merge 0 50");
    act(&mut state, 0, "accept");
    act(&mut state, 1, "yang korea");
    act(&mut state, 1, "yin korea");
    fate(&mut state, "draw_yang cross_wall");
    fate(&mut state, "draw_yin plague");
    let outcome = state.outcome().expect("an end");
    let table = teahouse_game::series::standings::<State>(3, &[outcome], Count::Wins).table;
    assert_eq!(table.scores, [50, 25, 25]);
}

#[test]
fn e37_a_standing_order_answers_for_the_defender() {
    let attack = || {
        let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, hunan=B2, korea=G2", |_| {});
        act(&mut state, 0, "attack honan hupeh");
        state
    };
    let mut state = attack();
    let says =
        |state: &State, order: Value| match state.obey(Seat(1), &serde_json::from_value(order).expect("an order")) {
            Obeyed::Move(mv) => mv.to_string(),
            other => format!("{other:?}"),
        };
    let (stand, stand_always) = (json!({ "kind": "stand" }), json!({ "kind": "stand-always" }));
    let withdraw = |to: &str, left: u8| json!({ "kind": "withdraw", "to": to, "left": left });
    let withdraw_always = |left: u8| json!({ "kind": "withdraw-always", "left": left });
    assert_eq!(says(&state, stand.clone()), "stand");
    assert_eq!(says(&state, stand_always), "stand");
    assert_eq!(says(&state, withdraw("hunan", 2)), "stand");
    assert_eq!(says(&state, withdraw("hunan", 3)), "withdraw hunan");
    assert_eq!(says(&state, withdraw_always(3)), "withdraw hunan");
    // There is no such refuge, nor will there be one in this attack. Whoever is not attacked has nothing to order for it.
    for (nowhere, left) in [("korea", 9), ("honan", 1), ("hupeh", 3), ("kiangsi", 1)] {
        assert_eq!(says(&state, withdraw(nowhere, left)), "Void", "{nowhere}");
    }
    assert_eq!(state.obey(Seat(2), &Order::Stand {}), Obeyed::Void);
    assert_eq!(state.obey(Seat(2), &Order::StandAlways {}), Obeyed::Wait);
    for nonsense in [withdraw("hunan", 0), withdraw("hunan", 11), withdraw_always(0), withdraw_always(255)] {
        assert_eq!(says(&state, nonsense.clone()), "Void", "{nonsense}");
    }
    let unreadable = [
        json!("stand"),
        json!({ "kind": "sit" }),
        json!({ "kind": "stand", "still": true }),
        json!({ "kind": "withdraw", "left": 2 }),
        json!({ "kind": "withdraw", "to": "nowhere", "left": 2 }),
        json!({ "kind": "withdraw-always", "left": 256 }),
    ];
    for nonsense in unreadable {
        assert!(serde_json::from_value::<Order>(nonsense.clone()).is_err(), "{nonsense}");
    }
    act(&mut state, 1, "stand");
    assert_eq!(says(&state, stand.clone()), "Wait");
    act(&mut state, 0, "break_off");
    assert_eq!(says(&state, stand), "Void");
    assert_eq!(says(&state, withdraw_always(3)), "Wait");
}

#[test]
fn e53_e58_only_the_owner_sees_yang_and_yin_goes_to_the_bottom() {
    let mut state = position("vienna", 3, 0, "honan=R6, hupeh=B3, korea=G2", |_| {});
    act(&mut state, 0, "end_phase");
    let events = fate(&mut state, "draw_yang cross_wall");
    let seen = |viewer| State::redact(&events[0], viewer);
    assert_eq!(seen(Viewer::Seat(Seat(0))), events[0]);
    assert!(matches!(seen(Viewer::Seat(Seat(1))), Event::DrewYang { card: None, .. }));
    assert_eq!(state.view(Viewer::Public).drawn.expect("a card").card, None);
    let events = fate(&mut state, "draw_yin plague");
    assert_eq!(State::redact(&events[0], Viewer::Public), events[0]);
    assert_eq!(state.fact("yin_bottom 1"), Some(json!(["plague"])));
}

#[test]
fn e74_e82_a34_a_merger_agreed_on_comes_before_the_end() {
    let mut state = position("classic", 3, 1, "honan=R9, hupeh=B3, korea=G2", mandate_next);
    act(&mut state, 1, "propose_merge 0");
    act(&mut state, 0, "accept");
    let events = fate(&mut state, "draw_yang mandate");
    let kinds: Vec<Value> =
        events.iter().map(|e| serde_json::to_value(e).expect("plain data")["kind"].clone()).collect();
    assert_eq!(kinds, ["drew-yang", "merged", "ended"]);
    assert_eq!(state.outcome().expect("an end").reason, "mandate");
    assert_eq!(state.fact("province hupeh"), Some(json!([0, 3, [0, 0, 0]])));
}

#[test]
fn a33_yang_is_used_before_a_state_dies_out() {
    let mut state = position("vienna", 3, 1, "honan=R9, hupeh=B1, korea=G2", |_| {});
    act(&mut state, 1, "end_phase");
    fate(&mut state, "draw_yang city");
    let events = fate(&mut state, "draw_yin plague");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("an event");
    assert!(at(|e| matches!(e, Event::Built { .. })) < at(|e| matches!(e, Event::Eliminated { .. })));
}

#[test]
fn a35_a36_a52_options_change_decks_borders_and_the_last_turn() {
    let with = |name: &str, value: &str| {
        let setup = Setup::new::<State>(2).with("rules", "classic").with(name, value);
        State::new(board(), &setup).expect("a setup").position().table
    };
    assert_eq!(with("yin_33", "true").yin_unseen.values().sum::<u8>(), 33);
    assert_eq!(with("yin_33", "false").yin_unseen.values().sum::<u8>(), 32);
    let attack = |choice: bool| {
        let state = position("vienna", 2, 0, "honan=R6, shensi=B3", |file| {
            file["table"]["rules"]["honan_shensi_mountain"] = choice.into();
        });
        state.check(Seat(0), "attack honan shensi".parse().expect("a move")).is_ok()
    };
    assert!(attack(false) && !attack(true));
    let last = |limit: &str| {
        let setup = Setup::new::<State>(2).with("turn_limit", limit);
        State::new(board(), &setup).expect("a setup").position().table.rules.turn_limit
    };
    assert_eq!((last("32"), last("preset")), (32, 33));
}

#[test]
fn a39_e43_a_throw_never_removes_both_sides() {
    for faces in [[2, 4], [1, 3], [2, 3]] {
        let mut state = position("classic", 3, 0, "honan=R2, hupeh=B1, hunan=B1, korea=G2", |_| {});
        act(&mut state, 0, "attack honan hupeh");
        act(&mut state, 1, "stand");
        act(&mut state, 0, "roll 2");
        faces.iter().for_each(|face| _ = fate(&mut state, &format!("die {face}")));
        let left = |name: &str| state.fact(&format!("province {name}")).expect("a province")[1].as_u64();
        assert!(left("honan") > Some(0) || left("hupeh") > Some(0));
    }
}

#[test]
fn a41_a51_e76_what_there_is_no_move_for() {
    let mut state = position("classic", 3, 0, "honan=R6, hupeh=B3, hunan=B1, korea=G2", |_| {});
    act(&mut state, 0, "attack honan hupeh");
    act(&mut state, 1, "stand");
    // Only the defender offers a merger in battle, and nobody hands cards over.
    assert!(state.check(Seat(0), Move::OfferMerge { share: None }).is_err());
    assert!("give cross_wall 1".parse::<Move>().is_err());
    let state =
        position("classic", 2, 0, "liaoning=R3, shantung=R3, hunan=B3", |file| file["run"] = "phase-one".into());
    assert!(
        State::outlook(&board().into(), &state.view(Viewer::Public)).influence[0]
            .iter()
            .any(|p| p.to_string() == "korea")
    );
    assert!(state.check(Seat(0), "grow korea".parse().expect("a move")).is_err());
}

#[test]
fn e73_whoever_is_asked_may_resign_and_it_is_never_listed() {
    for (rules, players, seed) in [("classic", 3, 11), ("vienna", 4, 12), ("classic", 5, 13)] {
        wander(rules, players, seed, |state| {
            let Waiting::Seat(ask) = state.waiting() else { return };
            assert!(state.check(ask.seat, Move::Resign).is_ok());
            let mut after = state.clone();
            after.apply(Step::Move(ask.seat, Move::Resign), &mut ());
            after.audit().expect("a sound position");
            assert_ne!(after.waiting().seat(), Some(ask.seat));
        });
    }
}

/// Most random games end early, with everybody merged. Nobody does here, so that games come to their timers.
#[test]
fn e83_every_option_ends_every_game_also_without_mergers() {
    let mut dice = FastDice::new(5);
    let mut endings = BTreeSet::new();
    for (option, value) in State::OPTIONS.iter().flat_map(|o| o.values.iter().map(move |value| (o.name, value))) {
        for rules in ["classic", "vienna"] {
            let setup = Setup::new::<State>(2 + (dice.below(4)) as u8).with("rules", rules).with(option, value);
            let Ok(mut state) = State::new(board(), &setup) else { continue };
            let mut steps = 0;
            loop {
                state.audit().unwrap_or_else(|e| panic!("{rules}, {option}={value}: {e}"));
                match state.waiting() {
                    Waiting::Over => break,
                    Waiting::Chance => state.apply(Step::Chance(state.sample(&mut dice)), &mut ()),
                    Waiting::Seat(ask) => {
                        let mut legal = Vec::new();
                        state.legal_moves(ask.seat, &mut legal);
                        let merges = |mv: &Move| matches!(mv, Move::ProposeMerge { .. } | Move::OfferMerge { .. });
                        legal.retain(|mv| !merges(mv));
                        let mv = legal[dice.below(legal.len() as u32) as usize];
                        state.apply(Step::Move(ask.seat, mv), &mut ());
                    }
                }
                steps += 1;
                assert!(steps < State::MAX_STEPS);
            }
            endings.insert(state.outcome().expect("an end").reason);
        }
    }
    assert!(["mandate", "turn-limit"].iter().all(|reason| endings.contains(*reason)), "{endings:?}");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let setup = |options: &[(&str, &str)]| {
        let setup = options.iter().fold(Setup::new::<State>(2), |setup, (name, value)| setup.with(name, value));
        State::new(board(), &setup)
    };
    for options in [
        &[("timer", "mandate")][..],
        &[("yin_33", "true")],
        &[("first", "4")],
        &[("rules", "classic"), ("decks", "vienna")],
    ] {
        let Err(SetupError::Conflict { phrase, .. }) = setup(options) else { panic!("{options:?} go together") };
        // Who begins is said in the words of the house.
        for (code, words) in State::WORDS.iter().filter(|_| phrase.id != "setup-first-seat") {
            assert!(words.contains(&format!("\n{} = ", phrase.id)), "{code}: {}", phrase.id);
        }
    }
    // A number of turns beside the Mandate means nothing and hurts nobody: every option can be switched singly.
    assert!(setup(&[("rules", "classic"), ("turn_limit", "20")]).is_ok());
    assert!(setup(&[("rules", "classic"), ("timer", "turn_limit"), ("turn_limit", "20")]).is_ok());
    assert!(setup(&[("rules", "classic"), ("timer", "turn_limit"), ("decks", "vienna")]).is_ok());
}
