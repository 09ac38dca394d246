//! Positions and moves in short words.

use serde_json::{Value, json};
use teahouse_emperor::{Board, Event, Position, State};
use teahouse_game::{Data, Game, Seat, Setup, Step, Waiting};

/// A move of every kind, as text and as object.
pub fn moves() -> Vec<(&'static str, Value)> {
    vec![
        ("settle honan", json!({ "kind": "settle", "province": "honan" })),
        ("grow honan", json!({ "kind": "grow", "province": "honan" })),
        ("drop", json!({ "kind": "drop" })),
        ("colonise honan hupeh", json!({ "kind": "colonise", "from": "honan", "to": "hupeh" })),
        ("move honan hupeh 2", json!({ "kind": "move", "from": "honan", "to": "hupeh", "count": 2 })),
        ("end_phase", json!({ "kind": "end-phase" })),
        ("attack honan hupeh", json!({ "kind": "attack", "from": "honan", "to": "hupeh" })),
        ("propose_merge 1", json!({ "kind": "propose-merge", "seat": 1 })),
        ("propose_merge 1 40", json!({ "kind": "propose-merge", "seat": 1, "share": 40 })),
        ("demand hupeh", json!({ "kind": "demand", "province": "hupeh" })),
        ("accept", json!({ "kind": "accept" })),
        ("refuse", json!({ "kind": "refuse" })),
        ("withdraw hunan", json!({ "kind": "withdraw", "to": "hunan" })),
        ("stand", json!({ "kind": "stand" })),
        ("offer_merge", json!({ "kind": "offer-merge" })),
        ("offer_merge 40", json!({ "kind": "offer-merge", "share": 40 })),
        ("roll 2", json!({ "kind": "roll", "dice": 2 })),
        ("break_off", json!({ "kind": "break-off" })),
        ("advance 2", json!({ "kind": "advance", "count": 2 })),
        ("yang honan", json!({ "kind": "yang", "province": "honan" })),
        ("yin honan", json!({ "kind": "yin", "province": "honan" })),
        ("relief yes", json!({ "kind": "relief", "accepted": true })),
        ("relief no", json!({ "kind": "relief", "accepted": false })),
        ("join 1", json!({ "kind": "join", "seat": 1 })),
        ("leave", json!({ "kind": "leave" })),
        ("resign", json!({ "kind": "resign" })),
    ]
}

/// A result of fate of every kind, as text and as object.
pub fn chances() -> Vec<(&'static str, Value)> {
    vec![
        ("first 1", json!({ "kind": "first", "seat": 1 })),
        ("die 2", json!({ "kind": "die", "face": 2 })),
        ("draw_yang cross_wall", json!({ "kind": "draw-yang", "card": "cross_wall" })),
        ("draw_yin plague", json!({ "kind": "draw-yin", "card": "plague" })),
    ]
}

pub fn board() -> &'static Board {
    &Board::built_in()[0]
}

/// A position in the words of scenarios: `honan=R5+city`.
pub fn position(rules: &str, players: usize, active: u8, text: &str, change: impl FnOnce(&mut Value)) -> State {
    try_position(rules, players, active, text, change).expect("a possible position")
}

/// The same, or what is impossible about it.
pub fn try_position(
    rules: &str,
    players: usize,
    active: u8,
    text: &str,
    change: impl FnOnce(&mut Value),
) -> Result<State, String> {
    let fresh = State::new(board(), &Setup::new::<State>(players as u8).with("rules", rules)).expect("a setup");
    let mut file = serde_json::to_value(fresh.position()).expect("plain data");
    let mut economy = Vec::new();
    for part in text.split(", ") {
        let (name, rest) = part.split_once('=').expect("a province");
        let mut words = rest.split('+');
        let head = words.next().expect("markers");
        let mut symbols = [0, 0, 0];
        for word in words {
            let n = ["city", "mine", "agriculture"].iter().position(|s| *s == word).expect("a symbol");
            symbols[n] += 1;
            economy.push(word.to_owned());
        }
        let owner = "RBGYW".find(&head[..1]);
        let markers: u8 = head[1..].parse().unwrap_or(0);
        file["table"]["provinces"][name] = json!({ "owner": owner, "markers": markers, "symbols": symbols });
    }
    for card in economy {
        file["yang_unseen"][&card] = (file["yang_unseen"][&card].as_u64().expect("a count") - 1).into();
        file["table"]["yang_then"].as_array_mut().expect("cards").push(card.into());
    }
    for seat in file["table"]["seats"].as_array_mut().expect("seats") {
        seat["placed"] = true.into();
    }
    file["table"]["point"] = "idle".into();
    file["table"]["active"] = active.into();
    file["table"]["turn"] = 9.into();
    change(&mut file);
    let position: Position = serde_json::from_value(file).expect("a position");
    State::from_position(board(), &position)
}

