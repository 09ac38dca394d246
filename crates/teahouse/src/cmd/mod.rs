//! The commands, one file each.

pub mod arena;
pub mod board;
pub mod fuzz;
pub mod games;
pub mod load;
pub mod perft;
pub mod play;
pub mod progress;
pub mod record;
pub mod scenario;
pub mod serve;
pub mod sim;
