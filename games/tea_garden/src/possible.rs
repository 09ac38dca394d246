//! Can this be? A position must hold together so that a game can go on from it: whoever is asked can answer, what is waited for can come.

use teahouse_game::{Faults, Seat};

use crate::cards::Cards;
use crate::choices;
use crate::effect::{Effect, Scroll, Side};
use crate::fate;
use crate::faults;
use crate::ids::{ADVANCED, Region};
use crate::point::{Cause, Fate, Point, Task};
use crate::position::need;
use crate::rules;
use crate::state::{HAND, State, TURNS};

pub(crate) fn check(state: &State) -> Result<(), String> {
    check_down(state)?;
    check_turn(state)?;
    check_tasks(state)?;
    check_point(state)
}

/// T3, T5, T12, T55: what is done in a turn fits together, and a card will be there to play.
fn check_turn(state: &State) -> Result<(), String> {
    let (turn, me) = (&state.turn, state.me());
    if turn.played {
        let fee = !turn.fee || me.turns == TURNS;
        return need(fee && (turn.side.is_some() || !(turn.window || turn.repeated)), "a turn that can be");
    }
    let begun = turn.main || turn.side.is_some() || turn.repeated || turn.window || turn.used != 0;
    need(!begun, "cards come before actions")?;
    let fourth = me.turns + 1 == TURNS;
    need(fourth || !turn.fee, "a fee of the fourth turn only")?;
    let pays = matches!(state.point, Point::Pay(bill) if bill.cause == Cause::Fee);
    need(pays == (pays && state.owes_fee() && !turn.free), "a fee that is due")?;
    let early = matches!(state.point, Point::Menu | Point::Over) || pays || !state.owes_fee();
    let between = is_between(state);
    need(between || (early && (!state.owes_fee() || !turn.free)), "the fee comes first")?;
    let coming = || coming(state);
    let card = match state.point {
        Point::Menu | Point::Over => true,
        Point::Cover { .. } | Point::Pagoda { .. } | Point::Teapot(_) | Point::Pick(_) => false,
        Point::Side(_) | Point::Place { .. } | Point::Sell(_) => false,
        Point::Flip(flip) if flip.main => false,
        Point::Pay(bill) => match bill.cause {
            Cause::Fee => rules::fee_bill(state).is_some_and(|right| right.keep <= bill.keep),
            Cause::Row => {
                let row = state.board.rows().get(usize::from(me.emperor));
                !me.hand.is_empty() || row.is_some_and(|row| rules::brings(state, &row.reward) > 0)
            }
            Cause::Repeat | Cause::Buy(_) | Cause::Caravan(..) => false,
        },
        Point::Take => true,
        Point::Draw { discard: false, n } => me.can_draw() && rules::brings(state, &[Effect::Draw { n }]) > 0,
        Point::Discard { left } => me.hand.len() > left || coming(),
        Point::Fate(Fate::Card(_)) => {
            !state.tasks.iter().any(|task| matches!(task, Task::Cards { discard: true, .. }))
                || !me.hand.is_empty()
                || coming()
        }
        _ => between || !me.hand.is_empty() || coming(),
    };
    need(card, "a card to play")
}

/// Whether nobody's turn goes on: the set-up or the tidy-up does.
fn is_between(state: &State) -> bool {
    state.tasks.iter().any(|task| matches!(task, Task::Setup | Task::Tidy | Task::Deal { .. }))
}

/// T12: whether what is still to be done brings a card.
fn coming(state: &State) -> bool {
    let later = state.tasks.iter().filter_map(|task| match task {
        Task::Effect { effect, .. } => Some(effect),
        _ => None,
    });
    rules::brings(state, later) > 0
}

/// Face-down cards are unseen ones.
fn check_down(state: &State) -> Result<(), String> {
    let down = &state.down;
    for (level, n) in down.actions.iter().enumerate() {
        need(*n <= state.unseen.both(Cards::of_level(level)).len(), "more action cards than there are")?;
    }
    let advanced = (state.unseen_caravans & ((1 << ADVANCED) - 1)).count_ones();
    let basic = state.unseen_caravans.count_ones() - advanced;
    let fits = u32::from(down.caravans[0]) <= basic && u32::from(down.caravans[1]) <= advanced;
    need(fits, "more caravans than there are")?;
    need(down.emperors <= state.unseen.both(Cards::EMPERORS).len(), "more emperor cards than there are")?;
    let cups: u32 = down.cups.iter().map(|n| u32::from(*n)).sum();
    need(cups <= state.unseen_cups.count_ones(), "more cup tiles than there are")
}

/// What is to be done can be done.
fn check_tasks(state: &State) -> Result<(), String> {
    let fresh = state.seats[..state.seats()].iter().all(|player| player.turns == 0 && !player.passed);
    for task in &state.tasks {
        let fits = match task {
            Task::Effect { effect, .. } => {
                let mut wrong = Faults::default();
                faults::effects(std::slice::from_ref(effect), "task", true, &mut wrong);
                wrong.0.is_empty()
            }
            Task::Cards { left, drawn, discard } => {
                // The card that is being drawn is counted already.
                let coming = u8::from(state.point == Point::Fate(Fate::Card(state.active)));
                *left <= 9 && *drawn <= 9 && (!discard || *drawn <= state.me().hand.len() + coming)
            }
            Task::Deal { seat, left } => seat.0 < state.players && *left <= HAND && fresh && !state.turn.played,
            Task::Setup => fresh && !state.turn.played,
            Task::Tidy => !state.turn.played,
            Task::Market | Task::Caravan | Task::Emperor | Task::Cup(_) | Task::Window => true,
        };
        need(fits, "a task that cannot be done")?;
    }
    let draws = state.tasks.iter().filter(|task| matches!(task, Task::Cards { .. })).count();
    need(draws <= 1, "one draw at a time")?;
    let amid = match state.point {
        Point::Flip(flip) => !flip.main,
        Point::Draw { .. } | Point::Discard { .. } | Point::Remove | Point::Put | Point::Take => draws == 0,
        Point::Sell(_) | Point::Fate(_) => true,
        _ => false,
    };
    need(amid || state.tasks.is_empty(), "nothing is left to do at this point")?;
    // T1: whoever has used all turns is in the last one or counts as passed.
    let used = Seat::all(state.players).filter(|seat| state.seats[seat.index()].turns == TURNS);
    let fits = |seat: Seat| state.seats[seat.index()].passed || (seat == state.active && state.turn.played);
    let tidied = state.tasks.contains(&Task::Tidy) || state.point == Point::Over;
    need(used.into_iter().all(fits) || tidied, "a turn left")
}

