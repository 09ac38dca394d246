//! A house under load, and a house that is killed again and again: both from outside, over HTTP and sockets, as people
//! would use it. [`measure`] tells how fast it is, [`crash`] whether it keeps what it has acknowledged, [`attack`]
//! what those who play notice of those who mean no good.

pub mod attack;
pub mod crash;
mod heard;
mod house;
mod http;
pub mod measure;
mod process;
mod socket;
mod table;

pub use house::OwnHouse;
pub use http::Site;
