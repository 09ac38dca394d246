//! The map and the decks: what was written in a file ([`BoardFile`]) and what the engine plays on ([`Board`]).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use teahouse_game::{Data, Faults};

use crate::cards::{Counts, Kind, Yang, Yin};
use crate::faults;
use crate::options::Rules;
use crate::place::{PROVINCES, Province, each};

/// A board as written: provinces, borders, decks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Name in flags, records and addresses.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the map comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
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
    // What a table has that chooses nothing; the border's own barriers are those of this value.
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
    /// What lies on it; none: open. A board that was read has the strongest one first: it counts (E33).
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

impl Land {
    /// Everything that adjoins a set.
    #[inline(always)]
    pub(crate) fn around(&self, set: u32) -> u32 {
        each(set).fold(0, |all, p| all | self.near[p.index()])
    }

    /// The part of `within` that hangs together with `from`.
    #[inline(always)]
    pub(crate) fn component(&self, from: u32, within: u32) -> u32 {
        let mut found = from;
        loop {
            let next = found | (self.around(found) & within);
            if next == found {
                return found;
            }
            found = next;
        }
    }
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

    /// What lies on the borders that a table chooses, by their ids.
    pub(crate) fn chosen(&self, rules: &Rules) -> BTreeMap<String, Vec<Barrier>> {
        let chosen = chosen(&self.file, rules.honan_shensi_mountain, rules.shantung_anhwei_open);
        chosen.map(|(border, barriers)| (border.clone(), barriers.clone())).collect()
    }

    pub(crate) fn of(mut file: BoardFile) -> Board {
        // E33: nobody who draws it has to know which barrier is stronger.
        let choices = file.choices.values_mut().flat_map(|choice| choice.values.values_mut());
        let borders = file.borders.iter_mut().map(|border| &mut border.barriers);
        borders.chain(choices).for_each(|barriers| barriers.sort_by(|a, b| b.cmp(a)));
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

/// A36, A37: the borders with a choice, and what lies on them by the two choices, the strongest first.
pub(crate) fn chosen(file: &BoardFile, mountain: bool, open: bool) -> impl Iterator<Item = (&String, &Vec<Barrier>)> {
    let values = [
        ("honan_shensi", if mountain { "mountain" } else { "open" }),
        ("shantung_anhwei", if open { "open" } else { "impassable" }),
    ];
    values.into_iter().filter_map(|(choice, value)| file.choices.get(choice).map(|c| (&c.border, &c.values[value])))
}

/// By the two choices.
pub(crate) fn land(file: &BoardFile, mountain: bool, open: bool) -> Land {
    let mut land = Land { near: [0; PROVINCES], barrier: [[Barrier::Impassable; PROVINCES]; PROVINCES] };
    for border in &file.borders {
        let barriers = chosen(file, mountain, open)
            .find_map(|(id, barriers)| (*id == border.id).then_some(barriers))
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
                faults::check(&file, &mut faults);
                faults.into_result(()).map(|()| Board::of(file))
            }
            Err(error) => {
                faults::explain(text, &error, &mut faults);
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
