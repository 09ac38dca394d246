//! The board and the cards: what was written in a file ([`BoardFile`]) and what the engine plays on ([`Board`]).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use teahouse_game::{Data, Faults};

use crate::cards::{Cards, Color};
use crate::place::{NAMES, REGIONS, Region, Space};

/// Most house spaces of a board: they fit one machine word.
pub const MOST_SPACES: usize = 64;
/// Most roads that meet at a space.
pub const MOST_ROADS: usize = 5;
/// Most spaces with so many.
pub const MOST_CROSSROADS: usize = 4;

/// A board as written. Places lie on a canvas, x to the right and y downwards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardFile {
    /// Name in flags, records and addresses.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the layout comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
    #[serde(default)]
    pub source: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Cards of each colour in the box.
    pub cards: BTreeMap<Color, u8>,
    /// The nine regions.
    pub regions: Vec<RegionFile>,
    /// All house spaces.
    pub spaces: Vec<SpaceFile>,
    /// Pairs of spaces.
    pub roads: Vec<[Space; 2]>,
    /// Numbered pairs of regions.
    pub alliances: Vec<AllianceFile>,
    /// Size of the canvas; no rule meaning, as all that follows.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ width: number, height: number }"))]
    pub canvas: Value,
    /// Suggested sizes of pieces.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ house_radius: number, dragon_radius: number, badge_radius: number }"))]
    pub geometry: Value,
    /// Rivers, marsh, sea, the score track.
    #[serde(default)]
    #[cfg_attr(
        test,
        ts(
            type = "{ marsh: { name: string, polygon: [number, number][] }, rivers: { name: string, points: [number, number][] }[], sea_label: { x: number, y: number }, score_track: { value: number, x: number, y: number }[] }"
        )
    )]
    pub decor: Value,
}

/// A region as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFile {
    pub id: Region,
    pub name: String,
    pub color: Color,
    #[serde(default)]
    pub hanzi: String,
    pub house_spaces: Vec<Space>,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ x: number, y: number, r: number }"))]
    pub dragon: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "{ x: number, y: number }"))]
    pub label: Value,
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number][]"))]
    pub polygon: Value,
}

/// A house space as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpaceFile {
    pub id: Space,
    pub region: Region,
    #[serde(default)]
    pub city: String,
    #[serde(default)]
    pub x: f64,
    #[serde(default)]
    pub y: f64,
}

/// An alliance as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AllianceFile {
    pub number: u8,
    pub regions: [Region; 2],
    #[serde(default)]
    pub x: f64,
    #[serde(default)]
    pub y: f64,
}

/// A board that can be played on. Ch'in has six spaces and Qi five (D20). Spaces have dense numbers in the order of the file; sets of them are bits.
pub struct Board {
    file: BoardFile,
    /// The colour of each region.
    pub(crate) color: [Color; REGIONS],
    /// The spaces of each region.
    pub(crate) spaces_of: [u64; REGIONS],
    /// The number of each space, by region and number; `NO_SPACE` if there is none.
    number: [[u8; 10]; REGIONS],
    /// The region of each space.
    pub(crate) region_of: [u8; MOST_SPACES],
    /// Every space.
    pub(crate) all: u64,
    /// Spaces at the other ends of each space's roads.
    pub(crate) roads: [u64; MOST_SPACES],
    /// The alliances in order of their numbers.
    pub(crate) alliances: Vec<(u8, usize, usize)>,
    /// Cards of the box.
    pub(crate) cards: Cards,
}

pub(crate) const NO_SPACE: u8 = u8::MAX;

teahouse_game::board_by_rules!(Board);

impl Board {
    /// The file it was made from.
    pub fn written(&self) -> &BoardFile {
        &self.file
    }

    /// The dense number of a space; `None` if this board does not have it.
    #[inline(always)]
    pub(crate) fn dense(&self, space: Space) -> Option<u8> {
        let n = self.number[space.region.index()][usize::from(space.number)];
        (n != NO_SPACE).then_some(n)
    }

