//! Which cards are there? Own ones are known; those of others are guessed from what this seat has not seen.

use teahouse_game::Features;

use super::fronts::Fronts;
use super::{Look, bin};
use crate::cards::{Counts, Kind, Yang, Yin};
use crate::rules;
use crate::state::{SEATS, State};

/// Kinds that are held in hands (E59): three of crossing, then two of relief.
const KINDS: usize = 5;
pub(super) const CROSSINGS: usize = 3;
/// The number of the first of them.
const FIRST: usize = Yang::CrossWater as usize;

/// What one seat knows of all hands.
pub(super) struct Hands {
    /// Its own cards.
    own: [u8; KINDS],
    /// Yang cards it has not seen.
    unseen: Counts,
    /// The chance that each seat holds a card of each kind.
    chance: [[f32; KINDS]; SEATS],
    /// The chance that each seat can attack over each barrier (E33).
    pub pass: [[f32; 5]; SEATS],
}

impl Hands {
    pub(super) fn of(look: &Look<'_>) -> Hands {
        let (state, me) = (look.state, look.me.index());
        let mut own = [0; KINDS];
        state.hands[me].iter().for_each(|card| own[card.number() - FIRST] += 1);
        let unseen = unseen(look);
        let held: u8 = unseen[FIRST..FIRST + KINDS].iter().sum();
        let relief: u8 = unseen[FIRST + CROSSINGS..FIRST + KINDS].iter().sum();
        let mut chance = [[0.0; KINDS]; SEATS];
        chance[me] = own.map(|count: u8| f32::from(u8::from(count > 0)));
        for n in look.rivals().map(|seat| seat.index()).filter(|n| !state.hands[*n].is_empty()) {
            let known = &state.known[n][FIRST..FIRST + KINDS];
            // E57: so many more are known to be relief; of the rest nothing is known.
            let saved = state.reliefs[n].saturating_sub(known[CROSSINGS..].iter().sum());
            let free = (state.hands[n].len() as u8).saturating_sub(known.iter().sum::<u8>() + saved);
            chance[n] = std::array::from_fn(|kind| {
                let count = unseen[FIRST + kind];
                let saved = if kind < CROSSINGS { 0 } else { saved };
                match known[kind] {
                    0 => 1.0 - none(count, held, free) * none(count, relief, saved),
                    _ => 1.0,
                }
            });
        }
        let pass = chance.map(|[water, mountain, wall, ..]| [1.0, water, mountain, wall, 0.0]);
        Hands { own, unseen, chance, pass }
    }
}

/// The chance that none of so many cards is of a kind that makes `count` of `all`.
fn none(count: u8, all: u8, cards: u8) -> f32 {
    let other = 1.0 - f32::from(count) / f32::from(all.max(1));
    (0..cards).fold(1.0, |chance, _| chance * other)
}

/// The shuffled part of the deck and what is hidden in other hands, which this seat cannot tell apart.
fn unseen(look: &Look<'_>) -> Counts {
    let state = look.state;
    let mut unseen = state.yang.unseen;
    for n in look.rivals().map(|seat| seat.index()) {
        state.hands[n].iter().for_each(|card| unseen[card.number()] += 1);
        unseen.iter_mut().zip(state.known[n]).for_each(|(count, known)| *count -= known);
    }
    // E53
    if let (Some((card, false)), true) = (state.drawn, state.active != look.me) {
        unseen[card.number()] += 1;
    }
    unseen
}

/// E55, E57: the shares of Yin cards that take one marker, two, or crossing cards, in what may come next.
fn strikes(state: &State) -> [f32; 3] {
    let mut shares = [0.0; 3];
    let mut all = 0.0;
    for (card, count) in state.yin.next() {
        let kind = match card.loss() {
            1 => 0,
            2 => 1,
            _ => 2,
        };
        shares[kind] += count as f32;
        all += count as f32;
    }
    shares.map(|share| if all > 0.0 { share / all } else { 0.0 })
}

pub(super) fn write(look: &Look<'_>, hands: &Hands, fronts: &Fronts, out: &mut Features) {
    let [one, two, traitor] = strikes(look.state);
    // Own cards by kind and number; the best attack that each crossing opens; what a traitor would take (E57).
    let mut block = out.block(3 * KINDS + CROSSINGS + 1);
    for (kind, count) in hands.own.iter().enumerate().filter(|(_, count)| **count > 0) {
        block.on(3 * kind + usize::from(*count).min(3) - 1);
    }
    fronts.over.iter().enumerate().for_each(|(kind, chance)| _ = block.put(3 * KINDS + kind, *chance));
    let crossings = hands.own[..CROSSINGS].iter().sum::<u8>();
    block.put(3 * KINDS + CROSSINGS, 4.0 * traitor * f32::from(crossings) / 3.0);
    // What others may hold.
    let mut block = out.block((look.state.seats() - 1) * KINDS);
    for (at, seat) in look.rivals().enumerate() {
        let chances = hands.chance[seat.index()].iter().enumerate();
        chances.for_each(|(kind, chance)| _ = block.put(at * KINDS + kind, *chance));
    }
    // What may be drawn: Yin that takes one or two, or a traitor; Yang that builds, crosses or relieves.
    let parts = [0..FIRST, FIRST..FIRST + CROSSINGS, FIRST + CROSSINGS..FIRST + KINDS];
    let all = hands.unseen.iter().sum::<u8>().max(1);
    let [builds, crosses, relieves] =
        parts.map(|part| f32::from(hands.unseen[part].iter().sum::<u8>()) / f32::from(all));
    let mut block = out.block(6);
    block.put(0, one).put(1, two).put(2, 4.0 * traitor).put(3, builds).put(4, crosses).put(5, relieves);
    named(look, fronts, [one, two], out);
    struck(look, hands, out);
}

