//! Whether the house keeps up. A task that wants to wake up at a certain time and wakes up late says so: then bots wait, and if that does
//! not help, people who only watch get several moves as one. Moves are never put off.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How often the house looks at its clock.
const TICK: Duration = Duration::from_millis(25);
/// So late, and bots wait.
const BUSY: Duration = Duration::from_millis(40);
/// So late, and those who watch wait too.
const OVERLOADED: Duration = Duration::from_millis(150);
/// Overload is believed to last for so long.
const LASTS: Duration = Duration::from_secs(1);

/// Since when the house has been late, and until when that is believed.
#[derive(Default)]
pub struct Overload(Mutex<Until>);

#[derive(Clone, Copy, Default)]
struct Until {
    busy: Option<Instant>,
    overloaded: Option<Instant>,
    late: Duration,
}

impl Overload {
    fn until(&self) -> Until {
        *self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// The clock was so late.
    pub fn note(&self, late: Duration) {
        let mut until = self.0.lock().unwrap_or_else(|e| e.into_inner());
        let end = Some(Instant::now() + LASTS);
        until.late = late;
        if late >= BUSY {
            until.busy = end;
        }
        if late >= OVERLOADED {
            until.overloaded = end;
        }
    }

    /// How late it was last.
    pub fn late(&self) -> Duration {
        self.until().late
    }

    /// Whether bots wait.
    pub fn is_busy(&self) -> bool {
        self.until().busy.is_some_and(|end| Instant::now() < end)
    }

    /// Whether those who watch wait.
    pub fn is_overloaded(&self) -> bool {
        self.until().overloaded.is_some_and(|end| Instant::now() < end)
    }

    /// A house that is late, and stays so until it calms down.
    #[cfg(test)]
    pub fn for_long() -> Overload {
        let end = Some(Instant::now() + Duration::from_secs(3600));
        Overload(Mutex::new(Until { busy: end, overloaded: end, late: OVERLOADED }))
    }

    #[cfg(test)]
    pub fn calm_down(&self) {
        *self.0.lock().unwrap_or_else(|e| e.into_inner()) = Until::default();
    }
}

/// Watches the clock as long as the house is open.
pub async fn watch(house: crate::house::House) {
    loop {
        let due = Instant::now() + TICK;
        tokio::time::sleep(TICK).await;
        let late = due.elapsed();
        house.overload.note(late);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bots first, then those who watch.
    #[test]
    fn strain_sheds_in_order() {
        let overload = Overload::default();
        let sheds = || (overload.is_busy(), overload.is_overloaded());
        overload.note(Duration::from_millis(1));
        assert_eq!(sheds(), (false, false));
        overload.note(BUSY);
        assert_eq!(sheds(), (true, false), "bots wait first");
        overload.note(OVERLOADED);
        assert_eq!(sheds(), (true, true));
        overload.note(Duration::ZERO);
        assert_eq!(sheds(), (true, true), "one good moment is not the end of it");
    }
}