    /// The space with this dense number.
    #[inline(always)]
    pub(crate) fn space(&self, n: u8) -> Space {
        self.file.spaces[usize::from(n)].id
    }

    fn of(file: BoardFile) -> Board {
        let mut board = Board {
            color: [Color::Red; REGIONS],
            spaces_of: [0; REGIONS],
            number: [[NO_SPACE; 10]; REGIONS],
            region_of: [0; MOST_SPACES],
            all: 0,
            roads: [0; MOST_SPACES],
            alliances: Vec::new(),
            cards: Cards::NONE,
            file,
        };
        for region in &board.file.regions {
            board.color[region.id.index()] = region.color;
        }
        for (n, space) in board.file.spaces.iter().enumerate() {
            let Space { region, number } = space.id;
            board.number[region.index()][usize::from(number)] = n as u8;
            board.region_of[n] = region.0;
            board.spaces_of[region.index()] |= 1 << n;
            board.all |= 1 << n;
        }
        for [a, b] in board.file.roads.clone() {
            let [Some(a), Some(b)] = [a, b].map(|s| board.dense(s)) else { continue };
            board.roads[usize::from(a)] |= 1 << b;
            board.roads[usize::from(b)] |= 1 << a;
        }
        let pairs = board.file.alliances.iter().map(|a| (a.number, a.regions[0].index(), a.regions[1].index()));
        board.alliances = pairs.collect();
        board.alliances.sort_unstable();
        for (color, count) in &board.file.cards {
            board.cards.0[*color as usize] = *count;
        }
        board
    }
}

impl Data for Board {
    fn built_in() -> &'static [Board] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            // Four players may have either side; the first one is what they get unless they choose.
            let files = [include_str!("../boards/4-5.json"), include_str!("../boards/3-4.json")];
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
        let sorted = |mut list: Vec<String>| {
            list.sort();
            list.join(" ")
        };
        let file = &self.file;
        let cards = file.cards.iter().map(|(color, n)| format!("{}{n}", color.letter())).collect();
        let regions = file.regions.iter().map(|r| format!("{}={}", r.id, r.color.letter())).collect();
        let spaces = file.spaces.iter().map(|s| s.id.to_string()).collect();
        let road = |[a, b]: &[Space; 2]| format!("{}-{}", a.min(b), a.max(b));
        let roads = file.roads.iter().map(road).collect();
        let pair = |a: &AllianceFile| {
            format!("{:02}:{}-{}", a.number, a.regions[0].min(a.regions[1]), a.regions[0].max(a.regions[1]))
        };
        let alliances = file.alliances.iter().map(pair).collect();
        let parts = [cards, regions, spaces, roads, alliances].map(sorted);
        format!("{} {}\n{}", file.players[0], file.players[1], parts.join("\n"))
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
    let [fewest, most] = file.players;
    faults.need((3..=5).contains(&fewest) && (fewest..=5).contains(&most), "players", "two numbers from 3 to 5");
    for color in Color::ALL {
        // C6: each colour pays for something; two of each are left out for three players, and hands must be dealt.
        let count = file.cards.get(&color).copied().unwrap_or(0);
        faults.need((8..=20).contains(&count), format!("cards {color:?}"), "from 8 to 20");
    }
    let ids: BTreeSet<Region> = file.regions.iter().map(|r| r.id).collect();
    for name in NAMES {
        let known = ids.iter().any(|id| id.to_string() == name);
        faults.need(known, format!("region {name:?}"), "is missing");
    }
    faults.need(file.regions.len() == REGIONS, "regions", "each once");
    let spaces: BTreeSet<Space> = file.spaces.iter().map(|s| s.id).collect();
    faults.need(spaces.len() == file.spaces.len(), "spaces", "each once");
    faults.need(file.spaces.len() <= MOST_SPACES, "spaces", format!("at most {MOST_SPACES}"));
    for space in &file.spaces {
        faults.need(space.id.region == space.region, format!("space {}", space.id), "has another region");
    }
    for region in &file.regions {
        let own: BTreeSet<Space> = region.house_spaces.iter().copied().collect();
        let listed: BTreeSet<Space> = spaces.iter().copied().filter(|s| s.region == region.id).collect();
        let at = format!("region {}", region.id);
        faults.need(
            own == listed && own.len() == region.house_spaces.len(),
            &at,
            "its house_spaces are not those of the list",
        );
        faults.need((1..=9).contains(&own.len()), &at, "1 to 9 spaces");
    }
    check_drawing(file, faults);
    let mut seen = BTreeSet::new();
    for [a, b] in &file.roads {
        let at = format!("road {a}-{b}");
        faults.need(spaces.contains(a) && spaces.contains(b), &at, "leads to no space");
        faults.need(a != b, &at, "leads nowhere");
        faults.need(seen.insert((a.min(b), a.max(b))), &at, "is there twice");
    }
    crate::crossing::check(file, faults);
    let numbers: BTreeSet<u8> = file.alliances.iter().map(|a| a.number).collect();
    faults.need(numbers.len() == file.alliances.len(), "alliances", "each number once");
    faults.need(file.alliances.len() <= 36, "alliances", "at most 36");
    let mut pairs = BTreeSet::new();
    for alliance in &file.alliances {
        let [a, b] = alliance.regions;
        let at = format!("alliance {}", alliance.number);
        faults.need(a != b, &at, "needs two regions");
        faults.need(pairs.insert((a.min(b), a.max(b))), &at, "is there twice");
    }
}

