//! What a room hears, and what it answers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use teahouse_game::{Seat, Viewer};
use teahouse_store::Guest;
use teahouse_wire as wire;
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::luck::Luck;
use crate::socket::Outbox;

/// A message to a room. Its mailbox has room for many, so it keeps only pointers.
pub type Envelope = Box<Message>;

/// What a message says.
pub enum Message {
    /// Somebody wants something.
    Request { guest: Guest, request: Request, reply: oneshot::Sender<Answer>, came: Instant },
    /// A page is connected.
    Join { socket: u64, guest: Guest, wish: Wish, seen: u32, out: Arc<Outbox> },
    /// A page says something; the answer goes into its outbox.
    Say { socket: u64, guest: Guest, message: wire::ClientMessage, out: Arc<Outbox>, came: Instant },
    /// Somebody wants to say a line; whoever asks writes it if the answer is yes (`talk`).
    Talk { guest: Guest, line: wire::ChatAsk, reply: oneshot::Sender<Answer> },
    /// A line is written: everybody is told.
    Said(wire::ChatLine),
    /// A page is gone.
    Gone { socket: u64 },
    /// Those who only watch may have missed something.
    CatchUp,
    /// It is time to show the match to those who could not be shown it before.
    ShowOwed,
    /// A bot has thought, or an order speaks; `at` is the number of entries it was about. Without moves it is time to try again.
    Thought { at: usize, seat: Seat, row: Option<Vec<wire::Json>>, took: Duration },
}

/// What people ask of a room.
pub enum Request {
    Info,
    Sit { seat: wire::Seat, sit: wire::Sit },
    Leave { seat: wire::Seat },
    SetSeat { seat: wire::Seat, wish: wire::SeatWish },
    Change(wire::TableChange),
    Start,
    NewLink { key: String },
    Enter { key: String },
    LinkKey,
    State { seat: Option<wire::Seat>, seen: u32 },
    Move { ask: wire::MoveAsk, may_ask: bool },
    Preview(wire::PreviewAsk),
    Undo(wire::UndoAsk),
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
    Moments { from: u32, count: u32, eyes: Option<Viewer> },
    Board,
    Course,
    Draws,
    Branch(wire::Branch, Luck),
}

/// What a room answers.
pub type Answer = Result<Reply, ApiError>;

/// The kinds of answers there are; pages get what is inside.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    Table(Box<wire::TableInfo>),
    State(wire::State),
    Done(wire::Done),
    Previewed(wire::Previewed),
    /// This may be said, and is counted.
    #[serde(skip)]
    MaySay(String),
    Lines(Vec<wire::ChatLine>),
    /// A `.tea` file.
    Record(String),
    Made(wire::TableId),
    /// What a link has beside the table's id.
    Key(Option<String>),
    Moments(wire::Moments),
    Board(wire::Json),
    Course(wire::Course),
    Draws(wire::Draws),
    /// It takes longer: whoever asked has it worked out at the blocking, and the table goes on meanwhile.
    #[serde(skip)]
    Later(Work),
    Nothing,
}

/// What is left to be worked out.
pub struct Work(pub Box<dyn FnOnce() -> Answer + Send>);

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Work")
    }
}

/// What a page wants to see.
#[derive(Clone, Copy, Default)]
pub struct Wish {
    /// With the eyes of this seat; the first one of the guest's if it is left out.
    pub seat: Option<wire::Seat>,
    /// Only what everybody may see: a curtain is drawn between the people at one screen.
    pub curtain: bool,
}
