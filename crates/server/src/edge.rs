//! What stands between a connection and a handler: who is let in, for how long somebody may say nothing, who asks, and by which name.

pub mod connections;
pub mod guard;
pub mod host;
pub mod links;
pub mod tls;
pub mod visitor;
