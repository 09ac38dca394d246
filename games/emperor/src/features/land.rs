//! What lies where? Every province by its name, since the map has good and bad places, and all of them by what they
//! are.

use teahouse_game::Features;

use super::fronts::Fronts;
use super::{Look, bin};
use crate::place::{PROVINCES, Province, each};
use crate::rules;
use crate::state::{Point, SEATS, State, THREE};

const MARKERS: [i32; 5] = [2, 3, 4, 6, 9];
const BINS: usize = MARKERS.len() + 1;

pub(super) fn write(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    places(look, fronts, out);
    classes(look, fronts, out);
    empty(look, out);
}

/// Whose influence an unoccupied province is under: this seat's, another's, nobody's.
fn influence(look: &Look<'_>, p: Province) -> usize {
    let others = || (0..SEATS).any(|n| n != look.me.index() && look.held[n] & p.bit() != 0);
    if look.held[look.me.index()] & p.bit() != 0 {
        0
    } else if others() {
        1
    } else {
        2
    }
}

/// Each province: markers of this seat or of others, or influence; symbols by who is there; the chances against it, as
/// it stands and after gathering.
fn places(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    const SYMBOLS: usize = 2 * BINS + 3;
    const CHANCES: usize = SYMBOLS + 3;
    const WIDE: usize = CHANCES + 4;
    let mut block = out.block(PROVINCES * WIDE);
    for p in Province::all() {
        let (n, at, side) = (p.index(), p.index() * WIDE, look.occupant(p));
        if side == 2 {
            block.on(at + 2 * BINS + influence(look, p));
        } else {
            block.on(at + side * BINS + bin(i32::from(look.state.markers[n]), &MARKERS));
            block.put(at + CHANCES + 2 * side, fronts.chance[n]);
            block.put(at + CHANCES + 2 * side + 1, fronts.gathered[n]);
        }
        block.put(at + SYMBOLS + side, f32::from(look.wealth(p)) / 3.0);
    }
}

/// Chances in percent; the first bin is for provinces that face nobody.
const CHANCE: [i32; 4] = [5, 25, 50, 75];

/// Occupied provinces by what they are: chance against them × markers × symbols. Own ones as it stands and after
/// gathering, those of others as it stands.
fn classes(look: &Look<'_>, fronts: &Fronts, out: &mut Features) {
    const LEVELS: usize = CHANCE.len() + 2;
    const WIDE: usize = LEVELS * BINS * 2;
    let mut block = out.block(3 * WIDE);
    for p in each(look.state.occupied()) {
        let n = p.index();
        let rest = 2 * bin(i32::from(look.state.markers[n]), &MARKERS) + usize::from(look.state.has_symbol(p));
        let level = |chance: f32| match fronts.faced & p.bit() {
            0 => 0,
            _ => 1 + bin((100.0 * chance) as i32, &CHANCE),
        };
        let (now, soon) = (level(fronts.chance[n]), level(fronts.gathered[n]));
        if look.occupant(p) == 0 {
            block.put(2 * BINS * now + rest, 0.25).put(WIDE + 2 * BINS * soon + rest, 0.25);
        } else {
            block.put(2 * WIDE + 2 * BINS * now + rest, 0.25);
        }
    }
}

/// Where colonists of a seat could go: with the markers that are there (E12, E13), and once it has grown.
fn reach(state: &State, n: usize) -> [u32; 2] {
    let near = &state.land().near;
    // E14: colonists stay where they came to in this phase two.
    let stuck = |p: Province| if state.point == Point::PhaseTwo { state.spent[p.index()] } else { 0 };
    let able = |p: &Province| {
        let markers = state.markers[p.index()];
        markers >= THREE + rules::staying(state, *p) && markers - stuck(*p) >= THREE
    };
    let now = each(state.owned[n]).filter(able).fold(0, |all, p| all | near[p.index()]);
    [now, state.around(state.owned[n])].map(|set| set & state.unoccupied())
}

/// Unoccupied provinces by what they are. Without influence: who could colonise them × symbols, a race. Under
/// influence: whether colonists of the other side could come beside them, which ends it (E62, E63), × symbols.
fn empty(look: &Look<'_>, out: &mut Features) {
    const RACES: usize = 2 * 3 * 3;
    const SIDES: usize = RACES + 3 * 3 * 3;
    let state = look.state;
    let mut reached = [[0; 2]; 2];
    for seat in look.order() {
        let sets = reach(state, seat.index());
        reached[look.side(seat)].iter_mut().zip(sets).for_each(|(all, set)| *all |= set);
    }
    // 0 not at all, 1 once it has grown, 2 now.
    let level = |side: usize, set: u32| match reached[side].map(|reach| reach & set != 0) {
        [true, _] => 2,
        [false, true] => 1,
        [false, false] => 0,
    };
    let mut block = out.block(SIDES + 4);
    for p in each(state.unoccupied()) {
        let symbols = bin(i32::from(look.wealth(p)), &[1, 3]);
        let around = state.land().near[p.index()];
        match influence(look, p) {
            2 => block.put(RACES + 9 * level(0, p.bit()) + 3 * level(1, p.bit()) + symbols, 0.25),
            side => block.put(9 * side + 3 * level(1 - side, around) + symbols, 0.25),
        };
    }
    // How many provinces either side can colonise now, and once it has grown.
    for (side, sets) in reached.iter().enumerate() {
        block.put(SIDES + 2 * side, sets[0].count_ones() as f32 / 6.0);
        block.put(SIDES + 2 * side + 1, sets[1].count_ones() as f32 / 10.0);
    }
}

#[cfg(test)]
mod tests {
    use teahouse_game::Seat;

    use super::super::tests::table;
    use super::*;

    #[test]
    fn e12_e13_colonists_leave_as_many_behind_as_the_rules_say() {
        let province = |name: &str| name.parse::<Province>().expect("a province").bit();
        let state = table("vienna", 2, &[("korea", 0, 3), ("liaoning", 0, 4), ("taiwan", 1, 3)]);
        let [now, soon] = reach(&state, 0);
        // Three cannot leave Korea; four can go from Liaoning.
        assert_eq!((now, soon), (province("hopeh") | province("shantung"), province("hopeh") | province("shantung")));
        assert_eq!(reach(&state, 1)[0], 0);
        let classic = table("classic", 2, &[("korea", 0, 3), ("taiwan", 1, 3)]);
        assert_eq!(reach(&classic, 0)[0], province("shantung") | province("liaoning"));
    }

    #[test]
    fn places_are_mine_or_anothers_by_who_looks() {
        let state = table("vienna", 3, &[("kansu", 0, 5), ("korea", 1, 1), ("taiwan", 2, 1)]);
        let written = |seat: u8| {
            let look = Look::of(&state, Seat(seat));
            let mut out = Features::new();
            places(&look, &Fronts::of(&look, &super::super::Hands::of(&look)), &mut out);
            out.active()[0]
        };
        // Kansu comes first: five markers are in the fourth bin.
        assert_eq!([written(0), written(1), written(2)], [(3, 1.0), (9, 1.0), (9, 1.0)]);
    }
}
