//! One table: an actor with a mailbox. Duties decide what a message leads to (`seating`, `play`, `undo`, `orders`, `past`, `chat`,
//! `next`); this loop carries it out in order: commit, then tell, then answer. What it answers is on disk already.

mod body;
mod bots;
mod chat;
mod effect;
mod info;
mod load;
mod message;
mod new;
mod next;
mod orders;
mod pages;
mod past;
mod play;
mod seating;
mod state;
#[cfg(test)]
mod tests;
mod undo;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use teahouse_game::{Seat, Viewer};
use teahouse_store::{Guest, Millis, StoreError};
use teahouse_wire::{self as wire, Code, ServerMessage};
use tokio::sync::mpsc;

use crate::error::ApiError;
use crate::house::House;
use crate::pool::Ticket;
use crate::socket::Outbox;
pub(crate) use body::{Body, BodySeat, Brought, Series, Who};
use chat::Chat;
use effect::{Call, Decided, Effect, Stop, Tell};
pub(crate) use info::info;
pub use message::{Answer, Envelope, Message, Reply, Request, Wish};
pub(crate) use new::{FreshTable, check_wishes, new_seats};
use next::Next;
use orders::Orders;
pub use pages::Presence;
use pages::{Pages, eyes};
use past::Past;
use play::Play;
use seating::Seating;
use state::RoomState;
use undo::Undo;

/// A table nobody looks at for so long is put away; the next message loads it again.
const IDLE: Duration = Duration::from_secs(300);
/// Lines of chat in one answer.
const MOST_LINES: i64 = 200;

/// One table and everybody around it.
pub struct Room {
    house: House,
    id: String,
    /// The table as it is on disk; read again where it is missing.
    state: Option<RoomState>,
    pages: Pages,
    /// The thought under way, and the number of entries it is about.
    thinking: Option<(usize, Ticket)>,
    mailbox: mpsc::WeakSender<Envelope>,
    /// Whether the lobby may still show it.
    was_listed: bool,
    /// Messages heard, for houses under test that forget their rooms.
    heard: u64,
    /// The match was read again: whoever is asked may not have been woken.
    sleeping: bool,
    /// Pages that do not keep up; they are let go when the message is answered.
    slow: Vec<u64>,
}

impl Room {
    /// Opens a table; `None` if there is none with this id.
    pub async fn load(
        house: House,
        id: &str,
        presence: Presence,
        mailbox: mpsc::WeakSender<Envelope>,
    ) -> Result<Option<Room>, ApiError> {
        let (id, pages) = (id.to_owned(), Pages::new(presence));
        let mut room = Room {
            house,
            id,
            state: None,
            pages,
            thinking: None,
            mailbox,
            was_listed: false,
            heard: 0,
            sleeping: false,
            slow: Vec::new(),
        };
        let there = room.read().await?;
        room.was_listed = room.state.as_ref().is_some_and(|state| state.row.listed);
        Ok(there.then_some(room))
    }

    /// Reads messages until nobody can write any more.
    pub async fn run(mut self, mut messages: mpsc::Receiver<Envelope>) {
        self.wake();
        // One timer for the whole life of the room: setting it anew for every message would cost more than the message.
        let mut idle = pin!(tokio::time::sleep(IDLE));
        let mut last = Instant::now();
        loop {
            let message = tokio::select! {
                message = messages.recv() => message,
                () = &mut idle => {
                    let rested = last.elapsed() >= IDLE && self.pages.is_empty() && self.thinking.is_none();
                    if rested && self.house.rooms.put_away(&self.id, &messages) {
                        return;
                    }
                    idle.as_mut().reset(tokio::time::Instant::now() + IDLE);
                    continue;
                }
            };
            let Some(message) = message else { return };
            last = Instant::now();
            self.hear(*message).await;
            self.let_go().await;
            if std::mem::take(&mut self.sleeping) {
                self.wake();
            }
            self.heard += 1;
            // Under test: whatever is in memory is on disk too, so nobody may notice.
            if self.house.settings.forget_rooms && self.heard.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 63 == 0 {
                self.state = None;
            }
        }
    }

