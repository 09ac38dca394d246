//! Threads apart from those that serve people: a few of them, in turns among all who want something. Bots think on one such pool
//! (`House::bots`), whatever grows with a match is worked out on another (`blocking`).

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::work::overload::Overload;

/// How a pool is made.
pub struct Terms {
    /// What its threads are called.
    pub name: &'static str,
    pub threads: usize,
    /// How much less urgent they are than the threads that serve people: 0 to 19.
    pub nice: i32,
    /// Work that may wait in all.
    pub most: usize,
    /// Work that may wait for one key.
    pub most_each: usize,
    /// Nothing new is begun while the house is under overload, for a while.
    pub waits: Option<Arc<Overload>>,
}

/// The threads; they end when it is dropped.
pub struct Pool {
    shared: Arc<Shared>,
    most: usize,
    most_each: usize,
}

struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// What waits: a line for each key, and whose turn it is.
#[derive(Default)]
struct Queue {
    lines: HashMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
    count: usize,
    closed: bool,
}

struct Job {
    cancelled: Cancelled,
    work: Box<dyn FnOnce() + Send>,
}

/// Whether nobody wants some work any more. Work that can be left unfinished looks at it now and then.
#[derive(Clone, Default)]
pub struct Cancelled(Arc<AtomicBool>);

impl Cancelled {
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Work that waits or is under way. Dropping it cancels it: what has not begun never does, what has begun is told.
pub struct Ticket {
    cancelled: Cancelled,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.cancelled.0.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// The next job, each key in its turn; `None` when the pool is gone.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            if queue.closed {
                return None;
            }
            queue = self.more.wait(queue).unwrap_or_else(|e| e.into_inner());
        }
    }
}

impl Queue {
    fn push(&mut self, key: &str, job: Job, most: usize, most_each: usize) -> bool {
        if self.count >= most || self.lines.get(key).is_some_and(|line| line.len() >= most_each) {
            self.sweep();
        }
        let full = self.lines.get(key).is_some_and(|line| line.len() >= most_each);
        if self.count >= most || full {
            return false;
        }
        let line = self.lines.entry(key.to_owned()).or_default();
        if line.is_empty() {
            self.turns.push_back(key.to_owned());
        }
        line.push_back(job);
        self.count += 1;
        true
    }

    /// What was given up takes no place.
    fn sweep(&mut self) {
        for line in self.lines.values_mut() {
            line.retain(|job| !job.cancelled.is_set());
        }
        self.lines.retain(|_, line| !line.is_empty());
        self.turns.retain(|key| self.lines.contains_key(key));
        self.count = self.lines.values().map(VecDeque::len).sum();
    }

    fn pop(&mut self) -> Option<Job> {
        while let Some(key) = self.turns.pop_front() {
            let Some(line) = self.lines.get_mut(&key) else { continue };
            let job = line.pop_front();
            self.count -= usize::from(job.is_some());
            if line.is_empty() {
                self.lines.remove(&key);
            } else {
                self.turns.push_back(key);
            }
            if let Some(job) = job.filter(|job| !job.cancelled.is_set()) {
                return Some(job);
            }
        }
        None
    }
}

impl Pool {
    pub fn new(terms: Terms) -> Pool {
        Pool::that_rests(terms, std::thread::sleep)
    }

    /// The same; while work is put off its thread rests like this.
    fn that_rests(terms: Terms, rest: impl Fn(Duration) + Clone + Send + 'static) -> Pool {
        let shared = Arc::new(Shared { queue: Mutex::default(), more: Condvar::new() });
        for n in 0..terms.threads.max(1) {
            let (shared, overload, nice, rest) = (shared.clone(), terms.waits.clone(), terms.nice, rest.clone());
            let work = move || {
                yield_to_people(nice);
                while let Some(job) = shared.next() {
                    if let Some(overload) = &overload {
                        wait_for_calm(overload, &job.cancelled, &rest);
                    }
                    if !job.cancelled.is_set() {
                        (job.work)();
                    }
                }
            };
            let name = format!("{}-{n}", terms.name);
            std::thread::Builder::new().name(name).spawn(work).expect("a thread apart");
        }
        Pool { shared, most: terms.most, most_each: terms.most_each }
    }

