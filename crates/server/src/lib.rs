//! The house: tables, seats and moves that are never lost.
//!
//! One task owns one live table (`room`): a mailbox in, messages to sockets out, no locks around game state. A move is
//! answered only after it is on disk ([`teahouse_store`]). Routes translate between HTTP and the rooms' mailboxes; the
//! house sends codes and parameters, never sentences. Arrows: routes, socket → rooms → room → store, catalog, bots' pool.

mod clock;
mod error;
mod extract;
pub mod fuzz;
mod guests;
mod house;
mod limits;
mod links;
mod lobby;
mod luck;
mod pool;
mod room;
mod rooms;
mod routes;
mod secrets;
mod shell;
mod socket;

pub use error::ApiError;
pub use house::{House, Settings};
pub use luck::WARNING as TEST_SEEDS_WARNING;
pub use routes::openapi;
pub use shell::{ServeError, serve};
