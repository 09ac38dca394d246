//! All integration tests of this crate in one program: linking one costs a fraction of linking each file.

mod cards;
mod docs;
mod folders;
mod fuzz;
mod nets;
mod resume;
mod seats;
mod told;
mod words;