/// Side of the canvas all places lie on; pages draw frame and wall around it.
const CANVAS: f64 = 1000.0;

/// What pages need to draw the board. It has no meaning for the rules, but a board that cannot be shown cannot be played on.
fn check_drawing(file: &BoardFile, faults: &mut Faults) {
    let inside = |n: Option<f64>| n.is_some_and(|n| (0.0..=CANVAS).contains(&n));
    let point = |at: &Value| inside(at["x"].as_f64()) && inside(at["y"].as_f64());
    let outline = |list: &Value, least: usize| {
        let pair = |p: &Value| inside(p[0].as_f64()) && inside(p[1].as_f64());
        list.as_array().is_some_and(|list| list.len() >= least && list.iter().all(pair))
    };
    let square = file.canvas["width"] == CANVAS && file.canvas["height"] == CANVAS;
    faults.need(square, "canvas", "width and height are 1000");
    for region in &file.regions {
        let at = format!("region {}", region.id);
        faults.need(outline(&region.polygon, 3), &at, "polygon: at least three points on the canvas");
        faults.need(point(&region.dragon), &at, "dragon: x and y on the canvas");
        faults.need(point(&region.label), &at, "label: x and y on the canvas");
        faults.need(region.hanzi.chars().count() <= 2, &at, "hanzi: one character or two");
    }
    for space in &file.spaces {
        let at = format!("space {}", space.id);
        faults.need(inside(Some(space.x)) && inside(Some(space.y)), &at, "x and y on the canvas");
        faults.need(!space.city.trim().is_empty() && space.city.len() <= 40, &at, "city: a name of up to 40 letters");
    }
    for alliance in &file.alliances {
        let on = inside(Some(alliance.x)) && inside(Some(alliance.y));
        faults.need(on, format!("alliance {}", alliance.number), "x and y on the canvas");
    }
    let decor = &file.decor;
    faults.need(outline(&decor["marsh"]["polygon"], 3), "decor marsh", "polygon: at least three points on the canvas");
    let river = |river: &Value| outline(&river["points"], 2);
    faults.need(decor["rivers"].as_array().is_some_and(|all| all.iter().all(river)), "decor rivers", "points of each");
    faults.need(point(&decor["sea_label"]), "decor sea_label", "x and y on the canvas");
    let track = decor["score_track"].as_array();
    let numbered = |(n, at): (usize, &Value)| at["value"] == n && point(at);
    let whole = track.is_some_and(|all| all.len() == 50 && all.iter().enumerate().all(numbered));
    faults.need(whole, "decor score_track", "50 places, values 0 to 49 in order");
}
