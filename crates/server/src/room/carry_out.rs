//! What a duty decided is carried out here, in order: commit, then tell, then answer. After a failure what is on disk counts: the table is
//! read again, and nobody is told of what is not there.

use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use teahouse_game::Viewer;
use teahouse_store::{Guest, Millis, StoreError};
use teahouse_wire::{self as wire, Code, ServerMessage};

use super::effect::{Effect, Tell};
use super::message::{Message, Reply};
use super::pages::Page;
use super::said::Said;
use super::state::RoomState;
use super::{Behind, Room, bots, info, play, seating};
use crate::error::ApiError;
use crate::limits::caps;
use crate::telemetry::{Seldom, meters};
use crate::work::blocking::Share;

/// So much waits at a table when those who only watch are told later.
const BACKLOG: usize = 16;
/// So long those who only watch are kept waiting at most, however busy the house is.
const LONGEST_BEHIND: Duration = Duration::from_secs(5);

impl Room {
    pub(super) async fn carry_out(
        &mut self,
        guest: &Guest,
        now: Millis,
        effects: Vec<Effect>,
    ) -> Result<Option<Reply>, ApiError> {
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
                    self.check_chat(guest, &text).await?;
                    // Counted before it is written: many may be under way at once.
                    if let Some(said) = &mut self.said {
                        said.add(&guest.id, &text);
                    }
                    reply = Some(Reply::MaySay(text));
                }
                Effect::ReadChat { from } => {
                    let lines = self.house.store.chat(&self.id, i64::from(from), i64::from(caps::CHAT_ANSWER)).await?;
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

    /// Whether there is room for one more line. What was said before is counted once.
    async fn check_chat(&mut self, guest: &Guest, text: &str) -> Result<(), ApiError> {
        if self.said.is_none() {
            self.said = Some(Said::read(&self.house.store, &self.id).await?);
        }
        let room = self.said.as_ref().zip(self.state.as_ref());
        let fits = room.is_some_and(|(said, state)| said.has_room(&state.body, &guest.id, text));
        if fits { Ok(()) } else { Err(ApiError::conflict(Code::TooMuchChat)) }
    }

    /// The table in memory, with its match and nothing due; `false` if there is no such table.
    pub(super) async fn read(&mut self) -> Result<bool, ApiError> {
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
            if let Err(error) = state.load_match(&self.house).await {
                let (table, game, code) = (&self.id, state.game.id(), error.problem.code.text());
                // It is tried again and again as long as somebody waits to see it.
                static SELDOM: LazyLock<Seldom> = LazyLock::new(|| Seldom::every(Duration::from_secs(10)));
                if let Some(more) = SELDOM.now() {
                    tracing::warn!(
                        table,
                        game,
                        code,
                        more,
                        "a match cannot be read: its table is shown, but nobody can play there. It is tried again with every visit"
                    );
                }
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
            meters().entries_written.increment(entries as u64);
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
                tracing::debug!(table = %self.id, %error, "who is at a table could not be written; it goes along with the next write");
                // Somebody else has changed the table: it is read again with the next message.
                if matches!(error, StoreError::Conflict { .. } | StoreError::Changed { .. }) {
                    self.state = None;
                } else {
                    state.put_off();
                }
            }
        }
    }

    pub(super) fn tell_one(&mut self, socket: u64, message: &ServerMessage) {
        self.slow.extend(self.pages.tell_one(socket, message));
    }

