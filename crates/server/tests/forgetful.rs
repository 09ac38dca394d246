//! A room can be thrown away and read again from the store between any two messages: a house that does so at random tells its pages
//! the same, message for message, as one that never forgets.

use crate::orders::{always, at_war, stand, to_battle};
use std::time::{Duration, Instant};

use crate::support::{Open, Page, file, settings, store, texts};
use serde_json::{Value, json};
use teahouse_catalog::GAMES;
use teahouse_server::Settings;

/// What changes from run to run: ids, cookies and the clock.
fn scrub(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for name in ["id", "host", "created", "since", "away_since", "at", "guest", "table", "next"] {
                if let Some(field) = fields.get_mut(name).filter(|field| field.is_string() || field.is_number()) {
                    *field = Value::Null;
                }
            }
            fields.values_mut().for_each(scrub);
        }
        Value::Array(list) => list.iter_mut().for_each(scrub),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// All that is said up to and with the next message of this type.
async fn until(page: &mut Page, kind: &str, said: &mut Vec<Value>) -> Value {
    loop {
        let message = page.hear().await;
        let mut seen = message.clone();
        scrub(&mut seen);
        said.push(seen);
        if message["type"] == kind {
            return message;
        }
    }
}

/// A table at which whoever opens it has the first seat.
fn new_table(game: &str, others: &[Value]) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend_from_slice(others);
    json!({ "game": game, "players": seats.len(), "seats": seats, "options": { "first": "0" }, "watching": true })
}

/// What the lists say: open tables, and those of each of these people.
async fn lists(house: &Open, people: &[String], said: &mut Vec<Value>) {
    for path in ["/api/v1/tables", "/api/v1/me/tables"] {
        for who in people {
            let mut list = house.ok("GET", path, who, None).await;
            scrub(&mut list);
            // Tables that came in the same millisecond have no order.
            list.as_array_mut().expect("a list").sort_by_key(Value::to_string);
            said.push(list);
        }
    }
}

/// Somebody who is away has been so since the same moment, however often the room is read again meanwhile.
async fn still_away(house: &Open, table: &str, who: &str, seat: usize) {
    let (mut since, begun) = (Vec::new(), Instant::now());
    // Long enough for the clock to say something else.
    while since.len() < 8 || begun.elapsed() < Duration::from_millis(10) {
        let info = house.ok("GET", &format!("/api/v1/tables/{table}"), who, None).await;
        let sitter = &info["seats"][seat]["sitter"];
        assert!(sitter["here"] == false && sitter["away_since"].is_number(), "{sitter}");
        since.push(sitter["away_since"].clone());
    }
    since.dedup();
    assert_eq!(since.len(), 1, "{since:?}");
}

/// A bot takes the seat of somebody who is not asked, who then takes it back.
async fn given_and_taken_back(house: &Open, table: &str, people: &[String], said: &mut Vec<Value>) {
    let state = house.ok("GET", &format!("/api/v1/tables/{table}/state?seen=9999"), &people[0], None).await;
    let asked = state["waiting"]["seat"].as_u64().expect("somebody is asked") as usize;
    let seat = (asked + 1) % people.len();
    for what in ["stand-in", "hand-back"] {
        let ask = Some(json!({ "seat": seat }));
        let mut info = house.ok("POST", &format!("/api/v1/tables/{table}/{what}"), &people[seat], ask).await;
        scrub(&mut info);
        said.push(info);
    }
}

/// The game after this one: opened once, with a link that is made anew, so that a stranger is not let in.
async fn again(house: &Open, table: &str, people: &[String], said: &mut Vec<Value>) {
    let rematch = format!("/api/v1/tables/{table}/rematch");
    let next = house.ok("POST", &rematch, &people[0], None).await;
    assert_eq!(house.ok("POST", &rematch, &people[1], None).await, next, "one table, whoever asks for it");
    let id = next["id"].as_str().expect("an id");
    let eve = house.guest("Eve").await;
    let host = &people[0];
    let key = house.ok("POST", &format!("/api/v1/tables/{id}/link"), host, None).await;
    assert_eq!(house.ok("GET", &format!("/api/v1/tables/{id}/link"), host, None).await, key);
    let (status, _, problem) = house.ask("GET", &format!("/api/v1/tables/{id}"), &eve, None).await;
    assert_eq!(status, 403, "{problem}");
    house.ok("POST", &format!("/api/v1/tables/{id}/enter"), &eve, Some(key)).await;
    for who in people.iter().chain([&eve]) {
        let mut info = house.ok("GET", &format!("/api/v1/tables/{id}"), who, None).await;
        scrub(&mut info);
        said.push(info);
    }
}

/// How many moves an evening has; something else happens in between.
const MOVES: usize = 12;

/// What came of an evening.
struct Evening {
    said: Vec<Value>,
    /// Whether somebody asked to take a move back, and everybody agreed.
    undone: bool,
}

