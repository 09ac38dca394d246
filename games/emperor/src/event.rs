//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};
use teahouse_game::{Rule, Seat};

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
pub(crate) const EVENT_RULES: &[(&str, Rule)] = &[
    ("first", Rule("E1")),
    ("turn", Rule("E6")),
    ("settled", Rule("E3")),
    ("grew", Rule("E6")),
    ("dropped", Rule("E9")),
    ("lapsed", Rule("E9")),
    ("colonised", Rule("E12")),
    ("moved", Rule("E16")),
    ("phase-ended", Rule("E21")),
    ("trimmed", Rule("E20")),
    ("attacked", Rule("E32")),
    ("stood", Rule("E38")),
    ("withdrew", Rule("E39")),
    ("offered", Rule("E38")),
    ("proposed", Rule("E22")),
    ("accepted", Rule("E22")),
    ("refused", Rule("E22")),
    ("merged", Rule("E24")),
    ("merger-agreed", Rule("E27")),
    ("rolled", Rule("E42")),
    ("die", Rule("E43")),
    ("fought", Rule("E43")),
    ("repelled", Rule("E45")),
    ("broke-off", Rule("E44")),
    ("advanced", Rule("E46")),
    ("demanded", Rule("E30")),
    ("eliminated", Rule("E50")),
    ("named-yang", Rule("E52")),
    ("named-yin", Rule("E52")),
    ("drew-yang", Rule("E53")),
    ("drew-yin", Rule("E53")),
    ("relieved", Rule("E56")),
    ("not-relieved", Rule("E56")),
    ("lost", Rule("E55")),
    ("betrayed", Rule("E57")),
    ("built", Rule("E59")),
    ("nothing-built", Rule("E59")),
    ("kept", Rule("E59")),
    ("cornered", Rule("E71")),
    ("asked-to-join", Rule("E71")),
    ("left", Rule("E72")),
    ("resigned", Rule("E73")),
    ("claimed", Rule("E65")),
    ("claim-lost", Rule("E65")),
    ("ended sole", Rule("E70")),
    ("ended fifteen", Rule("E65")),
    ("ended mandate", Rule("E66")),
    ("ended turn-limit", Rule("E67")),
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
