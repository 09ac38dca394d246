//! One table. A task owns it: a mailbox in, messages to sockets out. What it answers is on disk already.

mod body;
mod next;
mod orders;
mod past;
mod play;
mod seats;
mod tell;

use std::collections::{HashMap, VecDeque};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use teahouse_catalog::{GameEntry, Table, TableAsk, game};
use teahouse_game::record::Fairness;
use teahouse_game::{Seat, Viewer};
use teahouse_store::{Guest, TableRow};
use teahouse_wire as wire;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use crate::house::House;
use crate::luck::Luck;
use crate::pool::Ticket;
use crate::socket::Outbox;
pub(crate) use body::{Body, BodySeat, Brought, Series, Who};
pub(crate) use seats::{check_wish, new_seats, open_table, write_table};

/// An answer: JSON, ready to be sent.
pub type Answer = Result<String, ApiError>;

/// A letter in its envelope: a mailbox has room for many, so it keeps only pointers.
pub type Letter = Box<Mail>;

/// What a letter says.
pub enum Mail {
    /// Somebody wants something.
    Ask { guest: Guest, ask: Ask, reply: oneshot::Sender<Answer> },
    /// A page is connected.
    Join { socket: u64, guest: Guest, wish: Wish, seen: u32, out: Arc<Outbox> },
    /// A page says something; the answer goes into its outbox.
    Say { socket: u64, guest: Guest, message: wire::ClientMessage, out: Arc<Outbox> },
    /// A page is gone.
    Gone { socket: u64 },
    /// A bot has thought; `at` is the number of entries it thought about.
    Thought { at: usize, seat: Seat, mv: Option<String> },
}

/// What people ask of a room.
pub enum Ask {
    Info,
    Sit { seat: u8, sit: wire::Sit },
    Leave { seat: u8 },
    SetSeat { seat: u8, wish: wire::SeatWish },
    Change(wire::TableChange),
    Start,
    State { seat: Option<u8>, seen: u32 },
    Move(wire::MoveAsk),
    Preview(wire::PreviewAsk),
    Undo(wire::SeatAsk),
    AnswerUndo(wire::UndoAnswer),
    Resign(wire::SeatAsk),
    Order(wire::OrderAsk),
    StandIn(wire::SeatAsk),
    HandBack(wire::SeatAsk),
    Chat(wire::ChatAsk),
    ChatSince(u32),
    Record,
    Rename,
    Rematch(Luck),
    Moments { from: u32, count: u32, eyes: Option<String> },
    Board,
    Course,
    Draws,
    Branch(wire::Branch, Luck),
}

/// What a page wants to see.
#[derive(Clone, Copy, Default)]
pub struct Wish {
    /// With the eyes of this seat; the first one of the guest's if it is left out.
    pub seat: Option<u8>,
    /// Only what everybody may see: a curtain is drawn between the people at one screen.
    pub curtain: bool,
}

/// A connected page.
struct Listener {
    guest: Guest,
    /// What it asked for.
    wish: Wish,
    /// The eyes it has now.
    viewer: Viewer,
    out: Arc<Outbox>,
}

/// A request to take a move back that needs the others' consent.
struct UndoPending {
    seat: Seat,
    at: usize,
    waiting: Vec<Seat>,
}

/// One table and everybody around it.
pub struct Room {
    house: House,
    game: &'static dyn GameEntry,
    row: TableRow,
    body: Body,
    /// The match, from its start on.
    table: Option<Box<dyn Table>>,
    fairness: Option<Fairness>,
    listeners: HashMap<u64, Listener>,
    /// When people without a connected page left.
    away: HashMap<String, i64>,
    /// Messages carried out lately, by the client's own id.
    tokens: VecDeque<(String, u32)>,
    undo: Option<UndoPending>,
    thinking: Option<Ticket>,
    mailbox: mpsc::WeakSender<Letter>,
    /// Whether the lobby may still show it.
    was_listed: bool,
}

/// A table nobody looks at for so long is put away; the next letter loads it again.
const IDLE: Duration = Duration::from_secs(300);

