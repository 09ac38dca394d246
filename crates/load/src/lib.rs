//! A house under load, and a house that is killed again and again: both from outside, over HTTP and sockets, as people
//! would use it. [`measure`] tells how fast it is, [`shapes`] what other kinds of load cost it, [`crash`] whether it keeps what it has acknowledged,
//! [`attack`] what those who play notice of those who mean no good.

pub mod attack;
mod cluster;
pub mod crash;
mod disk;
mod heard;
mod house;
mod http;
pub mod measure;
mod postgres;
mod process;
pub mod shapes;
mod socket;
mod table;

pub use house::{Kind, OwnHouse};
pub use http::Site;
pub use process::raise_limit;
