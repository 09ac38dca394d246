//! All integration tests of this crate in one program: linking one costs a fraction of linking each file.

mod backup;
mod crash;
mod examine;
mod lock;
mod pieces;
mod places;
mod retention;
mod samples;
mod story;
mod trouble;
