//! What happens? Each answer carried out, step by step.

use teahouse_game::{Log, Seat};

use crate::effect::{Scroll, Side};
use crate::effects::{gain_leaves, gain_points, queue, run, spend_scrolls, strengthen};
use crate::event::{Colour, Event};
use crate::ids::{Card, Leaf, Province, Region, Space};
use crate::moves::{Chance, End, Means, Move, Part, Spot, Swap, Zone};
use crate::pay::{missing, purchase, repeating, replacing, seen};
use crate::point::{Bill, Cause, Fate, Flip, Pick, Point, Purchase, Task};
use crate::round;
use crate::rules;
use crate::state::State;

/// A move that the rules allow.
pub(crate) fn act(state: &mut State, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
    // D18: any other decision closes the window.
    if state.point == Point::Menu && !matches!(mv, Move::Repeat { .. }) {
        state.turn.window = false;
    }
    match mv {
        Move::Pass => round::pass(state, log),
        Move::End => round::end_turn(state, log),
        Move::Fee => {
            log.push(|| Event::FeeBegun { seat });
            state.point = Point::Pay(rules::fee_bill(state).expect("the fee can be paid"));
        }
        Move::Marker { spot, end } => marker(state, spot, end, log),
        Move::Advance => advance(state, log),
        Move::Top { card } => top(state, card, log),
        Move::Cover { card } => cover(state, card, log),
        Move::Done => {
            log.push(|| Event::Closed { seat });
            close(state, log);
        }
        Move::Garden { space } => {
            log.push(|| Event::ChoseSpace { seat, space, region: space.region() });
            state.point = Point::Pagoda { space };
        }
        Move::Pagoda { number } => found(state, number, log),
        Move::Buy { card } => buy(state, card, log),
        Move::Teapot { swap } => teapot(state, swap, log),
        Move::Caravan { caravan, trade, tier } => {
            log.push(|| Event::Trading { seat, caravan, trade: trade + 1, tier: tier + 1 });
            strengthen(state, state.board.caravan(caravan).strengths[usize::from(tier)].strength, log);
            state.point = Point::Pay(rules::trade_bill(&state.board, caravan, trade, tier));
        }
        Move::Ferment => {
            log.push(|| Event::Fermenting { seat });
            state.turn.main = true;
            state.point = Point::Flip(Flip { main: true, done: 0, left: state.reach(), last: 1 });
        }
        Move::Flip { basket } => flip(state, basket, log),
        Move::Harvest => {
            log.push(|| Event::Harvesting { seat });
            state.turn.main = true;
            state.point = Point::Pick(Pick { done: 0, left: state.reach(), last: None });
        }
        Move::Pick { region } => pick(state, region, log),
        Move::River => river(state, log),
        Move::Cups { province } => {
            let cup = state.tops[province.index()].expect("a tile is there");
            log.push(|| Event::TookCup { seat, province, cup });
            state.turn.side = Some(Side::Cups);
            state.point = Point::Place { province };
        }
        Move::PlaceNew => place(state, None, log),
        Move::Place { row, end } => place(state, Some((row, end)), log),
        Move::University { part } => university(state, part, log),
        Move::Repeat { means } => repeat(state, means, log),
        Move::Bonus { number } => {
            let card = state.top().expect("cards are played");
            log.push(|| Event::UsedBonus { seat, card });
            state.turn.used |= 1 << number;
            let board = state.board.clone();
            queue(state, &board.card(card).bonus[usize::from(number)..=usize::from(number)], false);
            run(state, log);
        }
        Move::Pay { leaf } => pay(state, leaf, log),
        Move::Draw => {
            let Point::Draw { n, discard } = state.point else { return };
            log.push(|| Event::Drawing { seat, count: n });
            state.tasks.push(Task::Cards { left: n, drawn: 0, discard });
            run(state, log);
        }
        Move::Skip => {
            log.push(|| Event::Skipped { seat });
            run(state, log);
        }
        Move::Discard { card } => discard(state, card, log),
        Move::Remove { zone, card } => remove(state, zone, card, log),
        Move::Put { spot } => {
            let at = state.me().rows.at(spot).expect("a connection");
            state.serve(|supply| &mut supply.markers, 1);
            state.me_mut().rows.put(at);
            log.push(|| Event::MarkerPut { seat, row: spot.row + 1, place: spot.gap + 1 });
            run(state, log);
        }
        Move::Sell { leaf } => sell(state, leaf, log),
        Move::Take { card } => {
            let place = state.emperors.iter().position(|open| *open == Some(card)).expect("an open card");
            state.emperors[place] = None;
            gain_card(state, card);
            log.push(|| Event::TookEmperor { seat, card });
            // D32: before the next effect.
            state.tasks.push(Task::Emperor);
            run(state, log);
        }
    }
}

