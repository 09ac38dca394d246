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
}

/// What has no meaning for the rules but without which no page can show the board.
fn drawing(file: &BoardFile, faults: &mut Faults) {
    let box_of = |value: &Value| value.as_array().is_some_and(|all| all.len() == 4 && all.iter().all(Value::is_number));
    let path = |value: &Value, least: usize| {
        let point = |p: &Value| p.as_array().is_some_and(|xy| xy.len() == 2 && xy.iter().all(Value::is_number));
        value.as_array().is_some_and(|all| all.len() >= least && all.iter().all(point))
    };
    for (at, value) in [
        ("viewbox", &file.viewbox),
        ("university: viewbox", &file.university.viewbox),
        ("emperor_track: viewbox", &file.emperor_track.viewbox),
    ] {
        faults.need(box_of(value), at, "four numbers");
    }
    for province in &file.provinces {
        faults.need(province.cup_stack.is_some(), format!("provinces: {}", province.id), "cup_stack: x and y");
    }
    for region in &file.regions {
        let at = format!("regions: region {}", region.id);
        faults.need(path(&region.polygon, 3), &at, "polygon: at least three points");
        faults.need(region.label.is_some() && region.value_badge.is_some(), &at, "label and value_badge: x and y");
    }
    let start = &file.university.start;
    faults.need(start["x"].is_number() && start["y"].is_number(), "university: start", "x and y");
    let river = &file.decor["river"];
    let wide = river["width_start"].is_number() && river["width_end"].is_number();
    faults.need(
        path(&river["path"], 2) && path(&river["across"], 0) && wide,
        "decor: river",
        "path, across and widths",
    );
    let landmark = |l: &Value| l["kind"].is_string() && ["x", "y", "r"].iter().all(|key| l[key].is_number());
    let landmarks = file.decor["landmarks"].as_array().is_some_and(|all| all.iter().all(landmark));
    faults.need(landmarks, "decor: landmarks", "kind, x, y and r of each");
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
        faults.need(some, format!("provinces: {}", province.id), "has no region");
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
        let falls = segment.final_slots.windows(2).all(|pair| pair[0] >= pair[1]);
        let berths = if last { segment.final_slots.len() == 4 && falls } else { segment.final_slots.is_empty() };
        faults.need(berths, &at, "the last segment, and no other, has four falling final_slots");
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
            effects(&part.bonus, &format!("{at} {}", part.part), false, faults);
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
    let rises = file.cups.match_table.windows(2).all(|pair| pair[0] <= pair[1]);
    faults.need(file.cups.match_table.first() == Some(&0) && rises, "cups: match_table", "rises from 0");
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
        for trade in &card.trades {
            range(trade.pay.green.saturating_add(trade.pay.brown), 1, 9, &at, "leaves of a trade", faults);
            effects(&trade.reward, &at, false, faults);
        }
        for tier in &card.strengths {
            range(tier.strength, 1, 12, &at, "strength of a tier", faults);
            effects(&tier.reward, &at, false, faults);
        }
        let rises = card.strengths.windows(2).all(|pair| pair[0].strength < pair[1].strength);
        faults.need(rises, &at, "the second tier is stronger than the first");
    }
}

fn player(board: &PlayerFile, faults: &mut Faults) {
    let at = "player_board";
    let rises = board.garden_strengths.windows(2).all(|pair| pair[0] < pair[1]);
    faults.need(board.garden_strengths.len() == 6 && rises, "player_board: garden_strengths", "six rising numbers");
    board.garden_strengths.iter().for_each(|n| range(*n, 1, 20, at, "garden strength", faults));
    range(board.start_leaves.n, 0, 9, at, "start_leaves n", faults);
    range(board.start_leaves.q, 1, 6, at, "start_leaves q", faults);
    range(board.fee.leaves, 1, 9, at, "fee leaves", faults);
    range(board.fee.brown, 0, board.fee.leaves, at, "fee brown", faults);
    range(board.teapot_leaves, 1, 6, at, "teapot_leaves", faults);
    range(board.teapot_brown, 1, 6, at, "teapot_brown", faults);
    range(board.repeat_brown, 1, 9, at, "repeat_brown", faults);
    range(board.distance_surcharge, 0, 9, at, "distance_surcharge", faults);
    range(board.workers, 2, 20, at, "workers", faults);
    let rises = board.market_slot_strengths.windows(2).all(|pair| pair[0] <= pair[1]);
    let six = board.market_slot_strengths.len() == 6 && rises;
    faults.need(six, "player_board: market_slot_strengths", "six numbers that do not fall");
    range(board.supply.leaves, 36, 200, "player_board: supply", "leaves", faults);
    range(board.supply.cup_markers, 1, 100, "player_board: supply", "cup_markers", faults);
    range(board.supply.emperor_tokens, 1, 100, "player_board: supply", "emperor_tokens", faults);
    let all = Scroll::ALL.iter().all(|scroll| board.supply.scrolls.contains_key(scroll));
    faults.need(all, "player_board: supply", "scrolls of all three kinds");
    board.supply.scrolls.values().for_each(|n| range(*n, 1, 50, "player_board: supply", "scrolls", faults));
}
