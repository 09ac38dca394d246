//! May I? Every refusal names its clause. E77: only the asked seat, only what it is asked.

use serde::{Deserialize, Serialize};
use teahouse_game::{Dice, Rule, Seat, Violation, Waiting};
use thiserror::Error;

use crate::board::Barrier;
use crate::cards::{Yang, Yin};
use crate::moves::Move;
use crate::place::{PROVINCES, Province, each};
use crate::state::{CAPACITY, Point, State, THREE};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("seat {asked} is asked")]
    NotAsked { asked: Seat },
    #[error("that is no answer to what is asked now")]
    NotNow,
    #[error("{province} is occupied")]
    SettleTaken { province: Province },
    #[error("{province} does not adjoin the holding")]
    SettleApart { province: Province },
    #[error("there is no room for the whole holding around {province}")]
    SettleNarrow { province: Province },
    #[error("new markers go to occupied own provinces")]
    GrowWhere { province: Province },
    #[error("the regular markers stay together in {place}")]
    GrowTogether { place: Province },
    #[error("markers of a symbol in {origin} cannot go to {province}")]
    BonusWhere { province: Province, origin: Province },
    #[error("no marker has to be given up")]
    NoDrop,
    #[error("colonists go from an own province to an adjoining unoccupied one")]
    ColoniseWhere { from: Province, to: Province },
    #[error("colonising takes three markers")]
    ColoniseFew { from: Province },
    #[error("{stay} must stay in {from}")]
    ColoniseStay { from: Province, stay: u8 },
    #[error("markers that have crossed a border go no further")]
    ColoniseSpent { from: Province },
    #[error("markers move between adjoining own provinces")]
    MoveWhere { from: Province, to: Province },
    #[error("only {most} markers of {from} have not crossed a border yet")]
    MoveSpent { from: Province, most: u8 },
    #[error("a symbol keeps one marker in {from}")]
    MoveGarrison { from: Province },
    #[error("{to} has room for {most} more")]
    MoveFull { to: Province, most: u8 },
    #[error("an attack leads from an own province to an adjoining one of another state")]
    AttackWhere { from: Province, to: Province },
    #[error("all markers in {from} have advanced in this turn")]
    AttackAdvanced { from: Province },
    #[error("{from} has attacked {to} in this turn")]
    AttackAgain { from: Province, to: Province },
    #[error("the border is blocked by {barrier:?} and the card is missing")]
    AttackCard { barrier: Barrier },
    #[error("a merger is proposed to another live state, once a turn")]
    MergeWhom { asked: Seat },
    /// Of a province: a move names a seat, so this is told beforehand (`Outlook::vacant`), as is `JoinNobody`.
    #[error("nobody is there who could be asked to merge")]
    MergeNobody,
    #[error("formal demands are not used")]
    NoDemands,
    #[error("an adjoining enemy province with a refuge, once a turn")]
    DemandWhere { province: Province },
    #[error("markers withdraw to one adjoining own province")]
    WithdrawWhere { province: Province },
    #[error("one offer in each attack")]
    OfferTwice,
    #[error("1 to {most} dice")]
    RollDice { most: u8 },
    #[error("at most {most} may advance")]
    AdvanceMany { most: u8 },
    #[error("a symbol keeps one marker in {from}: at most {most} may advance")]
    AdvanceGarrison { from: Province, most: u8 },
    #[error("cards go to occupied own provinces")]
    NameWhere { province: Province },
    /// `drawn`: the card is there, but it was drawn just now for another province.
    #[error("{card} is missing")]
    NoRelief { card: Yang, drawn: bool },
    #[error("join a neighbour who has not refused")]
    JoinWhom { asked: Seat },
    #[error("nobody is there who could be joined")]
    JoinNobody,
}

