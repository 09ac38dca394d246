//! Work that no async worker may do: threads for bots and for whatever grows with a match, and who waits when the house does not keep up.

pub mod blocking;
pub mod overload;
pub mod pool;
pub mod record_check;
