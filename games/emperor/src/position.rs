//! The whole truth as plain data, for scenarios, snapshots and editors; and the questions scenarios may ask.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use teahouse_game::{Held, Seat};

use crate::board::Board;
use crate::cards::{Counts, Hand, Kind, MOST_CARDS, SYMBOLS_IN_BOX, Yang, Yin};
use crate::influence;
use crate::options::Rules;
use crate::place::{Province, each};
use crate::possible;
use crate::score;
use crate::state::{Battle, CAPACITY, Growth, NOBODY, Pending, Point, SEATS, State, Status};
use crate::turn;

/// What lies open on the table: everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Table {
    pub rules: Rules,
    pub point: Point,
    #[serde(default = "seat_zero")]
    pub first: Seat,
    pub active: Seat,
    pub turn: u8,
    /// Provinces with markers or symbols.
    pub provinces: BTreeMap<Province, ProvinceState>,
    pub seats: Vec<SeatState>,
    /// Cards of the Yang deck whose order everybody knows, the next one first.
    #[serde(default)]
    pub yang_then: Vec<Yang>,
    /// What is unseen of the Yin deck.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub yin_unseen: BTreeMap<Yin, u8>,
    #[serde(default)]
    pub yin_then: Vec<Yin>,
    #[serde(default)]
    pub holding: u8,
    #[serde(default)]
    pub growth: Growth,
    #[serde(default)]
    pub closed: Vec<[Province; 2]>,
    #[serde(default)]
    pub proposed: Vec<Seat>,
    #[serde(default)]
    pub demanded: Vec<Province>,
    #[serde(default)]
    pub refused: Vec<Seat>,
    #[serde(default)]
    pub share: Option<u8>,
    #[serde(default)]
    pub pending: Option<Pending>,
    #[serde(default)]
    pub battle: Option<Battle>,
    /// The last throw: how often each face lies there.
    #[serde(default)]
    pub throw: [u8; 6],
    #[serde(default)]
    pub yang_at: Option<Province>,
    #[serde(default)]
    pub yin_at: Option<Province>,
    #[serde(default)]
    pub struck: Option<Yin>,
    /// Mergers that were refused; no rule asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Declined>>", optional))]
    pub declined: Vec<Declined>,
    /// Provinces whose owner stood when it was asked to leave, and how hard it was pressed: by so many markers more, plus one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, u8>>", optional))]
    pub stood: BTreeMap<Province, u8>,
}

/// A merger that was refused when it was last asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Declined {
    pub seat: Seat,
    pub asked: Seat,
    /// The markers of the one who was asked, in percent of those of both.
    pub percent: u8,
}

/// A province with something on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ProvinceState {
    #[serde(default)]
    pub owner: Option<Seat>,
    #[serde(default)]
    pub markers: u8,
    #[serde(default)]
    pub spent: u8,
    #[serde(default)]
    pub exhausted: u8,
    /// Cities, mines, agriculture.
    #[serde(default)]
    pub symbols: [u8; 3],
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatState {
    #[serde(default = "live")]
    pub status: Status,
    #[serde(default)]
    pub share: Option<u8>,
    #[serde(default)]
    pub cornered: u8,
    #[serde(default)]
    pub claim: bool,
    /// Whether the initial holding is placed.
    #[serde(default = "yes")]
    pub placed: bool,
    /// Cards that everybody knows to be in the hand.
    #[serde(default)]
    pub known: Vec<Yang>,
    /// So many cards are known to be relief cards.
    #[serde(default)]
    pub reliefs: u8,
}

/// A card in the resolver's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Drawn<C> {
    pub card: C,
    /// Whether everybody knows it.
    pub open: bool,
}

/// A position; it need not be reachable in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Position {
    pub table: Table,
    /// Oldest card first.
    pub hands: Vec<Vec<Yang>>,
    pub yang_unseen: BTreeMap<Yang, u8>,
    #[serde(default)]
    pub drawn: Option<Drawn<Yang>>,
    /// Scenarios may begin where nobody is asked: everything runs from there to the next choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<Run>,
}

/// Where a scenario begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Run {
    StartTurn,
    PhaseOne,
    CardPhase,
    EndTurn,
}

/// No game has so many turns (E83).
const LONGEST: u8 = 100;

