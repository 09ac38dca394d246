//! What an attacker does, as fast as the house lets them, from ever new addresses.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use futures_util::future::join_all;
use serde_json::{Value, json};
use teahouse_wire::{ClientMessage, Json, PreviewAsk, Seat};
use tokio::sync::oneshot;

use crate::heard::{Heard, Kind};
use crate::http::{Answer, Site};
use crate::socket::Socket;
use crate::table;

/// An attack that is under way.
pub(super) struct Flood {
    pub stop: oneshot::Sender<()>,
    pub told: oneshot::Receiver<Result<BTreeMap<String, u64>>>,
}

/// Things an attacker does at the same time.
const HANDS: usize = 8;

/// How often the house has answered with what, and where the attacker is next.
#[derive(Default)]
pub(super) struct Tries {
    answers: RefCell<BTreeMap<String, u64>>,
    address: Cell<u32>,
}

impl Tries {
    pub fn counted(self) -> BTreeMap<String, u64> {
        self.answers.into_inner()
    }

    fn note(&self, what: &str) {
        *self.answers.borrow_mut().entry(what.to_owned()).or_default() += 1;
    }

    /// Another address.
    fn somewhere(&self, site: &Site) -> Site {
        let n = self.address.get().wrapping_add(1);
        self.address.set(n);
        let [_, a, b, c] = n.to_be_bytes();
        site.from(&format!("10.{a}.{b}.{c}"))
    }

    async fn ask(&self, site: &Site, method: &str, path: &str, cookie: &str, body: Option<Value>) -> Option<Answer> {
        let answer = self.somewhere(site).ask(method, path, cookie, body.as_ref()).await.ok();
        match &answer {
            Some(answer) if answer.status == 200 => self.note("200"),
            Some(answer) => self.note(&answer.reason()),
            None => self.note("no answer"),
        }
        answer.filter(|answer| answer.status == 200)
    }

