//! Who is who, and what they say to each other.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

wire! {
/// How the house is. One that is not well answers with a problem.
pub struct Health {
    /// That it is well.
    pub status: HealthStatus,
    /// The version of the program.
    pub version: String,
    /// Tables in memory.
    pub rooms: u32,
}

/// How a house that answers is.
#[derive(Copy, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum HealthStatus {
    /// It answers, and its store can be read and written.
    Ok,
}

/// Who I am.
pub struct Me {
    /// My id; public.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Set as long as they have chosen no name: pages name them by it in their own language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
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
    /// Set as long as they have chosen no name: pages name them by it in their own language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What they said.
    pub text: String,
    /// When.
    pub at: Millis,
}
}
