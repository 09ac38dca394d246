//! A room can be thrown away and read again from the store between any two messages: a house that does so at random tells its pages
//! the same, message for message, as one that never forgets.

use crate::support::{Open, Page, file, settings, store};
use serde_json::{Value, json};
use teahouse_server::Settings;

/// What changes from run to run: ids, cookies and the clock.
fn scrub(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for name in ["id", "host", "created", "away_since", "at", "guest", "table"] {
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

/// Two people, each with a page: a match with previews, refusals, undo asked for and granted, chat, leaving and coming back.
async fn evening(house: &Open, game: &str) -> Vec<Value> {
    let (anna, jade) = (house.guest("Anna").await, house.guest("Jade").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": game, "players": 2, "seats": seats, "options": { "first": "0" }, "watching": true });
    let info = house.ok("POST", "/api/v1/tables", &anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id");
    let here = |what: &str| format!("/api/v1/tables/{id}/{what}");
    house.ok("POST", &here("seats/1"), &jade, Some(json!({ "salt": "jasmine" }))).await;
    let mut said = Vec::new();
    let mut pages = [house.page(id, &anna).await, house.page(id, &jade).await];
    for page in &mut pages {
        page.say(json!({ "type": "hello" })).await;
        until(page, "table", &mut said).await;
    }
    house.ok("POST", &here("start"), &anna, None).await;
    for n in 0..12 {
        let state = house.ok("GET", &here("state?seen=9999"), &anna, None).await;
        let Some(seat) = state["waiting"]["seat"].as_u64() else { break };
        let cookie = [&anna, &jade][seat as usize];
        let own = house.ok("GET", &here("state?seen=9999"), cookie, None).await;
        let (at, mv) = (&own["entries"], &own["legal"][n % own["legal"].as_array().map_or(1, Vec::len)]);
        let page = &mut pages[seat as usize];
        page.say(json!({ "type": "preview", "token": format!("p{n}"), "moves": [mv] })).await;
        until(page, "preview", &mut said).await;
        let ask = json!({ "type": "move", "token": format!("m{n}"), "at": at, "moves": [mv] });
        // The same message twice is carried out once.
        for _ in 0..2 {
            page.say(ask.clone()).await;
            until(page, "done", &mut said).await;
        }
        if n == 5 {
            let (other, asked) = if seat == 0 { (&jade, &anna) } else { (&anna, &jade) };
            let (status, _, _) = house.ask("POST", &here("undo"), asked, Some(json!({}))).await;
            said.push(json!(status));
            let (status, _, _) = house.ask("POST", &here("undo/answer"), other, Some(json!({ "agree": n != 0 }))).await;
            said.push(json!(status));
        }
        if n == 8 {
            let page = &mut pages[1];
            page.say(json!({ "type": "chat", "text": "tea?" })).await;
            until(page, "chat", &mut said).await;
            // Jade closes her page and comes back.
            let [anne, _] = pages;
            pages = [anne, house.page(id, &jade).await];
            while until(&mut pages[0], "table", &mut said).await["table"]["seats"][1]["sitter"]["here"] == true {}
            pages[1].say(json!({ "type": "hello", "seen": 3 })).await;
            until(&mut pages[1], "state", &mut said).await;
        }
    }
    house.ok("POST", &here("resign"), &jade, Some(json!({}))).await;
    while !until(&mut pages[0], "state", &mut said).await["result"].is_object() {}
    let mut draws = house.ok("GET", &here("draws"), &anna, None).await;
    scrub(&mut draws);
    said.push(draws);
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_forgets_its_rooms_says_the_same() {
    for game in ["qin", "emperor", "tea_garden"] {
        let mut told = Vec::new();
        for forget_rooms in [false, true] {
            let store = store(&file(&format!("forgetful-{game}-{forget_rooms}"))).await;
            let house = Open::with(store, Settings { forget_rooms, ..settings() }).await;
            told.push(evening(&house, game).await);
            house.close().await;
        }
        for (n, (remembering, forgetful)) in told[0].iter().zip(&told[1]).enumerate() {
            for (name, value) in remembering.as_object().into_iter().flatten() {
                assert_eq!(value, &forgetful[name], "{game}, message {n}: {name}");
            }
            assert_eq!(remembering, forgetful, "{game}, message {n}");
        }
        assert_eq!(told[0].len(), told[1].len(), "{game}");
    }
}
