//! Each attack of the review beside people who play at another table: it is refused with its code, and they play on. The house has its
//! limits on here; everybody has an address of their own: a machine's loopback has millions. What it costs the others in time is measured by `teahouse load --attack`.

use std::net::Ipv4Addr;
use std::time::Duration;

use crate::support::{Ask, Open, SEED, connect, cookie_in, file, settings, store};
use futures_util::future::join_all;
use serde_json::{Value, json};
use teahouse_server::{ConnectionLimits, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const RECORD: &str = include_str!("../../../games/qin/tests/records/last-pagoda-2-bird.tea");

fn limited() -> Settings {
    Settings { limits: true, away_minutes: 10, ..settings() }
}

async fn house(name: &str, settings: Settings) -> Open {
    Open::with(store(&file(name)).await, settings).await
}

/// Somebody at an address of their own.
struct Person<'a> {
    house: &'a Open,
    ip: String,
    cookie: String,
}

impl<'a> Person<'a> {
    async fn at(house: &'a Open, ip: &str) -> Person<'a> {
        let mut person = Person { house, ip: ip.to_owned(), cookie: String::new() };
        let (status, head, _) = person.raw("GET", "/api/v1/me", None).await;
        assert_eq!(status, 200);
        person.cookie = cookie_in(&head).expect("a cookie");
        person
    }

    /// The same person at another address.
    fn moved(&self, ip: &str) -> Person<'a> {
        Person { house: self.house, ip: ip.to_owned(), cookie: self.cookie.clone() }
    }

