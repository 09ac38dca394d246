//! Whose turn it is and what is asked, how much of the game is left, and the pieces to play it with.

use std::cmp::Ordering;

use teahouse_game::Features;

use super::bin;
use super::table::{NEARNESS, Table};
use crate::place::REGIONS;
use crate::state::{HAND, Phase};

/// Cards still to leave the deck: fine near the end.
const LEFT: [i32; 14] = [1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 27, 34, 42, 52];
/// Spaces without a house, on the whole board: the other way to the end (E2).
const FREE: [i32; 10] = [1, 2, 3, 5, 7, 10, 14, 19, 26, 36];
/// Houses and emissaries of a supply.
const HOUSES: [i32; 5] = [1, 2, 4, 7, 12];
const EMISSARIES: [i32; 5] = [1, 2, 3, 5, 7];

pub(super) fn write(table: &Table, out: &mut Features) {
    question(table, out);
    clock(table, out);
    supplies(table, out);
}

fn question(table: &Table, out: &mut Features) {
    let state = table.state;
    let active = table.relative(state.active);
    let theirs = usize::from(active != 0);
    let phase = match state.phase {
        Phase::Choose => 0,
        Phase::Second => 1,
        Phase::Draw => 2,
        Phase::Fetch => 3,
        Phase::Refill => 4,
        Phase::First | Phase::Deal | Phase::Over(_) => 5,
    };
    // What is asked, and of whom.
    out.block(6 * table.players).on(table.players * phase + active);
    // S4: cards the active seat is going to take; mine or another's.
    let held = state.hands[state.active.index()].len();
    let to_take = if state.exhaustions >= 2 { 0 } else { HAND.saturating_sub(held) };
    out.block(8).on(4 * theirs + usize::from(to_take));
    // C2: the region of this turn; mine or another's.
    let mut block = out.block(2 * REGIONS);
    if let Some(region) = state.region {
        block.on(REGIONS * theirs + region.index());
    }
    // The second piece: whether it may be a house, an emissary, a fortification, and whether the cards one knows of pay for it. Too little
    // is known of another's hand to rule one out.
    let mut block = out.block(8);
    if let (Phase::Second, Some(region)) = (state.phase, state.region) {
        let (houses, forts, emissary) = state.room(region.index(), !table.free);
        let paid = table.pays[active][region.index()] > 0;
        let kinds = [houses != 0, emissary, forts != 0];
        for (n, may) in kinds.map(|room| room && (paid || theirs == 1)).into_iter().chain([paid]).enumerate() {
            if may {
                block.on(4 * theirs + n);
            }
        }
    }
}

fn clock(table: &Table, out: &mut Features) {
    let state = table.state;
    // S7: how often the deck has run out.
    out.block(3).on(usize::from(state.exhaustions));
    // Cards left until it has run out twice.
    out.block(LEFT.len() + 1).on(bin(table.left, &LEFT));
    out.block(1).put(0, (table.left as f32 / 70.0).min(1.5));
    // Spaces left on the whole board.
    let free = table.free.count_ones() as i32;
    out.block(FREE.len() + 1).on(bin(free, &FREE));
    out.block(1).put(0, free as f32 / 55.0);
    // E1: a round ends before the start player, so places in the round say who has a turn more than others.
    let place = |at: usize| (at + table.players - state.start.index()) % table.players;
    let (own, now) = (place(table.own()), place(state.active.index()));
    // My place in the round.
    out.block(table.players).on(own);
    // Whether my turn of this round is over, now or to come, by how near the end is.
    let turn = match own.cmp(&now) {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    };
    out.block(3 * NEARNESS).on(NEARNESS * turn + table.near);
    // How many others have a turn to come in this round, by how near the end is.
    let others = table.players - 1 - now - usize::from(own > now);
    out.block(table.players * NEARNESS).on(NEARNESS * others + table.near);
    // Who can still place something in the last round.
    let mut block = out.block(table.players);
    if state.exhaustions >= 2 {
        let placing = matches!(state.phase, Phase::Choose | Phase::Second);
        for (n, at) in table.seats() {
            if place(at) > now || place(at) == now && placing {
                block.on(n);
            }
        }
    }
}

fn supplies(table: &Table, out: &mut Features) {
    let state = table.state;
    // Whether fortifications are used at all.
    out.block(1).put(0, f32::from(u8::from(state.variant)));
    // Houses, emissaries and fortification that each seat still has (C10, C20).
    for (_, at) in table.seats() {
        let (houses, emissaries) = (i32::from(state.houses_left[at]), i32::from(state.emissaries_left[at]));
        out.block(HOUSES.len() + 1).on(bin(houses, &HOUSES));
        out.block(EMISSARIES.len() + 1).on(bin(emissaries, &EMISSARIES));
        let fort = f32::from(state.forts_left[at]);
        out.block(3).put(0, houses as f32 / 20.0).put(1, emissaries as f32 / 8.0).put(2, fort);
    }
}