/// Enough to begin with, and no more than can be counted (E3, E9).
const MARKERS: (u8, u8) = (9, 60);

fn seat_zero() -> Seat {
    Seat(0)
}
fn live() -> Status {
    Status::Live
}
fn yes() -> bool {
    true
}

pub(crate) fn named<K: Kind + Ord>(counts: &Counts) -> BTreeMap<K, u8> {
    K::ALL.iter().map(|k| (*k, counts[k.number()])).filter(|(_, n)| *n > 0).collect()
}

fn counted<K: Kind>(cards: impl Iterator<Item = (K, u8)>) -> Counts {
    let mut counts = [0; 9];
    cards.for_each(|(card, n)| counts[card.number()] += n);
    counts
}

pub(crate) fn list<K: Kind>(counts: &Counts) -> Vec<K> {
    K::ALL.iter().flat_map(|k| std::iter::repeat_n(*k, usize::from(counts[k.number()]))).collect()
}

fn seats(set: u8) -> Vec<Seat> {
    (0..SEATS as u8).filter(|n| set >> n & 1 == 1).map(Seat).collect()
}

impl Table {
    pub(crate) fn of(state: &State) -> Table {
        let province = |p: Province| {
            let n = p.index();
            let owner = Some(state.owner[n]).filter(|o| *o != NOBODY).map(Seat);
            let shown = ProvinceState {
                owner,
                markers: state.markers[n],
                spent: state.spent[n],
                exhausted: state.exhausted[n],
                symbols: state.symbols[n],
            };
            (p, shown)
        };
        let seat = |seat: Seat| {
            let n = seat.index();
            SeatState {
                status: state.status[n],
                share: state.shares[n],
                cornered: state.cornered[n],
                claim: state.claims >> n & 1 == 1,
                placed: !state.is_unplaced(seat),
                known: list(&state.known[n]),
                reliefs: state.reliefs[n],
            }
        };
        let closed = Province::all().flat_map(|from| each(state.closed[from.index()]).map(move |to| [from, to]));
        Table {
            rules: state.rules,
            point: state.point,
            first: state.first,
            active: state.active,
            turn: state.turn,
            provinces: Province::all().map(province).filter(|(_, p)| *p != ProvinceState::default()).collect(),
            seats: Seat::all(state.players).map(seat).collect(),
            yang_then: state.yang.then.to_vec(),
            yin_unseen: named(&state.yin.unseen),
            yin_then: state.yin.then.to_vec(),
            holding: state.holding,
            growth: state.growth,
            closed: closed.collect(),
            proposed: seats(state.proposed),
            demanded: each(state.demanded).collect(),
            refused: seats(state.refused),
            share: state.share,
            pending: state.pending,
            battle: state.battle,
            throw: state.throw,
            yang_at: state.yang_at,
            yin_at: state.yin_at,
            struck: state.struck,
            declined: declined(state),
            stood: Province::all().map(|p| (p, state.stood[p.index()])).filter(|(_, more)| *more > 0).collect(),
        }
    }
}

fn declined(state: &State) -> Vec<Declined> {
    let pairs = Seat::all(state.players).flat_map(|seat| Seat::all(state.players).map(move |asked| (seat, asked)));
    let pair = |(seat, asked): (Seat, Seat)| {
        let percent = state.declined[seat.index()][asked.index()];
        (percent > 0).then_some(Declined { seat, asked, percent })
    };
    pairs.filter_map(pair).collect()
}

impl Position {
    pub(crate) fn of(state: &State) -> Position {
        Position {
            table: Table::of(state),
            hands: state.hands[..state.seats()].iter().map(|hand| hand.to_vec()).collect(),
            yang_unseen: named(&state.yang.unseen),
            drawn: state.drawn.map(|(card, open)| Drawn { card, open }),
            run: None,
        }
    }

