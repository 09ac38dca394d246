//! The commands, one file each.

pub mod arena;
pub mod backup;
pub mod board;
pub mod calibrate;
mod chart;
pub mod doctor;
pub mod export;
pub mod fuzz;
pub mod games;
pub mod gauge;
pub mod import;
pub mod load;
mod opening;
pub mod perft;
pub mod play;
pub mod progress;
pub mod record;
pub mod restore;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod train;
