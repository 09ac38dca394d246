//! How much one address or one socket may ask for.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

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
/// Messages of one socket: dragging a tile asks for many previews.
const MESSAGES: Quota = Quota::per_second(number(30)).allow_burst(number(60));
/// Lines of chat of one person at one table.
const CHAT: Quota = Quota::per_minute(number(30)).allow_burst(number(6));

/// The counters of the house.
pub struct Limits {
    on: bool,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    new_things: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            requests: RateLimiter::keyed(REQUESTS),
            new_things: RateLimiter::keyed(NEW_THINGS),
            chat: RateLimiter::keyed(CHAT),
        }
    }

    pub fn request(&self, ip: IpAddr) -> bool {
        !self.on || self.requests.check_key(&ip).is_ok()
    }

    pub fn new_thing(&self, ip: IpAddr) -> bool {
        !self.on || self.new_things.check_key(&ip).is_ok()
    }

    pub fn chat(&self, guest: &str) -> bool {
        !self.on || self.chat.check_key(&guest.to_owned()).is_ok()
    }

    /// A limiter for one socket.
    pub fn socket(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(MESSAGES))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.new_things.retain_recent();
        self.chat.retain_recent();
    }
}
