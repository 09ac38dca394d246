//! What happened, one thing at a time.

use serde::{Deserialize, Serialize};
use teahouse_game::{EventRule, Rule, Seat};

use crate::effect::{Scroll, Side};
use crate::ids::{Bonus, Caravan, Card, Cup, Leaf, Province, Region, Space};
use crate::moves::{End, Means, Part, Swap, Zone};

/// The colour of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Colour {
    Green,
    Brown,
}

impl Colour {
    pub(crate) fn of(leaf: Leaf) -> Colour {
        if leaf.is_brown() { Colour::Brown } else { Colour::Green }
    }
}

/// Declares events with the clause that tells of each kind.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident / $kind:literal, $rule:literal { $($field:ident: $type:ty),* })*) => {
        /// One thing that happened.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(tag = "kind")]
        #[allow(missing_docs)]
        pub enum Event { $($(#[$doc])* #[serde(rename = $kind)] $name { $($field: $type),* }),* }

        /// Where the rules tell of each kind of event.
        pub(crate) const EVENT_RULES: &[EventRule] = &[$(($kind, None, Rule($rule))),*];
    };
}

events! {
    First / "first", "D2" { seat: Seat }
    Token / "token", "T23" { region: Region, bonus: Bonus }
    RevealedMarket / "revealed-market", "T28" { card: Card }
    RevealedCaravan / "revealed-caravan", "T30" { caravan: Caravan }
    RevealedEmperor / "revealed-emperor", "T51" { card: Card }
    RevealedCup / "revealed-cup", "T60" { province: Province, cup: Cup }
    /// `card` is secret: only the one who drew it sees it.
    Drew / "drew", "T46" { seat: Seat, card: Option<Card> }
    Shuffled / "shuffled", "T46" { seat: Seat }
    Round / "round", "T1" { round: u8, seat: Seat }
    Turn / "turn", "T1" { seat: Seat, turn: u8 }
    Passed / "passed", "T2" { seat: Seat }
    FeeBegun / "fee-begun", "T4" { seat: Seat }
    FeePaid / "fee-paid", "T4" { seat: Seat }
    Paid / "paid", "T16" { seat: Seat, colour: Colour, quality: u8 }
    Played / "played", "T6" { seat: Seat, card: Card }
    Covered / "covered", "T6" { seat: Seat, card: Card }
    Strength / "strength", "T8" { seat: Seat, strength: u8 }
    /// Row and connection from 1.
    UsedMarker / "used-marker", "T42" { seat: Seat, row: u8, place: u8, end: End, cup: Cup }
    Rising / "rising", "T41" { seat: Seat, row: u8, tokens: u8 }
    Rose / "rose", "T41" { seat: Seat, row: u8 }
    ChoseSpace / "chose-space", "T22" { seat: Seat, space: Space, region: Region }
    Founded / "founded", "T23" { seat: Seat, space: Space, region: Region, pagoda: u8 }
    /// Strength scrolls that a main action took.
    Strengthened / "strengthened", "T18" { seat: Seat, count: u8 }
    Buying / "buying", "T24" { seat: Seat, card: Card, missing: u8 }
    /// `count`: scrolls, which are given at once, or leaves, which are paid with the price.
    Replaced / "replaced", "T27" { seat: Seat, swap: Swap, count: u8 }
    Bought / "bought", "T28" { seat: Seat, card: Card }
    Trading / "trading", "T29" { seat: Seat, caravan: Caravan, trade: u8, tier: u8 }
    Traded / "traded", "T30" { seat: Seat, caravan: Caravan }
    Fermenting / "fermenting", "T31" { seat: Seat }
    Fermented / "fermented", "T31" { seat: Seat, quality: u8 }
    Harvesting / "harvesting", "T32" { seat: Seat }
    /// `count` is 0 if the supply is empty.
    Picked / "picked", "T32" { seat: Seat, region: Region, count: u8 }
    /// Enough of a list.
    Closed / "closed", "T59" { seat: Seat }
    Sailed / "sailed", "T34" { seat: Seat, segment: u8 }
    Berthed / "berthed", "T35" { seat: Seat, points: u8 }
    TookCup / "took-cup", "T36" { seat: Seat, province: Province, cup: Cup }
    /// `row` from 1; `marker`: the new connection got one.
    PlacedCup / "placed-cup", "T37" { seat: Seat, cup: Cup, row: u8, marker: bool }
    Studied / "studied", "T39" { seat: Seat, sector: u8, part: Part }
    Centre / "centre", "T40" { seat: Seat }
    /// `count`: scrolls, which are given at once, or leaves, which are paid next.
    Repeating / "repeating", "T43" { seat: Seat, side: Side, means: Means, count: u8 }
    UsedBonus / "used-bonus", "T52" { seat: Seat, card: Card }
    Points / "points", "T30" { seat: Seat, count: u8 }
    Leaves / "leaves", "T17" { seat: Seat, count: u8, quality: u8 }
    Tokens / "tokens", "T41" { seat: Seat, count: u8 }
    Scrolls / "scrolls", "T44" { seat: Seat, scroll: Scroll, count: u8 }
    /// A bonus that gives nothing.
    Nothing / "nothing", "D35" { seat: Seat }
    /// Row and connection from 1.
    MarkerPut / "marker-put", "T49" { seat: Seat, row: u8, place: u8 }
    Drawing / "drawing", "T61" { seat: Seat, count: u8 }
    Skipped / "skipped", "T61" { seat: Seat }
    Discarded / "discarded", "T47" { seat: Seat, card: Card }
    Removed / "removed", "T48" { seat: Seat, card: Card, zone: Zone }
    Sold / "sold", "T50" { seat: Seat, colour: Colour, quality: u8, points: u8 }
    TookEmperor / "took-emperor", "T51" { seat: Seat, card: Card }
    TurnEnded / "turn-ended", "T11" { seat: Seat }
    MarketLeft / "market-left", "T28" { card: Card }
    Ripened / "ripened", "T54" { round: u8 }
    Harvested / "harvested", "T54" { seat: Seat, count: u8 }
    Ended / "ended", "T1" { winners: Vec<Seat> }
}