impl Violation for Illegal {
    fn rule(&self) -> Rule {
        use Illegal::*;
        Rule(match self {
            GameOver | NotAsked { .. } | NotNow => "E77",
            SettleTaken { .. } | SettleApart { .. } | SettleNarrow { .. } => "E3",
            GrowWhere { .. } | GrowTogether { .. } => "E7",
            BonusWhere { .. } => "E8",
            NoDrop => "E9",
            ColoniseWhere { .. } | ColoniseFew { .. } => "E12",
            ColoniseStay { .. } => "E13",
            ColoniseSpent { .. } => "E14",
            MoveWhere { .. } => "E16",
            MoveSpent { .. } => "E17",
            MoveGarrison { .. } => "E18",
            MoveFull { .. } => "E19",
            AttackWhere { .. } => "E32",
            AttackAdvanced { .. } => "E48",
            AttackAgain { .. } => "E35",
            AttackCard { .. } => "E33",
            MergeWhom { .. } | MergeNobody => "E22",
            NoDemands | DemandWhere { .. } => "E30",
            WithdrawWhere { .. } => "E39",
            OfferTwice => "E38",
            RollDice { .. } => "E42",
            AdvanceMany { .. } | AdvanceGarrison { .. } => "E46",
            NameWhere { .. } => "E52",
            NoRelief { .. } => "E56",
            JoinWhom { .. } | JoinNobody => "E71",
        })
    }
}

pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
    let asked = match state.asks() {
        Waiting::Over => return Err(Illegal::GameOver),
        Waiting::Chance => return Err(Illegal::NotNow),
        Waiting::Seat(ask) => ask.seat,
    };
    if seat != asked {
        return Err(Illegal::NotAsked { asked });
    }
    // E73: at any question of one's own.
    if mv == Move::Resign {
        return Ok(());
    }
    match (state.point, mv) {
        (Point::PlaceInitial, Move::Settle { province: p }) => settle(state, p),
        (Point::PhaseOne, Move::Grow { province: p }) => grow(state, p),
        (Point::PhaseOne, Move::Drop) => need(state.growth.drops > 0, Illegal::NoDrop),
        (Point::PhaseTwo, Move::Colonise { from, to }) => colonise(state, from, to),
        (Point::PhaseThree, Move::March { from, to, count }) => march(state, from, to, count),
        // E21
        (Point::PhaseTwo | Point::PhaseThree | Point::Idle, Move::EndPhase) => Ok(()),
        (Point::Idle, Move::Attack { from, to }) => attack(state, from, to),
        (Point::Idle, Move::ProposeMerge { seat: whom, .. }) => {
            need(proposable(state) >> whom.0 & 1 == 1, Illegal::MergeWhom { asked: whom })
        }
        (Point::Idle, Move::Demand { province: p }) => demand(state, p),
        (Point::MergeAsked(_) | Point::OfferAsked | Point::CorneredAsked(_), Move::Accept | Move::Refuse) => Ok(()),
        (Point::DemandAsked(_) | Point::DefenderToAnswer, Move::Stand) => Ok(()),
        (Point::DemandAsked(left), Move::Withdraw { to }) => withdraw(state, left, to),
        (Point::DefenderToAnswer, Move::Withdraw { to }) => withdraw(state, state.fight().to, to),
        (Point::DefenderToAnswer, Move::OfferMerge { .. }) => need(!state.fight().offered, Illegal::OfferTwice),
        (Point::AttackerToRoll, Move::Roll { dice }) => {
            let most = most_dice(state);
            need((1..=most).contains(&dice), Illegal::RollDice { most })
        }
        (Point::AttackerToRoll, Move::BreakOff) => Ok(()),
        (Point::Advance, Move::Advance { count }) => {
            let (most, from) = (most_advancing(state), state.fight().from);
            let garrison = most < state.fresh(from) && count <= state.fresh(from);
            let why = if garrison { Illegal::AdvanceGarrison { from, most } } else { Illegal::AdvanceMany { most } };
            need(count <= most, why)
        }
        (Point::DesignateYang, Move::Yang { province: p }) | (Point::DesignateYin, Move::Yin { province: p }) => {
            need(state.is_owner(state.active, p), Illegal::NameWhere { province: p })
        }
        (Point::ReliefAsked, Move::Relief { accepted: false }) => Ok(()),
        (Point::ReliefAsked, Move::Relief { accepted: true }) => match state.struck.and_then(Yin::relief) {
            Some(card) if relief(state).is_none() => {
                Err(Illegal::NoRelief { card, drawn: state.drawn.is_some_and(|(drawn, _)| drawn == card) })
            }
            _ => Ok(()),
        },
        (Point::CorneredChoice, Move::Leave) => Ok(()),
        (Point::CorneredChoice, Move::Join { seat: whom }) => {
            need(joinable(state) >> whom.0 & 1 == 1, Illegal::JoinWhom { asked: whom })
        }
        _ => Err(Illegal::NotNow),
    }
}

