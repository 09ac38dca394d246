//! What happens? The course of a game and of a turn: set-up, phases one to three, the end of a turn (E74).

use teahouse_game::{Log, Seat};

use crate::bargain;
use crate::battle;
use crate::event::Event;
use crate::fate;
use crate::influence;
use crate::merge;
use crate::moves::{Chance, Move};
use crate::place::{PROVINCES, Province, each};
use crate::rules;
use crate::score;
use crate::state::{CAPACITY, CLAIM, Ending, Growth, Pending, Point, SEATS, State, THREE};

/// A seat's choice, and everything that follows from it without a choice (E81).
#[inline(always)]
pub(crate) fn act(state: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
    let before = land(state);
    carry_out(state, seat, mv, log);
    go_on(state, before, log);
}

/// A result of fate, and what follows.
#[inline(always)]
pub(crate) fn fate(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
    let before = land(state);
    match chance {
        Chance::First { seat } => {
            log.push(|| Event::First { seat });
            begin_game(state, seat, log);
            return;
        }
        Chance::Die { face } => battle::die(state, face, log),
        Chance::DrawYang { card } => fate::drew_yang(state, card, log),
        Chance::DrawYin { card } => fate::drew_yin(state, card, log),
    }
    go_on(state, before, log);
}

/// From a position that nobody has looked at yet.
pub(crate) fn run(state: &mut State, log: &mut impl Log<Event>) {
    moment(state, log);
    let before = land(state);
    go_on(state, before, log);
}

/// What claims depend on: who occupies what, and who has not begun.
type Landed = ([u32; SEATS], u8);

#[inline(always)]
fn land(state: &State) -> Landed {
    (state.owned, state.unplaced)
}

/// E81, E82: forced decisions are carried out; after each of them it is a moment, which matters only if land has changed hands.
#[inline(always)]
fn go_on(state: &mut State, mut before: Landed, log: &mut impl Log<Event>) {
    loop {
        if land(state) != before {
            moment(state, log);
            before = land(state);
        }
        let Some(mv) = rules::forced(state) else { return };
        let seat = state.asks().seat().expect("a forced decision is somebody's");
        carry_out(state, seat, mv, log);
    }
}

/// E65, E82: a claim ends as soon as it has fewer than fifteen provinces, and in Vienna it starts as soon as it has them (A14).
pub(crate) fn moment(state: &mut State, log: &mut impl Log<Event>) {
    let starts = state.rules.claim_any_time && state.unplaced == 0;
    if (state.claims == 0 && !starts) || matches!(state.point, Point::Over(_)) {
        return;
    }
    // Nobody holds more than is occupied by them or by nobody: most states are far from fifteen.
    let free = state.unoccupied().count_ones();
    let near = |state: &State, n: usize| state.owned[n].count_ones() + free >= CLAIM;
    if state.claims == 0 && !(0..state.seats()).any(|n| near(state, n)) {
        return;
    }
    let held = influence::influence(state);
    for seat in Seat::all(state.players) {
        let n = seat.index();
        let enough = (state.owned[n] | held[n]).count_ones() >= CLAIM;
        if !enough {
            merge::disclaim(state, seat, log);
        } else if starts {
            claim(state, seat, log);
        }
    }
}

/// E65: unless it stands already.
fn claim(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.claims >> seat.0 & 1 == 0 {
        state.claims |= 1 << seat.0;
        log.push(|| Event::Claimed { seat });
    }
}