    pub(super) async fn tell(&mut self, what: Tell) {
        if let Tell::Since(from) = what {
            let behind = self.behind.take().map_or(from, |behind| behind.from.min(from));
            let seats = self.seated();
            self.tell_since(from, |page| seats.contains(&page.guest.id)).await;
            return self.tell_since(behind, |page| !seats.contains(&page.guest.id)).await;
        }
        if what != Tell::Table {
            self.count_apart().await;
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
                // Those who only watch get several moves as one when there is too much to do; those who play never wait.
                let spares = self.backlog > BACKLOG || self.house.overload.is_overloaded();
                let later = spares || self.behind.is_some();
                let told = |page: &Page| !later || state.body.seat_of(&page.guest.id, None).is_some();
                let slow = self.pages.tell_views_of(told, |viewer| play::update_now(state, viewer).ok());
                let from = state.table.as_ref().and_then(|table| table.news_from());
                state.forget_news();
                match from {
                    Some(from) if spares => self.put_off_watchers(from),
                    Some(_) | None => self.catch_up().await,
                }
                slow
            }
            // It was told above.
            Tell::Since(_) => Vec::new(),
            Tell::Seat(seat) => {
                let now = |viewer| play::update_now(state, viewer).ok();
                self.pages.tell_views(|viewer| if viewer == Viewer::Seat(seat) { now(viewer) } else { None })
            }
        };
        self.slow.extend(slow);
    }

    /// Where it may take long to count what lies open that is done apart, once for all pages. Should there be no place for it, it is done with the rest.
    pub(super) async fn count_apart(&mut self) {
        let Some(state) = self.state.take_if(|state| state.counts_slowly()) else { return };
        let lent = Arc::new(Mutex::new(Some(state)));
        let own = lent.clone();
        let count = move || {
            let lent = own.lock().unwrap_or_else(|e| e.into_inner());
            if let Some(table) = lent.as_ref().and_then(|state| state.table.as_ref()) {
                table.update(Viewer::Public, Vec::new());
            }
        };
        let _ = self.house.blocking.work(Share::Table, &self.id, count).await;
        self.state = lent.lock().unwrap_or_else(|e| e.into_inner()).take();
    }

    /// Shows what is on disk from an entry on to some of the pages.
    async fn tell_since(&mut self, from: usize, whom: impl Fn(&Page) -> bool) {
        let mut updates = Vec::new();
        for viewer in self.pages.viewers(&whom) {
            match self.update_read(viewer, from).await {
                Ok(update) => updates.push((viewer, update)),
                Err(error) => {
                    for socket in self.pages.sockets(|page| page.viewer == viewer && whom(page)) {
                        self.put_off(socket, from, &error);
                    }
                }
            }
        }
        if let Some(state) = &mut self.state {
            state.forget_news();
        }
        let found = |viewer: Viewer| updates.iter().find(|(v, _)| *v == viewer).map(|(_, update)| update.clone());
        self.slow.extend(self.pages.tell_views_of(whom, found));
    }

    /// Who has a seat here.
    fn seated(&self) -> Vec<String> {
        self.state.as_ref().map_or_else(Vec::new, |state| state.body.people().map(|(_, id)| id.to_owned()).collect())
    }

    /// Those who only watch will be told later what has happened from this entry on.
    fn put_off_watchers(&mut self, from: usize) {
        meters().watchers_put_off.increment(1);
        if self.behind.is_none() {
            self.behind = Some(Behind { from, since: Instant::now() });
            bots::remind(&self.mailbox, Message::CatchUp);
        }
    }

    /// It is time to look after those who only watch, unless there is still too much to do.
    pub(super) async fn time_to_catch_up(&mut self) {
        let read = self.read().await;
        let Some(behind) = &self.behind else { return };
        let busy = self.house.overload.is_overloaded() && behind.since.elapsed() < LONGEST_BEHIND;
        if busy || read.is_err() {
            bots::remind(&self.mailbox, Message::CatchUp);
        } else {
            self.catch_up().await;
        }
    }

    /// Those who only watch are told what they have missed, as one. A match that is not in memory cannot be told now.
    pub(super) async fn catch_up(&mut self) {
        if self.state.as_ref().is_none_or(|state| state.table.is_none()) {
            return;
        }
        let Some(behind) = self.behind.take() else { return };
        let seats = self.seated();
        self.tell_since(behind.from, |page| !seats.contains(&page.guest.id)).await;
    }

    /// The table as everybody may see it.
    pub(super) fn info(&self) -> Option<wire::TableInfo> {
        let state = self.state.as_ref()?;
        let seed = state.fairness.as_ref().filter(|_| state.is_over()).map(|f| f.seed.reveal());
        Some(info(&state.row, &state.body, |guest| self.pages.here(guest), seed))
    }
}

pub(crate) fn chat_line(line: teahouse_store::ChatLine, name: String) -> wire::ChatLine {
    wire::ChatLine { n: line.n as u32, guest: line.guest, name, text: line.text, at: line.at as f64 }
}
