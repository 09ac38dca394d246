//! What could come of it? All that a page shows beside the bare position, counted by the rules, so that no page has to. Nothing here is
//! secret: it follows from what lies open.

use serde::{Deserialize, Serialize};
use teahouse_game::Seat;

use crate::cards::Yang;
use crate::influence::{holds, influence};
use crate::merge;
use crate::odds::Odds;
use crate::place::{Province, each};
use crate::rules;
use crate::score;
use crate::state::{CLAIM, NOBODY, Point, State, THREE};

/// What follows from an open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// Unoccupied provinces held by each seat (E62, E63).
    pub influence: Vec<Vec<Province>>,
    /// Points of each seat if the game were scored now (E68).
    pub scores: Vec<i32>,
    /// Where each seat's points come from (E68): markers, symbols, cards, occupied and influenced provinces.
    pub points: Vec<[i32; 5]>,
    /// Provinces each seat could colonise if it were its phase two now (E12, E13).
    pub reach: Vec<Vec<Province>>,
    /// Provinces that would bring each seat to fifteen if it held them as well (E65).
    pub completing: Vec<Vec<Province>>,
    /// Every border the active seat could attack over, card or not (E32, E33).
    pub attacks: Vec<Attack>,
    /// The attack under way, from now on.
    pub fight: Option<Odds>,
    /// What a merger of the active seat with each other state would make, under the rules of the moment (E23, E49, E71).
    pub mergers: Vec<Merger>,
    /// The phases that this turn has: no set-up round has the middle ones (E4), the last turn no cards (E60).
    pub phases: Vec<u8>,
}

/// A border between the active seat and somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Attack {
    pub from: Province,
    pub to: Province,
    /// The card it costs (E33).
    pub card: Option<Yang>,
    pub odds: Odds,
}

/// One state instead of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Merger {
    pub senior: Seat,
    pub junior: Seat,
    /// The junior's markers without room in the senior's supply (E24), and the junior's cards, which lapse (E25).
    pub lost: u8,
    pub cards: u8,
    /// What the senior has then.
    pub markers: u8,
    pub provinces: u8,
    pub points: i32,
}

impl Outlook {
    pub(crate) fn of(state: &State) -> Outlook {
        let over = matches!(state.point, Point::Over(_));
        let seats = || Seat::all(state.players);
        let live = |seat: &Seat| !over && state.is_live(*seat);
        let per_seat = |list: fn(&State, Seat) -> Vec<Province>| {
            seats().map(|seat| if live(&seat) { list(state, seat) } else { Vec::new() }).collect()
        };
        let many = state.rules.many_dice;
        let fight = state.battle.filter(|b| state.markers[b.to.index()] > 0 && state.fresh(b.from) > 0);
        let partners = seats().filter(|s| live(s) && *s != state.active && state.on_board[s.index()] > 0);
        let can_merge = live(&state.active) && state.on_board[state.active.index()] > 0;
        Outlook {
            influence: influence(state)[..state.seats()].iter().map(|set| each(*set).collect()).collect(),
            scores: score::scores(state),
            points: score::sources(state)[..state.seats()].to_vec(),
            reach: per_seat(reach),
            completing: per_seat(completing),
            attacks: if live(&state.active) { attacks(state) } else { Vec::new() },
            fight: fight.map(|b| Odds::of(state.fresh(b.from), state.markers[b.to.index()], many)),
            mergers: partners.filter(|_| can_merge).map(|other| merger(state, other)).collect(),
            phases: phases(state),
        }
    }
}

fn phases(state: &State) -> Vec<u8> {
    let limit = state.rules.turn_limit;
    match state.turn {
        0 => vec![1, 5],
        turn if limit > 0 && turn >= limit => vec![1, 2, 3, 4],
        _ => vec![1, 2, 3, 4, 5],
    }
}

fn reach(state: &State, seat: Seat) -> Vec<Province> {
    let able =
        each(state.owned[seat.index()]).filter(|p| state.markers[p.index()] >= THREE + rules::staying(state, *p));
    let near = able.fold(0, |near, p| near | state.land().near[p.index()]);
    each(near & state.unoccupied()).collect()
}

fn completing(state: &State, seat: Seat) -> Vec<Province> {
    let n = seat.index();
    if state.unplaced != 0 || holds(state, n) >= CLAIM {
        return Vec::new();
    }
    let would = |p: &Province| {
        let mut then = state.clone();
        let count = then.markers[p.index()];
        if count > 0 {
            then.take(*p, count);
        }
        then.put(*p, seat, 1);
        holds(&then, n) >= CLAIM
    };
    Province::all().filter(|p| state.owner[p.index()] != seat.0).filter(would).collect()
}

fn attacks(state: &State) -> Vec<Attack> {
    let own = state.owned[state.active.index()];
    let mut all = Vec::new();
    for from in each(own).filter(|p| state.fresh(*p) > 0) {
        for to in each(state.land().near[from.index()] & !own).filter(|p| state.owner[p.index()] != NOBODY) {
            let odds = Odds::of(state.fresh(from), state.markers[to.index()], state.rules.many_dice);
            all.push(Attack { from, to, card: state.land().barrier[from.index()][to.index()].card(), odds });
        }
    }
    all
}

fn merger(state: &State, other: Seat) -> Merger {
    let active = state.active;
    let senior = match (state.point, state.battle) {
        (Point::CorneredChoice | Point::CorneredAsked(_), _) => other,
        (_, Some(battle)) if battle.defender == other && state.rules.attacker_senior => active,
        _ => merge::stronger(state, active, other),
    };
    let junior = if senior == active { other } else { active };
    let mut then = state.clone();
    merge::execute(&mut then, senior, junior, None, &mut ());
    let n = senior.index();
    Merger {
        senior,
        junior,
        lost: (state.on_board[n] + state.on_board[junior.index()]).saturating_sub(then.on_board[n]),
        cards: state.hands[junior.index()].len() as u8,
        markers: then.on_board[n],
        provinces: then.owned[n].count_ones() as u8,
        points: score::scores(&then)[n],
    }
}
