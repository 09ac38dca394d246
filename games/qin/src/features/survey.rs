//! What the next tile could do: where provinces can be founded, enlarged and joined, and what that brings to whom.

use arrayvec::ArrayVec;
use teahouse_game::Seat;

use crate::features::land::{Land, best_other, bits};
use crate::features::reach::Reach;
use crate::rules::{heir, touched};
use crate::square::{Square, SquareSet, Way};
use crate::state::{MAJOR, NO_HOME, NOBODY, SEATS};
use crate::tile::Color;

/// By half a tile of any kind, or by a one-colour tile only.
pub(super) const MEANS: usize = 2;
const HALF: usize = 0;
const PLAIN: usize = 1;

/// How joins are told apart: whether others lose a province or only the new owner (A8), and whether the largest was major.
pub(super) const JOINS: usize = 4;

/// Everything a tile could do on the board as it stands.
pub(super) struct Survey {
    /// Squares on which each region can grow, by its home.
    pub room: [u8; 256],
    /// Whether a tile can take a province from its owner: 0 no, 1 a one-colour tile, 2 half of any tile (Q22, Q23).
    pub danger: [u8; 256],
    /// How often each province is the one that takes in another's.
    pub prey: [u8; 256],
    /// Joins that a tile could make, by means, new owner and sort.
    pub joins: [[[u8; JOINS]; SEATS]; MEANS],
    /// Joins that a tie forbids (Q14), by means and whoever owns one of the provinces: who grows first, wins.
    pub ties: [[u8; SEATS]; MEANS],
    /// Pagodas that each seat could place with a tile, less those that come back to it.
    pub placed: [Reach; SEATS],
    /// The same and what comes back to the others.
    pub swing: [Reach; SEATS],
    /// By colour, the free squares beside its provinces.
    edges: [SquareSet; 3],
    /// By colour, a province that each of these squares touches.
    province: [[Square; 256]; 3],
}

/// What a join brings its new owner, and what comes back to others.
struct Joined {
    owner: usize,
    placed: i32,
    hurt: i32,
}

impl Survey {
    #[inline(always)]
    pub fn of(land: &Land) -> Survey {
        let mut survey = Survey {
            room: [0; 256],
            danger: [0; 256],
            prey: [0; 256],
            joins: [[[0; JOINS]; SEATS]; MEANS],
            ties: [[0; SEATS]; MEANS],
            placed: [Reach::NOTHING; SEATS],
            swing: [Reach::NOTHING; SEATS],
            edges: [SquareSet::EMPTY; 3],
            province: [[NO_HOME; 256]; 3],
        };
        // Q12: squares that touch no province square found, enlarge and join nothing by themselves.
        land.roomy.and(land.state.near).iter().for_each(|square| survey.look_at(land, square));
        survey.one_colour_tiles(land);
        survey
    }

    /// Half a tile on this square, in each colour that is there already.
    #[inline(always)]
    fn look_at(&mut self, land: &Land, square: Square) {
        let state = land.state;
        let mut homes: ArrayVec<Square, 4> = ArrayVec::new();
        for neighbour in square.neighbours() {
            let home = state.home[neighbour.index()];
            if home != NO_HOME && !homes.contains(&home) {
                self.room[home.index()] += 1;
                homes.push(home);
            }
        }
        for color in Color::ALL {
            // The new square, and what lone squares add to it.
            let (mut size, mut villages) = (1, state.board.villages_near[square.index()]);
            let mut provinces: ArrayVec<Square, 4> = ArrayVec::new();
            for &home in homes.iter().filter(|h| land.region(**h).color == color) {
                if land.region(home).is_province() {
                    provinces.push(home);
                } else {
                    size += 1;
                    villages |= land.touches[home.index()];
                }
            }
            match provinces[..] {
                [] if size == 1 => continue,
                [] => self.found(land, color, square, size, villages),
                [home] => self.enlarge(land, color, square, home, size, villages),
                _ => {
                    if let Some(joined) = self.join(land, HALF, &provinces, villages) {
                        self.placed[joined.owner].half(color, square, joined.placed);
                        self.swing[joined.owner].half(color, square, joined.placed + joined.hurt);
                    }
                }
            }
            if let Some(&home) = provinces.first() {
                self.edges[color as usize].insert(square);
                self.province[color as usize][square.index()] = home;
            }
        }
    }

    /// Q19: whoever lays it has a new province; A7: a major one from five squares on.
    #[inline(always)]
    fn found(&mut self, land: &Land, color: Color, square: Square, size: u8, villages: u32) {
        for seat in Seat::all(land.state.players).map(Seat::index) {
            let won = villages & land.falls[seat][0];
            let placed = 1 + i32::from(size >= MAJOR) + count(won);
            self.placed[seat].half(color, square, placed);
            self.swing[seat].half(color, square, placed + count(won & land.taken()));
        }
    }

    /// Q20, Q21: only its owner has something of it: the double pagoda, and villages it comes to touch or gets stronger at.
    #[inline(always)]
    fn enlarge(&mut self, land: &Land, color: Color, square: Square, home: Square, size: u8, villages: u32) {
        let (region, old) = (land.region(home), land.touches[home.index()]);
        let (seat, new) = (usize::from(region.owner), villages & !old);
        let [by_one, by_two] = land.falls[seat];
        let risen = (old & by_one) | (new & by_two);
        let missing = i32::from(MAJOR) - i32::from(region.size) - i32::from(size);
        if region.is_major() {
            self.enlarged(land, color, square, seat, 0, new & by_two);
        } else if missing <= 0 {
            self.enlarged(land, color, square, seat, 1, risen);
        } else {
            self.enlarged(land, color, square, seat, 0, new & by_one);
            if missing == 1 {
                // A one-colour tile brings the square that is missing.
                let placed = 1 + count(risen);
                self.placed[seat].plain(color, placed);
                self.swing[seat].plain(color, placed + count(risen & land.taken()));
            }
        }
    }

