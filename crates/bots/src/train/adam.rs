//! Learning: the net's answers are drawn towards what came out, by Adam with weight decay. Only the rows of inputs that were active are
//! touched (lazy Adam), so a step costs as much as its positions, not as much as the net.

use teahouse_game::{Dice, FastDice};

use crate::net::{ANSWERS, HIDDEN, Net, Row, WIDTH};

const BETA: (f32, f32) = (0.9, 0.999);
const TINY: f32 = 1e-8;
/// Pulls weights to nothing, so that what is seldom seen is not learnt by heart.
const DECAY: f32 = 0.02;
/// Rows of a net beside those of its inputs: the bias, and the top as one row for each answer.
const OTHERS: usize = 1 + ANSWERS;

/// A position and what the net should have said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    pub active: Box<[(u16, f32)]>,
    pub target: [f32; ANSWERS],
}

/// The first and second moments of one row.
#[derive(Clone, Copy)]
struct Moments {
    mean: Row,
    square: Row,
}

const NOTHING: Moments = Moments { mean: [0.0; WIDTH], square: [0.0; WIDTH] };

/// A net that learns.
pub(crate) struct Learner {
    pub net: Net,
    moments: Vec<Moments>,
    gradients: Vec<Row>,
    touched: Vec<u16>,
    steps: u32,
}

impl Learner {
    /// A net that knows nothing.
    pub fn new(inputs: usize, seed: u64) -> Learner {
        let mut net = Net::empty(inputs);
        wake(&mut net, 0.3, seed);
        Learner::with(net)
    }

    /// A net that goes on learning. Units that it did not have yet begin without a say, so that it plays as before.
    pub fn of(mut net: Net, seed: u64) -> Learner {
        wake(&mut net, 0.0, seed);
        Learner::with(net)
    }

    fn with(net: Net) -> Learner {
        let rows = net.inputs() + OTHERS;
        Learner {
            net,
            moments: vec![NOTHING; rows],
            gradients: vec![[0.0; WIDTH]; rows],
            touched: Vec::new(),
            steps: 0,
        }
    }

    /// One step along the mean gradient of a batch. Gives the mean loss of the first answer.
    pub fn learn<'a>(&mut self, batch: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        let (mut loss, mut count) = (0.0, 0);
        for sample in batch {
            loss += self.add_gradient(sample);
            count += 1;
        }
        self.step(rate, 1.0 / count.max(1) as f32);
        loss / count.max(1) as f32
    }

    /// How many steps it has made.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    fn add_gradient(&mut self, sample: &Sample) -> f32 {
        let sums = self.net.sums(&sample.active);
        let answers = self.net.answers(&sums);
        // The gradient of cross-entropy after a sigmoid is simply the error.
        let errors: [f32; ANSWERS] = std::array::from_fn(|a| answers[a] - sample.target[a]);
        let inputs = self.net.inputs();
        let mut down = [0.0; WIDTH];
        for (answer, error) in errors.into_iter().enumerate() {
            let top = &mut self.gradients[inputs + 1 + answer];
            for unit in 0..HIDDEN {
                top[unit] += error * sums[unit].max(0.0);
                if sums[unit] > 0.0 {
                    down[unit] += error * self.net.top[answer][unit];
                }
            }
            down[HIDDEN + answer] = error;
        }
        add(&mut self.gradients[inputs], &down, 1.0);
        for &(input, value) in &sample.active {
            let gradient = &mut self.gradients[usize::from(input)];
            if *gradient == [0.0; WIDTH] {
                self.touched.push(input);
            }
            add(gradient, &down, value);
        }
        let win = answers[0].clamp(1e-6, 1.0 - 1e-6);
        -(sample.target[0] * win.ln() + (1.0 - sample.target[0]) * (1.0 - win).ln())
    }

    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        // Adam's correction of moments that began at nothing.
        let rate = rate * (1.0 - BETA.1.powi(self.steps as i32)).sqrt() / (1.0 - BETA.0.powi(self.steps as i32));
        let inputs = self.net.inputs();
        let mut touched = std::mem::take(&mut self.touched);
        touched.sort_unstable();
        touched.dedup();
        for &input in &touched {
            let at = usize::from(input);
            update(&mut self.net.inputs[at], &mut self.moments[at], &mut self.gradients[at], rate, scale);
        }
        touched.clear();
        self.touched = touched;
        update(&mut self.net.bias, &mut self.moments[inputs], &mut self.gradients[inputs], rate, scale);
        for answer in 0..ANSWERS {
            let at = inputs + 1 + answer;
            let top = &mut self.net.top[answer];
            update(top, &mut self.moments[at], &mut self.gradients[at], rate, scale);
        }
    }
}