/// A card that everybody saw comes into the hand.
fn gain_card(state: &mut State, card: Card) {
    let me = state.me_mut();
    me.hand.add(card);
    me.known.add(card);
}

fn leave_hand(state: &mut State, card: Card) {
    let me = state.me_mut();
    me.hand.drop(card);
    me.known.drop(card);
}

/// T42
fn marker(state: &mut State, spot: Spot, end: End, log: &mut impl Log<Event>) {
    let seat = state.active;
    let at = state.me().rows.at(spot).expect("a connection");
    let cup = state.me().rows.tile(at + usize::from(end == End::Right));
    state.me_mut().rows.take(at);
    state.take_back(|supply| &mut supply.markers, 1);
    state.turn.free = true;
    log.push(|| Event::UsedMarker { seat, row: spot.row + 1, place: spot.gap + 1, end, cup });
    let board = state.board.clone();
    queue(state, &board.cups[cup.index()].bonus, false);
    run(state, log);
}

/// T41, T60: tokens before the leaf.
fn advance(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let board = state.board.clone();
    let row = &board.rows()[usize::from(state.me().emperor)];
    let (tokens, quality) = (row.cost.tokens, row.cost.leaf_min_quality);
    state.me_mut().tokens -= u16::from(tokens);
    state.take_back(|supply| &mut supply.tokens, tokens);
    state.turn.free = true;
    log.push(|| Event::Rising { seat, row: row.row, tokens });
    state.point = Point::Pay(Bill::new(Cause::Row, 1, 0, quality));
}

/// T6: to the leftmost empty slot.
fn top(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let seat = state.active;
    leave_hand(state, card);
    let me = state.me_mut();
    let slot = usize::from(me.turns);
    me.slots[slot].add(card);
    me.tops[slot] = card;
    me.turns += 1;
    state.turn.played = true;
    state.strength = state.board.card(card).strength;
    log.push(|| Event::Played { seat, card });
    state.point = Point::Cover { last: None };
    if state.me().hand.is_empty() {
        close(state, log);
    }
}

/// T8: covered cards count too.
fn cover(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let seat = state.active;
    leave_hand(state, card);
    let me = state.me_mut();
    me.slots[usize::from(me.turns) - 1].add(card);
    state.strength = state.strength.saturating_add(state.board.card(card).strength);
    log.push(|| Event::Covered { seat, card });
    state.point = Point::Cover { last: Some(card) };
    // T59
    if state.me().hand.above(card).is_empty() {
        close(state, log);
    }
}

/// A list is closed.
fn close(state: &mut State, log: &mut impl Log<Event>) {
    if matches!(state.point, Point::Cover { .. }) {
        let (seat, strength) = (state.active, state.strength);
        log.push(|| Event::Strength { seat, strength });
    }
    run(state, log);
}

/// T23, D23: points of the space, then the token.
fn found(state: &mut State, n: u8, log: &mut impl Log<Event>) {
    let Point::Pagoda { space } = state.point else { return };
    let (seat, board) = (state.active, state.board.clone());
    let region = space.region();
    strengthen(state, n + rules::surcharge(state, region).unwrap_or(0), log);
    let at = board.player().garden_strengths.iter().position(|number| *number == n).expect("a pagoda");
    state.me_mut().pagodas &= !(1 << at);
    state.found(seat, space);
    state.turn.main = true;
    log.push(|| Event::Founded { seat, space, region, pagoda: n });
    points_of(state, space, log);
    if let Some(token) = state.bonus[region.index()] {
        queue(state, &board.written().tokens[token.index()].bonus, true);
    }
    run(state, log);
}

