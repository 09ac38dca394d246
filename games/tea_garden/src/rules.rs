//! May I? T56: only the active player, only what is asked.

use teahouse_game::{Seat, Waiting};

use crate::board::Board;
use crate::effect::{Effect, Scroll, Side};
use crate::ids::{Caravan, Card, Leaf, Province, Region, Space};
use crate::illegal::Illegal;
use crate::moves::{End, Means, Move, Spot, Swap, Zone};
use crate::pay::{missing, purchase, replaceable, seen};
use crate::point::{Bill, Cause, Point, Purchase, Task};
use crate::state::{Leaves, NOBODY, Player, State};

#[inline(always)]
fn need(ok: bool, why: Illegal) -> Result<(), Illegal> {
    if ok { Ok(()) } else { Err(why) }
}

pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    match state.asks() {
        Waiting::Over => return Err(Illegal::GameOver),
        Waiting::Chance => return Err(Illegal::NotNow),
        Waiting::Seat(ask) if ask.seat != seat => return Err(Illegal::NotAsked { asked: ask.seat }),
        Waiting::Seat(_) => {}
    }
    let me = state.me();
    match (state.point, mv) {
        (Point::Menu, _) => menu(state, mv),
        (Point::Cover { .. }, Move::Done) => Ok(()),
        (Point::Cover { last }, Move::Cover { card }) => {
            need(me.hand.has(card), Illegal::NotInHand { card })?;
            need(last.is_none_or(|last| card > last), Illegal::Rising)
        }
        (Point::Pagoda { space }, Move::Pagoda { number }) => pagoda(state, space, number),
        (Point::Teapot(open), Move::Teapot { swap }) => teapot(state, &open, swap),
        (Point::Pay(bill), Move::Pay { leaf }) => pay(&state.me().leaves, &bill, leaf),
        (Point::Flip(flip), Move::Flip { basket: q }) => {
            let has = (1..=6).contains(&q) && me.leaves[usize::from(q) - 1] > 0;
            let why = if flip.main { Illegal::FermentWhich { quality: q } } else { Illegal::FlipWhich { quality: q } };
            need(has, why)?;
            need(q >= flip.last, Illegal::Rising)
        }
        (Point::Flip(flip), Move::Done) => need(!flip.main || flip.done > 0, Illegal::FlipOne),
        (Point::Pick(pick), Move::Pick { region }) => {
            need(me.gardens & region.bit() != 0, Illegal::PickWhich { region })?;
            need(pick.last.is_none_or(|last| region > last), Illegal::Rising)
        }
        (Point::Pick(pick), Move::Done) => need(pick.done > 0, Illegal::PickOne),
        (Point::Side(Side::Cups), Move::Cups { province }) => cups(state, province),
        (Point::Side(Side::University), Move::University { .. }) => Ok(()),
        (Point::Place { .. }, Move::PlaceNew) => Ok(()),
        (Point::Place { .. }, Move::Place { row, .. }) => need(row < me.rows.count(), Illegal::NoRow),
        (Point::Draw { .. }, Move::Draw) => Ok(()),
        (Point::Draw { discard, .. }, Move::Skip) => need(may_skip(state, discard), Illegal::HandEmpty),
        (Point::Discard { .. }, Move::Discard { card }) => need(me.hand.has(card), Illegal::DiscardWhich { card }),
        (Point::Remove, Move::Skip) => Ok(()),
        (Point::Remove, Move::Remove { zone, card }) => {
            need(zone_of(me, zone).has(card), Illegal::RemoveWhich { card })?;
            need(zone != Zone::Hand || may_remove_hand(state), Illegal::LastCard)
        }
        (Point::Put, Move::Put { spot }) => need(me.rows.at(spot).is_some(), Illegal::NoConnection),
        (Point::Sell(sale), Move::Sell { leaf }) => {
            need(me.leaves[leaf.index()] > 0, Illegal::SellWhich)?;
            need(leaf >= sale.last, Illegal::Rising)
        }
        (Point::Sell(_), Move::Done) => Ok(()),
        (Point::Take, Move::Take { card }) => need(state.emperors.contains(&Some(card)), Illegal::TakeWhich { card }),
        _ => Err(Illegal::NotNow),
    }
}

