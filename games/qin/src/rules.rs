//! May I lay it there? Q8 to Q15.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Rule, Seat, Violation};
use thiserror::Error;

use crate::board::Ground;
use crate::moves::Move;
use crate::square::{Square, SquareSet, Way};
use crate::state::{Joining, NO_HOME, Phase, Region, State};
use crate::tile::{Color, Kind, Tiles};

/// Why a placement is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("a tile has to be drawn first")]
    DrawFirst,
    #[error("it is the turn of seat {asked}")]
    NotYourTurn { asked: Seat },
    #[error("{tile} is not in your hand")]
    NotInHand { tile: Kind },
    #[error("{square} is not on the board")]
    OffBoard { square: Square },
    #[error("{a} and {b} do not share an edge")]
    Apart { a: Square, b: Square },
    #[error("{square} is not free grass but {ground}")]
    NotGrass { square: Square, ground: String },
    #[error("neither {a} nor {b} touches a province square")]
    TouchesNothing { a: Square, b: Square },
    #[error("it would join two major {color:?} provinces")]
    JoinsMajors { color: Color },
    #[error("it would join {color:?} provinces of {size} squares that belong to different players")]
    TiedJoin { color: Color, size: u8 },
    #[error("it would join {color:?} provinces to which different players bring {size} squares each")]
    TiedSums { color: Color, size: u8 },
}

impl Violation for Illegal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Illegal::GameOver | Illegal::DrawFirst | Illegal::NotYourTurn { .. } | Illegal::NotInHand { .. } => "Q9",
            Illegal::OffBoard { .. } | Illegal::Apart { .. } => "Q10",
            Illegal::NotGrass { .. } => "Q11",
            Illegal::TouchesNothing { .. } => "Q12",
            Illegal::JoinsMajors { .. } => "Q13",
            Illegal::TiedJoin { .. } | Illegal::TiedSums { .. } => "Q14",
        })
    }
}

/// All of Q9 to Q14, in that order, on the position before the tile is laid.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over(_) => return Err(Illegal::GameOver),
        Phase::First | Phase::Deal | Phase::Draw => return Err(Illegal::DrawFirst),
        Phase::Place => {}
    }
    // Q9
    if seat != state.turn {
        return Err(Illegal::NotYourTurn { asked: state.turn });
    }
    if state.hands[seat.index()].count(mv.kind()) == 0 {
        return Err(Illegal::NotInHand { tile: mv.kind() });
    }
    // Q10
    let [a, b] = mv.squares();
    for square in [a, b] {
        if state.board.ground(square) == Ground::Outside {
            return Err(Illegal::OffBoard { square });
        }
    }
    if !a.touches(b) {
        return Err(Illegal::Apart { a, b });
    }
    // Q11
    for square in [a, b] {
        if !state.free.contains(square) {
            let ground = match state.board.ground(square) {
                Ground::Water => "water",
                Ground::Village => "village",
                Ground::Grass | Ground::Printed(_) | Ground::Outside => "province",
            };
            return Err(Illegal::NotGrass { square, ground: ground.to_owned() });
        }
    }
    // Q12
    if !state.near.contains(a) && !state.near.contains(b) {
        return Err(Illegal::TouchesNothing { a, b });
    }
    // Q13, Q14, region by region
    match mv.colors() {
        [color, other] if color == other => may_join(state, &[a, b], color),
        [first, second] => may_join(state, &[a], first).and_then(|()| may_join(state, &[b], second)),
    }
}

/// The old regions of one colour that new squares of that colour would touch, each once.
#[inline(always)]
pub(crate) fn touched(state: &State, squares: &[Square], color: Color) -> ArrayVec<Square, 8> {
    let mut homes = ArrayVec::new();
    for square in squares {
        for neighbour in square.neighbours() {
            let home = state.home[neighbour.index()];
            if home != NO_HOME && state.regions[home.index()].color == color && !homes.contains(&home) {
                homes.push(home);
            }
        }
    }
    homes
}

