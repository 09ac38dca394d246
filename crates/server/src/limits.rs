//! How much one address or one socket may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use axum::http::HeaderMap;
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
/// Records one address may bring: each is kept.
const RECORDS: Quota = Quota::per_minute(number(6)).allow_burst(number(12));
/// Messages of one socket: dragging a tile asks for many previews.
const MESSAGES: Quota = Quota::per_second(number(30)).allow_burst(number(60));
/// Lines of chat of one person.
const CHAT: Quota = Quota::per_minute(number(30)).allow_burst(number(6));

/// The address a request comes from, as the guard found it.
#[derive(Clone, Copy)]
pub struct Visitor(pub IpAddr);

/// Whom a request comes from: the address that connects, or, if that is a proxy the host trusts, the last address in
/// `X-Forwarded-For` that is none. An IPv6 household has a whole /64, so that is what is counted.
pub fn visitor(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let trusted = |ip: &IpAddr| proxies.contains(&ip.to_canonical());
    let mut from = peer.to_canonical();
    if trusted(&from) {
        let told = headers.get_all("x-forwarded-for").iter().filter_map(|v| v.to_str().ok());
        let all: Vec<IpAddr> = told.flat_map(|v| v.split(',')).filter_map(|ip| ip.trim().parse().ok()).collect();
        from = all.into_iter().rev().find(|ip| !trusted(ip)).map_or(from, |ip| ip.to_canonical());
    }
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
    }
}

/// The counters of the house.
pub struct Limits {
    on: bool,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    new_things: DefaultKeyedRateLimiter<IpAddr>,
    records: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// Sockets one address may have open: a school behind one address, not a flood.
const MOST_SOCKETS: usize = 300;

/// An open socket; counted until it is dropped.
pub struct Counted {
    from: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.sockets.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(count) = all.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.from);
            }
        }
    }
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            requests: RateLimiter::keyed(REQUESTS),
            new_things: RateLimiter::keyed(NEW_THINGS),
            records: RateLimiter::keyed(RECORDS),
            chat: RateLimiter::keyed(CHAT),
            sockets: Arc::default(),
        }
    }

    pub fn request(&self, ip: IpAddr) -> bool {
        !self.on || self.requests.check_key(&ip).is_ok()
    }

    pub fn record(&self, ip: IpAddr) -> bool {
        !self.on || self.records.check_key(&ip).is_ok()
    }

    pub fn new_thing(&self, ip: IpAddr) -> bool {
        !self.on || self.new_things.check_key(&ip).is_ok()
    }

    pub fn chat(&self, guest: &str) -> bool {
        !self.on || self.chat.check_key(&guest.to_owned()).is_ok()
    }

    /// One more socket of this address; `None` if it has too many.
    pub fn count_socket(&self, from: IpAddr) -> Option<Counted> {
        let mut all = self.sockets.lock().unwrap_or_else(|e| e.into_inner());
        let count = all.entry(from).or_default();
        if self.on && *count >= MOST_SOCKETS {
            return None;
        }
        *count += 1;
        Some(Counted { from, sockets: self.sockets.clone() })
    }

    /// A limiter for one socket.
    pub fn socket(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(MESSAGES))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.new_things.retain_recent();
        self.records.retain_recent();
        self.chat.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_say_whom_they_speak_for() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "9.9.9.9, 1.2.3.4, 10.0.0.1".parse().expect("a value"));
        let proxies = [ip("127.0.0.1"), ip("10.0.0.1")];
        assert_eq!(
            visitor(ip("127.0.0.1"), &headers, &proxies),
            ip("1.2.3.4"),
            "what the client wrote itself is no proof"
        );
        assert_eq!(visitor(ip("5.6.7.8"), &headers, &proxies), ip("5.6.7.8"));
        assert_eq!(visitor(ip("127.0.0.1"), &headers, &[]), ip("127.0.0.1"));
        assert_eq!(visitor(ip("2001:db8:1:2:3::4"), &headers, &proxies), ip("2001:db8:1:2::"));
    }

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