/// The open choice of a turn.
fn menu(state: &State, mv: Move) -> Result<(), Illegal> {
    let me = state.me();
    let turn = &state.turn;
    match mv {
        Move::Pass => return need(state.is_fresh(), Illegal::PassLate),
        Move::Fee => return fee(state),
        _ => {}
    }
    let known = !matches!(
        mv,
        Move::Cover { .. }
            | Move::Done
            | Move::Pagoda { .. }
            | Move::Teapot { .. }
            | Move::Pay { .. }
            | Move::Flip { .. }
            | Move::Pick { .. }
            | Move::PlaceNew
            | Move::Place { .. }
            | Move::Draw
            | Move::Skip
            | Move::Discard { .. }
            | Move::Remove { .. }
            | Move::Put { .. }
            | Move::Sell { .. }
            | Move::Take { .. }
    );
    // T44: a scroll does nothing on its own.
    need(known, Illegal::NotNow)?;
    // D4: before free actions, too. T5: who cannot pay it has nothing to pay first.
    if state.owes_fee() {
        return Err(fee(state).err().unwrap_or(Illegal::FeeFirst));
    }
    let main = || {
        need(turn.played, Illegal::CardsFirst)?;
        need(!turn.main, Illegal::MainDone)
    };
    let side = |kind: Side| {
        need(turn.played, Illegal::CardsFirst)?;
        need(turn.side.is_none(), Illegal::SideDone)?;
        need(shows(state, kind), Illegal::NotShown)
    };
    match mv {
        Move::Marker { spot, end } => marker(state, spot, end),
        Move::Advance => advance(state),
        Move::Top { card } => {
            // D5
            need(!turn.played, Illegal::PlayedTwice)?;
            need(me.hand.has(card), Illegal::NotInHand { card })
        }
        Move::Garden { .. } | Move::Buy { .. } | Move::Caravan { .. } | Move::Ferment | Move::Harvest => {
            main().and_then(|()| main_action(state, mv))
        }
        Move::River => {
            side(Side::River)?;
            need(me.boat < state.board.last(), Illegal::RiverEnd)
        }
        Move::Cups { province } => side(Side::Cups).and_then(|()| cups(state, province)),
        Move::University { .. } => side(Side::University),
        Move::Repeat { means } => repeat(state, means),
        Move::Bonus { number } => bonus(state, number),
        Move::End => need(turn.played && turn.main, Illegal::EndEarly),
        _ => Err(Illegal::NotNow),
    }
}