impl Room {
    /// Loads a table from the store; `None` if there is none with this id.
    pub async fn load(house: House, id: &str, mailbox: mpsc::WeakSender<Letter>) -> Result<Option<Room>, ApiError> {
        let Some(row) = house.store.table(id).await? else { return Ok(None) };
        let game = game(&row.game).ok_or_else(|| ApiError::internal(format!("table {id}: no game {}", row.game)))?;
        let body: Body = serde_json::from_str(&row.body).map_err(|e| ApiError::internal(format!("table {id}: {e}")))?;
        // Nobody is connected yet. Since when? Since the table was put away, else since now.
        let now = crate::clock::now();
        let mut away = house.rooms.wake(id);
        for (_, person) in body.people() {
            away.entry(person.to_owned()).or_insert(now);
        }
        let mut room = Room {
            house,
            game,
            row,
            body,
            table: None,
            fairness: None,
            listeners: HashMap::new(),
            away,
            tokens: VecDeque::new(),
            undo: None,
            thinking: None,
            mailbox,
            was_listed: false,
        };
        room.was_listed = room.row.listed;
        room.load_match(true).await?;
        // Draws made just now are told with the past (`told`), not as news.
        room.forget_events();
        Ok(Some(room))
    }

    /// Reads letters until nobody can write any more.
    pub async fn run(mut self, mut letters: mpsc::Receiver<Letter>) {
        self.wake_bot();
        // One timer for the whole life of the room: setting it anew for every letter would cost more than the letter.
        let mut idle = pin!(tokio::time::sleep(IDLE));
        let mut last = Instant::now();
        loop {
            let mail = tokio::select! {
                mail = letters.recv() => mail,
                () = &mut idle => {
                    let rested = last.elapsed() >= IDLE && self.is_idle();
                    if rested && self.house.rooms.put_away(&self.row.id, &letters, &self.away) {
                        return;
                    }
                    idle.as_mut().reset(tokio::time::Instant::now() + IDLE);
                    continue;
                }
            };
            let Some(mail) = mail else { return };
            last = Instant::now();
            match *mail {
                Mail::Ask { guest, ask, reply } => {
                    let answer = self.answer(guest, ask).await;
                    let _ = reply.send(answer);
                }
                Mail::Join { socket, guest, wish, seen, out } => {
                    if let Err(error) = self.prepare(&guest, seen).await {
                        tracing::warn!(table = %self.row.id, code = %error.problem.code, "the match cannot be read");
                    }
                    self.join(socket, guest, wish, seen, out);
                }
                Mail::Say { socket, guest, message, out } => self.hear(socket, guest, message, &out).await,
                Mail::Gone { socket } => self.gone(socket),
                Mail::Thought { at, seat, mv } => self.bot_moves(at, seat, mv).await,
            }
        }
    }

