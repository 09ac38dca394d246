//! What a room tells people: the table as everybody sees it, the match as each may see it, the chat.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use teahouse_game::{Seat, Viewer};
use teahouse_store::Guest;
use teahouse_wire as wire;

use super::body::Who;
use super::{Answer, Listener, Room, Wish};
use crate::error::ApiError;
use crate::frame::{self, json};
use crate::socket::Outbox;

/// Pages at one table.
const MOST_LISTENERS: usize = 100;

impl Room {
    /// A page is connected: it gets the table and, if the match is on, what happened since it last looked.
    pub(super) fn join(&mut self, socket: u64, guest: Guest, wish: Wish, seen: u32, out: Arc<Outbox>) {
        let viewer = match self.eyes(&guest, wish) {
            Ok(viewer) => viewer,
            Err(error) => {
                // Whatever it saw before, it asked for something else now.
                self.gone(socket);
                out.refuse(None, error);
                return;
            }
        };
        if self.listeners.len() >= MOST_LISTENERS && !self.listeners.contains_key(&socket) {
            out.refuse(None, ApiError::conflict("too-many-here"));
            return;
        }
        self.away.remove(&guest.id);
        let first = self.listeners.values().all(|l| l.guest.id != guest.id);
        self.listeners.insert(socket, Listener { guest, wish, viewer, out });
        if first {
            self.tell_table();
        } else {
            self.tell_one(socket, self.table_message());
        }
        if let Ok(state) = self.state_json(viewer, seen as usize) {
            self.tell_one(socket, state.into());
        }
    }

    /// A page gets the match once more, from entry `seen` on.
    pub(super) async fn show_again(&mut self, socket: u64, seen: usize) {
        let Some(viewer) = self.listeners.get(&socket).map(|l| l.viewer) else { return };
        if self.hold_from(seen).await.is_ok()
            && let Ok(state) = self.state_json(viewer, seen)
        {
            self.tell_one(socket, state.into());
        }
    }

    /// Whose eyes a page may use. Without a seat one may look at a table that is being set up, in order to sit down.
    fn eyes(&self, guest: &Guest, wish: Wish) -> Result<Viewer, ApiError> {
        if wish.curtain && self.body.seat_of(&guest.id, None).is_some() {
            return Ok(Viewer::Public);
        }
        match self.viewer(guest, wish.seat) {
            Err(_) if self.row.phase == "set-up" => Ok(Viewer::Public),
            other => other,
        }
    }

    /// Seats or agreements have changed: every page gets the eyes it may use now, and whoever may no longer look is sent
    /// away.
    pub(super) fn review_listeners(&mut self) {
        let mut leaving = Vec::new();
        for (socket, listener) in &self.listeners {
            match self.eyes(&listener.guest, listener.wish) {
                Ok(viewer) if viewer == listener.viewer => {}
                now => leaving.push((*socket, now)),
            }
        }
        for (socket, now) in leaving {
            match (now, self.listeners.get_mut(&socket)) {
                (Ok(viewer), Some(listener)) => listener.viewer = viewer,
                (Err(error), Some(listener)) => {
                    listener.out.refuse(None, error);
                    self.listeners.remove(&socket);
                }
                (_, None) => {}
            }
        }
    }

    pub(super) fn gone(&mut self, socket: u64) {
        let Some(left) = self.listeners.remove(&socket) else { return };
        let last = self.listeners.values().all(|l| l.guest.id != left.guest.id);
        if last && self.body.seat_of(&left.guest.id, None).is_some() {
            self.away.insert(left.guest.id, crate::clock::now());
            self.tell_table();
        }
    }

    /// Sends to one page; one that does not keep up is let go and will come back.
    fn tell_one(&mut self, socket: u64, message: Utf8Bytes) {
        if self.listeners.get(&socket).is_some_and(|l| !l.out.put(message)) {
            self.gone(socket);
        }
    }

    /// Sends to every page what `message` makes for it.
    fn tell_all(&mut self, message: impl Fn(&Listener) -> Option<Utf8Bytes>) {
        let told = |l: &Listener| message(l).is_none_or(|m| l.out.put(m));
        let slow: Vec<u64> = self.listeners.iter().filter(|(_, l)| !told(l)).map(|(socket, _)| *socket).collect();
        slow.into_iter().for_each(|socket| self.gone(socket));
    }

    /// Everybody gets the table.
    pub(super) fn tell_table(&mut self) {
        let message = self.table_message();
        self.tell_all(|_| Some(message.clone()));
        if self.row.listed || self.was_listed {
            self.was_listed = self.row.listed;
            self.house.lobby.changed();
        }
    }

    fn table_message(&self) -> Utf8Bytes {
        json(&wire::ServerMessage::Table { table: self.info() }).into()
    }

    /// Everybody gets the match after a step, each with their own eyes.
    pub(super) fn tell_state(&mut self, since: usize) {
        self.tell_views(|room, viewer| room.fresh_state_json(viewer, since));
        self.forget_events();
    }

    /// Everybody gets what is on disk from entry `since` on.
    pub(super) fn tell_since(&mut self, since: usize) {
        self.tell_views(|room, viewer| room.state_json(viewer, since));
    }

    /// A seat's own pages get the match as it is; nobody else hears of it.
    pub(super) fn tell_seat(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let Ok(state) = self.table().map(|t| t.length()).and_then(|seen| self.state_json(viewer, seen)) else { return };
        let state: Utf8Bytes = state.into();
        self.tell_all(|l| (l.viewer == viewer).then(|| state.clone()));
    }

