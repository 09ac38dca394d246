//! Several games with the same people as one event: scores summed, the first seat moving on from game to game.

use serde::{Deserialize, Serialize};

use crate::{Game, Outcome, Seat, Setup};

/// The setups of a series: the given boards in turn. If the game lets the first seat be chosen, it moves one place clockwise from
/// game to game, beginning with `first`.
pub fn setups<G: Game>(base: &Setup, boards: &[String], first: Seat) -> Vec<Setup> {
    let of = |(n, board): (usize, &String)| {
        let seat = (first.index() + n) % usize::from(base.players);
        Setup { board: board.clone(), ..base.clone() }.with_first::<G>(Seat(seat as u8))
    };
    boards.iter().enumerate().map(of).collect()
}

/// What a series adds up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// The numbers the game is ranked by.
    #[default]
    Scores,
    /// Games won; a shared victory counts for everybody who shares it.
    Wins,
}

/// Where everybody stands after some games of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// Games counted so far.
    pub games: usize,
    /// Sums and places; the reason is `series`.
    pub table: Outcome,
}

/// Adds up scores (lowest or highest sum wins as in the game itself) or victories (most wins); ties are shared. Partners get
/// what they have agreed on.
pub fn standings<G: Game>(players: u8, games: &[Outcome], count: Count) -> Standings {
    let mut sums = vec![0; usize::from(players)];
    for game in games {
        let points = points::<G>(game, sums.len(), count);
        sums.iter_mut().zip(points).for_each(|(sum, more)| *sum += more);
    }
    let lowest = count == Count::Scores && G::LOWEST_WINS;
    Standings { games: games.len(), table: Outcome::ranked("series", sums, lowest) }
}

/// What one game brings each seat.
fn points<G: Game>(game: &Outcome, seats: usize, count: Count) -> Vec<i32> {
    let of = |seat: usize| match count {
        Count::Scores => game.scores.get(seat).copied().unwrap_or(0),
        Count::Wins => {
            if game.places.get(seat) == Some(&1) {
                G::VICTORY
            } else {
                0
            }
        }
    };
    let mut points: Vec<i32> = (0..seats).map(of).collect();
    // Several partners of one seat share what it has before any of them gets something.
    let mut whole = points.clone();
    for share in &game.shares {
        let (from, to) = (share.from.index(), share.to.index());
        if from < seats && to < seats {
            let part = (whole[from].max(0) * i32::from(share.percent) / 100).min(points[from].max(0));
            points[from] -= part;
            points[to] += part;
            whole[to] += part;
        }
    }
    points
}
