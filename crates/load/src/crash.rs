//! A house that is killed again and again while people and bots play. Whatever it acknowledged must still be there
//! afterwards, once, at its place; whatever it showed must be what the record tells.

mod check;
mod director;
mod journal;
mod player;
mod seats;
mod truth;

pub use director::{CrashPlan, CrashReport, run};
