//! What happens? Phase five: provinces are named, Yang and Yin are drawn, and strike.

use teahouse_game::{Log, Seat};

use crate::cards::{Hand, Kind, Yang, Yin};
use crate::event::Event;
use crate::merge;
use crate::rules;
use crate::state::{Ending, Pending, Point, State};
use crate::turn;

/// E52; E60: none in the last turn.
pub(crate) fn card_phase(state: &mut State, log: &mut impl Log<Event>) {
    state.battle = None;
    if state.rules.turn_limit > 0 && state.turn >= state.rules.turn_limit {
        return turn::end_turn(state, log);
    }
    state.point = Point::DesignateYang;
}

/// E53: only the owner sees it; E54, E66: the Mandate ends the game, no Yin card follows (A12), a merger agreed on does (A34). A claim that
/// stands does not win by it (A54).
pub(crate) fn drew_yang(state: &mut State, card: Yang, log: &mut impl Log<Event>) {
    let seat = state.active;
    let open = state.yang.take(card);
    log.push(|| Event::DrewYang { seat, card: Some(card) });
    if card != Yang::Mandate {
        state.drawn = Some((card, open));
        state.point = Point::DrawYin;
        return;
    }
    (state.yang_at, state.yin_at) = (None, None);
    if let Some(Pending { senior, share }) = state.pending.take() {
        merge::execute(state, senior, seat, share, log);
    }
    if !matches!(state.point, Point::Over(_)) {
        turn::finish(state, Ending::Mandate, log);
    }
}

pub(crate) fn drew_yin(state: &mut State, card: Yin, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.yin.take(card);
    log.push(|| Event::DrewYin { seat, card });
    state.struck = Some(card);
    // E56: asked at every famine and flood, so that the question tells nothing (A46).
    if card.relief().is_some() {
        state.point = Point::ReliefAsked;
    } else {
        resolve(state, false, log);
    }
}

/// E56: a held card goes first, the oldest of them; then the one just drawn.
pub(crate) fn relief(state: &mut State, yes: bool, log: &mut impl Log<Event>) {
    let seat = state.active;
    if !yes {
        log.push(|| Event::NotRelieved { seat });
        return resolve(state, false, log);
    }
    let wanted = state.struck.and_then(Yin::relief).expect("checked: E56");
    log.push(|| Event::Relieved { seat, card: wanted });
    if rules::relief(state) == Some(true) {
        state.drawn = None;
    } else {
        let hand = &mut state.hands[seat.index()];
        let at = hand.iter().position(|held| *held == wanted).expect("checked: E56");
        hand.remove(at);
        let known = &mut state.known[seat.index()][wanted as usize];
        *known = known.saturating_sub(1);
        state.reliefs[seat.index()] = state.reliefs[seat.index()].saturating_sub(1);
    }
    state.yang.put_back(wanted);
    resolve(state, true, log);
}

/// E55 to E59: Yin strikes, then Yang is used; whoever lost the last marker is out after that (A33).
fn resolve(state: &mut State, relieved: bool, log: &mut impl Log<Event>) {
    let seat = state.active;
    let n = seat.index();
    let (yin, place) = (state.struck.take(), state.yin_at.take());
    if let (Some(yin), Some(province)) = (yin, place) {
        let count = yin.loss().min(state.markers[province.index()]);
        if !relieved && count > 0 {
            state.take(province, count);
            log.push(|| Event::Lost { seat, province, count });
        }
        if yin == Yin::Traitor {
            betray(state, seat, log);
        }
        // E58
        state.yin.put_back(yin);
    }
    let (drawn, place) = (state.drawn.take(), state.yang_at.take());
    if let (Some((card, open)), Some(province)) = (drawn, place) {
        match card.symbol() {
            // E59, E61: for good, even on a province that Yin has just emptied (A32).
            Some(kind) if state.symbols_left(kind) > 0 => {
                state.symbols[province.index()][kind] += 1;
                state.yang.put_back(card);
                log.push(|| Event::Built { seat, province, card });
            }
            Some(_) => {
                state.yang.put_back(card);
                log.push(|| Event::NothingBuilt { seat, card });
            }
            None => {
                state.hands[n].push(card);
                state.known[n][card.number()] += u8::from(open);
                // What a traitor has left is relief, the new card too.
                state.reliefs[n] += u8::from(yin == Some(Yin::Traitor));
                log.push(|| Event::Kept { seat });
            }
        }
    }
    turn::end_turn(state, log);
}

/// E57: all crossing cards and no other (A13), the new one last. What is left in the hand is relief, as everybody knows now.
fn betray(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let n = seat.index();
    let mut gone: Hand = Hand::new();
    let hand = std::mem::take(&mut state.hands[n]);
    for card in hand {
        if card.crosses() {
            state.yang.put_back(card);
            gone.push(card);
        } else {
            state.hands[n].push(card);
        }
    }
    if let Some((card, _)) = state.drawn.filter(|(card, _)| card.crosses()) {
        state.drawn = None;
        state.yang.put_back(card);
        gone.push(card);
    }
    for card in [Yang::CrossWater, Yang::CrossMountain, Yang::CrossWall] {
        state.known[n][card.number()] = 0;
    }
    state.reliefs[n] = state.hands[n].len() as u8;
    log.push(|| Event::Betrayed { seat, cards: gone.to_vec(), count: gone.len() as u8 });
}

/// E73: cards drawn and not yet resolved go back without effect.
pub(crate) fn abandon(state: &mut State) {
    if let Some((card, _)) = state.drawn.take() {
        state.yang.put_back(card);
    }
    if let Some(card) = state.struck.take() {
        state.yin.put_back(card);
    }
    (state.yang_at, state.yin_at) = (None, None);
}
