//! What happens? Q16 to Q38, in the order of the rules: provinces, villages, pagodas, draw, next seat.

use serde::{Deserialize, Serialize};
use teahouse_game::{EventRule, Log, Rule, Seat};

use crate::moves::{Chance, Move};
use crate::rules::{has_placement, heir, touched};
use crate::square::Square;
use crate::state::{Barred, HAND, NO_HOME, NOBODY, Phase, Reason, Region, SEATS, State};
use crate::tile::{Color, Kind};

/// One thing that happened.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    First {
        seat: Seat,
    },
    /// `tile` is secret: only the one who drew it sees it (Q7).
    Drew {
        seat: Seat,
        tile: Option<Kind>,
    },
    Placed {
        seat: Seat,
        tile: Kind,
        a: Square,
        b: Square,
    },
    Founded {
        owner: Seat,
        color: Color,
        size: u8,
        at: Square,
    },
    Enlarged {
        owner: Seat,
        color: Color,
        size: u8,
        at: Square,
    },
    Joined {
        owner: Seat,
        color: Color,
        size: u8,
        at: Square,
    },
    BecameMajor {
        owner: Seat,
        color: Color,
        size: u8,
        at: Square,
    },
    Returned {
        seat: Seat,
        count: u8,
    },
    Absorbed {
        seat: Seat,
        village: String,
    },
    Conquered {
        seat: Seat,
        village: String,
        from: Seat,
    },
    Built {
        seat: Seat,
        count: u8,
        left: u8,
    },
    Passed {
        seat: Seat,
    },
    Ended {
        reason: Reason,
        winners: Vec<Seat>,
    },
}

/// Where the rules tell of each kind of event.
pub(crate) const EVENT_RULES: &[EventRule] = &[
    ("first", None, Rule("Q6")),
    ("drew", None, Rule("Q34")),
    ("placed", None, Rule("Q8")),
    ("founded", None, Rule("Q19")),
    ("enlarged", None, Rule("Q20")),
    ("joined", None, Rule("Q23")),
    ("became-major", None, Rule("Q21")),
    ("returned", None, Rule("Q24")),
    ("absorbed", None, Rule("Q27")),
    ("conquered", None, Rule("Q28")),
    ("built", None, Rule("Q30")),
    ("passed", None, Rule("Q36")),
    ("ended", Some("last-pagoda"), Rule("Q31")),
    ("ended", Some("no-tiles"), Rule("Q37")),
    ("ended", Some("nobody-can-place"), Rule("Q38")),
];

/// Pagodas to place and to take back in one stage.
type PerSeat = [u8; SEATS];

/// Lays a tile: stage 1 (provinces), stage 2 (villages), then on to the draw (Q18).
#[inline(always)]
pub(crate) fn place(state: &mut State, mv: Move, log: &mut impl Log<Event>) {
    let mover = state.turn;
    let [a, b] = mv.squares();
    let [first, second] = mv.colors();
    state.hands[mover.index()].take(mv.kind());
    state.barred[mover.index()] = state.barred[mover.index()].after_laying(mv.kind());
    log.push(|| Event::Placed { seat: mover, tile: mv.kind(), a, b });

    let (mut due, mut back) = ([0; SEATS], [0; SEATS]);
    // Q16: one region of both squares, or two regions that never affect each other.
    let touched_villages = if first == second {
        make_region(state, &[a, b], first, &mut due, &mut back, log)
    } else {
        make_region(state, &[a], first, &mut due, &mut back, log)
            | make_region(state, &[b], second, &mut due, &mut back, log)
    };
    state.find_open();
    if settle(state, due, back, log) {
        return; // Q33: stage 2 does not take place.
    }
    if touched_villages != 0 {
        let (due, back) = judge_villages(state, touched_villages, log);
        if settle(state, due, back, log) {
            return;
        }
    }
    // Q34: with an empty stock play goes on from the hands.
    if state.stock.is_empty() { next_turn(state, mover.next(state.players), log) } else { state.phase = Phase::Draw }
}

/// Carries out a result of fate.
#[inline(always)]
pub(crate) fn fate(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
    match chance {
        Chance::First { seat } => {
            state.first = seat;
            state.phase = Phase::Deal;
            log.push(|| Event::First { seat });
        }
        Chance::Draw { tile: kind } => {
            let seat = state.turn;
            state.stock.take(kind);
            state.hands[seat.index()].add(kind);
            log.push(|| Event::Drew { seat, tile: Some(kind) });
            if state.phase == Phase::Draw {
                next_turn(state, seat.next(state.players), log);
            } else if state.hands[seat.index()].len() == HAND {
                // Q5: three tiles each, seat by seat.
                if seat.0 + 1 < state.players {
                    state.turn = Seat(seat.0 + 1);
                } else {
                    next_turn(state, state.first, log);
                }
            }
        }
    }
}

