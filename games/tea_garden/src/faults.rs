//! Is this file a board? Every fault names its part, its card and what is wrong.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use teahouse_game::Faults;

use crate::effect::{Count, Effect, Pot, Scoring, Scroll, Side};
use crate::file::*;
use crate::ids::{Bonus, Caravan, Card, Cup, PER_LEVEL, Province, Region};

/// A file that is no board at all: where the trouble is, as nearly as can be said.
pub(crate) fn explain(text: &str, error: &serde_json::Error, faults: &mut Faults) {
    let Ok(file) = serde_json::from_str::<Value>(text) else {
        faults.add("file", error);
        return;
    };
    each::<ProvinceFile>("provinces", "province", "id", &file["provinces"], faults);
    each::<RegionFile>("regions", "region", "id", &file["regions"], faults);
    each::<SegmentFile>("river", "segment", "index", &file["river"]["segments"], faults);
    each::<SectorFile>("university", "sector", "sector", &file["university"]["sectors"], faults);
    each::<RowFile>("emperor_track", "row", "row", &file["emperor_track"]["rows"], faults);
    each::<TokenFile>("tokens", "token", "id", &file["tokens"], faults);
    each::<CupFile>("cups", "tile", "id", &file["cups"]["tiles"], faults);
    each::<CardFile>("starting_cards", "card", "id", &file["starting_cards"], faults);
    each::<ActionFile>("action_cards", "card", "id", &file["action_cards"]["cards"], faults);
    each::<CaravanFile>("caravans", "card", "id", &file["caravans"]["cards"], faults);
    each::<EmperorCardFile>("emperor_cards", "card", "id", &file["emperor_cards"], faults);
    around::<RiverFile>("river", "segments", &file, faults);
    around::<UniversityFile>("university", "sectors", &file, faults);
    around::<EmperorFile>("emperor_track", "rows", &file, faults);
    around::<CupsFile>("cups", "tiles", &file, faults);
    around::<ActionsFile>("action_cards", "cards", &file, faults);
    around::<CaravansFile>("caravans", "cards", &file, faults);
    around::<PlayerFile>("player_board", "", &file, faults);
    if faults.0.is_empty() {
        troubles::<BoardFile>(&file).into_iter().for_each(|trouble| faults.add("file", trouble));
    }
    // A field that is there twice.
    if faults.0.is_empty() {
        faults.add("file", error);
    }
}

/// Every item of a list.
fn each<T: DeserializeOwned>(part: &str, what: &str, key: &str, list: &Value, faults: &mut Faults) {
    for (n, item) in list.as_array().into_iter().flatten().enumerate() {
        let id = item.get(key).map_or(format!("[{n}]"), |id| id.as_str().map_or(id.to_string(), str::to_owned));
        for trouble in troubles::<T>(item) {
            faults.add(format!("{part}: {what} {id}"), trouble);
        }
    }
}

/// A part, but for the items of its list: these have been looked at.
fn around<T: DeserializeOwned>(part: &str, list: &str, file: &Value, faults: &mut Faults) {
    let Some(mut value) = file.get(part).cloned() else { return };
    if let Some(Value::Array(items)) = value.get_mut(list) {
        items.clear();
    }
    troubles::<T>(&value).into_iter().for_each(|trouble| faults.add(part, trouble));
}

/// What is wrong with something, with the field where that is.
fn troubles<T: DeserializeOwned>(value: &Value) -> Vec<String> {
    let Err(error) = T::deserialize(value) else { return Vec::new() };
    let names_field = |error: &String| error.starts_with("missing field") || error.starts_with("unknown field");
    // Any other error says what was expected, but not where: each field by itself shows whose it is.
    let alone = |(key, value): (&String, &Value)| {
        let error = T::deserialize(json!({ key: value })).err()?.to_string();
        (!names_field(&error)).then(|| format!("{key}: {error}"))
    };
    let mut all: Vec<String> = value.as_object().into_iter().flatten().filter_map(alone).collect();
    let error = error.to_string();
    if all.is_empty() || names_field(&error) {
        all.push(error);
    }
    all
}

