//! Where is it dangerous, and where is something to be had? The best chance of an attack over every border, as it
//! stands and after markers were gathered for it.

use teahouse_game::Features;

use super::Look;
use super::battle::win;
use super::cards::{CROSSINGS, Hands};
use crate::course;
use crate::place::{PROVINCES, each};
use crate::state::{CAPACITY, SEATS, State, THREE};

/// Attacks over all borders. A blocked one counts by the chance that the card is there (E33).
pub(super) struct Fronts {
    /// Provinces that adjoin another state's.
    pub faced: u32,
    /// Against each province: on own ones the best chance of anybody else, on those of others the best of this seat.
    pub chance: [f32; PROVINCES],
    /// The same if its neighbours and new markers had joined the attackers (E7, E16).
    pub gathered: [f32; PROVINCES],
    /// Chance times worth, summed over provinces: what each seat could take from this one, this one from it, anybody
    /// from it.
    pub threat: [f32; SEATS],
    pub booty: [f32; SEATS],
    pub exposed: [f32; SEATS],
    /// The best chance of this seat over water, mountains and Wall, with the cards it has.
    pub over: [f32; CROSSINGS],
    /// Attacks that the active seat can still declare in this turn: the best one, all, and how many are likely to win.
    pub now: [f32; 3],
}

impl Fronts {
    pub(super) fn of(look: &Look<'_>, hands: &Hands) -> Fronts {
        let state = look.state;
        let (land, occupied) = (state.land(), state.occupied());
        let (me, active) = (look.me.index(), state.active.index());
        let attacking = attacking(state);
        let massed = massed(state);
        let mut found = Fronts {
            faced: 0,
            chance: [0.0; PROVINCES],
            gathered: [0.0; PROVINCES],
            threat: [0.0; SEATS],
            booty: [0.0; SEATS],
            exposed: [0.0; SEATS],
            over: [0.0; CROSSINGS],
            now: [0.0; 3],
        };
        for p in each(occupied) {
            let n = p.index();
            let owner = usize::from(state.owner[n]);
            let facing = land.near[n] & occupied & !state.owned[owner];
            if facing == 0 {
                continue;
            }
            found.faced |= p.bit();
            let (defenders, worth) = (state.markers[n], look.worth(p));
            let mut best = [0.0f32; SEATS];
            let mut now = 0.0f32;
            for q in each(facing) {
                let from = q.index();
                let seat = usize::from(state.owner[from]);
                let barrier = land.barrier[from][n] as usize;
                let pass = hands.pass[seat][barrier];
                if pass == 0.0 {
                    continue;
                }
                let chance = pass * win(state.markers[from], defenders);
                best[seat] = best[seat].max(chance);
                if seat == me || owner == me {
                    found.chance[n] = found.chance[n].max(chance);
                    found.gathered[n] = found.gathered[n].max(pass * win(massed[from], defenders));
                }
                if seat == me && barrier > 0 {
                    let over = &mut found.over[barrier - 1];
                    *over = over.max(chance);
                }
                // E35, E48: markers that have advanced, and pairs that are closed, wait for another turn.
                if seat == active && attacking && state.closed[from] & p.bit() == 0 {
                    now = now.max(pass * win(state.fresh(q), defenders));
                }
            }
            found.exposed[owner] += worth * best.iter().copied().fold(0.0, f32::max);
            if owner == me {
                found.threat.iter_mut().zip(best).for_each(|(threat, chance)| *threat += worth * chance);
            } else {
                found.booty[owner] += worth * best[me];
            }
            let [most, all, likely] = &mut found.now;
            *most = most.max(worth * now);
            *all += worth * now;
            *likely += if now > 0.5 { 1.0 } else { 0.0 };
        }
        found
    }
}

/// Whether attacks may still come in this turn.
fn attacking(state: &State) -> bool {
    state.turn > 0 && (1..=4).contains(&course::now(state))
}

