//! What is said at the table.

use teahouse_store::Phase;
use teahouse_wire::{ChatAsk, Code};

use super::effect::{Call, Decided, Effect};
use super::state::RoomState;
use crate::error::ApiError;
use crate::limits::caps;

/// The chat.
pub struct Chat<'a>(pub &'a RoomState, pub &'a Call<'a>);

impl Chat<'_> {
    /// Says something.
    pub fn say(self, line: &ChatAsk) -> Decided {
        self.may_talk()?;
        let text = crate::names::plain_text(&line.text);
        if text.is_empty() || text.chars().count() > caps::CHAT_LINE as usize {
            return Err(ApiError::bad(Code::BadChat).into());
        }
        Ok(vec![Effect::Say { text }])
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