fn carry_out(state: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
    match mv {
        Move::Settle { province: p } => settle(state, p, log),
        Move::Grow { province: p } => grow(state, p, log),
        Move::Drop => {
            drop_one(&mut state.growth);
            log.push(|| Event::Dropped { seat });
            go_on_growing(state, log);
        }
        Move::Colonise { from, to } => {
            // E15: symbols that lie there belong to whoever is there. E14, A43: the colonists have crossed their border.
            state.take(from, THREE);
            state.put(to, seat, THREE);
            state.spent[to.index()] = THREE;
            log.push(|| Event::Colonised { seat, from, to });
        }
        Move::March { from, to, count } => {
            state.take(from, count);
            state.put(to, seat, count);
            state.spent[to.index()] += count;
            log.push(|| Event::Moved { seat, from, to, count });
        }
        Move::EndPhase => end_phase(state, log),
        Move::Attack { from, to } => battle::attack(state, from, to, log),
        Move::ProposeMerge { seat: asked, share } => {
            state.proposed |= 1 << asked.0;
            state.share = share;
            state.point = Point::MergeAsked(asked);
            log.push(|| Event::Proposed { seat, asked, share });
        }
        Move::Demand { province: p } => battle::demand(state, p, log),
        Move::Accept => accept(state, seat, log),
        Move::Refuse => refuse(state, seat, log),
        Move::Withdraw { to } => battle::withdraw(state, seat, to, log),
        Move::Stand => battle::stand(state, seat, log),
        Move::OfferMerge { share } => battle::offer(state, seat, share, log),
        Move::Roll { dice } => battle::roll(state, dice, log),
        Move::BreakOff => battle::break_off(state, log),
        Move::Advance { count } => battle::advance(state, count, log),
        Move::Yang { province: p } => {
            state.yang_at = Some(p);
            state.point = Point::DesignateYin;
            log.push(|| Event::NamedYang { seat, province: p });
        }
        Move::Yin { province: p } => {
            state.yin_at = Some(p);
            state.point = Point::DrawYang;
            log.push(|| Event::NamedYin { seat, province: p });
        }
        Move::Relief { accepted } => fate::relief(state, accepted, log),
        Move::Join { seat: asked } => {
            state.point = Point::CorneredAsked(asked);
            log.push(|| Event::AskedToJoin { seat, asked });
        }
        Move::Leave => {
            log.push(|| Event::Left { seat });
            leave(state, seat, log);
            after_cornered(state, log);
        }
        Move::Resign => resign(state, seat, log),
    }
}

/// E1, E4, E5: the set-up round, or the first turn. Who begins is drawn by lot in both rule sets (A1).
pub(crate) fn begin_game(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    (state.first, state.active) = (seat, seat);
    if state.rules.establish {
        state.turn = 0;
        place_initial(state);
    } else {
        state.turn = 1;
        start_turn(state, log);
    }
    run(state, log);
}

fn place_initial(state: &mut State) {
    state.holding = state.holding_size();
    state.point = Point::PlaceInitial;
}

/// E3, E79
fn settle(state: &mut State, p: Province, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.put(p, seat, THREE);
    state.holding -= 1;
    log.push(|| Event::Settled { seat, province: p, count: THREE });
    if state.holding == 0 {
        state.unplaced &= !(1 << seat.0);
        if state.turn == 0 {
            fate::card_phase(state, log);
        } else {
            // E5: the holding takes the place of phase one; all other phases follow (A29).
            state.point = Point::PhaseTwo;
        }
    }
}

/// What a turn remembers is forgotten; a claim that still stands wins (E65).
pub(crate) fn start_turn(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.spent = [0; PROVINCES];
    state.exhausted = [0; PROVINCES];
    state.closed = [0; PROVINCES];
    (state.proposed, state.demanded, state.refused) = (0, 0, 0);
    let turn = state.turn;
    log.push(|| Event::Turn { seat, turn });
    if state.claims >> seat.0 & 1 == 1 {
        return finish(state, Ending::Fifteen, log);
    }
    if state.is_unplaced(seat) {
        place_initial(state);
        return;
    }
    phase_one(state, log);
}

/// E6: three regular markers, two for each agriculture, one for each city and mine on occupied own provinces (A3). New markers
/// have crossed no border (E11).
pub(crate) fn phase_one(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let mut growth = Growth { regular: THREE, ..Growth::default() };
    for p in each(state.owned[seat.index()]) {
        let [city, mine, agriculture] = state.symbols[p.index()];
        growth.bonus[p.index()] = city + mine + 2 * agriculture;
    }
    // E9: what the supply does not hold has to be given up.
    growth.drops = growth.left().saturating_sub(state.supply(seat));
    state.growth = growth;
    state.point = Point::PhaseOne;
    go_on_growing(state, log);
}

/// Gives up the next marker of the queue.
fn drop_one(growth: &mut Growth) {
    growth.drops -= 1;
    next_in_queue(growth);
}

