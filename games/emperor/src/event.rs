//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};
use teahouse_game::{EventRule, Rule, Seat};

use crate::board::Barrier;
use crate::cards::{Yang, Yin};
use crate::place::Province;
use crate::state::Ending;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    First {
        seat: Seat,
    },
    Turn {
        seat: Seat,
        turn: u8,
    },
    Settled {
        seat: Seat,
        province: Province,
        count: u8,
    },
    /// `back`: the province was full, the marker is in the supply again.
    Grew {
        seat: Seat,
        province: Province,
        back: bool,
    },
    Dropped {
        seat: Seat,
    },
    /// Markers that would have to be given up anyway.
    Lapsed {
        seat: Seat,
        count: u8,
    },
    Colonised {
        seat: Seat,
        from: Province,
        to: Province,
    },
    Moved {
        seat: Seat,
        from: Province,
        to: Province,
        count: u8,
    },
    PhaseEnded {
        seat: Seat,
        phase: u8,
    },
    Trimmed {
        seat: Seat,
        province: Province,
        count: u8,
    },
    Attacked {
        seat: Seat,
        owner: Seat,
        from: Province,
        to: Province,
        barrier: Barrier,
    },
    Stood {
        seat: Seat,
        province: Province,
    },
    Withdrew {
        seat: Seat,
        province: Province,
        to: Province,
        lost: u8,
    },
    Offered {
        seat: Seat,
        asked: Seat,
        share: Option<u8>,
    },
    Proposed {
        seat: Seat,
        asked: Seat,
        share: Option<u8>,
    },
    Accepted {
        seat: Seat,
    },
    Refused {
        seat: Seat,
    },
    /// `owner` is the senior; `lost` markers found no room in the supply.
    Merged {
        seat: Seat,
        owner: Seat,
        lost: u8,
    },
    /// The active player becomes the junior when the turn ends.
    MergerAgreed {
        seat: Seat,
        owner: Seat,
    },
    Rolled {
        seat: Seat,
        dice: u8,
    },
    /// `strikes`: whoever it costs a marker, if there is one left.
    Die {
        face: u8,
        strikes: Seat,
    },
    Fought {
        from: Province,
        to: Province,
        attackers: u8,
        defenders: u8,
    },
    /// The attackers are gone.
    Repelled {
        seat: Seat,
        from: Province,
        to: Province,
    },
    BrokeOff {
        seat: Seat,
    },
    Advanced {
        seat: Seat,
        from: Province,
        to: Province,
        count: u8,
    },
    Demanded {
        seat: Seat,
        owner: Seat,
        province: Province,
    },
    Eliminated {
        seat: Seat,
    },
    NamedYang {
        seat: Seat,
        province: Province,
    },
    NamedYin {
        seat: Seat,
        province: Province,
    },
    /// `card` is secret: only the one who drew it sees it, unless everybody knew what comes.
    DrewYang {
        seat: Seat,
        card: Option<Yang>,
    },
    DrewYin {
        seat: Seat,
        card: Yin,
    },
    Relieved {
        seat: Seat,
        card: Yang,
    },
    NotRelieved {
        seat: Seat,
    },
    Lost {
        seat: Seat,
        province: Province,
        count: u8,
    },
    /// Crossing cards lost to a traitor.
    Betrayed {
        seat: Seat,
        cards: Vec<Yang>,
        count: u8,
    },
    Built {
        seat: Seat,
        province: Province,
        card: Yang,
    },
    NothingBuilt {
        seat: Seat,
        card: Yang,
    },
    /// The card joins the hand.
    Kept {
        seat: Seat,
    },
    Cornered {
        seat: Seat,
        turns: u8,
    },
    AskedToJoin {
        seat: Seat,
        asked: Seat,
    },
    Left {
        seat: Seat,
    },
    Resigned {
        seat: Seat,
    },
    Claimed {
        seat: Seat,
    },
    ClaimLost {
        seat: Seat,
    },
    Ended {
        reason: Ending,
        winners: Vec<Seat>,
    },
}

/// Where the rules tell of each kind of event.
pub(crate) const EVENT_RULES: &[EventRule] = &[
    ("first", None, Rule("E1")),
    ("turn", None, Rule("E6")),
    ("settled", None, Rule("E3")),
    ("grew", None, Rule("E6")),
    ("dropped", None, Rule("E9")),
    ("lapsed", None, Rule("E9")),
    ("colonised", None, Rule("E12")),
    ("moved", None, Rule("E16")),
    ("phase-ended", None, Rule("E21")),
    ("trimmed", None, Rule("E20")),
    ("attacked", None, Rule("E32")),
    ("stood", None, Rule("E38")),
    ("withdrew", None, Rule("E39")),
    ("offered", None, Rule("E38")),
    ("proposed", None, Rule("E22")),
    ("accepted", None, Rule("E22")),
    ("refused", None, Rule("E22")),
    ("merged", None, Rule("E24")),
    ("merger-agreed", None, Rule("E27")),
    ("rolled", None, Rule("E42")),
    ("die", None, Rule("E43")),
    ("fought", None, Rule("E43")),
    ("repelled", None, Rule("E45")),
    ("broke-off", None, Rule("E44")),
    ("advanced", None, Rule("E46")),
    ("demanded", None, Rule("E30")),
    ("eliminated", None, Rule("E50")),
    ("named-yang", None, Rule("E52")),
    ("named-yin", None, Rule("E52")),
    ("drew-yang", None, Rule("E53")),
    ("drew-yin", None, Rule("E53")),
    ("relieved", None, Rule("E56")),
    ("not-relieved", None, Rule("E56")),
    ("lost", None, Rule("E55")),
    ("betrayed", None, Rule("E57")),
    ("built", None, Rule("E59")),
    ("nothing-built", None, Rule("E59")),
    ("kept", None, Rule("E59")),
    ("cornered", None, Rule("E71")),
    ("asked-to-join", None, Rule("E71")),
    ("left", None, Rule("E72")),
    ("resigned", None, Rule("E73")),
    ("claimed", None, Rule("E65")),
    ("claim-lost", None, Rule("E65")),
    ("ended", Some("sole"), Rule("E70")),
    ("ended", Some("fifteen"), Rule("E65")),
    ("ended", Some("mandate"), Rule("E66")),
    ("ended", Some("turn-limit"), Rule("E67")),
];

/// What lets everybody conclude something about a hand, so that it is not taken back without their consent. Only a traitor comes with a
/// result of chance; all others come with a choice: a card shown to cross a barrier (E34), an answer to famine or flood, after which the
/// Yang card just drawn is used or kept (E56, E59), and choices by which a whole hand is laid open (E25, E72, E73).
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Betrayed { .. }
        | Event::Relieved { .. }
        | Event::NotRelieved { .. }
        | Event::Accepted { .. }
        | Event::Left { .. }
        | Event::Resigned { .. } => true,
        Event::Attacked { barrier, .. } => barrier.card().is_some(),
        _ => false,
    }
}