/// D28: a third space may have none.
fn points_of(state: &mut State, space: Space, log: &mut impl Log<Event>) {
    let points = state.board.points[space.index()];
    if points > 0 {
        gain_points(state, points, log);
    }
}

fn buy(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let (seat, board) = (state.active, state.board.clone());
    let data = board.card(card);
    let missing = missing(&data.cost_pots, &seen(&board, state.me()));
    log.push(|| Event::Buying { seat, card, missing });
    strengthen(state, rules::market_strength(state, card).unwrap_or(0), log);
    state.point = if missing > 0 {
        Point::Teapot(Purchase { card, missing, last: Swap::Scroll, leaves: 0, brown: 0 })
    } else {
        Point::Pay(purchase(&board, Cause::Buy(card), data, 0, 0))
    };
}

/// T27: one missing teapot after the other.
fn teapot(state: &mut State, swap: Swap, log: &mut impl Log<Event>) {
    let Point::Teapot(mut open) = state.point else { return };
    let (seat, count) = (state.active, replacing(&state.board, swap));
    match swap {
        Swap::Scroll => spend_scrolls(state, Scroll::Teapot, count),
        Swap::Leaves => open.leaves += 1,
        Swap::Brown => open.brown += 1,
    }
    log.push(|| Event::Replaced { seat, swap, count });
    (open.missing, open.last) = (open.missing - 1, swap);
    state.point = if open.missing > 0 {
        Point::Teapot(open)
    } else {
        let (board, card) = (state.board.clone(), open.card);
        Point::Pay(purchase(&board, Cause::Buy(card), board.card(card), open.leaves, open.brown))
    };
}

fn pay(state: &mut State, leaf: Leaf, log: &mut impl Log<Event>) {
    let Point::Pay(bill) = state.point else { return };
    let seat = state.active;
    state.me_mut().leaves[leaf.index()] -= 1;
    state.take_back(|supply| &mut supply.leaves, 1);
    log.push(|| Event::Paid { seat, colour: Colour::of(leaf), quality: leaf.quality() });
    let bill = bill.after(leaf);
    if bill.is_paid() {
        settle(state, bill.cause, log);
    } else {
        state.point = Point::Pay(bill);
    }
}

/// What was paid for is done.
fn settle(state: &mut State, cause: Cause, log: &mut impl Log<Event>) {
    let (seat, board) = (state.active, state.board.clone());
    match cause {
        Cause::Fee => {
            state.turn.fee = true;
            log.push(|| Event::FeePaid { seat });
        }
        Cause::Row => {
            let row = &board.rows()[usize::from(state.me().emperor)];
            state.me_mut().emperor += 1;
            log.push(|| Event::Rose { seat, row: row.row });
            queue(state, &row.reward, true);
        }
        Cause::Repeat => return repeat_side(state, log),
        Cause::Buy(card) => {
            state.turn.main = true;
            state.market.retain(|open| *open != card);
            gain_card(state, card);
            log.push(|| Event::Bought { seat, card });
            state.tasks.push(Task::Market);
        }
        Cause::Caravan(caravan, trade, tier) => {
            state.turn.main = true;
            let place = state.caravans.iter().position(|open| *open == Some(caravan)).expect("an open caravan");
            state.caravans[place] = None;
            state.me_mut().caravans |= 1 << caravan.0;
            log.push(|| Event::Traded { seat, caravan });
            // T30, D22: trade, tier, then the new card.
            let card = board.caravan(caravan);
            state.tasks.push(Task::Caravan);
            queue(state, &card.strengths[usize::from(tier)].reward, true);
            queue(state, &card.trades[usize::from(trade)].reward, true);
        }
    }
    run(state, log);
}

fn flip(state: &mut State, quality: u8, log: &mut impl Log<Event>) {
    let Point::Flip(flip) = state.point else { return };
    let seat = state.active;
    if flip.main {
        strengthen_beyond(state, flip.done, log);
    }
    let me = state.me_mut();
    me.leaves[usize::from(quality) - 1] -= 1;
    me.leaves[usize::from(quality) + 5] += 1;
    let more = me.leaves[usize::from(quality) - 1..6].iter().any(|n| *n > 0);
    log.push(|| Event::Fermented { seat, quality });
    if flip.left > 1 && more {
        state.point = Point::Flip(Flip { done: flip.done + 1, left: flip.left - 1, last: quality, ..flip });
    } else {
        close(state, log);
    }
}