    /// Hands in some work; the answer comes through the channel. `None` if too much waits already, in all or for this key.
    pub fn submit<T: Send + 'static>(
        &self,
        key: &str,
        work: impl FnOnce(Cancelled) -> T + Send + 'static,
    ) -> Option<(Ticket, oneshot::Receiver<T>)> {
        let (answer, receiver) = oneshot::channel();
        let cancelled = Cancelled::default();
        let told = cancelled.clone();
        let work = Box::new(move || {
            // Whoever panics must not take the thread along: the channel closes, and the one who waits tries again.
            if let Ok(value) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(told))) {
                let _ = answer.send(value);
            }
        });
        let job = Job { cancelled: cancelled.clone(), work };
        {
            let mut queue = self.shared.queue();
            if !queue.push(key, job, self.most, self.most_each) {
                return None;
            }
        }
        self.shared.more.notify_one();
        Some((Ticket { cancelled }, receiver))
    }

    /// Work that waits.
    pub fn waiting(&self) -> usize {
        self.shared.queue().count
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        *queue = Queue { closed: true, ..Queue::default() };
        self.shared.more.notify_all();
    }
}

/// How long work of a pool that waits is put off at most: bots should not stand still for ever in a busy house.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

fn wait_for_calm(overload: &Overload, cancelled: &Cancelled, rest: impl Fn(Duration)) {
    let mut waited = Duration::ZERO;
    while overload.is_busy() && waited < LONGEST_WAIT && !cancelled.is_set() {
        rest(LOOK_AGAIN);
        waited += LOOK_AGAIN;
    }
}

/// Linux counts niceness for each thread: people's moves come first whenever there is not enough for all.
#[cfg(target_os = "linux")]
pub fn yield_to_people(nice: i32) {
    let _ = rustix::process::setpriority_process(None, nice);
}

