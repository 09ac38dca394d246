//! The same laws for every game: [`play`] plays one random game and checks every step.

mod laws;
mod secrecy;

pub use laws::{Atlas, GameReport, play};
pub use secrecy::outlook_law;
