//! What pages are told of the match, and when: everybody with their own eyes; those who only watch later when there is too much to do; those who
//! cannot be shown it now a little later (`owed`).

mod owed;
mod pages;

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use teahouse_game::Viewer;
use teahouse_wire::{self as wire, Code, ServerMessage};

use super::effect::{Stop, Tell, is_long};
use super::message::Message;
use super::play::order_of;
use super::state::RoomState;
use super::{Room, bots, info};
use crate::error::ApiError;
use crate::telemetry::meters;
use crate::work::blocking::Share;
use pages::Page;
pub use pages::{Pages, Presence, eyes};

/// So much waits at a table when those who only watch are told later.
const BACKLOG: usize = 16;
/// So long those who only watch are kept waiting at most, however busy the house is.
const LONGEST_BEHIND: Duration = Duration::from_secs(5);

/// Those who only watch are told later.
pub struct Behind {
    /// From this entry on.
    from: usize,
    since: Instant,
}

impl Room {
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
                let slow = self.pages.tell_views_of(told, |viewer| update_now(state, viewer).ok());
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
                let now = |viewer| update_now(state, viewer).ok();
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

    pub(super) async fn update_since(&mut self, viewer: Viewer, seen: usize) -> Result<wire::Update, ApiError> {
        self.read().await?;
        self.update_read(viewer, seen).await
    }

    /// The same for a table that is in memory.
    async fn update_read(&mut self, viewer: Viewer, seen: usize) -> Result<wire::Update, ApiError> {
        self.count_apart().await;
        loop {
            let Some(state) = &mut self.state else { return Err(ApiError::not_found(Code::NoSuchTable)) };
            match state.holding(seen) {
                Err(Stop::Refused(error)) => return Err(error),
                Err(Stop::Needs(need)) => state.fetch(&self.house, need).await?,
                Ok(table) if seen < table.length() && is_long(table) => {
                    let copy = table.copy();
                    let tell = move || copy.told(seen, viewer);
                    let told = self.house.blocking.work(Share::Table, &self.id, tell).await?;
                    // Nothing has happened meanwhile: the table is this task's alone.
                    return update_with(state, viewer, told);
                }
                Ok(table) => return update_with(state, viewer, table.told(seen, viewer)),
            }
        }
    }

    /// The table as everybody may see it.
    pub(super) fn info(&self) -> Option<wire::TableInfo> {
        let state = self.state.as_ref()?;
        let seed = state.fairness.as_ref().filter(|_| state.is_over()).map(|f| f.seed.reveal());
        Some(info(&state.row, &state.body, |guest| self.pages.here(guest), seed))
    }
}

/// The match for the pages of `viewer`, with what they are told of it.
pub fn update_with(room: &RoomState, viewer: Viewer, told: Vec<wire::Told>) -> Result<wire::Update, ApiError> {
    Ok(wire::Update { order: order_of(room, viewer), ..room.table()?.update(viewer, told) })
}

/// The same with what has just happened.
pub fn update_now(room: &RoomState, viewer: Viewer) -> Result<wire::Update, ApiError> {
    update_with(room, viewer, room.table()?.news(viewer))
}