    /// What a page says over its socket. `done` goes out together with the new state, so that one packet carries both.
    async fn hear(&mut self, socket: u64, guest: Guest, message: wire::ClientMessage, out: &Outbox) {
        if let Err(error) = self.have_match().await {
            out.refuse(None, error);
            return;
        }
        match message {
            // Joins come as letters of their own.
            wire::ClientMessage::Hello { .. } => {}
            wire::ClientMessage::Move(ask) => {
                let (token, at) = (ask.token.clone(), ask.at);
                match self.play(&guest, ask).await {
                    Ok(entries) => _ = out.tell(&wire::ServerMessage::Done { token, entries }),
                    Err(error) => {
                        let stale = error.problem.code == "stale";
                        out.refuse(Some(token), error);
                        // A stale move gets the fresh state, with the eyes the page has now, not those of the mover.
                        if stale {
                            self.show_again(socket, at as usize).await;
                        }
                    }
                }
            }
            wire::ClientMessage::Preview { token, seat, mv } => {
                match self.preview(guest, wire::PreviewAsk { seat, mv }) {
                    // The answer is JSON already: it only gets its name and token.
                    Ok(json) => {
                        let token = serde_json::to_string(&token).expect("a text");
                        let rest = json.strip_prefix('{').unwrap_or("}");
                        out.put(format!(r#"{{"type":"preview","token":{token},{rest}"#).into());
                    }
                    Err(error) => _ = out.refuse(Some(token), error),
                }
            }
            wire::ClientMessage::Chat(line) => {
                if let Err(error) = self.say(guest, line).await {
                    out.refuse(None, error);
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.thinking.is_none()
    }

    /// What a page that comes needs: the match, back to what it has seen, and its person's name as it is now.
    async fn prepare(&mut self, guest: &Guest, seen: u32) -> Result<(), ApiError> {
        self.have_match().await?;
        self.hold_from(seen as usize).await?;
        self.rename(guest).await
    }

    async fn answer(&mut self, guest: Guest, ask: Ask) -> Answer {
        self.have_match().await?;
        // Somebody who plays without a page (over HTTP alone) is there as long as they ask for something.
        if let Some(since) = self.away.get_mut(&guest.id) {
            *since = crate::clock::now();
        }
        self.rename(&guest).await?;
        match ask {
            Ask::Info => self.info_json(),
            Ask::Sit { seat, sit } => self.sit(guest, seat, sit).await,
            Ask::Leave { seat } => self.leave(guest, seat).await,
            Ask::SetSeat { seat, wish } => self.set_seat(guest, seat, wish).await,
            Ask::Change(change) => self.change(guest, change).await,
            Ask::Start => self.start(guest).await,
            Ask::State { seat, seen } => {
                let viewer = self.viewer(&guest, seat)?;
                self.hold_from(seen as usize).await?;
                self.state_json(viewer, seen as usize)
            }
            Ask::Move(ask) => done(self.play(&guest, ask).await?),
            Ask::Preview(ask) => self.preview(guest, ask),
            Ask::Undo(ask) => self.ask_undo(guest, ask).await,
            Ask::AnswerUndo(answer) => self.answer_undo(guest, answer).await,
            Ask::Resign(ask) => self.resign(guest, ask).await,
            Ask::Order(ask) => self.order(guest, ask).await,
            Ask::StandIn(ask) => self.stand_in(guest, ask).await,
            Ask::HandBack(ask) => self.hand_back(guest, ask).await,
            Ask::Chat(line) => self.say(guest, line).await,
            Ask::ChatSince(from) => self.chat_since(guest, from).await,
            Ask::Record => self.record(&guest).await,
            Ask::Rename => self.rename(&guest).await.map(|()| String::new()),
            Ask::Rematch(luck) => self.rematch(guest, luck).await,
            Ask::Moments { from, count, eyes } => self.moments(&guest, from, count, eyes).await,
            Ask::Board => self.board(),
            Ask::Course => self.course(&guest).await,
            Ask::Draws => self.draws(&guest).await,
            Ask::Branch(branch, luck) => self.branch(guest, branch, luck).await,
        }
    }

    /// Whose eyes a guest may use: their own seat, or a spectator's if the table allows watching.
    fn viewer(&self, guest: &Guest, seat: Option<u8>) -> Result<Viewer, ApiError> {
        match self.body.seat_of(&guest.id, seat) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if seat.is_some() => Err(ApiError::forbidden("not-your-seat")),
            None if self.body.watching => Ok(Viewer::Public),
            None => Err(ApiError::forbidden("no-watching")),
        }
    }

    /// The seat a guest acts for.
    fn own_seat(&self, guest: &Guest, seat: Option<u8>) -> Result<Seat, ApiError> {
        self.body.seat_of(&guest.id, seat).ok_or_else(|| ApiError::forbidden("not-your-seat"))
    }

    /// The match, if it has begun.
    fn table(&self) -> Result<&dyn Table, ApiError> {
        self.table.as_deref().ok_or_else(|| ApiError::conflict("not-started"))
    }

    fn playing(&mut self) -> Result<&mut Box<dyn Table>, ApiError> {
        self.table.as_mut().ok_or_else(|| ApiError::conflict("not-started"))
    }

    /// The seat that is asked; nobody is in a record, however it ends.
    fn asked(&self) -> Option<Seat> {
        if self.body.record.is_some() {
            return None;
        }
        match self.table.as_ref()?.asks() {
            TableAsk::Seat(seat, _) => Some(seat),
            TableAsk::Chance | TableAsk::Over => None,
        }
    }
}

fn done(entries: u32) -> Answer {
    Ok(serde_json::json!({ "entries": entries }).to_string())
}
