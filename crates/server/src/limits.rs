//! How much one address or one socket may ask for.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

pub use crate::by_address::Place as Counted;
use crate::by_address::{OpenByAddress, RateByAddress};
pub use crate::visitor::Visitor;

const fn number(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// Requests of one address: a page with all its parts at once, then a steady trickle.
const REQUESTS: Quota = Quota::per_second(number(20)).allow_burst(number(100));
/// New guests and new tables of one address.
const NEW_THINGS: Quota = Quota::per_minute(number(60)).allow_burst(number(30));
/// Records one address may bring: each is kept.
const RECORDS: Quota = Quota::per_minute(number(6)).allow_burst(number(12));
/// Messages of one socket: dragging a tile asks for many previews.
const MESSAGES: Quota = Quota::per_second(number(30)).allow_burst(number(60));
/// Lines of chat of one person.
const CHAT: Quota = Quota::per_minute(number(30)).allow_burst(number(6));

/// The counters of the house.
pub struct Limits {
    on: bool,
    requests: RateByAddress,
    new_things: RateByAddress,
    records: RateByAddress,
    chat: DefaultKeyedRateLimiter<String>,
    sockets: OpenByAddress,
}

/// Sockets one address may have open: a school behind one address, not a flood.
const MOST_SOCKETS: usize = 300;

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            requests: RateByAddress::new(REQUESTS),
            new_things: RateByAddress::new(NEW_THINGS),
            records: RateByAddress::new(RECORDS),
            chat: RateLimiter::keyed(CHAT),
            sockets: OpenByAddress::default(),
        }
    }

    pub fn request(&self, ip: IpAddr) -> bool {
        !self.on || self.requests.allows(ip)
    }

    pub fn record(&self, ip: IpAddr) -> bool {
        !self.on || self.records.allows(ip)
    }

    pub fn new_thing(&self, ip: IpAddr) -> bool {
        !self.on || self.new_things.allows(ip)
    }

    pub fn chat(&self, guest: &str) -> bool {
        !self.on || self.chat.check_key(&guest.to_owned()).is_ok()
    }

    /// One more socket of this address; `None` if it has too many.
    pub fn count_socket(&self, from: IpAddr) -> Option<Counted> {
        self.sockets.take(from, if self.on { MOST_SOCKETS } else { usize::MAX })
    }

    /// A limiter for one socket.
    pub fn socket(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(MESSAGES))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.tidy();
        self.new_things.tidy();
        self.records.tidy();
        self.chat.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_counted_until_they_close() {
        let limits = Limits::new(true);
        let ip = "1.2.3.4".parse().expect("an address");
        let mut open: Vec<Counted> = (0..MOST_SOCKETS).map_while(|_| limits.count_socket(ip)).collect();
        assert!(open.len() == MOST_SOCKETS && limits.count_socket(ip).is_none());
        open.pop();
        assert!(limits.count_socket(ip).is_some());
    }
}
