//! The map and the decks: what was written in a file ([`BoardFile`]) and what the engine plays on ([`Board`]).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use teahouse_game::{Data, Faults};

use crate::cards::{Counts, Kind, MOST_CARDS, Yang, Yin};
use crate::options::Rules;
use crate::place::{NAMES, PROVINCES, Province};

/// A board as written: provinces, borders, decks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Name in flags, records and addresses.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the map comes from: `reconstructed`, `original`, or the owner's own words.
    #[serde(default)]
    pub source: String,
    /// The decks of `classic` and `vienna`.
    pub decks: BTreeMap<String, DecksFile>,
    /// Borders that a table may choose: `honan_shensi` and `shantung_anhwei`.
    pub choices: BTreeMap<String, ChoiceFile>,
    /// The 21 provinces.
    pub provinces: Vec<ProvinceFile>,
    /// Each border once.
    pub borders: Vec<BorderFile>,
    /// Size of the canvas; no rule meaning, as all that follows.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub size: Value,
    /// Land around, rivers, names of seas.
    #[serde(default)]
    #[cfg_attr(
        test,
        ts(
            type = "{ land: [number, number][][], rivers: { name: string, line: [number, number][] }[], texts: { text: string, at: [number, number] }[] }"
        )
    )]
    pub decor: Value,
}

/// Cards of both kinds, with their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DecksFile {
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub yang: BTreeMap<Yang, u8>,
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    pub yin: BTreeMap<Yin, u8>,
}

/// A border with a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ChoiceFile {
    pub border: String,
    pub default: String,
    pub values: BTreeMap<String, Vec<Barrier>>,
}

/// A province as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ProvinceFile {
    pub id: Province,
    pub name: String,
    #[serde(default)]
    pub pinyin: String,
    #[serde(default)]
    pub hanzi: String,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number][]"))]
    pub polygon: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number][][]"))]
    pub islands: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub label: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub marker: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub economy: Value,
}

/// A border as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BorderFile {
    pub id: String,
    pub a: Province,
    pub b: Province,
    /// `land` or `sea`; a matter of drawing.
    #[serde(default)]
    pub kind: String,
    /// What lies on it; none: open.
    pub barriers: Vec<Barrier>,
    #[serde(default)]
    pub feature: String,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number][]"))]
    pub line: Value,
}

/// What hinders an attack. The strongest one of a border counts (E33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Barrier {
    Open,
    Water,
    Mountain,
    Wall,
    Impassable,
}

impl Barrier {
    /// E33: the card that leads over it.
    pub(crate) fn card(self) -> Option<Yang> {
        match self {
            Barrier::Water => Some(Yang::CrossWater),
            Barrier::Mountain => Some(Yang::CrossMountain),
            Barrier::Wall => Some(Yang::CrossWall),
            Barrier::Open | Barrier::Impassable => None,
        }
    }
}

/// How the provinces adjoin, once the choices are made.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    /// The provinces adjoining each one.
    pub near: [u32; PROVINCES],
    /// What lies between.
    pub barrier: [[Barrier; PROVINCES]; PROVINCES],
}

/// A board that can be played on.
pub struct Board {
    file: BoardFile,
    /// By the two choices: bit 0 Honan–Shensi mountain, bit 1 Shantung–Anhwei open.
    lands: [Land; 4],
    /// Yang and Yin of Vienna, then of Classic.
    pub(crate) decks: [(Counts, Counts); 2],
}

/// All provinces.
pub(crate) const ALL: u32 = (1 << PROVINCES) - 1;

teahouse_game::board_by_rules!(Board);

impl Board {
    /// The file it was made from.
    pub fn written(&self) -> &BoardFile {
        &self.file
    }

    #[inline(always)]
    pub(crate) fn land(&self, rules: &Rules) -> &Land {
        &self.lands[usize::from(rules.honan_shensi_mountain) + 2 * usize::from(rules.shantung_anhwei_open)]
    }

    fn of(file: BoardFile) -> Board {
        let lands = std::array::from_fn(|n| land(&file, n & 1 == 1, n & 2 == 2));
        fn counts<K: Kind + Ord>(cards: &BTreeMap<K, u8>) -> Counts {
            let mut all = [0; 9];
            cards.iter().for_each(|(card, n)| all[card.number()] = *n);
            all
        }
        let deck = |name: &str| (counts(&file.decks[name].yang), counts(&file.decks[name].yin));
        let decks = [deck("vienna"), deck("classic")];
        Board { lands, decks, file }
    }
}

fn land(file: &BoardFile, mountain: bool, open: bool) -> Land {
    let mut land = Land { near: [0; PROVINCES], barrier: [[Barrier::Impassable; PROVINCES]; PROVINCES] };
    for border in &file.borders {
        let chosen = |choice: &str, value: &str| {
            file.choices.get(choice).filter(|c| c.border == border.id).map(|c| &c.values[value])
        };
        let barriers = chosen("honan_shensi", if mountain { "mountain" } else { "open" })
            .or_else(|| chosen("shantung_anhwei", if open { "open" } else { "impassable" }))
            .unwrap_or(&border.barriers);
        let effective = barriers.iter().copied().max().unwrap_or(Barrier::Open);
        let (a, b) = (border.a.index(), border.b.index());
        (land.barrier[a][b], land.barrier[b][a]) = (effective, effective);
        if effective != Barrier::Impassable {
            land.near[a] |= border.b.bit();
            land.near[b] |= border.a.bit();
        }
    }
    land
}

