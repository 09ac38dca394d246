//! What a position is worth to a seat: by the result if the game is over, by a net if not.

use teahouse_game::{Features, Game, Seat, Waiting};

use crate::net::{Net, Worth};

/// Values positions; keeps the memory it needs.
pub(crate) struct Valuer<'n> {
    pub net: &'n Net,
    pub features: Features,
}

impl<'n> Valuer<'n> {
    pub fn new(net: &'n Net) -> Valuer<'n> {
        Valuer { net, features: Features::new() }
    }

    /// One number to choose moves by: what `state` is worth to `seat`, or to the partner in whose victory it has a part.
    #[inline]
    pub fn value<G: Game>(&mut self, state: &G, seat: Seat) -> f32 {
        let (whose, part) = state.stake(seat).unwrap_or((seat, 1.0));
        part * self.worth(state, whose).value()
    }

    /// What `state` is worth to `seat` itself. The net sees the features of that seat alone.
    pub fn worth<G: Game>(&mut self, state: &G, seat: Seat) -> Worth {
        if matches!(state.waiting(), Waiting::Over) {
            let outcome = state.outcome().expect("the game is over");
            return Worth::of_end::<G>(&outcome, seat, self.net.usual_lead);
        }
        self.features.clear();
        state.features(seat, &mut self.features);
        self.net.worth(&self.features)
    }
}