/// Whoever is asked can answer, and what is waited for can come.
fn check_point(state: &State) -> Result<(), String> {
    let seat_fits = |seat: Seat| seat.0 < state.players;
    // T18: what is left is paid by strength or by scrolls.
    let scrolls = state.me().scrolls_of(Scroll::Strength);
    let within = |done: u8, left: u8| {
        left <= state.strength.saturating_sub(done).saturating_add(scrolls) && done.checked_add(left).is_some()
    };
    match state.point {
        Point::Over => return Ok(()),
        Point::Fate(fate) => {
            let due = match fate {
                Fate::First => state.round == 0,
                Fate::Token(region) => region != state.board.start && state.bonus[region.index()].is_none(),
                Fate::Market => !state.market.is_full() && state.down.actions != [0; 5],
                Fate::Caravan => state.caravans.contains(&None) && state.down.caravans != [0; 2],
                Fate::Emperor => state.emperors.contains(&None) && state.down.emperors > 0,
                Fate::Cup(p) => state.tops[p.index()].is_none() && state.down.cups[p.index()] > 0,
                Fate::Card(seat) => seat_fits(seat),
            };
            // What comes after a first seat or a token is the rest of the set-up; after the others, a turn that is going on.
            let rest = match fate {
                Fate::First | Fate::Token(_) => state.tasks.contains(&Task::Setup),
                _ if is_between(state) => state.round > 0,
                // T1, T12: in a turn that can go on.
                _ => {
                    let card = state.turn.played || state.is_fresh() || !state.me().hand.is_empty();
                    let own = fate == Fate::Card(state.active);
                    let others = matches!(fate, Fate::Card(_)) && !own;
                    let slot = state.turn.played || state.me().turns < TURNS;
                    state.round > 0 && !state.me().passed && slot && !others && (card || own || coming(state))
                }
            };
            return need(due && rest && fate::is_possible(state, fate), "chance has something to decide");
        }
        Point::Pay(bill) => {
            let cause = match bill.cause {
                Cause::Fee | Cause::Row | Cause::Repeat => true,
                Cause::Buy(card) => state.market.contains(&card),
                Cause::Caravan(caravan, trade, tier) => {
                    state.caravans.contains(&Some(caravan)) && trade < 2 && tier < 2
                }
            };
            let row = bill.cause != Cause::Row || usize::from(state.me().emperor) < state.board.rows().len();
            let small = bill.left <= 40 && bill.pots_any <= 40 && bill.pots_brown <= 40 && bill.brown <= bill.left;
            need(cause && row && small && (1..=6).contains(&bill.quality) && bill.keep <= 6, "a bill")?;
            need(!bill.is_paid(), "something to pay")?;
        }
        Point::Teapot(open) => {
            let small = open.missing.saturating_add(open.leaves).saturating_add(open.brown) <= 4;
            need(state.market.contains(&open.card) && open.missing > 0 && small, "a purchase")?;
        }
        Point::Flip(flip) => {
            let fits = !flip.main || within(flip.done, flip.left);
            need(
                (1..=6).contains(&flip.last) && flip.left > 0 && flip.done.checked_add(flip.left).is_some() && fits,
                "leaves to turn",
            )?;
        }
        Point::Pick(pick) => {
            let fits = usize::from(pick.done) < Region::COUNT && within(pick.done, pick.left);
            need(pick.left > 0 && fits, "gardens to harvest")?;
        }
        Point::Pagoda { space } => need(rules::garden(state, space).is_ok(), "a garden that can be")?,
        Point::Place { province } => need(state.tops[province.index()].is_some(), "a tile to place")?,
        Point::Sell(sale) => need(sale.left > 0 && sale.done.checked_add(sale.left).is_some(), "leaves to sell")?,
        Point::Draw { n, .. } => need((1..=9).contains(&n), "cards to draw")?,
        Point::Discard { left } => need((1..=state.me().hand.len()).contains(&left), "cards to discard")?,
        Point::Cover { .. } => need(state.turn.played, "cards are being played")?,
        Point::Put => need(state.has_marker(), "a marker to put")?,
        Point::Menu | Point::Side(_) | Point::Remove | Point::Take => {}
    }
    // The river leaves nothing to choose, so it is not asked for.
    let side = matches!(state.point, Point::Side(side) if state.turn.side != Some(side) || side == Side::River);
    need(!side, "the side action that was done")?;
    let again = state.turn.side.is_some_and(|side| rules::is_possible(state, side));
    let repeats = !matches!(state.point, Point::Pay(bill) if bill.cause == Cause::Repeat) || again;
    need(repeats, "a side action to repeat")?;
    need(state.round > 0 && !state.me().passed, "the active seat has not passed")?;
    let mut any = false;
    choices::moves(state, |_| any = true);
    need(any, "the asked seat has an answer")
}
