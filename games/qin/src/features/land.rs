//! One look at the board: which region touches which village, and how strong everybody is there.

use arrayvec::ArrayVec;
use teahouse_game::Seat;

use crate::board::MAX_VILLAGES;
use crate::square::{Square, SquareSet, Way};
use crate::state::{NOBODY, Region, SEATS, State};

/// What lies on the board, in the form in which the inputs need it.
pub(super) struct Land<'a> {
    pub state: &'a State,
    /// Free squares that a tile can still cover: those with a free neighbour (Q10, Q11).
    pub roomy: SquareSet,
    /// The home of every region.
    pub homes: ArrayVec<Square, 256>,
    /// Villages beside each region, as bits, by its home.
    pub touches: [u32; 256],
    /// Everybody's strength at each village (Q26).
    pub strength: [[u8; SEATS]; MAX_VILLAGES],
    /// Villages, as bits, that a seat wins with one pagoda more beside them, and with two more (Q27, Q28).
    pub falls: [[u32; 2]; SEATS],
    /// Villages of each seat, as bits.
    pub held: [u32; SEATS],
}

impl<'a> Land<'a> {
    #[inline(always)]
    pub fn of(state: &'a State) -> Land<'a> {
        let mut land = Land {
            state,
            roomy: state.free.and(neighbours(state.free)),
            homes: ArrayVec::new(),
            touches: [0; 256],
            strength: [[0; SEATS]; MAX_VILLAGES],
            falls: [[0; 2]; SEATS],
            held: [0; SEATS],
        };
        for set in state.colors {
            set.iter().for_each(|square| {
                let home = state.home[square.index()];
                land.touches[home.index()] |= state.board.villages_near[square.index()];
                if home == square {
                    land.homes.push(home);
                }
            });
        }
        land.measure();
        land
    }

    /// The region with this home.
    #[inline(always)]
    pub fn region(&self, home: Square) -> Region {
        self.state.regions[home.index()]
    }

    /// Villages that somebody owns, as bits.
    #[inline(always)]
    pub fn taken(&self) -> u32 {
        self.held.iter().fold(0, |all, held| all | held)
    }

    /// Q26 to Q28: the strengths, and who is close to what.
    fn measure(&mut self) {
        let state = self.state;
        for home in &self.homes {
            let region = state.regions[home.index()];
            if region.is_province() {
                for village in bits(self.touches[home.index()]) {
                    self.strength[village][usize::from(region.owner)] += region.pagodas();
                }
            }
        }
        for village in 0..state.board.beside_village.len() {
            let (owner, strength) = (state.villages[village], self.strength[village]);
            if owner != NOBODY {
                self.held[usize::from(owner)] |= 1 << village;
            }
            for seat in Seat::all(state.players).filter(|s| s.0 != owner) {
                // Q28: strictly stronger than every other player.
                let missing = (best_other(strength, seat.index()) + 1).saturating_sub(strength[seat.index()]);
                self.falls[seat.index()][0] |= u32::from(missing <= 1) << village;
                self.falls[seat.index()][1] |= u32::from(missing <= 2) << village;
            }
        }
    }
}

/// The highest strength of all but one seat.
#[inline(always)]
pub(super) fn best_other(strength: [u8; SEATS], seat: usize) -> u8 {
    (0..SEATS).filter(|s| *s != seat).map(|s| strength[s]).max().unwrap_or(0)
}

/// The squares that share an edge with one of the set.
#[inline(always)]
pub(super) fn neighbours(set: SquareSet) -> SquareSet {
    set.seen(Way::Right).or(set.seen(Way::Left)).or(set.seen(Way::Below)).or(set.seen(Way::Above))
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lowest = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            lowest
        })
    })
}
