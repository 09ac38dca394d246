//! What happens? A placement and its scoring, taking cards, the deck running out, the end of a turn.

use serde::{Deserialize, Serialize};
use teahouse_game::{EventRule, Log, Rule, Seat};

use crate::cards::{Cards, Color};
use crate::moves::{Chance, Move, Payment, Source};
use crate::place::{Region, Space};
use crate::score;
use crate::state::{HAND, Phase, Reason, State};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Event {
    First {
        seat: Seat,
    },
    /// `card` is secret: only its owner sees it.
    Dealt {
        seat: Seat,
        card: Option<Color>,
    },
    Shown {
        place: u8,
        card: Color,
    },
    /// It was paid with so many cards of this colour (C6); so are the pieces below.
    House {
        seat: Seat,
        space: Space,
        card: Color,
        count: u8,
    },
    Emissary {
        seat: Seat,
        region: Region,
        card: Color,
        count: u8,
    },
    Fort {
        seat: Seat,
        space: Space,
        card: Color,
        count: u8,
    },
    /// Points of each seat; `full` if the last space was built on, else at the end.
    RegionScored {
        region: Region,
        points: Vec<i32>,
        full: bool,
    },
    Stopped {
        seat: Seat,
    },
    Exchanged {
        seat: Seat,
        card: Color,
    },
    Took {
        seat: Seat,
        place: u8,
        card: Color,
    },
    /// For the deck; the card follows.
    Reached {
        seat: Seat,
    },
    /// `card` is secret: only the one who drew it sees it.
    Drew {
        seat: Seat,
        card: Option<Color>,
    },
    Reshuffled {
        cards: u8,
    },
    DeckEmpty,
    AllianceScored {
        number: u8,
        points: Vec<i32>,
    },
    RoadsScored {
        seat: Seat,
        points: i32,
        lines: Vec<Vec<Space>>,
    },
    Ended {
        reason: Reason,
        winners: Vec<Seat>,
    },
}

/// Where the rules tell of each kind of event.
pub(crate) const EVENT_RULES: &[EventRule] = &[
    ("first", None, Rule("S1")),
    ("dealt", None, Rule("S2")),
    ("shown", None, Rule("S4")),
    ("house", None, Rule("C11")),
    ("emissary", None, Rule("C15")),
    ("fort", None, Rule("C20")),
    ("region-scored", None, Rule("S5")),
    ("stopped", None, Rule("S3")),
    ("exchanged", None, Rule("C25")),
    ("took", None, Rule("C28")),
    ("reached", None, Rule("S4")),
    ("drew", None, Rule("S4")),
    ("reshuffled", None, Rule("S7")),
    ("deck-empty", None, Rule("E1")),
    ("alliance-scored", None, Rule("S8")),
    ("roads-scored", None, Rule("S9")),
    ("ended", Some("deck"), Rule("E1")),
    ("ended", Some("no-room"), Rule("E2")),
];

/// A seat's choice.
#[inline(always)]
pub(crate) fn act(state: &mut State, mv: Move, log: &mut impl Log<Event>) {
    let seat = state.active;
    match mv {
        Move::House { space, cards: payment } => {
            begin(state, space.region, payment);
            let (card, count) = payment.paid();
            let n = state.board.dense(space).expect("checked: C11");
            state.houses_left[seat.index()] -= 1;
            state.houses[seat.index()] |= 1 << n;
            log.push(|| Event::House { seat, space, card, count });
            score_if_full(state, space.region, log);
            after_piece(state, log);
        }
        Move::Emissary { region, cards: payment } => {
            begin(state, region, payment);
            let (card, count) = payment.paid();
            state.emissaries_left[seat.index()] -= 1;
            state.emissaries[region.index()][seat.index()] += 1;
            log.push(|| Event::Emissary { seat, region, card, count });
            after_piece(state, log);
        }
        Move::Fort { space, cards: payment } => {
            // C22, C23: paid like any piece; nobody's from now on.
            begin(state, space.region, payment);
            let (card, count) = payment.paid();
            let n = state.board.dense(space).expect("checked: C21");
            state.forts_left[seat.index()] -= 1;
            state.forts |= 1 << n;
            log.push(|| Event::Fort { seat, space, card, count });
            after_piece(state, log);
        }
        Move::Exchange { card, source } => {
            pay(state, Payment::one(card).cards());
            log.push(|| Event::Exchanged { seat, card });
            match source {
                Some(source) => take(state, source, log),
                None => end_turn(state, log),
            }
        }
        Move::Stop => {
            log.push(|| Event::Stopped { seat });
            begin_draw(state, log);
        }
        Move::Take { source } => take(state, source, log),
    }
}