    async fn guest(&self, site: &Site) -> String {
        loop {
            if let Ok(cookie) = table::guest(&self.somewhere(site)).await {
                return cookie;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn open(&self, site: &Site, cookie: &str, new: Value) -> Option<String> {
        let answer = self.ask(site, "POST", "/api/v1/tables", cookie, Some(new)).await?;
        let info: Value = serde_json::from_str(&answer.body).ok()?;
        info["id"].as_str().map(str::to_owned)
    }

    /// A match of one's own: both seats are the attacker's.
    async fn alone(&self, site: &Site, cookie: &str, game: &str) -> Option<String> {
        let seats = vec![json!({ "kind": "me" }); 2];
        let new = json!({ "game": game, "players": 2, "seats": seats, "start": true, "watching": true });
        self.open(site, cookie, new).await
    }

    /// The state of a seat that is asked, and the first legal move.
    async fn legal(&self, site: &Site, id: &str, cookie: &str) -> Option<(u64, u64, Value)> {
        for seat in [0, 1] {
            let path = format!("/api/v1/tables/{id}/state?seen=999999&seat={seat}");
            let state: Value = serde_json::from_str(&self.ask(site, "GET", &path, cookie, None).await?.body).ok()?;
            if let Some(mv) = state["legal"].as_array().and_then(|legal| legal.first()) {
                return Some((state["entries"].as_u64()?, seat, mv.clone()));
            }
        }
        None
    }

    async fn play(&self, site: &Site, id: &str, cookie: &str) -> Option<()> {
        let (at, seat, mv) = self.legal(site, id, cookie).await?;
        let ask = json!({ "token": format!("t{at}"), "at": at, "seat": seat, "moves": [mv] });
        self.ask(site, "POST", &format!("/api/v1/tables/{id}/moves"), cookie, Some(ask)).await.map(drop)
    }
}

/// Goes on until it is dropped.
pub(super) async fn attack(name: &str, site: &Site, tries: &Tries) {
    // One that comes to an end begins again: whatever stopped it is counted.
    loop {
        match name {
            "undos" => hands(|_| undos(site, tries)).await,
            "looks" => looks(site, tries).await,
            "tables" => hands(|_| tables(site, tries)).await,
            "chat" => chat(site, tries).await,
            "watchers" => watchers(site, tries).await,
            "hellos" => hands(|_| hellos(site, tries)).await,
            "previews" => hands(|_| previews(site, tries)).await,
            "records" => hands(|_| records(site, tries)).await,
            "bots" => bots(site, tries).await,
            _ => silence(site, tries).await,
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn hands<F: Future<Output = ()>>(work: impl Fn(usize) -> F) {
    join_all((0..HANDS).map(work)).await;
}

/// F1: a match that is made longer and longer.
async fn undos(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
    loop {
        tries.play(site, &id, &cookie).await;
        let undo = json!({ "seat": 0 });
        if tries.ask(site, "POST", &format!("/api/v1/tables/{id}/undo"), &cookie, Some(undo)).await.is_none() {
            return;
        }
    }
}

/// F1: everything about the longest match there is, again and again.
async fn looks(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "tea_garden").await else { return };
    for _ in 0..300 {
        if tries.play(site, &id, &cookie).await.is_none() {
            break;
        }
    }
    let resign = json!({ "seat": 0 });
    tries.ask(site, "POST", &format!("/api/v1/tables/{id}/resign"), &cookie, Some(resign)).await;
    hands(|n| {
        let (id, cookie) = (&id, &cookie);
        async move {
            for _ in 0..200 {
                let what = ["state", "course", "moments?count=64", "draws", "record"][n % 5];
                tries.ask(site, "GET", &format!("/api/v1/tables/{id}/{what}"), cookie, None).await;
            }
        }
    })
    .await;
}

/// F3: tables, listed ones and rematches.
async fn tables(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    for _ in 0..100 {
        tries.open(site, &cookie, json!({ "game": "qin", "players": 2, "listed": true })).await;
        let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
        let here = format!("/api/v1/tables/{id}");
        tries.ask(site, "POST", &format!("{here}/resign"), &cookie, Some(json!({ "seat": 0 }))).await;
        tries.ask(site, "POST", &format!("{here}/rematch"), &cookie, None).await;
    }
}

/// F3: many guests who talk at once.
async fn chat(site: &Site, tries: &Tries) {
    let host = tries.guest(site).await;
    let Some(id) = tries.alone(site, &host, "qin").await else { return };
    let guests = join_all((0..30).map(|_| tries.guest(site))).await;
    let path = format!("/api/v1/tables/{id}/chat");
    hands(|n| {
        let (path, guests) = (&path, &guests);
        async move {
            for guest in guests.iter().cycle().skip(n).take(200) {
                tries.ask(site, "POST", path, guest, Some(json!({ "text": "buy tea! ".repeat(50) }))).await;
            }
        }
    })
    .await;
}

/// F4: a hundred who watch a table at which moves are made as fast as they go.
async fn watchers(site: &Site, tries: &Tries) {
    let host = tries.guest(site).await;
    let Some(id) = tries.alone(site, &host, "qin").await else { return };
    let mut pages = Vec::new();
    for _ in 0..40 {
        let guest = tries.guest(site).await;
        for _ in 0..3 {
            let Ok(mut page) = Socket::open(&tries.somewhere(site), &id, &guest).await else { continue };
            let _ = page.say(&hello()).await;
            pages.push(page);
        }
    }
    let listen = join_all(pages.iter_mut().map(|page| async move {
        while let Ok(text) = page.hear().await {
            if Heard::read(&text).is_ok_and(|heard| heard.kind == Kind::Refused) {
                tries.note("refused page");
            }
        }
    }));
    let play = async { while tries.play(site, &id, &host).await.is_some() {} };
    tokio::select! {
        _ = listen => {}
        () = play => {}
    }
}

fn hello() -> ClientMessage {
    ClientMessage::Hello { seen: 0, seat: None, curtain: false }
}

/// Pages that want to see everything again and again.
async fn hellos(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "qin").await else { return };
    for _ in 0..40 {
        tries.play(site, &id, &cookie).await;
    }
    let Ok(mut page) = Socket::open(&tries.somewhere(site), &id, &cookie).await else { return };
    for _ in 0..500 {
        if page.say(&hello()).await.is_err() {
            return;
        }
        note_heard(&mut page, tries).await;
    }
}

/// Previews without end.
async fn previews(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let Some(id) = tries.alone(site, &cookie, "tea_garden").await else { return };
    let Some((_, seat, mv)) = tries.legal(site, &id, &cookie).await else { return };
    let Ok(mut page) = Socket::open(&tries.somewhere(site), &id, &cookie).await else { return };
    let _ = page.say(&hello()).await;
    for n in 0..500 {
        let moves = vec![Json::of(&mv)];
        let ask = PreviewAsk { seat: Some(Seat(seat as u8)), moves };
        let ask = ClientMessage::Preview { token: format!("p{n}"), ask };
        if page.say(&ask).await.is_err() {
            return;
        }
        note_heard(&mut page, tries).await;
    }
}

/// Hears one message; what is refused is counted.
async fn note_heard(page: &mut Socket, tries: &Tries) {
    let Ok(text) = page.hear().await else { return };
    let heard: Value = serde_json::from_str(&text).unwrap_or_default();
    let what = heard["problem"]["code"].as_str().or(heard["type"].as_str());
    tries.note(what.unwrap_or("?"));
}

/// A whole game.
const RECORD: &str = include_str!("../../../../games/qin/tests/records/last-pagoda-2-bird.tea");

/// F7: records that are right but for their very end: each is replayed before it is refused.
async fn records(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let mut lines: Vec<&str> = RECORD.lines().filter(|line| !line.starts_with("sum")).collect();
    if let Some(last) = lines.iter().rposition(|line| line.starts_with(['0', '1'])) {
        lines[last] = "0 RR a1 a2";
    }
    let text = lines.join("\n");
    for _ in 0..50 {
        let answer = tries.somewhere(site).bring(&cookie, &text).await;
        tries.note(&answer.map_or_else(|_| "no answer".to_owned(), |answer| answer.reason()));
    }
}

/// Tables at which only bots play, each as well as it can.
async fn bots(site: &Site, tries: &Tries) {
    let cookie = tries.guest(site).await;
    let seats = vec![json!({ "kind": "bot", "level": "champion" }); 4];
    for _ in 0..70 {
        let new = json!({ "game": "tea_garden", "players": 4, "seats": seats, "start": true });
        tries.open(site, &cookie, new).await;
    }
    std::future::pending().await
}

/// F2: connections that say nothing.
async fn silence(site: &Site, tries: &Tries) {
    let mut open = Vec::new();
    for _ in 0..400 {
        match tries.somewhere(site).connect().await {
            Ok(stream) => open.push(stream),
            Err(_) => tries.note("no connection"),
        }
    }
    tries.note("connections held");
    tokio::time::sleep(Duration::from_secs(600)).await;
    drop(open);
}
