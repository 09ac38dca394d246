//! The board and all cards as the engine plays on them, made from a file ([`BoardFile`]).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::Value;
use teahouse_game::{Data, Faults};

use crate::effect::{Effect, Pot, Scoring, Scroll, Side};
use crate::faults;
use crate::file::{BoardFile, CaravanFile, CupFile, EmperorCardFile, PlayerFile, RowFile, SegmentFile};
use crate::ids::{Caravan, Card, Cup, Leaf, Province, Region, Space};

/// Teapots by colour: green, red, blue, any.
pub(crate) type Pots = [u8; 4];

/// A card in play.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardData {
    pub strength: u8,
    /// T33: bits by the kinds of side actions.
    pub sides: u8,
    pub pots: Pots,
    pub bonus: Vec<Effect>,
    pub vp: u8,
    /// Of action cards.
    pub leaves: u8,
    pub quality: u8,
    pub cost_pots: Pots,
    /// Of emperor cards.
    pub scoring: Option<Scoring>,
}

/// A board that can be played on.
pub struct Board {
    file: BoardFile,
    /// Regions adjacent to each one, and regions two borders away (T21).
    pub(crate) near: [u16; Region::COUNT],
    pub(crate) far: [u16; Region::COUNT],
    pub(crate) value: [u8; Region::COUNT],
    /// Regions of each province.
    pub(crate) within: [u16; Province::COUNT],
    pub(crate) start: Region,
    /// Spaces that exist, as bits, and their points.
    pub(crate) spaces: u64,
    pub(crate) points: [u8; Space::COUNT],
    pub(crate) cards: Vec<CardData>,
    pub(crate) caravans: Vec<CaravanFile>,
    pub(crate) cups: Vec<CupFile>,
    /// Cards with each side action, then cards with a teapot, as bits.
    pub(crate) symbols: [u128; 4],
    pub(crate) scrolls: [u8; 3],
}

teahouse_game::board_by_rules!(Board);

fn pots(list: &[Pot]) -> Pots {
    let mut all = [0; 4];
    list.iter().for_each(|pot| all[*pot as usize] += 1);
    all
}

fn sides(list: &[Side]) -> u8 {
    list.iter().fold(0, |all, side| all | 1 << *side as u8)
}

/// Files of a list, in the order of their ids.
fn sorted<T: Clone>(list: &[T], id: impl Fn(&T) -> &str) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort_by(|a, b| id(a).cmp(id(b)));
    list
}

impl Board {
    /// The file it was made from.
    pub fn written(&self) -> &BoardFile {
        &self.file
    }

    #[inline(always)]
    pub(crate) fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    #[inline(always)]
    pub(crate) fn caravan(&self, caravan: Caravan) -> &CaravanFile {
        &self.caravans[caravan.index()]
    }

    #[inline(always)]
    pub(crate) fn player(&self) -> &PlayerFile {
        &self.file.player_board
    }

    #[inline(always)]
    pub(crate) fn rows(&self) -> &[RowFile] {
        &self.file.emperor_track.rows
    }

    #[inline(always)]
    pub(crate) fn segments(&self) -> &[SegmentFile] {
        &self.file.river.segments
    }

    /// The last segment of the river.
    #[inline(always)]
    pub(crate) fn last(&self) -> u8 {
        self.file.river.segments.len() as u8 - 1
    }

    pub(crate) fn has_space(&self, space: Space) -> bool {
        self.spaces >> space.0 & 1 == 1
    }

    /// The number for so many players in one of the small tables.
    pub(crate) fn by_players(table: &BTreeMap<String, u8>, players: u8) -> u8 {
        table[&players.to_string()]
    }