/// Lays new squares of one colour and makes them one region with all they touch (Q16). Notes what is due and what
/// goes back; returns the villages whose strengths may have changed.
#[inline(always)]
fn make_region(
    state: &mut State,
    new: &[Square],
    color: Color,
    due: &mut PerSeat,
    back: &mut PerSeat,
    log: &mut impl Log<Event>,
) -> u32 {
    let homes = touched(state, new, color);
    let mover = state.turn;
    let mut villages = 0;
    for &square in new {
        state.put_lone(square, color);
        villages |= state.board.villages_near[square.index()];
    }
    let old = |home: &Square| state.regions[home.index()];
    let provinces = homes.iter().filter(|h| old(h).is_province()).count();
    let size = new.len() as u8 + homes.iter().map(|h| old(h).size).sum::<u8>();

    if provinces == 0 {
        // Q17: a lone square; nothing happens. Q19: a province, founded by the mover; A7: major at once from five on.
        let owner = if size >= 2 { mover.0 } else { NOBODY };
        let home = new[0];
        for &square in new[1..].iter().chain(&homes) {
            villages |= move_square(state, square, home);
        }
        let region = Region { size, owner, color };
        state.regions[home.index()] = region;
        if region.is_province() {
            due[mover.index()] += region.pagodas();
            log.push(|| Event::Founded { owner: mover, color, size, at: home });
        }
        return villages;
    }

    // Q20, A15, A16: enlarged, it keeps its owner, whoever laid the tile; the mover gets nothing for it.
    // Q22, Q23: joined, all of it goes to the owner of the largest old province, or of the largest sum (A4).
    let provinces_joined = homes.iter().map(old).filter(|r| r.is_province());
    let top = heir(state.joining, provinces_joined).expect("there is a province").province;
    let home = survivor(state, &homes, top);
    let before = state.regions[home.index()];
    for &square in new {
        move_square(state, square, home);
    }
    for &other in homes.iter().filter(|h| **h != home) {
        // Q24, A8: the pagoda of every other joined province goes back, the winner's own smaller ones included.
        let lost = state.regions[other.index()];
        if lost.is_province() {
            back[usize::from(lost.owner)] += lost.pagodas();
        }
        villages |= move_region(state, other, home);
    }
    let region = Region { size, ..before };
    state.regions[home.index()] = region;
    let owner = Seat(region.owner);
    if provinces > 1 {
        log.push(|| Event::Joined { owner, color, size, at: home });
    } else {
        log.push(|| Event::Enlarged { owner, color, size, at: home });
    }
    // Q21, Q25: the double pagoda, from the owner's supply, once.
    if region.pagodas() > before.pagodas() {
        due[owner.index()] += region.pagodas() - before.pagodas();
        villages |= villages_of_small(state, home);
        log.push(|| Event::BecameMajor { owner, color, size, at: home });
    }
    villages
}

/// Q24: of the new owner's equally large old provinces the one with the top-most, then left-most square keeps its pagoda.
#[inline(always)]
fn survivor(state: &State, homes: &[Square], top: Region) -> Square {
    let mut candidates = homes.iter().copied().filter(|h| state.regions[h.index()] == top);
    let first = candidates.next().expect("the largest is among them");
    let rest = candidates;
    let corner = |home: Square| walk_small(state, home).into_iter().min().unwrap_or(home);
    rest.fold(first, |best, home| if corner(home) < corner(best) { home } else { best })
}

/// Gives a lone square to another region; returns the villages beside it.
#[inline(always)]
fn move_square(state: &mut State, square: Square, home: Square) -> u32 {
    state.regions[square.index()] = Region::NONE;
    state.home[square.index()] = home;
    state.board.villages_near[square.index()]
}

/// Gives every square of a region to another one; returns the villages beside them. Only small regions are ever
/// swallowed: a major province always survives (Q13, Q23).
#[inline(always)]
fn move_region(state: &mut State, from: Square, home: Square) -> u32 {
    if state.regions[from.index()].size == 1 {
        return move_square(state, from, home);
    }
    let squares = walk_small(state, from);
    squares.into_iter().fold(0, |villages, square| villages | move_square(state, square, home))
}

/// The villages beside a region that was small before this tile.
fn villages_of_small(state: &State, home: Square) -> u32 {
    walk_small(state, home).into_iter().fold(0, |villages, s| villages | state.board.villages_near[s.index()])
}

/// Squares of a region, by walking from its home. Old regions that are walked have at most four squares; a region that
/// has just been joined may have a few more.
fn walk_small(state: &State, home: Square) -> arrayvec::ArrayVec<Square, 64> {
    let mut squares = arrayvec::ArrayVec::new();
    squares.push(home);
    let mut done = 0;
    while let Some(&square) = squares.get(done) {
        done += 1;
        for next in square.neighbours() {
            if state.home[next.index()] == home && !squares.contains(&next) {
                squares.push(next);
            }
        }
    }
    squares
}

