//! What was decided to be told is sent here, in order. What grows with a match is replayed and written apart, as it goes out.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use teahouse_game::Viewer;
use teahouse_wire::{self as wire, Code, ServerMessage};

use super::pages::{Lean, Shown, lean};
use super::{Reminder, Sending, Strain, Whom};
use crate::error::ApiError;
use crate::room::effect::{Stop, Tell, is_long};
use crate::room::message::Message;
use crate::room::play::order_of;
use crate::room::state::RoomState;
use crate::room::{Room, bots, info};
use crate::telemetry::meters;
use crate::work::blocking::Share;

impl Room {
    pub(in crate::room) async fn tell(&mut self, what: Tell) {
        let news = self.state.as_ref().and_then(|state| state.table.as_ref()?.news_from());
        let sendings = self.telling.tell(what, news, self.strain());
        self.send(sendings).await;
    }

    fn strain(&self) -> Strain {
        Strain { now: self.now, backlog: self.backlog, busy: self.house.overload.is_overloaded() }
    }

    /// Whether there is a match in memory.
    fn has_match(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.table.is_some())
    }

    /// Those who only watch are told what they have missed.
    pub(in crate::room) async fn catch_up(&mut self) {
        let sending = self.telling.catch_up(self.has_match());
        self.send(sending).await;
    }

    /// It is time to look after those who only watch.
    pub(in crate::room) async fn time_to_catch_up(&mut self) {
        let there = self.read().await.is_ok() && self.has_match();
        let sending = self.telling.time_to_catch_up(there, self.strain());
        self.send(sending).await;
    }

    /// A page gets the match from entry `seen` on.
    pub(in crate::room) async fn show(&mut self, page: u64, seen: usize) {
        if self.pages.told(page).is_none() {
            // It is gone.
            return self.telling.forget(page);
        }
        let fault = self.read().await.err();
        let sending = self.telling.show(page, seen, fault.as_ref());
        self.send(sending).await;
    }

    /// A page gets what it has not been told.
    pub(in crate::room) async fn show_rest(&mut self, page: u64) {
        let Some(told) = self.pages.told(page) else { return };
        let fault = self.read().await.err();
        let sending = self.telling.show_rest(page, told, fault.as_ref());
        self.send(sending).await;
    }

    /// It is time to show the match to those who could not be shown it before.
    pub(in crate::room) async fn show_owed(&mut self) {
        let there = self.read().await.is_ok() && self.has_match();
        let sending = self.telling.time_to_show(there);
        self.send(sending).await;
        while let Some((page, from)) = self.telling.next_owed() {
            self.show(page, from).await;
        }
    }

    /// Sends what was decided, and what follows from what could not be sent.
    pub(in crate::room) async fn send(&mut self, sendings: impl IntoIterator<Item = Sending>) {
        let mut waiting = VecDeque::from_iter(sendings);
        while let Some(sending) = waiting.pop_front() {
            match sending {
                Sending::Table => self.send_table(),
                Sending::TableTo(page) => {
                    if let Some(table) = self.info() {
                        let message = ServerMessage::Table { table: Box::new(table) };
                        self.slow.extend(self.pages.tell_one(page, &message));
                    }
                }
                Sending::Line(line) => self.slow.extend(self.pages.tell_all(&ServerMessage::Chat(line))),
                Sending::News(whom) => waiting.extend(self.send_match(None, whom).await),
                Sending::Since(from, whom) => waiting.extend(self.send_match(Some(from), whom).await),
                Sending::Whole(page, from) => {
                    self.pages.forget_shown(page);
                    waiting.extend(self.send_match(Some(from), Whom::Page(page)).await);
                }
                Sending::Told => {
                    if let Some(state) = &mut self.state {
                        state.forget_news();
                    }
                }
                Sending::Refuse(page, error) => self.pages.refuse(page, error),
                Sending::PutOff => meters().watchers_put_off.increment(1),
                Sending::Remind(of) => {
                    let message = match of {
                        Reminder::Behind => Message::CatchUp,
                        Reminder::Owed => Message::ShowOwed,
                    };
                    bots::remind(&self.mailbox, message);
                }
            }
        }
    }

    /// The table, to everybody; the lobby looks at it again.
    fn send_table(&mut self) {
        let Some(table) = self.info() else { return };
        let listed = table.listed;
        self.slow.extend(self.pages.tell_all(&ServerMessage::Table { table: Box::new(table) }));
        if listed || self.was_listed {
            self.was_listed = listed;
            self.house.lobby.changed();
        }
    }

    /// The match to some of the pages, with what has happened from an entry on; without one, with what has just happened.
    async fn send_match(&mut self, from: Option<usize>, whom: Whom) -> Vec<Sending> {
        let body = self.state.as_ref().map(|state| &state.body);
        let sits = |guest: &str| body.is_some_and(|body| body.seat_of(guest, None).is_some());
        let hearers = self.telling.hearers(whom, self.pages.lookers(), &sits);
        let mut failed = Vec::new();
        for group in self.pages.groups(&hearers) {
            let shown = group.alike.iter().map(|(shown, _)| *shown).collect();
            match self.write(group.viewer, from, shown).await {
                Ok(written) => {
                    for ((_, pages), lean) in group.alike.into_iter().zip(written) {
                        for page in pages {
                            self.telling.forget(page);
                            self.slow.extend(self.pages.put(page, &lean));
                        }
                    }
                }
                Err(fault) => {
                    let pages = group.alike.into_iter().flat_map(|(_, pages)| pages);
                    failed.extend(pages.filter_map(|page| self.telling.failed(page, from.unwrap_or(0), &fault)));
                }
            }
        }
        failed
    }

    /// The match as it goes out to pages with these eyes, once for each thing that they have been shown.
    async fn write(&mut self, viewer: Viewer, from: Option<usize>, shown: Vec<Shown>) -> Result<Vec<Lean>, ApiError> {
        self.count_apart().await;
        loop {
            let Some(state) = &mut self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
            let Some(from) = from else { return Ok(written(update_now(state, viewer)?, shown)) };
            match state.holding(from) {
                Err(Stop::Refused(error)) => return Err(error),
                Err(Stop::Needs(need)) => state.fetch(&self.house, need).await?,
                Ok(table) if from < table.length() && is_long(table) => {
                    let (copy, update) = (table.copy(), update_with(state, viewer, Vec::new())?);
                    let write = move || written(wire::Update { told: copy.told(from, viewer), ..update }, shown);
                    return self.house.blocking.work(Share::Table, &self.id, write).await;
                }
                Ok(table) => return Ok(written(update_with(state, viewer, table.told(from, viewer))?, shown)),
            }
        }
    }

    /// Where it may take long to count what lies open that is done apart, once for all pages. Should there be no place for it, it is done with the rest.
    async fn count_apart(&mut self) {
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

    /// The table as everybody may see it.
    pub(in crate::room) fn info(&self) -> Option<wire::TableInfo> {
        let state = self.state.as_ref()?;
        let seed = state.fairness.as_ref().filter(|_| state.is_over()).map(|f| f.seed.reveal());
        Some(info(&state.row, &state.body, |guest| self.pages.here(guest), seed))
    }
}

/// An update as it goes out to pages that have been shown so much.
fn written(update: wire::Update, shown: Vec<Shown>) -> Vec<Lean> {
    shown.into_iter().map(|shown| lean(update.clone(), shown)).collect()
}

/// The match for the pages of `viewer`, with what they are told of it.
pub fn update_with(room: &RoomState, viewer: Viewer, told: Vec<wire::Told>) -> Result<wire::Update, ApiError> {
    Ok(wire::Update { order: order_of(room, viewer), ..room.table()?.update(viewer, told) })
}

/// The same with what has just happened.
pub fn update_now(room: &RoomState, viewer: Viewer) -> Result<wire::Update, ApiError> {
    update_with(room, viewer, room.table()?.news(viewer))
}