    async fn raw(&self, method: &str, path: &str, body: Option<Value>) -> (u16, String, String) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        self.send(method, path, "application/json", &body).await
    }

    /// The same as often as it takes, while they are told that they are too fast.
    async fn patiently(&self, method: &str, path: &str) -> (u16, String, String) {
        let heard = async {
            loop {
                // Whoever is too fast waits for the refusal, so nobody asks too often.
                let answer = self.raw(method, path, None).await;
                if !answer.2.contains(r#""code":"too-fast""#) {
                    break answer;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(60), heard).await.expect("they are let in some time")
    }

    async fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> (u16, String, String) {
        let (from, cookie) = (Some(self.ip.parse::<Ipv4Addr>().expect("an address")), self.cookie.as_str());
        let ask = Ask { from, method, path, cookie, extra: SEED, kind, body: body.as_bytes() };
        ask.send(self.house.address, &self.house.host).await
    }

    /// Status and answer.
    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let (status, _, text) = self.raw(method, path, body).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    async fn ok(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let (status, answer) = self.ask(method, path, body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    async fn open(&self, more: Value) -> (u16, Value) {
        let mut new = json!({ "game": "qin", "players": 2, "options": { "first": "0" }, "watching": true });
        new.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        self.ask("POST", "/api/v1/tables", Some(new)).await
    }

    /// A match against a bot that is never asked: both seats are one's own.
    async fn alone(&self) -> String {
        let (_, info) = self.open(json!({ "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true })).await;
        info["id"].as_str().expect("an id").to_owned()
    }

    /// The first legal move of whoever is asked.
    async fn move_at(&self, id: &str, seats: &[u8]) -> (u16, Value) {
        for seat in seats {
            let path = format!("/api/v1/tables/{id}/state?seen=999999&seat={seat}");
            let state = self.ok("GET", &path, None).await;
            if let Some(mv) = state["legal"].as_array().and_then(|legal| legal.first()) {
                let token = format!("t{}", state["entries"]);
                let ask = json!({ "token": token, "at": state["entries"], "seat": seat, "moves": [mv] });
                return self.ask("POST", &format!("/api/v1/tables/{id}/moves"), Some(ask)).await;
            }
        }
        panic!("nobody is asked");
    }
}

/// Two people who play at their own table.
struct Victims<'a> {
    people: [Person<'a>; 2],
    id: String,
}

impl<'a> Victims<'a> {
    async fn at(house: &'a Open) -> Victims<'a> {
        let people = [Person::at(house, "127.9.0.1").await, Person::at(house, "127.9.0.2").await];
        let (_, info) = people[0].open(json!({ "seats": [{ "kind": "me" }], "start": true })).await;
        let id = info["id"].as_str().expect("an id").to_owned();
        people[1].ok("POST", &format!("/api/v1/tables/{id}/seats/1"), Some(json!({}))).await;
        Victims { people, id }
    }

    /// They play on.
    async fn play(&self) {
        let before = self.entries().await;
        let state = self.people[0].ok("GET", &format!("/api/v1/tables/{}/state?seen=999999", self.id), None).await;
        let seat = state["waiting"]["seat"].as_u64().expect("somebody is asked") as u8;
        let (status, answer) = self.people[usize::from(seat)].move_at(&self.id, &[seat]).await;
        assert_eq!(status, 200, "{answer}");
        assert!(self.entries().await > before);
    }

    async fn entries(&self) -> u64 {
        let path = format!("/api/v1/tables/{}/state?seen=999999", self.id);
        self.people[0].ok("GET", &path, None).await["entries"].as_u64().expect("a number")
    }
}

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["code"].as_str().unwrap_or_default())
}

/// F1: a match that is made longer and longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_and_undos_without_end() {
    let house = house("attack-undo", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let id = eve.alone().await;
    let mut undos = 0;
    let refused = loop {
        // However many addresses somebody has.
        let eve = eve.moved(&format!("127.1.0.{}", 1 + undos % 250));
        eve.move_at(&id, &[0, 1]).await;
        let undo = eve.ask("POST", &format!("/api/v1/tables/{id}/undo"), Some(json!({ "seat": 0 }))).await;
        if undo.0 != 200 {
            break undo;
        }
        undos += 1;
        if undos % 40 == 0 {
            victims.play().await;
        }
    };
    assert_eq!((code(&refused), undos), ((409, "too-many-undos"), 100));
    let state = eve.ok("GET", &format!("/api/v1/tables/{id}/state"), None).await;
    assert!(state["entries"].as_u64() < Some(1000), "{}", state["entries"]);
    assert_eq!(state["told"].as_array().map(|told| told.len() as u64), state["entries"].as_u64());
    victims.play().await;
    house.close().await;
}

/// F3: tables, listed tables, rematches and guests by the hundred.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_without_end() {
    let house = house("attack-tables", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let listed = json!({ "listed": true });
    for n in 0..6 {
        assert_eq!(eve.open(listed.clone()).await.0, 200, "{n}");
    }
    assert_eq!(code(&eve.open(listed.clone()).await), (409, "too-many-listed"));
    // Nor by listing it afterwards.
    let id = eve.open(json!({})).await.1["id"].as_str().expect("an id").to_owned();
    let later = eve.ask("PATCH", &format!("/api/v1/tables/{id}"), Some(listed.clone())).await;
    assert_eq!(code(&later), (409, "too-many-listed"));
    // Other guests of the same address come to an end too.
    let refused = 'full: loop {
        let other = Person::at(&house, "127.1.0.1").await;
        for _ in 0..6 {
            let answer = other.open(listed.clone()).await;
            if answer.0 != 200 {
                break 'full answer;
            }
        }
    };
    assert_eq!(code(&refused), (409, "too-many-listed"));
    let lobby = victims.people[0].ok("GET", "/api/v1/tables", None).await;
    assert_eq!(lobby.as_array().map(Vec::len), Some(24), "a quarter of the list");
    victims.play().await;
    // All at once, from many addresses, of tables that were not listed before.
    let greg = Person::at(&house, "127.1.3.1").await;
    let mut quiet = Vec::new();
    for n in 0..40 {
        let (status, info) = greg.moved(&format!("127.1.3.{n}")).open(json!({})).await;
        assert_eq!(status, 200, "{info}");
        quiet.push(info["id"].as_str().expect("an id").to_owned());
    }
    let at_once = quiet.iter().enumerate().map(async |(n, id)| {
        let (greg, path) = (greg.moved(&format!("127.1.3.{n}")), format!("/api/v1/tables/{id}"));
        greg.ask("PATCH", &path, Some(listed.clone())).await
    });
    let answers = join_all(at_once).await;
    let (listed_now, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.0 == 200);
    assert_eq!(listed_now.len(), 6, "however many come at the same time");
    assert!(refused.iter().all(|answer| code(answer) == (409, "too-many-listed")), "{refused:?}");
    // Nor do many guests of one address at the same time.
    let (mut many, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..10 {
        many.push(Person::at(&house, "127.1.4.1").await);
    }
    for person in &many {
        for n in 0..4 {
            let (_, info) = person.moved(&format!("127.1.5.{n}")).open(json!({})).await;
            theirs.push((person, info["id"].as_str().expect("an id").to_owned()));
        }
    }
    let at_once = theirs
        .iter()
        .map(async |(person, id)| person.ask("PATCH", &format!("/api/v1/tables/{id}"), Some(listed.clone())).await.0);
    let answers = join_all(at_once).await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 24, "{answers:?}");
    victims.play().await;
    // One guest at many addresses.
    let mut open = 0;
    let mallory = Person::at(&house, "127.2.0.1").await;
    let refused = loop {
        let answer = mallory.moved(&format!("127.2.0.{}", 1 + open)).open(json!({})).await;
        if answer.0 != 200 {
            break answer;
        }
        open += 1;
    };
    assert_eq!((code(&refused), open), ((409, "too-many-tables"), 60));
    victims.play().await;
    house.close().await;
}

/// F3: a rematch is a new table like any other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rematches_without_end() {
    let house = house("attack-rematch", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let mut id = eve.alone().await;
    let mut rematches = 0;
    let refused = loop {
        // Only what opens tables comes from the one address.
        let elsewhere = eve.moved(&format!("127.2.0.{}", 1 + rematches));
        let (status, _) = elsewhere.ask("POST", &format!("/api/v1/tables/{id}/start"), None).await;
        assert!(status == 200 || rematches == 0);
        elsewhere.ok("POST", &format!("/api/v1/tables/{id}/resign"), Some(json!({ "seat": 0 }))).await;
        let answer = eve.ask("POST", &format!("/api/v1/tables/{id}/rematch"), None).await;
        if answer.0 != 200 {
            break answer;
        }
        answer.1["id"].as_str().expect("an id").clone_into(&mut id);
        rematches += 1;
    };
    assert_eq!(code(&refused), (429, "too-many-new"));
    // A slow machine gives time for a few more.
    assert!((59..70).contains(&rematches), "{rematches}");
    victims.play().await;
    house.close().await;
}

/// F3: guests by the hundred, and what they say.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_and_chat_without_end() {
    let house = house("attack-guests", limited()).await;
    let victims = Victims::at(&house).await;
    let mut crowd = Vec::new();
    let nobody = Person { house: &house, ip: "127.1.0.1".to_owned(), cookie: String::new() };
    let refused = loop {
        let (status, head, text) = nobody.patiently("GET", "/api/v1/me").await;
        let Some(cookie) = cookie_in(&head) else {
            break (status, serde_json::from_str::<Value>(&text).expect("JSON"));
        };
        crowd.push(Person { house: &house, ip: "127.1.0.1".to_owned(), cookie });
    };
    assert_eq!(code(&refused), (429, "too-many-new"));
    // Ten classes; a slow machine gives time for a few more.
    assert!((300..320).contains(&crowd.len()), "{}", crowd.len());
    let (status, _, text) = crowd[0].moved("127.1.0.1").patiently("GET", "/api/v1/me").await;
    assert_eq!(status, 200, "who is known stays known: {text}");
    // They all talk at the victims' table: together they get no more than one address may.
    let path = format!("/api/v1/tables/{}/chat", victims.id);
    let speakers: Vec<Person<'_>> = crowd.iter().take(60).map(|person| person.moved("127.1.0.2")).collect();
    let line = json!({ "text": "buy tea!" });
    let answers = join_all(speakers.iter().map(|person| person.ask("POST", &path, Some(line.clone())))).await;
    let said = answers.iter().filter(|answer| answer.0 == 200).count();
    assert!(said >= 40 && said < speakers.len(), "{said}");
    assert!(answers.iter().all(|answer| answer.0 == 200 || code(answer) == (429, "too-fast")), "{answers:?}");
    victims.people[0].ok("POST", &path, Some(json!({ "text": "never mind them" }))).await;
    victims.play().await;
    house.close().await;
}

/// F3: whoever talks too fast is refused before any table hears of it, and waits for the refusal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_without_end() {
    let house = house("attack-lines", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    // No table has to be there for it.
    let path = "/api/v1/tables/nowhere/chat";
    let line = json!({ "text": "buy tea!" });
    let mut answers = Vec::new();
    for _ in 0..20 {
        let asked = std::time::Instant::now();
        let answer = eve.ask("POST", path, Some(line.clone())).await;
        answers.push((answer.0, asked.elapsed().as_millis()));
    }
    let refused: Vec<_> = answers.iter().filter(|answer| answer.0 == 429).collect();
    assert!(refused.len() >= 12 && refused.iter().all(|(_, ms)| *ms >= 50), "{answers:?}");
    victims.play().await;
    house.close().await;
}

/// F3: the chat of a table has an end, and those who only watch cannot fill it for those who play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chat_that_is_filled() {
    let house = house("attack-chat", Settings { limits: false, ..limited() }).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let path = format!("/api/v1/tables/{}/chat", victims.id);
    let line = json!({ "text": "x".repeat(500) });
    for _ in 0..200 {
        eve.ok("POST", &path, Some(line.clone())).await;
    }
    assert_eq!(code(&eve.ask("POST", &path, Some(line.clone())).await), (409, "too-much-chat"));
    victims.people[1].ok("POST", &path, Some(line)).await;
    let lines = victims.people[0].ok("GET", &path, None).await;
    assert_eq!(lines.as_array().map(Vec::len), Some(200), "an answer has a page");
    victims.play().await;
    house.close().await;
}

/// F4: those who only watch, by the hundred, at the victims' own table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_without_end() {
    let house = house("attack-watchers", Settings { limits: false, ..limited() }).await;
    let victims = Victims::at(&house).await;
    let (mut pages, mut refusals) = (Vec::new(), Vec::new());
    for n in 0..101 {
        let eve = Person::at(&house, &format!("127.1.0.{}", 1 + n)).await;
        // A few each; the third guest tries one more. The others come once.
        let wanted = match n {
            2 => 4,
            0..35 => 3,
            _ => 1,
        };
        for page in 0..wanted {
            let mut socket = house.page(&victims.id, &eve.cookie).await;
            socket.say(json!({ "type": "hello" })).await;
            let heard = loop {
                let heard = socket.hear().await;
                if heard["type"] != "table" {
                    break heard;
                }
            };
            if heard["type"] == "refused" {
                refusals.push((n, page, heard["problem"]["code"].clone()));
            }
            pages.push(socket);
        }
    }
    // Thirty-four with three pages each keep nobody out: people are counted, and a hundred of them get in. Second pages take nobody's place.
    let again = [(2, 3), (33, 1), (33, 2), (34, 1), (34, 2)].map(|(n, page)| (n, page, json!("too-many-pages")));
    let expected: Vec<_> = again.into_iter().chain([(100, 0, json!("too-many-here"))]).collect();
    assert_eq!(refusals, expected);
    // Whoever plays comes in all the same, again and again: their oldest page makes room.
    let mut own = Vec::new();
    for _ in 0..9 {
        let mut page = house.page(&victims.id, &victims.people[0].cookie).await;
        page.say(json!({ "type": "hello" })).await;
        assert_eq!(page.until("state").await["seat"], 0);
        own.push(page);
    }
    assert_eq!(own[0].until("refused").await["problem"]["code"], "too-many-pages");
    victims.play().await;
    for page in [1, 8] {
        own[page].until("state").await;
    }
    house.close().await;
}

/// F12: several seats of one guest where strangers sit down. They find one hand each, or no table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_hands_of_one_guest() {
    let house = house("attack-hands", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let (me, open) = (json!({ "kind": "me" }), json!({ "kind": "open" }));
    let ivy = json!({ "kind": "local", "name": "Ivy" });
    for seats in [json!([me, me, open]), json!([me, ivy, open]), json!([ivy, open, ivy])] {
        let refused = eve.open(json!({ "players": 3, "seats": seats, "listed": true })).await;
        assert_eq!(code(&refused), (409, "one-seat-each"), "{seats}");
        let (status, info) = eve.open(json!({ "players": 3, "seats": seats })).await;
        assert_eq!(status, 200, "not where strangers come: {info}");
        let path = format!("/api/v1/tables/{}", info["id"].as_str().expect("an id"));
        let later = eve.ask("PATCH", &path, Some(json!({ "listed": true }))).await;
        assert_eq!(code(&later), (409, "one-seat-each"), "{seats}");
    }
    assert_eq!(victims.people[0].ok("GET", "/api/v1/tables", None).await, json!([]));
    let (_, info) = eve.open(json!({ "players": 3, "seats": [me, open], "listed": true })).await;
    let path = format!("/api/v1/tables/{}", info["id"].as_str().expect("an id"));
    for seat in [1, 2] {
        let refused = eve.ask("POST", &format!("{path}/seats/{seat}"), Some(json!({}))).await;
        assert_eq!(code(&refused), (409, "one-seat-each"));
        let refused = eve.ask("PUT", &format!("{path}/seats/{seat}"), Some(me.clone())).await;
        assert_eq!(code(&refused), (409, "one-seat-each"));
    }
    victims.people[1].ok("POST", &format!("{path}/seats/1"), Some(json!({}))).await;
    victims.play().await;
    house.close().await;
}

/// F2: connections that say nothing, more than there are places for in the whole house.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_without_end() {
    let head = Duration::from_secs(3);
    let connections = ConnectionLimits { most: 200, head, ..ConnectionLimits::default() };
    let house = house("attack-silence", Settings { connections, ..limited() }).await;
    let victims = Victims::at(&house).await;
    let mut page = house.page(&victims.id, &victims.people[0].cookie).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    let mut silent = Vec::new();
    for n in 0..240 {
        silent.push(connect(house.address, Some(Ipv4Addr::new(127, 1, 0, 1 + n / 80))).await);
        if n % 40 == 39 {
            victims.play().await;
            page.until("state").await;
        }
    }
    // Those that are one too many are hung up on at once, the others when their time is over: without a word.
    let ended = join_all(silent.iter_mut().map(|stream| async {
        let mut said = [0];
        tokio::time::timeout(Duration::from_secs(20), stream.read(&mut said)).await
    }));
    let (ended, ()) = tokio::join!(ended, victims.play());
    assert!(ended.iter().all(|ended| matches!(ended, Ok(Ok(0) | Err(_)))), "{ended:?}");
    victims.play().await;
    house.close().await;
}

