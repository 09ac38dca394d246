//! What happens? Attacks, answers, dice, advance; and formal demands.

use teahouse_game::{Log, Seat};

use crate::bargain;
use crate::event::Event;
use crate::merge;
use crate::place::Province;
use crate::state::{Battle, Point, State};
use crate::turn;

/// E32 to E34: the card is gone, whatever comes.
pub(crate) fn attack(state: &mut State, from: Province, to: Province, log: &mut impl Log<Event>) {
    let seat = state.active;
    let barrier = state.land().barrier[from.index()][to.index()];
    if let Some(card) = barrier.card() {
        let hand = &mut state.hands[seat.index()];
        let at = hand.iter().position(|held| *held == card).expect("checked: E33");
        hand.remove(at);
        let known = &mut state.known[seat.index()][card as usize];
        *known = known.saturating_sub(1);
        state.yang.put_back(card);
    }
    // E35
    if state.rules.attack_once {
        state.closed[from.index()] |= to.bit();
    }
    let defender = Seat(state.owner[to.index()]);
    state.battle = Some(Battle { from, to, defender, thrown: false, offered: false, dice: 0 });
    state.point = Point::DefenderToAnswer;
    log.push(|| Event::Attacked { seat, owner: defender, from, to, barrier });
}

/// E30: whoever asks shows nothing.
pub(crate) fn demand(state: &mut State, p: Province, log: &mut impl Log<Event>) {
    let seat = state.active;
    let owner = Seat(state.owner[p.index()]);
    state.demanded |= p.bit();
    state.point = Point::DemandAsked(p);
    log.push(|| Event::Demanded { seat, owner, province: p });
}

pub(crate) fn stand(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    match state.point {
        Point::DemandAsked(p) => {
            log.push(|| Event::Stood { seat, province: p });
            bargain::note_stood(state, p);
            state.point = Point::Idle;
        }
        _ => {
            let province = state.fight().to;
            log.push(|| Event::Stood { seat, province });
            state.point = Point::AttackerToRoll;
        }
    }
}

/// E39 to E41: all of them (A22), to a refuge that may overflow (A23). E46, A20: in an attack that is a victory in Vienna; in Classic the
/// province has to be colonised anew, as everywhere after a demand (E31), the one way to withdraw outside an attack (A25).
pub(crate) fn withdraw(state: &mut State, seat: Seat, to: Province, log: &mut impl Log<Event>) {
    let (from, enters) = match state.point {
        Point::DemandAsked(p) => (p, false),
        _ => (state.fight().to, state.rules.withdrawn_advance),
    };
    let lost = merge::retreat(state, from, to);
    log.push(|| Event::Withdrew { seat, province: from, to, lost });
    if enters {
        state.point = Point::Advance;
    } else {
        state.battle = None;
        state.point = Point::Idle;
    }
}

/// E38
pub(crate) fn offer(state: &mut State, seat: Seat, share: Option<u8>, log: &mut impl Log<Event>) {
    let asked = state.active;
    if let Some(battle) = &mut state.battle {
        battle.offered = true;
    }
    state.share = share;
    state.point = Point::OfferAsked;
    log.push(|| Event::Offered { seat, asked, share });
}

/// E42, E80: the dice fall one at a time.
pub(crate) fn roll(state: &mut State, dice: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    if let Some(battle) = &mut state.battle {
        (battle.thrown, battle.dice) = (true, dice);
    }
    state.throw = [0; 6];
    state.point = Point::Die;
    log.push(|| Event::Rolled { seat, dice });
}

pub(crate) fn die(state: &mut State, face: u8, log: &mut impl Log<Event>) {
    let attacker = state.active;
    let Some(battle) = &mut state.battle else { return };
    // E43
    let strikes = if face.is_multiple_of(2) { battle.defender } else { attacker };
    log.push(|| Event::Die { face, strikes });
    state.throw[usize::from(face) - 1] += 1;
    battle.dice -= 1;
    if battle.dice == 0 {
        let Battle { from, to, .. } = *battle;
        let [one, two, three, four, five, six] = state.throw;
        resolve(state, from, to, two + four + six, one + three + five, log);
    }
}

/// E43: even dice cost the defender, odd ones the attacker; what is too much is ignored. Never are both gone (A39).
fn resolve(state: &mut State, from: Province, to: Province, even: u8, odd: u8, log: &mut impl Log<Event>) {
    let (attacker, defender) = (state.active, state.fight().defender);
    let defenders = even.min(state.markers[to.index()]);
    let attackers = odd.min(state.fresh(from));
    state.take(to, defenders);
    lose_fresh(state, from, attackers);
    log.push(|| Event::Fought { from, to, attackers, defenders });
    // E45: the attack is over when one side is gone. E50: whoever has no marker left is out before anybody advances.
    if state.markers[to.index()] == 0 {
        state.point = Point::Advance;
        merge::eliminate(state, defender, log);
    } else if state.fresh(from) == 0 {
        state.battle = None;
        state.point = Point::Idle;
        log.push(|| Event::Repelled { seat: attacker, from, to });
        merge::eliminate(state, attacker, log);
        if !state.is_live(attacker) && !matches!(state.point, Point::Over(_)) {
            // E51
            turn::end_turn(state, log);
        }
    } else {
        // E37, A21
        state.point = if state.rules.withdraw_any_time { Point::DefenderToAnswer } else { Point::AttackerToRoll };
    }
}

/// Attackers are markers that have not advanced; the exhausted ones stay.
fn lose_fresh(state: &mut State, from: Province, count: u8) {
    let exhausted = state.exhausted[from.index()];
    state.take(from, count);
    state.exhausted[from.index()] = exhausted.min(state.markers[from.index()]);
}

/// E44; E35: before the first throw it closes the pair (A45).
pub(crate) fn break_off(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let battle = state.fight();
    if !battle.thrown {
        state.closed[battle.from.index()] |= battle.to.bit();
    }
    state.battle = None;
    state.point = Point::Idle;
    log.push(|| Event::BrokeOff { seat });
}

/// E46 to E48: symbols pass to whoever enters (E47); victors may press on where the rules let them (A11).
pub(crate) fn advance(state: &mut State, count: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    let Battle { from, to, .. } = state.fight();
    let exhausted = state.exhausted[from.index()];
    state.take(from, count);
    state.exhausted[from.index()] = exhausted.min(state.markers[from.index()]);
    state.put(to, seat, count);
    if !state.rules.advanced_may_attack {
        state.exhausted[to.index()] = count;
    }
    state.battle = None;
    state.point = Point::Idle;
    log.push(|| Event::Advanced { seat, from, to, count });
}