/// Everything that is wrong with a file.
pub(crate) fn check(file: &BoardFile, faults: &mut Faults) {
    let is_id = !file.id.is_empty()
        && file.id.len() <= 40
        && file.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    faults.need(is_id, "id", "lower-case letters, digits and hyphens");
    map(file, faults);
    tracks(file, faults);
    tiles(file, faults);
    cards(file, faults);
    player(&file.player_board, faults);
    drawing(file, faults);
    sources(file, faults);
}

/// Parts of a file that may come from elsewhere than the rest; `emperor_scoring` is what emperor cards score.
const PARTS: [&str; 12] = [
    "regions",
    "river",
    "university",
    "centre",
    "emperor_track",
    "tokens",
    "cups",
    "starting_cards",
    "action_cards",
    "caravans",
    "emperor_cards",
    "emperor_scoring",
];

/// Whatever is said to come from somewhere is there.
fn sources(file: &BoardFile, faults: &mut Faults) {
    for (key, source) in &file.sources {
        let place = |name: &str, most: usize| {
            let number = key.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')?.parse::<usize>().ok());
            number.is_some_and(|n| (1..=most).contains(&n))
        };
        let known = PARTS.contains(&key.as_str())
            || key.parse::<Card>().is_ok()
            || key.parse::<Caravan>().is_ok()
            || key.parse::<Cup>().is_ok()
            || key.parse::<Bonus>().is_ok()
            || key.strip_prefix("cost ").is_some_and(|card| card.parse::<Card>().is_ok_and(|card| card.is_action()))
            || place("segment", file.river.segments.len().saturating_sub(1))
            || place("sector", file.university.sectors.len())
            || place("row", file.emperor_track.rows.len());
        faults.need(known, format!("sources: {key:?}"), "is no part, card, tile, token or place of the board");
        faults.need(!source.trim().is_empty(), format!("sources: {key:?}"), "is empty");
    }
}

/// What has no meaning for the rules but without which no page can show the board.
fn drawing(file: &BoardFile, faults: &mut Faults) {
    let canvas = Canvas::read(&file.viewbox, "viewbox", faults);
    let rose = Canvas::read(&file.university.viewbox, "university: viewbox", faults);
    Canvas::read(&file.emperor_track.viewbox, "emperor_track: viewbox", faults);
    for province in &file.provinces {
        let at = format!("provinces: {}", province.id);
        for (key, value) in [("fill", &province.fill), ("edge", &province.edge)] {
            faults.need(is_colour(value), &at, format!("{key}: a colour such as \"#b8963a\", not {value:?}"));
        }
        canvas.holds_some(province.cup_stack, &at, "cup_stack", faults);
    }
    for region in &file.regions {
        let at = format!("regions: region {}", region.id);
        canvas.holds_some(region.label, &at, "label", faults);
        canvas.holds_some(region.value_badge, &at, "value_badge", faults);
        if let Some(hex) = region.bonus_hex {
            canvas.holds(hex.x, hex.y, &at, "bonus_hex: ", faults);
        }
        for space in &region.spaces {
            canvas.holds(space.x, space.y, &at, &format!("space {}: ", space.id), faults);
        }
        outline(&region.polygon, canvas, &at, faults);
    }
    for segment in &file.river.segments {
        canvas.holds(segment.x, segment.y, &format!("river: segment {}", segment.index), "", faults);
    }
    wheel(&file.university, rose, faults);
    let river = &file.decor["river"];
    let wide = ["width_start", "width_end"].iter().all(|key| river[key].as_f64().is_some_and(|width| width > 0.0));
    let lines = path(&river["path"]).is_some_and(|all| all.len() >= 2) && path(&river["across"]).is_some();
    faults.need(lines && wide, "decor: river", "path, across and widths");
    let landmark = |l: &Value| l["kind"].is_string() && ["x", "y", "r"].iter().all(|key| l[key].is_number());
    let landmarks = file.decor["landmarks"].as_array().is_some_and(|all| all.iter().all(landmark));
    faults.need(landmarks, "decor: landmarks", "kind, x, y and r of each");
}

