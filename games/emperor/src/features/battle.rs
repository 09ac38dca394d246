//! How does the attack under way end? And how would others: chances of all fights, counted once.

use teahouse_game::Features;

use super::{Look, Row};
use crate::place::each;
use crate::state::{CAPACITY, Point};

const SIZE: usize = CAPACITY as usize + 1;

/// By attackers and defenders: the attacker's chance to win, and the attackers lost on average, when it is fought to
/// the end (E43).
type Fights = [[[f32; 2]; SIZE]; SIZE];

static FIGHTS: Fights = fights();

/// Every die takes a marker of either side with even chances, so each number follows from two smaller fights; see
/// [`crate::odds`].
const fn fights() -> Fights {
    let mut all = [[[0.0; 2]; SIZE]; SIZE];
    let mut own = 1;
    while own < SIZE {
        all[own][0][0] = 1.0;
        let mut other = 1;
        while other < SIZE {
            all[own][other][0] = (all[own - 1][other][0] + all[own][other - 1][0]) / 2.0;
            all[own][other][1] = (1.0 + all[own - 1][other][1] + all[own][other - 1][1]) / 2.0;
            other += 1;
        }
        own += 1;
    }
    all
}

#[inline(always)]
fn fought(attackers: u8, defenders: u8) -> [f32; 2] {
    FIGHTS[usize::from(attackers.min(CAPACITY))][usize::from(defenders.min(CAPACITY))]
}

/// The chance of so many attackers.
#[inline(always)]
pub(super) fn win(attackers: u8, defenders: u8) -> f32 {
    fought(attackers, defenders)[0]
}

/// Markers that so many lose on average, whichever side they are.
fn lost(own: u8, other: u8) -> f32 {
    fought(own, other)[1]
}

const CHANCE: [i32; 7] = [5, 20, 35, 50, 65, 80, 95];
const WIDE: usize = CHANCE.len() + 1 + 15;
/// This seat attacks, defends, or looks on.
const ROLES: usize = 3;

/// The attack under way, from now on.
pub(super) fn write(look: &Look<'_>, out: &mut Features) {
    let mut block = out.block(ROLES * WIDE);
    let state = look.state;
    let Some(battle) = state.battle else { return };
    let role = if state.active == look.me {
        0
    } else if battle.defender == look.me {
        1
    } else {
        2
    };
    let (mut attackers, mut defenders) = (state.fresh(battle.from), state.markers[battle.to.index()]);
    if state.point == Point::Die {
        // E80: what lies there strikes after the last die.
        let [one, two, three, four, five, six] = state.throw;
        attackers = attackers.saturating_sub(one + three + five);
        defenders = defenders.saturating_sub(two + four + six);
    }
    let entering = state.point == Point::Advance;
    let chance = if entering { 1.0 } else { win(attackers, defenders) };
    let worth = look.worth(battle.to);
    let last = state.owned[battle.defender.index()] == battle.to.bit();
    // E39, E40: where the defender could go, and how many of its markers would find room.
    let refuges = if entering { 0 } else { state.refuges(battle.to, battle.defender) };
    let room = each(refuges).map(|p| CAPACITY.saturating_sub(state.markers[p.index()])).max().unwrap_or(0);
    let mut row = Row::new(&mut block, role * WIDE);
    row.bins((100.0 * chance) as i32, &CHANCE).raw(chance).raw(chance * worth).raw(worth);
    row.raw(lost(attackers, defenders) / 5.0).raw(lost(defenders, attackers) / 5.0);
    row.raw(f32::from(attackers) / 10.0).raw(f32::from(defenders) / 10.0);
    // E50: it may be the last of the defender.
    row.raw(if last { chance } else { 0.0 }).flag(refuges != 0).raw(f32::from(room.min(defenders)) / 10.0);
    // E48: markers beside the attackers that have advanced in this turn and do not fight.
    row.raw(f32::from(state.exhausted[battle.from.index()]) / 10.0);
    row.flag(battle.thrown).flag(battle.offered).raw(f32::from(battle.dice) / 10.0).flag(entering);
    row.end((role + 1) * WIDE);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::{Odds, WHOLE};

    #[test]
    fn chances_and_losses_are_those_of_the_odds() {
        for (attackers, defenders) in [(1, 1), (2, 1), (3, 5), (10, 4), (10, 10), (1, 9)] {
            let odds = Odds::of(attackers, defenders, false);
            assert!((win(attackers, defenders) - odds.win as f32 / WHOLE as f32).abs() < 1e-3);
            assert!((lost(attackers, defenders) - odds.lost[0] as f32 / 100.0).abs() < 1e-2);
            assert!((lost(defenders, attackers) - odds.lost[1] as f32 / 100.0).abs() < 1e-2);
        }
        assert_eq!((win(0, 3), win(3, 0), win(12, 0)), (0.0, 1.0, 1.0));
    }
}
