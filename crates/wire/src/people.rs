//! Who is who, and what they say to each other.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

wire! {
/// Who I am.
pub struct Me {
    /// My id; public.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A new name.
pub struct Rename {
    /// 1 to 40 characters.
    pub name: String,
}

/// Words for the table.
pub struct ChatAsk {
    /// 1 to 500 characters.
    pub text: String,
}

/// A line of the chat. Plain text: show it as text, never as markup.
pub struct ChatLine {
    /// Its number.
    pub n: u32,
    /// Who said it.
    pub guest: String,
    /// Their name.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When.
    pub at: Millis,
}
}
