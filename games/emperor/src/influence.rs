//! Who holds unoccupied land? Reachability in the graph of provinces, by bits.

use crate::place::each;
use crate::state::{SEATS, State};

/// The unoccupied provinces credited to each seat. E64: none to two of them, and nothing but E65 and E68 asks for it.
pub(crate) fn influence(state: &State) -> [u32; SEATS] {
    let occupied = state.occupied();
    let open = state.unoccupied();
    let sole = |around: u32| {
        let mut owners = (0..SEATS).filter(|seat| state.owned[*seat] & around != 0);
        let one = owners.next();
        one.filter(|_| owners.next().is_none())
    };
    let mut held = [0; SEATS];
    let mut rest = open;
    while rest != 0 {
        let area = state.component(rest & rest.wrapping_neg(), open);
        rest &= !area;
        // E62, A31: an area that only one state can reach.
        match sole(state.around(area) & occupied) {
            Some(seat) => held[seat] |= area,
            // E63, A30: or a province all of whose occupied neighbours are one state's.
            None if state.rules.adjoining => {
                for p in each(area) {
                    if let Some(seat) = sole(state.land().near[p.index()] & occupied) {
                        held[seat] |= p.bit();
                    }
                }
            }
            None => {}
        }
    }
    held
}

/// Provinces occupied or held.
pub(crate) fn holds(state: &State, seat: usize) -> u32 {
    (state.owned[seat] | influence(state)[seat]).count_ones()
}
