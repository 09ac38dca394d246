//! What can I do? Every legal move, listed without trying all that could be said.

use arrayvec::ArrayVec;
use teahouse_game::{Dice, Seat};

use crate::effect::Side;
use crate::ids::{LETTERS, Leaf, Province, Region, Space};
use crate::moves::{End, Means, Move, Part, Swap, Zone};
use crate::pay::{missing, purchase, replaceable, seen};
use crate::point::{Cause, Point};
use crate::rules::{
    advance, cups, fee, is_useful, leaves_card, may_remove_hand, may_skip, pay, repeat, surcharge, teapot, trade_bill,
    weakest,
};
use crate::state::{NOBODY, State};

/// Every legal move of the asked seat, in no order.
#[inline(always)]
pub(crate) fn moves(state: &State, mut add: impl FnMut(Move)) {
    let me = state.me();
    match state.point {
        Point::Menu => menu_moves(state, &mut add),
        Point::Cover { last } => {
            let cards = last.map_or(me.hand, |last| me.hand.above(last));
            cards.iter().for_each(|card| add(Move::Cover { card }));
            add(Move::Done);
        }
        Point::Pagoda { space } => {
            let most = state.reach().saturating_sub(surcharge(state, space.region()).unwrap_or(0));
            let numbers = state.board.player().garden_strengths.iter().enumerate();
            let open = numbers.filter(|(at, n)| me.pagodas >> at & 1 == 1 && **n <= most);
            open.for_each(|(_, n)| add(Move::Pagoda { number: *n }));
        }
        Point::Teapot(open) => {
            for swap in [Swap::Scroll, Swap::Leaves, Swap::Brown] {
                if teapot(state, &open, swap).is_ok() {
                    add(Move::Teapot { swap });
                }
            }
        }
        Point::Pay(bill) => {
            Leaf::all().filter(|leaf| pay(&me.leaves, &bill, *leaf).is_ok()).for_each(|leaf| add(Move::Pay { leaf }));
        }
        Point::Flip(flip) => {
            (flip.last..=6).filter(|q| me.leaves[usize::from(*q) - 1] > 0).for_each(|q| add(Move::Flip { basket: q }));
            if !flip.main || flip.done > 0 {
                add(Move::Done);
            }
        }
        Point::Pick(pick) => {
            let open = Region::all().filter(|r| me.gardens & r.bit() != 0 && pick.last.is_none_or(|last| *r > last));
            open.for_each(|region| add(Move::Pick { region }));
            if pick.done > 0 {
                add(Move::Done);
            }
        }
        Point::Side(side) => side_moves(state, side, &mut add),
        Point::Place { .. } => {
            add(Move::PlaceNew);
            for row in 0..me.rows.count() {
                add(Move::Place { row, end: End::Left });
                add(Move::Place { row, end: End::Right });
            }
        }
        Point::Draw { discard, .. } => {
            add(Move::Draw);
            if may_skip(state, discard) {
                add(Move::Skip);
            }
        }
        Point::Discard { .. } => me.hand.iter().for_each(|card| add(Move::Discard { card })),
        Point::Remove => {
            if may_remove_hand(state) {
                me.hand.iter().for_each(|card| add(Move::Remove { zone: Zone::Hand, card }));
            }
            me.pile.iter().for_each(|card| add(Move::Remove { zone: Zone::Pile, card }));
            me.discard.iter().for_each(|card| add(Move::Remove { zone: Zone::Discard, card }));
            add(Move::Skip);
        }
        Point::Put => me.rows.spots().for_each(|(spot, _)| add(Move::Put { spot })),
        Point::Sell(sale) => {
            let open = (sale.last.0..Leaf::COUNT as u8).map(Leaf).filter(|leaf| me.leaves[leaf.index()] > 0);
            open.for_each(|leaf| add(Move::Sell { leaf }));
            add(Move::Done);
        }
        Point::Take => state.emperors.iter().flatten().for_each(|card| add(Move::Take { card: *card })),
        Point::Fate(_) | Point::Over => {}
    }
}

fn side_moves(state: &State, side: Side, add: &mut impl FnMut(Move)) {
    match side {
        Side::River => {
            if state.me().boat < state.board.last() {
                add(Move::River);
            }
        }
        Side::Cups => {
            Province::all().filter(|p| cups(state, *p).is_ok()).for_each(|province| add(Move::Cups { province }));
        }
        Side::University => {
            add(Move::University { part: Part::Inner });
            add(Move::University { part: Part::Outer });
        }
    }
}

