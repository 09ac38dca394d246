//! What has begun is carried out: nothing of it can fail any more (T58), so its price counts as paid and its gains as made. What is left to
//! be chosen or drawn is told by kind. That a box may be empty (D1) is left out: it hardly ever is.

use crate::board::Board;
use crate::effect::{Effect, Scroll};
use crate::ids::{Card, Leaf, Region, Space};
use crate::moves::Swap;
use crate::pay;
use crate::point::{Bill, Cause, Pick, Point, Purchase, Task};
use crate::rules;
use crate::state::{Leaves, Player, State, Turn};

/// What is still to come in a turn.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Ferment,
    Marker,
    Draw,
    DrawDiscard,
    Remove,
    Sell,
    Emperor,
    /// A tile is taken, not placed.
    Tile,
    /// A side action is paid, not repeated.
    Side,
    Discard,
}

/// How many kinds there are.
pub(super) const COMING: usize = Kind::Discard as usize + 1;

/// How many of each kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Coming(pub [u8; COMING]);

impl Coming {
    /// Of the active seat, whose goods and turn become what they will be.
    pub(super) fn of(state: &State, player: &mut Player, turn: &mut Turn) -> Coming {
        let mut coming = Coming::default();
        for task in &state.tasks {
            match *task {
                Task::Effect { effect, .. } => coming.gain(player, &effect),
                // The card that is being drawn is among `drawn`, not among `left`.
                Task::Cards { left, drawn, discard } => {
                    coming.add(Kind::Draw, left + 1);
                    coming.add(Kind::Discard, if discard { drawn + left } else { 0 });
                }
                Task::Window => turn.window = !turn.repeated,
                Task::Market | Task::Caravan | Task::Emperor | Task::Cup(_) => {}
                Task::Setup | Task::Tidy | Task::Deal { .. } => {}
            }
        }
        coming.answer(state, player, turn);
        coming.limit(Kind::Ferment, player.green());
        coming.limit(Kind::Sell, player.all_leaves());
        coming
    }

