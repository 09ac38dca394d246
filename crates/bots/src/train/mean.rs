//! The mean of a net's weights over the last part of its steps. Each step follows the few positions at hand a little too far; in the mean
//! that cancels out, so it plays better than the net at any single step, and what it says of a position jumps less from game to game.

use crate::net::Net;

/// The mean goes over about the last tenth of the steps so far, however many there are (averaging with polynomial decay).
const TAIL: f32 = 9.0;

pub(crate) struct Mean {
    pub net: Net,
    count: u32,
}

impl Mean {
    /// Nothing but this net yet.
    pub fn of(net: Net) -> Mean {
        Mean { net, count: 0 }
    }

    pub fn add(&mut self, net: &Net) {
        self.count += 1;
        let part = (1.0 + TAIL) / (self.count as f32 + TAIL);
        for (mean, row) in
            self.net.inputs.iter_mut().chain([&mut self.net.bias]).zip(net.inputs.iter().chain([&net.bias]))
        {
            towards(mean, row, part);
        }
        for (mean, row) in self.net.top.iter_mut().zip(&net.top) {
            towards(mean, row, part);
        }
    }
}

fn towards(mean: &mut [f32], row: &[f32], part: f32) {
    for (mean, weight) in mean.iter_mut().zip(row) {
        *mean += part * (weight - *mean);
    }
}

#[cfg(test)]
mod tests {
    use super::Mean;
    use crate::net::Net;

    #[test]
    fn late_steps_count_most_and_the_first_ones_are_forgotten() {
        let mut net = Net::empty(1);
        let mut mean = Mean::of(net.clone());
        for step in 1..=1000 {
            net.inputs[0][0] = step as f32;
            net.top[1][2] = if step <= 500 { 1.0 } else { 0.0 };
            mean.add(&net);
        }
        assert!((890.0..930.0).contains(&mean.net.inputs[0][0]), "{}", mean.net.inputs[0][0]);
        assert!(mean.net.top[1][2] < 0.01, "{}", mean.net.top[1][2]);
        // The first step is all there is.
        let mut first = Mean::of(Net::empty(1));
        first.add(&net);
        assert_eq!(first.net, net);
    }
}
