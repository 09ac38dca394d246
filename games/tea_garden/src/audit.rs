//! What must hold after every step.

use teahouse_game::Seat;

use crate::cards::Cards;
use crate::ids::{Cup, Space};
use crate::point::Point;
use crate::state::{NOBODY, State};

fn need(ok: bool, what: &str) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what.to_owned()) }
}

pub(crate) fn audit(state: &State) -> Result<(), String> {
    supplies(state)?;
    cards(state)?;
    let cups: usize = state.seats.iter().map(|player| usize::from(player.rows.len())).sum();
    let open = state.tops.iter().flatten().count();
    need(cups + open + state.unseen_cups.count_ones() as usize == Cup::COUNT, "cup tiles are not conserved")?;
    for seat in Seat::all(state.players) {
        let player = &state.seats[seat.index()];
        let (stock, begun) = (player.stock(), player.begun);
        // T48: a card that is removed is still counted.
        need(stock.starting == begun.starting, "starting cards are not conserved")?;
        need(stock.pagodas == begun.pagodas, "pagodas are not conserved")?;
        let spaces = Space::all().filter(|space| state.owner[space.index()] == seat.0);
        let regions = spaces.clone().fold(0, |all, space| all | space.region().bit());
        need(regions == player.gardens, "gardens are not counted right")?;
        // T22
        need(spaces.count() == regions.count_ones() as usize, "two gardens in a region")?;
        need(player.known.without(player.hand).is_empty(), "a known card is not in hand")?;
        need(!player.pile.is_empty() || player.known == player.hand, "with an empty pile the hand is known")?;
        need(player.berth.is_some() == (player.boat == state.board.last()), "a boat without a berth")?;
        let slots = player.slots.iter().take_while(|slot| !slot.is_empty()).count();
        need(slots == usize::from(player.turns), "slots are not counted right")?;
    }
    let strangers = state.owner.iter().filter(|owner| **owner != NOBODY && **owner >= state.players).count();
    need(strangers == 0, "a garden of nobody at the table")?;
    // T59: asked only if there is something to add.
    if let Point::Cover { last } = state.point {
        let cards = state.me().hand;
        need(!last.map_or(cards, |last| cards.above(last)).is_empty(), "a list that is closed is asked for")?;
    }
    let waits = matches!(state.point, Point::Menu | Point::Over);
    need(!waits || state.tasks.is_empty(), "something is left to do")
}

/// D1: of what is in the box nothing is lost, nothing is added. With an open supply what is gained is not taken from anywhere; that it is what was told and no
/// more is tested by adding up events (`tests/supply.rs`).
fn supplies(state: &State) -> Result<(), String> {
    let (Some(supply), all) = (&state.supply, &state.board.player().supply) else { return Ok(()) };
    let sum = |of: &dyn Fn(&crate::state::Player) -> u32| state.seats.iter().map(of).sum::<u32>();
    let leaves = sum(&|player| u32::from(player.all_leaves())) + u32::from(supply.leaves);
    need(leaves == u32::from(all.leaves), "leaves are not conserved")?;
    let markers = sum(&|player| player.rows.all_markers()) + u32::from(supply.markers);
    need(markers == u32::from(all.cup_markers), "cup markers are not conserved")?;
    let tokens = sum(&|player| u32::from(player.tokens)) + u32::from(supply.tokens);
    need(tokens == u32::from(all.emperor_tokens), "emperor tokens are not conserved")?;
    for kind in 0..3 {
        let scrolls = sum(&|player| u32::from(player.scrolls[kind])) + u32::from(supply.scrolls[kind]);
        need(scrolls == u32::from(state.board.scrolls[kind]), "scrolls are not conserved")?;
    }
    Ok(())
}

fn cards(state: &State) -> Result<(), String> {
    // Action and emperor cards, each in one place. Which starting cards a seat has is its stock.
    let mut count = u32::from(state.unseen.len()) + u32::from(state.gone.len()) + state.market.len() as u32;
    let open: Cards = state.market.iter().chain(state.emperors.iter().flatten()).copied().collect();
    count += state.emperors.iter().flatten().count() as u32;
    let mut all = state.unseen.with(state.gone).with(open);
    let common = Cards::ACTIONS.with(Cards::EMPERORS);
    let mut caravans = state.unseen_caravans;
    let mut won = state.unseen_caravans.count_ones();
    for player in &state.seats[..state.seats()] {
        let zones = [player.hand, player.pile, player.discard, player.removed];
        let own: u32 = zones.iter().chain(&player.slots).map(|zone| u32::from(zone.len())).sum();
        let deck = player.deck().with(player.removed);
        need(own == u32::from(deck.len()), "a card is in two places")?;
        count += u32::from(deck.both(common).len());
        all = all.with(deck.both(common));
        caravans |= player.caravans;
        won += player.caravans.count_ones();
    }
    need(all == common && count == u32::from(common.len()), "cards are not conserved")?;
    for caravan in state.caravans.iter().flatten() {
        caravans |= 1 << caravan.0;
        won += 1;
    }
    need(caravans.count_ones() == 30 && won == 30, "caravans are not conserved")
}

#[cfg(test)]
mod tests {
    use teahouse_game::{Data, FastDice, Game, Setup, Step, Waiting};

    use super::*;
    use crate::board::Board;

    /// A game whose hands are dealt.
    fn dealt() -> State {
        let mut dice = FastDice::new(8);
        let mut state = State::new(&Board::built_in()[0], &Setup::new::<State>(3)).expect("a setup");
        while state.waiting() == Waiting::Chance {
            state.apply(Step::Chance(state.sample(&mut dice)), &mut ());
        }
        state
    }

    fn broken(change: impl FnOnce(&mut State)) -> String {
        let mut state = dealt();
        state.audit().expect("nothing is lost yet");
        change(&mut state);
        state.audit().expect_err("something is")
    }

    #[test]
    fn a_starting_card_that_is_lost_or_invented_breaks_a_law() {
        let lost = |state: &mut State| {
            let card = state.seats[1].pile.nth(0);
            state.seats[1].pile.drop(card);
        };
        assert_eq!(broken(lost), "starting cards are not conserved");
        // A position may begin with fewer cards; then these are what stays.
        let mut position = dealt().position();
        let card = position.table.seats[0].hidden.iter().copied().find(|card| !position.hands[0].contains(card));
        let card = card.expect("a card in the pile");
        position.table.seats[0].hidden.retain(|other| *other != card);
        let mut state = State::from_position(&Board::built_in()[0], &position).expect("a position");
        state.audit().expect("as it began");
        state.seats[0].discard.add(card);
        assert_eq!(state.audit().expect_err("one more"), "starting cards are not conserved");
    }

    #[test]
    fn a_pagoda_that_is_lost_or_built_twice_breaks_a_law() {
        assert_eq!(broken(|state| state.seats[0].pagodas &= !1), "pagodas are not conserved");
        let free = |state: &State| Space::all().find(|s| state.board.has_space(*s) && s.region() != state.board.start);
        let built = |state: &mut State| state.found(Seat(0), free(state).expect("a space"));
        assert_eq!(broken(built), "pagodas are not conserved");
        // T20: from the board to the map.
        let mut state = dealt();
        built(&mut state);
        state.seats[0].pagodas &= !1;
        state.audit().expect("a garden was founded");
    }
}