    pub(crate) fn state(&self, board: Held<Board>) -> Result<State, String> {
        let need = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
        let table = &self.table;
        let players = table.seats.len();
        need((2..=SEATS).contains(&players) && self.hands.len() == players, "two to five seats, each with a hand")?;
        table.rules.check().map_err(|e| e.to_string())?;
        let seat_fits = |seat: &Seat| seat.index() < players;
        need(seat_fits(&table.active) && seat_fits(&table.first), "active and first are seats")?;
        need(table.turn <= LONGEST && table.rules.turn_limit <= LONGEST, "more turns than a game has")?;
        need((MARKERS.0..=MARKERS.1).contains(&table.rules.supply), "9 to 60 markers of each colour")?;
        need(table.rules.colonise_leave <= CAPACITY, "more stay with colonists than a province holds")?;
        let asked = table.proposed.iter().chain(&table.refused);
        need(asked.into_iter().all(seat_fits), "seats that were asked are at the table")?;
        let decks = table.yang_then.len() <= MOST_CARDS && table.yin_then.len() <= MOST_CARDS;
        need(decks, "more cards than a deck has")?;
        let pending = |pending: &Pending| seat_fits(&pending.senior) && pending.senior != table.active;
        need(table.pending.as_ref().is_none_or(pending), "a merger with another seat at the table")?;
        let shares = [table.share, table.pending.and_then(|pending| pending.share)];
        need(shares.into_iter().flatten().all(|share| share <= 100), "a share in percent")?;
        let refusal = |d: &Declined| seat_fits(&d.seat) && seat_fits(&d.asked) && (1..100).contains(&d.percent);
        need(table.declined.iter().all(refusal), "refusals among those at the table")?;
        let mut state = State::empty(board, table.rules, players as u8);
        (state.first, state.active, state.turn, state.point) = (table.first, table.active, table.turn, table.point);
        for (p, shown) in &table.provinces {
            let n = p.index();
            need(shown.owner.is_some() == (shown.markers > 0), "markers have an owner, and owners markers")?;
            need(shown.markers <= MARKERS.1 && shown.symbols.iter().all(|n| *n <= SYMBOLS_IN_BOX), "too many pieces")?;
            need(shown.spent <= shown.markers && shown.exhausted <= shown.markers, "more spent than there are")?;
            if let Some(owner) = shown.owner {
                need(seat_fits(&owner), "a province of nobody at the table")?;
                let sum = u16::from(state.on_board[owner.index()]) + u16::from(shown.markers);
                need(sum <= u16::from(table.rules.supply), "more markers than the supply")?;
                state.put(*p, owner, shown.markers);
            }
            state.symbols[n] = shown.symbols;
            (state.spent[n], state.exhausted[n]) = (shown.spent, shown.exhausted);
        }
        for kind in 0..3 {
            need(state.symbols.iter().map(|s| s[kind]).sum::<u8>() <= SYMBOLS_IN_BOX, "more symbols than the box")?;
        }
        for (n, shown) in table.seats.iter().enumerate() {
            if let Status::Junior(senior) = shown.status {
                need(seat_fits(&senior) && senior.index() != n, "a junior of somebody at the table")?;
            }
            need(shown.share.is_none_or(|share| share <= 100), "a share in percent")?;
            need(shown.cornered <= LONGEST, "more turns than a game has")?;
            // Before anything is counted: a long list would be more than a number of cards can hold.
            let hand = &self.hands[n];
            need(hand.len() <= 30 && hand.iter().all(|card| card.is_held()), "hands of crossing and relief cards")?;
            need(shown.known.len() <= hand.len(), "known cards are held")?;
            (state.status[n], state.shares[n], state.cornered[n]) = (shown.status, shown.share, shown.cornered);
            state.claims |= u8::from(shown.claim) << n;
            state.unplaced |= u8::from(!shown.placed) << n;
            state.known[n] = counted(shown.known.iter().map(|k| (*k, 1)));
            state.reliefs[n] = shown.reliefs;
            state.hands[n] = hand.iter().copied().collect::<Hand>();
            let held = counted(hand.iter().map(|card| (*card, 1)));
            need(held.iter().zip(state.known[n]).all(|(held, known)| *held >= known), "known cards are held")?;
            let reliefs = hand.iter().filter(|card| !card.crosses()).count();
            need(usize::from(shown.reliefs) <= reliefs, "relief cards that are known are held")?;
        }
        let led = |seat| state.seniors(seat).take(SEATS + 1).count() <= SEATS;
        need(Seat::all(state.players).all(led), "nobody is junior of a junior of theirs")?;
        state.yang.unseen = counted(self.yang_unseen.iter().map(|(card, n)| (*card, *n)));
        state.yin.unseen = counted(table.yin_unseen.iter().map(|(card, n)| (*card, *n)));
        state.yang.then = table.yang_then.iter().copied().collect();
        state.yin.then = table.yin_then.iter().copied().collect();
        state.holding = table.holding;
        state.growth = table.growth;
        for [from, to] in &table.closed {
            state.closed[from.index()] |= to.bit();
        }
        let bits = |list: &[Seat]| list.iter().fold(0, |all, seat| all | 1u8 << seat.0);
        (state.proposed, state.refused) = (bits(&table.proposed), bits(&table.refused));
        state.demanded = table.demanded.iter().fold(0, |all, p| all | p.bit());
        (state.share, state.pending, state.battle) = (table.share, table.pending, table.battle);
        state.throw = table.throw;
        (state.yang_at, state.yin_at, state.struck) = (table.yang_at, table.yin_at, table.struck);
        for Declined { seat, asked, percent } in &table.declined {
            state.declined[seat.index()][asked.index()] = *percent;
        }
        for (p, more) in &table.stood {
            need(*more > 0 && state.owner[p.index()] != NOBODY, "whoever stood is there")?;
            state.stood[p.index()] = *more;
        }
        state.drawn = self.drawn.map(|Drawn { card, open }| (card, open));
        possible::check(&state, self.run)?;
        match self.run {
            None => {}
            Some(Run::StartTurn) => turn::start_turn(&mut state, &mut ()),
            Some(Run::PhaseOne) => turn::phase_one(&mut state, &mut ()),
            Some(Run::CardPhase) => crate::fate::card_phase(&mut state, &mut ()),
            Some(Run::EndTurn) => turn::end_turn(&mut state, &mut ()),
        }
        if self.run.is_some_and(|run| run != Run::PhaseOne) {
            turn::run(&mut state, &mut ());
        }
        // E65: whoever holds fifteen provinces in Vienna claims, whether the file says so or not.
        turn::moment(&mut state, &mut ());
        Ok(state)
    }
}

