//! Who sits where.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;
use crate::json::Json;

wire! {
/// A place at the table, counted from 0: a plain number in JSON, as `teahouse_game::Seat`. In sentences it is its player's name.
#[derive(Copy, Eq)]
pub struct Seat(pub u8);

/// How well a bot plays, weakest first.
#[derive(Copy, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once, by a rule of thumb.
    Greedy,
    /// Knows the rules and little more.
    Novice,
    /// Sees what is good, and often does something else.
    Pupil,
    /// A good evening's opponent.
    Player,
    /// Seldom errs.
    Adept,
    /// Looks ahead.
    Master,
    /// As well as it can.
    Champion,
}

/// Who should sit in a seat.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatWish {
    /// Whoever comes.
    Open,
    /// The one who asks.
    Me,
    /// Somebody who shares the screen of the one who asks.
    Local {
        /// The name others see: 1 to 40 characters.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level, one of those on the game's card (`bots`). `random` and `greedy` play at old tables and on the command line only; here they are
        /// refused (`no-such-bot`).
        level: Level,
    },
}

/// How a seat looks: colour and shape, both 0 to 4, no two seats alike in either.
pub struct Look {
    /// Colour.
    pub color: u8,
    /// Shape.
    pub shape: u8,
}

/// Sitting down, or changing one's own seat.
pub struct Sit {
    /// Colour and shape.
    #[serde(default)]
    pub look: Option<Look>,
    /// My salt for the dice; the house draws one if it is left out.
    #[serde(default)]
    pub salt: Option<String>,
    /// The name of somebody who shares my screen and sits here instead of me.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who sits in a seat.
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their id.
        id: String,
        /// Their name.
        name: String,
        /// Set as long as they have chosen no name: pages name them by it in their own language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tag: Option<String>,
        /// Whether they share the screen of the guest with this id instead of being that guest.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        local: bool,
        /// Whether a page of theirs is connected.
        here: bool,
        /// Since when they are away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_since: Option<Millis>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
    },
    /// Only a name: whoever played in a record that somebody brought.
    Named {
        /// The name.
        name: String,
        /// As with people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tag: Option<String>,
    },
}

/// A seat as everybody sees it.
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// How it looks.
    pub look: Look,
    /// Its salt; shown from the start of the match on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    /// Whether somebody has brought it: the house could not choose it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub own_salt: bool,
    /// The level of a bot that plays for the person now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Level>,
    /// Whether the person gave up.
    pub resigned: bool,
}

/// Something about my seat: resign, stand-in and their like.
pub struct SeatAsk {
    /// The seat.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A standing order: what the house answers for a seat from now on. The game says which orders there are.
pub struct OrderAsk {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The order; none takes it back.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = Json)]
    pub order: Option<Json>,
}

/// A move is to be taken back.
pub struct UndoAsk {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// How many entries the client has seen: the same request twice takes back once.
    #[serde(default)]
    pub at: Option<u32>,
}

/// An answer to somebody who asks to take a move back.
pub struct UndoAnswer {
    /// My seat; needed only if I have several.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Whether I agree.
    pub agree: bool,
}
}