/// F5: nobody is taken for away before they can blink, so no host draws anew behind the backs of those at the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_at_which_everybody_is_away_at_once() {
    let house = house("attack-away", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let refused = eve.open(json!({ "away_minutes": 0 })).await;
    assert_eq!((code(&refused), &refused.1["params"]["least"]), ((422, "bad-away-minutes"), &json!(1)));
    let soonest = json!({ "away_minutes": 1, "seats": [{ "kind": "me" }], "start": true });
    let info = eve.open(soonest).await.1;
    assert_eq!(info["away_minutes"], 1);
    let path = format!("/api/v1/tables/{}", info["id"].as_str().expect("an id"));
    // Nor afterwards.
    let later = eve.ask("PATCH", &path, Some(json!({ "away_minutes": 0 }))).await;
    assert_eq!(code(&later), (422, "bad-away-minutes"));
    // One of the victims sits down with her, and has no page open.
    let (anna, id) = (&victims.people[0], info["id"].as_str().expect("an id"));
    anna.ok("POST", &format!("{path}/seats/1"), Some(json!({}))).await;
    assert_eq!(eve.move_at(id, &[0]).await.0, 200);
    let given = eve.ask("POST", &format!("{path}/stand-in"), Some(json!({ "seat": 1 }))).await;
    assert_eq!(code(&given), (409, "not-away"));
    // What she has drawn stays drawn unless the victim agrees.
    let state = async || eve.ok("GET", &format!("{path}/state?seen=999999"), None).await;
    let before = state().await;
    assert_eq!((before["undo"].as_str(), before["waiting"]["seat"].as_u64()), (Some("consent"), Some(1)));
    let asked = eve.ok("POST", &format!("{path}/undo"), Some(json!({ "seat": 0 }))).await;
    assert_eq!(asked["undo_asked"]["waiting"], json!([1]), "{asked}");
    assert_eq!(state().await["entries"], before["entries"]);
    // They play on, at her table and at their own.
    assert_eq!(anna.move_at(id, &[1]).await.0, 200);
    victims.play().await;
    house.close().await;
}