/// Answers a question of a scenario.
pub(crate) fn fact(state: &State, question: &str) -> Option<Value> {
    let seat_of = |text: &str| text.parse::<Seat>().ok().filter(|seat| seat.0 < state.players);
    let (head, rest) = question.split_once(' ').unwrap_or((question, ""));
    Some(match head {
        "province" => {
            let p: Province = rest.parse().ok()?;
            let n = p.index();
            let owner = Some(state.owner[n]).filter(|o| *o != NOBODY);
            json!([owner, state.markers[n], state.symbols[n]])
        }
        "spent" => json!(state.spent[rest.parse::<Province>().ok()?.index()]),
        "supply" => json!(state.supply(seat_of(rest)?)),
        "hand" => json!(state.hands[seat_of(rest)?.index()].to_vec()),
        "status" => json!(state.status[seat_of(rest)?.index()]),
        "claim" => json!(state.claims >> seat_of(rest)?.0 & 1 == 1),
        "cornered" => json!(state.cornered[seat_of(rest)?.index()]),
        "holds" => json!(influence::holds(state, seat_of(rest)?.index())),
        "influence" => {
            let held = influence::influence(state)[seat_of(rest)?.index()];
            let mut names: Vec<String> = each(held).map(|p| p.to_string()).collect();
            names.sort();
            json!(names)
        }
        "active" => json!(state.active),
        "turn" => json!(state.turn),
        "score" => json!(score::scores(state)[seat_of(rest)?.index()]),
        "yang_then" => json!(state.yang.then.to_vec()),
        "yang_bottom" => json!(bottom(&state.yang.then, rest.parse().ok()?)),
        "yin_bottom" => json!(bottom(&state.yin.then, rest.parse().ok()?)),
        "may" => json!(crate::rules::check(state, state.asks().seat()?, rest.parse().ok()?).is_ok()),
        "legal" => {
            let mut legal = Vec::new();
            crate::rules::legal_moves(state, state.asks().seat()?, &mut legal);
            // Scenarios are written by people: texts, not objects.
            json!(legal.iter().map(ToString::to_string).collect::<Vec<_>>())
        }
        "point" => json!(state.point),
        _ => return None,
    })
}

fn bottom<K: Kind>(then: &[K], count: usize) -> Vec<K> {
    then[then.len().saturating_sub(count)..].to_vec()
}