    async fn hear(&mut self, message: Message) {
        match message {
            Message::Request { guest, request, reply } => {
                let answer = self.greeted(&guest, request).await;
                let _ = reply.send(answer);
            }
            Message::Join { socket, guest, wish, seen, out } => {
                if let Err(error) = self.join(socket, &guest, wish, seen as usize, &out).await {
                    // Whatever it saw before, it asked for something else now.
                    self.gone(socket).await;
                    out.refuse(None, error);
                }
            }
            Message::Say { socket, guest, message, out } => self.said(socket, guest, message, &out).await,
            Message::Gone { socket } => self.gone(socket).await,
            Message::Thought { at, seat, mv } => self.thought(at, seat, mv).await,
        }
    }

    /// What a page says over its socket. `done` goes out together with the new state, so that one packet carries both.
    async fn said(&mut self, socket: u64, guest: Guest, message: wire::ClientMessage, out: &Outbox) {
        match message {
            // Joins are messages of their own.
            wire::ClientMessage::Hello { .. } => {}
            wire::ClientMessage::Move(ask) => {
                let (token, at) = (ask.token.clone(), ask.at as usize);
                match self.request(&guest, Request::Move(ask)).await {
                    Ok(Reply::Done(wire::Done { entries })) => _ = out.tell(&ServerMessage::Done { token, entries }),
                    Ok(_) => {}
                    Err(error) => {
                        let stale = error.problem.code == Code::Stale;
                        out.refuse(Some(token), error);
                        // A stale move gets the fresh state, with the eyes the page has now, not those of the mover.
                        if stale {
                            self.show_again(socket, at).await;
                        }
                    }
                }
            }
            wire::ClientMessage::Preview { token, seat, moves } => {
                match self.request(&guest, Request::Preview(wire::PreviewAsk { seat, moves })).await {
                    Ok(Reply::Previewed(previewed)) => {
                        _ = out.tell(&ServerMessage::Preview { token, previewed });
                    }
                    Ok(_) => {}
                    Err(error) => _ = out.refuse(Some(token), error),
                }
            }
            wire::ClientMessage::Chat(line) => {
                if let Err(error) = self.request(&guest, Request::Chat(line)).await {
                    out.refuse(None, error);
                }
            }
        }
    }

    /// Whoever asks over HTTP is greeted first: they may have another name by now. A socket knows only the name of when it was opened.
    async fn greeted(&mut self, guest: &Guest, request: Request) -> Answer {
        self.decided(guest, |room, call| Seating(room, call).greet()).await?;
        self.request(guest, request).await
    }

    async fn request(&mut self, guest: &Guest, request: Request) -> Answer {
        let reply = self.decided(guest, |room, call| decide(room, call, &request)).await?;
        Ok(reply.unwrap_or(Reply::Nothing))
    }

