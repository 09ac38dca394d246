//! A house under test takes its dice from whoever asks; every other house from the operating system, whatever is asked.

use crate::support::{Open, file, settings, settings_of_a_host, store};
use serde_json::{Value, json};
use teahouse_server::{House, Settings, serve};

/// As one guest who names this seed, or none.
struct Guest<'a> {
    house: &'a Open,
    cookie: String,
    seed: &'a str,
}

impl Guest<'_> {
    async fn new<'a>(house: &'a Open, seed: &'a str) -> Guest<'a> {
        let mut guest = Guest { house, cookie: String::new(), seed };
        let (status, head, text) = guest.ask("GET", "/api/v1/me", None).await;
        assert_eq!(status, 200, "{text}");
        let set = head.lines().find_map(|l| l.strip_prefix("set-cookie: ")).expect("a cookie");
        guest.cookie = set.split(';').next().expect("a cookie").to_owned();
        guest
    }

    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, String, String) {
        let seed = if self.seed.is_empty() { String::new() } else { format!("x-teahouse-seed: {}\r\n", self.seed) };
        self.house.raw(method, path, &self.cookie, body, &seed).await
    }

    async fn ok(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let (status, _, text) = self.ask(method, path, body).await;
        assert_eq!(status, 200, "{method} {path}: {text}");
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    }

    async fn refused(&self, method: &str, path: &str, body: Option<Value>) {
        let (status, _, text) = self.ask(method, path, body).await;
        assert!(status == 422 && text.contains("no-seed"), "{method} {path}: {status} {text}");
    }

    async fn id(&self, path: &str, body: Value) -> String {
        self.ok("POST", path, Some(body)).await["id"].as_str().expect("an id").to_owned()
    }

    /// Plays a table to its end and gives its record.
    async fn record(&self, id: &str) -> String {
        let mut page = self.house.page(id, &self.cookie).await;
        page.say(json!({ "type": "hello" })).await;
        loop {
            let heard = page.until("state").await;
            if heard["result"].is_object() {
                break;
            }
            let path = format!("/api/v1/tables/{id}/state?seen=100000&seat={}", heard["waiting"]["seat"]);
            let (status, _, text) = self.ask("GET", &path, None).await;
            if status == 403 {
                continue; // The bot's seat.
            }
            let own: Value = serde_json::from_str(&text).expect("a state");
            let legal = own["legal"].as_array().expect("moves");
            let token = format!("luck-{}", own["entries"]);
            let (at, seat, mv) = (&own["entries"], &own["waiting"]["seat"], &legal[legal.len() / 2]);
            let mv = json!({ "token": token, "at": at, "seat": seat, "moves": [mv] });
            self.ok("POST", &format!("/api/v1/tables/{id}/moves"), Some(mv)).await;
        }
        let (status, _, text) = self.ask("GET", &format!("/api/v1/tables/{id}/record"), None).await;
        assert_eq!(status, 200, "{text}");
        text
    }
}

/// Anna and a friend at her screen, and a bot between them.
fn wish() -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }, { "kind": "local", "name": "Jade" }]);
    json!({ "game": "qin", "players": 3, "seats": seats, "start": true })
}

