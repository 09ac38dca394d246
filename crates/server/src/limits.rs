//! How much one address or one socket may ask for.

pub mod by_address;
pub mod caps;
mod listed;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, RateLimiter};
use teahouse_wire::Code;

pub use crate::edge::visitor::Visitor;
use by_address::{OpenByAddress, Place, RateByAddress};
use listed::ListedByAddress;
pub use listed::Listing;

/// Nobody waits longer for a new table.
const LONGEST_LINE: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Whoever was too fast waits so long for the answer: the next thing they ask comes later, and nobody else waits. Answering at once would
/// let them have as many refusals as the house can write.
pub const SLOW_DOWN: Duration = Duration::from_millis(50);

/// The counters of the house.
pub struct Limits {
    on: bool,
    requests: RateByAddress,
    files: RateByAddress,
    new: [RateByAddress; 4],
    brought: RateByAddress,
    brought_in_all: DefaultDirectRateLimiter,
    openings: DefaultDirectRateLimiter,
    chat: DefaultKeyedRateLimiter<String>,
    chat_of_an_address: RateByAddress,
    previews: DefaultKeyedRateLimiter<String>,
    previews_of_an_address: RateByAddress,
    renames: DefaultKeyedRateLimiter<String>,
    sockets: OpenByAddress,
    of_guests: Arc<Mutex<HashMap<String, u32>>>,
    listed: ListedByAddress,
}

/// Something new that an address brings.
#[derive(Clone, Copy)]
pub enum New {
    Guest,
    Table,
    Record,
    Board,
}

impl New {
    /// The cap that refuses it.
    pub fn cap(self) -> &'static str {
        match self {
            New::Guest => caps::id::NEW_GUESTS,
            New::Table => caps::id::NEW_TABLES,
            New::Record => caps::id::NEW_RECORDS,
            New::Board => caps::id::NEW_BOARDS,
        }
    }
}