    /// Lets a duty decide, reading what it lacks, and carries out what it decides.
    async fn decided(
        &mut self,
        guest: &Guest,
        decide: impl Fn(&mut RoomState, &Call<'_>) -> Decided,
    ) -> Result<Option<Reply>, ApiError> {
        let now = crate::clock::now();
        let house = self.house.clone();
        loop {
            self.read().await?;
            let Room { state: Some(state), pages, .. } = self else {
                return Err(ApiError::not_found(Code::NoSuchTable));
            };
            let decided = {
                let here = |guest: &str| pages.here(guest);
                let (settings, chance) = (&house.settings, house.chance());
                decide(state, &Call { guest, now, settings, chance, here: &here })
            };
            let stop = match decided {
                Ok(effects) => return self.carry_out(guest, now, effects).await,
                Err(stop) => stop,
            };
            // A decision that was broken off may have left something behind: the disk knows better.
            if state.is_ahead() {
                self.state = None;
            }
            match stop {
                Stop::Refused(error) => return Err(error),
                Stop::Needs(need) => {
                    self.read().await?;
                    if let Some(state) = &mut self.state {
                        state.fetch(&house.store, need).await?;
                    }
                }
            }
        }
    }

    async fn carry_out(&mut self, guest: &Guest, now: Millis, effects: Vec<Effect>) -> Result<Option<Reply>, ApiError> {
        let (mut reply, mut recovered) = (None, false);
        for effect in effects {
            match effect {
                Effect::Commit { token } => recovered = self.commit(now, token.as_deref()).await?,
                Effect::CommitQuietly => self.commit_quietly(now).await,
                Effect::Open(new) => {
                    let made = self.house.open_table(*new, now).await;
                    if made.is_err() {
                        self.state = None;
                    }
                    made?;
                }
                Effect::Say { text } => {
                    if !self.house.limits.chat(&guest.id) {
                        return Err(ApiError::new(axum::http::StatusCode::TOO_MANY_REQUESTS, Code::TooFast));
                    }
                    let line = self.house.store.add_chat(&self.id, &guest.id, &text).await?;
                    let line = chat_line(line, guest.name.clone());
                    self.slow.extend(self.pages.tell_all(&ServerMessage::Chat(line.clone())));
                    reply = Some(Reply::Line(line));
                }
                Effect::ReadChat { from } => {
                    let lines = self.house.store.chat(&self.id, i64::from(from), MOST_LINES).await?;
                    reply = Some(Reply::Lines(lines.into_iter().map(|(line, name)| chat_line(line, name)).collect()));
                }
                // What was found on disk has been told from there.
                Effect::Tell(Tell::News) if recovered => {}
                Effect::Tell(what) => self.tell(what).await,
                Effect::Reply(with) => reply = Some(with),
                Effect::ReplyTable => reply = self.info().map(|info| Reply::Table(Box::new(info))),
                Effect::Wake => self.wake(),
            }
        }
        Ok(reply)
    }

    /// The table in memory, with its match and nothing due; `false` if there is no such table.
    async fn read(&mut self) -> Result<bool, ApiError> {
        self.reload().await?;
        let now = crate::clock::now();
        let Some(state) = &mut self.state else { return Ok(false) };
        // Draws that were due when the house fell over. They are told with the past, not as news.
        if state.is_due() {
            state.after_step(now)?;
            state.forget_news();
            self.commit(now, None).await?;
        }
        Ok(true)
    }

    /// The table as it is on disk, if it is not in memory. Nothing is written that anybody has to wait for.
    async fn reload(&mut self) -> Result<(), ApiError> {
        let now = crate::clock::now();
        let fresh = self.state.is_none();
        if fresh {
            self.state = RoomState::load(&self.house.store, &self.id).await?;
        }
        let Some(state) = &mut self.state else { return Ok(()) };
        if state.lacks_match() {
            // A match that cannot be read now is tried again with the next message.
            if let Err(error) = state.load_match(&self.house.store).await {
                tracing::warn!(table = %self.id, code = error.problem.code.text(), "the match cannot be read");
                return Err(error);
            }
            if state.body.record.is_none() {
                state.after_load(now);
            }
            self.sleeping = true;
        }
        if fresh {
            let pages = &self.pages;
            seating::note_absent(state, |guest| pages.here(guest), now);
            // Somebody else may have changed who may look.
            self.pages.review(state);
            self.commit_quietly(now).await;
        }
        Ok(())
    }

    /// Writes what has changed in memory; `true` if that failed and the very message was found on disk all the same. After a failure what is
    /// on disk counts: the table is read again.
    async fn commit(&mut self, now: Millis, token: Option<&str>) -> Result<bool, ApiError> {
        let Some(state) = &mut self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
        let Some(commit) = state.commit(now, token)? else { return Ok(false) };
        let (before, entries) = (state.written, commit.entries.len());
        let Err(error) = self.house.store.commit(commit).await else {
            state.committed(now, token);
            metrics::counter!("teahouse_entries_written").increment(entries as u64);
            self.pages.review(state);
            return Ok(false);
        };
        self.state = None;
        // Somebody else has written to this record: whoever asked is late.
        let late = matches!(error, StoreError::Conflict { .. });
        let error = if late { ApiError::conflict(Code::Stale) } else { ApiError::from(error) };
        if self.reload().await.is_err() {
            return Err(error);
        }
        let done = match token {
            Some(token) => self.house.store.find_token(&self.id, token).await.is_ok_and(|n| n.is_some()),
            None => false,
        };
        if self.state.as_ref().is_some_and(|state| state.length() > before) {
            self.tell(Tell::Since(before)).await;
        }
        self.tell(Tell::Table).await;
        if done { Ok(true) } else { Err(error) }
    }

    /// Writes who is there and what was ordered, if that can be done now: nobody waits for it, and nothing is refused because of it.
    async fn commit_quietly(&mut self, now: Millis) {
        let Some(state) = &mut self.state else { return };
        let Ok(Some(commit)) = state.commit(now, None) else { return };
        match self.house.store.commit(commit).await {
            Ok(()) => state.committed(now, None),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "who is here could not be written");
                // Somebody else has changed the table: it is read again with the next message.
                if matches!(error, StoreError::Conflict { .. } | StoreError::Changed { .. }) {
                    self.state = None;
                } else {
                    state.put_off();
                }
            }
        }
    }

    /// A page is connected: it gets the table and, if the match is on, what happened since it last looked.
    async fn join(
        &mut self,
        socket: u64,
        guest: &Guest,
        wish: Wish,
        seen: usize,
        out: &Arc<Outbox>,
    ) -> Result<(), ApiError> {
        // A table whose match cannot be read is shown all the same.
        if let Err(error) = self.read().await
            && self.state.is_none()
        {
            return Err(error);
        }
        let Some(state) = &self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
        let viewer = eyes(state, guest, wish)?;
        if self.pages.is_full(socket) {
            return Err(ApiError::conflict(Code::TooManyHere));
        }
        let first = !self.pages.here(&guest.id);
        self.pages.add(socket, guest.clone(), wish, viewer, out.clone());
        let _ = self.decided(guest, |room, call| Seating(room, call).came()).await;
        if first {
            self.tell(Tell::Table).await;
        } else if let Some(table) = self.info() {
            self.tell_one(socket, &ServerMessage::Table { table: Box::new(table) });
        }
        self.show_again(socket, seen).await;
        Ok(())
    }

    /// A page gets the match from entry `seen` on.
    async fn show_again(&mut self, socket: u64, seen: usize) {
        let Some(viewer) = self.pages.viewer(socket) else { return };
        if let Ok(update) = self.update_since(viewer, seen).await {
            self.slow.extend(self.pages.show(socket, update));
        }
    }

    async fn update_since(&mut self, viewer: Viewer, seen: usize) -> Result<wire::Update, ApiError> {
        loop {
            self.read().await?;
            let Some(state) = &mut self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
            match play::update_since(state, viewer, seen) {
                Ok(update) => return Ok(update),
                Err(Stop::Refused(error)) => return Err(error),
                Err(Stop::Needs(need)) => state.fetch(&self.house.store, need).await?,
            }
        }
    }

    async fn thought(&mut self, at: usize, seat: Seat, mv: Option<wire::Json>) {
        if self.thinking.as_ref().is_some_and(|(about, _)| *about == at) {
            self.thinking = None;
        }
        // Nobody asks here: a bot has no name and no seat of its own.
        let nobody = Guest { id: String::new(), name: String::new(), created: 0 };
        let done = self.decided(&nobody, |room, call| Play(room, call).thought(at, seat, mv.as_ref())).await;
        if let Err(error) = done {
            tracing::warn!(table = %self.id, code = error.problem.code.text(), "a bot's move was not written; trying again");
            bots::wake_later(&self.mailbox, at, seat);
        }
    }

    /// A page is gone.
    async fn gone(&mut self, socket: u64) {
        if let Some(guest) = self.pages.remove(socket) {
            let _ = self.decided(&guest, |room, call| Seating(room, call).went()).await;
        }
    }

    /// Pages that do not keep up are let go; they will come back.
    async fn let_go(&mut self) {
        while let Some(socket) = self.slow.pop() {
            self.gone(socket).await;
        }
    }

    fn tell_one(&mut self, socket: u64, message: &ServerMessage) {
        self.slow.extend(self.pages.tell_one(socket, message));
    }

    async fn tell(&mut self, what: Tell) {
        // What is told from disk may lie behind the snapshot the match was opened from.
        if let (Tell::Since(from), Some(state)) = (what, &mut self.state)
            && let Err(Stop::Needs(need)) = state.holding(from)
            && state.fetch(&self.house.store, need).await.is_err()
        {
            return;
        }
        let Some(state) = &mut self.state else { return };
        let slow = match what {
            Tell::Table => {
                let Some(table) = self.info() else { return };
                let listed = table.listed;
                let slow = self.pages.tell_all(&ServerMessage::Table { table: Box::new(table) });
                if listed || self.was_listed {
                    self.was_listed = listed;
                    self.house.lobby.changed();
                }
                slow
            }
            Tell::News => {
                let slow = self.pages.tell_views(|viewer| play::update_now(state, viewer).ok());
                state.forget_news();
                slow
            }
            Tell::Since(from) => {
                state.forget_news();
                self.pages.tell_views(|viewer| play::update_since(state, viewer, from).ok())
            }
            Tell::Seat(seat) => {
                let now = |viewer| play::update_now(state, viewer).ok();
                self.pages.tell_views(|viewer| if viewer == Viewer::Seat(seat) { now(viewer) } else { None })
            }
        };
        self.slow.extend(slow);
    }

    /// The table as everybody may see it.
    fn info(&self) -> Option<wire::TableInfo> {
        let state = self.state.as_ref()?;
        let seed = state.fairness.as_ref().filter(|_| state.is_over()).map(|f| f.seed.reveal());
        Some(info(&state.row, &state.body, |guest| self.pages.here(guest), seed))
    }

    /// Lets whoever is asked think, unless they do already: two thoughts about one moment would cancel each other for ever.
    fn wake(&mut self) {
        let Some(state) = &self.state else { return };
        let at = state.length();
        if self.thinking.as_ref().is_none_or(|(about, _)| *about != at) {
            self.thinking = bots::wake(&self.house, state, &self.mailbox).map(|ticket| (at, ticket));
        }
    }
}

