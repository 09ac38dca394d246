//! Villages, provinces, joins and lone squares, each by what it is; those that are alike add up.

use teahouse_game::Features;

use crate::features::land::{Land, best_other};
use crate::features::survey::{JOINS, MEANS, Survey};
use crate::features::{Eyes, bin};
use crate::square::Way;
use crate::state::{MAJOR, NOBODY, SEATS};

/// Inputs for the villages of one seat: lead × room, and lead × who can grow.
const VILLAGE: usize = 18 + 16;
/// Inputs for neutral villages: sort × room, and who can grow.
const NEUTRAL: usize = 16 + 4;
/// Inputs for the provinces of one seat: small ones, major ones, those in danger, colours.
const PROVINCE: usize = 45 + 9 + 9 + 15;

/// Q26 to Q29: who owns the villages, how firmly, and whether that can still change.
pub(super) fn villages(eyes: &Eyes, land: &Land, survey: &Survey, out: &mut Features) {
    let state = eyes.state;
    // Villages, as bits, at which a seat gets stronger when a province there becomes major (Q21).
    let mut grows = [0u32; SEATS];
    for home in &land.homes {
        let region = land.region(*home);
        if region.is_province() && !region.is_major() && survey.room[home.index()] > 0 {
            grows[usize::from(region.owner)] |= land.touches[home.index()];
        }
    }
    // Squares that a tile can cover now.
    let [lying, standing] = state.open;
    let now = lying.or(lying.seen(Way::Left)).or(standing).or(standing.seen(Way::Above));

    let mut block = out.block(eyes.players() * VILLAGE + NEUTRAL);
    for (village, &beside) in state.board.beside_village.iter().enumerate() {
        let (owner, strength) = (state.villages[village], land.strength[village]);
        let room = beside.and(land.roomy).len() as usize;
        let can_grow = |seat: usize| grows[seat] >> village & 1 == 1;
        let rival_grows = |seat: usize| usize::from((0..SEATS).any(|other| other != seat && can_grow(other)));
        if owner != NOBODY {
            // By the owner's lead: below 0 the others tie, at 0 one more pagoda of a rival takes it.
            let seat = usize::from(owner);
            let start = eyes.relative(owner) * VILLAGE;
            let lead = i32::from(strength[seat]) - i32::from(best_other(strength, seat));
            block.put(start + (lead.clamp(-2, 3) + 2) as usize * 3 + bin(room, &[1, 3]), 0.5);
            let growth = 2 * rival_grows(seat) + usize::from(can_grow(seat));
            block.put(start + 18 + (lead.clamp(-1, 2) + 1) as usize * 4 + growth, 0.5);
            continue;
        }
        // Neutral: nobody is there and no tile can be yet, nobody is there, one ties, others tie.
        let seat = eyes.seat.index();
        let start = eyes.players() * VILLAGE;
        let top = strength[seat].max(best_other(strength, seat));
        let sort = match top {
            0 => usize::from(!beside.and(now).is_empty()),
            _ => 2 + usize::from(strength[seat] < top),
        };
        block.put(start + sort * 4 + bin(room, &[1, 2, 4]), 0.5);
        if top > 0 {
            block.put(start + 16 + 2 * rival_grows(seat) + usize::from(can_grow(seat)), 0.5);
        }
    }
}

/// Whose the provinces are, how large, whether they can grow, and whether they can be lost.
pub(super) fn provinces(eyes: &Eyes, land: &Land, survey: &Survey, out: &mut Features) {
    let mut block = out.block(eyes.players() * PROVINCE);
    for home in &land.homes {
        let region = land.region(*home);
        if !region.is_province() {
            continue;
        }
        let start = eyes.relative(region.owner) * PROVINCE;
        let (size, room) = (usize::from(region.size), usize::from(survey.room[home.index()]));
        let danger = usize::from(survey.danger[home.index()]);
        if region.is_major() {
            // Q13, Q23: safe for ever; by its room and by the provinces it could take in.
            let prey = usize::from(survey.prey[home.index()]).min(2);
            block.put(start + 45 + bin(room, &[1, 4]) * 3 + prey, 0.5);
        } else {
            // By size, room and danger.
            block.put(start + (size - 2) * 15 + bin(room, &[1, 2, 3, 5]) * 3 + danger, 0.5);
        }
        if danger > 0 {
            // By its owner's villages beside it, which may go with it (Q28).
            let held = land.touches[home.index()] & land.held[usize::from(region.owner)];
            block.put(start + 54 + (size - 2).min(2) * 3 + (held.count_ones() as usize).min(2), 0.5);
        }
        // By colour and size, for the tiles in hand.
        let major = usize::from(MAJOR);
        block.put(start + 63 + region.color as usize * 5 + bin(size, &[3, 4, major, 8]), 0.5);
    }
}

/// Q22: joins that a tile could make, by their new owner, and those that wait for somebody to grow (Q14).
pub(super) fn joins(eyes: &Eyes, survey: &Survey, out: &mut Features) {
    for means in 0..MEANS {
        for seat in eyes.seats() {
            let mut block = out.block(JOINS + 1);
            for (sort, count) in survey.joins[means][seat.index()].into_iter().enumerate() {
                block.put(sort, f32::from(count) / 4.0);
            }
            block.put(JOINS, f32::from(survey.ties[means][seat.index()]) / 4.0);
        }
    }
}

/// Lone squares by colour and room: whoever comes first makes a province of one (Q19).
pub(super) fn lone_squares(land: &Land, survey: &Survey, out: &mut Features) {
    let mut counts = [0u8; 12];
    for home in land.homes.iter().filter(|home| !land.region(**home).is_province()) {
        let room = usize::from(survey.room[home.index()]);
        counts[land.region(*home).color as usize * 4 + bin(room, &[1, 2, 3])] += 1;
    }
    let mut block = out.block(counts.len());
    for (sort, count) in counts.into_iter().enumerate() {
        block.put(sort, f32::from(count) / 4.0);
    }
    // How many of them have room.
    let open = counts.iter().enumerate().filter(|(sort, _)| sort % 4 > 0).map(|(_, count)| usize::from(*count));
    out.block(9).on(open.sum());
}
