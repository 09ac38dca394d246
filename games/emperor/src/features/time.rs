//! How long does it go on, and for whom?

use teahouse_game::{Features, Seat};

use super::{Look, Row};
use crate::course;
use crate::state::{Point, SEATS, State};

/// If nothing were to end it but a victory.
const LONG: u8 = 40;

/// What is to come after the turn under way.
pub(super) struct Time {
    /// Turns of all seats.
    pub left: u8,
    /// Turns of each seat.
    pub turns: [u8; SEATS],
    /// Whose turn is the last.
    pub last: Seat,
}

impl Time {
    pub(super) fn of(state: &State) -> Time {
        let (left, live) = (left(state), state.live().count() as u8);
        let mut time = Time { left, turns: [0; SEATS], last: state.active };
        // E4: the set-up round is no turn.
        let mut seat = if state.turn == 0 { state.first } else { state.active.next(state.players) };
        let mut place = 0;
        for _ in 0..state.players {
            if state.is_live(seat) {
                place += 1;
                time.turns[seat.index()] = (left + live - place) / live;
                if left > 0 && left % live == place % live {
                    time.last = seat;
                }
            }
            seat = seat.next(state.players);
        }
        time
    }
}

/// E66, E67: turns up to the limit, or up to the one in which the Mandate is drawn; whatever comes first.
fn left(state: &State) -> u8 {
    let limit = state.rules.turn_limit;
    let turns = (limit > 0).then(|| limit.saturating_sub(state.turn));
    let after =
        matches!(state.point, Point::DrawYin | Point::ReliefAsked | Point::CorneredChoice | Point::CorneredAsked(_));
    // E4: those who are still to place draw cards too, without a turn.
    let waiting = if state.turn == 0 { (state.unplaced & !(1 << state.active.0)).count_ones() as u8 } else { 0 };
    let draws = course::draws_left(state).map(|draws| (draws + u8::from(after)).saturating_sub(waiting));
    turns.into_iter().chain(draws).min().unwrap_or(LONG)
}

const LEFT: [i32; 10] = [1, 2, 3, 4, 5, 7, 10, 14, 19, 25];
const TURNS: [i32; 7] = [1, 2, 3, 4, 6, 9, 13];

pub(super) fn write(look: &Look<'_>, out: &mut Features) {
    let (state, time) = (look.state, &look.time);
    let (own, seats) = (time.turns[look.me.index()], state.seats());
    // Turns left of all seats and of this one.
    let wide = LEFT.len() + 1 + TURNS.len() + 1 + 2;
    let mut block = out.block(wide);
    let mut row = Row::new(&mut block, 0);
    row.bins(i32::from(time.left), &LEFT).bins(i32::from(own), &TURNS);
    row.raw(f32::from(time.left) / 33.0).raw(f32::from(own) / 16.0).end(wide);
    // Who has the last turn (A52), and how many states are left (E70).
    let mut block = out.block(seats + SEATS + 1);
    block.on(look.relation(time.last));
    block.on(seats + state.live().count().saturating_sub(1));
    // E5, A42: so many have not begun.
    block.put(seats + SEATS, state.unplaced.count_ones() as f32 / 4.0);
    rules(look, out);
}

/// Where the table differs from Vienna: nothing to a net of one rule set, but it tells mixed tables apart.
fn rules(look: &Look<'_>, out: &mut Features) {
    let rules = &look.state.rules;
    let differ = [
        // E7, E8, E10: growth.
        rules.split,
        !rules.bonus_adjoining,
        !rules.cap_at_once,
        // E13: colonists may leave an empty province; E18: symbols keep a marker; E14: colonists stay.
        rules.colonise_leave == 0,
        rules.symbol_garrison,
        !rules.colonists_move,
        // E37, E42, E46, E48: attacks; E35: again and again.
        !rules.withdraw_any_time,
        rules.many_dice,
        !rules.withdrawn_advance,
        rules.advanced_may_attack,
        !rules.attack_once,
        // E30, E49, E71: talk.
        rules.demands,
        rules.attacker_senior,
        rules.cornered_turns > 0,
        // E63, E65, E68: what counts.
        !rules.adjoining,
        !rules.claim_any_time,
        !rules.influenced_symbols,
        // E66: the Mandate alone ends the game.
        rules.turn_limit == 0,
    ];
    let mut block = out.block(differ.len() + 1);
    let mut row = Row::new(&mut block, 0);
    for yes in differ {
        row.flag(yes);
    }
    row.raw((30.0 - f32::from(rules.supply)) / 10.0).end(differ.len() + 1);
}

#[cfg(test)]
mod tests {
    use super::super::tests::table;
    use super::*;
    use crate::cards::Yang;

    #[test]
    fn e67_every_turn_to_come_is_somebodys() {
        let mut state = table("vienna", 3, &[("honan", 0, 3), ("hupeh", 1, 3), ("korea", 2, 3)]);
        state.turn = 29;
        let time = Time::of(&state);
        // Turns 30 to 33 are those of seats 1, 2, 0 and 1.
        assert_eq!((time.left, time.turns, time.last), (4, [1, 2, 1, 0, 0], Seat(1)));
        state.turn = 33;
        let time = Time::of(&state);
        assert_eq!((time.left, time.turns, time.last), (0, [0; SEATS], Seat(0)));
    }

    #[test]
    fn e66_the_mandate_comes_after_the_cards_above_it() {
        let mut state = table("classic", 2, &[("honan", 0, 3), ("korea", 1, 3)]);
        state.yang.unseen = [0; 9];
        state.yang.unseen[Yang::CrossWall as usize] = 2;
        assert_eq!(Time::of(&state).left, 2);
        // Drawn in this turn: one less above it, and the same turns to come.
        state.yang.unseen[Yang::CrossWall as usize] = 1;
        state.point = Point::DrawYin;
        assert_eq!((Time::of(&state).left, Time::of(&state).turns[..2].to_vec()), (2, vec![1, 1]));
        // E4: two draws of the set-up round, then 31 turns.
        let setup = teahouse_game::Setup::new::<State>(2).with("rules", "classic").with("first", "0");
        let state = State::start(state.board.clone(), &setup).expect("a setup");
        assert_eq!(Time::of(&state).left, 31);
    }
}
