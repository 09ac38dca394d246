//! What could come of it? All that a page shows beside the bare position, counted by the rules, so that no page has to. Nothing here is
//! secret: it follows from what lies open.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use teahouse_game::{Seat, Violation};

use crate::board::Barrier;
use crate::cards::{Yang, Yin};
use crate::course::{self, Countdown, Phase};
use crate::growing::Growing;
use crate::influence::{holds, influence};
use crate::merge;
use crate::odds::Odds;
use crate::orders::OrderRange;
use crate::place::{Province, each};
use crate::rules::{self, Illegal};
use crate::score;
use crate::sets::RuleSet;
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
    /// Whose fate each seat shares: its own, or that of whoever leads it (E28).
    pub leaders: Vec<Seat>,
    /// Every border the active seat could attack over, card or not (E32, E33).
    pub attacks: Vec<Attack>,
    /// Whether the active seat adjoins another state at all: if it has no attack then, all markers there have advanced (E48).
    pub facing: bool,
    /// The attack under way, from now on.
    pub fight: Option<Odds>,
    /// Dice that can strike the defender in it: more could only strike the attacker (E43).
    pub dice: u8,
    /// Where whoever is asked to leave a province may go (E39).
    pub refuges: Vec<Refuge>,
    /// What a defender can leave to the house.
    pub orders: OrderRange,
    /// What a merger of the active seat with each other state would make, under the rules of the moment (E23, E49, E71).
    pub mergers: Vec<Merger>,
    /// Who would be one state with the active seat if what is asked now were accepted (E22, E38, E71).
    pub partner: Option<Seat>,
    /// Why a province that nobody occupies is no answer where a state is looked for (E22, E71).
    pub vacant: Option<Refusal>,
    /// What is placed in phase one.
    pub growing: Option<Growing>,
    /// While provinces are named: those of the active seat that a Yin card may empty (E55).
    pub fragile: Vec<Province>,
    /// The Yang card that helps against what has struck (E56).
    pub relief: Option<Yang>,
    /// The phases that this turn has.
    pub phases: Vec<Phase>,
    /// How far the game is; none if nothing ends it but a victory.
    pub countdown: Option<Countdown>,
    /// The rule set it is played by; none if the table has mixed them.
    pub rule_set: Option<RuleSet>,
    /// What lies on the borders that the table has chosen, by their ids, the strongest first (A36, A37); on others it is as printed.
    pub barriers: BTreeMap<String, Vec<Barrier>>,
}

/// A refusal that is known before anybody tries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Refusal {
    /// The clause.
    pub rule: String,
    pub illegal: Illegal,
}

/// Somewhere to withdraw to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Refuge {
    pub to: Province,
    /// Markers that would find no room there (E40).
    pub lost: u8,
    /// Markers that would stand there then.
    pub markers: u8,
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
    /// When it comes about.
    pub when: Joining,
    /// What the senior has then.
    pub markers: u8,
    pub provinces: u8,
    pub hand: u8,
    pub points: i32,
}

/// When a merger comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Joining {
    /// E26, E71.
    AtOnce,
    /// E27: the junior is on turn, and draws its cards first.
    AfterCards,
    /// E27, E60: the same in a turn without cards.
    AtTurnEnd,
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
            leaders: seats().map(|seat| state.leader(seat)).collect(),
            attacks: if live(&state.active) { attacks(state) } else { Vec::new() },
            facing: live(&state.active) && facing(state),
            fight: fight.map(|b| Odds::of(state.fresh(b.from), state.markers[b.to.index()], many)),
            dice: fight.map_or(0, |b| rules::most_dice(state).min(state.markers[b.to.index()])),
            refuges: refuges(state),
            orders: OrderRange::of(state),
            mergers: partners.filter(|_| can_merge).map(|other| merger(state, other)).collect(),
            partner: partner(state),
            vacant: vacant(state),
            growing: Growing::of(state),
            fragile: fragile(state),
            relief: state.struck.and_then(Yin::relief),
            phases: course::phases(state),
            countdown: Countdown::of(state),
            rule_set: RuleSet::of(&state.rules),
            barriers: state.board.chosen(&state.rules),
        }
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

/// E32: there is a way to somebody else's province.
fn facing(state: &State) -> bool {
    let own = state.owned[state.active.index()];
    state.around(own) & state.occupied() & !own != 0
}

/// E39, E40: for whoever is attacked, or asked for a province.
fn refuges(state: &State) -> Vec<Refuge> {
    let left = match (state.point, state.battle) {
        (Point::DemandAsked(province), _) => province,
        (Point::DefenderToAnswer, Some(battle)) => battle.to,
        _ => return Vec::new(),
    };
    let owner = Seat(state.owner[left.index()]);
    let refuge = |to: Province| {
        let mut then = state.clone();
        let lost = merge::retreat(&mut then, left, to);
        Refuge { to, lost, markers: then.markers[to.index()] }
    };
    each(state.refuges(left, owner)).map(refuge).collect()
}

fn partner(state: &State) -> Option<Seat> {
    match (state.point, state.battle) {
        (Point::MergeAsked(seat) | Point::CorneredAsked(seat), _) => Some(seat),
        (Point::OfferAsked, Some(battle)) => Some(battle.defender),
        _ => None,
    }
}

/// A merger is agreed on with a state, and somebody may look for it on the map.
fn vacant(state: &State) -> Option<Refusal> {
    let illegal = match state.point {
        Point::Idle => Illegal::MergeNobody,
        Point::CorneredChoice => Illegal::JoinNobody,
        _ => return None,
    };
    Some(Refusal { rule: illegal.rule().to_string(), illegal })
}

/// E55: by the worst card that may come.
fn fragile(state: &State) -> Vec<Province> {
    if !matches!(state.point, Point::DesignateYang | Point::DesignateYin) {
        return Vec::new();
    }
    let worst = state.yin.next().map(|(card, _)| card.loss()).max().unwrap_or_default();
    each(state.owned[state.active.index()]).filter(|p| state.markers[p.index()] <= worst).collect()
}

fn merger(state: &State, other: Seat) -> Merger {
    let active = state.active;
    let cornered = matches!(state.point, Point::CorneredChoice | Point::CorneredAsked(_));
    let senior = match state.battle {
        _ if cornered => other,
        Some(battle) if battle.defender == other && state.rules.attacker_senior => active,
        _ => merge::stronger(state, active, other),
    };
    let junior = if senior == active { other } else { active };
    let when = if junior != active || cornered {
        Joining::AtOnce
    } else if course::has_cards(state) {
        Joining::AfterCards
    } else {
        Joining::AtTurnEnd
    };
    let mut then = state.clone();
    merge::execute(&mut then, senior, junior, None, &mut ());
    let n = senior.index();
    Merger {
        senior,
        junior,
        lost: (state.on_board[n] + state.on_board[junior.index()]).saturating_sub(then.on_board[n]),
        cards: state.hands[junior.index()].len() as u8,
        when,
        markers: then.on_board[n],
        provinces: then.owned[n].count_ones() as u8,
        hand: then.hands[n].len() as u8,
        points: score::scores(&then)[n],
    }
}