    /// Made once for each pair of eyes.
    fn tell_views(&mut self, make: impl Fn(&Room, Viewer) -> Answer) {
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for viewer in self.listeners.values().map(|l| l.viewer) {
            if made.iter().all(|(v, _)| *v != viewer)
                && let Ok(state) = make(self, viewer)
            {
                made.push((viewer, state.into()));
            }
        }
        self.tell_all(|l| made.iter().find(|(v, _)| *v == l.viewer).map(|(_, m)| m.clone()));
    }

    /// Everybody has been told.
    pub(super) fn forget_events(&mut self) {
        if let Some(table) = self.table.as_mut() {
            table.forget_events();
        }
    }

    fn order_of(&self, viewer: Viewer) -> Option<&str> {
        match viewer {
            Viewer::Seat(seat) => self.body.seats[seat.index()].order.as_deref(),
            Viewer::Public => None,
        }
    }

    /// The state with what happened since entry `seen`, found by replaying.
    pub(super) fn state_json(&self, viewer: Viewer, seen: usize) -> Answer {
        let table = self.table()?;
        Ok(frame::now(table, viewer, &frame::told(table, seen, viewer), self.order_of(viewer)))
    }

    /// The state with the events of the step just made.
    fn fresh_state_json(&self, viewer: Viewer, since: usize) -> Answer {
        let table = self.table()?;
        let events = table.events_json(viewer);
        let told = format!(r#"[{{"entry":{since},"events":{events}}}]"#);
        Ok(frame::now(table, viewer, &told, self.order_of(viewer)))
    }

    pub(super) fn info_json(&self) -> Answer {
        Ok(json(&self.info()))
    }

    /// The table as everybody may see it.
    pub(super) fn info(&self) -> wire::TableInfo {
        let over = self.is_over();
        let playing = self.row.phase != "set-up";
        let seed = self.fairness.as_ref().filter(|_| over);
        let undo = self
            .undo
            .as_ref()
            .map(|p| wire::UndoAsked { seat: p.seat.0, waiting: p.waiting.iter().map(|s| s.0).collect() });
        wire::TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            phase: match self.row.phase.as_str() {
                _ if over => wire::TablePhase::Over,
                "set-up" => wire::TablePhase::SetUp,
                _ => wire::TablePhase::Playing,
            },
            players: self.body.setup.players,
            board: self.body.setup.board.clone(),
            options: self.body.setup.options.clone(),
            seats: (0..self.body.seats.len()).map(|n| self.seat_info(n, playing)).collect(),
            host: self.body.host.clone(),
            listed: self.row.listed,
            watching: self.body.watching,
            away_minutes: self.body.away_minutes,
            commitment: self.body.commitment.clone(),
            seed: seed.map(|f| f.seed.reveal()),
            created: self.row.created as f64,
            asked: self.asked().map(|s| s.0),
            next: self.body.next.clone(),
            series: self.series_info(),
            origin: self.body.origin.as_ref().map(|o| wire::Origin { table: o.table.clone(), at: o.at }),
            record: self.body.record.is_some(),
            undo_asked: undo,
        }
    }

    fn seat_info(&self, n: usize, playing: bool) -> wire::SeatInfo {
        let seat = &self.body.seats[n];
        let sitter = match &seat.who {
            Who::Nobody => wire::Sitter::Open,
            Who::Bot(level) => wire::Sitter::Bot { level: level.clone() },
            Who::Name(name) => wire::Sitter::Person {
                id: String::new(),
                name: if name.is_empty() { (n + 1).to_string() } else { name.clone() },
                local: false,
                here: false,
                away_since: None,
            },
            Who::Person { id, name, local } => wire::Sitter::Person {
                id: id.clone(),
                name: name.clone(),
                local: *local,
                here: self.listeners.values().any(|l| l.guest.id == *id),
                away_since: self.away.get(id).map(|since| *since as f64),
            },
        };
        let at = Seat(n as u8);
        wire::SeatInfo {
            sitter,
            look: seat.look.clone(),
            // Salts are shown once all of them are fixed.
            salt: playing.then(|| seat.salt.clone()),
            stand_in: self.table.as_ref().and_then(|t| t.stands_in(at).map(str::to_owned)),
            resigned: self.table.as_ref().is_some_and(|t| t.quitters().contains(&at)),
        }
    }

    pub(super) async fn say(&mut self, guest: Guest, line: wire::ChatAsk) -> Answer {
        self.may_talk(&guest)?;
        let text: String = line.text.trim().chars().filter(|c| !c.is_control() || *c == '\n').collect();
        if text.is_empty() || text.chars().count() > 500 {
            return Err(ApiError::bad("bad-chat"));
        }
        if !self.house.limits.chat(&guest.id) {
            return Err(ApiError::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too-fast"));
        }
        let line = self.house.store.add_chat(&self.row.id, &guest.id, &text).await?;
        let line = wire::ChatLine { n: line.n as u32, guest: guest.id, name: guest.name, text, at: line.at as f64 };
        let message: Utf8Bytes = json(&wire::ServerMessage::Chat(line.clone())).into();
        self.tell_all(|_| Some(message.clone()));
        Ok(json(&line))
    }

    pub(super) async fn chat_since(&mut self, guest: Guest, from: u32) -> Answer {
        self.may_talk(&guest)?;
        let mut lines = Vec::new();
        for line in self.house.store.chat(&self.row.id, i64::from(from), 200).await? {
            let name = self.house.store.guest(&line.guest).await?.map_or_else(String::new, |g| g.name);
            let (n, at) = (line.n as u32, line.at as f64);
            lines.push(wire::ChatLine { n, guest: line.guest, name, text: line.text, at });
        }
        Ok(json(&lines))
    }

    /// Seats talk; spectators too where watching is allowed; before the start everybody with the link.
    fn may_talk(&self, guest: &Guest) -> Result<(), ApiError> {
        if self.row.phase == "set-up" { Ok(()) } else { self.viewer(guest, None).map(|_| ()) }
    }
}