#[cfg(not(target_os = "linux"))]
pub fn yield_to_people(_: i32) {}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn pool(most: usize, most_each: usize, waits: Option<Arc<Overload>>) -> Pool {
        Pool::new(Terms { name: "test", threads: 1, nice: 10, most, most_each, waits })
    }

    /// Keeps the only thread busy until the sender is dropped; returns once it has begun.
    fn occupied(pool: &Pool) -> mpsc::Sender<()> {
        let (go, wait) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        let work = move |_| {
            began.send(()).expect("somebody waits");
            let _ = wait.recv();
        };
        // Nobody waits for the answer, and this work does not look whether it is cancelled.
        let ticket = pool.submit("first", work).expect("room");
        begun.recv().expect("it begins");
        drop(ticket);
        go
    }

    #[test]
    fn each_key_has_its_turn() {
        let pool = pool(100, 10, None);
        let go = occupied(&pool);
        let (done, order) = mpsc::channel();
        let mut tickets = Vec::new();
        for (key, n) in [("greedy", 1), ("greedy", 2), ("greedy", 3), ("modest", 1)] {
            let done = done.clone();
            tickets.push(pool.submit(key, move |_| done.send((key, n)).expect("somebody waits")).expect("room"));
        }
        drop((go, done));
        let order: Vec<_> = order.iter().collect();
        assert_eq!(order, [("greedy", 1), ("modest", 1), ("greedy", 2), ("greedy", 3)]);
    }

    #[test]
    fn nobody_fills_the_pool_for_the_others_and_what_is_stale_takes_no_place() {
        let pool = pool(3, 2, None);
        let go = occupied(&pool);
        let mut tickets: Vec<_> = (0..2).map(|_| pool.submit("greedy", |_| ()).expect("room")).collect();
        assert!(pool.submit("greedy", |_| ()).is_none(), "two wait already");
        let modest = pool.submit("modest", |_| 7);
        assert!(modest.is_some() && pool.waiting() == 3);
        assert!(pool.submit("late", |_| ()).is_none(), "three wait in all");
        tickets.clear();
        let again = pool.submit("greedy", |_| 8);
        assert!(again.is_some() && pool.waiting() == 2, "what was given up is swept out");
        drop(go);
        let answers = [modest, again].map(|job| job.expect("room").1.blocking_recv());
        assert_eq!(answers, [Ok(7), Ok(8)]);
    }

    /// Somebody whose bots never stop thinking, at however many tables, keeps another one waiting for one thought at most: also one
    /// who comes later, again and again.
    #[test]
    fn whoever_always_has_work_waiting_keeps_nobody_out() {
        let pool = pool(100, 64, None);
        let go = occupied(&pool);
        let (done, order) = mpsc::channel();
        let mut tickets = Vec::new();
        let mut think = |who: &'static str| {
            let (done, (again, wait)) = (done.clone(), mpsc::channel::<()>());
            let work = move |_| {
                done.send(who).expect("somebody waits");
                let _ = wait.recv();
            };
            tickets.push(pool.submit(who, work).expect("room").0);
            again
        };
        let mut steps: VecDeque<_> = (0..60).map(|_| think("greedy")).collect();
        drop(go);
        for _ in 0..5 {
            assert_eq!(order.recv(), Ok("greedy"));
            // One of the many tables goes on thinking at once; meanwhile the modest one is asked for the first time.
            steps.push_back(think("greedy"));
            let modest = think("modest");
            drop(steps.pop_front());
            assert_eq!(order.recv(), Ok("greedy"), "it was their turn already");
            drop(steps.pop_front());
            assert_eq!(order.recv(), Ok("modest"));
            drop(modest);
        }
    }

    /// Work that is not wanted any more hears of it while it is under way, and its thread takes the next.
    #[test]
    fn what_is_stale_ends_and_its_place_is_free() {
        let pool = pool(9, 9, None);
        let (began, begun) = mpsc::channel();
        let endless = move |cancelled: Cancelled| {
            began.send(()).expect("somebody waits");
            while !cancelled.is_set() {
                std::thread::yield_now();
            }
        };
        let (ticket, ended) = pool.submit("bot", endless).expect("room");
        begun.recv().expect("it begins");
        let (_next, next) = pool.submit("bot", |_| 7).expect("room");
        drop(ticket);
        assert_eq!((ended.blocking_recv(), next.blocking_recv()), (Ok(()), Ok(7)));
    }

    #[test]
    fn a_panic_ends_neither_thread_nor_pool() {
        let pool = pool(9, 9, None);
        let (_ticket, broken) = pool.submit("a", |_| panic!("on purpose")).expect("room");
        assert!(broken.blocking_recv().map(|()| 0).is_err());
        let (_ticket, fine) = pool.submit("a", |_| 5).expect("room");
        assert_eq!(fine.blocking_recv(), Ok(5));
    }

    /// Bots wait while the house is under overload, and go on when it is not.
    #[test]
    fn work_that_waits_begins_when_it_is_calm() {
        let overload = Arc::new(Overload::for_long());
        let (rests, rested) = mpsc::channel();
        let (wake, woken) = mpsc::channel::<()>();
        let woken = Arc::new(Mutex::new(woken));
        let rest = move |_| {
            rests.send(()).expect("somebody waits");
            let _ = woken.lock().expect("a lock").recv();
        };
        let terms = Terms { name: "test", threads: 1, nice: 10, most: 9, most_each: 9, waits: Some(overload.clone()) };
        let pool = Pool::that_rests(terms, rest);
        let (began, begun) = mpsc::channel();
        let _ticket = pool.submit("bot", move |_| began.send(()).expect("somebody waits")).expect("room");
        for _ in 0..3 {
            rested.recv_timeout(Duration::from_secs(20)).expect("its thread rests");
            assert_eq!(begun.try_recv(), Err(mpsc::TryRecvError::Empty), "it waits");
            wake.send(()).expect("it rests");
        }
        rested.recv_timeout(Duration::from_secs(20)).expect("its thread rests");
        overload.calm_down();
        drop(wake);
        begun.recv_timeout(Duration::from_secs(20)).expect("it goes on");
        assert_eq!(rested.try_recv(), Err(mpsc::TryRecvError::Empty), "it rests no more");
    }

    #[test]
    fn nobody_waits_for_ever_in_a_busy_house_nor_for_what_is_stale() {
        let waited = |cancelled: &Cancelled| {
            let waited = std::cell::Cell::new(Duration::ZERO);
            wait_for_calm(&Overload::for_long(), cancelled, |pause| waited.set(waited.get() + pause));
            waited.get()
        };
        let cancelled = Cancelled::default();
        assert_eq!(waited(&cancelled), LONGEST_WAIT);
        cancelled.0.store(true, Ordering::Relaxed);
        assert_eq!(waited(&cancelled), Duration::ZERO);
    }
}
