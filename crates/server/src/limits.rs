//! How much one address or one socket may ask for.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::http::HeaderMap;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, RateLimiter};
use teahouse_wire::Code;

use crate::caps;

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
    new: [DefaultKeyedRateLimiter<IpAddr>; 4],
    chat: DefaultKeyedRateLimiter<String>,
    chat_of_an_address: DefaultKeyedRateLimiter<IpAddr>,
    previews: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<Sockets>>,
    /// Listed tables that were opened from an address since the house was.
    listed: Mutex<HashMap<IpAddr, HashSet<String>>>,
}

/// Something new that an address brings.
#[derive(Clone, Copy)]
pub enum New {
    Guest,
    Table,
    Record,
    Board,
}

/// Open sockets.
#[derive(Default)]
struct Sockets {
    of_addresses: HashMap<IpAddr, u32>,
    of_guests: HashMap<String, u32>,
}

/// An open socket; counted until it is dropped.
pub struct Counted {
    from: IpAddr,
    guest: String,
    sockets: Arc<Mutex<Sockets>>,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.sockets.lock().unwrap_or_else(|e| e.into_inner());
        one_less(&mut all.of_addresses, &self.from);
        one_less(&mut all.of_guests, &self.guest);
    }
}

fn one_less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            requests: RateLimiter::keyed(caps::REQUESTS.quota()),
            new: [caps::NEW_GUESTS, caps::NEW_TABLES, caps::NEW_RECORDS, caps::NEW_BOARDS]
                .map(|rate| RateLimiter::keyed(rate.quota())),
            chat: RateLimiter::keyed(caps::CHAT.quota()),
            chat_of_an_address: RateLimiter::keyed(caps::CHAT_OF_AN_ADDRESS.quota()),
            previews: RateLimiter::keyed(caps::PREVIEWS.quota()),
            sockets: Arc::default(),
            listed: Mutex::default(),
        }
    }

    pub fn request(&self, ip: IpAddr) -> bool {
        !self.on || self.requests.check_key(&ip).is_ok()
    }

    /// Something new of an address.
    pub fn new_thing(&self, ip: IpAddr, what: New) -> bool {
        !self.on || self.new[what as usize].check_key(&ip).is_ok()
    }

    pub fn chat(&self, guest: &str) -> bool {
        !self.on || self.chat.check_key(&guest.to_owned()).is_ok()
    }

    pub fn chat_of_an_address(&self, ip: IpAddr) -> bool {
        !self.on || self.chat_of_an_address.check_key(&ip).is_ok()
    }

    pub fn preview(&self, guest: &str) -> bool {
        !self.on || self.previews.check_key(&guest.to_owned()).is_ok()
    }

    /// One more socket of this guest at this address; a code if either has too many. Those who only look cannot take the places of those who play:
    /// whoever sits at the table may have twice as many.
    pub fn count_socket(&self, from: IpAddr, guest: &str, sits: bool) -> Result<Counted, Code> {
        let mut all = self.sockets.lock().unwrap_or_else(|e| e.into_inner());
        let times = if sits { 2 } else { 1 };
        if self.on && all.of_guests.get(guest).is_some_and(|n| *n >= times * caps::SOCKETS_OF_A_GUEST) {
            return Err(Code::TooManyPages);
        }
        if self.on && all.of_addresses.get(&from).is_some_and(|n| *n >= times * caps::SOCKETS_OF_AN_ADDRESS) {
            return Err(Code::TooManySockets);
        }
        *all.of_addresses.entry(from).or_default() += 1;
        *all.of_guests.entry(guest.to_owned()).or_default() += 1;
        Ok(Counted { from, guest: guest.to_owned(), sockets: self.sockets.clone() })
    }

    fn listed(&self) -> MutexGuard<'_, HashMap<IpAddr, HashSet<String>>> {
        self.listed.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Whether an address has as many listed tables as it may, as far as is known.
    pub fn lists_many(&self, from: IpAddr) -> bool {
        self.on && self.listed().get(&from).is_some_and(|ids| ids.len() >= caps::LISTED_OF_AN_ADDRESS as usize)
    }

    /// An address has listed a table.
    pub fn note_listed(&self, from: IpAddr, id: &str) {
        if self.on {
            self.listed().entry(from).or_default().insert(id.to_owned());
        }
    }

    /// Forgets tables that are not listed any more.
    pub fn keep_listed(&self, is_listed: impl Fn(&str) -> bool) {
        self.listed().retain(|_, ids| {
            ids.retain(|id| is_listed(id));
            !ids.is_empty()
        });
    }

    /// A limiter for one socket.
    pub fn socket(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(caps::MESSAGES.quota()))
    }

    /// A limiter for the hellos of one socket.
    pub fn hellos(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(caps::HELLOS.quota()))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.new.iter().for_each(|limiter| limiter.retain_recent());
        self.chat.retain_recent();
        self.chat_of_an_address.retain_recent();
        self.previews.retain_recent();
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
        let of = |guest: u32| format!("guest {}", guest / caps::SOCKETS_OF_A_GUEST);
        let mut open = Vec::new();
        for n in 0..caps::SOCKETS_OF_AN_ADDRESS {
            open.push(limits.count_socket(ip, &of(n), false).expect("a place"));
        }
        assert_eq!(limits.count_socket(ip, "another", false).err(), Some(Code::TooManySockets));
        assert_eq!(limits.count_socket(ip, &of(0), false).err(), Some(Code::TooManyPages));
        assert!(limits.count_socket(ip, "another", true).is_ok(), "whoever plays gets in");
        open.pop();
        assert!(limits.count_socket(ip, "another", false).is_ok());
        drop(open);
        assert!(limits.sockets.lock().is_ok_and(|all| all.of_addresses.is_empty() && all.of_guests.is_empty()));
    }

    #[test]
    fn listed_tables_of_an_address_are_counted_while_they_are_listed() {
        let limits = Limits::new(true);
        let ip = "1.2.3.4".parse().expect("an address");
        for n in 0..caps::LISTED_OF_AN_ADDRESS {
            assert!(!limits.lists_many(ip));
            limits.note_listed(ip, &n.to_string());
        }
        assert!(limits.lists_many(ip));
        limits.keep_listed(|id| id != "0");
        assert!(!limits.lists_many(ip));
    }
}
