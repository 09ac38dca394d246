//! What every attacker does: asks as somebody from a new address each time, and counts what the house answers.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use teahouse_wire::{ClientMessage, Code};

use crate::http::{Answer, Site};
use crate::measure::Tables;
use crate::socket::{NoSocket, Socket};
use crate::table;

/// How often the house has answered with what, and where the attacker is next.
pub(super) struct Tries {
    answers: RefCell<BTreeMap<String, u64>>,
    address: Cell<u32>,
    /// Things the attacker does at the same time.
    pub hands: usize,
    /// Where the victims sit.
    victims: Tables,
}

impl Tries {
    pub fn new(hands: usize, victims: Tables) -> Tries {
        Tries { answers: RefCell::default(), address: Cell::new(0), hands, victims }
    }

    pub fn counted(self) -> BTreeMap<String, u64> {
        self.answers.into_inner()
    }

    pub fn note(&self, what: &str) {
        *self.answers.borrow_mut().entry(what.to_owned()).or_default() += 1;
    }

    /// Does something as often at the same time as there are hands.
    pub async fn with_all_hands<F: Future<Output = ()>>(&self, work: impl Fn(usize) -> F) {
        join_all((0..self.hands).map(work)).await;
    }

    /// Does something so many times, as many at the same time as there are hands.
    pub async fn many<T, F: Future<Output = T>>(&self, times: usize, work: impl Fn(usize) -> F) -> Vec<T> {
        let mut all = Vec::new();
        for first in (0..times).step_by(self.hands) {
            all.extend(join_all((first..times.min(first + self.hands)).map(&work)).await);
        }
        all
    }

    /// A table at which victims sit now.
    pub fn victims_table(&self) -> Option<String> {
        let tables = self.victims.lock().unwrap_or_else(|e| e.into_inner());
        tables.first_key_value().map(|(_, id)| id.clone())
    }

    /// Another address.
    pub fn somewhere(&self, site: &Site) -> Site {
        let n = self.address.get().wrapping_add(1);
        self.address.set(n);
        let [_, a, b, c] = n.to_be_bytes();
        site.from(&format!("10.{a}.{b}.{c}"))
    }

    /// What an answer says, counted; only one that is no refusal.
    fn counted_answer(&self, answer: Option<Answer>) -> Option<Answer> {
        match &answer {
            Some(answer) if answer.status == 200 => self.note("200"),
            Some(answer) => self.note(&answer.reason()),
            None => self.note("no answer"),
        }
        answer.filter(|answer| answer.status == 200)
    }

    pub async fn ask(
        &self,
        site: &Site,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<Value>,
    ) -> Option<Answer> {
        self.counted_answer(self.somewhere(site).ask(method, path, cookie, body.as_ref()).await.ok())
    }

    /// Asks for something as browsers do, and counts the status: nobody unpacks the answer.
    pub async fn ask_packed(&self, site: &Site, path: &str, cookie: &str) {
        match self.somewhere(site).status_packed(path, cookie).await {
            Ok(status) => self.note(&status.to_string()),
            Err(_) => self.note("no answer"),
        }
    }

    /// Brings a record; the id of its table.
    pub async fn bring(&self, site: &Site, cookie: &str, record: &str) -> Option<String> {
        id_in(&self.counted_answer(self.somewhere(site).bring(cookie, record).await.ok())?)
    }

    pub async fn guest(&self, site: &Site) -> String {
        loop {
            if let Ok(cookie) = table::guest(&self.somewhere(site)).await {
                return cookie;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn open(&self, site: &Site, cookie: &str, new: Value) -> Option<String> {
        id_in(&self.ask(site, "POST", "/api/v1/tables", cookie, Some(new)).await?)
    }

    /// A match of one's own: both seats are the attacker's.
    pub async fn alone(&self, site: &Site, cookie: &str, game: &str) -> Option<String> {
        let seats = vec![json!({ "kind": "me" }); 2];
        let new = json!({ "game": game, "players": 2, "seats": seats, "start": true, "watching": true });
        self.open(site, cookie, new).await
    }

    /// The state of a seat that is asked, and the first legal move.
    pub async fn legal(&self, site: &Site, id: &str, cookie: &str) -> Option<(u64, u64, Value)> {
        for seat in [0, 1] {
            let path = format!("/api/v1/tables/{id}/state?seen=999999&seat={seat}");
            let state: Value = serde_json::from_str(&self.ask(site, "GET", &path, cookie, None).await?.body).ok()?;
            if let Some(mv) = state["legal"].as_array().and_then(|legal| legal.first()) {
                return Some((state["entries"].as_u64()?, seat, mv.clone()));
            }
        }
        None
    }

    pub async fn play(&self, site: &Site, id: &str, cookie: &str) -> Option<()> {
        let (at, seat, mv) = self.legal(site, id, cookie).await?;
        let ask = json!({ "token": format!("t{at}"), "at": at, "seat": seat, "moves": [mv] });
        self.ask(site, "POST", &format!("/api/v1/tables/{id}/moves"), cookie, Some(ask)).await.map(drop)
    }

    /// A page at a table, which has said hello.
    pub async fn page(&self, site: &Site, id: &str, cookie: &str) -> Option<Socket> {
        let mut page = self.socket(Socket::open(&self.somewhere(site), id, cookie).await)?;
        page.say(&hello()).await.ok()?;
        Some(page)
    }

    /// A page of the lobby.
    pub async fn lobby(&self, site: &Site, cookie: &str) -> Option<Socket> {
        self.socket(Socket::lobby(&self.somewhere(site), cookie).await)
    }

    fn socket(&self, opened: Result<Socket, NoSocket>) -> Option<Socket> {
        match opened {
            Ok(socket) => {
                self.note("socket open");
                return Some(socket);
            }
            Err(NoSocket::Refused(_, Some(code))) => self.note(code.text()),
            Err(NoSocket::Refused(status, None)) => self.note(&status.to_string()),
            Err(NoSocket::Unreachable(_)) => self.note("no socket"),
        }
        None
    }

    /// Hears one message, and counts what it is.
    pub async fn hear(&self, page: &mut Socket) -> Option<Word> {
        let text = page.hear().await.ok()?;
        let heard: Value = serde_json::from_str(&text).unwrap_or_default();
        let code = heard["problem"]["code"].as_str();
        self.note(code.or(heard["type"].as_str()).unwrap_or("?"));
        Some(if code == Some(Code::TooFast.text()) { Word::TooFast } else { Word::Other })
    }
}

/// What a page has heard, as far as an attacker cares.
#[derive(PartialEq)]
pub(super) enum Word {
    TooFast,
    Other,
}

pub(super) fn hello() -> ClientMessage {
    ClientMessage::Hello { seen: 0, seat: None, curtain: false }
}

fn id_in(answer: &Answer) -> Option<String> {
    let info: Value = serde_json::from_str(&answer.body).ok()?;
    info["id"].as_str().map(str::to_owned)
}