#[inline(always)]
fn need(ok: bool, why: Illegal) -> Result<(), Illegal> {
    if ok { Ok(()) } else { Err(why) }
}

/// E3, E79: one province after the other, in an area that holds them all. They form a chain (A2); asked in parts, which changes
/// nothing (A44).
fn settle(state: &State, p: Province) -> Result<(), Illegal> {
    need(state.unoccupied() & p.bit() != 0, Illegal::SettleTaken { province: p })?;
    let own = state.owned[state.active.index()];
    need(own == 0 || state.around(own) & p.bit() != 0, Illegal::SettleApart { province: p })?;
    need(settleable(state) & p.bit() != 0, Illegal::SettleNarrow { province: p })
}

/// Where the next province of the holding may lie.
fn settleable(state: &State) -> u32 {
    let open = state.unoccupied();
    let own = state.owned[state.active.index()];
    if own != 0 {
        return state.around(own) & open;
    }
    let mut found = 0;
    let mut rest = open;
    while rest != 0 {
        let area = state.component(rest & rest.wrapping_neg(), open);
        rest &= !area;
        if area.count_ones() >= u32::from(state.holding) {
            found |= area;
        }
    }
    found
}

/// Whether what is left of the holding finds room, connected to what lies there already.
pub(crate) fn has_room(state: &State) -> bool {
    let (open, start) = (state.unoccupied(), settleable(state));
    let own = state.owned[state.active.index()];
    own == 0 && start != 0 || state.component(start, open).count_ones() >= u32::from(state.holding)
}

/// E7, E8: where the next marker may go: occupied provinces only (A41), all regular ones together in Vienna (A4).
pub(crate) fn growable(state: &State) -> u32 {
    let own = state.owned[state.active.index()];
    if state.growth.regular > 0 {
        return state.growth.place.map_or(own, Province::bit);
    }
    let Some(origin) = state.growth.origin() else { return 0 };
    let near = if state.rules.bonus_adjoining { state.land().near[origin.index()] & own } else { 0 };
    origin.bit() | near
}

fn grow(state: &State, p: Province) -> Result<(), Illegal> {
    if growable(state) & p.bit() != 0 {
        return Ok(());
    }
    Err(match (state.growth.regular > 0, state.growth.place, state.growth.origin()) {
        (true, Some(place), _) if state.is_owner(state.active, p) => Illegal::GrowTogether { place },
        (false, _, Some(origin)) => Illegal::BonusWhere { province: p, origin },
        _ => Illegal::GrowWhere { province: p },
    })
}

/// E13: markers that stay behind colonists.
#[inline(always)]
pub(crate) fn staying(state: &State, from: Province) -> u8 {
    state.rules.colonise_leave.max(state.garrison(from))
}

/// E12, A17, A18: exactly three, from one province.
fn colonise(state: &State, from: Province, to: Province) -> Result<(), Illegal> {
    let where_ = state.is_owner(state.active, from)
        && state.unoccupied() & to.bit() != 0
        && state.land().near[from.index()] & to.bit() != 0;
    need(where_, Illegal::ColoniseWhere { from, to })?;
    let (markers, spent) = (state.markers[from.index()], state.spent[from.index()]);
    need(markers >= THREE, Illegal::ColoniseFew { from })?;
    need(markers - spent >= THREE, Illegal::ColoniseSpent { from })?;
    let stay = staying(state, from);
    need(markers - THREE >= stay, Illegal::ColoniseStay { from, stay })
}

/// E17, E18: markers that may still leave in phase three.
#[inline(always)]
fn movable(state: &State, from: Province) -> u8 {
    let (markers, spent) = (state.markers[from.index()], state.spent[from.index()]);
    (markers - spent).min(markers - state.garrison(from).min(markers))
}

/// E16 to E19: barriers do not matter (A6); a province is never overfilled on purpose (A47).
fn march(state: &State, from: Province, to: Province, n: u8) -> Result<(), Illegal> {
    let own = state.is_owner(state.active, from) && state.is_owner(state.active, to);
    need(own && n > 0 && state.land().near[from.index()] & to.bit() != 0, Illegal::MoveWhere { from, to })?;
    let most = state.markers[from.index()] - state.spent[from.index()];
    need(n <= most, Illegal::MoveSpent { from, most })?;
    need(n <= movable(state, from), Illegal::MoveGarrison { from })?;
    let most = CAPACITY.saturating_sub(state.markers[to.index()]);
    need(n <= most, Illegal::MoveFull { to, most })
}

