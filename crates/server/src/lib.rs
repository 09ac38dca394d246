//! The house: tables, seats and moves that are never lost.
//!
//! One task owns one live table (`room`): a mailbox in, messages to sockets out, no locks around game state. A move is
//! answered only after it is on disk ([`teahouse_store`]). Routes translate between HTTP and the rooms' mailboxes; the
//! house sends codes and parameters, never sentences. Arrows: routes, socket → rooms → room → store, catalog, bots' pool.

mod audit;
mod by_address;
mod called;
mod caps;
mod check;
mod clock;
mod connections;
mod desk;
mod error;
mod extract;
pub mod fuzz;
mod guard;
mod guests;
mod house;
mod limits;
mod links;
mod lobby;
mod luck;
mod names;
mod pool;
mod retention;
mod room;
mod rooms;
mod routes;
mod secrets;
mod shell;
mod socket;
mod strain;

pub use audit::audit;
pub use check::{COMMAND as CHECK_COMMAND, check_record};
pub mod telemetry;
mod tls;
mod visitor;

pub use called::is_host;
pub use connections::ConnectionLimits;
pub use error::ApiError;
pub use house::{House, Settings};
pub use luck::WARNING as TEST_SEEDS_WARNING;
pub use retention::{Retention, Swept};
pub use routes::openapi;
pub use shell::{ServeError, serve};
pub use tls::{TlsError, TlsFiles};
pub use visitor::Network;
