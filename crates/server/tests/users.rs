//! Random people, some of whom mean no good, at a few tables: whatever they send, the house answers with a documented
//! status and a code, changes nothing it refuses, never loses an entry, and its finished games verify.

use std::collections::BTreeSet;

use crate::support::{Open, file};
use serde_json::{Value, json};
use teahouse_game::{Dice, FastDice};

struct Crowd {
    house: Open,
    cookies: Vec<String>,
    tables: Vec<String>,
    dice: FastDice,
    document: Value,
    seen: BTreeSet<String>,
}

const WORDS: [&str; 8] =
    ["", "RR a1 a2", "RY g5 h5", "\u{0}", "💥", "{}", "draw RR", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"];

impl Crowd {
    fn pick<'a, T>(dice: &mut FastDice, list: &'a [T]) -> &'a T {
        &list[dice.below(list.len() as u32) as usize]
    }

    fn word(&mut self) -> Value {
        json!(Self::pick(&mut self.dice, &WORDS))
    }

    fn number(&mut self) -> Value {
        Self::pick(
            &mut self.dice,
            &[json!(0), json!(1), json!(2), json!(9), json!(255), json!(-1), json!(1.5), json!(null), json!("1")],
        )
        .clone()
    }

    /// One request; checks what holds for every answer.
    async fn ask(
        &mut self,
        method: &str,
        template: &str,
        path: &str,
        cookie: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let (status, _, answer) = self.house.ask(method, path, cookie, body.clone()).await;
        assert!(status < 500, "{method} {path} {body:?}: {status} {answer}");
        let documented = &self.document["paths"][template][method.to_lowercase()]["responses"];
        assert!(
            documented[status.to_string()].is_object(),
            "{method} {template}: {status} is not in the OpenAPI document"
        );
        if status >= 400 {
            assert!(answer["code"].is_string(), "{method} {path} {body:?}: {status} without a code: {answer}");
        }
        self.seen.insert(format!("{method} {template} {status}"));
        (status, answer)
    }

    async fn on_table(
        &mut self,
        method: &str,
        what: &str,
        cookie: &str,
        id: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let template = format!("/api/v1/tables/{{id}}{}", what.split('?').next().unwrap_or_default());
        // Seats are numbered in the address.
        let template = match template.rsplit_once("/seats/") {
            Some((front, _)) => format!("{front}/seats/{{seat}}"),
            None => template,
        };
        self.ask(method, &template, &format!("/api/v1/tables/{id}{what}"), cookie, body).await
    }

    async fn open_table(&mut self, cookie: &str) {
        let players = 2 + self.dice.below(3);
        let wishes = [
            json!({ "kind": "me" }),
            json!({ "kind": "open" }),
            json!({ "kind": "bot", "level": "random" }),
            json!({ "kind": "bot", "level": "shark" }),
        ];
        let seats: Vec<Value> = (0..players).map(|_| Self::pick(&mut self.dice, &wishes).clone()).collect();
        let boards = [json!("bird"), json!("lion"), json!("mars"), json!(null)];
        let board = Self::pick(&mut self.dice, &boards).clone();
        let players = if self.dice.below(6) == 0 { self.number() } else { json!(players) };
        let watching = self.dice.below(2) == 0;
        let new = json!({ "game": "qin", "players": players, "board": board, "seats": seats, "start": true, "listed": watching, "watching": watching });
        let (status, info) = self.ask("POST", "/api/v1/tables", "/api/v1/tables", cookie, Some(new)).await;
        if status == 200 {
            self.tables.push(info["id"].as_str().expect("an id").to_owned());
        }
    }

    /// A move: mostly a legal one, else anything.
    async fn play(&mut self, cookie: &str, id: &str) {
        let (status, before) = self.on_table("GET", "/state?seen=0", cookie, id, None).await;
        let legal = before["legal"].as_array().cloned().unwrap_or_default();
        let good = status == 200 && !legal.is_empty() && self.dice.below(4) > 0;
        let mv = if good { Self::pick(&mut self.dice, &legal).clone() } else { self.word() };
        let at = if self.dice.below(8) == 0 { self.number() } else { before["entries"].clone() };
        let token = if self.dice.below(8) == 0 { self.word() } else { json!(format!("t{}", self.dice.below(1 << 30))) };
        let ask = json!({ "token": token, "at": at, "moves": [mv] });
        let (status, _) = self.on_table("POST", "/moves", cookie, id, Some(ask)).await;
        let (seen, after) = self.on_table("GET", "/state?seen=0", cookie, id, None).await;
        if seen == 200 && status != 200 && after["entries"] == before["entries"] {
            // Bots and stand-ins may have played on meanwhile; where nothing was written, nothing has changed.
            assert_eq!((&after["view"], &after["legal"]), (&before["view"], &before["legal"]));
        }
        if seen == 200 && before["entries"].is_u64() {
            assert!(after["entries"].as_u64() >= before["entries"].as_u64(), "entries never vanish");
            let (old, new) = (before["told"].as_array().expect("told"), after["told"].as_array().expect("told"));
            assert_eq!(old.as_slice(), &new[..old.len()], "the past stays as it was");
        }
    }

    async fn anything(&mut self) {
        let cookie = match self.dice.below(12) {
            0 => "teahouse=00".to_owned(),
            1 => String::new(),
            _ => Self::pick(&mut self.dice, &self.cookies).clone(),
        };
        let id = match self.dice.below(12) {
            0 => "nowhere".to_owned(),
            _ => Self::pick(&mut self.dice, &self.tables).clone(),
        };
        let (seat, number, word) = (self.dice.below(5), self.number(), self.word());
        let me = Some(json!({ "seat": number }));
        match self.dice.below(24) {
            0 => self.open_table(&cookie).await,
            1 | 2 => {
                _ = self.on_table("POST", &format!("/seats/{seat}"), &cookie, &id, Some(json!({ "salt": word }))).await
            }
            3 => {
                _ = self
                    .on_table(
                        "POST",
                        &format!("/seats/{seat}"),
                        &cookie,
                        &id,
                        Some(json!({ "look": { "color": number, "shape": seat } })),
                    )
                    .await
            }
            4 => _ = self.on_table("DELETE", &format!("/seats/{seat}"), &cookie, &id, None).await,
            5 => {
                _ = self
                    .on_table(
                        "PUT",
                        &format!("/seats/{seat}"),
                        &cookie,
                        &id,
                        Some(json!({ "kind": "bot", "level": "greedy" })),
                    )
                    .await
            }
            6 => _ = self.on_table("PATCH", "", &cookie, &id, Some(json!({ "board": word, "listed": true }))).await,
            7 => _ = self.on_table("POST", "/start", &cookie, &id, None).await,
            8 => _ = self.on_table("POST", "/undo", &cookie, &id, me).await,
            9 => _ = self.on_table("POST", "/undo/answer", &cookie, &id, Some(json!({ "agree": seat > 2 }))).await,
            10 if self.dice.below(6) == 0 => _ = self.on_table("POST", "/resign", &cookie, &id, me).await,
            11 => _ = self.on_table("POST", "/stand-in", &cookie, &id, me).await,
            12 => _ = self.on_table("POST", "/hand-back", &cookie, &id, me).await,
            13 => _ = self.on_table("POST", "/chat", &cookie, &id, Some(json!({ "text": word }))).await,
            14 => _ = self.on_table("GET", "/chat?seen=0", &cookie, &id, None).await,
            15 => _ = self.on_table("GET", "/record", &cookie, &id, None).await,
            16 => _ = self.on_table("POST", "/rematch", &cookie, &id, None).await,
            17 => _ = self.on_table("POST", "/previews", &cookie, &id, Some(json!({ "moves": [word] }))).await,
            18 => _ = self.on_table("GET", "", &cookie, &id, None).await,
            19 => _ = self.ask("PATCH", "/api/v1/me", "/api/v1/me", &cookie, Some(json!({ "name": word }))).await,
            20 => _ = self.ask("GET", "/api/v1/me/tables", "/api/v1/me/tables", &cookie, None).await,
            _ => self.play(&cookie, &id).await,
        }
    }

    /// Plays a table to its end and verifies its record.
    async fn finish(&mut self, id: &str) -> bool {
        for round in 0.. {
            let mut moved = false;
            for cookie in self.cookies.clone() {
                let (status, state) = self.on_table("GET", "/state?seen=0", &cookie, id, None).await;
                if status == 409 || (status == 200 && state["result"].is_object()) {
                    return status == 200;
                }
                let Some(mv) = state["legal"].as_array().and_then(|l| l.first()) else { continue };
                let ask = json!({ "token": format!("f{round}"), "at": state["entries"], "seat": state["seat"], "moves": [mv] });
                let (status, _) = self.on_table("POST", "/moves", &cookie, id, Some(ask)).await;
                if status == 409 {
                    // A stand-in plays for this person.
                    self.on_table("POST", "/hand-back", &cookie, id, Some(json!({}))).await;
                }
                moved = true;
            }
            if !moved {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            if round > 20_000 {
                return false;
            }
        }
        false
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_people_change_nothing_they_may_not() {
    let db = file("users");
    let house = Open::start(&db).await;
    let document = house.ok("GET", "/api/openapi.json", "", None).await;
    let mut cookies = Vec::new();
    for name in ["Anna", "Jade", "Mallory"] {
        cookies.push(house.guest(name).await);
    }
    let mut crowd =
        Crowd { house, cookies, tables: Vec::new(), dice: FastDice::new(5), document, seen: BTreeSet::new() };
    // A table that all of them can play at, so that there always is one.
    let all = json!({ "game": "qin", "players": 3, "start": true, "watching": true });
    let (_, info) = crowd.ask("POST", "/api/v1/tables", "/api/v1/tables", &crowd.cookies[0].clone(), Some(all)).await;
    let id = info["id"].as_str().expect("an id").to_owned();
    for (seat, cookie) in crowd.cookies.clone().iter().enumerate() {
        crowd.on_table("POST", &format!("/seats/{seat}"), cookie, &id, Some(json!({}))).await;
    }
    crowd.tables.push(id);
    for _ in 0..1000 {
        crowd.anything().await;
    }
    let statuses = |code: &str| crowd.seen.iter().filter(|s| s.ends_with(code)).count();
    assert!(
        statuses("200") > 12 && statuses("409") > 8 && statuses("422") > 5 && statuses("401") > 5,
        "{:?}",
        crowd.seen
    );
    // The house closes and opens: every table is there, and those that end verify.
    let Crowd { house, cookies, tables, dice, document, seen } = crowd;
    // One after the other: each would serve what the other has changed.
    house.close().await;
    let mut crowd = Crowd { house: Open::start(&db).await, cookies, tables, dice, document, seen };
    let mut verified = 0;
    for id in crowd.tables.clone() {
        if crowd.finish(&id).await {
            let cookie = crowd.cookies[0].clone();
            let (status, record) = crowd.on_table("GET", "/record", &cookie, &id, None).await;
            if status == 403 {
                // Not at this table, and nobody may watch.
                continue;
            }
            assert_eq!(status, 200, "{record}");
            let record: teahouse_game::record::Record = record.as_str().expect("a text").parse().expect("a record");
            teahouse_catalog::game("qin").expect("Qin").verify(&record, None).expect("fair draws");
            verified += 1;
        }
    }
    assert!(verified > 0, "{} tables", crowd.tables.len());
    crowd.house.close().await;
}
