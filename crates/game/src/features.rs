//! A position as one seat knows it, told in numbers: the inputs of a learnt value. Most of them are zero most of the time, so only the
//! others are listed.

/// The inputs that are not zero. A game writes them in blocks, always the same ones in the same order; a block begins where the one
/// before it ends, so nobody counts indexes by hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features {
    active: Vec<(u16, f32)>,
    inputs: usize,
}

impl Features {
    /// None yet.
    pub fn new() -> Features {
        Features::default()
    }

    /// Forgets everything but the memory it has.
    pub fn clear(&mut self) {
        self.active.clear();
        self.inputs = 0;
    }

    /// The next `size` inputs.
    #[inline]
    pub fn block(&mut self, size: usize) -> Block<'_> {
        let start = self.inputs;
        self.inputs += size;
        debug_assert!(self.inputs <= usize::from(u16::MAX), "that many inputs are no small net");
        Block { active: &mut self.active, start, size }
    }

    /// Index and value of the inputs that are not zero.
    pub fn active(&self) -> &[(u16, f32)] {
        &self.active
    }

    /// How many inputs there are, with those that are zero.
    pub fn inputs(&self) -> usize {
        self.inputs
    }
}

/// How a game is learnt; what differs between games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// How much of what a position is said to be worth comes from the end of the game and how little from the next position: near 1 where
    /// a turn is many small moves.
    pub lambda: f32,
    /// The part of all positions that is learnt from. Neighbours tell the same story twice.
    pub keep: f32,
    /// How many beginnings of a turn are kept while it is planned; 1 where a turn is a single move.
    pub beam: usize,
    /// How many small moves a search looks at as one, at most: whole turns, or 1 where turns are so long that planning them at every step of
    /// a search costs more than it tells.
    pub row: usize,
    /// How many of a seat's moves the net values at each step of a search but the first, at most; where there are more, those that
    /// [`Game::judge`](crate::Game::judge) likes best. For games with very many moves and a quick rule of thumb.
    pub sift: usize,
}

impl Recipe {
    /// Where nothing else is known.
    pub const USUAL: Recipe = Recipe { lambda: 0.95, keep: 0.2, beam: 3, row: usize::MAX, sift: usize::MAX };
}

/// Some inputs that belong together.
pub struct Block<'a> {
    active: &'a mut Vec<(u16, f32)>,
    start: usize,
    size: usize,
}

impl Block<'_> {
    /// Input `index` of the block is 1. Bigger indexes count as the last one, so that open-ended counts end in "so many or more".
    #[inline]
    pub fn on(&mut self, index: usize) -> &mut Self {
        self.put(index, 1.0)
    }

    /// Input `index` of the block has this value; values of about −1 to 1 learn best. What is put twice is added up.
    #[inline]
    pub fn put(&mut self, index: usize, value: f32) -> &mut Self {
        if value != 0.0 {
            self.active.push(((self.start + index.min(self.size - 1)) as u16, value));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Features;

    #[test]
    fn blocks_follow_each_other_and_zeroes_are_left_out() {
        let mut features = Features::new();
        features.block(3).on(1).put(2, 0.0);
        features.block(2).on(9).put(0, -0.5);
        assert_eq!(features.active(), [(1, 1.0), (4, 1.0), (3, -0.5)]);
        assert_eq!(features.inputs(), 5);
        features.clear();
        assert_eq!((features.active().len(), features.inputs()), (0, 0));
    }
}
