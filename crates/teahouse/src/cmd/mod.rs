//! The commands, one file each.

pub mod arena;
pub mod board;
pub mod games;
pub mod load;
mod opening;
pub mod perft;
pub mod play;
pub mod progress;
pub mod record;
pub mod scenario;
pub mod serve;
pub mod sim;