impl Data for Board {
    fn built_in() -> &'static [Board] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            let files = [include_str!("../boards/china.json")];
            files.iter().map(|text| Board::parse(text).expect("a test reads our boards")).collect()
        });
        &BOARDS
    }

    fn parse(text: &str) -> Result<Board, Faults> {
        let mut faults = Faults::default();
        match serde_json::from_str::<BoardFile>(text) {
            Ok(file) => {
                check(&file, &mut faults);
                faults.into_result(()).map(|()| Board::of(file))
            }
            Err(error) => {
                faults.add("file", error);
                Err(faults)
            }
        }
    }

    fn id(&self) -> &str {
        &self.file.id
    }

    fn canonical(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (name, decks) in &self.file.decks {
            let cards =
                |list: Vec<(String, u8)>| list.into_iter().map(|(id, n)| format!("{id}{n}")).collect::<Vec<_>>();
            let yang = cards(decks.yang.iter().map(|(c, n)| (c.to_string(), *n)).collect()).join(" ");
            let yin = cards(decks.yin.iter().map(|(c, n)| (c.to_string(), *n)).collect()).join(" ");
            lines.push(format!("{name}: {yang} | {yin}"));
        }
        let mut borders: Vec<String> = Vec::new();
        for (a, b) in Province::all().flat_map(|a| Province::all().filter(move |b| a < *b).map(move |b| (a, b))) {
            let kinds = self.lands.iter().map(|land| format!("{:?}", land.barrier[a.index()][b.index()]));
            let kinds: Vec<String> = kinds.collect();
            if kinds.iter().any(|kind| kind != "Impassable") {
                borders.push(format!("{a}-{b} {}", kinds.join(" ")));
            }
        }
        lines.extend(borders);
        lines.join("\n")
    }

    fn file(&self) -> String {
        serde_json::to_string(&self.file).expect("a board is plain data")
    }
}

/// Everything that is wrong with a file.
fn check(file: &BoardFile, faults: &mut Faults) {
    let is_id = !file.id.is_empty()
        && file.id.len() <= 40
        && file.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    faults.need(is_id, "id", "lower-case letters, digits and hyphens");
    let provinces: BTreeSet<Province> = file.provinces.iter().map(|p| p.id).collect();
    for name in NAMES {
        faults.need(provinces.iter().any(|p| p.to_string() == name), format!("province {name:?}"), "is missing");
    }
    faults.need(file.provinces.len() == PROVINCES, "provinces", "each once");
    let mut seen = BTreeSet::new();
    for border in &file.borders {
        let at = format!("border {}", border.id);
        faults.need(border.a != border.b, &at, "leads nowhere");
        faults.need(seen.insert((border.a.min(border.b), border.a.max(border.b))), &at, "is there twice");
    }
    for (name, values) in [("honan_shensi", ["open", "mountain"]), ("shantung_anhwei", ["impassable", "open"])] {
        let choice = file.choices.get(name);
        let known = choice.is_some_and(|c| file.borders.iter().any(|b| b.id == c.border));
        faults.need(known, format!("choice {name}"), "names a border of the list");
        let has = |value: &&str| choice.is_some_and(|c| c.values.contains_key(*value));
        faults.need(
            values.iter().all(has),
            format!("choice {name}"),
            format!("has the values {}", values.join(" and ")),
        );
    }
    faults.need(file.choices.len() <= 2, "choices", "honan_shensi and shantung_anhwei only");
    for name in ["classic", "vienna"] {
        let Some(decks) = file.decks.get(name) else {
            faults.add(format!("decks {name}"), "are missing");
            continue;
        };
        let sums = [
            ("yang", decks.yang.values().map(|n| usize::from(*n)).sum::<usize>()),
            ("yin", decks.yin.values().map(|n| usize::from(*n)).sum()),
        ];
        for (deck, sum) in sums {
            let fits = (1..MOST_CARDS).contains(&sum);
            faults.need(fits, format!("decks {name} {deck}"), format!("1 to {} cards, not {sum}", MOST_CARDS - 1));
        }
        let mandates = decks.yang.get(&Yang::Mandate).copied().unwrap_or(0);
        let right = u8::from(name == "classic");
        faults.need(mandates == right, format!("decks {name} yang mandate"), format!("{right}, not {mandates}"));
    }
    if faults.0.is_empty() {
        // E3: whatever was placed before, the first holding needs a connected map.
        let near = land(file, false, false).near;
        let mut found = 1u32;
        while let Some(next) = Some(crate::place::each(found).fold(found, |all, p| all | near[p.index()])) {
            if next == found {
                break;
            }
            found = next;
        }
        faults.need(found == ALL, "borders", "some province cannot be reached");
    }
}
