//! What is said over sockets.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::people::{ChatAsk, ChatLine};
use crate::play::{Done, MoveAsk, PreviewAsk, Previewed, Update};
use crate::problem::Problem;
use crate::seats::Seat;
use crate::tables::TableInfo;

wire! {
/// What a page says over its socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// First message, and again after a reconnection: the entries I have seen.
    Hello {
        /// Entries seen so far.
        #[serde(default)]
        seen: u32,
        /// My seat; needed only if I have several.
        #[serde(default)]
        seat: Option<Seat>,
        /// Show only what everybody may see: several people share this screen and none of them is looking alone.
        #[serde(default)]
        curtain: bool,
    },
    /// A move.
    Move(MoveAsk),
    /// What would this move do?
    Preview {
        /// Comes back with the answer.
        token: String,
        /// What it is about.
        #[serde(flatten)]
        ask: PreviewAsk,
    },
    /// Words for the table.
    Chat(ChatAsk),
}

/// What the house says over the lobby's socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// The open tables that are listed, newest first.
    Tables {
        /// The tables.
        tables: Vec<TableInfo>,
    },
}

/// What the house says over a table's socket.
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table changed: seats, phase, presence.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// The match changed.
    State(Update),
    /// A move was carried out and is safe on disk.
    Done {
        /// The client's id of the message.
        token: String,
        /// How far the match has come with it.
        #[serde(flatten)]
        done: Done,
    },
    /// A message was refused; nothing has changed.
    Refused {
        /// The client's id of the message, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// What a move would do.
    Preview {
        /// The client's id of the question.
        token: String,
        /// What it is.
        #[serde(flatten)]
        previewed: Previewed,
    },
    /// A line of the chat.
    Chat(ChatLine),
}
}