/// The cards are paid; the first piece fixes the region of the turn and whether it was empty (C2, C4).
#[inline(always)]
fn begin(state: &mut State, region: Region, payment: Payment) {
    if state.pieces == 0 {
        state.region = Some(region);
        state.was_empty = state.is_empty(region.index());
    }
    state.pieces += 1;
    pay(state, payment.cards());
}

/// Played cards go to the discard pile at once. What everybody knew of the hand shrinks with them.
#[inline(always)]
fn pay(state: &mut State, cards: Cards) {
    let seat = state.active.index();
    state.hands[seat] = state.hands[seat].without(cards);
    state.known[seat] = state.known[seat].without(cards);
    state.discard = state.discard.and(cards);
}

/// S5: a region whose last space was built on is scored now, once. A bare fortification leaves a space open (D14).
#[inline(always)]
fn score_if_full(state: &mut State, region: Region, log: &mut impl Log<Event>) {
    let spaces = state.board.spaces_of[region.index()];
    if spaces & !state.built() != 0 {
        return;
    }
    state.scored |= 1 << region.0;
    let points = score::region(state, region.index());
    for (score, points) in state.score.iter_mut().zip(points) {
        *score += points;
    }
    let players = state.seats();
    log.push(|| Event::RegionScored { region, points: points[..players].to_vec(), full: true });
}

/// S3, D17: a second piece is asked for once the first is settled, whenever what everybody sees allows one; the hand never
/// decides (C3 to C5). So a house may make room for an emissary (C19, D4), and a house may follow a fortification, but not in
/// an empty region (D15).
#[inline(always)]
fn after_piece(state: &mut State, log: &mut impl Log<Event>) {
    let region = state.region.expect("a piece was placed").index();
    if state.pieces < 2 && !state.was_empty {
        let (houses, forts, emissary) = state.room(region, state.built());
        if houses != 0 || forts != 0 || emissary {
            state.phase = Phase::Second;
            return;
        }
    }
    begin_draw(state, log);
}

/// After the second exhaustion nobody draws any more.
#[inline(always)]
fn begin_draw(state: &mut State, log: &mut impl Log<Event>) {
    if state.exhaustions >= 2 {
        end_turn(state, log);
    } else {
        go_on_drawing(state, log);
    }
}

/// S4: until the hand is full; an exchange takes just one card (C25), never the one just discarded (D18).
#[inline(always)]
fn go_on_drawing(state: &mut State, log: &mut impl Log<Event>) {
    let full = state.hands[state.active.index()].len() >= HAND;
    if full || (state.pieces == 0 && state.phase != Phase::Choose) {
        refill(state, log);
    } else {
        state.phase = Phase::Draw;
    }
}

#[inline(always)]
fn take(state: &mut State, source: Source, log: &mut impl Log<Event>) {
    let seat = state.active;
    match source {
        // D9: which card it is, is seen before the next choice.
        Source::Deck => {
            state.phase = Phase::Fetch;
            log.push(|| Event::Reached { seat });
        }
        Source::Display { place } => {
            let card = state.display[usize::from(place)].take().expect("checked: C28");
            state.hands[seat.index()].add(card);
            // Everybody saw it.
            state.known[seat.index()].add(card);
            log.push(|| Event::Took { seat, place, card });
            state.phase = Phase::Draw;
            go_on_drawing(state, log);
        }
    }
}

/// C26, D22: the lowest empty place first, and only once the hand is complete.
#[inline(always)]
fn refill(state: &mut State, log: &mut impl Log<Event>) {
    if state.empty_place().is_some() && state.exhaustions < 2 && !state.deck.is_empty() {
        state.phase = Phase::Refill;
    } else {
        end_turn(state, log);
    }
}