    /// A file without faults.
    fn of(mut file: BoardFile) -> Board {
        // Lists whose order means nothing, so that boards are the same whichever way they are written.
        file.regions.sort_by_key(|region| region.id);
        file.regions.iter_mut().for_each(|region| region.adjacent.sort_unstable());
        file.starting_cards = sorted(&file.starting_cards, |card| &card.id);
        file.action_cards.cards = sorted(&file.action_cards.cards, |card| &card.id);
        file.emperor_cards = sorted(&file.emperor_cards, |card| &card.id);
        file.tokens = sorted(&file.tokens, |token| &token.id);
        // In the order of views: cups of the first province come first.
        file.provinces.sort_by_key(|province| province.id.parse::<Province>().ok());
        let mut near = [0u16; Region::COUNT];
        let mut value = [0; Region::COUNT];
        let mut within = [0; Province::COUNT];
        let (mut spaces, mut points) = (0, [0; Space::COUNT]);
        for (n, region) in file.regions.iter().enumerate() {
            near[n] = region.adjacent.iter().fold(0, |all, other| all | 1 << (other - 1));
            value[n] = region.value;
            let province: Province = region.province.parse().expect("provinces are checked");
            within[province.index()] |= 1 << n;
            for space in &region.spaces {
                let space_id: Space = space.id.parse().expect("spaces are checked");
                spaces |= 1 << space_id.0;
                points[space_id.index()] = space.vp;
            }
        }
        let far = std::array::from_fn(|n| {
            let around = Region::all().filter(|r| near[n] & r.bit() != 0).fold(0, |all, r| all | near[r.index()]);
            around & !near[n] & !(1 << n)
        });
        let mut cards = vec![CardData::default(); Card::COUNT];
        let at = |id: &str| id.parse::<Card>().expect("cards are checked").index();
        for card in &file.starting_cards {
            let (strength, bonus) = (card.strength, card.bonus.clone());
            let known = CardData { strength, bonus, ..CardData::default() };
            cards[at(&card.id)] = CardData { sides: sides(&card.side), pots: pots(&card.teapots), ..known };
        }
        for card in &file.action_cards.cards {
            cards[at(&card.id)] = CardData {
                strength: card.strength,
                sides: sides(&card.side),
                pots: pots(&card.teapots),
                bonus: card.bonus.clone(),
                vp: card.vp,
                leaves: card.cost.leaves.n,
                quality: card.cost.leaves.q,
                cost_pots: pots(&card.cost.teapots),
                scoring: None,
            };
        }
        for card in &file.emperor_cards {
            let (strength, bonus, scoring) = (card.strength, card.bonus.clone(), Some(card.scoring));
            let known = CardData { strength, bonus, scoring, ..CardData::default() };
            cards[at(&card.id)] = CardData { sides: sides(&card.side), pots: pots(&card.teapots), ..known };
        }
        let having = |fits: &dyn Fn(&CardData) -> bool| {
            cards.iter().enumerate().filter(|(_, card)| fits(card)).fold(0u128, |all, (n, _)| all | 1 << n)
        };
        let symbols = [
            having(&|card| card.sides & 1 != 0),
            having(&|card| card.sides & 2 != 0),
            having(&|card| card.sides & 4 != 0),
            having(&|card| card.pots != [0; 4]),
        ];
        Board {
            near,
            far,
            value,
            within,
            start: Region(file.start_region - 1),
            spaces,
            points,
            cards,
            caravans: sorted(&file.caravans.cards, |card| &card.id),
            cups: sorted(&file.cups.tiles, |cup| &cup.id),
            symbols,
            scrolls: Scroll::ALL.map(|scroll| file.player_board.supply.scrolls[&scroll]),
            file,
        }
    }
}

impl Data for Board {
    fn built_in() -> &'static [Board] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            let files = [include_str!("../boards/valley.json")];
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
        let file = &self.file;
        let mut lines = vec![format!("start {}", file.start_region)];
        for region in &file.regions {
            let spaces: Vec<String> = region.spaces.iter().map(|s| format!("{}={}", s.id, s.vp)).collect();
            let (id, province, value) = (region.id, &region.province, region.value);
            lines.push(format!("region {id} {province} {value} {:?} {}", region.adjacent, spaces.join(" ")));
        }
        for segment in &file.river.segments {
            let (end, slots) = (json(&segment.end_vp), json(&segment.final_slots));
            lines.push(format!("river {} {} {end} {slots}", segment.index, json(&segment.bonus)));
        }
        lines.push(format!("centre {}", file.university.centre.vp_each));
        for sector in &file.university.sectors {
            for part in &sector.parts {
                let (name, end) = (&part.part, part.end_vp);
                lines.push(format!("sector {} {name} {} {end}", sector.sector, json(&part.bonus)));
            }
        }
        for row in &file.emperor_track.rows {
            lines.push(format!("row {} {} {} {}", row.row, json(&row.cost), json(&row.reward), row.end_vp));
        }
        lines.push(format!("tokens {}", json(&file.tokens)));
        lines.push(format!("cups {} {}", json(&file.cups.stack_sizes), json(&file.cups.match_table)));
        self.cups.iter().for_each(|cup| lines.push(json(cup)));
        file.starting_cards.iter().for_each(|card| lines.push(json(card)));
        lines.push(format!("actions {}", json(&file.action_cards.used_per_level)));
        file.action_cards.cards.iter().for_each(|card| lines.push(json(card)));
        lines.push(format!("caravans {}", json(&file.caravans.basic_used)));
        self.caravans.iter().for_each(|card| lines.push(json(card)));
        for card in &file.emperor_cards {
            lines.push(json(&EmperorCardFile { title: String::new(), ..card.clone() }));
        }
        lines.push(json(&PlayerFile { player_colors: Value::Null, ..file.player_board.clone() }));
        lines.join("\n")
    }

    fn file(&self) -> String {
        serde_json::to_string(&self.file).expect("a board is plain data")
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// Spaces and leaves fit their sets.
const _: () = assert!(Space::COUNT <= 64 && Cup::COUNT <= 64 && Leaf::COUNT == 12);
