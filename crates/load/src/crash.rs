//! A house to which bad things happen again and again while people and bots play: it is killed, its disk fills up, its log is torn,
//! the clock jumps, its database goes away. Whatever it acknowledged must still be there afterwards, once, at its place; whatever
//! it showed must be what the record tells.

mod check;
mod copies;
mod director;
mod fault;
mod journal;
mod judge;
mod ledger;
mod marks;
mod player;
mod records;
mod report;
mod seats;
mod stage;
mod strike;
mod truth;
mod wal;

pub use director::{CrashPlan, run};
pub use fault::Fault;
pub use report::CrashReport;
