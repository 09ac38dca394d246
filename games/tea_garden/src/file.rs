//! A board as it is written in a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::effect::{Effect, Half, Pot, Scoring, Scroll, Side};

/// A file as written. Fields without a rule meaning are for drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BoardFile {
    /// Name in flags, records and addresses.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the data come from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
    #[serde(default)]
    pub source: String,
    /// Where single parts come from, if not from where the rest does: a part, card, tile, token or place → the same words.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(type = "Record<string, string>", optional))]
    pub sources: BTreeMap<String, String>,
    pub provinces: Vec<ProvinceFile>,
    /// The region where everybody begins.
    pub start_region: u8,
    pub regions: Vec<RegionFile>,
    pub river: RiverFile,
    pub university: UniversityFile,
    pub emperor_track: EmperorFile,
    /// Bonus tokens of regions.
    pub tokens: Vec<TokenFile>,
    pub cups: CupsFile,
    pub starting_cards: Vec<CardFile>,
    pub action_cards: ActionsFile,
    pub caravans: CaravansFile,
    pub emperor_cards: Vec<EmperorCardFile>,
    pub player_board: PlayerFile,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number, number, number]"))]
    pub viewbox: Value,
    #[serde(default)]
    #[cfg_attr(
        test,
        ts(
            type = "{ river: { name: string, path: [number, number][], width_start: number, width_end: number, across: [number, number][] }, landmarks: { kind: string, x: number, y: number, r: number, note: string }[] }"
        )
    )]
    pub decor: Value,
}

// A place that a file leaves out. JSON cannot say it, so it is not mistaken for a place; it is a fault where a page needs it.
fn nowhere() -> f64 {
    f64::NAN
}

/// Where something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Point2 {
    pub x: f64,
    pub y: f64,
}

/// A province as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ProvinceFile {
    #[cfg_attr(test, ts(as = "crate::ids::Province"))]
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub fill: String,
    #[serde(default)]
    pub edge: String,
    #[serde(default)]
    pub cup_stack: Option<Point2>,
}

/// A region as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RegionFile {
    pub id: u8,
    pub name: String,
    #[cfg_attr(test, ts(as = "crate::ids::Province"))]
    pub province: String,
    pub value: u8,
    pub adjacent: Vec<u8>,
    #[serde(default)]
    pub across_river: Vec<u8>,
    #[serde(default)]
    pub bonus_hex: Option<Point2>,
    #[serde(default)]
    pub value_badge: Option<Point2>,
    #[serde(default)]
    pub label: Option<Point2>,
    pub spaces: Vec<SpaceFile>,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number][]"))]
    pub polygon: Value,
}

/// A garden space as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SpaceFile {
    pub id: String,
    pub vp: u8,
    #[serde(default = "nowhere")]
    pub x: f64,
    #[serde(default = "nowhere")]
    pub y: f64,
}

/// The river as written: the start and ten segments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RiverFile {
    pub segments: Vec<SegmentFile>,
}

/// A segment as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SegmentFile {
    pub index: u8,
    pub bonus: Vec<Effect>,
    /// None on the last segment.
    pub end_vp: Option<u8>,
    /// The berths of the last segment.
    #[serde(default)]
    pub final_slots: Vec<u8>,
    #[serde(default = "nowhere")]
    pub x: f64,
    #[serde(default = "nowhere")]
    pub y: f64,
}

/// The university as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct UniversityFile {
    pub centre: CentreFile,
    pub sectors: Vec<SectorFile>,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ x: number, y: number, note: string }"))]
    pub start: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number, number, number]"))]
    pub viewbox: Value,
}

/// The centre as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CentreFile {
    pub vp_each: u8,
    #[serde(default = "nowhere")]
    pub x: f64,
    #[serde(default = "nowhere")]
    pub y: f64,
    #[serde(default = "nowhere")]
    pub r: f64,
}

/// A sector as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SectorFile {
    pub sector: u8,
    pub parts: Vec<PartFile>,
    #[serde(default = "nowhere")]
    pub start_angle: f64,
    #[serde(default = "nowhere")]
    pub end_angle: f64,
}