/// A main action with the cards that are played, whenever it is done.
pub(crate) fn main_action(state: &State, mv: Move) -> Result<(), Illegal> {
    match mv {
        Move::Garden { space } => garden(state, space),
        Move::Buy { card } => buy(state, card),
        Move::Caravan { caravan, trade, tier } => self::caravan(state, caravan, trade, tier),
        // D9
        Move::Ferment => need(state.me().green() > 0, Illegal::NoGreen),
        // T10, D6: always possible.
        Move::Harvest => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

/// T4, T5: the fee, and a card to play after it.
pub(crate) fn fee(state: &State) -> Result<(), Illegal> {
    need(state.owes_fee() && state.is_fresh(), Illegal::NoFee)?;
    let price = state.board.player().fee;
    let bill = Bill::new(Cause::Fee, price.leaves, price.brown, 1);
    let me = state.me();
    need(bill.is_payable(&me.leaves), Illegal::FeePoor { leaves: price.leaves, brown: price.brown })?;
    need(fee_bill(state).is_some_and(|bill| bill.is_payable(&me.leaves)), Illegal::FeeNoCard)
}

/// The bill of the fee. With an empty hand a leaf may have to stay for an emperor row that brings a card (T5).
pub(crate) fn fee_bill(state: &State) -> Option<Bill> {
    let price = state.board.player().fee;
    let bill = Bill::new(Cause::Fee, price.leaves, price.brown, 1);
    let me = state.me();
    let by_marker = || {
        let tiles = |at: usize| [me.rows.tile(at), me.rows.tile(at + 1)];
        let marked = me.rows.spots().filter(|(_, at)| me.rows.markers(*at) > 0);
        marked.flat_map(|(_, at)| tiles(at)).any(|cup| brings(state, &state.board.cups[cup.index()].bonus) > 0)
    };
    if !me.hand.is_empty() || by_marker() {
        return Some(bill);
    }
    let row = state.board.rows().get(usize::from(me.emperor))?;
    let helps = me.tokens >= u16::from(row.cost.tokens) && brings(state, &row.reward) > 0;
    helps.then_some(Bill { keep: row.cost.leaf_min_quality, ..bill })
}

/// T12: cards that some effects can surely put in the hand.
pub(crate) fn brings<'a>(state: &State, effects: impl IntoIterator<Item = &'a Effect>) -> u8 {
    let me = state.me();
    let mut cards = me.pile.len() + me.discard.len();
    let open = state.emperors.iter().flatten().count() as u8;
    let mut emperors = if open > 0 { open + state.down.emperors } else { 0 };
    let mut gain = 0;
    for effect in effects {
        let (from, n) = match effect {
            Effect::Draw { n } => (&mut cards, *n),
            Effect::EmperorCard { n } => (&mut emperors, *n),
            _ => continue,
        };
        gain += n.min(*from);
        *from -= n.min(*from);
    }
    gain
}

/// T12, T13, D7: a free action before cards are played leaves a card to play.
pub(crate) fn leaves_card(state: &State, effects: &[Effect]) -> bool {
    state.turn.played || !state.me().hand.is_empty() || brings(state, effects) > 0
}

/// T61: a draw may be skipped unless T12 needs the card.
pub(crate) fn may_skip(state: &State, discard: bool) -> bool {
    let later = state.tasks.iter().filter_map(|task| match task {
        Task::Effect { effect, .. } => Some(effect),
        _ => None,
    });
    state.turn.played || discard || !state.me().hand.is_empty() || brings(state, later) > 0
}

/// T12: a removal before cards are played does not empty the hand.
#[inline(always)]
pub(crate) fn may_remove_hand(state: &State) -> bool {
    state.turn.played || state.me().hand.len() > 1
}

fn zone_of(player: &Player, zone: Zone) -> crate::cards::Cards {
    match zone {
        Zone::Hand => player.hand,
        Zone::Pile => player.pile,
        Zone::Discard => player.discard,
    }
}

/// T42; D35: also for a bonus that gives nothing.
fn marker(state: &State, spot: Spot, end: End) -> Result<(), Illegal> {
    let rows = &state.me().rows;
    let at = rows.at(spot).filter(|at| rows.markers(*at) > 0).ok_or(Illegal::NoMarker)?;
    let cup = rows.tile(at + usize::from(end == End::Right));
    need(leaves_card(state, &state.board.cups[cup.index()].bonus), Illegal::HandEmpty)
}

/// T41, D17.
pub(crate) fn advance(state: &State) -> Result<(), Illegal> {
    let me = state.me();
    let row = state.board.rows().get(usize::from(me.emperor)).ok_or(Illegal::TopRow)?;
    let (tokens, quality) = (row.cost.tokens, row.cost.leaf_min_quality);
    need(me.tokens >= u16::from(tokens), Illegal::RowTokens { tokens })?;
    need(has_quality(me, quality), Illegal::RowLeaf { quality })?;
    need(leaves_card(state, &row.reward), Illegal::HandEmpty)
}

#[inline(always)]
fn has_quality(player: &Player, quality: u8) -> bool {
    let from = usize::from(quality) - 1;
    player.leaves[from..6].iter().chain(&player.leaves[from + 6..]).any(|n| *n > 0)
}

/// T21, D15: what a garden in this region needs beyond the number of the pagoda.
#[inline(always)]
pub(crate) fn surcharge(state: &State, region: Region) -> Option<u8> {
    let gardens = state.me().gardens;
    let touches = |of: &[u16; Region::COUNT]| of[region.index()] & gardens != 0;
    if touches(&state.board.near) {
        Some(0)
    } else {
        touches(&state.board.far).then(|| state.board.player().distance_surcharge)
    }
}

/// T20 to T22; D14: any pagoda.
pub(crate) fn garden(state: &State, space: Space) -> Result<(), Illegal> {
    let me = state.me();
    let region = space.region();
    need(me.gardens & region.bit() == 0, Illegal::SecondGarden { region })?;
    let free = state.board.has_space(space) && state.owner[space.index()] == NOBODY;
    need(free, Illegal::SpaceTaken { space, region })?;
    let more = surcharge(state, region).ok_or(Illegal::TooFar { region })?;
    let weakest = weakest(state).ok_or(Illegal::NoPagoda)?;
    let (need_strength, reach) = (weakest + more, state.reach());
    need(need_strength <= reach, Illegal::PagodaStrength { need: need_strength, reach })
}

/// The smallest number of a pagoda on the board.
#[inline(always)]
pub(crate) fn weakest(state: &State) -> Option<u8> {
    state.board.player().garden_strengths.get(state.me().pagodas.trailing_zeros() as usize).copied()
}

/// T19: at least as strong.
fn pagoda(state: &State, space: Space, n: u8) -> Result<(), Illegal> {
    let place = state.board.player().garden_strengths.iter().position(|number| *number == n);
    need(place.is_some_and(|at| state.me().pagodas >> at & 1 == 1), Illegal::PagodaGone)?;
    let (strength, reach) = (n + surcharge(state, space.region()).unwrap_or(0), state.reach());
    need(strength <= reach, Illegal::PagodaStrength { need: strength, reach })
}

/// T24, D24: the strength for a place in the market, if the card is there.
pub(crate) fn market_strength(state: &State, card: Card) -> Option<u8> {
    let at = state.market.iter().position(|open| *open == card)?;
    Some(state.board.player().market_slot_strengths[at])
}

fn buy(state: &State, card: Card) -> Result<(), Illegal> {
    let strength = market_strength(state, card).ok_or(Illegal::NotInMarket { card })?;
    need(strength <= state.reach(), Illegal::MarketStrength { need: strength, reach: state.reach() })?;
    let (board, me) = (&*state.board, state.me());
    let data = board.card(card);
    let price = purchase(board, Cause::Buy(card), data, 0, 0);
    need(price.is_payable(&me.leaves), Illegal::PricePoor { leaves: data.leaves, quality: data.quality })?;
    let missing = missing(&data.cost_pots, &seen(board, me));
    need(replaceable(board, me, data, missing, Swap::Scroll, (0, 0)), Illegal::TeapotsMissing { missing })
}

pub(crate) fn teapot(state: &State, open: &Purchase, swap: Swap) -> Result<(), Illegal> {
    need(swap >= open.last, Illegal::Rising)?;
    let me = state.me();
    need(swap != Swap::Scroll || me.scrolls_of(Scroll::Teapot) > 0, Illegal::NoTeapotScroll)?;
    need(teapot_fits(state, open, swap), Illegal::DeadEnd)
}

/// T58: whether the rest can be replaced and paid after this one.
fn teapot_fits(state: &State, open: &Purchase, swap: Swap) -> bool {
    let replaced = (open.leaves + u8::from(swap == Swap::Leaves), open.brown + u8::from(swap == Swap::Brown));
    let data = state.board.card(open.card);
    let me = state.me();
    let rest = open.missing - 1;
    if swap == Swap::Scroll {
        // The scroll is still there.
        let fits = |scrolls: u8| {
            (0..=rest - scrolls).any(|leaves| {
                let brown = replaced.1 + rest - scrolls - leaves;
                purchase(&state.board, Cause::Fee, data, replaced.0 + leaves, brown).is_payable(&me.leaves)
            })
        };
        return fits(rest.min(me.scrolls_of(Scroll::Teapot) - 1));
    }
    replaceable(&state.board, me, data, rest, swap, replaced)
}

/// Trade and tier from 0.
fn caravan(state: &State, caravan: Caravan, trade: u8, tier: u8) -> Result<(), Illegal> {
    need(state.caravans.contains(&Some(caravan)), Illegal::NoCaravan { caravan })?;
    need(trade < 2 && tier < 2, Illegal::NoTrade)?;
    let card = state.board.caravan(caravan);
    let (strength, reach) = (card.strengths[usize::from(tier)].strength, state.reach());
    need(strength <= reach, Illegal::TierStrength { need: strength, reach })?;
    let bill = trade_bill(&state.board, caravan, trade, tier);
    need(bill.is_payable(&state.me().leaves), Illegal::TradePoor { leaves: bill.left, brown: bill.brown })
}

/// Trade and tier from 0.
pub(crate) fn trade_bill(board: &Board, caravan: Caravan, trade: u8, tier: u8) -> Bill {
    let pay = board.caravan(caravan).trades[usize::from(trade)].pay;
    Bill::new(Cause::Caravan(caravan, trade, tier), pay.green + pay.brown, pay.brown, 1)
}

/// T33
#[inline(always)]
fn shows(state: &State, side: Side) -> bool {
    state.top().is_some_and(|top| state.board.card(top).sides >> side as u8 & 1 == 1)
}

/// T36: whether a seat has a garden in the province.
pub(crate) fn opens(board: &Board, player: &Player, province: Province) -> bool {
    player.gardens & board.within[province.index()] != 0
}

pub(crate) fn cups(state: &State, province: Province) -> Result<(), Illegal> {
    need(opens(&state.board, state.me(), province), Illegal::CupsClosed { province })?;
    need(state.tops[province.index()].is_some(), Illegal::CupsEmpty { province })
}

/// T43, D18, D19.
pub(crate) fn repeat(state: &State, means: Means) -> Result<(), Illegal> {
    let turn = &state.turn;
    let side = turn.side.filter(|_| turn.window && !turn.repeated).ok_or(Illegal::NoRepeat)?;
    let me = state.me();
    match means {
        Means::Scroll => need(me.scrolls_of(Scroll::Repeat) > 0, Illegal::NoRepeatScroll)?,
        Means::Leaves => {
            let leaves = state.board.player().repeat_brown;
            need(me.brown() >= u16::from(leaves), Illegal::RepeatPoor { leaves })?;
        }
    }
    need(is_possible(state, side), Illegal::RepeatBlocked)
}

/// Whether a side action has anywhere to go.
pub(crate) fn is_possible(state: &State, side: Side) -> bool {
    match side {
        Side::River => state.me().boat < state.board.last(),
        Side::Cups => Province::all().any(|province| cups(state, province).is_ok()),
        Side::University => true,
    }
}

/// T52: a bonus of the top card, from 0.
fn bonus(state: &State, n: u8) -> Result<(), Illegal> {
    let top = state.top().ok_or(Illegal::CardsFirst)?;
    let effect = state.board.card(top).bonus.get(usize::from(n)).ok_or(Illegal::NoBonus)?;
    need(state.turn.used >> n & 1 == 0, Illegal::BonusUsed)?;
    need(is_useful(state, effect), Illegal::BonusIdle)
}

/// T52, D34: whether an effect could do something now.
pub(crate) fn is_useful(state: &State, effect: &Effect) -> bool {
    let me = state.me();
    match effect {
        Effect::Ferment { .. } => me.green() > 0,
        Effect::SellLeaves { .. } => me.has_leaf(),
        Effect::Draw { .. } | Effect::DrawDiscard { .. } => me.can_draw(),
        Effect::RemoveCard { .. } => me.can_draw() || !me.hand.is_empty(),
        Effect::CupMarker { .. } => me.rows.is_joined(),
        Effect::EmperorCard { .. } => state.emperors.iter().any(Option::is_some),
        Effect::Vp { .. } | Effect::Leaves { .. } | Effect::EmperorToken { .. } | Effect::Scroll { .. } => true,
    }
}

pub(crate) fn pay(leaves: &Leaves, bill: &Bill, leaf: Leaf) -> Result<(), Illegal> {
    need(leaves[leaf.index()] > 0, Illegal::NoLeaf)?;
    need(leaf >= bill.last, Illegal::Rising)?;
    let (due, brown, quality) = bill.due();
    need(leaf.quality() >= quality, Illegal::PayQuality { quality })?;
    need(leaf.is_brown() || due > brown, Illegal::PayBrown)?;
    let mut rest = *leaves;
    rest[leaf.index()] -= 1;
    let after = bill.after(leaf);
    need(Bill { keep: 0, ..after }.is_payable(&rest), Illegal::DeadEnd)?;
    need(after.is_payable(&rest), Illegal::PayKeep { quality: bill.keep })
}