/// F7: records with boards of their own, one after another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_without_end() {
    let house = house("attack-boards", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let own: teahouse_game::record::Record = RECORD.parse().expect("a record");
    let board = teahouse_catalog::game("qin").expect("Qin").board("bird", None).expect("a board").0;
    let mut answers = Vec::new();
    for n in 0..6 {
        // A board that is as it should be, and a game that is not.
        let id = format!("bird{n}");
        let mut file: Value = serde_json::from_str(&board).expect("JSON");
        file["id"] = json!(id);
        let board = <teahouse_qin::Board as teahouse_game::Data>::parse(&file.to_string()).expect("a board");
        let mut record = own.clone();
        record.data = Some(teahouse_game::Data::file(&board));
        record.fingerprint = teahouse_game::Data::fingerprint(&board);
        record.sum = None;
        record.setup.board = id;
        record.entries.truncate(20);
        let (_, _, text) = eve.send("POST", "/api/v1/records", "text/plain", &record.to_string()).await;
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        answers.push(answer["code"].as_str().unwrap_or_default().to_owned());
    }
    assert_eq!(answers[4..], ["too-many-new", "too-many-new"], "{answers:?}");
    assert!(answers[..4].iter().all(|code| code.starts_with("record-")), "{answers:?}");
    // A record without a board of its own is as welcome as ever.
    let (status, _) = house.bring(&victims.people[0].cookie, RECORD.as_bytes()).await;
    assert_eq!(status, 200);
    victims.play().await;
    house.close().await;
}