/// A part of a sector as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PartFile {
    #[cfg_attr(test, ts(as = "crate::moves::Part"))]
    pub part: String,
    pub bonus: Vec<Effect>,
    pub end_vp: u8,
    #[serde(default = "nowhere")]
    pub r_in: f64,
    #[serde(default = "nowhere")]
    pub r_out: f64,
}

/// The emperor track as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EmperorFile {
    pub rows: Vec<RowFile>,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ row: number, x: number, y: number }"))]
    pub start: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number, number, number]"))]
    pub viewbox: Value,
}

/// A row of the emperor track as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RowFile {
    pub row: u8,
    pub cost: RowCost,
    pub reward: Vec<Effect>,
    pub end_vp: u8,
    #[serde(default)]
    pub x: f64,
    #[serde(default)]
    pub y: f64,
}

/// What a row costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RowCost {
    pub tokens: u8,
    pub leaf_min_quality: u8,
}

/// A bonus token as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TokenFile {
    pub id: String,
    pub bonus: Vec<Effect>,
}

/// Cup tiles as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CupsFile {
    /// Tiles in each stack, by the number of players.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub stack_sizes: BTreeMap<String, u8>,
    /// Points for so many one-coloured connections (D12).
    pub match_table: Vec<u8>,
    pub tiles: Vec<CupFile>,
}

/// A cup tile as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CupFile {
    pub id: String,
    pub left: Half,
    pub right: Half,
    pub bonus: Vec<Effect>,
}

/// A starting card as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CardFile {
    pub id: String,
    pub strength: u8,
    pub side: Vec<Side>,
    pub teapots: Vec<Pot>,
    pub bonus: Vec<Effect>,
}

/// Action cards as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ActionsFile {
    /// Cards of each level in the deck, by the number of players.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub used_per_level: BTreeMap<String, u8>,
    pub cards: Vec<ActionFile>,
}

/// An action card as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ActionFile {
    pub id: String,
    pub level: u8,
    pub strength: u8,
    pub side: Vec<Side>,
    pub teapots: Vec<Pot>,
    pub bonus: Vec<Effect>,
    pub cost: CostFile,
    pub vp: u8,
}

/// What an action card costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CostFile {
    pub leaves: LeavesFile,
    pub teapots: Vec<Pot>,
}

/// So many leaves of a quality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct LeavesFile {
    pub n: u8,
    pub q: u8,
}

/// Caravans as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CaravansFile {
    /// Basic caravans in the deck, by the number of players.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub basic_used: BTreeMap<String, u8>,
    pub cards: Vec<CaravanFile>,
}

/// A caravan as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CaravanFile {
    pub id: String,
    pub trades: Vec<TradeFile>,
    pub strengths: Vec<TierFile>,
}

/// A trade as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TradeFile {
    pub pay: TradeCost,
    pub reward: Vec<Effect>,
}

/// What a trade costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TradeCost {
    pub green: u8,
    pub brown: u8,
}

/// A tier as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TierFile {
    pub strength: u8,
    pub reward: Vec<Effect>,
}

/// An emperor card as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EmperorCardFile {
    pub id: String,
    #[serde(default)]
    pub title: String,
    pub strength: u8,
    pub side: Vec<Side>,
    pub teapots: Vec<Pot>,
    pub bonus: Vec<Effect>,
    pub scoring: Scoring,
}

/// What every player has, and what things cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerFile {
    /// The numbers of the six pagodas.
    pub garden_strengths: Vec<u8>,
    pub start_leaves: LeavesFile,
    pub fee: FeeFile,
    pub teapot_leaves: u8,
    pub teapot_brown: u8,
    pub repeat_brown: u8,
    pub distance_surcharge: u8,
    pub workers: u8,
    pub market_slot_strengths: Vec<u8>,
    pub supply: SupplyFile,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ id: string, hex: string }[]"))]
    pub player_colors: Value,
}

/// The fee of the fourth turn (T4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FeeFile {
    pub leaves: u8,
    pub brown: u8,
}

/// What lies in the supply (D1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SupplyFile {
    pub leaves: u8,
    pub cup_markers: u8,
    pub emperor_tokens: u8,
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub scrolls: BTreeMap<Scroll, u8>,
}