/// The border of a region: points of the map around some land.
fn outline(polygon: &Value, canvas: Canvas, at: &str, faults: &mut Faults) {
    let Some(points) = path(polygon).filter(|all| all.len() >= 3) else {
        return faults.add(at, "polygon: at least three points");
    };
    for (n, [x, y]) in points.iter().enumerate() {
        canvas.holds(*x, *y, at, &format!("polygon[{n}]: "), faults);
    }
    let next = points.iter().cycle().skip(1);
    let area: f64 = points.iter().zip(next).map(|([x, y], [to_x, to_y])| x * to_y - to_x * y).sum();
    faults.need(area.abs() > 1.0, at, "polygon: has no land inside");
}

/// The university: pieces of rings around the centre, which are drawn with arcs of less than half a turn.
fn wheel(university: &UniversityFile, canvas: Canvas, faults: &mut Faults) {
    let centre = &university.centre;
    canvas.holds(centre.x, centre.y, "university: centre", "", faults);
    faults.need(centre.r > 0.0, "university: centre", "r: more than 0");
    let number = |key: &str| university.start[key].as_f64().unwrap_or(f64::NAN);
    canvas.holds(number("x"), number("y"), "university: start", "", faults);
    for sector in &university.sectors {
        let at = format!("university: sector {}", sector.sector);
        faults.need(!sector.start_angle.is_nan(), &at, "start_angle is missing");
        faults.need(!sector.end_angle.is_nan(), &at, "end_angle is missing");
        let turn = sector.end_angle - sector.start_angle;
        let wide = turn.is_nan() || (10.0..180.0).contains(&turn);
        faults.need(wide, &at, "end_angle: 10 to less than 180 degrees after start_angle");
        for part in &sector.parts {
            let at = format!("{at} {}", part.part);
            faults.need(!part.r_in.is_nan(), &at, "r_in is missing");
            faults.need(!part.r_out.is_nan(), &at, "r_out is missing");
            faults.need(part.r_in.is_nan() || part.r_in >= 0.0, &at, "r_in: not less than 0");
            let thick = part.r_in.is_nan() || part.r_out.is_nan() || part.r_out > part.r_in;
            faults.need(thick, &at, "r_out: more than r_in");
            let fits = part.r_out.is_nan() || part.r_out <= canvas.room();
            faults.need(fits, &at, "r_out: at most the width of the viewbox");
        }
    }
}

/// The part of the plane that a page shows, from and to for x and y; without bounds if the file does not say.
#[derive(Clone, Copy)]
struct Canvas([[f64; 2]; 2]);

impl Canvas {
    fn read(value: &Value, at: &str, faults: &mut Faults) -> Canvas {
        let numbers: Option<Vec<f64>> = value.as_array().into_iter().flatten().map(Value::as_f64).collect();
        let Some(&[x, y, width, height]) = numbers.as_deref() else {
            faults.add(at, "four numbers");
            return Canvas([[f64::NEG_INFINITY, f64::INFINITY]; 2]);
        };
        faults.need(width > 0.0 && height > 0.0, at, "width and height: more than 0");
        Canvas([[x, x + width], [y, y + height]])
    }

    /// A place that can be seen.
    fn holds(self, x: f64, y: f64, at: &str, what: &str, faults: &mut Faults) {
        for ((key, value), [from, to]) in [("x", x), ("y", y)].into_iter().zip(self.0) {
            if value.is_nan() {
                faults.add(at, format!("{what}{key} is missing"));
            } else {
                let seen = (from..=to).contains(&value);
                faults.need(seen, at, format!("{what}{key} is {value}, not {from} to {to}"));
            }
        }
    }

    fn holds_some(self, place: Option<Point2>, at: &str, what: &str, faults: &mut Faults) {
        match place {
            Some(place) => self.holds(place.x, place.y, at, &format!("{what}: "), faults),
            None => faults.add(at, format!("{what}: x and y")),
        }
    }

    fn room(self) -> f64 {
        self.0[0][1] - self.0[0][0]
    }
}

/// A list of points.
fn path(value: &Value) -> Option<Vec<[f64; 2]>> {
    let point = |p: &Value| match p.as_array()?.as_slice() {
        [x, y] => Some([x.as_f64()?, y.as_f64()?]),
        _ => None,
    };
    value.as_array()?.iter().map(point).collect()
}

