//! All integration tests of this crate in one program: linking one costs a fraction of linking each file.

mod faults;
mod programs;
