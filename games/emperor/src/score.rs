//! Who wins? Points by source, and the sums that must always come out right.

use teahouse_game::{Outcome, Seat, Share, SheetLine};

use crate::cards::{Counts, Kind, SYMBOLS_IN_BOX, Yang, total};
use crate::influence::{holds, influence};
use crate::merge::symbol_points;
use crate::place::{Province, each};
use crate::rules;
use crate::state::{CAPACITY, CLAIM, Ending, NOBODY, Point, SEATS, State, Status};

/// E68: what a seat's state is worth, by source: markers, symbols, cards, occupied provinces, held provinces.
pub(crate) fn sources(state: &State) -> [[i32; 5]; SEATS] {
    counted(state, &influence(state))
}

/// The same where it is known already who has influence over what.
pub(crate) fn counted(state: &State, held: &[u32; SEATS]) -> [[i32; 5]; SEATS] {
    std::array::from_fn(|n| {
        [
            i32::from(state.on_board[n]),
            // A3: symbols under influence count where the rules say so.
            symbol_points(state, state.owned[n] | if state.rules.influenced_symbols { held[n] } else { 0 }),
            state.hands[n].len() as i32,
            2 * state.owned[n].count_ones() as i32,
            2 * held[n].count_ones() as i32,
        ]
    })
}

pub(crate) fn scores(state: &State) -> Vec<i32> {
    sources(state)[..state.seats()].iter().map(|parts| parts.iter().sum()).collect()
}

pub(crate) fn sheet(state: &State) -> Vec<SheetLine> {
    let sources = sources(state);
    let names = ["markers", "symbols", "cards", "occupied", "influenced"];
    let line = |(n, name): (usize, &'static str)| {
        SheetLine::new(name, sources[..state.seats()].iter().map(|parts| parts[n]).collect())
    };
    names.into_iter().enumerate().map(line).collect()
}

/// E65, E69, E70: the winner, shared if points are equal (A15); the others by points, junior partners after live states in the order of their
/// seniors, those who are out last.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Point::Over(ending) = state.point else { return None };
    let scores = scores(state);
    let key = |seat: Seat| {
        // E28: a junior shares the fate of whoever leads it.
        let leader = state.leader(seat);
        let class = match (state.status[seat.index()], state.status[leader.index()]) {
            (Status::Live, _) => 2,
            (_, Status::Live) => 1,
            _ => 0,
        };
        let chosen = match ending {
            Ending::Fifteen => leader == state.active,
            Ending::Sole => class > 0,
            Ending::Mandate | Ending::TurnLimit => false,
        };
        (class == 2 && chosen, class, chosen, scores[leader.index()])
    };
    let keys: Vec<_> = Seat::all(state.players).map(key).collect();
    let place = |own: &(bool, i32, bool, i32)| 1 + keys.iter().filter(|other| *other > own).count() as u8;
    let reason = ending.code().to_owned();
    Some(Outcome { reason, places: keys.iter().map(place).collect(), scores, shares: shares(state) })
}

/// E29: what juniors were promised of their seniors' points in a series, seniors first, so that what a junior gets can be shared on (E28).
fn shares(state: &State) -> Vec<Share> {
    let depth = |seat: Seat| state.seniors(seat).count();
    let promised = |to: Seat| {
        let (from, percent) = (state.seniors(to).nth(1)?, state.shares[to.index()].filter(|percent| *percent > 0)?);
        Some(Share { from, to, percent })
    };
    let mut all: Vec<Share> = Seat::all(state.players).filter_map(promised).collect();
    all.sort_by_key(|share| depth(share.to));
    all
}