/// So many markers could attack from each province in a coming turn: those that are there, those beside them, and three
/// new ones.
fn massed(state: &State) -> [u8; PROVINCES] {
    let near = &state.land().near;
    let mut all = [0; PROVINCES];
    for seat in state.live() {
        let own = state.owned[seat.index()];
        let new = state.supply(seat).min(THREE);
        for p in each(own) {
            let beside: u8 = each(near[p.index()] & own).map(|q| state.markers[q.index()]).sum();
            all[p.index()] = (state.markers[p.index()] + beside + new).min(CAPACITY);
        }
    }
    all
}

/// What hangs on whose turn it is: the same border is a chance before one's attacks and a danger after them.
pub(super) fn write(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    let state = look.state;
    let me = look.me.index();
    let side = look.side(state.active);
    // Danger to this seat, what it could take, and the sum of both, by whose turn it is and whether attacks may still
    // come.
    let moment = 2 * side + usize::from(!attacking(state));
    let (threat, booty) = (fronts.exposed[me], look.rivals().map(|seat| fronts.booty[seat.index()]).sum::<f32>());
    let mut block = out.block(4 * 3);
    block.put(3 * moment, threat / 2.0).put(3 * moment + 1, booty / 2.0).put(3 * moment + 2, (booty - threat) / 2.0);
    // Attacks that the active seat can still declare.
    let [most, all, likely] = fronts.now;
    let mut block = out.block(2 * 3);
    block.put(3 * side, most).put(3 * side + 1, all / 2.0).put(3 * side + 2, likely / 4.0);
}

#[cfg(test)]
mod tests {
    use teahouse_game::Seat;

    use super::super::tests::table;
    use super::*;
    use crate::cards::Yang;
    use crate::place::Province;

    fn seen(state: &State, seat: u8) -> Fronts {
        let look = Look::of(state, Seat(seat));
        Fronts::of(&look, &Hands::of(&look))
    }

    #[test]
    fn e33_a_chance_takes_a_way_there() {
        let [honan, hupeh, hunan] =
            ["honan", "hupeh", "hunan"].map(|name| name.parse::<Province>().expect("a province"));
        // Open between Honan and Hupeh, water between Hupeh and Hunan.
        let mut state = table("vienna", 3, &[("honan", 0, 2), ("hupeh", 1, 1), ("hunan", 2, 9)]);
        let fronts = seen(&state, 0);
        assert_eq!((fronts.chance[hupeh.index()], fronts.chance[honan.index()]), (win(2, 1), win(1, 2)));
        assert_eq!(fronts.gathered[hupeh.index()], win(5, 1));
        assert_eq!(seen(&state, 1).chance[hupeh.index()], win(2, 1));
        assert_eq!(seen(&state, 1).chance[hunan.index()], 0.0);
        // With the card, for whoever sees it.
        state.hands[1].push(Yang::CrossWater);
        state.yang.unseen[Yang::CrossWater as usize] -= 1;
        assert_eq!(seen(&state, 1).chance[hunan.index()], win(1, 9));
        assert_eq!(seen(&state, 1).over, [win(1, 9), 0.0, 0.0]);
        // Others guess: it is one of five kinds.
        let guessed = seen(&state, 2).chance[hunan.index()];
        assert!((guessed - win(1, 9) / 5.0).abs() < 1e-6, "{guessed}");
    }

    #[test]
    fn e35_e48_who_has_attacked_waits_for_another_turn() {
        let mut state = table("vienna", 2, &[("honan", 0, 6), ("hupeh", 1, 2)]);
        assert!(seen(&state, 0).now[0] > 0.0 && seen(&state, 1).now[2] == 1.0);
        let hupeh: Province = "hupeh".parse().expect("a province");
        state.closed[5] = hupeh.bit();
        assert_eq!(seen(&state, 0).now, [0.0; 3]);
        assert_eq!(seen(&state, 0).chance[hupeh.index()], win(6, 2));
    }
}