    pub(super) fn count(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    fn add(&mut self, kind: Kind, n: u8) {
        let count = &mut self.0[kind as usize];
        *count = count.saturating_add(n);
    }

    fn limit(&mut self, kind: Kind, most: u16) {
        let count = &mut self.0[kind as usize];
        *count = u16::from(*count).min(most) as u8;
    }

    fn gain(&mut self, player: &mut Player, effect: &Effect) {
        match *effect {
            Effect::Vp { n } => player.vp = player.vp.saturating_add(n.into()),
            Effect::Leaves { n, q } => add_leaves(player, n.into(), q),
            Effect::EmperorToken { n } => player.tokens = player.tokens.saturating_add(n.into()),
            Effect::Scroll { scroll, n } => {
                let held = &mut player.scrolls[scroll as usize];
                *held = held.saturating_add(n.into());
            }
            Effect::Ferment { n } => self.add(Kind::Ferment, n),
            // T49: without a connection it is lost.
            Effect::CupMarker { n } => self.add(Kind::Marker, if player.rows.is_joined() { n } else { 0 }),
            Effect::Draw { n } => self.add(Kind::Draw, n),
            Effect::DrawDiscard { n } => self.add(Kind::DrawDiscard, n),
            Effect::RemoveCard { n } => self.add(Kind::Remove, n),
            Effect::SellLeaves { max, .. } => self.add(Kind::Sell, max),
            Effect::EmperorCard { n } => self.add(Kind::Emperor, n),
        }
    }

    /// The question that is open.
    fn answer(&mut self, state: &State, player: &mut Player, turn: &mut Turn) {
        match state.point {
            Point::Pagoda { space } => self.found(state, space, player, turn),
            Point::Teapot(open) => {
                replace(&state.board, &open, player);
                bought(open.card, player, turn);
            }
            Point::Pay(bill) => {
                settle(&mut player.leaves, bill);
                self.paid(state, bill.cause, player, turn);
            }
            // T18: scrolls are not spent on single leaves.
            Point::Flip(flip) => {
                let free = if flip.main { state.strength.saturating_sub(flip.done) } else { flip.left };
                self.add(Kind::Ferment, free.min(flip.left));
            }
            Point::Pick(pick) => harvest(state, &pick, player),
            Point::Side(_) => self.add(Kind::Side, 1),
            Point::Place { .. } => self.add(Kind::Tile, 1),
            Point::Draw { n, discard } => self.add(if discard { Kind::DrawDiscard } else { Kind::Draw }, n),
            Point::Discard { left } => self.add(Kind::Discard, left),
            Point::Remove => self.add(Kind::Remove, 1),
            Point::Put => self.add(Kind::Marker, 1),
            Point::Sell(sale) => self.add(Kind::Sell, sale.left),
            Point::Take => self.add(Kind::Emperor, 1),
            Point::Menu | Point::Cover { .. } | Point::Fate(_) | Point::Over => {}
        }
    }

    /// T20, T23: with the largest pagoda that takes no scroll, else the smallest.
    fn found(&mut self, state: &State, space: Space, player: &mut Player, turn: &mut Turn) {
        let (board, region) = (&*state.board, space.region());
        let more = rules::surcharge(state, region).unwrap_or(0);
        let numbers = &board.player().garden_strengths;
        let there = |at: &usize| player.pagodas >> at & 1 == 1;
        let fits = |at: &usize| there(at) && numbers[*at] + more <= state.strength;
        let largest = (0..numbers.len()).rev().find(fits);
        if let Some(at) = largest.or_else(|| (0..numbers.len()).find(there)) {
            player.pagodas &= !(1 << at);
            let held = &mut player.scrolls[Scroll::Strength as usize];
            *held = held.saturating_sub(state.beyond(numbers[at] + more).into());
        }
        player.gardens |= region.bit();
        player.vp = player.vp.saturating_add(board.points[space.index()].into());
        turn.main = true;
        if let Some(token) = state.bonus[region.index()] {
            board.written().tokens[token.index()].bonus.iter().for_each(|effect| self.gain(player, effect));
        }
    }

    /// What is paid for.
    fn paid(&mut self, state: &State, cause: Cause, player: &mut Player, turn: &mut Turn) {
        let board = &*state.board;
        match cause {
            Cause::Fee => turn.fee = true,
            Cause::Row => {
                if let Some(row) = board.rows().get(usize::from(player.emperor)) {
                    player.emperor += 1;
                    row.reward.iter().for_each(|effect| self.gain(player, effect));
                }
            }
            Cause::Repeat => self.add(Kind::Side, 1),
            Cause::Buy(card) => bought(card, player, turn),
            Cause::Caravan(caravan, trade, tier) => {
                turn.main = true;
                player.caravans |= 1 << caravan.0;
                let card = board.caravan(caravan);
                let rewards = [&card.trades[usize::from(trade)].reward, &card.strengths[usize::from(tier)].reward];
                rewards.into_iter().flatten().for_each(|effect| self.gain(player, effect));
            }
        }
    }
}

/// T17; as in a game, more than can be counted is lost.
pub(super) fn add_leaves(player: &mut Player, n: u16, quality: u8) {
    let room = u16::MAX - player.all_leaves();
    player.leaves[usize::from(quality) - 1] += n.min(room);
}

/// T28
fn bought(card: Card, player: &mut Player, turn: &mut Turn) {
    turn.main = true;
    player.hand.add(card);
    player.known.add(card);
}

/// T27, T57: scrolls for as many teapots as may still be, leaves for the others.
fn replace(board: &Board, open: &Purchase, player: &mut Player) {
    let scrolls = if open.last == Swap::Scroll { open.missing.min(player.scrolls_of(Scroll::Teapot)) } else { 0 };
    player.scrolls[Scroll::Teapot as usize] -= u16::from(scrolls);
    let rest = open.missing - scrolls;
    let (leaves, brown) = if open.last == Swap::Brown { (0, rest) } else { (rest, 0) };
    let (leaves, brown) = (open.leaves + leaves, open.brown + brown);
    settle(&mut player.leaves, pay::purchase(board, Cause::Buy(open.card), board.card(open.card), leaves, brown));
}

/// T60: the poorest leaves that will do, green before brown.
fn settle(leaves: &mut Leaves, mut bill: Bill) {
    while !bill.is_paid() {
        let (due, brown, quality) = bill.due();
        let fits = |leaf: &Leaf| {
            leaves[leaf.index()] > 0
                && *leaf >= bill.last
                && leaf.quality() >= quality
                && (leaf.is_brown() || due > brown)
        };
        let Some(leaf) = Leaf::all().find(fits) else { break };
        leaves[leaf.index()] -= 1;
        bill = bill.after(leaf);
    }
}

/// T32, T57: the best of the gardens that may still be picked, as far as no scroll is spent.
fn harvest(state: &State, pick: &Pick, player: &mut Player) {
    let mut left = state.strength.saturating_sub(pick.done).max(u8::from(pick.done == 0)).min(pick.left);
    let open = |region: &Region| player.gardens & region.bit() != 0 && pick.last.is_none_or(|last| *region > last);
    let open = Region::all().filter(open).fold(0u16, |all, region| all | region.bit());
    for quality in (1..=6).rev() {
        let here = Region::all().filter(|r| open & r.bit() != 0 && state.board.value[r.index()] == quality);
        let count = left.min(here.count() as u8);
        left -= count;
        add_leaves(player, count.into(), quality);
    }
}
