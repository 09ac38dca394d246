//! The bot that people play against: a net, a look ahead, and a dial that makes it err like a person.

use std::sync::Arc;

use teahouse_game::{Ask, FastDice, Game, Held};

use crate::dial::Dial;
use crate::net::Net;
use crate::plan::{LONGEST, comes_to_light, goes_on};
use crate::search::{Choice, Manner, search};
use crate::steps::step_by_step;
use crate::value::Valuer;
use crate::{Bot, Stop};

/// How one plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    pub manner: Manner,
    pub dial: Dial,
}

impl Style {
    /// Whether it errs at each small move: whoever sees one move ahead and no further does not choose among whole turns.
    fn is_step_by_step(&self) -> bool {
        self.manner.walks == 0 && self.manner.root.width == 1 && self.dial.temperature > 0.0
    }
}

pub(crate) struct Learnt<G: Game> {
    pub data: Held<G::Data>,
    pub net: Arc<Net>,
    pub style: Style,
    pub dice: FastDice,
}

impl<G: Game> Bot<G> for Learnt<G> {
    fn choose(&mut self, view: &G::View, ask: Ask<G::Decision>, legal: &[G::Move], stop: Stop<'_>) -> Vec<G::Move> {
        if let [only] = legal {
            return vec![*only];
        }
        let mut world = G::determinize(&self.data, view, &mut self.dice);
        let mut valuer = Valuer::new(&self.net);
        let Style { manner, dial } = self.style;
        if self.style.is_step_by_step() {
            return step_by_step(&world, ask.seat, manner.root.plans, dial, &mut valuer, &mut self.dice);
        }
        let mut row = Vec::new();
        // Where rows are shorter than turns, the rest of the turn is thought about anew.
        loop {
            let choices = search(&world, ask.seat, manner, &mut valuer, &mut self.dice, stop);
            let next = pick(choices, dial, &mut self.dice);
            let mut came = false;
            for mv in &next {
                came |= comes_to_light(&mut world, ask.seat, *mv);
            }
            row.extend(next);
            if came || row.len() >= LONGEST || !goes_on(&world, ask.seat) {
                return row;
            }
        }
    }
}

/// One of the rows, which come best first. What a search has hardly looked at is not known well enough to be chosen by its value.
fn pick<M>(mut choices: Vec<Choice<M>>, dial: Dial, dice: &mut FastDice) -> Vec<M> {
    if dial.temperature <= 0.0 {
        return choices.swap_remove(0).row;
    }
    let most = choices[0].visits;
    choices.retain(|choice| 10 * choice.visits >= most);
    let values: Vec<f32> = choices.iter().map(|choice| choice.value).collect();
    choices.swap_remove(dial.pick(&values, dice)).row
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use teahouse_game::{Ask, FastDice, Held, Seat};

    use super::{Choice, Learnt, pick};
    use crate::dial::Dial;
    use crate::level::Level;
    use crate::toy::{BOARDS, Toy, net};
    use crate::{Bot, Stop, never};

    fn turn(level: Level, steps: usize, seed: u64, stop: Stop<'_>) -> Vec<u8> {
        let style = level.style().expect("it has learnt");
        let mut bot =
            Learnt::<Toy> { data: Held::from(&BOARDS[0]), net: Arc::new(net()), style, dice: FastDice::new(seed) };
        bot.choose(&Toy::new(steps), Ask { seat: Seat(0), decision: () }, &[0, 1, 2, 3], stop)
    }

    #[test]
    fn weak_levels_err_anywhere_in_a_turn() {
        for level in [Level::Novice, Level::Pupil] {
            let turns: Vec<_> = (0..100).map(|seed| turn(level, 4, seed, &never)).collect();
            for place in 0..4 {
                let erred = turns.iter().filter(|row| row[place] != 3).count();
                assert!(erred > 20, "{level:?}: {erred} at {place}");
            }
        }
        assert_eq!(turn(Level::Adept, 4, 1, &never), [3, 3, 3, 3]);
    }

    #[test]
    fn who_looks_ahead_sees_the_danger_and_who_is_stopped_does_not() {
        assert_eq!(turn(Level::Champion, 1, 1, &never), [0]);
        let asked = AtomicU32::new(0);
        let at_once = || asked.fetch_add(1, Ordering::Relaxed) == 0;
        assert_eq!(turn(Level::Champion, 1, 1, &at_once), [3]);
        assert_eq!(asked.into_inner(), 1);
    }

    #[test]
    fn a_turn_is_played_whole_even_where_its_moves_are_looked_at_one_by_one() {
        let mut style = Level::Master.style().expect("it has learnt");
        style.manner.row = Some(1);
        let mut bot =
            Learnt::<Toy> { data: Held::from(&BOARDS[0]), net: Arc::new(net()), style, dice: FastDice::new(1) };
        let row = bot.choose(&Toy::new(4), Ask { seat: Seat(0), decision: () }, &[0, 1, 2, 3], &never);
        assert_eq!(row.len(), 4);
    }

    #[test]
    fn what_was_hardly_looked_at_is_not_chosen() {
        let choice = |row: u8, value: f32, visits: u32| Choice { row: vec![row], value, visits };
        let dial = Dial { temperature: 0.1, blunder: 1.0 };
        for seed in 0..100 {
            let choices = vec![choice(0, 0.5, 100), choice(1, 0.5, 40), choice(2, 0.9, 3)];
            assert_ne!(pick(choices, dial, &mut FastDice::new(seed)), [2]);
        }
    }
}