    #[inline(always)]
    fn enlarged(&mut self, land: &Land, color: Color, square: Square, seat: usize, double: i32, won: u32) {
        let placed = double + count(won);
        self.placed[seat].half(color, square, placed);
        self.swing[seat].half(color, square, placed + count(won & land.taken()));
    }

    /// Q22 to Q25 for provinces that a tile would join, and the villages after it; nothing if Q13 or Q14 forbids it.
    fn join(&mut self, land: &Land, means: usize, provinces: &[Square], villages: u32) -> Option<Joined> {
        let state = land.state;
        let old = |home: &Square| state.regions[home.index()];
        if provinces.iter().filter(|home| old(home).is_major()).count() > 1 {
            return None;
        }
        let heir = heir(state.joining, provinces.iter().map(old))?;
        if heir.tied {
            for home in provinces {
                add(&mut self.ties[means][usize::from(old(home).owner)]);
            }
            return None;
        }
        let owner = usize::from(heir.province.owner);
        let top = *provinces.iter().find(|home| old(home) == heir.province)?;
        let mut joined = Joined { owner, placed: i32::from(!heir.province.is_major()), hurt: 0 };
        for &lost in provinces.iter().filter(|home| **home != top) {
            if usize::from(old(&lost).owner) == owner {
                joined.placed -= 1;
                continue;
            }
            joined.hurt += 1;
            add(&mut self.prey[top.index()]);
            let danger = &mut self.danger[lost.index()];
            *danger = (*danger).max((MEANS - means) as u8);
        }
        let sort = usize::from(joined.hurt == 0) * 2 + usize::from(heir.province.is_major());
        add(&mut self.joins[means][owner][sort]);
        for village in bits(provinces.iter().fold(villages, |all, home| all | land.touches[home.index()])) {
            let (keeper, mut strength) = (state.villages[village], land.strength[village]);
            for home in provinces.iter().filter(|home| land.touches[home.index()] >> village & 1 == 1) {
                strength[usize::from(old(home).owner)] -= old(home).pagodas();
            }
            // Q25: the joined province is major.
            strength[owner] += 2;
            if usize::from(keeper) != owner && strength[owner] > best_other(strength, owner) {
                joined.placed += 1;
                joined.hurt += i32::from(keeper != NOBODY);
            }
        }
        Some(joined)
    }

    /// What only a tile of two equal halves can do: found a province by itself, and join across two squares.
    #[inline(always)]
    fn one_colour_tiles(&mut self, land: &Land) {
        let state = land.state;
        let beside = |villages: u32| {
            bits(villages).fold(SquareSet::EMPTY, |set, village| set.or(state.board.beside_village[village]))
        };
        for (open, way) in state.open.into_iter().zip([Way::Right, Way::Below]) {
            // Q19: neither square may touch a province of the colour.
            let founding = self.edges.map(|edges| {
                let clear = land.roomy.minus(edges);
                open.and(clear).and(clear.seen(way))
            });
            for seat in Seat::all(state.players).map(Seat::index) {
                let won = land.falls[seat][0];
                let (villages, taken) = (beside(won), beside(won & land.taken()));
                let either = |set: SquareSet| set.or(set.seen(way));
                let (one, two, rival) = (either(villages), villages.and(villages.seen(way)), either(taken));
                for (color, pairs) in Color::ALL.into_iter().zip(founding).filter(|(_, pairs)| !pairs.is_empty()) {
                    let some = |set: SquareSet| i32::from(!pairs.and(set).is_empty());
                    let placed = 1 + some(one) + some(two);
                    self.placed[seat].plain(color, placed);
                    self.swing[seat].plain(color, placed + some(rival));
                }
            }
            for color in Color::ALL {
                let edges = self.edges[color as usize];
                open.and(edges).and(edges.seen(way)).iter().for_each(|a| {
                    let b = if way == Way::Right { a.right() } else { a.below() };
                    let at = &self.province[color as usize];
                    if at[a.index()] != at[b.index()] {
                        self.join_across(land, color, [a, b]);
                    }
                });
            }
        }
    }

    /// A one-colour tile between two provinces.
    fn join_across(&mut self, land: &Land, color: Color, pair: [Square; 2]) {
        let near = |square: Square| land.state.board.villages_near[square.index()];
        let mut homes = touched(land.state, &pair, color);
        homes.retain(|home| land.region(*home).is_province());
        if let Some(joined) = self.join(land, PLAIN, &homes, near(pair[0]) | near(pair[1])) {
            self.placed[joined.owner].plain(color, joined.placed);
            self.swing[joined.owner].plain(color, joined.placed + joined.hurt);
        }
    }
}

/// How many villages these bits are.
#[inline(always)]
fn count(villages: u32) -> i32 {
    if villages == 0 { 0 } else { villages.count_ones() as i32 }
}

/// One more.
#[inline(always)]
fn add(count: &mut u8) {
    *count = count.saturating_add(1);
}
