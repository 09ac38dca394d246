//! What decides who wins? The position as one seat knows it, in numbers for a learnt value. That seat comes first, the
//! others follow clockwise. Both rule sets, all options and all boards have the same inputs: what a table does without
//! stays zero.

mod asked;
mod battle;
mod cards;
mod fronts;
mod land;
mod seats;
mod terms;
mod thumb;
mod time;

use teahouse_game::features::Block;
use teahouse_game::{Features, Seat};

use self::cards::Hands;
use self::fronts::Fronts;
use self::time::Time;
use crate::influence::influence;
use crate::merge::symbol_points;
use crate::place::Province;
use crate::score;
use crate::state::{NOBODY, SEATS, State, THREE};

pub(crate) fn features(state: &State, seat: Seat, out: &mut Features) {
    let look = Look::of(state, seat);
    let hands = Hands::of(&look);
    let fronts = Fronts::of(&look, &hands);
    asked::write(&look, out);
    time::write(&look, out);
    seats::write(&look, &fronts, out);
    land::write(&look, &fronts, out);
    fronts::write(&look, &fronts, out);
    cards::write(&look, &hands, &fronts, out);
    battle::write(&look, out);
    terms::write(&look, &hands, out);
    thumb::write(&look, out);
}

/// A position through the eyes of one seat, with what several blocks ask for. Cards of others are no part of it: see
/// [`Hands`].
struct Look<'a> {
    state: &'a State,
    me: Seat,
    /// Unoccupied provinces under the influence of each seat (E62, E63).
    held: [u32; SEATS],
    /// Points of each seat by source, if it were scored now (E68), and their sums.
    points: [[i32; 5]; SEATS],
    scores: [i32; SEATS],
    /// New markers of each seat in its phase one (E6).
    income: [i32; SEATS],
    time: Time,
}

impl<'a> Look<'a> {
    fn of(state: &'a State, me: Seat) -> Look<'a> {
        let held = influence(state);
        let points = score::counted(state, &held);
        let scores = points.map(|parts| parts.iter().sum::<i32>());
        let income = state.owned.map(|own| i32::from(THREE) + symbol_points(state, own));
        Look { state, me, held, points, scores, income, time: Time::of(state) }
    }

    /// All seats: this one, then clockwise.
    fn order(&self) -> impl Iterator<Item = Seat> {
        let (me, players) = (self.me.0, self.state.players);
        (0..players).map(move |n| Seat((me + n) % players))
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> {
        self.order().skip(1)
    }

    /// So many seats clockwise from this one.
    fn relation(&self, seat: Seat) -> usize {
        let players = self.state.players;
        usize::from((seat.0 + players - self.me.0) % players)
    }

    /// 0 for this seat, 1 for any other.
    fn side(&self, seat: Seat) -> usize {
        usize::from(seat != self.me)
    }

    /// The side that occupies a province; 2 for nobody.
    fn occupant(&self, p: Province) -> usize {
        match self.state.owner[p.index()] {
            NOBODY => 2,
            owner => self.side(Seat(owner)),
        }
    }

    /// E65: provinces occupied or under influence.
    fn holds(&self, seat: Seat) -> i32 {
        (self.state.owned[seat.index()] | self.held[seat.index()]).count_ones() as i32
    }

    /// Symbol points of a province.
    fn wealth(&self, p: Province) -> u8 {
        let [city, mine, agriculture] = self.state.symbols[p.index()];
        city + mine + 2 * agriculture
    }

    /// What a province is worth: two points, and its symbols, which bring markers for the rest of the game (E6, E68).
    fn worth(&self, p: Province) -> f32 {
        let turns = f32::from(self.time.turns[self.me.index()]);
        (2.0 + f32::from(self.wealth(p)) * (1.0 + turns / 4.0)) / 8.0
    }
}

/// Which bin a value falls into: so many of the edges it reaches.
#[inline(always)]
fn bin(value: i32, edges: &[i32]) -> usize {
    edges.iter().filter(|edge| value >= **edge).count()
}

/// Writes the parts of one row of a block one behind the other, so that nobody counts them by hand.
struct Row<'b, 'f> {
    block: &'b mut Block<'f>,
    at: usize,
}

impl<'b, 'f> Row<'b, 'f> {
    fn new(block: &'b mut Block<'f>, at: usize) -> Row<'b, 'f> {
        Row { block, at }
    }

    /// One input, about −1 to 1.
    fn raw(&mut self, value: f32) -> &mut Self {
        self.block.put(self.at, value);
        self.at += 1;
        self
    }

    fn flag(&mut self, yes: bool) -> &mut Self {
        self.raw(f32::from(u8::from(yes)))
    }

    /// One of so many inputs.
    fn one(&mut self, index: usize, of: usize) -> &mut Self {
        self.block.on(self.at + index.min(of - 1));
        self.at += of;
        self
    }

    /// One input for each bin.
    fn bins(&mut self, value: i32, edges: &[i32]) -> &mut Self {
        self.one(bin(value, edges), edges.len() + 1)
    }

    /// The row is as wide as its block says.
    fn end(&self, at: usize) {
        debug_assert_eq!(self.at, at, "a row has another width");
    }
}

#[cfg(test)]
mod tests {
    use teahouse_game::{Data, Held, Setup};

    use super::*;
    use crate::board::Board;
    use crate::options::Rules;
    use crate::state::Point;

    /// Markers of these seats in phase four of turn 9.
    pub(super) fn table(rules: &str, players: u8, lands: &[(&str, u8, u8)]) -> State {
        let setup = Setup::new::<State>(players).with("rules", rules);
        let mut state = State::empty(Held::from(&Board::built_in()[0]), Rules::of(&setup).expect("rules"), players);
        (state.point, state.turn) = (Point::Idle, 9);
        for (name, seat, markers) in lands {
            state.put(name.parse().expect("a province"), Seat(*seat), *markers);
        }
        state
    }

    #[test]
    fn seats_are_counted_from_the_one_that_looks() {
        let state = table("vienna", 3, &[("honan", 0, 3), ("hupeh", 1, 3), ("korea", 2, 3)]);
        let look = Look::of(&state, Seat(2));
        assert_eq!(look.order().collect::<Vec<_>>(), [2, 0, 1].map(Seat));
        assert_eq!([0, 1, 2].map(|n| look.relation(Seat(n))), [1, 2, 0]);
        assert_eq!(["honan", "korea", "taiwan"].map(|p| look.occupant(p.parse().expect("a province"))), [1, 0, 2]);
    }

    #[test]
    fn a_row_writes_bin_after_bin() {
        let mut out = Features::new();
        let mut block = out.block(8);
        Row::new(&mut block, 1).bins(5, &[1, 5, 9]).flag(false).raw(0.5).end(7);
        assert_eq!(out.active(), [(3, 1.0), (6, 0.5)]);
    }
}