/// Stage 2: Q26 to Q29 for the villages whose surroundings changed. Villages do not influence each other, so one pass
/// is enough and their order is irrelevant.
#[inline(always)]
fn judge_villages(state: &mut State, mut villages: u32, log: &mut impl Log<Event>) -> (PerSeat, PerSeat) {
    let (mut due, mut back) = ([0; SEATS], [0; SEATS]);
    while villages != 0 {
        let n = villages.trailing_zeros() as usize;
        villages &= villages - 1;
        let Some(winner) = strongest(state, n) else { continue }; // Q29, A9: a tie leaves everything as it is.
        let present = state.villages[n];
        if present == winner.0 {
            continue;
        }
        // Q27, Q28, A17: one pagoda stands in a village; conquest swaps it.
        state.villages[n] = winner.0;
        due[winner.index()] += 1;
        let village = || state.board.villages()[n].id.clone();
        if present == NOBODY {
            log.push(|| Event::Absorbed { seat: winner, village: village() });
        } else {
            back[usize::from(present)] += 1;
            log.push(|| Event::Conquered { seat: winner, village: village(), from: Seat(present) });
        }
    }
    (due, back)
}

/// Q26: the one player with the highest strength at a village, if there is exactly one. A province counts once however
/// many edges touch; lone squares and pagodas in villages count nothing; A19: either square of a village will do.
#[inline(always)]
pub(crate) fn strongest(state: &State, village: usize) -> Option<Seat> {
    let mut strength = [0u8; SEATS];
    let mut seen = arrayvec::ArrayVec::<Square, 8>::new();
    for square in &state.board.around_village[village] {
        let home = state.home[square.index()];
        if home == NO_HOME || seen.contains(&home) {
            continue;
        }
        seen.push(home);
        let region = state.regions[home.index()];
        if region.is_province() {
            strength[usize::from(region.owner)] += region.pagodas();
        }
    }
    let top = strength.into_iter().max().unwrap_or(0);
    let mut leaders = (0..SEATS).filter(|&s| strength[s] == top);
    match (leaders.next(), leaders.next()) {
        (Some(seat), None) if top > 0 => Some(Seat(seat as u8)),
        _ => None,
    }
}

/// Ends a stage: all returns, then all placements, the mover first and then clockwise (Q18, Q24, Q30; A6, A10).
/// Returns whether somebody placed the last pagoda; then the game is over at once (Q31, Q32).
#[inline(always)]
fn settle(state: &mut State, due: PerSeat, back: PerSeat, log: &mut impl Log<Event>) -> bool {
    if due == [0; SEATS] && back == [0; SEATS] {
        return false;
    }
    for seat in state.clockwise(state.turn) {
        let count = back[seat.index()];
        if count > 0 {
            state.supply[seat.index()] += count;
            log.push(|| Event::Returned { seat, count });
        }
    }
    for seat in state.clockwise(state.turn) {
        let (count, left) = (due[seat.index()], state.supply[seat.index()]);
        if count == 0 {
            continue;
        }
        // Q31, A11: if more are due than remain, those that remain are placed, and that wins.
        let placed = count.min(left);
        state.supply[seat.index()] -= placed;
        log.push(|| Event::Built { seat, count: placed, left: left - placed });
        if placed == left {
            // Q33, A20: nothing further is carried out; what was due stays unpaid.
            state.unpaid[seat.index()] += count - placed;
            for later in state.clockwise(state.turn).skip_while(|s| *s != seat).skip(1) {
                state.unpaid[later.index()] += due[later.index()];
            }
            end(state, Reason::LastPagoda, log);
            return true;
        }
    }
    false
}

/// Q35: the turn goes to the next seat that has a legal placement, passing over those that have none (Q36, A12).
#[inline(always)]
pub(crate) fn next_turn(state: &mut State, from: Seat, log: &mut impl Log<Event>) {
    if has_placement(state, state.hands[from.index()].mask()) {
        state.turn = from;
        state.phase = Phase::Place;
    } else {
        pass_over(state, from, log);
    }
}

#[cold]
fn pass_over(state: &mut State, from: Seat, log: &mut impl Log<Event>) {
    let placeable = state.placeable_kinds();
    let able = |seat: &Seat| state.hands[seat.index()].mask() & placeable != 0;
    let next = state.clockwise(from).find(able);
    let passed: arrayvec::ArrayVec<Seat, SEATS> = state.clockwise(from).take_while(|s| Some(*s) != next).collect();
    for &seat in &passed {
        // Q36: keeps its tiles, draws nothing; everybody now knows it holds nothing that fits (Q7).
        let (hand, before) = (state.hands[seat.index()].len(), state.barred[seat.index()]);
        let kinds = if before.tiles == hand { before.kinds | placeable } else { placeable };
        state.barred[seat.index()] =
            if kinds == 0 || hand == 0 { Barred::NOTHING } else { Barred { kinds, tiles: hand } };
    }
    let Some(next) = next else {
        // Q37: no tiles. Q38, A13: nobody can ever place again.
        let empty = state.hands.iter().all(|hand| hand.is_empty());
        return end(state, if empty { Reason::NoTiles } else { Reason::NobodyCanPlace }, log);
    };
    for seat in passed {
        log.push(|| Event::Passed { seat });
    }
    state.turn = next;
    state.phase = Phase::Place;
}

fn end(state: &mut State, reason: Reason, log: &mut impl Log<Event>) {
    state.phase = Phase::Over(reason);
    log.push(|| Event::Ended { reason, winners: crate::score::winners(state) });
}