/// What must hold after every step.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
    let mut on_board = [0u8; SEATS];
    let mut owned = [0u32; SEATS];
    for p in Province::all() {
        let (owner, markers) = (state.owner[p.index()], state.markers[p.index()]);
        need((owner == NOBODY) == (markers == 0), "an owner without markers, or markers without an owner")?;
        if owner != NOBODY {
            on_board[usize::from(owner)] += markers;
            owned[usize::from(owner)] |= p.bit();
        }
        let early = matches!(state.point, Point::PhaseOne | Point::PhaseTwo | Point::PhaseThree);
        let piled = !state.rules.cap_at_once && early && owner == state.active.0;
        need(markers <= CAPACITY || piled, "more than ten markers")?;
        need(state.spent[p.index()] <= markers && state.exhausted[p.index()] <= markers, "more spent than there are")?;
    }
    need(on_board == state.on_board && owned == state.owned, "markers are not counted right")?;
    need(on_board.iter().all(|n| *n <= state.rules.supply), "more markers than the supply")?;
    for kind in 0..3 {
        need(state.symbols.iter().map(|s| s[kind]).sum::<u8>() <= SYMBOLS_IN_BOX, "more symbols than the box")?;
    }
    // E75: cards are conserved.
    let mut yang = state.yang.unseen;
    let hands = state.hands.iter().flatten();
    for card in hands.chain(&state.yang.then).chain(state.drawn.iter().map(|(card, _)| card)) {
        yang[card.number()] += 1;
    }
    let mut yin = state.yin.unseen;
    for card in state.yin.then.iter().chain(&state.struck) {
        yin[card.number()] += 1;
    }
    let (mut all_yang, mut all_yin): (Counts, Counts) = state.board.decks[usize::from(state.rules.classic_decks)];
    all_yin[0] += u8::from(state.rules.yin_33);
    if state.point == Point::Over(Ending::Mandate)
        || (yang[Yang::Mandate as usize] == 0 && matches!(state.point, Point::Over(_)))
    {
        all_yang[Yang::Mandate as usize] = 0;
    }
    need(yang == all_yang && yin == all_yin, "cards are not conserved")?;
    for seat in Seat::all(state.players) {
        let n = seat.index();
        let joins = state.pending.is_some() && seat == state.active;
        if state.is_live(seat) {
            let placing = seat == state.active && state.point == Point::PlaceInitial;
            let alive = on_board[n] > 0 || state.is_unplaced(seat) || joins || placing;
            // A defender without markers is out before anybody is asked.
            need(alive || matches!(state.point, Point::Over(_)), "a live state without markers")?;
        } else {
            need(on_board[n] == 0 && state.hands[n].is_empty(), "a state that is gone has markers or cards")?;
        }
        need(state.hands[n].iter().all(|card| card.is_held()), "a card that cannot be held")?;
        let known = Yang::ALL.iter().all(|k| {
            let held = state.hands[n].iter().filter(|card| *card == k).count();
            held >= usize::from(state.known[n][k.number()])
        });
        let reliefs = state.hands[n].iter().filter(|card| !card.crosses()).count();
        need(known && reliefs >= usize::from(state.reliefs[n]), "what is known of a hand is wrong")?;
        // E65: also when the game is over.
        let claims = state.claims >> n & 1 == 1;
        need(!claims || (state.is_live(seat) && holds(state, n) >= CLAIM), "a claim of fewer than fifteen")?;
        let misses = state.rules.claim_any_time && state.unplaced == 0 && !matches!(state.point, Point::Over(_));
        need(claims || !misses || holds(state, n) < CLAIM, "fifteen provinces without a claim")?;
    }
    let held = influence(state);
    let mut seen = state.occupied();
    for own in held {
        need(seen & own == 0, "a province is credited twice (E64)")?;
        seen |= own;
    }
    // E81
    need(rules::forced(state).is_none(), "a forced decision is asked")?;
    let queue = state.growth.left();
    need(state.growth.drops <= queue, "more markers to give up than there are")?;
    need(total(&state.yang.unseen) as usize <= 40, "a deck is too large")?;
    need(each(state.occupied()).count() == state.occupied().count_ones() as usize, "sets are bits")
}