/// What is asked of others' boards holds for ours, too.
#[test]
fn our_boards_have_short_texts() {
    fn fits<D: teahouse_game::Data>() {
        for board in D::built_in() {
            assert_eq!(D::read(&board.file()).err(), None, "{}", board.id());
        }
    }
    fits::<teahouse_qin::Board>();
    fits::<teahouse_china::Board>();
    fits::<teahouse_emperor::Board>();
    fits::<teahouse_tea_garden::Board>();
}

/// F10: a page of the lobby that has gone without a word.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobby_pages_that_answer_nothing() {
    let house = house("attack-lobby", Settings { pulse: Duration::from_millis(500), ..limited() }).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let mut silent = TcpStream::connect(house.address).await.expect("a connection");
    let head = format!(
        "GET /api/v1/lobby/socket HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address, eve.cookie
    );
    silent.write_all(head.as_bytes()).await.expect("sent");
    let mut heard = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), silent.read_to_end(&mut heard)).await;
    assert!(closed.is_ok(), "a page that answers nothing is let go");
    assert!(String::from_utf8_lossy(&heard).starts_with("HTTP/1.1 101"));
    // One that answers stays: its socket is read, so that its pings are answered.
    let mut page = house.lobby(&eve.cookie).await;
    page.until("tables").await;
    // The one that answered nothing was pinged three times and let go.
    page.hear_pings(6).await;
    let watching = tokio::spawn(async move { page.until("tables").await });
    let victims = Victims::at(&house).await;
    victims.play().await;
    let (_, info) = victims.people[0].open(json!({ "listed": true })).await;
    let list = watching.await.expect("a list");
    assert_eq!(list["tables"][0]["id"], info["id"]);
    house.close().await;
}

