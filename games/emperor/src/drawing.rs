//! Can pages show it? What has no meaning for the rules but without which no map can be drawn.

use std::collections::BTreeSet;

use serde_json::Value;
use teahouse_game::Faults;

use crate::board::{Barrier, BoardFile};

/// Side of the canvas: pages show this frame, and sea and land beyond it.
const CANVAS: f64 = 1000.0;
/// So far beyond it lands and rivers may go on.
const BEYOND: f64 = 1000.0;
/// Points of one outline or line, or of the land of one province.
const MOST_POINTS: usize = 2000;
/// Length of a border; peaks and towers stand along it.
const LONGEST: f64 = 5000.0;

type Pair = [f64; 2];

/// A point that lies at most so far beyond the canvas.
fn point(value: &Value, beyond: f64) -> Option<Pair> {
    let inside = |n: &Value| n.as_f64().filter(|n| (-beyond..=CANVAS + beyond).contains(n));
    match value.as_array()?.as_slice() {
        [x, y] => Some([inside(x)?, inside(y)?]),
        _ => None,
    }
}

/// Points of a line or an outline.
fn points(value: &Value, least: usize, beyond: f64) -> Option<Vec<Pair>> {
    let all: Vec<Pair> = value.as_array()?.iter().map(|p| point(p, beyond)).collect::<Option<_>>()?;
    (least..=MOST_POINTS).contains(&all.len()).then_some(all)
}

/// A line from one place to another; nothing can be drawn along one that does not lead away.
fn line(value: &Value) -> bool {
    let far = |a: &Pair, b: &Pair| (b[0] - a[0]).hypot(b[1] - a[1]);
    points(value, 2, 0.0).is_some_and(|all| {
        let length: f64 = all.windows(2).map(|pair| far(&pair[0], &pair[1])).sum();
        far(&all[0], &all[all.len() - 1]) >= 1.0 && length <= LONGEST
    })
}

/// What pages cannot do without.
pub(crate) fn check(file: &BoardFile, faults: &mut Faults) {
    let square = file.size.as_array().is_some_and(|size| size.len() == 2 && size.iter().all(|n| *n == CANVAS));
    faults.need(square, "size", "[1000, 1000]");
    provinces(file, faults);
    borders(file, faults);
    decor(&file.decor, faults);
}

fn provinces(file: &BoardFile, faults: &mut Faults) {
    for province in &file.provinces {
        let at = format!("province {}", province.id);
        let outline = points(&province.polygon, 3, 0.0);
        faults.need(outline.is_some(), &at, "polygon: at least three points on the canvas");
        let islands: Option<Vec<_>> =
            province.islands.as_array().and_then(|all| all.iter().map(|i| points(i, 3, 0.0)).collect());
        faults.need(islands.is_some(), &at, "islands: a list of outlines, each of at least three points on the canvas");
        let all = outline.iter().chain(islands.iter().flatten()).map(Vec::len).sum::<usize>();
        faults.need(all <= MOST_POINTS, &at, format!("at most {MOST_POINTS} points in all"));
        for (name, place) in [("label", &province.label), ("marker", &province.marker), ("economy", &province.economy)]
        {
            faults.need(point(place, 0.0).is_some(), &at, format!("{name}: a point on the canvas"));
        }
    }
}

fn borders(file: &BoardFile, faults: &mut Faults) {
    for border in &file.borders {
        let at = format!("border {}", border.id);
        faults.need(["land", "sea"].contains(&border.kind.as_str()), &at, "kind: land or sea");
        // Drawn and named as water to cross, whatever else lies there.
        let chosen = file.choices.values().any(|choice| choice.border == border.id);
        let water = border.barriers == [Barrier::Water] && !chosen;
        faults.need(border.kind != "sea" || water, &at, "a sea crossing has the barrier water and no other");
        let what = format!("line: at least two points on the canvas, its ends apart, no longer than {LONGEST}");
        faults.need(line(&border.line), &at, what);
    }
}

fn decor(decor: &Value, faults: &mut Faults) {
    let outline = |land: &Value| points(land, 3, BEYOND).is_some();
    let lands = decor["land"].as_array().is_some_and(|all| all.iter().all(outline));
    faults.need(lands, "decor land", "a list of outlines, each of at least three points on the canvas or near it");
    let river = |river: &Value| river["name"].is_string() && points(&river["line"], 2, BEYOND).is_some();
    let rivers = decor["rivers"].as_array().is_some_and(|all| all.iter().all(river));
    faults.need(rivers, "decor rivers", "name and line of each, of at least two points on the canvas or near it");
    let text = |text: &Value| text["text"].is_string() && point(&text["at"], 0.0).is_some();
    let texts = decor["texts"].as_array();
    let placed = texts.is_some_and(|all| all.iter().all(text));
    faults.need(placed, "decor texts", "text and at of each, a point on the canvas");
    let mut seen = BTreeSet::new();
    let mut twice = texts.into_iter().flatten().filter_map(|t| t["text"].as_str()).filter(|t| !seen.insert(*t));
    if let Some(text) = twice.next() {
        faults.add("decor texts", format!("{text:?} is there twice"));
    }
}
