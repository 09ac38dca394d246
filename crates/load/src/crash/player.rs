//! A scripted person: plays at random, comes back when the house has gone, sends again what was not answered. Now and then they
//! send several moves at once, take something back, or leave an order.

use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use serde_json::{Value, json};
use teahouse_game::{Dice, FastDice};
use teahouse_wire::{ClientMessage, Code, Json, MoveAsk, UndoRight};
use tokio::sync::watch;

use super::journal::{Journal, Order, Sent, Undo, order_digest, tick};
use super::ledger::{self, Ledger, SharedJournal, is_trouble};
use crate::heard::{Asked, Heard, Kind, Known};
use crate::http::Site;
use crate::socket::{NoSocket, Silence, Socket};

/// One message in so many is sent twice at once.
const TWICE: u32 = 8;
/// One in so many is a row of two moves.
const ROW: u32 = 4;
/// One state in so many makes somebody take their move back, where they may.
const UNDO: u32 = 24;
/// One state in so many makes somebody who is not asked leave an order.
const ORDER: u32 = 16;
/// A house that cannot write is asked again after so long.
const LATER: Duration = Duration::from_millis(25);
/// After so many unexpected answers there is no point in trying on.
const GIVE_UP: usize = 5;

/// Where somebody sits, and what they may do there.
#[derive(Clone)]
pub(crate) struct Place {
    pub site: Site,
    pub table: String,
    pub cookie: String,
    pub journal: SharedJournal,
    pub ledger: Arc<Ledger>,
    /// All others are bots: they agree to everything.
    pub alone: bool,
    /// Orders that the game knows.
    pub orders: &'static [&'static str],
    /// The house may say that it cannot write now.
    pub trouble: bool,
    /// True once no new move should be made.
    pub stop: watch::Receiver<bool>,
}

/// What to send when nothing else is under way: the moves, and the first alone if a rule forbids the row.
struct Turn {
    at: u32,
    moves: Vec<Json>,
}

/// What follows from a message.
enum Then {
    Nothing,
    SendAgain,
}

/// A person at a table.
pub(crate) struct Player {
    place: Place,
    dice: FastDice,
    /// What the house has shown since the socket was opened.
    known: Known,
    /// The move that has not been answered.
    pending: Option<usize>,
    /// The question that has not been answered.
    turn: Option<Turn>,
    /// Whether the last state said that the last move may be taken back.
    may_undo: bool,
    /// No state has come over this socket yet.
    fresh: bool,
    over: bool,
    /// Whether nothing is known yet of the move that was under way when the socket broke.
    unsure: bool,
}

impl Player {
    pub fn new(place: Place, dice: FastDice) -> Player {
        let known = Known::default();
        let (pending, turn, may_undo, fresh, over, unsure) = (None, None, false, true, false, false);
        Player { place, dice, known, pending, turn, may_undo, fresh, over, unsure }
    }

    /// Plays until the match is over or everybody stops; every move sent has been answered by then.
    pub async fn play(mut self) {
        while !self.is_finished() {
            match Socket::open(&self.place.site, &self.place.table, &self.place.cookie).await {
                Ok(socket) => self.talk(socket).await,
                // The house is down: try again soon, not all at once.
                Err(NoSocket::Unreachable(_)) => {
                    let pause = 3 + u64::from(self.dice.below(12));
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                }
                Err(NoSocket::Refused(status, code)) => {
                    if self.place.trouble && code.is_some_and(is_trouble) {
                        self.place.ledger.note_trouble();
                    } else {
                        self.note_odd(format!("a socket was refused: {status} {}", code.map_or("?", Code::text)));
                    }
                    // A page would try again; but what is gone for good must not hold everybody up.
                    if self.journal().odd.len() >= GIVE_UP {
                        return;
                    }
                    tokio::time::sleep(LATER).await;
                }
            }
        }
    }

