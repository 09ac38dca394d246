//! All integration tests of this crate in one program: linking one costs a fraction of linking each file.

mod around;
mod attacks;
mod caps;
mod connections;
mod doors;
mod forgetful;
mod keeping;
mod learn;
mod luck;
mod metrics;
mod old_data;
mod orders;
mod pages;
mod review;
mod story;
mod support;
mod users;
mod wire;
mod worlds;
