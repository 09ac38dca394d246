//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The end of a game: why, who finished where, and the numbers behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// A code such as `last-pagoda`; the words live in the catalogues.
    pub reason: String,
    /// Place of each seat, 1 is best; equal places are shared.
    pub places: Vec<u8>,
    /// The number each seat is ranked by, as the game counts it.
    pub scores: Vec<i32>,
    /// What partners have agreed to share in a series; those who give come before those who get.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
}

/// A part of one seat's points that belongs to a partner in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Who gives.
    pub from: Seat,
    /// Who gets.
    pub to: Seat,
    /// How much of it, in percent.
    pub percent: u8,
}

impl Outcome {
    /// Ranks seats by score. Equal scores share a place, the places after them are skipped (1, 1, 3).
    pub fn ranked(reason: &str, scores: Vec<i32>, lowest_wins: bool) -> Outcome {
        let better = |a: i32, b: i32| if lowest_wins { a < b } else { a > b };
        let place = |&s: &i32| 1 + scores.iter().filter(|&&o| better(o, s)).count() as u8;
        Outcome { reason: reason.to_owned(), places: scores.iter().map(place).collect(), scores, shares: Vec::new() }
    }

    /// The seats in first place.
    pub fn winners(&self) -> Vec<Seat> {
        (0..self.places.len()).filter(|&i| self.places[i] == 1).map(|i| Seat(i as u8)).collect()
    }

    /// Moves the seats that gave up behind everybody else, the first to leave last of all, and gives them the score of
    /// a quitter: what the bot in their seat achieved is not theirs.
    pub fn with_quitters(mut self, quitters: &[Seat], score: impl Fn(Seat) -> i32) -> Outcome {
        let stayed: Vec<usize> = (0..self.places.len()).filter(|&i| !quitters.contains(&Seat(i as u8))).collect();
        let old = self.places.clone();
        for &i in &stayed {
            self.places[i] = 1 + stayed.iter().filter(|&&j| old[j] < old[i]).count() as u8;
        }
        for (n, seat) in quitters.iter().enumerate() {
            self.places[seat.index()] = (old.len() - n) as u8;
            self.scores[seat.index()] = score(*seat);
        }
        self.shares.retain(|share| !quitters.contains(&share.to));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let o = Outcome::ranked("points", vec![5, 9, 9, 1], false);
        assert_eq!(o.places, [3, 1, 1, 4]);
        assert_eq!(o.winners(), [Seat(1), Seat(2)]);
        assert_eq!(Outcome::ranked("left", vec![5, 9, 9, 1], true).places, [2, 3, 3, 1]);
    }

    #[test]
    fn who_gave_up_is_last_even_if_the_bot_in_the_seat_won() {
        let o = Outcome::ranked("points", vec![9, 7, 5], false).with_quitters(&[Seat(0)], |_| 0);
        assert_eq!((o.places, o.scores), (vec![3, 1, 2], vec![0, 7, 5]));
        let o = Outcome::ranked("points", vec![9, 7, 5, 5], false).with_quitters(&[Seat(0), Seat(2)], |_| 0);
        assert_eq!(o.places, [4, 1, 3, 2]);
    }
}