/// People, each with a page: a match with previews, refusals, undo asked for and granted, chat, leaving and coming back, a bot in
/// somebody's seat for a while, what the lists say of it, and the table after this one.
async fn evening(house: &Open, game: &str) -> Evening {
    let mut people = vec![house.guest("Anna").await, house.guest("Jade").await];
    if game == "china" {
        people.push(house.guest("Ming").await);
    }
    let (anna, jade) = (people[0].clone(), people[1].clone());
    let open = vec![json!({ "kind": "open" }); people.len() - 1];
    let mut new = new_table(game, &open);
    new["listed"] = json!(true);
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id");
    let here = |what: &str| format!("/api/v1/tables/{id}/{what}");
    let mut said = Vec::new();
    lists(house, &people, &mut said).await;
    assert_eq!(said[0].as_array().map(Vec::len), Some(1), "it is listed: {}", said[0]);
    for (seat, who) in people.iter().enumerate().skip(1) {
        house.ok("POST", &here(&format!("seats/{seat}")), who, Some(json!({ "salt": "jasmine" }))).await;
        lists(house, &people, &mut said).await;
    }
    let mut pages = Vec::new();
    for who in &people {
        pages.push(house.page(id, who).await);
    }
    for page in &mut pages {
        page.say(json!({ "type": "hello" })).await;
        until(page, "table", &mut said).await;
    }
    house.ok("POST", &here("start"), &anna, None).await;
    let mut undone = false;
    for n in 0..MOVES {
        let state = house.ok("GET", &here("state?seen=9999"), &anna, None).await;
        let seat = state["waiting"]["seat"].as_u64();
        let seat = seat.unwrap_or_else(|| panic!("{game}: nobody is asked before move {n}: {state}")) as usize;
        let own = house.ok("GET", &here("state?seen=9999"), &people[seat], None).await;
        let (at, mv) = (&own["entries"], &own["legal"][n % own["legal"].as_array().map_or(1, Vec::len)]);
        let page = &mut pages[seat];
        page.say(json!({ "type": "preview", "token": format!("p{n}"), "moves": [mv] })).await;
        until(page, "preview", &mut said).await;
        let ask = json!({ "type": "move", "token": format!("m{n}"), "at": at, "moves": [mv] });
        // The same message twice is carried out once.
        for _ in 0..2 {
            page.say(ask.clone()).await;
            until(page, "done", &mut said).await;
        }
        if n == 5 {
            let (status, _, _) = house.ask("POST", &here("undo"), &people[seat], Some(json!({}))).await;
            let mut statuses = vec![status];
            for (_, other) in people.iter().enumerate().filter(|(other, _)| *other != seat) {
                let (status, _, _) =
                    house.ask("POST", &here("undo/answer"), other, Some(json!({ "agree": true }))).await;
                statuses.push(status);
            }
            said.push(json!(statuses));
            undone = statuses.iter().all(|status| *status == 200);
        }
        if n == 8 {
            let page = &mut pages[1];
            page.say(json!({ "type": "chat", "text": "tea?" })).await;
            until(page, "chat", &mut said).await;
            // Jade closes her page and comes back.
            pages[1] = house.page(id, &jade).await;
            while until(&mut pages[0], "table", &mut said).await["table"]["seats"][1]["sitter"]["here"] == true {}
            still_away(house, id, &anna, 1).await;
            pages[1].say(json!({ "type": "hello", "seen": 3 })).await;
            until(&mut pages[1], "state", &mut said).await;
        }
        if n == 10 {
            given_and_taken_back(house, id, &people, &mut said).await;
        }
    }
    lists(house, &people, &mut said).await;
    for who in &people[1..] {
        house.ok("POST", &here("resign"), who, Some(json!({}))).await;
    }
    while !until(&mut pages[0], "state", &mut said).await["result"].is_object() {}
    draws(house, id, &anna, &mut said).await;
    again(house, id, &people, &mut said).await;
    lists(house, &people, &mut said).await;
    Evening { said, undone }
}

async fn draws(house: &Open, id: &str, who: &str, said: &mut Vec<Value>) {
    let mut draws = house.ok("GET", &format!("/api/v1/tables/{id}/draws"), who, None).await;
    scrub(&mut draws);
    said.push(draws);
}

/// All that is said until the first seat is asked or the match is over.
async fn until_asked(page: &mut Page, said: &mut Vec<Value>) -> Value {
    loop {
        let state = until(page, "state", said).await;
        if state["waiting"]["seat"] == 0 || state["result"].is_object() {
            return state;
        }
    }
}