/// `#` and three or six hexadecimal digits.
fn is_colour(text: &str) -> bool {
    let digits = text.strip_prefix('#').filter(|digits| matches!(digits.len(), 3 | 6));
    digits.is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Each of these ids once.
fn ids<T: std::fmt::Display>(part: &str, found: Vec<String>, wanted: impl Iterator<Item = T>, faults: &mut Faults) {
    let wanted: BTreeSet<String> = wanted.map(|id| id.to_string()).collect();
    let mut seen = BTreeSet::new();
    for id in found {
        faults.need(wanted.contains(&id), format!("{part}: {id:?}"), "is not one of the ids of this list");
        faults.need(seen.insert(id.clone()), format!("{part}: {id:?}"), "is there twice");
    }
    wanted.difference(&seen).for_each(|id| faults.add(format!("{part}: {id:?}"), "is missing"));
}

fn range(value: u8, from: u8, to: u8, at: &str, what: &str, faults: &mut Faults) {
    faults.need((from..=to).contains(&value), at, format!("{what} is {value}, not {from} to {to}"));
}

/// Every number of a list in its range.
fn items(list: &[u8], from: u8, to: u8, at: &str, what: &str, faults: &mut Faults) {
    list.iter().enumerate().for_each(|(n, value)| range(*value, from, to, at, &format!("{what}[{n}]"), faults));
}

/// Each number of a list as it should be after the one before.
fn in_order(list: &[u8], fits: fn(u8, u8) -> bool, at: &str, what: &str, should: &str, faults: &mut Faults) {
    for (n, pair) in list.windows(2).enumerate() {
        let said = format!("{what}[{}] is {}, not {should} {}", n + 1, pair[1], pair[0]);
        faults.need(fits(pair[0], pair[1]), at, said);
    }
}

pub(crate) fn effects(list: &[Effect], at: &str, sale: bool, faults: &mut Faults) {
    faults.need(list.len() <= 4, at, "more than four effects");
    for effect in list {
        match *effect {
            Effect::Vp { n } => range(n, 1, 50, at, "vp n", faults),
            Effect::Leaves { n, q } => {
                range(n, 1, 9, at, "leaves n", faults);
                range(q, 1, 6, at, "leaves q", faults);
            }
            Effect::Ferment { n } => range(n, 1, 9, at, "ferment n", faults),
            Effect::EmperorToken { n } => range(n, 1, 9, at, "emperor_token n", faults),
            Effect::Scroll { n, .. } => range(n, 1, 8, at, "scroll n", faults),
            Effect::CupMarker { n } => range(n, 1, 9, at, "cup_marker n", faults),
            Effect::Draw { n } => range(n, 1, 9, at, "draw n", faults),
            // T47
            Effect::DrawDiscard { n } => range(n, 1, 2, at, "draw_discard n", faults),
            Effect::RemoveCard { n } => range(n, 1, 3, at, "remove_card n", faults),
            Effect::EmperorCard { n } => range(n, 1, 3, at, "emperor_card n", faults),
            Effect::SellLeaves { max, green, brown } => {
                faults.need(sale, at, "sell_leaves is a bonus of cards only");
                range(max, 1, 20, at, "sell_leaves max", faults);
                range(green, 0, 9, at, "sell_leaves green", faults);
                range(brown, 0, 9, at, "sell_leaves brown", faults);
            }
        }
    }
    // T50: once a turn.
    let sales = list.iter().filter(|effect| matches!(effect, Effect::SellLeaves { .. })).count();
    faults.need(sales <= 1, at, "sells leaves twice");
    // T12: a removal could take the card that a later draw is to bring to an empty hand.
    let removal = list.iter().position(|effect| matches!(effect, Effect::RemoveCard { .. }));
    let draw = list.iter().rposition(|effect| matches!(effect, Effect::Draw { .. } | Effect::DrawDiscard { .. }));
    faults.need(removal.is_none() || draw.is_none() || draw < removal, at, "remove_card comes after all draws");
}

fn map(file: &BoardFile, faults: &mut Faults) {
    ids("provinces", file.provinces.iter().map(|p| p.id.clone()).collect(), Province::all(), faults);
    ids("regions", file.regions.iter().map(|r| r.id.to_string()).collect(), Region::all(), faults);
    range(file.start_region, 1, 16, "start_region", "region", faults);
    let find = |id: u8| file.regions.iter().find(|r| r.id == id);
    for region in &file.regions {
        let at = format!("regions: region {}", region.id);
        faults.need(!region.name.trim().is_empty(), &at, "name is empty");
        faults.need(region.province.parse::<Province>().is_ok(), &at, format!("no province {:?}", region.province));
        range(region.value, 1, 6, &at, "value", faults);
        for other in &region.adjacent {
            let back = find(*other).is_some_and(|r| r.adjacent.contains(&region.id));
            faults.need(*other != region.id, &at, "is adjacent to itself");
            faults.need(back, &at, format!("adjacent to {other}, which does not say the same"));
        }
        let across = region.across_river.iter().all(|other| region.adjacent.contains(other));
        faults.need(across, &at, "across the river from a region that is not adjacent");
        let start = region.id == file.start_region;
        let wanted = if start { 4..=4 } else { 1..=4 };
        faults.need(wanted.contains(&region.spaces.len()), &at, format!("{} spaces", region.spaces.len()));
        for (space, letter) in region.spaces.iter().zip('a'..) {
            let right = format!("{}{letter}", region.id);
            faults.need(space.id == right, &at, format!("space {:?} should be {right:?}", space.id));
            range(space.vp, 0, 20, &at, &format!("vp of space {}", space.id), faults);
        }
        // D16
        faults.need(region.bonus_hex.is_some() != start, &at, "a place for a bonus token, but in the start region");
    }
    for province in &file.provinces {
        let some = file.regions.iter().any(|r| r.province == province.id);
        let at = format!("provinces: {}", province.id);
        faults.need(some, &at, "has no region");
        faults.need(!province.name.trim().is_empty(), &at, "name is empty");
    }
    let mut reached = BTreeSet::from([file.start_region]);
    let mut open = vec![file.start_region];
    while let Some(region) = open.pop().and_then(find) {
        open.extend(region.adjacent.iter().copied().filter(|other| reached.insert(*other)));
    }
    let all = file.regions.iter().all(|r| reached.contains(&r.id));
    faults.need(all, "regions", "some region cannot be reached from the start region");
}

fn tracks(file: &BoardFile, faults: &mut Faults) {
    let segments = &file.river.segments;
    faults.need((2..=20).contains(&segments.len()), "river", "2 to 20 segments, the start included");
    for (n, segment) in segments.iter().enumerate() {
        let at = format!("river: segment {}", segment.index);
        faults.need(usize::from(segment.index) == n, &at, format!("should be number {n}"));
        effects(&segment.bonus, &at, false, faults);
        // T35
        let last = n + 1 == segments.len();
        faults.need(segment.end_vp.is_none() == last, &at, "every segment but the last has end_vp");
        range(segment.end_vp.unwrap_or(0), 0, 50, &at, "end_vp", faults);
        let berths = if last { 4 } else { 0 };
        let right = segment.final_slots.len() == berths;
        faults.need(right, &at, "the last segment, and no other, has four final_slots");
        items(&segment.final_slots, 0, 50, &at, "final_slots", faults);
        in_order(&segment.final_slots, |a, b| a > b, &at, "final_slots", "less than", faults);
    }
    let sectors = &file.university.sectors;
    faults.need(sectors.len() == 4, "university", "four sectors");
    range(file.university.centre.vp_each, 0, 50, "university: centre", "vp_each", faults);
    for (n, sector) in sectors.iter().enumerate() {
        let at = format!("university: sector {}", sector.sector);
        faults.need(usize::from(sector.sector) == n + 1, &at, format!("should be number {}", n + 1));
        let names: Vec<&str> = sector.parts.iter().map(|part| part.part.as_str()).collect();
        faults.need(names == ["outer", "inner"], &at, "parts: outer, then inner");
        for part in &sector.parts {
            let at = format!("{at} {}", part.part);
            effects(&part.bonus, &at, false, faults);
            range(part.end_vp, 0, 50, &at, "end_vp", faults);
        }
    }
    let rows = &file.emperor_track.rows;
    faults.need(rows.len() == 6, "emperor_track", "six rows");
    for (n, row) in rows.iter().enumerate() {
        let at = format!("emperor_track: row {}", row.row);
        faults.need(usize::from(row.row) == n + 1, &at, format!("should be number {}", n + 1));
        range(row.cost.tokens, 0, 9, &at, "tokens", faults);
        range(row.cost.leaf_min_quality, 1, 6, &at, "leaf_min_quality", faults);
        range(row.end_vp, 0, 50, &at, "end_vp", faults);
        effects(&row.reward, &at, false, faults);
    }
}

/// A number for 2, 3 and 4 players.
fn table(table: &BTreeMap<String, u8>, most: u8, at: &str, faults: &mut Faults) {
    let keys: Vec<&str> = table.keys().map(String::as_str).collect();
    faults.need(keys == ["2", "3", "4"], at, "numbers for 2, 3 and 4 players");
    table.iter().for_each(|(players, n)| range(*n, 1, most, at, &format!("the number for {players}"), faults));
}

fn tiles(file: &BoardFile, faults: &mut Faults) {
    ids("tokens", file.tokens.iter().map(|t| t.id.clone()).collect(), Bonus::all(), faults);
    file.tokens.iter().for_each(|t| effects(&t.bonus, &format!("tokens: token {}", t.id), false, faults));
    ids("cups", file.cups.tiles.iter().map(|t| t.id.clone()).collect(), Cup::all(), faults);
    for tile in &file.cups.tiles {
        let at = format!("cups: tile {}", tile.id);
        effects(&tile.bonus, &at, false, faults);
        // T42: a marker for a marker would never end.
        let endless = tile.bonus.iter().any(|effect| matches!(effect, Effect::CupMarker { .. }));
        faults.need(!endless, &at, "cup_marker is no bonus of a tile");
    }
    table(&file.cups.stack_sizes, 8, "cups: stack_sizes", faults);
    // D12: for none, one, two … connections; 40 tiles have 39 at most.
    let (at, table) = ("cups", &file.cups.match_table);
    faults.need(
        (2..=Cup::COUNT).contains(&table.len()),
        at,
        format!("match_table: {} numbers, not 2 to 40", table.len()),
    );
    faults.need(table.first() == Some(&0), at, "match_table: begins with 0");
    items(table, 0, 50, at, "match_table", faults);
    in_order(table, |a, b| a <= b, at, "match_table", "at least", faults);
}

fn symbols(strength: u8, side: &[Side], teapots: &[Pot], bonus: &[Effect], at: &str, faults: &mut Faults) {
    range(strength, 1, 9, at, "strength", faults);
    let once = side.len() < 2 || (side.len() == 2 && side[0] != side[1]);
    faults.need(once, at, "at most two side actions, and different ones");
    faults.need(teapots.len() <= 3, at, "at most three teapots");
    effects(bonus, at, true, faults);
}

fn cards(file: &BoardFile, faults: &mut Faults) {
    let starting = file.starting_cards.iter().map(|c| c.id.clone()).collect();
    ids("starting_cards", starting, Card::all().filter(|c| c.is_starting()), faults);
    for card in &file.starting_cards {
        let at = format!("starting_cards: card {}", card.id);
        symbols(card.strength, &card.side, &card.teapots, &card.bonus, &at, faults);
    }
    let actions = file.action_cards.cards.iter().map(|c| c.id.clone()).collect();
    ids("action_cards", actions, Card::all().filter(|c| c.is_action()), faults);
    table(&file.action_cards.used_per_level, PER_LEVEL, "action_cards: used_per_level", faults);
    for card in &file.action_cards.cards {
        let at = format!("action_cards: card {}", card.id);
        symbols(card.strength, &card.side, &card.teapots, &card.bonus, &at, faults);
        let level = card.id.as_bytes().get(1).is_some_and(|b| b.wrapping_sub(b'0') == card.level);
        faults.need(level, &at, format!("level {} does not fit the id", card.level));
        range(card.cost.leaves.n, 1, 9, &at, "leaves n of the cost", faults);
        range(card.cost.leaves.q, 1, 6, &at, "leaves q of the cost", faults);
        faults.need(card.cost.teapots.len() <= 4, &at, "at most four teapots in the cost");
        range(card.vp, 0, 50, &at, "vp", faults);
    }
    let emperors = file.emperor_cards.iter().map(|c| c.id.clone()).collect();
    ids("emperor_cards", emperors, Card::all().filter(|c| !c.is_action() && !c.is_starting()), faults);
    for card in &file.emperor_cards {
        let at = format!("emperor_cards: card {}", card.id);
        symbols(card.strength, &card.side, &card.teapots, &card.bonus, &at, faults);
        faults.need(!card.title.trim().is_empty(), &at, "title is empty");
        match card.scoring {
            Scoring::Per { vp, max, .. } => {
                range(vp, 1, 20, &at, "scoring vp", faults);
                range(max, 1, 20, &at, "scoring max", faults);
            }
            Scoring::Flat { vp } => range(vp, 1, 50, &at, "scoring vp", faults),
            Scoring::FlatMinus { vp, minus, minus_per } => {
                range(vp, 1, 50, &at, "scoring vp", faults);
                range(minus, 1, 9, &at, "scoring minus", faults);
                faults.need(minus_per == Count::StartingCards, &at, "minus_per is starting_cards");
            }
        }
    }
    ids("caravans", file.caravans.cards.iter().map(|c| c.id.clone()).collect(), Caravan::all(), faults);
    table(&file.caravans.basic_used, 15, "caravans: basic_used", faults);
    for card in &file.caravans.cards {
        let at = format!("caravans: card {}", card.id);
        faults.need(card.trades.len() == 2 && card.strengths.len() == 2, &at, "two trades and two strengths");
        for (n, trade) in card.trades.iter().enumerate() {
            let at = format!("{at}: trades[{n}]");
            range(trade.pay.green.saturating_add(trade.pay.brown), 1, 9, &at, "leaves of a trade", faults);
            effects(&trade.reward, &at, false, faults);
        }
        for (n, tier) in card.strengths.iter().enumerate() {
            let at = format!("{at}: strengths[{n}]");
            range(tier.strength, 1, 12, &at, "strength of a tier", faults);
            effects(&tier.reward, &at, false, faults);
        }
        let rises = card.strengths.windows(2).all(|pair| pair[0].strength < pair[1].strength);
        faults.need(rises, &at, "the second tier is stronger than the first");
    }
}

fn player(board: &PlayerFile, faults: &mut Faults) {
    let at = "player_board";
    let six = board.garden_strengths.len() == 6;
    faults.need(six, at, "garden_strengths: six rising numbers");
    in_order(&board.garden_strengths, |a, b| a < b, at, "garden_strengths", "more than", faults);
    items(&board.garden_strengths, 1, 20, at, "garden_strengths", faults);
    range(board.start_leaves.n, 0, 9, at, "start_leaves n", faults);
    range(board.start_leaves.q, 1, 6, at, "start_leaves q", faults);
    range(board.fee.leaves, 1, 9, at, "fee leaves", faults);
    range(board.fee.brown, 0, board.fee.leaves, at, "fee brown", faults);
    range(board.teapot_leaves, 1, 6, at, "teapot_leaves", faults);
    range(board.teapot_brown, 1, 6, at, "teapot_brown", faults);
    range(board.repeat_brown, 1, 9, at, "repeat_brown", faults);
    range(board.distance_surcharge, 0, 9, at, "distance_surcharge", faults);
    range(board.workers, 2, 20, at, "workers", faults);
    let slots = &board.market_slot_strengths;
    faults.need(slots.len() == 6, at, "market_slot_strengths: six numbers that do not fall");
    items(slots, 1, 20, at, "market_slot_strengths", faults);
    in_order(slots, |a, b| a <= b, at, "market_slot_strengths", "at least", faults);
    range(board.supply.leaves, 36, 200, "player_board: supply", "leaves", faults);
    range(board.supply.cup_markers, 1, 100, "player_board: supply", "cup_markers", faults);
    range(board.supply.emperor_tokens, 1, 100, "player_board: supply", "emperor_tokens", faults);
    let all = Scroll::ALL.iter().all(|scroll| board.supply.scrolls.contains_key(scroll));
    faults.need(all, "player_board: supply", "scrolls of all three kinds");
    board.supply.scrolls.values().for_each(|n| range(*n, 1, 50, "player_board: supply", "scrolls", faults));
}