/// T18, T59: one scroll for each item beyond the card strength.
fn strengthen_beyond(state: &mut State, done: u8, log: &mut impl Log<Event>) {
    if done >= state.strength {
        let seat = state.active;
        spend_scrolls(state, Scroll::Strength, 1);
        log.push(|| Event::Strengthened { seat, count: 1 });
    }
}

fn pick(state: &mut State, region: Region, log: &mut impl Log<Event>) {
    let Point::Pick(pick) = state.point else { return };
    let seat = state.active;
    strengthen_beyond(state, pick.done, log);
    let count = gain_leaves(state, seat, 1, state.board.value[region.index()]);
    log.push(|| Event::Picked { seat, region, count });
    let more = u32::from(state.me().gardens) >> (region.0 + 1) != 0;
    if pick.left > 1 && more {
        state.point = Point::Pick(Pick { done: pick.done + 1, left: pick.left - 1, last: Some(region) });
    } else {
        close(state, log);
    }
}

/// T34, T35
fn river(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, board) = (state.active, state.board.clone());
    state.turn.side = Some(Side::River);
    let segment = state.me().boat + 1;
    let arrived = state.seats[..state.seats()].iter().filter(|player| player.berth.is_some()).count();
    state.me_mut().boat = segment;
    log.push(|| Event::Sailed { seat, segment });
    let here = &board.segments()[usize::from(segment)];
    if segment == board.last() {
        state.me_mut().berth = Some(arrived as u8);
        log.push(|| Event::Berthed { seat, points: here.final_slots[arrived] });
    }
    state.tasks.push(Task::Window);
    queue(state, &here.bonus, true);
    run(state, log);
}

/// T37, T38, T60: the tile, its marker, then the next tile.
fn place(state: &mut State, end: Option<(u8, End)>, log: &mut impl Log<Event>) {
    let Point::Place { province } = state.point else { return };
    let seat = state.active;
    let cup = state.tops[province.index()].take().expect("a tile was taken");
    let marker = end.is_some() && state.serve(|supply| &mut supply.markers, 1) > 0;
    let rows = &mut state.me_mut().rows;
    let row = match end {
        None => {
            rows.begin(cup);
            rows.count()
        }
        Some((row, end)) => {
            rows.join(row, end, cup, u16::from(marker));
            row + 1
        }
    };
    log.push(|| Event::PlacedCup { seat, cup, row, marker });
    state.tasks.push(Task::Window);
    state.tasks.push(Task::Cup(province));
    run(state, log);
}

/// T39: round and round. The sector from 0 that a worker comes to next.
pub(crate) fn next_sector(at: u8) -> u8 {
    if at == 0 { 0 } else { at.div_ceil(2) % 4 }
}

/// T39, T40
fn university(state: &mut State, part: Part, log: &mut impl Log<Event>) {
    let (seat, board) = (state.active, state.board.clone());
    state.turn.side = Some(Side::University);
    let at = state.me().university;
    let sector = next_sector(at);
    let part_number = u8::from(part == Part::Inner);
    // D20: the worker first.
    let around = at > 0 && sector == 0 && state.me().reserve(&board) > 0;
    let me = state.me_mut();
    me.university = 1 + 2 * sector + part_number;
    me.centre += u8::from(around);
    log.push(|| Event::Studied { seat, sector: sector + 1, part });
    if around {
        log.push(|| Event::Centre { seat });
    }
    state.tasks.push(Task::Window);
    let sectors = &board.written().university.sectors;
    queue(state, &sectors[usize::from(sector)].parts[usize::from(part_number)].bonus, true);
    run(state, log);
}

/// T43
fn repeat(state: &mut State, means: Means, log: &mut impl Log<Event>) {
    let seat = state.active;
    let side = state.turn.side.expect("a side action was done");
    let count = repeating(&state.board, means);
    (state.turn.window, state.turn.repeated) = (false, true);
    log.push(|| Event::Repeating { seat, side, means, count });
    match means {
        Means::Scroll => {
            spend_scrolls(state, Scroll::Repeat, count);
            repeat_side(state, log);
        }
        Means::Leaves => state.point = Point::Pay(Bill::new(Cause::Repeat, count, count, 1)),
    }
}

