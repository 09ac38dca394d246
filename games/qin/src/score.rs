//! Who wins? Q31, Q39, Q40, and the sums that must always come out right.

use teahouse_game::{Outcome, Seat, SheetLine};

use crate::board::Ground;
use crate::square::Square;
use crate::state::{NO_HOME, NOBODY, Phase, Reason, Region, State};
use crate::tile::Color;

/// Pagodas left in each supply: what a tournament adds up (Q40).
pub(crate) fn left_over(state: &State) -> Vec<i32> {
    state.supply[..usize::from(state.players)].iter().map(|&n| i32::from(n)).collect()
}

/// Where the pagodas went: what everybody began with (Q2), less what stands on provinces and in villages. A pagoda that
/// was due but never placed (Q33) is still in the supply.
pub(crate) fn sheet(state: &State) -> Vec<SheetLine> {
    let players = usize::from(state.players);
    let mut standing = [[0; 4]; 3];
    for region in state.regions.iter().filter(|r| **r != Region::NONE && r.is_province()) {
        let kind = usize::from(region.pagodas() > 1);
        standing[kind][usize::from(region.owner)] -= i32::from(region.pagodas());
    }
    for &owner in state.villages.iter().filter(|o| **o != NOBODY) {
        standing[2][usize::from(owner)] -= 1;
    }
    let [provinces, majors, villages] = standing.map(|line| line[..players].to_vec());
    let start = state.pagodas[..players].iter().map(|&n| i32::from(n)).collect();
    let mut lines = vec![
        SheetLine::new("start", start),
        SheetLine::new("provinces", provinces),
        SheetLine::new("majors", majors),
        SheetLine::new("villages", villages),
    ];
    let unpaid: Vec<i32> = state.unpaid[..players].iter().map(|&n| i32::from(n)).collect();
    if unpaid.iter().any(|&n| n > 0) {
        lines.push(SheetLine::new("unpaid", unpaid));
    }
    lines
}

/// Q31: whoever placed the last pagoda wins alone. Q39: else the fewest left; ties share the victory.
/// Both are the fewest left, for a supply of 0 ends the game at once.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    match state.phase {
        Phase::Over(reason) => Some(Outcome::ranked(reason.code(), left_over(state), true)),
        Phase::First | Phase::Deal | Phase::Place | Phase::Draw => None,
    }
}

pub(crate) fn winners(state: &State) -> Vec<Seat> {
    outcome(state).map(|o| o.winners()).unwrap_or_default()
}

/// What must hold after every step: pagodas and tiles are conserved, and what is kept incrementally equals what a
/// fresh look at the board finds.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
    let squares = || (0..=255).map(Square);
    let covered = |s: &Square| Color::ALL.iter().filter(|c| state.colors[**c as usize].contains(*s)).count();
    need(squares().all(|s| covered(&s) <= 1), "a square has two colours")?;

    let mut standing = [0u8; 4];
    for home in squares().filter(|s| state.regions[s.index()] != Region::NONE) {
        let region = state.regions[home.index()];
        let found = flood(state, home);
        need(found.len() == usize::from(region.size), "a region's size is wrong")?;
        need(found.iter().all(|s| state.home[s.index()] == home), "a region's squares have another home")?;
        need(region.is_province() == (region.owner != NOBODY), "provinces, and only they, have owners")?;
        if region.is_province() {
            standing[usize::from(region.owner)] += region.pagodas();
        }
    }
    for square in squares() {
        let home = state.home[square.index()];
        need((home == NO_HOME) == (covered(&square) == 0), "a coloured square has no home")?;
        need(home == NO_HOME || state.regions[home.index()] != Region::NONE, "a home without a region")?;
        let grass = state.board.ground(square) == Ground::Grass;
        need(state.free.contains(square) == (grass && covered(&square) == 0), "free grass is wrong")?;
    }
    for &owner in state.villages.iter().filter(|o| **o != NOBODY) {
        standing[usize::from(owner)] += 1;
    }
    for seat in Seat::all(state.players).map(Seat::index) {
        // Q33: what was due and not placed stands as an owner without its pagoda.
        let sum = i32::from(state.supply[seat]) + i32::from(standing[seat]) - i32::from(state.unpaid[seat]);
        need(sum == i32::from(state.pagodas[seat]), "pagodas are not conserved")?;
        need(knows_truly(state, seat), "a seat holds what it publicly does not hold")?;
    }
    // Q27 to Q29: judging every village again changes nothing, unless the game ended before that (Q33).
    if state.phase != Phase::Over(Reason::LastPagoda) {
        for n in 0..state.board.villages().len() {
            let winner = crate::apply::strongest(state, n);
            need(winner.is_none_or(|w| state.villages[n] == w.0), "a village is not its strongest player's")?;
        }
    }
    let mut fresh = state.clone();
    fresh.find_open();
    need(fresh.open == state.open, "open pairs are wrong")?;
    let laid = squares().filter(|s| covered(s) == 1 && state.board.ground(*s) == Ground::Grass).count() / 2;
    let held: u8 = state.hands.iter().map(|h| h.len()).sum();
    need(laid as u8 + held + state.stock.len() == state.tiles, "tiles are not conserved")?;
    let over = state.supply[..usize::from(state.players)].contains(&0);
    need(over == (state.phase == Phase::Over(Reason::LastPagoda)), "a supply of 0 ends the game, and nothing else does")
}

/// What passes told must fit the hand.
pub(crate) fn knows_truly(state: &State, seat: usize) -> bool {
    let (barred, hand) = (state.barred[seat], state.hands[seat]);
    let others: u8 = hand.kinds().filter(|k| barred.kinds & k.bit() == 0).map(|k| hand.count(k)).sum();
    others >= barred.tiles && (barred.tiles == 0) == (barred.kinds == 0)
}

/// The squares of one colour that hang together with `from`, found the slow way.
pub(crate) fn flood(state: &State, from: Square) -> Vec<Square> {
    let color = state.regions[state.home[from.index()].index()].color;
    let mut found = vec![from];
    let mut done = 0;
    while done < found.len() {
        for next in found[done].neighbours() {
            if state.colors[color as usize].contains(next) && !found.contains(&next) {
                found.push(next);
            }
        }
        done += 1;
    }
    found
}
