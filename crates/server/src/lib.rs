//! The house: tables, seats and moves that are never lost.
//!
//! One task owns one live table (`room`): a mailbox in, messages to sockets out, no locks around game state. A move is
//! answered only after it is on disk ([`teahouse_store`]). Routes translate between HTTP and the rooms' mailboxes; the
//! house sends codes and parameters, never sentences. Arrows: routes, socket → rooms → room → store, catalog, bots' pool.

mod audit;
mod clock;
mod edge;
mod error;
mod extract;
pub mod fuzz;
mod guests;
mod house;
mod limits;
mod lobby;
mod luck;
mod names;
mod retention;
mod room;
mod rooms;
mod routes;
mod secrets;
mod shell;
mod socket;
mod talk;
pub mod telemetry;
mod work;

pub use audit::audit;
pub use edge::connections::ConnectionLimits;
pub use edge::host::is_host;
pub use edge::tls::{TlsError, TlsFiles};
pub use edge::visitor::Network;
pub use error::ApiError;
pub use house::{House, Settings};
pub use luck::WARNING as TEST_SEEDS_WARNING;
pub use retention::{Retention, Swept};
pub use routes::openapi;
pub use shell::{ServeError, serve};
pub use work::record_check::{COMMAND as CHECK_COMMAND, check_record};
