//! The regions: each by itself, then all of them by what they are like.

use teahouse_game::Features;

use super::table::{Land, Table};
use super::{some, sums};

pub(super) fn write(table: &Table, out: &mut Features) {
    for land in &table.lands {
        each(table, land, out);
    }
    own_leads(table, out);
    other_leads(table, out);
    chances(table, out);
    strongholds(table, out);
}

/// A number as an index: from `-most` to `most`.
fn centred(n: i32, most: i32) -> usize {
    (n.clamp(-most, most) + most) as usize
}

/// What is at stake: the first rank gets a point for each space (S5).
fn stake(land: &Land) -> f32 {
    land.spaces as f32 / 10.0
}

/// One region.
fn each(table: &Table, land: &Land, out: &mut Features) {
    // Houses of each seat that are not scored yet.
    for (n, houses) in land.houses.iter().take(table.players).enumerate() {
        some(out, if land.open { *houses } else { 0 }, if n == 0 { 4 } else { 3 });
    }
    // Spaces without a house.
    some(out, land.free, 5);
    // My lead in houses.
    let mut block = out.block(7);
    if land.open && land.cap > 0 {
        block.on(centred(land.lead[0], 3));
    }
    // Emissaries of each seat.
    for (n, emissaries) in land.emissaries.iter().take(table.players).enumerate() {
        some(out, *emissaries, if n == 0 { 3 } else { 2 });
    }
    // My lead in emissaries.
    let mut block = out.block(5);
    if land.sent > 0 {
        block.on(centred(land.majority[0], 2));
    }
    // C15: emissaries that may still come.
    some(out, land.room, 3);
    // A bare fortification; a fortified house of mine, of another, that is not scored yet (S6).
    let mut block = out.block(3);
    if land.bare {
        block.on(0);
    }
    if land.open && land.fortified[0] {
        block.on(1);
    }
    if land.open && land.fortified[1..].contains(&true) {
        block.on(2);
    }
}

/// Regions by whether I have a house there, my lead and the spaces left: a lead that is larger than the room is safe.
fn own_leads(table: &Table, out: &mut Features) {
    let mut regions = [0.0; 2 * 7 * 4];
    for land in table.lands.iter().filter(|land| land.open && land.free > 0) {
        let there = usize::from(land.houses[0] > 0);
        regions[(7 * there + centred(land.lead[0], 3)) * 4 + land.free.min(4) as usize - 1] += stake(land);
    }
    sums(out, &regions);
}

/// The same for each of the others, a little coarser.
fn other_leads(table: &Table, out: &mut Features) {
    for n in 1..table.players {
        let mut regions = [0.0; 5 * 3];
        for land in table.lands.iter().filter(|land| land.open && land.free > 0 && land.cap > 0) {
            regions[centred(land.lead[n], 2) * 3 + land.free.min(3) as usize - 1] += stake(land);
        }
        sums(out, &regions);
    }
}

/// What the cards of each seat can do, as far as I know them.
fn chances(table: &Table, out: &mut Features) {
    for (n, at) in table.seats() {
        let houses_left = i32::from(table.state.houses_left[at]);
        let emissaries_left = i32::from(table.state.emissaries_left[at]);
        let mut houses = [0.0; 5 * 2 * 2];
        let mut emissaries = [0.0; 4 * 2];
        for (land, pays) in table.lands.iter().zip(table.pays[n]) {
            // Houses it can build at once, by its lead and by whether they fill the region (S5).
            let build = pays.min(land.free).min(houses_left);
            if land.open && build > 0 {
                let lead = land.lead[n].clamp(-3, 1) + 3;
                let fills = usize::from(build == land.free);
                houses[(2 * lead as usize + build as usize - 1) * 2 + fills] += stake(land);
            }
            // Emissaries it can send at once, by its lead. C19: the largest owner can make room with a house first.
            let first = pays == 2 && land.houses[n] == land.cap && land.free > 0 && houses_left > 0;
            let send = pays.min(land.room.max(i32::from(first))).min(emissaries_left);
            if send > 0 {
                let lead = land.majority[n].clamp(-2, 1) + 2;
                emissaries[2 * lead as usize + send as usize - 1] += 0.5;
            }
        }
        sums(out, &houses);
        sums(out, &emissaries);
    }
}

/// C23: bare fortifications in regions that can be built in, by my lead there and by whether my cards pay for a house.
fn strongholds(table: &Table, out: &mut Features) {
    let mut regions = [0.0; 7 * 2];
    let built = table.state.houses_left[table.own()] > 0;
    for (land, pays) in table.lands.iter().zip(table.pays[0]).filter(|(land, _)| land.bare && land.open) {
        regions[2 * centred(land.lead[0], 3) + usize::from(built && pays > 0)] += stake(land);
    }
    sums(out, &regions);
}