/// Phase five before the draw, by whether it is this seat's: the province named for Yang and how safe a symbol is
/// there, the one named for Yin and what it can bear (E52, E55), and what is lost on average if it bears too little.
fn named(look: &Look<'_>, fronts: &Fronts, [one, two]: [f32; 2], out: &mut Features) {
    const YANG: usize = 4 * 2;
    const YIN: usize = 5 * 2;
    const WIDE: usize = YANG + YIN + 2;
    let state = look.state;
    let start = look.side(state.active) * WIDE;
    let mut block = out.block(2 * WIDE);
    if let Some(p) = state.yang_at {
        let markers = i32::from(state.markers[p.index()]);
        block.on(start + 2 * bin(markers, &[2, 3, 5]) + usize::from(fronts.gathered[p.index()] > 0.5));
    }
    if let Some(p) = state.yin_at {
        let markers = i32::from(state.markers[p.index()]);
        block.on(start + YANG + 2 * bin(markers, &[2, 3, 4, 6]) + usize::from(state.has_symbol(p)));
        let emptied = match markers {
            1 => one + two,
            2 => two,
            _ => 0.0,
        };
        block.put(start + YANG + YIN, emptied * look.worth(p));
        // E56: a relief card drawn now helps only there.
        block.put(start + YANG + YIN + 1, f32::from(u8::from(state.yang_at == state.yin_at)));
    }
}

/// Phase five after the draw, by whether it is this seat's: the Yang card if this seat knows it, Yin, its losses, and
/// help against it (E56).
fn struck(look: &Look<'_>, hands: &Hands, out: &mut Features) {
    const DRAWN: usize = Yang::ALL.len() + 1;
    const STRUCK: usize = Yin::ALL.len();
    const WIDE: usize = DRAWN + STRUCK + 3;
    let state = look.state;
    let start = look.side(state.active) * WIDE;
    let mut block = out.block(2 * WIDE);
    if let Some((card, open)) = state.drawn {
        // E53: the others see only that there is one.
        let seen = open || state.active == look.me;
        block.on(start + if seen { card.number() } else { DRAWN - 1 });
    }
    let (Some(yin), Some(p)) = (state.struck, state.yin_at) else { return };
    block.on(start + DRAWN + yin.number());
    let markers = state.markers[p.index()];
    block.put(start + DRAWN + STRUCK, f32::from(yin.loss().min(markers)) / 2.0);
    if yin.loss() >= markers {
        block.put(start + DRAWN + STRUCK + 1, look.worth(p));
    }
    let helped = match yin.relief() {
        None => 0.0,
        Some(_) if state.active == look.me => f32::from(u8::from(rules::relief(state).is_some())),
        Some(card) => hands.chance[state.active.index()][card.number() - FIRST],
    };
    block.put(start + DRAWN + STRUCK + 2, helped);
}

#[cfg(test)]
mod tests {
    use teahouse_game::Seat;

    use super::super::tests::table;
    use super::*;

    #[test]
    fn e57_hands_of_others_are_guessed_from_what_is_known_of_them() {
        let mut state = table("vienna", 2, &[("honan", 0, 3), ("korea", 1, 3)]);
        for card in [Yang::CrossWall, Yang::ReliefFlood, Yang::ReliefFamine] {
            state.hands[1].push(card);
            state.yang.unseen[card.number()] -= 1;
        }
        let chances = |state: &State, seat: u8| Hands::of(&Look::of(state, Seat(seat))).chance[1];
        assert_eq!(chances(&state, 1), [0.0, 0.0, 1.0, 1.0, 1.0]);
        // Nothing is known: three cards of twenty, four of each kind.
        let guess = 1.0 - 0.8f32.powi(3);
        assert!(chances(&state, 0).iter().all(|chance| (chance - guess).abs() < 1e-6));
        // A traitor left two, the third came later and was seen.
        state.reliefs[1] = 2;
        state.known[1][Yang::CrossWall.number()] = 1;
        let [water, mountain, wall, famine, flood] = chances(&state, 0);
        assert_eq!((water, mountain, wall), (0.0, 0.0, 1.0));
        assert!((famine - 0.75).abs() < 1e-6 && (flood - 0.75).abs() < 1e-6);
    }
}
