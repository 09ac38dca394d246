//! One table: an actor with a mailbox. Duties decide what a message leads to (`invite`, `seating`, `play`, `undo`, `orders`, `past`, `chat`, `next`;
//! `new` for tables that are opened, `duties` says which), and who is told what of it (`telling`); `carry_out` does it in order: commit, then
//! tell, then answer. What it answers is on disk already.

mod body;
mod bots;
mod budget;
mod carry_out;
mod chat;
mod duties;
mod effect;
mod info;
mod invite;
mod load;
mod message;
mod new;
mod next;
mod orders;
mod past;
mod play;
mod seating;
mod shown;
mod state;
mod telling;
#[cfg(test)]
mod tests;
mod undo;
mod visit;

use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use teahouse_game::Seat;
use teahouse_store::{Guest, Millis, Phase};
use teahouse_wire::{self as wire, Code};
use tokio::sync::mpsc;

use crate::error::ApiError;
use crate::house::House;
use crate::telemetry::{Seldom, Tag, meters};
use crate::work::blocking::Share;
use crate::work::pool::Ticket;
pub(crate) use body::{Body, BodySeat, Brought, Series, Who};
use budget::Budget;
pub(crate) use chat::chat_line;
use duties::{decide, takes_long};
use effect::{Call, Decided, Stop};
pub(crate) use info::info;
pub use message::{Answer, Envelope, Message, Reply, Request, Wish};
#[cfg(test)]
pub(crate) use new::first_salt;
pub(crate) use new::{BOTS_SALT, FreshTable, check_away, check_wishes, new_seats, one_hand_each};
use play::Play;
use seating::Seating;
pub(crate) use shown::shown;
use state::RoomState;
pub use telling::Presence;
use telling::{Pages, Sending, Telling};

/// A table nobody looks at for so long is put away; the next message loads it again.
const IDLE: Duration = Duration::from_secs(300);

