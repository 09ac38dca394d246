//! Could this be? A position may be one that no game comes to, but it has to go on to an end: whoever is asked can answer, and nothing
//! gets lost. Every fault is named.

use teahouse_game::Seat;

use crate::cards::{Kind, Yang};
use crate::influence;
use crate::place::Province;
use crate::position::Run;
use crate::rules;
use crate::state::{CLAIM, Growth, NOBODY, Point, State, THREE};

type Possible = Result<(), String>;

fn need(ok: bool, what: &str) -> Possible {
    if ok { Ok(()) } else { Err(what.to_owned()) }
}

pub(crate) fn check(state: &State, run: Option<Run>) -> Possible {
    decks(state)?;
    seats(state)?;
    growth(state, run)?;
    named(state)?;
    battle(state)?;
    unplaced(state, run)?;
    point(state)
}

/// A position has all cards of its decks, each once.
fn decks(state: &State) -> Possible {
    let (mut yang, yin) = state.board.decks[usize::from(state.rules.classic_decks)];
    let mut found = state.yang.unseen;
    let hands = state.hands.iter().flatten();
    for card in hands.chain(&state.yang.then).chain(state.drawn.iter().map(|(card, _)| card)) {
        found[card.number()] = found[card.number()].saturating_add(1);
    }
    // A Mandate that was drawn is nowhere.
    if is_over(state) && found[Yang::Mandate as usize] == 0 {
        yang[Yang::Mandate as usize] = 0;
    }
    let mut struck = state.yin.unseen;
    for card in state.yin.then.iter().chain(&state.struck) {
        struck[card.number()] = struck[card.number()].saturating_add(1);
    }
    struck[0] = struck[0].saturating_sub(u8::from(state.rules.yin_33));
    need(found == yang, "the Yang cards are not those of the deck")?;
    need(struck == yin, "the Yin cards are not those of the deck")
}

fn is_over(state: &State) -> bool {
    matches!(state.point, Point::Over(_))
}

/// E50, E65, E70: who is in the game, and with what.
fn seats(state: &State) -> Possible {
    for seat in Seat::all(state.players) {
        let n = seat.index();
        let claims = state.claims >> n & 1 == 1;
        need(
            !claims || (state.unplaced == 0 && influence::holds(state, n) >= CLAIM),
            "a claim of fewer than fifteen provinces",
        )?;
        if !state.is_live(seat) {
            let nothing = state.on_board[n] == 0 && state.hands[n].is_empty() && !state.is_unplaced(seat);
            need(nothing, "a state that is gone has neither markers nor cards")?;
            continue;
        }
        let joins = state.pending.is_some() && seat == state.active;
        let alive = state.on_board[n] > 0 || state.is_unplaced(seat) || joins;
        need(alive || is_over(state), "a live state without markers")?;
    }
    need(is_over(state) || state.live().count() > 1, "two live states, or the game is over")?;
    need(is_over(state) || state.is_live(state.active), "a live state is active")
}

/// E6, E8, E9: markers that are due come from own symbols, and the supply holds those that are not given up.
fn growth(state: &State, run: Option<Run>) -> Possible {
    let Growth { regular, place, bonus, drops } = state.growth;
    let earned = Province::all().all(|p| {
        let [city, mine, agriculture] = state.symbols[p.index()];
        let own = bonus[p.index()] == 0 || state.is_owner(state.active, p);
        own && bonus[p.index()] <= city + mine + 2 * agriculture
    });
    let placed = place.is_none_or(|p| state.is_owner(state.active, p));
    need(regular <= THREE && earned && placed, "markers grow on own provinces, three and those of their symbols")?;
    let left = state.growth.left();
    need(drops <= left && left - drops <= state.supply(state.active), "more markers to grow than the supply holds")?;
    let grows = state.point == Point::PhaseOne && run.is_none();
    need(!grows || left > drops, "a growth phase with nothing to grow")?;
    need(left == 0 || grows, "markers grow in phase one")?;
    let calm = matches!(state.point, Point::Idle | Point::PhaseOne);
    need(run.is_none() || calm, "what runs by itself begins where nothing is under way")
}

/// E27, E52: what was named, drawn and agreed on, only while it matters.
fn named(state: &State) -> Possible {
    let own = |p: Option<Province>| p.is_some_and(|p| state.is_owner(state.active, p));
    let (yang, yin, drawn, struck) = match state.point {
        Point::DesignateYin => (true, false, false, false),
        Point::DrawYang => (true, true, false, false),
        Point::DrawYin => (true, true, true, false),
        Point::ReliefAsked => (true, true, true, true),
        _ => (false, false, false, false),
    };
    need(
        state.yang_at.is_some() == yang && state.yin_at.is_some() == yin,
        "provinces are named for Yang and Yin, in this order",
    )?;
    need((!yang || own(state.yang_at)) && (!yin || own(state.yin_at)), "cards are named for own provinces")?;
    need(state.drawn.is_some() == drawn && state.struck.is_some() == struck, "a card is drawn, or it is not")?;
    need(state.drawn.is_none_or(|(card, _)| card != Yang::Mandate), "the Mandate ends the game when it is drawn")?;
    let joining = yang || state.point == Point::DesignateYang;
    let senior = |seat: Seat| state.is_live(seat) && state.on_board[seat.index()] > 0;
    need(state.pending.is_none_or(|p| joining && senior(p.senior)), "a merger agreed on, before its cards are drawn")
}