/// Takes the next marker off the queue (E79).
fn next_in_queue(growth: &mut Growth) {
    if growth.regular > 0 {
        growth.regular -= 1;
    } else if let Some(origin) = growth.origin() {
        growth.bonus[origin.index()] -= 1;
    }
}

fn grow(state: &mut State, p: Province, log: &mut impl Log<Event>) {
    let seat = state.active;
    if state.growth.regular > 0 && !state.rules.split {
        state.growth.place = Some(p);
    }
    next_in_queue(&mut state.growth);
    // E10: the eleventh goes straight back.
    let back = state.rules.cap_at_once && state.markers[p.index()] >= CAPACITY;
    if !back {
        state.put(p, seat, 1);
    }
    log.push(|| Event::Grew { seat, province: p, back });
    go_on_growing(state, log);
}

/// E9: when only markers are left that must be given up, they lapse.
fn go_on_growing(state: &mut State, log: &mut impl Log<Event>) {
    let left = state.growth.left();
    if left > state.growth.drops {
        return;
    }
    let seat = state.active;
    if left > 0 {
        log.push(|| Event::Lapsed { seat, count: left });
    }
    state.growth = Growth::default();
    state.point = Point::PhaseTwo;
}

fn end_phase(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    match state.point {
        Point::PhaseTwo => {
            log.push(|| Event::PhaseEnded { seat, phase: 2 });
            // E14: phase three lets colonists cross a border of their own in Vienna (A5). Markers of symbols move then or never (A53).
            if state.rules.colonists_move {
                state.spent = [0; PROVINCES];
            }
            state.point = Point::PhaseThree;
        }
        Point::PhaseThree => {
            log.push(|| Event::PhaseEnded { seat, phase: 3 });
            trim(state, log);
            state.spent = [0; PROVINCES];
            state.point = Point::Idle;
        }
        _ => {
            log.push(|| Event::PhaseEnded { seat, phase: 4 });
            fate::card_phase(state, log);
        }
    }
}

/// E20: what stands above ten when phase three ends goes back, whether or not somebody notices (A40, A48).
fn trim(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    for p in each(state.owned[seat.index()]) {
        let surplus = state.markers[p.index()].saturating_sub(CAPACITY);
        if surplus > 0 {
            state.take(p, surplus);
            log.push(|| Event::Trimmed { seat, province: p, count: surplus });
        }
    }
}

fn accept(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.push(|| Event::Accepted { seat });
    let share = state.share.take();
    match state.point {
        Point::CorneredAsked(senior) => {
            // E71: junior at once, whatever the strengths; to whichever neighbour agreed (A26).
            merge::execute(state, senior, state.active, None, log);
            after_cornered(state, log);
        }
        Point::OfferAsked => {
            let defender = state.fight().defender;
            state.battle = None;
            // E49, with the attacker's consent (A24); only the defender offers here (A51).
            let senior =
                if state.rules.attacker_senior { state.active } else { merge::stronger(state, state.active, defender) };
            let junior = if senior == defender { state.active } else { defender };
            agreed(state, senior, junior, share, log);
        }
        _ => {
            let senior = merge::stronger(state, state.active, seat);
            let junior = if senior == seat { state.active } else { seat };
            agreed(state, senior, junior, share, log);
        }
    }
}

/// E26, E27: at once, unless the active player is the junior.
fn agreed(state: &mut State, senior: Seat, junior: Seat, share: Option<u8>, log: &mut impl Log<Event>) {
    if junior == state.active {
        state.pending = Some(Pending { senior, share });
        log.push(|| Event::MergerAgreed { seat: junior, owner: senior });
        fate::card_phase(state, log);
    } else {
        state.point = Point::Idle;
        merge::execute(state, senior, junior, share, log);
    }
}

fn refuse(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.push(|| Event::Refused { seat });
    state.share = None;
    match state.point {
        Point::CorneredAsked(asked) => {
            state.refused |= 1 << asked.0;
            state.point = Point::CorneredChoice;
        }
        Point::OfferAsked => {
            bargain::note_refused(state, state.fight().defender, seat);
            state.point = Point::DefenderToAnswer;
        }
        _ => {
            bargain::note_refused(state, state.active, seat);
            state.point = Point::Idle;
        }
    }
}

