//! How much bots have to think. A thought is counted from outside, so that it does not matter who carries it out, or whether anybody does.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use teahouse_bots::Level;

use super::meters::meters;

/// Thoughts that wait, and those under way.
pub(super) struct Load {
    waiting: AtomicI64,
    thinking: AtomicI64,
}

/// Of the whole process.
pub(super) static LOAD: Load = Load::none();

impl Load {
    const fn none() -> Load {
        Load { waiting: AtomicI64::new(0), thinking: AtomicI64::new(0) }
    }

    pub fn waiting(&self) -> i64 {
        self.waiting.load(Ordering::Relaxed)
    }

    pub fn thinking(&self) -> i64 {
        self.thinking.load(Ordering::Relaxed)
    }

    fn watch<A, T, F: FnOnce(A) -> T>(
        &'static self,
        game: &str,
        level: Level,
        thought: F,
    ) -> impl FnOnce(A) -> T + use<A, T, F> {
        let (waiting, asked) = (OneMore::of(&self.waiting), Instant::now());
        let seconds = meters().game(game).bot(level);
        move |told| {
            let begun = Instant::now();
            meters().bot_wait.record(begun.duration_since(asked));
            drop(waiting);
            let _thinking = OneMore::of(&self.thinking);
            let done = thought(told);
            seconds.record(begun.elapsed());
            done
        }
    }
}

/// One more, until it is dropped: also when a thought is given up before it has begun, or does not end well.
struct OneMore(&'static AtomicI64);

impl OneMore {
    fn of(count: &'static AtomicI64) -> OneMore {
        count.fetch_add(1, Ordering::Relaxed);
        OneMore(count)
    }
}

impl Drop for OneMore {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The same thought; how long it waits and takes is measured.
pub(crate) fn watched<A, T, F: FnOnce(A) -> T>(
    game: &str,
    level: Level,
    thought: F,
) -> impl FnOnce(A) -> T + use<A, T, F> {
    LOAD.watch(game, level, thought)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_counted_until_it_is_done_or_given_up() {
        static HERE: Load = Load::none();
        let load = || (HERE.waiting(), HERE.thinking());
        let thought = HERE.watch("qin", Level::Greedy, |()| load());
        let other = HERE.watch("qin", Level::Random, |()| -> () { panic!("on purpose") });
        let given_up = HERE.watch("qin", Level::Random, |()| ());
        assert_eq!(load(), (3, 0));
        drop(given_up);
        assert_eq!(thought(()), (1, 1), "one is waiting still, this one is thinking");
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| other(()))).is_err());
        assert_eq!(load(), (0, 0));
    }
}