/// A result of fate.
#[inline(always)]
pub(crate) fn fate(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
    match (chance, state.phase) {
        (Chance::First { seat }, _) => {
            (state.start, state.active) = (seat, seat);
            state.phase = Phase::Deal;
            log.push(|| Event::First { seat });
        }
        (Chance::Draw { card }, Phase::Deal) => deal(state, card, log),
        (Chance::Draw { card }, Phase::Fetch) => {
            let seat = state.active;
            state.hands[seat.index()].add(card);
            log.push(|| Event::Drew { seat, card: Some(card) });
            if leave_deck(state, card, log) {
                state.phase = Phase::Draw;
                go_on_drawing(state, log);
            } else {
                end_turn(state, log);
            }
        }
        (Chance::Draw { card }, _) => {
            show(state, card, log);
            if leave_deck(state, card, log) {
                refill(state, log);
            } else {
                end_turn(state, log);
            }
        }
    }
}

/// S2: three cards to each seat in turn, then the display.
fn deal(state: &mut State, card: Color, log: &mut impl Log<Event>) {
    state.deck.take(card);
    match state.dealt_next() {
        Some(seat) => {
            state.hands[seat.index()].add(card);
            log.push(|| Event::Dealt { seat, card: Some(card) });
        }
        None => show(state, card, log),
    }
    if state.dealt_next().is_none() && state.empty_place().is_none() {
        state.phase = Phase::Choose;
    }
}

fn show(state: &mut State, card: Color, log: &mut impl Log<Event>) {
    let place = state.empty_place().expect("an empty place waits");
    state.display[place] = Some(card);
    log.push(|| Event::Shown { place: place as u8, card });
}

/// S7: a card has left the deck. If it was the last one (D7), the discards make a new deck, once; the second time it stays
/// empty and everything stops (E1, D8). False if it stops.
#[inline(always)]
fn leave_deck(state: &mut State, card: Color, log: &mut impl Log<Event>) -> bool {
    state.deck.take(card);
    if !state.deck.is_empty() {
        return true;
    }
    if state.exhaustions == 0 && !state.discard.is_empty() {
        state.exhaustions = 1;
        state.deck = std::mem::take(&mut state.discard);
        let cards = state.deck.len();
        log.push(|| Event::Reshuffled { cards });
        return true;
    }
    state.exhaustions = 2;
    log.push(|| Event::DeckEmpty);
    false
}

#[inline(always)]
fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    (state.region, state.pieces, state.was_empty) = (None, 0, false);
    let next = state.active.next(state.players);
    let reason = if state.exhaustions >= 2 && next == state.start {
        Some(Reason::Deck)
    } else if state.nothing_can_be_placed() {
        Some(Reason::NoRoom)
    } else {
        None
    };
    match reason {
        Some(reason) => finish(state, reason, log),
        None => {
            state.active = next;
            state.phase = Phase::Choose;
        }
    }
}

/// S10: the final scoring, in order: houses of regions that are not full, alliances, roads.
fn finish(state: &mut State, reason: Reason, log: &mut impl Log<Event>) {
    let players = state.seats();
    let add = |state: &mut State, points: [i32; 5]| {
        state.score.iter_mut().zip(points).for_each(|(score, points)| *score += points);
    };
    for region in Region::all() {
        if state.scored >> region.0 & 1 == 1 {
            continue;
        }
        let points = score::region(state, region.index());
        state.scored |= 1 << region.0;
        if points != [0; 5] {
            add(state, points);
            log.push(|| Event::RegionScored { region, points: points[..players].to_vec(), full: false });
        }
    }
    for n in 0..state.board.alliances.len() {
        let points = score::alliance(state, n);
        if points != [0; 5] {
            add(state, points);
            let number = state.board.alliances[n].0;
            log.push(|| Event::AllianceScored { number, points: points[..players].to_vec() });
        }
    }
    for seat in Seat::all(state.players) {
        let points = score::roads(state, seat.index());
        if points > 0 {
            state.score[seat.index()] += points;
            log.push(|| Event::RoadsScored { seat, points, lines: score::lines(state, seat.index()).1 });
        }
    }
    state.phase = Phase::Over(reason);
    log.push(|| Event::Ended { reason, winners: score::outcome(state).map(|o| o.winners()).unwrap_or_default() });
}
