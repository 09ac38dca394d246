//! Counting by address: how fast, and how many at once. Each IPv4 address and each IPv6 /64 has its allowance, and the /48 around
//! a /64 has a larger one, so that whoever owns many /64s does not own as many allowances.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::edge::visitor::{around, counted};

/// A /48 may do so many times as much as one of its /64s.
const AROUND: u32 = 8;

/// How fast.
pub struct RateByAddress {
    each: DefaultKeyedRateLimiter<IpAddr>,
    around: DefaultKeyedRateLimiter<IpAddr>,
}

impl RateByAddress {
    pub fn new(quota: Quota) -> RateByAddress {
        let burst = quota.burst_size().saturating_mul(NonZeroU32::MIN.saturating_add(AROUND - 1));
        let wide = Quota::with_period(quota.replenish_interval() / AROUND).unwrap_or(quota).allow_burst(burst);
        RateByAddress { each: RateLimiter::keyed(quota), around: RateLimiter::keyed(wide) }
    }

    /// Counts one; `false` if that was one too many.
    pub fn allows(&self, ip: IpAddr) -> bool {
        let each = self.each.check_key(&counted(ip)).is_ok();
        each && around(ip).is_none_or(|network| self.around.check_key(&network).is_ok())
    }

    /// Counts many; `false` if those were too many, and then none of them counts for the address.
    pub fn allows_many(&self, ip: IpAddr, n: NonZeroU32) -> bool {
        let fits =
            |rate: &DefaultKeyedRateLimiter<IpAddr>, key| rate.check_key_n(&key, n).is_ok_and(|fits| fits.is_ok());
        fits(&self.each, counted(ip)) && around(ip).is_none_or(|network| fits(&self.around, network))
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.each.retain_recent();
        self.around.retain_recent();
    }
}

/// How many at once.
#[derive(Clone, Default)]
pub struct OpenByAddress(Arc<Mutex<HashMap<Key, usize>>>);

/// An address, or the network around it.
type Key = (IpAddr, bool);

/// One of them; counted until it is dropped.
pub struct Place {
    keys: [Option<Key>; 2],
    open: OpenByAddress,
}

impl OpenByAddress {
    /// One more of this address; `None` if it has `most` already, or the network around it many times as many.
    pub fn take(&self, ip: IpAddr, most: usize) -> Option<Place> {
        let keys = [Some((counted(ip), false)), around(ip).map(|network| (network, true))];
        let mut open = self.0.lock().unwrap_or_else(|e| e.into_inner());
        let full = |key: &Key| {
            let most = if key.1 { most.saturating_mul(AROUND as usize) } else { most };
            open.get(key).is_some_and(|count| *count >= most) || most == 0
        };
        if keys.iter().flatten().any(full) {
            return None;
        }
        for key in keys.iter().flatten() {
            *open.entry(*key).or_default() += 1;
        }
        Some(Place { keys, open: self.clone() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.0.lock().unwrap_or_else(|e| e.into_inner());
        for key in self.keys.iter().flatten() {
            if let Some(count) = open.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    open.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

    fn household(n: u16) -> IpAddr {
        IpAddr::V6([0x2001, 0xdb8, 1, n, 0, 0, 0, 9].into())
    }

    #[test]
    fn a_large_network_has_no_allowance_for_each_of_its_households() {
        let rate = RateByAddress::new(Quota::per_hour(TWO));
        let allowed = (0..100).filter(|n| rate.allows(household(*n))).count();
        assert_eq!(allowed, 16, "eight times two");
        assert!(rate.allows("2001:db8:2::1".parse().expect("an address")), "others are not held responsible");
        let one = "1.2.3.4".parse().expect("an address");
        assert_eq!((0..9).filter(|_| rate.allows(one)).count(), 2);
        let four = |n: u8| format!("::ffff:9.9.9.{n}").parse().expect("an address");
        assert_eq!((0..100).filter(|n| rate.allows(four(*n))).count(), 100, "strangers with IPv4 are no network");
    }

    #[test]
    fn what_is_open_is_counted_until_it_closes() {
        let open = OpenByAddress::default();
        let ip = "1.2.3.4".parse().expect("an address");
        let mut places: Vec<Place> = (0..3).map_while(|_| open.take(ip, 3)).collect();
        assert!(places.len() == 3 && open.take(ip, 3).is_none());
        places.pop();
        assert!(open.take(ip, 3).is_some());
        drop(places);
        let many: Vec<Place> = (0..100).filter_map(|n| open.take(household(n), 3)).collect();
        assert_eq!(many.len(), 24, "eight times three");
        // The first /64 of a network is not mistaken for the network.
        drop(many);
        let first: Vec<Place> = (0..9).map_while(|_| open.take(household(0), 3)).collect();
        assert_eq!(first.len(), 3);
        drop(first);
        assert!(open.0.lock().expect("a lock").is_empty(), "nothing is left behind");
    }
}
