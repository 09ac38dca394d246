//! Every kind of message that a running house sends is one of the wire's types, for all games. The test kit reads each back
//! (`support/typed.rs`), what it has of a game as that game's types; here every kind is brought about.

use std::collections::BTreeSet;

use crate::support::{Open, Page, file, parts_of};
use serde_json::{Value, json};
use teahouse_catalog::Part;

/// A page that remembers what it heard.
struct Ear {
    page: Page,
    kinds: BTreeSet<String>,
    state: Value,
}

impl Ear {
    async fn say(&mut self, message: Value) {
        self.page.say(message).await;
    }

    async fn hear(&mut self) -> String {
        let message = self.page.hear().await;
        let kind = message["type"].as_str().expect("a type").to_owned();
        self.kinds.insert(kind.clone());
        if kind == "state" {
            self.state = message;
        }
        kind
    }

    async fn until(&mut self, kind: &str) {
        while self.hear().await != kind {}
    }

    /// Until this seat is asked, or the match is over.
    async fn asked(&mut self) {
        while self.state["waiting"]["seat"] != self.state["seat"] && !self.state["result"].is_object()
            || self.state.is_null()
        {
            self.hear().await;
        }
    }
}

async fn evening(house: &Open, anna: &str, game: &str) {
    let card = &house.ok("GET", "/api/v1/games", anna, None).await;
    let card = card.as_array().expect("games").iter().find(|g| g["id"] == game).expect("the game").clone();
    let players = card["players"][0].as_u64().expect("a number") as usize;
    let mut seats = vec![json!({ "kind": "bot", "level": "random" }); players];
    seats[0] = json!({ "kind": "me" });
    let new =
        json!({ "game": game, "players": players, "seats": seats, "start": true, "listed": true, "watching": true });
    let info = house.ok("POST", "/api/v1/tables", anna, Some(new)).await;
    let id = info["id"].as_str().expect("an id");
    let here = format!("/api/v1/tables/{id}");
    for path in ["/api/v1/tables", "/api/v1/me/tables"] {
        assert!(!house.ok("GET", path, anna, None).await.as_array().expect("tables").is_empty());
    }
    let mut lobby = house.lobby(anna).await;
    assert_eq!(lobby.hear().await["type"], "tables");

    let mut ear = Ear { page: house.page(id, anna).await, kinds: BTreeSet::new(), state: Value::Null };
    ear.say(json!({ "type": "hello" })).await;
    for n in 0..6 {
        ear.asked().await;
        if ear.state["result"].is_object() {
            break;
        }
        // What was told in parts is what one is told as a whole.
        let whole = house.ok("GET", &format!("{here}/state?seen=9999"), anna, None).await;
        for part in ["entries", "waiting", "view", "outlook", "legal", "undo"] {
            assert_eq!(ear.state[part], whole[part], "{game}: {part}");
        }
        let (at, mv) = (ear.state["entries"].clone(), ear.state["legal"][0].clone());
        ear.say(json!({ "type": "preview", "token": format!("p{n}"), "moves": [mv] })).await;
        ear.until("preview").await;
        ear.say(json!({ "type": "move", "token": format!("m{n}"), "at": at, "moves": [mv] })).await;
        ear.until("done").await;
    }
    ear.asked().await;
    ear.say(json!({ "type": "move", "token": "late", "at": 0, "moves": ["tea"] })).await;
    ear.until("refused").await;
    ear.say(json!({ "type": "chat", "text": "tea?" })).await;
    ear.until("chat").await;
    assert_eq!(house.ok("GET", &format!("{here}/chat"), anna, None).await.as_array().map(Vec::len), Some(1));
    house.ok("GET", &format!("{here}/state?seen=0"), anna, None).await;
    // Free, or granted by bots; where something hidden was shown there is nothing.
    let (undone, _, answer) = house.ask("POST", &format!("{here}/undo"), anna, Some(json!({}))).await;
    assert_eq!(undone, if ear.state["undo"] == "none" { 409 } else { 200 }, "{game}: {} {answer}", ear.state["undo"]);
    if game == "emperor" {
        house.ok("POST", &format!("{here}/order"), anna, Some(json!({ "order": { "kind": "stand-always" } }))).await;
    }
    if !ear.state["result"].is_object() {
        house.ok("POST", &format!("{here}/resign"), anna, Some(json!({}))).await;
    }
    while !ear.state["result"].is_object() {
        ear.hear().await;
    }
    let kinds = ["chat", "done", "preview", "refused", "state", "table"];
    assert_eq!(ear.kinds, kinds.map(str::to_owned).into(), "{game}");

    for path in ["moments?from=0&count=64", "course", "draws", "link", "board", ""] {
        house.ok("GET", format!("{here}/{path}").trim_end_matches('/'), anna, None).await;
    }
    house.ok("POST", &format!("{here}/rematch"), anna, None).await;
    house.ok("POST", &format!("{here}/branch"), anna, Some(json!({ "at": 1, "seats": [] }))).await;

    let there = format!("/api/v1/games/{game}");
    for path in ["rules/en", "coverage"] {
        house.ok("GET", &format!("{there}/{path}"), anna, None).await;
    }
    let (mut allowed, mut forbidden) = (0, 0);
    for lesson in card["lessons"].as_array().expect("lessons") {
        let scenario = lesson["scenario"].as_str().expect("a name");
        let scene = house.ok("GET", &format!("{there}/scenarios/{scenario}"), anna, None).await;
        let first = &scene["steps"][0];
        let row = json!([first["move"]]);
        let tried = json!({ "scenario": scenario, "moves": row });
        let looked = json!({ "scenario": scenario, "moves": [], "row": row });
        for (path, tried) in [("practice", tried), ("practice/preview", looked)] {
            let path = format!("{there}/{path}");
            if first["refused"].is_object() {
                assert_eq!(house.ask("POST", &path, anna, Some(tried)).await.0, 422, "{scenario}");
                forbidden += 1;
            } else {
                house.ok("POST", &path, anna, Some(tried)).await;
                allowed += 1;
            }
        }
        // The same once more is hardly ever allowed.
        let twice = json!({ "scenario": scenario, "moves": [first["move"], first["move"]] });
        forbidden += usize::from(house.ask("POST", &format!("{there}/practice"), anna, Some(twice)).await.0 == 422);
    }
    assert!(allowed > 0 && forbidden > 0, "{game}");
    // Standing orders are Emperor's alone.
    let read = parts_of(game);
    for part in
        [Part::View, Part::Own, Part::Outlook, Part::Decision, Part::Move, Part::Chance, Part::Event, Part::Illegal]
    {
        assert!(read.contains(&part), "{game}: {part:?} was never told");
    }
    assert_eq!(read.contains(&Part::Order), game == "emperor");
}

#[tokio::test]
async fn every_kind_of_message_is_its_type() {
    let house = Open::start(&file("wire")).await;
    let anna = house.guest("Anna").await;
    for game in teahouse_catalog::GAMES {
        evening(&house, &anna, game.id()).await;
    }
    house.close().await;
}