/// What decides a join.
#[derive(Clone, Copy)]
pub(crate) struct Heir {
    /// The old province that takes in the others: the largest of the new owner's.
    pub province: Region,
    /// What was compared: its size, or the sum of its owner's.
    weight: u8,
    /// Whether somebody else has as much.
    pub tied: bool,
}

/// Who gets the old provinces that a tile joins, of which one at most is major (Q13). A4: single provinces are compared,
/// or each owner's sum; this is the one place where that is decided (Q14, Q23).
#[inline(always)]
pub(crate) fn heir(joining: Joining, provinces: impl Iterator<Item = Region> + Clone) -> Option<Heir> {
    let weigh = |province: Region| match joining {
        Joining::Largest => province.size,
        // No sum of small provinces comes up to a major one.
        Joining::Sum if province.is_major() => u8::MAX,
        Joining::Sum => provinces.clone().filter(|p| p.owner == province.owner).map(|p| p.size).sum(),
    };
    let mut best: Option<Heir> = None;
    for province in provinces.clone() {
        let weight = weigh(province);
        best = match best {
            Some(top) if top.weight > weight => Some(top),
            Some(top) if top.weight == weight => {
                let tied = top.tied || top.province.owner != province.owner;
                let larger = if province.size > top.province.size { province } else { top.province };
                Some(Heir { province: larger, weight, tied })
            }
            _ => Some(Heir { province, weight, tied: false }),
        };
    }
    best
}

/// Q13 and Q14 for one region made by the tile.
#[inline(always)]
fn may_join(state: &State, squares: &[Square], color: Color) -> Result<(), Illegal> {
    let homes = touched(state, squares, color);
    if homes.len() < 2 {
        return Ok(());
    }
    let provinces = || homes.iter().map(|h| state.regions[h.index()]).filter(|r| r.is_province());
    // Q13, A3: whoever owns them.
    let majors = provinces().filter(|r| r.is_major()).count();
    if majors >= 2 {
        return Err(Illegal::JoinsMajors { color });
    }
    // Q14, A5: only a tie for the most matters. A major province is larger than any other (Q23).
    match heir(state.joining, provinces()) {
        Some(Heir { tied: true, weight: size, .. }) => Err(match state.joining {
            Joining::Largest => Illegal::TiedJoin { color, size },
            Joining::Sum => Illegal::TiedSums { color, size },
        }),
        Some(_) | None => Ok(()),
    }
}

/// For one colour: squares that touch it by one edge or more, and by two or more. Only a tile that touches two squares
/// of its colour can join anything, so only those need a closer look.
#[derive(Clone, Copy)]
struct Edges {
    some: SquareSet,
    several: SquareSet,
}

fn edges(state: &State, color: Color) -> Edges {
    let set = state.colors[color as usize];
    let [a, b, c, d] = [Way::Right, Way::Left, Way::Below, Way::Above].map(|way| set.seen(way));
    let (ab, cd) = (a.or(b), c.or(d));
    Edges { some: ab.or(cd), several: a.and(b).or(c.and(d)).or(ab.and(cd)) }
}

/// The legal placements of one kind in one direction, by the pair's first square; `colors` are those of the first
/// and the second square (Q8: a two-colour tile has two placements per pair).
fn placements(state: &State, edges: &[Edges; 3], colors: [Color; 2], lying: bool) -> SquareSet {
    let (open, way) = if lying { (state.open[0], Way::Right) } else { (state.open[1], Way::Below) };
    let [first, second] = colors.map(|c| edges[c as usize]);
    let risky = if colors[0] == colors[1] {
        first.several.or(first.several.seen(way)).or(first.some.and(first.some.seen(way)))
    } else {
        first.several.or(second.several.seen(way))
    };
    let mut legal = open;
    for a in open.and(risky).iter() {
        let b = if lying { a.right() } else { a.below() };
        if !is_legal_join(state, a, b, colors) {
            legal.remove(a);
        }
    }
    legal
}

