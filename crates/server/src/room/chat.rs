//! What is said at the table: who may speak, and how much. Its chat has an end, and people who only watch cannot fill it for those who play. Lines
//! are written by whoever asks, while the table goes on (`talk.rs` of the house).

use teahouse_store::{ChatSize, Phase};
use teahouse_wire::{self as wire, ChatAsk, Code};

use super::body::Body;
use super::effect::{Call, Decided, Effect, Need, Stop, reply};
use super::message::Reply;
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// The chat.
pub struct Chat<'a>(pub &'a mut RoomState, pub &'a Call<'a>);

impl Chat<'_> {
    /// Says something. It is counted before it is written: many lines may be under way at once.
    pub fn say(self, line: &ChatAsk) -> Decided {
        self.may_talk()?;
        let Chat(room, call) = self;
        let text = crate::names::plain_text(&line.text);
        if text.is_empty() || text.chars().count() > caps::CHAT_LINE as usize {
            return Err(ApiError::bad(Code::BadChat).into());
        }
        let said = room.said.as_mut().ok_or(Stop::Needs(Need::Said))?;
        if !said.has_room(&room.body, &call.guest.id, &text) {
            return Err(ApiError::conflict(Code::TooMuchChat).into());
        }
        said.add(&call.guest.id, &text);
        reply(Reply::MaySay(text))
    }

    /// What was said.
    pub fn since(self, from: u32) -> Decided {
        self.may_talk()?;
        Ok(vec![Effect::ReadChat { from }])
    }

    /// Seats talk; spectators too where watching is allowed; before the start everybody with the link.
    fn may_talk(&self) -> Result<(), ApiError> {
        let Chat(room, call) = self;
        if room.row.phase == Phase::SetUp { Ok(()) } else { room.viewer(call.guest, None).map(|_| ()) }
    }
}

/// What each guest has said so far.
#[derive(Default)]
pub struct Said(Vec<ChatSize>);

impl Said {
    /// As it was read.
    pub fn new(sizes: Vec<ChatSize>) -> Said {
        Said(sizes)
    }

    /// Whether there is room for this text of this guest.
    fn has_room(&self, body: &Body, guest: &str, text: &str) -> bool {
        let sits = |guest: &str| body.seat_of(guest, None).is_some();
        let (lines, characters) = (i64::from(caps::CHAT_LINES), i64::from(caps::CHAT_CHARACTERS));
        let fits = |part: i64, who: &dyn Fn(&str) -> bool| {
            let said: Vec<&ChatSize> = self.0.iter().filter(|size| who(&size.guest)).collect();
            let more = text.chars().count() as i64;
            said.iter().map(|s| s.lines).sum::<i64>() < lines / part
                && said.iter().map(|s| s.characters).sum::<i64>() + more <= characters / part
        };
        fits(1, &|_| true) && (sits(guest) || fits(2, &|guest| !sits(guest)))
    }

    /// It may be said.
    fn add(&mut self, guest: &str, text: &str) {
        let characters = text.chars().count() as i64;
        match self.0.iter_mut().find(|size| size.guest == guest) {
            Some(size) => (size.lines, size.characters) = (size.lines + 1, size.characters + characters),
            None => self.0.push(ChatSize { guest: guest.to_owned(), lines: 1, characters }),
        }
    }
}

/// A line of the chat, as it travels.
pub(crate) fn chat_line(line: teahouse_store::ChatLine, name: String) -> wire::ChatLine {
    let tag = crate::names::tag(&name);
    wire::ChatLine { n: line.n as u32, guest: line.guest, name, tag, text: line.text, at: line.at as f64 }
}