/// Which duty a request is for.
fn decide(room: &mut RoomState, call: &Call<'_>, request: &Request) -> Decided {
    match request {
        Request::Info => Ok(vec![Effect::ReplyTable]),
        Request::Sit { seat, sit } => Seating(room, call).sit(*seat, sit.clone()),
        Request::Leave { seat } => Seating(room, call).leave(*seat),
        Request::SetSeat { seat, wish } => Seating(room, call).set_seat(*seat, wish),
        Request::Change(change) => Seating(room, call).change(change.clone()),
        Request::Start => Seating(room, call).start(),
        Request::Rename => Ok(Vec::new()),
        Request::State { seat, seen } => Play(room, call).state(*seat, *seen),
        Request::Move(ask) => Play(room, call).moves(ask),
        Request::Preview(ask) => Play(room, call).preview(ask),
        Request::Resign(ask) => Play(room, call).resign(ask),
        Request::StandIn(ask) => Play(room, call).stand_in(ask),
        Request::HandBack(ask) => Play(room, call).hand_back(ask),
        Request::Undo(ask) => Undo(room, call).ask(ask),
        Request::AnswerUndo(answer) => Undo(room, call).answer(answer),
        Request::Order(ask) => Orders(room, call).give(ask),
        Request::Chat(line) => Chat(room, call).say(line),
        Request::ChatSince(from) => Chat(room, call).since(*from),
        Request::Rematch(luck) => Next(room, call).rematch(luck.clone()),
        Request::Moments { from, count, eyes } => Past(room, call).moments(*from, *count, eyes.as_deref()),
        Request::Board => Past(room, call).board(),
        Request::Course => Past(room, call).course(),
        Request::Draws => Past(room, call).draws(),
        Request::Record => Past(room, call).record(),
        Request::Branch(branch, luck) => Past(room, call).branch(branch, luck.clone()),
    }
}

fn chat_line(line: teahouse_store::ChatLine, name: String) -> wire::ChatLine {
    wire::ChatLine { n: line.n as u32, guest: line.guest, name, text: line.text, at: line.at as f64 }
}
