//! Why not? Every refusal names its clause.

use serde::{Deserialize, Serialize};
use teahouse_game::{Rule, Seat, Violation};
use thiserror::Error;

use crate::ids::{Caravan, Card, Province, Region, Space};

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
    #[error("passing is the first thing in a turn or nothing")]
    PassLate,
    #[error("no fee is due")]
    NoFee,
    #[error("the fee is {leaves} leaves, {brown} of them brown")]
    FeePoor { leaves: u8, brown: u8 },
    #[error("the fee comes first")]
    FeeFirst,
    #[error("after the fee there would be no card to play")]
    FeeNoCard,
    #[error("no card would be in hand to play")]
    HandEmpty,
    #[error("cards were played in this turn")]
    PlayedTwice,
    #[error("{card} is not in hand")]
    NotInHand { card: Card },
    #[error("first play cards")]
    CardsFirst,
    #[error("the main action is done")]
    MainDone,
    #[error("the side action is done")]
    SideDone,
    #[error("cards and a main action come before the end of a turn")]
    EndEarly,
    #[error("no marker there")]
    NoMarker,
    #[error("the top of the track is reached")]
    TopRow,
    #[error("the row costs {tokens} tokens")]
    RowTokens { tokens: u8 },
    #[error("the row costs a leaf of quality {quality}")]
    RowLeaf { quality: u8 },
    #[error("space {space} is not free")]
    SpaceTaken { space: Space, region: Region },
    #[error("a garden is there already")]
    SecondGarden { region: Region },
    #[error("{region} is too far")]
    TooFar { region: Region },
    #[error("no pagoda is left")]
    NoPagoda,
    #[error("strength {need} is needed, {reach} is there")]
    PagodaStrength { need: u8, reach: u8 },
    #[error("that pagoda is not on the board")]
    PagodaGone,
    #[error("{card} is not in the market")]
    NotInMarket { card: Card },
    #[error("strength {need} is needed, {reach} is there")]
    MarketStrength { need: u8, reach: u8 },
    #[error("the card costs {leaves} leaves of quality {quality}")]
    PricePoor { leaves: u8, quality: u8 },
    #[error("{missing} teapots are missing")]
    TeapotsMissing { missing: u8 },
    #[error("no teapot scroll")]
    NoTeapotScroll,
    #[error("{caravan} is not open")]
    NoCaravan { caravan: Caravan },
    #[error("trades and tiers are 1 and 2")]
    NoTrade,
    #[error("strength {need} is needed, {reach} is there")]
    TierStrength { need: u8, reach: u8 },
    #[error("the trade takes {leaves} leaves, {brown} of them brown")]
    TradePoor { leaves: u8, brown: u8 },
    #[error("no green leaf")]
    NoGreen,
    #[error("at least one leaf is turned")]
    FlipOne,
    #[error("no green leaf in basket {quality}")]
    FermentWhich { quality: u8 },
    #[error("no green leaf in basket {quality}")]
    FlipWhich { quality: u8 },
    #[error("at least one garden is harvested")]
    PickOne,
    #[error("no garden in {region}")]
    PickWhich { region: Region },
    #[error("the top card does not show it")]
    NotShown,
    #[error("the boat is at the end")]
    RiverEnd,
    #[error("no garden in the province")]
    CupsClosed { province: Province },
    #[error("the stack is empty")]
    CupsEmpty { province: Province },
    #[error("no such row")]
    NoRow,
    #[error("nothing can be repeated now")]
    NoRepeat,
    #[error("no repeat scroll")]
    NoRepeatScroll,
    #[error("repeating costs {leaves} brown leaves")]
    RepeatPoor { leaves: u8 },
    #[error("there is nothing to repeat it with")]
    RepeatBlocked,
    #[error("the top card has no such bonus")]
    NoBonus,
    #[error("that bonus is used")]
    BonusUsed,
    #[error("that bonus could do nothing now")]
    BonusIdle,
    #[error("no such leaf")]
    NoLeaf,
    #[error("name them in rising order")]
    Rising,
    #[error("each leaf is of quality {quality} or better")]
    PayQuality { quality: u8 },
    #[error("a brown leaf is due")]
    PayBrown,
    #[error("the rest could not be paid")]
    DeadEnd,
    #[error("a leaf must stay for the emperor track")]
    PayKeep { quality: u8 },
    #[error("the last card stays")]
    LastCard,
    #[error("{card} is not in hand")]
    DiscardWhich { card: Card },
    #[error("no such card there")]
    RemoveWhich { card: Card },
    #[error("no such connection")]
    NoConnection,
    #[error("no such leaf to sell")]
    SellWhich,
    #[error("{card} is not open")]
    TakeWhich { card: Card },
}

impl Violation for Illegal {
    fn rule(&self) -> Rule {
        use Illegal::*;
        Rule(match self {
            GameOver | NotAsked { .. } | NotNow => "T56",
            PassLate => "T3",
            NoFee | FeePoor { .. } => "T4",
            FeeFirst | FeeNoCard | PayKeep { .. } => "T5",
            HandEmpty | LastCard => "T12",
            PlayedTwice => "T7",
            NotInHand { .. } => "T6",
            CardsFirst | MainDone | SideDone => "T55",
            EndEarly => "T11",
            NoMarker => "T42",
            TopRow | RowTokens { .. } | RowLeaf { .. } => "T41",
            SpaceTaken { .. } | SecondGarden { .. } => "T22",
            TooFar { .. } => "T21",
            NoPagoda | PagodaStrength { .. } | PagodaGone => "T20",
            NotInMarket { .. } | MarketStrength { .. } => "T24",
            PricePoor { .. } => "T25",
            TeapotsMissing { .. } | NoTeapotScroll => "T27",
            NoCaravan { .. } | NoTrade | TierStrength { .. } | TradePoor { .. } => "T29",
            NoGreen | FlipOne | FermentWhich { .. } => "T31",
            FlipWhich { .. } => "T45",
            PickOne | PickWhich { .. } => "T32",
            NotShown => "T33",
            RiverEnd => "T34",
            CupsClosed { .. } | CupsEmpty { .. } => "T36",
            NoRow => "T37",
            NoRepeat | NoRepeatScroll | RepeatPoor { .. } | RepeatBlocked => "T43",
            NoBonus | BonusUsed | BonusIdle => "T52",
            NoLeaf => "T16",
            Rising => "T57",
            PayQuality { .. } => "T15",
            PayBrown => "T14",
            DeadEnd => "T58",
            DiscardWhich { .. } => "T47",
            RemoveWhich { .. } => "T48",
            NoConnection => "T49",
            SellWhich => "T50",
            TakeWhich { .. } => "T51",
        })
    }
}