/// The boat sails by itself, the others are asked again.
fn repeat_side(state: &mut State, log: &mut impl Log<Event>) {
    match state.turn.side {
        Some(side @ (Side::Cups | Side::University)) => state.point = Point::Side(side),
        _ => river(state, log),
    }
}

/// T47
fn discard(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let Point::Discard { left } = state.point else { return };
    let seat = state.active;
    leave_hand(state, card);
    state.me_mut().discard.add(card);
    log.push(|| Event::Discarded { seat, card });
    if left > 1 {
        state.point = Point::Discard { left: left - 1 };
    } else {
        run(state, log);
    }
}

/// T48: out of the game. A searched pile is shuffled, which changes nothing here (T62).
fn remove(state: &mut State, zone: Zone, card: Card, log: &mut impl Log<Event>) {
    let seat = state.active;
    let me = state.me_mut();
    match zone {
        Zone::Hand => {
            me.hand.drop(card);
            me.known.drop(card);
        }
        Zone::Pile => me.pile.drop(card),
        Zone::Discard => me.discard.drop(card),
    }
    me.removed.add(card);
    me.conclude();
    log.push(|| Event::Removed { seat, card, zone });
    run(state, log);
}

/// T50, D27: one leaf after the other, all in one go.
fn sell(state: &mut State, leaf: Leaf, log: &mut impl Log<Event>) {
    let Point::Sell(mut sale) = state.point else { return };
    let seat = state.active;
    let points = if leaf.is_brown() { sale.brown } else { sale.green };
    let me = state.me_mut();
    me.leaves[leaf.index()] -= 1;
    me.vp = me.vp.saturating_add(u16::from(points));
    let more = me.leaves[leaf.index()..].iter().any(|n| *n > 0);
    state.take_back(|supply| &mut supply.leaves, 1);
    log.push(|| Event::Sold { seat, colour: Colour::of(leaf), quality: leaf.quality(), points });
    (sale.done, sale.left, sale.last) = (sale.done + 1, sale.left - 1, leaf);
    if sale.left > 0 && more {
        state.point = Point::Sell(sale);
    } else {
        close(state, log);
    }
}

/// A result of chance. D30: nothing hidden is seen but here, so the house can tell what may be taken back.
pub(crate) fn fate(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
    match chance {
        Chance::First { seat } => round::begin_with(state, seat, log),
        Chance::Token { region, bonus } => {
            state.bonus[region.index()] = Some(bonus);
            log.push(|| Event::Token { region, bonus });
        }
        Chance::Card { card } => {
            let Point::Fate(Fate::Card(seat)) = state.point else { return };
            let player = &mut state.seats[seat.index()];
            player.pile.drop(card);
            player.hand.add(card);
            player.conclude();
            log.push(|| Event::Drew { seat, card: Some(card) });
        }
        Chance::Market { card } => {
            state.down.actions[card.level()] -= 1;
            state.unseen.drop(card);
            state.market.push(card);
            log.push(|| Event::RevealedMarket { card });
        }
        Chance::Caravan { caravan } => {
            state.down.caravans[usize::from(!caravan.is_basic())] -= 1;
            state.unseen_caravans &= !(1 << caravan.0);
            let place = state.caravans.iter().position(Option::is_none).expect("an empty place");
            state.caravans[place] = Some(caravan);
            log.push(|| Event::RevealedCaravan { caravan });
        }
        Chance::Emperor { card } => {
            state.down.emperors -= 1;
            state.unseen.drop(card);
            let place = state.emperors.iter().position(Option::is_none).expect("an empty place");
            state.emperors[place] = Some(card);
            log.push(|| Event::RevealedEmperor { card });
        }
        Chance::Cup { province, cup } => reveal_cup(state, province, cup, log),
    }
    run(state, log);
}

fn reveal_cup(state: &mut State, province: Province, cup: crate::ids::Cup, log: &mut impl Log<Event>) {
    state.down.cups[province.index()] -= 1;
    state.unseen_cups &= !(1 << cup.0);
    state.tops[province.index()] = Some(cup);
    log.push(|| Event::RevealedCup { province, cup });
}
