//! What the host sees of the house: metrics for Prometheus, and the log of requests.
//!
//! `list` describes every metric there is. `meters` keeps a handle for each, so that counting in the middle of a move is an addition and
//! not a search by name. What can be looked up (queues, sockets, tables) is not counted at all but read when `/metrics` is
//! asked for (`sample`). Labels come from sets that are fixed when the program is built: nothing anybody writes becomes one.

mod bots;
mod list;
mod meters;
mod panics;
mod process;
mod requests;
mod sample;
mod seldom;

pub(crate) use bots::watched;
pub use list::{Kind, Label, METRICS, Metric};
pub(crate) use meters::{Present, Role, count_refusal, meters};
pub use panics::log_panics;
pub(crate) use requests::watch;
pub(crate) use sample::{Tag, page};
pub(crate) use seldom::Seldom;

#[cfg(test)]
mod tests;