/// An open socket; counted until it is dropped.
pub struct Counted {
    _place: Place,
    guest: String,
    of_guests: Arc<Mutex<HashMap<String, u32>>>,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.of_guests.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(count) = all.get_mut(&self.guest) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.guest);
            }
        }
    }
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            requests: RateByAddress::new(caps::REQUESTS.quota()),
            files: RateByAddress::new(caps::FILES.quota()),
            new: [caps::NEW_GUESTS, caps::NEW_TABLES, caps::NEW_RECORDS, caps::NEW_BOARDS]
                .map(|rate| RateByAddress::new(rate.quota())),
            brought: RateByAddress::new(caps::BROUGHT.quota()),
            brought_in_all: RateLimiter::direct(caps::BROUGHT_IN_ALL.quota()),
            openings: RateLimiter::direct(caps::NEW_TABLES_IN_ALL.quota()),
            chat: RateLimiter::keyed(caps::CHAT.quota()),
            chat_of_an_address: RateByAddress::new(caps::CHAT_OF_AN_ADDRESS.quota()),
            previews: RateLimiter::keyed(caps::PREVIEWS.quota()),
            previews_of_an_address: RateByAddress::new(caps::PREVIEWS_OF_AN_ADDRESS.quota()),
            renames: RateLimiter::keyed(caps::RENAMES.quota()),
            sockets: OpenByAddress::default(),
            of_guests: Arc::default(),
            listed: ListedByAddress::default(),
        }
    }

    pub fn request(&self, ip: IpAddr) -> bool {
        !self.on || self.requests.allows(ip)
    }

    /// One of the files that pages are made of.
    pub fn file(&self, ip: IpAddr) -> bool {
        !self.on || self.files.allows(ip)
    }

    /// Something new of an address; the cap if that was one too many.
    pub fn new_thing(&self, ip: IpAddr, what: New) -> Result<(), &'static str> {
        if !self.on || self.new[what as usize].allows(ip) { Ok(()) } else { Err(what.cap()) }
    }

    /// So many bytes of matches that an address brings, to be kept; the cap if these are too many.
    pub fn bring(&self, ip: IpAddr, bytes: usize) -> Result<(), &'static str> {
        let kilobytes = u32::try_from(bytes.div_ceil(1_000)).ok().and_then(NonZeroU32::new);
        let (true, Some(n)) = (self.on, kilobytes) else { return Ok(()) };
        if !self.brought.allows_many(ip, n) {
            return Err(caps::id::BROUGHT);
        }
        match self.brought_in_all.check_n(n) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(caps::id::BROUGHT_IN_ALL),
        }
    }

    /// Waits until one more table may be opened in the house; `false` if that takes too long.
    pub async fn opening(&self) -> bool {
        let latest = Instant::now() + LONGEST_LINE;
        while self.on && self.openings.check().is_err() {
            if Instant::now() >= latest {
                return false;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        true
    }

    /// A line of this guest, from this address if it is known; the cap if that was one too many.
    pub fn chat(&self, guest: &str, from: Option<IpAddr>) -> Result<(), &'static str> {
        if self.on && self.chat.check_key(&guest.to_owned()).is_err() {
            return Err(caps::id::CHAT);
        }
        let fits = !self.on || from.is_none_or(|ip| self.chat_of_an_address.allows(ip));
        if fits { Ok(()) } else { Err(caps::id::CHAT_OF_AN_ADDRESS) }
    }

    pub fn preview(&self, guest: &str) -> bool {
        !self.on || self.previews.check_key(&guest.to_owned()).is_ok()
    }

    pub fn preview_of_an_address(&self, ip: IpAddr) -> bool {
        !self.on || self.previews_of_an_address.allows(ip)
    }

    pub fn rename(&self, guest: &str) -> bool {
        !self.on || self.renames.check_key(&guest.to_owned()).is_ok()
    }

    /// One more socket of this guest at this address; a code if either has too many. Those who only look cannot take the places of those who play:
    /// whoever sits at the table may have twice as many.
    pub fn count_socket(&self, from: IpAddr, guest: &str, sits: bool) -> Result<Counted, Code> {
        let times = match (self.on, sits) {
            (false, _) => u32::MAX,
            (true, true) => 2,
            (true, false) => 1,
        };
        let mut all = self.of_guests.lock().unwrap_or_else(|e| e.into_inner());
        if all.get(guest).is_some_and(|n| *n >= caps::SOCKETS_OF_A_GUEST.saturating_mul(times)) {
            return Err(Code::TooManyPages);
        }
        let most = caps::SOCKETS_OF_AN_ADDRESS.saturating_mul(times) as usize;
        let place = self.sockets.take(from, most).ok_or(Code::TooManySockets)?;
        *all.entry(guest.to_owned()).or_default() += 1;
        Ok(Counted { _place: place, guest: guest.to_owned(), of_guests: self.of_guests.clone() })
    }

    /// A place in the lobby for a table of this address; `None` if it has as many as it may, as far as is known.
    pub fn list(&self, from: IpAddr, table: &str) -> Option<Listing> {
        let most = if self.on { caps::LISTED_OF_AN_ADDRESS as usize } else { usize::MAX };
        self.listed.take(from, table, most)
    }

    /// The lobby is about to be read, so that tables which have left it can be forgotten.
    pub fn mark_listed(&self) -> u64 {
        self.listed.mark()
    }

    /// Forgets tables that were not listed any more at that mark.
    pub fn keep_listed(&self, mark: u64, is_listed: impl Fn(&str) -> bool) {
        self.listed.forget(mark, is_listed);
    }

    /// A limiter for one socket.
    pub fn socket(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(caps::MESSAGES.quota()))
    }

    /// A limiter for the hellos of one socket, and its moves that come late.
    pub fn hellos(&self) -> Option<DefaultDirectRateLimiter> {
        self.on.then(|| RateLimiter::direct(caps::HELLOS.quota()))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.tidy();
        self.files.tidy();
        self.new.iter().for_each(RateByAddress::tidy);
        self.brought.tidy();
        self.chat.retain_recent();
        self.chat_of_an_address.tidy();
        self.previews.retain_recent();
        self.previews_of_an_address.tidy();
        self.renames.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!(limits.of_guests.lock().is_ok_and(|all| all.is_empty()));
    }

    /// Each is refused soon after its burst, and says which it is.
    #[test]
    fn every_rate_has_an_end() {
        let limits = Limits::new(true);
        let ip = "1.2.3.4".parse().expect("an address");
        // A little more comes while it is counted.
        let ends = |rate: caps::Rate, asks: &dyn Fn() -> bool| {
            let went = (0..2 * rate.burst).take_while(|_| asks()).count() as u32;
            went >= rate.burst && went < 2 * rate.burst
        };
        assert!(ends(caps::REQUESTS, &|| limits.request(ip)));
        assert!(ends(caps::FILES, &|| limits.file(ip)));
        assert!(ends(caps::RENAMES, &|| limits.rename("anna")));
        for (rate, what) in [
            (caps::NEW_GUESTS, New::Guest),
            (caps::NEW_TABLES, New::Table),
            (caps::NEW_RECORDS, New::Record),
            (caps::NEW_BOARDS, New::Board),
        ] {
            assert!(ends(rate, &|| limits.new_thing(ip, what).is_ok()), "{}", what.cap());
            assert_eq!(limits.new_thing(ip, what), Err(what.cap()));
        }
        assert!(ends(caps::CHAT, &|| limits.chat("anna", Some(ip)).is_ok()));
        assert_eq!(limits.chat("anna", Some(ip)), Err(caps::id::CHAT));
        let refused = (0..2 * caps::CHAT_OF_AN_ADDRESS.burst).find_map(|n| limits.chat(&n.to_string(), Some(ip)).err());
        assert_eq!(refused, Some(caps::id::CHAT_OF_AN_ADDRESS));
        let (messages, hellos) = (limits.socket().expect("a limit"), limits.hellos().expect("a limit"));
        assert!(ends(caps::MESSAGES, &|| messages.check().is_ok()));
        assert!(ends(caps::HELLOS, &|| hellos.check().is_ok()));
    }

    /// However many records they are in, and from however many addresses.
    #[test]
    fn only_so_much_is_brought_in_a_day() {
        let limits = Limits::new(true);
        let at = |n: u8| IpAddr::from([1, 2, 3, n]);
        let most = caps::BROUGHT.burst as usize * 1_000;
        assert_eq!(limits.bring(at(1), most / 2), Ok(()));
        assert_eq!(
            limits.bring(at(1), most / 2 + 2_000),
            Err(caps::id::BROUGHT),
            "a little goes on, and not that much"
        );
        assert_eq!(limits.bring(at(2), 2 * most), Err(caps::id::BROUGHT), "more than there ever is");
        let addresses = (caps::BROUGHT_IN_ALL.burst / caps::BROUGHT.burst) as u8;
        let refused = (3..3 + addresses).find_map(|n| limits.bring(at(n), most).err());
        assert_eq!(refused, Some(caps::id::BROUGHT_IN_ALL));
        let none = Limits::new(false);
        assert!((0..9).all(|_| none.bring(at(1), most).is_ok()), "where there are no limits");
    }

    /// Tables are opened one after another beyond a burst, and nobody waits in line for ever.
    #[tokio::test]
    async fn many_who_open_tables_at_once_wait_their_turn() {
        let limits = Limits::new(true);
        let all = futures_util::future::join_all((0..600).map(|_| limits.opening())).await;
        let opened = all.iter().filter(|opened| **opened).count();
        assert!(opened > caps::NEW_TABLES_IN_ALL.burst as usize && opened < 400, "{opened}");
        let none = Limits::new(false);
        let free = futures_util::future::join_all((0..600).map(|_| none.opening())).await;
        assert!(free.iter().all(|opened| *opened), "where there are no limits");
    }

    #[test]
    fn listed_tables_of_an_address_are_counted_while_they_are_listed() {
        let limits = Limits::new(true);
        let ip = "1.2.3.4".parse().expect("an address");
        for n in 0..caps::LISTED_OF_AN_ADDRESS {
            limits.list(ip, &n.to_string()).expect("a place").keep();
        }
        assert!(limits.list(ip, "more").is_none());
        limits.keep_listed(limits.mark_listed(), |id| id != "0");
        assert!(limits.list(ip, "more").is_some());
    }
}
