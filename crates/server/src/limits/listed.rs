//! Listed tables of an address. A place in the lobby is taken before anything is written, so that many requests at once find no more places than one
//! after the other.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::edge::visitor::{around, counted};

/// The network around a household may have so many times as much as the household: half of the list, so that nobody fills it alone.
const AROUND: usize = 2;

/// An address, or the network around it.
type Key = (IpAddr, bool);

/// Tables that an address has listed since the house was opened.
#[derive(Clone, Default)]
pub struct ListedByAddress(Arc<Mutex<Lists>>);

#[derive(Default)]
struct Lists {
    /// Counts the times that something was written, or the lobby was read.
    clock: u64,
    /// When each table was written; `None` if it is not yet.
    of: HashMap<Key, HashMap<String, Option<u64>>>,
}

/// A place in the lobby for a table that is about to be listed; given back unless it is kept.
pub struct Listing {
    table: String,
    /// Where it was not counted before.
    new: Vec<Key>,
    lists: ListedByAddress,
}

impl ListedByAddress {
    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// A place for a table; `None` if the address has `most` already, or the network around it more than that.
    pub fn take(&self, ip: IpAddr, table: &str, most: usize) -> Option<Listing> {
        let mut lists = self.lists();
        let keys = [Some((counted(ip), false)), around(ip).map(|network| (network, true))];
        // One that is listed already takes no other place.
        let had = |key: &Key| lists.of.get(key).is_some_and(|tables| tables.contains_key(table));
        let new: Vec<Key> = keys.into_iter().flatten().filter(|key| !had(key)).collect();
        let full = |key: &Key| {
            let most = if key.1 { most.saturating_mul(AROUND) } else { most };
            lists.of.get(key).map_or(0, HashMap::len) >= most
        };
        if new.iter().any(full) {
            return None;
        }
        for key in &new {
            lists.of.entry(*key).or_default().insert(table.to_owned(), None);
        }
        Some(Listing { table: table.to_owned(), new, lists: self.clone() })
    }

    /// The lobby is about to be read: what is written from now on it may not show.
    pub fn mark(&self) -> u64 {
        let mut lists = self.lists();
        lists.clock += 1;
        lists.clock
    }

    /// Forgets tables that the lobby, read at that mark, did not show any more.
    pub fn forget(&self, mark: u64, is_listed: impl Fn(&str) -> bool) {
        self.lists().of.retain(|_, tables| {
            tables.retain(|id, written| written.is_none_or(|written| written >= mark) || is_listed(id));
            !tables.is_empty()
        });
    }
}

impl Listing {
    /// The table is in the lobby.
    pub fn keep(mut self) {
        let mut lists = self.lists.lists();
        let now = lists.clock;
        for key in std::mem::take(&mut self.new) {
            if let Some(written) = lists.of.get_mut(&key).and_then(|tables| tables.get_mut(&self.table)) {
                *written = Some(now);
            }
        }
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        if self.new.is_empty() {
            return;
        }
        let mut lists = self.lists.lists();
        for key in &self.new {
            if let Some(tables) = lists.of.get_mut(key) {
                tables.remove(&self.table);
                if tables.is_empty() {
                    lists.of.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(n: u16) -> IpAddr {
        IpAddr::V6([0x2001, 0xdb8, 1, n, 0, 0, 0, 9].into())
    }

    #[test]
    fn a_place_is_taken_before_the_table_is_written() {
        let (listed, ip) = (ListedByAddress::default(), household(1));
        let first = listed.take(ip, "a", 2).expect("a place");
        let second = listed.take(ip, "b", 2).expect("a place");
        assert!(listed.take(ip, "c", 2).is_none(), "nothing is written, but both places are taken");
        drop(second);
        let second = listed.take(ip, "c", 2).expect("what was refused gives its place back");
        first.keep();
        second.keep();
        assert!(listed.take(ip, "d", 2).is_none());
        assert!(listed.take(ip, "a", 2).is_some(), "a table has one place");
        assert!(listed.take(ip, "d", 2).is_none(), "and keeps it");
        listed.forget(listed.mark(), |id| id == "a");
        assert!(listed.take(ip, "d", 2).is_some(), "one has left the lobby");
    }

    /// Whoever reads the lobby while others list tables does not take those for gone.
    #[test]
    fn what_is_written_meanwhile_is_not_forgotten() {
        let (listed, ip) = (ListedByAddress::default(), household(1));
        let (before, meanwhile) = (listed.take(ip, "a", 3), listed.take(ip, "b", 3).expect("a place"));
        let mark = listed.mark();
        meanwhile.keep();
        let later = listed.take(ip, "c", 3);
        listed.forget(mark, |_| false);
        assert!(listed.take(ip, "d", 3).is_none(), "none of the three");
        drop((before, later));
    }

    #[test]
    fn a_large_network_does_not_fill_the_lobby() {
        let listed = ListedByAddress::default();
        let places: Vec<Listing> = (0..100).filter_map(|n| listed.take(household(n), &n.to_string(), 3)).collect();
        assert_eq!(places.len(), 6, "two times three");
        drop(places);
        assert!(listed.lists().of.is_empty(), "nothing is left behind");
    }
}