/// Where random games begin that shall come to every question: with both rule sets and any number of players; every fourth with a
/// state that is cornered for the fifth time (E71), which is rare.
pub fn beginning(round: u8) -> State {
    if round % 4 == 3 {
        return position("classic", 3, 2, "korea=G3, liaoning=B3, shantung=R3", |file| {
            file["table"]["seats"][2]["cornered"] = 4.into();
        });
    }
    let rules = ["classic", "vienna"][usize::from(round % 2)];
    State::new(board(), &Setup::new::<State>(2 + round / 4 % 4).with("rules", rules)).expect("a setup")
}

/// Gives a seat these Yang cards.
pub fn hold(file: &mut Value, seat: usize, cards: &[&str]) {
    for card in cards {
        file["yang_unseen"][*card] = (file["yang_unseen"][*card].as_u64().expect("a count") - 1).into();
    }
    file["hands"][seat] = json!(cards);
}

/// The Mandate is next: everything unseen lies below it.
pub fn mandate_next(file: &mut Value) {
    let unseen = std::mem::replace(&mut file["yang_unseen"], json!({}));
    let then = file["table"]["yang_then"].as_array_mut().expect("cards");
    for (card, count) in unseen.as_object().expect("counts") {
        (0..count.as_u64().expect("a count")).for_each(|_| then.push(card.as_str().into()));
    }
}

pub fn act(state: &mut State, seat: u8, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    state.play(Seat(seat), text.parse().expect("a move"), &mut events).unwrap_or_else(|e| panic!("{text}: {e}"));
    events
}

pub fn fate(state: &mut State, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    state.apply(Step::Chance(text.parse().expect("a result")), &mut events);
    events
}

/// Who is asked what.
pub fn asked(state: &State) -> (u8, String) {
    let Waiting::Seat(ask) = state.waiting() else { panic!("somebody is asked") };
    let decision = serde_json::to_value(ask.decision).expect("plain data");
    (ask.seat.0, decision["kind"].as_str().expect("a kind").to_owned())
}

/// Ends phase four and draws both cards for a province, which is named only where there is another (E81).
pub fn draw(state: &mut State, seat: u8, at: &str, [yang, yin]: [&str; 2]) {
    if matches!(state.waiting(), Waiting::Seat(_)) && asked(state).1 == "idle" {
        act(state, seat, "end_phase");
    }
    for deck in ["yang", "yin"] {
        if matches!(state.waiting(), Waiting::Seat(_)) {
            act(state, seat, &format!("{deck} {at}"));
        }
    }
    fate(state, &format!("draw_yang {yang}"));
    fate(state, &format!("draw_yin {yin}"));
}

/// Plays on for a seat until another is asked: it grows and names where it comes first, and does nothing else. City and plague are drawn.
pub fn pass(state: &mut State, seat: u8) {
    loop {
        match state.waiting() {
            Waiting::Seat(ask) if ask.seat == Seat(seat) => {
                let mut legal = Vec::new();
                state.legal_moves(ask.seat, &mut legal);
                let end = "end_phase".parse().expect("a move");
                let mv = if legal.contains(&end) { end } else { legal[0] };
                state.apply(Step::Move(ask.seat, mv), &mut ());
            }
            Waiting::Chance if state.fact("point") == Some(json!("draw-yang")) => _ = fate(state, "draw_yang city"),
            Waiting::Chance => _ = fate(state, "draw_yin plague"),
            _ => return,
        }
    }
}

/// The kinds of events, in their order.
pub fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event| serde_json::to_value(event).expect("plain data")["kind"].as_str().expect("a kind").to_owned();
    events.iter().map(kind).collect()
}
