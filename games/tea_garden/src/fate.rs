//! What can chance bring? All that is possible is equally likely (T62).

use teahouse_game::{Dice, Seat};

use crate::cards::{Cards, nth_bit};
use crate::ids::{ADVANCED, Bonus, Caravan, Card, Cup};
use crate::moves::Chance;
use crate::point::{Fate, Point};
use crate::state::State;

/// What is possible, as bits.
#[inline(always)]
fn possible(state: &State, fate: Fate) -> u128 {
    match fate {
        Fate::First => (1 << state.players) - 1,
        Fate::Token(_) => u128::from(state.unseen_tokens()),
        // The lowest level of which the deck still holds cards.
        Fate::Market => {
            let level = state.down.actions.iter().position(|n| *n > 0).unwrap_or(0);
            state.unseen.both(Cards::of_level(level)).0
        }
        // Basic ones while the deck holds some.
        Fate::Caravan => {
            let advanced = (1u32 << ADVANCED) - 1;
            let kind = if state.down.caravans[0] > 0 { !advanced } else { advanced };
            u128::from(state.unseen_caravans & kind)
        }
        Fate::Emperor => state.unseen.both(Cards::EMPERORS).0,
        Fate::Cup(_) => u128::from(state.unseen_cups),
        Fate::Card(seat) => state.seats[seat.index()].pile.0,
    }
}

#[inline(always)]
fn result(fate: Fate, n: u8) -> Chance {
    match fate {
        Fate::First => Chance::First { seat: Seat(n) },
        Fate::Token(region) => Chance::Token { region, bonus: Bonus(n) },
        Fate::Market => Chance::Market { card: Card(n) },
        Fate::Caravan => Chance::Caravan { caravan: Caravan(n) },
        Fate::Emperor => Chance::Emperor { card: Card(n) },
        Fate::Cup(province) => Chance::Cup { province, cup: Cup(n) },
        Fate::Card(_) => Chance::Card { card: Card(n) },
    }
}

pub(crate) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    if let Point::Fate(fate) = state.point {
        out.extend(Cards(possible(state, fate)).iter().map(|card| (result(fate, card.0), 1)));
    }
}

/// Whether chance has anything to bring.
pub(crate) fn is_possible(state: &State, fate: Fate) -> bool {
    possible(state, fate) != 0
}

#[inline(always)]
pub(crate) fn sample(state: &State, dice: &mut (impl Dice + ?Sized)) -> Chance {
    let Point::Fate(fate) = state.point else { return Chance::First { seat: Seat(0) } };
    let bits = possible(state, fate);
    result(fate, nth_bit(bits, dice.below(bits.count_ones())))
}
