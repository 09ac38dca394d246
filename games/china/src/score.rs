//! Who wins? Houses region by region, alliances, roads; and the sums that must always come out right.

use serde_json::Value;
use teahouse_game::{Outcome, Seat, SheetLine};

use crate::cards::Cards;
use crate::place::{REGIONS, Region, Space};
use crate::roads;
use crate::state::{Phase, SEATS, State};

/// Points of each seat.
pub(crate) type Points = [i32; SEATS];

/// S5: the houses of one region: the first rank gets the number of all houses, each further rank the number of one player of
/// the rank above it. Ties share a rank, no rank is skipped. S6, D6: a fortified house doubles its owner's points, once.
pub(crate) fn region(state: &State, region: usize) -> Points {
    let spaces = state.board.spaces_of[region];
    let owned: [i32; SEATS] = std::array::from_fn(|seat| (state.houses[seat] & spaces).count_ones() as i32);
    let points = ranks(owned, owned.iter().sum());
    std::array::from_fn(|seat| {
        let fortified = state.houses[seat] & spaces & state.forts != 0;
        if fortified { 2 * points[seat] } else { points[seat] }
    })
}

/// S5: what each seat gets for so many houses of its own, if there are `all` together; nothing doubled.
#[inline(always)]
pub(crate) fn ranks(owned: [i32; SEATS], all: i32) -> Points {
    owned.map(|own| {
        if own == 0 {
            return 0;
        }
        owned.iter().copied().filter(|n| *n > own).min().unwrap_or(all)
    })
}

/// S8: one alliance: whoever has the most emissaries in both regions, ties included, gets all emissaries of both.
pub(crate) fn alliance(state: &State, n: usize) -> Points {
    let (_, a, b) = state.board.alliances[n];
    let most = |region: usize| state.emissaries[region].iter().copied().max().unwrap_or(0);
    let (most_a, most_b) = (most(a), most(b));
    if most_a == 0 || most_b == 0 {
        return [0; SEATS];
    }
    let all = (state.emissaries_in(a) + state.emissaries_in(b)) as i32;
    std::array::from_fn(|seat| {
        let both = state.emissaries[a][seat] == most_a && state.emissaries[b][seat] == most_b;
        if both { all } else { 0 }
    })
}

/// S9: what the best lines of a seat are worth.
pub(crate) fn roads(state: &State, seat: usize) -> i32 {
    roads::points(&state.board.roads, state.houses[seat], state.houses[seat] & state.forts)
}

/// S9: the same with those lines, as few as will do.
pub(crate) fn lines(state: &State, seat: usize) -> (i32, Vec<Vec<Space>>) {
    roads::lines(&state.board, state.houses[seat], state.houses[seat] & state.forts)
}

/// What each seat would have if the game ended now.
pub(crate) fn totals(state: &State) -> Points {
    let mut totals = state.score;
    if matches!(state.phase, Phase::Over(_)) {
        return totals;
    }
    let mut add = |points: Points| totals.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
    (0..REGIONS).filter(|r| state.scored >> r & 1 == 0).for_each(|r| add(region(state, r)));
    (0..state.board.alliances.len()).for_each(|n| add(alliance(state, n)));
    add(std::array::from_fn(|seat| roads(state, seat)));
    totals
}

/// Where the points come from, as if the game ended now: region by region, alliance by alliance, then roads.
pub(crate) fn sheet(state: &State) -> Vec<SheetLine> {
    let players = state.seats();
    let line = |source: &'static str, param: &str, value: Value, points: Points| {
        let mut line = SheetLine::new(source, points[..players].to_vec());
        line.params.insert(param.to_owned(), value);
        (points != [0; SEATS]).then_some(line)
    };
    let mut lines: Vec<SheetLine> = Vec::new();
    for r in Region::all() {
        lines.extend(line("region", "region", r.to_string().into(), region(state, r.index())));
    }
    for (n, (number, ..)) in state.board.alliances.iter().enumerate() {
        lines.extend(line("alliance", "number", (*number).into(), alliance(state, n)));
    }
    let lengths: Points = std::array::from_fn(|seat| roads(state, seat));
    if lengths != [0; SEATS] {
        lines.push(SheetLine::new("roads", lengths[..players].to_vec()));
    }
    // A position that was set up by hand may have points from nowhere.
    let sum = teahouse_game::sheet::total(&lines, state.players);
    let rest: Vec<i32> = totals(state)[..players].iter().zip(sum).map(|(total, sum)| total - sum).collect();
    if rest.iter().any(|n| *n != 0) {
        lines.push(SheetLine::new("before", rest));
    }
    lines
}

/// S11: most points; then most pieces left, the one on the track not counted (D11); then shared (D12).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Phase::Over(reason) = state.phase else { return None };
    let unused = |n: usize| {
        i32::from(state.houses_left[n]) + i32::from(state.emissaries_left[n]) + i32::from(state.forts_left[n])
    };
    let ranks: Vec<(i32, i32)> = (0..state.seats()).map(|n| (state.score[n], unused(n))).collect();
    let place = |own: &(i32, i32)| 1 + ranks.iter().filter(|other| *other > own).count() as u8;
    Some(Outcome {
        reason: reason.code().to_owned(),
        places: ranks.iter().map(place).collect(),
        scores: state.score[..state.seats()].to_vec(),
        shares: Vec::new(),
    })
}

/// What must hold after every step.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
    let display: Cards = state.display.iter().flatten().copied().collect();
    let hands = state.hands.iter().fold(Cards::NONE, |all, hand| all.and(*hand));
    let cards = state.deck.and(state.discard).and(display).and(hands);
    let in_play = Cards(state.board.cards.0.map(|n| n - (5 - state.players)));
    need(cards == in_play, "cards are not conserved")?;
    let mut seen = 0;
    for own in state.houses {
        need(seen & own == 0 && own & !state.board.all == 0, "a space has two houses")?;
        seen |= own;
    }
    for seat in Seat::all(state.players).map(Seat::index) {
        let houses = state.houses[seat].count_ones() + u32::from(state.houses_left[seat]);
        need(houses == 20, "houses are not conserved")?;
        let standing: u32 = state.emissaries.iter().map(|region| u32::from(region[seat])).sum();
        need(standing + u32::from(state.emissaries_left[seat]) == 8, "emissaries are not conserved")?;
        need(state.hands[seat].holds(state.known[seat]), "a seat does not hold what everybody saw it take")?;
        need(state.hands[seat].len() <= 3, "a hand is too large")?;
    }
    let forts = state.forts.count_ones() + state.forts_left.iter().map(|n| u32::from(*n)).sum::<u32>();
    need(forts == if state.variant { u32::from(state.players) } else { 0 }, "fortifications are not conserved")?;
    for region in 0..REGIONS {
        // C15: houses only become more, so what was within the cap stays within it.
        need(state.emissaries_in(region) <= state.cap(region), "more emissaries than the cap")?;
        let full = state.board.spaces_of[region] & !seen == 0;
        let over = matches!(state.phase, Phase::Over(_));
        need((state.scored >> region & 1 == 1) == (full || over), "a region is scored at the wrong time")?;
    }
    let asked = matches!(state.phase, Phase::Choose | Phase::Second | Phase::Draw);
    need(!asked || state.exhaustions == 2 || !state.deck.is_empty(), "the deck is empty when somebody has to choose")?;
    need(
        state.phase != Phase::Choose || state.exhaustions == 2 || state.hands[state.active.index()].len() == 3,
        "a turn begins with three cards",
    )
}