/// One person among bots, who think while the room that asked them may be forgotten; now and then their moves are taken back too.
async fn among_bots(house: &Open, game: &str) -> Vec<Value> {
    let anna = house.guest("Anna").await;
    let mut bots = vec![json!({ "kind": "bot", "level": "greedy" })];
    if game == "china" {
        bots.push(json!({ "kind": "bot", "level": "random" }));
    }
    let mut undone = 0;
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new_table(game, &bots))).await;
    let id = info["id"].as_str().expect("an id");
    let here = |what: &str| format!("/api/v1/tables/{id}/{what}");
    let mut said = Vec::new();
    let mut page = house.page(id, &anna).await;
    page.say(json!({ "type": "hello" })).await;
    until(&mut page, "table", &mut said).await;
    house.ok("POST", &here("start"), &anna, None).await;
    let mut state = until_asked(&mut page, &mut said).await;
    for n in 0..16 {
        if state["result"].is_object() {
            break;
        }
        let legal = state["legal"].as_array().expect("moves");
        let (at, mv) = (&state["entries"], &legal[n % legal.len()]);
        page.say(json!({ "type": "move", "token": format!("m{n}"), "at": at, "moves": [mv] })).await;
        state = until_asked(&mut page, &mut said).await;
        if n % 6 == 4 {
            let (status, _, _) = house.ask("POST", &here("undo"), &anna, Some(json!({}))).await;
            said.push(json!(status));
            if status == 200 {
                undone += 1;
                state = until_asked(&mut page, &mut said).await;
            }
        }
    }
    assert!(undone > 0, "{game}: nothing is ever taken back");
    // Anna is asked, so nobody thinks: what was told before is read before this.
    page.say(json!({ "type": "chat", "text": "tea?" })).await;
    until(&mut page, "chat", &mut said).await;
    said
}

/// An attack on somebody whose standing orders answer for them: for good, taken back, for this attack alone.
async fn by_order(house: Open) -> Vec<Value> {
    let two = at_war(house, json!({ "first": "0" })).await;
    let (id, mut pages, mut said) = (two.id.clone(), Vec::new(), Vec::new());
    for cookie in &two.cookies {
        let mut page = two.house.page(&id, cookie).await;
        page.say(json!({ "type": "hello" })).await;
        until(&mut page, "state", &mut said).await;
        pages.push(page);
    }
    two.order(0, always()).await;
    to_battle(&two).await;
    let state = two.state(1).await;
    let attack = texts("emperor", &state["legal"]).into_iter().find(|mv| mv.starts_with("attack"));
    two.play(1, &attack.expect("an attack over an open border")).await;
    two.asked(1, "attacker-to-roll").await;
    two.order(0, Value::Null).await;
    two.play(1, "roll 1").await;
    two.asked(0, "defender-to-answer").await;
    two.order(0, stand()).await;
    two.asked(1, "attacker-to-roll").await;
    let resign = Some(json!({}));
    two.house.ok("POST", &two.path("resign"), &two.cookies[1], resign).await;
    // What was told before is read before this.
    pages[1].say(json!({ "type": "chat", "text": "tea?" })).await;
    for page in &mut pages {
        until(page, "chat", &mut said).await;
    }
    assert!(said.iter().any(|told| told["order"] == always()) && said.iter().any(|told| told["order"] == stand()));
    draws(&two.house, &id, &two.cookies[0], &mut said).await;
    two.house.close().await;
    said
}

/// A house with a store of its own.
async fn house(name: &str, forget_rooms: bool) -> Open {
    let store = store(&file(&format!("forgetful-{name}-{forget_rooms}"))).await;
    Open::with(store, Settings { forget_rooms, ..settings() }).await
}

fn same(what: &str, remembering: &[Value], forgetful: &[Value]) {
    for (n, (remembering, forgetful)) in remembering.iter().zip(forgetful).enumerate() {
        for (name, value) in remembering.as_object().into_iter().flatten() {
            assert_eq!(value, &forgetful[name], "{what}, message {n}: {name}");
        }
        assert_eq!(remembering, forgetful, "{what}, message {n}");
    }
    assert_eq!(remembering.len(), forgetful.len(), "{what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_forgets_its_rooms_says_the_same() {
    let mut undone = Vec::new();
    for game in GAMES.iter().map(|game| game.id()) {
        let mut told = Vec::new();
        for forgets in [false, true] {
            let house = house(game, forgets).await;
            let evening = evening(&house, game).await;
            told.push(evening.said);
            undone.push((game, evening.undone));
            house.close().await;
        }
        same(game, &told[0], &told[1]);
    }
    assert!(undone.iter().any(|(_, undone)| *undone), "everybody agrees in some game: {undone:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_forgets_its_rooms_says_the_same_among_bots() {
    for game in GAMES.iter().map(|game| game.id()) {
        let mut told = Vec::new();
        for forgets in [false, true] {
            let house = house(&format!("bots-{game}"), forgets).await;
            told.push(among_bots(&house, game).await);
            house.close().await;
        }
        same(game, &told[0], &told[1]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_forgets_its_rooms_obeys_the_same_orders() {
    let remembering = by_order(house("orders", false).await).await;
    same("orders", &remembering, &by_order(house("orders", true).await).await);
}