/// E32, E42, E43: an attack has both sides, and never more dice than attackers.
fn battle(state: &State) -> Possible {
    let fights = matches!(
        state.point,
        Point::DefenderToAnswer | Point::OfferAsked | Point::AttackerToRoll | Point::Die | Point::Advance
    );
    let Some(battle) = state.battle else { return need(!fights, "an attack under way") };
    need(fights, "an attack under way")?;
    need(battle.defender.0 < state.players && battle.defender != state.active, "a defender at the table")?;
    let adjoin = state.land().near[battle.from.index()] & battle.to.bit() != 0;
    need(
        adjoin && state.is_owner(state.active, battle.from),
        "an attack leads from an own province to an adjoining one",
    )?;
    let fresh = state.fresh(battle.from);
    let fallen = state.throw.iter().map(|n| u32::from(*n)).sum::<u32>();
    if state.point == Point::Advance {
        return need(state.owner[battle.to.index()] == NOBODY, "an empty province to enter");
    }
    need(fresh > 0 && state.is_owner(battle.defender, battle.to), "an attack with two sides")?;
    let dice = u32::from(battle.dice);
    need(
        state.point != Point::Die || (dice > 0 && dice + fallen <= u32::from(fresh)),
        "dice to fall, one for each attacker at most",
    )
}

/// E3 to E5: who has not begun comes next, before anybody grows, and finds room: others have no more than they began with.
fn unplaced(state: &State, run: Option<Run>) -> Possible {
    let waiting: Vec<Seat> = state.live().filter(|seat| state.is_unplaced(*seat)).collect();
    if waiting.is_empty() || is_over(state) {
        return need(
            is_over(state) || !matches!(state.point, Point::First | Point::PlaceInitial),
            "nobody has to begin",
        );
    }
    let size = state.holding_size();
    if state.point == Point::First {
        return need(
            state.occupied() == 0 && waiting.len() == state.seats(),
            "nothing lies on the board before the beginning",
        );
    }
    let places = state.point == Point::PlaceInitial;
    need(places == state.is_unplaced(state.active), "who has not begun places a holding")?;
    for seat in &waiting {
        let due = if *seat == state.active { size.saturating_sub(state.holding) } else { 0 };
        let n = seat.index();
        let lies = (state.owned[n].count_ones(), state.on_board[n]) == (u32::from(due), THREE * due);
        need(lies, "who has not begun has no markers")?;
    }
    let begun = u32::from(size) * (state.seats() - waiting.len()) as u32;
    let (mut provinces, mut markers) = (0, 0);
    for seat in state.live().filter(|seat| !state.is_unplaced(*seat)) {
        provinces += state.owned[seat.index()].count_ones();
        markers += u32::from(state.on_board[seat.index()]);
    }
    let few = provinces <= begun && markers <= u32::from(THREE) * begun;
    let grows = state.point == Point::PhaseOne || matches!(run, Some(Run::StartTurn | Run::PhaseOne));
    need(few && !grows, "nobody grows before all have begun")?;
    // Clockwise from the active seat: first those who have not begun.
    let others = std::iter::successors(Some(state.active.next(state.players)), |seat| Some(seat.next(state.players)));
    let mut order =
        others.take(state.seats() - 1).filter(|seat| state.is_live(*seat)).map(|seat| state.is_unplaced(seat));
    need(order.by_ref().skip_while(|waits| *waits).all(|waits| !waits), "who has not begun comes before those who have")
}

/// Whoever is asked can answer.
fn point(state: &State) -> Possible {
    let another = |seat: Seat| seat.0 < state.players && state.is_live(seat) && seat != state.active;
    let lands = state.owned[state.active.index()] != 0;
    match state.point {
        Point::Over(_) | Point::First => Ok(()),
        Point::PlaceInitial => {
            need(
                (1..=state.holding_size()).contains(&state.holding) && rules::has_room(state),
                "a holding to be placed, and room for it",
            )?;
            need(state.supply(state.active) >= THREE * state.holding, "markers for the holding")
        }
        Point::PhaseOne => need(lands, "markers to grow from"),
        Point::PhaseTwo | Point::PhaseThree | Point::Idle | Point::DesignateYang => {
            need(lands, "the active seat has a province")
        }
        Point::MergeAsked(seat) => {
            need(another(seat) && state.on_board[seat.index()] > 0, "another live seat is asked")
        }
        Point::CorneredAsked(seat) => {
            need(lands && another(seat) && state.on_board[seat.index()] > 0, "another live seat is asked")
        }
        Point::DemandAsked(p) => {
            let owner = state.owner[p.index()];
            need(lands && owner != NOBODY && owner != state.active.0, "somebody else owns the demanded province")
        }
        Point::CorneredChoice => need(lands, "a cornered state"),
        Point::DrawYang => need(state.yang.len() > 0, "a Yang card to draw"),
        Point::DrawYin => need(state.yin.len() > 0, "a Yin card to draw"),
        Point::ReliefAsked => need(state.struck.is_some_and(|c| c.relief().is_some()), "a famine or a flood"),
        Point::DefenderToAnswer
        | Point::OfferAsked
        | Point::AttackerToRoll
        | Point::Die
        | Point::Advance
        | Point::DesignateYin => Ok(()),
    }
}