#[inline(always)]
fn menu_moves(state: &State, add: &mut impl FnMut(Move)) {
    let (me, turn) = (state.me(), &state.turn);
    if state.is_fresh() {
        add(Move::Pass);
    }
    if state.owes_fee() {
        if fee(state).is_ok() {
            add(Move::Fee);
        }
        return;
    }
    if me.rows.is_joined() {
        for (spot, at) in me.rows.spots().filter(|(_, at)| me.rows.markers(*at) > 0) {
            for (end, at) in [(End::Left, at), (End::Right, at + 1)] {
                if leaves_card(state, &state.board.cups[me.rows.tile(at).index()].bonus) {
                    add(Move::Marker { spot, end });
                }
            }
        }
    }
    if advance(state).is_ok() {
        add(Move::Advance);
    }
    if !turn.played {
        me.hand.iter().for_each(|card| add(Move::Top { card }));
        return;
    }
    if turn.main {
        add(Move::End);
    } else {
        main_moves(state, add);
    }
    let Some(top) = state.top() else { return };
    let top = state.board.card(top);
    if turn.side.is_none() {
        for side in [Side::River, Side::Cups, Side::University] {
            if top.sides >> side as u8 & 1 == 1 {
                side_moves(state, side, add);
            }
        }
    }
    if turn.window {
        for means in [Means::Leaves, Means::Scroll] {
            if repeat(state, means).is_ok() {
                add(Move::Repeat { means });
            }
        }
    }
    for (n, effect) in top.bonus.iter().enumerate() {
        if turn.used >> n & 1 == 0 && is_useful(state, effect) {
            add(Move::Bonus { number: n as u8 });
        }
    }
}

#[inline(always)]
fn main_moves(state: &State, add: &mut impl FnMut(Move)) {
    let (board, me) = (&*state.board, state.me());
    let reach = state.reach();
    if let Some(weakest) = weakest(state).filter(|weakest| *weakest <= reach) {
        for region in Region::all().filter(|region| me.gardens & region.bit() == 0) {
            if surcharge(state, region).is_some_and(|more| weakest + more <= reach) {
                let spaces = (region.0 * LETTERS..(region.0 + 1) * LETTERS).map(Space);
                let free = spaces.filter(|s| board.has_space(*s) && state.owner[s.index()] == NOBODY);
                free.for_each(|space| add(Move::Garden { space }));
            }
        }
    }
    if me.has_leaf() {
        let pots = seen(board, me);
        for (card, strength) in state.market.iter().zip(&board.player().market_slot_strengths) {
            let data = board.card(*card);
            if *strength <= reach
                && purchase(board, Cause::Fee, data, 0, 0).is_payable(&me.leaves)
                && replaceable(board, me, data, missing(&data.cost_pots, &pots), Swap::Scroll, (0, 0))
            {
                add(Move::Buy { card: *card });
            }
        }
        for open in state.caravans.iter().flatten() {
            for trade in 0..2 {
                if !trade_bill(board, *open, trade, 0).is_payable(&me.leaves) {
                    continue;
                }
                for (tier, need) in board.caravan(*open).strengths.iter().enumerate() {
                    if need.strength <= reach {
                        add(Move::Caravan { caravan: *open, trade, tier: tier as u8 });
                    }
                }
            }
        }
        if me.green() > 0 {
            add(Move::Ferment);
        }
    }
    add(Move::Harvest);
}

/// Sorted by text, so that the order is fixed.
pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.asks().seat() == Some(seat) {
        let from = out.len();
        moves(state, |mv| out.push(mv));
        out[from..].sort_by_cached_key(ToString::to_string);
    }
}

/// No list is longer: 72 cards or 42 spaces, 78 sides of connections, and a few more.
const MOST: usize = 256;

/// A uniformly random legal move.
#[inline(always)]
pub(crate) fn random_move(state: &State, dice: &mut (impl Dice + ?Sized)) -> Move {
    let mut all = ArrayVec::<Move, MOST>::new();
    moves(state, |mv| all.push(mv));
    all[dice.below(all.len() as u32) as usize]
}
