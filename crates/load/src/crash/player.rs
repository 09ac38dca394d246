//! A scripted person: plays at random, comes back when the house has gone, sends again what was not answered.

use std::time::Duration;

use teahouse_game::{Dice, FastDice};
use teahouse_wire::{ClientMessage, Json, MoveAsk};
use tokio::sync::watch;

use super::journal::{Journal, Sent};
use crate::heard::{Asked, Heard, Known};
use crate::http::Site;
use crate::socket::{NoSocket, Silence, Socket};

/// One message in so many is sent twice at once.
const TWICE: u32 = 8;

/// After so many unexpected answers there is no point in trying on.
const GIVE_UP: usize = 5;

/// A person at a table.
pub(crate) struct Player {
    site: Site,
    table: String,
    cookie: String,
    dice: FastDice,
    journal: Journal,
    /// True once no new move should be made.
    stop: watch::Receiver<bool>,
    /// What the house has shown since the socket was opened.
    known: Known,
    /// The move that has not been answered.
    pending: Option<usize>,
    /// The question that has not been answered: entries, and the move to make.
    turn: Option<(u32, Json)>,
    over: bool,
    /// Whether nothing is known yet of the move that was under way when the socket broke.
    unsure: bool,
}

impl Player {
    pub fn new(
        site: &Site,
        table: &str,
        cookie: &str,
        seat: u8,
        dice: FastDice,
        stop: watch::Receiver<bool>,
    ) -> Player {
        Player {
            site: site.clone(),
            table: table.to_owned(),
            cookie: cookie.to_owned(),
            dice,
            journal: Journal { seat, ..Journal::default() },
            stop,
            known: Known::default(),
            pending: None,
            turn: None,
            over: false,
            unsure: false,
        }
    }

    /// Plays until the match is over or everybody stops; every move sent has been answered by then.
    pub async fn play(mut self) -> Journal {
        while !self.is_finished() {
            match Socket::open(&self.site, &self.table, &self.cookie).await {
                Ok(socket) => self.talk(socket).await,
                // The house is down: try again soon, not all at once.
                Err(NoSocket::Unreachable(_)) => {
                    let pause = 3 + u64::from(self.dice.below(12));
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                }
                Err(NoSocket::Refused(why)) => {
                    let (table, seat) = (&self.table, self.journal.seat);
                    self.journal.odd.push(format!("table {table}, seat {seat}: a socket was refused: {why}"));
                    // A page would try again; but what is gone for good must not hold everybody up.
                    if self.journal.odd.len() >= GIVE_UP {
                        return self.journal;
                    }
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
        self.journal
    }

    fn is_finished(&self) -> bool {
        self.pending.is_none() && (self.over || *self.stop.borrow())
    }

    /// Talks until the socket breaks or nothing is left to do.
    async fn talk(&mut self, mut socket: Socket) {
        self.known = Known::default();
        let seen = self.journal.shown.last().map_or(0, |s| s.entries);
        if socket.say(&ClientMessage::Hello { seen, seat: None, curtain: false }).await.is_err() {
            return;
        }
        // What was not answered is sent again; sometimes also what was: neither may be carried out twice.
        self.journal.interrupted += u32::from(self.pending.is_some());
        self.unsure = self.pending.is_some();
        let again = self.pending.or_else(|| {
            let last = self.journal.sent.len().checked_sub(1)?;
            (self.dice.below(2) == 0).then_some(last)
        });
        if let Some(n) = again
            && !self.send(&mut socket, n).await
        {
            return;
        }
        while !self.is_finished() {
            let heard = tokio::select! {
                heard = socket.hear() => heard,
                _ = self.stop.changed() => continue,
            };
            let text = match heard {
                Ok(text) => text,
                Err(error) => {
                    if error.is::<Silence>() {
                        self.journal.odd.push(format!("table {}: {error}", self.table));
                    }
                    return;
                }
            };
            if let Err(what) = Heard::read(&text).and_then(|heard| self.heed(&heard)) {
                self.journal.odd.push(format!("table {}, seat {}: {what}", self.table, self.journal.seat));
            }
            if !self.answer(&mut socket).await {
                return;
            }
        }
    }

    fn heed(&mut self, heard: &Heard<'_>) -> Result<(), String> {
        match heard.kind {
            "state" => {
                self.known.learn(heard);
                self.journal.note(heard, &self.known)?;
                // The first state after a reconnection tells what became of the move that was under way.
                if std::mem::take(&mut self.unsure) {
                    let carried_out = self.pending.is_some_and(|n| heard.entries > self.journal.sent[n].at);
                    self.journal.kept_unheard += u32::from(carried_out);
                }
                let asked = heard.asked()?;
                self.over = asked == Asked::Over;
                let mine = asked == Asked::Seat(self.journal.seat);
                self.turn = if mine { Some((heard.entries, self.known.choose(&mut self.dice)?)) } else { None };
            }
            "done" => {
                let of_token = |s: &Sent| heard.token == Some(&s.token);
                let n = self.journal.sent.iter().rposition(of_token).ok_or("an answer to nothing that was sent")?;
                self.journal.sent[n].answers += 1;
                if heard.entries <= self.journal.sent[n].at {
                    return Err(format!("done with {} entries, asked at {}", heard.entries, self.journal.sent[n].at));
                }
                if self.pending == Some(n) {
                    self.pending = None;
                }
            }
            "refused" => {
                self.pending = None;
                return Err(heard.refusal());
            }
            "table" => {}
            other => return Err(format!("an unexpected message: {other}")),
        }
        Ok(())
    }

    /// Moves, if it is this person's turn and the last move has been answered. `false` when the socket is broken.
    async fn answer(&mut self, socket: &mut Socket) -> bool {
        if self.pending.is_some() || *self.stop.borrow() {
            return true;
        }
        let Some((at, mv)) = self.turn.take() else { return true };
        if self.journal.sent.last().is_some_and(|s| s.at == at && s.answers > 0) {
            // An old state that came again, of a move that is done already.
            return true;
        }
        let token = format!("t{}", self.journal.sent.len());
        self.journal.sent.push(Sent { token, at, mv, times: 0, answers: 0 });
        let n = self.journal.sent.len() - 1;
        self.pending = Some(n);
        let twice = self.dice.below(TWICE) == 0;
        self.send(socket, n).await && (!twice || self.send(socket, n).await)
    }

    async fn send(&mut self, socket: &mut Socket, n: usize) -> bool {
        let sent = &mut self.journal.sent[n];
        // Counted first: half a message may have been enough.
        sent.times += 1;
        let ask = MoveAsk { token: sent.token.clone(), at: sent.at, seat: None, moves: vec![sent.mv.clone()] };
        socket.say(&ClientMessage::Move(ask)).await.is_ok()
    }
}
