//! All integration tests of this crate in one program: linking one costs a fraction of linking each file.

mod answers;
mod boards;
mod bots;
mod claims;
mod common;
mod ends;
mod features;
mod hostile;
mod laws;
mod leaving;
mod outlook;
mod positions;
mod rules;