/// Both ways round for a two-colour tile, one for a plain one (Q8).
fn orientations(kind: Kind) -> impl Iterator<Item = [Color; 2]> {
    let [a, b] = kind.colors();
    [[a, b], [b, a]].into_iter().take(if kind.is_plain() { 1 } else { 2 })
}

/// Every legal placement: by kind, then lying before standing, then the way round, then in reading order.
pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.phase == Phase::Place && seat == state.turn {
        each_placement(state, state.hands[seat.index()], |mv| out.push(mv));
    }
}

/// The legal placements of a hand on this board, whoever's turn it is.
pub(crate) fn each_placement(state: &State, hand: Tiles, mut found: impl FnMut(Move)) {
    let edges = Color::ALL.map(|c| edges(state, c));
    for kind in hand.kinds() {
        for lying in [true, false] {
            for colors in orientations(kind) {
                for a in placements(state, &edges, colors, lying).iter() {
                    let b = if lying { a.right() } else { a.below() };
                    found(Move::new([a, b], colors));
                }
            }
        }
    }
}

/// How many distinct placements a hand has (Q8).
pub fn count_placements(state: &State, hand: Tiles) -> u64 {
    let edges = Color::ALL.map(|c| edges(state, c));
    let all =
        hand.kinds().flat_map(|k| [true, false].into_iter().flat_map(move |l| orientations(k).map(move |c| (c, l))));
    all.map(|(colors, lying)| u64::from(placements(state, &edges, colors, lying).len())).sum()
}

/// Q15, Q36: is there a legal placement with any of these kinds (as bits)?
pub(crate) fn has_placement(state: &State, kinds: u8) -> bool {
    if kinds == 0 || (state.open[0].is_empty() && state.open[1].is_empty()) {
        return false;
    }
    // Nearly always the first pair will do; only then are all pairs tried.
    let held = |kind: &Kind| kinds & kind.bit() != 0;
    Kind::ALL.into_iter().filter(held).any(|kind| {
        [true, false].into_iter().any(|lying| {
            let open = state.open[usize::from(!lying)];
            open.iter().any(|a| {
                let b = if lying { a.right() } else { a.below() };
                orientations(kind).any(|colors| is_legal_join(state, a, b, colors))
            })
        })
    })
}

/// Q13 and Q14 for a pair that satisfies Q10 to Q12.
#[inline(always)]
fn is_legal_join(state: &State, a: Square, b: Square, colors: [Color; 2]) -> bool {
    if colors[0] == colors[1] {
        may_join(state, &[a, b], colors[0]).is_ok()
    } else {
        may_join(state, &[a], colors[0]).is_ok() && may_join(state, &[b], colors[1]).is_ok()
    }
}

/// A uniformly random legal placement of the seat to move. Draws a pair and a way to lay a tile on it, and draws
/// again in the rare case that Q13 or Q14 forbids it: every legal placement stays equally likely.
#[inline(always)]
pub(crate) fn random_placement(state: &State, dice: &mut (impl Dice + ?Sized)) -> Move {
    let mut ways: ArrayVec<[Color; 2], 6> = ArrayVec::new();
    for kind in state.hands[state.turn.index()].kinds() {
        ways.extend(orientations(kind));
    }
    let lying = state.open[0].len();
    let pairs = lying + state.open[1].len();
    for _ in 0..64 {
        let pick = dice.below(pairs * ways.len() as u32);
        let (pair, colors) = (pick / ways.len() as u32, ways[(pick % ways.len() as u32) as usize]);
        let [a, b] = if pair < lying {
            let a = state.open[0].nth(pair);
            [a, a.right()]
        } else {
            let a = state.open[1].nth(pair - lying);
            [a, a.below()]
        };
        if is_legal_join(state, a, b, colors) {
            return Move::new([a, b], colors);
        }
    }
    // Late in the game few pairs may be legal: list them.
    let mut legal = Vec::new();
    legal_moves(state, state.turn, &mut legal);
    legal[dice.below(legal.len() as u32) as usize]
}
