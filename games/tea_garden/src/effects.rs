//! What comes of it? Effects in printed order, new cards and tiles, each before anything else is decided.

use teahouse_game::{Log, Seat};

use crate::effect::{Effect, Scroll};
use crate::event::Event;
use crate::ids::Leaf;
use crate::point::{Fate, Flip, Point, Sale, Task};
use crate::round;
use crate::rules;
use crate::state::State;

/// Does what is to be done, until something is waited for.
pub(crate) fn run(state: &mut State, log: &mut impl Log<Event>) {
    while let Some(task) = state.tasks.pop() {
        if let Some(point) = work(state, task, log) {
            state.point = point;
            return;
        }
    }
    state.point = Point::Menu;
}

/// Effects of one source, in printed order: the first is done first. `asks`: see T61.
pub(crate) fn queue(state: &mut State, effects: &[Effect], asks: bool) {
    effects.iter().rev().for_each(|effect| state.tasks.push(Task::Effect { effect: *effect, asks }));
}

/// One task; what is waited for then, if it is something.
fn work(state: &mut State, task: Task, log: &mut impl Log<Event>) -> Option<Point> {
    match task {
        Task::Effect { effect, asks } => self::effect(state, effect, asks, log),
        Task::Cards { left, drawn, discard } => {
            if left > 0 && state.me().can_draw() {
                refill(state, state.active, log);
                state.tasks.push(Task::Cards { left: left - 1, drawn: drawn + 1, discard });
                return Some(Point::Fate(Fate::Card(state.active)));
            }
            // T47: as many as were drawn.
            (discard && drawn > 0).then_some(Point::Discard { left: drawn })
        }
        // T28, T30, T51: with an empty deck the row gets shorter.
        Task::Market => (!state.market.is_full() && state.down.actions != [0; 5]).then_some(Point::Fate(Fate::Market)),
        Task::Caravan => {
            (state.caravans.contains(&None) && state.down.caravans != [0; 2]).then_some(Point::Fate(Fate::Caravan))
        }
        Task::Emperor => {
            (state.emperors.contains(&None) && state.down.emperors > 0).then_some(Point::Fate(Fate::Emperor))
        }
        Task::Cup(p) => {
            (state.tops[p.index()].is_none() && state.down.cups[p.index()] > 0).then_some(Point::Fate(Fate::Cup(p)))
        }
        Task::Window => {
            state.turn.window = !state.turn.repeated;
            None
        }
        Task::Setup => round::set_up(state),
        Task::Tidy => round::tidy(state, log),
        Task::Deal { seat, left } => round::deal(state, seat, left, log),
    }
}

/// T46, D25: when a card must be drawn and none is left, the discard pile is shuffled.
pub(crate) fn refill(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let player = &mut state.seats[seat.index()];
    if player.pile.is_empty() {
        player.pile = std::mem::take(&mut player.discard);
        log.push(|| Event::Shuffled { seat });
    }
}

fn effect(state: &mut State, effect: Effect, asks: bool, log: &mut impl Log<Event>) -> Option<Point> {
    let seat = state.active;
    match effect {
        Effect::Vp { n } => {
            gain_points(state, n, log);
            None
        }
        Effect::Leaves { n, q } => {
            let count = gain_leaves(state, seat, n, q);
            log.push(|| Event::Leaves { seat, count, quality: q });
            None
        }
        Effect::EmperorToken { n } => {
            let count = state.serve(|supply| &mut supply.tokens, n);
            let held = &mut state.me_mut().tokens;
            *held = held.saturating_add(u16::from(count));
            log.push(|| Event::Tokens { seat, count });
            None
        }
        Effect::Scroll { scroll, n } => {
            let count = state.serve(|supply| &mut supply.scrolls[scroll as usize], n);
            let held = &mut state.me_mut().scrolls[scroll as usize];
            *held = held.saturating_add(u16::from(count));
            log.push(|| Event::Scrolls { seat, scroll, count });
            None
        }
        // T45, D21
        Effect::Ferment { n } if state.me().green() > 0 => {
            Some(Point::Flip(Flip { main: false, done: 0, left: n, last: 1 }))
        }
        Effect::Draw { n } if state.me().can_draw() => draw(state, n, false, asks),
        Effect::DrawDiscard { n } if state.me().can_draw() => draw(state, n, true, asks),
        // T59: not asked if there is nothing but to skip.
        Effect::RemoveCard { n } if can_remove(state) => {
            again(state, n, asks, |n| Effect::RemoveCard { n });
            Some(Point::Remove)
        }
        // T49: without a connection it is lost; D1: and without a marker.
        Effect::CupMarker { n } if state.me().rows.is_joined() && state.has_marker() => {
            again(state, n, asks, |n| Effect::CupMarker { n });
            Some(Point::Put)
        }
        Effect::SellLeaves { max, green, brown } if state.me().has_leaf() => {
            Some(Point::Sell(Sale { done: 0, left: max, last: Leaf(0), green, brown }))
        }
        // T51
        Effect::EmperorCard { n } if state.emperors.iter().any(Option::is_some) => {
            again(state, n, asks, |n| Effect::EmperorCard { n });
            Some(Point::Take)
        }
        _ => {
            log.push(|| Event::Nothing { seat });
            None
        }
    }
}

/// The rest of an effect that is done several times.
fn again(state: &mut State, n: u8, asks: bool, effect: impl Fn(u8) -> Effect) {
    if n > 1 {
        state.tasks.push(Task::Effect { effect: effect(n - 1), asks });
    }
}

/// T61, D33: all or none, and asked where nobody has said so yet.
fn draw(state: &mut State, n: u8, discard: bool, asks: bool) -> Option<Point> {
    if asks {
        return Some(Point::Draw { n, discard });
    }
    state.tasks.push(Task::Cards { left: n, drawn: 0, discard });
    None
}

fn can_remove(state: &State) -> bool {
    let me = state.me();
    me.can_draw() || (!me.hand.is_empty() && rules::may_remove_hand(state))
}

pub(crate) fn gain_points(state: &mut State, count: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    let vp = &mut state.me_mut().vp;
    *vp = vp.saturating_add(u16::from(count));
    log.push(|| Event::Points { seat, count });
}

/// T17: green leaves; D1: what the supply has.
pub(crate) fn gain_leaves(state: &mut State, seat: Seat, n: u8, quality: u8) -> u8 {
    let count = state.serve(|supply| &mut supply.leaves, n);
    let player = &mut state.seats[seat.index()];
    // All together they can still be counted.
    let room = u16::MAX - player.all_leaves();
    player.leaves[usize::from(quality) - 1] += u16::from(count).min(room);
    count
}

/// T18: exactly as many strength scrolls as are missing (D8).
pub(crate) fn strengthen(state: &mut State, need: u8, log: &mut impl Log<Event>) {
    let count = state.beyond(need);
    if count > 0 {
        spend_scrolls(state, Scroll::Strength, count);
        let seat = state.active;
        log.push(|| Event::Strengthened { seat, count });
    }
}

/// D1: what is used goes back at once.
pub(crate) fn spend_scrolls(state: &mut State, scroll: Scroll, count: u8) {
    state.me_mut().scrolls[scroll as usize] -= u16::from(count);
    state.take_back(|supply| &mut supply.scrolls[scroll as usize], count);
}
