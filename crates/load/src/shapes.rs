//! Other shapes of load than many moves: sockets that say nothing, everybody coming back at once, many who look on, champions that think, and a
//! house that is started on thousands of tables.

mod champions;
mod idle;
mod open_tables;
mod spectators;
mod storm;

pub use champions::{Champions, champions};
pub use idle::{Idle, idle};
pub use open_tables::{OpenTables, open_tables};
pub use spectators::{Spectators, spectators};
pub use storm::{Storm, storm};

use crate::measure::{quantile, round};

/// The middle, the slowest in a hundred, and the slowest of some times.
fn spread(mut times: Vec<f32>) -> [Option<f64>; 3] {
    times.sort_by(f32::total_cmp);
    [0.5, 0.99, 1.0].map(|q| quantile(&times, q).map(|ms| round(ms, 2)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_spread() {
        assert_eq!(super::spread(vec![3.0, 1.0, 2.0]), [Some(2.0), Some(3.0), Some(3.0)]);
        assert_eq!(super::spread(Vec::new()), [None; 3]);
    }
}
