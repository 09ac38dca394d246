//! How long a bot may think. Searches are bounded by walks, which cost more on a slow or busy machine; people wait by the clock.

use std::time::Duration;

use teahouse_bots::Level;
use teahouse_game::Seat;

/// A whole turn of a bot, of one core. Tables have no clocks, so that no turn has to be shorter.
const fn turn_of(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Pupil | Level::Player | Level::Adept => 100,
        Level::Master => 400,
        Level::Champion => 1000,
    })
}

/// What the seat that is asked has thought so far, since another one was asked: a turn may be several rows, with fate between them.
#[derive(Debug, Default)]
pub struct Budget {
    asked: Option<Seat>,
    used: Duration,
}

impl Budget {
    /// Somebody is asked, perhaps once more.
    pub fn note_asked(&mut self, seat: Option<Seat>) {
        if self.asked != seat {
            *self = Budget { asked: seat, used: Duration::ZERO };
        }
    }

    /// A bot has thought for so long.
    pub fn note_used(&mut self, seat: Seat, time: Duration) {
        if self.asked == Some(seat) {
            self.used += time;
        }
    }

    /// What is left of the turn. A bot that has nothing left answers with what it sees at once.
    pub fn left(&self, level: Level) -> Duration {
        turn_of(level).saturating_sub(self.used)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_several_rows_is_one_turn() {
        let (mut budget, ms) = (Budget::default(), Duration::from_millis);
        budget.note_asked(Some(Seat(1)));
        assert_eq!((budget.left(Level::Champion), budget.left(Level::Novice)), (ms(1000), ms(100)));
        budget.note_used(Seat(1), ms(700));
        budget.note_asked(Some(Seat(1)));
        assert_eq!((budget.left(Level::Champion), budget.left(Level::Novice)), (ms(300), ms(0)));
        // What another seat's bot thought about a moment that is over is not this one's.
        budget.note_used(Seat(2), ms(900));
        assert_eq!(budget.left(Level::Champion), ms(300));
        budget.note_asked(None);
        budget.note_asked(Some(Seat(1)));
        assert_eq!(budget.left(Level::Champion), ms(1000));
    }

    #[test]
    fn nobody_thinks_longer_than_a_second_and_weak_ones_much_shorter() {
        let turns = Level::ALL.map(turn_of);
        assert!(turns.is_sorted() && turns.last() == Some(&Duration::from_secs(1)));
        assert!(
            Level::ALL
                .into_iter()
                .filter(|level| *level < Level::Master)
                .all(|level| turn_of(level).as_millis() <= 100)
        );
    }
}