/// Gives small random weights to hidden units that have none, so that they come to differ, and a say of at most `say`.
fn wake(net: &mut Net, say: f32, seed: u64) {
    let mut dice = FastDice::new(seed);
    let mut small = |scale: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * scale;
    let sleeps = |net: &Net, unit: usize| net.inputs.iter().chain([&net.bias]).all(|row| row[unit] == 0.0);
    let asleep: Vec<usize> = (0..HIDDEN).filter(|unit| sleeps(net, *unit)).collect();
    for row in net.inputs.iter_mut().chain([&mut net.bias]) {
        asleep.iter().for_each(|unit| row[*unit] = small(0.1));
    }
    for row in &mut net.top {
        asleep.iter().for_each(|unit| row[*unit] = small(say));
    }
}

fn add(row: &mut Row, other: &Row, factor: f32) {
    for (a, b) in row.iter_mut().zip(other) {
        *a += factor * b;
    }
}

fn update(weights: &mut [f32], moments: &mut Moments, gradient: &mut Row, rate: f32, scale: f32) {
    let slots = moments.mean.iter_mut().zip(&mut moments.square).zip(gradient.iter_mut());
    for (weight, ((mean, square), gradient)) in weights.iter_mut().zip(slots) {
        let g = *gradient * scale;
        *mean = BETA.0 * *mean + (1.0 - BETA.0) * g;
        *square = BETA.1 * *square + (1.0 - BETA.1) * g * g;
        *weight -= rate * (*mean / (square.sqrt() + TINY) + DECAY * *weight);
        *gradient = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::{HIDDEN, Learner, Sample};
    use crate::net::Net;

    #[test]
    fn new_units_change_nothing_until_they_have_learnt() {
        let mut net = Learner::new(4, 1).net;
        for row in net.inputs.iter_mut().chain([&mut net.bias]) {
            row[HIDDEN - 1] = 0.0;
        }
        net.top.iter_mut().for_each(|row| row[HIDDEN - 1] = 0.0);
        let said = |net: &Net| net.answers(&net.sums(&[(0, 1.0), (3, 1.0)]));
        let mut learner = Learner::of(net.clone(), 2);
        assert_eq!(said(&learner.net), said(&net));
        assert_eq!(learner.net.inputs[1][..HIDDEN - 1], net.inputs[1][..HIDDEN - 1]);
        assert_ne!(learner.net.inputs[1][HIDDEN - 1], 0.0);
        let samples = [0, 1, 2, 3].map(|input| Sample { active: [(input, 1.0)].into(), target: [1.0, 1.0] });
        (0..50).for_each(|_| _ = learner.learn(samples.iter(), 0.01));
        assert!(learner.net.top.iter().any(|row| row[HIDDEN - 1] != 0.0));
    }

    #[test]
    fn a_net_learns_what_no_straight_line_can() {
        let sample = |a: u16, b: u16, target: f32| Sample {
            active: [(a, 1.0), (2 + b, 1.0)].into(),
            target: [target, 1.0 - target],
        };
        let all = [sample(0, 0, 0.1), sample(0, 1, 0.9), sample(1, 0, 0.9), sample(1, 1, 0.1)];
        let mut learner = Learner::new(4, 1);
        for _ in 0..3000 {
            learner.learn(all.iter(), 0.005);
        }
        for sample in &all {
            let said = learner.net.answers(&learner.net.sums(&sample.active));
            assert!((said[0] - sample.target[0]).abs() < 0.1 && (said[1] - sample.target[1]).abs() < 0.1, "{said:?}");
        }
    }
}