/// Every way to a match, played to its end: a table, its rematch, a game from a position, a series.
async fn all_ways(house: &Open, seed: &str) -> Vec<String> {
    let guest = Guest::new(house, seed).await;
    let first = guest.id("/api/v1/tables", wish()).await;
    let mut records = vec![guest.record(&first).await];
    let again = guest.id(&format!("/api/v1/tables/{first}/rematch"), json!({})).await;
    guest.ok("POST", &format!("/api/v1/tables/{again}/start"), None).await;
    records.push(guest.record(&again).await);
    let branch = json!({ "at": 20, "seats": wish()["seats"], "start": true });
    let branch = guest.id(&format!("/api/v1/tables/{first}/branch"), branch).await;
    records.push(guest.record(&branch).await);
    let mut series = wish();
    series["series"] = json!({ "boards": [], "count": "wins" });
    let series = guest.id("/api/v1/tables", series).await;
    records.push(guest.record(&series).await);
    records
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_seed_plays_the_same_games() {
    let house = Open::start(&file("luck")).await;
    let (one, same) = (all_ways(&house, "plum").await, all_ways(&house, "plum").await);
    assert_eq!(one, same, "draws, salts, lots, names and bots");
    let draws = |record: &String| record.lines().filter(|l| l.starts_with('*')).collect::<Vec<_>>().join(" ");
    assert_ne!(draws(&one[0]), draws(&one[1]), "a rematch is another game");
    let other = all_ways(&house, "orchid").await;
    for (one, other) in one.iter().zip(&other) {
        assert_ne!(draws(one), draws(other));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn under_test_nothing_begins_without_a_seed() {
    let house = Open::start(&file("no-seed")).await;
    let nobody = Guest { house: &house, cookie: String::new(), seed: "" };
    nobody.refused("GET", "/api/v1/me", None).await;
    let mut guest = Guest::new(&house, "plum").await;
    let over = guest.id("/api/v1/tables", wish()).await;
    guest.record(&over).await;
    guest.seed = "";
    guest.refused("POST", "/api/v1/tables", Some(wish())).await;
    guest.refused("POST", &format!("/api/v1/tables/{over}/rematch"), None).await;
    let branch = json!({ "at": 20, "seats": wish()["seats"], "start": true });
    guest.refused("POST", &format!("/api/v1/tables/{over}/branch"), Some(branch)).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_other_house_does_not_look_at_seeds() {
    assert!(!Settings::default().test_seeds);
    let house = Open::with(store(&file("fair")).await, settings_of_a_host()).await;
    let (plum, none) = (Guest::new(&house, "plum").await, Guest::new(&house, "").await);
    let mut sealed = Vec::new();
    for guest in [&plum, &plum, &none] {
        sealed.push(guest.ok("POST", "/api/v1/tables", Some(wish())).await["commitment"].clone());
    }
    assert!(sealed[0] != sealed[1] && sealed[1] != sealed[2] && sealed[0] != sealed[2], "{sealed:?}");
    house.close().await;
}

#[tokio::test]
async fn a_house_under_test_opens_to_this_machine_only() {
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let base_url = Some("http://127.0.0.1:8137".to_owned());
    for (settings, address, with) in [
        (Settings { base_url, ..settings() }, "127.0.0.1:0", "a base URL"),
        (Settings { proxies, ..settings() }, "127.0.0.1:0", "proxies"),
        (settings(), "0.0.0.0:0", "other machines"),
        (settings(), "[::]:0", "other machines"),
        (settings(), "192.0.2.1:0", "other machines"),
    ] {
        let house = House::new(store(&file("refused")).await, settings);
        let opened = serve(house, address, |_| panic!("{with}: it opens"), std::future::pending()).await;
        let error = opened.expect_err("refused").to_string();
        assert!(error.contains("--test-seeds") && error.contains(with), "{error}");
    }
}

/// The name that somebody has at first is told to everybody; the cookie and the id behind it are drawn apart from it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_name_tells_nothing_of_the_cookie() {
    let house = Open::with(store(&file("names")).await, settings_of_a_host()).await;
    let (mut names, mut told) = (std::collections::BTreeSet::new(), 0);
    for _ in 0..40 {
        let guest = Guest::new(&house, "").await;
        let me = guest.ok("GET", "/api/v1/me", None).await;
        let name = me["name"].as_str().expect("a name");
        let letters = name.strip_prefix("Guest ").expect("a first name");
        let (_, token) = guest.cookie.split_once('=').expect("a cookie");
        assert!(letters.len() == 4 && token.len() == 64, "{name}");
        // By chance four letters are found in one of a thousand cookies, and nearly never at its ends.
        let hash = teahouse_game::data::sha256_hex(token.as_bytes());
        told += usize::from(token.contains(letters) || hash.contains(letters));
        assert!(!me["id"].as_str().expect("an id").ends_with(letters));
        names.insert(letters.to_owned());
    }
    assert!(told <= 3, "{told} of 40 names are found in their cookies");
    assert!(names.len() > 35, "they are drawn: {names:?}");
    house.close().await;
}
