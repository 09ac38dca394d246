//! Saying something once in a while, however often it happens.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Lets through once in a while and counts the rest.
pub struct Seldom {
    pause: Duration,
    begun: Instant,
    /// Milliseconds after `begun` from which on it may be said again.
    next: AtomicU64,
    kept_back: AtomicU64,
}

impl Seldom {
    /// At most once in `pause`.
    pub fn every(pause: Duration) -> Seldom {
        Seldom { pause, begun: Instant::now(), next: AtomicU64::new(0), kept_back: AtomicU64::new(0) }
    }

    /// Whether it may be said now: then, how often it was not since the last time.
    pub fn now(&self) -> Option<u64> {
        self.at(self.begun.elapsed())
    }

    fn at(&self, passed: Duration) -> Option<u64> {
        let (passed, next) = (passed.as_millis() as u64, self.next.load(Ordering::Relaxed));
        let pause = self.pause.as_millis() as u64;
        // Of several who come at the same moment one speaks.
        let mine = passed >= next
            && self.next.compare_exchange(next, passed + pause, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if mine {
            return Some(self.kept_back.swap(0, Ordering::Relaxed));
        }
        self.kept_back.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_once_in_a_while_and_what_was_kept_back_is_told() {
        let seldom = Seldom::every(Duration::from_secs(1));
        let at = |millis| seldom.at(Duration::from_millis(millis));
        assert_eq!([at(0), at(1), at(999)], [Some(0), None, None]);
        assert_eq!([at(1000), at(1001), at(5000)], [Some(2), None, Some(1)]);
    }
}