/// E32 to E36: any number of attacks, also by a lone marker; the very card for the barrier (A10).
fn attack(state: &State, from: Province, to: Province) -> Result<(), Illegal> {
    let enemy = state.occupied() & !state.owned[state.active.index()];
    let where_ = state.is_owner(state.active, from) && enemy & state.land().near[from.index()] & to.bit() != 0;
    need(where_, Illegal::AttackWhere { from, to })?;
    need(state.fresh(from) > 0, Illegal::AttackAdvanced { from })?;
    need(state.closed[from.index()] & to.bit() == 0, Illegal::AttackAgain { from, to })?;
    let barrier = state.land().barrier[from.index()][to.index()];
    let card = barrier.card();
    need(card.is_none_or(|card| state.hands[state.active.index()].contains(&card)), Illegal::AttackCard { barrier })
}

/// E22: seats that may be asked to merge, as bits.
fn proposable(state: &State) -> u8 {
    let fits = |seat: &Seat| *seat != state.active && state.on_board[seat.index()] > 0;
    let seats = state.live().filter(fits).fold(0, |all, seat| all | 1 << seat.0);
    seats & !state.proposed
}

/// E30: provinces that may be demanded: those whose owner could leave them (A49).
fn demandable(state: &State) -> u32 {
    if !state.rules.demands {
        return 0;
    }
    let own = state.owned[state.active.index()];
    let enemy = state.occupied() & !own & state.around(own) & !state.demanded;
    each(enemy).filter(|p| state.refuges(*p, Seat(state.owner[p.index()])) != 0).fold(0, |all, p| all | p.bit())
}

fn demand(state: &State, p: Province) -> Result<(), Illegal> {
    need(state.rules.demands, Illegal::NoDemands)?;
    need(demandable(state) & p.bit() != 0, Illegal::DemandWhere { province: p })
}

fn withdraw(state: &State, left: Province, p: Province) -> Result<(), Illegal> {
    let owner = Seat(state.owner[left.index()]);
    need(state.refuges(left, owner) & p.bit() != 0, Illegal::WithdrawWhere { province: p })
}

/// E42: as many dice as markers, not as in the box (A19).
#[inline(always)]
pub(crate) fn most_dice(state: &State) -> u8 {
    if state.rules.many_dice { state.fresh(state.fight().from) } else { 1 }
}

/// E46
#[inline(always)]
fn most_advancing(state: &State) -> u8 {
    let from = state.fight().from;
    state.fresh(from).min(state.markers[from.index()] - state.garrison(from).min(state.markers[from.index()]))
}

/// E56: which card would help: one held before (false), or the one just drawn (true).
pub(crate) fn relief(state: &State) -> Option<bool> {
    let wanted = state.struck?.relief()?;
    if state.hands[state.active.index()].contains(&wanted) {
        return Some(false);
    }
    let new = state.drawn.is_some_and(|(card, _)| card == wanted) && state.yang_at == state.yin_at;
    new.then_some(true)
}

/// E71: neighbours that may be joined, as bits.
fn joinable(state: &State) -> u8 {
    let around = state.around(state.owned[state.active.index()]);
    let seats = state.live().filter(|seat| *seat != state.active && state.owned[seat.index()] & around != 0);
    seats.fold(0, |all, seat| all | 1 << seat.0) & !state.refused
}

fn seats(set: u8) -> impl Iterator<Item = Seat> {
    (0..8).filter(move |n| set >> n & 1 == 1).map(Seat)
}

