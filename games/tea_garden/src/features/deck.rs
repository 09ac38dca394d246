//! Cards: what a seat will draw in the rounds to come, and what it holds. Of others the strength and the
//! side actions of their decks are enough, as no move of one's own changes these.

use teahouse_game::Features;

use crate::board::Board;
use crate::cards::Cards;
use crate::effect::Effect;
use crate::features::part;
use crate::features::prospect::{Prospect, mean, strength};
use crate::features::turn::{BONUSES, bonus};
use crate::state::{HAND, State};

/// Strengths that are told apart.
const STRENGTHS: usize = 5;
/// No side action, one of three, or two of three (T33).
const SIDES: usize = 7;
/// What cards show: strength with side actions, teapots by colour, bonuses by kind.
const FACES: usize = STRENGTHS * SIDES + 4 + BONUSES;

pub(super) fn put(state: &State, seat: &Prospect, out: &mut Features) {
    let (board, deck) = (&*state.board, seat.deck);
    let size = deck.len().max(1);
    let mean_strength = strength(board, deck) / f32::from(size);
    // Size, mean strength and starting cards of the deck.
    out.block(11).on(size.saturating_sub(6).into());
    out.block(10).on(((mean_strength - 1.2) * 5.0).max(0.0) as usize);
    let starting = deck.both(Cards::STARTING).len();
    out.block(4)
        .put(0, part(mean_strength - 1.5, 1.5))
        .put(1, part(mean_strength - 1.5, 1.5) * seat.time())
        .put(2, part(starting, 11.0))
        .put(3, part(starting, 11.0) * seat.time());
    // How often each face will be drawn until the end: so many hands of so many cards.
    let times = f32::from(HAND * seat.harvests()) / f32::from(size);
    // T33: side actions that are drawn until the end.
    let mut block = out.block(3);
    for (n, cards) in board.symbols[..3].iter().enumerate() {
        block.put(n, part((deck.0 & cards).count_ones() as f32 * times, 6.0));
    }
    if seat.own {
        put_faces(board, deck, times / 2.0, out);
        // The hand, unless no turn is left for it.
        let hand = if seat.turns() > 0 || seat.harvests() > 0 { seat.player.hand } else { Cards::NONE };
        put_faces(board, hand, 0.5, out);
        // T46: what is drawn next.
        let pile = seat.player.pile;
        out.block(6).on(pile.len().div_ceil(2).into());
        out.block(1).put(0, if pile.is_empty() { 0.0 } else { part(mean(board, pile) - 1.5, 1.5) });
    }
}

fn put_faces(board: &Board, cards: Cards, each: f32, out: &mut Features) {
    let mut faces = [0u16; FACES];
    for card in cards.iter() {
        let data = board.card(card);
        let row = usize::from(data.strength).clamp(1, STRENGTHS) - 1;
        faces[row * SIDES + usize::from(data.sides).min(SIDES - 1)] += 1;
        for (n, pots) in data.pots.iter().enumerate() {
            faces[STRENGTHS * SIDES + n] += u16::from(*pots);
        }
        for effect in &data.bonus {
            faces[STRENGTHS * SIDES + 4 + bonus(effect)] += u16::from(size(effect));
        }
    }
    let mut block = out.block(FACES);
    for (n, count) in faces.iter().enumerate() {
        block.put(n, f32::from(*count) * each);
    }
}

/// A bonus for two counts twice; a sale is one.
fn size(effect: &Effect) -> u8 {
    match *effect {
        Effect::Ferment { n } | Effect::Draw { n } | Effect::DrawDiscard { n } | Effect::RemoveCard { n } => n,
        Effect::SellLeaves { .. }
        | Effect::Vp { .. }
        | Effect::Leaves { .. }
        | Effect::EmperorToken { .. }
        | Effect::Scroll { .. }
        | Effect::CupMarker { .. }
        | Effect::EmperorCard { .. } => 1,
    }
}