/// One table and everybody around it.
pub struct Room {
    house: House,
    id: String,
    /// The table as it is on disk; read again where it is missing.
    state: Option<RoomState>,
    /// When the message came that is heard now: the only time its decision knows.
    now: Millis,
    pages: Pages,
    /// The thought under way, and the number of entries it is about.
    thinking: Option<(usize, Ticket)>,
    /// What the bot whose turn it is has thought so far.
    budget: Budget,
    mailbox: mpsc::WeakSender<Envelope>,
    /// Whether the lobby may still show it.
    was_listed: bool,
    /// Messages heard, for houses under test that forget their rooms.
    heard: u64,
    /// Whoever is asked may have to be woken, once the message is answered: a move was carried out, or the match was read again.
    sleeping: bool,
    /// Pages that do not keep up; they are let go when the message is answered.
    slow: Vec<u64>,
    /// What can be told of it from outside.
    tag: Arc<Tag>,
    /// Messages that wait behind the one that is heard.
    backlog: usize,
    /// What pages have still to be told.
    telling: Telling,
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
            now: crate::clock::now(),
            pages,
            thinking: None,
            budget: Budget::default(),
            mailbox,
            was_listed: false,
            heard: 0,
            sleeping: false,
            slow: Vec::new(),
            tag: Arc::new(Tag::new("", Phase::SetUp)),
            backlog: 0,
            telling: Telling::default(),
        };
        let there = room.read().await?;
        if let Some(state) = &room.state {
            room.was_listed = state.row.listed;
            room.tag = Arc::new(Tag::new(state.game.id(), state.row.phase));
        }
        Ok(there.then_some(room))
    }

    /// What can be told of it from outside.
    pub fn tag(&self) -> Arc<Tag> {
        self.tag.clone()
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
                    // If it was busy meanwhile, it has rested long enough so long after the last message.
                    let left = IDLE.saturating_sub(last.elapsed());
                    let pause = if left.is_zero() { IDLE } else { left };
                    idle.as_mut().reset(tokio::time::Instant::now() + pause);
                    continue;
                }
            };
            let Some(message) = message else { return };
            last = Instant::now();
            self.backlog = messages.len();
            self.hear(crate::clock::now(), *message).await;
            self.heard += 1;
            // Under test: whatever is in memory is on disk too, so nobody may notice.
            if self.house.settings.forget_rooms && self.heard.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 63 == 0 {
                self.forget();
            }
        }
    }

    /// All that is not its connected pages' is thrown away, as if the table were opened anew elsewhere.
    fn forget(&mut self) {
        (self.state, self.thinking) = (None, None);
        self.budget = Budget::default();
    }

    /// Hears a message that came at this time and answers it; then lets go of pages that do not keep up, and wakes whoever is asked.
    async fn hear(&mut self, now: Millis, message: Message) {
        self.now = now;
        self.answer(message).await;
        self.let_go().await;
        if let Some(state) = &self.state {
            self.tag.set(state.row.phase);
        }
        if std::mem::take(&mut self.sleeping) {
            self.wake();
        }
    }

    async fn answer(&mut self, message: Message) {
        match message {
            Message::Request { guest, request, reply, came } => {
                let moves = matches!(request, Request::Move { .. });
                let answer = self.greeted(&guest, request).await;
                let done = moves && answer.is_ok();
                let _ = reply.send(answer);
                if done {
                    self.clock(came);
                }
            }
            Message::Join { socket, guest, wish, seen, out } => {
                if let Err(error) = self.join(socket, &guest, wish, seen as usize, &out).await {
                    // Whatever it saw before, it asked for something else now.
                    self.gone(socket).await;
                    out.refuse(None, error);
                }
            }
            Message::Say { socket, guest, message, out, came } => self.said(socket, guest, message, &out, came).await,
            Message::Talk { guest, line, reply } => {
                let _ = reply.send(self.request(&guest, Request::Chat(line)).await);
            }
            Message::Said(line) => self.send([Sending::Line(line)]).await,
            Message::Gone { socket } => self.gone(socket).await,
            Message::CatchUp => self.time_to_catch_up().await,
            Message::ShowOwed => self.show_owed().await,
            Message::Thought { at, seat, row, took } => {
                self.budget.note_used(seat, took);
                self.thought(at, seat, row).await;
            }
        }
    }

    /// A move that came then is answered now.
    fn clock(&self, came: Instant) {
        if let Some(state) = &self.state {
            meters().game(state.game.id()).moves.record(came.elapsed());
        }
    }

    /// Whoever asks over HTTP is greeted first: they may have another name by now. A socket knows only the name of when it was opened.
    async fn greeted(&mut self, guest: &Guest, request: Request) -> Answer {
        self.decided(guest, |room, call| Seating(room, call).greet()).await?;
        self.request(guest, request).await
    }

    async fn request(&mut self, guest: &Guest, request: Request) -> Answer {
        let (now, request) = (self.now, Arc::new(request));
        loop {
            self.read().await?;
            // Asked anew each time: a match that was opened from a snapshot is long once all of it has been fetched.
            let apart = self.state.as_ref().is_some_and(|state| takes_long(state, &self.house.settings, &request));
            let decided = if apart {
                self.decide_apart(guest, request.clone()).await?
            } else {
                self.decide_here(guest, |room, call| decide(room, call, &request))?
            };
            match decided {
                Ok(effects) => return Ok(self.carry_out(now, effects).await?.unwrap_or(Reply::Nothing)),
                Err(stop) => self.stopped(stop).await?,
            }
        }
    }

    /// A decision that grows with the match: the table waits for it, nobody else does.
    async fn decide_apart(&mut self, guest: &Guest, request: Arc<Request>) -> Result<Decided, ApiError> {
        let Some(mut state) = self.state.take() else { return Err(ApiError::not_found(Code::NoSuchTable)) };
        let (now, house, presence, guest) = (self.now, self.house.clone(), self.pages.presence(), guest.clone());
        let work = move || {
            let here = |guest: &str| presence.has(guest);
            let (settings, chance) = (&house.settings, house.chance());
            let decided = decide(&mut state, &Call { guest: &guest, now, settings, chance, here: &here }, &request);
            (state, decided)
        };
        // If it could not be done, the table is read again from the disk.
        let (state, decided) = self.house.blocking.work(Share::Table, &self.id, work).await?;
        self.state = Some(state);
        Ok(decided)
    }

    /// A decision that is short.
    fn decide_here(
        &mut self,
        guest: &Guest,
        decide: impl FnOnce(&mut RoomState, &Call<'_>) -> Decided,
    ) -> Result<Decided, ApiError> {
        let Room { state: Some(state), pages, house, now, .. } = self else {
            return Err(ApiError::not_found(Code::NoSuchTable));
        };
        let here = |guest: &str| pages.here(guest);
        let (settings, chance) = (&house.settings, house.chance());
        Ok(decide(state, &Call { guest, now: *now, settings, chance, here: &here }))
    }

    /// There is no decision: what was lacking is read, or the refusal is the answer.
    async fn stopped(&mut self, stop: Stop) -> Result<(), ApiError> {
        // A decision that was broken off may have left something behind: the disk knows better.
        if self.state.as_ref().is_some_and(RoomState::is_ahead) {
            self.state = None;
        }
        match stop {
            Stop::Refused(error) => Err(error),
            Stop::Needs(need) => {
                self.read().await?;
                match &mut self.state {
                    Some(state) => state.fetch(&self.house, need).await,
                    None => Ok(()),
                }
            }
        }
    }

    /// Lets a duty decide, reading what it lacks, and carries out what it decides.
    async fn decided(
        &mut self,
        guest: &Guest,
        decide: impl Fn(&mut RoomState, &Call<'_>) -> Decided,
    ) -> Result<Option<Reply>, ApiError> {
        let now = self.now;
        loop {
            self.read().await?;
            match self.decide_here(guest, &decide)? {
                Ok(effects) => return self.carry_out(now, effects).await,
                Err(stop) => self.stopped(stop).await?,
            }
        }
    }

    async fn thought(&mut self, at: usize, seat: Seat, row: Option<Vec<wire::Json>>) {
        if self.thinking.as_ref().is_some_and(|(about, _)| *about == at) {
            self.thinking = None;
        }
        // Nobody asks here: a bot has no name and no seat of its own.
        let nobody = Guest { id: String::new(), name: String::new(), created: 0 };
        let done = self.decided(&nobody, |room, call| Play(room, call).thought(at, seat, row.as_deref())).await;
        if let Err(error) = done {
            // Every table with a bot comes here twice a second while the disk is full.
            static SELDOM: LazyLock<Seldom> = LazyLock::new(|| Seldom::every(Duration::from_secs(10)));
            if let Some(more) = SELDOM.now() {
                tracing::warn!(table = %self.id, seat = seat.index(), code = error.problem.code.text(), more, "a bot's move could not be carried out; it is tried again");
            }
            bots::wake_later(&self.mailbox, at, seat);
        }
    }

    /// Lets whoever is asked think, unless they do already: two thoughts about one moment would cancel each other for ever. A thought about
    /// another moment is stale, and its place is free before the next one asks for it.
    fn wake(&mut self) {
        let Some(state) = &self.state else { return };
        let at = state.length();
        if self.thinking.as_ref().is_none_or(|(about, _)| *about != at) {
            self.thinking = None;
            self.budget.note_asked(state.asked());
            let ticket = bots::wake(&self.house, state, &self.budget, &self.mailbox);
            self.thinking = ticket.map(|ticket| (at, ticket));
        }
    }
}