/// Every legal move of the asked seat but `resign` (E77), in no order.
#[inline(always)]
pub(crate) fn moves(state: &State, mut add: impl FnMut(Move)) {
    let own = state.owned[state.active.index()];
    let near = &state.land().near;
    match state.point {
        Point::PlaceInitial => each(settleable(state)).for_each(|p| add(Move::Settle { province: p })),
        Point::PhaseOne => {
            each(growable(state)).for_each(|p| add(Move::Grow { province: p }));
            if state.growth.drops > 0 {
                add(Move::Drop);
            }
        }
        Point::PhaseTwo => {
            let open = state.unoccupied();
            for from in each(own) {
                let markers = state.markers[from.index()];
                if markers - state.spent[from.index()] >= THREE && markers - THREE >= staying(state, from) {
                    each(near[from.index()] & open).for_each(|to| add(Move::Colonise { from, to }));
                }
            }
            add(Move::EndPhase);
        }
        Point::PhaseThree => {
            for from in each(own) {
                let most = movable(state, from);
                if most == 0 {
                    continue;
                }
                for to in each(near[from.index()] & own) {
                    let room = CAPACITY.saturating_sub(state.markers[to.index()]);
                    (1..=most.min(room)).for_each(|count| add(Move::March { from, to, count }));
                }
            }
            add(Move::EndPhase);
        }
        Point::Idle => {
            let enemy = state.occupied() & !own;
            for from in each(own).filter(|p| state.fresh(*p) > 0) {
                for to in each(near[from.index()] & enemy & !state.closed[from.index()]) {
                    let card = state.land().barrier[from.index()][to.index()].card();
                    if card.is_none_or(|card| state.hands[state.active.index()].contains(&card)) {
                        add(Move::Attack { from, to });
                    }
                }
            }
            seats(proposable(state)).for_each(|seat| add(Move::ProposeMerge { seat, share: None }));
            each(demandable(state)).for_each(|p| add(Move::Demand { province: p }));
            add(Move::EndPhase);
        }
        Point::MergeAsked(_) | Point::OfferAsked | Point::CorneredAsked(_) => {
            add(Move::Accept);
            add(Move::Refuse);
        }
        Point::DemandAsked(left) => {
            each(state.refuges(left, Seat(state.owner[left.index()]))).for_each(|to| add(Move::Withdraw { to }));
            add(Move::Stand);
        }
        Point::DefenderToAnswer => {
            let battle = state.fight();
            each(state.refuges(battle.to, battle.defender)).for_each(|to| add(Move::Withdraw { to }));
            add(Move::Stand);
            if !battle.offered {
                add(Move::OfferMerge { share: None });
            }
        }
        Point::AttackerToRoll => {
            (1..=most_dice(state)).for_each(|dice| add(Move::Roll { dice }));
            add(Move::BreakOff);
        }
        Point::Advance => (0..=most_advancing(state)).for_each(|count| add(Move::Advance { count })),
        Point::DesignateYang => each(own).for_each(|p| add(Move::Yang { province: p })),
        Point::DesignateYin => each(own).for_each(|p| add(Move::Yin { province: p })),
        Point::ReliefAsked => {
            add(Move::Relief { accepted: false });
            if relief(state).is_some() {
                add(Move::Relief { accepted: true });
            }
        }
        Point::CorneredChoice => {
            seats(joinable(state)).for_each(|seat| add(Move::Join { seat }));
            add(Move::Leave);
        }
        Point::First | Point::Die | Point::DrawYang | Point::DrawYin | Point::Over(_) => {}
    }
}

/// E78: sorted by text.
pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    if state.asks().seat() == Some(seat) {
        let from = out.len();
        moves(state, |mv| out.push(mv));
        out[from..].sort_by_cached_key(ToString::to_string);
    }
}

/// E81: the one action of a point that is passed without asking.
pub(crate) fn forced(state: &State) -> Option<Move> {
    let skipped = matches!(
        state.point,
        Point::PlaceInitial
            | Point::PhaseOne
            | Point::PhaseTwo
            | Point::PhaseThree
            | Point::DemandAsked(_)
            | Point::DefenderToAnswer
            | Point::Advance
            | Point::DesignateYang
            | Point::DesignateYin
            | Point::CorneredChoice
    );
    if !skipped {
        return None;
    }
    let (mut one, mut count) = (None, 0);
    moves(state, |mv| {
        one = Some(mv);
        count += 1;
    });
    one.filter(|_| count == 1)
}

/// A uniformly random legal move: counted, then found.
pub(crate) fn random_move(state: &State, dice: &mut (impl Dice + ?Sized)) -> Move {
    let mut count = 0;
    moves(state, |_| count += 1);
    let mut rest = dice.below(count) + 1;
    let mut chosen = Move::EndPhase;
    moves(state, |mv| {
        rest = rest.wrapping_sub(1);
        if rest == 0 {
            chosen = mv;
        }
    });
    chosen
}

/// Not more provinces than bits.
const _: () = assert!(PROVINCES <= 32);