/// Previews by the hundred: each is worked out in many dealt worlds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn previews_without_end() {
    let house = house("attack-previews", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let id = eve.alone().await;
    let state = eve.ok("GET", &format!("/api/v1/tables/{id}/state?seat=0"), None).await;
    let mut page = house.page(&id, &eve.cookie).await;
    page.say(json!({ "type": "hello" })).await;
    page.until("state").await;
    let row = json!([state["legal"][0]]);
    let mut answers = std::collections::BTreeMap::<String, u32>::new();
    // A page that does not listen meanwhile may be let go: it hears each half before it goes on.
    for half in [0..28, 28..55] {
        for n in half.clone() {
            page.say(json!({ "type": "preview", "token": format!("p{n}"), "seat": 0, "moves": row })).await;
        }
        for _ in half {
            let heard = page.hear().await;
            let what = if heard["type"] == "refused" { &heard["problem"]["code"] } else { &heard["type"] };
            *answers.entry(what.as_str().expect("a text").to_owned()).or_default() += 1;
        }
    }
    let refused = ["too-many-previews", "too-many-looks"].iter().filter_map(|code| answers.get(*code)).sum::<u32>();
    assert!(answers["preview"] >= 1 && refused >= 5, "{answers:?}");
    let known = ["preview", "too-many-previews", "too-many-looks", "too-fast"];
    assert!(answers.keys().all(|what| known.contains(&what.as_str())), "{answers:?}");
    victims.play().await;
    house.close().await;
}

/// New names without end: each is told at every table of theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_without_end() {
    let house = house("attack-names", limited()).await;
    let victims = Victims::at(&house).await;
    let eve = Person::at(&house, "127.1.0.1").await;
    let mut names = 0;
    let refused = loop {
        // However many addresses somebody has.
        let eve = eve.moved(&format!("127.1.0.{}", 1 + names));
        let answer = eve.ask("PATCH", "/api/v1/me", Some(json!({ "name": format!("Eve {names}") }))).await;
        if answer.0 != 200 {
            break answer;
        }
        names += 1;
    };
    assert_eq!(code(&refused), (429, "too-many-renames"));
    // A slow machine gives time for one more.
    assert!((10..12).contains(&names), "{names}");
    assert_eq!(eve.ok("GET", "/api/v1/me", None).await["name"], format!("Eve {}", names - 1), "nothing has changed");
    let renamed = victims.people[0].ok("PATCH", "/api/v1/me", Some(json!({ "name": "Anna" }))).await;
    assert_eq!(renamed["name"], "Anna");
    victims.play().await;
    house.close().await;
}
