//! What a seat owns: leaves, gardens, tokens and scrolls, and what they are worth over time.

use teahouse_game::Features;

use crate::features::prospect::{Ground, Prospect, STAGES};
use crate::features::{KINDS, bins, kind, part};
use crate::ids::{Leaf, Region};
use crate::state::State;

pub(super) fn put(state: &State, ground: &Ground, seat: &Prospect, out: &mut Features) {
    leaves(seat, out);
    gardens(seat, out);
    if seat.own {
        land(state, ground, seat, out);
        time(seat, out);
    }
}

fn leaves(seat: &Prospect, out: &mut Features) {
    let held = &seat.player.leaves;
    // Leaves by kind for each stage of the game; of others the rounds are taken in pairs, as a move hardly changes these.
    let (stages, stage) = if seat.own { (STAGES, seat.stage()) } else { (3, usize::from(seat.round - 1) / 2) };
    let mut block = out.block(stages * Leaf::COUNT);
    for (n, count) in held.iter().enumerate() {
        block.put(stage * Leaf::COUNT + n, part(*count, 4.0));
    }
    // How many green and how many brown ones.
    let (green, brown) = (seat.player.green(), seat.player.brown());
    bins(out, 10, green.into());
    bins(out, 8, brown.into());
    out.block(2).put(0, part(green, 8.0)).put(1, part(brown, 6.0));
    if seat.own {
        // T25, T41: leaves that are good enough for cards and rows, for each quality from 3.
        let mut good = 0u16;
        for quality in (3..=6usize).rev() {
            good += held[quality - 1] + held[quality + 5];
            bins(out, 7, good.into());
        }
    }
}

fn gardens(seat: &Prospect, out: &mut Features) {
    let player = &seat.player;
    bins(out, 7, player.gardens.count_ones() as usize);
    // What harvests will still bring, by value.
    let mut block = out.block(6);
    for (n, count) in seat.values.iter().enumerate() {
        block.put(n, part(*count, 2.0) * seat.time());
    }
    if seat.own {
        // T20: pagodas that are used.
        let mut block = out.block(6);
        (0..6usize).filter(|n| player.pagodas >> n & 1 == 0).for_each(|n| _ = block.on(n));
    }
}

/// T21, T22: where the next garden can be.
fn land(state: &State, ground: &Ground, seat: &Prospect, out: &mut Features) {
    let (board, gardens) = (&*state.board, seat.player.gardens);
    let (mut counts, mut bonuses, mut points) = ([[0u8; 6]; 2], [0u8; KINDS], [0u8; 2]);
    let open = ground.free & !gardens;
    for region in Region::all().filter(|region| open & region.bit() != 0) {
        let n = region.index();
        let near = board.near[n] & gardens != 0;
        if !near && board.far[n] & gardens == 0 {
            continue;
        }
        let far = usize::from(!near);
        counts[far][usize::from(board.value[n]) - 1] += 1;
        points[far] = points[far].max(ground.points[n]);
        if let Some(token) = state.bonus[n].filter(|_| near) {
            board.written().tokens[token.index()].bonus.iter().for_each(|effect| bonuses[kind(effect)] += 1);
        }
    }
    // Regions within reach by value, adjacent ones and those two borders away, with the best points of a space.
    let mut block = out.block(2 * 6);
    for (n, count) in counts.as_flattened().iter().enumerate() {
        block.put(n, part(*count, 4.0));
    }
    out.block(2).put(0, part(points[0], 4.0)).put(1, part(points[1], 4.0));
    // T23: bonuses of adjacent ones.
    let mut block = out.block(KINDS);
    for (n, count) in bonuses.iter().enumerate() {
        block.put(n, part(*count, 3.0));
    }
}

/// What pays later, for the rounds that are left.
fn time(seat: &Prospect, out: &mut Features) {
    let (player, time) = (&seat.player, seat.time());
    let parts = [
        part(player.tokens, 4.0),
        part(player.scrolls[0], 3.0),
        part(player.scrolls[1], 3.0),
        part(player.scrolls[2], 3.0),
        part(player.rows.all_markers().min(99) as f32, 3.0),
        part(player.rows.len(), 6.0),
        part(player.boat, 10.0),
        part(player.university, 8.0),
        part(player.emperor, 6.0),
        part(seat.cards(), 6.0),
        part(player.all_leaves(), 12.0),
    ];
    let mut block = out.block(parts.len());
    for (n, value) in parts.iter().enumerate() {
        block.put(n, value * time);
    }
}