    fn journal(&self) -> MutexGuard<'_, Journal> {
        ledger::open(&self.place.journal)
    }

    fn note_odd(&self, what: String) {
        let mut journal = self.journal();
        let what = format!("table {}, seat {}: {what}", self.place.table, journal.seat);
        journal.odd.push(what);
    }

    fn is_finished(&self) -> bool {
        self.pending.is_none() && (self.over || *self.place.stop.borrow())
    }

    /// Talks until the socket breaks or nothing is left to do.
    async fn talk(&mut self, mut socket: Socket) {
        (self.known, self.fresh) = (Known::default(), true);
        let seen = self.journal().shown.last().map_or(0, |s| s.entries);
        if socket.say(&ClientMessage::Hello { seen, seat: None, curtain: false }).await.is_err() {
            return;
        }
        // What was not answered is sent again; sometimes also what was: neither may be carried out twice.
        self.journal().interrupted += u32::from(self.pending.is_some());
        self.unsure = self.pending.is_some();
        let last = self.journal().sent.iter().rposition(|s| !s.refused);
        let again = self.pending.or_else(|| last.filter(|_| self.dice.below(2) == 0));
        if let Some(n) = again
            && !self.send(&mut socket, n).await
        {
            return;
        }
        while !self.is_finished() {
            let heard = tokio::select! {
                heard = socket.hear() => heard,
                _ = self.place.stop.changed() => continue,
            };
            let text = match heard {
                Ok(text) => text,
                Err(error) => {
                    if error.is::<Silence>() {
                        self.note_odd(error.to_string());
                    }
                    return;
                }
            };
            let then = Heard::read(&text).and_then(|heard| self.heed(&heard)).unwrap_or_else(|what| {
                self.note_odd(what);
                Then::Nothing
            });
            if let (Then::SendAgain, Some(n)) = (then, self.pending) {
                tokio::time::sleep(LATER).await;
                if !self.send(&mut socket, n).await {
                    return;
                }
            }
            if !self.answer(&mut socket).await {
                return;
            }
        }
    }

    fn heed(&mut self, heard: &Heard<'_>) -> Result<Then, String> {
        match heard.kind {
            Kind::State => self.heed_state(heard)?,
            Kind::Done => {
                let mut journal = self.journal();
                let of_token = |s: &Sent| heard.token == Some(&s.token);
                let n = journal.sent.iter().rposition(of_token).ok_or("an answer to nothing that was sent")?;
                let sent = &mut journal.sent[n];
                sent.answers += 1;
                if sent.answered.is_none() {
                    sent.answered = Some(tick());
                    self.place.ledger.note_acknowledged();
                }
                let (at, row) = (sent.at, sent.moves.len() as u32);
                drop(journal);
                if self.pending == Some(n) {
                    self.pending = None;
                }
                if heard.entries != at + row {
                    return Err(format!("done with {} entries, {row} moves asked at {at}", heard.entries));
                }
            }
            Kind::Refused => return self.heed_refusal(heard),
            Kind::Table => {}
            Kind::Other => return Err("an unexpected message".to_owned()),
        }
        Ok(Then::Nothing)
    }

    fn heed_state(&mut self, heard: &Heard<'_>) -> Result<(), String> {
        self.known.learn(heard);
        let fresh = std::mem::take(&mut self.fresh);
        self.journal().note(heard, &self.known, fresh)?;
        // The first state after a reconnection tells what became of the move that was under way.
        if std::mem::take(&mut self.unsure) {
            let mut journal = self.journal();
            let carried_out = self.pending.is_some_and(|n| heard.entries > journal.sent[n].at);
            journal.kept_unheard += u32::from(carried_out);
        }
        let asked = heard.asked()?;
        self.over = asked == Asked::Over;
        self.may_undo = match heard.undo {
            Some(UndoRight::Free) => true,
            Some(UndoRight::Consent) => self.place.alone,
            Some(UndoRight::None) | None => false,
        };
        let mine = asked == Asked::Seat(self.journal().seat);
        self.turn = if mine { Some(self.think(heard.entries)?) } else { None };
        Ok(())
    }

    /// What to do about a question: one move, or a row that a rule may forbid.
    fn think(&mut self, at: u32) -> Result<Turn, String> {
        let first = self.known.choose(&mut self.dice)?;
        let row = self.dice.below(ROW) == 0;
        let second = if row { self.known.choose_after(&mut self.dice, Some(&first))? } else { None };
        Ok(Turn { at, moves: [first].into_iter().chain(second).collect() })
    }

    fn heed_refusal(&mut self, heard: &Heard<'_>) -> Result<Then, String> {
        use Code::{ChanceFirst, MatchOver, NotAMove, NotAsked, Rule, Stale};
        let code = heard.code();
        if self.place.trouble && code.is_some_and(is_trouble) {
            self.place.ledger.note_trouble();
            return Ok(Then::SendAgain);
        }
        let mut journal = self.journal();
        let of_token = |s: &Sent| heard.token == Some(&s.token);
        let n = journal.sent.iter().rposition(of_token).ok_or_else(|| heard.refusal())?;
        // The same message, sent once more.
        if journal.sent[n].refused {
            return Ok(Then::Nothing);
        }
        let (row, has_order) = (journal.sent[n].moves.len() > 1, !journal.orders.is_empty());
        let (at, first) = (journal.sent[n].at, journal.sent[n].moves[..1].to_vec());
        // A row goes as far as its seat is asked and the rules allow, or not at all. An order may have spoken first, or somebody has just taken
        // their move back: another one, or this one with a request that was never answered.
        let forbidden = row && matches!(code, Some(Rule | NotAsked | NotAMove | ChanceFirst | MatchOver));
        let taken_back = !self.place.alone || journal.undos.iter().any(|undo| undo.at == at);
        let late = code == Some(Stale) && (has_order || taken_back);
        journal.sent[n].refused = forbidden || late;
        drop(journal);
        if self.pending == Some(n) {
            self.pending = None;
        }
        match (forbidden, late) {
            // Nothing of it was carried out: the first of its moves goes alone.
            (true, _) => self.turn = Some(Turn { at, moves: first }),
            (false, true) => {}
            (false, false) => return Err(heard.refusal()),
        }
        Ok(Then::Nothing)
    }

    /// Moves, if it is this person's turn and the last move has been answered. `false` when the socket is broken.
    async fn answer(&mut self, socket: &mut Socket) -> bool {
        // Before the first state over this socket nothing is known for sure: an answer to it might be older than what is done now.
        if self.fresh || self.pending.is_some() || *self.place.stop.borrow() {
            return true;
        }
        if self.may_undo && self.dice.below(UNDO) == 0 {
            self.may_undo = false;
            if self.undo().await {
                // The state that follows asks anew.
                self.turn = None;
                return true;
            }
        }
        if self.turn.is_none() && !self.place.orders.is_empty() && self.dice.below(ORDER) == 0 {
            self.order().await;
        }
        let Some(Turn { at, moves }) = self.turn.take() else { return true };
        let n = {
            let mut journal = self.journal();
            if journal.sent.last().is_some_and(|s| s.at == at && s.answers > 0) {
                // An old state that came again, of a move that is done already.
                return true;
            }
            let token = format!("t{}", journal.sent.len());
            journal.sent.push(Sent { token, at, moves, times: 0, answers: 0, answered: None, refused: false });
            journal.sent.len() - 1
        };
        self.pending = Some(n);
        let twice = self.dice.below(TWICE) == 0;
        self.send(socket, n).await && (!twice || self.send(socket, n).await)
    }

    async fn send(&mut self, socket: &mut Socket, n: usize) -> bool {
        let ask = {
            let mut journal = self.journal();
            let sent = &mut journal.sent[n];
            // Counted first: half a message may have been enough.
            sent.times += 1;
            MoveAsk { token: sent.token.clone(), at: sent.at, seat: None, moves: sent.moves.clone() }
        };
        socket.say(&ClientMessage::Move(ask)).await.is_ok()
    }

    /// Takes the last move back; `false` if the house would not.
    async fn undo(&mut self) -> bool {
        let n = {
            let mut journal = self.journal();
            let at = journal.shown.last().map_or(0, |s| s.entries);
            journal.undos.push(Undo { at, agreed: None });
            journal.undos.len() - 1
        };
        let at = self.journal().undos[n].at;
        let agreed = self.ask("undo", &json!({ "at": at })).await;
        if agreed {
            self.journal().undos[n].agreed = Some(tick());
        }
        agreed
    }

    /// Leaves one of the game's orders, or takes it back.
    async fn order(&mut self) {
        let choice = self.dice.below(self.place.orders.len() as u32 + 1) as usize;
        let order = self.place.orders.get(choice).copied();
        let n = {
            let mut journal = self.journal();
            let at = journal.shown.last().map_or(0, |s| s.entries);
            journal.orders.push(Order { at, order: order_digest(order), sent: tick(), agreed: None });
            journal.orders.len() - 1
        };
        let order: Value = order.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        if self.ask("order", &json!({ "order": order })).await {
            self.journal().orders[n].agreed = Some(tick());
        }
    }

    /// Asks over HTTP; a house that is gone, or finds that it is too late, has not agreed.
    async fn ask(&self, what: &str, body: &Value) -> bool {
        let path = format!("/api/v1/tables/{}/{what}", self.place.table);
        let Ok(answer) = self.place.site.ask("POST", &path, &self.place.cookie, Some(body)).await else { return false };
        if answer.status == 200 {
            return true;
        }
        match answer.code() {
            Some(
                Code::Stale
                | Code::NothingToUndo
                | Code::NeedsConsent
                | Code::TooManyUndos
                | Code::MatchOver
                | Code::NoSuchOrder
                | Code::ChangedMeanwhile,
            ) => {}
            Some(code) if self.place.trouble && is_trouble(code) => self.place.ledger.note_trouble(),
            _ => self.note_odd(format!("{what}: refused: {}", answer.reason())),
        }
        false
    }
}