/// E74: pending merger, elimination, sole state, cornered, sole state, claim, timer, next player.
pub(crate) fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.battle = None;
    let seat = state.active;
    if let Some(Pending { senior, share }) = state.pending.take() {
        merge::execute(state, senior, seat, share, log);
    }
    merge::eliminate(state, seat, log);
    if matches!(state.point, Point::Over(_)) {
        return;
    }
    if state.turn > 0 && state.rules.cornered_turns > 0 && state.is_live(seat) {
        if is_cornered(state, seat) {
            state.cornered[seat.index()] += 1;
            let turns = state.cornered[seat.index()];
            log.push(|| Event::Cornered { seat, turns });
            if turns >= state.rules.cornered_turns {
                state.point = Point::CorneredChoice;
                return;
            }
        } else {
            state.cornered[seat.index()] = 0;
        }
    }
    conclude_turn(state, log);
}

/// E71: one province, and every adjoining one is another's, as it stands at the end of the turn (A27).
fn is_cornered(state: &State, seat: Seat) -> bool {
    let own = state.owned[seat.index()];
    own.count_ones() == 1 && state.around(own) & !state.occupied() == 0
}

/// A cornered state has joined or left.
fn after_cornered(state: &mut State, log: &mut impl Log<Event>) {
    if !matches!(state.point, Point::Over(_)) {
        conclude_turn(state, log);
    }
}

/// The last parts of E74: claim, timer, next player.
fn conclude_turn(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    if state.turn == 0 {
        return next_in_setup(state, log);
    }
    // E65: not before everybody has placed (A42). A14: from the end of this turn to the beginning of the next one.
    if state.unplaced == 0 && state.is_live(seat) && influence::holds(state, seat.index()) >= CLAIM {
        claim(state, seat, log);
    }
    // E67
    if state.rules.turn_limit > 0 && state.turn >= state.rules.turn_limit {
        return finish(state, Ending::TurnLimit, log);
    }
    state.turn += 1;
    next_live(state);
    start_turn(state, log);
}

fn next_live(state: &mut State) {
    loop {
        state.active = state.active.next(state.players);
        if state.is_live(state.active) {
            return;
        }
    }
}

/// E4: after the last one has placed, the first player begins; whoever gave up meanwhile is passed over.
fn next_in_setup(state: &mut State, log: &mut impl Log<Event>) {
    let unplaced = |state: &State, seat: Seat| state.is_live(seat) && state.is_unplaced(seat);
    let mut next = state.active.next(state.players);
    while next != state.first && !unplaced(state, next) {
        next = next.next(state.players);
    }
    if next != state.first {
        state.active = next;
        place_initial(state);
        return;
    }
    state.active = state.first;
    if !state.is_live(state.active) {
        next_live(state);
    }
    state.turn = 1;
    start_turn(state, log);
}

/// E72: markers and cards go back, symbols stay.
fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    for p in each(state.owned[seat.index()]) {
        state.take(p, state.markers[p.index()]);
    }
    state.unplaced &= !(1 << seat.0);
    merge::eliminate(state, seat, log);
}

/// E73: by where the game stands.
fn resign(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.push(|| Event::Resigned { seat });
    let point = state.point;
    state.share = None;
    if seat == state.active {
        state.pending = None;
        state.battle = None;
        state.holding = 0;
        state.growth = Growth::default();
        // E75: the hand goes first, what was just drawn last; also when that ends the game.
        leave(state, seat, log);
        fate::abandon(state);
        if !matches!(state.point, Point::Over(_)) {
            conclude_turn(state, log);
        }
        return;
    }
    leave(state, seat, log);
    if matches!(state.point, Point::Over(_)) {
        return;
    }
    match point {
        Point::DefenderToAnswer => state.point = Point::Advance,
        Point::CorneredAsked(_) => {
            if is_cornered(state, state.active) {
                state.point = Point::CorneredChoice;
            } else {
                state.cornered[state.active.index()] = 0;
                conclude_turn(state, log);
            }
        }
        _ => state.point = Point::Idle,
    }
}

/// The game is over.
pub(crate) fn finish(state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
    state.point = Point::Over(ending);
    state.battle = None;
    log.push(|| Event::Ended {
        reason: ending,
        winners: score::outcome(state).map(|o| o.winners()).unwrap_or_default(),
    });
}
